//! A session: the table, what may be done at it, and what the page is told. No input or output, no thread, no waiting:
//! commands, readings of the clock and results of jobs come in; replies, events and jobs go out.

use crate::attempt::Attempt;
use crate::environment::Environment;
use crate::jobs::{Done, Job};
use crate::keeper::Keeper;
use crate::pending::Pending;
use crate::protocol::{Ack, Announcement, BoardChanged, Cause, Change, Command, Event, Failure, Phase, Reply};
use crate::protocol::{DealRequest, Settings, Setup};
use crate::script::{Script, ScriptKind};
use crate::store::Store;
use crate::store_export::Everything;
use crate::supply::Supply;
use crate::view::memory::Memory;
use crate::watch::Watch;
use klondike::{Action, Table};
use klondike_words::{Said, Words};
use std::cell::RefCell;

/// Names a command whose answer may come later.
pub type Ticket = u64;

/// What a command answers: at once, or (`None`) later with its ticket.
pub type Answer = Option<Result<Reply, Failure>>;

/// The table and everything around it.
pub struct Session {
    pub(crate) env: Box<dyn Environment>,
    pub(crate) keeper: Keeper,
    pub(crate) store: Store,
    /// What the last import has replaced.
    pub(crate) before_import: Option<Box<Everything>>,
    pub(crate) words: Words,
    pub(crate) settings: Settings,
    pub(crate) setup: Setup,
    pub(crate) now: Attempt,
    /// Can be brought back as long as nothing was played on the deal on the table.
    pub(crate) former: Option<Box<Attempt>>,
    pub(crate) revision: u64,
    /// How many deals lay on this table.
    pub(crate) games: u64,
    pub(crate) watch: Watch,
    pub(crate) paused: bool,
    /// A game that was resumed waits for the player before its clock goes on.
    pub(crate) waits: bool,
    pub(crate) script: Option<Script>,
    pub(crate) supply: Supply,
    /// The table that the last first-step hint was about: asking again there gives the proven move.
    pub(crate) hinted: Option<Table>,
    pub(crate) pending: Option<Pending>,
    pub(crate) standing: Standing,
    /// What the link that was opened last asks for: dealing it changes no setting.
    pub(crate) link: Option<DealRequest>,
    /// Names that were made for earlier views.
    pub(crate) memory: RefCell<Memory>,
    pub(crate) events: Vec<Event>,
    pub(crate) late: Vec<(Ticket, Result<Reply, Failure>)>,
    pub(crate) jobs: Vec<Job>,
    pub(crate) job_count: u64,
}

/// What follows from the table and is worth finding out only once for each table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Standing {
    /// All cards can go home by themselves, like this.
    pub(crate) finish: Option<Vec<Action>>,
    /// Nothing can change any more; that many undos lead back to the last real choice.
    pub(crate) dead_end: Option<usize>,
    /// It was none before.
    pub(crate) newly: bool,
}

impl Session {
    /// Does a command.
    pub fn handle(&mut self, ticket: Ticket, command: Command) -> Answer {
        self.pass_time();
        let before = self.revision;
        if !command.only_asks() {
            self.waits = false;
        }
        let answer = match self.demo_command(&command) {
            Some(answer) => Some(answer),
            None => {
                let stopped = !command.only_asks() && self.stop_script();
                let answer = self.run(ticket, command);
                if stopped && self.revision == before {
                    let said = self.words.announce(Said::Stopped);
                    self.publish(Cause::Stop, Vec::new(), Some(said));
                }
                answer
            }
        };
        self.set_clock();
        answer
    }

    /// Reads the clock: counts play, plays what is due, says that the solver is still thinking.
    pub fn tick(&mut self) {
        self.pass_time();
        self.play_script();
        self.say_thinking();
        self.tell_search();
        self.set_clock();
        self.tidy();
        self.tell_trouble();
    }

    /// When [`Session::tick`] wants to be called next, on the monotonic clock.
    #[must_use]
    pub fn next_tick(&self) -> Option<u64> {
        let second = self.watch.last().map(|last| last + 1000 - self.now.game.played_ms() % 1000);
        let script = self.script.as_ref().and_then(|script| script.due);
        let thinking = self.pending.as_ref().and_then(Pending::due);
        // Bests are written when the board has been shown.
        let behind = self.store.wants_time().then(|| self.env.now_ms());
        [second, script, thinking, behind, self.search_due()].into_iter().flatten().min()
    }

    /// A job's result. One that nobody waits for any more is ignored.
    pub fn job_done(&mut self, id: u64, done: Done) {
        self.pass_time();
        self.take_result(id, done);
        self.set_clock();
    }

    /// What happened since the last call, in order.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Answers that came later.
    pub fn take_late(&mut self) -> Vec<(Ticket, Result<Reply, Failure>)> {
        std::mem::take(&mut self.late)
    }

    /// Work to be done elsewhere.
    pub fn take_jobs(&mut self) -> Vec<Job> {
        std::mem::take(&mut self.jobs)
    }

    /// The settings in force.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The words in use.
    #[must_use]
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The attempt on the table.
    #[must_use]
    pub const fn attempt(&self) -> &Attempt {
        &self.now
    }

    /// The whole proven line from the position on the table, where one is known. It never reaches the page unasked.
    #[must_use]
    pub fn proven_line(&self) -> Option<Vec<Action>> {
        self.now.known.line(self.now.game.table(), self.now.game.rules())
    }

    /// The revision of the last event.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Everything written is asked to reach the disk: the app is about to end.
    pub fn close(&mut self) {
        self.pass_time();
        self.keep_clock();
        self.tidy();
        self.keeper.sync();
    }

    /// What is going on at the table.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match (self.now.phase(), &self.script, self.paused) {
            (over @ (Phase::Won | Phase::Ended), ..) => over,
            (_, _, true) => Phase::Paused,
            (_, Some(script), false) => script.phase(),
            (playing, None, false) => playing,
        }
    }

    fn run(&mut self, ticket: Ticket, command: Command) -> Answer {
        if let Some(revision) = command.revision()
            && let Err(failure) = self.ready(revision)
        {
            return Some(Err(failure));
        }
        Some(match command {
            Command::Board => Ok(Reply::Board(Box::new(self.board(Cause::Other, Vec::new(), None)))),
            Command::Words => Ok(Reply::Words(Box::new(self.words_view()))),
            Command::NewGame { setup } => return self.new_game(ticket, setup),
            Command::BringBack => self.bring_back(),
            Command::Play { action, .. } => self.play(action, Cause::Play),
            Command::AutoMove { from, count, home, .. } => self.auto_move(from, count, home),
            Command::MoveRun { from, to, .. } => self.move_run(from, to),
            Command::SendHome { .. } => self.send_home(),
            Command::Undo { .. } => self.undo(),
            Command::Redo { .. } => self.redo(),
            Command::Restart => self.restart(),
            Command::Finish { .. } => self.finish(),
            Command::Demo { step } => return self.demo(ticket, step),
            Command::Stop => self.stop(),
            Command::Hint { .. } => return self.hint(ticket),
            Command::Check { .. } => self.check(),
            Command::Rewind => return self.rewind(ticket),
            Command::Pause { away } => self.pause(away),
            Command::Resume => self.resume(),
            Command::EndDeal => self.end_deal(),
            Command::DealCode => self.deal_code(),
            Command::ImportDeal { text } => self.import_deal(&text),
            Command::CheckSeed { text } => self.check_seed(&text),
            Command::Review => self.review(),
            Command::Settings => Ok(Reply::Settings(Box::new(self.settings_view()))),
            Command::SetSettings { settings, setup, reset } => self.set_settings(settings.as_ref(), setup, reset),
            Command::Records => self.records(),
            Command::Calendar { month, draw } => self.calendar(month.as_deref(), draw),
            Command::Verified => self.verified(),
            Command::Export => self.export(),
            Command::Import { json } => self.import(&json),
            Command::UndoImport => self.undo_import(),
        })
    }

    pub(crate) fn ack(&self) -> Result<Reply, Failure> {
        Ok(Reply::Ack(Ack { revision: self.revision }))
    }

    /// Tells the page: the board after a change. What was thought about the former board is dropped.
    pub(crate) fn publish(&mut self, cause: Cause, changes: Vec<Change>, said: Option<String>) {
        self.revision += 1;
        self.drop_pending();
        self.look();
        self.check_always();
        let announcement = self.with_dead_end(said).filter(|text| !text.is_empty()).map(|text| Announcement {
            text,
            assertive: matches!(cause, Cause::Finish | Cause::Demo) && self.now.game.is_won(),
        });
        let event = self.board(cause, changes, announcement);
        self.events.push(Event::BoardChanged(Box::new(event)));
        self.tell_trouble();
    }

    /// The board with the newest view.
    pub(crate) fn board(&self, cause: Cause, changes: Vec<Change>, announcement: Option<Announcement>) -> BoardChanged {
        BoardChanged { revision: self.revision, cause, changes, announcement, view: self.view() }
    }

    fn pass_time(&mut self) {
        let now = self.env.now_ms();
        let passed = self.watch.read(now);
        if passed == 0 {
            return;
        }
        let before = self.now.game.played_ms();
        self.now.game.clock_to(before + passed);
        let after = self.now.game.played_ms();
        if after / 1000 != before / 1000 {
            let event = self.clock_view();
            self.events.push(Event::ClockChanged(event));
        }
        if after / KEPT_MS != before / KEPT_MS {
            self.keep_clock();
        }
    }

    pub(crate) fn keep_clock(&mut self) {
        self.keeper.clock(&self.now);
    }

    /// The clock runs from the first action on, as long as somebody plays.
    fn set_clock(&mut self) {
        let runs = self.now.is_played()
            && !self.waits
            && matches!(self.phase(), Phase::Playing | Phase::Finishing | Phase::Demo);
        self.watch.set_running(runs, self.env.now_ms());
    }

    /// Ends a finish or demo at the card that is whole now. It does not start again by itself.
    pub(crate) fn stop_script(&mut self) -> bool {
        let stopped = self.script.take().is_some();
        if stopped {
            self.now.armed = false;
        }
        stopped
    }

    /// Whether a demo is on the table, running or held.
    pub(crate) fn is_demo(&self) -> bool {
        self.script.as_ref().is_some_and(|script| script.kind == ScriptKind::Demo)
    }
}

/// Between actions the clock is written down this often.
const KEPT_MS: u64 = 10_000;
