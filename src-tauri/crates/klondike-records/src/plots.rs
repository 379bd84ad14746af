//! What the statistics draw: distributions and the win rate over time.

use crate::entry::Entry;

/// Moves are counted in bars this wide.
pub const MOVES_WIDTH: u64 = 10;
/// Moves from here on share one bar.
pub const MOVES_LAST: u64 = 250;
/// Times are counted in bars this wide, in milliseconds.
pub const TIME_WIDTH: u64 = 60_000;
/// Times from here on share one bar.
pub const TIME_LAST: u64 = 30 * 60_000;

/// One bar of a distribution: values from `from` to below `below`, or without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The least value.
    pub from: u64,
    /// The end, which is not part of it.
    pub below: Option<u64>,
    /// How many.
    pub count: u64,
}

/// What the plots of a rule set show.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Plots {
    moves: Vec<u64>,
    times: Vec<u64>,
    /// A bit an attempt, oldest first.
    results: Vec<u64>,
    count: usize,
}

impl Plots {
    pub(crate) fn add(&mut self, entry: &Entry) {
        let (place, bit) = (self.count / 64, self.count % 64);
        if bit == 0 {
            self.results.push(0);
        }
        if entry.is_won() {
            self.results[place] |= 1 << bit;
            self.add_win(entry);
        }
        self.count += 1;
    }

    /// The attempt at this place was a win after all.
    pub(crate) fn turn_into_win(&mut self, entry: &Entry, place: usize) {
        if place < self.count {
            self.results[place / 64] |= 1 << (place % 64);
        }
        self.add_win(entry);
    }

    fn add_win(&mut self, entry: &Entry) {
        add_to(&mut self.moves, entry.moves.min(MOVES_LAST) / MOVES_WIDTH);
        add_to(&mut self.times, entry.played_ms.min(TIME_LAST) / TIME_WIDTH);
    }

    /// How the moves of wins are distributed: from the first bar that is not empty to the last.
    #[must_use]
    pub fn moves(&self) -> Vec<Bar> {
        bars(&self.moves, MOVES_WIDTH, MOVES_LAST)
    }

    /// How the times of wins are distributed, in milliseconds.
    #[must_use]
    pub fn times(&self) -> Vec<Bar> {
        bars(&self.times, TIME_WIDTH, TIME_LAST)
    }

    /// Whether the attempts were won, oldest first.
    pub fn results(&self) -> impl ExactSizeIterator<Item = bool> + '_ {
        (0..self.count).map(|place| self.won_at(place))
    }

    /// The win rate over time in at most so many points: wins and attempts up to each, the last over all of them.
    #[must_use]
    pub fn win_rate(&self, most: usize) -> Vec<(u64, u64)> {
        let points = self.count.min(most.max(1));
        let mut rate = Vec::with_capacity(points);
        let (mut wins, mut played) = (0, 0);
        for won in self.results() {
            wins += u64::from(won);
            played += 1;
            // The point with number k ends with attempt k · count / points.
            let next = (rate.len() + 1) * self.count / points;
            if played as usize >= next {
                rate.push((wins, played));
            }
        }
        rate
    }

    /// Wins in a row up to now.
    pub(crate) fn streak(&self) -> u64 {
        (0..self.count).rev().take_while(|&place| self.won_at(place)).count() as u64
    }

    /// The most wins in a row.
    pub(crate) fn longest_streak(&self) -> u64 {
        self.streaks(usize::MAX).into_iter().max().unwrap_or(0)
    }

    fn won_at(&self, place: usize) -> bool {
        self.results[place / 64] >> (place % 64) & 1 == 1
    }

    /// The lengths of the last streaks of wins, oldest first, at most so many; the last one may still grow.
    #[must_use]
    pub fn streaks(&self, most: usize) -> Vec<u64> {
        let mut streaks = Vec::new();
        let mut length = 0;
        for won in self.results() {
            if won {
                length += 1;
            } else if length > 0 {
                streaks.push(std::mem::take(&mut length));
            }
        }
        if length > 0 {
            streaks.push(length);
        }
        streaks.split_off(streaks.len().saturating_sub(most))
    }
}

fn add_to(counts: &mut Vec<u64>, place: u64) {
    let place = place as usize;
    if counts.len() <= place {
        counts.resize(place + 1, 0);
    }
    counts[place] += 1;
}

fn bars(counts: &[u64], width: u64, last: u64) -> Vec<Bar> {
    let first = counts.iter().position(|&count| count > 0).unwrap_or(counts.len());
    let bar = |(place, &count): (usize, &u64)| {
        let from = place as u64 * width;
        Bar { from, below: (from < last).then_some(from + width), count }
    };
    counts.iter().enumerate().skip(first).map(bar).collect()
}
