//! What holds in every game: 10,000 of them, played at random under all rule sets.

mod common;
#[path = "common/model.rs"]
mod model;

use common::*;
use klondike::{Action, Card, Column, Entry, Game, Illegal, PileId, Rules, Scoring, Setup, Suit, Table, save};
use model::Model;

const GAMES: usize = 10_000;

/// All 52 cards, each once.
fn assert_whole(table: &Table) {
    let columns = Column::ALL.into_iter().flat_map(|column| table.column(column).cards().iter());
    let home =
        Suit::ALL.into_iter().flat_map(|suit| (1..=table.foundation(suit)).map(move |rank| Card::new(suit, rank)));
    let seen =
        columns.chain(table.stock().iter()).chain(table.waste().iter()).chain(home.map(|card| card.expect("a card")));
    let (count, set) = seen.fold((0, 0_u64), |(count, set), card| (count + 1, set | 1 << card.index()));
    assert_eq!((count, set), (52, (1 << 52) - 1));
}

/// Every legal action plays, every action not listed is refused, and a refused action changes nothing.
fn assert_list_is_exact(table: &Table, rules: &Rules, conceivable: &[Action]) {
    let legal = table.legal_actions(rules);
    let mut listed = 0;
    for &action in conceivable {
        let mut next = *table;
        match next.play(rules, action) {
            Ok(_) => {
                assert!(legal.contains(&action), "{action} plays and is not listed");
                assert_ne!(next, *table, "{action} did nothing");
                listed += 1;
            }
            Err(_) => {
                assert_eq!(next, *table, "{action} was refused and changed something");
                assert!(!legal.contains(&action), "{action} is listed and refused");
            }
        }
    }
    assert_eq!(listed, legal.len(), "an action is listed twice, or can't be said");
}

/// A choice that lets games get somewhere: mostly moves that uncover or go home, sometimes anything.
fn choose(table: &Table, legal: &[Action], random: &mut Random) -> Action {
    let worth = |action: &Action| match *action {
        Action::Move { from: PileId::Foundation(_), .. } => 0,
        Action::Move { to: PileId::Foundation(_), .. } => 3,
        Action::Move { from: PileId::Tableau(column), count, .. } => {
            let column = table.column(column);
            if column.face_up() == usize::from(count) && column.face_down() > 0 { 4 } else { 0 }
        }
        Action::Move { .. } => 3,
        Action::Draw => 1,
        Action::Recycle => 1,
    };
    if random.below(8) == 0 {
        return random.pick(legal);
    }
    let best = legal.iter().map(&worth).max().unwrap_or_default();
    let good: Vec<Action> = legal.iter().copied().filter(|action| worth(action) == best).collect();
    random.pick(&good)
}

/// What a game shows at one time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Shown {
    table: Table,
    score: Option<i64>,
    moves: usize,
    actions: u64,
}

impl Shown {
    fn of(game: &Game) -> Shown {
        let (moves, actions) = (game.moves(), game.tally().actions());
        Shown { table: *game.table(), score: game.score(), moves, actions }
    }
}

#[test]
fn ten_thousand_games_keep_every_promise() {
    let all = all_rules();
    let conceivable: Vec<Action> = conceivable().collect();
    let mut random = Random(2026);
    let (mut won, mut actions, mut redone) = (0, 0, 0);
    for n in 0..GAMES {
        let rules = all[n % all.len()];
        let scoring = Scoring::ALL[n / all.len() % Scoring::ALL.len()];
        let setup = Setup { rules, scoring, balance: (n as i64 % 7 - 3) * 100 };
        let deal = deal_of(&format!("game-{n}"));
        let mut game = Game::new(deal, setup);
        assert_whole(game.table());
        for turn in 0..if n % 10 == 0 { 400 } else { 120 } {
            let legal = game.table().legal_actions(&rules);
            if legal.is_empty() {
                break;
            }
            if (n + turn) % 97 == 0 {
                assert_list_is_exact(game.table(), &rules, &conceivable);
            }
            let before = Shown::of(&game);
            let action = choose(game.table(), &legal, &mut random);
            game.play(action).expect("legal");
            actions += 1;
            assert_whole(game.table());
            let after = Shown::of(&game);
            assert_eq!((after.moves, after.actions), (before.moves + 1, before.actions + 1));
            assert!(game.score().is_none() == (scoring == Scoring::None));
            // Undo inverts play byte for byte, apart from what is counted; redo does it again.
            game.undo().expect("an action to undo");
            assert_eq!(Shown::of(&game), Shown { actions: before.actions + 2, ..before });
            assert_eq!(game.future(), [action]);
            game.redo().expect("an action to redo");
            assert_eq!(Shown::of(&game), Shown { actions: after.actions + 2, ..after });
            assert!(game.future().is_empty());
            redone += 1;
            // Time, and now and then a walk back and another line.
            game.clock_to(game.played_ms() + random.next() % 5_000);
            if random.below(100) == 0 {
                for _ in 0..random.below(game.moves().min(20) + 1) {
                    game.undo().expect("an action to undo");
                }
            }
        }
        // The door for tables from outside demands more than whole packs: runs, no end card face down.
        assert_eq!(Table::from_parts(&game.table().parts()).as_ref(), Ok(game.table()));
        won += usize::from(game.first_win().is_some());
        let text = save::to_text(&game);
        assert_eq!(save::from_text(&text).as_ref(), Ok(&game), "save → load is the identity");
        assert_eq!(save::to_text(&save::from_text(&text).expect("just saved")), text);
        // Back to the deal: the same cards, whatever happened.
        while game.undo().is_ok() {}
        assert_eq!(*game.table(), Table::deal(&deal));
        assert_eq!(game.undo(), Err(Illegal::NothingToUndo));
    }
    assert!(won > 300 && actions > 500_000 && redone == actions, "{won} won, {actions} actions");
}

/// The naive rules of the tests and the crate's walk side by side through whole games.
#[test]
fn another_set_of_the_rules_agrees_all_the_way() {
    for (n, rules) in all_rules().into_iter().enumerate() {
        let deal = deal_of(&format!("beside-{n}"));
        let (mut table, mut model) = (Table::deal(&deal), Model::deal(&deal.to_string()));
        let mut random = Random(n as u64);
        for _ in 0..150 {
            assert!(model.matches(&table));
            assert_eq!(table.is_won(), model.won());
            let legal = table.legal_actions(&rules);
            if legal.is_empty() {
                break;
            }
            let action = choose(&table, &legal, &mut random);
            table.play(&rules, action).expect("legal");
            model = model.after(&rules, action).expect("legal in both");
        }
    }
}

#[test]
fn two_runs_of_a_seed_agree() {
    let play = |seed: &str| {
        let mut random = Random(1);
        let mut game = Game::new(deal_of(seed), Setup::default());
        for _ in 0..200 {
            let legal = game.table().legal_actions(game.rules());
            if legal.is_empty() {
                break;
            }
            game.play(random.pick(&legal)).expect("legal");
        }
        game
    };
    for n in 0..50 {
        let seed = format!("run-{n}");
        assert_eq!(play(&seed), play(&seed));
    }
    assert_ne!(play("run-0"), play("run-1"));
}

/// The notation of an action is read back as that action, on every table where it is legal.
#[test]
fn notation_and_actions_are_one_to_one() {
    let mut random = Random(3);
    for (n, rules) in all_rules().into_iter().enumerate() {
        let mut table = table_of(&format!("notation-{n}"));
        for _ in 0..100 {
            let legal = table.legal_actions(&rules);
            for &action in &legal {
                let line = klondike::Line::parse(&action.to_string()).expect("readable").expect("an entry");
                assert_eq!(line.resolve(&table), Entry::Play(action));
                let json = serde_json::to_string(&action).expect("JSON");
                assert_eq!(serde_json::from_str::<Action>(&json).expect("readable"), action);
            }
            if legal.is_empty() {
                break;
            }
            let action = choose(&table, &legal, &mut random);
            table.play(&rules, action).expect("legal");
        }
    }
}

/// A table takes few bytes and a card that may be missing takes one: snapshots are what undo is made of.
#[test]
fn snapshots_are_small() {
    assert_eq!(size_of::<Option<Card>>(), 1);
    assert!(size_of::<Table>() <= 208, "{}", size_of::<Table>());
    assert!(size_of::<klondike::Step>() <= 240, "{}", size_of::<klondike::Step>());
}
