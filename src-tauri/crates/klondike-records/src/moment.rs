//! Times of day as a player's calendar shows them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A time with the offset that the local clock had then: daylight saving and journeys don't move what has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Moment {
    /// Milliseconds since 1970 in UTC.
    #[serde(rename = "ms")]
    pub unix_ms: i64,
    /// What the local clock was ahead of UTC, in minutes.
    #[serde(rename = "zone", default)]
    pub offset_minutes: i32,
}

impl Moment {
    /// The local date.
    #[must_use]
    pub const fn day(self) -> Day {
        let local = self.unix_ms.saturating_add(self.offset_minutes as i64 * 60_000);
        Day::from_number(local.div_euclid(86_400_000))
    }
}

/// A day of the calendar, by its number: day 0 is the first of January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(i32);

/// Days of the years 1 to 9999: what a date can be written for.
const FIRST: i64 = -719_162;
const LAST: i64 = 2_932_896;

impl Day {
    /// The day with this number. Numbers outside the years 1 to 9999 give the nearest day.
    #[must_use]
    pub const fn from_number(number: i64) -> Day {
        if number < FIRST {
            Day(FIRST as i32)
        } else if number > LAST {
            Day(LAST as i32)
        } else {
            Day(number as i32)
        }
    }

    /// The day of a date; `None` when there is no such date.
    #[must_use]
    pub fn new(year: i32, month: u8, day: u8) -> Option<Day> {
        if !(1..=9999).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        // The year begins in March, so that the leap day is its last.
        let shifted = i64::from(year) - i64::from(month < 3);
        let (era, of_era) = (shifted.div_euclid(400), shifted.rem_euclid(400));
        let of_year = (153 * (i64::from(month) + if month > 2 { -3 } else { 9 }) + 2) / 5 + i64::from(day) - 1;
        let number = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
        let made = Day::from_number(number);
        (made.date() == (year, month, day)).then_some(made)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> i32 {
        self.0
    }

    /// Year, month (1 to 12) and day (1 to 31).
    #[must_use]
    pub const fn date(self) -> (i32, u8, u8) {
        let days = self.0 as i64 + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        let year = year_of_era + era * 400 + if month < 3 { 1 } else { 0 };
        (year as i32, month as u8, day as u8)
    }

    /// The day that lies so many days later.
    #[must_use]
    pub const fn plus(self, days: i32) -> Day {
        Day::from_number(self.0 as i64 + days as i64)
    }
}

impl fmt::Display for Day {
    /// `2026-11-29`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no date of the form `2026-11-29`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADay;

impl fmt::Display for NotADay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a date is written 2026-11-29")
    }
}

impl std::error::Error for NotADay {}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        let bytes = text.as_bytes();
        if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
            return Err(NotADay);
        }
        let number = |range: std::ops::Range<usize>| {
            let digits = &bytes[range];
            let all = digits.iter().all(u8::is_ascii_digit);
            all.then(|| digits.iter().fold(0_i32, |sum, digit| sum * 10 + i32::from(digit - b'0'))).ok_or(NotADay)
        };
        let (year, month, day) = (number(0..4)?, number(5..7)?, number(8..10)?);
        Day::new(year, month as u8, day as u8).ok_or(NotADay)
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
