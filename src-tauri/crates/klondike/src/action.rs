//! What a player can do, and the list of what is legal now.

use crate::pile::PileId;

/// One action. Turning up an uncovered card is part of the move that uncovers it, never an action of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Action {
    /// Turn one or three cards from the stock onto the waste.
    Draw,
    /// Turn the waste over to be the stock again.
    Recycle,
    /// Move the top `count` cards of one pile onto another.
    Move {
        /// Where the cards are.
        from: PileId,
        /// Where they go.
        to: PileId,
        /// How many cards, at least 1; more than one only between columns.
        count: u8,
    },
}

/// The most actions any table can allow: 4 columns of 13 cards that may each be split at any card for 3 empty columns
/// (156), and fewer than 68 of all other kinds together (42 between columns, 8 to foundations, 7 from the waste, one
/// draw; cards that return from foundations are not in columns at the same time).
pub const MOST_ACTIONS: usize = 224;

/// A list of actions that needs no allocation.
#[derive(Clone)]
pub struct ActionList {
    len: usize,
    items: [Action; MOST_ACTIONS],
}

impl Default for ActionList {
    fn default() -> Self {
        // Copied from one place: filling it anew each time takes five times as long.
        static EMPTY: ActionList = ActionList { len: 0, items: [Action::Draw; MOST_ACTIONS] };
        EMPTY.clone()
    }
}

impl ActionList {
    /// Adds an action. The list never grows past [`MOST_ACTIONS`]: see there for why that is enough.
    pub(crate) fn push(&mut self, action: Action) {
        debug_assert!(self.len < MOST_ACTIONS, "more legal actions than any table allows");
        if let Some(slot) = self.items.get_mut(self.len) {
            *slot = action;
            self.len += 1;
        }
    }
}

impl std::ops::Deref for ActionList {
    type Target = [Action];

    fn deref(&self) -> &[Action] {
        &self.items[..self.len]
    }
}

impl std::fmt::Debug for ActionList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> IntoIterator for &'a ActionList {
    type Item = &'a Action;
    type IntoIter = std::slice::Iter<'a, Action>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
