//! Settings, setup and words.

use crate::environment::Environment;
use crate::laying::rules_for;
use crate::protocol::{
    Event, Failure, Language, Positions, Reply, Settings, SettingsView, Setup, Verbosity, WordsView,
};
use crate::session::Session;
use klondike_words::{Failed, LANGUAGES, Style, Words};
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::collections::BTreeMap;

impl Session {
    pub(crate) fn settings_view(&self) -> SettingsView {
        SettingsView { settings: self.settings.clone(), setup: self.setup.clone() }
    }

    pub(crate) fn words_view(&self) -> WordsView {
        let texts: BTreeMap<String, String> = self.words.texts();
        WordsView {
            language: self.words.language().to_owned(),
            direction: self.words.direction().name().to_owned(),
            languages: LANGUAGES
                .iter()
                .map(|language| Language { id: language.id.to_owned(), name: language.name.to_owned() })
                .collect(),
            texts,
        }
    }

    /// Changes the fields that are named, at once; the setup with the next deal.
    pub(crate) fn set_settings(
        &mut self,
        changes: Option<&Map<String, Value>>,
        setup: Option<Setup>,
        reset: bool,
    ) -> Result<Reply, Failure> {
        let base = if reset { Settings::default() } else { self.settings.clone() };
        let settings = match changes {
            Some(changes) => base.with(changes).map_err(|what| {
                Failure::bad_request(format!("{} ({what:.200})", self.words.failed(Failed::Request)))
            })?,
            None => base,
        };
        let setup = match setup {
            Some(setup) => setup,
            None if reset => Setup::default(),
            None => self.setup.clone(),
        };
        let setup = Setup { rules: rules_for(setup.scoring, setup.rules), ..setup };
        let language = settings.language != self.settings.language;
        let changed = settings != self.settings;
        self.settings = settings;
        self.setup = setup;
        if changed {
            self.renew_words();
        }
        self.keep_settings(true);
        self.stock_up();
        let words = (changed && language).then(|| Box::new(self.words_view()));
        self.tell_settings(words);
        if changed {
            self.publish(crate::protocol::Cause::Settings, Vec::new(), None);
        }
        Ok(Reply::Settings(Box::new(self.settings_view())))
    }

    /// Other words: names that were made of the old ones are forgotten.
    pub(crate) fn renew_words(&mut self) {
        self.words = words_for(&self.settings, &*self.env);
        self.memory = RefCell::default();
    }

    pub(crate) fn tell_settings(&mut self, words: Option<Box<WordsView>>) {
        let settings = Box::new(self.settings_view());
        self.events.push(Event::SettingsChanged { settings, words });
    }
}

/// The words that the settings ask for; without a choice those of the system.
pub(crate) fn words_for(settings: &Settings, env: &dyn Environment) -> Words {
    let system = if settings.language.is_empty() { env.language() } else { String::new() };
    let mut words = Words::new(if system.is_empty() { &settings.language } else { &system });
    words.set_style(Style {
        verbosity: match settings.verbosity {
            Verbosity::Terse => klondike_words::Verbosity::Terse,
            Verbosity::Normal => klondike_words::Verbosity::Normal,
            Verbosity::Full => klondike_words::Verbosity::Full,
        },
        positions: match settings.positions {
            Positions::Always => klondike_words::Positions::Always,
            Positions::Changes => klondike_words::Positions::Changes,
            Positions::Never => klondike_words::Positions::Never,
        },
        face_down_counts: settings.face_down_counts,
    });
    words
}
