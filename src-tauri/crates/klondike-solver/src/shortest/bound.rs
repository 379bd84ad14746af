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
//!   number of the others is a shortest path over at most 8! states, worked out once.
//! - **Waste.** A card of the waste that lies above a lower card of its suit cannot go home before that one, and that
//!   one cannot be reached before it has left: it is played to a column (one transfer more), or a recycle comes, and both
//!   cards are drawn again. At draw 1 each such card costs a transfer or a draw more. At draw 3 the cards drawn again cost
//!   a draw for three, and the recycle.
//! - **Draws.** The cards not yet drawn need as many draws as it takes to draw them all.

use crate::general::cards::{self, Bit};
use crate::general::position::{Frame, Position};
use crate::general::stock;

/// The bound for one search.
pub(super) struct Bound {
    /// The least number of transfers between piles for each state of the chains.
    chains: Vec<u8>,
    /// What one card more in a chain adds to the index of its state.
    step: [usize; 7],
    /// Whether a recycle counts.
    recycles_count: bool,
}

impl Bound {
    pub(super) fn new(frame: &Frame, recycles_count: bool) -> Bound {
        let mut step = [0; 7];
        let mut states = 1;
        for column in 0..7 {
            step[column] = states;
            states *= usize::from(frame.chain_len[column]) + 1;
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
        Bound { chains, step, recycles_count }
    }

    /// The bound for a position.
    pub(super) fn of(&self, frame: &Frame, position: &Position) -> u16 {
        let home: u16 = position.home.iter().map(|&count| u16::from(count)).sum();
        let mut state = 0;
        for column in 0..7 {
            let down = position.down[column];
            let low_there = frame.chain_len[column] > 0 && position.heads & cards::one(frame.chain[column][0]) != 0;
            if down > 0 || low_there {
                state += self.step[column] * (usize::from(down) + 1);
            }
        }
        let chains = u16::from(self.chains.get(state).copied().unwrap_or(0));
        (52 - home) + chains + self.stock(frame, position)
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
