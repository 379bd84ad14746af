//! From the steps of the search to ordinary actions, played on a real table.

use super::cards::{Bit, card};
use super::moves::{From, Step, To};
use klondike::{Action, Card, Column, PileId, Rules, Table};

/// Plays steps on a table; `None` when one of them cannot be played, which would be a fault of the search.
pub(super) fn actions(table: &Table, rules: &Rules, steps: &[Step]) -> Option<Vec<Action>> {
    let mut player = Player { table: *table, rules, actions: Vec::new() };
    for &step in steps {
        player.step(step)?;
    }
    Some(player.actions)
}

struct Player<'a> {
    table: Table,
    rules: &'a Rules,
    actions: Vec<Action>,
}

impl Player<'_> {
    fn play(&mut self, action: Action) -> Option<()> {
        self.table.play(self.rules, action).ok()?;
        self.actions.push(action);
        Some(())
    }

    fn step(&mut self, step: Step) -> Option<()> {
        let moved = card(step.card)?;
        let (from, count) = match step.from {
            From::Column => {
                let (column, above) = self.find(moved)?;
                if step.to == To::Home {
                    self.clear(step.card, column, above)?;
                }
                (PileId::Tableau(column), if step.to == To::Home { 1 } else { above + 1 })
            }
            From::Stock(_) => {
                self.draw(moved)?;
                (PileId::Waste, 1)
            }
            From::Foundation => (PileId::Foundation(moved.suit()), 1),
        };
        let to = match step.to {
            To::Home => PileId::Foundation(moved.suit()),
            To::Parent => PileId::Tableau(self.column(|top| top.is_some_and(|below| moved.fits_on(below)))?),
            To::Apart => PileId::Tableau(self.column(|top| top.is_none())?),
        };
        self.play(Action::Move { from, to, count })
    }

    /// The column of a face-up card, and how many cards lie on it.
    fn find(&self, wanted: Card) -> Option<(Column, u8)> {
        Column::ALL.into_iter().find_map(|column| {
            let cards = self.table.column(column);
            let place = cards.cards().iter().position(|card| card == wanted)?;
            (place >= cards.face_down()).then(|| (column, (cards.cards().len() - 1 - place) as u8))
        })
    }

    fn column(&self, wanted: impl Fn(Option<Card>) -> bool) -> Option<Column> {
        Column::ALL.into_iter().find(|&column| wanted(self.table.column(column).cards().top()))
    }

    /// Moves the run on a card to the card's twin.
    fn clear(&mut self, covered: Bit, column: Column, above: u8) -> Option<()> {
        if above == 0 {
            return Some(());
        }
        let (twin, over_twin) = self.find(card(covered ^ 1)?)?;
        if over_twin > 0 {
            return None;
        }
        self.play(Action::Move { from: PileId::Tableau(column), to: PileId::Tableau(twin), count: above })
    }

    /// Draws and recycles until a card lies on the waste.
    fn draw(&mut self, wanted: Card) -> Option<()> {
        let mut recycled = 0;
        while self.table.waste().top() != Some(wanted) {
            if !self.table.stock().is_empty() {
                self.play(Action::Draw)?;
            } else if recycled < 2 {
                recycled += 1;
                self.play(Action::Recycle)?;
            } else {
                return None;
            }
        }
        Some(())
    }
}
