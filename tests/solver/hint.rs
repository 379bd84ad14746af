//! The first step of a hint.

mod common;

use common::{Random, play_on, rule_sets, table};
use klondike::{Action, EmptyColumn, PileId, Rules, Table};
use klondike_solver::{Hint, hint};

fn takes_back(action: Action, previous: Option<Action>) -> bool {
    let (Action::Move { from, to, count }, Some(Action::Move { from: before, to: after, count: moved })) =
        (action, previous)
    else {
        return false;
    };
    (from, to, count) == (after, before, moved)
}

fn whole_column_to_empty(table: &Table, action: Action) -> bool {
    let Action::Move { from: PileId::Tableau(from), to: PileId::Tableau(to), count } = action else { return false };
    table.column(from).cards().len() == usize::from(count) && table.column(to).cards().is_empty()
}

#[test]
fn a_hint_is_a_legal_forward_move_or_names_what_is_left() {
    let sets = rule_sets();
    let mut random = Random(7);
    let (mut forward, mut from_stock, mut returns, mut nothing) = (0, 0, 0, 0);
    for number in 0..6_000 {
        let rules = sets[number % sets.len()];
        let mut position = table(&format!("hint-{number}"));
        let steps = random.below(300);
        let previous = play_on(&mut position, &rules, steps, &mut random);
        match hint(&position, &rules, previous) {
            Hint::Forward(action) => {
                forward += 1;
                position.check(&rules, action).expect("a hint is legal");
                assert!(!takes_back(action, previous));
                assert!(!whole_column_to_empty(&position, action));
                assert!(!matches!(action, Action::Draw | Action::Recycle));
                let Action::Move { from, .. } = action else { panic!("a forward move is a transfer") };
                assert!(!matches!(from, PileId::Foundation(_)));
                if from == PileId::Waste {
                    assert!(no_card_can_go_home_from_a_column(&position, &rules, previous));
                }
            }
            Hint::NoForwardMove { draw_helps, foundation_return, undo } => {
                assert_eq!(undo, previous.is_some());
                assert!(no_card_can_go_home_from_a_column(&position, &rules, previous));
                if let Some(card) = draw_helps {
                    from_stock += 1;
                    draw_as_told(&position, &rules, card);
                }
                if let Some(action) = foundation_return {
                    returns += 1;
                    position.check(&rules, action).expect("a named return is legal");
                    assert!(matches!(action, Action::Move { from: PileId::Foundation(_), .. }));
                }
                nothing += usize::from(draw_helps.is_none() && foundation_return.is_none());
            }
        }
    }
    assert!(forward > 500 && from_stock > 100 && returns > 20 && nothing > 50, "too few of a kind to prove anything");
}

fn no_card_can_go_home_from_a_column(table: &Table, rules: &Rules, previous: Option<Action>) -> bool {
    !table.legal_actions(rules).iter().any(|&action| {
        matches!(action, Action::Move { from: PileId::Tableau(_), to: PileId::Foundation(_), .. })
            && !takes_back(action, previous)
    })
}

/// The stock card that a hint names comes up after just those draws and recycles, and then fits.
fn draw_as_told(table: &Table, rules: &Rules, card: klondike_solver::StockCard) {
    let mut table = *table;
    let (mut draws, mut recycles) = (0, 0);
    while draws < card.draws {
        if table.play(rules, Action::Draw).is_ok() {
            draws += 1;
        } else {
            table.play(rules, Action::Recycle).expect("the hint counts passes like the game");
            recycles += 1;
        }
    }
    assert_eq!((recycles, table.waste().top()), (card.recycles, Some(card.card)));
    table.check(rules, Action::Move { from: PileId::Waste, to: card.to, count: 1 }).expect("the card fits");
}

#[test]
fn hints_followed_blindly_never_loop() {
    for number in 0..200 {
        let rules = Rules { empty_column: [EmptyColumn::Kings, EmptyColumn::Any][number % 2], ..Rules::default() };
        let mut position = table(&format!("hint-loop-{number}"));
        let mut previous = None;
        let mut steps = 0;
        while let Hint::Forward(action) = hint(&position, &rules, previous) {
            position.play(&rules, action).expect("a hint is legal");
            previous = Some(action);
            steps += 1;
            assert!(steps < 300, "deal {number}: hints go round");
        }
    }
}
