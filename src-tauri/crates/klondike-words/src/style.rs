//! How much is said.

/// How much an announcement says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Verbosity {
    /// The result alone.
    Terse,
    /// What most players want.
    #[default]
    Normal,
    /// With places and counts.
    Full,
}

impl Verbosity {
    /// The value that the sentences choose by.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Verbosity::Terse => "terse",
            Verbosity::Normal => "normal",
            Verbosity::Full => "full",
        }
    }
}

/// When a card's name says where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Positions {
    /// In the name of every card.
    #[default]
    Always,
    /// In the name of a pile's end card alone: the one that is reached first.
    Changes,
    /// In no name.
    Never,
}

/// What the player has set about speech.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How much announcements say.
    pub verbosity: Verbosity,
    /// When names say where the card lies.
    pub positions: Positions,
    /// Whether names say how many cards lie face down.
    pub face_down_counts: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style { verbosity: Verbosity::Normal, positions: Positions::Always, face_down_counts: true }
    }
}
