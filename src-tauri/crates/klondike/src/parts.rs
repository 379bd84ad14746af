//! A table taken apart, and the one door through which a table comes from outside.
//!
//! A [`Table`] can't be wrong: it is dealt and played, or it is put together here, once, with everything checked.

use crate::card::{Card, PACK, Suit};
use crate::pile::Column;
use crate::table::Table;
use std::fmt;
use std::str::FromStr;

/// The cards of one column, the one nearest the table first.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct ColumnParts {
    /// Face-down cards: never more than were dealt there, which is one less than the column's number.
    pub face_down: Vec<Card>,
    /// Face-up cards: a run.
    pub face_up: Vec<Card>,
}

/// Everything that makes up a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TableParts {
    /// The columns, left to right.
    pub columns: [ColumnParts; 7],
    /// The rank of the top card of each foundation, 0 when it is empty, by [`Suit::index`].
    pub foundations: [u8; 4],
    /// The stock, the next card to be drawn first.
    pub stock: Vec<Card>,
    /// The waste, the playable card last.
    pub waste: Vec<Card>,
    /// Which trip through the stock this is; the first is 1.
    pub pass: u32,
}

impl Default for TableParts {
    /// Nothing on the table, in the first pass: a start for positions written by hand.
    fn default() -> TableParts {
        TableParts { columns: Default::default(), foundations: [0; 4], stock: Vec::new(), waste: Vec::new(), pass: 1 }
    }
}

/// Why parts make no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartsError {
    /// A card is there twice.
    Doubled(Card),
    /// A card is missing.
    Missing(Card),
    /// A foundation's rank is above the king's.
    Foundation(Suit),
    /// A column has more face-down cards than were dealt there.
    FaceDown(Column),
    /// The end card of a column is face down: it would have been turned up.
    NotTurnedUp(Column),
    /// The face-up cards of a column are no run.
    NotARun(Column),
    /// Stock and waste together have this many cards, more than 24.
    Stock(usize),
    /// The pass is 0: the first is 1.
    Pass,
}

impl fmt::Display for PartsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartsError::Doubled(card) => write!(f, "{card} is there twice"),
            PartsError::Missing(card) => write!(f, "{card} is missing"),
            PartsError::Foundation(suit) => write!(f, "the foundation {} is higher than its king", suit.letter()),
            PartsError::FaceDown(column) => write!(f, "column {} has too many face-down cards", column.number()),
            PartsError::NotTurnedUp(column) => write!(f, "the end card of column {} is face down", column.number()),
            PartsError::NotARun(column) => {
                write!(f, "the face-up cards of column {} are no run", column.number())
            }
            PartsError::Stock(count) => write!(f, "stock and waste have {count} cards; 24 at most"),
            PartsError::Pass => f.write_str("passes are counted from 1"),
        }
    }
}

impl std::error::Error for PartsError {}

impl TableParts {
    /// Checks everything that a table promises: all 52 cards, each once; face-down cards where they were dealt; a run
    /// above them, and never none.
    pub(crate) fn check(&self) -> Result<(), PartsError> {
        if self.pass == 0 {
            return Err(PartsError::Pass);
        }
        let beside = self.stock.len().saturating_add(self.waste.len());
        if beside > PACK - crate::deal::TABLEAU_CARDS {
            return Err(PartsError::Stock(beside));
        }
        for (column, parts) in Column::ALL.into_iter().zip(&self.columns) {
            if parts.face_down.len() > column.index() {
                return Err(PartsError::FaceDown(column));
            }
            if parts.face_up.is_empty() && !parts.face_down.is_empty() {
                return Err(PartsError::NotTurnedUp(column));
            }
            if !parts.face_up.windows(2).all(|pair| pair[1].fits_on(pair[0])) {
                return Err(PartsError::NotARun(column));
            }
        }
        let mut seen = [false; PACK];
        let mut see = |card: Card| {
            if std::mem::replace(&mut seen[card.index()], true) { Err(PartsError::Doubled(card)) } else { Ok(()) }
        };
        for suit in Suit::ALL {
            for rank in 1..=self.foundations[suit.index()] {
                see(Card::new(suit, rank).ok_or(PartsError::Foundation(suit))?)?;
            }
        }
        let columns = self.columns.iter().flat_map(|column| column.face_down.iter().chain(&column.face_up));
        self.stock.iter().chain(&self.waste).chain(columns).try_for_each(|&card| see(card))?;
        match Card::pack().find(|card| !seen[card.index()]) {
            Some(card) => Err(PartsError::Missing(card)),
            None => Ok(()),
        }
    }
}

impl From<&Table> for TableParts {
    fn from(table: &Table) -> TableParts {
        let columns = Column::ALL.map(|column| {
            let column = table.column(column);
            let cards: Vec<Card> = column.cards().iter().collect();
            let (face_down, face_up) = cards.split_at(column.face_down());
            ColumnParts { face_down: face_down.to_vec(), face_up: face_up.to_vec() }
        });
        TableParts {
            columns,
            foundations: Suit::ALL.map(|suit| table.foundation(suit)),
            stock: table.stock().iter().rev().collect(),
            waste: table.waste().iter().collect(),
            pass: table.pass(),
        }
    }
}

impl TryFrom<&TableParts> for Table {
    type Error = PartsError;

    fn try_from(parts: &TableParts) -> Result<Table, PartsError> {
        Table::from_parts(parts)
    }
}

impl fmt::Display for ColumnParts {
    /// Two characters a card, the one nearest the table first, face-down cards in lower case: `7h3cQS`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for card in &self.face_down {
            write!(f, "{}{}", card.rank_letter().to_ascii_lowercase(), card.suit().letter().to_ascii_lowercase())?;
        }
        self.face_up.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

/// A text that is no column, at this card (the first is 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAColumn(pub usize);

impl fmt::Display for NotAColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {} of the column is unknown, or face down above a face-up card", self.0)
    }
}

impl std::error::Error for NotAColumn {}

impl FromStr for ColumnParts {
    type Err = NotAColumn;

    /// Reads what [`fmt::Display`] writes.
    fn from_str(text: &str) -> Result<ColumnParts, NotAColumn> {
        let letters: Vec<char> = text.chars().collect();
        let mut column = ColumnParts::default();
        for (place, pair) in letters.chunks(2).enumerate() {
            let text: String = pair.iter().collect();
            let card: Card = text.parse().map_err(|_| NotAColumn(place + 1))?;
            // The suit's letter tells the face: ranks 2 to 9 have no case.
            let face_down = pair.last().is_some_and(char::is_ascii_lowercase);
            match (face_down, column.face_up.is_empty()) {
                (true, true) => column.face_down.push(card),
                (true, false) => return Err(NotAColumn(place + 1)),
                (false, _) => column.face_up.push(card),
            }
        }
        Ok(column)
    }
}
