//! The table and the moves, part by part.

mod common;

use common::*;
use klondike::{Action, Card, Column, Illegal, PileId, Rules, Suit, Table};

#[test]
fn a_deal_lies_as_dealt_by_hand() {
    let deal = deal_of("klondike-1");
    let table = Table::deal(&deal);
    let mut next = deal.cards().iter().copied();
    let mut expected = vec![Vec::new(); 7];
    for row in 0..7 {
        for column in expected.iter_mut().skip(row) {
            column.push(next.next().expect("28 cards"));
        }
    }
    for (index, column) in Column::ALL.into_iter().enumerate() {
        let pile = table.column(column);
        assert!(pile.cards().iter().eq(expected[index].iter().copied()), "column {}", column.number());
        assert_eq!((pile.cards().len(), pile.face_down(), pile.face_up()), (index + 1, index, 1));
    }
    assert_eq!(table.face_down(), 21);
    assert!(table.stock().iter().rev().eq(next), "the next card of the deal is the first one drawn");
    assert_eq!((table.stock().len(), table.waste().len(), table.home(), table.pass()), (24, 0, 0, 1));
}

/// One king in column 2, all else where it does not disturb, and the card to be tried alone in column 1.
fn pair(lead: Card, below: Card) -> Table {
    let mut parts = Position::default().parts();
    parts.columns[0].face_up = vec![lead];
    parts.columns[1].face_up = vec![below];
    // The others: 24 in the stock, single cards and face-down cards in columns 3 to 7.
    let mut rest: Vec<Card> = Card::pack().filter(|&card| card != lead && card != below).collect();
    parts.stock = rest.drain(..24).collect();
    for column in 2..7 {
        parts.columns[column].face_down = rest.drain(..column).collect();
        parts.columns[column].face_up = rest.drain(..1).collect();
    }
    // One is left over: it goes below the run that the pair's column shows.
    parts.columns[1].face_down = rest;
    Table::from_parts(&parts).expect("a table")
}

#[test]
fn c07_exactly_96_pairs_of_cards_fit() {
    let mut fits = 0;
    for lead in Card::pack() {
        for below in Card::pack().filter(|&below| below != lead) {
            let expected = lead.rank() + 1 == below.rank() && lead.suit().is_red() != below.suit().is_red();
            let played = pair(lead, below).check(&draw_1(), mv(t(1), t(2))).is_ok();
            assert_eq!(played, expected, "{lead} on {below}");
            assert_eq!(lead.fits_on(below), expected, "{lead} on {below}");
            fits += u32::from(played);
        }
    }
    assert_eq!(fits, 96);
}

#[test]
fn c10_a_foundation_takes_its_suit_and_the_next_rank_only() {
    for suit in Suit::ALL {
        for height in 0..13_u8 {
            for lead in Card::pack().filter(|card| card.suit() != suit || card.rank() > height) {
                // Every other card of the suit is home or somewhere; only `lead` lies in column 1.
                let mut parts = Position::default().parts();
                parts.foundations[suit.index()] = height;
                parts.columns[0].face_up = vec![lead];
                let mut rest: Vec<Card> = Card::pack()
                    .filter(|card| (card.suit() != suit || card.rank() > height) && *card != lead)
                    .collect();
                parts.stock = rest.drain(..rest.len().min(24)).collect();
                for column in 1..7 {
                    if let Some(card) = rest.pop() {
                        parts.columns[column].face_up = vec![card];
                        parts.columns[column].face_down = rest.drain(..rest.len().min(column)).collect();
                    }
                }
                let table = Table::from_parts(&parts).expect("a table");
                let legal = table.check(&draw_1(), mv(t(1), PileId::Foundation(suit)));
                let expected = if lead.suit() != suit {
                    Err(Illegal::WrongSuit)
                } else if lead.rank() != height + 1 {
                    Err(Illegal::WrongRank)
                } else {
                    Ok(())
                };
                assert_eq!(legal, expected, "{lead} on {suit:?} at {height}");
            }
        }
    }
}

#[test]
fn c11_only_the_matching_ace_opens_a_foundation() {
    for lead in Card::pack() {
        let below = if lead == card("KC") { card("KD") } else { card("KC") };
        let table = pair(lead, below);
        for suit in Suit::ALL {
            let taken = table.check(&draw_1(), mv(t(1), PileId::Foundation(suit))).is_ok();
            assert_eq!(taken, lead.rank() == 1 && lead.suit() == suit, "{lead} on {suit:?}");
        }
    }
}

#[test]
fn c08_a_run_with_a_face_down_card_does_not_move() {
    let table = Position { columns: ["9D", "8c7H", "8S", "*", "*", "*", "KC"], ..Position::default() }.filled();
    // A face-down 8♣ under the 7♥ would fit the 9♦ if it could be taken along.
    assert_eq!(table.check(&draw_1(), run(t(2), t(1), 2)), Err(Illegal::FaceDown));
    let mut played = table;
    let outcome = played.play(&draw_1(), mv(t(2), t(3))).expect("the 7♥ fits the 8♠");
    assert_eq!(outcome.turned_up, Some((column(2), top(&played, 2))));
}

fn top(table: &Table, number: u8) -> Card {
    table.top(t(number)).expect("a card")
}

#[test]
fn a_run_moves_whole_or_split_at_any_face_up_card() {
    let table = Position { columns: ["9D", "JHTC", "TS9H8S7D", "8H", "9S", "*", "TH"], ..Position::default() }.filled();
    for (count, to, fits) in [(4, 2, false), (3, 2, true), (2, 1, true), (1, 1, false), (3, 7, false), (4, 7, false)] {
        assert_eq!(table.check(&draw_1(), run(t(3), t(to), count)).is_ok(), fits, "{count} cards to column {to}");
    }
    let mut played = table;
    played.play(&draw_1(), run(t(3), t(1), 2)).expect("8♠ 7♦ on the 9♦");
    let shown = |number: u8| played.parts().columns[number as usize - 1].to_string();
    assert!(shown(1).ends_with("9D8S7D"), "in the same order: {}", shown(1));
    assert!(shown(3).ends_with("TS9H"), "{}", shown(3));
}

#[test]
fn an_empty_column_takes_kings_or_any_card_by_rule() {
    let table = Position {
        foundations: [2, 0, 3, 4],
        columns: ["", "KHQS", "8D", "KC", "QD", "", "5C"],
        waste: "KD",
        ..Position::default()
    }
    .filled();
    for (rules, any) in [(draw_1(), false), (any_card(), true)] {
        assert!(table.check(&rules, run(t(2), t(1), 2)).is_ok(), "a run led by a king");
        assert!(table.check(&rules, mv(W, t(6))).is_ok(), "a king from the waste");
        for from in [t(2), t(3), t(5), t(7)] {
            assert_eq!(table.check(&rules, mv(from, t(1))).is_ok(), any, "{from}");
        }
    }
}

#[test]
fn c19_worrying_back_is_a_rule() {
    let table =
        Position { columns: ["6S", "*", "*", "*", "*", "*", "7C"], foundations: [0, 0, 5, 0], ..Position::default() }
            .filled();
    let mut back = table;
    back.play(&draw_1(), mv(FH, t(1))).expect("5♥ on the 6♠");
    assert_eq!((back.foundation(Suit::Hearts), top(&back, 1)), (4, card("5H")));
    let off = Rules { worry_back: false, ..draw_1() };
    assert_eq!(table.check(&off, mv(FH, t(1))), Err(Illegal::WorryBackOff));
    assert!(!table.legal_actions(&off).iter().any(|a| matches!(a, Action::Move { from: PileId::Foundation(_), .. })));
}

#[test]
fn a_draw_turns_one_or_three_and_the_last_one_is_playable() {
    for (rules, sizes) in [(draw_1(), vec![1; 24]), (draw_3(), vec![3; 8])] {
        let mut table = table_of("klondike-1");
        let order: Vec<Card> = table.stock().iter().rev().collect();
        let mut drawn = 0;
        for size in sizes {
            let outcome = table.play(&rules, Action::Draw).expect("cards are left");
            drawn += size;
            assert_eq!(usize::from(outcome.moved), size);
            assert_eq!(table.waste().top(), Some(order[drawn - 1]));
            assert!(table.waste().iter().eq(order[..drawn].iter().copied()));
        }
        assert!(table.stock().is_empty());
    }
}

#[test]
fn a_short_last_draw_turns_what_is_left() {
    for left in [1, 2] {
        let stock = ["2S", "2S3S"][left - 1];
        let table = Position {
            columns: ["KS", "KH", "KD", "KC", "QS", "QH", "QD"],
            stock,
            waste: "4S5S6S7S8S",
            foundations: [12, 11, 11, 1],
            ..Position::default()
        };
        let mut parts = table.parts();
        // What is not named belongs face down under the kings.
        let mut rest = cards("9STSJS");
        if left == 1 {
            rest.push(card("3S"));
        }
        parts.columns[6].face_down = rest;
        let mut table = Table::from_parts(&parts).expect("a table");
        let outcome = table.play(&draw_3(), Action::Draw).expect("a card is left");
        assert_eq!(usize::from(outcome.moved), left);
        assert_eq!(table.waste().len(), 5 + left);
        // C04: play what was drawn, and the card drawn before is there again.
        if left == 1 {
            table.play(&draw_3(), mv(W, FS)).expect("2♠ goes home");
            assert_eq!(table.waste().top(), Some(card("8S")));
            assert!(table.waste().iter().eq(cards("4S5S6S7S8S")));
        }
    }
}

#[test]
fn recycling_turns_the_waste_into_the_same_stock() {
    for rules in [draw_1(), draw_3()] {
        let mut table = table_of("klondike-1");
        let order: Vec<Card> = table.stock().iter().collect();
        for pass in 1..5 {
            assert_eq!(table.pass(), pass);
            while table.play(&rules, Action::Draw).is_ok() {}
            let outcome = table.play(&rules, Action::Recycle).expect("unlimited");
            assert_eq!(outcome.moved, 24);
            assert!(table.waste().is_empty(), "it draws nothing");
            assert!(table.stock().iter().eq(order.iter().copied()), "as it was first drawn");
        }
    }
}

#[test]
fn c14_passes_are_allowed_exactly_as_set() {
    for draw in [draw_1(), draw_3()] {
        for passes in 1..=9 {
            let rules = with_passes(draw, passes);
            let mut table = table_of("klondike-1");
            let mut recycles = 0;
            loop {
                while table.play(&rules, Action::Draw).is_ok() {}
                if table.play(&rules, Action::Recycle).is_err() {
                    break;
                }
                recycles += 1;
            }
            assert_eq!(recycles, passes - 1, "the first trip is pass 1");
            assert_eq!(table.pass(), u32::from(passes));
            assert_eq!(table.check(&rules, Action::Recycle), Err(Illegal::NoPassLeft));
        }
        let mut table = table_of("klondike-1");
        for _ in 0..1000 {
            while table.play(&draw, Action::Draw).is_ok() {}
            table.play(&draw, Action::Recycle).expect("unlimited");
        }
        assert_eq!(table.pass(), 1001);
    }
}

#[test]
fn an_uncovered_card_turns_up_within_the_move() {
    let table = Position { columns: ["9D", "3c8S", "4c5c7D", "AH", "2d2C", "*", "KC"], ..Position::default() }.filled();
    let mut played = table;
    let outcome = played.play(&draw_1(), mv(t(2), t(1))).expect("8♠ on the 9♦");
    assert_eq!(outcome.turned_up, Some((column(2), top(&played, 2))));
    assert_eq!(played.face_down(), table.face_down() - 1);
    assert_eq!(played.column(column(2)).face_up(), 1);
    // Onto the foundation too; and a card that leaves a face-up one turns nothing.
    let outcome = played.play(&draw_1(), mv(t(4), FH)).expect("the ace goes home");
    assert_eq!(outcome.turned_up.is_some(), table.column(column(4)).face_down() > 0);
}

#[test]
fn c28_the_last_card_home_wins() {
    let mut table =
        Position { columns: ["KS", "", "", "", "", "", ""], foundations: [13, 13, 13, 12], ..Position::default() }
            .table();
    let outcome = table.play(&draw_1(), mv(t(1), FS)).expect("the last card");
    assert!(outcome.won && table.is_won());
    assert_eq!(table.home(), 52);
    assert!(table.legal_actions(&draw_1()).is_empty(), "nothing is left to do, and that is no dead end");
}

/// The list of actions has room for the widest table there is.
#[test]
fn the_most_actions_fit_the_list() {
    // Any card to an empty column: four runs of thirteen and three empty columns.
    let table = Position {
        columns: [
            "KSQHJSTH9S8H7S6H5S4H3S2HAS",
            "KHQSJHTS9H8S7H6S5H4S3H2SAH",
            "KCQDJCTD9C8D7C6D5C4D3C2DAC",
            "KDQCJDTC9D8C7D6C5D4C3D2CAD",
            "",
            "",
            "",
        ],
        ..Position::default()
    }
    .table();
    let legal = table.legal_actions(&any_card());
    assert!(legal.len() >= 156, "{}", legal.len());
    assert_eq!(legal.len(), conceivable().filter(|&action| table.check(&any_card(), action).is_ok()).count());
}
