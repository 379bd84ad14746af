//! How much work a solver may do, and the switch that stops it at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How much memory the tables of one call take when nobody says otherwise: with the rest of the process it stays below
/// 128 MB.
pub const DEFAULT_MEMORY: usize = 100 << 20;

/// What one call may spend. The first limit that is reached stops it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Positions looked at, over all searches of the call and all threads.
    pub positions: Option<u64>,
    /// Time on the clock.
    pub time: Option<Duration>,
    /// Bytes for the tables of all threads together.
    pub memory: usize,
    /// Threads to search with; 0 counts as 1. With one thread and no time limit, two calls do exactly the same.
    pub threads: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { positions: None, time: None, memory: DEFAULT_MEMORY, threads: 1 }
    }
}

impl Budget {
    /// At most so many positions, one thread: the same answer on every machine.
    #[must_use]
    pub fn positions(positions: u64) -> Budget {
        Budget { positions: Some(positions), ..Budget::default() }
    }

    /// At most so much time, one thread.
    #[must_use]
    pub fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::default() }
    }
}

/// A switch that stops a running solver within a few milliseconds. Clones are the same switch.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A switch that nobody has thrown yet.
    #[must_use]
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Stops whoever searches with this switch. It cannot be taken back.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the switch has been thrown.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
