//! The flags of the commands that ask the solver.

use crate::args::RuleArgs;
use clap::Args;
use klondike::{EmptyColumn, Rules};
use klondike_solver::Budget;
use std::path::PathBuf;
use std::time::Duration;

/// Verdicts for the deals on stdin.
#[derive(Args, Debug)]
pub struct SolveArgs {
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// What each deal may take.
    #[command(flatten)]
    pub spend: SpendArgs,
    /// Threads for each deal.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
    /// Look for the line with the fewest actions; adds a last column, the fewest there can be.
    #[arg(long)]
    pub shortest: bool,
    /// Print the actions of each line.
    #[arg(long)]
    pub line: bool,
}

/// Lines to be replayed.
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// The winnable share of many deals.
#[derive(Args, Debug)]
pub struct StudyArgs {
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// What each deal may take.
    #[command(flatten)]
    pub spend: SpendArgs,
    /// How many deals.
    #[arg(long, value_name = "N")]
    pub deals: Option<u64>,
    /// What the deals grow from: deal n has the seed TEXT-n, counted from 0.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub seed: String,
    /// Only these deals, from A to one before B: a part that merge can add to others.
    #[arg(long, value_name = "A..B", value_parser = range)]
    pub range: Option<(u64, u64)>,
    /// Deals studied at the same time, each on one thread.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    pub threads: u8,
    /// Name the deals without a verdict on stderr.
    #[arg(long)]
    pub list_unknown: bool,
}

/// Parts of a study.
#[derive(Args, Debug)]
pub struct MergeArgs {
    /// What study printed for each part; stdin when no file is named.
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// What one deal may take. Without limits the search goes on until it knows, or its tables are full.
#[derive(Args, Debug)]
pub struct SpendArgs {
    /// At most so many positions.
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,
    /// At most so many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<Duration>,
}

impl SpendArgs {
    /// The budget of one deal.
    pub fn budget(&self, threads: u8) -> Budget {
        Budget { positions: self.nodes, time: self.time, threads: usize::from(threads), ..Budget::default() }
    }
}

/// Reads `A..B`: the first number, and one past the last.
///
/// # Errors
/// When it is no range.
pub fn range(text: &str) -> Result<(u64, u64), String> {
    let read = || {
        let (from, to) = text.split_once("..")?;
        let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
        (from <= to).then_some((from, to))
    };
    read().ok_or_else(|| "expected A..B with A not above B".to_owned())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

/// The rules in one line of text.
pub fn describe(rules: &Rules) -> String {
    format!(
        "draw={} passes={} empty-column={} worry-back={}",
        rules.draw.count(),
        rules.passes,
        if rules.empty_column == EmptyColumn::Any { "any" } else { "kings" },
        if rules.worry_back { "on" } else { "off" },
    )
}
