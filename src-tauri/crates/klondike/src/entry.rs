//! One line of a game's log, as the command line and saved games write it.

use crate::action::Action;
use crate::pile::{Column, PileId};
use crate::tally::Help;
use crate::{Suit, Table};
use std::fmt;

/// Something that happened in a game. A game is the list of these, played from the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// An action.
    Play(Action),
    /// One action undone.
    Undo,
    /// One action redone.
    Redo,
    /// The clock stands at this many milliseconds of play.
    At(u64),
    /// Help was given.
    Help(Help),
    /// The player ended the deal.
    End,
}

impl fmt::Display for Entry {
    /// The notation: `draw`, `recycle`, `w-t3`, `t3-t5x4`, `t3-f`, `fh-t2`, `undo`, `redo`, `at 12.5`, `help hint`, `end`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Play(action) => fmt::Display::fmt(action, f),
            Entry::Undo => f.write_str("undo"),
            Entry::Redo => f.write_str("redo"),
            Entry::At(ms) if ms % 1000 == 0 => write!(f, "at {}", ms / 1000),
            Entry::At(ms) => write!(f, "at {}.{:03}", ms / 1000, ms % 1000),
            Entry::Help(Help::Hint) => f.write_str("help hint"),
            Entry::Help(Help::ProvenMove) => f.write_str("help proven"),
            Entry::Help(Help::Check) => f.write_str("help check"),
            Entry::Help(Help::Demo) => f.write_str("help demo"),
            Entry::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Move { from, to, count } = self else {
            return f.write_str(if *self == Action::Draw { "draw" } else { "recycle" });
        };
        let short = |pile: &PileId| match pile {
            PileId::Stock => "s".to_owned(),
            PileId::Waste => "w".to_owned(),
            other => other.to_string(),
        };
        let to = if matches!(to, PileId::Foundation(_)) { "f".to_owned() } else { short(to) };
        write!(f, "{}-{to}", short(from))?;
        if *count == 1 { Ok(()) } else { write!(f, "x{count}") }
    }
}

/// A log line that has been read but not yet looked up on a table: `t3-f` names no suit, the card there does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A complete entry.
    Entry(Entry),
    /// A move to the foundation of whatever suit the moved card has.
    Home {
        /// Where the card is.
        from: PileId,
        /// How many cards, at least 1.
        count: u8,
    },
}

/// Why a line could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    what: &'static str,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }
}

impl std::error::Error for LineError {}

const fn error<T>(what: &'static str) -> Result<T, LineError> {
    Err(LineError { what })
}

/// The latest time a log may name: a thousand years in milliseconds, so that sums of times never overflow.
const LATEST_MS: u64 = 1000 * 366 * 24 * 3600 * 1000;

impl Line {
    /// Reads one line. A `#` starts a comment; a line without content is `None`.
    ///
    /// # Errors
    /// When the line is no entry, with what is wrong.
    pub fn parse(text: &str) -> Result<Option<Line>, LineError> {
        let text = text.split('#').next().unwrap_or_default().trim();
        let entry = match text {
            "" => return Ok(None),
            "draw" => Entry::Play(Action::Draw),
            "recycle" => Entry::Play(Action::Recycle),
            "undo" => Entry::Undo,
            "redo" => Entry::Redo,
            "end" => Entry::End,
            "help hint" => Entry::Help(Help::Hint),
            "help proven" => Entry::Help(Help::ProvenMove),
            "help check" => Entry::Help(Help::Check),
            "help demo" => Entry::Help(Help::Demo),
            _ => match text.strip_prefix("at ") {
                Some(seconds) => Entry::At(parse_seconds(seconds.trim())?),
                None => return parse_move(text).map(Some),
            },
        };
        Ok(Some(Line::Entry(entry)))
    }

    /// The entry that the line means on this table. Where there is no card to be looked up, the suit does not matter:
    /// the rules refuse the move whatever it is, with the reason that comes first.
    #[must_use]
    pub fn resolve(self, table: &Table) -> Entry {
        match self {
            Line::Entry(entry) => entry,
            Line::Home { from, count } => {
                let suit = match from {
                    PileId::Foundation(suit) => suit,
                    // The stock has no top card: its cards are face down, and no refusal depends on them.
                    _ => table.top(from).map_or(Suit::Clubs, |card| card.suit()),
                };
                Entry::Play(Action::Move { from, to: PileId::Foundation(suit), count })
            }
        }
    }
}

/// Seconds with up to three decimals, to milliseconds.
fn parse_seconds(text: &str) -> Result<u64, LineError> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(fraction) || fraction.len() > 3 {
        return error("a time is seconds with up to three decimals");
    }
    let Ok(seconds) = whole.parse::<u64>() else { return error("the time is too large") };
    let Ok(part) = format!("{fraction:0<3}").parse::<u64>() else { return error("the time is too large") };
    match seconds.checked_mul(1000).and_then(|ms| ms.checked_add(part)) {
        Some(ms) if ms <= LATEST_MS => Ok(ms),
        _ => error("the time is too large"),
    }
}

fn parse_move(text: &str) -> Result<Line, LineError> {
    const UNKNOWN: &str =
        "not an action: draw, recycle, undo, redo, at SECONDS or a move such as w-t3, t3-t5x4, t3-f, fh-t2";
    let Some((from, to)) = text.split_once('-') else { return error(UNKNOWN) };
    let (to, count) = match to.split_once('x') {
        None => (to, 1),
        Some((to, digits)) => match digits.parse::<u8>() {
            Ok(count) if count >= 1 && digits.bytes().all(|b| b.is_ascii_digit()) => (to, count),
            _ => return error("the number of cards after x is 1 or more"),
        },
    };
    let Some(from) = parse_pile(from) else { return error(UNKNOWN) };
    match (to, parse_pile(to)) {
        ("f", _) => Ok(Line::Home { from, count }),
        (_, Some(to @ (PileId::Tableau(_) | PileId::Foundation(_)))) => {
            Ok(Line::Entry(Entry::Play(Action::Move { from, to, count })))
        }
        _ => error(UNKNOWN),
    }
}

fn parse_pile(text: &str) -> Option<PileId> {
    let mut letters = text.chars();
    match (letters.next(), letters.next(), letters.next()) {
        (Some('w'), None, None) => Some(PileId::Waste),
        (Some('s'), None, None) => Some(PileId::Stock),
        (Some('t'), Some(digit), None) => {
            Column::from_number(u8::try_from(digit.to_digit(10)?).ok()?).map(PileId::Tableau)
        }
        (Some('f'), Some(letter), None) if letter.is_ascii_lowercase() => {
            Suit::from_letter(letter).map(PileId::Foundation)
        }
        _ => None,
    }
}
