//! What an action moved, for the picture and the sentence about it.

use crate::protocol::Change;
use klondike::{Action, Card, Deal, PileId, Step, Table};

/// The key of a card: its place in the deal.
pub(crate) fn key(deal: &Deal, card: Card) -> u8 {
    deal.place_of(card) as u8
}

/// The top `count` cards of a pile, bottom first.
pub(crate) fn top_cards(table: &Table, pile: PileId, count: usize) -> Vec<Card> {
    let last = |cards: Vec<Card>| cards[cards.len().saturating_sub(count)..].to_vec();
    match pile {
        PileId::Stock => last(table.stock().iter().collect()),
        PileId::Waste => last(table.waste().iter().collect()),
        PileId::Foundation(_) => table.top(pile).into_iter().collect(),
        PileId::Tableau(column) => last(table.column(column).cards().iter().collect()),
    }
}

/// Where an action takes cards from and puts them.
pub(crate) const fn way(action: Action) -> (PileId, PileId) {
    match action {
        Action::Draw => (PileId::Stock, PileId::Waste),
        Action::Recycle => (PileId::Waste, PileId::Stock),
        Action::Move { from, to, .. } => (from, to),
    }
}

/// The cards that a step moved, bottom first as they lay before it.
pub(crate) fn moved(step: &Step) -> Vec<Card> {
    top_cards(&step.before, way(step.action).0, usize::from(step.outcome.moved))
}

/// What a step changed.
pub(crate) fn forward(deal: &Deal, step: &Step) -> Vec<Change> {
    let (from, to) = way(step.action);
    let mut cards = moved(step);
    if !matches!(step.action, Action::Move { .. }) {
        // The cards are turned over one by one: they arrive in the other order.
        cards.reverse();
    }
    let mut changes = vec![Change::Moved { keys: cards.iter().map(|&card| key(deal, card)).collect(), from, to }];
    if let Some((column, card)) = step.outcome.turned_up {
        changes.push(Change::TurnedUp { key: key(deal, card), pile: PileId::Tableau(column) });
    }
    changes
}

/// What taking a step back changes.
pub(crate) fn backward(deal: &Deal, step: &Step) -> Vec<Change> {
    let (from, to) = way(step.action);
    let keys = moved(step).iter().map(|&card| key(deal, card)).collect();
    vec![Change::Moved { keys, from: to, to: from }]
}
