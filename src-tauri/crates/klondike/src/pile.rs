//! Names of the piles, and the small fixed stores that hold their cards.

use crate::card::{Card, Suit};
use std::fmt;
use std::str::FromStr;

/// One of the seven tableau columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(u8);

impl Column {
    /// All columns, left to right.
    pub const ALL: [Column; 7] = [Column(0), Column(1), Column(2), Column(3), Column(4), Column(5), Column(6)];

    /// The column with this number, 1 to 7.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Column> {
        if number >= 1 && number <= 7 { Some(Column(number - 1)) } else { None }
    }

    /// The number that players see, 1 to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The place in [`Column::ALL`], 0 to 6.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The name of any pile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PileId {
    /// The face-down cards still to be drawn.
    Stock,
    /// The drawn cards, face up.
    Waste,
    /// The pile of one suit, ace to king.
    Foundation(Suit),
    /// A column of the tableau.
    Tableau(Column),
}

impl PileId {
    /// Every pile in reading order: stock, waste, foundations ♠ ♥ ♦ ♣, columns 1 to 7.
    pub const ALL: [PileId; 13] = [
        PileId::Stock,
        PileId::Waste,
        PileId::Foundation(Suit::Spades),
        PileId::Foundation(Suit::Hearts),
        PileId::Foundation(Suit::Diamonds),
        PileId::Foundation(Suit::Clubs),
        PileId::Tableau(Column::ALL[0]),
        PileId::Tableau(Column::ALL[1]),
        PileId::Tableau(Column::ALL[2]),
        PileId::Tableau(Column::ALL[3]),
        PileId::Tableau(Column::ALL[4]),
        PileId::Tableau(Column::ALL[5]),
        PileId::Tableau(Column::ALL[6]),
    ];
}

impl PileId {
    /// The short name of the protocol: `stock`, `waste`, `fs` (a foundation), `t3` (a column).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PileId::Stock => "stock",
            PileId::Waste => "waste",
            PileId::Foundation(Suit::Clubs) => "fc",
            PileId::Foundation(Suit::Diamonds) => "fd",
            PileId::Foundation(Suit::Hearts) => "fh",
            PileId::Foundation(Suit::Spades) => "fs",
            PileId::Tableau(column) => ["t1", "t2", "t3", "t4", "t5", "t6", "t7"][column.index()],
        }
    }
}

impl fmt::Display for PileId {
    /// The short name of the protocol: `stock`, `waste`, `fs` (a foundation), `t3` (a column).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPile;

impl fmt::Display for NotAPile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a pile: stock, waste, fc, fd, fh, fs or t1 to t7")
    }
}

impl std::error::Error for NotAPile {}

impl FromStr for PileId {
    type Err = NotAPile;

    fn from_str(text: &str) -> Result<PileId, NotAPile> {
        PileId::ALL.into_iter().find(|pile| pile.name() == text).ok_or(NotAPile)
    }
}

impl serde::Serialize for PileId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> serde::Deserialize<'de> for PileId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PileId, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Up to `N` cards, bottom first, in place: no allocation, so that a whole table can be copied.
///
/// Free places are always `None`, so equal contents are equal bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cards<const N: usize> {
    len: u8,
    cards: [Option<Card>; N],
}

impl<const N: usize> Default for Cards<N> {
    fn default() -> Self {
        Cards { len: 0, cards: [None; N] }
    }
}

impl<const N: usize> Cards<N> {
    /// How many cards there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card at a place counted from the bottom.
    #[must_use]
    pub fn get(&self, place: usize) -> Option<Card> {
        self.cards.get(place).copied().flatten()
    }

    /// The top card.
    #[must_use]
    pub fn top(&self) -> Option<Card> {
        self.len().checked_sub(1).and_then(|place| self.get(place))
    }

    /// The cards, bottom first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone + '_ {
        self.cards[..self.len()].iter().map(|card| card.expect("places below the length hold cards"))
    }

    /// Puts a card on top. A full pile stays as it is and answers `false`.
    pub fn push(&mut self, card: Card) -> bool {
        let place = self.len();
        if place >= N {
            return false;
        }
        self.cards[place] = Some(card);
        self.len += 1;
        true
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<Card> {
        let place = self.len().checked_sub(1)?;
        self.len -= 1;
        self.cards[place].take()
    }
}
