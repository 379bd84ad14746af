//! Moves that cost nothing, played without asking.
//!
//! **Components.** With worrying back on, sending a *free* card home can be taken back at once: its place on the column
//! is still there. So all positions that differ only by such moves are one **component**: whatever can be done from one of
//! them can be done from all. A component is searched once, in the form with every free card home that can go.
//!
//! **Safe cards.** A card of rank *r* is safe when both foundations of the other colour hold *r* − 2 or more and the one
//! of its twin *r* − 3 or more. At home it is never missed: on a column it could only serve as a place for a card of rank
//! *r* − 1 of the other colour, and that card could go home itself; and so, in turn, could the twin of rank *r* − 2 that
//! one might want to put on *it*, and everything lower is home already. So a line that keeps a safe card on a column, or
//! takes it back, can be changed into one that does not. Sending home a safe tied card turns up a card in addition.
//!
//! A safe card *in the stock* goes home too when drawing one at a time, where every card can always be reached. Drawing
//! three, taking a card shifts the ones behind it, so only the very last card may go, and only while the stock's reach is
//! that of a fresh pass: then nothing shifts, and the card before it can be reached from then on.

use crate::bits;
use crate::position::{Ground, Position};

/// Cards that are safe at home, by the argument above.
pub(crate) fn safe(position: &Position) -> u64 {
    let [a, b, c, d] = position.home();
    let (other, same) = (c.min(d) + 2, a.min(b) + 2);
    let of = |suit: usize, limit: u8| bits::UP_TO[suit][usize::from(limit)];
    of(0, other.min(b + 3)) | of(1, other.min(a + 3)) | of(2, same.min(d + 3)) | of(3, same.min(c + 3))
}

/// Which reductions are on: all of them, except in tests that compare.
#[derive(Clone, Copy, Debug)]
pub struct Reductions {
    /// Safe cards go home at once and stay there.
    pub safe: bool,
    /// A move that could have been made before the last stock card was played is not made after it.
    pub commuting: bool,
    /// A column is emptied only just before a king fills it.
    pub late_emptying: bool,
    /// A card returns from a foundation only for a move that needs it.
    pub needed_returns: bool,
    /// Drawing three, what is lost drawing one at a time is lost.
    pub easier_game: bool,
}

impl Reductions {
    /// Everything on.
    pub const ALL: Reductions =
        Reductions { safe: true, commuting: true, late_emptying: true, needed_returns: true, easier_game: true };
}

/// Sends home what costs nothing, until nothing is left to send. `step` is told of each card. Returns whether any went.
pub(crate) fn close(
    ground: &Ground,
    reductions: &Reductions,
    position: &mut Position,
    mut step: impl FnMut(u8),
) -> bool {
    let mut changed = false;
    loop {
        let ready = position.going_home(position.open());
        let mut chosen = if ground.worry_back { ready & !position.tied } else { 0 };
        let mut from_stock = false;
        if chosen == 0 && reductions.safe {
            let waiting = waiting(ground, position) & position.next;
            if ready | waiting != 0 {
                let safe = safe(position);
                chosen = ready & safe;
                if chosen == 0 {
                    chosen = waiting & safe;
                    from_stock = true;
                }
            }
        }
        if chosen == 0 {
            return changed;
        }
        let place = chosen.trailing_zeros() as u8;
        send_home(ground, position, place, from_stock);
        step(place);
        changed = true;
    }
}

/// Moves one card home from a column or the stock.
pub(crate) fn send_home(ground: &Ground, position: &mut Position, place: u8, from_stock: bool) {
    let bit = 1_u64 << place;
    if from_stock {
        ground.take(position, place);
    } else {
        position.up &= !bit;
        if position.tied & bit != 0 {
            ground.leave(position, place);
        }
    }
    position.send_home(bit);
}

/// Stock cards that may go home without harm to the rest of the stock.
fn waiting(ground: &Ground, position: &Position) -> u64 {
    let stock = position.stock;
    if !ground.triple {
        ground.stock_cards(stock)
    } else if position.cut == 0 && stock != 0 {
        ground.stock_cards(1 << (31 - stock.leading_zeros()))
    } else {
        0
    }
}
