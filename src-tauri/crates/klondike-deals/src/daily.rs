//! One winnable deal for each day and draw count, from 2026 to 2046.
//!
//! A day's deal is that of the seed `daily DATE draw N try T`, for instance `daily 2026-11-29 draw 1 try 0`. The tables
//! hold *T*: the first try that the solver found winnable with unlimited passes and kings only. They are frozen: no later
//! version, however much better its solver, may change a day that players have shared.

use jiff::civil::Date;
use klondike::{Deal, Draw, Seed};
use std::fmt;

/// The first year of the tables.
pub const FIRST_YEAR: i16 = 2026;
/// The last year of the tables.
pub const LAST_YEAR: i16 = 2046;

/// A line for each month: `2026-01 ` and one digit (`0` to `9`, then `a` to `z`) for each day.
const TRIES_DRAW_1: &str = include_str!("../data/daily-draw-1.txt");
const TRIES_DRAW_3: &str = include_str!("../data/daily-draw-3.txt");

/// Why there is no daily deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyError {
    /// The text is no date.
    NotADate,
    /// The date is before 2026 or after 2046.
    OutsideTable,
}

impl fmt::Display for DailyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DailyError::NotADate => f.write_str("not a date: YYYY-MM-DD"),
            DailyError::OutsideTable => {
                write!(f, "there are daily deals from {FIRST_YEAR} to {LAST_YEAR} only")
            }
        }
    }
}

impl std::error::Error for DailyError {}

/// Reads a calendar date, `YYYY-MM-DD`.
///
/// # Errors
/// When it is written otherwise or there is no such day.
pub fn parse_date(text: &str) -> Result<Date, DailyError> {
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return Err(DailyError::NotADate) };
    if (year.len(), month.len(), day.len()) != (4, 2, 2) || ![year, month, day].iter().all(|part| digits(part)) {
        return Err(DailyError::NotADate);
    }
    let (Ok(year), Ok(month), Ok(day)) = (year.parse(), month.parse(), day.parse()) else {
        return Err(DailyError::NotADate);
    };
    Date::new(year, month, day).map_err(|_| DailyError::NotADate)
}

/// The seed of a try of a date.
#[must_use]
pub fn try_seed(date: Date, draw: Draw, number: u8) -> Seed {
    format!("daily {date} draw {} try {number}", draw.count()).parse().expect("short text that is not blank is a seed")
}

/// The seed of a day's deal.
///
/// # Errors
/// When the date is outside the table.
pub fn seed(date: Date, draw: Draw) -> Result<Seed, DailyError> {
    let tries = match draw {
        Draw::One => TRIES_DRAW_1,
        Draw::Three => TRIES_DRAW_3,
    };
    let month = format!("{:04}-{:02} ", date.year(), date.month());
    let digits = tries.lines().find_map(|line| line.strip_prefix(month.as_str())).ok_or(DailyError::OutsideTable)?;
    let digit = digits.chars().nth(date.day() as usize - 1).and_then(|digit| digit.to_digit(36));
    let number = digit.and_then(|digit| u8::try_from(digit).ok()).ok_or(DailyError::OutsideTable)?;
    Ok(try_seed(date, draw, number))
}

/// A day's deal.
///
/// # Errors
/// When the date is outside the table.
pub fn deal(date: Date, draw: Draw) -> Result<Deal, DailyError> {
    seed(date, draw).map(|seed| seed.deal())
}
