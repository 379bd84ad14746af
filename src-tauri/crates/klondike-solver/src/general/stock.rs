//! Which stock cards can be played next, and what a position in the stock is worth.

use super::position::{Frame, Position};

/// A card of stock or waste that draws and recycles can bring up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pick {
    /// Its number among the cards left, in drawing order.
    pub(crate) index: u8,
    /// The recycles used then (counted under a limit only).
    pub(crate) used: u8,
}

/// Calls `each` for every card that can come up, each once, at the earliest: the waste's top, then what this pass still
/// brings, then what one more pass brings. A later pass brings nothing that the next one does not.
pub(crate) fn picks(frame: &Frame, position: &Position, mut each: impl FnMut(Pick)) {
    let cards = position.stock_len();
    let mut seen = 0_u32;
    let mut come_up = |drawn: u8, used: u8| {
        if drawn > 0 && seen & 1 << drawn == 0 {
            seen |= 1 << drawn;
            each(Pick { index: drawn - 1, used });
        }
    };
    come_up(position.drawn, position.used);
    let mut drawn = position.drawn;
    while drawn < cards {
        drawn = (drawn + frame.draw).min(cards);
        come_up(drawn, position.used);
    }
    let used = match frame.recycles {
        None => position.used,
        Some(most) if position.used < most => position.used + 1,
        Some(_) => return,
    };
    drawn = 0;
    while drawn < cards {
        drawn = (drawn + frame.draw).min(cards);
        come_up(drawn, used);
    }
}

/// Plays a pick: the card is gone, and the waste holds what was drawn before it.
pub(crate) fn take(frame: &Frame, position: &mut Position, pick: Pick) -> u8 {
    let place = position.stock_place(pick.index);
    position.left &= !(1 << place);
    position.drawn = pick.index;
    position.used = pick.used;
    normalise(frame, position);
    frame.stock[usize::from(place)]
}

/// Without a pass limit a stock that can be turned over at no cost is as good as a fresh one: when it has been drawn in
/// whole triples, or to its end, a recycle and some draws lead from either to the other.
pub(crate) fn normalise(frame: &Frame, position: &mut Position) {
    if !frame.counted
        && frame.recycles.is_none()
        && (position.drawn.is_multiple_of(frame.draw) || position.drawn == position.stock_len())
    {
        position.drawn = 0;
    }
}

/// The stock positions known for one set of cards left: for each remainder by the draw count the earliest, as
/// `used · 32 + drawn + 1`, ten bits each; 0 where there is none.
///
/// # Why this may prune
///
/// From one position draws and recycles alone lead to others; whatever can be played from those can be played from it by
/// drawing first. So a position that such a path leads to needs no search of its own when the earlier one has been or is
/// being searched: the search's steps draw as far as they like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Earliest(pub(super) u32);

impl Earliest {
    fn slot(self, remainder: u8) -> Option<(u8, u8)> {
        let value = self.0 >> (remainder * 10) & 0x3FF;
        (value > 0).then(|| (((value - 1) >> 5) as u8, ((value - 1) & 31) as u8))
    }

    /// Whether draws and recycles lead from a known position to this one.
    pub(crate) fn covers(self, frame: &Frame, position: &Position) -> bool {
        let (drawn, used) = (position.drawn, position.used);
        let at_end = drawn == position.stock_len();
        // After a recycle whole triples come up, and the end.
        let after_recycle = drawn.is_multiple_of(frame.draw) || at_end;
        (0..frame.draw).filter_map(|remainder| self.slot(remainder)).any(|(known_used, known_drawn)| {
            if !frame.counted && frame.recycles.is_none() && after_recycle {
                return true;
            }
            match known_used.cmp(&used) {
                std::cmp::Ordering::Equal => {
                    known_drawn <= drawn && (known_drawn % frame.draw == drawn % frame.draw || at_end)
                }
                std::cmp::Ordering::Less => after_recycle,
                std::cmp::Ordering::Greater => false,
            }
        })
    }

    /// Remembers a position that nothing known covers.
    pub(crate) fn add(&mut self, frame: &Frame, position: &Position) {
        let remainder = position.drawn % frame.draw;
        let new = (u32::from(position.used) << 5 | u32::from(position.drawn)) + 1;
        let shift = remainder * 10;
        let old = self.0 >> shift & 0x3FF;
        if old == 0 || new < old {
            self.0 = self.0 & !(0x3FF << shift) | new << shift;
        }
    }
}
