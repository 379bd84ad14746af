//! Makes a table of daily tries: `cargo run --release -p klondike-deals --example make_daily -- 1 > data/daily-draw-1.txt`.
//!
//! For each day the first try is taken that the solver finds winnable within its budget of positions; one that it cannot
//! decide is passed over. Made once; the tables are frozen.

use jiff::civil::Date;
use klondike::{Draw, Rules, Table};
use klondike_deals::daily::{FIRST_YEAR, LAST_YEAR, try_seed};
use klondike_solver::{Budget, Cancel, Verdict, solve};

fn main() {
    let draw =
        std::env::args().nth(1).and_then(|text| text.parse().ok()).and_then(Draw::from_count).unwrap_or(Draw::One);
    let rules = Rules { draw, ..Rules::default() };
    let budget = Budget { positions: Some(200_000), ..Budget::default() };
    for year in FIRST_YEAR..=LAST_YEAR {
        for month in 1..=12 {
            let first = Date::new(year, month, 1).expect("every month has a first day");
            let mut line = format!("{year:04}-{month:02} ");
            for day in 1..=first.days_in_month() {
                let date = Date::new(year, month, day).expect("the month has this day");
                let number = (0..36_u8)
                    .find(|&number| {
                        let table = Table::deal(&try_seed(date, draw, number).deal());
                        matches!(solve(&table, &rules, &budget, &Cancel::default()).verdict, Verdict::Solved(_))
                    })
                    .expect("one of 36 tries is winnable");
                line.extend(char::from_digit(u32::from(number), 36));
            }
            println!("{line}");
        }
    }
}
