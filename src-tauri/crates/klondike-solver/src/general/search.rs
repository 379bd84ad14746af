//! The depth-first search.

use super::memo::{Memo, Met};
use super::moves::{Choice, Generator, Pending, Reductions, Step, apply};
use super::position::{Frame, Position};
use super::stock::normalise;
use crate::{Budget, Cancel, Stop};
use std::time::Instant;

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// With these steps to a win.
    Won(Vec<Step>),
    /// Nothing is left to try.
    Exhausted,
    /// Before its end.
    Stopped(Stop),
}

/// A position still to be searched.
struct Open {
    position: Position,
    pending: Pending,
    step: Step,
    depth: u32,
}

/// Searches with a table of `N` words an entry. Adds the positions it looks at to those of `limits`. Each `order` tries
/// steps of like worth in another sequence; 0 is the plain one.
pub(crate) fn search<const N: usize>(
    frame: &Frame,
    start: &Position,
    reductions: Reductions,
    order: u64,
    limits: &mut Limits,
) -> End {
    let mut start = *start;
    normalise(frame, &mut start);
    if start.is_won() {
        return End::Won(Vec::new());
    }
    let mut memo = Memo::<N>::new(limits.memory, limits.cancel);
    let mut open: Vec<Open> = Vec::new();
    let mut path: Vec<Step> = Vec::new();
    let mut choices: Vec<Choice> = Vec::new();
    let key = |position: &Position| {
        let (high, wide) = frame.key(position);
        let stock = if reductions.stock { 0 } else { u64::from(position.used) << 5 | u64::from(position.drawn) };
        (high, wide | stock << 52)
    };
    memo.meet(frame, &start, key(&start));
    let (mut position, mut pending) = (start, Pending::Nothing);
    loop {
        if let Some(stop) = limits.stop() {
            return End::Stopped(stop);
        }
        Generator::new(frame, &position, reductions, &mut choices).run(pending);
        shuffle(&position, order, &mut choices);
        let depth = path.len() as u32;
        for choice in choices.iter().rev() {
            let mut next = position;
            apply(frame, &mut next, choice.step);
            if next.is_won() {
                path.push(choice.step);
                return End::Won(path);
            }
            open.push(Open { position: next, pending: choice.pending, step: choice.step, depth });
        }
        loop {
            let Some(next) = open.pop() else { return End::Exhausted };
            let (high, wide) = key(&next.position);
            if next.pending != Pending::Nothing && memo.covers(frame, &next.position, (high, wide)) {
                continue;
            }
            match memo.meet(frame, &next.position, (high | next.pending.code() << 56, wide)) {
                Met::Covered => {}
                Met::Full if limits.cancel.is_cancelled() => return End::Stopped(Stop::Cancelled),
                Met::Full => return End::Stopped(Stop::Memory),
                Met::New => {
                    path.truncate(next.depth as usize);
                    path.push(next.step);
                    (position, pending) = (next.position, next.pending);
                    break;
                }
            }
        }
    }
}

/// Changes the worth of steps a little, by the order, the card and the stock: what looks alike is tried in an order of its
/// own, and the same one each time.
fn shuffle(position: &Position, order: u64, choices: &mut [Choice]) {
    if order == 0 || choices.len() < 2 {
        return;
    }
    for choice in choices.iter_mut() {
        let mixed = order.wrapping_mul(104_729) + u64::from(choice.step.card) * 7_919 + u64::from(position.left);
        choice.worth += (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 49) as i16 % 20;
    }
    choices.sort_by_key(|choice| -choice.worth);
}

/// What a search may still spend.
pub(crate) struct Limits<'a> {
    pub(crate) cancel: &'a Cancel,
    /// Positions looked at so far.
    pub(crate) positions: u64,
    most: u64,
    until: Option<Instant>,
    /// Bytes for the table.
    pub(crate) memory: usize,
}

/// The clock and the switch are looked at once in so many positions: some tenths of a millisecond.
const LOOK_EVERY: u64 = 256;

impl<'a> Limits<'a> {
    pub(crate) fn new(budget: &Budget, cancel: &'a Cancel, began: Instant) -> Limits<'a> {
        Limits {
            cancel,
            positions: 0,
            most: budget.positions.unwrap_or(u64::MAX),
            until: budget.time.and_then(|time| began.checked_add(time)),
            memory: budget.memory,
        }
    }

    /// The same limits, but for so many more positions at most.
    pub(crate) fn slice(&self, positions: u64) -> Limits<'a> {
        Limits { most: self.most.min(self.positions.saturating_add(positions)), ..*self }
    }

    /// How much of a budget is left for a search by other means.
    pub(crate) fn rest(&self, positions: u64) -> Budget {
        let time = self.until.map(|until| until.saturating_duration_since(Instant::now()));
        let positions = positions.min(self.most.saturating_sub(self.positions));
        Budget { positions: Some(positions), time, memory: self.memory, threads: 1 }
    }

    /// Whether nothing is left to spend.
    pub(crate) fn is_over(&self) -> bool {
        self.positions >= self.most
            || self.cancel.is_cancelled()
            || self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Counts a position, and says whether it is one too many.
    pub(crate) fn stop(&mut self) -> Option<Stop> {
        if self.positions >= self.most {
            return Some(Stop::Positions);
        }
        if self.positions.is_multiple_of(LOOK_EVERY) {
            if self.cancel.is_cancelled() {
                return Some(Stop::Cancelled);
            }
            if self.until.is_some_and(|until| Instant::now() >= until) {
                return Some(Stop::Time);
            }
        }
        self.positions += 1;
        None
    }
}
