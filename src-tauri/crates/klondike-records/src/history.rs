//! The history as text: a line that names the form, then a JSON line for each entry. It only ever grows at its end.

use crate::entry::Entry;
use crate::records::Records;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version that is written. This one and every earlier one is read.
pub const VERSION: u32 = 1;

const FORMAT: &str = "klondike-history";

#[derive(Serialize, Deserialize)]
struct Mark {
    format: String,
    version: u32,
}

/// Why a history can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryError {
    /// It does not begin as a history does.
    NotAHistory,
    /// A later version has written it: it must be left as it is.
    Newer(u32),
}

impl fmt::Display for HistoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HistoryError::NotAHistory => f.write_str("not a history"),
            HistoryError::Newer(version) => write!(f, "a history of a newer version ({version})"),
        }
    }
}

impl std::error::Error for HistoryError {}

/// A history that was read.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// What its entries add up to.
    pub records: Records,
    /// The lines that could not be read: where they are (the first line is 1).
    pub bad_lines: Vec<usize>,
}

/// The first line, without its end.
#[must_use]
pub fn header() -> String {
    let mark = Mark { format: FORMAT.to_owned(), version: VERSION };
    serde_json::to_string(&mark).expect("a mark has only text and a number")
}

/// An entry's line, without its end.
#[must_use]
pub fn line(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("an entry has only text and numbers")
}

/// Reads a history, in lines without their ends. A line that can't be read is passed over: the others are still true.
///
/// # Errors
/// When it is none, or a newer one.
pub fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Result<History, HistoryError> {
    let mut body = lines.enumerate();
    let (_, first) = body.next().ok_or(HistoryError::NotAHistory)?;
    let mark: Mark = serde_json::from_str(first).map_err(|_| HistoryError::NotAHistory)?;
    if mark.format != FORMAT || mark.version == 0 {
        return Err(HistoryError::NotAHistory);
    }
    if mark.version > VERSION {
        return Err(HistoryError::Newer(mark.version));
    }
    let mut history = History::default();
    for (place, line) in body {
        match serde_json::from_str::<Entry>(line) {
            Ok(entry) => {
                history.records.add(entry);
            }
            Err(_) => history.bad_lines.push(place + 1),
        }
    }
    Ok(history)
}
