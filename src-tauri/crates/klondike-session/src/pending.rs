//! What the solver is working on for the position on the table.

use crate::jobs::{Done, Job, Work, line_of};
use crate::protocol::{Announcement, Event, Failure, Reply, VerdictChanged, VerdictState};
use crate::session::{Session, Ticket};
use klondike_solver::{Cancel, Verdict};
use klondike_words::{Failed, VerdictText};
use std::time::Duration;

/// A search shorter than this is not spoken of.
const THINKING_MS: u64 = 300;

/// What the answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The player asked whether the game can still be won.
    Check,
    /// The player wants to know after every move.
    Always,
    /// The next move of a proven win.
    Hint(Ticket),
    /// The solution, to be played.
    Demo {
        /// The command that waits.
        ticket: Ticket,
        /// Only one action.
        step: bool,
    },
    /// The way back to the last winnable position.
    Rewind(Ticket),
    /// The verdicts for the review.
    Review,
    /// The shortest line for the review.
    Shortest,
}

/// The job that is waited for.
#[derive(Debug)]
pub(crate) struct Pending {
    id: u64,
    pub(crate) purpose: Purpose,
    cancel: Cancel,
    since: u64,
    told: bool,
    /// The number of the deal it is about.
    game: u64,
}

impl Pending {
    /// When “thinking” is to be said.
    pub(crate) fn due(&self) -> Option<u64> {
        let speaks = matches!(self.purpose, Purpose::Check | Purpose::Always);
        (speaks && !self.told).then_some(self.since + THINKING_MS)
    }

    const fn ticket(&self) -> Option<Ticket> {
        match self.purpose {
            Purpose::Hint(ticket) | Purpose::Demo { ticket, .. } | Purpose::Rewind(ticket) => Some(ticket),
            Purpose::Check | Purpose::Always | Purpose::Review | Purpose::Shortest => None,
        }
    }
}

impl Session {
    /// Whether the solver thinks about the position on the table long enough to say so.
    pub(crate) fn is_thinking(&self) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.told)
    }

    /// Asks the solver about the position on the table.
    pub(crate) fn ask_solver(&mut self, purpose: Purpose, time: Duration) {
        let work = Work::Solve { table: *self.now.game.table(), rules: *self.now.game.rules(), time };
        self.ask(purpose, work);
    }

    /// Asks which position of the line on the board is the last winnable one.
    pub(crate) fn ask_last_winnable(&mut self, purpose: Purpose, time: Duration) {
        let game = &self.now.game;
        let tables = game.past().iter().map(|step| step.before).chain([*game.table()]);
        // What is known needs no search: only positions after the last known winnable one are looked at.
        let tables: Vec<_> = tables.collect();
        let first = tables
            .iter()
            .rposition(|table| self.now.known.state(table) == Some(VerdictState::Winnable))
            .map_or(0, |place| place + 1);
        let last = tables
            .iter()
            .position(|table| self.now.known.state(table) == Some(VerdictState::Unwinnable))
            .unwrap_or(tables.len());
        let tables = tables.get(first..last).unwrap_or_default().to_vec();
        self.ask(purpose, Work::LastWinnable { tables, rules: *game.rules(), time });
    }

    pub(crate) fn ask(&mut self, purpose: Purpose, work: Work) {
        self.drop_pending();
        self.job_count += 1;
        let job = Job { id: self.job_count, work, cancel: Cancel::new() };
        self.pending = Some(Pending {
            id: job.id,
            purpose,
            cancel: job.cancel.clone(),
            since: self.env.now_ms(),
            told: false,
            game: self.now.number,
        });
        self.jobs.push(job);
    }

    /// The board has changed, or something else is asked: nobody wants the answer any more.
    pub(crate) fn drop_pending(&mut self) {
        let Some(pending) = self.pending.take() else { return };
        pending.cancel.cancel();
        self.jobs.retain(|job| job.id != pending.id);
        if matches!(pending.purpose, Purpose::Review | Purpose::Shortest) {
            self.now.reviewed = false;
        }
        if let Some(ticket) = pending.ticket() {
            let message = self.words.failed(Failed::Cancelled);
            self.late.push((ticket, Err(Failure::Cancelled { message })));
        }
    }

    /// Says that the solver is still thinking when it takes long.
    pub(crate) fn say_thinking(&mut self) {
        let now = self.env.now_ms();
        let Some(pending) = self.pending.as_mut().filter(|pending| pending.due().is_some_and(|due| due <= now)) else {
            return;
        };
        pending.told = true;
        let asked = pending.purpose == Purpose::Check;
        let text = self.words.verdict(VerdictText::Thinking);
        self.tell_verdict(asked.then_some(text));
    }

    /// Tells the page the verdict on the position on the table.
    pub(crate) fn tell_verdict(&mut self, said: Option<String>) {
        let announcement = said.map(|text| Announcement { text, assertive: false });
        let event = VerdictChanged { revision: self.revision, verdict: self.verdict_view(), announcement };
        self.events.push(Event::VerdictChanged(event));
    }

    pub(crate) fn take_result(&mut self, id: u64, done: Done) {
        let done = match done {
            Done::Found(found) => {
                self.found(id, found);
                return;
            }
            other => other,
        };
        if self.pending.as_ref().is_none_or(|pending| pending.id != id) {
            return;
        }
        let Some(pending) = self.pending.take() else { return };
        if pending.game != self.now.number {
            return;
        }
        match done {
            Done::Solved(report) => self.learn(self.now.game.table().to_owned(), &report.verdict),
            Done::Found(_) => {}
            Done::Shortest(found) => self.learn_shortest(found),
            Done::Looked(list) => {
                for (table, verdict) in list {
                    self.learn(table, &verdict);
                }
            }
        }
        self.now.known.spread(self.now.game.past(), self.now.game.table());
        self.answer(pending.purpose);
    }

    fn learn(&mut self, table: klondike::Table, verdict: &Verdict) {
        let rules = *self.now.game.rules();
        let known = &mut self.now.known;
        match (line_of(verdict), verdict) {
            (Some(line), _) => {
                known.learn_line(&table, &rules, line);
                known.learn_winnable(&table);
            }
            (None, Verdict::Unsolvable) => known.learn_lost(&table),
            (None, _) => known.learn_unknown(&table),
        }
    }

    fn answer(&mut self, purpose: Purpose) {
        match purpose {
            Purpose::Check | Purpose::Always => self.tell_checked(purpose == Purpose::Check),
            Purpose::Hint(ticket) => {
                let hint = self.proven_hint();
                self.late.push((ticket, Ok(Reply::Hint(hint))));
            }
            Purpose::Demo { ticket, step } => {
                let answer = self.start_demo(step);
                self.late.push((ticket, answer));
            }
            Purpose::Rewind(ticket) => {
                let answer = self.rewind_now();
                self.late.push((ticket, answer));
            }
            Purpose::Review => self.look_for_shortest(),
            Purpose::Shortest => {}
        }
    }
}
