//! A number of actions that no line can do without.
//!
//! # The bound
//!
//! Every card that is not home needs one transfer that brings it home. Added to these are transfers of other kinds, all
//! different, and draws:
//!
//! - **Columns.** A card of a column's *chain* (its face-down cards and its head) leaves the column home, or by a transfer
//!   that it leads, which brings it elsewhere. How many of the second kind are needed at least is known exactly for a
//!   simpler game: only chains count, every other card goes home whenever its suit is ready. There the state is how many
//!   cards each chain has, a card whose lower suit mates have left all chains goes home for nothing, and the least
//!   number of the others is a shortest path over at most 8! states, worked out once. A head takes its run along: where a
//!   card of the run waits for one below it in the same column, the run has to be moved, and as long as a card of the run
//!   waits for any chain, the head does not leave for nothing.
//! - **Waste.** A card of the waste that lies above a lower card of its suit cannot go home before that one, and that
//!   one cannot be reached before it has left: it is played to a column (one transfer more), or a recycle comes, and both
//!   cards are drawn again. At draw 1 each such card costs a transfer or a draw more. At draw 3 the cards drawn again cost
//!   a draw for three, and the recycle.
//! - **Draws.** The cards not yet drawn need as many draws as it takes to draw them all.

use super::arrangement::Arrangement;
use crate::general::cards::{self, Bit, Set, children, each, one, pair};
use crate::general::position::{Frame, Position};
use crate::general::stock;

/// The bound for one search.
pub(super) struct Bound {
    /// The least number of transfers between piles for each state of the chains.
    chains: Vec<u8>,
    /// What one card more in a chain adds to the index of its state.
    step: [usize; 7],
    /// For each column and number of face-down cards: the cards that cannot go home before one of those.
    never_first: [[Set; 7]; 7],
    /// Whether a recycle counts.
    recycles_count: bool,
}

/// The cards of a suit below one of its cards.
const fn lower_mates(card: Bit) -> Set {
    (0x1_1111_1111_1111 << (card & 3)) & (one(card) - 1)
}

/// The cards of a suit above one of its cards.
const fn higher_mates(card: Bit) -> Set {
    (0x1_1111_1111_1111 << (card & 3)) & !(one(card) - 1) & !one(card) & cards::ALL
}

/// A head and the cards of which it is certain that they lie on it.
fn run(position: &Position, arrangement: Arrangement, head: Bit) -> Set {
    let (mut run, mut card) = (one(head), head);
    loop {
        let on = position.on() & children(pair(card));
        let both = (position.up & pair(card)).count_ones() == 2;
        let child = match (on.count_ones(), both, arrangement.get(card)) {
            (0, _, _) | (_, true, 0) => return run,
            (1, false, _) => on,
            (1, true, value) if value == u64::from(card & 1) + 1 => on,
            (1, true, _) => return run,
            // Both are covered: by the child of its own place, or by the other.
            (_, _, value) => on & (0x5_5555_5555_5555 << ((u64::from(card & 1) + value + 1) & 1)),
        };
        if child == 0 {
            return run;
        }
        run |= child;
        card = child.trailing_zeros() as Bit;
    }
}

impl Bound {
    pub(super) fn new(frame: &Frame, recycles_count: bool) -> Bound {
        let mut step = [0; 7];
        let mut states = 1;
        for (step, &length) in step.iter_mut().zip(&frame.chain_len) {
            *step = states;
            states *= usize::from(length) + 1;
        }
        let mut chains = vec![0; states];
        for state in 1..states {
            let height = |column: usize| state / step[column] % (usize::from(frame.chain_len[column]) + 1);
            // The cards that are still in chains, and the lowest of each suit.
            let mut lowest = [u8::MAX; 4];
            for column in 0..7 {
                for &card in &frame.chain[column][..height(column)] {
                    let suit = usize::from(card & 3);
                    lowest[suit] = lowest[suit].min(card);
                }
            }
            let mut least = u8::MAX;
            for column in 0..7 {
                let height = height(column);
                if height == 0 {
                    continue;
                }
                let top: Bit = frame.chain[column][height - 1];
                let rest: u8 = chains[state - step[column]];
                if lowest[usize::from(top & 3)] == top {
                    least = rest;
                    break;
                }
                // The lowest card of a column covers nothing: taking it away is of no use.
                if height > 1 {
                    least = least.min(rest + 1);
                }
            }
            // Then nothing is covered any more.
            chains[state] = if least == u8::MAX { 0 } else { least };
        }
        let mut never_first = [[0; 7]; 7];
        for (sets, (chain, &length)) in never_first.iter_mut().zip(frame.chain.iter().zip(&frame.chain_len)) {
            for (down, set) in sets.iter_mut().enumerate() {
                let below = &chain[..down.min(usize::from(length))];
                *set = below.iter().fold(0, |all, &card| all | higher_mates(card));
            }
        }
        Bound { chains, step, never_first, recycles_count }
    }

    /// The bound for a position.
    pub(super) fn of(&self, frame: &Frame, position: &Position, arrangement: Arrangement) -> u16 {
        let home: u16 = position.home.iter().map(|&count| u16::from(count)).sum();
        (52 - home) + self.columns(frame, position, arrangement) + self.stock(frame, position)
    }

    /// The transfers between columns that the chains and the runs on them force.
    fn columns(&self, frame: &Frame, position: &Position, arrangement: Arrangement) -> u16 {
        let (mut state, mut there) = (0, 0);
        let mut heights = [0_usize; 7];
        // What has to leave together with the head of each column, or before it.
        let mut blocks: [Set; 7] = [0; 7];
        let mut forced = 0;
        for column in 0..7 {
            let down = usize::from(position.down[column]);
            let chain = &frame.chain[column];
            if down == 0 {
                if frame.chain_len[column] > 0 && position.heads & one(chain[0]) != 0 {
                    heights[column] = 1;
                    state += self.step[column];
                    blocks[column] = one(chain[0]);
                    there |= blocks[column];
                }
                continue;
            }
            for &card in &chain[..down] {
                there |= one(card);
            }
            let block = run(position, arrangement, chain[down]);
            if block & self.never_first[column][down] != 0 {
                // Something of the run waits for a card below it: the run has to be moved away as it is.
                forced += 1;
                heights[column] = down;
                blocks[column] = one(chain[down - 1]);
            } else {
                heights[column] = down + 1;
                blocks[column] = block;
                there |= one(chain[down]);
            }
            state += self.step[column] * heights[column];
        }
        // Whatever waits for no card of a chain goes home for nothing.
        let mut changed = true;
        while changed {
            changed = false;
            for column in 0..7 {
                while heights[column] > 0 && each(blocks[column]).all(|card| there & lower_mates(card) == 0) {
                    heights[column] -= 1;
                    state -= self.step[column];
                    there &= !one(frame.chain[column][heights[column]]);
                    blocks[column] = match heights[column] {
                        0 => 0,
                        height => one(frame.chain[column][height - 1]),
                    };
                    changed = true;
                }
            }
        }
        // Then one of the columns that cover something has to be cleared by a transfer.
        let after = (0..7).filter(|&column| heights[column] > 1).map(|column| self.chains[state - self.step[column]]);
        forced + after.min().map_or(0, |least| 1 + u16::from(least))
    }

    fn stock(&self, frame: &Frame, position: &Position) -> u16 {
        let drawn = position.drawn;
        let cards = position.stock_len();
        let draws = u16::from((cards - drawn).div_ceil(frame.draw));
        let mut lowest = [u8::MAX; 4];
        let (mut left, mut blocked) = (position.left, 0_u16);
        for _ in 0..drawn {
            let card = frame.stock[left.trailing_zeros() as usize];
            left &= left.wrapping_sub(1);
            let suit = usize::from(card & 3);
            if lowest[suit] < card {
                blocked += 1;
            } else {
                lowest[suit] = card;
            }
        }
        let can_recycle = frame.recycles.is_none_or(|most| position.used < most);
        if frame.draw > 1 && can_recycle && blocked > 0 {
            let again = u16::from(self.recycles_count) + (blocked + 1).div_ceil(u16::from(frame.draw));
            blocked = blocked.min(again);
        }
        draws + blocked
    }
}

/// How many actions draws and recycles take until the cards drawn are so many, or `None` when they cannot be.
pub(super) fn distance(frame: &Frame, recycles_count: bool, cards: u8, from: (u8, u8), to: (u8, u8)) -> Option<u16> {
    let ((drawn, used), (wanted, wanted_used)) = (from, to);
    let whole = |difference: u8, end: bool| {
        (difference.is_multiple_of(frame.draw) || end).then(|| u16::from(difference.div_ceil(frame.draw)))
    };
    let end = wanted == cards;
    if wanted >= drawn
        && used == wanted_used
        && let Some(draws) = whole(wanted - drawn, end)
    {
        return Some(draws);
    }
    let recycled = match frame.recycles {
        None => true,
        Some(_) => wanted_used == used + 1,
    };
    let draws = if recycled { whole(wanted, end)? } else { return None };
    Some(u16::from((cards - drawn).div_ceil(frame.draw)) + u16::from(recycles_count) + draws)
}

/// What a pick costs: its draws and recycle, and the transfer.
pub(super) fn pick_cost(frame: &Frame, recycles_count: bool, position: &Position, pick: stock::Pick) -> u16 {
    let from = (position.drawn, position.used);
    let drawn = distance(frame, recycles_count, position.stock_len(), from, (pick.index + 1, pick.used));
    // Every pick can be reached.
    drawn.unwrap_or(0) + 1
}
