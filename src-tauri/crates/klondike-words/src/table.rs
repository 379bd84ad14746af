//! Names of cards and piles.

use crate::style::Positions;
use crate::words::{Words, capital};
use klondike::{Card, EmptyColumn, PileId, Rules, Suit, Table};

/// What an empty or full stock still gives.
pub(crate) enum StockState {
    Cards,
    Recycle,
    Spent,
    Empty,
}

pub(crate) fn stock_state(table: &Table, rules: &Rules) -> StockState {
    match (table.stock().is_empty(), table.waste().is_empty()) {
        (false, _) => StockState::Cards,
        (true, true) => StockState::Empty,
        (true, false) if rules.passes.allows_after(table.pass()) => StockState::Recycle,
        (true, false) => StockState::Spent,
    }
}

impl Words {
    /// "6 of hearts": a card as it stands within a sentence.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        self.card_by_place(card.index())
    }

    pub(crate) fn format_card(&self, card: Card) -> String {
        self.say("card", &args!["rank" => self.rank(card.rank()), "suit" => self.suit(card.suit())])
    }

    /// "ace", "6", "king".
    #[must_use]
    pub fn rank(&self, rank: u8) -> String {
        self.say("rank", &args!["rank" => rank])
    }

    /// "hearts".
    #[must_use]
    pub fn suit(&self, suit: Suit) -> String {
        let name = match suit {
            Suit::Clubs => "clubs",
            Suit::Diamonds => "diamonds",
            Suit::Hearts => "hearts",
            Suit::Spades => "spades",
        };
        self.say("suit", &args!["suit" => name])
    }

    /// "red" or "black".
    #[must_use]
    pub fn colour(&self, red: bool) -> String {
        self.say("colour", &args!["colour" => if red { "red" } else { "black" }])
    }

    /// "column 2", "stock", "spades foundation": a pile as it stands within a sentence.
    #[must_use]
    pub fn pile(&self, pile: PileId) -> String {
        match pile {
            PileId::Stock => self.text("pile-stock"),
            PileId::Waste => self.text("pile-waste"),
            PileId::Foundation(suit) => self.say("pile-foundation", &args!["suit" => self.suit(suit)]),
            PileId::Tableau(column) => self.say("pile-column", &args!["column" => column.number()]),
        }
    }

    /// "Column 2": a pile's label.
    #[must_use]
    pub fn pile_label(&self, pile: PileId) -> String {
        capital(&self.pile(pile))
    }

    /// The spoken name of a pile itself, as its header or empty place: "Stock, 12 cards", "Empty column 4, kings only".
    #[must_use]
    pub fn pile_name(&self, table: &Table, rules: &Rules, pile: PileId) -> String {
        let label = self.pile_label(pile);
        match pile {
            PileId::Stock => match stock_state(table, rules) {
                StockState::Cards => self.say("stock-cards", &args!["count" => table.stock().len()]),
                StockState::Recycle => self.text("stock-recycle"),
                StockState::Spent => self.text("stock-spent"),
                StockState::Empty => self.text("stock-empty"),
            },
            PileId::Waste => match table.top(pile) {
                Some(card) => self.say("waste-cards", &args!["card" => self.card(card)]),
                None => self.text("waste-empty"),
            },
            PileId::Foundation(_) => match table.top(pile) {
                Some(card) => self.say("foundation-top", &args!["pile" => label, "card" => self.card(card)]),
                None => self.say("foundation-empty", &args!["pile" => label]),
            },
            PileId::Tableau(column) => match table.column(column).cards().len() {
                0 => self.sentence(empty_id(rules), &args!["pile" => self.pile(pile)]),
                count => {
                    let name = self.say("column-name", &args!["pile" => label, "count" => count]);
                    self.with_hidden(name, table.column(column).face_down())
                }
            },
        }
    }

    /// The spoken name of the card at a place of a pile, counted from the bottom: "6 of hearts, column 2, 1 face down".
    /// A face-down card's name tells nothing of it. An empty place gives the pile's label.
    #[must_use]
    pub fn card_name(&self, table: &Table, pile: PileId, place: usize) -> String {
        let (card, count, hidden) = match pile {
            PileId::Stock => (None, table.stock().len(), table.stock().len()),
            PileId::Waste => (table.waste().get(place), table.waste().len(), 0),
            PileId::Foundation(suit) => {
                let home = table.foundation(suit);
                let card = u8::try_from(place + 1).ok().and_then(|rank| Card::new(suit, rank));
                (card.filter(|card| card.rank() <= home), usize::from(home), 0)
            }
            PileId::Tableau(column) => {
                let column = table.column(column);
                let card = column.cards().get(place).filter(|_| place >= column.face_down());
                (card, column.cards().len(), column.face_down())
            }
        };
        if place >= count {
            return self.pile_label(pile);
        }
        let name = card.map_or_else(|| self.text("name-face-down"), |card| self.card(card));
        let covering = count - 1 - place;
        let mut name = name;
        if self.says_position(covering == 0) {
            name = match pile {
                PileId::Foundation(_) => self.say("name-at-foundation", &args!["card" => name]),
                _ => self.say("name-at", &args!["name" => name, "pile" => self.pile(pile)]),
            };
        }
        if matches!(pile, PileId::Tableau(_)) && card.is_some() {
            if covering > 0 && self.style().verbosity == crate::Verbosity::Full {
                name = self.say("name-covered", &args!["name" => name, "count" => covering]);
            }
            if covering == 0 {
                name = self.with_hidden(name, hidden);
            }
        }
        capital(&name)
    }

    fn says_position(&self, end_card: bool) -> bool {
        match self.style().positions {
            Positions::Always => true,
            Positions::Changes => end_card,
            Positions::Never => false,
        }
    }

    fn with_hidden(&self, name: String, hidden: usize) -> String {
        if hidden == 0 || !self.style().face_down_counts {
            return name;
        }
        self.say("name-hidden-below", &args!["name" => name, "count" => hidden])
    }
}

pub(crate) fn empty_id(rules: &Rules) -> &'static str {
    match rules.empty_column {
        EmptyColumn::Kings => "column-empty-kings",
        EmptyColumn::Any => "column-empty-any",
    }
}
