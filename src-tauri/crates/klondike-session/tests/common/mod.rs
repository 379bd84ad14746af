//! A player at a session: asks, waits for what comes later, and keeps what was told.
#![allow(dead_code)]

use klondike::{Action, Deal, Game, Rules, Scoring, Seed, Table};
use klondike_session::environment::Puppet;
use klondike_session::protocol::{BoardChanged, Command, DealRequest, Event, Failure, Phase, Reply, Setup, View};
use klondike_session::storage::MemoryStorage;
use klondike_session::{Session, jobs};
use klondike_solver::{Budget, Cancel, Verdict, solve};

pub struct Player {
    pub session: Session,
    pub clock: Puppet,
    pub storage: MemoryStorage,
    pub events: Vec<Event>,
    tickets: u64,
}

impl Player {
    pub fn new() -> Player {
        Player::with(Puppet::new(), MemoryStorage::new())
    }

    pub fn with(clock: Puppet, storage: MemoryStorage) -> Player {
        let session = Session::start(Box::new(clock.clone()), Box::new(storage.clone()));
        Player { session, clock, storage, events: Vec::new(), tickets: 0 }
    }

    /// At a deal from this seed under the default rules.
    pub fn at(seed: &str) -> Player {
        let mut player = Player::new();
        player.deal(seed, Rules::default(), Scoring::None);
        player
    }

    pub fn deal(&mut self, seed: &str, rules: Rules, scoring: Scoring) {
        let setup = Setup { deal: DealRequest::Seed { text: seed.to_owned() }, rules, scoring };
        self.ask(Command::NewGame { setup: Some(setup) }).expect("a seed is dealt");
    }

    /// The app is killed and started again on what it had written.
    pub fn restarted(self) -> Player {
        Player::with(self.clock, self.storage)
    }

    /// Asks without doing the solver's work. `None`: the answer comes later.
    pub fn try_ask(&mut self, command: Command) -> Option<Result<Reply, Failure>> {
        self.tickets += 1;
        let answer = self.session.handle(self.tickets, command);
        self.take_events();
        answer
    }

    /// Asks, and does whatever work has to be done for the answer.
    pub fn ask(&mut self, command: Command) -> Result<Reply, Failure> {
        let answer = self.try_ask(command);
        let ticket = self.tickets;
        if let Some(answer) = answer {
            return answer;
        }
        self.work();
        let late = self.session.take_late();
        let (_, answer) = late.into_iter().find(|(number, _)| *number == ticket).expect("the answer comes");
        answer
    }

    /// Does the solver's work that is waiting.
    pub fn work(&mut self) {
        for job in self.session.take_jobs() {
            let done = jobs::run(&job);
            self.session.job_done(job.id, done);
        }
        self.take_events();
    }

    /// Lets time pass as the shell does: with a tick whenever one is due.
    pub fn pass(&mut self, ms: u64) {
        let mut left = ms;
        while left > 0 {
            let step = left.min(10);
            self.clock.pass(step);
            left -= step;
            self.tick_if_due();
        }
        self.session.tick();
        self.take_events();
    }

    fn tick_if_due(&mut self) {
        use klondike_session::environment::Environment;
        if self.session.next_tick().is_some_and(|due| due <= self.clock.now_ms()) {
            self.session.tick();
            self.take_events();
        }
    }

    pub fn take_events(&mut self) {
        self.events.extend(self.session.take_events());
    }

    pub fn boards(&self) -> Vec<&BoardChanged> {
        self.events
            .iter()
            .filter_map(|event| match event {
                Event::BoardChanged(board) => Some(&**board),
                _ => None,
            })
            .collect()
    }

    pub fn last_board(&self) -> &BoardChanged {
        self.boards().last().copied().expect("a board was told")
    }

    /// What was said last with a board.
    pub fn said(&self) -> String {
        self.last_board().announcement.as_ref().map_or_else(String::new, |said| said.text.clone())
    }

    pub fn revision(&self) -> u64 {
        self.session.revision()
    }

    pub fn view(&self) -> View {
        self.session.view()
    }

    pub fn phase(&self) -> Phase {
        self.session.phase()
    }

    pub fn game(&self) -> &Game {
        &self.session.attempt().game
    }

    pub fn play(&mut self, action: Action) -> Result<Reply, Failure> {
        let revision = self.revision();
        self.ask(Command::Play { action, revision })
    }

    pub fn undo(&mut self) -> Result<Reply, Failure> {
        let revision = self.revision();
        self.ask(Command::Undo { revision })
    }

    pub fn redo(&mut self) -> Result<Reply, Failure> {
        let revision = self.revision();
        self.ask(Command::Redo { revision })
    }

    pub fn hint(&mut self) -> Result<Reply, Failure> {
        let revision = self.revision();
        self.ask(Command::Hint { revision })
    }

    pub fn check(&mut self) -> Result<Reply, Failure> {
        let revision = self.revision();
        self.ask(Command::Check { revision })
    }

    pub fn set(&mut self, name: &str, value: impl Into<serde_json::Value>) {
        let settings = [(name.to_owned(), value.into())].into_iter().collect();
        self.ask(Command::SetSettings { settings: Some(settings), setup: None, reset: false })
            .expect("the setting is there");
    }

    /// Plays a line up to where it is over or this many actions are left.
    pub fn play_line(&mut self, line: &[Action], leave: usize) {
        for &action in &line[..line.len().saturating_sub(leave)] {
            self.play(action).expect("the line is legal");
        }
    }
}

/// A winning line of a deal.
pub fn solution(deal: &Deal, rules: &Rules) -> Option<Vec<Action>> {
    let report = solve(&Table::deal(deal), rules, &Budget::positions(200_000), &Cancel::new());
    match report.verdict {
        Verdict::Solved(line) => Some(line.into_actions()),
        _ => None,
    }
}

/// The first seed of this name that can be won, and how.
pub fn winnable(name: &str, rules: &Rules) -> (String, Vec<Action>) {
    (0..)
        .find_map(|number| {
            let text = format!("{name}-{number}");
            let seed: Seed = text.parse().expect("a short seed");
            solution(&seed.deal(), rules).map(|line| (text, line))
        })
        .expect("most deals can be won")
}

/// The sentence of a failure.
pub fn message(answer: &Result<Reply, Failure>) -> &str {
    answer.as_ref().expect_err("it is refused").message()
}

/// The tag of a failure, and its reason where it has one.
pub fn tag(answer: &Result<Reply, Failure>) -> String {
    let json = serde_json::to_value(answer.as_ref().expect_err("it is refused")).expect("a failure is JSON");
    let kind = json["kind"].as_str().unwrap_or_default().to_owned();
    match json["reason"].as_str() {
        Some(reason) => format!("{kind}/{reason}"),
        None => kind,
    }
}
