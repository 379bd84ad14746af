//! The history as text.

use super::*;
use crate::history::{self, HistoryError};

fn entries() -> Vec<Entry> {
    vec![
        won(1),
        Entry { origin: Origin::Daily { date: "2026-06-01".parse().unwrap() }, ..lost(2) },
        Entry {
            origin: Origin::Level { level: "hard".to_owned() },
            scoring: Scoring::VegasCumulative,
            score: Some(-125),
            help: HelpUsed { hints: 1, proven_moves: 2, checks: 3, demos: 0 },
            ..won(u64::MAX)
        },
        Entry { origin: Origin::Seed { seed: "\u{2028} \"\n".to_owned() }, outcome: Outcome::Ended, ..lost(4) },
    ]
}

fn text(entries: &[Entry]) -> String {
    std::iter::once(history::header()).chain(entries.iter().map(history::line)).map(|line| line + "\n").collect()
}

#[test]
fn what_is_written_is_read() {
    for entry in entries() {
        let line = history::line(&entry);
        assert!(!line.contains('\n'), "an entry is one line: {line}");
        assert_eq!(serde_json::from_str::<Entry>(&line).unwrap(), entry);
    }
    let read = history::read(text(&entries()).lines()).unwrap();
    assert_eq!(read.records, records(entries()));
    assert!(read.bad_lines.is_empty());
}

/// The form of version 1 never changes: files of players are written in it. C139: no number depends on a language.
#[test]
fn version_1_is_read_for_ever() {
    let golden = concat!(
        r#"{"format":"klondike-history","version":1}"#,
        "\n",
        r#"{"id":"00000000000000ff","at":{"ms":1780308000000,"zone":-480},"outcome":"won","deal":"code","origin":{"kind":"verified","number":17},"rules":{"draw":3,"passes":2,"emptyColumn":"any","worryBack":false},"scoring":"standardTimed","scoringVersion":1,"moves":101,"actions":113,"undos":6,"time":123456,"score":5670,"home":52,"help":{"hints":1}}"#,
        "\n",
    );
    let expected = Entry {
        id: 255,
        at: Moment { unix_ms: 1_780_308_000_000, offset_minutes: -480 },
        origin: Origin::Verified { number: 17 },
        rules: Rules {
            draw: klondike::Draw::Three,
            passes: klondike::Passes::limited(2).unwrap(),
            empty_column: klondike::EmptyColumn::Any,
            worry_back: false,
        },
        scoring: Scoring::StandardTimed,
        moves: 101,
        actions: 113,
        undos: 6,
        played_ms: 123_456,
        score: Some(5670),
        help: HelpUsed { hints: 1, ..HelpUsed::default() },
        ..won(0)
    };
    assert_eq!(history::read(golden.lines()).unwrap().records, records([expected.clone()]));
    assert_eq!(text(&[expected]), golden);
}

#[test]
fn bad_lines_are_passed_over() {
    let mut lines: Vec<String> = text(&entries()).lines().map(str::to_owned).collect();
    lines.insert(2, "{\"id\":\"12\"".to_owned());
    lines.insert(4, "nonsense".to_owned());
    let read = history::read(lines.iter().map(String::as_str)).unwrap();
    assert_eq!(read.records, records(entries()));
    assert_eq!(read.bad_lines, [3, 5]);
}

#[test]
fn newer_and_foreign_files_are_refused() {
    let read = |text: &str| history::read(text.lines()).unwrap_err();
    assert_eq!(read("{\"format\":\"klondike-history\",\"version\":2}\n"), HistoryError::Newer(2));
    for text in
        ["", "{}", "{\"format\":\"klondike-history\",\"version\":0}", "{\"format\":\"other\",\"version\":1}", "draw"]
    {
        assert_eq!(read(text), HistoryError::NotAHistory);
    }
}

/// A loss that a later line turns into a win is no loss from the start: streaks come out as if it had been won.
#[test]
fn a_later_win_of_a_lost_attempt() {
    let read = history::read(text(&[won(1), lost(2), won(3), won(2)]).lines()).unwrap();
    assert_eq!((set(&read.records).played, set(&read.records).wins, set(&read.records).streak), (3, 3, 3));
    assert_eq!(read.records.total(), 3);
}

#[test]
fn the_newest_entries_are_at_hand() {
    let many: Vec<Entry> = (0..1500).map(won).collect();
    let records = records(many);
    assert_eq!(records.total(), 1500);
    let recent: Vec<u64> = records.recent().map(|entry| entry.id).collect();
    assert_eq!((recent.len(), recent[0], recent[999]), (1000, 1499, 500));
}

/// Loads 100,000 entries, as a player of many years has them: all are counted.
#[test]
fn a_long_history_is_read_whole() {
    let mut text = history::header() + "\n";
    for id in 0..100_000 {
        text.push_str(&history::line(&if id % 3 == 0 { lost(id) } else { won(id) }));
        text.push('\n');
    }
    let read = history::read(text.lines()).unwrap();
    assert_eq!((read.records.total(), set(&read.records).wins), (100_000, 66_666));
}
