//! Undo, redo, restart, and the counts that neither takes back.

mod common;

use common::*;
use klondike::{Action, Card, Game, Help, Illegal, Rules, Scoring, Setup, Table};

fn game(seed: &str, rules: Rules) -> Game {
    Game::new(deal_of(seed), Setup { rules, ..Setup::default() })
}

/// A won game: [`easy_deal`], played by sending home what can go and drawing when nothing can.
fn won_game(scoring: Scoring) -> Game {
    let mut game = Game::new(easy_deal(), Setup { rules: any_card(), scoring, balance: 0 });
    while !game.is_won() {
        let legal = game.table().legal_actions(game.rules());
        let home = legal.iter().find(|a| matches!(a, Action::Move { to: klondike::PileId::Foundation(_), .. }));
        let action = home.or_else(|| legal.first()).copied().expect("not stuck");
        game.play(action).expect("legal");
        assert!(game.moves() < 1000);
    }
    game
}

/// A deal that drawing and sending home wins: the lowest cards lie on top, and the stock has the rest in order.
fn easy_deal() -> klondike::Deal {
    let mut by_rank: Vec<Card> = Card::pack().collect();
    by_rank.sort_by_key(|card| card.rank());
    // The first 28 by rank go to the tableau, the lowest nearest the end of the columns; the stock goes on by rank.
    let mut dealt: Vec<Card> = by_rank[..28].iter().rev().copied().collect();
    dealt.extend(&by_rank[28..]);
    klondike::Deal::new(&dealt).expect("the whole pack")
}

#[test]
fn c01_undoing_a_draw_of_three_keeps_the_order() {
    let mut game = game("klondike-1", draw_3());
    for _ in 0..8 {
        let before = *game.table();
        game.play(Action::Draw).expect("cards are left");
        let drawn = *game.table();
        game.undo().expect("a draw");
        assert_eq!(*game.table(), before, "the stock is the same card for card");
        game.play(Action::Draw).expect("cards are left");
        assert_eq!(*game.table(), drawn, "and so are the three");
    }
    assert!(game.table().stock().is_empty());
}

#[test]
fn c02_an_undone_draw_lies_face_down_again() {
    // The first stock card fits a column: a red queen over a black king, say. Find a seed where that is so.
    let seed = (0..).map(|n| format!("c02-{n}")).find(|seed| {
        let mut table = table_of(seed);
        table.play(&draw_1(), Action::Draw).expect("a card");
        table
            .legal_actions(&draw_1())
            .iter()
            .any(|a| matches!(a, Action::Move { from: W, to: klondike::PileId::Tableau(_), .. }))
    });
    let mut game = game(&seed.expect("there is one"), draw_1());
    let fresh = *game.table();
    game.play(Action::Draw).expect("a card");
    let fits = *game
        .table()
        .legal_actions(&draw_1())
        .iter()
        .find(|a| matches!(a, Action::Move { from: W, .. }))
        .expect("fits");
    game.undo().expect("a draw");
    let Action::Move { to, .. } = fits else { panic!("a move") };
    assert_eq!(game.play(mv(S, to)), Err(Illegal::FaceDown));
    assert_eq!(game.play(fits), Err(Illegal::EmptyPile), "the waste is empty again");
    assert_eq!(*game.table(), fresh);
}

#[test]
fn c04_the_waste_shows_the_next_older_card_when_the_last_short_draw_is_used_up() {
    for left in [1, 2] {
        let mut table = Position {
            columns: ["", "", "", "", "QS", "tsJS", "3s4s5s6s7s8s9S"],
            stock: ["2S", "2SAS"][left - 1],
            waste: "KCKDKHKSQC",
            foundations: [11, 12, 12, 2 - left as u8],
            ..Position::default()
        }
        .table();
        assert_eq!((table.stock().len(), table.waste().len()), (left, 5));
        table.play(&draw_3(), Action::Draw).expect("cards are left");
        for _ in 0..left {
            let top = table.waste().top().expect("a card");
            table.play(&draw_3(), mv(W, klondike::PileId::Foundation(top.suit()))).expect("twos go home");
        }
        assert_eq!(table.waste().top(), Some(card("QC")), "the next older card is there");
        assert!(table.waste().iter().eq(cards("KCKDKHKSQC")), "nothing is lost");
        assert_eq!(Table::from_parts(&table.parts()), Ok(table));
    }
}

#[test]
fn c05_redo_of_draws_restores_the_waste() {
    let seed = (0..).map(|n| format!("c05-{n}")).find(|seed| {
        let mut table = table_of(seed);
        for _ in 0..2 {
            table.play(&draw_3(), Action::Draw).expect("cards");
        }
        table.legal_actions(&draw_3()).iter().any(|a| matches!(a, Action::Move { from: W, .. }))
    });
    let mut game = game(&seed.expect("there is one"), draw_3());
    game.play(Action::Draw).expect("cards");
    game.play(Action::Draw).expect("cards");
    let from_waste = *game
        .table()
        .legal_actions(&draw_3())
        .iter()
        .find(|a| matches!(a, Action::Move { from: W, .. }))
        .expect("fits");
    game.play(from_waste).expect("legal");
    let shown = *game.table();
    game.undo().expect("a move");
    game.undo().expect("a draw");
    game.redo().expect("a draw");
    game.redo().expect("a move");
    assert_eq!(*game.table(), shown, "the same cards on the waste, the same top");
}

#[test]
fn undo_goes_back_to_the_deal_and_redo_all_the_way_forward() {
    let mut game = game("klondike-1", draw_1());
    let mut random = Random(5);
    let mut tables = vec![*game.table()];
    for _ in 0..300 {
        let legal = game.table().legal_actions(game.rules());
        game.play(random.pick(&legal)).expect("legal");
        tables.push(*game.table());
    }
    for table in tables.iter().rev().skip(1) {
        game.undo().expect("an action");
        assert_eq!(game.table(), table);
    }
    assert_eq!(game.moves(), 0);
    for table in &tables[1..] {
        game.redo().expect("an action");
        assert_eq!(game.table(), table);
    }
    assert_eq!((game.moves(), game.tally().actions(), game.tally().undos, game.tally().redos), (300, 900, 300, 300));
}

#[test]
fn counts_are_those_of_the_description() {
    let mut game = game("klondike-1", draw_3());
    for _ in 0..3 {
        game.play(Action::Draw).expect("cards");
    }
    game.undo().expect("a draw");
    assert_eq!((game.tally().actions(), game.moves(), game.tally().undos), (4, 2, 1));
    // A refused move, a question and help count nothing.
    assert!(game.play(Action::Recycle).is_err());
    assert!(game.check(Action::Draw).is_ok());
    game.count_help(Help::Hint);
    game.clock_to(5000);
    assert_eq!((game.tally().actions(), game.moves()), (4, 2));
    assert!(game.tally().helped());
    game.redo().expect("a draw");
    assert_eq!((game.tally().actions(), game.moves(), game.tally().redos), (5, 3, 1));
    // A draw of three is one action, and so is undoing it.
    let mut other = self::game("klondike-1", draw_3());
    other.play(Action::Draw).expect("cards");
    other.undo().expect("a draw");
    assert_eq!((other.tally().actions(), other.moves()), (2, 0));
    assert_eq!(*other.table(), table_of("klondike-1"));
}

#[test]
fn undo_takes_the_pass_back() {
    let mut game = game("klondike-1", with_passes(draw_1(), 2));
    for _ in 0..24 {
        game.play(Action::Draw).expect("cards");
    }
    game.play(Action::Recycle).expect("a second pass");
    assert_eq!(game.table().pass(), 2);
    game.undo().expect("a recycle");
    assert_eq!(game.table().pass(), 1);
    game.redo().expect("a recycle");
    for _ in 0..24 {
        game.play(Action::Draw).expect("cards");
    }
    assert_eq!(game.play(Action::Recycle), Err(Illegal::NoPassLeft));
}

#[test]
fn a_new_action_ends_what_could_be_redone() {
    let mut game = game("klondike-1", draw_1());
    game.play(Action::Draw).expect("cards");
    game.play(Action::Draw).expect("cards");
    game.undo().expect("a draw");
    game.undo().expect("a draw");
    let refused = game.clone();
    assert!(game.play(Action::Recycle).is_err());
    assert_eq!(game, refused, "a refused action leaves redo as it was");
    game.play(Action::Draw).expect("cards");
    assert_eq!(game.redo().map(|step| step.action), Err(Illegal::NothingToRedo));
}

#[test]
fn undo_after_a_win_plays_on_and_the_first_win_stays() {
    let mut game = won_game(Scoring::Standard);
    let first = *game.first_win().expect("won");
    assert_eq!((first.moves, first.tally.actions()), (game.moves(), game.tally().actions()));
    assert_eq!(game.play(Action::Draw), Err(Illegal::GameOver));
    game.undo().expect("also after a win");
    assert!(!game.is_won() && !game.is_over());
    // The clock runs again.
    let played = game.played_ms();
    game.clock_to(played + 60_000);
    assert_eq!(game.played_ms(), played + 60_000);
    let again = game.redo().expect("the last card");
    assert!(again.outcome.won && game.is_won(), "redo can win too");
    assert_eq!(game.first_win(), Some(&first), "the first win of an attempt is the one that counts");
    game.clock_to(played + 120_000);
    assert_eq!(game.played_ms(), played + 60_000, "a won game's clock stands");
}

#[test]
fn c28_a_win_is_told_once_whatever_action_made_it() {
    let mut game = won_game(Scoring::None);
    let wins = game.past().iter().filter(|step| step.outcome.won).count();
    assert_eq!(wins, 1);
    assert!(game.table().legal_actions(game.rules()).is_empty());
    assert_eq!(game.end(), Err(Illegal::GameOver), "a won game is not ended a second time");
    assert!(!game.is_ended());
}

#[test]
fn c50_restart_deals_the_same_cards_with_counts_at_zero() {
    let setup = Setup { rules: draw_3(), scoring: Scoring::Vegas, balance: 0 };
    let mut game = Game::new(deal_of("klondike-1"), setup);
    let fresh = game.clone();
    game.play(Action::Draw).expect("cards");
    game.clock_to(9_000);
    let again = klondike::save::from_text(&klondike::save::to_text(&game)).expect("just saved");
    assert_eq!(again.restarted(), fresh);
    assert_eq!(again.restarted().restarted(), fresh);
}

#[test]
fn ending_is_for_good() {
    let mut game = game("klondike-1", draw_1());
    game.play(Action::Draw).expect("cards");
    game.end().expect("in play");
    assert!(game.is_ended() && game.is_over() && !game.is_won());
    assert_eq!(game.undo(), Err(Illegal::GameOver));
    game.clock_to(1_000_000);
    assert_eq!(game.played_ms(), 0, "the clock stands");
    assert_eq!(game.moves(), 1, "the position can be looked at");
}
