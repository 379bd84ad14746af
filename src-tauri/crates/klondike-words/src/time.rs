//! Numbers, times, dates and money.

use crate::words::Words;
use fluent_bundle::FluentArgs;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
}

impl Date {
    /// The day of the week: 1 is Monday, 7 is Sunday.
    #[must_use]
    pub fn weekday(self) -> u8 {
        // Zeller's count, with the year starting in March so that the leap day is its last.
        let early = u32::from(self.month < 3);
        let year = u32::from(self.year) + 400 - early;
        let month = u32::from(self.month) + 12 * early;
        let days = u32::from(self.day) + 13 * (month + 1) / 5 + year + year / 4 - year / 100 + year / 400;
        ((days + 5) % 7) as u8 + 1
    }
}

impl Words {
    /// A whole number in the digits and groups of the language.
    #[must_use]
    pub fn number(&self, number: i64) -> String {
        let amount = self.amount(number);
        if number < 0 { self.say("minus", &args!["amount" => amount]) } else { amount }
    }

    /// "$52", "−$52".
    #[must_use]
    pub fn dollars(&self, dollars: i64) -> String {
        let args = args!["amount" => self.amount(dollars)];
        self.say(if dollars < 0 { "dollars-minus" } else { "dollars" }, &args)
    }

    fn amount(&self, number: i64) -> String {
        // A lost score is more than any number can be far from 0.
        let amount = i64::try_from(number.unsigned_abs()).unwrap_or(i64::MAX);
        self.numbers().map_or_else(|| amount.to_string(), |numbers| numbers.count(amount))
    }

    fn digits(&self, number: u64, width: i16) -> String {
        self.numbers().map_or_else(
            || format!("{number:0width$}", width = usize::from(width.unsigned_abs())),
            |numbers| numbers.digits(number, width),
        )
    }

    /// "42 %": a part in whole per cent, never rounded up to all of it.
    #[must_use]
    pub fn percent(&self, part: u64, whole: u64) -> String {
        let percent = if whole == 0 { 0 } else { u128::from(part) * 100 / u128::from(whole) };
        self.say("percent", &args!["amount" => i64::try_from(percent).unwrap_or(i64::MAX)])
    }

    /// "42 % (5 of 12)".
    #[must_use]
    pub fn percent_of(&self, part: u64, whole: u64) -> String {
        let args = args!["percent" => self.percent(part, whole), "part" => part, "whole" => whole];
        self.say("percent-of", &args)
    }

    /// "3:05", "1:03:05".
    #[must_use]
    pub fn duration(&self, ms: u64) -> String {
        let (hours, minutes, seconds) = split(ms);
        let seconds = self.digits(seconds, 2);
        if hours == 0 {
            return self.say("time-minutes", &args!["minutes" => self.digits(minutes, 1), "seconds" => seconds]);
        }
        let args = args!["hours" => self.digits(hours, 1), "minutes" => self.digits(minutes, 2), "seconds" => seconds];
        self.say("time-hours", &args)
    }

    /// "3 minutes 5 seconds".
    #[must_use]
    pub fn duration_spoken(&self, ms: u64) -> String {
        let (hours, minutes, seconds) = split(ms);
        let one = |id: &str, name: &'static str, value: u64| {
            let mut args = FluentArgs::new();
            args.set(name, value);
            self.say(id, &args)
        };
        let mut parts = Vec::new();
        if hours > 0 {
            parts.push(one("spoken-hours", "hours", hours));
        }
        if minutes > 0 {
            parts.push(one("spoken-minutes", "minutes", minutes));
        }
        if seconds > 0 || parts.is_empty() {
            parts.push(one("spoken-seconds", "seconds", seconds));
        }
        let join = |a: String, b: String| self.say("spoken-join", &args!["a" => a, "b" => b]);
        parts.into_iter().reduce(join).unwrap_or_default()
    }

    /// "29 November 2026".
    #[must_use]
    pub fn date(&self, date: Date) -> String {
        let args = args![
            "day" => date.day,
            "month" => self.month_name(date.month),
            "year" => self.digits(u64::from(date.year), 1)
        ];
        self.say("date", &args)
    }

    /// "Sunday, 29 November 2026".
    #[must_use]
    pub fn date_weekday(&self, date: Date) -> String {
        let weekday = self.say("weekday", &args!["day" => date.weekday()]);
        self.say("date-weekday", &args!["weekday" => weekday, "date" => self.date(date)])
    }

    /// "November 2026".
    #[must_use]
    pub fn month(&self, year: u16, month: u8) -> String {
        let args = args!["month" => self.month_name(month), "year" => self.digits(u64::from(year), 1)];
        self.say("month", &args)
    }

    fn month_name(&self, month: u8) -> String {
        self.say("month-name", &args!["month" => month])
    }

    /// The short names of the days of the week, Monday first.
    #[must_use]
    pub fn weekdays(&self) -> Vec<String> {
        (1..=7).map(|day| self.say("weekday-short", &args!["day" => day])).collect()
    }
}

/// Hours, minutes, seconds of a time in milliseconds; begun seconds don't count.
const fn split(ms: u64) -> (u64, u64, u64) {
    let seconds = ms / 1000;
    (seconds / 3600, seconds / 60 % 60, seconds % 60)
}
