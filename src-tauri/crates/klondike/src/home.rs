//! Sending cards home that no column can need any more.

use crate::action::Action;
use crate::card::{Card, Suit};
use crate::game::Game;
use crate::pile::{Column, PileId};
use crate::rules::{Draw, Rules};
use crate::table::Table;

/// Whether a card that can go home can go without loss: an ace, a two, or any card when both foundations of the other
/// colour hold the rank below it or higher, so that no card is left that could want to lie on it.
#[must_use]
pub fn is_safe(table: &Table, card: Card) -> bool {
    let others = Suit::ALL.into_iter().filter(|suit| suit.is_red() != card.is_red());
    card.rank() <= 2 || others.map(|suit| table.foundation(suit)).all(|rank| rank + 1 >= card.rank())
}

/// Moves that send every card home that can go safely, also those that only the earlier ones make free or safe.
///
/// At draw 3 the waste is left alone: taking its top card changes which cards later draws show. Cards in `protected`
/// stay where they are (see [`Game::worried_back`]).
#[must_use]
pub fn safe_home(table: &Table, rules: &Rules, protected: &[Card]) -> Vec<Action> {
    let mut table = *table;
    let mut line = Vec::new();
    while let Some(action) = next_safe(&table, rules, protected) {
        if table.play(rules, action).is_err() {
            break;
        }
        line.push(action);
    }
    line
}

fn next_safe(table: &Table, rules: &Rules, protected: &[Card]) -> Option<Action> {
    let waste = (rules.draw == Draw::One).then_some(PileId::Waste);
    waste.into_iter().chain(Column::ALL.map(PileId::Tableau)).find_map(|from| {
        let card = table.top(from)?;
        let goes = table.is_next_home(card) && is_safe(table, card) && !protected.contains(&card);
        goes.then_some(Action::Move { from, to: PileId::Foundation(card.suit()), count: 1 })
    })
}

impl Game {
    /// Cards that the player brought back from a foundation although they were safe there, and has not moved since:
    /// no automatic move sends them home again.
    ///
    /// A card that was not safe when it came back needs no protection. It goes home when the table has changed so that
    /// it has become safe.
    #[must_use]
    pub fn worried_back(&self) -> Vec<Card> {
        let mut back = Vec::new();
        let after = self.past().iter().skip(1).map(|step| &step.before).chain([self.table()]);
        for (step, after) in self.past().iter().zip(after) {
            let Action::Move { from, to, count } = step.action else { continue };
            let Some(top) = step.before.top(from) else { continue };
            match (from, to) {
                (PileId::Foundation(_), PileId::Tableau(_)) if is_safe(after, top) => back.push(top),
                (PileId::Tableau(column), _) => {
                    let cards = step.before.column(column).cards();
                    let moved = cards.len().saturating_sub(usize::from(count));
                    back.retain(|&card| cards.iter().skip(moved).all(|other| other != card));
                }
                _ => {}
            }
        }
        back
    }
}
