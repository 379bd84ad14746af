//! What is counted, and once.

use super::*;
use klondike::Draw;

#[test]
fn an_attempt_counts_once() {
    let records = records([won(1), won(1), lost(1)]);
    assert_eq!((set(&records).played, set(&records).wins, records.total()), (1, 1, 1));
}

#[test]
fn a_win_outranks_a_loss_of_the_same_attempt() {
    let mut records = records([lost(1)]);
    let added = records.add(won(1));
    assert!(added.counted);
    assert_eq!(added.bests, [NewBest::FirstWin]);
    assert_eq!((set(&records).played, set(&records).wins, set(&records).streak), (1, 1, 1));
    assert_eq!(records.recent().map(|entry| entry.outcome).collect::<Vec<_>>(), [Outcome::Won]);
    assert_eq!(set(&records).plots.results().collect::<Vec<_>>(), [true]);
}

/// C133: a new deal during the win show takes nothing away.
#[test]
fn two_wins_are_two_wins() {
    assert_eq!(set(&records([won(1), won(2)])).wins, 2);
}

/// C134: each rule set by itself, whatever the scoring.
#[test]
fn rule_sets_are_kept_apart() {
    let draw_3 = Rules { draw: Draw::Three, ..Rules::default() };
    let vegas = Entry { scoring: Scoring::Vegas, score: Some(-12), ..won(3) };
    let records = records([won(1), Entry { rules: draw_3, ..won(2) }, vegas]);
    assert_eq!(records.sets().count(), 2);
    assert_eq!((set(&records).wins, records.set(&draw_3).unwrap().wins), (2, 1));
}

#[test]
fn practice_pasted_and_demo_count_nowhere_else() {
    let demo = HelpUsed { demos: 1, ..HelpUsed::default() };
    let apart = [
        Entry { origin: Origin::Practice, ..won(1) },
        Entry { origin: Origin::Pasted, ..won(2) },
        Entry { help: demo, ..won(3) },
        Entry { origin: Origin::Daily { date: "2026-06-01".parse().unwrap() }, help: demo, ..won(4) },
        Entry { origin: Origin::Pasted, ..lost(5) },
    ];
    let records = records(apart);
    assert_eq!(records.sets().count(), 0);
    assert_eq!(records.apart, Apart { played: 5, wins: 4 });
    assert_eq!(records.daily(Draw::One), &Daily::default());
    assert_eq!(records.total(), 5);
}

/// The win rate can't pass 100 %, whatever is added in whatever order.
#[test]
fn the_win_rate_stays_below_all() {
    let mut state = 1_u64;
    let mut records = Records::default();
    for _ in 0..5000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let id = state >> 33 & 0xFF;
        let entry = if state >> 60 & 1 == 0 { won(id) } else { lost(id) };
        records.add(entry);
        for running in [false, true] {
            let (wins, played) = set(&records).win_rate(running);
            assert!(wins <= played, "{wins} of {played}");
        }
        let (set, wins) = (set(&records), set(&records).plots.results().filter(|&won| won).count());
        assert_eq!(set.wins, wins as u64);
        assert!(set.streak <= set.longest_streak && set.longest_streak <= set.wins);
        assert!(set.helped_wins <= set.wins && set.wins <= set.played);
    }
    assert_eq!(set(&records).played, records.total());
}

#[test]
fn streaks_break_with_a_loss_and_with_an_ended_deal() {
    let ended = Entry { outcome: Outcome::Ended, ..lost(5) };
    let records = records([won(1), won(2), lost(3), won(4), ended, won(6)]);
    assert_eq!((set(&records).streak, set(&records).longest_streak), (1, 2));
    assert_eq!(set(&records).plots.streaks(10), [2, 1, 1]);
    assert_eq!(set(&records).plots.streaks(2), [1, 1]);
}

/// C131: which help was used is kept; undo is no help.
#[test]
fn wins_with_and_without_help() {
    let helped = |id, help| Entry { help, ..won(id) };
    let records = records([
        won(1),
        helped(2, HelpUsed { hints: 1, ..HelpUsed::default() }),
        helped(3, HelpUsed { checks: 2, ..HelpUsed::default() }),
    ]);
    assert_eq!((set(&records).wins, set(&records).helped_wins, set(&records).wins_alone()), (3, 2, 1));
}

/// C128: averages are of wins, and say so by their names.
#[test]
fn averages_are_of_wins() {
    let slow = |id| Entry { played_ms: 3_600_000, moves: 400, ..lost(id) };
    let records = records([won(1), slow(2), slow(3), slow(4)]);
    assert_eq!(set(&records).average_win_ms(), Some(300_000));
    assert_eq!(set(&records).average_win_moves(), Some(100));
    assert_eq!(set(&records).total_ms, 300_000 + 3 * 3_600_000);
    assert_eq!(RuleSet::default().average_win_ms(), None);
}

#[test]
fn the_vegas_balance_carries_over() {
    let vegas = |id, score, scoring| Entry { scoring, score: Some(score), ..lost(id) };
    let records = records([
        vegas(1, -27, Scoring::VegasCumulative),
        vegas(2, -52, Scoring::Vegas),
        vegas(3, 101, Scoring::VegasCumulative),
        won(4),
    ]);
    assert_eq!(records.balance, 101);
}

#[test]
fn verified_deals_know_their_wins_and_fewest_moves() {
    let verified = |id, moves| Entry { origin: Origin::Verified { number: 17 }, moves, ..won(id) };
    let lost = Entry { origin: Origin::Verified { number: 18 }, ..lost(3) };
    let records = records([verified(1, 120), verified(2, 98), lost]);
    assert_eq!(records.verified(17), Some(&Verified { wins: 2, fewest_moves: 98 }));
    assert_eq!((records.verified(18), records.verified_won()), (None, 1));
}

#[test]
fn distributions_and_the_rate_over_time() {
    let win = |id, moves, played_ms| Entry { moves, played_ms, ..won(id) };
    let records = records([win(1, 95, 61_000), win(2, 99, 30_000), lost(3), win(4, 110, 10_000_000)]);
    let plots = &set(&records).plots;
    let bars: Vec<_> = plots.moves().iter().map(|bar| (bar.from, bar.below, bar.count)).collect();
    assert_eq!(bars, [(90, Some(100), 2), (100, Some(110), 0), (110, Some(120), 1)]);
    let times = plots.times();
    assert_eq!(times[0], Bar { from: 0, below: Some(60_000), count: 1 });
    assert_eq!(times.last(), Some(&Bar { from: 1_800_000, below: None, count: 1 }));
    assert_eq!(plots.win_rate(4), [(1, 1), (2, 2), (2, 3), (3, 4)]);
    assert_eq!(plots.win_rate(2), [(2, 2), (3, 4)]);
    assert_eq!(Plots::default().win_rate(10), []);
    for most in 1..10 {
        assert_eq!(plots.win_rate(most).last(), Some(&(3, 4)));
        assert_eq!(plots.win_rate(most).len(), most.min(4));
    }
}
