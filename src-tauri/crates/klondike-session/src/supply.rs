//! Winnable deals, made in the background one ahead, so that New game shows its deal at once.
//!
//! What is ready survives restarts. Where nothing is ready the command waits; the page is told how many deals were tried,
//! and the player can stop the search.

use crate::attempt::{Dealt, Source};
use crate::deals::level_of;
use crate::jobs::{Job, Work};
use crate::protocol::{Cause, DealRequest, Event, Failure, Level, Proof, Setup};
use crate::session::{Session, Ticket};
use klondike::{Action, Entry, Line, Rules, Seed, Table};
use klondike_solver::Cancel;
use klondike_words::Failed;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many deals are kept ready: for the rule sets that were used last.
const KEPT: usize = 6;
/// The name under which they are kept.
const NAME: &str = "supply";
/// The search gives up after this many deals. Draw 3 with one pass, the rarest of the usual rules, finds 3 in 100; an
/// easy deal at draw 3 is about 1 in 100.
pub(crate) const MOST_TRIES: u64 = 3_000;
/// How often the page is told how far the search is.
const TOLD_MS: u64 = 250;

/// What a deal must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Wish {
    rules: Rules,
    level: Option<Level>,
}

/// A deal that fulfils a wish, with its solution.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Ready {
    wish: Wish,
    seed: Seed,
    line: Vec<String>,
}

impl Ready {
    /// The deal, replayed through the rules: what was kept could have been written by anybody.
    fn dealt(&self) -> Option<Dealt> {
        let deal = self.seed.deal();
        let mut table = Table::deal(&deal);
        let mut line = Vec::new();
        for word in &self.line {
            let Entry::Play(action) = Line::parse(word).ok()??.resolve(&table) else { return None };
            table.play(&self.wish.rules, action).ok()?;
            line.push(action);
        }
        table.is_won().then(|| dealt(self.seed.clone(), self.wish, line))
    }
}

fn dealt(seed: Seed, wish: Wish, line: Vec<Action>) -> Dealt {
    let deal = seed.deal();
    let source = match wish.level {
        Some(level) => Source::Level { level },
        None => Source::Winnable { seed },
    };
    Dealt { deal, source, proof: Proof::Proven, line: Some(line) }
}

/// A search that is under way.
#[derive(Debug)]
struct Search {
    id: u64,
    wish: Wish,
    cancel: Cancel,
    tries: Arc<AtomicU64>,
    /// The command that waits for it, with its setup.
    waiting: Option<(Ticket, Setup)>,
    next_told: u64,
}

/// What is ready and what is looked for.
#[derive(Debug, Default)]
pub(crate) struct Supply {
    ready: Vec<Ready>,
    search: Option<Search>,
}

impl Session {
    /// A deal that is ready; without one, a search begins and the ticket waits.
    pub(crate) fn winnable(&mut self, ticket: Ticket, setup: &Setup) -> Option<Dealt> {
        let wish = wish_of(setup)?;
        while let Some(place) = self.supply.ready.iter().position(|ready| ready.wish == wish) {
            let ready = self.supply.ready.remove(place);
            self.keep_supply();
            if let Some(dealt) = ready.dealt() {
                return Some(dealt);
            }
        }
        let now = self.env.now_ms();
        if self.supply.search.as_ref().is_none_or(|search| search.wish != wish) {
            self.end_search(Failed::Cancelled);
            self.search(wish);
        }
        if let Some(search) = &mut self.supply.search {
            if let Some((former, _)) = search.waiting.replace((ticket, setup.clone())) {
                let message = self.words.failed(Failed::Cancelled);
                self.late.push((former, Err(Failure::Cancelled { message })));
            }
            search.next_told = now + TOLD_MS;
        }
        None
    }

    /// Looks for a deal ahead of time, for the setup of the next one.
    pub(crate) fn stock_up(&mut self) {
        let Some(wish) = wish_of(&self.setup) else { return };
        if self.supply.search.is_none() && !self.supply.ready.iter().any(|ready| ready.wish == wish) {
            self.search(wish);
        }
    }

    fn search(&mut self, wish: Wish) {
        let mut base = [0; 12];
        if !self.env.entropy(&mut base) {
            return;
        }
        self.job_count += 1;
        let tries = Arc::new(AtomicU64::new(0));
        let work = Work::Find { rules: wish.rules, level: wish.level.map(level_of), base, tries: Arc::clone(&tries) };
        let job = Job { id: self.job_count, work, cancel: Cancel::new() };
        let (id, cancel) = (job.id, job.cancel.clone());
        self.supply.search = Some(Search { id, wish, cancel, tries, waiting: None, next_told: u64::MAX });
        self.jobs.push(job);
    }

    /// Ends a search; who waited for it is told why.
    pub(crate) fn end_search(&mut self, why: Failed) -> bool {
        let Some(search) = self.supply.search.take() else { return false };
        search.cancel.cancel();
        self.jobs.retain(|job| job.id != search.id);
        let Some((ticket, _)) = search.waiting else { return false };
        let text = self.words.search_cancelled();
        self.events.push(Event::SearchProgress { text, tries: search.tries.load(Ordering::Relaxed), done: true });
        let failure = self.failed(why);
        self.late.push((ticket, Err(failure)));
        true
    }

    /// When the page is to be told again.
    pub(crate) fn search_due(&self) -> Option<u64> {
        self.supply.search.as_ref().filter(|search| search.waiting.is_some()).map(|search| search.next_told)
    }

    /// Tells the page how far the search is.
    pub(crate) fn tell_search(&mut self) {
        let now = self.env.now_ms();
        let Some(search) = self.supply.search.as_mut().filter(|search| search.waiting.is_some()) else { return };
        if search.next_told > now {
            return;
        }
        search.next_told = now + TOLD_MS;
        let tries = search.tries.load(Ordering::Relaxed);
        let text = self.words.search_tried(tries);
        self.events.push(Event::SearchProgress { text, tries, done: false });
    }

    /// A search has ended by itself. `false` when it is not the one under way.
    pub(crate) fn found(&mut self, id: u64, found: Option<(Seed, Vec<Action>)>) -> bool {
        if self.supply.search.as_ref().is_none_or(|search| search.id != id) {
            return false;
        }
        let Some(search) = self.supply.search.take() else { return false };
        let tries = search.tries.load(Ordering::Relaxed);
        match (found, search.waiting) {
            (Some((seed, line)), Some((ticket, setup))) => {
                let text = self.words.search_tried(tries);
                self.events.push(Event::SearchProgress { text, tries, done: true });
                self.remember(&setup);
                self.lay(dealt(seed, search.wish, line), &setup, Cause::NewGame);
                let answer = self.ack();
                self.late.push((ticket, answer));
                self.stock_up();
            }
            (Some((seed, line)), None) => {
                let line = line.iter().map(ToString::to_string).collect();
                self.supply.ready.insert(0, Ready { wish: search.wish, seed, line });
                self.supply.ready.truncate(KEPT);
                self.keep_supply();
                // The setup may have changed meanwhile.
                self.stock_up();
            }
            (None, Some((ticket, _))) => {
                let message = self.words.search_none(tries);
                self.events.push(Event::SearchProgress { text: message.clone(), tries, done: true });
                self.late.push((ticket, Err(Failure::NotFound { message })));
            }
            (None, None) => {}
        }
        true
    }

    /// Takes what an earlier run had ready.
    pub(crate) fn open_supply(&mut self) {
        self.supply.ready = self.store.other(NAME).unwrap_or_default();
        self.supply.ready.truncate(KEPT);
    }

    fn keep_supply(&mut self) {
        self.store.set_other(NAME, json!(self.supply.ready));
    }
}

/// What a setup wishes for, if it wishes for a proven deal.
fn wish_of(setup: &Setup) -> Option<Wish> {
    match setup.deal {
        DealRequest::Winnable => Some(Wish { rules: setup.rules, level: None }),
        DealRequest::Level { level } => Some(Wish { rules: setup.rules, level: Some(level) }),
        _ => None,
    }
}
