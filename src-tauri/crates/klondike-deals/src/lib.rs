//! Deals that are shipped and deals from outside.
//!
//! Shipped: the practice layout, 120 verified deals, one deal for each day, and the measure of the levels. From outside:
//! deal codes, 52-card lines, the board text of PySolFC and the JSON of Solvitaire. All of it rests on the rules crate
//! alone; whatever the tables claim is replayed through the rules by the tests.

pub mod code;
pub mod daily;
pub mod import;
pub mod level;
pub mod player;
pub mod practice;
pub mod pysol;
pub mod solvitaire;
pub mod verified;

pub use code::{CodeError, DealCode};
pub use daily::DailyError;
pub use import::{Format, ImportError, Imported, read};
pub use level::Level;
