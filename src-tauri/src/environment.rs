//! The system's clocks and randomness.

use klondike_session::environment::{Environment, Wall};
use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The real world.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

/// Milliseconds on the monotonic clock since the first call.
pub(crate) fn now_ms() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    u64::try_from(START.get_or_init(Instant::now).elapsed().as_millis()).unwrap_or(u64::MAX)
}

impl Environment for System {
    fn now_ms(&self) -> u64 {
        now_ms()
    }

    fn wall(&self) -> Wall {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let zoned = jiff::ZonedDateTime::now();
        Wall {
            unix_ms: i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
            offset_minutes: zoned.offset().seconds() / 60,
        }
    }

    fn entropy(&mut self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
    }

    fn language(&self) -> String {
        sys_locale::get_locale().unwrap_or_default()
    }
}
