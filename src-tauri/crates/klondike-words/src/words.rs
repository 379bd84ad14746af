//! The sentences of one language.

use crate::language::{Direction, LANGUAGES, Language};
use crate::number::{self, Numbers};
use crate::style::Style;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Entry;
use klondike::Card;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

type Bundle = FluentBundle<FluentResource>;

/// Every sentence, in one language and style.
#[derive(Clone)]
pub struct Words {
    style: Style,
    tongue: Arc<Tongue>,
}

/// A language that was read. Reading it takes longer than a frame, so it is done once.
struct Tongue {
    language: &'static Language,
    bundle: Bundle,
    numbers: Option<Numbers>,
    /// The names of the cards by place in the pack: a view asks for them all the time.
    cards: Vec<String>,
}

/// The languages that were read so far.
static TONGUES: Mutex<BTreeMap<&str, Arc<Tongue>>> = Mutex::new(BTreeMap::new());

impl Tongue {
    fn read(language: &'static Language) -> Arc<Tongue> {
        let numbers = Numbers::new(language.id);
        let tongue = Tongue { language, bundle: bundle(language), numbers, cards: Vec::new() };
        let mut words = Words { style: Style::default(), tongue: Arc::new(tongue) };
        let cards = Card::pack().map(|card| words.format_card(card)).collect();
        if let Some(tongue) = Arc::get_mut(&mut words.tongue) {
            tongue.cards = cards;
        }
        words.tongue
    }
}

impl Words {
    /// The words of the language that fits a tag such as `de-AT` best; English where none does.
    #[must_use]
    pub fn new(tag: &str) -> Words {
        let language = Language::find(tag);
        let known = TONGUES.lock().unwrap_or_else(PoisonError::into_inner).get(language.id).cloned();
        let tongue = known.unwrap_or_else(|| {
            let read = Tongue::read(language);
            TONGUES.lock().unwrap_or_else(PoisonError::into_inner).insert(language.id, read.clone());
            read
        });
        Words { style: Style::default(), tongue }
    }

    /// The words of a language that is in no list.
    #[cfg(test)]
    pub(crate) fn of(language: &'static Language) -> Words {
        Words { style: Style::default(), tongue: Tongue::read(language) }
    }

    pub(crate) fn numbers(&self) -> Option<&Numbers> {
        self.tongue.numbers.as_ref()
    }

    pub(crate) fn card_by_place(&self, place: usize) -> String {
        self.tongue.cards.get(place).cloned().unwrap_or_default()
    }

    /// Says from now on what the player wants to hear.
    pub fn set_style(&mut self, style: Style) {
        self.style = style;
    }

    /// How much is said.
    #[must_use]
    pub const fn style(&self) -> Style {
        self.style
    }

    /// The language's tag.
    #[must_use]
    pub fn language(&self) -> &'static str {
        self.tongue.language.id
    }

    /// Which way it is written.
    #[must_use]
    pub fn direction(&self) -> Direction {
        self.tongue.language.direction
    }

    /// All messages that the page uses, by id. None of them takes arguments; what the page says of a number of cards
    /// or passes is there for each number.
    #[must_use]
    pub fn texts(&self) -> BTreeMap<String, String> {
        let mut texts: BTreeMap<String, String> = static_ids(self.tongue.language)
            .into_iter()
            .map(|id| {
                let text = self.format(&id, None);
                (id, text)
            })
            .collect();
        texts.insert("version".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        texts.insert("picked-up-0".to_owned(), self.text("picked-up-none"));
        for count in 1..=12 {
            texts.insert(format!("picked-up-{count}"), self.picked_up(count));
        }
        for passes in 1..=9 {
            texts.insert(format!("setup-passes-{passes}"), self.passes(passes));
        }
        texts
    }

    /// A message without arguments.
    pub(crate) fn text(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// A message with arguments.
    pub(crate) fn say(&self, id: &str, args: &FluentArgs) -> String {
        self.format(id, Some(args))
    }

    /// A message that stands alone: its first letter is a capital.
    pub(crate) fn sentence(&self, id: &str, args: &FluentArgs) -> String {
        capital(&self.say(id, args))
    }

    /// A missing message or argument is a fault of this crate: tests must not pass over it. For a player the words that
    /// are there are better than nothing, and no placeholder may show.
    fn format(&self, id: &str, args: Option<&FluentArgs>) -> String {
        match try_format(&self.tongue.bundle, id, args) {
            Ok(text) => text,
            Err(error) if cfg!(debug_assertions) => panic!("{}: {error}", self.tongue.language.id),
            Err(_) => try_format(&bundle(&LANGUAGES[0]), id, args).unwrap_or_default(),
        }
    }
}

/// A message of a bundle.
///
/// # Errors
/// What is missing.
pub(crate) fn try_format(bundle: &Bundle, id: &str, args: Option<&FluentArgs>) -> Result<String, String> {
    #[cfg(test)]
    crate::tests::note_use(id);
    let message = bundle.get_message(id).ok_or_else(|| format!("no message {id}"))?;
    let pattern = message.value().ok_or_else(|| format!("{id} has no text"))?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, args, &mut errors);
    match errors.first() {
        None => Ok(text.into_owned()),
        Some(error) => Err(format!("{id}: {error}")),
    }
}

/// The bundle of a language. What is wrong in a file is found by the tests; the rest of it can still be used.
pub(crate) fn bundle(language: &Language) -> Bundle {
    let ids = language.id.parse().map_or_else(|_| Vec::new(), |id| vec![id]);
    let mut bundle = Bundle::new_concurrent(ids);
    // The marks would be spoken or shown as boxes, and the sentences hold no foreign text but the player's own.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number::format_value));
    // English stands behind the others: a sentence that somebody can read is better than none.
    let english = &LANGUAGES[0];
    let behind: &[_] = if language.page == english.page { &[] } else { &[english.page, english.game] };
    for source in behind.iter().copied().chain([language.page, language.game]).flatten() {
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The ids of all messages in the files for the page.
fn static_ids(language: &Language) -> Vec<String> {
    let mut ids = Vec::new();
    for source in language.page {
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(partial, _)| partial);
        ids.extend(resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }));
    }
    ids
}

/// The text with its first letter as a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
