//! What single commands answer.

use super::settings::Settings;
use super::view::{Figure, LegalMove};
use super::{DealRequest, Setup};
use klondike::Rules;
use serde::Serialize;
use std::collections::BTreeMap;

/// The command was done; the event tells what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ack {
    /// The revision after it.
    pub revision: u64,
}

/// A language to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Language {
    /// Its code.
    pub id: String,
    /// Its own name.
    pub name: String,
}

/// Every text without arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WordsView {
    /// The language in use.
    pub language: String,
    /// `ltr` or `rtl`.
    pub direction: String,
    /// What can be chosen.
    pub languages: Vec<Language>,
    /// By id.
    pub texts: BTreeMap<String, String>,
}

/// What a hint says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum HintView {
    /// This move.
    Move {
        /// The move.
        #[serde(rename = "move")]
        step: Box<LegalMove>,
        /// As a sentence.
        text: String,
        /// Whether it belongs to a proven win.
        proven: bool,
    },
    /// Drawing helps.
    Draw {
        /// As a sentence.
        text: String,
    },
    /// There is no forward move; what is left is named.
    None {
        /// As a sentence.
        text: String,
    },
}

/// Short texts that hold the deal, given on request only: they tell the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DealCode {
    /// Deal and rules.
    pub code: String,
    /// The 104-character line.
    pub line: String,
}

/// A deal from outside that was read but not dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ImportedDeal {
    /// Its name.
    pub label: String,
    /// Whether it is known to be winnable.
    pub proof_text: String,
    /// What to ask for to get it.
    pub request: DealRequest,
    /// The rules that came with it.
    pub rules: Option<Rules>,
}

/// Whether a seed could be dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeedCheck {
    /// Whether it could.
    pub ok: bool,
    /// Why not.
    pub message: String,
}

/// Settings, and the setup for the next deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SettingsView {
    /// At once.
    pub settings: Settings,
    /// With the next deal.
    pub setup: Setup,
}

/// A plot with the table beside it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct Plot {
    pub id: String,
    pub title: String,
    pub kind: String,
    pub x: Vec<String>,
    pub y: Vec<f64>,
    pub x_label: String,
    pub y_label: String,
    pub rows: Vec<Vec<String>>,
    pub head: Vec<String>,
}

/// The figures of one rule set.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct RecordSet {
    pub id: String,
    pub title: String,
    pub current: bool,
    pub figures: Vec<Figure>,
    pub plots: Vec<Plot>,
}

/// Finished deals, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct History {
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
    pub total: usize,
}

/// The statistics page.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct RecordsView {
    pub sets: Vec<RecordSet>,
    pub history: History,
}

/// A day of the calendar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, clippy::struct_excessive_bools)]
pub struct CalendarDay {
    pub date: String,
    pub label: String,
    pub won: bool,
    pub played: bool,
    pub today: bool,
    pub available: bool,
}

/// A month of daily deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct CalendarView {
    pub title: String,
    pub month: String,
    pub previous: Option<String>,
    pub next: Option<String>,
    pub draw: u8,
    pub weekdays: Vec<String>,
    pub first_weekday: u8,
    pub days: Vec<CalendarDay>,
    pub streak: String,
}

/// A numbered deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct VerifiedDeal {
    pub number: u32,
    pub label: String,
    pub won: bool,
    pub best: String,
    pub draw3: bool,
    pub level: String,
}

/// The numbered deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VerifiedView {
    /// All of them.
    pub deals: Vec<VerifiedDeal>,
}

/// Everything as one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Exported {
    /// Its content.
    pub json: String,
    /// Its name.
    pub name: String,
}

/// What an import did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Imported {
    /// As a sentence.
    pub text: String,
}
