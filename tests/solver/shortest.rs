//! Shortest lines agree with a breadth-first search that leaves nothing out.

mod common;

use common::late::near_wins;
use common::reference::{Answer, search};
use common::{rule_sets, soak};
use klondike::{Draw, Rules, Table};
use klondike_solver::{Budget, Cancel, Count, shortest};

/// The plain search gives up beyond this many positions, and another position is taken.
const PLAIN: usize = 15_000;

#[test]
fn proven_lengths_agree_with_the_plain_search() {
    let each = if soak() { 500 } else { 5 };
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

const KNOWN: &str = include_str!("../data/solver/known.tsv");
const LENGTHS: &str = include_str!("../data/solver/shortest.tsv");

/// The table and the rules of a deal with a known shortest line, and its draws and transfers.
fn known_lengths() -> impl Iterator<Item = (Table, Rules, u32)> {
    LENGTHS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<u32> = line.split('\t').map(|field| field.parse().expect("a number")).collect();
        let start = format!("{}\t", fields[0]);
        let deal = KNOWN.lines().find(|line| line.starts_with(&start)).expect("the deal");
        let deal = deal.split('\t').nth(1).expect("its cards").parse().expect("a deal");
        let draw = Draw::from_count(fields[1] as u8).expect("1 or 3");
        (Table::deal(&deal), Rules { draw, ..Rules::default() }, fields[2])
    })
}

#[test]
fn bounds_and_lines_keep_to_their_side_of_the_known_lengths() {
    let positions = if soak() { 3_000_000 } else { 4_000 };
    for (table, rules, known) in known_lengths() {
        let budget = Budget::positions(positions);
        let found = shortest(&table, &rules, &budget, &Cancel::new(), Count::Transfers, &mut |_| {});
        assert!(found.lower_bound <= known, "a bound of {} where {known} will do", found.lower_bound);
        assert!(found.length.is_none_or(|length| length >= known), "shorter than what others have proven");
        assert!(!found.proven || found.length == Some(known));
        assert!(!found.unsolvable);
    }
}

#[test]
fn first_lines_are_short() {
    let mut ratios = Vec::new();
    for (table, rules, known) in known_lengths().step_by(if soak() { 1 } else { 5 }) {
        let budget = Budget::positions(25_000);
        let found = shortest(&table, &rules, &budget, &Cancel::new(), Count::Transfers, &mut |_| {});
        let length = found.length.expect("a line within 25,000 positions");
        ratios.push(f64::from(length) / f64::from(known));
    }
    let mean = ratios.iter().sum::<f64>() / ratios.len() as f64;
    assert!(mean <= 1.25, "first lines are {mean} times the shortest");
}
