//! Why a request could not be met.

use crate::time::Date;
use crate::words::Words;
use klondike::Card;

/// What is wrong with a pasted deal. Places count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadDeal {
    /// Not 52 cards but this many.
    Count(usize),
    /// No card at this place.
    Unknown(usize),
    /// A card that was there before.
    Doubled(Card, usize),
    /// A card that is nowhere.
    Missing(Card),
    /// Piles that are not laid out as in this game, from this place on.
    Shape(usize),
    /// No known form at all.
    Unreadable,
    /// Far too much text.
    TooLong,
    /// A deal code whose check does not fit.
    Code,
    /// A deal code of a newer version.
    CodeNewer,
    /// Rules that do not exist.
    Rules,
}

/// What is wrong with a file to import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadImport<'a> {
    /// It is no exported file.
    NotOurs,
    /// It comes from a newer version.
    Newer,
    /// A part of it is damaged.
    Part(&'a str),
    /// It is far too large.
    TooLarge,
}

/// Why a request could not be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failed<'a> {
    /// A seed without content.
    SeedBlank,
    /// A seed of this many characters.
    SeedTooLong(usize),
    /// A pasted deal that is none.
    Deal(BadDeal),
    /// No daily deal for a date.
    NoDaily(Date),
    /// No verified deal with this number.
    NoVerified(u32),
    /// No deal of a level.
    NoLevel,
    /// Anything else that is not there.
    NotFound,
    /// No former game.
    NoFormer,
    /// No running game.
    NoGame,
    /// The game cannot be finished by itself yet.
    CannotFinish,
    /// The card can go nowhere.
    NoDestination,
    /// A request that makes no sense.
    Request,
    /// What was asked for could not be saved.
    Storage,
    /// A file to import that is none.
    Import(BadImport<'a>),
    /// There is no import to undo.
    NoImport,
    /// It was stopped.
    Cancelled,
    /// A fault of the game itself.
    Internal,
}

impl Words {
    /// The sentence for it.
    #[must_use]
    pub fn failed(&self, failed: Failed) -> String {
        match failed {
            Failed::SeedBlank => self.text("failed-seed-blank"),
            Failed::SeedTooLong(count) => self.say("failed-seed-too-long", &args!["count" => count]),
            Failed::Deal(bad) => self.bad_deal(bad),
            Failed::NoDaily(date) => self.say("failed-no-daily", &args!["date" => self.date(date)]),
            Failed::NoVerified(number) => self.say("failed-no-verified", &args!["number" => number]),
            Failed::NoLevel => self.text("failed-no-level"),
            Failed::NotFound => self.text("failed-not-found"),
            Failed::NoFormer => self.text("failed-no-former"),
            Failed::NoGame => self.text("failed-no-game"),
            Failed::CannotFinish => self.text("failed-finish"),
            Failed::NoDestination => self.text("said-no-destination"),
            Failed::Request => self.text("failed-request"),
            Failed::Storage => self.text("failed-storage"),
            Failed::Import(BadImport::NotOurs) => self.text("failed-import-not-json"),
            Failed::Import(BadImport::Newer) => self.text("failed-import-newer"),
            Failed::Import(BadImport::Part(part)) => self.say("failed-import-part", &args!["part" => part]),
            Failed::Import(BadImport::TooLarge) => self.text("failed-import-too-large"),
            Failed::NoImport => self.text("failed-no-import"),
            Failed::Cancelled => self.text("failed-cancelled"),
            Failed::Internal => self.text("failed-internal"),
        }
    }

    fn bad_deal(&self, bad: BadDeal) -> String {
        match bad {
            BadDeal::Count(count) => self.say("failed-deal-count", &args!["count" => count]),
            BadDeal::Unknown(place) => self.say("failed-deal-unknown", &args!["place" => place]),
            BadDeal::Doubled(card, place) => {
                self.say("failed-deal-doubled", &args!["card" => self.card(card), "place" => place])
            }
            BadDeal::Missing(card) => self.sentence("failed-deal-missing", &args!["card" => self.card(card)]),
            BadDeal::Shape(place) => self.say("failed-deal-shape", &args!["place" => place]),
            BadDeal::Unreadable => self.text("failed-deal-unreadable"),
            BadDeal::TooLong => self.text("failed-deal-too-long"),
            BadDeal::Code => self.text("failed-deal-code"),
            BadDeal::CodeNewer => self.text("failed-deal-code-newer"),
            BadDeal::Rules => self.text("failed-deal-rules"),
        }
    }
}
