//! Refusals: every reason by name, and which one is given when several apply.

mod common;

use common::*;
use klondike::{Action, Card, Entry, Game, Illegal, Line, PileId, Rules, Setup, Suit, Table};

/// A middle game in which every kind of refusal can be had.
///
/// Column 1 is empty; 3 has face-down cards below a run; the waste has two cards, the stock some.
fn middle() -> Table {
    Position {
        columns: ["", "9H8S", "5d4dJS", "KC", "6c5c4cTD", "7D6S5H", "QC"],
        foundations: [2, 3, 2, 1],
        waste: "3H9C",
        ..Position::default()
    }
    .filled()
}

fn refusal(table: &Table, rules: &Rules, action: Action) -> Illegal {
    let mut changed = *table;
    let reason = changed.play(rules, action).expect_err(&format!("{action} should be refused"));
    assert_eq!(changed, *table, "a refused action changes nothing");
    assert_eq!(table.check(rules, action), Err(reason), "check and play agree");
    assert!(!table.legal_actions(rules).contains(&action));
    reason
}

#[test]
fn every_reason_of_a_move() {
    let table = middle();
    let rules = draw_1();
    let cases = [
        (mv(t(2), t(2)), Illegal::SamePile),
        (mv(W, W), Illegal::SamePile),
        (mv(S, S), Illegal::SamePile),
        (mv(FH, FH), Illegal::SamePile),
        (mv(t(1), t(2)), Illegal::EmptyPile),
        (run(t(1), t(2), 3), Illegal::EmptyPile),
        (run(W, t(2), 2), Illegal::NotTop),
        (run(FD, t(2), 2), Illegal::NotTop),
        (mv(S, t(2)), Illegal::FaceDown),
        (mv(S, FH), Illegal::FaceDown),
        (run(t(3), t(2), 2), Illegal::FaceDown),
        (run(t(3), FD, 3), Illegal::FaceDown),
        (run(t(2), t(1), 9), Illegal::NotARun),
        (run(t(2), t(1), 0), Illegal::NotARun),
        (run(t(6), FH, 2), Illegal::OneAtATime),
        (mv(t(2), t(1)), Illegal::KingsOnly),
        (run(t(6), t(1), 3), Illegal::KingsOnly),
        (mv(W, t(1)), Illegal::KingsOnly),
        (mv(FH, t(1)), Illegal::KingsOnly),
        (mv(t(3), t(4)), Illegal::SameColour),
        (mv(t(6), FS), Illegal::WrongSuit),
        (mv(FH, FD), Illegal::WrongSuit),
        (mv(t(6), FH), Illegal::WrongRank),
        (mv(t(6), t(4)), Illegal::WrongRank),
        (mv(FD, t(4)), Illegal::WrongRank),
        (mv(t(2), W), Illegal::WrongRank),
        (mv(t(2), S), Illegal::WrongRank),
    ];
    for (action, reason) in cases {
        assert_eq!(refusal(&table, &rules, action), reason, "{action}");
    }
    let off = Rules { worry_back: false, ..rules };
    for to in [t(1), t(2), t(4)] {
        assert_eq!(refusal(&table, &off, mv(FH, to)), Illegal::WorryBackOff);
    }
    assert_eq!(refusal(&table, &off, mv(FH, FD)), Illegal::WrongSuit, "not a return to a column");
}

/// Where several reasons apply, the one that stands first in the list is given: each pair, made to clash.
#[test]
fn the_first_reason_that_applies_is_given() {
    let table = middle();
    let off = Rules { worry_back: false, ..draw_1() };
    let empty_waste = Position {
        columns: ["KC", "QC", "KD", "KH", "KS", "QS", "QH"],
        foundations: [11, 12, 11, 11],
        ..Position::default()
    }
    .table();
    let cases = [
        ("same before empty", &table, run(t(1), t(1), 5), Illegal::SamePile),
        ("same before not top", &table, run(W, W, 2), Illegal::SamePile),
        ("empty before not top", &empty_waste, run(W, t(1), 2), Illegal::EmptyPile),
        ("empty stock before face down", &empty_waste, mv(S, t(1)), Illegal::EmptyPile),
        ("not top before one at a time", &table, run(W, FH, 2), Illegal::NotTop),
        ("not top before worrying back", &table, run(FD, t(4), 2), Illegal::NotTop),
        ("face down before no run", &table, run(t(3), t(1), 2), Illegal::FaceDown),
        ("face down before one at a time", &table, run(t(3), FS, 2), Illegal::FaceDown),
        ("face down before kings only", &table, run(t(3), t(1), 3), Illegal::FaceDown),
        ("no run before one at a time", &table, run(t(6), FH, 9), Illegal::NotARun),
        ("no run before kings only", &table, run(t(6), t(1), 9), Illegal::NotARun),
        ("one at a time before wrong suit", &table, run(t(6), FS, 2), Illegal::OneAtATime),
        ("one at a time before wrong rank", &table, run(t(6), FH, 2), Illegal::OneAtATime),
        ("worrying back before kings only", &table, mv(FH, t(1)), Illegal::WorryBackOff),
        ("worrying back before same colour", &table, mv(FC, t(4)), Illegal::WorryBackOff),
        ("worrying back before wrong rank", &table, mv(FH, t(4)), Illegal::WorryBackOff),
        ("same colour before wrong rank", &table, mv(t(3), t(2)), Illegal::SameColour),
        ("wrong suit before wrong rank", &table, mv(t(2), FH), Illegal::WrongSuit),
    ];
    for (what, table, action, reason) in cases {
        assert_eq!(refusal(table, &off, action), reason, "{what}");
    }
}

/// A single card is always a run, so no face-up card can hide a broken one: moving more than there is gives no run.
#[test]
fn more_cards_than_there_are_is_no_run() {
    let table = table_of("klondike-1");
    assert_eq!(refusal(&table, &draw_1(), run(t(1), t(2), 2)), Illegal::NotARun);
    assert_eq!(refusal(&table, &draw_1(), run(t(7), t(2), 8)), Illegal::NotARun);
    assert_eq!(refusal(&table, &draw_1(), run(t(7), t(2), 7)), Illegal::FaceDown);
    assert_eq!(refusal(&table, &draw_1(), run(t(7), t(2), u8::MAX)), Illegal::NotARun);
}

#[test]
fn the_stock_refuses_with_reasons_of_its_own() {
    let full = table_of("klondike-1");
    assert_eq!(refusal(&full, &draw_1(), Action::Recycle), Illegal::StockNotEmpty);
    let mut spent = full;
    for _ in 0..24 {
        spent.play(&draw_1(), Action::Draw).expect("a card is left");
    }
    assert_eq!(refusal(&spent, &draw_1(), Action::Draw), Illegal::EmptyPile, "recycle first");
    let once = with_passes(draw_1(), 1);
    assert_eq!(refusal(&spent, &once, Action::Recycle), Illegal::NoPassLeft);
    assert_eq!(refusal(&spent, &once, Action::Draw), Illegal::NoPassLeft);
}

#[test]
fn c16_an_empty_stock_over_an_empty_waste_is_not_recyclable() {
    let table = Position {
        columns: ["KC", "QC", "KD", "KH", "KS", "QS", "QH"],
        foundations: [11, 12, 11, 11],
        ..Position::default()
    }
    .table();
    for rules in all_rules() {
        assert_eq!(refusal(&table, &rules, Action::Recycle), Illegal::NothingToRecycle);
        assert_eq!(refusal(&table, &rules, Action::Draw), Illegal::NothingToRecycle);
    }
}

#[test]
fn a_won_table_refuses_everything_with_game_over() {
    let won = Position { foundations: [13; 4], ..Position::default() }.table();
    for action in conceivable() {
        assert_eq!(refusal(&won, &draw_1(), action), Illegal::GameOver, "{action}");
    }
    assert!(won.legal_actions(&draw_1()).is_empty());
    // Also where a line names no suit and there is no card to look it up.
    for line in ["t3-f", "w-f", "fh-f", "s-f", "t1-fx2"] {
        let line = Line::parse(line).expect("a line").expect("an entry");
        let Entry::Play(action) = line.resolve(&won) else { panic!("a move") };
        assert_eq!(refusal(&won, &draw_1(), action), Illegal::GameOver, "{action}");
    }
}

#[test]
fn an_ended_deal_refuses_everything_with_game_over() {
    let mut game = Game::new(deal_of("klondike-1"), Setup::default());
    game.play(Action::Draw).expect("legal");
    game.undo().expect("one action");
    game.end().expect("in play");
    let ended = game.clone();
    for action in conceivable() {
        assert_eq!(game.play(action), Err(Illegal::GameOver));
        assert_eq!(game.check(action), Err(Illegal::GameOver));
    }
    assert_eq!(game.undo(), Err(Illegal::GameOver));
    assert_eq!(game.redo(), Err(Illegal::GameOver));
    assert_eq!(game.end(), Err(Illegal::GameOver));
    assert_eq!(game, ended);
}

#[test]
fn nothing_to_undo_and_nothing_to_redo() {
    let mut game = Game::new(deal_of("klondike-1"), Setup::default());
    let fresh = game.clone();
    assert_eq!(game.undo(), Err(Illegal::NothingToUndo));
    assert_eq!(game.redo(), Err(Illegal::NothingToRedo));
    assert_eq!(game, fresh);
    game.play(Action::Draw).expect("legal");
    assert_eq!(game.redo(), Err(Illegal::NothingToRedo));
}

/// The names that protocol and scripts rely on, in the order that decides.
#[test]
fn names_and_order_of_reasons() {
    let names: Vec<&str> = Illegal::ALL.iter().map(|reason| reason.name()).collect();
    assert_eq!(
        names,
        [
            "gameOver",
            "staleRevision",
            "samePile",
            "emptyPile",
            "notTop",
            "faceDown",
            "notARun",
            "oneAtATime",
            "worryBackOff",
            "kingsOnly",
            "sameColour",
            "wrongSuit",
            "wrongRank",
            "nothingToRecycle",
            "stockNotEmpty",
            "noPassLeft",
            "nothingToUndo",
            "nothingToRedo",
        ]
    );
    for reason in Illegal::ALL {
        assert_eq!(serde_json::to_string(&reason).expect("JSON"), format!("\"{}\"", reason.name()));
        assert_eq!(reason.to_string(), reason.name());
    }
    assert!(Illegal::ALL.is_sorted());
}

/// A refusal must not tell what lies face down: every deal of the hidden cards gives the same one.
#[test]
fn refusals_do_not_depend_on_hidden_cards() {
    let seen = middle();
    let mut parts = seen.parts();
    let rules = draw_1();
    let reasons: Vec<Option<Illegal>> = conceivable().map(|action| seen.check(&rules, action).err()).collect();
    let mut random = Random(7);
    for _ in 0..50 {
        // Shuffle the hidden cards among their places.
        let mut hidden: Vec<Card> = parts.stock.clone();
        hidden.extend(parts.columns.iter().flat_map(|column| column.face_down.iter().copied()));
        for i in (1..hidden.len()).rev() {
            hidden.swap(i, random.below(i + 1));
        }
        let mut next = hidden.into_iter();
        parts.stock.iter_mut().for_each(|card| *card = next.next().expect("as many"));
        for column in &mut parts.columns {
            column.face_down.iter_mut().for_each(|card| *card = next.next().expect("as many"));
        }
        let other = Table::from_parts(&parts).expect("a table");
        assert!(conceivable().map(|action| other.check(&rules, action).err()).eq(reasons.iter().copied()));
    }
}

#[test]
fn every_suit_has_its_own_foundation() {
    assert_eq!(Suit::ALL.map(|suit| PileId::Foundation(suit).to_string()), ["fc", "fd", "fh", "fs"]);
}
