//! A second, naive set of the rules, written from the description alone and sharing nothing with the crate but the names
//! of piles and actions: cards are numbers and letters in growing lists, and nothing is fast.

use klondike::{Action, Draw, EmptyColumn, PileId, Rules, Suit, Table};

/// Rank, suit letter, face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    rank: u8,
    suit: char,
    up: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    pub columns: Vec<Vec<Lying>>,
    pub home: Vec<Vec<Lying>>,
    /// The next card is the last.
    pub stock: Vec<Lying>,
    pub waste: Vec<Lying>,
    pub passes_begun: u32,
}

const SUITS: &str = "CDHS";

fn read(pair: &[u8]) -> Lying {
    let rank = "A23456789TJQK".find(pair[0] as char).expect("a rank") as u8 + 1;
    Lying { rank, suit: pair[1] as char, up: false }
}

fn red(card: Lying) -> bool {
    card.suit == 'D' || card.suit == 'H'
}

impl Model {
    /// Deals the 104-character line.
    pub fn deal(line: &str) -> Model {
        let mut pack: Vec<Lying> = line.as_bytes().chunks(2).map(read).rev().collect();
        let mut columns = vec![Vec::new(); 7];
        for first in 0..7 {
            for column in columns.iter_mut().skip(first) {
                column.push(pack.pop().expect("a card"));
            }
        }
        for column in &mut columns {
            column.last_mut().expect("a card").up = true;
        }
        Model { columns, home: vec![Vec::new(); 4], stock: pack, waste: Vec::new(), passes_begun: 1 }
    }

    fn pile(&self, id: PileId) -> &Vec<Lying> {
        match id {
            PileId::Stock => &self.stock,
            PileId::Waste => &self.waste,
            PileId::Foundation(suit) => &self.home[SUITS.find(suit.letter()).expect("a suit")],
            PileId::Tableau(column) => &self.columns[column.number() as usize - 1],
        }
    }

    fn pile_mut(&mut self, id: PileId) -> &mut Vec<Lying> {
        match id {
            PileId::Stock => &mut self.stock,
            PileId::Waste => &mut self.waste,
            PileId::Foundation(suit) => &mut self.home[SUITS.find(suit.letter()).expect("a suit")],
            PileId::Tableau(column) => &mut self.columns[column.number() as usize - 1],
        }
    }

    pub fn won(&self) -> bool {
        self.home.iter().map(Vec::len).sum::<usize>() == 52
    }

    fn allows(&self, rules: &Rules, action: Action) -> bool {
        match action {
            Action::Draw => !self.stock.is_empty(),
            Action::Recycle => {
                let left = rules.passes.limit().is_none_or(|limit| self.passes_begun < u32::from(limit));
                self.stock.is_empty() && !self.waste.is_empty() && left
            }
            Action::Move { from, to, count } => self.allows_move(rules, from, to, count as usize),
        }
    }

    fn allows_move(&self, rules: &Rules, from: PileId, to: PileId, count: usize) -> bool {
        let (source, target) = (self.pile(from), self.pile(to));
        if from == to || count == 0 || count > source.len() {
            return false;
        }
        let go = &source[source.len() - count..];
        let lead = go[0];
        let run = go.windows(2).all(|w| w[1].rank + 1 == w[0].rank && red(w[0]) != red(w[1]));
        if !run || go.iter().any(|card| !card.up) {
            return false;
        }
        match (from, to) {
            (_, PileId::Stock | PileId::Waste) | (PileId::Stock, _) => false,
            (PileId::Waste | PileId::Foundation(_), _) if count != 1 => false,
            (_, PileId::Foundation(suit)) => {
                count == 1 && suit.letter() == lead.suit && target.len() + 1 == lead.rank as usize
            }
            (PileId::Foundation(_), PileId::Tableau(_)) if !rules.worry_back => false,
            (_, PileId::Tableau(_)) => match target.last() {
                None => lead.rank == 13 || rules.empty_column == EmptyColumn::Any,
                Some(below) => below.rank == lead.rank + 1 && red(*below) != red(lead),
            },
        }
    }

    /// What an action leads to, or `None` when it is not allowed.
    pub fn after(&self, rules: &Rules, action: Action) -> Option<Model> {
        if self.won() || !self.allows(rules, action) {
            return None;
        }
        let mut next = self.clone();
        match action {
            Action::Draw => {
                let turn = if rules.draw == Draw::Three { 3 } else { 1 };
                for _ in 0..turn {
                    if let Some(mut card) = next.stock.pop() {
                        card.up = true;
                        next.waste.push(card);
                    }
                }
            }
            Action::Recycle => {
                next.stock = next.waste.drain(..).rev().map(|card| Lying { up: false, ..card }).collect();
                next.passes_begun += 1;
            }
            Action::Move { from, to, count } => {
                let source = next.pile_mut(from);
                let go = source.split_off(source.len() - count as usize);
                if let (PileId::Tableau(_), Some(end)) = (from, source.last_mut()) {
                    end.up = true;
                }
                next.pile_mut(to).extend(go);
            }
        }
        Some(next)
    }

    /// Whether a table of the crate shows exactly this.
    pub fn matches(&self, table: &Table) -> bool {
        let text = |cards: &[Lying]| -> String {
            cards
                .iter()
                .map(|card| {
                    let text = format!("{}{}", &"A23456789TJQK"[card.rank as usize - 1..card.rank as usize], card.suit);
                    if card.up { text } else { text.to_lowercase() }
                })
                .collect()
        };
        let parts = table.parts();
        let next_first: Vec<Lying> = self.stock.iter().rev().copied().collect();
        let join = |cards: &[klondike::Card]| cards.iter().map(ToString::to_string).collect::<String>();
        self.columns.iter().zip(&parts.columns).all(|(mine, theirs)| text(mine) == theirs.to_string())
            && text(&next_first).to_uppercase() == join(&parts.stock)
            && text(&self.waste) == join(&parts.waste)
            && Suit::ALL.iter().zip(&self.home).all(|(&suit, mine)| usize::from(table.foundation(suit)) == mine.len())
            && self.passes_begun == table.pass()
    }
}
