//! What a solver answers.

use klondike::{Action, Illegal, Rules, Table};
use std::time::Duration;

/// A winning line: ordinary actions that the rules have accepted one by one, the last of which wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line(Vec<Action>);

/// Why a list of actions is no winning line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotALine {
    /// The action at this place (the first is 0) is refused.
    Refused(usize, Illegal),
    /// All actions are legal, but the game is not won after the last.
    NotWon,
}

impl Line {
    /// Replays the actions through the rules: the only way to make a line from outside.
    ///
    /// # Errors
    /// When an action is refused or the last one does not win.
    pub fn replay(table: &Table, rules: &Rules, actions: Vec<Action>) -> Result<Line, NotALine> {
        let mut table = *table;
        for (place, &action) in actions.iter().enumerate() {
            table.play(rules, action).map_err(|illegal| NotALine::Refused(place, illegal))?;
        }
        if table.is_won() { Ok(Line(actions)) } else { Err(NotALine::NotWon) }
    }

    /// The actions that were played to get to this table, if it is won. They went through the rules one by one.
    pub(crate) fn played(table: &Table, actions: Vec<Action>) -> Option<Line> {
        table.is_won().then_some(Line(actions))
    }

    /// The actions, in order.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.0
    }

    /// How many actions: draws, recycles and transfers.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing needs to be done: the game was won already.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The actions themselves.
    #[must_use]
    pub fn into_actions(self) -> Vec<Action> {
        self.0
    }
}

/// What stopped a search that has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// As many positions as the budget allows.
    Positions,
    /// The time is over.
    Time,
    /// The tables are full.
    Memory,
    /// Somebody asked it to stop.
    Cancelled,
}

/// Whether a position can be won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Yes: like this.
    Solved(Line),
    /// No: every way to play on has been followed to its end.
    Unsolvable,
    /// Nobody knows: the search was stopped.
    Unknown(Stop),
}

/// A verdict and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The answer.
    pub verdict: Verdict,
    /// Positions looked at.
    pub positions: u64,
    /// Time on the clock.
    pub time: Duration,
}
