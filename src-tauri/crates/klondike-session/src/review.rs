//! The review of a game: the verdict at each move, the move that lost it, and the shortest line known.

use crate::jobs::Work;
use crate::pending::Purpose;
use crate::protocol::{Failure, Reply, ReviewStep, ReviewView, ShortestView, VerdictState};
use crate::session::Session;
use klondike::{Action, Table};
use klondike_words::{Failed, Label, ReviewText};
use std::time::Duration;

/// How long the search for each position may take.
const EACH: Duration = Duration::from_millis(1_500);
/// How long the search for the shortest line may take.
const SHORTEST: Duration = Duration::from_secs(5);

impl Session {
    /// What is known of the game so far. What is missing is looked for meanwhile: ask again while it is pending.
    pub(crate) fn review(&mut self) -> Result<Reply, Failure> {
        if !self.now.game.is_over() {
            return Err(self.failed(Failed::NoGame));
        }
        // A win says of every position before it that it was winnable.
        self.now.known.spread(self.now.game.past(), self.now.game.table());
        if self.review_looks_for().is_none() && !std::mem::replace(&mut self.now.reviewed, true) {
            if self.review_is_complete() {
                self.look_for_shortest();
            } else {
                self.ask_last_winnable(Purpose::Review, EACH);
                // Dropping what was asked before must not start this once more.
                self.now.reviewed = true;
            }
        }
        Ok(Reply::Review(Box::new(self.review_view())))
    }

    /// What the solver is looking for, for the review.
    fn review_looks_for(&self) -> Option<Purpose> {
        let purpose = self.pending.as_ref()?.purpose;
        matches!(purpose, Purpose::Review | Purpose::Shortest).then_some(purpose)
    }

    /// The shortest line from the deal, unless the deal is lost or it is known.
    pub(crate) fn look_for_shortest(&mut self) {
        let table = Table::deal(self.now.game.deal());
        if self.now.shortest.is_some() || self.now.known.state(&table) == Some(VerdictState::Unwinnable) {
            return;
        }
        self.ask(Purpose::Shortest, Work::Shortest { table, rules: *self.now.game.rules(), time: SHORTEST });
        self.now.reviewed = true;
    }

    /// The solver's line, or the player's own where that is shorter.
    pub(crate) fn learn_shortest(&mut self, found: Option<(Vec<Action>, bool)>) {
        let own: Option<Vec<Action>> = self.own_win().then(|| self.now.game.past().iter().map(|s| s.action).collect());
        self.now.shortest = match (found, own) {
            (Some((line, proven)), Some(own)) if !proven && own.len() < line.len() => Some((own, false)),
            (None, Some(own)) => Some((own, false)),
            (found, _) => found,
        };
    }

    fn own_win(&self) -> bool {
        self.now.game.is_won()
    }

    /// The shortest line known beside the player's own.
    fn shortest_view(&self) -> Option<ShortestView> {
        let (line, proven) = self.now.shortest.as_ref()?;
        let game = &self.now.game;
        let mut table = Table::deal(game.deal());
        let mut lines = Vec::with_capacity(line.len());
        for &action in line {
            lines.push(self.words.move_name(&table, action));
            table.play(game.rules(), action).ok()?;
        }
        let text = self.words.review_shortest(line.len(), self.own_win().then(|| game.moves()), *proven);
        Some(ShortestView { moves: line.len(), proven: *proven, text, lines })
    }

    fn states(&self) -> Vec<Option<VerdictState>> {
        let game = &self.now.game;
        let tables = game.past().iter().map(|step| &step.before).chain([game.table()]);
        tables.map(|table| self.now.known.state(table)).collect()
    }

    fn review_is_complete(&self) -> bool {
        self.states().iter().all(|state| matches!(state, Some(VerdictState::Winnable | VerdictState::Unwinnable)))
    }

    fn review_view(&self) -> ReviewView {
        let looks_for = self.review_looks_for();
        let pending = looks_for == Some(Purpose::Review);
        let game = &self.now.game;
        let states = self.states();
        let names = game.past().iter().map(|step| self.words.move_name(&step.before, step.action));
        let homes = game.past().iter().map(|step| step.before.home()).chain([game.table().home()]);
        let steps: Vec<ReviewStep> = std::iter::once(String::new())
            .chain(names)
            .zip(&states)
            .zip(homes)
            .enumerate()
            .map(|(number, ((name, state), home))| ReviewStep {
                number,
                name,
                verdict: state.unwrap_or(if pending { VerdictState::Thinking } else { VerdictState::Unknown }),
                home,
            })
            .collect();
        let lost_at =
            states.windows(2).position(|pair| pair == [Some(VerdictState::Winnable), Some(VerdictState::Unwinnable)]);
        let lost_at = lost_at.map(|before| before + 1);
        let text = match (lost_at, states.first().copied().flatten(), states.last().copied().flatten()) {
            (_, _, Some(VerdictState::Winnable)) => ReviewText::WinnableToEnd,
            (Some(number), ..) => ReviewText::LostAt {
                number,
                name: steps.get(number).map_or_else(String::new, |step| step.name.clone()),
            },
            (None, Some(VerdictState::Unwinnable), _) => ReviewText::Never,
            _ => ReviewText::Unknown,
        };
        let text = if pending { self.words.label(Label::ReviewPending) } else { self.words.review(&text) };
        let (title, shortest) = (self.words.label(Label::ReviewTitle), self.shortest_view());
        ReviewView { title, text, steps, lost_at, shortest, pending: looks_for.is_some() }
    }
}
