//! What the solver has found out about the positions of an attempt.
//!
//! Two facts spread along the line on the board: what leads to a winnable position is winnable, and what comes after a
//! lost one is lost. Lines are kept as the next action at each table. Each new line is written whole, up to the win, so
//! following the map from any of its tables always wins: an older line may run into a newer one, never the other way.

use crate::protocol::VerdictState;
use klondike::{Action, Rules, Step, Table};
use std::collections::{HashMap, HashSet};

/// Verdicts and proven lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Knowledge {
    winnable: HashSet<Table>,
    lost: HashSet<Table>,
    unknown: HashSet<Table>,
    next: HashMap<Table, Action>,
    /// Positions whose verdict the player asked for: nothing else is shown.
    asked: HashSet<Table>,
}

impl Knowledge {
    /// The verdict on a table, if there is one.
    pub(crate) fn state(&self, table: &Table) -> Option<VerdictState> {
        if table.is_won() || self.winnable.contains(table) {
            Some(VerdictState::Winnable)
        } else if self.lost.contains(table) {
            Some(VerdictState::Unwinnable)
        } else if self.unknown.contains(table) {
            Some(VerdictState::Unknown)
        } else {
            None
        }
    }

    /// The verdict, if the player asked for it.
    pub(crate) fn shown(&self, table: &Table) -> Option<VerdictState> {
        if self.asked.contains(table) { self.state(table) } else { None }
    }

    /// The player asked about this table.
    pub(crate) fn ask(&mut self, table: &Table) {
        self.asked.insert(*table);
    }

    /// The next action of a proven win.
    pub(crate) fn next(&self, table: &Table) -> Option<Action> {
        self.next.get(table).copied()
    }

    /// The whole proven line from here.
    pub(crate) fn line(&self, table: &Table, rules: &Rules) -> Option<Vec<Action>> {
        let mut table = *table;
        let mut line = Vec::new();
        while !table.is_won() {
            let action = self.next(&table)?;
            table.play(rules, action).ok()?;
            line.push(action);
            if line.len() > self.next.len() {
                return None;
            }
        }
        Some(line)
    }

    /// A winning line from a table. A table that a line meets twice keeps what follows the second time.
    pub(crate) fn learn_line(&mut self, table: &Table, rules: &Rules, line: &[Action]) {
        let mut here = *table;
        for &action in line {
            let mut next = here;
            if next.play(rules, action).is_err() {
                return;
            }
            self.next.insert(here, action);
            self.learn_winnable(&here);
            here = next;
        }
    }

    /// A table can be won.
    pub(crate) fn learn_winnable(&mut self, table: &Table) {
        self.winnable.insert(*table);
        self.unknown.remove(table);
    }

    /// A table is lost: an exhausted search says so.
    pub(crate) fn learn_lost(&mut self, table: &Table) {
        self.lost.insert(*table);
        self.unknown.remove(table);
    }

    /// A search for a table was stopped.
    pub(crate) fn learn_unknown(&mut self, table: &Table) {
        if self.state(table).is_none() {
            self.unknown.insert(*table);
        }
    }

    /// Spreads what is known along the line on the board. With `show`, what follows from a shown verdict is shown too.
    pub(crate) fn spread(&mut self, past: &[Step], now: &Table) {
        let mut after = *now;
        for step in past.iter().rev() {
            if self.state(&after) == Some(VerdictState::Winnable) {
                if !self.winnable.contains(&step.before) {
                    self.learn_winnable(&step.before);
                }
                if self.next.contains_key(&after) || after.is_won() {
                    self.next.entry(step.before).or_insert(step.action);
                }
                if self.asked.contains(&after) {
                    self.asked.insert(step.before);
                }
            }
            after = step.before;
        }
        let mut lost = None;
        for table in past.iter().map(|step| &step.before).chain([now]) {
            if let Some(asked) = lost {
                self.learn_lost(table);
                if asked {
                    self.asked.insert(*table);
                }
            }
            if self.state(table) == Some(VerdictState::Unwinnable) {
                lost = Some(lost == Some(true) || self.asked.contains(table));
            }
        }
    }

    /// How many undos lead back to the last winnable position, where the step that lost the game is known.
    pub(crate) fn steps_back(&self, past: &[Step], now: &Table) -> Option<usize> {
        if self.state(now) != Some(VerdictState::Unwinnable) {
            return None;
        }
        for (steps, step) in past.iter().rev().enumerate() {
            match self.state(&step.before)? {
                VerdictState::Winnable => return Some(steps + 1),
                VerdictState::Unwinnable => {}
                VerdictState::Unknown | VerdictState::Thinking => return None,
            }
        }
        None
    }
}
