//! The board text of PySolFC: a line `Talon:` with the stock, next card first, then a line for each column with face-down
//! cards in angle brackets. Foundations may be named when they are empty.

use crate::import::{CardList, ImportError, from_columns, to_columns};
use klondike::{Card, Deal};
use std::fmt::Write as _;

/// Reads a board.
///
/// # Errors
/// When a card is missing, doubled or unknown, or the cards do not lie as in a fresh deal.
pub fn read(text: &str) -> Result<Deal, ImportError> {
    let mut all = CardList::default();
    let mut stock = Vec::new();
    let mut columns: Vec<Vec<Card>> = Vec::new();
    for (number, line) in text.lines().enumerate().map(|(place, line)| (place + 1, line.trim())) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let lower = line.to_ascii_lowercase();
        if let Some(rest) = lower.strip_prefix("foundations:").or_else(|| lower.strip_prefix("founds:")) {
            let empty = |word: &str| word == "-" || word.ends_with("-0");
            if !rest.split_whitespace().all(empty) {
                return Err(ImportError::Layout { what: "the foundations must be empty", line: number });
            }
        } else if lower.starts_with("talon:") || lower.starts_with("stock:") {
            for word in line["talon:".len()..].split_whitespace() {
                stock.push(all.add(bare(word), number)?);
            }
        } else {
            if columns.len() == 7 {
                return Err(ImportError::Layout { what: "there are more than seven columns", line: number });
            }
            let mut column = Vec::new();
            for word in line.trim_start_matches(':').split_whitespace() {
                column.push(all.add(bare(word), number)?);
            }
            if column.len() != columns.len() + 1 {
                return Err(ImportError::Layout { what: "column n must have n cards", line: number });
            }
            columns.push(column);
        }
    }
    all.complete()?;
    let columns = <[Vec<Card>; 7]>::try_from(columns)
        .map_err(|_| ImportError::Layout { what: "there must be seven columns", line: 0 })?;
    from_columns(&columns, &stock).ok_or(ImportError::Layout { what: "the stock must have 24 cards", line: 0 })
}

/// The card without the brackets that say it lies face down: a fresh deal tells that by itself.
fn bare(word: &str) -> &str {
    word.strip_prefix('<').and_then(|word| word.strip_suffix('>')).unwrap_or(word)
}

/// Writes a board.
#[must_use]
pub fn write(deal: &Deal) -> String {
    let (columns, stock) = to_columns(deal);
    let mut text = String::from("Talon:");
    for card in stock {
        let _ = write!(text, " {card}");
    }
    text.push('\n');
    for column in &columns {
        let last = column.len().saturating_sub(1);
        for (place, card) in column.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            let _ = if place < last { write!(text, "{space}<{card}>") } else { write!(text, "{space}{card}") };
        }
        text.push('\n');
    }
    text
}
