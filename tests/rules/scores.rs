//! The six scorings: the fixtures of the published descriptions, and what no clock or undo may do.

mod common;

use common::*;
use klondike::{Action, Card, Deal, Game, PileId, Rules, Scoring, Setup};

/// A deal that is pleasant to score: column 1 has the ace of spades; aces lie on top of other columns; the stock goes on
/// with low cards. Written as the cards at the ends of columns 1 to 7 and the first stock cards; the rest follows in
/// pack order.
fn deal(ends: &str, stock: &str) -> Deal {
    let (ends, stock) = (cards(ends), cards(stock));
    let mut rest = Card::pack().filter(|card| !ends.contains(card) && !stock.contains(card));
    let mut dealt = Vec::new();
    for (row, &end) in ends.iter().enumerate() {
        dealt.push(end);
        dealt.extend(rest.by_ref().take(6 - row));
    }
    dealt.extend(&stock);
    dealt.extend(rest);
    Deal::new(&dealt).expect("the whole pack")
}

fn game(deal: Deal, rules: Rules, scoring: Scoring) -> Game {
    Game::new(deal, Setup { rules, scoring, balance: 0 })
}

fn play(game: &mut Game, actions: &[Action]) {
    for &action in actions {
        game.play(action).unwrap_or_else(|reason| panic!("{action}: {reason}"));
    }
}

/// Draws to the last card and recycles.
fn recycle(game: &mut Game) {
    while game.play(Action::Draw).is_ok() {}
    game.play(Action::Recycle).expect("a pass is left");
}

/// Ends of columns: 2♥ black 3s … chosen so that A♠ can go to 2♥ and home, and other aces lie ready.
fn ready() -> Deal {
    deal("2HACADAHKDKHKC", "AS2C3C4C5C6C7C")
}

/// Sends home every card of the columns that can go.
fn all_home(game: &mut Game) -> usize {
    let mut sent = 0;
    while let Some(&action) = game
        .table()
        .legal_actions(game.rules())
        .iter()
        .find(|a| matches!(a, Action::Move { from: PileId::Tableau(_), to: PileId::Foundation(_), .. }))
    {
        game.play(action).expect("legal");
        sent += 1;
    }
    sent
}

#[test]
fn without_scoring_there_is_no_score() {
    let mut game = game(ready(), draw_1(), Scoring::None);
    play(&mut game, &[mv(t(2), FC), Action::Draw, mv(W, FS)]);
    game.clock_to(100_000);
    assert_eq!(game.score(), None);
}

/// Turning up counts too: sending home from column *n* > 1 uncovers a card.
#[test]
fn c52_waste_home_is_10_and_over_a_column_15() {
    for scoring in [Scoring::Standard, Scoring::StandardTimed, Scoring::Points] {
        let mut direct = game(ready(), draw_1(), scoring);
        play(&mut direct, &[Action::Draw, mv(W, FS)]);
        assert_eq!(direct.score(), Some(10));
        let mut by_column = game(ready(), draw_1(), scoring);
        play(&mut by_column, &[Action::Draw, mv(W, t(1)), mv(t(1), FS)]);
        assert_eq!(by_column.score(), Some(15));
    }
}

#[test]
fn home_turn_up_and_return() {
    for scoring in [Scoring::Standard, Scoring::Points] {
        let mut game = game(ready(), draw_1(), scoring);
        play(&mut game, &[mv(t(2), FC)]);
        assert_eq!(game.score(), Some(15), "home 10, turned up 5");
        play(&mut game, &[mv(t(3), FD)]);
        assert_eq!(game.score(), Some(30));
        // A♣ back on the 2♥, and home again: −15, +10.
        play(&mut game, &[mv(FC, t(1))]);
        assert_eq!(game.score(), Some(15));
        play(&mut game, &[mv(t(1), FC)]);
        assert_eq!(game.score(), Some(25));
    }
}

#[test]
fn foundation_to_column_to_foundation_from_20_is_15() {
    let mut game = game(ready(), draw_1(), Scoring::Standard);
    play(&mut game, &[Action::Draw, mv(W, FS)]);
    // 10 more: a waste card home.
    let two = game.table().legal_actions(game.rules()).iter().any(|a| matches!(a, Action::Move { from: W, .. }));
    assert!(!two, "the waste is empty");
    play(&mut game, &[Action::Draw]);
    play(&mut game, &[mv(t(2), FC)]);
    assert_eq!(game.score(), Some(25), "10 + 10 + 5");
    play(&mut game, &[mv(W, FC)]);
    assert_eq!(game.score(), Some(35), "2♣ from the waste");
    play(&mut game, &[mv(FS, t(1)), mv(t(1), FS)]);
    assert_eq!(game.score(), Some(30), "from x: x − 15 + 10");
}

#[test]
fn a_move_between_columns_scores_nothing_but_the_turn() {
    let mut game = game(deal("KDQSJH2D3C4CKC", ""), draw_1(), Scoring::Standard);
    play(&mut game, &[mv(t(2), t(1))]);
    assert_eq!(game.score(), Some(5));
}

#[test]
fn recycling_at_draw_1_costs_100_and_stops_at_0() {
    let mut game = game(ready(), draw_1(), Scoring::Standard);
    recycle(&mut game);
    assert_eq!(game.score(), Some(0), "from 0");
    all_home(&mut game);
    play(&mut game, &[Action::Draw, mv(W, FS), Action::Draw, mv(W, FC), Action::Draw, mv(W, FC)]);
    for _ in 0..4 {
        play(&mut game, &[Action::Draw, mv(W, FC)]);
    }
    let score = game.score().expect("a score");
    assert!(score > 100, "{score}");
    recycle(&mut game);
    assert_eq!(game.score(), Some(score - 100));
    recycle(&mut game);
    assert_eq!(game.score(), Some((score - 200).max(0)));
    recycle(&mut game);
    assert_eq!(game.score(), Some(0), "the floor holds at each step");
}

#[test]
fn recycling_at_draw_3_is_free_three_times_then_20_each() {
    let mut game = game(ready(), draw_3(), Scoring::Standard);
    all_home(&mut game);
    let start = game.score().expect("a score");
    assert!(start >= 40, "{start}");
    for (recycles, cost) in [(1, 0), (2, 0), (3, 0), (4, 20), (5, 40)] {
        recycle(&mut game);
        assert_eq!(game.table().pass(), recycles + 1);
        assert_eq!(game.score(), Some((start - cost).max(0)), "after {recycles}");
    }
}

/// S2's points know neither recycle nor time.
#[test]
fn points_have_no_cost_for_recycling() {
    let mut game = game(ready(), draw_1(), Scoring::Points);
    all_home(&mut game);
    let score = game.score();
    recycle(&mut game);
    game.clock_to(1_000_000);
    assert_eq!(game.score(), score);
}

#[test]
fn c58_the_floor_and_undo_give_nothing_for_free() {
    for scoring in [Scoring::Points, Scoring::Standard, Scoring::StandardTimed] {
        // One ace home, its points taken by recycling where that costs, then back and undone ten times.
        let mut game = game(ready(), draw_1(), scoring);
        play(&mut game, &[mv(t(2), FC)]);
        recycle(&mut game);
        let score = game.score();
        for _ in 0..10 {
            play(&mut game, &[mv(FC, t(1))]);
            assert_eq!(game.score(), Some(0));
            game.undo().expect("a move");
            assert_eq!(game.score(), score);
        }
        assert_eq!(score, Some(if scoring == Scoring::Points { 15 } else { 0 }));
    }
}

#[test]
fn undo_takes_the_score_back_exactly() {
    for scoring in Scoring::ALL {
        let mut game = game(ready(), draw_1(), scoring);
        let mut random = Random(11);
        let mut scores = vec![game.score()];
        for _ in 0..200 {
            let legal = game.table().legal_actions(game.rules());
            if legal.is_empty() {
                break;
            }
            game.play(random.pick(&legal)).expect("legal");
            scores.push(game.score());
        }
        for score in scores.iter().rev().skip(1) {
            game.undo().expect("an action");
            assert_eq!(game.score(), *score, "{scoring}");
        }
        for score in &scores[1..] {
            game.redo().expect("an action");
            assert_eq!(game.score(), *score, "{scoring}");
        }
    }
}

#[test]
fn time_takes_2_for_each_full_ten_seconds() {
    let mut game = game(ready(), draw_1(), Scoring::StandardTimed);
    game.clock_to(1_000);
    play(&mut game, &[Action::Draw, mv(W, FS)]);
    assert_eq!(game.score(), Some(10));
    for (ms, score) in [(9_999, 10), (10_000, 8), (19_999, 8), (20_000, 6), (50_000, 0), (59_000, 0), (500_000, 0)] {
        game.clock_to(ms);
        assert_eq!(game.score(), Some(score), "at {ms} ms");
    }
    // What time could not take at 0 is not owed.
    play(&mut game, &[mv(t(2), FC)]);
    assert_eq!(game.score(), Some(15));
}

/// One big step of the clock takes the same as many small ones.
#[test]
fn a_step_of_the_clock_is_its_parts() {
    let (mut once, mut often) =
        (game(ready(), draw_1(), Scoring::StandardTimed), game(ready(), draw_1(), Scoring::StandardTimed));
    for (from, to) in [(0, 7_000), (7_000, 65_000), (65_000, 66_000), (66_000, 1_000_000)] {
        once.clock_to(to);
        (from..=to).step_by(250).for_each(|ms| often.clock_to(ms));
        assert_eq!(once.score(), often.score());
        for game in [&mut once, &mut often] {
            all_home(game);
        }
        assert_eq!(once.score(), often.score());
    }
}

#[test]
fn c59_undo_does_not_refund_time() {
    let mut game = game(ready(), draw_1(), Scoring::StandardTimed);
    all_home(&mut game);
    let before = game.score().expect("a score");
    play(&mut game, &[Action::Draw, mv(W, FS)]);
    game.clock_to(40_000);
    assert_eq!(game.score(), Some(before + 10 - 8));
    game.undo().expect("a move");
    assert_eq!(game.score(), Some(before - 8));
    while game.undo().is_ok() {}
    assert_eq!(game.score(), Some(0), "never below 0, whatever time took");
}

/// What time took at the floor is what it really took: playing on and undoing gives nothing back and takes no more.
#[test]
fn time_at_the_floor_is_never_refunded() {
    let mut game = game(ready(), draw_1(), Scoring::StandardTimed);
    play(&mut game, &[mv(t(2), FC)]);
    game.clock_to(200_000);
    assert_eq!(game.score(), Some(0), "15 − 15, not more");
    play(&mut game, &[mv(t(3), FD)]);
    assert_eq!(game.score(), Some(15));
    game.undo().expect("a move");
    assert_eq!(game.score(), Some(0));
    game.undo().expect("a move");
    assert_eq!(game.score(), Some(0));
    game.redo().expect("a move");
    game.redo().expect("a move");
    assert!(game.score() <= Some(15 + 15), "{:?}", game.score());
}

/// Time that an undo could not take back does not come back with the redo either.
#[test]
fn undo_and_redo_give_no_points_back_that_time_took() {
    let mut game = game(ready(), draw_1(), Scoring::StandardTimed);
    play(&mut game, &[Action::Draw, mv(W, FS)]);
    game.clock_to(40_000);
    assert_eq!(game.score(), Some(2), "10 − 8");
    for _ in 0..10 {
        game.undo().expect("a move");
        assert_eq!(game.score(), Some(0), "never below 0");
        game.redo().expect("a move");
        assert_eq!(game.score(), Some(2));
    }
    game.undo().expect("a move");
    game.clock_to(60_000);
    game.redo().expect("a move");
    assert_eq!(game.score(), Some(2), "at 0 time took nothing");
}

/// A deal won by sending home and drawing alone, played up to the last card.
fn one_card_left(rules: Rules, scoring: Scoring) -> Game {
    let mut by_rank: Vec<Card> = Card::pack().collect();
    by_rank.sort_by_key(|card| card.rank());
    let mut dealt: Vec<Card> = by_rank[..28].iter().rev().copied().collect();
    dealt.extend(&by_rank[28..]);
    let mut game = game(Deal::new(&dealt).expect("the pack"), Rules { draw: klondike::Draw::One, ..rules }, scoring);
    while game.table().home() < 51 {
        let legal = game.table().legal_actions(game.rules());
        let home = legal.iter().find(|a| matches!(a, Action::Move { to: PileId::Foundation(_), .. }));
        game.play(*home.unwrap_or(&Action::Draw)).expect("legal");
    }
    game
}

fn win(game: &mut Game) {
    while !game.is_won() {
        let legal = game.table().legal_actions(game.rules());
        let home = legal.iter().find(|a| matches!(a, Action::Move { to: PileId::Foundation(_), .. }));
        game.play(*home.unwrap_or(&Action::Draw)).expect("legal");
    }
}

#[test]
fn c62_the_bonus_of_a_timed_win() {
    for (seconds, bonus) in
        [(0, 0), (1, 0), (29, 0), (30, 23_333), (31, 22_580), (140, 5_000), (699_999, 1), (700_000, 1), (700_001, 0)]
    {
        let mut game = one_card_left(draw_1(), Scoring::StandardTimed);
        let moves = game.score().expect("a score") + 10;
        game.clock_to(seconds * 1000);
        let time = 2 * (seconds as i64 / 10);
        win(&mut game);
        let before_bonus = (moves - 10 - time).max(0) + 10;
        assert_eq!(game.score(), Some(before_bonus + bonus), "{seconds} s");
        // Undo takes the bonus back, and a later win has its own.
        game.undo().expect("the last card");
        assert_eq!(game.score(), Some(before_bonus - 10));
        game.clock_to(1_000_000);
        let left = game.score().expect("a score");
        game.redo().expect("the last card");
        let late = 700_000 / (seconds.max(1_000) as i64);
        assert_eq!(game.score(), Some(left + 10 + late), "{seconds} s");
    }
}

/// 700 points and 140 seconds: 5,700.
#[test]
fn a_timed_win_of_140_seconds() {
    let mut game = one_card_left(draw_1(), Scoring::StandardTimed);
    game.clock_to(29_999);
    let before = game.score().expect("a score");
    game.clock_to(140_000);
    win(&mut game);
    assert_eq!(game.score(), Some(before - 2 * (14 - 2) + 10 + 5_000));
}

#[test]
fn points_give_200_for_a_win() {
    let mut game = one_card_left(draw_1(), Scoring::Points);
    let before = game.score().expect("a score");
    win(&mut game);
    assert_eq!(game.score(), Some(before + 10 + 200));
    game.undo().expect("the last card");
    assert_eq!(game.score(), Some(before));
    game.redo().expect("the last card");
    assert_eq!(game.score(), Some(before + 210), "not twice");
    for scoring in [Scoring::Standard, Scoring::Vegas] {
        let mut other = one_card_left(draw_1(), scoring);
        let before = other.score().expect("a score");
        win(&mut other);
        assert_eq!(other.score(), Some(before + if scoring.is_vegas() { 5 } else { 10 }), "no bonus");
    }
}

/// The most that standard can give before a bonus: 24 stock cards over columns at 15, 28 column cards home at 10 and 21
/// turned up at 5.
#[test]
fn a_whole_win_at_standard_without_detours() {
    let mut game = one_card_left(draw_1(), Scoring::Standard);
    win(&mut game);
    assert_eq!(game.score(), Some(52 * 10 + 21 * 5));
    let mut vegas = one_card_left(draw_1(), Scoring::Vegas);
    win(&mut vegas);
    assert_eq!(vegas.score(), Some(5 * 52 - 52));
}

#[test]
fn vegas_counts_dollars() {
    let mut game = game(ready(), with_passes(draw_1(), 1), Scoring::Vegas);
    assert_eq!(game.score(), Some(-52));
    all_home(&mut game);
    while game.table().home() < 11 {
        let legal = game.table().legal_actions(game.rules());
        let home = legal.iter().find(|a| matches!(a, Action::Move { to: PileId::Foundation(_), .. }));
        game.play(*home.unwrap_or(&Action::Draw)).expect("legal");
    }
    assert_eq!(game.score(), Some(3), "11 cards home");
    game.clock_to(1_000_000);
    assert_eq!(game.score(), Some(3), "time costs nothing");
}

#[test]
fn c61_vegas_is_no_money_pump() {
    let mut game = game(ready(), with_passes(draw_1(), 1), Scoring::Vegas);
    play(&mut game, &[mv(t(2), FC)]);
    let balance = game.score();
    for _ in 0..10 {
        play(&mut game, &[mv(FC, t(1))]);
        assert_eq!(game.score(), balance.map(|dollars| dollars - 5));
        play(&mut game, &[mv(t(1), FC)]);
        assert_eq!(game.score(), balance);
    }
}

#[test]
fn vegas_cumulative_carries_the_balance_without_a_floor() {
    let setup = Setup { rules: draw_1(), scoring: Scoring::VegasCumulative, balance: -73 };
    let mut game = Game::new(ready(), setup);
    assert_eq!(game.score(), Some(-125));
    play(&mut game, &[mv(t(2), FC)]);
    assert_eq!(game.score(), Some(-120));
    play(&mut game, &[mv(FC, t(1))]);
    assert_eq!(game.score(), Some(-125), "a card back down");
    assert_eq!(game.restarted().score(), Some(-125), "the same balance, staked again");
    for balance in [i64::MIN, i64::MAX] {
        let mut extreme = Game::new(ready(), Setup { balance, ..setup });
        all_home(&mut extreme);
        assert!(extreme.score().is_some(), "no overflow");
    }
    // Only this scoring looks at the balance.
    assert_eq!(Game::new(ready(), Setup { scoring: Scoring::Vegas, ..setup }).score(), Some(-52));
    assert_eq!(Game::new(ready(), Setup { scoring: Scoring::Standard, ..setup }).score(), Some(0));
}

#[test]
fn vegas_passes_are_three_at_draw_3_and_one_at_draw_1() {
    for (rules, allowed) in [(with_passes(draw_3(), 3), 2), (with_passes(draw_1(), 1), 0)] {
        let mut game = game(ready(), rules, Scoring::Vegas);
        let mut recycles = 0;
        loop {
            while game.play(Action::Draw).is_ok() {}
            if game.play(Action::Recycle).is_err() {
                break;
            }
            recycles += 1;
        }
        assert_eq!(recycles, allowed);
    }
}

#[test]
fn names_of_scorings() {
    let names = ["none", "points", "standard", "standard-timed", "vegas", "vegas-cumulative"];
    assert_eq!(Scoring::ALL.map(Scoring::name), names);
    for scoring in Scoring::ALL {
        assert_eq!(scoring.name().parse::<Scoring>(), Ok(scoring));
    }
    for no in ["", "None", "vegas ", "windows", "standardTimed"] {
        assert!(no.parse::<Scoring>().is_err(), "{no:?}");
    }
}
