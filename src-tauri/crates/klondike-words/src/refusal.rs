//! Why something was refused, in a sentence.

use crate::words::{Words, capital};
use klondike::{Action, Card, Illegal, PileId, Suit, Table};

impl Words {
    /// The sentence for a refusal: "Cannot go on 9 of spades: needs red." `action` is what was tried on `table`, where
    /// it was an action.
    #[must_use]
    pub fn refusal(&self, reason: Illegal, table: &Table, action: Option<Action>) -> String {
        let target = match action {
            Some(Action::Move { to, .. }) => Some(to),
            _ => None,
        };
        let id = match reason {
            Illegal::GameOver => "refused-game-over",
            Illegal::StaleRevision => "refused-stale-revision",
            Illegal::SamePile => "refused-same-pile",
            Illegal::EmptyPile => "refused-empty-pile",
            Illegal::NotTop => "refused-not-top",
            Illegal::FaceDown => "refused-face-down",
            Illegal::NotARun => "refused-not-a-run",
            Illegal::OneAtATime => "refused-one-at-a-time",
            Illegal::WorryBackOff => "refused-worry-back-off",
            Illegal::KingsOnly => "refused-kings-only",
            Illegal::SameColour => match target.and_then(|pile| table.top(pile)) {
                Some(below) => return self.needs_colour(below),
                None => "refused-no-place",
            },
            Illegal::WrongSuit => match target {
                Some(PileId::Foundation(suit)) => {
                    return self.say("refused-suit", &args!["suit" => self.suit(suit)]);
                }
                _ => "refused-no-place",
            },
            Illegal::WrongRank => match target {
                Some(PileId::Foundation(suit)) => return self.needs_next(table, suit),
                Some(pile @ PileId::Tableau(_)) => match table.top(pile) {
                    Some(below) => return self.needs_rank(below),
                    None => "refused-no-place",
                },
                _ => "refused-no-place",
            },
            Illegal::NothingToRecycle => "refused-nothing-to-recycle",
            Illegal::StockNotEmpty => "refused-stock-not-empty",
            Illegal::NoPassLeft => "refused-no-pass-left",
            Illegal::NothingToUndo => "refused-nothing-to-undo",
            Illegal::NothingToRedo => "refused-nothing-to-redo",
        };
        self.text(id)
    }

    fn needs_colour(&self, below: Card) -> String {
        if below.rank() == 1 {
            return self.nothing_on(below);
        }
        let args = args![
            "style" => self.style_name(),
            "below" => self.card(below),
            "colour" => self.colour(!below.is_red()),
            "rank" => self.rank(below.rank() - 1)
        ];
        self.say("refused-colour", &args)
    }

    fn needs_rank(&self, below: Card) -> String {
        match below.rank() {
            1 => self.nothing_on(below),
            rank => {
                let args = args!["below" => self.card(below), "rank" => self.rank(rank - 1)];
                self.say("refused-rank", &args)
            }
        }
    }

    fn nothing_on(&self, ace: Card) -> String {
        capital(&self.say("refused-ace-column", &args!["below" => self.card(ace)]))
    }

    fn needs_next(&self, table: &Table, suit: Suit) -> String {
        match Card::new(suit, table.foundation(suit) + 1) {
            Some(next) => self.say("refused-rank-home", &args!["card" => self.card(next)]),
            None => self.text("refused-suit-complete"),
        }
    }
}
