//! That nothing is lost: files cut, changed, missing, of other versions, and disks that don't take them.

mod counting;
mod exchange;
mod faults;
mod golden;
mod mutated;
mod torn;

use crate::Session;
use crate::attempt::{Attempt, Dealt, Source};
use crate::environment::{Environment, Puppet};
use crate::journal::Chain;
use crate::keeper;
use crate::protocol::{Command, Event, Failure, Proof, Reply};
use crate::storage::{File, MemoryStorage};
use klondike::{Action, Setup};
use klondike_deals::practice;

/// A session on these files. Its clock and chance are its own.
fn start(files: &MemoryStorage) -> Session {
    Session::start(Box::new(Puppet::new()), Box::new(files.clone()))
}

fn start_in(env: &Puppet, files: &MemoryStorage) -> Session {
    Session::start(Box::new(env.clone()), Box::new(files.clone()))
}

/// Does a command and answers what the session does, followed by the work that waits.
fn run(session: &mut Session, command: Command) -> Result<Reply, Failure> {
    let answer = session.handle(1, command).expect("an answer at once");
    session.tick();
    answer
}

fn play(session: &mut Session, action: Action) {
    let revision = session.revision();
    run(session, Command::Play { action, revision }).expect("a legal action");
}

fn undo(session: &mut Session) {
    let revision = session.revision();
    run(session, Command::Undo { revision }).expect("something to undo");
}

/// Plays legal actions by a fixed rule, with an undo now and then.
fn play_some(session: &mut Session, count: usize) {
    for turn in 0..count {
        let game = &session.attempt().game;
        let actions = game.table().legal_actions(game.rules());
        if turn % 7 == 6 && game.moves() > 0 {
            undo(session);
        } else if !actions.is_empty() {
            let action = actions[(turn * 13 + 5) % actions.len()];
            play(session, action);
        }
    }
}

/// What the player was told about files.
fn notices(session: &mut Session) -> Vec<(String, String)> {
    let of = |event| match event {
        Event::Notice(notice) => Some((notice.kind, notice.text)),
        _ => None,
    };
    session.take_events().into_iter().filter_map(of).collect()
}

/// Files with a game in which only the last action of a win is missing.
fn nearly_won(source: Source, id: u64, setup: Setup) -> (MemoryStorage, Action) {
    let files = MemoryStorage::new();
    let last = put_nearly_won(&files, source, id, setup);
    (files, last)
}

fn put_nearly_won(files: &MemoryStorage, source: Source, id: u64, setup: Setup) -> Action {
    let mut line = practice::solution(klondike::Draw::One);
    let last = line.pop().expect("a solution has actions");
    let dealt = Dealt { deal: practice::deal(), source, proof: Proof::Unknown, line: None };
    let attempt = Attempt::new(id, dealt, setup, 0);
    let mut text = keeper::header(&attempt) + "\nat 60\n";
    line.iter().for_each(|action| text.push_str(&format!("{action}\n")));
    files.put(File::Game, Chain::default().seal(&text).as_bytes());
    last
}

fn seed_source(text: &str) -> Source {
    Source::Seed { seed: text.parse().expect("a seed") }
}

/// Plays the last action of a nearly won game.
fn win(session: &mut Session, last: Action) {
    play(session, last);
    assert!(session.attempt().game.is_won());
}

fn new_game(session: &mut Session, seed: &str) {
    let setup = crate::protocol::Setup {
        deal: crate::protocol::DealRequest::Seed { text: seed.to_owned() },
        ..crate::protocol::Setup::default()
    };
    run(session, Command::NewGame { setup: Some(setup) }).expect("a seed can be dealt");
}

/// A number that is random enough, and the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}
