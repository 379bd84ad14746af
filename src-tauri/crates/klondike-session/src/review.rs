//! The review of a game: the verdict at each move, the move that lost it, and the shortest line known.

use crate::pending::Purpose;
use crate::protocol::{Failure, Reply, ReviewStep, ReviewView, VerdictState};
use crate::session::Session;
use klondike_words::{Failed, Label, ReviewText};
use std::time::Duration;

/// How long the search for each position may take.
const EACH: Duration = Duration::from_millis(1_500);

impl Session {
    /// What is known of the game so far. What is missing is looked for meanwhile: ask again while it is pending.
    pub(crate) fn review(&mut self) -> Result<Reply, Failure> {
        let game = &self.now.game;
        if !game.is_over() {
            return Err(self.failed(Failed::NoGame));
        }
        let pending = self.pending.as_ref().is_some_and(|pending| pending.purpose == Purpose::Review);
        let complete = self.review_is_complete();
        if !complete && !pending && !self.now.reviewed {
            self.ask_last_winnable(Purpose::Review, EACH);
            self.now.reviewed = true;
        }
        let pending = self.pending.as_ref().is_some_and(|pending| pending.purpose == Purpose::Review);
        Ok(Reply::Review(Box::new(self.review_view(pending))))
    }

    fn states(&self) -> Vec<Option<VerdictState>> {
        let game = &self.now.game;
        let tables = game.past().iter().map(|step| &step.before).chain([game.table()]);
        tables.map(|table| self.now.known.state(table)).collect()
    }

    fn review_is_complete(&self) -> bool {
        self.states().iter().all(|state| matches!(state, Some(VerdictState::Winnable | VerdictState::Unwinnable)))
    }

    fn review_view(&self, pending: bool) -> ReviewView {
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
        ReviewView { title: self.words.label(Label::ReviewTitle), text, steps, lost_at, shortest: None, pending }
    }
}
