//! Which card lies on which: what the number of actions depends on beyond the sets of [`crate::general::position`].
//!
//! Only one thing can cost an action more: a card that goes home while one run lies on its pair, and the run lies on just
//! this card. So for each pair of which both cards are face up in columns it is kept on which of them its children lie.
//! When a run was put there while both were uncovered, nobody needs to know yet: the line is free to choose later what
//! suits it, and the pair stays *open to choice* until a card of it goes home.

use crate::general::cards::{Bit, Set, bit, children, each, one, pair, parents};
use crate::general::moves::{From, Step, To};
use crate::general::position::Position;
use klondike::{Column, Table};

/// Two bits for each pair of parents, by half of its lower card's place: 0 open to choice or not in question, 1 a lone
/// child lies on the lower parent, or each child on the parent of its own place, 2 the other way round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Arrangement(pub(crate) u64);

/// The children that lie on the pair a card belongs to.
fn on_pair(position: &Position, parent: Bit) -> Set {
    position.on() & children(pair(parent))
}

/// Some parent of a card, to name the pair.
pub(crate) fn parent_of(card: Bit) -> Bit {
    parents(pair(card)).trailing_zeros() as Bit
}

impl Arrangement {
    /// How the cards lie on a table.
    pub(crate) fn of(table: &Table) -> Arrangement {
        let mut arrangement = Arrangement::default();
        let columns = Column::ALL.map(|column| table.column(column));
        let up: Set =
            columns.iter().flat_map(|c| c.cards().iter().skip(c.face_down())).map(|card| one(bit(card))).sum();
        for column in columns {
            let run: Vec<Bit> = column.cards().iter().skip(column.face_down()).map(bit).collect();
            for couple in run.windows(2) {
                let (parent, child) = (couple[0], couple[1]);
                if up & pair(parent) == pair(parent) {
                    let (of_parent, of_child) = (u64::from(parent & 1), u64::from(child & 1));
                    let twin_is_on = columns.iter().any(|c| {
                        let place = c.cards().iter().position(|card| bit(card) == child ^ 1);
                        place.is_some_and(|place| place > c.face_down())
                    });
                    let value = if twin_is_on { (of_parent ^ of_child) + 1 } else { of_parent + 1 };
                    arrangement.set(parent, value);
                }
            }
        }
        arrangement
    }

    /// What is kept for the pair that a card belongs to.
    pub(crate) fn get(self, parent: Bit) -> u64 {
        self.0 >> (parent & !1) & 3
    }

    pub(crate) fn set(&mut self, parent: Bit, value: u64) {
        let shift = parent & !1;
        self.0 = self.0 & !(3 << shift) | value << shift;
    }

    /// Whether a face-up card is covered so that its run must change over before it goes home.
    pub(crate) fn is_covered(self, position: &Position, card: Bit) -> bool {
        on_pair(position, card).count_ones() == 1 && self.get(card) == u64::from(card & 1) + 1
    }

    /// The cards that are uncovered without any choice being made.
    pub(crate) fn uncovered(self, position: &Position) -> Set {
        let mut set = 0;
        for card in each(position.up) {
            let clear = match on_pair(position, card).count_ones() {
                0 => true,
                1 => self.get(card) == u64::from(!card & 1) + 1,
                _ => false,
            };
            if clear {
                set |= one(card);
            }
        }
        set
    }

    /// Follows a step that is about to be played from `position`.
    pub(crate) fn follow(&mut self, position: &Position, step: Step) {
        let card = step.card;
        let was_child = step.from == From::Column && position.on() & one(card) != 0;
        if was_child && step.to != To::Parent {
            self.take_child(position, card);
        }
        if step.from == From::Column && step.to == To::Home {
            // The pair has one card left: nothing is in question.
            self.set(card, 0);
        }
        if step.from != From::Column && step.to != To::Home {
            self.add_parent(position, card);
        }
        if step.to == To::Parent {
            self.add_child(position, card);
        }
    }

    /// A card that a step has turned up may be the second of its pair. The run that the step moved is in its new place by
    /// then.
    pub(crate) fn turn_up(&mut self, before: &Position, after: &Position, step: Step) {
        for card in each(after.up & !before.up & !one(step.card)) {
            self.add_parent(after, card);
        }
    }

    /// A child goes away: the other of two keeps its place.
    fn take_child(&mut self, position: &Position, child: Bit) {
        let parent = parent_of(child);
        let value = self.get(parent);
        let left = on_pair(position, parent) & !one(child);
        let value = match (value, left.count_ones()) {
            (0, _) | (_, 0) => 0,
            // The child left lies on the parent of its own place (1) or the other (2).
            (straight, _) => {
                let own_place = (left.trailing_zeros() as u64) & 1;
                if straight == 1 { own_place + 1 } else { 2 - own_place }
            }
        };
        self.set(parent, value);
    }

    /// A child comes onto a pair with an uncovered card.
    fn add_child(&mut self, position: &Position, child: Bit) {
        let parent = parent_of(child);
        let there = on_pair(position, parent);
        let both = (position.up & pair(parent)).count_ones() == 2;
        if !both || there == 0 {
            self.set(parent, 0);
            return;
        }
        // The other child lies on one of two: this one comes onto the other of them.
        let value = self.get(parent);
        if value != 0 {
            let other_place = (there.trailing_zeros() as u64) & 1;
            self.set(parent, if value == other_place + 1 { 1 } else { 2 });
        }
    }

    /// A card comes into the columns: when its twin is there and covered, the run lies on the twin.
    fn add_parent(&mut self, position: &Position, card: Bit) {
        let twin_is_up = position.up & one(card ^ 1) != 0;
        let covered = twin_is_up && on_pair(position, card) != 0;
        self.set(card, if covered { u64::from(!card & 1) + 1 } else { 0 });
    }
}
