//! One finished attempt.

use crate::moment::{Day, Moment};
use klondike::{Rules, Scoring, Tally};
use serde::{Deserialize, Serialize};

/// How an attempt went out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Outcome {
    /// All cards came home.
    Won,
    /// Another deal was played instead.
    Lost,
    /// The player ended it.
    Ended,
}

/// Where a deal came from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Origin {
    /// A seed that somebody typed.
    Seed {
        /// The seed.
        seed: String,
    },
    /// A fresh seed.
    Random {
        /// The seed.
        seed: String,
    },
    /// A fresh seed that was solved.
    Winnable {
        /// The seed.
        seed: String,
    },
    /// From the shipped table.
    Verified {
        /// Its number.
        number: u32,
    },
    /// The practice layout.
    Practice,
    /// The deal of a date.
    Daily {
        /// The date.
        date: Day,
    },
    /// Graded.
    Level {
        /// The grade: easy, medium, hard, expert.
        level: String,
    },
    /// From outside.
    Pasted,
}

impl Origin {
    /// Whether wins of it are kept apart: anybody can make such a deal easy.
    #[must_use]
    pub const fn is_apart(&self) -> bool {
        matches!(self, Origin::Practice | Origin::Pasted)
    }
}

/// Help that was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct HelpUsed {
    /// Hints.
    #[serde(skip_serializing_if = "is_zero")]
    pub hints: u64,
    /// Proven moves.
    #[serde(rename = "proven", skip_serializing_if = "is_zero")]
    pub proven_moves: u64,
    /// Checks of the position.
    #[serde(skip_serializing_if = "is_zero")]
    pub checks: u64,
    /// Demos.
    #[serde(skip_serializing_if = "is_zero")]
    pub demos: u64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
const fn is_zero(count: &u64) -> bool {
    *count == 0
}

impl HelpUsed {
    /// Whether there was any.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.hints == 0 && self.proven_moves == 0 && self.checks == 0 && self.demos == 0
    }
}

impl From<&Tally> for HelpUsed {
    fn from(tally: &Tally) -> HelpUsed {
        HelpUsed { hints: tally.hints, proven_moves: tally.proven_moves, checks: tally.checks, demos: tally.demos }
    }
}

/// One finished attempt, as the history keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// Tells attempts apart: an attempt counts once, whatever is written twice.
    #[serde(with = "hex")]
    pub id: u64,
    /// When it was won or given up.
    pub at: Moment,
    /// How it went out.
    pub outcome: Outcome,
    /// The deal code: cards and rules.
    pub deal: String,
    /// Where the deal came from.
    pub origin: Origin,
    /// The rules.
    pub rules: Rules,
    /// The scoring.
    pub scoring: Scoring,
    /// The version of the scoring's rules.
    #[serde(rename = "scoringVersion")]
    pub scoring_version: u32,
    /// The length of the line on the board.
    pub moves: u64,
    /// Moves including undo.
    pub actions: u64,
    /// Undos.
    pub undos: u64,
    /// Milliseconds of play.
    #[serde(rename = "time")]
    pub played_ms: u64,
    /// The score, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
    /// Cards home.
    pub home: u8,
    /// Help that was used.
    #[serde(default, skip_serializing_if = "HelpUsed::is_none")]
    pub help: HelpUsed,
}

impl Entry {
    /// Whether it was won.
    #[must_use]
    pub const fn is_won(&self) -> bool {
        matches!(self.outcome, Outcome::Won)
    }

    /// Whether it is kept apart from bests and statistics: practice, pasted deals, and what the demo has played.
    #[must_use]
    pub const fn is_apart(&self) -> bool {
        self.origin.is_apart() || self.help.demos > 0
    }
}

/// Ids are 64 bits, more than a JSON number holds everywhere: they are written in hex.
mod hex {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::borrow::Cow;

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
    pub(super) fn serialize<S: Serializer>(id: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{id:016x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let text = <Cow<'de, str>>::deserialize(deserializer)?;
        u64::from_str_radix(&text, 16).map_err(serde::de::Error::custom)
    }
}
