//! The calendar of daily deals, and the table of verified ones.

use crate::protocol::{CalendarDay, CalendarView, Failure, Reply, VerifiedDeal, VerifiedView};
use crate::session::Session;
use crate::store_pages::date;
use klondike::Draw;
use klondike_deals::daily::{FIRST_YEAR, LAST_YEAR};
use klondike_deals::level::Level;
use klondike_deals::verified::{self, DrawThree};
use klondike_records::{Daily, Day, Moment};
use klondike_words::{Failed, Grade, Label};

/// A month of a year.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Month {
    year: i32,
    month: u8,
}

impl Month {
    fn of(day: Day) -> Month {
        let (year, month, _) = day.date();
        Month { year, month }
    }

    /// Reads `2026-11`.
    fn parse(text: &str) -> Option<Month> {
        format!("{text}-01").parse().ok().map(Month::of)
    }

    fn next(self) -> Month {
        if self.month == 12 { Month { year: self.year + 1, month: 1 } } else { Month { month: self.month + 1, ..self } }
    }

    fn previous(self) -> Month {
        if self.month == 1 { Month { year: self.year - 1, month: 12 } } else { Month { month: self.month - 1, ..self } }
    }

    fn days(self) -> impl Iterator<Item = Day> {
        (1..=31).filter_map(move |day| Day::new(self.year, self.month, day))
    }

    /// Its name in the protocol, if the tables reach that far.
    fn id(self) -> Option<String> {
        let years = i32::from(FIRST_YEAR)..=i32::from(LAST_YEAR);
        years.contains(&self.year).then(|| format!("{:04}-{:02}", self.year, self.month))
    }
}

impl Session {
    /// Today's date where the player is.
    pub(crate) fn today(&self) -> Day {
        let wall = self.env.wall();
        Moment { unix_ms: wall.unix_ms, offset_minutes: wall.offset_minutes }.day()
    }

    /// A month of daily deals; the one of today when none is asked for, or the nearest that the tables have.
    pub(crate) fn calendar(&self, month: Option<&str>, draw: Draw) -> Result<Reply, Failure> {
        let today = self.today();
        let month = match month {
            Some(text) => Month::parse(text).ok_or_else(|| self.failed(Failed::NotFound))?,
            None => Month::of(today),
        };
        let first = Month { year: i32::from(FIRST_YEAR), month: 1 };
        let last = Month { year: i32::from(LAST_YEAR), month: 12 };
        let month = month.clamp(first, last);
        let daily = self.store.records.daily(draw);
        let days: Vec<CalendarDay> = month.days().map(|day| self.calendar_day(day, today, draw, daily)).collect();
        let first_day = month.days().next().map_or(1, |day| date(day).weekday());
        let title = self.words.month(u16::try_from(month.year).unwrap_or(1), month.month);
        Ok(Reply::Calendar(Box::new(CalendarView {
            title: self.words.of_draw(&title, draw),
            month: month.id().unwrap_or_default(),
            previous: month.previous().id(),
            next: month.next().id(),
            draw: draw.count(),
            weekdays: self.words.weekdays(),
            first_weekday: first_day - 1,
            days,
            streak: self.words.daily_streak(daily.streak(today)),
        })))
    }

    fn calendar_day(&self, day: Day, today: Day, draw: Draw, daily: &Daily) -> CalendarDay {
        let text = day.to_string();
        let has_deal =
            klondike_deals::daily::parse_date(&text).is_ok_and(|date| klondike_deals::daily::seed(date, draw).is_ok());
        let (won, played) = (daily.won.contains(&day), daily.played.contains(&day));
        // A day to come keeps its deal for itself; but what was played stays, whatever the clock says now.
        let available = has_deal && (day <= today || played);
        CalendarDay {
            label: self.words.calendar_day(date(day), available, played, won),
            date: text,
            won,
            played,
            today: day == today,
            available,
        }
    }

    /// All verified deals, with what was reached on them.
    pub(crate) fn verified(&self) -> Result<Reply, Failure> {
        let deals = verified::all().map(|deal| {
            let number = u32::from(deal.number);
            let reached = self.store.records.verified(number);
            VerifiedDeal {
                number,
                label: self.words.deal(klondike_words::DealName::Verified(number)),
                won: reached.is_some_and(|reached| reached.wins > 0),
                best: match reached.map(|reached| reached.fewest_moves) {
                    Some(moves) if moves > 0 => self.count(moves),
                    _ => self.words.label(Label::None),
                },
                draw3: deal.draw_three == DrawThree::Solved,
                level: self.words.grade(grade(deal.level)),
            }
        });
        Ok(Reply::Verified(VerifiedView { deals: deals.collect() }))
    }
}

const fn grade(level: Level) -> Grade {
    match level {
        Level::Easy => Grade::Easy,
        Level::Medium => Grade::Medium,
        Level::Hard => Grade::Hard,
        Level::Expert => Grade::Expert,
    }
}
