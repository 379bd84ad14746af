//! The rules of Klondike solitaire: cards, deals, the table, and what may be done on it.
//!
//! No input, no output, no clock: whoever uses this crate brings those.

pub mod action;
pub mod auto_move;
pub mod card;
pub mod deal;
pub mod entry;
pub mod finish;
pub mod game;
pub mod home;
pub mod illegal;
pub mod outcome;
pub mod parts;
pub mod perft;
pub mod pile;
pub mod rules;
pub mod save;
pub mod scoring;
pub mod seed;
pub mod table;
pub mod tally;

pub use action::{Action, ActionList};
pub use auto_move::{best_move, run_that_fits};
pub use card::{Card, Suit};
pub use deal::{Deal, DealError};
pub use entry::{Entry, Line};
pub use finish::finish_line;
pub use game::{Game, Setup, Step, Win};
pub use home::safe_home;
pub use illegal::Illegal;
pub use outcome::Outcome;
pub use parts::{ColumnParts, PartsError, TableParts};
pub use perft::perft;
pub use pile::{Column, PileId};
pub use rules::{Draw, EmptyColumn, Passes, Rules};
pub use save::{SaveError, SaveFault};
pub use scoring::{Score, Scoring};
pub use seed::{Seed, SeedError};
pub use table::Table;
pub use tally::{Help, Tally};
