//! The search for kings-only columns and unlimited passes: right, repeatable, and within its budgets.

mod common;

use common::late::positions;
use common::reference::winnable;
use common::{Random, passes, play_on, soak, table};
use klondike::{Deal, Draw, EmptyColumn, Rules, Table};
use klondike_solver::{Budget, Cancel, Line, Reductions, Stop, Verdict, solve, solve_with};
use std::time::{Duration, Instant};

const KNOWN: &str = include_str!("../data/solver/known.tsv");

/// The plain search gives up beyond this many positions, and another position is taken.
const PLAIN: usize = 6_000;

fn rule_sets() -> impl Iterator<Item = Rules> {
    [(Draw::One, true), (Draw::One, false), (Draw::Three, true), (Draw::Three, false)]
        .into_iter()
        .map(|(draw, worry_back)| Rules { draw, passes: passes(0), empty_column: EmptyColumn::Kings, worry_back })
}

/// All reductions, and all but one, for each.
fn switched() -> [Reductions; 6] {
    let all = Reductions::ALL;
    [
        all,
        Reductions { safe: false, ..all },
        Reductions { commuting: false, ..all },
        Reductions { late_emptying: false, ..all },
        Reductions { needed_returns: false, ..all },
        Reductions { easier_game: false, ..all },
    ]
}

/// A verdict without its line; the line is replayed.
fn says(verdict: &Verdict, table: &Table, rules: &Rules) -> Option<bool> {
    match verdict {
        Verdict::Solved(line) => {
            assert!(Line::replay(table, rules, line.actions().to_vec()).is_ok(), "{rules:?}: {table:?}");
            Some(true)
        }
        Verdict::Unsolvable => Some(false),
        Verdict::Unknown(_) => None,
    }
}

#[test]
fn late_positions_agree_with_the_plain_search() {
    let each = if soak() { 2_000 } else { 60 };
    for (number, rules) in rule_sets().enumerate() {
        let (mut won, mut lost) = (0, 0);
        for position in positions(rules, 100 + number as u64) {
            if won >= each && lost >= each {
                break;
            }
            let Some(expected) = winnable(&position, &rules, PLAIN) else { continue };
            let seen = if expected { &mut won } else { &mut lost };
            if *seen >= each {
                continue;
            }
            *seen += 1;
            for reductions in switched() {
                let budget = Budget::positions(200_000);
                let report = solve_with(&position, &rules, &budget, &Cancel::new(), &reductions);
                let said = says(&report.verdict, &position, &rules);
                assert_eq!(said, Some(expected), "{rules:?} {reductions:?} {position:?}");
            }
        }
    }
}

#[test]
fn whole_games_agree_with_each_reduction_off() {
    let games = if soak() { 300 } else { 12 };
    let mut random = Random(5);
    let mut decided = 0;
    for rules in rule_sets() {
        for game in 0..games {
            let mut position = table(&format!("switched-{game}"));
            play_on(&mut position, &rules, random.below(60), &mut random);
            let all: Vec<_> = switched()
                .iter()
                .map(|reductions| {
                    let budget = Budget::positions(20_000);
                    let report = solve_with(&position, &rules, &budget, &Cancel::new(), reductions);
                    says(&report.verdict, &position, &rules)
                })
                .collect();
            let mut known = all.iter().flatten();
            if let Some(first) = known.next() {
                decided += 1;
                assert!(known.all(|one| one == first), "{rules:?} {all:?} {position:?}");
            }
        }
    }
    assert!(decided > games, "only {decided} positions were decided");
}

#[test]
fn known_deals_get_their_verdicts() {
    let deals = if soak() { 500 } else { 60 };
    for (draw, column) in [(Draw::One, 1), (Draw::Three, 4)] {
        let rules = Rules { draw, ..Rules::default() };
        let mut undecided = 0;
        for line in KNOWN.lines().filter(|line| !line.starts_with('#')).take(deals) {
            let fields: Vec<&str> = line.split('\t').collect();
            let table = Table::deal(&fields[1].parse::<Deal>().expect("a deal"));
            let budget = Budget::positions(if soak() { 1_000_000 } else { 60_000 });
            let report = solve(&table, &rules, &budget, &Cancel::new());
            let expected = match fields[2].as_bytes()[column] {
                b'+' => Some(true),
                b'-' => Some(false),
                _ => None,
            };
            match says(&report.verdict, &table, &rules) {
                Some(said) => assert!(expected.is_none_or(|known| known == said), "deal {} at {draw:?}", fields[0]),
                None => undecided += 1,
            }
        }
        assert!(undecided * 10 <= deals, "{undecided} of {deals} at {draw:?}");
    }
}

#[test]
fn the_position_of_the_stock_counts() {
    // From random moments of a game: draws, passes and stock positions of all kinds.
    let mut random = Random(77);
    for rules in rule_sets() {
        let mut compared = 0;
        for game in 0.. {
            let mut position = table(&format!("stock-{game}"));
            play_on(&mut position, &rules, 100 + random.below(400), &mut random);
            let Some(expected) = winnable(&position, &rules, PLAIN) else { continue };
            let report = solve(&position, &rules, &Budget::positions(100_000), &Cancel::new());
            assert_eq!(says(&report.verdict, &position, &rules), Some(expected), "{rules:?} {position:?}");
            compared += 1;
            if compared == 40 {
                break;
            }
        }
    }
}

#[test]
fn two_calls_do_the_same_and_keep_to_their_positions() {
    for (number, rules) in rule_sets().enumerate() {
        for game in 0..4 {
            let table = table(&format!("again-{number}-{game}"));
            for most in [0, 1, 5, 1_000, 5_000] {
                for threads in [1, 2] {
                    let run = || {
                        let budget = Budget { threads, ..Budget::positions(most) };
                        solve(&table, &rules, &budget, &Cancel::new())
                    };
                    let (first, second) = (run(), run());
                    assert!(first.positions <= most && second.positions <= most);
                    if threads == 1 {
                        assert_eq!((first.verdict, first.positions), (second.verdict, second.positions));
                    }
                }
            }
        }
    }
}

#[test]
fn a_table_of_a_few_kilobytes_forgets_but_never_errs() {
    for (draw, column) in [(Draw::One, 1), (Draw::Three, 4)] {
        let rules = Rules { draw, ..Rules::default() };
        let mut decided = 0;
        for line in KNOWN.lines().filter(|line| !line.starts_with('#')).take(60) {
            let fields: Vec<&str> = line.split('\t').collect();
            let table = Table::deal(&fields[1].parse::<Deal>().expect("a deal"));
            let budget = Budget { memory: 1 << 12, ..Budget::positions(20_000) };
            let report = solve(&table, &rules, &budget, &Cancel::new());
            if let Some(said) = says(&report.verdict, &table, &rules) {
                let expected = if said { b'+' } else { b'-' };
                assert!([expected, b'?'].contains(&fields[2].as_bytes()[column]), "deal {} at {draw:?}", fields[0]);
                decided += 1;
            }
        }
        assert!(decided > 30, "{decided}");
    }
}

#[test]
fn two_threads_agree_with_one() {
    for rules in rule_sets() {
        for game in 0..10 {
            let table = table(&format!("threads-{game}"));
            let ask = |threads| {
                let budget = Budget { threads, ..Budget::positions(40_000) };
                says(&solve(&table, &rules, &budget, &Cancel::new()).verdict, &table, &rules)
            };
            if let (Some(one), Some(two)) = (ask(1), ask(2)) {
                assert_eq!(one, two, "{rules:?} {table:?}");
            }
        }
    }
}

/// A deal that takes long at draw 3, for the tests that stop a search.
fn long_game() -> (Table, Rules) {
    let line = KNOWN.lines().find(|line| line.starts_with("50\t")).expect("deal 50");
    let deal: Deal = line.split('\t').nth(1).expect("its cards").parse().expect("a deal");
    let rules = Rules { draw: Draw::Three, ..Rules::default() };
    // Without any reduction it is far too large.
    (Table::deal(&deal), rules)
}

const SLOW: Reductions =
    Reductions { safe: false, commuting: false, late_emptying: false, needed_returns: false, easier_game: false };

#[test]
fn a_thrown_switch_stops_a_running_search() {
    let (table, rules) = long_game();
    for threads in [1, 2] {
        let cancel = Cancel::new();
        let budget = Budget { threads, ..Budget::default() };
        std::thread::scope(|scope| {
            let search = scope.spawn(|| solve_with(&table, &rules, &budget, &cancel, &SLOW));
            while !search.is_finished() && cancel_soon() {
                cancel.cancel();
            }
            let report = search.join().expect("no panic");
            assert_eq!(report.verdict, Verdict::Unknown(Stop::Cancelled));
        });
    }
}

/// Lets a search run for a moment.
fn cancel_soon() -> bool {
    std::thread::sleep(Duration::from_millis(20));
    true
}

#[test]
fn the_time_is_kept() {
    let (table, rules) = long_game();
    let budget = Budget::time(Duration::from_millis(30));
    let began = Instant::now();
    let report = solve_with(&table, &rules, &budget, &Cancel::new(), &SLOW);
    assert_eq!(report.verdict, Verdict::Unknown(Stop::Time));
    assert!(report.time >= Duration::from_millis(30) && report.time <= began.elapsed());
}

#[test]
fn a_won_table_is_solved_by_doing_nothing() {
    let start = table("klondike-1");
    let rules = Rules::default();
    let Verdict::Solved(line) = solve(&start, &rules, &Budget::positions(100_000), &Cancel::new()).verdict else {
        panic!("klondike-1 can be won");
    };
    let mut won = start;
    for &action in line.actions() {
        won.play(&rules, action).expect("a line replays");
    }
    let report = solve(&won, &rules, &Budget::default(), &Cancel::new());
    assert!(matches!(report.verdict, Verdict::Solved(line) if line.is_empty()));
}
