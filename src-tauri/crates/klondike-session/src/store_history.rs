//! The history's file: read with whatever is good in it, and added to.

use crate::journal;
use crate::storage::File;
use crate::store_guard::{Guard, Trouble};
use klondike_records::history::{self, HistoryError};
use klondike_records::{Entry, Records};

/// The history as it was found.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) records: Records,
    /// The file has its first line.
    pub(crate) begun: bool,
}

/// What is good in a history.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Good<'a> {
    /// The lines as they were written, without seals; the first one is the header.
    lines: Vec<&'a str>,
    /// The last line has no end.
    torn: bool,
    /// There are lines that were never written like this.
    damaged: bool,
}

/// Reads the history. What is not good is set aside whole, and what is good goes on in a new file.
pub(crate) fn open(files: &mut Guard) -> Found {
    let Some(bytes) = files.read(File::History).filter(|bytes| !bytes.is_empty()) else { return Found::default() };
    let good = good_lines(&bytes);
    let lines = || good.lines.iter().copied();
    match history::read(lines()) {
        Ok(read) if !good.damaged && read.bad_lines.is_empty() => {
            if good.torn && !files.replace(File::History, sealed(lines()).as_bytes()) {
                // Added to as it is, the next line would not be told from the torn one.
                files.seal(File::History);
            }
            Found { records: read.records, begun: true }
        }
        Ok(read) => {
            let bad: Vec<usize> = read.bad_lines;
            let kept = lines().enumerate().filter(|(place, _)| !bad.contains(&(place + 1))).map(|(_, line)| line);
            let begun = start_anew(files, &sealed(kept), Trouble::PartlyRead);
            Found { records: read.records, begun }
        }
        Err(HistoryError::Newer(_)) => {
            files.leave(File::History, Trouble::Newer(File::History));
            Found::default()
        }
        Err(HistoryError::NotAHistory) => salvage(files, &bytes, &good),
    }
}

/// The first line is gone: the entries may be there all the same.
fn salvage(files: &mut Guard, bytes: &[u8], good: &Good) -> Found {
    if let Some(Err(HistoryError::Newer(_))) =
        journal::first_unsealed(bytes).map(|line| history::read([line].into_iter()))
    {
        files.leave(File::History, Trouble::Newer(File::History));
        return Found::default();
    }
    let entries: Vec<&str> =
        good.lines.iter().copied().filter(|line| serde_json::from_str::<Entry>(line).is_ok()).collect();
    let header = history::header();
    let lines = || std::iter::once(header.as_str()).chain(entries.iter().copied());
    let trouble = if entries.is_empty() { Trouble::SetAside } else { Trouble::PartlyRead };
    let begun = start_anew(files, &sealed(lines()), trouble);
    let records = history::read(lines()).map(|read| read.records).unwrap_or_default();
    Found { records, begun }
}

fn start_anew(files: &mut Guard, text: &str, trouble: fn(File, String) -> Trouble) -> bool {
    files.set_aside(File::History, trouble) && files.replace(File::History, text.as_bytes())
}

fn good_lines(bytes: &[u8]) -> Good<'_> {
    let mut good = Good { lines: Vec::new(), torn: false, damaged: false };
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        match line.strip_suffix(b"\n").map(journal::open_alone) {
            None => good.torn = true,
            Some(None) => good.damaged = true,
            Some(Some(line)) => good.lines.push(line),
        }
    }
    good
}

/// Lines with their seals.
pub(crate) fn sealed<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.map(journal::seal_alone).collect()
}

/// All entries of a history file that are as they were written.
pub(crate) fn entries(bytes: &[u8]) -> Vec<Entry> {
    good_lines(bytes).lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// The text of a history with these entries.
pub(crate) fn text(entries: &[Entry]) -> String {
    let header = history::header();
    let lines: Vec<String> = entries.iter().map(history::line).collect();
    sealed(std::iter::once(header.as_str()).chain(lines.iter().map(String::as_str)))
}
