//! Bests: only of wins, by rule set, each with where it was reached.

use super::*;
use klondike::Draw;

#[test]
fn the_first_win_sets_every_best() {
    let mut records = Records::default();
    assert_eq!(records.add(won(1)).bests, [NewBest::FirstWin]);
    let best = set(&records).fewest_moves.clone().unwrap();
    assert_eq!((best.value, best.deal.as_str(), best.at), (100, "code", won(1).at));
    assert_eq!(set(&records).fewest_actions.as_ref().unwrap().value, 110);
    assert_eq!(set(&records).fastest.as_ref().unwrap().value, 300_000);
    assert_eq!(records.fewest_moves(&Rules::default()).unwrap().undos, 5);
}

#[test]
fn each_best_is_beaten_by_itself() {
    let mut records = records([won(1)]);
    assert_eq!(
        records.add(Entry { moves: 99, actions: 120, played_ms: 300_000, ..won(2) }).bests,
        [NewBest::FewestMoves]
    );
    assert_eq!(
        records.add(Entry { actions: 100, played_ms: 1, ..won(3) }).bests,
        [NewBest::FewestActions, NewBest::FastestTime]
    );
    assert_eq!(records.add(won(4)).bests, [], "equal is not better");
    assert_eq!(set(&records).fewest_moves.as_ref().unwrap().origin, Origin::Random { seed: "s2".to_owned() });
}

/// C55: an abandoned attempt sets no best, and rule sets don't mix.
#[test]
fn only_completed_wins_count() {
    let points = |entry: Entry, score| Entry { scoring: Scoring::Points, score: Some(score), ..entry };
    let draw_3 = Rules { draw: Draw::Three, ..Rules::default() };
    let records = records([
        points(lost(1), 500),
        Entry { moves: 3, ..points(Entry { outcome: Outcome::Ended, ..lost(2) }, 600) },
        points(won(3), 300),
        Entry { rules: draw_3, ..points(won(4), 900) },
    ]);
    let key = ScoreKey { scoring: Scoring::Points, version: SCORING_VERSION };
    assert_eq!(set(&records).best_score(key).unwrap().value, 300);
    assert_eq!(set(&records).fewest_moves.as_ref().unwrap().value, 100);
    assert_eq!(records.set(&draw_3).unwrap().best_score(key).unwrap().value, 900);
}

/// C53: scores of another version of the scoring stay, under their own.
#[test]
fn scores_are_compared_within_a_version() {
    let timed = |id, score, scoring_version| Entry {
        scoring: Scoring::StandardTimed,
        score: Some(score),
        scoring_version,
        ..won(id)
    };
    let mut records = records([timed(1, 20_000, 1)]);
    assert_eq!(records.add(timed(2, 7_000, 2)).bests, [NewBest::Score]);
    let key = |version| ScoreKey { scoring: Scoring::StandardTimed, version };
    assert_eq!(set(&records).best_score(key(1)).unwrap().value, 20_000);
    assert_eq!(set(&records).best_score(key(2)).unwrap().value, 7_000);
    assert_eq!(set(&records).best_score(key(3)), None);
}

#[test]
fn a_copy_with_more_gives_what_it_has() {
    let full = records([won(1), Entry { moves: 80, ..won(2) }, lost(3), Entry { played_ms: 1000, ..won(4) }]);
    let kept = serde_json::to_string(&full).unwrap();
    let copy: Records = serde_json::from_str(&kept).unwrap();
    // The history was lost, and a new one has begun.
    let mut rest = records([Entry { actions: 77, ..won(5) }]);
    rest.merge(&copy);
    let set = set(&rest);
    assert_eq!((set.played, set.wins, set.longest_streak), (4, 3, 2));
    let value = |best: &Option<Best>| best.as_ref().unwrap().value;
    assert_eq!((value(&set.fewest_moves), value(&set.fewest_actions), value(&set.fastest)), (80, 77, 1000));
    // Nothing is counted twice where nothing was lost.
    let mut whole = full.clone();
    whole.merge(&copy);
    assert_eq!(whole, full);
}

/// What a damaged file says may be nonsense, but never more wins than attempts.
#[test]
fn nonsense_is_cut_to_size() {
    let text = r#"{"sets":[{"rules":{"draw":1,"passes":null,"emptyColumn":"kings","worryBack":true},"played":3,"wins":9,"helpedWins":12}],
        "apart":{"played":0,"wins":4}}"#;
    let copy: Records = serde_json::from_str(text).unwrap();
    let mut records = Records::default();
    records.merge(&copy);
    assert_eq!(set(&records).win_rate(false), (9, 9));
    assert_eq!(set(&records).wins_alone(), 0);
    assert_eq!(records.apart, Apart { played: 4, wins: 4 });
}
