//! The first step of a hint: a forward move that anybody could have seen, or what is left when there is none.
//!
//! It is a legal move, not a plan: only cards that lie face up are looked at, and nothing is searched.

use crate::reach::reachable;
use klondike::{Action, Card, Column, EmptyColumn, PileId, Rules, Table};

/// What a first hint says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A legal forward move.
    Forward(Action),
    /// There is none. Each field names a thing that is left to do.
    NoForwardMove {
        /// Drawing still helps: this stock card will fit.
        draw_helps: Option<StockCard>,
        /// A foundation card that could return to a column.
        foundation_return: Option<Action>,
        /// There is an action to undo.
        undo: bool,
    },
}

/// A stock card that fits once it has been drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StockCard {
    /// The card. It may lie face down in the stock: whoever shows a hint decides whether to name it.
    pub card: Card,
    /// Where it fits.
    pub to: PileId,
    /// How many draws bring it up.
    pub draws: u8,
    /// How many recycles lie between them.
    pub recycles: u8,
}

/// Looks for a forward move: from the columns first, then from the waste.
///
/// A move between columns is a forward move when it turns up a card, empties a column, or uncovers a card that can go
/// home at once. A run that only changes its place for one of equal worth, a king-led column that changes one empty
/// column for another and a return from a foundation are none, nor is the move that takes back `previous`, the action
/// played before.
#[must_use]
pub fn hint(table: &Table, rules: &Rules, previous: Option<Action>) -> Hint {
    let best = table
        .legal_actions(rules)
        .iter()
        .filter(|&&action| !takes_back(action, previous))
        .filter_map(|&action| Some((worth(table, action)?, action)))
        // The first of equal worth in reading order: `max_by_key` alone would take the last.
        .rev()
        .max_by_key(|&(worth, _)| worth);
    if let Some((_, action)) = best {
        return Hint::Forward(action);
    }
    Hint::NoForwardMove {
        draw_helps: stock_card(table, rules),
        foundation_return: foundation_return(table, rules, previous),
        undo: previous.is_some(),
    }
}

/// Whether the action puts the same cards back to where the action before took them from.
fn takes_back(action: Action, previous: Option<Action>) -> bool {
    match (action, previous) {
        (Action::Move { from, to, count }, Some(Action::Move { from: before, to: after, count: moved })) => {
            from == after && to == before && count == moved
        }
        _ => false,
    }
}

/// How good a forward move is, or `None` when it is no forward move. Moves from columns are all worth more than moves
/// from the waste.
fn worth(table: &Table, action: Action) -> Option<u8> {
    let Action::Move { from, to, count } = action else { return None };
    match (from, to) {
        (PileId::Tableau(_), PileId::Foundation(_)) => Some(40),
        (PileId::Tableau(source), PileId::Tableau(target)) => {
            let source = table.column(source);
            let to_empty = table.column(target).cards().is_empty();
            let left = source.cards().len() - usize::from(count);
            if left == source.face_down() {
                match source.face_down() {
                    0 if to_empty => None,
                    0 => Some(25),
                    hidden => Some(30 + hidden as u8 - if to_empty { 7 } else { 0 }),
                }
            } else {
                let uncovered = source.cards().get(left.checked_sub(1)?)?;
                table.is_next_home(uncovered).then_some(if to_empty { 20 } else { 21 })
            }
        }
        (PileId::Waste, PileId::Foundation(_)) => Some(12),
        (PileId::Waste, PileId::Tableau(target)) => Some(if table.column(target).cards().is_empty() { 10 } else { 11 }),
        _ => None,
    }
}

/// The first stock card that draws and recycles bring up and that then fits.
fn stock_card(table: &Table, rules: &Rules) -> Option<StockCard> {
    reachable(table, rules).into_iter().filter(|reached| reached.draws > 0).find_map(|reached| {
        let to = place_for(table, rules, reached.card)?;
        Some(StockCard { card: reached.card, to, draws: reached.draws, recycles: reached.recycles })
    })
}

/// Where a card fits: its foundation, then a column with cards, then an empty one.
fn place_for(table: &Table, rules: &Rules, card: Card) -> Option<PileId> {
    if table.is_next_home(card) {
        return Some(PileId::Foundation(card.suit()));
    }
    let top = |column: Column| table.column(column).cards().top();
    let on_card = Column::ALL.into_iter().find(|&column| top(column).is_some_and(|below| card.fits_on(below)));
    let on_empty = || {
        let takes = rules.empty_column == EmptyColumn::Any || card.is_king();
        Column::ALL.into_iter().find(|&column| takes && top(column).is_none())
    };
    on_card.or_else(on_empty).map(PileId::Tableau)
}

/// A return from a foundation: one on which another card could be put at once where there is such a one.
fn foundation_return(table: &Table, rules: &Rules, previous: Option<Action>) -> Option<Action> {
    let returns: Vec<Action> = table
        .legal_actions(rules)
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Move { from: PileId::Foundation(_), .. }))
        .filter(|&action| !takes_back(action, previous))
        .collect();
    let helps = |action: &&Action| {
        let Action::Move { from, .. } = **action else { return false };
        let mut next = *table;
        let Some(returned) = table.top(from) else { return false };
        next.play(rules, **action).is_ok()
            && (reachable(&next, rules).iter().any(|reached| reached.card.fits_on(returned))
                || Column::ALL.iter().any(|&column| {
                    let column = next.column(column);
                    column.head().is_some_and(|head| head.fits_on(returned))
                }))
    };
    returns.iter().find(helps).or(returns.first()).copied()
}
