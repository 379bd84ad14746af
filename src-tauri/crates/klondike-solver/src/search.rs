//! Depth-first search over components, with restarts.
//!
//! No move of the search can be taken back (see [`crate::moves`]), so there are no circles: a position whose children
//! are all lost is lost for good and goes into the [`Memo`]. A search that is cut short leaves only true facts behind, and
//! the next one, with the children in another order, goes on from there.

use crate::budget::Cancel;
use crate::dominance::{self, Reductions};
use crate::memo::Memo;
use crate::moves::{self, Child, Last, Step};
use crate::position::{Ground, Position};
use crate::verdict::Stop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How often the clock and the switches are looked at, in positions.
const WATCH: u64 = 256;

/// What a search may spend, and what it has spent.
pub(crate) struct Meter<'a> {
    pub(crate) positions: u64,
    pub(crate) most: u64,
    pub(crate) deadline: Option<Instant>,
    pub(crate) cancel: &'a Cancel,
    /// Another thread has the answer.
    pub(crate) done: Option<&'a AtomicBool>,
}

impl Meter<'_> {
    /// Counts a position.
    fn count(&mut self) -> Result<(), Stop> {
        if self.positions >= self.most {
            return Err(Stop::Positions);
        }
        self.positions += 1;
        if self.positions.is_multiple_of(WATCH) { self.watch() } else { Ok(()) }
    }

    fn watch(&self) -> Result<(), Stop> {
        if self.cancel.is_cancelled() || self.done.is_some_and(|done| done.load(Ordering::Relaxed)) {
            return Err(Stop::Cancelled);
        }
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => Err(Stop::Time),
            _ => Ok(()),
        }
    }
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Won; the path is in [`Search::path`].
    Won,
    /// Lost for good.
    Lost,
    /// Its share of positions is used up.
    Cut,
    /// The budget is used up.
    Stopped(Stop),
}

/// A search of one game.
pub(crate) struct Search<'g> {
    ground: &'g Ground,
    reductions: Reductions,
    memo: Memo,
    seen: Vec<u64>,
    children: Vec<Child>,
    /// The positions of a won line, last first.
    pub(crate) path: Vec<(Position, Last)>,
    /// The count of positions at which this run ends.
    run_end: u64,
    /// Chooses the order of children; 0 is the plain one.
    order: u64,
}

impl<'g> Search<'g> {
    pub(crate) fn new(ground: &'g Ground, reductions: Reductions, memory: usize) -> Search<'g> {
        Search {
            ground,
            reductions,
            memo: Memo::new(memory),
            seen: Vec::new(),
            children: Vec::new(),
            path: Vec::new(),
            run_end: 0,
            order: 0,
        }
    }

    /// Searches from a closed position for at most `share` positions.
    pub(crate) fn run(&mut self, position: &Position, order: u64, share: u64, meter: &mut Meter<'_>) -> Ending {
        self.path.clear();
        self.children.clear();
        self.order = order;
        self.run_end = meter.positions.saturating_add(share);
        if position.is_won() {
            return Ending::Won;
        }
        if self.memo.contains(position.key()) {
            return Ending::Lost;
        }
        let ending = self.visit(position, Last::Other, meter);
        if ending == Ending::Won {
            self.path.push((*position, Last::Other));
            self.path.reverse();
        }
        ending
    }

    fn visit(&mut self, position: &Position, last: Last, meter: &mut Meter<'_>) -> Ending {
        if meter.positions >= self.run_end {
            return Ending::Cut;
        }
        if let Err(stop) = meter.count() {
            return Ending::Stopped(stop);
        }
        let first = self.children.len();
        let children = &mut self.children;
        moves::children::<false>(self.ground, &self.reductions, position, last, &mut self.seen, |child, _| {
            children.push(*child)
        });
        self.sort(first);
        let mut ending = Ending::Lost;
        for at in first..self.children.len() {
            let child = self.children[at];
            if child.position.is_won() {
                self.path.push((child.position, child.last));
                return Ending::Won;
            }
            let key = child.position.key();
            if self.memo.contains(key)
                || child.last != Last::Other && self.memo.contains(self.key(&child.position, child.last))
            {
                continue;
            }
            ending = self.visit(&child.position, child.last, meter);
            match ending {
                Ending::Won => {
                    self.path.push((child.position, child.last));
                    return ending;
                }
                Ending::Lost => {}
                Ending::Cut | Ending::Stopped(_) => break,
            }
        }
        self.children.truncate(first);
        if ending == Ending::Lost {
            let key = self.key(position, last);
            self.memo.insert(key);
        }
        ending
    }

    /// The key under which a position is entered. When not all its moves were tried because of the last stock card (only
    /// those that need the card: see [`crate::prune`]), the card belongs to the key; drawing one at a time, the stock's
    /// position leaves room for it.
    fn key(&self, position: &Position, last: Last) -> u64 {
        match last {
            Last::Placed(card) if !self.ground.triple && self.reductions.commuting => {
                position.key() | u64::from(self.ground.stock_number[usize::from(card)] + 1) << 24
            }
            _ => position.key(),
        }
    }

    fn sort(&mut self, first: usize) {
        let order = self.order;
        self.children[first..].sort_by_key(|child| {
            let base = u64::from(child.returns) << 8 | (child.kind as u64) << 4;
            if order == 0 { base } else { mix(u64::from(child.card) ^ order) >> 60 | (base & !0xF) }
        });
    }

    /// The steps of the won line, from a closed position on.
    pub(crate) fn steps(&mut self) -> Option<Vec<Step>> {
        let mut line = Vec::new();
        for pair in self.path.windows(2) {
            let ((from, last), to) = (pair[0], pair[1]);
            let mut found = None;
            moves::children::<true>(self.ground, &self.reductions, &from, last, &mut self.seen, |child, steps| {
                if found.is_none() && (child.position, child.last) == to {
                    found = Some(steps.to_vec());
                }
            });
            line.extend(found?);
        }
        Some(line)
    }
}

/// Closes the first position of a game and tells the steps.
pub(crate) fn open_game(ground: &Ground, reductions: &Reductions, position: &mut Position) -> Vec<Step> {
    let mut steps = Vec::new();
    dominance::close(ground, reductions, position, |card| steps.push(Step { card, home: true }));
    steps
}

pub(crate) const fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}
