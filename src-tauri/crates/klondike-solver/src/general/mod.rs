//! The search for every rule set: any number of passes, from the pass and the stock position the game is in, and empty
//! columns that take any card.

pub(crate) mod cards;
mod line;
mod memo;
pub(crate) mod moves;
pub(crate) mod position;
pub(crate) mod search;
pub(crate) mod stock;

use crate::{Budget, Cancel, Line, Report, Stop, Verdict};
use klondike::{Draw, EmptyColumn, Passes, Rules, Table};
pub use moves::Reductions;
use position::Frame;
use search::{End, Limits};
use std::time::Instant;

/// How many positions the searches before the last one get, in a new order each. A search that has taken a wrong turn
/// early may be in a lost part of the game for good, while another order finds a win soon; the last search has all the
/// rest, for a proof needs it in one piece.
const SLICES: [u64; 2] = [60_000, 200_000];

/// How many positions the easier games get.
const EASIER: u64 = 50_000;

/// Whether a table can be won under any rules: easier games first, then this search in several orders.
pub fn solve(table: &Table, rules: &Rules, budget: &Budget, cancel: &Cancel, reductions: Reductions) -> Report {
    let began = Instant::now();
    let mut limits = Limits::new(budget, cancel, began);
    let verdict = if easier_is_lost(table, rules, cancel, &mut limits) {
        Verdict::Unsolvable
    } else {
        // The order matters little on the one pass of draw 1: few deals are won there, and those late in the search.
        let one_pass = rules.draw == Draw::One && rules.passes.limit() == Some(1);
        let is_plain = one_pass && rules.empty_column == EmptyColumn::Kings;
        let slices = if is_plain { &[][..] } else { &SLICES[..] };
        let tries = slices.iter().copied().chain([u64::MAX]).zip(0..);
        let mut verdict = Verdict::Unknown(Stop::Positions);
        for (slice, order) in tries {
            let mut limited = limits.slice(slice);
            verdict = attempt(table, rules, reductions, order, &mut limited);
            limits.positions = limited.positions;
            if !matches!(verdict, Verdict::Unknown(Stop::Positions)) || limits.is_over() {
                break;
            }
        }
        verdict
    };
    Report { verdict, positions: limits.positions, time: began.elapsed() }
}

/// Whether the game is lost even without a pass limit: then it is lost with one, since every line under the limit is a
/// line without it.
fn easier_is_lost(table: &Table, rules: &Rules, cancel: &Cancel, limits: &mut Limits) -> bool {
    if rules.passes == Passes::Unlimited {
        return false;
    }
    let easier = Rules { passes: Passes::Unlimited, ..*rules };
    let report = crate::solve(table, &easier, &limits.rest(EASIER), cancel);
    limits.positions += report.positions;
    report.verdict == Verdict::Unsolvable
}

/// Whether a table can be won under any rules, by one run of this search alone.
pub fn solve_alone(table: &Table, rules: &Rules, budget: &Budget, cancel: &Cancel, reductions: Reductions) -> Report {
    let began = Instant::now();
    let mut limits = Limits::new(budget, cancel, began);
    let verdict = attempt(table, rules, reductions, 0, &mut limits);
    Report { verdict, positions: limits.positions, time: began.elapsed() }
}

fn attempt(table: &Table, rules: &Rules, reductions: Reductions, order: u64, limits: &mut Limits) -> Verdict {
    let end = match Frame::new(table, rules) {
        None => End::Stopped(Stop::Positions),
        // Keys without all stock positions of one set of cards in one entry need the wide form too.
        Some((frame, start)) if frame.any_card || !reductions.stock => {
            search::search::<5>(&frame, &start, reductions, order, limits)
        }
        Some((frame, start)) => search::search::<3>(&frame, &start, reductions, order, limits),
    };
    match end {
        End::Exhausted => Verdict::Unsolvable,
        End::Stopped(stop) => Verdict::Unknown(stop),
        End::Won(steps) => {
            let line = line::actions(table, rules, &steps).and_then(|actions| Line::replay(table, rules, actions).ok());
            debug_assert!(line.is_some(), "the search found a line that the rules refuse");
            line.map_or(Verdict::Unknown(Stop::Positions), Verdict::Solved)
        }
    }
}
