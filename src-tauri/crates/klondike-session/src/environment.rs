//! What a session asks of the world. Everything comes in by this trait, so tests decide what the clock says.

/// The time of day, with what a player's calendar shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wall {
    /// Milliseconds since 1970 in UTC.
    pub unix_ms: i64,
    /// What the local clock is ahead of UTC, in minutes.
    pub offset_minutes: i32,
}

/// Clocks and randomness.
pub trait Environment: Send {
    /// Milliseconds on a clock that never goes back.
    fn now_ms(&self) -> u64;
    /// The time of day.
    fn wall(&self) -> Wall;
    /// Fills the bytes from the system's randomness; `false` when there is none.
    fn entropy(&mut self, bytes: &mut [u8]) -> bool;
    /// The tag of the language that the system speaks; empty where nobody knows.
    fn language(&self) -> String {
        String::new()
    }
}

/// An environment for tests: the clock stands until it is moved, and randomness is a count.
#[derive(Clone, Debug, Default)]
pub struct Puppet {
    inner: std::sync::Arc<std::sync::Mutex<Strings>>,
}

#[derive(Debug, Default)]
struct Strings {
    now_ms: u64,
    wall: Wall,
    drawn: u64,
}

impl Puppet {
    /// The clock stands at 0.
    #[must_use]
    pub fn new() -> Puppet {
        Puppet::default()
    }

    /// Moves the clock, and the time of day with it.
    pub fn pass(&self, ms: u64) {
        let mut strings = self.lock();
        strings.now_ms += ms;
        strings.wall.unix_ms += i64::try_from(ms).unwrap_or(0);
    }

    /// Sets the time of day alone.
    pub fn set_wall(&self, wall: Wall) {
        self.lock().wall = wall;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Strings> {
        self.inner.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Environment for Puppet {
    fn now_ms(&self) -> u64 {
        self.lock().now_ms
    }

    fn wall(&self) -> Wall {
        self.lock().wall
    }

    fn entropy(&mut self, bytes: &mut [u8]) -> bool {
        let mut strings = self.lock();
        for byte in bytes {
            strings.drawn =
                strings.drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *byte = (strings.drawn >> 56) as u8;
        }
        true
    }
}
