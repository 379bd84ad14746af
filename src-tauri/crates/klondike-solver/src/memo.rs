//! Positions known to be lost: a flat table of exact keys.
//!
//! A position is entered when all that can follow from it has been searched. Since no move of the search can be taken
//! back, that makes it lost for good, whatever order the search goes on in, and also after a restart. And since nothing
//! can come back to a position that is still being searched, forgetting one costs time but never an answer: when the table
//! may grow no more, a key takes the place of another one.
//!
//! Keys that differ by the stock's position alone share a bucket: a position is lost, too, when draws and recycles lead
//! to it from one that is.

use crate::position::{CUT, leads};

/// Keys in one bucket: a cache line.
const WAYS: usize = 8;
/// The first table: small enough to cost nothing.
const FIRST_BUCKETS: usize = 128;

/// A set of keys, none of them 0.
pub(crate) struct Memo {
    /// Buckets of [`WAYS`] keys, 0 where there is none, from `start` on.
    keys: Vec<u64>,
    /// Where the first cache line starts.
    start: usize,
    /// How far to shift a hash to get a bucket's number.
    shift: u32,
    used: usize,
    most_buckets: usize,
    /// Chooses who has to go.
    turn: usize,
}

impl Memo {
    /// A set that takes at most so many bytes.
    pub(crate) fn new(bytes: usize) -> Memo {
        let most = (bytes / (8 * WAYS)).max(FIRST_BUCKETS);
        let mut memo = Memo {
            keys: Vec::new(),
            start: 0,
            shift: 0,
            used: 0,
            most_buckets: if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 },
            turn: 0,
        };
        memo.allocate(FIRST_BUCKETS);
        memo
    }

    fn allocate(&mut self, buckets: usize) -> Vec<u64> {
        // One spare line, to start at the beginning of one.
        let keys = vec![0_u64; (buckets + 1) * WAYS];
        self.start = keys.as_ptr().align_offset(8 * WAYS).min(WAYS);
        self.shift = 64 - buckets.trailing_zeros();
        std::mem::replace(&mut self.keys, keys)
    }

    fn buckets(&self) -> usize {
        1 << (64 - self.shift)
    }

    /// Where the bucket starts that a key belongs in.
    fn bucket(&self, key: u64) -> usize {
        let hash = (key & !CUT).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let hash = (hash ^ (hash >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        self.start + (hash >> self.shift) as usize * WAYS
    }

    /// Whether a key is in the set.
    pub(crate) fn contains(&self, key: u64) -> bool {
        let at = self.bucket(key);
        self.keys[at..at + WAYS].iter().fold(false, |found, &one| found | (one == key))
    }

    /// Whether one of two keys that share a bucket is in the set.
    pub(crate) fn contains_either(&self, key: u64, other: u64) -> bool {
        let at = self.bucket(key);
        self.keys[at..at + WAYS].iter().fold(false, |found, &one| found | (one == key) | (one == other))
    }

    /// Whether a key is in the set, or one that differs from it by its cut alone and leads to it.
    pub(crate) fn contains_better(&self, key: u64) -> bool {
        let at = self.bucket(key);
        self.keys[at..at + WAYS].iter().any(|&one| (one ^ key) & !CUT == 0 && leads(one, key))
    }

    /// Adds a key that is not in the set.
    pub(crate) fn insert(&mut self, key: u64) {
        if self.used * 10 >= self.buckets() * WAYS * 6 && self.buckets() < self.most_buckets {
            self.grow();
        }
        self.put(key);
    }

    fn put(&mut self, key: u64) {
        let at = self.bucket(key);
        let bucket = &mut self.keys[at..at + WAYS];
        if let Some(free) = bucket.iter_mut().find(|one| **one == 0) {
            *free = key;
            self.used += 1;
        } else {
            self.turn = (self.turn + 1) % WAYS;
            bucket[self.turn] = key;
        }
    }

    fn grow(&mut self) {
        let buckets = (self.buckets() * 4).min(self.most_buckets);
        let old = self.allocate(buckets);
        self.used = 0;
        for key in old.into_iter().filter(|&key| key != 0) {
            self.put(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys() -> impl Iterator<Item = u64> {
        (1_u64..).map(|n| n.wrapping_mul(0x2545_F491_4F6C_DD1D) | 1 << 63)
    }

    #[test]
    fn remembers_almost_every_key_while_it_may_grow() {
        let mut memo = Memo::new(16 << 20);
        for key in keys().take(200_000) {
            assert!(!memo.contains(key));
            memo.insert(key);
        }
        let kept = keys().take(200_000).filter(|&key| memo.contains(key)).count();
        assert!(kept > 195_000, "{kept}");
    }

    #[test]
    fn keeps_to_its_bytes_and_to_the_newest_keys() {
        let mut memo = Memo::new(100_000);
        for key in keys().take(100_000) {
            memo.insert(key);
            assert!(memo.contains(key));
        }
        assert!(memo.keys.len() * 8 <= 100_000 + 64);
        assert!(memo.used <= 100_000 / 8);
    }
}
