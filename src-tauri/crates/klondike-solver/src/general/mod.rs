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
use klondike::{Rules, Table};
pub use moves::Reductions;
use position::Frame;
use search::{End, Limits};
use std::time::Instant;

/// Whether a table can be won under any rules, by this search alone.
pub fn solve(table: &Table, rules: &Rules, budget: &Budget, cancel: &Cancel, reductions: Reductions) -> Report {
    let began = Instant::now();
    let mut limits = Limits::new(budget, cancel, began);
    let end = match Frame::new(table, rules) {
        None => End::Stopped(Stop::Positions),
        // Keys without all stock positions of one set of cards in one entry need the wide form too.
        Some((frame, start)) if frame.any_card || !reductions.stock => {
            search::search::<5>(&frame, &start, reductions, &mut limits)
        }
        Some((frame, start)) => search::search::<3>(&frame, &start, reductions, &mut limits),
    };
    let verdict = match end {
        End::Exhausted => Verdict::Unsolvable,
        End::Stopped(stop) => Verdict::Unknown(stop),
        End::Won(steps) => {
            let line = line::actions(table, rules, &steps).and_then(|actions| Line::replay(table, rules, actions).ok());
            debug_assert!(line.is_some(), "the search found a line that the rules refuse");
            line.map_or(Verdict::Unknown(Stop::Positions), Verdict::Solved)
        }
    };
    Report { verdict, positions: limits.positions, time: began.elapsed() }
}
