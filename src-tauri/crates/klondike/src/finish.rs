//! Finishing a game that plays itself: every tableau card face up, and all that is left is to bring the cards home.

use crate::action::Action;
use crate::card::Card;
use crate::pile::{Column, PileId};
use crate::rules::{Draw, Rules};
use crate::table::Table;
use std::collections::HashSet;

/// The most positions that [`finish_line`] looks at. Ordinary games need some dozens; a finish that needs more is not
/// offered.
const MOST_POSITIONS: usize = 20_000;

/// The actions that bring all cards home when no tableau card is face down and moves to the foundations, draws and
/// recycles alone can do it under these rules; otherwise `None`. A won table has no line.
///
/// The simulation sends home what lies free in the columns, takes the waste's top card when it fits on its foundation,
/// and draws or recycles when not. At draw 1 that always wins where such moves can win at all: a card sent home
/// never hides another one. At draw 3 it matters which waste cards are taken, for taking one changes what later draws
/// show: there the simulation also tries to leave a fitting waste card, until it wins or everything is tried.
#[must_use]
pub fn finish_line(table: &Table, rules: &Rules) -> Option<Vec<Action>> {
    if table.is_won() || table.face_down() > 0 {
        return None;
    }
    let mut search = Search { rules, seen: HashSet::new(), line: Vec::new() };
    let mut table = *table;
    search.columns_home(&mut table);
    search.wins(table).then_some(search.line)
}

struct Search<'a> {
    rules: &'a Rules,
    /// What decides the rest: the waste and stock as they lie, and the pass. Which cards are home follows from those.
    seen: HashSet<(Vec<Card>, usize, u32)>,
    line: Vec<Action>,
}

impl Search<'_> {
    /// Plays from a table whose free column cards are home already. On `true` the line wins.
    fn wins(&mut self, mut table: Table) -> bool {
        let start = self.line.len();
        // Follow the greedy line in a loop, so that only choices (at most one for each of 24 cards) nest.
        loop {
            if table.is_won() {
                return true;
            }
            let pass = if self.rules.passes.limit().is_some() { table.pass() } else { 0 };
            let cards = table.waste().iter().chain(table.stock().iter().rev()).collect();
            if self.seen.len() >= MOST_POSITIONS || !self.seen.insert((cards, table.waste().len(), pass)) {
                break;
            }
            if let Some(take) = self.waste_home(&table) {
                let before = self.line.len();
                let mut taken = table;
                if self.play(&mut taken, take) {
                    self.columns_home(&mut taken);
                    if self.wins(taken) {
                        return true;
                    }
                }
                self.line.truncate(before);
                if self.rules.draw == Draw::One {
                    break;
                }
            }
            let turn = if table.stock().is_empty() { Action::Recycle } else { Action::Draw };
            if !self.play(&mut table, turn) {
                break;
            }
        }
        self.line.truncate(start);
        false
    }

    fn waste_home(&self, table: &Table) -> Option<Action> {
        let card = table.waste().top().filter(|&card| table.is_next_home(card))?;
        Some(Action::Move { from: PileId::Waste, to: PileId::Foundation(card.suit()), count: 1 })
    }

    /// Sends home whatever the columns give: the order does not matter, and none of it is ever needed again.
    fn columns_home(&mut self, table: &mut Table) {
        while let Some(action) = Column::ALL.into_iter().map(PileId::Tableau).find_map(|from| {
            let card = table.top(from).filter(|&card| table.is_next_home(card))?;
            Some(Action::Move { from, to: PileId::Foundation(card.suit()), count: 1 })
        }) {
            if !self.play(table, action) {
                break;
            }
        }
    }

    fn play(&mut self, table: &mut Table, action: Action) -> bool {
        let played = table.play(self.rules, action).is_ok();
        if played {
            self.line.push(action);
        }
        played
    }
}
