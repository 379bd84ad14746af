//! The status line and the window's title.

use crate::words::Words;
use klondike::Scoring;

/// A text to see, and one to hear where the first is short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusText {
    /// What stands there.
    pub text: String,
    /// What is spoken.
    pub label: String,
}

impl Words {
    /// Cards home.
    #[must_use]
    pub fn status_home(&self, home: u8) -> StatusText {
        let args = args!["home" => home];
        StatusText { text: self.say("status-home", &args), label: self.say("status-home-label", &args) }
    }

    /// The pass the game is in.
    #[must_use]
    pub fn status_pass(&self, pass: u32, rules: &klondike::Rules) -> StatusText {
        let text = self.pass(pass, rules);
        StatusText { label: text.clone(), text }
    }

    /// The length of the line on the board.
    #[must_use]
    pub fn status_moves(&self, moves: u64) -> StatusText {
        let args = args!["count" => moves];
        StatusText { text: self.say("status-moves", &args), label: self.say("status-moves-label", &args) }
    }

    /// Moves including undo.
    #[must_use]
    pub fn status_actions(&self, actions: u64) -> StatusText {
        let args = args!["count" => actions];
        StatusText { text: self.say("status-actions", &args), label: self.say("status-actions-label", &args) }
    }

    /// Undos.
    #[must_use]
    pub fn status_undos(&self, undos: u64) -> StatusText {
        let args = args!["count" => undos];
        StatusText { text: self.say("status-undos", &args), label: self.say("status-undos-label", &args) }
    }

    /// The clock.
    #[must_use]
    pub fn status_time(&self, played_ms: u64) -> StatusText {
        let (text, spoken) = (self.duration(played_ms), self.duration_spoken(played_ms));
        StatusText {
            text: self.say("status-time", &args!["time" => text]),
            label: self.say("status-time-label", &args!["time" => spoken]),
        }
    }

    /// The score of a scoring that has one.
    #[must_use]
    pub fn status_score(&self, score: i64, scoring: Scoring) -> StatusText {
        let text = self.say("status-score", &args!["score" => self.score(score, scoring)]);
        StatusText { label: text.clone(), text }
    }

    /// The name of the deal.
    #[must_use]
    pub fn status_deal(&self, deal: &str) -> StatusText {
        StatusText { text: deal.to_owned(), label: self.say("status-deal-label", &args!["deal" => deal]) }
    }

    /// The best of this rule set: the fewest moves, or that there is none yet.
    #[must_use]
    pub fn status_best(&self, moves: Option<u64>) -> StatusText {
        let Some(moves) = moves else {
            let label = self.text("status-best-none");
            return StatusText { text: self.say("status-best", &args!["best" => self.text("records-none")]), label };
        };
        StatusText {
            text: self.say("status-best", &args!["best" => moves]),
            label: self.say("status-best-moves-label", &args!["count" => moves]),
        }
    }

    /// A score: a number, or dollars in the Vegas scorings.
    #[must_use]
    pub fn score(&self, score: i64, scoring: Scoring) -> String {
        if scoring.is_vegas() { self.dollars(score) } else { self.number(score) }
    }

    /// The window's title: "Klondike – klondike-1".
    #[must_use]
    pub fn title(&self, deal: &str) -> String {
        if deal.is_empty() { self.text("title-plain") } else { self.say("title", &args!["deal" => deal]) }
    }

    /// The window's title while play is paused.
    #[must_use]
    pub fn title_paused(&self) -> String {
        self.text("title-paused")
    }
}
