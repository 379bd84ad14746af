//! Names that were made before. An action changes two or three piles: of all others the views are as they were, and most
//! names of cards and moves come again and again. Making a name costs a thousand times what copying it costs.

use crate::protocol::PileView;
use klondike::{Action, Card, PileId, Table};
use std::collections::HashMap;

/// So many names fill some hundred kilobytes: then they are forgotten and made anew.
const MOST: usize = 4_000;

/// What a card's name is made of: its pile, the card where it is seen, how many cards lie on it, and how many face down.
pub(crate) type CardKey = (PileId, Option<Card>, u8, u8);
/// What a move's name is made of: the action, its lead card, and the card it goes on.
pub(crate) type MoveKey = (Action, Option<Card>, Option<Card>);

/// The memory. It is forgotten whole when the words change.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    cards: HashMap<CardKey, String>,
    moves: HashMap<MoveKey, String>,
    piles: Option<Laid>,
    readings: Option<(Table, String, String)>,
}

/// The piles of a table as they were shown.
#[derive(Debug)]
struct Laid {
    /// The number of the deal: keys and rules hold for it alone.
    game: u64,
    table: Table,
    views: Vec<PileView>,
}

impl Memory {
    /// A card's name.
    pub(crate) fn card(&mut self, key: CardKey, make: impl FnOnce() -> String) -> String {
        recall(&mut self.cards, key, make)
    }

    /// A move's name.
    pub(crate) fn action(&mut self, key: MoveKey, make: impl FnOnce() -> String) -> String {
        recall(&mut self.moves, key, make)
    }

    /// The view of a pile, when nothing in it has changed since the piles were kept.
    pub(crate) fn pile(&self, game: u64, table: &Table, pile: PileId, place: usize) -> Option<PileView> {
        let laid = self.piles.as_ref().filter(|laid| laid.game == game && is_same(&laid.table, table, pile))?;
        laid.views.get(place).cloned()
    }

    /// Keeps the piles of a table.
    pub(crate) fn keep_piles(&mut self, game: u64, table: &Table, views: &[PileView]) {
        let same = self.piles.as_ref().is_some_and(|laid| laid.game == game && laid.table == *table);
        if !same {
            self.piles = Some(Laid { game, table: *table, views: views.to_vec() });
        }
    }

    /// The end cards and the foundations read out: as they were, where none of them has changed.
    pub(crate) fn readings(
        &mut self,
        table: &Table,
        tops: impl FnOnce() -> String,
        homes: impl FnOnce() -> String,
    ) -> (String, String) {
        let before = self.readings.as_ref();
        let read_tops = before.filter(|(old, ..)| is_same_end(old, table)).map(|(_, tops, _)| tops.clone());
        let read_homes = before.filter(|(old, ..)| old.home() == table.home() && is_same_home(old, table));
        let read_homes = read_homes.map(|(_, _, homes)| homes.clone());
        let both = (read_tops.unwrap_or_else(tops), read_homes.unwrap_or_else(homes));
        self.readings = Some((*table, both.0.clone(), both.1.clone()));
        both
    }
}

fn recall<K: std::hash::Hash + Eq>(names: &mut HashMap<K, String>, key: K, make: impl FnOnce() -> String) -> String {
    if let Some(name) = names.get(&key) {
        return name.clone();
    }
    if names.len() >= MOST {
        names.clear();
    }
    let name = make();
    names.insert(key, name.clone());
    name
}

/// Whether all that a pile's view shows and says is the same on both tables.
fn is_same(old: &Table, new: &Table, pile: PileId) -> bool {
    match pile {
        PileId::Stock => {
            old.stock() == new.stock() && old.waste().is_empty() == new.waste().is_empty() && old.pass() == new.pass()
        }
        PileId::Waste => old.waste() == new.waste(),
        PileId::Foundation(suit) => old.foundation(suit) == new.foundation(suit),
        PileId::Tableau(column) => old.column(column) == new.column(column),
    }
}

fn is_same_end(old: &Table, new: &Table) -> bool {
    let columns = klondike::Column::ALL.map(PileId::Tableau);
    std::iter::once(PileId::Waste).chain(columns).all(|pile| old.top(pile) == new.top(pile))
}

fn is_same_home(old: &Table, new: &Table) -> bool {
    klondike::Suit::ALL.into_iter().all(|suit| old.foundation(suit) == new.foundation(suit))
}
