//! A progress bar on standard error, when that is a terminal.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// The bar. It draws at most ten times a second, and nothing at all when nobody looks.
pub struct Progress {
    shown: bool,
    began: Instant,
    drawn: Option<Instant>,
    /// How many there are in all, when that is known.
    total: Option<u64>,
}

const WIDTH: u64 = 30;

impl Progress {
    /// A bar for so many.
    pub fn new(total: Option<u64>) -> Progress {
        Progress { shown: std::io::stderr().is_terminal(), began: Instant::now(), drawn: None, total }
    }

    /// Shows that so many are done.
    pub fn show(&mut self, done: u64, note: &str) {
        let recently = self.drawn.is_some_and(|drawn| drawn.elapsed() < Duration::from_millis(100));
        if !self.shown || recently {
            return;
        }
        self.drawn = Some(Instant::now());
        let rate = done as f64 / self.began.elapsed().as_secs_f64().max(0.001);
        let mut err = std::io::stderr().lock();
        // A terminal that cannot be written to is no reason to stop.
        let _ = match self.total {
            Some(total) => {
                let filled = (done * WIDTH / total.max(1)).min(WIDTH) as usize;
                let bar: String = (0..WIDTH as usize).map(|place| if place < filled { '#' } else { '.' }).collect();
                write!(err, "\r\x1b[K[{bar}] {done}/{total}  {rate:.0}/s  {note}")
            }
            None => write!(err, "\r\x1b[K{done} deals  {rate:.0}/s  {note}"),
        };
        let _ = err.flush();
    }

    /// Takes the bar away, so that a line of output does not land behind it.
    pub fn clear(&mut self) {
        if self.shown && self.drawn.take().is_some() {
            let _ = write!(std::io::stderr().lock(), "\r\x1b[K");
        }
    }
}
