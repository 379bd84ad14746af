//! What holds of every answer, for any position under any rules.

mod common;

use common::{Random, passes, play_on};
use klondike::{Action, Draw, EmptyColumn, Rules, Seed, Table};
use klondike_solver::general::{self, Reductions};
use klondike_solver::{Budget, Cancel, Count, Hint, Line, Verdict, dead_end, hint, shortest, solve};
use proptest::prelude::*;

fn any_rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), 0..=9_u8, any::<bool>(), any::<bool>()).prop_map(|(three, limit, any_card, worry_back)| Rules {
        draw: if three { Draw::Three } else { Draw::One },
        passes: passes(limit),
        empty_column: if any_card { EmptyColumn::Any } else { EmptyColumn::Kings },
        worry_back,
    })
}

/// A position after some random play, and the action before it.
fn any_position() -> impl Strategy<Value = (Rules, Table, Option<Action>)> {
    (any_rules(), 0..10_000_u32, 0..300_usize, any::<u64>()).prop_map(|(rules, seed, steps, random)| {
        let mut table = Table::deal(&format!("any-{seed}").parse::<Seed>().expect("a seed").deal());
        let last = play_on(&mut table, &rules, steps, &mut Random(random));
        (rules, table, last)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn answers_keep_their_promises((rules, table, previous) in any_position()) {
        let most = 2_000;
        let report = solve(&table, &rules, &Budget::positions(most), &Cancel::new());
        prop_assert!(report.positions <= most);
        let again = solve(&table, &rules, &Budget::positions(most), &Cancel::new());
        prop_assert_eq!((&report.verdict, report.positions), (&again.verdict, again.positions));
        let alone = general::solve_alone(&table, &rules, &Budget::positions(most), &Cancel::new(), Reductions::ALL);
        let won = matches!(report.verdict, Verdict::Solved(_)) || matches!(alone.verdict, Verdict::Solved(_));
        let lost = report.verdict == Verdict::Unsolvable || alone.verdict == Verdict::Unsolvable;
        prop_assert!(!(won && lost), "two searches disagree");
        if dead_end(&table, &rules) {
            prop_assert!(!won, "a dead end that can be won");
        }
        if let Hint::Forward(action) = hint(&table, &rules, previous) {
            prop_assert_eq!(table.check(&rules, action), Ok(()));
        }
        if let Verdict::Solved(line) = &report.verdict {
            prop_assert!(Line::replay(&table, &rules, line.actions().to_vec()).is_ok());
        }
        let found = shortest(&table, &rules, &Budget::positions(most), &Cancel::new(), Count::Actions, &mut |_| {});
        prop_assert!(!(found.unsolvable && won), "a line where there is none");
        prop_assert!(!(found.line.is_some() && lost), "no line where there is one");
        if let Some(line) = &found.line {
            prop_assert!(Line::replay(&table, &rules, line.actions().to_vec()).is_ok());
            prop_assert_eq!(found.length, Some(line.len() as u32));
            prop_assert!(found.lower_bound <= line.len() as u32);
            if let Verdict::Solved(first) = &report.verdict {
                prop_assert!(line.len() <= first.len());
            }
        }
    }
}
