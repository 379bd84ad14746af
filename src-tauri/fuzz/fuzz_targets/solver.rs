//! Any bytes as rules, a deal and a way into it: every answer of the solver about the position there is checked.
#![no_main]

use klondike::{Draw, EmptyColumn, Passes, Rules, Seed, Table};
use klondike_solver::general::{self, Reductions};
use klondike_solver::{Budget, Cancel, Count, Hint, Verdict, dead_end, hint, shortest, solve};
use libfuzzer_sys::fuzz_target;

const MOST: u64 = 500;

fuzz_target!(|bytes: &[u8]| {
    let [options, limit, seed, way @ ..] = bytes else { return };
    let rules = Rules {
        draw: if options & 1 == 0 { Draw::One } else { Draw::Three },
        passes: Passes::limited(limit % 10).unwrap_or_default(),
        empty_column: if options & 2 == 0 { EmptyColumn::Kings } else { EmptyColumn::Any },
        worry_back: options & 4 == 0,
    };
    let mut table = Table::deal(&format!("fuzz-{seed}").parse::<Seed>().expect("a seed").deal());
    let mut previous = None;
    for &choice in way {
        let actions = table.legal_actions(&rules);
        if actions.is_empty() {
            break;
        }
        let action = actions[usize::from(choice) % actions.len()];
        table.play(&rules, action).expect("a listed action plays");
        previous = Some(action);
    }
    check(&table, &rules, previous);
});

fn check(table: &Table, rules: &Rules, previous: Option<klondike::Action>) {
    let (budget, cancel) = (Budget::positions(MOST), Cancel::new());
    // A line is replayed through the rules before it leaves the crate: what is left to check is that nobody disagrees.
    let report = solve(table, rules, &budget, &cancel);
    let alone = general::solve_alone(table, rules, &budget, &cancel, Reductions::ALL);
    let found = shortest(table, rules, &budget, &cancel, Count::Actions, &mut |_| {});
    assert!(report.positions <= MOST && alone.positions <= MOST && found.positions <= MOST);
    let solved = |verdict: &Verdict| matches!(verdict, Verdict::Solved(_));
    let won = solved(&report.verdict) || solved(&alone.verdict) || found.line.is_some();
    let lost = report.verdict == Verdict::Unsolvable || alone.verdict == Verdict::Unsolvable || found.unsolvable;
    assert!(!(won && lost));
    assert!(!(won && dead_end(table, rules)));
    if let (Some(length), Verdict::Solved(line)) = (found.length, &report.verdict) {
        assert!(length <= line.len() as u32 && found.lower_bound <= length);
    }
    if let Hint::Forward(action) = hint(table, rules, previous) {
        table.check(rules, action).expect("a hint is legal");
    }
}
