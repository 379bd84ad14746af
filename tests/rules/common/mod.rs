//! What the tests of the rules share: random numbers from a fixed seed, all rule sets, tables written by hand.
#![allow(dead_code, reason = "each test file uses a part of it")]

use klondike::{
    Action, Card, Column, ColumnParts, Deal, Draw, EmptyColumn, Passes, PileId, Rules, Seed, Suit, Table, TableParts,
};

/// SplitMix64: small, well spread, and the same for ever.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number in `0..bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// All 80 rule sets: two draws, unlimited or 1 to 9 passes, both rules for empty columns, worrying back on and off.
pub fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for draw in [Draw::One, Draw::Three] {
        for passes in [Passes::Unlimited].into_iter().chain((1..=9).filter_map(Passes::limited)) {
            for empty_column in [EmptyColumn::Kings, EmptyColumn::Any] {
                for worry_back in [true, false] {
                    all.push(Rules { draw, passes, empty_column, worry_back });
                }
            }
        }
    }
    assert_eq!(all.len(), 80);
    all
}

pub fn draw_1() -> Rules {
    Rules::default()
}

pub fn draw_3() -> Rules {
    Rules { draw: Draw::Three, ..Rules::default() }
}

pub fn any_card() -> Rules {
    Rules { empty_column: EmptyColumn::Any, ..Rules::default() }
}

pub fn with_passes(rules: Rules, passes: u8) -> Rules {
    Rules { passes: Passes::limited(passes).expect("1 to 9"), ..rules }
}

pub fn deal_of(seed: &str) -> Deal {
    seed.parse::<Seed>().expect("a seed").deal()
}

pub fn table_of(seed: &str) -> Table {
    Table::deal(&deal_of(seed))
}

pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub fn cards(text: &str) -> Vec<Card> {
    text.as_bytes().chunks(2).map(|pair| card(std::str::from_utf8(pair).expect("ASCII"))).collect()
}

/// A column by number, 1 to 7.
pub fn t(number: u8) -> PileId {
    PileId::Tableau(column(number))
}

pub fn column(number: u8) -> Column {
    Column::from_number(number).expect("1 to 7")
}

pub const W: PileId = PileId::Waste;
pub const S: PileId = PileId::Stock;
pub const FC: PileId = PileId::Foundation(Suit::Clubs);
pub const FD: PileId = PileId::Foundation(Suit::Diamonds);
pub const FH: PileId = PileId::Foundation(Suit::Hearts);
pub const FS: PileId = PileId::Foundation(Suit::Spades);

pub fn mv(from: PileId, to: PileId) -> Action {
    Action::Move { from, to, count: 1 }
}

pub fn run(from: PileId, to: PileId, count: u8) -> Action {
    Action::Move { from, to, count }
}

/// A position by hand: the columns as [`ColumnParts`] reads them (`*` is a column that does not matter), the foundations'
/// ranks in the order ♣ ♦ ♥ ♠, waste and stock as lists of cards. Tests name what matters; see [`Position::filled`].
pub struct Position {
    pub columns: [&'static str; 7],
    pub foundations: [u8; 4],
    pub waste: &'static str,
    pub stock: &'static str,
    pub pass: u32,
}

impl Default for Position {
    fn default() -> Position {
        Position { columns: [""; 7], foundations: [0; 4], waste: "", stock: "", pass: 1 }
    }
}

impl Position {
    pub fn parts(&self) -> TableParts {
        TableParts {
            columns: self.columns.map(|column| column.trim_matches('*').parse::<ColumnParts>().expect("a column")),
            foundations: self.foundations,
            waste: cards(self.waste),
            stock: cards(self.stock),
            pass: self.pass,
        }
    }

    /// The table, all 52 cards named.
    pub fn table(&self) -> Table {
        Table::from_parts(&self.parts()).expect("a whole table")
    }

    /// The table with the cards that were not named put where there is room: drawn last from the stock, then in the
    /// columns marked with `*`, then face down in the others that are not empty.
    pub fn filled(&self) -> Table {
        let mut parts = self.parts();
        let mut named: Vec<Card> = parts.stock.iter().chain(&parts.waste).copied().collect();
        for column in &parts.columns {
            named.extend(column.face_down.iter().chain(&column.face_up));
        }
        let mut rest: Vec<Card> = Card::pack()
            .filter(|card| card.rank() > parts.foundations[card.suit().index()] && !named.contains(card))
            .collect();
        for (text, column) in self.columns.iter().zip(&mut parts.columns) {
            if *text == "*" {
                column.face_up.extend(rest.pop());
            }
        }
        while let Some(card) = rest.pop() {
            if parts.stock.len() + parts.waste.len() < 24 {
                parts.stock.push(card);
                continue;
            }
            let room = |c: &usize| parts.columns[*c].face_down.len() < *c && !parts.columns[*c].face_up.is_empty();
            let marked = (0..7).filter(|&c| self.columns[c] == "*").find(room);
            let room = marked.or_else(|| (0..7).find(room));
            parts.columns[room.expect("room for every card")].face_down.insert(0, card);
        }
        Table::from_parts(&parts).expect("a table")
    }
}

/// Everything that a table shows, face-down cards in lower case: a picture that is equal only when all is.
pub fn picture(table: &Table) -> String {
    format!("{:?}", table.parts())
}

/// Plays random legal actions until none is left or `most` are played.
pub fn random_play(table: &mut Table, rules: &Rules, random: &mut Random, most: usize) {
    for _ in 0..most {
        let legal = table.legal_actions(rules);
        if legal.is_empty() {
            break;
        }
        table.play(rules, random.pick(&legal)).expect("legal");
    }
}

/// Every action that can be said at all, sense or not.
pub fn conceivable() -> impl Iterator<Item = Action> {
    let moves = PileId::ALL.into_iter().flat_map(|from| {
        PileId::ALL.into_iter().flat_map(move |to| (0..=14).map(move |count| Action::Move { from, to, count }))
    });
    [Action::Draw, Action::Recycle].into_iter().chain(moves)
}
