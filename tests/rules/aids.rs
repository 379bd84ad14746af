//! Finish, send home, move at once.

mod common;

use common::*;
use klondike::home::is_safe;
use klondike::{
    Action, Card, Game, PileId, Rules, Setup, Suit, Table, best_move, finish_line, run_that_fits, safe_home,
};

fn played(table: &Table, rules: &Rules, line: &[Action]) -> Table {
    let mut table = *table;
    for &action in line {
        table.play(rules, action).unwrap_or_else(|reason| panic!("{action}: {reason}"));
    }
    table
}

// ---- finish ----

/// All face up, and what is left lies in descending runs.
fn nearly_won(stock: &'static str, waste: &'static str, foundations: [u8; 4]) -> Position {
    Position {
        columns: ["KSQHJSTH", "KHQSJHTS", "KCQDJCTD", "KDQCJDTC", "", "", ""],
        stock,
        waste,
        foundations,
        ..Position::default()
    }
}

#[test]
fn c25_finish_uses_the_waste() {
    let table = nearly_won("", "9S", [9, 9, 9, 8]).table();
    for rules in all_rules() {
        let line = finish_line(&table, &rules).expect("it is won");
        assert_eq!(line.len(), 17);
        assert!(played(&table, &rules, &line).is_won());
    }
}

#[test]
fn finish_draws_and_recycles_within_the_passes() {
    let rules = draw_1();
    // 9♥ 9♠ are needed in the order 8♠ 9♠: the 8♠ comes after the 9♠, so a second pass is needed.
    let table = nearly_won("9S8S", "", [9, 9, 9, 7]).table();
    let line = finish_line(&table, &rules).expect("two passes win");
    assert!(played(&table, &rules, &line).is_won());
    assert!(line.contains(&Action::Draw));
    // One pass is enough at draw 1: the 9♠ stays on the waste below the 8♠.
    let once = with_passes(rules, 1);
    assert!(played(&table, &once, &finish_line(&table, &once).expect("one pass wins")).is_won());
    // With a card between them in the wrong order it is not.
    let table = nearly_won("9S7S8S", "", [9, 9, 9, 6]).table();
    assert!(finish_line(&table, &once).is_some(), "7♠ is drawn, then 8♠, then 9♠ is uncovered");
    let table = nearly_won("8S9S7S", "", [9, 9, 9, 6]).table();
    assert_eq!(finish_line(&table, &once), None, "the 9♠ covers the 8♠ and no pass is left");
    let line = finish_line(&table, &rules).expect("a second pass wins");
    assert_eq!(line.iter().filter(|&&action| action == Action::Recycle).count(), 1);
    assert!(played(&table, &rules, &line).is_won());
    let mut late = Position { pass: 2, ..nearly_won("8S9S7S", "", [9, 9, 9, 6]) };
    assert_eq!(finish_line(&late.table(), &with_passes(rules, 2)), None, "the passes that are gone count");
    late.pass = 1;
    assert!(finish_line(&late.table(), &with_passes(rules, 2)).is_some());
}

#[test]
fn finish_is_not_offered_while_a_card_is_face_down_or_when_it_is_won() {
    let hidden = Position {
        columns: ["", "9sKS", "QS", "JS", "TS", "", ""],
        foundations: [13, 13, 13, 8],
        ..Position::default()
    }
    .table();
    assert_eq!(finish_line(&hidden, &draw_1()), None, "though it is as good as won");
    let won = Position { foundations: [13; 4], ..Position::default() }.table();
    assert_eq!(finish_line(&won, &draw_1()), None);
    assert_eq!(finish_line(&table_of("klondike-1"), &draw_1()), None);
}

/// At draw 3 it can matter to leave a card that fits. Here it lies on the waste and taking it shifts the triples.
#[test]
fn finish_at_draw_3_tries_to_leave_a_fitting_card() {
    let greedy_wins = |table: &Table, rules: &Rules| {
        let mut table = *table;
        let mut seen = std::collections::HashSet::new();
        while !table.is_won() && seen.insert(table) {
            let legal = table.legal_actions(rules);
            let home = legal.iter().find(|a| matches!(a, Action::Move { to: PileId::Foundation(_), .. }));
            let turn = legal.iter().find(|a| !matches!(a, Action::Move { .. }));
            let Some(&action) = home.or(turn) else { break };
            table.play(rules, action).expect("legal");
        }
        table.is_won()
    };
    let (mut both, mut more) = (0, 0);
    let mut random = Random(9);
    for n in 0..3000 {
        // The lower half home, the ranks from 7 on in a shuffled stock, the rest in runs.
        let passes = 1 + n % 3;
        let rules = with_passes(draw_3(), passes as u8);
        let mut stock = cards("7C7D7H7S8C8D8H8S9C9D9H9S");
        for i in (1..stock.len()).rev() {
            stock.swap(i, random.below(i + 1));
        }
        let mut parts = nearly_won("", "", [6; 4]).parts();
        parts.stock = stock;
        let table = Table::from_parts(&parts).expect("a table");
        let line = finish_line(&table, &rules);
        if greedy_wins(&table, &rules) {
            assert!(line.is_some(), "whatever greedy play finishes is offered");
            both += 1;
        } else if line.is_some() {
            more += 1;
        }
        if let Some(line) = line {
            assert!(played(&table, &rules, &line).is_won());
        }
    }
    assert!(both > 50 && more > 5, "{both} by greedy play too, {more} by leaving cards");
}

/// Finish is offered exactly when moves to foundations, draws and recycles can win: checked against trying everything.
#[test]
fn finish_is_offered_exactly_when_the_simulation_wins() {
    fn can_win(table: Table, rules: &Rules, seen: &mut std::collections::HashSet<Table>) -> bool {
        // Without a limit the pass tells nothing.
        let mut key = table.parts();
        key.pass = if rules.passes.limit().is_some() { key.pass } else { 1 };
        if table.is_won() {
            return true;
        }
        if !seen.insert(Table::from_parts(&key).expect("a table")) {
            return false;
        }
        table.legal_actions(rules).iter().any(|&action| {
            let simulated = !matches!(action, Action::Move { to: PileId::Tableau(_), .. });
            let mut next = table;
            simulated && next.play(rules, action).is_ok() && can_win(next, rules, seen)
        })
    }
    let mut random = Random(4);
    let (mut offered, mut not) = (0, 0);
    for n in 0..400 {
        let base = if n % 2 == 0 { draw_3() } else { draw_1() };
        let rules = if n % 5 == 0 { base } else { with_passes(base, 1 + (n % 3) as u8) };
        let mut loose = cards("8C8D8H8S9C9D9H9S");
        for i in (1..loose.len()).rev() {
            loose.swap(i, random.below(i + 1));
        }
        let mut parts = nearly_won("", "", [7; 4]).parts();
        let split = random.below(loose.len() + 1);
        parts.waste = loose.split_off(split);
        parts.stock = loose;
        let table = Table::from_parts(&parts).expect("a table");
        let expected = can_win(table, &rules, &mut Default::default());
        assert_eq!(finish_line(&table, &rules).is_some(), expected, "{n}");
        if expected { offered += 1 } else { not += 1 }
    }
    assert!(offered > 50 && not > 50, "{offered} offered, {not} not");
}

// ---- send home ----

#[test]
fn what_is_safe() {
    let heights =
        |c, d, h, s| Position { columns: ["*"; 7], foundations: [c, d, h, s], ..Position::default() }.filled();
    for suit in Suit::ALL {
        for rank in [1, 2] {
            assert!(is_safe(&heights(0, 0, 0, 0), Card::new(suit, rank).expect("a card")), "aces and twos always");
        }
    }
    assert!(is_safe(&heights(2, 2, 2, 2), card("3H")), "both blacks hold the rank below");
    assert!(!is_safe(&heights(1, 2, 2, 2), card("3H")));
    assert!(!is_safe(&heights(2, 2, 2, 1), card("3H")));
    assert!(is_safe(&heights(3, 2, 2, 2), card("3H")), "or higher");
    assert!(is_safe(&heights(2, 4, 4, 2), card("5C")), "its own colour does not matter");
    assert!(!is_safe(&heights(4, 4, 3, 4), card("5C")));
}

#[test]
fn send_home_moves_every_safe_card_also_those_made_free() {
    let table = Position {
        columns: ["2C", "3C2DAC", "4D3S2H", "*", "*", "*", "*"],
        foundations: [0, 1, 1, 2],
        ..Position::default()
    }
    .filled();
    let line = safe_home(&table, &draw_1(), &[]);
    let after = played(&table, &draw_1(), &line);
    for text in ["2H", "AC", "2D", "2C", "3C", "3S"] {
        let card = card(text);
        assert!(after.foundation(card.suit()) >= card.rank(), "{text} is home");
    }
    assert!(safe_home(&after, &draw_1(), &[]).is_empty(), "nothing safe is left");
}

#[test]
fn send_home_stops_before_a_card_that_may_be_needed() {
    let table =
        Position { columns: ["3H", "4S", "*", "*", "*", "*", "*"], foundations: [1, 2, 2, 3], ..Position::default() }
            .filled();
    // The 3♥ may still be wanted under the 2♣; the 4♠ under red threes, one of which is not home.
    assert!(table.check(&draw_1(), mv(t(1), FH)).is_ok() && table.check(&draw_1(), mv(t(2), FS)).is_ok());
    let line = safe_home(&table, &draw_1(), &[]);
    assert!(!line.contains(&mv(t(1), FH)) && !line.contains(&mv(t(2), FS)), "{line:?}");
}

#[test]
fn c23_no_automatic_move_takes_a_waste_card_at_draw_3() {
    let table =
        Position { columns: ["*"; 7], waste: "KS2D", foundations: [2, 1, 1, 2], ..Position::default() }.filled();
    assert!(safe_home(&table, &draw_1(), &[]).contains(&mv(W, FD)));
    assert!(!safe_home(&table, &draw_3(), &[]).iter().any(|a| matches!(a, Action::Move { from: W, .. })));
}

#[test]
fn c20_a_card_just_worried_back_is_not_sent_home_again() {
    // 2♥ home and both black twos: the 3♥ is safe. The player brings it down onto the 4♠.
    let mut game = Game::new(c20_deal(), Setup { rules: any_card(), ..Setup::default() });
    let ready = to_c20(&mut game);
    game.play(ready).expect("worrying back");
    let back = game.worried_back();
    assert_eq!(back.len(), 1);
    assert!(safe_home(game.table(), game.rules(), &[]).iter().any(|a| moves(game.table(), a) == Some(back[0])));
    assert!(!safe_home(game.table(), game.rules(), &back).iter().any(|a| moves(game.table(), a) == Some(back[0])));
    // An unrelated action changes nothing about it.
    game.play(Action::Draw).or_else(|_| game.play(Action::Recycle)).expect("the stock turns");
    assert_eq!(game.worried_back(), back);
    // The player's own move of it does.
    let home = game.table().legal_actions(game.rules()).iter().copied().find(|a| {
        matches!(a, Action::Move { from: PileId::Tableau(_), to: PileId::Foundation(_), .. })
            && moves(game.table(), a) == Some(back[0])
    });
    game.play(home.expect("it can go home")).expect("legal");
    assert!(game.worried_back().is_empty());
    // And so does taking the return back.
    game.undo().expect("an action");
    assert_eq!(game.worried_back(), back);
    game.undo().expect("an action");
    game.undo().expect("the return");
    assert!(game.worried_back().is_empty());
}

/// The card that a single move takes.
fn moves(table: &Table, action: &Action) -> Option<Card> {
    match *action {
        Action::Move { from, count: 1, .. } => table.top(from),
        _ => None,
    }
}

/// Low cards on top of the columns, the stock in order: see [`to_c20`].
fn c20_deal() -> klondike::Deal {
    let mut by_rank: Vec<Card> = Card::pack().collect();
    by_rank.sort_by_key(|card| card.rank());
    let mut dealt: Vec<Card> = by_rank[..28].iter().rev().copied().collect();
    dealt.extend(&by_rank[28..]);
    klondike::Deal::new(&dealt).expect("the whole pack")
}

/// Plays home until a card that is safe on its foundation can come back to a column.
fn to_c20(game: &mut Game) -> Action {
    loop {
        let legal = game.table().legal_actions(game.rules());
        let back = legal.iter().copied().find(|action| match *action {
            Action::Move { from: from @ PileId::Foundation(_), .. } => {
                let mut after = *game.table();
                after.play(game.rules(), *action).expect("legal");
                game.table().top(from).is_some_and(|card| is_safe(&after, card))
            }
            _ => false,
        });
        if let Some(action) = back {
            return action;
        }
        let home = legal.iter().copied().find(|a| matches!(a, Action::Move { to: PileId::Foundation(_), .. }));
        game.play(home.unwrap_or(Action::Draw)).expect("legal");
    }
}

// ---- move at once ----

fn at_once(hearts: u8) -> Table {
    Position {
        columns: ["KHQS", "6S", "", "6C", "", "*", "*"],
        waste: "5H",
        foundations: [2, 2, hearts, 5],
        ..Position::default()
    }
    .filled()
}

#[test]
fn c22_the_foundation_first_or_columns_first() {
    let table = at_once(4);
    assert_eq!(best_move(&table, &draw_1(), W, 1, false), Some(mv(W, FH)));
    assert_eq!(best_move(&table, &draw_1(), W, 1, true), Some(mv(W, t(2))), "the first column from the left");
    assert_eq!(best_move(&table, &draw_1(), t(2), 1, false), Some(mv(t(2), FS)));
    assert_eq!(best_move(&table, &draw_1(), t(2), 1, true), Some(mv(t(2), FS)), "no column takes it");
    // Undone in one step either way.
    for first in [false, true] {
        let mut after = table;
        after.play(&draw_1(), best_move(&table, &draw_1(), W, 1, first).expect("fits")).expect("legal");
        assert_eq!(after.waste().len() + 1, table.waste().len());
    }
}

#[test]
fn then_columns_with_cards_then_an_empty_one() {
    let low = at_once(3);
    assert_eq!(best_move(&low, &draw_1(), W, 1, false), Some(mv(W, t(2))));
    let king = Position {
        columns: ["6S", "", "*", "*", "*", "*", "*"],
        waste: "KD",
        foundations: [2; 4],
        ..Position::default()
    }
    .filled();
    assert_eq!(best_move(&king, &draw_1(), W, 1, false), Some(mv(W, t(2))));
    assert_eq!(best_move(&low, &draw_1(), FS, 1, false), None, "nothing takes the 5♠");
    assert_eq!(best_move(&low, &draw_1(), S, 1, false), None);
    assert_eq!(best_move(&low, &draw_1(), t(3), 1, false), None, "an empty column has nothing to move");
}

#[test]
fn a_whole_column_never_goes_to_an_empty_one() {
    let table = at_once(3);
    for rules in [draw_1(), any_card()] {
        for first in [false, true] {
            assert_eq!(best_move(&table, &rules, t(1), 2, first), None, "king-led");
        }
    }
    assert_eq!(best_move(&table, &draw_1(), t(1), 1, false), None, "a queen needs a king");
    assert_eq!(best_move(&table, &any_card(), t(1), 1, false), Some(mv(t(1), t(3))), "a part may go by the house rule");
    assert_eq!(best_move(&table, &any_card(), t(4), 1, false), None, "the 6♣ alone would only change places");
    // With something face down below, the king may go.
    let hidden =
        Position { columns: ["", "3sKD", "*", "*", "*", "*", "*"], foundations: [2; 4], ..Position::default() }
            .filled();
    assert_eq!(best_move(&hidden, &draw_1(), t(2), 1, false), Some(mv(t(2), t(1))));
}

#[test]
fn every_best_move_is_legal() {
    let mut random = Random(8);
    for (n, rules) in all_rules().into_iter().enumerate() {
        let mut table = table_of(&format!("best-{n}"));
        random_play(&mut table, &rules, &mut random, 10 + n);
        for from in PileId::ALL {
            for count in 0..=14 {
                for first in [false, true] {
                    if let Some(action) = best_move(&table, &rules, from, count, first) {
                        assert_eq!(table.check(&rules, action), Ok(()));
                    }
                }
            }
        }
    }
}

#[test]
fn c112_the_run_that_fits() {
    let table = Position { columns: ["9D", "TS9H8S7D", "", "KHQSJD", "8H", "*", "*"], ..Position::default() }.filled();
    let (c, rules) = (column, draw_1());
    assert_eq!(run_that_fits(&table, &rules, c(2), c(1)), Some(run(t(2), t(1), 2)));
    assert_eq!(run_that_fits(&table, &rules, c(2), c(5)), None);
    assert_eq!(run_that_fits(&table, &rules, c(4), c(3)), Some(run(t(4), t(3), 3)), "from the king on");
    assert_eq!(run_that_fits(&table, &rules, c(2), c(3)), None, "no king in it");
    assert_eq!(run_that_fits(&table, &any_card(), c(2), c(3)), Some(run(t(2), t(3), 4)), "the longest");
    assert_eq!(run_that_fits(&table, &rules, c(3), c(1)), None);
    assert_eq!(run_that_fits(&table, &rules, c(1), c(1)), None);
}
