//! Depth-first search over components, with restarts.
//!
//! No move of the search can be taken back (see [`crate::moves`]), so there are no circles: a position whose children
//! are all lost is lost for good and goes into the [`Memo`]. A search that is cut short leaves only true facts behind, and
//! the next one, with the children in another order, goes on from there. Most wins that the first order misses are found
//! by one of the next ones in a fraction of the time.
//!
//! **The easier game.** Drawing three, all cards that can be reached could be reached drawing one at a time. So what is
//! lost drawing one at a time is lost drawing three, and that game is far smaller to search: see [`crate::prune`]. When a
//! position has cost some work without an answer, the easier game is asked about it, for a share of that work.

use crate::budget::Cancel;
use crate::dominance::{self, Reductions};
use crate::memo::Memo;
use crate::moves::{self, Child, Kind, Last, Part, Step};
use crate::position::{Ground, Position};
use crate::verdict::Stop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How often the clock and the switches are looked at, in positions: some tenth of a millisecond.
const WATCH: u64 = 256;

/// A position that has cost so many positions is asked about in the easier game, for as many positions again, and, if
/// that is not enough, once more after `ASK_AGAIN` times as much work.
const ASK_AFTER: u64 = 128;
const ASK_AGAIN: u64 = 2;

/// The easier game's share of the memory: one part of so many.
const EASIER_SHARE: usize = 4;

/// What a search may spend, and what it has spent.
pub(crate) struct Meter<'a> {
    pub(crate) positions: u64,
    pub(crate) most: u64,
    pub(crate) deadline: Option<Instant>,
    pub(crate) cancel: &'a Cancel,
    /// Another thread has the answer.
    pub(crate) done: &'a AtomicBool,
}

impl Meter<'_> {
    /// Counts a position.
    fn count(&mut self) -> Result<(), Stop> {
        if self.positions >= self.most {
            return Err(Stop::Positions);
        }
        if self.positions.is_multiple_of(WATCH) {
            self.watch()?;
        }
        self.positions += 1;
        Ok(())
    }

    fn watch(&self) -> Result<(), Stop> {
        if self.cancel.is_cancelled() || self.done.load(Ordering::Relaxed) {
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
    /// Won; [`Search::steps`] tells how.
    Won,
    /// Lost for good.
    Lost,
    /// Its share of positions is used up.
    Cut,
    /// The budget is used up.
    Stopped(Stop),
}

/// A child that waits for its turn.
#[derive(Clone, Copy)]
struct Entry {
    position: Position,
    key: u64,
    last: Last,
    /// The move alone, if it needed no preparation.
    plain: Option<(Kind, u8)>,
    rank: u16,
}

/// A position on the way to a win, and the move that led to it.
#[derive(Clone, Copy)]
struct Stage {
    position: Position,
    last: Last,
    /// The move alone, if it needed no preparation.
    plain: Option<(Kind, u8)>,
}

impl From<&Entry> for Stage {
    fn from(child: &Entry) -> Stage {
        Stage { position: child.position, last: child.last, plain: child.plain }
    }
}

/// Where a child stands in the order: few returns, then the kind of move, then as many cards to turn as can be; after
/// a restart at random among its kind.
fn rank(child: &Child, order: u64) -> u16 {
    let kind = u16::from(child.returns.min(15)) << 12 | (child.kind as u16) << 8;
    let position = &child.position;
    kind | if order == 0 {
        15 - (position.tied & position.placeable(position.open())).count_ones() as u16
    } else {
        (mix(u64::from(child.card) ^ order) >> 56) as u16
    }
}

const fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}

/// A search of one game.
pub(crate) struct Search {
    ground: Arc<Ground>,
    reductions: Reductions,
    memo: Memo,
    memory: usize,
    seen: Vec<u64>,
    children: Vec<Entry>,
    /// The positions of a won line, last first while it is being collected.
    path: Vec<Stage>,
    /// The count of positions at which this run ends.
    run_end: u64,
    /// Chooses the order of children; 0 is the plain one.
    order: u64,
    /// The game in which more is possible, once it is needed.
    easier: Option<Box<Search>>,
}

impl Search {
    pub(crate) fn new(ground: Arc<Ground>, reductions: Reductions, memory: usize) -> Search {
        let easier = if ground.triple && reductions.easier_game { memory / EASIER_SHARE } else { 0 };
        Search {
            ground,
            reductions,
            memo: Memo::new(memory - easier),
            memory: easier,
            seen: Vec::new(),
            children: Vec::new(),
            path: Vec::new(),
            run_end: 0,
            order: 0,
            easier: None,
        }
    }

    /// Searches from a closed position for at most `share` positions.
    pub(crate) fn run(&mut self, position: &Position, order: u64, share: u64, meter: &mut Meter<'_>) -> Ending {
        self.path.clear();
        self.children.clear();
        self.order = order;
        self.run_end = meter.positions.saturating_add(share);
        let ending = if self.is_won(position) {
            Ending::Won
        } else if self.memo.contains(position.key()) {
            Ending::Lost
        } else {
            self.visit(position, Last::Other, meter)
        };
        if ending == Ending::Won {
            self.path.push(Stage { position: *position, last: Last::Other, plain: None });
            self.path.reverse();
        }
        ending
    }

    /// Whether nothing can go wrong any more: every card is home, or no card is face down and every stock card can be had
    /// at any time. Then the lowest card that is not home lies bare or waits in the stock.
    fn is_won(&self, position: &Position) -> bool {
        position.is_won()
            || position.tied & !self.ground.base == 0 && (!self.ground.triple || position.stock.count_ones() <= 1)
    }

    fn visit(&mut self, position: &Position, last: Last, meter: &mut Meter<'_>) -> Ending {
        if meter.positions >= self.run_end {
            return Ending::Cut;
        }
        if let Err(stop) = meter.count() {
            return Ending::Stopped(stop);
        }
        let entered = meter.positions;
        let mut ask_at = if self.memory > 0 { entered + ASK_AFTER } else { u64::MAX };
        let first = self.children.len();
        let mut ending = Ending::Lost;
        // Returns are thought of only when nothing else wins.
        for part in [Part::Plain, Part::Returning] {
            if self.expand(position, last, part) {
                return Ending::Won;
            }
            for at in first..self.children.len() {
                let child = self.children[at];
                if at > first && self.is_lost(&child) {
                    continue;
                }
                ending = self.visit(&child.position, child.last, meter);
                if ending == Ending::Won {
                    self.path.push(Stage::from(&child));
                    return ending;
                }
                if ending == Ending::Lost && meter.positions >= ask_at {
                    let spent = meter.positions - entered;
                    match self.ask_easier(position, spent, meter) {
                        Ending::Lost => {
                            self.enter(position, last, first);
                            return Ending::Lost;
                        }
                        Ending::Won => ask_at = u64::MAX,
                        Ending::Cut => ask_at = meter.positions + spent * ASK_AGAIN,
                        stopped @ Ending::Stopped(_) => ending = stopped,
                    }
                }
                if ending != Ending::Lost {
                    return ending;
                }
            }
            self.children.truncate(first);
        }
        self.enter(position, last, first);
        ending
    }

    /// Enters a position that is lost.
    fn enter(&mut self, position: &Position, last: Last, first: usize) {
        self.children.truncate(first);
        self.memo.insert(self.key(position, last));
    }

    /// Lists the children that are not known to be lost, the best first. Returns whether one of them is won.
    fn expand(&mut self, position: &Position, last: Last, part: Part) -> bool {
        let first = self.children.len();
        let (children, order) = (&mut self.children, self.order);
        moves::children::<false>(&self.ground, &self.reductions, position, last, part, &mut self.seen, |child, _| {
            children.push(Entry {
                position: child.position,
                key: child.position.key(),
                last: child.last,
                plain: child.plain.then_some((child.kind, child.card)),
                rank: rank(child, order),
            });
        });
        // All look-ups one after the other, so that they wait for memory together.
        let mut keep = first;
        for at in first..self.children.len() {
            let child = self.children[at];
            if self.is_won(&child.position) {
                self.path.push(Stage::from(&child));
                return true;
            }
            if !self.is_lost(&child) {
                self.children[keep] = child;
                keep += 1;
            }
        }
        self.children.truncate(keep);
        self.children[first..].sort_by_key(|child| child.rank);
        false
    }

    /// Whether a position is known to be lost.
    fn is_lost(&self, child: &Entry) -> bool {
        if self.ground.triple {
            self.memo.contains_better(child.key)
        } else {
            self.memo.contains_either(child.key, self.key(&child.position, child.last))
        }
    }

    /// Searches a position in the game in which more is possible: if it is lost there, it is lost here.
    fn ask_easier(&mut self, position: &Position, share: u64, meter: &mut Meter<'_>) -> Ending {
        let (ground, reductions, memory) = (&self.ground, self.reductions, self.memory);
        let easier = self
            .easier
            .get_or_insert_with(|| Box::new(Search::new(Arc::new(ground.drawing_one()), reductions, memory)));
        let mut position = *position;
        position.cut = 0;
        dominance::close(&easier.ground, &easier.reductions, &mut position, |_| ());
        easier.run(&position, 0, share, meter)
    }

    /// The key under which a position is entered. When not all its moves were tried because of the last stock card (only
    /// those that need the card: see [`crate::prune`]), the card belongs to the key; drawing one at a time, the stock's
    /// position leaves room for it.
    fn key(&self, position: &Position, last: Last) -> u64 {
        match last {
            Last::Placed(card) if !self.ground.triple && self.reductions.commuting => {
                position.key_after(self.ground.stock_number[usize::from(card)])
            }
            _ => position.key(),
        }
    }

    /// The steps of the won line from the position that was searched, up to where nothing can go wrong any more.
    pub(crate) fn steps(&mut self) -> Option<Vec<Step>> {
        let mut line = Vec::with_capacity(64);
        for pair in self.path.windows(2) {
            let (from, to) = (&pair[0], &pair[1]);
            let before = line.len();
            if let Some(mover) = to.plain {
                let mut position = from.position;
                moves::replay(&self.ground, &self.reductions, &mut position, mover, &mut line);
                continue;
            }
            for part in [Part::Plain, Part::Returning] {
                let (ground, reductions, seen) = (&self.ground, &self.reductions, &mut self.seen);
                moves::children::<true>(ground, reductions, &from.position, from.last, part, seen, |child, steps| {
                    if line.len() == before && (child.position, child.last) == (to.position, to.last) {
                        line.extend_from_slice(steps);
                    }
                });
            }
            if line.len() == before {
                return None;
            }
        }
        Some(line)
    }
}
