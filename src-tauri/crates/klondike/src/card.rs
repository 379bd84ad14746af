//! A playing card, its suit, rank and colour.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// One of the four suits, in the order of the pack before it is shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
#[repr(u8)]
pub enum Suit {
    /// ♣, black.
    Clubs,
    /// ♦, red.
    Diamonds,
    /// ♥, red.
    Hearts,
    /// ♠, black.
    Spades,
}

impl Suit {
    /// All suits, in pack order.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The place in [`Suit::ALL`], 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether the suit is red (diamonds and hearts).
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Diamonds | Suit::Hearts)
    }

    /// The letter used in all text formats: C, D, H or S.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// The suit of a letter, in either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Suit> {
        match letter {
            'C' | 'c' => Some(Suit::Clubs),
            'D' | 'd' => Some(Suit::Diamonds),
            'H' | 'h' => Some(Suit::Hearts),
            'S' | 's' => Some(Suit::Spades),
            _ => None,
        }
    }
}

/// A card. `Option<Card>` takes one byte, and no value outside the 52 cards can be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(NonZeroU8);

/// The number of cards in a pack.
pub const PACK: usize = 52;

/// The letters of the ranks, ace to king.
const RANK_LETTERS: [char; 13] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

impl Card {
    /// The card of a suit and rank (1 is the ace, 13 the king), or `None` for any other rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: u8) -> Option<Card> {
        if rank < 1 || rank > 13 {
            return None;
        }
        match NonZeroU8::new(suit as u8 * 13 + rank) {
            Some(value) => Some(Card(value)),
            None => None,
        }
    }

    /// The card at a place in the unshuffled pack (clubs A–K, diamonds, hearts, spades), or `None` from 52 on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Card> {
        if index >= PACK {
            return None;
        }
        match NonZeroU8::new(index as u8 + 1) {
            Some(value) => Some(Card(value)),
            None => None,
        }
    }

    /// The place in the unshuffled pack, 0 to 51.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.index() / 13]
    }

    /// The rank: 1 for the ace to 13 for the king.
    #[must_use]
    pub const fn rank(self) -> u8 {
        (self.index() % 13) as u8 + 1
    }

    /// Whether the card is a heart or a diamond.
    #[must_use]
    pub const fn is_red(self) -> bool {
        self.suit().is_red()
    }

    /// Whether the card is a king.
    #[must_use]
    pub const fn is_king(self) -> bool {
        self.rank() == 13
    }

    /// Whether this card may lie on `below` in a column: one rank lower and of the other colour.
    #[must_use]
    pub const fn fits_on(self, below: Card) -> bool {
        self.rank() + 1 == below.rank() && self.is_red() != below.is_red()
    }

    /// The letter of the rank: `A23456789TJQK`.
    #[must_use]
    pub const fn rank_letter(self) -> char {
        RANK_LETTERS[self.rank() as usize - 1]
    }

    /// All 52 cards in pack order.
    pub fn pack() -> impl Iterator<Item = Card> {
        (0..PACK).filter_map(Card::from_index)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank_letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACard;

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a card")
    }
}

impl std::error::Error for NotACard {}

impl FromStr for Card {
    type Err = NotACard;

    /// Reads a rank letter (either case) and a suit letter (either case): `AC`, `td`.
    fn from_str(text: &str) -> Result<Card, NotACard> {
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(NotACard);
        };
        let rank = rank.to_ascii_uppercase();
        let place = RANK_LETTERS.iter().position(|&l| l == rank).ok_or(NotACard)?;
        let suit = Suit::from_letter(suit).ok_or(NotACard)?;
        Card::new(suit, place as u8 + 1).ok_or(NotACard)
    }
}
