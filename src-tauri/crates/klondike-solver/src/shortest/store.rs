//! The positions that a best-first search has met: their keys, how they were reached, and how dear that was.

use crate::Cancel;
use crate::general::cards::{self, Bit, one};
use crate::general::moves::{From, Pending, Step, To};
use crate::general::position::{Frame, Position};
use crate::general::stock::Pick;
use crate::shortest::arrangement::Arrangement;

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// A position in four words, or six with the heads of columns that take any card.
pub(super) type Key<const K: usize> = [u32; K];

/// Packs what tells positions apart, but for the stock position.
pub(super) fn pack<const K: usize>(
    frame: &Frame,
    position: &Position,
    arrangement: Arrangement,
    pending: Pending,
) -> Key<K> {
    let (narrow, heads) = frame.key(position);
    // 56 bits, then 52 for the arrangement, then 8 for what is pending.
    let low = u128::from(narrow) | u128::from(arrangement.0) << 56 | u128::from(pending.code()) << 108;
    let words =
        [low as u32, (low >> 32) as u32, (low >> 64) as u32, (low >> 96) as u32, heads as u32, (heads >> 32) as u32];
    std::array::from_fn(|place| words.get(place).copied().unwrap_or(0))
}

/// The position of a key.
pub(super) fn unpack<const K: usize>(
    frame: &Frame,
    key: &Key<K>,
    drawn: u8,
    used: u8,
) -> (Position, Arrangement, Pending) {
    let word = |place: usize| u128::from(key.get(place).copied().unwrap_or(0));
    let low = word(0) | word(1) << 32 | word(2) << 64 | word(3) << 96;
    let wide = (word(4) | word(5) << 32) as u64;
    let left = (low & 0xFF_FFFF) as u32;
    let mut position = Position { up: 0, heads: 0, left, home: [0; 4], down: [0; 7], drawn, used };
    let mut hidden = 0;
    let mut chain_heads = 0;
    let mut columns = (low >> 40 & 0xFFFF) as u64;
    for index in (0..7).rev() {
        let base = u64::from(frame.chain_len[index]) + 1;
        let height = (columns % base) as usize;
        columns /= base;
        if let Some(down) = height.checked_sub(1) {
            position.down[index] = down as u8;
            chain_heads |= one(frame.chain[index][down]);
            for &card in &frame.chain[index][..down] {
                hidden |= one(card);
            }
        }
    }
    let mut elsewhere = hidden;
    for place in 0..4 {
        let count = (low >> (24 + 4 * (3 - place)) & 15) as u8;
        position.home[place] = count;
        for rank in 0..count {
            elsewhere |= one(rank * 4 + place as Bit);
        }
    }
    let mut stock = left;
    while stock != 0 {
        elsewhere |= one(frame.stock[stock.trailing_zeros() as usize]);
        stock &= stock - 1;
    }
    position.up = cards::ALL & !elsewhere;
    position.heads = if frame.any_card { wide } else { chain_heads | position.up & cards::KINGS };
    let pending = Pending::from_code((low >> 108 & 0xFF) as u8);
    (position, Arrangement((low >> 56) as u64 & cards::ALL), pending)
}

/// How a node was reached, and its place in the lists it belongs to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The node before.
    pub(super) parent: u32,
    /// The next node in the queue.
    pub(super) next: u32,
    /// The next node with the same key and another stock position.
    pub(super) same: u32,
    /// Actions so far.
    pub(super) cost: u16,
    pub(super) drawn: u8,
    pub(super) used: u8,
    step: [u8; 4],
    /// Reached more cheaply since: it need not be looked at.
    pub(super) dead: bool,
}

impl Node {
    /// The node that a search begins at.
    pub(super) fn root(position: &Position) -> Node {
        Node::new(NONE, 0, position, Step { card: 0, from: From::Column, to: To::Home })
    }

    pub(super) fn new(parent: u32, cost: u16, position: &Position, step: Step) -> Node {
        let (from, index, used) = match step.from {
            From::Column => (0, 0, 0),
            From::Stock(pick) => (1, pick.index, pick.used),
            From::Foundation => (2, 0, 0),
        };
        let to = match step.to {
            To::Home => 0,
            To::Parent => 1,
            To::Apart => 2,
        };
        Node {
            parent,
            next: NONE,
            same: NONE,
            cost,
            drawn: position.drawn,
            used: position.used,
            step: [step.card, from << 4 | to, index, used],
            dead: false,
        }
    }

    /// The step that led here.
    pub(super) fn step(&self) -> Step {
        let [card, kind, index, used] = self.step;
        let from = match kind >> 4 {
            0 => From::Column,
            1 => From::Stock(Pick { index, used }),
            _ => From::Foundation,
        };
        let to = match kind & 15 {
            0 => To::Home,
            1 => To::Parent,
            _ => To::Apart,
        };
        Step { card, from, to }
    }
}

/// All nodes, found by key.
pub(super) struct Store<const K: usize> {
    pub(super) keys: Vec<Key<K>>,
    pub(super) nodes: Vec<Node>,
    /// For each hash place the newest node with a key that belongs there.
    places: Vec<u32>,
    most: usize,
    /// Placing millions of nodes anew takes longer than anybody should wait who has asked to stop.
    cancel: Cancel,
    /// Stopped while it was doing so: of no use any more.
    broken: bool,
}

/// How many nodes are placed between two looks at the switch.
const LOOK_EVERY: u32 = 1 << 13;

impl<const K: usize> Store<K> {
    /// A store that takes no more than so many bytes.
    pub(super) fn new(bytes: usize, cancel: &Cancel) -> Store<K> {
        // A node, its key, and two hash places at most.
        let most = (bytes / (size_of::<Node>() + size_of::<Key<K>>() + 8)).clamp(16, NONE as usize - 1);
        Store {
            keys: Vec::new(),
            nodes: Vec::new(),
            places: vec![NONE; 1 << 12],
            most,
            cancel: cancel.clone(),
            broken: false,
        }
    }

    /// Whether there is room for another node.
    pub(super) fn is_full(&self) -> bool {
        self.broken || self.nodes.len() >= self.most
    }

    fn place(&self, key: &Key<K>) -> usize {
        let mut hash = 0_u64;
        for &word in key {
            hash = (hash ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            hash ^= hash >> 32;
        }
        let hash = u128::from(hash.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        let mut at = ((hash * self.places.len() as u128) >> 64) as usize;
        while self.places[at] != NONE && self.keys[self.places[at] as usize] != *key {
            at = if at + 1 == self.places.len() { 0 } else { at + 1 };
        }
        at
    }

    /// The newest node with a key; the others follow by [`Node::same`].
    pub(super) fn first(&self, key: &Key<K>) -> (usize, u32) {
        let at = self.place(key);
        (at, self.places[at])
    }

    /// Adds a node at the place that [`Store::first`] gave for its key.
    pub(super) fn add(&mut self, at: usize, key: Key<K>, mut node: Node) -> u32 {
        let index = self.nodes.len() as u32;
        node.same = self.places[at];
        if self.nodes.len() == self.nodes.capacity() {
            // Doubling would take half as much again as the limit allows.
            let more = (self.nodes.len() / 4).clamp(1 << 10, self.most.saturating_sub(self.nodes.len()).max(1));
            self.nodes.reserve_exact(more);
            self.keys.reserve_exact(more);
        }
        self.nodes.push(node);
        self.keys.push(key);
        self.places[at] = index;
        if self.nodes.len() * 4 > self.places.len() * 3 {
            self.rehash();
        }
        index
    }

    fn rehash(&mut self) {
        let len = (self.places.len() * 2).min(self.most * 3 / 2).max(self.places.len() + 1);
        self.places = vec![NONE; len];
        for index in 0..self.nodes.len() as u32 {
            if index.is_multiple_of(LOOK_EVERY) && self.cancel.is_cancelled() {
                self.broken = true;
                return;
            }
            // Later nodes of a key take its place over, and their lists are as they were.
            let at = self.place(&self.keys[index as usize]);
            self.places[at] = index;
        }
    }
}
