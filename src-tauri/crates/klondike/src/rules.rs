//! The options that decide which actions are legal.

use std::fmt;

/// How many cards a draw turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Draw {
    /// One card.
    One,
    /// Three cards, or what is left.
    Three,
}

impl Draw {
    /// The number of cards, 1 or 3.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Draw::One => 1,
            Draw::Three => 3,
        }
    }

    /// The draw of 1 or 3 cards.
    #[must_use]
    pub const fn from_count(count: u8) -> Option<Draw> {
        match count {
            1 => Some(Draw::One),
            3 => Some(Draw::Three),
            _ => None,
        }
    }
}

impl serde::Serialize for Draw {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.count())
    }
}

impl<'de> serde::Deserialize<'de> for Draw {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Draw, D::Error> {
        let count = u8::deserialize(deserializer)?;
        Draw::from_count(count).ok_or_else(|| serde::de::Error::custom("draw is 1 or 3"))
    }
}

/// How many trips through the stock are allowed, the first one counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Passes {
    /// No limit.
    #[default]
    Unlimited,
    /// 1 to 9 passes.
    Limited(PassLimit),
}

/// A pass limit of 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PassLimit(u8);

impl PassLimit {
    /// The number of passes, 1 to 9.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Passes {
    /// A limit of 1 to 9 passes; `None` for any other number.
    #[must_use]
    pub const fn limited(passes: u8) -> Option<Passes> {
        if passes >= 1 && passes <= 9 { Some(Passes::Limited(PassLimit(passes))) } else { None }
    }

    /// The limit, or `None` when there is none.
    #[must_use]
    pub const fn limit(self) -> Option<u8> {
        match self {
            Passes::Unlimited => None,
            Passes::Limited(PassLimit(passes)) => Some(passes),
        }
    }

    /// Whether another pass may follow the pass with this number (the first is 1).
    #[must_use]
    pub const fn allows_after(self, pass: u32) -> bool {
        match self {
            Passes::Unlimited => true,
            Passes::Limited(PassLimit(passes)) => pass < passes as u32,
        }
    }
}

impl fmt::Display for Passes {
    /// `unlimited`, or the number: the command line's form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit() {
            None => f.write_str("unlimited"),
            Some(passes) => write!(f, "{passes}"),
        }
    }
}

impl serde::Serialize for Passes {
    /// `null` for unlimited, else the number.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.limit().serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for Passes {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Passes, D::Error> {
        match <Option<u8>>::deserialize(deserializer)? {
            None => Ok(Passes::Unlimited),
            Some(passes) => {
                Passes::limited(passes).ok_or_else(|| serde::de::Error::custom("passes are 1 to 9, or null"))
            }
        }
    }
}

/// What an empty column takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum EmptyColumn {
    /// A king or a run led by a king.
    #[default]
    Kings,
    /// Any card or run: a house rule.
    Any,
}

/// The rules of one attempt. Legality depends on these and the table alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rules {
    /// How many cards a draw turns.
    pub draw: Draw,
    /// How many passes are allowed.
    pub passes: Passes,
    /// What an empty column takes.
    pub empty_column: EmptyColumn,
    /// Whether the top card of a foundation may return to a column.
    pub worry_back: bool,
}

impl Default for Rules {
    /// Draw 1, unlimited passes, kings only, worrying back allowed.
    fn default() -> Rules {
        Rules { draw: Draw::One, passes: Passes::Unlimited, empty_column: EmptyColumn::Kings, worry_back: true }
    }
}
