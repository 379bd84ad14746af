//! The flags of every command, and the rules that they choose.

use crate::solver_args::{MergeArgs, SolveArgs, StudyArgs, VerifyArgs};
use clap::{Args, Parser, Subcommand, ValueEnum};
use klondike::{Draw, EmptyColumn, Passes, Rules, Scoring, Setup};
use std::path::PathBuf;

/// Klondike on the command line: deals, replays, solutions.
///
/// Exit codes: 0 done, 1 the answer is no (refused, not solved), 2 bad input.
#[derive(Parser, Debug)]
#[command(name = "klondike-cli", version, subcommand_required = true, arg_required_else_help = false)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Print a deal.
    Deal(DealArgs),
    /// Play the actions on stdin, a line each, and print the final state as JSON.
    ///
    /// An action is draw, recycle, a move (w-t3, t3-t5x4, t3-f, w-f, fh-t2), undo, redo, or `at SECONDS` to set the clock;
    /// # starts a comment. A refused action ends the replay: exit 1 and {"line":N,"reason":"kingsOnly"}.
    Replay(ReplayArgs),
    /// Count the sequences of legal actions from a deal, for each depth.
    Perft(PerftArgs),
    /// Print the level of each winnable deal on stdin (`deal` or `id<TAB>deal`): easy, medium, hard or expert.
    Grade(GradeArgs),
    /// Print a verdict for each deal on stdin (`deal` or `id<TAB>deal`), in order, at once.
    ///
    /// Tab-separated: id, verdict (solved, unsolvable, unknown), nodes, microseconds, moves, with --line the actions, with
    /// --shortest the fewest actions there can be. What there is not is `-`. Exit 1 when a deal is not solved.
    Solve(SolveArgs),
    /// Replay lines through the rules.
    ///
    /// Each line of stdin has tab-separated fields, one of them a deal and a later one its actions with spaces between, as
    /// `paste deals.tsv answers.tsv` makes them from the answers of `solve --line`. Exit 1 when a line does not win.
    Verify(VerifyArgs),
    /// Find out what share of many deals can be won, with a confidence interval.
    Study(StudyArgs),
    /// Add the parts of a study.
    Merge(MergeArgs),
}

/// Where a deal comes from, and how it is printed.
#[derive(Args, Debug)]
pub struct DealArgs {
    /// What to deal.
    #[command(flatten)]
    pub source: DealSource,
    /// How the deal is printed.
    #[arg(long, value_enum, default_value_t = DealFormat::Line, value_name = "FORMAT")]
    pub format: DealFormat,
    /// Add the stored actions, a line each (--practice and --verified have them).
    #[arg(long)]
    pub solution: bool,
    /// Cards of a draw: the daily deal's, the solution's, or for the code.
    #[arg(long, value_parser = draw, value_name = "1|3")]
    pub draw: Option<Draw>,
    /// The rules that a code holds.
    #[command(flatten)]
    pub rules: LooseRules,
}

/// One of the sources.
#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub struct DealSource {
    /// The deal of a seed: 1 to 96 characters.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub seed: Option<String>,
    /// A deal from a file in any format it can be printed in; - is stdin.
    #[arg(long, value_name = "FILE")]
    pub import: Option<PathBuf>,
    /// The practice layout.
    #[arg(long)]
    pub practice: bool,
    /// A verified deal, 1 to 120.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub verified: Option<String>,
    /// The deal of a day, with --draw.
    #[arg(long, value_name = "YYYY-MM-DD", requires = "draw", allow_hyphen_values = true)]
    pub daily: Option<String>,
}

/// Formats that a deal is printed in.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFormat {
    /// 104 characters in dealing order.
    Line,
    /// The board text of PySolFC.
    Pysol,
    /// The JSON of Solvitaire.
    Solvitaire,
    /// A deal code with the rules.
    Code,
}

/// Rules where each flag may be left out.
#[derive(Args, Debug)]
pub struct LooseRules {
    /// How many trips through the stock are allowed, the first one counted.
    #[arg(long, value_parser = passes, value_name = "1-9|unlimited", allow_hyphen_values = true)]
    pub passes: Option<Passes>,
    /// What an empty column takes.
    #[arg(long, value_parser = empty_column, value_name = "kings|any")]
    pub empty_column: Option<EmptyColumn>,
    /// Cards may not return from the foundations.
    #[arg(long)]
    pub no_worry_back: bool,
}

impl LooseRules {
    /// These flags on top of other rules.
    pub fn over(&self, rules: Rules, draw: Option<Draw>) -> Rules {
        Rules {
            draw: draw.unwrap_or(rules.draw),
            passes: self.passes.unwrap_or(rules.passes),
            empty_column: self.empty_column.unwrap_or(rules.empty_column),
            worry_back: rules.worry_back && !self.no_worry_back,
        }
    }
}

/// Rules where draw and passes must be said.
#[derive(Args, Debug)]
pub struct RuleArgs {
    /// Cards of a draw.
    #[arg(long, value_parser = draw, value_name = "1|3", allow_hyphen_values = true)]
    pub draw: Draw,
    /// How many trips through the stock are allowed, the first one counted.
    #[arg(long, value_parser = passes, value_name = "1-9|unlimited", allow_hyphen_values = true)]
    pub passes: Passes,
    /// What an empty column takes.
    #[arg(long, value_parser = empty_column, value_name = "kings|any", default_value = "kings")]
    pub empty_column: EmptyColumn,
    /// Cards may not return from the foundations.
    #[arg(long)]
    pub no_worry_back: bool,
}

impl RuleArgs {
    /// The rules that the flags choose.
    pub fn rules(&self) -> Rules {
        Rules { draw: self.draw, passes: self.passes, empty_column: self.empty_column, worry_back: !self.no_worry_back }
    }
}

/// A replay.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The deal: 104 characters in dealing order.
    #[arg(long, value_name = "LINE", allow_hyphen_values = true)]
    pub deal: String,
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// How the game is scored: none, points, standard, standard-timed, vegas or vegas-cumulative.
    #[arg(long, value_parser = scoring, value_name = "NAME", default_value = "none")]
    pub scoring: Scoring,
    /// The balance before the stake, for vegas-cumulative.
    #[arg(long, value_name = "N", default_value_t = 0, allow_hyphen_values = true)]
    pub balance: i64,
}

impl ReplayArgs {
    /// What the flags choose.
    pub fn setup(&self) -> Setup {
        Setup { rules: self.rules.rules(), scoring: self.scoring, balance: self.balance }
    }
}

/// Levels.
#[derive(Args, Debug)]
pub struct GradeArgs {
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// A count of lines of play.
#[derive(Args, Debug)]
pub struct PerftArgs {
    /// The deal: 104 characters in dealing order.
    #[arg(long, value_name = "LINE", allow_hyphen_values = true)]
    pub deal: String,
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// The number of actions in a line.
    #[arg(long, value_name = "N")]
    pub depth: u32,
}

fn draw(text: &str) -> Result<Draw, String> {
    let draw = match text {
        "1" => Draw::from_count(1),
        "3" => Draw::from_count(3),
        _ => None,
    };
    draw.ok_or_else(|| "1 or 3".to_owned())
}

fn passes(text: &str) -> Result<Passes, String> {
    let passes = match text.as_bytes() {
        b"unlimited" => Some(Passes::Unlimited),
        [digit @ b'1'..=b'9'] => Passes::limited(digit - b'0'),
        _ => None,
    };
    passes.ok_or_else(|| "1 to 9, or unlimited".to_owned())
}

fn empty_column(text: &str) -> Result<EmptyColumn, String> {
    match text {
        "kings" => Ok(EmptyColumn::Kings),
        "any" => Ok(EmptyColumn::Any),
        _ => Err("kings or any".to_owned()),
    }
}

fn scoring(text: &str) -> Result<Scoring, String> {
    text.parse().map_err(|error: klondike::scoring::NotAScoring| error.to_string())
}
