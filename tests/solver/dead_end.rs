//! The dead-end notice: never a false alarm, and there when it should be.

mod common;

use common::reference::{progress_possible, winnable};
use common::{Random, play_on, rule_sets, table};
use klondike::{Rules, Seed, Table};
use klondike_solver::dead_end;

/// Random positions under every rule set in turn, most of them late enough to be stuck.
fn positions(count: usize) -> impl Iterator<Item = (Rules, Table)> {
    let sets = rule_sets();
    let mut random = Random(4);
    (0..count).map(move |number| {
        let rules = sets[number % sets.len()];
        let mut position = table(&format!("dead-end-{number}"));
        let steps = 20 + random.below(400);
        play_on(&mut position, &rules, steps, &mut random);
        (rules, position)
    })
}

#[test]
fn no_notice_contradicts_the_plain_search() {
    let (mut notices, mut open) = (0, 0);
    for (number, (rules, position)) in positions(5_000).enumerate() {
        let notice = dead_end(&position, &rules);
        match progress_possible(&position, &rules, 20_000) {
            Some(possible) => {
                assert_eq!(notice, !possible && !position.is_won(), "position {number} under {rules:?}: {position:?}")
            }
            None => open += 1,
        }
        if notice {
            notices += 1;
            assert_ne!(winnable(&position, &rules, 5_000), Some(true), "position {number} can be won");
        }
    }
    assert!(notices > 300, "only {notices} dead ends among the positions: the test would prove little");
    assert!(open < 50, "{open} positions were too large for the plain search");
}

#[test]
fn a_won_game_is_no_dead_end_and_a_fresh_deal_seldom() {
    let rules = Rules::default();
    let dead = (0..500).filter(|number| {
        let seed: Seed = format!("fresh-{number}").parse().expect("a seed");
        dead_end(&Table::deal(&seed.deal()), &rules)
    });
    // Deals without any move are known to be about 1 in 400 at draw 3 and far rarer at draw 1.
    assert!(dead.count() <= 5);
}
