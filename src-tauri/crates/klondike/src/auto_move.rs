//! Where a card goes when only the card is named, or only the column it should go to.

use crate::action::Action;
use crate::pile::{Column, PileId};
use crate::rules::Rules;
use crate::table::Table;

/// The move for “move at once”: the top `count` cards of `from` go to their foundation; else to the first column with
/// cards, left to right; else to the first empty column. With `columns_first` the foundation comes last.
///
/// A whole column never goes to an empty one: nothing would change but its place.
#[must_use]
pub fn best_move(table: &Table, rules: &Rules, from: PileId, count: u8, columns_first: bool) -> Option<Action> {
    let legal = |to: PileId| {
        let action = Action::Move { from, to, count };
        table.check(rules, action).ok().map(|()| action)
    };
    let home = || table.top(from).and_then(|card| legal(PileId::Foundation(card.suit())));
    let is_empty = |column: Column| table.column(column).cards().is_empty();
    let filled = || Column::ALL.into_iter().filter(|&c| !is_empty(c)).find_map(|c| legal(PileId::Tableau(c)));
    let empty = || {
        if is_whole_column(table, from, count) {
            return None;
        }
        Column::ALL.into_iter().filter(|&c| is_empty(c)).find_map(|c| legal(PileId::Tableau(c)))
    };
    if columns_first { filled().or_else(empty).or_else(home) } else { home().or_else(filled).or_else(empty) }
}

/// Whether the top `count` cards of a pile are a whole column.
#[must_use]
pub fn is_whole_column(table: &Table, from: PileId, count: u8) -> bool {
    matches!(from, PileId::Tableau(column) if table.column(column).cards().len() == usize::from(count))
}

/// The move of the run that fits from a column to another. On a card at most one fits; to an empty column goes the
/// longest that is allowed.
#[must_use]
pub fn run_that_fits(table: &Table, rules: &Rules, from: Column, to: Column) -> Option<Action> {
    let longest = u8::try_from(table.column(from).face_up()).ok()?;
    let (from, to) = (PileId::Tableau(from), PileId::Tableau(to));
    (1..=longest).rev().map(|count| Action::Move { from, to, count }).find(|&action| table.check(rules, action).is_ok())
}
