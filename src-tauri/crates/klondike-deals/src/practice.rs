//! The practice layout: one fixed deal of the whole pack that can be finished in 76 actions at draw 1 and in 60 at draw 3.
//!
//! Both are the least any deal can need: 52 cards that each move once, and 24 or 8 draws. `examples/find_practice.rs` says
//! how it was found; it was taken for looking like a shuffled deal and for forgiving careless play.

use klondike::{Action, Column, Deal, Draw, PileId, Rules, Table};

/// The cards in dealing order.
const CARDS: &str =
    "QS3DTS6SJDKS8STCKH9C4HTD4D8H8CAD8D2D7C3H6D7S5C5DQC9HAH4CTH2CASAC3S2S2H6C3C5S4SJC7H6H5HKCQHJHJS9D7D9SKDQD";

/// The deal.
///
/// # Panics
/// Never: a test reads the cards.
#[must_use]
pub fn deal() -> Deal {
    CARDS.parse().expect("the practice layout is a deal")
}

/// The shortest solution: every card that can go home does, and a draw follows when none can.
///
/// It is the same under all pass limits and column rules, since it neither recycles nor moves between columns.
#[must_use]
pub fn solution(draw: Draw) -> Vec<Action> {
    let rules = Rules { draw, ..Rules::default() };
    let mut table = Table::deal(&deal());
    let mut line = Vec::new();
    let sources = [PileId::Waste].into_iter().chain(Column::ALL.map(PileId::Tableau));
    while !table.is_won() {
        let home = sources.clone().find_map(|from| {
            let card = table.top(from)?;
            table.is_next_home(card).then_some(Action::Move { from, to: PileId::Foundation(card.suit()), count: 1 })
        });
        let action = home.unwrap_or(Action::Draw);
        if table.play(&rules, action).is_err() {
            break;
        }
        line.push(action);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use klondike::{EmptyColumn, Passes};

    #[test]
    fn ends_in_the_least_possible_actions_under_every_rule_set() {
        for (draw, least) in [(Draw::One, 52 + 24), (Draw::Three, 52 + 8)] {
            let line = solution(draw);
            assert_eq!(line.len(), least);
            for passes in [Passes::Unlimited, Passes::limited(1).unwrap()] {
                for empty_column in [EmptyColumn::Kings, EmptyColumn::Any] {
                    let rules = Rules { draw, passes, empty_column, worry_back: false };
                    let mut table = Table::deal(&deal());
                    for action in &line {
                        table.play(&rules, *action).unwrap();
                    }
                    assert!(table.is_won());
                }
            }
        }
    }

    #[test]
    fn looks_like_a_shuffled_deal() {
        let table = Table::deal(&deal());
        let ends: Vec<u8> = Column::ALL.iter().filter_map(|&c| table.column(c).head()).map(|c| c.rank()).collect();
        assert!(ends.iter().all(|&rank| rank > 2), "no ace or two lies open: {ends:?}");
        // A first game starts with something to do.
        assert!(table.legal_actions(&Rules::default()).len() >= 3);
    }
}
