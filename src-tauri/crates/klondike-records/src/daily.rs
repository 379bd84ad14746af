//! Days whose deal was played and won.

use crate::moment::Day;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The daily deals of one draw count.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Daily {
    /// Days whose deal was won.
    pub won: BTreeSet<Day>,
    /// Days whose deal was played, won or not.
    pub played: BTreeSet<Day>,
}

impl Daily {
    pub(crate) fn add(&mut self, day: Day, won: bool) {
        self.played.insert(day);
        if won {
            self.won.insert(day);
        }
    }

    /// How many days in a row were won up to today, or up to yesterday as long as today's deal is open. A clock that
    /// was set back, or a journey west, takes nothing away: the row then ends with the last day that was won.
    #[must_use]
    pub fn streak(&self, today: Day) -> u64 {
        let Some(&last) = self.won.last() else { return 0 };
        if last < today.plus(-1) {
            return 0;
        }
        let mut streak = 0;
        let mut day = last;
        while self.won.contains(&day) {
            streak += 1;
            day = day.plus(-1);
        }
        streak
    }

    /// The most days in a row.
    #[must_use]
    pub fn longest_streak(&self) -> u64 {
        let (mut longest, mut length, mut before) = (0, 0, None);
        for &day in &self.won {
            length = if before == Some(day.plus(-1)) { length + 1 } else { 1 };
            longest = longest.max(length);
            before = Some(day);
        }
        longest
    }

    pub(crate) fn merge(&mut self, other: &Daily) {
        self.won.extend(&other.won);
        self.played.extend(&other.played);
        self.played.extend(&self.won);
    }
}
