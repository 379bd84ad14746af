//! Work for the solver: asked for by the session, done by whoever runs it, handed back as a result.
//!
//! The session never waits. It throws the job's switch when the board has changed, and ignores what comes back late.

use klondike::{Action, Rules, Seed, Table};
use klondike_solver::{Budget, Cancel, Count, Line, Report, Verdict};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
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
    /// What is the shortest way to win?
    Shortest {
        /// The position.
        table: Table,
        /// The rules.
        rules: Rules,
        /// How long to search at most.
        time: Duration,
    },
    /// A fresh deal that can be won under these rules. Nobody needs it at once: it must not keep other work waiting.
    Find {
        /// The rules.
        rules: Rules,
        /// How hard it is to be, where that matters.
        level: Option<klondike_deals::Level>,
        /// Randomness of the system: every try grows from it.
        base: [u8; 12],
        /// How many deals were tried so far.
        tries: Arc<AtomicU64>,
    },
}

/// What came out.
#[derive(Clone, Debug)]
pub enum Done {
    /// Of [`Work::Solve`].
    Solved(Report),
    /// Of [`Work::LastWinnable`]: what was found for the positions that were looked at.
    Looked(Vec<(Table, Verdict)>),
    /// Of [`Work::Shortest`]: the shortest line found, and whether none is shorter.
    Shortest(Option<(Vec<Action>, bool)>),
    /// Of [`Work::Find`]: a seed and its solution, or nothing after many tries.
    Found(Option<(Seed, Vec<Action>)>),
}

/// Does a job. Runs as long as its budget; stops when its switch is thrown.
#[must_use]
pub fn run(job: &Job) -> Done {
    match &job.work {
        Work::Solve { table, rules, time } => Done::Solved(solve(table, rules, *time, &job.cancel)),
        Work::LastWinnable { tables, rules, time } => {
            Done::Looked(last_winnable(tables, |table| solve(table, rules, *time, &job.cancel).verdict))
        }
        Work::Shortest { table, rules, time } => {
            let budget = Budget { positions: None, time: Some(*time), memory: MEMORY, threads: 1 };
            let found =
                klondike_solver::shortest(table, rules, &budget, &job.cancel, Count::Actions, &mut |_: &Line| {});
            Done::Shortest(found.line.map(|line| (line.into_actions(), found.proven)))
        }
        Work::Find { rules, level, base, tries } => Done::Found(find(rules, *level, *base, tries, &job.cancel)),
    }
}

fn solve(table: &Table, rules: &Rules, time: Duration, cancel: &Cancel) -> Report {
    let budget = Budget { positions: None, time: Some(time), memory: MEMORY, threads: 1 };
    klondike_solver::solve(table, rules, &budget, cancel)
}

/// How long one try may take: rather another deal than a hard one.
const TRY: Duration = Duration::from_millis(250);

/// Tries one seed after the other.
fn find(
    rules: &Rules,
    level: Option<klondike_deals::Level>,
    mut base: [u8; 12],
    tries: &AtomicU64,
    cancel: &Cancel,
) -> Option<(Seed, Vec<Action>)> {
    while !cancel.is_cancelled() && tries.fetch_add(1, Ordering::Relaxed) < crate::supply::MOST_TRIES {
        // Counting up is enough to get another seed: its hash decides the cards.
        for byte in &mut base {
            *byte = byte.wrapping_add(1);
            if *byte % 32 != 0 {
                break;
            }
        }
        let seed = Seed::from_entropy(base);
        let deal = seed.deal();
        let verdict = solve(&Table::deal(&deal), rules, TRY, cancel).verdict;
        let Some(line) = line_of(&verdict) else { continue };
        if level.is_none_or(|level| klondike_deals::level::level(&deal, rules) == level) {
            return Some((seed, line.to_vec()));
        }
    }
    None
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
