//! Deal codes: 50 letters and digits that hold a deal and its rules.
//!
//! A code is one number of 250 bits in Crockford's base 32 (no I, L, O or U; either case; hyphens and spaces are
//! skipped). From its low end: 15 bits of checksum, 3 bits of version, the rules (worrying back 2 × empty column 2 ×
//! passes 10 × draw 2), then the deal as the rank of its permutation. 52! × 80 × 2^18 is below 2^250, so every code that
//! passes its checksum has room for every deal.

use klondike::{Card, Deal, Draw, EmptyColumn, Passes, Rules};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// What stands before the code in a link.
pub const LINK: &str = "klondike://deal/";

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The number of letters in a code.
pub const LETTERS: usize = 50;
const CHECKSUM: u32 = 1 << 15;
const VERSIONS: u32 = 8;
const VERSION: u32 = 1;

/// A deal with its rules, as players copy, paste and open it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealCode {
    /// The cards.
    pub deal: Deal,
    /// The rules they are to be played under.
    pub rules: Rules,
}

/// Why a text is no deal code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// Not 50 letters and digits but this many.
    Length(usize),
    /// A character that codes do not use, at this place (the first is 1).
    Letter(char, usize),
    /// A letter is wrong or two are swapped.
    Checksum,
    /// From a newer version of the game.
    Newer,
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Length(count) => write!(f, "a deal code has {LETTERS} letters and digits, this one has {count}"),
            CodeError::Letter(letter, place) => write!(f, "{letter:?} at place {place} is no letter of a deal code"),
            CodeError::Checksum => f.write_str("the deal code has a wrong letter"),
            CodeError::Newer => f.write_str("the deal code is from a newer version of the game"),
        }
    }
}

impl std::error::Error for CodeError {}

impl DealCode {
    /// The link that opens this deal in the game.
    #[must_use]
    pub fn link(&self) -> String {
        format!("{LINK}{self}")
    }
}

impl fmt::Display for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut number = Number::default();
        let mut left: Vec<Card> = Card::pack().collect();
        for card in self.deal.cards() {
            let place = left.iter().position(|c| c == card).ok_or(fmt::Error)?;
            number.push(left.len() as u32, place as u32);
            left.remove(place);
        }
        let rules = &self.rules;
        number.push(2, u32::from(rules.draw == Draw::Three));
        number.push(10, u32::from(rules.passes.limit().unwrap_or(0)));
        number.push(2, u32::from(rules.empty_column == EmptyColumn::Any));
        number.push(2, u32::from(rules.worry_back));
        number.push(VERSIONS, VERSION);
        let checksum = number.checksum();
        number.push(CHECKSUM, checksum);
        let mut letters = [0_u8; LETTERS];
        for letter in letters.iter_mut().rev() {
            *letter = ALPHABET[number.pop(32) as usize];
        }
        letters.iter().try_for_each(|&letter| write!(f, "{}", letter as char))
    }
}

impl FromStr for DealCode {
    type Err = CodeError;

    /// Reads a code or a link.
    fn from_str(text: &str) -> Result<DealCode, CodeError> {
        let text = text.trim();
        let text = text.strip_prefix(LINK).unwrap_or(text).trim_end_matches('/');
        let mut number = Number::default();
        let mut count = 0;
        for (place, letter) in text.chars().enumerate() {
            if letter == '-' || letter.is_whitespace() {
                continue;
            }
            let value = value_of(letter).ok_or(CodeError::Letter(letter, place + 1))?;
            count += 1;
            if count <= LETTERS {
                number.push(32, value);
            }
        }
        if count != LETTERS {
            return Err(CodeError::Length(count));
        }
        let checksum = number.pop(CHECKSUM);
        if checksum != number.checksum() {
            return Err(CodeError::Checksum);
        }
        if number.pop(VERSIONS) != VERSION {
            return Err(CodeError::Newer);
        }
        let worry_back = number.pop(2) == 1;
        let empty_column = if number.pop(2) == 1 { EmptyColumn::Any } else { EmptyColumn::Kings };
        let passes = match number.pop(10) {
            0 => Passes::Unlimited,
            limit => Passes::limited(limit as u8).ok_or(CodeError::Checksum)?,
        };
        let draw = if number.pop(2) == 1 { Draw::Three } else { Draw::One };
        let mut places: Vec<usize> =
            (1..=klondike::card::PACK as u32).map(|count| number.pop(count) as usize).collect();
        places.reverse();
        if !number.is_zero() {
            return Err(CodeError::Checksum);
        }
        let mut left: Vec<Card> = Card::pack().collect();
        let cards: Vec<Card> = places.into_iter().map(|place| left.remove(place)).collect();
        let deal = Deal::new(&cards).map_err(|_| CodeError::Checksum)?;
        Ok(DealCode { deal, rules: Rules { draw, passes, empty_column, worry_back } })
    }
}

fn value_of(letter: char) -> Option<u32> {
    let letter = match letter.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        other => other,
    };
    ALPHABET.iter().position(|&a| a as char == letter).map(|place| place as u32)
}

/// A number of 256 bits used as a stack of digits, each in a base of its own.
#[derive(Clone, Copy, Default)]
struct Number([u32; 8]);

impl Number {
    /// Puts a digit below `base` at the low end.
    fn push(&mut self, base: u32, digit: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.0 {
            let sum = u64::from(*limb) * u64::from(base) + carry;
            *limb = sum as u32;
            carry = sum >> 32;
        }
        debug_assert_eq!(carry, 0, "250 bits hold every code");
    }

    /// Takes a digit below `base` from the low end.
    fn pop(&mut self, base: u32) -> u32 {
        let mut rest = 0_u64;
        for limb in self.0.iter_mut().rev() {
            let part = rest << 32 | u64::from(*limb);
            *limb = (part / u64::from(base)) as u32;
            rest = part % u64::from(base);
        }
        rest as u32
    }

    fn is_zero(&self) -> bool {
        self.0 == [0; 8]
    }

    fn checksum(&self) -> u32 {
        let mut hash = Sha256::new();
        for limb in self.0 {
            hash.update(limb.to_le_bytes());
        }
        let bytes = hash.finalize();
        (u32::from(bytes[0]) << 8 | u32::from(bytes[1])) % CHECKSUM
    }
}
