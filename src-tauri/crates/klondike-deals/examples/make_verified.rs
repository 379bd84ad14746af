//! Makes the table of verified deals: `cargo run --release -p klondike-deals --example make_verified > data/verified.tsv`.
//!
//! Random deals (seeds `verified 0`, `verified 1`, …) are solved within 200,000 positions at draw 1 and graded; the first
//! thirty of each level are taken, so that one run makes the same table as another. Solutions are then shortened within a
//! budget of positions. Made once; the table is frozen.

use klondike::{Draw, Rules, Seed, Table};
use klondike_deals::level::{self, Level};
use klondike_solver::{Budget, Cancel, Count, Verdict, shortest, solve};

const EACH: usize = 30;

fn main() {
    let budget = Budget { positions: Some(200_000), ..Budget::default() };
    let draw_1 = Rules::default();
    let draw_3 = Rules { draw: Draw::Three, ..draw_1 };
    let cancel = Cancel::default();
    let mut found: [Vec<String>; 4] = Default::default();
    for number in 0.. {
        if found.iter().all(|level| level.len() >= EACH) {
            break;
        }
        let deal = format!("verified {number}").parse::<Seed>().expect("a short text is a seed").deal();
        let table = Table::deal(&deal);
        let Verdict::Solved(line) = solve(&table, &draw_1, &budget, &cancel).verdict else { continue };
        let level = level::level(&deal, &draw_1);
        let place = Level::ALL.iter().position(|known| *known == level).expect("every level is listed");
        if found[place].len() >= EACH {
            continue;
        }
        let shorter = shortest(&table, &draw_1, &budget, &cancel, Count::Actions, &mut |_| {});
        let line = shorter.line.filter(|short| short.len() < line.len()).unwrap_or(line);
        let draw_three = match solve(
            &table,
            &draw_3,
            &Budget { positions: Some(5_000_000), ..Budget::default() },
            &cancel,
        )
        .verdict
        {
            Verdict::Solved(_) => "solved",
            Verdict::Unsolvable => "unsolvable",
            Verdict::Unknown(_) => "unknown",
        };
        let actions: Vec<String> = line.actions().iter().map(ToString::to_string).collect();
        found[place].push(format!("{}\t{draw_three}\t{deal}\t{}", level.name(), actions.join(" ")));
    }
    for (number, rest) in found.iter().flatten().enumerate() {
        println!("{}\t{rest}", number + 1);
    }
}
