//! An order of the 52 cards, as they are dealt.

use crate::card::{Card, PACK};
use std::fmt;
use std::str::FromStr;

/// How many cards the tableau gets; the other 24 are the stock.
pub const TABLEAU_CARDS: usize = 28;

/// All 52 cards in dealing order, each exactly once.
///
/// The first 28 go to the tableau row by row: one card to each of columns 1 to 7, then columns 2 to 7, and so on. Card
/// 28 (counted from 0) is the first one drawn from the stock.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deal([Card; PACK]);

/// Why a list of cards is no deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealError {
    /// Not 52 cards but this many.
    Count(usize),
    /// A text that is no card, at this place (the first card is 1).
    Unknown(usize),
    /// A card that was there before, at this place (the first card is 1).
    Doubled(Card, usize),
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealError::Count(count) => write!(f, "a deal has 52 cards, this one has {count}"),
            DealError::Unknown(place) => write!(f, "card {place} is unknown"),
            DealError::Doubled(card, place) => write!(f, "card {place} ({card}) is there twice"),
        }
    }
}

impl std::error::Error for DealError {}

impl Deal {
    /// Checks that the cards are the whole pack.
    ///
    /// # Errors
    /// When there are not 52 cards or one of them is there twice.
    pub fn new(cards: &[Card]) -> Result<Deal, DealError> {
        let mut seen = [false; PACK];
        for (place, card) in cards.iter().enumerate() {
            if std::mem::replace(&mut seen[card.index()], true) {
                return Err(DealError::Doubled(*card, place + 1));
            }
        }
        let cards = <[Card; PACK]>::try_from(cards).map_err(|_| DealError::Count(cards.len()))?;
        Ok(Deal(cards))
    }

    /// The cards in dealing order.
    #[must_use]
    pub const fn cards(&self) -> &[Card; PACK] {
        &self.0
    }

    /// The place of a card in dealing order, 0 to 51.
    #[must_use]
    pub fn place_of(&self, card: Card) -> usize {
        self.0.iter().position(|&c| c == card).expect("a deal holds every card")
    }

    pub(crate) const fn from_permutation(cards: [Card; PACK]) -> Deal {
        Deal(cards)
    }
}

impl fmt::Display for Deal {
    /// The 104-character line: rank and suit of each card in dealing order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deal({self})")
    }
}

impl FromStr for Deal {
    type Err = DealError;

    /// Reads the 104-character line. Letters may be in either case; nothing may stand between the cards.
    fn from_str(line: &str) -> Result<Deal, DealError> {
        let mut letters = line.chars();
        let mut cards = Vec::with_capacity(PACK);
        while let Some(rank) = letters.next() {
            if cards.len() == PACK {
                return Err(DealError::Count(PACK + 1 + letters.count() / 2));
            }
            let text: String = [rank].into_iter().chain(letters.next()).collect();
            cards.push(text.parse().map_err(|_| DealError::Unknown(cards.len() + 1))?);
        }
        Deal::new(&cards)
    }
}

impl serde::Serialize for Deal {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Deal {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Deal, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
