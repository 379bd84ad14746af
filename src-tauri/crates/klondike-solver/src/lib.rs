//! A solver for Klondike with all cards known: can this position be won under these rules, and how?

mod budget;
mod dead_end;
#[doc(hidden)]
pub mod general;
mod hint;
mod reach;
mod verdict;

pub use budget::{Budget, Cancel, DEFAULT_MEMORY};
pub use dead_end::{MOST_POSITIONS, dead_end};
pub use hint::{Hint, StockCard, hint};
pub use verdict::{Line, NotALine, Report, Stop, Verdict};
