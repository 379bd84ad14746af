//! What the player does at the table.

use crate::changes;
use crate::protocol::{Cause, Change, Failure, Phase, Reply};
use crate::script::{Script, ScriptKind};
use crate::session::Session;
use klondike::{Action, Column, Entry, Illegal, PileId, Step, best_move, run_that_fits, safe_home};
use klondike_words::{Failed, Said};

impl Session {
    /// Whether a command that was meant for this revision may be done.
    pub(crate) fn ready(&self, revision: u64) -> Result<(), Failure> {
        if self.now.game.is_ended() {
            return Err(self.refuse(Illegal::GameOver, None));
        }
        if revision != self.revision {
            return Err(self.refuse(Illegal::StaleRevision, None));
        }
        match self.phase() {
            Phase::Paused => Err(Failure::BadRequest { message: self.words.announce(Said::Paused) }),
            _ => Ok(()),
        }
    }

    /// A refusal with its sentence.
    pub(crate) fn refuse(&self, reason: Illegal, action: Option<Action>) -> Failure {
        let message = self.words.refusal(reason, self.now.game.table(), action);
        Failure::IllegalAction { reason, message }
    }

    pub(crate) fn failed(&self, failed: Failed) -> Failure {
        let message = self.words.failed(failed);
        match failed {
            Failed::NoDestination => Failure::NoDestination { message },
            Failed::Cancelled => Failure::Cancelled { message },
            Failed::Internal => Failure::Internal { message },
            Failed::Storage => Failure::Storage { message },
            Failed::NoDaily(_)
            | Failed::NoVerified(_)
            | Failed::NoLevel
            | Failed::NotFound
            | Failed::NoFormer
            | Failed::NoGame
            | Failed::NoImport => Failure::NotFound { message },
            _ => Failure::BadRequest { message },
        }
    }

    /// Plays an action of the player's own.
    pub(crate) fn play(&mut self, action: Action, cause: Cause) -> Result<Reply, Failure> {
        let step = self.act(action)?;
        if matches!(action, Action::Move { .. }) {
            self.now.armed = true;
        }
        let said = self.said_played(&step);
        let changes = changes::forward(self.now.game.deal(), &step);
        self.publish(cause, changes, Some(said));
        self.finish_by_itself();
        self.ack()
    }

    /// Does an action and writes it down, before anybody sees it.
    pub(crate) fn act(&mut self, action: Action) -> Result<Step, Failure> {
        let first = !self.now.is_played();
        if let Err(reason) = self.now.game.play(action) {
            return Err(self.refuse(reason, Some(action)));
        }
        self.keep(Entry::Play(action), first);
        self.now.game.past().last().copied().ok_or_else(|| self.failed(Failed::Internal))
    }

    /// Writes an entry down. With the first one of a deal the former game is settled: it can't be brought back.
    pub(crate) fn keep(&mut self, entry: Entry, first: bool) {
        if first {
            let wall = self.env.wall();
            self.now.started = Some(wall);
            self.keeper.started(wall);
            // Before the journal says so: killed in between, a loss may be written twice, but counts once.
            if let Some(former) = self.former.take() {
                self.settle(&former);
            }
        }
        self.keeper.entry(&self.now, entry);
        self.now.note_seen();
        if self.now.game.is_won() {
            self.script = None;
            self.record_win();
        }
    }

    fn said_played(&self, step: &Step) -> String {
        let game = &self.now.game;
        self.words.announce(Said::Played {
            before: &step.before,
            after: game.table(),
            rules: game.rules(),
            action: step.action,
            outcome: &step.outcome,
            moves: game.moves(),
        })
    }

    /// The card goes where it fits best.
    pub(crate) fn auto_move(&mut self, from: PileId, count: u8, home: bool) -> Result<Reply, Failure> {
        let game = &self.now.game;
        let table = game.table();
        if self.now.game.is_over() {
            return Err(self.refuse(Illegal::GameOver, None));
        }
        if from == PileId::Stock {
            let action = if table.stock().is_empty() { Action::Recycle } else { Action::Draw };
            return self.play(action, Cause::Play);
        }
        let Some(top) = table.top(from) else { return Err(self.refuse(Illegal::EmptyPile, None)) };
        let action = if home {
            let action = Action::Move { from, to: PileId::Foundation(top.suit()), count };
            // From the foundation itself it could only stay.
            if matches!(from, PileId::Foundation(_)) {
                return Err(self.refuse(Illegal::SamePile, Some(action)));
            }
            Some(action)
        } else {
            best_move(table, game.rules(), from, count, self.settings.columns_first)
        };
        if let Some(action) = action {
            return self.play(action, Cause::AutoMove);
        }
        // A face-down or covered card is refused for what it is, not for where it could go.
        let probe = Action::Move { from, to: PileId::Foundation(top.suit()), count };
        match game.check(probe) {
            Err(reason @ (Illegal::NotTop | Illegal::FaceDown | Illegal::NotARun)) => {
                Err(self.refuse(reason, Some(probe)))
            }
            _ => Err(self.failed(Failed::NoDestination)),
        }
    }

    /// The one run of a pile that fits onto a column.
    pub(crate) fn move_run(&mut self, from: PileId, to: Column) -> Result<Reply, Failure> {
        let target = PileId::Tableau(to);
        let single = Action::Move { from, to: target, count: 1 };
        let action = match from {
            PileId::Tableau(column) if column != to => {
                let game = &self.now.game;
                run_that_fits(game.table(), game.rules(), column, to).unwrap_or(single)
            }
            _ => single,
        };
        self.play(action, Cause::Play)
    }

    /// Every card that can go home safely goes.
    pub(crate) fn send_home(&mut self) -> Result<Reply, Failure> {
        if self.now.game.is_over() {
            return Err(self.refuse(Illegal::GameOver, None));
        }
        let line = safe_home(self.now.game.table(), self.now.game.rules(), &self.now.game.worried_back());
        if line.is_empty() {
            return Err(Failure::NoDestination { message: self.words.announce(Said::NothingSentHome) });
        }
        let mut changes: Vec<Change> = Vec::new();
        for &action in &line {
            let step = self.act(action)?;
            changes.extend(changes::forward(self.now.game.deal(), &step));
        }
        self.now.armed = true;
        let mut said = self.words.announce(Said::SentHome(line.len()));
        if self.now.game.is_won() {
            said = self.said_won();
        }
        self.publish(Cause::SendHome, changes, Some(said));
        self.finish_by_itself();
        self.ack()
    }

    fn said_won(&self) -> String {
        self.now.game.past().last().map_or_else(String::new, |step| self.said_played(step))
    }

    /// Takes an action back.
    pub(crate) fn undo(&mut self) -> Result<Reply, Failure> {
        self.now.armed = false;
        let step = self.take_back()?;
        let said = self.words.announce(Said::Undone { step: &step, rules: self.now.game.rules() });
        let changes = changes::backward(self.now.game.deal(), &step);
        self.publish(Cause::Undo, changes, Some(said));
        self.ack()
    }

    pub(crate) fn take_back(&mut self) -> Result<Step, Failure> {
        match self.now.game.undo() {
            Ok(step) => {
                self.keep(Entry::Undo, false);
                Ok(step)
            }
            Err(reason) => Err(self.refuse(reason, None)),
        }
    }

    /// Plays what was undone last.
    pub(crate) fn redo(&mut self) -> Result<Reply, Failure> {
        self.now.armed = false;
        let step = match self.now.game.redo() {
            Ok(step) => step,
            Err(reason) => return Err(self.refuse(reason, None)),
        };
        self.keep(Entry::Redo, false);
        let game = &self.now.game;
        let said = self.words.announce(Said::Redone {
            step: &step,
            after: game.table(),
            rules: game.rules(),
            moves: game.moves(),
        });
        let changes = changes::forward(game.deal(), &step);
        self.publish(Cause::Redo, changes, Some(said));
        self.ack()
    }

    /// All cards go home, one at a time.
    pub(crate) fn finish(&mut self) -> Result<Reply, Failure> {
        if self.now.game.is_over() {
            return Err(self.refuse(Illegal::GameOver, None));
        }
        let Some(line) = self.standing.finish.clone() else { return Err(self.failed(Failed::CannotFinish)) };
        self.start_finish(line);
        self.ack()
    }

    fn start_finish(&mut self, line: Vec<Action>) {
        self.script = Some(Script::finish(line, self.env.now_ms(), self.settings.animation));
        let said = self.words.announce(Said::Finishing);
        self.publish(Cause::Finish, Vec::new(), Some(said));
    }

    /// After a player's own transfer the finish starts by itself, where that is set.
    fn finish_by_itself(&mut self) {
        if self.now.armed
            && self.settings.auto_complete
            && self.script.is_none()
            && self.phase() == Phase::Playing
            && let Some(line) = self.standing.finish.clone()
        {
            self.start_finish(line);
        }
    }

    /// Plays the next action of a finish or demo when it is due.
    pub(crate) fn play_script(&mut self) {
        let now = self.env.now_ms();
        let Some(script) = self.script.as_mut().filter(|script| script.due.is_some_and(|due| due <= now)) else {
            return;
        };
        script.due = Some(now + script.pace);
        self.step_script();
    }

    pub(crate) fn step_script(&mut self) {
        let Some(script) = self.script.as_mut() else { return };
        let cause = match script.kind {
            ScriptKind::Finish => Cause::Finish,
            ScriptKind::Demo => Cause::Demo,
        };
        let Some(action) = script.left.pop_front() else {
            self.script = None;
            self.publish(Cause::Stop, Vec::new(), None);
            return;
        };
        match self.act(action) {
            Ok(step) => {
                let said = self.said_played(&step);
                let changes = changes::forward(self.now.game.deal(), &step);
                self.publish(cause, changes, Some(said));
            }
            // The line was replayed before: the table is not the one it was made for.
            Err(_) => {
                self.script = None;
                self.publish(Cause::Stop, Vec::new(), None);
            }
        }
    }

    /// Any pending finish or demo ends.
    pub(crate) fn stop(&mut self) -> Result<Reply, Failure> {
        self.end_search(Failed::Cancelled);
        if self.pending.is_some() {
            self.drop_pending();
        }
        self.ack()
    }

    /// Covers the table and stops the clock.
    pub(crate) fn pause(&mut self, away: bool) -> Result<Reply, Failure> {
        if self.phase() == Phase::Playing && (!away || self.settings.pause_when_away) {
            self.paused = true;
            self.keep_clock();
            self.keeper.paused(true);
            let said = self.words.announce(Said::Paused);
            self.publish(Cause::Pause, Vec::new(), Some(said));
        }
        self.ack()
    }

    /// Goes on.
    pub(crate) fn resume(&mut self) -> Result<Reply, Failure> {
        if std::mem::take(&mut self.paused) {
            self.keeper.paused(false);
            let said = self.words.announce(Said::Resumed);
            self.publish(Cause::Resume, Vec::new(), Some(said));
        }
        self.ack()
    }

    /// Stops the attempt for good.
    pub(crate) fn end_deal(&mut self) -> Result<Reply, Failure> {
        if let Err(reason) = self.now.game.end() {
            return Err(self.refuse(reason, None));
        }
        self.paused = false;
        self.keeper.paused(false);
        self.keep_clock();
        self.keep(Entry::End, false);
        self.record_end();
        let said = self.words.announce(Said::Ended);
        self.publish(Cause::End, Vec::new(), Some(said));
        self.ack()
    }
}
