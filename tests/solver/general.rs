//! The search for every rule set agrees with the plain search, with all its reductions and with each switched off.

mod common;

use common::late::positions;
use common::reference::winnable;
use common::{rule_sets, soak};
use klondike_solver::general::{self, Reductions};
use klondike_solver::{Budget, Cancel, Verdict};

/// The plain search gives up beyond this many positions, and another position is taken.
const PLAIN: usize = 6_000;

#[test]
fn late_positions_agree_with_the_plain_search() {
    let switched = [
        Reductions::ALL,
        Reductions { safe: false, ..Reductions::ALL },
        Reductions { put_off: false, ..Reductions::ALL },
        Reductions { stock: false, ..Reductions::ALL },
    ];
    let each = if soak() { 1_000 } else { 8 };
    for (number, rules) in rule_sets().into_iter().enumerate() {
        let (mut won, mut lost, mut tried) = (0, 0, 0);
        for position in positions(rules, number as u64) {
            tried += 1;
            if won >= each && lost >= each || tried > 600 * each {
                break;
            }
            let Some(expected) = winnable(&position, &rules, PLAIN) else { continue };
            let seen = if expected { &mut won } else { &mut lost };
            if *seen >= each {
                continue;
            }
            *seen += 1;
            for reductions in switched {
                let budget = Budget::positions(200_000);
                let report = general::solve_alone(&position, &rules, &budget, &Cancel::new(), reductions);
                match report.verdict {
                    Verdict::Solved(_) => assert!(expected, "{rules:?} {reductions:?}: no win in {position:?}"),
                    Verdict::Unsolvable => assert!(!expected, "{rules:?} {reductions:?}: a win in {position:?}"),
                    // Without a reduction the search may be larger than the budget, with all of them it must not be.
                    Verdict::Unknown(_) => assert_ne!(reductions, Reductions::ALL, "{position:?}"),
                }
            }
        }
        assert!(won >= 2 && lost >= 2, "{rules:?}: only {won} won and {lost} lost are small enough");
    }
}

#[test]
fn a_budget_of_positions_is_kept_and_repeats_exactly() {
    for (number, rules) in rule_sets().into_iter().enumerate() {
        let table = common::table(&format!("budget-{number}"));
        for most in [0, 1, 2, 100, 1_000] {
            let run =
                || general::solve_alone(&table, &rules, &Budget::positions(most), &Cancel::new(), Reductions::ALL);
            let (first, second) = (run(), run());
            assert!(first.positions <= most);
            assert_eq!((first.verdict, first.positions), (second.verdict, second.positions));
        }
    }
}

#[test]
fn a_small_table_and_a_thrown_switch_stop_the_search() {
    let cancel = Cancel::new();
    cancel.cancel();
    let mut full = 0;
    for (number, rules) in rule_sets().into_iter().enumerate() {
        let table = common::table(&format!("stop-{number}"));
        let report = general::solve_alone(&table, &rules, &Budget::default(), &cancel, Reductions::ALL);
        assert_eq!(report.verdict, Verdict::Unknown(klondike_solver::Stop::Cancelled));
        let budget = Budget { memory: 1 << 12, ..Budget::positions(100_000) };
        let report = general::solve_alone(&table, &rules, &budget, &Cancel::new(), Reductions::ALL);
        full += usize::from(report.verdict == Verdict::Unknown(klondike_solver::Stop::Memory));
    }
    assert!(full > 0, "no search was large enough to fill 4 KiB");
}

/// Deals and the verdicts that independent solvers agree on.
const KNOWN: &str = include_str!("../data/solver/known.tsv");

#[test]
fn known_deals_under_a_pass_limit_get_their_verdicts() {
    let kinds = [(0, klondike::Draw::One, 1), (2, klondike::Draw::Three, 1), (3, klondike::Draw::Three, 3)];
    let positions = if soak() { 3_000_000 } else { 20_000 };
    for (place, draw, limit) in kinds {
        let rules = klondike::Rules { draw, passes: common::passes(limit), ..klondike::Rules::default() };
        let (mut decided, mut deals) = (0, 0);
        for line in KNOWN.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            let expected = fields[2].chars().nth(place).expect("a verdict");
            if deals == 100 {
                break;
            }
            deals += 1;
            let table = klondike::Table::deal(&fields[1].parse().expect("a deal"));
            let report = klondike_solver::solve(&table, &rules, &Budget::positions(positions), &Cancel::new());
            match report.verdict {
                Verdict::Solved(_) => assert_ne!(expected, '-', "deal {} at {draw:?}, {limit} passes", fields[0]),
                Verdict::Unsolvable => assert_ne!(expected, '+', "deal {} at {draw:?}, {limit} passes", fields[0]),
                Verdict::Unknown(_) => continue,
            }
            decided += 1;
        }
        assert!(decided * 100 >= deals * 30, "{decided} of {deals} decided at {draw:?}, {limit} passes");
    }
}
