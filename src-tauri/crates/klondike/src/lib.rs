//! The rules of Klondike solitaire: cards, deals, the table, and what may be done on it.
//!
//! No input, no output, no clock: whoever uses this crate brings those.

pub mod action;
pub mod card;
pub mod deal;
pub mod entry;
pub mod game;
pub mod illegal;
pub mod outcome;
pub mod pile;
pub mod rules;
pub mod scoring;
pub mod seed;
pub mod table;
pub mod tally;

pub use action::{Action, ActionList};
pub use card::{Card, Suit};
pub use deal::{Deal, DealError};
pub use entry::{Entry, Line};
pub use game::{Game, Setup, Step, Win};
pub use illegal::Illegal;
pub use outcome::Outcome;
pub use pile::{Column, PileId};
pub use rules::{Draw, EmptyColumn, Passes, Rules};
pub use scoring::{Score, Scoring};
pub use seed::{Seed, SeedError};
pub use table::Table;
pub use tally::{Help, Tally};
