//! Help: hints, position check, the way back, demo.

use crate::pending::Purpose;
use crate::protocol::{Cause, Command, Failure, HintView, Phase, Reply, VerdictState, VerdictView};
use crate::script::Script;
use crate::session::{Answer, Session, Ticket};
use klondike::{Action, Entry, Help, Illegal};
use klondike_solver::Hint;
use klondike_words::{HintText, Said, VerdictText};
use std::time::Duration;

/// How long the player waits for a proven move or the way back at most.
const WAIT: Duration = Duration::from_millis(1_500);
/// How long a check may search.
const CHECK: Duration = Duration::from_secs(20);
/// How long a check after every move may search.
const ALWAYS: Duration = Duration::from_secs(2);

impl Session {
    fn help(&mut self, help: Help) {
        self.now.game.count_help(help);
        self.keep(Entry::Help(help), false);
    }

    /// First a forward move that anybody could have seen; on asking again the next move of a proven win.
    pub(crate) fn hint(&mut self, ticket: Ticket) -> Answer {
        if self.now.game.is_over() {
            return Some(Err(self.refuse(Illegal::GameOver, None)));
        }
        let table = *self.now.game.table();
        if self.hinted != Some(table) {
            self.hinted = Some(table);
            return Some(Ok(Reply::Hint(self.first_hint())));
        }
        if self.now.known.next(&table).is_some() || self.now.known.state(&table) == Some(VerdictState::Unwinnable) {
            return Some(Ok(Reply::Hint(self.proven_hint())));
        }
        self.ask_solver(Purpose::Hint(ticket), WAIT);
        None
    }

    fn first_hint(&mut self) -> HintView {
        let game = &self.now.game;
        let table = *game.table();
        let previous = game.past().last().map(|step| step.action);
        match klondike_solver::hint(&table, game.rules(), previous) {
            Hint::Forward(action) => {
                let text = self.words.hint(HintText::Action { table: &table, action, proven: false });
                let step = self.legal_move(action);
                self.help(Help::Hint);
                HintView::Move { step: Box::new(step), text, proven: false }
            }
            Hint::NoForwardMove { draw_helps, foundation_return, undo } => {
                let could_return = match foundation_return {
                    Some(Action::Move { from, .. }) => table.top(from),
                    _ => None,
                };
                let text = self.words.hint(HintText::None {
                    draw_helps: draw_helps.is_some(),
                    could_return,
                    undo: undo && !game.past().is_empty(),
                });
                if draw_helps.is_some() {
                    self.help(Help::Hint);
                    HintView::Draw { text }
                } else {
                    HintView::None { text }
                }
            }
        }
    }

    /// The next move of a proven win, where one is known.
    pub(crate) fn proven_hint(&mut self) -> HintView {
        let table = *self.now.game.table();
        let Some(action) = self.now.known.next(&table) else {
            return HintView::None { text: self.words.hint(HintText::NoWinKnown) };
        };
        let text = self.words.hint(HintText::Action { table: &table, action, proven: true });
        let step = self.legal_move(action);
        self.help(Help::ProvenMove);
        HintView::Move { step: Box::new(step), text, proven: true }
    }

    /// The solver is asked whether the game can still be won.
    pub(crate) fn check(&mut self) -> Result<Reply, Failure> {
        if self.now.game.is_over() {
            return Err(self.refuse(Illegal::GameOver, None));
        }
        let table = *self.now.game.table();
        match self.now.known.state(&table) {
            Some(VerdictState::Winnable | VerdictState::Unwinnable) => {
                self.drop_pending();
                self.tell_checked(true);
            }
            _ => self.ask_solver(Purpose::Check, CHECK),
        }
        self.ack()
    }

    /// Shows the verdict on the position on the table.
    pub(crate) fn tell_checked(&mut self, asked: bool) {
        self.note_checked();
        let said = self.verdict_text();
        self.tell_verdict(asked.then_some(said));
    }

    /// From now on the verdict on the position on the table is shown.
    fn note_checked(&mut self) {
        let table = *self.now.game.table();
        // A verdict that is shown already is no new help.
        if self.now.known.shown(&table).is_none() {
            self.help(Help::Check);
        }
        self.now.known.ask(&table);
        self.now.known.spread(self.now.game.past(), self.now.game.table());
        self.now.note_proof();
        if let Some(state) = self.now.known.state(&table) {
            self.keeper.verdict(state);
        }
    }

    fn verdict_text(&self) -> String {
        let state = self.now.known.shown(self.now.game.table());
        self.words.verdict(match state {
            Some(VerdictState::Winnable) => VerdictText::Winnable,
            Some(VerdictState::Unwinnable) if self.is_lost_from_start() => VerdictText::NeverWinnable,
            Some(VerdictState::Unwinnable) => VerdictText::Unwinnable,
            Some(VerdictState::Unknown) | None => VerdictText::Unknown,
            Some(VerdictState::Thinking) => VerdictText::Thinking,
        })
    }

    fn is_lost_from_start(&self) -> bool {
        let first = self.now.game.past().first().map_or(self.now.game.table(), |step| &step.before);
        self.now.known.shown(first) == Some(VerdictState::Unwinnable)
    }

    /// The verdict that the page shows.
    pub(crate) fn verdict_view(&self) -> Option<VerdictView> {
        let game = &self.now.game;
        if self.is_thinking() {
            let text = self.words.verdict(VerdictText::Thinking);
            return Some(VerdictView { state: VerdictState::Thinking, text, back: None });
        }
        let state = self.now.known.shown(game.table())?;
        let back = self.now.known.steps_back(game.past(), game.table());
        Some(VerdictView { state, text: self.verdict_text(), back })
    }

    /// After a change of the board: the verdict on the new one, where the player always wants it.
    pub(crate) fn check_always(&mut self) {
        if !self.settings.check_always || self.phase() != Phase::Playing || self.now.game.is_over() {
            return;
        }
        let table = *self.now.game.table();
        match self.now.known.state(&table) {
            None => self.ask_solver(Purpose::Always, ALWAYS),
            Some(_) if self.now.known.shown(&table).is_none() => self.note_checked(),
            Some(_) => {}
        }
    }

    /// Back to the last winnable position.
    pub(crate) fn rewind(&mut self, ticket: Ticket) -> Answer {
        if self.now.game.is_over() {
            return Some(Err(self.refuse(Illegal::GameOver, None)));
        }
        if self.phase() == Phase::Paused {
            return Some(Err(Failure::BadRequest { message: self.words.announce(Said::Paused) }));
        }
        if self.last_winnable_is_known() {
            return Some(self.rewind_now());
        }
        self.ask_last_winnable(Purpose::Rewind(ticket), WAIT);
        None
    }

    /// Whether the step after the last winnable position is known to be lost, or there is none.
    fn last_winnable_is_known(&self) -> bool {
        let game = &self.now.game;
        let state = |table| self.now.known.state(table);
        state(game.table()) == Some(VerdictState::Winnable)
            || self.now.known.steps_back(game.past(), game.table()).is_some()
    }

    /// As many counted undos as lead back to the last position that is known to be winnable.
    pub(crate) fn rewind_now(&mut self) -> Result<Reply, Failure> {
        let game = &self.now.game;
        let tables = std::iter::once(game.table()).chain(game.past().iter().rev().map(|step| &step.before));
        let steps = tables
            .enumerate()
            .find(|(_, table)| self.now.known.state(table) == Some(VerdictState::Winnable))
            .map(|(steps, _)| steps);
        let Some(steps) = steps else {
            return Err(Failure::NotFound { message: self.words.announce(Said::CannotRewind) });
        };
        let mut changes = Vec::new();
        self.now.armed = false;
        for _ in 0..steps {
            // Whoever asks for the last winnable position knows that the later ones are lost.
            let lost = *self.now.game.table();
            self.now.known.ask(&lost);
            let step = self.take_back()?;
            changes.extend(crate::changes::backward(self.now.game.deal(), &step));
        }
        let table = *self.now.game.table();
        if self.now.known.shown(&table).is_none() {
            self.help(Help::Check);
        }
        self.now.known.ask(&table);
        let said = self.words.announce(Said::Rewound(steps));
        self.publish(Cause::Rewind, changes, Some(said));
        self.ack()
    }

    /// The computer plays its solution, or one action of it.
    pub(crate) fn demo(&mut self, ticket: Ticket, step: bool) -> Answer {
        if self.now.game.is_over() {
            return Some(Err(self.refuse(Illegal::GameOver, None)));
        }
        if self.phase() == Phase::Paused {
            return Some(Err(Failure::BadRequest { message: self.words.announce(Said::Paused) }));
        }
        let table = *self.now.game.table();
        if self.now.known.next(&table).is_some() || self.now.known.state(&table) == Some(VerdictState::Unwinnable) {
            return Some(self.start_demo(step));
        }
        self.ask_solver(Purpose::Demo { ticket, step }, WAIT);
        None
    }

    /// Starts the demo on the line that is known.
    pub(crate) fn start_demo(&mut self, step: bool) -> Result<Reply, Failure> {
        let game = &self.now.game;
        let Some(line) = self.now.known.line(game.table(), game.rules()) else {
            return Err(Failure::NotFound { message: self.words.announce(Said::NoDemo) });
        };
        self.script = Some(Script::demo(line, self.env.now_ms(), self.settings.animation, step));
        self.now.armed = false;
        self.help(Help::Demo);
        let said = self.words.announce(Said::Demo);
        self.publish(Cause::Demo, Vec::new(), Some(said));
        if step {
            self.step_script();
        }
        self.ack()
    }

    /// What a command does to a demo that is on the table, where it does not simply end it.
    pub(crate) fn demo_command(&mut self, command: &Command) -> Option<Result<Reply, Failure>> {
        if !self.is_demo() {
            return None;
        }
        let now = self.env.now_ms();
        let script = self.script.as_mut()?;
        match command {
            Command::Demo { step: false } | Command::Resume => script.due = Some(now + script.pace),
            Command::Pause { .. } => script.due = None,
            Command::Demo { step: true } => {
                script.due = None;
                self.step_script();
                return Some(self.ack());
            }
            _ => return None,
        }
        self.publish(Cause::Demo, Vec::new(), None);
        Some(self.ack())
    }
}
