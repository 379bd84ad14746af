//! Every sentence that a person reads or hears.
//!
//! Sentences stand in Project Fluent files under `locales/`, one folder a language. Rust asks for them by functions and
//! values, never by message ids; the page asks by the ids that [`Words::texts`] lists.
//!
//! ```
//! use klondike::{Card, Suit};
//! use klondike_words::Words;
//!
//! let words = Words::new("en");
//! assert_eq!(words.card(Card::new(Suit::Hearts, 6).unwrap()), "6 of hearts");
//! assert_eq!(words.duration(185_000), "3:05");
//! ```

/// The arguments of a sentence.
macro_rules! args {
    ($($name:literal => $value:expr),+ $(,)?) => {{
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set($name, $value);)+
        args
    }};
}

mod deal;
mod failure;
mod hint;
mod language;
mod moves;
mod notice;
mod number;
mod play;
mod reading;
mod record;
mod refusal;
mod status;
mod style;
mod summary;
mod table;
mod time;
mod words;

#[cfg(test)]
mod tests;

pub use deal::{DealName, Grade, Proven};
pub use failure::{BadDeal, BadImport, Failed};
pub use hint::{HintText, VerdictText};
pub use language::{Direction, LANGUAGES, Language};
pub use notice::{File, Notice, StorageTrouble};
pub use play::Said;
pub use record::{Label, NewBest};
pub use status::StatusText;
pub use style::{Positions, Style, Verbosity};
pub use summary::ReviewText;
pub use time::Date;
pub use words::Words;
