//! The steps of the search, and which of them need not be tried.
//!
//! A step is a transfer, with the draws and recycles that a stock card needs before it and the one run that may have to
//! change its parent for it (see [`super::position`]).
//!
//! # Reductions, and why they are sound
//!
//! **Safe cards** (`safe`). A card of rank *r* that can go home goes at once, and nothing else is tried, when both
//! foundations of the other colour hold *r* − 2 or more and its twin's holds *r* − 3 or more. The card could only be
//! needed to hold a card *x* of rank *r* − 1 and the other colour. Each *x* is home or can go home whenever it could be
//! put on the card; *x* in turn could only be needed for a card *y* of rank *r* − 2, which is home (same suit as the card)
//! or can go home as well (the twin's suit); below that all are home. So in any winning line every move that puts such an
//! *x* or *y* into a column can be replaced by one that brings it home, and those that take them back again left out: the
//! line still wins, with the same plays from the stock at the same times. It holds for any kind of empty column, with
//! and without worrying back, under any pass limit.
//!
//! **Safe cards from the stock.** Taking a card out shifts the triples of later draws, so this is done only where there
//! are none to shift: at draw 1 (under a pass limit only for the card that lies on the waste now, since a draw may cost
//! others their turn), and at draw 3 on the last pass for the card on the waste now: the rest of the stock comes up in the
//! same triples, and the cards below it come up sooner.
//!
//! **Preparations are put off** (`put_off`). Three kinds of steps gain nothing by themselves and take nothing that the
//! steps between them and their first use could need: a *return* (a foundation card back into a column), a *join* (a head
//! without face-down cards below is put onto another column: it gains an empty column) and a *split* (any-card columns: a
//! run is set apart in an empty column: it uncovers a parent). Each can be moved behind any step that does not use what
//! it gains. So there is a winning line in which each is followed by a step that uses it, or by another preparation
//! (two may be needed for one use), and only such lines are tried:
//!
//! - after a return: a card put onto the returned one, or its twin sent home after the run on it has changed over to the
//!   returned one, or another return (of the next lower card of the suit, or of what the use needs besides);
//! - after a join: a card set apart in the empty column. Joins are only tried when no column is empty;
//! - after a split: a parent that it uncovered goes home, or the run's twin is put onto it. Splits are only tried when
//!   all parents of the pair are covered: as long as one is not, runs change places without it.

use super::cards::{Bit, KINGS, Set, children, each, one, open_pairs, pair, parents, rank};
use super::position::{Frame, Position};
use super::stock::{Pick, picks, take};

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum To {
    /// To its foundation.
    Home,
    /// Onto one of its parents.
    Parent,
    /// To an empty column.
    Apart,
}

/// Where a card is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum From {
    /// A column, with the run on it.
    Column,
    /// Stock or waste.
    Stock(Pick),
    /// A foundation.
    Foundation,
}

/// One step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) card: Bit,
    pub(crate) from: From,
    pub(crate) to: To,
}

/// A preparation that the next step must use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pending {
    /// None: every step may follow.
    Nothing,
    /// This card has returned from its foundation.
    Return(Bit),
    /// This head has been put onto another column.
    Join(Bit),
    /// This run has been set apart.
    Split(Bit),
}

impl Pending {
    /// A number below 256 for each.
    pub(crate) const fn code(self) -> u64 {
        match self {
            Pending::Nothing => 0,
            Pending::Return(card) => 1 << 6 | card as u64,
            Pending::Join(card) => 2 << 6 | card as u64,
            Pending::Split(card) => 3 << 6 | card as u64,
        }
    }

    /// What [`Pending::code`] gave the number for.
    pub(crate) const fn from_code(code: u8) -> Pending {
        match (code >> 6, code & 63) {
            (1, card) => Pending::Return(card),
            (2, card) => Pending::Join(card),
            (3, card) => Pending::Split(card),
            _ => Pending::Nothing,
        }
    }
}

/// Which reductions are used. All of them, but for tests that compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reductions {
    /// Safe cards go home at once.
    pub safe: bool,
    /// Preparations are put off until they are used.
    pub put_off: bool,
    /// A stock position that a known one leads to by draws is not searched.
    pub stock: bool,
}

impl Reductions {
    /// All of them.
    pub const ALL: Reductions = Reductions { safe: true, put_off: true, stock: true };
}

/// A step that may be tried, what it leaves pending, and how good it looks (higher first).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) step: Step,
    pub(crate) pending: Pending,
    pub(crate) worth: i16,
}

/// Plays a step.
pub(crate) fn apply(frame: &Frame, position: &mut Position, step: Step) {
    let card = step.card;
    match step.from {
        From::Column => match step.to {
            To::Home => frame.send_home(position, card),
            To::Parent => frame.put_onto(position, card),
            To::Apart => frame.put_apart(position, card),
        },
        From::Stock(pick) => {
            take(frame, position, pick);
            match step.to {
                To::Home => position.home[usize::from(card & 3)] += 1,
                To::Parent => position.up |= one(card),
                To::Apart => {
                    position.up |= one(card);
                    position.heads |= one(card);
                }
            }
        }
        From::Foundation => {
            position.home[usize::from(card & 3)] -= 1;
            position.up |= one(card);
            if step.to == To::Apart {
                position.heads |= one(card);
            }
        }
    }
}

/// Lists the steps that are tried from a position.
pub(crate) struct Generator<'a> {
    frame: &'a Frame,
    position: &'a Position,
    reductions: Reductions,
    choices: &'a mut Vec<Choice>,
    /// Cards that may be sent home at once when they are safe: with counted actions not those that would cost more.
    at_once: Set,
    /// Cards in columns that are or can be uncovered.
    free: Set,
    /// Cards that fit on one of those.
    fits: Set,
    /// Cards that an empty column takes now.
    apart: Set,
}

impl<'a> Generator<'a> {
    /// Prepares the sets that all steps ask for.
    pub(crate) fn new(
        frame: &'a Frame,
        position: &'a Position,
        reductions: Reductions,
        choices: &'a mut Vec<Choice>,
    ) -> Generator<'a> {
        let open = open_pairs(position.up, position.on());
        let apart = match (position.empty(), frame.any_card) {
            (0, _) => 0,
            (_, true) => super::cards::ALL,
            (_, false) => KINGS,
        };
        choices.clear();
        let free = position.up & open;
        Generator { frame, position, reductions, choices, at_once: free, free, fits: children(open), apart }
    }

    /// Where actions are counted: only these cards cost no more when they go home now.
    pub(crate) fn at_once(self, cards: Set) -> Generator<'a> {
        Generator { at_once: self.free & cards, ..self }
    }

    /// Lists the steps, best first.
    pub(crate) fn run(mut self, pending: Pending) {
        match pending {
            Pending::Nothing => {
                if self.reductions.safe && self.safe_card() {
                    return;
                }
                self.columns_home(super::cards::ALL);
                self.heads_onto_parents(super::cards::ALL);
                self.heads_apart();
                self.splits();
                self.stock(To::Home, super::cards::ALL);
                self.stock(To::Parent, super::cards::ALL);
                self.stock(To::Apart, super::cards::ALL);
                self.returns(super::cards::ALL);
            }
            Pending::Return(card) => {
                // The card is of use only where the pair had no uncovered parent without it.
                let under = children(pair(card));
                let open = (self.position.up & pair(card)).count_ones() - (self.position.on() & under).count_ones();
                if open == 1 || (self.frame.counted && open > 0) {
                    // Its twin goes home once the run on it has changed over.
                    self.columns_home(one(card ^ 1));
                    self.heads_onto_parents(under);
                    self.stock(To::Parent, under);
                }
                self.returns(super::cards::ALL);
                if self.frame.any_card {
                    self.joins(super::cards::ALL);
                    self.splits();
                }
            }
            Pending::Join(_) => {
                self.heads_apart();
                self.splits();
                self.stock(To::Apart, super::cards::ALL);
                // With kings only, what an empty column is for is a king; with any card a use may need a return besides.
                self.returns(if self.frame.any_card { super::cards::ALL } else { KINGS });
            }
            Pending::Split(card) => {
                let twin = one(card ^ 1);
                self.columns_home(parents(pair(card)));
                self.heads_onto_parents(twin);
                self.stock(To::Parent, twin);
                self.returns(super::cards::ALL);
            }
        }
        self.choices.sort_by_key(|choice| -choice.worth);
    }

    fn push(&mut self, card: Bit, from: From, to: To, pending: Pending, worth: i16) {
        let pending = if self.reductions.put_off { pending } else { Pending::Nothing };
        self.choices.push(Choice { step: Step { card, from, to }, pending, worth });
    }

    /// A card that goes home at once, if there is one: then it is the only step.
    fn safe_card(&mut self) -> bool {
        let (frame, position) = (self.frame, self.position);
        let next = position.next_home();
        if let Some(card) = each(self.at_once & next).find(|&card| position.is_safe(card)) {
            self.push(card, From::Column, To::Home, Pending::Nothing, 0);
            return true;
        }
        let last_pass = frame.recycles == Some(position.used);
        let now = frame.draw == 1 || last_pass;
        let any = frame.draw == 1 && frame.recycles.is_none() && !frame.counted;
        let mut found = None;
        if now {
            picks(frame, position, |pick| {
                let on_waste = position.drawn > 0 && pick.index + 1 == position.drawn;
                let card = frame.stock[usize::from(position.stock_place(pick.index))];
                if (any || on_waste) && found.is_none() && next & one(card) != 0 && position.is_safe(card) {
                    found = Some((card, pick));
                }
            });
        }
        if let Some((card, pick)) = found {
            self.push(card, From::Stock(pick), To::Home, Pending::Nothing, 0);
        }
        found.is_some()
    }

    fn columns_home(&mut self, of: Set) {
        for card in each(self.free & self.position.next_home() & of) {
            let turns_up = self.position.heads & one(card) != 0 && self.frame.column_of(self.position, card).is_some();
            self.push(card, From::Column, To::Home, Pending::Nothing, if turns_up { 90 } else { 60 });
        }
    }

    fn heads_onto_parents(&mut self, of: Set) {
        for card in each(self.position.heads & self.fits & of) {
            if let Some(column) = self.frame.column_of(self.position, card) {
                let worth = 70 + i16::from(self.position.down[column]);
                self.push(card, From::Column, To::Parent, Pending::Nothing, worth);
            }
        }
        self.joins(of);
    }

    fn joins(&mut self, of: Set) {
        if self.reductions.put_off && self.position.empty() > 0 {
            return;
        }
        for card in each(self.position.heads & self.fits & of) {
            if self.frame.column_of(self.position, card).is_none() {
                self.push(card, From::Column, To::Parent, Pending::Join(card), 20);
            }
        }
    }

    fn heads_apart(&mut self) {
        for card in each(self.position.heads & self.apart) {
            if let Some(column) = self.frame.column_of(self.position, card) {
                let king = if KINGS & one(card) != 0 { 58 } else { 30 };
                self.push(
                    card,
                    From::Column,
                    To::Apart,
                    Pending::Nothing,
                    king + i16::from(self.position.down[column]),
                );
            }
        }
    }

    /// Runs set apart in an empty column. Kings are never on a card, so there are none with kings-only columns.
    fn splits(&mut self) {
        let frame = self.frame;
        if !frame.any_card || self.apart == 0 {
            return;
        }
        // Where actions are counted, setting a run apart may save the move that changes it over.
        let covered = if self.reductions.put_off && !frame.counted { !self.fits } else { super::cards::ALL };
        for card in each(self.position.on() & covered) {
            self.push(card, From::Column, To::Apart, Pending::Split(card), 5);
        }
    }

    fn stock(&mut self, to: To, of: Set) {
        let (frame, position) = (self.frame, self.position);
        let fit = of
            & match to {
                To::Home => position.next_home(),
                To::Parent => self.fits,
                To::Apart => self.apart,
            };
        if fit == 0 {
            return;
        }
        let base = match to {
            To::Home => 65,
            To::Parent => 50,
            To::Apart => 40,
        };
        picks(frame, position, |pick| {
            let card = frame.stock[usize::from(position.stock_place(pick.index))];
            if fit & one(card) != 0 {
                let cost = if frame.recycles.is_some() { i16::from(pick.used - position.used) * 15 } else { 0 };
                let apart = if to == To::Apart && KINGS & one(card) == 0 { 25 } else { 0 };
                self.push(card, From::Stock(pick), to, Pending::Nothing, base - cost - apart);
            }
        });
    }

    /// Returns from foundations. A two or an ace never holds a card that could not go home instead.
    fn returns(&mut self, of: Set) {
        if !self.frame.worry_back {
            return;
        }
        for card in each(self.position.tops() & of).filter(|&card| rank(card) >= 3) {
            if self.fits & one(card) != 0 {
                self.push(card, From::Foundation, To::Parent, Pending::Return(card), 10);
            }
            if self.apart & one(card) != 0 {
                self.push(card, From::Foundation, To::Apart, Pending::Return(card), 2);
            }
        }
    }
}
