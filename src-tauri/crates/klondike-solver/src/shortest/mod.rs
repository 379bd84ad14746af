//! Short lines: the best so far, getting shorter with time, until one is proven to be the shortest.

mod arrangement;
mod best_first;
mod bound;
mod spell;
mod store;

use crate::general::moves::Reductions;
use crate::general::position::Frame;
use crate::general::search::Limits;
use crate::{Budget, Cancel, Line, Verdict, solve};
use arrangement::Arrangement;
use best_first::{End, Quest, Weight};
use bound::Bound;
use klondike::{Action, Rules, Table};
use std::time::Instant;

/// What the length of a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// As the game counts: draws, recycles and transfers.
    Actions,
    /// As KSolve counts, for comparison: draws and transfers, recycles for nothing.
    Transfers,
}

impl Count {
    /// The length of a list of actions.
    #[must_use]
    pub fn of(self, actions: &[Action]) -> u32 {
        let counted = actions.iter().filter(|&&action| self == Count::Actions || action != Action::Recycle);
        counted.count() as u32
    }
}

/// What the search for the shortest line has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortest {
    /// The shortest line found.
    pub line: Option<Line>,
    /// Its length.
    pub length: Option<u32>,
    /// Whether no line is shorter.
    pub proven: bool,
    /// No line is shorter than this.
    pub lower_bound: u32,
    /// Whether there is no line at all.
    pub unsolvable: bool,
    /// Positions looked at.
    pub positions: u64,
}

/// Longer lines are not looked for.
const MOST: u16 = 4_000;

/// The widths of the beams before the exact search.
const BEAMS: [usize; 4] = [20, 100, 500, 2_500];

/// Looks for the line with the fewest actions. `on_better` hears of each line that is shorter than all before.
pub fn shortest(
    table: &Table,
    rules: &Rules,
    budget: &Budget,
    cancel: &Cancel,
    count: Count,
    on_better: &mut dyn FnMut(&Line),
) -> Shortest {
    let began = Instant::now();
    let mut best =
        Shortest { line: None, length: None, proven: false, lower_bound: 0, unsolvable: false, positions: 0 };
    let Some((mut frame, start)) = Frame::new(table, rules) else { return best };
    frame.counted = true;
    let recycles_count = count == Count::Actions;
    let bound = Bound::new(&frame, recycles_count);
    best.lower_bound = u32::from(bound.of(&frame, &start, Arrangement::of(table)));
    let first = solve(table, rules, budget, cancel);
    best.positions = first.positions;
    match first.verdict {
        Verdict::Unsolvable => {
            best.unsolvable = true;
            return best;
        }
        Verdict::Solved(line) => best.take(line, count, on_better),
        Verdict::Unknown(_) => {}
    }
    let quest = Quest {
        frame: &frame,
        bound: &bound,
        start,
        arrangement: Arrangement::of(table),
        recycles_count,
        reductions: Reductions::ALL,
    };
    let mut limits = Limits::new(budget, cancel, began);
    limits.positions = best.positions;
    search(&quest, table, rules, budget, count, &mut limits, &mut best, on_better);
    best.positions = limits.positions;
    best
}

#[expect(clippy::too_many_arguments, reason = "one place that joins what a search needs with where its results go")]
fn search(
    quest: &Quest,
    table: &Table,
    rules: &Rules,
    budget: &Budget,
    count: Count,
    limits: &mut Limits,
    best: &mut Shortest,
    on_better: &mut dyn FnMut(&Line),
) {
    // When the exact search runs out of memory it begins again and again with the positions only that a line of the least
    // possible length can go through: fewer have to be kept.
    let mut narrow = false;
    let exact_again = std::iter::repeat(None);
    for width in BEAMS.into_iter().map(Some).chain(exact_again) {
        let known = best.length.map_or(MOST, |length| length.min(u32::from(MOST)) as u16);
        let below = if narrow { known.min(best.lower_bound as u16 + 1) } else { known };
        let end = match (width, quest.frame.any_card) {
            (Some(width), true) => quest.beam::<6>(width, below, budget.memory, limits),
            (Some(width), false) => quest.beam::<4>(width, below, budget.memory, limits),
            (None, true) => quest.run::<6>(Weight(8), below, budget.memory, limits),
            (None, false) => quest.run::<4>(Weight(8), below, budget.memory, limits),
        };
        let exact = width.is_none();
        match end {
            End::Found(steps, cost) => {
                let spelt = spell::actions(quest, table, rules, &steps);
                let line = spelt.and_then(|actions| Line::replay(table, rules, actions).ok());
                let agrees = line.as_ref().is_some_and(|line| count.of(line.actions()) == u32::from(cost));
                debug_assert!(agrees, "a line of another length than the search has counted");
                if let Some(line) = line {
                    best.take(line, count, on_better);
                }
                if exact && agrees {
                    best.lower_bound = u32::from(cost);
                    best.proven = true;
                }
            }
            End::None if exact && below < known => best.lower_bound = u32::from(below),
            End::None if exact => {
                // Nothing is shorter than the best line: that is the proof. Without a line there is none at all.
                best.proven = best.line.is_some();
                best.unsolvable = best.line.is_none();
                best.lower_bound = best.length.unwrap_or(best.lower_bound);
            }
            End::None => {}
            End::Stopped(stop, least) => {
                best.lower_bound = best.lower_bound.max(u32::from(least));
                if stop != crate::Stop::Memory || narrow {
                    return;
                }
                narrow = exact;
            }
        }
        if best.proven || best.unsolvable {
            return;
        }
    }
}

impl Shortest {
    fn take(&mut self, line: Line, count: Count, on_better: &mut dyn FnMut(&Line)) {
        let length = count.of(line.actions());
        if self.length.is_none_or(|known| length < known) {
            on_better(&line);
            self.length = Some(length);
            self.line = Some(line);
        }
    }
}
