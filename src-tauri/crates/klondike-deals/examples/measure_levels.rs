//! Prints how the measure of the levels spreads: `cargo run --release -p klondike-deals --example measure_levels -- 4000 1`.
//!
//! For each draw count: of as many winnable deals, how many wins out of [`GAMES`] separate the quarters, and the share of
//! each level with the bands in force.

use klondike::{Draw, Rules, Seed, Table};
use klondike_deals::level::{self, GAMES, Level};
use klondike_solver::{Budget, Cancel, Verdict, solve};

fn main() {
    let mut args = std::env::args().skip(1);
    let deals: usize = args.next().and_then(|text| text.parse().ok()).unwrap_or(1000);
    let draw = args.next().and_then(|text| text.parse().ok()).and_then(Draw::from_count).unwrap_or(Draw::One);
    let rules = Rules { draw, ..Rules::default() };
    let budget = Budget { positions: Some(200_000), ..Budget::default() };
    let mut wins = Vec::new();
    for number in 0.. {
        if wins.len() >= deals {
            break;
        }
        let deal = format!("level {number}").parse::<Seed>().expect("a short text is a seed").deal();
        if matches!(solve(&Table::deal(&deal), &rules, &budget, &Cancel::default()).verdict, Verdict::Solved(_)) {
            wins.push(level::wins(&deal, &rules));
        }
    }
    wins.sort_unstable_by(|a, b| b.cmp(a));
    let at = |share: usize| wins[(wins.len() * share / 4).min(wins.len() - 1)];
    println!("draw {}: quarters end at {}, {}, {} wins of {GAMES}", draw.count(), at(1), at(2), at(3));
    for level in Level::ALL {
        let count = wins.iter().filter(|&&wins| Level::of_wins(wins) == level).count();
        println!("{:7} {:5.1} %", level.name(), 100.0 * count as f64 / wins.len() as f64);
    }
}
