//! Which cards draws and recycles alone can bring to the top of the waste.

use klondike::{Action, Card, Rules, Table};

/// A card that becomes the playable one after some draws and recycles, nothing else being moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reachable {
    /// The card.
    pub(crate) card: Card,
    /// How many draws bring it up, at the earliest.
    pub(crate) draws: u8,
    /// How many recycles lie between.
    pub(crate) recycles: u8,
}

/// The playable stock cards in the order in which they come up, the waste's top first; each once.
///
/// Nothing but the rules is asked, so the pass limit and the triples of draw 3 count as the game counts them. Two trips
/// are enough: the second begins with the whole stock, and every later one is like it.
pub(crate) fn reachable(table: &Table, rules: &Rules) -> Vec<Reachable> {
    let mut list: Vec<Reachable> = Vec::with_capacity(24);
    let mut table = *table;
    let (mut draws, mut recycles) = (0, 0);
    loop {
        if let Some(card) = table.waste().top()
            && list.iter().all(|known| known.card != card)
        {
            list.push(Reachable { card, draws, recycles });
        }
        if table.play(rules, Action::Draw).is_ok() {
            draws += 1;
        } else if recycles < 1 && table.play(rules, Action::Recycle).is_ok() {
            recycles += 1;
        } else {
            return list;
        }
    }
}
