//! From the steps of the search to ordinary actions.
//!
//! The search says which card goes home or to a column, not from where, how often to draw, or on which of two twins.
//! Played on a real table, all that is decided here: whoever must make room is moved to the twin first. The search stops
//! where nothing can go wrong any more; the rest is played here too.

use crate::bits;
use crate::moves::Step;
use crate::verdict::Line;
use klondike::card::PACK;
use klondike::{Action, Card, Column, PileId, Rules, Table};

/// Spells out steps and the rest of the game. `None` if they cannot be played, which would be a bug of the search.
pub(crate) fn spell_out(table: &Table, rules: &Rules, steps: impl Iterator<Item = Step>) -> Option<Line> {
    let mut writer = Writer::new(table, rules);
    for step in steps {
        let card = bits::card(step.card);
        if step.home { writer.send_home(card)? } else { writer.put_on_column(card)? }
    }
    writer.finish()?;
    Line::played(&writer.table, writer.actions)
}

struct Writer {
    table: Table,
    rules: Rules,
    actions: Vec<Action>,
    /// The column of every card that lies in one, so that none has to be looked for.
    columns: [Option<Column>; PACK],
}

impl Writer {
    fn new(table: &Table, rules: &Rules) -> Writer {
        let mut columns = [None; PACK];
        for column in Column::ALL {
            for card in table.column(column).cards().iter() {
                columns[card.index()] = Some(column);
            }
        }
        Writer { table: *table, rules: *rules, actions: Vec::with_capacity(320), columns }
    }

    fn play(&mut self, action: Action) -> Option<()> {
        self.table.play(&self.rules, action).ok()?;
        self.actions.push(action);
        Some(())
    }

    fn transfer(&mut self, from: PileId, to: PileId, count: usize) -> Option<()> {
        self.play(Action::Move { from, to, count: count as u8 })?;
        let column = if let PileId::Tableau(column) = to { Some(column) } else { None };
        let moved = match column {
            Some(column) => {
                let cards = self.table.column(column).cards();
                for place in cards.len() - count..cards.len() {
                    self.columns[cards.get(place)?.index()] = Some(column);
                }
                return Some(());
            }
            None => self.table.top(to)?,
        };
        self.columns[moved.index()] = None;
        Some(())
    }

    /// The column a card lies in, and how many cards lie on it.
    fn find(&self, card: Card) -> Option<(Column, usize)> {
        let column = self.columns[card.index()]?;
        let cards = self.table.column(column).cards();
        let covers = cards.iter().rev().position(|one| one == card)?;
        Some((column, covers))
    }

    /// Draws and recycles until the card is the top of the waste.
    fn draw(&mut self, card: Card) -> Option<()> {
        // Twice through the stock passes every card that can be reached.
        for _ in 0..60 {
            if self.table.waste().top() == Some(card) {
                return Some(());
            }
            self.turn_stock()?;
        }
        None
    }

    fn turn_stock(&mut self) -> Option<()> {
        self.play(if self.table.stock().is_empty() { Action::Recycle } else { Action::Draw })
    }

    fn send_home(&mut self, card: Card) -> Option<()> {
        let from = if let Some((column, covers)) = self.find(card) {
            if covers > 0 {
                // The run on it fits on its twin as well.
                let cards = self.table.column(column).cards();
                let target = self.target(cards.get(cards.len() - covers)?, Some(column))?;
                self.transfer(PileId::Tableau(column), PileId::Tableau(target), covers)?;
            }
            PileId::Tableau(column)
        } else {
            self.draw(card)?;
            PileId::Waste
        };
        self.transfer(from, PileId::Foundation(card.suit()), 1)
    }

    fn put_on_column(&mut self, card: Card) -> Option<()> {
        let (from, source, count) = if let Some((column, covers)) = self.find(card) {
            (PileId::Tableau(column), Some(column), covers + 1)
        } else if self.table.top(PileId::Foundation(card.suit())) == Some(card) {
            (PileId::Foundation(card.suit()), None, 1)
        } else {
            self.draw(card)?;
            (PileId::Waste, None, 1)
        };
        let to = self.target(card, source)?;
        self.transfer(from, PileId::Tableau(to), count)
    }

    /// A column, but not this one, that takes a card.
    fn target(&self, card: Card, source: Option<Column>) -> Option<Column> {
        let takes = |column: Column| match self.table.column(column).cards().top() {
            Some(top) => card.fits_on(top),
            None => card.is_king(),
        };
        Column::ALL.into_iter().find(|&to| Some(to) != source && takes(to))
    }

    /// Sends home whatever can go, from columns first, and draws when nothing can.
    fn finish(&mut self) -> Option<()> {
        let mut idle = 0;
        while !self.table.is_won() {
            let ready = |&from: &PileId| self.table.top(from).is_some_and(|card| self.table.is_next_home(card));
            let from = Column::ALL.map(PileId::Tableau).into_iter().chain([PileId::Waste]).find(ready);
            if let Some(from) = from {
                self.transfer(from, PileId::Foundation(self.table.top(from)?.suit()), 1)?;
                idle = 0;
            } else if idle > 60 {
                return None;
            } else {
                idle += 1;
                self.turn_stock()?;
            }
        }
        Some(())
    }
}
