//! How many deals and positions are decided in how little time. Prints a plain line for each figure.
//!
//! `cargo bench -p klondike-solver` takes the 500 known deals; `-- --deals N` takes N deals of seeds of its own instead.
//! Every time includes packing the table and spelling out and replaying the line. One thread, unless a line says two.

use klondike::{Action, Deal, Draw, PileId, Rules, Seed, Table};
use klondike_solver::{Budget, Cancel, Report, Verdict, solve};
use std::time::Duration;

const KNOWN: &str = include_str!("../../../../tests/data/solver/known.tsv");

fn main() {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--deals").skip(1);
    let own = arguments.next().and_then(|count| count.parse::<u32>().ok());
    let deals: Vec<Deal> = match own {
        Some(count) => (0..count).filter_map(|n| Some(format!("bench-{n}").parse::<Seed>().ok()?.deal())).collect(),
        None => {
            let lines = KNOWN.lines().filter(|line| !line.starts_with('#'));
            lines.filter_map(|line| line.split('\t').nth(1)?.parse().ok()).collect()
        }
    };
    for draw in [Draw::One, Draw::Three] {
        let rules = Rules { draw, ..Rules::default() };
        let tables: Vec<Table> = deals.iter().map(Table::deal).collect();
        let reports = all(&format!("draw {}", draw.count()), &tables, &rules, 1);
        let hard: Vec<Table> = tables
            .iter()
            .zip(&reports)
            .filter(|(_, report)| matches!(report.verdict, Verdict::Unknown(_)))
            .map(|(table, _)| *table)
            .collect();
        if !hard.is_empty() {
            let budget = Budget { threads: 2, ..Budget::time(Duration::from_secs(10)) };
            let left = hard
                .iter()
                .filter(|table| matches!(solve(table, &rules, &budget, &Cancel::new()).verdict, Verdict::Unknown(_)));
            println!("draw {}: two threads leave {} of them undecided in 10 s", draw.count(), left.count());
        }
        let middles: Vec<Table> = tables
            .iter()
            .zip(&reports)
            .enumerate()
            .filter_map(|(n, (table, report))| middle(table, &rules, report, n))
            .collect();
        all(&format!("draw {}, mid-game", draw.count()), &middles, &rules, 1);
    }
}

/// Solves every table in at most a second and prints the figures.
fn all(name: &str, tables: &[Table], rules: &Rules, threads: usize) -> Vec<Report> {
    let budget = Budget { threads, ..Budget::time(Duration::from_secs(1)) };
    let reports: Vec<Report> = tables.iter().map(|table| solve(table, rules, &budget, &Cancel::new())).collect();
    let known = |report: &&Report| !matches!(report.verdict, Verdict::Unknown(_));
    let mut times: Vec<Duration> = reports.iter().filter(known).map(|report| report.time).collect();
    times.sort();
    let share =
        |within: Duration| 100.0 * times.iter().filter(|&&time| time <= within).count() as f64 / tables.len() as f64;
    let median = times.get(tables.len() / 2).map_or(f64::NAN, |time| time.as_secs_f64() * 1e3);
    let solved = reports.iter().filter(|report| matches!(report.verdict, Verdict::Solved(_))).count();
    let positions: u64 = reports.iter().map(|report| report.positions).sum();
    let seconds: f64 = reports.iter().map(|report| report.time.as_secs_f64()).sum();
    println!(
        "{name}: {} tables, {solved} winnable, {} undecided; decided in 10 ms {:.2} %, in 1 s {:.2} %; median {median:.3} ms; \
         {:.1} million positions a second",
        tables.len(),
        tables.len() - times.len(),
        share(Duration::from_millis(10)),
        share(Duration::from_secs(1)),
        positions as f64 / seconds / 1e6,
    );
    reports
}

/// A winnable deal after up to 150 random legal actions.
fn middle(table: &Table, rules: &Rules, report: &Report, number: usize) -> Option<Table> {
    if !matches!(report.verdict, Verdict::Solved(_)) {
        return None;
    }
    let mut random = number as u64;
    let mut next = |below: usize| {
        random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        (random >> 33) as usize % below
    };
    let mut table = *table;
    for _ in 0..=next(150) {
        let actions = table.legal_actions(rules);
        if actions.is_empty() {
            break;
        }
        let mut action = actions[next(actions.len())];
        if matches!(action, Action::Move { from: PileId::Foundation(_), .. }) {
            // As players do, seldom take a card back.
            action = actions[next(actions.len())];
        }
        table.play(rules, action).ok()?;
    }
    Some(table)
}
