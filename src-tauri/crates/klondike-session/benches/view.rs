//! How long a whole view takes to build and write as JSON, and a whole command with its event. Prints a plain line for
//! each figure.
//!
//! `cargo bench -p klondike-session`. Each figure is the best of some rounds: the machine's other work only ever slows
//! one down.

#[path = "../tests/common/mod.rs"]
mod common;

use common::Player;
use klondike::Action;
use klondike_session::protocol::Command;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The best time of one call, in microseconds, of five rounds of at least 0.3 s.
fn micros(mut call: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..5 {
        let (start, mut done) = (Instant::now(), 0);
        while start.elapsed() < Duration::from_millis(300) {
            call();
            done += 1;
        }
        best = best.min(start.elapsed().as_secs_f64() * 1e6 / f64::from(done));
    }
    best
}

/// A game some way in: cards home, runs in the columns, a waste.
fn midgame() -> Player {
    let mut player = Player::at("bench-view");
    for _ in 0..40 {
        let game = player.game();
        let previous = game.past().last().map(|step| step.action);
        let action = match klondike_solver::hint(game.table(), game.rules(), previous) {
            klondike_solver::Hint::Forward(action) => action,
            _ if game.table().stock().is_empty() => Action::Recycle,
            _ => Action::Draw,
        };
        if player.play(action).is_err() {
            break;
        }
    }
    player
}

fn main() {
    let mut player = midgame();
    let built = micros(|| {
        black_box(player.view());
    });
    println!("view built: {built:.1} us");
    let whole = micros(|| {
        black_box(serde_json::to_string(&player.view()).expect("a view is JSON"));
    });
    println!("view built and serialised: {whole:.1} us");
    let json = serde_json::to_string(&player.view()).expect("a view is JSON");
    println!("view: {} bytes", json.len());
    let pair = micros(|| {
        player.play(Action::Draw).or_else(|_| player.play(Action::Recycle)).expect("the stock goes round");
        let revision = player.revision();
        player.ask(Command::Undo { revision }).expect("undo");
        player.events.clear();
    });
    println!("a command with its event: {:.1} us", pair / 2.0);
}
