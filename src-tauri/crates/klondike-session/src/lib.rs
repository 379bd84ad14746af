//! A game being played: what the shell asks and what the table shows.
//!
//! [`Session`] does what the page asks ([`protocol::Command`]), keeps the running game in its [`storage`] and says what
//! happened ([`protocol::Event`]). It knows no window, thread or file: the shell brings clocks and randomness
//! ([`environment`]), files ([`storage`]) and does the solver's [`jobs`].
//!
//! ```
//! use klondike::Action;
//! use klondike_session::environment::Puppet;
//! use klondike_session::protocol::{Command, Event};
//! use klondike_session::storage::MemoryStorage;
//! use klondike_session::Session;
//!
//! let mut session = Session::start(Box::new(Puppet::new()), Box::new(MemoryStorage::new()));
//! let revision = session.revision();
//! let answer = session.handle(1, Command::Play { action: Action::Draw, revision });
//! assert!(answer.is_some_and(|answer| answer.is_ok()));
//! assert!(matches!(session.take_events().last(), Some(Event::BoardChanged(_))));
//! ```

mod aids;
pub mod attempt;
mod book;
mod changes;
mod deals;
pub mod environment;
pub mod jobs;
mod journal;
mod keeper;
mod knowledge;
mod laying;
mod options;
mod pending;
mod play;
pub mod protocol;
mod resume;
mod review;
mod script;
mod session;
mod start;
pub mod storage;
mod store;
mod store_calendar;
mod store_export;
mod store_form;
mod store_guard;
mod store_history;
mod store_pages;
mod store_results;
#[cfg(test)]
mod store_tests;
mod supply;
mod view;
mod watch;

pub use session::{Answer, Session, Ticket};
pub use store_form::encode as encode_store;
