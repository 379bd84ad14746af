//! The state of the search: sets of cards instead of piles.
//!
//! # What is kept
//!
//! Which cards are home, which are still in stock or waste (and how far they are drawn, on which pass), how many cards
//! are face down in each column, and which cards are *heads*: the lowest face-up card of their column. The face-up cards
//! of the columns are then known, as is their head; where the other face-up cards lie is not kept.
//!
//! # Why that is enough
//!
//! A face-up card that is no head lies on one of its two possible parents. Let *k* cards of a pair lie on the pair of
//! their parents, of which *p* are face up in columns, *k* ≤ *p* ≤ 2.
//!
//! - *k* < *p*: some parent is uncovered. When *p* = 2 and *k* = 1 either parent can be uncovered by moving the one run
//!   to the other, which is always legal: the run has lower ranks, so it does not hold that other parent.
//! - *k* = *p*: both are covered, whichever card lies on which. No card of the pair can be uncovered without taking a
//!   child away, and after that the case above holds.
//!
//! So which cards can be taken, and what can be put where, depends on the counts alone, and every arrangement with the
//! same sets allows the same moves to the same sets. The argument asks nothing about empty columns, so it holds for
//! columns that take any card too, as long as heads are kept. It moves no stock card, so it holds under a pass limit.

use super::cards::{self, Bit, Set, bit, one};
use klondike::{Column, Rules, Suit, Table};

/// No column.
const NOWHERE: u8 = 7;

/// What does not change during a search.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// For each column the face-down cards and the head of the position the search began at, lowest first.
    pub(crate) chain: [[Bit; 7]; 7],
    /// How many cards each chain has.
    pub(crate) chain_len: [u8; 7],
    /// The column in whose chain a card is, and its place there.
    link: [(u8, u8); 52],
    /// Waste and stock in the order in which they are drawn.
    pub(crate) stock: [Bit; 24],
    /// How many cards a draw turns.
    pub(crate) draw: u8,
    /// How many recycles are left at the beginning; `None` for no limit.
    pub(crate) recycles: Option<u8>,
    /// Whether an empty column takes any card.
    pub(crate) any_card: bool,
    /// Whether foundation cards may return.
    pub(crate) worry_back: bool,
    /// Whether draws are counted, so that no two stock positions are the same.
    pub(crate) counted: bool,
}

/// One position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    /// The face-up cards of the columns.
    pub(crate) up: Set,
    /// The lowest face-up card of each column that has one.
    pub(crate) heads: Set,
    /// The cards of stock and waste, by their place in [`Frame::stock`].
    pub(crate) left: u32,
    /// How many cards of each suit are home, by [`cards::place`].
    pub(crate) home: [u8; 4],
    /// How many cards are face down in each column.
    pub(crate) down: [u8; 7],
    /// How many cards of `left` are in the waste.
    pub(crate) drawn: u8,
    /// How many recycles have been used, counted only under a limit.
    pub(crate) used: u8,
}

impl Frame {
    /// The search's view of a table. `None` for a table that play cannot produce.
    pub(crate) fn new(table: &Table, rules: &Rules) -> Option<(Frame, Position)> {
        let recycles = rules.passes.limit().map(|limit| u32::from(limit).saturating_sub(table.pass()) as u8);
        let mut frame = Frame {
            chain: [[0; 7]; 7],
            chain_len: [0; 7],
            link: [(NOWHERE, 0); 52],
            stock: [0; 24],
            draw: rules.draw.count(),
            recycles,
            any_card: rules.empty_column == klondike::EmptyColumn::Any,
            worry_back: rules.worry_back,
            counted: false,
        };
        let mut position = Position { up: 0, heads: 0, left: 0, home: [0; 4], down: [0; 7], drawn: 0, used: 0 };
        for column in Column::ALL {
            let (index, pile) = (column.index(), table.column(column));
            for (place, card) in pile.cards().iter().map(bit).enumerate() {
                if place <= pile.face_down() {
                    *frame.chain[index].get_mut(place)? = card;
                    frame.chain_len[index] += 1;
                    frame.link[usize::from(card)] = (index as u8, place as u8);
                }
                if place == pile.face_down() {
                    position.heads |= one(card);
                }
                if place >= pile.face_down() {
                    position.up |= one(card);
                }
            }
            position.down[index] = pile.face_down() as u8;
        }
        let drawing = table.waste().iter().chain(table.stock().iter().rev());
        for (place, card) in drawing.enumerate() {
            *frame.stock.get_mut(place)? = bit(card);
            position.left |= 1 << place;
        }
        position.drawn = table.waste().len() as u8;
        for suit in Suit::ALL {
            position.home[cards::place(suit)] = table.foundation(suit);
        }
        Some((frame, position))
    }

    /// Whether a head lies on face-down cards, and in which column.
    pub(crate) fn column_of(&self, position: &Position, head: Bit) -> Option<usize> {
        let (column, place) = self.link[usize::from(head)];
        let column = usize::from(column);
        (place > 0 && position.down.get(column) == Some(&place)).then_some(column)
    }

    /// Takes a head off its column and turns up the card below it.
    fn uncover(&self, position: &mut Position, head: Bit) {
        position.heads &= !one(head);
        if let Some(column) = self.column_of(position, head) {
            position.down[column] -= 1;
            let turned = one(self.chain[column][usize::from(position.down[column])]);
            position.up |= turned;
            position.heads |= turned;
        }
    }

    /// Brings a face-up card home.
    pub(crate) fn send_home(&self, position: &mut Position, card: Bit) {
        position.up &= !one(card);
        position.home[usize::from(card & 3)] += 1;
        if position.heads & one(card) != 0 {
            self.uncover(position, card);
        }
    }

    /// Moves a head with its run onto a face-up card.
    pub(crate) fn put_onto(&self, position: &mut Position, head: Bit) {
        self.uncover(position, head);
    }

    /// Moves a face-up card with its run to an empty column.
    pub(crate) fn put_apart(&self, position: &mut Position, card: Bit) {
        if position.heads & one(card) != 0 {
            self.uncover(position, card);
        }
        position.heads |= one(card);
    }

    /// A number that two positions of one search share only when they are the same but for `drawn` and `used`.
    ///
    /// With kings only the heads follow from the rest, but for the lowest cards of the columns, which are counted in:
    /// below 8! for the columns, 16 bits for the foundations, 24 for the stock.
    pub(crate) fn key(&self, position: &Position) -> (u64, u64) {
        let mut columns = 0;
        for index in 0..7 {
            let (length, down) = (u64::from(self.chain_len[index]), u64::from(position.down[index]));
            let there = down > 0 || length > 0 && position.heads & one(self.chain[index][0]) != 0;
            columns = columns * (length + 1) + if there { down + 1 } else { 0 };
        }
        let home = position.home.iter().fold(0, |all, &count| all << 4 | u64::from(count));
        let narrow = (columns << 16 | home) << 24 | u64::from(position.left);
        (narrow, if self.any_card { position.heads } else { 0 })
    }
}

impl Position {
    /// Whether all cards are home.
    pub(crate) fn is_won(&self) -> bool {
        self.home == [13; 4]
    }

    /// The face-up cards that lie on a face-up card.
    pub(crate) const fn on(&self) -> Set {
        self.up & !self.heads
    }

    /// How many columns are empty.
    pub(crate) const fn empty(&self) -> u32 {
        7 - self.heads.count_ones()
    }

    /// The cards that could go home next, wherever they are.
    pub(crate) fn next_home(&self) -> Set {
        let mut set = 0;
        for (place, &count) in self.home.iter().enumerate() {
            set |= 1 << (usize::from(count) * 4 + place);
        }
        set & cards::ALL
    }

    /// The tops of the foundations.
    pub(crate) fn tops(&self) -> Set {
        let mut set = 0;
        for (place, &count) in self.home.iter().enumerate() {
            if count > 0 {
                set |= 1 << ((usize::from(count) - 1) * 4 + place);
            }
        }
        set
    }

    /// How many cards stock and waste hold together.
    pub(crate) const fn stock_len(&self) -> u8 {
        self.left.count_ones() as u8
    }

    /// The place in [`Frame::stock`] of the card that is number `index` of those left.
    pub(crate) fn stock_place(&self, index: u8) -> u8 {
        let mut left = self.left;
        for _ in 0..index {
            left &= left.wrapping_sub(1);
        }
        left.trailing_zeros() as u8
    }

    /// Whether a card may go home without a thought: nothing can ever need it in a column. See [`super::moves`].
    pub(crate) fn is_safe(&self, card: Bit) -> bool {
        let rank = cards::rank(card);
        let place = usize::from(card & 3);
        let others = self.home[place ^ 2].min(self.home[place ^ 3]);
        rank <= others + 2 && rank <= self.home[place ^ 1] + 3
    }
}
