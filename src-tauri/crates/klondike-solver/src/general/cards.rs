//! Sets of cards as bits: four bits a rank, the two suits of a colour side by side.
//!
//! A *pair* is the two cards of one rank and colour. A card's possible parents (the cards it may lie on) are a pair, and
//! so are its possible children; the pair is all that the rules for columns ask about.

use klondike::{Card, Suit};

/// A set of cards.
pub(crate) type Set = u64;

/// A card as its place in a [`Set`], 0 to 51.
pub(crate) type Bit = u8;

/// The lower bit of each pair.
const LOWER: Set = 0x5_5555_5555_5555;
/// The lower pair of each rank.
const LOWER_PAIR: Set = 0x3_3333_3333_3333;
/// All 52 cards.
pub(crate) const ALL: Set = (1 << 52) - 1;
/// The four kings.
pub(crate) const KINGS: Set = 0xF << 48;

/// The place of a suit within its rank, by [`Suit::index`]: hearts, diamonds, clubs, spades.
const PLACE: [u8; 4] = [2, 1, 0, 3];
/// The suit of each place.
const SUIT: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

/// The place of a suit within its rank.
pub(crate) const fn place(suit: Suit) -> usize {
    PLACE[suit.index()] as usize
}

/// The suit of a place.
pub(crate) const fn suit(place: usize) -> Suit {
    SUIT[place & 3]
}

/// The place of a card in a set.
pub(crate) const fn bit(card: Card) -> Bit {
    (card.rank() - 1) * 4 + PLACE[card.suit().index()]
}

/// The card at a place.
pub(crate) fn card(bit: Bit) -> Option<Card> {
    Card::new(suit(usize::from(bit)), rank(bit))
}

/// The rank of a card, 1 to 13.
pub(crate) const fn rank(bit: Bit) -> u8 {
    bit / 4 + 1
}

/// The set that holds one card.
pub(crate) const fn one(bit: Bit) -> Set {
    1 << bit
}

/// The pair a card belongs to.
pub(crate) const fn pair(bit: Bit) -> Set {
    0b11 << (bit & !1)
}

/// The cards of a set, lowest rank first.
pub(crate) fn each(mut set: Set) -> impl Iterator<Item = Bit> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as Bit;
        set &= set - 1;
        Some(bit)
    })
}

/// Black for red and red for black, rank by rank.
const fn other_colour(set: Set) -> Set {
    (set & LOWER_PAIR) << 2 | set >> 2 & LOWER_PAIR
}

/// All parents of the cards of a set (whole pairs in, whole pairs out).
pub(crate) const fn parents(pairs: Set) -> Set {
    other_colour(pairs << 4) & ALL
}

/// All children of the cards of a set (whole pairs in, whole pairs out).
pub(crate) const fn children(pairs: Set) -> Set {
    other_colour(pairs >> 4)
}

/// The pairs of which more cards are face up in columns than are covered, as whole pairs.
///
/// `up` are the face-up cards of the columns, `on` those of them that lie on a face-up card.
pub(crate) const fn open_pairs(up: Set, on: Set) -> Set {
    let covering = other_colour(on << 4);
    let (any, both) = ((up | up >> 1) & LOWER, up & up >> 1 & LOWER);
    let (any_on, both_on) = ((covering | covering >> 1) & LOWER, covering & covering >> 1 & LOWER);
    let open = both & !both_on | any & !any_on;
    open | open << 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_cards_are_the_same_thing() {
        for here in Card::pack() {
            assert_eq!(card(bit(here)), Some(here));
            assert_eq!(rank(bit(here)), here.rank());
            let twin = card(bit(here) ^ 1).expect("a twin");
            assert_eq!((twin.rank(), twin.is_red()), (here.rank(), here.is_red()));
            for there in Card::pack() {
                let fits = parents(pair(bit(here))) & one(bit(there)) != 0;
                assert_eq!(fits, here.fits_on(there), "{here} on {there}");
                assert_eq!(children(pair(bit(there))) & one(bit(here)) != 0, fits);
            }
        }
    }

    #[test]
    fn a_pair_is_open_when_not_all_of_it_is_covered() {
        for up in 0..4_u64 {
            for on in 0..4_u64 {
                // Red sevens up, black sixes on them.
                let open = open_pairs(up << 24 | on << 22, on << 22) & 0b11 << 24;
                assert_eq!(open != 0, up.count_ones() > on.count_ones(), "{up} {on}");
            }
        }
    }
}
