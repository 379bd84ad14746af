//! `cargo bench -p klondike-records`: how long a history of 100,000 deals takes to be read and counted.

use klondike::{Rules, Scoring};
use klondike_records::{Entry, HelpUsed, Moment, Origin, Outcome, SCORING_VERSION, history};
use std::time::Instant;

const DEALS: u64 = 100_000;
const ROUNDS: usize = 7;

fn entry(id: u64) -> Entry {
    Entry {
        id,
        at: Moment { unix_ms: 1_795_953_600_000 + id as i64 * 300_000, offset_minutes: 60 },
        outcome: if id.is_multiple_of(3) { Outcome::Lost } else { Outcome::Won },
        deal: "wy9v639gdbe1zwgv79dz9acw5dskksy6ef424acss0ak7491g5".to_owned(),
        origin: Origin::Pasted,
        rules: Rules::default(),
        scoring: Scoring::None,
        scoring_version: SCORING_VERSION,
        moves: 100 + id % 90,
        actions: 110 + id % 120,
        undos: id % 7,
        played_ms: 200_000 + id % 400_000,
        score: None,
        home: 52,
        help: HelpUsed::default(),
    }
}

fn main() {
    let mut text = history::header() + "\n";
    for id in 0..DEALS {
        text.push_str(&history::line(&entry(id)));
        text.push('\n');
    }
    let mut best = f64::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let read = history::read(text.lines()).expect("what was written is read");
        assert_eq!(read.records.total(), DEALS);
        best = best.min(start.elapsed().as_secs_f64() * 1000.0);
    }
    println!(
        "history of {DEALS} deals ({} MB) read and counted in {best:.0} ms, best of {ROUNDS}",
        text.len() / 1_000_000
    );
}
