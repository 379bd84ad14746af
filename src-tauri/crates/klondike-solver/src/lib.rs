//! A solver for Klondike with all cards known: can this position be won under these rules, and how?

mod bits;
mod budget;
mod dead_end;
mod dominance;
#[doc(hidden)]
pub mod general;
mod hint;
mod line;
mod memo;
mod moves;
mod position;
mod prune;
mod reach;
mod search;
mod shortest;
mod solve;
mod verdict;

pub use budget::{Budget, Cancel, DEFAULT_MEMORY};
pub use dead_end::{MOST_POSITIONS, dead_end};
#[doc(hidden)]
pub use dominance::Reductions;
pub use hint::{Hint, StockCard, hint};
pub use shortest::{Count, Shortest, shortest};
pub use solve::solve;
#[doc(hidden)]
pub use solve::solve_with;
pub use verdict::{Line, NotALine, Report, Stop, Verdict};
