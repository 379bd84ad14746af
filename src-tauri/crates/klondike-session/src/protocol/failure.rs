//! Every rejection of a command: a tagged object that the page can branch on, with a sentence for people.

use klondike::Illegal;
use serde::Serialize;

/// Why a text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum SeedReason {
    /// Nothing is left after trimming.
    Blank,
    /// More than 96 characters.
    TooLong,
}

/// Why a command was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum Failure {
    /// The rules refuse it.
    IllegalAction { reason: Illegal, message: String },
    /// The command was not understood, or makes no sense now.
    BadRequest { message: String },
    /// No seed.
    BadSeed { reason: SeedReason, message: String },
    /// No deal, and where it goes wrong.
    BadDeal { place: Option<usize>, message: String },
    /// There is no such thing.
    NotFound { message: String },
    /// The card fits nowhere.
    NoDestination { message: String },
    /// Files could not be read or written.
    Storage { message: String },
    /// Something else came first.
    Cancelled { message: String },
    /// A mistake of ours.
    Internal { message: String },
}

impl Failure {
    /// A command that was not understood.
    pub fn bad_request(message: impl Into<String>) -> Failure {
        Failure::BadRequest { message: message.into() }
    }

    /// A mistake of ours.
    pub fn internal(message: impl Into<String>) -> Failure {
        Failure::Internal { message: message.into() }
    }

    /// The sentence for people.
    #[must_use]
    pub fn message(&self) -> &str {
        match self {
            Failure::IllegalAction { message, .. }
            | Failure::BadRequest { message }
            | Failure::BadSeed { message, .. }
            | Failure::BadDeal { message, .. }
            | Failure::NotFound { message }
            | Failure::NoDestination { message }
            | Failure::Storage { message }
            | Failure::Cancelled { message }
            | Failure::Internal { message } => message,
        }
    }
}
