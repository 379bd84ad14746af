//! Seeds: the text that a deal grows from. Everything that decides a seed's meaning is in this module and never changes.
//!
//! Text → trim white space (Unicode) → NFC → SHA-256 of the UTF-8 → key of ChaCha20 (nonce 0, counter 0) →
//! little-endian 32-bit words → Fisher–Yates over the pack (clubs, diamonds, hearts, spades, each ace to king), *i* from
//! 51 down to 1, each index drawn without bias by rejection sampling. Element 0 is dealt first.
//!
//! The shuffle is written here because library shuffles may change between versions. A golden file pins 100 seeds.

use crate::card::{Card, PACK};
use crate::deal::Deal;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use unicode_normalization::UnicodeNormalization;

/// The most characters (Unicode scalar values, after trimming and NFC) that a seed may have.
pub const MOST_CHARACTERS: usize = 96;

/// A seed: 1 to 96 characters, trimmed and in NFC. Case counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seed(String);

/// Why a text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedError {
    /// Nothing is left after trimming.
    Blank,
    /// This many characters, more than [`MOST_CHARACTERS`].
    TooLong(usize),
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeedError::Blank => f.write_str("the seed is blank"),
            SeedError::TooLong(count) => {
                write!(f, "the seed has {count} characters; {MOST_CHARACTERS} at most")
            }
        }
    }
}

impl std::error::Error for SeedError {}

impl Seed {
    /// The text, trimmed and normalised.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A short seed made of random bytes that the caller takes from the system: 12 letters and digits that are not
    /// mistaken for each other when read out, in groups of four (60 bits).
    #[must_use]
    pub fn from_entropy(bytes: [u8; 12]) -> Seed {
        const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
        let mut text = String::with_capacity(14);
        for (place, byte) in bytes.iter().enumerate() {
            if place > 0 && place % 4 == 0 {
                text.push('-');
            }
            text.push(LETTERS[(byte % 32) as usize] as char);
        }
        Seed(text)
    }

    /// The deal of this seed: the same on every platform and in every version.
    #[must_use]
    pub fn deal(&self) -> Deal {
        let mut words = ChaCha20Rng::from_seed(Sha256::digest(self.0.as_bytes()).into());
        let mut cards: [Card; PACK] =
            std::array::from_fn(|index| Card::from_index(index).expect("every index below 52 is a card"));
        for i in (1..PACK).rev() {
            let j = below(&mut words, i as u32 + 1) as usize;
            cards.swap(i, j);
        }
        Deal::from_permutation(cards)
    }
}

/// A number in `0..bound` without bias: words in the incomplete last block of `bound` values are thrown away.
fn below(words: &mut ChaCha20Rng, bound: u32) -> u32 {
    let whole = (1_u64 << 32) / u64::from(bound) * u64::from(bound);
    loop {
        let word = words.next_u32();
        if u64::from(word) < whole {
            return word % bound;
        }
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let text: String = text.trim().nfc().collect();
        match text.chars().count() {
            0 => Err(SeedError::Blank),
            count if count > MOST_CHARACTERS => Err(SeedError::TooLong(count)),
            _ => Ok(Seed(text)),
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl serde::Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> serde::Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
