//! All that crosses the line between Rust and the page: the mirror of `ui/protocol.d.ts`.
//!
//! A golden test writes real values as typed literals, and `tsc` checks those against the page's side.

mod command;
mod deal;
mod event;
mod failure;
mod page;
mod review;
mod settings;
mod view;

pub use command::{Command, Reply};
pub use deal::{DealKind, DealRequest, Level, Setup};
pub use event::{Announcement, BoardChanged, Cause, Change, ClockChanged, Event, Notice, VerdictChanged};
pub use failure::{Failure, SeedReason};
pub use page::{Ack, CalendarDay, CalendarView, DealCode, Exported, HintView, Imported, ImportedDeal, Language, Plot};
pub use page::{History, RecordSet, RecordsView, SeedCheck, SettingsView, VerifiedDeal, VerifiedView, WordsView};
pub use review::{ReviewStep, ReviewView, ShortestView};
pub use settings::{
    Animation, Arrows, Faces, Inks, Pointing, Positions, Settings, Speech, StatusCount, TabStops, Theme, Verbosity,
};
pub use view::{
    Can, CardView, DeadEndView, DealInfo, Face, Figure, LegalMove, Phase, PileView, Proof, Readings, Sign, StatusId,
    StatusItem, SummaryView, VerdictState, VerdictView, View,
};
