//! The shipped tables keep what they promise.

use jiff::civil::Date;
use klondike::{Draw, Seed, Table};
use klondike_deals::level::{self, Level};
use klondike_deals::verified::{self, Verified};
use klondike_deals::{DailyError, daily};
use klondike_solver::{Budget, Cancel, Verdict, solve};
use sha2::{Digest, Sha256};

#[test]
fn every_verified_deal_is_won_by_its_solution() {
    let all: Vec<Verified> = verified::all().collect();
    assert_eq!(all.len(), usize::from(verified::COUNT));
    for (place, deal) in all.iter().enumerate() {
        assert_eq!(usize::from(deal.number), place + 1);
        assert_eq!(verified::get(deal.number), Some(*deal));
        let mut table = Table::deal(&deal.deal);
        for action in deal.solution() {
            table.play(&Verified::rules(), action).unwrap();
        }
        assert!(table.is_won(), "verified {}", deal.number);
    }
    assert_eq!((verified::get(0), verified::get(121)), (None, None));
}

#[test]
fn verified_deals_are_graded_as_the_measure_says() {
    for deal in verified::all() {
        assert_eq!(level::level(&deal.deal, &Verified::rules()), deal.level, "verified {}", deal.number);
    }
    for level in Level::ALL {
        assert_eq!(verified::all().filter(|deal| deal.level == level).count(), 30);
    }
}

#[test]
fn the_tables_are_frozen() {
    let hash = |text: &str| {
        let bytes = Sha256::digest(text.as_bytes());
        bytes[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    assert_eq!(hash(include_str!("../data/daily-draw-1.txt")), "7ba626bc34344e71");
    assert_eq!(hash(include_str!("../data/daily-draw-3.txt")), "53ca51ab944520d4");
    assert_eq!(hash(include_str!("../data/verified.tsv")), "11fb2fe54518069f");
}

#[test]
fn there_is_a_deal_for_every_day_of_the_table_and_for_no_other() {
    for draw in [Draw::One, Draw::Three] {
        let mut date = Date::new(2026, 1, 1).unwrap();
        while date.year() <= 2046 {
            assert!(daily::seed(date, draw).is_ok(), "{date}");
            date = date.tomorrow().unwrap();
        }
        assert_eq!(daily::seed(date, draw), Err(DailyError::OutsideTable));
        assert_eq!(daily::seed(Date::new(2025, 12, 31).unwrap(), draw), Err(DailyError::OutsideTable));
    }
    let leap = daily::parse_date("2028-02-29").unwrap();
    assert_ne!(daily::deal(leap, Draw::One), daily::deal(leap, Draw::Three));
    for wrong in ["2027-02-29", "2026-13-01", "2026-1-1", "2026-01-01T00:00", "today", "", "2026-01-01 ", "+026-01-01"]
    {
        assert_eq!(daily::parse_date(wrong), Err(DailyError::NotADate), "{wrong:?}");
    }
}

/// A sample of days over both tables: the tries before the one taken are not solved within the budget, that one is.
#[test]
fn sampled_days_are_winnable() {
    for (draw, step) in [(Draw::One, 191), (Draw::Three, 193)] {
        let rules = klondike::Rules { draw, ..Default::default() };
        let budget = Budget { positions: Some(200_000), ..Budget::default() };
        let mut date = Date::new(2026, 1, 1).unwrap();
        while date.year() <= 2046 {
            let table = Table::deal(&daily::deal(date, draw).unwrap());
            let verdict = solve(&table, &rules, &budget, &Cancel::default()).verdict;
            assert!(matches!(verdict, Verdict::Solved(_)), "{date} draw {}", draw.count());
            date = date.checked_add(jiff::Span::new().days(step)).unwrap();
        }
    }
}

/// The levels in order by a second measure that did not choose them: the same player with other chances.
#[test]
fn levels_are_monotone() {
    let mut won = [0_u32; 4];
    let mut count = [0_u32; 4];
    for number in 0..400 {
        let deal = format!("monotone {number}").parse::<Seed>().unwrap().deal();
        let rules = klondike::Rules::default();
        let budget = Budget { positions: Some(20_000), ..Budget::default() };
        if !matches!(solve(&Table::deal(&deal), &rules, &budget, &Cancel::default()).verdict, Verdict::Solved(_)) {
            continue;
        }
        let level = Level::ALL.iter().position(|level| *level == level::level(&deal, &rules)).unwrap();
        count[level] += 1;
        won[level] +=
            (1000..1032).map(|chance| u32::from(klondike_deals::player::wins(&deal, &rules, chance))).sum::<u32>();
    }
    assert!(count.iter().all(|&count| count > 10), "every level occurs: {count:?}");
    let share = |level: usize| f64::from(won[level]) / f64::from(count[level]);
    for level in 1..4 {
        assert!(share(level - 1) > share(level), "{won:?} of {count:?}");
    }
}
