//! Shortest lines agree with a breadth-first search that leaves nothing out.

mod common;

use common::late::near_wins;
use common::reference::{Answer, search};
use common::{rule_sets, soak};
use klondike_solver::{Budget, Cancel, Count, shortest};

/// The plain search gives up beyond this many positions, and another position is taken.
const PLAIN: usize = 30_000;

#[test]
fn proven_lengths_agree_with_the_plain_search() {
    let each = if soak() { 500 } else { 10 };
    for (number, rules) in rule_sets().into_iter().enumerate() {
        let (mut won, mut lost, mut tried) = (0, 0, 0);
        for position in near_wins(rules, number as u64) {
            tried += 1;
            if won >= each || tried > 20 * each {
                break;
            }
            let Some(expected) = search(&position, &rules, PLAIN) else { continue };
            let mut lengths = Vec::new();
            let budget = Budget::positions(500_000);
            let found = shortest(&position, &rules, &budget, &Cancel::new(), Count::Actions, &mut |line| {
                lengths.push(line.len());
            });
            assert!(lengths.windows(2).all(|pair| pair[0] > pair[1]), "each line is shorter than the last");
            match expected {
                Answer::Lost => {
                    lost += 1;
                    assert!(found.unsolvable && found.line.is_none(), "{rules:?}: a line for {position:?}");
                }
                Answer::Won(length) => {
                    won += 1;
                    assert!(found.proven, "{rules:?}: not proven within the budget: {position:?}");
                    assert_eq!(found.length, Some(length), "{rules:?}: {position:?}");
                    assert_eq!((found.lower_bound, lengths.last().copied()), (length, Some(length as usize)));
                }
            }
        }
        assert!(won >= 2, "{rules:?}: {won} won and {lost} lost of {tried} prove little");
    }
}
