//! A solver for Klondike with all cards known: can this position be won under these rules, and how?

mod budget;
mod verdict;

pub use budget::{Budget, Cancel, DEFAULT_MEMORY};
pub use verdict::{Line, NotALine, Report, Stop, Verdict};
