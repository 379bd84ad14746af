//! Whether anything can still change: sound, and quick enough to be asked after every action.
//!
//! # What progress is
//!
//! A transfer *makes progress*, seen from the table that is asked about, when it does one of these:
//!
//! 1. it takes a card from the waste: stock and waste never get a card back;
//! 2. it turns up a face-down card: no card is ever turned down again;
//! 3. it leaves more cards on the foundations than the table asked about has;
//! 4. it leaves more columns empty than the table asked about has.
//!
//! All others only change the places of cards that everybody sees: a run split between two cards of equal worth, a king
//! between empty columns, a foundation card down and up again.
//!
//! A table is a *dead end* when no position reachable by draws, recycles and transfers without progress allows a transfer
//! with progress. Every win brings more cards home, so from a dead end there is no win; the converse does not hold, and
//! no face-down card is looked at, because turning one up is already progress.
//!
//! # Why the test is exact
//!
//! A transfer without progress takes no card from the waste, so the cards that draws and recycles can bring up are the
//! same all the way: they are found once, pass limit and triples counted by the rules themselves. What is left is the
//! set of tableau and foundation positions that transfers without progress can reach. It is searched to its end. When it
//! is larger than [`MOST_POSITIONS`] the answer is `false`: no notice rather than a false alarm.

use crate::reach::reachable;
use klondike::{Action, Card, Column, EmptyColumn, PileId, Rules, Table};
use std::collections::HashSet;

/// How many positions are searched before the question is left open: some two milliseconds.
pub const MOST_POSITIONS: usize = 4096;

/// Whether nothing but draws and recycles is left, and none of them can lead to a transfer that makes progress. See the
/// module's page for what progress is. Never a false alarm.
#[must_use]
pub fn dead_end(table: &Table, rules: &Rules) -> bool {
    if table.is_won() {
        return false;
    }
    let from_stock: Vec<Card> = reachable(table, rules).iter().map(|reached| reached.card).collect();
    let (home, empty) = (table.home(), empty_columns(table));
    let mut seen = HashSet::from([layout(table)]);
    let mut open = vec![*table];
    while let Some(here) = open.pop() {
        if from_stock.iter().any(|&card| fits_somewhere(&here, rules, card)) {
            return false;
        }
        for &action in &here.legal_actions(rules) {
            let Action::Move { from, .. } = action else { continue };
            if from == PileId::Waste {
                return false;
            }
            let mut next = here;
            let Ok(outcome) = next.play(rules, action) else { continue };
            if outcome.turned_up.is_some() || next.home() > home || empty_columns(&next) > empty {
                return false;
            }
            if seen.insert(layout(&next)) {
                if seen.len() > MOST_POSITIONS {
                    return false;
                }
                open.push(next);
            }
        }
    }
    true
}

/// The columns as a set: the same piles in another order allow the same. Stock and waste never change during the search
/// and the foundations hold what lies nowhere else, so the columns tell positions apart.
fn layout(table: &Table) -> [[u8; 19]; 7] {
    let mut layout = Column::ALL.map(|column| {
        let mut cards = [0; 19];
        for (place, card) in table.column(column).cards().iter().enumerate() {
            cards[place] = card.index() as u8 + 1;
        }
        cards
    });
    layout.sort_unstable();
    layout
}

fn empty_columns(table: &Table) -> usize {
    Column::ALL.iter().filter(|&&column| table.column(column).cards().is_empty()).count()
}

/// Whether a card, were it the top of the waste, could be played.
fn fits_somewhere(table: &Table, rules: &Rules, card: Card) -> bool {
    table.is_next_home(card)
        || Column::ALL.iter().any(|&column| match table.column(column).cards().top() {
            Some(below) => card.fits_on(below),
            None => rules.empty_column == EmptyColumn::Any || card.is_king(),
        })
}
