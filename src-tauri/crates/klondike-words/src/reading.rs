//! Piles and the whole table, read aloud.

use crate::table::{StockState, stock_state};
use crate::words::{Words, capital};
use klondike::{Column, Draw, EmptyColumn, PileId, Rules, Suit, Table};

impl Words {
    /// A pile read out whole: "Column 2: 5 of spades, 6 of hearts, then 1 face down."
    #[must_use]
    pub fn pile_reading(&self, table: &Table, rules: &Rules, pile: PileId) -> String {
        let label = self.pile_label(pile);
        match pile {
            PileId::Stock => self.read_stock(table, rules),
            PileId::Waste => self.read_waste(table, rules),
            PileId::Foundation(_) => match table.top(pile) {
                Some(card) => self.say("read-foundation", &args!["pile" => label, "card" => self.card(card)]),
                None => self.say("read-foundation-empty", &args!["pile" => label]),
            },
            PileId::Tableau(column) => {
                let column = table.column(column);
                let open = column.cards().iter().skip(column.face_down()).rev().map(|card| self.card(card));
                let Some(cards) = self.list(open) else {
                    return self.say(empty_reading(rules), &args!["pile" => label]);
                };
                match column.face_down() {
                    0 => self.say("read-column", &args!["pile" => label, "cards" => cards]),
                    hidden => {
                        self.say("read-column-hidden", &args!["pile" => label, "cards" => cards, "count" => hidden])
                    }
                }
            }
        }
    }

    /// All end cards: the waste's and those of the columns.
    #[must_use]
    pub fn tops_reading(&self, table: &Table, rules: &Rules) -> String {
        let columns = Column::ALL.map(PileId::Tableau);
        let mut parts = Vec::new();
        for pile in std::iter::once(PileId::Waste).chain(columns) {
            let label = self.pile_label(pile);
            parts.push(match (table.top(pile), pile) {
                (Some(card), _) => self.say("read-end-card", &args!["pile" => label, "card" => self.card(card)]),
                (None, PileId::Waste) => self.text("read-waste-empty"),
                (None, _) => self.say(empty_reading(rules), &args!["pile" => label]),
            });
        }
        parts.join(" ")
    }

    /// All four foundations: "Foundations: spades 3, hearts empty, …"
    #[must_use]
    pub fn foundations_reading(&self, table: &Table) -> String {
        let order = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
        let parts = order.into_iter().map(|suit| match table.foundation(suit) {
            0 => self.say("read-foundations-suit-empty", &args!["suit" => self.suit(suit)]),
            rank => {
                let args = args!["suit" => self.suit(suit), "rank" => self.rank(rank)];
                self.say("read-foundations-suit", &args)
            }
        });
        self.say("read-foundations", &args!["list" => self.list(parts).unwrap_or_default()])
    }

    /// "Pass 2 of 3", or "Pass 2" where there is no limit.
    #[must_use]
    pub fn pass(&self, pass: u32, rules: &Rules) -> String {
        match rules.passes.limit() {
            None => self.say("pass", &args!["pass" => pass]),
            Some(limit) => self.say("pass-of", &args!["pass" => pass, "passes" => limit]),
        }
    }

    fn read_stock(&self, table: &Table, rules: &Rules) -> String {
        let pass = self.pass(table.pass(), rules);
        match stock_state(table, rules) {
            StockState::Cards => self.say("read-stock", &args!["count" => table.stock().len(), "pass" => pass]),
            StockState::Recycle => self.say("read-stock-recycle", &args!["pass" => pass]),
            StockState::Spent => self.text("read-stock-spent"),
            StockState::Empty => self.text("read-stock-empty"),
        }
    }

    /// The waste: its top card at draw 1, the fan of up to three at draw 3.
    fn read_waste(&self, table: &Table, rules: &Rules) -> String {
        let shown = if rules.draw == Draw::Three { 3 } else { 1 };
        let waste = table.waste();
        let Some(cards) = self.list(waste.iter().rev().take(shown).map(|card| self.card(card))) else {
            return self.text("read-waste-empty");
        };
        match waste.len().saturating_sub(shown) {
            0 => self.say("read-waste", &args!["card" => cards]),
            more => self.say("read-waste-more", &args!["cards" => cards, "count" => more]),
        }
    }

    /// Parts joined to a list, or `None` when there is none.
    pub(crate) fn list(&self, parts: impl IntoIterator<Item = String>) -> Option<String> {
        let join = |list: String, next: String| self.say("list-next", &args!["list" => list, "next" => next]);
        parts.into_iter().reduce(join)
    }

    /// Parts joined to a sentence of the state: "Pass 1 of 3, 12 moves, 3 minutes 5 seconds."
    #[must_use]
    pub fn state_reading(&self, parts: impl IntoIterator<Item = String>) -> String {
        self.list(parts).map_or_else(String::new, |list| capital(&self.say("state", &args!["list" => list])))
    }
}

pub(crate) fn empty_reading(rules: &Rules) -> &'static str {
    match rules.empty_column {
        EmptyColumn::Kings => "read-column-kings",
        EmptyColumn::Any => "read-column-any",
    }
}
