//! Bests, history and statistics: what finished attempts add up to. No input, no output, no clock.
//!
//! [`Records`] are the sum of all [`Entry`]s; the history is the list of them, a JSON line each ([`history`]). Practice
//! deals, pasted deals and wins by demo are kept apart from everything that is compared.

pub mod daily;
pub mod entry;
pub mod history;
pub mod moment;
pub mod plots;
pub mod records;
pub mod set;

#[cfg(test)]
mod tests;

pub use daily::Daily;
pub use entry::{Entry, HelpUsed, Origin, Outcome};
pub use history::{History, HistoryError};
pub use moment::{Day, Moment};
pub use plots::{Bar, Plots};
pub use records::{Added, Apart, Records, Verified};
pub use set::{Best, NewBest, RuleSet, ScoreKey};

/// The version of the scoring rules that scores are counted by. It goes up whenever the same game would count
/// differently: scores of other versions stay, under their own.
pub const SCORING_VERSION: u32 = 1;
