//! Which deal is wanted.

use klondike::{Rules, Scoring};
use serde::{Deserialize, Serialize};

/// How a deal came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum DealKind {
    /// From a seed that somebody typed.
    Seed,
    /// From the system's randomness.
    Random,
    /// Random and solved.
    Winnable,
    /// From the shipped table.
    Verified,
    /// The practice layout.
    Practice,
    /// The deal of a date.
    Daily,
    /// Graded.
    Level,
    /// From outside.
    Pasted,
}

/// A grade of difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// For a first game.
    Easy,
    /// For most.
    Medium,
    /// Needs thought.
    Hard,
    /// Needs much thought.
    Expert,
}

/// Which deal is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum DealRequest {
    /// A fresh seed.
    Random,
    /// A seed.
    Seed {
        /// As typed.
        text: String,
    },
    /// Random and solved under the rules chosen.
    Winnable,
    /// From the shipped table.
    Verified {
        /// 1 to 120.
        number: u32,
    },
    /// The practice layout.
    Practice,
    /// The deal of a date.
    Daily {
        /// `YYYY-MM-DD`; today when absent.
        date: Option<String>,
    },
    /// Graded.
    Level {
        /// The grade.
        level: Level,
    },
    /// A deal from outside.
    Pasted {
        /// Whatever was pasted.
        text: String,
    },
    /// The same cards and rules again.
    Same,
    /// The same cards under the other draw count.
    OtherDraw,
}

/// What the setup dialog keeps for the next deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// Which deal.
    pub deal: DealRequest,
    /// Under which rules.
    pub rules: Rules,
    /// Scored how.
    pub scoring: Scoring,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { deal: DealRequest::Winnable, rules: Rules::default(), scoring: Scoring::None }
    }
}
