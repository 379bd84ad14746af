//! The records of one rule set.

use crate::entry::{Entry, HelpUsed, Origin};
use crate::moment::Moment;
use crate::plots::Plots;
use klondike::Scoring;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// A best, and where it was reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Best {
    /// Moves, milliseconds or points.
    pub value: i64,
    /// The deal code.
    pub deal: String,
    /// Where the deal came from.
    pub origin: Origin,
    /// When.
    pub at: Moment,
    /// Help that was used.
    #[serde(default, skip_serializing_if = "HelpUsed::is_none")]
    pub help: HelpUsed,
    /// Undos, shown beside the help.
    #[serde(default)]
    pub undos: u64,
}

impl Best {
    fn new(value: i64, entry: &Entry) -> Best {
        Best {
            value,
            deal: entry.deal.clone(),
            origin: entry.origin.clone(),
            at: entry.at,
            help: entry.help,
            undos: entry.undos,
        }
    }
}

/// Scores are compared within a scoring and a version of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ScoreKey {
    /// The scoring.
    pub scoring: Scoring,
    /// The version of its rules.
    pub version: u32,
}

/// The best score of one scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestScore {
    /// Of what.
    #[serde(flatten)]
    pub key: ScoreKey,
    /// The best.
    pub best: Best,
}

/// A best that an entry has beaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NewBest {
    /// The first win of the rule set: it sets every best.
    FirstWin,
    /// Fewest moves on the board.
    FewestMoves,
    /// Fewest moves including undo.
    FewestActions,
    /// Fastest win.
    FastestTime,
    /// Best score of its scoring.
    Score,
}

/// What was reached under one rule set.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct RuleSet {
    /// Settled attempts. One that still runs is counted by whoever shows it.
    pub played: u64,
    /// Wins.
    pub wins: u64,
    /// Wins with help beyond undo.
    pub helped_wins: u64,
    /// Wins in a row up to now.
    pub streak: u64,
    /// The most wins in a row.
    pub longest_streak: u64,
    /// Milliseconds of all attempts.
    pub total_ms: u64,
    /// Milliseconds of all wins.
    pub wins_ms: u64,
    /// Moves of all wins.
    pub wins_moves: u64,
    /// Fewest moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fewest_moves: Option<Best>,
    /// Fewest moves including undo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fewest_actions: Option<Best>,
    /// Fastest win, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fastest: Option<Best>,
    /// Best scores.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<BestScore>,
    /// What the plots show. It follows from the history, so it is not kept beside it.
    #[serde(skip)]
    pub plots: Plots,
}

impl RuleSet {
    /// Wins without help beyond undo.
    #[must_use]
    pub const fn wins_alone(&self) -> u64 {
        self.wins.saturating_sub(self.helped_wins)
    }

    /// Wins and attempts for the win rate, an attempt that still runs counted in. The first is never above the second.
    #[must_use]
    pub const fn win_rate(&self, running: bool) -> (u64, u64) {
        let played = self.played + if running { 1 } else { 0 };
        (if self.wins > played { played } else { self.wins }, played)
    }

    /// The average time of wins, in milliseconds.
    #[must_use]
    pub const fn average_win_ms(&self) -> Option<u64> {
        self.wins_ms.checked_div(self.wins)
    }

    /// The average moves of wins.
    #[must_use]
    pub const fn average_win_moves(&self) -> Option<u64> {
        self.wins_moves.checked_div(self.wins)
    }

    /// The best score of a scoring.
    #[must_use]
    pub fn best_score(&self, key: ScoreKey) -> Option<&Best> {
        self.scores.iter().find(|score| score.key == key).map(|score| &score.best)
    }

    pub(crate) fn add(&mut self, entry: &Entry) -> Vec<NewBest> {
        self.played += 1;
        self.total_ms = self.total_ms.saturating_add(entry.played_ms);
        self.plots.add(entry);
        if !entry.is_won() {
            self.streak = 0;
            return Vec::new();
        }
        self.streak += 1;
        self.longest_streak = self.longest_streak.max(self.streak);
        self.add_win(entry)
    }

    /// The same attempt was counted as lost before, at this place in the order of attempts.
    pub(crate) fn turn_into_win(&mut self, entry: &Entry, place: usize) -> Vec<NewBest> {
        self.plots.turn_into_win(entry, place);
        let beaten = self.add_win(entry);
        // The win lies further back: the streaks are as if it had been one from the start.
        self.streak = self.plots.streak();
        self.longest_streak = self.longest_streak.max(self.plots.longest_streak());
        beaten
    }

    fn add_win(&mut self, entry: &Entry) -> Vec<NewBest> {
        let first = self.wins == 0;
        self.wins += 1;
        self.helped_wins += u64::from(!entry.help.is_none());
        self.wins_ms = self.wins_ms.saturating_add(entry.played_ms);
        self.wins_moves = self.wins_moves.saturating_add(entry.moves);
        let beaten = self.add_bests(entry);
        if first { vec![NewBest::FirstWin] } else { beaten }
    }

    fn add_bests(&mut self, entry: &Entry) -> Vec<NewBest> {
        let small = |value: u64| Best::new(i64::try_from(value).unwrap_or(i64::MAX), entry);
        let mut beaten = Vec::new();
        if keep(&mut self.fewest_moves, small(entry.moves), Ordering::Less) {
            beaten.push(NewBest::FewestMoves);
        }
        if keep(&mut self.fewest_actions, small(entry.actions), Ordering::Less) {
            beaten.push(NewBest::FewestActions);
        }
        if keep(&mut self.fastest, small(entry.played_ms), Ordering::Less) {
            beaten.push(NewBest::FastestTime);
        }
        if let Some(score) = entry.score {
            let key = ScoreKey { scoring: entry.scoring, version: entry.scoring_version };
            if self.keep_score(key, Best::new(score, entry)) {
                beaten.push(NewBest::Score);
            }
        }
        beaten
    }

    fn keep_score(&mut self, key: ScoreKey, best: Best) -> bool {
        match self.scores.iter_mut().find(|score| score.key == key) {
            Some(score) if best.value > score.best.value => {
                score.best = best;
                true
            }
            Some(_) => false,
            None => {
                self.scores.push(BestScore { key, best });
                self.scores.sort_by_key(|score| score.key);
                true
            }
        }
    }

    /// Takes over what another copy of the same records has better: bests, and all counts of the copy that has seen
    /// more attempts.
    pub(crate) fn merge(&mut self, other: &RuleSet) {
        for (mine, theirs) in [
            (&mut self.fewest_moves, &other.fewest_moves),
            (&mut self.fewest_actions, &other.fewest_actions),
            (&mut self.fastest, &other.fastest),
        ] {
            if let Some(theirs) = theirs {
                keep(mine, theirs.clone(), Ordering::Less);
            }
        }
        for score in &other.scores {
            self.keep_score(score.key, score.best.clone());
        }
        self.longest_streak = self.longest_streak.max(other.longest_streak);
        if other.played > self.played {
            let RuleSet { played, wins, helped_wins, streak, total_ms, wins_ms, wins_moves, .. } = *other;
            *self =
                RuleSet { played, wins, helped_wins, streak, total_ms, wins_ms, wins_moves, ..std::mem::take(self) };
        }
        // Whatever a damaged file said.
        self.played = self.played.max(self.wins);
        self.helped_wins = self.helped_wins.min(self.wins);
    }
}

/// Keeps the better one; of two equal ones the older. Answers whether the new one is better.
fn keep(best: &mut Option<Best>, new: Best, better: Ordering) -> bool {
    let keeps = best.as_ref().is_none_or(|best| new.value.cmp(&best.value) == better);
    if keeps {
        *best = Some(new);
    }
    keeps
}
