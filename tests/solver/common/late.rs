//! Positions near the end of a game: small enough for the plain search, won and lost ones.

use super::{Random, play_on, table};
use klondike::{EmptyColumn, Rules, Table};
use klondike_solver::general::{self, Reductions};
use klondike_solver::{Budget, Cancel, Verdict};

/// Positions under a rule set without end: some a few random actions off the last part of a winning line, some from
/// random play alone.
pub fn positions(rules: Rules, seed: u64) -> impl Iterator<Item = Table> {
    let mut random = Random(seed);
    (0..).flat_map(move |number| {
        let start = table(&format!("late-{seed}-{number}"));
        let mut positions = Vec::new();
        for _ in 0..3 {
            let mut position = start;
            play_on(&mut position, &rules, 50 + random.below(500), &mut random);
            positions.push(position);
        }
        positions.extend(off_a_line(&start, &rules, 34, 20, &mut random));
        positions
    })
}

/// Positions a few actions before a win, without end.
pub fn near_wins(rules: Rules, seed: u64) -> impl Iterator<Item = Table> {
    let mut random = Random(seed);
    // With columns that take any card the plain search sees only a few actions ahead.
    let most_left = if rules.empty_column == EmptyColumn::Any { 4 } else { 9 };
    (0..)
        .flat_map(move |number| off_a_line(&table(&format!("near-{seed}-{number}")), &rules, most_left, 3, &mut random))
}

/// Three positions off the end of a winning line, or none when no line is found soon.
fn off_a_line(start: &Table, rules: &Rules, most_left: usize, most_off: usize, random: &mut Random) -> Vec<Table> {
    let report = general::solve_alone(start, rules, &Budget::positions(2_000), &Cancel::new(), Reductions::ALL);
    let Verdict::Solved(line) = report.verdict else { return Vec::new() };
    let one = |_| {
        let keep = line.len() - (1 + random.below(most_left)).min(line.len());
        let mut position = *start;
        for &action in &line.actions()[..keep] {
            position.play(rules, action).expect("a line replays");
        }
        play_on(&mut position, rules, random.below(most_off), random);
        position
    };
    (0..3).map(one).collect()
}
