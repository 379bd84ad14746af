mod bests;
mod counting;
mod days;
mod lines;

use crate::*;
use klondike::{Rules, Scoring};

/// A win of 100 moves in 5 minutes, at noon of the first of June 2026, two hours ahead of UTC.
fn won(id: u64) -> Entry {
    Entry {
        id,
        at: Moment { unix_ms: 1_780_308_000_000, offset_minutes: 120 },
        outcome: Outcome::Won,
        deal: "code".to_owned(),
        origin: Origin::Random { seed: format!("s{id}") },
        rules: Rules::default(),
        scoring: Scoring::None,
        scoring_version: SCORING_VERSION,
        moves: 100,
        actions: 110,
        undos: 5,
        played_ms: 300_000,
        score: None,
        home: 52,
        help: HelpUsed::default(),
    }
}

fn lost(id: u64) -> Entry {
    Entry { outcome: Outcome::Lost, home: 12, ..won(id) }
}

fn records(entries: impl IntoIterator<Item = Entry>) -> Records {
    let mut records = Records::default();
    for entry in entries {
        records.add(entry);
    }
    records
}

fn set(records: &Records) -> &RuleSet {
    records.set(&Rules::default()).expect("something was played under the default rules")
}
