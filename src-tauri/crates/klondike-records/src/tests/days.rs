//! Dates and the daily streak.

use super::*;
use klondike::Draw;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn daily(days: &[&str]) -> Daily {
    let mut daily = Daily::default();
    days.iter().for_each(|text| daily.add(day(text), true));
    daily
}

#[test]
fn every_day_of_four_centuries_has_its_date() {
    let (mut number, last) = (day("1970-01-01").number(), day("2370-01-01").number());
    assert_eq!(number, 0);
    let mut before = day("1969-12-31");
    while number < last {
        let here = Day::from_number(i64::from(number));
        let (year, month, date) = here.date();
        assert_eq!(Day::new(year, month, date), Some(here));
        assert_eq!(here.to_string().parse(), Ok(here));
        assert_eq!(before.plus(1), here);
        assert!(before < here);
        before = here;
        number += 1;
    }
}

#[test]
fn what_is_no_date_is_refused() {
    for text in [
        "2026-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-04-31",
        "2026-1-01",
        "0000-01-01",
        "2026-01-01 ",
        "２026-01-01",
        "",
    ] {
        assert!(text.parse::<Day>().is_err(), "{text}");
    }
    assert!("2024-02-29".parse::<Day>().is_ok());
    assert_eq!(Day::from_number(i64::MAX).to_string(), "9999-12-31");
    assert_eq!(Day::from_number(i64::MIN).to_string(), "0001-01-01");
    assert_eq!(Moment { unix_ms: i64::MAX, offset_minutes: i32::MAX }.day().to_string(), "9999-12-31");
}

/// C136: the local date, wherever the player is.
#[test]
fn the_date_is_the_local_one() {
    let at =
        |hours: i64, offset_hours: i32| Moment { unix_ms: hours * 3_600_000, offset_minutes: offset_hours * 60 }.day();
    assert_eq!(at(23, 0).to_string(), "1970-01-01");
    assert_eq!(at(23, 8).to_string(), "1970-01-02");
    assert_eq!(at(3, -8).to_string(), "1969-12-31");
}

/// C136: the streak lives until a day is missed, and travel backwards takes nothing away.
#[test]
fn the_streak_of_days() {
    let daily = daily(&["2026-11-20", "2026-11-26", "2026-11-27", "2026-11-28"]);
    assert_eq!(daily.streak(day("2026-11-28")), 3);
    assert_eq!(daily.streak(day("2026-11-29")), 3, "today's deal is still open");
    assert_eq!(daily.streak(day("2026-11-30")), 0);
    assert_eq!(daily.streak(day("2026-11-27")), 3, "the clock was set back");
    assert_eq!(daily.streak(day("2020-01-01")), 3);
    assert_eq!(daily.longest_streak(), 3);
    assert_eq!(Daily::default().streak(day("2026-11-28")), 0);
}

#[test]
fn each_draw_count_has_its_own_days() {
    let of = |id, draw, outcome| Entry {
        rules: Rules { draw, ..Rules::default() },
        origin: Origin::Daily { date: day("2026-11-28") },
        outcome,
        ..won(id)
    };
    let records = records([of(1, Draw::One, Outcome::Won), of(2, Draw::Three, Outcome::Lost)]);
    assert!(records.daily(Draw::One).won.contains(&day("2026-11-28")));
    assert!(records.daily(Draw::Three).won.is_empty());
    assert!(records.daily(Draw::Three).played.contains(&day("2026-11-28")));
}
