//! Levels: how hard a winnable deal is.
//!
//! The measure is the number of games out of [`GAMES`] that the fixed player of [`crate::player`] wins on the deal under
//! its rules. A deal's level is the band that number falls into, so that by definition every easy deal is won more often
//! by that player than any medium one, and so on. The bands were set so that each is common among winnable deals at draw 1;
//! all rules use the same bands, so that an easy deal is as easy at draw 3, only rarer.
//! `cargo run --release -p klondike-deals --example measure_levels -- 1500 1` (or `3`) prints the shares: of 1,500 winnable
//! deals at draw 1 32, 23, 22 and 23 per cent, easy to expert, at draw 3 1, 10, 26 and 62.

use crate::player;
use klondike::{Deal, Rules};

/// How many games the player plays.
pub const GAMES: u32 = 64;

/// How hard a winnable deal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// Won by nearly any play.
    Easy,
    /// Won with some care.
    Medium,
    /// Won seldom without looking ahead.
    Hard,
    /// Won only by finding the way.
    Expert,
}

/// The fewest wins out of [`GAMES`] of easy, medium and hard deals.
pub const BANDS: [u32; 3] = [20, 10, 3];

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The name: `easy`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level of this many wins out of [`GAMES`].
    #[must_use]
    pub const fn of_wins(wins: u32) -> Level {
        if wins >= BANDS[0] {
            Level::Easy
        } else if wins >= BANDS[1] {
            Level::Medium
        } else if wins >= BANDS[2] {
            Level::Hard
        } else {
            Level::Expert
        }
    }
}

/// The measure: how many of [`GAMES`] games the fixed player wins. Whether the deal can be won at all it cannot tell.
#[must_use]
pub fn wins(deal: &Deal, rules: &Rules) -> u32 {
    (0..u64::from(GAMES)).map(|chance| u32::from(player::wins(deal, rules, chance))).sum()
}

/// The level of a deal that is known to be winnable.
#[must_use]
pub fn level(deal: &Deal, rules: &Rules) -> Level {
    Level::of_wins(wins(deal, rules))
}
