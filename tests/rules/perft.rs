//! Lines of play, counted: pinned in a file, and counted a second time by another set of the rules.

mod common;
#[path = "common/model.rs"]
mod model;

use common::*;
use klondike::{Action, Rules, Table, perft};
use model::Model;

const PINNED: &str = include_str!("../data/perft/counts.tsv");

/// What the middle game is played under: the same for every rule set that is counted from there.
fn played_under(deal: usize) -> Rules {
    let draw = if deal.is_multiple_of(2) { draw_3() } else { draw_1() };
    Rules { worry_back: false, ..with_passes(draw, 9) }
}

/// From the deal the stock never runs out in a few actions, so each deal is also counted from the middle of a game, where
/// passes, empty columns and foundations play a part: random play that prefers to uncover, up to the place where most
/// actions are legal under the loosest rules.
fn middle(deal: usize) -> Vec<Action> {
    let rules = played_under(deal);
    let mut table = table_of(&format!("perft-{deal}"));
    let mut random = Random(deal as u64);
    let mut line = Vec::new();
    let mut richest = (0, 0);
    while line.len() < 200 {
        let choices = table.legal_actions(&any_card()).len();
        if line.len() > 30 && choices > richest.0 {
            richest = (choices, line.len());
        }
        let legal = table.legal_actions(&rules);
        let good: Vec<Action> = legal.iter().copied().filter(|action| forward(&table, *action)).collect();
        let from: &[Action] = if good.is_empty() { &legal } else { &good };
        if from.is_empty() {
            break;
        }
        let action = random.pick(from);
        table.play(&rules, action).expect("legal");
        line.push(action);
    }
    line.truncate(richest.1);
    line
}

fn forward(table: &Table, action: Action) -> bool {
    match action {
        Action::Move { from: klondike::PileId::Tableau(column), to: klondike::PileId::Tableau(_), count } => {
            let column = table.column(column);
            column.face_up() == usize::from(count) && column.face_down() > 0
        }
        Action::Move { .. } => true,
        _ => false,
    }
}

fn tables(deal: usize) -> [Table; 2] {
    let start = table_of(&format!("perft-{deal}"));
    let mut table = start;
    for action in middle(deal) {
        table.play(&played_under(deal), action).expect("it was legal");
    }
    [start, table]
}

fn name(rules: &Rules) -> String {
    format!(
        "draw {} passes {} {} {}",
        rules.draw.count(),
        rules.passes,
        if rules.empty_column == klondike::EmptyColumn::Any { "any" } else { "kings" },
        if rules.worry_back { "back" } else { "no-back" }
    )
}

/// Ten deals under all eighty rule sets, four actions deep, from the deal and from the middle: 1,600 counts. Where they
/// change on purpose, the file that the failing test leaves takes the place of the pinned one.
#[test]
fn counts_are_what_they_always_were() {
    let mut counted = String::new();
    for deal in 0..10 {
        let tables = tables(deal);
        for rules in all_rules() {
            let [start, middle] = tables.map(|table| perft(&table, &rules, 4));
            counted.push_str(&format!("perft-{deal}\t{}\t{start}\t{middle}\n", name(&rules)));
        }
    }
    if counted != PINNED {
        let left = concat!(env!("CARGO_TARGET_TMPDIR"), "/counts.tsv");
        std::fs::write(left, &counted).expect("the target folder can be written");
        let differing = counted.lines().zip(PINNED.lines()).find(|(now, pinned)| now != pinned);
        panic!("counts differ, first {differing:?}; all of them: {left}");
    }
}

/// Perft by trying every action that can be said at all.
fn try_all(model: &Model, rules: &Rules, depth: u32, conceivable: &[Action]) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = conceivable.iter().filter_map(|&action| model.after(rules, action));
    next.map(|next| try_all(&next, rules, depth - 1, conceivable)).sum()
}

/// The same counts by a second set of the rules that tries everything that can be said.
#[test]
fn two_ways_of_counting_agree() {
    let conceivable: Vec<Action> = conceivable().collect();
    for deal in 0..10 {
        let line = middle(deal);
        let strict = played_under(deal);
        let start = Model::deal(&deal_of(&format!("perft-{deal}")).to_string());
        let late = line.iter().fold(start.clone(), |model, &action| model.after(&strict, action).expect("legal"));
        let [start_table, late_table] = tables(deal);
        assert!(start.matches(&start_table) && late.matches(&late_table));
        for rules in all_rules() {
            for (model, table) in [(&start, &start_table), (&late, &late_table)] {
                assert_eq!(
                    try_all(model, &rules, 2, &conceivable),
                    perft(table, &rules, 2),
                    "perft-{deal} {}",
                    name(&rules)
                );
            }
        }
        // Deeper under the rules that allow most, and those that allow least.
        for rules in [any_card(), strict] {
            assert_eq!(try_all(&late, &rules, 3, &conceivable), perft(&late_table, &rules, 3), "perft-{deal}");
        }
    }
}
