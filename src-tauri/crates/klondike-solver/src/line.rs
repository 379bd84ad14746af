//! From the steps of the search to ordinary actions.
//!
//! The search says which card goes home or to a column, not from where, how often to draw, or on which of two twins.
//! Played on a real table, all that is decided here: whoever must make room is moved to the twin first.

use crate::bits;
use crate::moves::Step;
use klondike::{Action, Card, Column, PileId, Rules, Table};

/// Spells out steps. `None` if one of them cannot be played, which would be a bug of the search.
pub(crate) fn spell_out(table: &Table, rules: &Rules, steps: &[Step]) -> Option<Vec<Action>> {
    let mut writer = Writer { table: *table, rules: *rules, actions: Vec::with_capacity(steps.len() * 3) };
    for step in steps {
        let card = bits::card(step.card);
        if step.home { writer.send_home(card)? } else { writer.put_on_column(card)? }
    }
    Some(writer.actions)
}

struct Writer {
    table: Table,
    rules: Rules,
    actions: Vec<Action>,
}

impl Writer {
    fn play(&mut self, action: Action) -> Option<()> {
        self.table.play(&self.rules, action).ok()?;
        self.actions.push(action);
        Some(())
    }

    /// The column a card lies in, and how many cards lie on it.
    fn find(&self, card: Card) -> Option<(Column, usize)> {
        Column::ALL.into_iter().find_map(|column| {
            let cards = self.table.column(column).cards();
            let place = cards.iter().position(|one| one == card)?;
            Some((column, cards.len() - 1 - place))
        })
    }

    /// Draws and recycles until the card is the top of the waste.
    fn draw(&mut self, card: Card) -> Option<()> {
        // Twice through the stock passes every card that can be reached.
        for _ in 0..60 {
            if self.table.waste().top() == Some(card) {
                return Some(());
            }
            self.play(if self.table.stock().is_empty() { Action::Recycle } else { Action::Draw })?;
        }
        None
    }

    fn send_home(&mut self, card: Card) -> Option<()> {
        let to = PileId::Foundation(card.suit());
        let from = if let Some((column, covers)) = self.find(card) {
            if covers > 0 {
                // The run on it fits on its twin as well.
                let cards = self.table.column(column).cards();
                let target = self.target(cards.get(cards.len() - covers)?, Some(column))?;
                let (from, to) = (PileId::Tableau(column), PileId::Tableau(target));
                self.play(Action::Move { from, to, count: covers as u8 })?;
            }
            PileId::Tableau(column)
        } else {
            self.draw(card)?;
            PileId::Waste
        };
        self.play(Action::Move { from, to, count: 1 })
    }

    fn put_on_column(&mut self, card: Card) -> Option<()> {
        let (from, count) = if let Some((column, covers)) = self.find(card) {
            (PileId::Tableau(column), covers as u8 + 1)
        } else if self.table.top(PileId::Foundation(card.suit())) == Some(card) {
            (PileId::Foundation(card.suit()), 1)
        } else {
            self.draw(card)?;
            (PileId::Waste, 1)
        };
        let source = if let PileId::Tableau(column) = from { Some(column) } else { None };
        let to = self.target(card, source)?;
        self.play(Action::Move { from, to: PileId::Tableau(to), count })
    }

    /// A column, but not this one, that takes a card.
    fn target(&self, card: Card, source: Option<Column>) -> Option<Column> {
        Column::ALL.into_iter().find(|&to| Some(to) != source && self.takes(to, card))
    }

    fn takes(&self, column: Column, card: Card) -> bool {
        match self.table.column(column).cards().top() {
            Some(top) => card.fits_on(top),
            None => card.is_king(),
        }
    }
}
