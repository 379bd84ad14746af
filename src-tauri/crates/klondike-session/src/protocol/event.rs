//! What the page is told without asking. The events are the truth; replies only acknowledge.

use super::page::{SettingsView, WordsView};
use super::view::{VerdictView, View};
use super::{DealRequest, Setup};
use klondike::{PileId, Rules};
use serde::Serialize;

/// Why the board changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub enum Cause {
    Start,
    NewGame,
    BringBack,
    Restart,
    Play,
    AutoMove,
    SendHome,
    Finish,
    Demo,
    Undo,
    Redo,
    Rewind,
    Pause,
    Resume,
    End,
    Stop,
    Settings,
    Import,
    Other,
}

/// What moved, for the picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Change {
    /// Cards moved from one pile to another.
    Moved {
        /// Their keys, bottom first.
        keys: Vec<u8>,
        /// Where from.
        from: PileId,
        /// Where to.
        to: PileId,
    },
    /// A face-down card turned up.
    TurnedUp {
        /// Its key.
        key: u8,
        /// Where it lies.
        pile: PileId,
    },
    /// Another deal lies on the table.
    Dealt,
}

/// Something to be said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Announcement {
    /// What.
    pub text: String,
    /// At once, over what is being said.
    pub assertive: bool,
}

/// The board changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardChanged {
    /// Goes up with every event.
    pub revision: u64,
    /// Why.
    pub cause: Cause,
    /// What moved.
    pub changes: Vec<Change>,
    /// What to say.
    pub announcement: Option<Announcement>,
    /// The table now.
    pub view: View,
}

/// A second of play has passed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClockChanged {
    /// The clock as shown.
    pub text: String,
    /// As spoken.
    pub label: String,
    /// Whole seconds of play.
    pub seconds: u64,
    /// The score, where time changes it.
    pub score: Option<String>,
}

/// A verdict came in for the position on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VerdictChanged {
    /// For which revision.
    pub revision: u64,
    /// The verdict.
    pub verdict: Option<VerdictView>,
    /// What to say.
    pub announcement: Option<Announcement>,
}

/// A message on the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Notice {
    /// `storage`, `setAside`, `info` …
    pub kind: String,
    /// The sentence.
    pub text: String,
    /// Stays until it is dismissed.
    pub lasting: bool,
}

/// All events, in the order in which they happened.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Event {
    BoardChanged(Box<BoardChanged>),
    ClockChanged(ClockChanged),
    VerdictChanged(VerdictChanged),
    RecordsChanged,
    SettingsChanged { settings: Box<SettingsView>, words: Option<Box<WordsView>> },
    LinkOpened { label: String, text: String, request: DealRequest, rules: Option<Rules> },
    SearchProgress { text: String, tries: u64, done: bool },
    Notice(Notice),
}

#[derive(Serialize)]
struct SettingsChanged<'a> {
    settings: &'a super::Settings,
    setup: &'a Setup,
    words: Option<&'a WordsView>,
}

impl Event {
    /// The name under which the page listens.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Event::BoardChanged(_) => "board-changed",
            Event::ClockChanged(_) => "clock-changed",
            Event::VerdictChanged(_) => "verdict-changed",
            Event::RecordsChanged => "records-changed",
            Event::SettingsChanged { .. } => "settings-changed",
            Event::LinkOpened { .. } => "link-opened",
            Event::SearchProgress { .. } => "search-progress",
            Event::Notice(_) => "notice",
        }
    }
}

impl Serialize for Event {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Link<'a> {
            label: &'a str,
            text: &'a str,
            request: &'a DealRequest,
            rules: &'a Option<Rules>,
        }
        #[derive(Serialize)]
        struct Search<'a> {
            text: &'a str,
            tries: u64,
            done: bool,
        }
        #[derive(Serialize)]
        struct Empty {}
        match self {
            Event::BoardChanged(event) => event.serialize(serializer),
            Event::ClockChanged(event) => event.serialize(serializer),
            Event::VerdictChanged(event) => event.serialize(serializer),
            Event::RecordsChanged => Empty {}.serialize(serializer),
            Event::SettingsChanged { settings, words } => {
                SettingsChanged { settings: &settings.settings, setup: &settings.setup, words: words.as_deref() }
                    .serialize(serializer)
            }
            Event::LinkOpened { label, text, request, rules } => {
                Link { label, text, request, rules }.serialize(serializer)
            }
            Event::SearchProgress { text, tries, done } => {
                Search { text, tries: *tries, done: *done }.serialize(serializer)
            }
            Event::Notice(event) => event.serialize(serializer),
        }
    }
}
