//! A game as text, and back.
//!
//! The first line is a JSON object with the format's name and version, the deal and the setup. Each line after it is
//! one [`Entry`](crate::Entry) of the game's log. Loading replays the log through the rules: what is loaded is a game that could have
//! been played, or nothing. Undo history, redo, counts, points, clock and the first win all follow from the log.
//!
//! ```
//! use klondike::{Action, Game, Seed, Setup, save};
//!
//! let seed: Seed = "klondike-1".parse()?;
//! let mut game = Game::new(seed.deal(), Setup::default());
//! game.play(Action::Draw)?;
//! game.undo()?;
//! let text = save::to_text(&game);
//! assert!(text.ends_with("}\ndraw\nundo\n"));
//! assert_eq!(save::from_text(&text)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::deal::Deal;
use crate::entry::{Line, LineError};
use crate::game::{Game, Setup};
use crate::illegal::Illegal;
use std::fmt::{self, Write};

/// The version that [`to_text`] writes. [`from_text`] reads this one and every earlier one.
pub const VERSION: u32 = 1;

/// The most log entries that are read: far more than a player makes in a game (a week at two actions a second), and
/// few enough that no file can fill the memory.
pub const MOST_ENTRIES: usize = 1_000_000;

const FORMAT: &str = "klondike-game";

#[derive(serde::Serialize, serde::Deserialize)]
struct Header {
    format: String,
    version: u32,
    deal: Deal,
    setup: Setup,
}

/// What every version's header has.
#[derive(serde::Deserialize)]
struct Mark {
    format: String,
    version: u32,
}

/// Why a text is refused. Nothing of it is used then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveError {
    /// The line, the first is 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: SaveFault,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveFault {
    /// The text is no saved game.
    NotASave,
    /// It was written by a later version of the game: it must be left as it is.
    Newer(u32),
    /// Deal or setup can't be read.
    Header(String),
    /// The line is no log entry.
    Entry(LineError),
    /// The rules refuse the entry.
    Refused(Illegal),
    /// The last line has no end: the text was cut off.
    CutOff,
    /// There are more than [`MOST_ENTRIES`] entries.
    TooLong,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            SaveFault::NotASave => f.write_str("not a saved game"),
            SaveFault::Newer(version) => write!(f, "saved by a newer version (format {version})"),
            SaveFault::Header(what) => f.write_str(what),
            SaveFault::Entry(what) => write!(f, "{what}"),
            SaveFault::Refused(reason) => write!(f, "refused by the rules: {reason}"),
            SaveFault::CutOff => f.write_str("the line is cut off"),
            SaveFault::TooLong => write!(f, "more than {MOST_ENTRIES} entries"),
        }
    }
}

impl std::error::Error for SaveError {}

/// The first line of a saved game, without its end. With the entries of the game's log, a line each, it is the whole
/// save: a journal can write it first and then append.
#[must_use]
pub fn header(deal: &Deal, setup: &Setup) -> String {
    let header = Header { format: FORMAT.to_owned(), version: VERSION, deal: *deal, setup: *setup };
    serde_json::to_string(&header).expect("a header has only text, numbers and booleans")
}

/// The whole game as text.
#[must_use]
pub fn to_text(game: &Game) -> String {
    let mut text = header(game.deal(), game.setup());
    text.push('\n');
    for entry in game.log() {
        writeln!(text, "{entry}").expect("writing to a string does not fail");
    }
    text
}

/// The game that a text holds.
///
/// # Errors
/// The first thing that is wrong, with its line. The text is refused whole.
pub fn from_text(text: &str) -> Result<Game, SaveError> {
    let at = |line: usize, fault: SaveFault| SaveError { line, fault };
    let mut lines = text.split_inclusive('\n').enumerate();
    let first = lines.next().map_or("", |(_, first)| first);
    let mut game = read_header(first).map_err(|fault| at(1, fault))?;
    if !first.ends_with('\n') {
        return Err(at(1, SaveFault::CutOff));
    }
    for (place, line) in lines {
        if place > MOST_ENTRIES {
            return Err(at(place + 1, SaveFault::TooLong));
        }
        let Some(line) = line.strip_suffix('\n') else { return Err(at(place + 1, SaveFault::CutOff)) };
        apply_line(&mut game, line).map_err(|fault| at(place + 1, fault))?;
    }
    Ok(game)
}

fn read_header(line: &str) -> Result<Game, SaveFault> {
    let mark: Mark = serde_json::from_str(line).map_err(|_| SaveFault::NotASave)?;
    if mark.format != FORMAT || mark.version == 0 {
        return Err(SaveFault::NotASave);
    }
    if mark.version > VERSION {
        return Err(SaveFault::Newer(mark.version));
    }
    let header: Header = serde_json::from_str(line).map_err(|error| SaveFault::Header(error.to_string()))?;
    Ok(Game::new(header.deal, header.setup))
}

/// Does what one line of a log says: for a journal that is read line by line. Blank lines and comments do nothing.
///
/// # Errors
/// [`SaveFault::Entry`] or [`SaveFault::Refused`]; the game is then as it was.
pub fn apply_line(game: &mut Game, line: &str) -> Result<(), SaveFault> {
    let Some(line) = Line::parse(line).map_err(SaveFault::Entry)? else { return Ok(()) };
    game.apply(line.resolve(game.table())).map_err(SaveFault::Refused)
}
