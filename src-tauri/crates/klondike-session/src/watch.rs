//! The clock of play: which part of the monotonic clock counts.

/// A gap longer than this between two readings is sleep, not play: while the clock runs it is read every second.
const SLEEP_MS: u64 = 5_000;

/// Counts milliseconds of play from readings of a monotonic clock.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Watch {
    /// The last reading, while the clock runs.
    last: Option<u64>,
}

impl Watch {
    /// The milliseconds of play since the last reading; 0 when the clock stood.
    pub(crate) fn read(&mut self, now_ms: u64) -> u64 {
        let Some(last) = self.last else { return 0 };
        self.last = Some(now_ms);
        match now_ms.saturating_sub(last) {
            gap if gap > SLEEP_MS => 0,
            gap => gap,
        }
    }

    /// Lets the clock run or stand from this reading on.
    pub(crate) fn set_running(&mut self, running: bool, now_ms: u64) {
        self.last = match (running, self.last) {
            (false, _) => None,
            (true, None) => Some(now_ms),
            (true, last) => last,
        };
    }

    /// The last reading, while the clock runs.
    pub(crate) const fn last(self) -> Option<u64> {
        self.last
    }
}
