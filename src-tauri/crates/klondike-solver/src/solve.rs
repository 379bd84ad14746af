//! Whether a position can be won.

use crate::budget::{Budget, Cancel};
use crate::dominance::Reductions;
use crate::line;
use crate::position::Ground;
use crate::search::{self, Ending, Meter, Search};
use crate::verdict::{Line, Report, Stop, Verdict};
use klondike::{Draw, EmptyColumn, Passes, Rules, Table};
use std::time::Instant;

/// Answers whether a position can be won under some rules, and how.
///
/// Any position will do: fresh or in the middle of a game, in any pass, with the stock anywhere.
#[must_use]
pub fn solve(table: &Table, rules: &Rules, budget: &Budget, cancel: &Cancel) -> Report {
    solve_with(table, rules, budget, cancel, &Reductions::ALL)
}

/// [`solve`] with some of the reductions off, to compare.
#[doc(hidden)]
#[must_use]
pub fn solve_with(table: &Table, rules: &Rules, budget: &Budget, cancel: &Cancel, reductions: &Reductions) -> Report {
    if rules.empty_column == EmptyColumn::Any || rules.passes != Passes::Unlimited {
        return crate::general::solve(table, rules, budget, cancel, crate::general::Reductions::ALL);
    }
    let start = Instant::now();
    let (ground, mut position) = Ground::new(table, rules.draw == Draw::Three, rules.worry_back);
    let mut steps = search::open_game(&ground, reductions, &mut position);
    let mut meter = Meter {
        positions: 0,
        most: budget.positions.unwrap_or(u64::MAX),
        deadline: budget.time.and_then(|time| start.checked_add(time)),
        cancel,
        done: None,
    };
    let mut search = Search::new(&ground, *reductions, budget.memory);
    let ending = search.run(&position, 0, u64::MAX, &mut meter);
    let verdict = match ending {
        Ending::Won => search
            .steps()
            .and_then(|more| {
                steps.extend(more);
                line::spell_out(table, rules, &steps)
            })
            .and_then(|actions| Line::replay(table, rules, actions).ok())
            .map(Verdict::Solved),
        Ending::Lost => Some(Verdict::Unsolvable),
        Ending::Cut => Some(Verdict::Unknown(Stop::Positions)),
        Ending::Stopped(stop) => Some(Verdict::Unknown(stop)),
    };
    debug_assert!(verdict.is_some(), "a won line that the rules refuse");
    match verdict {
        Some(verdict) => Report { verdict, positions: meter.positions, time: start.elapsed() },
        None => crate::general::solve(table, rules, budget, cancel, crate::general::Reductions::ALL),
    }
}
