//! What is announced while a game is played.

use crate::moves::lead;
use crate::words::{Words, capital};
use klondike::{Action, Outcome, PileId, Rules, Step, Table};

/// Something that is announced.
#[derive(Clone, Copy, Debug)]
pub enum Said<'a> {
    /// An action was played, and won the game or not.
    Played {
        /// The table before it.
        before: &'a Table,
        /// The table after it.
        after: &'a Table,
        /// The rules.
        rules: &'a Rules,
        /// The action.
        action: Action,
        /// What it did.
        outcome: &'a Outcome,
        /// The length of the line on the board now.
        moves: usize,
    },
    /// An action was undone.
    Undone {
        /// The step that is gone.
        step: &'a Step,
        /// The rules.
        rules: &'a Rules,
    },
    /// An action was redone.
    Redone {
        /// The step that is back.
        step: &'a Step,
        /// The table after it.
        after: &'a Table,
        /// The rules.
        rules: &'a Rules,
        /// The length of the line on the board now.
        moves: usize,
    },
    /// Cards were sent home.
    SentHome(usize),
    /// There was none to send home.
    NothingSentHome,
    /// The program has started with a game on the table.
    Start {
        /// The name of the deal.
        deal: &'a str,
        /// Cards home.
        home: u8,
    },
    /// A new deal lies on the table.
    NewGame {
        /// The name of the deal.
        deal: &'a str,
        /// The rules.
        rules: &'a Rules,
    },
    /// The same deal was laid out again.
    Restarted,
    /// The former game is back.
    BroughtBack,
    /// Play is paused.
    Paused,
    /// Play goes on.
    Resumed,
    /// The deal was ended.
    Ended,
    /// A finish or demo was stopped.
    Stopped,
    /// The finish begins.
    Finishing,
    /// There is no finish yet.
    CannotFinish,
    /// The demo begins.
    Demo,
    /// No solution is known that a demo could show.
    NoDemo,
    /// Undone to the last winnable position, by so many steps.
    Rewound(usize),
    /// No winnable position is known.
    CannotRewind,
    /// No run fits where it was asked to go.
    NoRun,
    /// The card can go nowhere.
    NoDestination,
    /// An import has replaced everything.
    Imported,
    /// The import was undone.
    ImportUndone,
    /// The settings were changed.
    SettingsKept,
    /// The game is over, but undo goes back.
    GameOverUndo,
    /// Only draws and recycles are left, and they lead nowhere.
    DeadEnd,
}

impl Words {
    /// The announcement in the player's style.
    #[must_use]
    pub fn announce(&self, said: Said) -> String {
        match said {
            Said::Played { moves, outcome: Outcome { won: true, .. }, .. } => self.won(moves),
            Said::Played { before, after, rules, action, outcome, .. } => {
                self.played(before, after, rules, action, outcome)
            }
            Said::Undone { step, rules } => self.undone(step, rules),
            Said::Redone { step, moves, .. } if step.outcome.won => self.won(moves),
            Said::Redone { step, after, rules, .. } => self.redone(step, after, rules),
            Said::SentHome(count) => self.say("said-sent-home", &args!["count" => count]),
            Said::NothingSentHome => self.text("said-nothing-sent-home"),
            Said::Start { deal, home } => self.sentence("said-start", &args!["deal" => deal, "home" => home]),
            Said::NewGame { deal, rules } => self.new_game(deal, rules),
            Said::Restarted => self.text("said-restarted"),
            Said::BroughtBack => self.text("said-brought-back"),
            Said::Paused => self.text("said-paused"),
            Said::Resumed => self.text("said-resumed"),
            Said::Ended => self.text("said-ended"),
            Said::Stopped => self.text("said-stopped"),
            Said::Finishing => self.text("said-finishing"),
            Said::CannotFinish => self.text("said-cannot-finish"),
            Said::Demo => self.text("said-demo"),
            Said::NoDemo => self.text("said-demo-none"),
            Said::Rewound(steps) => self.say("said-rewound", &args!["steps" => steps]),
            Said::CannotRewind => self.text("said-cannot-rewind"),
            Said::NoRun => self.text("said-no-run"),
            Said::NoDestination => self.text("said-no-destination"),
            Said::Imported => self.text("said-imported"),
            Said::ImportUndone => self.text("said-import-undone"),
            Said::SettingsKept => self.text("said-settings"),
            Said::GameOverUndo => self.text("said-game-over-undo"),
            Said::DeadEnd => self.text("dead-end-said"),
        }
    }

    /// "Picked up, with 2 cards on it."
    #[must_use]
    pub fn picked_up(&self, cards_on_it: usize) -> String {
        match cards_on_it {
            0 => self.text("picked-up-none"),
            count => self.say("picked-up", &args!["count" => count]),
        }
    }

    pub(crate) fn style_name(&self) -> &'static str {
        self.style().verbosity.name()
    }

    fn won(&self, moves: usize) -> String {
        self.say("said-won", &args!["style" => self.style_name(), "moves" => moves])
    }

    fn new_game(&self, deal: &str, rules: &Rules) -> String {
        match self.style().verbosity {
            crate::Verbosity::Full => {
                self.say("said-new-game-full", &args!["deal" => deal, "rules" => self.rules(rules)])
            }
            _ => self.say("said-new-game", &args!["deal" => deal]),
        }
    }

    fn played(&self, before: &Table, after: &Table, rules: &Rules, action: Action, outcome: &Outcome) -> String {
        let (from, to, count) = match action {
            Action::Draw => return self.drew(after, outcome),
            Action::Recycle => {
                return self.say("said-recycled", &args!["pass" => self.pass(after.pass(), rules)]);
            }
            Action::Move { from, to, count } => (from, to, count),
        };
        let style = self.style_name();
        let result = match (to, before.top(to)) {
            (PileId::Foundation(_), _) => {
                let card = self.cards_moved(before, from, count);
                self.say("said-home", &args!["style" => style, "card" => card, "home" => after.home()])
            }
            (_, Some(below)) => {
                let args = args!["style" => style, "below" => self.card(below), "pile" => self.pile(to)];
                self.say("said-onto", &args)
            }
            (_, None) => self.say("said-to-empty", &args!["pile" => self.pile(to)]),
        };
        let result = capital(&result);
        match outcome.turned_up {
            None => result,
            Some((_, card)) => {
                let args = args!["style" => style, "card" => self.card(card)];
                format!("{result} {}", self.sentence("said-turned-up", &args))
            }
        }
    }

    fn drew(&self, after: &Table, outcome: &Outcome) -> String {
        let id = if outcome.moved > 1 { "said-drew-several" } else { "said-drew" };
        let args = args![
            "style" => self.style_name(),
            "card" => after.waste().top().map_or_else(String::new, |card| self.card(card)),
            "count" => outcome.moved,
            "stock" => after.stock().len(),
            "waste" => after.waste().len()
        ];
        self.sentence(id, &args)
    }

    fn undone(&self, step: &Step, rules: &Rules) -> String {
        match step.action {
            Action::Draw => {
                let card = step.before.stock().top().map_or_else(String::new, |card| self.card(card));
                self.say("said-undone-draw", &args!["count" => step.outcome.moved, "card" => card])
            }
            Action::Recycle => {
                let pass = self.pass(step.before.pass(), rules);
                self.say("said-undone-recycle", &args!["pass" => pass])
            }
            Action::Move { from, count, .. } => {
                let cards = self.cards_moved(&step.before, from, count);
                match from {
                    PileId::Foundation(_) => self.say("said-undone-home", &args!["cards" => cards]),
                    _ => self.say("said-undone-move", &args!["cards" => cards, "pile" => self.pile(from)]),
                }
            }
        }
    }

    fn redone(&self, step: &Step, after: &Table, rules: &Rules) -> String {
        match step.action {
            Action::Draw => {
                let card = lead(after, PileId::Waste, 1).map_or_else(String::new, |card| self.card(card));
                self.say("said-redone-draw", &args!["card" => card])
            }
            Action::Recycle => self.say("said-redone-recycle", &args!["pass" => self.pass(after.pass(), rules)]),
            Action::Move { from, to, count } => {
                let cards = self.cards_moved(&step.before, from, count);
                match (to, step.before.top(to)) {
                    (PileId::Foundation(_), _) => self.say("said-redone-home", &args!["cards" => cards]),
                    (_, Some(below)) => {
                        let args = args!["cards" => cards, "below" => self.card(below)];
                        self.say("said-redone-onto", &args)
                    }
                    (_, None) => {
                        let args = args!["cards" => cards, "pile" => self.pile(to)];
                        self.say("said-redone-to-empty", &args)
                    }
                }
            }
        }
    }
}
