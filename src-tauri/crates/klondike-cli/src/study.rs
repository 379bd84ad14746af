//! `study`: the winnable share of many deals, with its confidence interval.
//!
//! Deal number *n* of a study grows from the seed `SEED-n`, so that any machine can take any range of them, and `merge`
//! adds the parts.

use crate::interrupt;
use crate::output::{Answer, Done, Fault};
use crate::progress::Progress;
use crate::solver_args::{StudyArgs, describe};
use crate::tally::Tally;
use klondike::{Rules, Seed, SeedError, Table};
use klondike_solver::{Budget, Cancel, Verdict, solve};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

struct Task {
    rules: Rules,
    budget: Budget,
    seed: Seed,
    range: (u64, u64),
}

/// Runs the command. The answer is no when it was interrupted.
pub fn run(args: &StudyArgs) -> Done {
    let range = match (args.deals, args.range) {
        (Some(deals), None) => (0, deals),
        (None, Some(range)) => range,
        (Some(deals), Some((from, to))) if to <= deals => (from, to),
        (Some(_), Some(_)) => return Err(Fault::input("--range goes beyond --deals")),
        (None, None) => return Err(Fault::input("--deals or --range is needed")),
    };
    let seed = args.seed.parse::<Seed>().map_err(|error| Fault::input(format_args!("--seed: {error}")))?;
    // The last deal has the longest seed.
    deal_seed(&seed, range.1).map_err(|error| Fault::input(format_args!("--seed with a deal's number: {error}")))?;
    let task = Task { rules: args.rules.rules(), budget: args.spend.budget(1), seed, range };
    let tally = study(&task, args.threads, args.list_unknown);
    let mut out = std::io::stdout().lock();
    out.write_all(tally.print().as_bytes())?;
    out.flush()?;
    Ok(if tally.ranges == [range] { Answer::Yes } else { Answer::No })
}

/// The seed of one deal of a study.
fn deal_seed(seed: &Seed, number: u64) -> Result<Seed, SeedError> {
    format!("{}-{number}", seed.as_str()).parse()
}

fn study(task: &Task, threads: u8, list_unknown: bool) -> Tally {
    let cancel = interrupt::switch();
    let (from, to) = task.range;
    let mut progress = Progress::new(Some(to - from));
    let mut tally = Tally {
        rules: describe(&task.rules),
        seed: task.seed.as_str().to_owned(),
        ranges: vec![(from, from)],
        solved: 0,
        unsolvable: 0,
        unknown: 0,
    };
    let next = AtomicU64::new(from);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next, cancel) = (send.clone(), &next, &cancel);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= to {
                        return;
                    }
                    let Some(verdict) = verdict(task, number, cancel) else { return };
                    if send.send((number, verdict)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        // Results are counted in order, so that an interrupted study has counted a whole range.
        let mut waiting = BTreeMap::new();
        let mut expected = from;
        for (number, verdict) in receive {
            waiting.insert(number, verdict);
            while let Some(verdict) = waiting.remove(&expected) {
                match verdict {
                    Verdict::Solved(_) => tally.solved += 1,
                    Verdict::Unsolvable => tally.unsolvable += 1,
                    Verdict::Unknown(_) => {
                        tally.unknown += 1;
                        if list_unknown {
                            progress.clear();
                            eprintln!("unknown\t{expected}");
                        }
                    }
                }
                expected += 1;
            }
            tally.ranges = vec![(from, expected)];
            let share = 100.0 * tally.solved as f64 / tally.deals().max(1) as f64;
            progress.show(tally.deals(), &format!("{share:.2} % winnable, {} unknown", tally.unknown));
        }
    });
    progress.clear();
    tally
}

/// The verdict on one deal, or `None` when the study has been interrupted.
fn verdict(task: &Task, number: u64, cancel: &Cancel) -> Option<Verdict> {
    if cancel.is_cancelled() {
        return None;
    }
    let seed = deal_seed(&task.seed, number).ok()?;
    let report = solve(&Table::deal(&seed.deal()), &task.rules, &task.budget, cancel);
    (!cancel.is_cancelled()).then_some(report.verdict)
}
