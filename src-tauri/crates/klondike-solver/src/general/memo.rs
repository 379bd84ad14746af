//! The positions that have been met: exact keys in one flat table that grows to its limit and no further.

use super::position::{Frame, Position};
use super::stock::Earliest;
use crate::Cancel;

/// A table of entries of `N` words: the key's, then the stock positions. An entry without stock positions is free.
pub(super) struct Memo<const N: usize> {
    entries: Vec<[u32; N]>,
    len: usize,
    most: usize,
    /// Moving millions of entries takes longer than anybody should wait who has asked to stop.
    cancel: Cancel,
}

/// How many entries are moved between two looks at the switch.
const LOOK_EVERY: usize = 1 << 13;

/// What the table says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Met {
    /// Nothing known covers it; it is known now.
    New,
    /// It needs no search.
    Covered,
    /// It is new, but there is no room for it.
    Full,
}

/// How many entries a table begins with.
const FIRST: usize = 1 << 12;

impl<const N: usize> Memo<N> {
    /// A table that takes no more than so many bytes.
    pub(super) fn new(bytes: usize, cancel: &Cancel) -> Memo<N> {
        let most = (bytes / size_of::<[u32; N]>()).max(64);
        Memo { entries: vec![[0; N]; FIRST.min(most)], len: 0, most, cancel: cancel.clone() }
    }

    /// Looks a position up and remembers it.
    pub(super) fn meet(&mut self, frame: &Frame, position: &Position, key: (u64, u64)) -> Met {
        if self.len >= self.entries.len() / 8 * 7 && !self.grow() {
            let entry = &self.entries[self.find(key)];
            return if Earliest(entry[N - 1]).covers(frame, position) { Met::Covered } else { Met::Full };
        }
        let at = self.find(key);
        let entry = &mut self.entries[at];
        let mut known = Earliest(entry[N - 1]);
        if known.covers(frame, position) {
            return Met::Covered;
        }
        if known == Earliest::default() {
            entry[..N - 1].copy_from_slice(&words::<N>(key)[..N - 1]);
            self.len += 1;
        }
        known.add(frame, position);
        entry[N - 1] = known.0;
        Met::New
    }

    /// Whether a position is covered, without remembering it.
    pub(super) fn covers(&self, frame: &Frame, position: &Position, key: (u64, u64)) -> bool {
        Earliest(self.entries[self.find(key)][N - 1]).covers(frame, position)
    }

    /// The entry of a key, or the free one where it belongs. The table is never full, so there is one.
    fn find(&self, key: (u64, u64)) -> usize {
        let wanted = words::<N>(key);
        let mut at = ((u128::from(hash(key)) * self.entries.len() as u128) >> 64) as usize;
        loop {
            let entry = &self.entries[at];
            if entry[N - 1] == 0 || entry[..N - 1] == wanted[..N - 1] {
                return at;
            }
            at = if at + 1 == self.entries.len() { 0 } else { at + 1 };
        }
    }

    /// Makes the table eight times larger, or as large as the limit allows beside the old one.
    fn grow(&mut self) -> bool {
        let room = self.most.saturating_sub(self.entries.len());
        let wanted = (self.entries.len() * 8).min(room);
        if wanted < self.entries.len() * 2 {
            return false;
        }
        let old = std::mem::replace(&mut self.entries, vec![[0; N]; wanted]);
        for part in old.chunks(LOOK_EVERY) {
            if self.cancel.is_cancelled() {
                return false;
            }
            for entry in part.iter().filter(|entry| entry[N - 1] != 0) {
                let at = self.find(key_of(entry));
                self.entries[at] = *entry;
            }
        }
        true
    }
}

/// The words of a key, in the first `N - 1` places.
fn words<const N: usize>(key: (u64, u64)) -> [u32; N] {
    let all = [key.0 as u32, (key.0 >> 32) as u32, key.1 as u32, (key.1 >> 32) as u32];
    std::array::from_fn(|place| if place < N - 1 { all.get(place).copied().unwrap_or(0) } else { 0 })
}

fn key_of<const N: usize>(entry: &[u32; N]) -> (u64, u64) {
    let word = |place: usize| if place < N - 1 { u64::from(entry[place]) } else { 0 };
    (word(0) | word(1) << 32, word(2) | word(3) << 32)
}

fn hash(key: (u64, u64)) -> u64 {
    let mut mixed = key.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ key.1.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^= mixed >> 32;
    mixed = mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^= mixed >> 29;
    mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
