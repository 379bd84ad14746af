//! All records: the sum of the history.

use crate::daily::Daily;
use crate::entry::{Entry, Origin};
use crate::set::{Best, NewBest, RuleSet};
use klondike::{Draw, Rules, Scoring};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap, VecDeque};

/// How many entries are kept at hand for the history table.
pub const RECENT: usize = 1000;

/// What is kept apart: practice, pasted deals, demos.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Apart {
    /// Attempts.
    pub played: u64,
    /// Wins.
    pub wins: u64,
}

/// What was reached on a verified deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Verified {
    /// Wins.
    pub wins: u64,
    /// Fewest moves of a win; 0 before the first one.
    pub fewest_moves: u64,
}

/// What adding an entry did.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Added {
    /// Whether it counted: an attempt counts once.
    pub counted: bool,
    /// Whether it is kept apart.
    pub apart: bool,
    /// Which bests it has beaten.
    pub bests: Vec<NewBest>,
}

/// An attempt that was counted: whether it was won, and its place among those of its rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    won: bool,
    place: usize,
}

/// All records.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Records {
    #[serde(with = "sets")]
    sets: BTreeMap<Rules, RuleSet>,
    /// Wins and attempts kept apart.
    pub apart: Apart,
    /// Daily deals at draw 1.
    pub daily_draw1: Daily,
    /// Daily deals at draw 3.
    pub daily_draw3: Daily,
    verified: BTreeMap<u32, Verified>,
    /// The Vegas balance after the last attempt that carried it on.
    pub balance: i64,
    #[serde(skip)]
    seen: HashMap<u64, Seen>,
    #[serde(skip)]
    recent: VecDeque<Entry>,
    #[serde(skip)]
    total: u64,
}

impl Records {
    /// Counts a finished attempt. An attempt counts once; a win outranks a loss of the same attempt.
    pub fn add(&mut self, entry: Entry) -> Added {
        let apart = entry.is_apart();
        let before = self.seen.get(&entry.id).copied();
        if before.is_some_and(|seen| seen.won || !entry.is_won()) {
            return Added { counted: false, apart, bests: Vec::new() };
        }
        let turned = before.is_some();
        if entry.scoring == Scoring::VegasCumulative {
            self.balance = entry.score.unwrap_or(self.balance);
        }
        let bests = if apart {
            self.apart.played += u64::from(!turned);
            self.apart.wins += u64::from(entry.is_won());
            Vec::new()
        } else {
            self.add_origin(&entry);
            let set = self.sets.entry(entry.rules).or_default();
            match before {
                Some(seen) => set.turn_into_win(&entry, seen.place),
                None => set.add(&entry),
            }
        };
        let last = || self.sets.get(&entry.rules).map_or(0, |set| set.plots.results().len().saturating_sub(1));
        let place = before.map_or_else(last, |seen| seen.place);
        self.seen.insert(entry.id, Seen { won: entry.is_won(), place });
        if turned {
            self.recent.retain(|old| old.id != entry.id);
        } else {
            self.total += 1;
        }
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(entry);
        Added { counted: true, apart, bests }
    }

    fn add_origin(&mut self, entry: &Entry) {
        match entry.origin {
            Origin::Daily { date } => self.daily_mut(entry.rules.draw).add(date, entry.is_won()),
            Origin::Verified { number } if entry.is_won() => {
                let verified = self.verified.entry(number).or_default();
                verified.wins += 1;
                let best = if verified.fewest_moves == 0 { u64::MAX } else { verified.fewest_moves };
                verified.fewest_moves = best.min(entry.moves);
            }
            _ => {}
        }
    }

    /// The records of a rule set, if anything was played under it.
    #[must_use]
    pub fn set(&self, rules: &Rules) -> Option<&RuleSet> {
        self.sets.get(rules)
    }

    /// All rule sets under which something was played.
    pub fn sets(&self) -> impl Iterator<Item = (&Rules, &RuleSet)> {
        self.sets.iter()
    }

    /// Daily deals of a draw count.
    #[must_use]
    pub const fn daily(&self, draw: Draw) -> &Daily {
        match draw {
            Draw::One => &self.daily_draw1,
            Draw::Three => &self.daily_draw3,
        }
    }

    const fn daily_mut(&mut self, draw: Draw) -> &mut Daily {
        match draw {
            Draw::One => &mut self.daily_draw1,
            Draw::Three => &mut self.daily_draw3,
        }
    }

    /// What was reached on a verified deal.
    #[must_use]
    pub fn verified(&self, number: u32) -> Option<&Verified> {
        self.verified.get(&number)
    }

    /// How many verified deals were won.
    #[must_use]
    pub fn verified_won(&self) -> u64 {
        self.verified.len() as u64
    }

    /// The newest entries, newest first.
    pub fn recent(&self) -> impl Iterator<Item = &Entry> {
        self.recent.iter().rev()
    }

    /// How many attempts there are in the history.
    #[must_use]
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// Whether an attempt was counted.
    #[must_use]
    pub fn has(&self, id: u64) -> bool {
        self.seen.contains_key(&id)
    }

    /// The fewest moves of a win under these rules.
    #[must_use]
    pub fn fewest_moves(&self, rules: &Rules) -> Option<&Best> {
        self.set(rules)?.fewest_moves.as_ref()
    }

    /// Takes over what another copy of the same records has better. The history tells everything; but where some of it
    /// was lost, the copy that is kept beside the settings still knows the bests.
    pub fn merge(&mut self, other: &Records) {
        for (rules, set) in &other.sets {
            self.sets.entry(*rules).or_default().merge(set);
        }
        self.apart.wins = self.apart.wins.max(other.apart.wins);
        self.apart.played = self.apart.played.max(other.apart.played).max(self.apart.wins);
        self.daily_draw1.merge(&other.daily_draw1);
        self.daily_draw3.merge(&other.daily_draw3);
        for (number, theirs) in &other.verified {
            let mine = self.verified.entry(*number).or_default();
            mine.wins = mine.wins.max(theirs.wins);
            mine.fewest_moves = match (mine.fewest_moves, theirs.fewest_moves) {
                (0, moves) | (moves, 0) => moves,
                (mine, theirs) => mine.min(theirs),
            };
        }
        if self.total == 0 {
            self.balance = other.balance;
        }
    }
}

/// Rule sets as a list: rules can't be the key of a JSON object.
mod sets {
    use super::{BTreeMap, RuleSet, Rules};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Item<T> {
        rules: Rules,
        #[serde(flatten)]
        set: T,
    }

    pub(super) fn serialize<S: Serializer>(sets: &BTreeMap<Rules, RuleSet>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(sets.iter().map(|(rules, set)| Item { rules: *rules, set }))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<Rules, RuleSet>, D::Error> {
        let items = <Vec<Item<RuleSet>>>::deserialize(deserializer)?;
        Ok(items.into_iter().map(|item| (item.rules, item.set)).collect())
    }
}
