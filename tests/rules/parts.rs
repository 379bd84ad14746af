//! Tables from outside: everything that can't be is refused at the door.

mod common;

use common::*;
use klondike::{Card, ColumnParts, Deal, DealError, PartsError, Suit, Table, TableParts};

fn ready() -> TableParts {
    let mut table = table_of("parts");
    random_play(&mut table, &draw_1(), &mut Random(1), 60);
    assert!(table.home() > 0 && !table.waste().is_empty() && !table.stock().is_empty());
    table.parts()
}

fn refused(change: impl FnOnce(&mut TableParts)) -> PartsError {
    let mut parts = ready();
    change(&mut parts);
    let error = Table::from_parts(&parts).expect_err("no table");
    assert!(!error.to_string().is_empty());
    error
}

#[test]
fn a_table_taken_apart_and_put_together_is_the_same() {
    let mut random = Random(2);
    for (n, rules) in all_rules().into_iter().enumerate() {
        let mut table = table_of(&format!("parts-{n}"));
        random_play(&mut table, &rules, &mut random, n * 3);
        assert_eq!(Table::from_parts(&table.parts()), Ok(table));
        assert_eq!(Table::try_from(&table.parts()), Ok(table));
    }
}

#[test]
fn c08_a_broken_run_or_a_hidden_end_card_is_refused() {
    let with_two = |parts: &TableParts| (0..7).find(|&c| parts.columns[c].face_up.len() > 1).expect("a run");
    assert!(matches!(
        refused(|p| {
            let c = with_two(p);
            p.columns[c].face_up.reverse()
        }),
        PartsError::NotARun(_)
    ));
    let mut parts = Position { columns: ["*"; 7], ..Position::default() }.filled().parts();
    let hidden = std::mem::take(&mut parts.columns[6].face_up);
    parts.columns[6].face_down.pop();
    parts.columns[6].face_down.extend(hidden);
    assert_eq!(Table::from_parts(&parts), Err(PartsError::NotTurnedUp(column(7))));
}

#[test]
fn cards_missing_or_doubled_are_refused() {
    assert!(matches!(refused(|p| p.stock.truncate(3)), PartsError::Missing(_)));
    assert!(matches!(refused(|p| p.stock[0] = p.waste[0]), PartsError::Doubled(_)));
    assert!(matches!(refused(|p| p.foundations[0] += 1), PartsError::Doubled(_)));
    assert!(matches!(
        refused(|p| p.foundations = p.foundations.map(|rank| rank.saturating_sub(1))),
        PartsError::Missing(_)
    ));
}

#[test]
fn piles_that_are_too_high_are_refused() {
    assert_eq!(refused(|p| p.foundations[2] = 14), PartsError::Foundation(Suit::Hearts));
    assert_eq!(refused(|p| p.foundations[2] = 255), PartsError::Foundation(Suit::Hearts));
    assert_eq!(refused(|p| p.pass = 0), PartsError::Pass);
    assert!(matches!(refused(|p| p.stock = Card::pack().collect()), PartsError::Stock(_)));
    let down = refused(|p| p.columns[0].face_down = vec![card("KS")]);
    assert_eq!(down, PartsError::FaceDown(column(1)), "column 1 was dealt no face-down card");
}

#[test]
fn every_single_card_changed_is_refused() {
    let good = ready();
    assert!(Table::from_parts(&good).is_ok());
    for place in 0..good.stock.len() {
        for other in Card::pack().filter(|&other| other != good.stock[place]) {
            let mut parts = good.clone();
            parts.stock[place] = other;
            assert!(matches!(Table::from_parts(&parts), Err(PartsError::Doubled(_))), "{other} at {place}");
        }
    }
}

#[test]
fn columns_are_written_and_read() {
    for text in ["", "KS", "7h3cQS", "7h", "2c3d4s5h6c7dKSQH", "KSQHJSTH9S8H7S6H5S4H3S2HAS"] {
        let column: ColumnParts = text.parse().expect("a column");
        assert_eq!(column.to_string(), text);
    }
    for (text, place) in [("K", 1), ("KSX", 2), ("1S", 1), ("KSqh", 2), ("KS ", 2), ("♠K", 1), ("KSQHjs", 3)] {
        assert_eq!(text.parse::<ColumnParts>().map_err(|error| error.0), Err(place), "{text:?}");
    }
}

#[test]
fn deals_are_refused_with_the_place() {
    let line = deal_of("klondike-1").to_string();
    assert_eq!(line.parse::<Deal>().map(|deal| deal.to_string()), Ok(line.clone()));
    assert_eq!(line.to_lowercase().parse::<Deal>().map(|deal| deal.to_string()), Ok(line.clone()), "in either case");
    let first: Card = line[..2].parse().expect("a card");
    let cases = [
        (String::new(), DealError::Count(0)),
        (line[..102].to_owned(), DealError::Count(51)),
        (format!("{line}{}", "2S"), DealError::Count(53)),
        (format!("{line}2"), DealError::Count(53)),
        (format!("{line}{}", "2S".repeat(1000)), DealError::Count(1052)),
        (line[..103].to_owned(), DealError::Unknown(52)),
        (format!("1S{}", &line[2..]), DealError::Unknown(1)),
        (format!("{}XX{}", &line[..10], &line[12..]), DealError::Unknown(6)),
        (format!(" {line}"), DealError::Unknown(1)),
        (format!("{}{first}{}", &line[..20], &line[22..]), DealError::Doubled(first, 11)),
        ("♠".repeat(52), DealError::Unknown(1)),
    ];
    for (text, error) in cases {
        assert_eq!(text.parse::<Deal>(), Err(error), "{text:?}");
        assert!(!error.to_string().is_empty());
    }
}
