//! Hints, verdicts and dead ends.

use crate::words::Words;
use klondike::{Action, Card, PileId, Table};

/// What a hint says.
#[derive(Clone, Copy, Debug)]
pub enum HintText<'a> {
    /// An action.
    Action {
        /// The table it is meant for.
        table: &'a Table,
        /// The action.
        action: Action,
        /// Whether it belongs to a proven win.
        proven: bool,
    },
    /// No forward move was found; what is left.
    None {
        /// Drawing still helps.
        draw_helps: bool,
        /// A foundation card that could return.
        could_return: Option<Card>,
        /// There is something to undo.
        undo: bool,
    },
    /// No win is known that a move could be shown of.
    NoWinKnown,
}

/// The verdict on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerdictText {
    /// It can still be won.
    Winnable,
    /// It can no longer be won, but an earlier position could.
    Unwinnable,
    /// It could not be won from the deal on.
    NeverWinnable,
    /// The search was stopped.
    Unknown,
    /// The search goes on.
    Thinking,
}

impl Words {
    /// "Hint: ace of clubs, column 4, to foundation."
    #[must_use]
    pub fn hint(&self, hint: HintText) -> String {
        match hint {
            HintText::Action { table, action, proven } => {
                let text = self.hinted(table, action);
                if proven { self.say("hint-proven", &args!["hint" => text]) } else { text }
            }
            HintText::None { draw_helps, could_return, undo } => {
                let mut parts = vec![self.text("hint-none")];
                if draw_helps {
                    parts.push(self.text("hint-none-draw"));
                }
                if let Some(card) = could_return {
                    parts.push(self.sentence("hint-none-return", &args!["card" => self.card(card)]));
                }
                if undo {
                    parts.push(self.text("hint-none-undo"));
                }
                if parts.len() == 1 {
                    parts.push(self.text("hint-none-nothing"));
                }
                parts.join(" ")
            }
            HintText::NoWinKnown => self.text("hint-none-proven"),
        }
    }

    fn hinted(&self, table: &Table, action: Action) -> String {
        let (from, to, count) = match action {
            Action::Draw => return self.text("hint-draw"),
            Action::Recycle => return self.text("hint-recycle"),
            Action::Move { from, to, count } => (from, to, count),
        };
        let cards = self.cards_moved(table, from, count);
        let (from, place) = (self.pile(from), self.pile(to));
        match (to, table.top(to)) {
            (PileId::Foundation(_), _) => self.say("hint-move-home", &args!["cards" => cards, "from" => from]),
            (_, Some(below)) => {
                let below = self.card(below);
                let args = args!["cards" => cards, "from" => from, "below" => below, "to" => place];
                self.say("hint-move-onto", &args)
            }
            (_, None) => {
                let args = args!["cards" => cards, "from" => from, "to" => place];
                self.say("hint-move-empty", &args)
            }
        }
    }

    /// "Still winnable."
    #[must_use]
    pub fn verdict(&self, verdict: VerdictText) -> String {
        self.text(match verdict {
            VerdictText::Winnable => "verdict-winnable",
            VerdictText::Unwinnable => "verdict-unwinnable",
            VerdictText::NeverWinnable => "verdict-unwinnable-never",
            VerdictText::Unknown => "verdict-unknown",
            VerdictText::Thinking => "verdict-thinking",
        })
    }

    /// "winnable": the verdict in a table.
    #[must_use]
    pub fn verdict_short(&self, verdict: VerdictText) -> String {
        self.text(match verdict {
            VerdictText::Winnable => "verdict-short-winnable",
            VerdictText::Unwinnable | VerdictText::NeverWinnable => "verdict-short-unwinnable",
            VerdictText::Unknown => "verdict-short-unknown",
            VerdictText::Thinking => "verdict-short-thinking",
        })
    }

    /// The title of the dead-end notice.
    #[must_use]
    pub fn dead_end_title(&self) -> String {
        self.text("dead-end-title")
    }

    /// The text of the dead-end notice. `undos` lead back to the last real choice; 0 when that is not known.
    #[must_use]
    pub fn dead_end(&self, undos: usize) -> String {
        match undos {
            0 => self.text("dead-end-text"),
            _ => self.say("dead-end-undos", &args!["undos" => undos]),
        }
    }
}
