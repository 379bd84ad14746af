//! How fast a game plays: actions played and undone a second, on one core. Prints a plain line for each figure.
//!
//! `cargo bench -p klondike`. Each figure is the best of many rounds: the machine's other work only ever slows one down.

use klondike::{Action, Game, PileId, Rules, Seed, Setup, Table, perft, save};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Lines of play from a hundred deals: some cards home, some passes through the stock, as people play.
fn lines() -> Vec<(Game, Vec<Action>)> {
    (0..100)
        .filter_map(|n| {
            let seed: Seed = format!("bench-{n}").parse().ok()?;
            let start = Game::new(seed.deal(), Setup::default());
            let mut game = start.clone();
            while game.moves() < 150 {
                let legal = game.table().legal_actions(game.rules());
                let forward = legal.iter().find(|action| is_forward(game.table(), **action));
                let Some(&action) = forward.or(legal.first()) else { break };
                game.play(action).ok()?;
            }
            let line = game.past().iter().map(|step| step.action).collect();
            Some((start, line))
        })
        .collect()
}

fn is_forward(table: &Table, action: Action) -> bool {
    match action {
        Action::Move { from: PileId::Tableau(column), to: PileId::Tableau(_), count } => {
            let column = table.column(column);
            column.face_up() == usize::from(count) && column.face_down() > 0
        }
        Action::Move { from: PileId::Foundation(_), .. } => false,
        Action::Move { .. } => true,
        _ => false,
    }
}

/// The best rate of many short rounds: one that nothing else on the machine has interrupted.
fn rate(mut round: impl FnMut() -> u64) -> f64 {
    let mut best: f64 = 0.0;
    let all = Instant::now();
    while all.elapsed() < Duration::from_secs(2) {
        let start = Instant::now();
        let done = round();
        best = best.max(done as f64 / start.elapsed().as_secs_f64());
    }
    best
}

fn main() {
    let lines = lines();
    let games = rate(|| {
        let mut done = 0;
        for (start, line) in &lines {
            let mut game = start.clone();
            for &action in line {
                done += u64::from(game.play(action).is_ok());
            }
            while game.undo().is_ok() {}
            black_box(&game);
        }
        done
    });
    println!("play + undo\t{:.2} million actions/s", games / 1e6);

    let tables = rate(|| {
        let mut done = 0;
        for (start, line) in &lines {
            let mut table = *start.table();
            for &action in line {
                done += u64::from(table.play(start.rules(), action).is_ok());
            }
            black_box(&table);
        }
        done
    });
    println!("play on a table\t{:.2} million actions/s", tables / 1e6);

    let lists = rate(|| {
        let mut done = 0;
        for (start, line) in &lines {
            let mut table = *start.table();
            for &action in line {
                black_box(table.legal_actions(start.rules()));
                done += u64::from(table.play(start.rules(), action).is_ok());
            }
        }
        done
    });
    println!("play and list\t{:.2} million actions/s", lists / 1e6);

    let nodes = rate(|| {
        let rules = Rules::default();
        lines.iter().take(10).map(|(start, _)| perft(start.table(), &rules, 5)).sum()
    });
    println!("perft 5\t{:.2} million lines/s", nodes / 1e6);

    let saves = rate(|| {
        let mut done = 0;
        for (start, line) in &lines {
            let mut game = start.clone();
            for &action in line {
                done += u64::from(game.play(action).is_ok());
            }
            black_box(save::from_text(&save::to_text(&game)).is_ok());
        }
        done
    });
    println!("save and load\t{:.2} million actions/s", saves / 1e6);
}
