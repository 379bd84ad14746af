//! The result of a study, or of a part of one: printed, read back, added up.

use crate::solver_args::range;
use std::fmt::Write;

/// How many deals of a range were won, lost and left open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The rules, as [`crate::solver_args::describe`] writes them.
    pub rules: String,
    /// The seed that all deals of the study grow from.
    pub seed: String,
    /// The ranges of deal numbers, in order, without overlap: first, and one past the last.
    pub ranges: Vec<(u64, u64)>,
    /// Deals with a winning line.
    pub solved: u64,
    /// Deals proven to have none.
    pub unsolvable: u64,
    /// Deals that the budget did not suffice for.
    pub unknown: u64,
}

/// The first line of a printed tally, with the version of the format.
const HEADER: &str = "# klondike-cli study 1";

/// The standard normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_964;

impl Tally {
    /// How many deals there are in all.
    pub fn deals(&self) -> u64 {
        self.solved + self.unsolvable + self.unknown
    }

    /// The tally as text: a key, a tab and a value a line. What can be computed from the rest is a comment.
    pub fn print(&self) -> String {
        let ranges: Vec<String> = self.ranges.iter().map(|(from, to)| format!("{from}..{to}")).collect();
        let mut text = format!(
            "{HEADER}\nrules\t{}\nseed\t{}\nranges\t{}\ndeals\t{}\nsolved\t{}\nunsolvable\t{}\nunknown\t{}\n",
            self.rules,
            self.seed,
            ranges.join(","),
            self.deals(),
            self.solved,
            self.unsolvable,
            self.unknown
        );
        let mut share = |name: &str, won: u64| {
            let (low, high) = interval(won, self.deals());
            let percent = 100.0 * won as f64 / self.deals().max(1) as f64;
            // Writing into a string cannot fail.
            let _ = writeln!(text, "# {name}: {percent:.3} %, 95 % interval {low:.3} to {high:.3} %");
        };
        share("winnable, unknown deals counted as lost", self.solved);
        share("winnable, unknown deals counted as won", self.solved + self.unknown);
        text
    }

    /// Reads what [`Tally::print`] writes. The error names the line.
    pub fn read(text: &str) -> Result<Tally, String> {
        let mut values: Vec<(usize, &str, &str)> = Vec::new();
        for (number, line) in text.lines().enumerate() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let pair = line.split_once('\t').ok_or_else(|| format!("line {}: expected a key and a tab", number + 1))?;
            values.push((number + 1, pair.0, pair.1.trim()));
        }
        if text.lines().next().map(str::trim_end) != Some(HEADER) {
            return Err(format!("line 1: expected {HEADER}"));
        }
        let find = |key: &str| {
            let found = values.iter().find(|(_, name, _)| *name == key);
            found.map(|&(line, _, value)| (line, value)).ok_or_else(|| format!("no line {key}"))
        };
        let number = |key: &str| {
            let (line, value) = find(key)?;
            value.parse::<u64>().map_err(|_| format!("line {line}: {key} is a whole number"))
        };
        let (line, text) = find("ranges")?;
        let ranges: Result<Vec<_>, String> = text.split(',').map(range).collect();
        let tally = Tally {
            rules: find("rules")?.1.to_owned(),
            seed: find("seed")?.1.to_owned(),
            ranges: ranges.map_err(|error| format!("line {line}: {error}"))?,
            solved: number("solved")?,
            unsolvable: number("unsolvable")?,
            unknown: number("unknown")?,
        };
        let counted = tally.solved.checked_add(tally.unsolvable).and_then(|sum| sum.checked_add(tally.unknown));
        let there = tally.ranges.iter().try_fold(0_u64, |sum, (from, to)| sum.checked_add(to - from));
        if counted.is_none() || counted != there || counted != Some(number("deals")?) {
            return Err("the numbers of deals do not add up to the ranges".to_owned());
        }
        Ok(tally)
    }

    /// Adds another part of the same study.
    pub fn add(&mut self, other: &Tally) -> Result<(), String> {
        if self.rules != other.rules {
            return Err(format!("other rules: {} and {}", self.rules, other.rules));
        }
        if self.seed != other.seed {
            return Err(format!("another seed: {} and {}", self.seed, other.seed));
        }
        self.ranges.extend(&other.ranges);
        self.ranges.sort_unstable();
        let mut joined: Vec<(u64, u64)> = Vec::new();
        for &(from, to) in &self.ranges {
            match joined.last_mut() {
                Some((_, end)) if *end > from => return Err(format!("deal {from} is counted twice")),
                Some((_, end)) if *end == from => *end = to,
                _ => joined.push((from, to)),
            }
        }
        self.ranges = joined;
        self.solved += other.solved;
        self.unsolvable += other.unsolvable;
        self.unknown += other.unknown;
        Ok(())
    }
}

/// Wilson's 95 % interval of a share, in percent: right for shares near 0 and 1 too.
fn interval(won: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 100.0);
    }
    let (n, p) = (of as f64, won as f64 / of as f64);
    let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    (100.0 * (middle - half).max(0.0), 100.0 * (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(ranges: Vec<(u64, u64)>, solved: u64, unsolvable: u64, unknown: u64) -> Tally {
        Tally { rules: "draw=1".to_owned(), seed: "s".to_owned(), ranges, solved, unsolvable, unknown }
    }

    #[test]
    fn a_printed_tally_reads_back() {
        let tally = part(vec![(0, 10), (20, 25)], 9, 5, 1);
        assert_eq!(Tally::read(&tally.print()), Ok(tally));
    }

    #[test]
    fn parts_join_and_overlaps_are_refused() {
        let mut tally = part(vec![(10, 20)], 10, 0, 0);
        assert_eq!(tally.add(&part(vec![(0, 10)], 4, 5, 1)), Ok(()));
        assert_eq!(tally, part(vec![(0, 20)], 14, 5, 1));
        assert!(tally.add(&part(vec![(19, 21)], 2, 0, 0)).is_err());
    }

    #[test]
    fn numbers_that_do_not_add_up_are_refused() {
        let text = part(vec![(0, 10)], 9, 5, 1).print();
        assert!(Tally::read(&text).is_err());
        assert!(Tally::read("").is_err());
        assert!(Tally::read(&text.replace("0..10", "10..0")).is_err());
    }

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = interval(8, 10);
        assert!((low - 49.016).abs() < 0.01 && (high - 94.332).abs() < 0.01, "{low} {high}");
        assert_eq!(interval(0, 0), (0.0, 100.0));
    }
}
