//! Whether a position can be won.

use crate::budget::{Budget, Cancel};
use crate::dominance::{self, Reductions};
use crate::general;
use crate::line;
use crate::moves::Step;
use crate::position::{Ground, Position};
use crate::search::{Ending, Meter, Search};
use crate::verdict::{Line, Report, Stop, Verdict};
use klondike::{Draw, EmptyColumn, Passes, Rules, Table};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The positions of the first run, and how much longer each next one is, in percent.
const FIRST_RUN: u64 = 1_000;
const NEXT_RUN: u64 = 120;

/// Answers whether a position can be won under some rules, and how.
///
/// Any position will do: fresh or in the middle of a game, in any pass, with the stock anywhere.
///
/// ```
/// use klondike::{Deal, Rules, Seed, Table};
/// use klondike_solver::{Budget, Cancel, Verdict, solve};
///
/// let seed: Seed = "klondike-1".parse()?;
/// let report = solve(&Table::deal(&seed.deal()), &Rules::default(), &Budget::positions(100_000), &Cancel::new());
/// if let Verdict::Solved(line) = report.verdict {
///     println!("won in {} actions, {:?} first", line.len(), line.actions()[0]);
/// }
/// # Ok::<(), klondike::SeedError>(())
/// ```
#[must_use]
pub fn solve(table: &Table, rules: &Rules, budget: &Budget, cancel: &Cancel) -> Report {
    solve_with(table, rules, budget, cancel, &Reductions::ALL)
}

/// [`solve`] with some of the reductions off, to compare.
#[doc(hidden)]
#[must_use]
pub fn solve_with(table: &Table, rules: &Rules, budget: &Budget, cancel: &Cancel, reductions: &Reductions) -> Report {
    let plain = || general::solve(table, rules, budget, cancel, general::Reductions::ALL);
    if rules.empty_column == EmptyColumn::Any || rules.passes != Passes::Unlimited {
        return plain();
    }
    let start = Instant::now();
    let game = Game::new(table, rules, reductions);
    let (ending, steps, positions) = game.search(budget, cancel, start);
    let verdict = match (ending, steps) {
        (Ending::Won, steps) => {
            let line = steps.and_then(|steps| game.line(table, rules, &steps));
            debug_assert!(line.is_some(), "a won line that the rules refuse");
            match line {
                Some(line) => Verdict::Solved(line),
                // A bug of this search is no reason to have no answer.
                None => return plain(),
            }
        }
        (Ending::Lost, _) => Verdict::Unsolvable,
        (Ending::Cut, _) => Verdict::Unknown(Stop::Positions),
        (Ending::Stopped(stop), _) => Verdict::Unknown(stop),
    };
    Report { verdict, positions, time: start.elapsed() }
}

/// A position to be searched.
struct Game {
    ground: Arc<Ground>,
    reductions: Reductions,
    /// The cards that went home before the search.
    first_steps: Vec<Step>,
    position: Position,
}

/// How a search ended, the steps of its line if it won, and the positions it took.
type Found = (Ending, Option<Vec<Step>>, u64);

impl Game {
    fn new(table: &Table, rules: &Rules, reductions: &Reductions) -> Game {
        let (ground, mut position) = Ground::new(table, rules.draw == Draw::Three, rules.worry_back);
        let mut first_steps = Vec::new();
        dominance::close(&ground, reductions, &mut position, |card| first_steps.push(Step { card, home: true }));
        Game { ground: Arc::new(ground), reductions: *reductions, first_steps, position }
    }

    fn line(&self, table: &Table, rules: &Rules, steps: &[Step]) -> Option<Line> {
        line::spell_out(table, rules, self.first_steps.iter().chain(steps).copied())
    }

    fn search(&self, budget: &Budget, cancel: &Cancel, start: Instant) -> Found {
        let threads = budget.threads.max(1);
        let done = AtomicBool::new(false);
        let each = Budget { memory: budget.memory / threads, ..*budget };
        let share = |thread: usize| {
            let most = budget.positions.unwrap_or(u64::MAX);
            // The first threads take what does not divide evenly.
            most / threads as u64 + u64::from((thread as u64) < most % threads as u64)
        };
        if threads == 1 {
            return self.runs(&each, share(0), 0, cancel, &done, start);
        }
        std::thread::scope(|scope| {
            let (each, done, share) = (&each, &done, &share);
            let others: Vec<_> = (1..threads)
                .map(|thread| scope.spawn(move || self.runs(each, share(thread), thread as u64, cancel, done, start)))
                .collect();
            let mut best = self.runs(each, share(0), 0, cancel, done, start);
            let mut positions = best.2;
            for found in others.into_iter().filter_map(|other| other.join().ok()) {
                positions += found.2;
                if !matches!(best.0, Ending::Won | Ending::Lost) {
                    best = found;
                }
            }
            (best.0, best.1, positions)
        })
    }

    /// One thread: runs, each longer than the one before and in another order, until there is an answer.
    fn runs(
        &self,
        budget: &Budget,
        most: u64,
        thread: u64,
        cancel: &Cancel,
        done: &AtomicBool,
        start: Instant,
    ) -> Found {
        let deadline = budget.time.and_then(|time| start.checked_add(time));
        let mut meter = Meter { positions: 0, most, deadline, cancel, done };
        let mut search = Search::new(Arc::clone(&self.ground), self.reductions, budget.memory);
        let mut order = thread << 32;
        let mut share = FIRST_RUN;
        loop {
            let ending = search.run(&self.position, order, share, &mut meter);
            match ending {
                Ending::Cut => {}
                Ending::Won | Ending::Lost => {
                    done.store(true, Ordering::Relaxed);
                    let steps = if ending == Ending::Won { search.steps() } else { None };
                    return (ending, steps, meter.positions);
                }
                Ending::Stopped(_) => return (ending, None, meter.positions),
            }
            order += 1;
            share = share * NEXT_RUN / 100;
        }
    }
}
