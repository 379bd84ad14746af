//! Everything as one JSON file, and back: checked whole before anything is replaced, and undoable.

use crate::attempt::Attempt;
use crate::protocol::{Cause, Change, Exported, Failure, Imported, Reply, Settings, Setup};
use crate::resume::{self, Resumed};
use crate::session::Session;
use crate::storage::File;
use crate::{keeper, store, store_history};
use klondike_records::{Entry, Records};
use klondike_words::{BadImport, Failed, Said};
use serde_json::{Map, Value, json};

const FORMAT: &str = "klondike-export";
const VERSION: u64 = 1;

/// The longest text that is read: 100,000 entries are some 40 MB.
const LONGEST: usize = 128 * 1024 * 1024;

/// What an import replaces.
#[derive(Debug)]
pub(crate) struct Everything {
    settings: Settings,
    setup: Setup,
    records: Records,
    history: Vec<Entry>,
    now: Attempt,
    former: Option<Box<Attempt>>,
    paused: bool,
}

impl Session {
    /// Everything as one file.
    pub(crate) fn export(&mut self) -> Result<Reply, Failure> {
        self.keep_clock();
        let fields = self.store.fields(&self.settings, &self.setup);
        let mut all = Map::new();
        all.insert("format".to_owned(), FORMAT.into());
        all.insert("version".to_owned(), VERSION.into());
        for name in ["settings", "setup", "records"] {
            all.insert(name.to_owned(), fields.get(name).cloned().unwrap_or_default());
        }
        all.insert("history".to_owned(), json!(self.history()));
        all.insert("game".to_owned(), self.games().into());
        let json = serde_json::to_string(&all).map_err(|_| self.failed(Failed::Internal))?;
        Ok(Reply::Exported(Exported { json, name: format!("klondike-{}.json", self.today()) }))
    }

    /// The journal of the game on the table and the former one.
    fn games(&self) -> String {
        let games = self.former.as_deref().into_iter().chain([&self.now]);
        let paused = if self.paused { keeper::PAUSE } else { "" };
        games.map(keeper::whole).collect::<String>() + paused
    }

    /// All entries: those of the file, and those that could not be written yet.
    fn history(&mut self) -> Vec<Entry> {
        let mut entries =
            self.keeper.files.read(File::History).map(|bytes| store_history::entries(&bytes)).unwrap_or_default();
        entries.extend(self.store.unsaved().iter().cloned());
        entries
    }

    /// Puts everything of a file in place of what is here.
    pub(crate) fn import(&mut self, json: &str) -> Result<Reply, Failure> {
        let new = read(json).map_err(|bad| self.failed(Failed::Import(bad)))?;
        let old = Everything {
            settings: self.settings.clone(),
            setup: self.setup.clone(),
            records: self.store.records.clone(),
            history: self.history(),
            now: self.now.clone(),
            former: self.former.clone(),
            paused: self.paused,
        };
        self.put(new, Said::Imported);
        self.before_import = Some(Box::new(old));
        Ok(Reply::Imported(Imported { text: self.words.announce(Said::Imported) }))
    }

    /// Puts back what the last import has replaced.
    pub(crate) fn undo_import(&mut self) -> Result<Reply, Failure> {
        let Some(old) = self.before_import.take() else { return Err(self.failed(Failed::NoImport)) };
        self.put(*old, Said::ImportUndone);
        Ok(Reply::Imported(Imported { text: self.words.announce(Said::ImportUndone) }))
    }

    fn put(&mut self, new: Everything, said: Said) {
        self.settings = new.settings;
        self.setup = new.setup;
        self.renew_words();
        self.store.replace_all(&mut self.keeper.files, &new.history, &new.records);
        self.now = new.now;
        self.former = new.former;
        self.clear_table();
        self.paused = new.paused;
        let former = self.former.as_deref().cloned();
        self.keeper.rewrite(former.iter().chain([&self.now]));
        if self.paused {
            self.keeper.paused(true);
        }
        self.record_missed();
        self.keep_settings(true);
        let words = Box::new(self.words_view());
        self.tell_settings(Some(words));
        self.events.push(crate::protocol::Event::RecordsChanged);
        let text = self.words.announce(said);
        self.publish(Cause::Import, vec![Change::Dealt], Some(text));
    }
}

/// Reads an exported file. Nothing of it is used when anything is wrong.
fn read(text: &str) -> Result<Everything, BadImport<'static>> {
    if text.len() > LONGEST {
        return Err(BadImport::TooLarge);
    }
    let mut all: Map<String, Value> = serde_json::from_str(text).map_err(|_| BadImport::NotOurs)?;
    let version = all.get("version").and_then(Value::as_u64).unwrap_or(0);
    if all.get("format").and_then(Value::as_str) != Some(FORMAT) || version == 0 {
        return Err(BadImport::NotOurs);
    }
    if version > VERSION {
        return Err(BadImport::Newer);
    }
    let mut take = |name: &'static str| all.remove(name).ok_or(BadImport::Part(name));
    let Value::Object(settings) = take("settings")? else { return Err(BadImport::Part("settings")) };
    let setup = serde_json::from_value(take("setup")?).map_err(|_| BadImport::Part("setup"))?;
    let records = serde_json::from_value(take("records")?).map_err(|_| BadImport::Part("records"))?;
    let history = serde_json::from_value(take("history")?).map_err(|_| BadImport::Part("history"))?;
    let Value::String(game) = take("game")? else { return Err(BadImport::Part("game")) };
    let Resumed { now, former, paused, .. } = match resume::read(&game) {
        Ok(resumed) if resumed.read == game.len() => resumed,
        _ => return Err(BadImport::Part("game")),
    };
    Ok(Everything { settings: store::settings_from(&settings), setup, records, history, now, former, paused })
}
