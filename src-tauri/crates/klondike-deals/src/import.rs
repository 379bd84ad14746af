//! Deals pasted from anywhere: which format it is, and what is wrong with it.

use crate::code::{CodeError, DealCode, LINK};
use crate::{pysol, solvitaire};
use klondike::{Card, Deal, DealError, Rules};
use std::fmt;

/// A format that a deal can be read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Our deal code or a link with one.
    Code,
    /// The cards in dealing order: 104 characters, or cards set apart by white space or commas.
    Line,
    /// The board text of PySolFC.
    Pysol,
    /// The JSON of Solvitaire.
    Solvitaire,
}

/// A deal that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The cards.
    pub deal: Deal,
    /// The rules, where the text tells them.
    pub rules: Option<Rules>,
    /// The format it was in.
    pub format: Format,
}

/// Why a text was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// Nothing but white space.
    Blank,
    /// More than [`MOST_BYTES`] of text.
    TooLong,
    /// A broken deal code.
    Code(CodeError),
    /// A text that is no card.
    UnknownCard {
        /// What stands there, shortened.
        text: String,
        /// The line, from 1.
        line: usize,
        /// The place of the card among all cards of the text, from 1.
        place: usize,
    },
    /// A card that was there before.
    DoubledCard {
        /// The card.
        card: Card,
        /// Its place among all cards of the text, from 1.
        place: usize,
    },
    /// Cards are missing; the first of them in pack order.
    MissingCard {
        /// The first missing card in pack order.
        card: Card,
        /// How many are missing.
        missing: usize,
    },
    /// The cards do not lie as a fresh deal does.
    Layout {
        /// What is wrong.
        what: &'static str,
        /// The line, from 1; 0 where there are no lines.
        line: usize,
    },
    /// No JSON, at this line and column.
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportError::Blank => f.write_str("there is no deal in the text"),
            ImportError::TooLong => f.write_str("the text is too long for a deal"),
            ImportError::Code(error) => error.fmt(f),
            ImportError::UnknownCard { text, line, place } => {
                write!(f, "line {line}: {text:?} (card {place}) is unknown")
            }
            ImportError::DoubledCard { card, place } => write!(f, "card {place} ({card}) is there twice"),
            ImportError::MissingCard { card, missing: 1 } => write!(f, "{card} is missing"),
            ImportError::MissingCard { card, missing } => write!(f, "{missing} cards are missing, the first is {card}"),
            ImportError::Layout { what, line: 0 } => f.write_str(what),
            ImportError::Layout { what, line } => write!(f, "line {line}: {what}"),
            ImportError::Json { line, column } => write!(f, "line {line}, column {column}: not JSON of a deal"),
        }
    }
}

impl std::error::Error for ImportError {}

/// The longest text that is looked at: many times the longest format, short enough never to stall.
pub const MOST_BYTES: usize = 16 * 1024;

/// Reads a deal in any format. It is refused whole when a card is missing, doubled or unknown.
///
/// # Errors
/// The reason and the place.
pub fn read(text: &str) -> Result<Imported, ImportError> {
    if text.len() > MOST_BYTES {
        return Err(ImportError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(ImportError::Blank);
    }
    if text.starts_with('{') {
        return solvitaire::read(text).map(|deal| Imported { deal, rules: None, format: Format::Solvitaire });
    }
    if text.lines().any(|line| line.contains(':')) && !text.starts_with(LINK) || text.contains('<') {
        return pysol::read(text).map(|deal| Imported { deal, rules: None, format: Format::Pysol });
    }
    if text.starts_with(LINK) {
        return code(text);
    }
    // What is neither one nor the other is told the error of the format it is closer to, by its length.
    let letters = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-' && *letter != ',').count();
    if letters < 80 && !text.chars().any(char::is_whitespace) {
        return code(text);
    }
    line(text)
}

fn code(text: &str) -> Result<Imported, ImportError> {
    let code: DealCode = text.parse().map_err(ImportError::Code)?;
    Ok(Imported { deal: code.deal, rules: Some(code.rules), format: Format::Code })
}

fn line(text: &str) -> Result<Imported, ImportError> {
    let mut cards = CardList::default();
    let separate = |letter: char| letter.is_whitespace() || letter == ',';
    for (number, line) in text.lines().enumerate() {
        for word in line.split(separate).filter(|word| !word.is_empty()) {
            let mut rest = word;
            while !rest.is_empty() {
                let two = rest.char_indices().nth(if rest.starts_with("10") { 3 } else { 2 });
                let (card, after) = rest.split_at(two.map_or(rest.len(), |(at, _)| at));
                cards.add(card, number + 1)?;
                rest = after;
            }
        }
    }
    Ok(Imported { deal: cards.deal()?, rules: None, format: Format::Line })
}

/// Cards as they are read, each allowed once.
#[derive(Default)]
pub(crate) struct CardList {
    cards: Vec<Card>,
}

impl CardList {
    /// Reads one card: a rank (`A`, `2` to `10`, `T`, `J`, `Q`, `K`, or a number from 1 to 13) and a suit letter.
    pub(crate) fn add(&mut self, text: &str, line: usize) -> Result<Card, ImportError> {
        let place = self.cards.len() + 1;
        let card = card(text).ok_or_else(|| ImportError::UnknownCard {
            text: text.chars().take(12).collect(),
            line,
            place,
        })?;
        if self.cards.contains(&card) {
            return Err(ImportError::DoubledCard { card, place });
        }
        self.cards.push(card);
        Ok(card)
    }

    /// All 52 in the order they were read.
    pub(crate) fn deal(&self) -> Result<Deal, ImportError> {
        self.complete()?;
        Deal::new(&self.cards).map_err(|error| match error {
            DealError::Doubled(card, place) => ImportError::DoubledCard { card, place },
            _ => ImportError::Blank,
        })
    }

    /// Refuses a list that lacks a card.
    pub(crate) fn complete(&self) -> Result<(), ImportError> {
        let mut missing = Card::pack().filter(|card| !self.cards.contains(card));
        match missing.next() {
            None => Ok(()),
            Some(card) => Err(ImportError::MissingCard { card, missing: 1 + missing.count() }),
        }
    }
}

fn card(text: &str) -> Option<Card> {
    let suit = text.chars().next_back()?;
    let rank = &text[..text.len() - suit.len_utf8()];
    let suit = match suit {
        '♣' => klondike::Suit::Clubs,
        '♦' => klondike::Suit::Diamonds,
        '♥' => klondike::Suit::Hearts,
        '♠' => klondike::Suit::Spades,
        letter => klondike::Suit::from_letter(letter)?,
    };
    let rank = match rank {
        "A" | "a" => 1,
        "T" | "t" => 10,
        "J" | "j" => 11,
        "Q" | "q" => 12,
        "K" | "k" => 13,
        digits if digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0') => {
            digits.parse().ok()?
        }
        _ => return None,
    };
    Card::new(suit, rank)
}

/// The cards of a fresh deal by columns, bottom first, and the stock, next to be drawn first: in dealing order.
pub(crate) fn from_columns(columns: &[Vec<Card>; 7], stock: &[Card]) -> Option<Deal> {
    let mut cards = Vec::with_capacity(52);
    for row in 0..7 {
        for column in &columns[row..] {
            cards.push(*column.get(row)?);
        }
    }
    cards.extend_from_slice(stock);
    Deal::new(&cards).ok()
}

/// The columns of a deal, bottom first, and its stock, next to be drawn first.
pub(crate) fn to_columns(deal: &Deal) -> ([Vec<Card>; 7], Vec<Card>) {
    let mut columns: [Vec<Card>; 7] = Default::default();
    let mut next = deal.cards().iter().copied();
    for row in 0..7 {
        for column in &mut columns[row..] {
            column.extend(next.next());
        }
    }
    (columns, next.collect())
}
