//! Work for the solver: asked for by the session, done by whoever runs it, handed back as a result.
//!
//! The session never waits. It throws the job's switch when the board has changed, and ignores what comes back late.

use klondike::{Action, Rules, Table};
use klondike_solver::{Budget, Cancel, Report, Verdict};
use std::time::Duration;

/// What the solver's tables may take in the app.
pub const MEMORY: usize = 24 << 20;

/// A piece of work.
#[derive(Clone, Debug)]
pub struct Job {
    /// Names it in the result.
    pub id: u64,
    /// What is asked.
    pub work: Work,
    /// Thrown when nobody wants the answer any more.
    pub cancel: Cancel,
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Work {
    /// Can this be won, and how?
    Solve {
        /// The position.
        table: Table,
        /// The rules.
        rules: Rules,
        /// How long to search at most.
        time: Duration,
    },
    /// Which of these positions, each one action after the one before, is the last that can be won?
    LastWinnable {
        /// The positions, the deal first.
        tables: Vec<Table>,
        /// The rules.
        rules: Rules,
        /// How long to search at most for each that is looked at.
        time: Duration,
    },
}

/// What came out.
#[derive(Clone, Debug)]
pub enum Done {
    /// Of [`Work::Solve`].
    Solved(Report),
    /// Of [`Work::LastWinnable`]: what was found for the positions that were looked at.
    Looked(Vec<(Table, Verdict)>),
}

/// Does a job. Runs as long as its budget; stops when its switch is thrown.
#[must_use]
pub fn run(job: &Job) -> Done {
    match &job.work {
        Work::Solve { table, rules, time } => Done::Solved(solve(table, rules, *time, &job.cancel)),
        Work::LastWinnable { tables, rules, time } => {
            Done::Looked(last_winnable(tables, |table| solve(table, rules, *time, &job.cancel).verdict))
        }
    }
}

fn solve(table: &Table, rules: &Rules, time: Duration, cancel: &Cancel) -> Report {
    let budget = Budget { positions: None, time: Some(time), memory: MEMORY, threads: 1 };
    klondike_solver::solve(table, rules, &budget, cancel)
}

/// Looks for the last winnable position by halving: what leads to a winnable one is winnable too. A position without
/// an answer counts as lost, so that the answer is a position that is known to be winnable.
fn last_winnable(tables: &[Table], mut verdict: impl FnMut(&Table) -> Verdict) -> Vec<(Table, Verdict)> {
    let mut looked = Vec::new();
    let (mut low, mut high) = (0, tables.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let answer = verdict(&tables[middle]);
        if matches!(answer, Verdict::Solved(_)) {
            low = middle + 1;
        } else {
            high = middle;
        }
        looked.push((tables[middle], answer));
    }
    looked
}

/// The actions of a verdict's line.
pub(crate) fn line_of(verdict: &Verdict) -> Option<&[Action]> {
    match verdict {
        Verdict::Solved(line) => Some(line.actions()),
        _ => None,
    }
}
