//! Positions near the end of a game: small enough for the plain search, won and lost ones.

use super::{Random, play_on, table};
use klondike::{Rules, Table};
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
        let report = general::solve(&start, &rules, &Budget::positions(2_000), &Cancel::new(), Reductions::ALL);
        if let Verdict::Solved(line) = report.verdict {
            for _ in 0..3 {
                let keep = line.len() - (4 + random.below(30)).min(line.len());
                let mut position = start;
                for &action in &line.actions()[..keep] {
                    position.play(&rules, action).expect("a line replays");
                }
                play_on(&mut position, &rules, random.below(20), &mut random);
                positions.push(position);
            }
        }
        positions
    })
}
