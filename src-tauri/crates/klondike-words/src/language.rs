//! The languages there are.

/// Which way a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Left to right.
    LeftToRight,
    /// Right to left.
    RightToLeft,
}

impl Direction {
    /// `ltr` or `rtl`, as HTML writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

/// A language that the game speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// Its BCP 47 tag.
    pub id: &'static str,
    /// What it calls itself.
    pub name: &'static str,
    /// Which way it is written.
    pub direction: Direction,
    /// Messages that the page uses by id: none of them takes arguments.
    pub(crate) page: &'static [&'static str],
    /// Messages that this crate uses.
    pub(crate) game: &'static [&'static str],
}

macro_rules! language {
    ($id:literal, $name:literal, $direction:ident) => {
        Language {
            id: $id,
            name: $name,
            direction: Direction::$direction,
            page: &[
                include_str!(concat!("../locales/", $id, "/page.ftl")),
                include_str!(concat!("../locales/", $id, "/settings.ftl")),
                include_str!(concat!("../locales/", $id, "/help.ftl")),
                include_str!(concat!("../locales/", $id, "/records.ftl")),
            ],
            game: &[
                include_str!(concat!("../locales/", $id, "/table.ftl")),
                include_str!(concat!("../locales/", $id, "/play.ftl")),
            ],
        }
    };
}

/// All languages; the first one stands in for any other.
pub const LANGUAGES: &[Language] = &[
    language!("en", "English", LeftToRight),
    language!("de", "Deutsch", LeftToRight),
    language!("he", "עברית", RightToLeft),
];

impl Language {
    /// The language for a tag such as `de-AT`, or the first one.
    #[must_use]
    pub fn find(tag: &str) -> &'static Language {
        let main = |tag: &str| tag.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        LANGUAGES
            .iter()
            .find(|language| language.id.eq_ignore_ascii_case(tag))
            .or_else(|| LANGUAGES.iter().find(|language| main(language.id) == main(tag)))
            .unwrap_or(&LANGUAGES[0])
    }
}
