//! Why an action is refused.

use std::fmt;

/// The reason of a refusal. Where several apply, the first of this list is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Illegal {
    /// The game is won or ended.
    GameOver,
    /// The action was meant for an earlier state of the table.
    StaleRevision,
    /// From a pile onto itself.
    SamePile,
    /// There is no card to take.
    EmptyPile,
    /// A covered card of the waste or a foundation.
    NotTop,
    /// A face-down card.
    FaceDown,
    /// The cards do not form a run.
    NotARun,
    /// A foundation takes one card at a time.
    OneAtATime,
    /// Foundation cards may not return under these rules.
    WorryBackOff,
    /// An empty column takes kings only.
    KingsOnly,
    /// The card below has the same colour.
    SameColour,
    /// The foundation is for another suit.
    WrongSuit,
    /// The rank does not follow.
    WrongRank,
    /// Stock and waste are both empty.
    NothingToRecycle,
    /// The stock must be empty before it is recycled.
    StockNotEmpty,
    /// The last pass is used up.
    NoPassLeft,
    /// There is no action to undo.
    NothingToUndo,
    /// There is no action to redo.
    NothingToRedo,
}

impl Illegal {
    /// Every reason, in order of precedence.
    pub const ALL: [Illegal; 18] = [
        Illegal::GameOver,
        Illegal::StaleRevision,
        Illegal::SamePile,
        Illegal::EmptyPile,
        Illegal::NotTop,
        Illegal::FaceDown,
        Illegal::NotARun,
        Illegal::OneAtATime,
        Illegal::WorryBackOff,
        Illegal::KingsOnly,
        Illegal::SameColour,
        Illegal::WrongSuit,
        Illegal::WrongRank,
        Illegal::NothingToRecycle,
        Illegal::StockNotEmpty,
        Illegal::NoPassLeft,
        Illegal::NothingToUndo,
        Illegal::NothingToRedo,
    ];

    /// The name that protocol and command line use: `kingsOnly`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Illegal::GameOver => "gameOver",
            Illegal::StaleRevision => "staleRevision",
            Illegal::SamePile => "samePile",
            Illegal::EmptyPile => "emptyPile",
            Illegal::NotTop => "notTop",
            Illegal::FaceDown => "faceDown",
            Illegal::NotARun => "notARun",
            Illegal::OneAtATime => "oneAtATime",
            Illegal::WorryBackOff => "worryBackOff",
            Illegal::KingsOnly => "kingsOnly",
            Illegal::SameColour => "sameColour",
            Illegal::WrongSuit => "wrongSuit",
            Illegal::WrongRank => "wrongRank",
            Illegal::NothingToRecycle => "nothingToRecycle",
            Illegal::StockNotEmpty => "stockNotEmpty",
            Illegal::NoPassLeft => "noPassLeft",
            Illegal::NothingToUndo => "nothingToUndo",
            Illegal::NothingToRedo => "nothingToRedo",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl std::error::Error for Illegal {}
