//! Actions by name.

use crate::words::{Words, capital};
use klondike::{Action, Card, PileId, Table};

/// The lead card of the top `count` cards of a pile, where it lies face up.
pub(crate) fn lead(table: &Table, pile: PileId, count: u8) -> Option<Card> {
    match pile {
        PileId::Tableau(column) => {
            let column = table.column(column);
            let place = column.cards().len().checked_sub(usize::from(count))?;
            column.cards().get(place).filter(|_| place >= column.face_down())
        }
        PileId::Stock => None,
        _ => table.top(pile),
    }
}

impl Words {
    /// A legal action by name, seen from the table before it: "6 of hearts to column 5, on 7 of spades".
    #[must_use]
    pub fn move_name(&self, table: &Table, action: Action) -> String {
        let (from, to, count) = match action {
            Action::Draw => return self.text("move-draw"),
            Action::Recycle => return self.text("move-recycle"),
            Action::Move { from, to, count } => (from, to, count),
        };
        let cards = self.cards_moved(table, from, count);
        let name = match (to, table.top(to)) {
            (PileId::Foundation(_), _) => self.say("move-home", &args!["cards" => cards]),
            (_, Some(below)) => {
                let args = args!["cards" => cards, "pile" => self.pile(to), "below" => self.card(below)];
                self.say("move-onto", &args)
            }
            (_, None) => self.say("move-to-empty", &args!["cards" => cards, "pile" => self.pile(to)]),
        };
        capital(&name)
    }

    /// The legal moves read out: "2 legal moves: …; …", or that there are none.
    #[must_use]
    pub fn moves_reading(&self, table: &Table, actions: &[Action]) -> String {
        self.moves_read(actions.iter().map(|&action| self.move_name(table, action)))
    }

    /// The same from names that are there already.
    #[must_use]
    pub fn moves_read(&self, names: impl ExactSizeIterator<Item = String>) -> String {
        let count = names.len();
        let join = |list: String, next: String| self.say("list-more", &args!["list" => list, "next" => next]);
        match names.reduce(join) {
            None => self.text("read-no-moves"),
            Some(list) => self.say("read-moves", &args!["count" => count, "list" => list]),
        }
    }

    /// That a card can go nowhere.
    #[must_use]
    pub fn no_moves_of_card(&self) -> String {
        self.text("no-moves-of-card")
    }

    /// "6 of hearts", or "6 of hearts with 2 cards" for a run.
    pub(crate) fn cards_moved(&self, table: &Table, from: PileId, count: u8) -> String {
        let card = lead(table, from, count).map_or_else(|| self.text("name-face-down"), |card| self.card(card));
        match count {
            0 | 1 => card,
            _ => self.say("run", &args!["card" => card, "count" => count - 1]),
        }
    }
}
