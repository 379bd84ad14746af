//! The moves that cannot be taken back, each together with what prepares it.
//!
//! From a component (see [`crate::dominance`]) there are four such moves: a **turn** (a tied card moves with its run to
//! another column), a tied card going home, a stock card played to a column, a stock card going home. Each makes the number
//! of cards in place or in the stock smaller, so the search can never come back to where it was.

use crate::bits::{self, KINGS};
use crate::dominance::{self, Reductions};
use crate::position::{Ground, Position};
use crate::prune::{self, Useful};

/// One card going somewhere: all that a line needs to be spelt out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The card, by place.
    pub(crate) card: u8,
    /// To its foundation, or else to a column.
    pub(crate) home: bool,
}

/// What kind of move leads to a child; in the order in which they are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Kind {
    /// A tied card goes home.
    Home,
    /// A tied card moves to another column.
    Turn,
    /// A stock card goes home.
    PlayHome,
    /// A stock card goes to a column.
    Play,
    /// A free card goes home (only without worrying back).
    FreeHome,
}

/// The stock card that has just been played, when nothing else has changed since: see [`crate::prune`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Last {
    /// No stock card.
    Other,
    /// It lies on a column.
    Placed(u8),
    /// It went home.
    Sent(u8),
}

/// A position one move on, closed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) position: Position,
    pub(crate) last: Last,
    pub(crate) kind: Kind,
    /// How many cards had to return from foundations first.
    pub(crate) returns: u8,
    /// The card that moved.
    pub(crate) card: u8,
    /// Whether it moved without any preparation.
    pub(crate) plain: bool,
}

/// The moves that are legal in one position of a component, by the card that moves.
#[derive(Clone, Copy, Default)]
pub(crate) struct Legal {
    /// Tied cards that can move to another column.
    pub(crate) turn: u64,
    /// Tied cards that can go home.
    pub(crate) home: u64,
    /// Free cards that can go home.
    pub(crate) free_home: u64,
    /// Stock cards that can go to a column.
    pub(crate) play: u64,
    /// Stock cards that can go home.
    pub(crate) play_home: u64,
    /// Whether a column is empty.
    pub(crate) empty: bool,
}

impl Legal {
    pub(crate) fn of(position: &Position, reach: u64) -> Legal {
        let open = position.open();
        let placeable = position.placeable(open);
        let ready = position.going_home(open);
        Legal {
            turn: position.tied & placeable,
            home: ready & position.tied,
            free_home: ready & !position.tied,
            play: reach & placeable,
            play_home: reach & position.next,
            empty: position.has_empty_column(),
        }
    }

    fn without(self, other: &Legal) -> Legal {
        Legal {
            turn: self.turn & !other.turn,
            home: self.home & !other.home,
            free_home: self.free_home & !other.free_home,
            play: self.play & !other.play,
            play_home: self.play_home & !other.play_home,
            empty: self.empty,
        }
    }
}

/// Which children are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Those that need no card from a foundation.
    Plain,
    /// Those that do.
    Returning,
}

/// Plays the move of a child that needed no returns and emptied no column, closes the position, and tells the steps.
pub(crate) fn replay(
    ground: &Ground,
    reductions: &Reductions,
    position: &mut Position,
    (kind, card): (Kind, u8),
    steps: &mut Vec<Step>,
) {
    let home = match kind {
        Kind::Home | Kind::FreeHome => {
            dominance::send_home(ground, position, card, false);
            true
        }
        Kind::PlayHome => {
            dominance::send_home(ground, position, card, true);
            true
        }
        Kind::Turn => {
            ground.leave(position, card);
            false
        }
        Kind::Play => {
            ground.take(position, card);
            position.up |= 1 << card;
            false
        }
    };
    steps.push(Step { card, home });
    dominance::close(ground, reductions, position, |card| steps.push(Step { card, home: true }));
}

/// Finds the children of a closed position.
struct Expansion<'a, F: FnMut(&Child, &[Step]), const TRACE: bool> {
    ground: &'a Ground,
    reductions: &'a Reductions,
    /// Stock cards that can be played; the same in the whole component.
    reach: u64,
    last: Last,
    /// Whether no card that fits on the last stock card can return to it.
    alone: bool,
    /// Cards that may return: home, and not safe there.
    may_return: u64,
    /// The foundations of the positions of the component seen so far: all that differs between them.
    seen: &'a mut Vec<u64>,
    /// Whether nothing has been prepared for the next child.
    plain: bool,
    steps: Vec<Step>,
    found: F,
}

/// Calls `found` with every child, and with its steps when `TRACE`.
pub(crate) fn children<const TRACE: bool>(
    ground: &Ground,
    reductions: &Reductions,
    position: &Position,
    last: Last,
    part: Part,
    seen: &mut Vec<u64>,
    found: impl FnMut(&Child, &[Step]),
) {
    let mut may_return = 0;
    if ground.worry_back && (part == Part::Returning || matches!(last, Last::Placed(_))) {
        let back = position.tops() & position.placeable(position.open());
        if part == Part::Returning && back == 0 {
            return;
        }
        may_return = position.home_cards();
        if reductions.safe {
            may_return &= !dominance::safe(position);
        }
        if part == Part::Returning && back & may_return == 0 {
            return;
        }
    } else if part == Part::Returning {
        return;
    }
    seen.clear();
    seen.push(position.next);
    let reach = ground.stock_cards(ground.reach(position));
    let alone = prune::no_child_can_return(last, may_return);
    let mut expansion: Expansion<'_, _, TRACE> = Expansion {
        ground,
        reductions,
        reach,
        last,
        alone,
        may_return,
        seen,
        plain: part == Part::Plain,
        steps: Vec::new(),
        found,
    };
    let legal = Legal::of(position, reach);
    match part {
        Part::Plain => expansion.moves(position, &legal, legal, false, 0),
        Part::Returning => expansion.neighbours(position, &legal, 0),
    }
}

impl<F: FnMut(&Child, &[Step]), const TRACE: bool> Expansion<'_, F, TRACE> {
    /// Another position of the component: its own moves, then the positions next to it.
    fn member(&mut self, at: &Position, before: &Legal, returns: u8) {
        let legal = Legal::of(at, self.reach);
        let fresh = if self.reductions.needed_returns { legal.without(before) } else { legal };
        self.moves(at, &legal, fresh, before.empty, returns);
        self.neighbours(at, &legal, returns);
    }

    /// The positions one return or one free card going home away.
    fn neighbours(&mut self, at: &Position, legal: &Legal, returns: u8) {
        let open = at.open();
        let mut back = at.tops() & at.placeable(open) & self.may_return;
        if self.reductions.needed_returns && back != 0 {
            back &= prune::worth_returning(at, open, at.tied | self.reach, self.may_return);
        }
        for place in bits::places(back | legal.free_home) {
            let bit = 1 << place;
            let home = legal.free_home & bit != 0;
            let mut next = *at;
            if home {
                next.up &= !bit;
                next.send_home(bit);
            } else {
                next.worry_back(bit);
            }
            if self.seen.contains(&next.next) {
                continue;
            }
            self.seen.push(next.next);
            self.push(place, home);
            self.member(&next, legal, returns + u8::from(!home));
            self.pop();
        }
    }

    /// All moves of one position that are `fresh`: not just as well made from another one.
    fn moves(&mut self, at: &Position, legal: &Legal, fresh: Legal, before_empty: bool, returns: u8) {
        let useful = if self.reductions.commuting {
            prune::needing_last(self.ground, at, self.last, self.reach, (self.seen.len() == 1, self.alone), fresh)
        } else {
            prune::Useful { legal: fresh, emptying_for_stock: fresh.turn }
        };
        let Useful { legal: useful, emptying_for_stock } = useful;
        // With worrying back, a card that can go home goes home rather than to a column: it could return from there.
        let rather_home = if self.ground.worry_back { legal.home | legal.play_home } else { 0 };
        let late = if self.reductions.late_emptying { self.ground.base } else { 0 };

        for place in bits::places(useful.home) {
            let mut next = *at;
            dominance::send_home(self.ground, &mut next, place, false);
            self.push(place, true);
            self.child(next, Last::Other, Kind::Home, returns, place);
        }
        for place in bits::places(useful.turn & !rather_home & !late) {
            let mut next = *at;
            self.ground.leave(&mut next, place);
            self.push(place, false);
            self.child(next, Last::Other, Kind::Turn, returns, place);
        }
        for place in bits::places(useful.play_home) {
            let mut next = *at;
            dominance::send_home(self.ground, &mut next, place, true);
            self.push(place, true);
            self.child(next, Last::Sent(place), Kind::PlayHome, returns, place);
        }
        for place in bits::places(useful.play & !rather_home) {
            let mut next = *at;
            self.play(&mut next, place);
            self.child(next, Last::Placed(place), Kind::Play, returns, place);
        }
        if !self.ground.worry_back {
            for place in bits::places(useful.free_home) {
                let mut next = *at;
                dominance::send_home(self.ground, &mut next, place, false);
                self.push(place, true);
                self.child(next, Last::Other, Kind::FreeHome, returns, place);
            }
        }
        if late != 0 && !legal.empty {
            let (mut for_tied, mut for_stock) = (useful.turn, emptying_for_stock);
            if before_empty {
                (for_tied, for_stock) = (legal.turn, legal.turn);
            }
            let plain = std::mem::replace(&mut self.plain, false);
            self.emptying(at, (for_tied | for_stock) & late & !rather_home, for_tied, for_stock, returns);
            self.plain = plain;
        }
    }

    /// Empties a column by moving its last card away, and fills it with a king at once.
    fn emptying(&mut self, at: &Position, cards: u64, for_tied: u64, for_stock: u64, returns: u8) {
        for place in bits::places(cards) {
            let mut empty = *at;
            self.ground.leave(&mut empty, place);
            self.push(place, false);
            if for_tied >> place & 1 == 1 {
                for king in bits::places(at.tied & KINGS) {
                    let mut next = empty;
                    self.ground.leave(&mut next, king);
                    self.push(king, false);
                    self.child(next, Last::Other, Kind::Turn, returns, king);
                }
            }
            if for_stock >> place & 1 == 1 {
                for king in bits::places(self.reach & KINGS) {
                    let mut next = empty;
                    self.play(&mut next, king);
                    self.child(next, Last::Placed(king), Kind::Play, returns, king);
                }
            }
            // A king that returns from its foundation may need the place as well.
            if at.tops() & KINGS != 0 {
                self.child(empty, Last::Other, Kind::Turn, returns, place);
            } else {
                self.pop();
            }
        }
    }

    fn play(&mut self, next: &mut Position, place: u8) {
        self.ground.take(next, place);
        next.up |= 1 << place;
        self.push(place, false);
    }

    /// Closes a position one move on and hands it out; forgets the step of the move.
    fn child(&mut self, mut position: Position, last: Last, kind: Kind, returns: u8, card: u8) {
        let depth = self.steps.len();
        let steps = &mut self.steps;
        let changed = dominance::close(self.ground, self.reductions, &mut position, |card| {
            if TRACE {
                steps.push(Step { card, home: true });
            }
        });
        let last = if changed { Last::Other } else { last };
        (self.found)(&Child { position, last, kind, returns, card, plain: self.plain }, &self.steps);
        self.steps.truncate(depth);
        self.pop();
    }

    fn push(&mut self, card: u8, home: bool) {
        if TRACE {
            self.steps.push(Step { card, home });
        }
    }

    fn pop(&mut self) {
        if TRACE {
            self.steps.pop();
        }
    }
}
