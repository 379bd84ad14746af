//! The summary and the review of a game.

use crate::record::NewBest;
use crate::words::Words;
use klondike::{Rules, Tally};

/// What the review says of a game as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewText {
    /// It stayed winnable.
    WinnableToEnd,
    /// This move lost it.
    LostAt {
        /// Its number, the first is 1.
        number: usize,
        /// Its name.
        name: String,
    },
    /// It never could be won.
    Never,
    /// Nobody knows.
    Unknown,
}

impl Words {
    /// "You won", "Deal ended".
    #[must_use]
    pub fn summary_title(&self, won: bool) -> String {
        self.text(if won { "summary-won" } else { "summary-ended" })
    }

    /// "klondike-1 · Draw 1, unlimited passes, kings only".
    #[must_use]
    pub fn summary_subtitle(&self, deal: &str, rules: &Rules) -> String {
        self.say("summary-subtitle", &args!["deal" => deal, "rules" => self.rules(rules)])
    }

    /// That a win is kept apart from the others.
    #[must_use]
    pub fn summary_apart(&self) -> String {
        self.text("summary-apart")
    }

    /// "12 of 52".
    #[must_use]
    pub fn home_value(&self, home: u8) -> String {
        self.say("figure-home-value", &args!["home" => home])
    }

    /// "New best: fewest moves".
    #[must_use]
    pub fn new_best(&self, best: NewBest) -> String {
        self.text(match best {
            NewBest::FirstWin => "best-first-win",
            NewBest::FewestMoves => "best-fewest-moves",
            NewBest::FewestActions => "best-fewest-actions",
            NewBest::FastestTime => "best-fastest",
            NewBest::Score => "best-score",
        })
    }

    /// "2 hints, 1 check, 3 undos", or "none".
    #[must_use]
    pub fn help_used(&self, tally: &Tally) -> String {
        let count = |id: &str, count: u64| (count > 0).then(|| self.say(id, &args!["count" => count]));
        let parts = [
            count("help-hints", tally.hints),
            count("help-proven", tally.proven_moves),
            count("help-checks", tally.checks),
            (tally.demos > 0).then(|| self.text("help-demos")),
            count("help-undos", tally.undos),
        ];
        self.list(parts.into_iter().flatten()).unwrap_or_else(|| self.text("help-none"))
    }

    /// What the review says of the game.
    #[must_use]
    pub fn review(&self, text: &ReviewText) -> String {
        match text {
            ReviewText::WinnableToEnd => self.text("review-winnable-to-end"),
            ReviewText::LostAt { number, name } => {
                self.say("review-lost-at", &args!["move" => *number, "name" => name.as_str()])
            }
            ReviewText::Never => self.text("review-never"),
            ReviewText::Unknown => self.text("review-where-unknown"),
        }
    }

    /// The shortest line beside the player's own, where that won.
    #[must_use]
    pub fn review_shortest(&self, moves: usize, own: Option<usize>, proven: bool) -> String {
        match (own, proven) {
            (Some(own), true) => self.say("review-shortest-proven", &args!["moves" => moves, "own" => own]),
            (Some(own), false) => self.say("review-shortest-known", &args!["moves" => moves, "own" => own]),
            (None, true) => self.say("review-shortest-proven-alone", &args!["moves" => moves]),
            (None, false) => self.say("review-shortest-known-alone", &args!["moves" => moves]),
        }
    }

    /// One step of the review: "Move 12: ace of clubs to foundation. winnable".
    #[must_use]
    pub fn review_step(&self, number: usize, name: &str, verdict: crate::VerdictText) -> String {
        let args = args!["move" => number, "name" => name, "verdict" => self.verdict_short(verdict)];
        self.say("review-step", &args)
    }
}
