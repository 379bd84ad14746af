//! What outlives games: settings, the setup for the next deal, records, and the history they come from.
//!
//! The history tells everything and only grows; a line of it is written before a result is shown. The file with
//! settings and bests is small and written whole; its copy of the records stands in where some of the history was lost.

use crate::attempt::Attempt;
use crate::environment::Wall;
use crate::journal;
use crate::protocol::{Settings, Setup};
use crate::storage::File;
use crate::store_form::{self, BadForm};
use crate::store_guard::{Guard, Trouble};
use crate::store_history;
use klondike_records::{Added, Entry, HelpUsed, Moment, Origin, Outcome, Records, SCORING_VERSION, history};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// Settings, setup, records and history.
#[derive(Debug, Default)]
pub(crate) struct Store {
    pub(crate) records: Records,
    /// Everything in the file but settings, setup and records: kept as it is.
    others: Map<String, Value>,
    /// The history's file has its first line.
    begun: bool,
    /// Entries that could not be written yet.
    unsaved: Vec<Entry>,
    /// The file with settings and bests is behind.
    stale: bool,
    /// It could not be written.
    failed: bool,
}

/// What a session starts with.
#[derive(Debug, Default)]
pub(crate) struct Opened {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) setup: Setup,
}

impl Store {
    /// Reads both files.
    pub(crate) fn open(files: &mut Guard) -> Opened {
        let fields = read_fields(files);
        let found = store_history::open(files);
        let mut opened = from_fields(fields);
        let mut records = found.records;
        records.merge(&opened.store.records);
        opened.store.records = records;
        opened.store.begun = found.begun;
        opened
    }

    /// Writes a finished attempt down and counts it.
    pub(crate) fn add(&mut self, files: &mut Guard, entry: &Entry) -> Added {
        let added = self.records.add(entry.clone());
        if added.counted {
            self.write_entry(files, entry);
            self.stale = true;
        }
        added
    }

    fn write_entry(&mut self, files: &mut Guard, entry: &Entry) {
        if files.is_broken(File::History) {
            self.unsaved.push(entry.clone());
            self.write_unsaved(files);
            return;
        }
        let mut lines = String::new();
        if !self.begun {
            lines.push_str(&journal::seal_alone(&history::header()));
        }
        lines.push_str(&journal::seal_alone(&history::line(entry)));
        if files.append(File::History, lines.as_bytes()) {
            self.begun = true;
        } else {
            self.unsaved.push(entry.clone());
        }
    }

    /// After a failed write nobody knows what of it is in the file: it is written anew, with what is good in it.
    fn write_unsaved(&mut self, files: &mut Guard) {
        let mut entries = files.read(File::History).map(|bytes| store_history::entries(&bytes)).unwrap_or_default();
        entries.retain(|entry| !self.unsaved.contains(entry));
        entries.extend(self.unsaved.iter().cloned());
        if files.replace(File::History, store_history::text(&entries).as_bytes()) {
            self.unsaved.clear();
            self.begun = true;
        }
    }

    /// Entries that could not be written yet.
    pub(crate) fn unsaved(&self) -> &[Entry] {
        &self.unsaved
    }

    /// Something of the small file has changed: it is written soon.
    pub(crate) fn touch(&mut self) {
        self.stale = true;
        self.failed = false;
    }

    /// Whether something waits to be written that was not tried yet. What failed is tried again with the next action.
    pub(crate) const fn wants_time(&self) -> bool {
        self.stale && !self.failed
    }

    /// Whether something waits to be written.
    pub(crate) fn is_behind(&self) -> bool {
        self.stale || !self.unsaved.is_empty()
    }

    /// Writes what waits to be written.
    pub(crate) fn write(&mut self, files: &mut Guard, settings: &Settings, setup: &Setup) {
        if !self.unsaved.is_empty() {
            self.write_unsaved(files);
        }
        if self.stale {
            let text = store_form::encode(&self.fields(settings, setup));
            self.stale = !files.replace(File::Store, text.as_bytes());
            self.failed = self.stale;
        }
    }

    /// The small file's fields.
    pub(crate) fn fields(&self, settings: &Settings, setup: &Setup) -> Map<String, Value> {
        let mut fields = self.others.clone();
        fields.insert("settings".to_owned(), json!(settings));
        fields.insert("setup".to_owned(), json!(setup));
        fields.insert("records".to_owned(), json!(self.records));
        fields
    }

    /// Something else that is kept in the small file.
    pub(crate) fn other<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        serde_json::from_value(self.others.get(name)?.clone()).ok()
    }

    /// Keeps something else in the small file.
    pub(crate) fn set_other(&mut self, name: &str, value: Value) {
        self.others.insert(name.to_owned(), value);
        self.stale = true;
    }

    /// Puts everything in place of what is there: the entries of another history, and other records beside it.
    pub(crate) fn replace_all(&mut self, files: &mut Guard, entries: &[Entry], copy: &Records) {
        let mut records = Records::default();
        for entry in entries {
            records.add(entry.clone());
        }
        records.merge(copy);
        self.records = records;
        self.unsaved.clear();
        self.begun = files.replace(File::History, store_history::text(entries).as_bytes());
        if !self.begun {
            self.unsaved = entries.to_vec();
        }
        self.stale = true;
    }
}

/// The fields of the small file, from its last good copy where it is damaged.
fn read_fields(files: &mut Guard) -> Map<String, Value> {
    let Some(bytes) = files.read(File::Store).filter(|bytes| !bytes.is_empty()) else { return Map::new() };
    match store_form::decode(&bytes) {
        Ok(fields) => fields,
        Err(BadForm::Newer) => {
            files.leave(File::Store, Trouble::Newer(File::Store));
            Map::new()
        }
        Err(BadForm::Damaged) => match files.read_copy(File::Store).map(|bytes| store_form::decode(&bytes)) {
            Some(Ok(fields)) => {
                files.set_aside(File::Store, Trouble::Recovered);
                fields
            }
            _ => {
                files.set_aside(File::Store, Trouble::SetAside);
                Map::new()
            }
        },
    }
}

/// Takes the fields apart. A part that this version can't read is left at its default: the check says that it was
/// written like this, so it is no damage.
pub(crate) fn from_fields(mut fields: Map<String, Value>) -> Opened {
    let settings = match fields.remove("settings") {
        Some(Value::Object(kept)) => settings_from(&kept),
        _ => Settings::default(),
    };
    let setup = take(&mut fields, "setup");
    let records: Records = take(&mut fields, "records");
    for name in ["check", "format", "version"] {
        fields.remove(name);
    }
    Opened { store: Store { records, others: fields, ..Store::default() }, settings, setup }
}

fn take<T: DeserializeOwned + Default>(fields: &mut Map<String, Value>, name: &str) -> T {
    fields.remove(name).and_then(|value| serde_json::from_value(value).ok()).unwrap_or_default()
}

/// Settings field by field: one that this version does not know or allow costs only itself.
pub(crate) fn settings_from(kept: &Map<String, Value>) -> Settings {
    let mut settings = Settings::default();
    for (name, value) in kept {
        let one = Map::from_iter([(name.clone(), value.clone())]);
        if let Ok(with) = settings.clone().with(&one) {
            settings = with;
        }
    }
    settings
}

/// A finished attempt, as the history keeps it.
pub(crate) fn entry(attempt: &Attempt, outcome: Outcome, at: Wall) -> Entry {
    let game = &attempt.game;
    let (tally, moves, played_ms, score, home) = match game.first_win() {
        // What stood at the first win counts, whatever was undone since.
        Some(win) if outcome == Outcome::Won => (win.tally, win.moves, win.played_ms, win.score, 52),
        _ => (*game.tally(), game.moves(), game.played_ms(), game.score(), game.table().home()),
    };
    let code = klondike_deals::code::DealCode { deal: *game.deal(), rules: *game.rules() };
    Entry {
        id: attempt.id,
        at: Moment { unix_ms: at.unix_ms, offset_minutes: at.offset_minutes },
        outcome,
        deal: code.to_string(),
        origin: serde_json::from_value(json!(attempt.source)).unwrap_or(Origin::Pasted),
        rules: *game.rules(),
        scoring: game.setup().scoring,
        scoring_version: SCORING_VERSION,
        moves: moves as u64,
        actions: tally.actions(),
        undos: tally.undos,
        played_ms,
        score,
        home,
        help: HelpUsed::from(&tally),
    }
}
