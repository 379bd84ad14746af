//! Deals that are not simply a seed: shipped ones and those from outside.

use crate::attempt::{Dealt, Source};
use crate::environment::Wall;
use crate::protocol::{DealRequest, Level, Proof, Setup};
use klondike::{Action, Deal, Draw, EmptyColumn, Passes, Rules, Scoring, Table};
use klondike_deals::verified::{self, DrawThree, Verified};
use klondike_deals::{CodeError, ImportError, Imported, daily, practice, read};
use klondike_records::Moment;
use klondike_words::{BadDeal, Failed};

/// The deal that is asked for. What comes with rules of its own brings them into the setup.
pub(crate) fn find(request: &DealRequest, setup: &mut Setup, wall: &Wall) -> Result<Dealt, Failed<'static>> {
    match request {
        DealRequest::Practice => Ok(dealt(practice::deal(), Source::Practice, &setup.rules)),
        DealRequest::Verified { number } => {
            let deal = u8::try_from(*number).ok().and_then(verified::get).ok_or(Failed::NoVerified(*number))?;
            Ok(dealt(deal.deal, Source::Verified { number: *number }, &setup.rules))
        }
        DealRequest::Daily { date } => {
            let date = date.clone().unwrap_or_else(|| today(wall));
            let day = daily::parse_date(&date).map_err(|_| Failed::Request)?;
            setup.rules = daily_rules(setup.rules.draw);
            if setup.scoring.is_vegas() {
                // Vegas fixes a pass limit; the day's deal is proven without one.
                setup.scoring = Scoring::None;
            }
            let deal = daily::deal(day, setup.rules.draw).map_err(|_| no_daily(&date))?;
            Ok(dealt(deal, Source::Daily { date }, &setup.rules))
        }
        DealRequest::Pasted { text } => {
            let imported = import(text)?;
            if let Some(rules) = imported.rules {
                setup.rules = rules;
                if setup.scoring.is_vegas() && crate::laying::rules_for(setup.scoring, rules) != rules {
                    setup.scoring = Scoring::None;
                }
            }
            Ok(dealt(imported.deal, Source::Pasted, &setup.rules))
        }
        _ => Err(Failed::NotFound),
    }
}

/// A deal with what is known of it under these rules.
pub(crate) fn dealt(deal: Deal, source: Source, rules: &Rules) -> Dealt {
    let line = shipped_line(&deal, &source, rules);
    let proof = if line.is_some() || is_proven(&deal, &source, rules) { Proof::Proven } else { Proof::Unknown };
    Dealt { deal, source, proof, line }
}

/// A shipped solution that wins under these rules too.
fn shipped_line(deal: &Deal, source: &Source, rules: &Rules) -> Option<Vec<Action>> {
    let line = match source {
        Source::Practice => practice::solution(rules.draw),
        Source::Verified { number } => verified::get(u8::try_from(*number).ok()?)?.solution(),
        _ => return None,
    };
    let mut table = Table::deal(deal);
    line.iter().try_for_each(|&action| table.play(rules, action).map(drop)).ok()?;
    table.is_won().then_some(line)
}

/// Whether a shipped table says that the deal can be won under these rules.
fn is_proven(deal: &Deal, source: &Source, rules: &Rules) -> bool {
    match source {
        Source::Verified { number } => {
            let three = Rules { draw: Draw::Three, ..Verified::rules() };
            let verified = u8::try_from(*number).ok().and_then(verified::get);
            *rules == three && verified.is_some_and(|verified| verified.draw_three == DrawThree::Solved)
        }
        Source::Daily { date } => {
            let of_day = daily::parse_date(date).and_then(|day| daily::deal(day, rules.draw));
            *rules == daily_rules(rules.draw) && of_day.as_ref() == Ok(deal)
        }
        _ => false,
    }
}

/// The rules that daily deals are winnable under.
const fn daily_rules(draw: Draw) -> Rules {
    Rules { draw, passes: Passes::Unlimited, empty_column: EmptyColumn::Kings, worry_back: true }
}

/// Today's date where the player is, `YYYY-MM-DD`.
pub(crate) fn today(wall: &Wall) -> String {
    let (year, month, day) = Moment { unix_ms: wall.unix_ms, offset_minutes: wall.offset_minutes }.day().date();
    format!("{year:04}-{month:02}-{day:02}")
}

fn no_daily(date: &str) -> Failed<'static> {
    crate::view::date_of(date).map_or(Failed::NotFound, Failed::NoDaily)
}

/// Reads a pasted deal.
pub(crate) fn import(text: &str) -> Result<Imported, Failed<'static>> {
    read(text).map_err(|error| {
        Failed::Deal(match error {
            ImportError::Blank | ImportError::Json { .. } => BadDeal::Unreadable,
            ImportError::TooLong => BadDeal::TooLong,
            ImportError::Code(CodeError::Newer) => BadDeal::CodeNewer,
            ImportError::Code(_) => BadDeal::Code,
            ImportError::UnknownCard { place, .. } => BadDeal::Unknown(place),
            ImportError::DoubledCard { card, place } => BadDeal::Doubled(card, place),
            ImportError::MissingCard { card, .. } => BadDeal::Missing(card),
            ImportError::Layout { line, .. } => BadDeal::Shape(line.max(1)),
        })
    })
}

/// The grade that the deals crate means.
pub(crate) const fn level_of(level: Level) -> klondike_deals::Level {
    match level {
        Level::Easy => klondike_deals::Level::Easy,
        Level::Medium => klondike_deals::Level::Medium,
        Level::Hard => klondike_deals::Level::Hard,
        Level::Expert => klondike_deals::Level::Expert,
    }
}
