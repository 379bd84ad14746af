//! Cards as bits of one word, laid out so that a card's children stand four bits below it.
//!
//! Rank *r* owns four bits, two **lanes** of two twins (the two cards of one rank and colour). The lane is the colour
//! for even ranks and the other colour for odd ones. So the two cards that may lie on a card are those one rank lower in
//! the *same* lane, and a whole board of “may lie on” is one shift.

use klondike::{Card, Suit};

/// All 52 cards.
pub(crate) const ALL: u64 = (1 << 52) - 1;
/// The four kings.
pub(crate) const KINGS: u64 = 0xF << 48;
/// The four aces.
pub(crate) const ACES: u64 = 0xF;
/// The lower bit of every pair of twins.
const FIRST_TWIN: u64 = 0x0055_5555_5555_5555;
const LOW_LANE: u64 = 0x3333_3333_3333_3333;

/// The place of a card in the word.
pub(crate) const fn place(card: Card) -> u8 {
    let red = card.is_red();
    let rank = card.rank();
    let lane = red as u8 ^ (rank & 1);
    let twin = matches!(card.suit(), Suit::Spades | Suit::Hearts) as u8;
    4 * (rank - 1) + 2 * lane + twin
}

/// The rank of the card at a place, 1 to 13 (14 for the place after a king).
pub(crate) const fn rank(place: u8) -> u8 {
    place / 4 + 1
}

/// The card at a place.
pub(crate) fn card(place: u8) -> Card {
    let rank = rank(place);
    let red = ((place >> 1) & 1) ^ (rank & 1) == 1;
    let suit = match (red, place & 1 == 1) {
        (false, false) => Suit::Clubs,
        (false, true) => Suit::Spades,
        (true, false) => Suit::Diamonds,
        (true, true) => Suit::Hearts,
    };
    Card::new(suit, rank).unwrap_or_else(|| unreachable!("places below 52 are cards"))
}

/// The next higher cards of the same suits. After a king comes a place above all cards.
pub(crate) const fn above(cards: u64) -> u64 {
    swap_lanes(cards) << 4
}

/// The next lower cards of the same suits; nothing below an ace.
pub(crate) const fn below(cards: u64) -> u64 {
    swap_lanes(cards >> 4)
}

const fn swap_lanes(cards: u64) -> u64 {
    ((cards & LOW_LANE) << 2) | ((cards >> 2) & LOW_LANE)
}

/// Both twins of every card.
pub(crate) const fn twins(cards: u64) -> u64 {
    ((cards | (cards >> 1)) & FIRST_TWIN) * 3
}

/// The pairs of twins of which more cards are in `parents` than there are children in `children`: those with a card
/// that can be laid bare.
pub(crate) const fn open(parents: u64, children: u64) -> u64 {
    let children = children << 4;
    let (any, both) = (parents | (parents >> 1), parents & (parents >> 1));
    let (any_child, both_children) = (children | (children >> 1), children & (children >> 1));
    (((both & !both_children) | (any & !any_child)) & FIRST_TWIN) * 3
}

/// The cards of one suit, by [`suit_number`], with the place after the king.
pub(crate) const SUITS: [u64; 4] = suits();
/// The cards of one suit up to a rank, by [`suit_number`] and rank.
pub(crate) const UP_TO: [[u64; 16]; 4] = up_to();

/// Suits numbered so that 0 and 1 are one colour, 2 and 3 the other, as their aces stand in the word.
pub(crate) const fn suit_number(place: u8) -> usize {
    let ace_lane = ((place >> 1) & 1) ^ ((place >> 2) & 1);
    (ace_lane * 2 + (place & 1)) as usize
}

const fn suits() -> [u64; 4] {
    let mut suits = [0; 4];
    let mut place = 0;
    while place < 56 {
        suits[suit_number(place)] |= 1 << place;
        place += 1;
    }
    suits
}

const fn up_to() -> [[u64; 16]; 4] {
    let mut table = [[0; 16]; 4];
    let mut suit = 0;
    while suit < 4 {
        let mut rank = 0;
        while rank < 16 {
            let cards = if rank >= 13 { ALL } else { (1 << (4 * rank)) - 1 };
            table[suit][rank] = SUITS[suit] & cards;
            rank += 1;
        }
        suit += 1;
    }
    table
}

/// The places of the cards of a set, lowest first.
pub(crate) fn places(mut cards: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if cards == 0 {
            return None;
        }
        let place = cards.trailing_zeros() as u8;
        cards &= cards - 1;
        Some(place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_own_place_and_comes_back() {
        let mut seen = 0;
        for one in Card::pack() {
            assert_eq!(card(place(one)), one);
            assert_eq!(rank(place(one)), one.rank());
            seen |= 1_u64 << place(one);
        }
        assert_eq!(seen, ALL);
    }

    #[test]
    fn shifts_agree_with_the_rules() {
        for one in Card::pack() {
            let bit = 1_u64 << place(one);
            for other in Card::pack() {
                let other_bit = 1_u64 << place(other);
                assert_eq!(twins(bit) >> 4 & other_bit != 0, other.fits_on(one), "{other} on {one}");
                let same_suit = one.suit() == other.suit();
                assert_eq!(above(bit) & other_bit != 0, same_suit && other.rank() == one.rank() + 1);
                assert_eq!(below(bit) & other_bit != 0, same_suit && other.rank() + 1 == one.rank());
                assert_eq!(suit_number(place(one)) == suit_number(place(other)), same_suit);
            }
        }
    }

    #[test]
    fn a_pair_is_open_when_it_has_more_cards_than_children() {
        for parents in 0..4_u64 {
            for children in 0..4_u64 {
                let expected = if parents.count_ones() > children.count_ones() { 3 << 4 } else { 0 };
                assert_eq!(open(parents << 4, children), expected);
            }
        }
    }
}
