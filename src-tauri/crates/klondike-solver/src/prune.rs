//! Pruning by move history.
//!
//! **Turns before stock plays.** Say a stock card *c* has just been played and a turn (or a tied card going home) follows
//! that was possible before *c* was played. Neither gets in the other's way: *c* took one place, the turn another, and the
//! stock does not care. So the same position is reached with the turn first, and that order is searched; this one need
//! not be. Nothing is lost by it, although a position is entered as lost when it may have been reached by one path and is
//! met on another, and although restarts leave paths unfinished: suppose the first position were entered as lost and had a
//! winning line. Somewhere on the line is the last position before the first one that is never entered. The move between
//! them was left out, so it was a turn, and the earlier position was then reached from some *t* by playing *c*. Now take the
//! path on which *t* was reached, the turn, *c*, and the rest of the line. It has such a gap too, and not after the turn,
//! for *c* is never left out: so it is nearer to the start than the first gap was. Again and again, until it would have to
//! be at the start, where no move is left out.
//!
//! **Use it at once.** Drawing one at a time, where a stock card can be had at any time, it is only played to a column for
//! the sake of a move that needs it there: put off every such play past all moves that do not need it. A move needs a place
//! for one card, so it needs one card played, that one perhaps another one, and so on: a chain, each link played just
//! before the next. So right after *c* only moves that need *c* are tried. Returns from foundations can need two places at
//! once (one card must go before the one below it can): so the rule rests unless no card that fits on *c* can return from
//! a foundation. Cards sent home do not count: several of them may be needed for one move, and they may come in any order.

use crate::bits;
use crate::moves::{Last, Legal};
use crate::position::{Ground, Position};

/// The moves worth trying.
pub(crate) struct Useful {
    pub(crate) legal: Legal,
    /// Last cards of columns that may be moved away for a king from the stock.
    pub(crate) emptying_for_stock: u64,
}

/// Of the `fresh` moves, those that need the last stock card.
pub(crate) fn needing_last(
    ground: &Ground,
    at: &Position,
    last: Last,
    reach: u64,
    (first, alone): (bool, bool),
    mut fresh: Legal,
) -> Useful {
    let mut emptying_for_stock = fresh.turn;
    match last {
        Last::Other => {}
        Last::Sent(card) => {
            // As long as it has not come back.
            if at.next & bits::above(1 << card) != 0 {
                fresh.turn = 0;
                fresh.home &= bits::above(1 << card);
            }
        }
        Last::Placed(card) => {
            if first || alone {
                let mut without = *at;
                without.up &= !(1 << card);
                let before = Legal::of(&without, reach);
                fresh.turn &= !before.turn;
                fresh.home &= !before.home;
                fresh.free_home &= !(before.free_home | 1 << card);
                if alone && !ground.triple {
                    fresh.play &= !before.play;
                    fresh.play_home &= !before.play_home;
                    emptying_for_stock &= !before.turn;
                }
            }
        }
    }
    Useful { legal: fresh, emptying_for_stock }
}

/// Whether no card that fits on the last stock card can return to it from a foundation.
pub(crate) fn no_child_can_return(last: Last, may_return: u64) -> bool {
    let Last::Placed(card) = last else { return true };
    (bits::twins(1 << card) >> 4) & may_return == 0
}

/// The cards whose return from a foundation may make something possible, of those that may return. `waiting` are the cards
/// that may want to lie on them: tied cards, and stock cards that can be reached.
///
/// A return is worth it when the pair of twins has no bare card yet, and one of the waiting cards fits on it, or its twin
/// is next to go home and covered (the run on the twin can then move over), or a card that fits on it is itself worth
/// returning; and when the card below it on its foundation is worth returning.
pub(crate) fn worth_returning(at: &Position, open: u64, waiting: u64, may_return: u64) -> u64 {
    let mut worth = may_return & !open & (bits::twins(waiting) << 4 | bits::twins(at.up & at.next));
    loop {
        let more = may_return & !worth & (!open & bits::twins(worth) << 4 | bits::above(worth));
        if more == 0 {
            return worth;
        }
        worth |= more;
    }
}
