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

/// How many buckets of a table that has been outgrown are moved with each new key. Moved at once, a large table would keep
/// whoever wants to stop the search waiting.
const MOVED: usize = 8;

/// Buckets of [`WAYS`] keys, 0 where there is none.
struct Buckets {
    keys: Vec<u64>,
    /// Where the first cache line starts.
    start: usize,
    /// How far to shift a hash to get a bucket's number.
    shift: u32,
}

impl Buckets {
    fn new(count: usize) -> Buckets {
        // One spare line, to start at the beginning of one.
        let keys = vec![0_u64; (count + 1) * WAYS];
        let start = keys.as_ptr().align_offset(8 * WAYS).min(WAYS);
        Buckets { keys, start, shift: 64 - count.trailing_zeros() }
    }

    fn count(&self) -> usize {
        1 << (64 - self.shift)
    }

    /// The number of the bucket that a key belongs in. Keys with the same cards share one, wherever the stock stands.
    fn number(&self, key: u64) -> usize {
        let hash = (key & !CUT).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let hash = (hash ^ (hash >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        (hash >> self.shift) as usize
    }

    fn bucket(&self, number: usize) -> &[u64] {
        let at = self.start + number * WAYS;
        &self.keys[at..at + WAYS]
    }

    fn bucket_mut(&mut self, number: usize) -> &mut [u64] {
        let at = self.start + number * WAYS;
        &mut self.keys[at..at + WAYS]
    }
}

/// A set of keys, none of them 0.
pub(crate) struct Memo {
    now: Buckets,
    /// The buckets that have been outgrown, and how many of them have been moved.
    before: Option<(Buckets, usize)>,
    used: usize,
    most_buckets: usize,
    /// Chooses who has to go.
    turn: usize,
}

impl Memo {
    /// A set that takes at most so many bytes, and while it grows for the last time a quarter more.
    pub(crate) fn new(bytes: usize) -> Memo {
        let most = (bytes / (8 * WAYS)).max(FIRST_BUCKETS);
        Memo {
            now: Buckets::new(FIRST_BUCKETS),
            before: None,
            used: 0,
            most_buckets: if most.is_power_of_two() { most } else { most.next_power_of_two() / 2 },
            turn: 0,
        }
    }

    /// Whether some key in the bucket of this one is right.
    fn any(&self, key: u64, right: impl Fn(u64) -> bool) -> bool {
        let search = |bucket: &[u64]| bucket.iter().fold(false, |found, &one| found | right(one));
        search(self.now.bucket(self.now.number(key)))
            || self.before.as_ref().is_some_and(|(before, moved)| {
                let number = before.number(key);
                number >= *moved && search(before.bucket(number))
            })
    }

    /// Whether a key is in the set.
    pub(crate) fn contains(&self, key: u64) -> bool {
        self.any(key, |one| one == key)
    }

    /// Whether one of two keys that share a bucket is in the set.
    pub(crate) fn contains_either(&self, key: u64, other: u64) -> bool {
        self.any(key, |one| (one == key) | (one == other))
    }

    /// Whether a key is in the set, or one that differs from it by its cut alone and leads to it.
    pub(crate) fn contains_better(&self, key: u64) -> bool {
        self.any(key, |one| (one ^ key) & !CUT == 0 && leads(one, key))
    }

    /// Adds a key that is not in the set.
    pub(crate) fn insert(&mut self, key: u64) {
        let buckets = self.now.count();
        if self.before.is_some() {
            self.move_some();
        } else if self.used * 10 >= buckets * WAYS * 6 && buckets < self.most_buckets {
            let now = Buckets::new((buckets * 4).min(self.most_buckets));
            self.before = Some((std::mem::replace(&mut self.now, now), 0));
            self.used = 0;
        }
        self.put(key);
    }

    fn move_some(&mut self) {
        let Some((before, moved)) = self.before.take() else { return };
        let end = (moved + MOVED).min(before.count());
        for number in moved..end {
            for &key in before.bucket(number).iter().filter(|&&key| key != 0) {
                self.put(key);
            }
        }
        if end < before.count() {
            self.before = Some((before, end));
        }
    }

    fn put(&mut self, key: u64) {
        let number = self.now.number(key);
        let bucket = self.now.bucket_mut(number);
        if let Some(free) = bucket.iter_mut().find(|one| **one == 0) {
            *free = key;
            self.used += 1;
        } else {
            self.turn = (self.turn + 1) % WAYS;
            bucket[self.turn] = key;
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
        assert!(memo.now.keys.len() * 8 <= 100_000 + 64);
        assert!(memo.used <= 100_000 / 8);
    }
}
