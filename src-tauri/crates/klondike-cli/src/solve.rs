//! `solve`: a verdict for each deal on stdin, in order, at once.

use crate::input::{Lines, deal_line};
use crate::interrupt;
use crate::output::{Answer, Done, Fault};
use crate::progress::Progress;
use crate::solver_args::SolveArgs;
use klondike::{Deal, Rules, Table};
use klondike_solver::{Budget, Cancel, Count, Line, Verdict, shortest, solve};
use std::io::Write;
use std::time::Instant;

/// What is printed of a deal.
struct Found {
    verdict: &'static str,
    positions: u64,
    microseconds: u128,
    line: Option<Line>,
    /// With `--shortest`: no line has fewer actions than this.
    bound: Option<u32>,
}

/// Runs the command.
pub fn run(args: &SolveArgs) -> Done {
    let (rules, budget) = (args.rules.rules(), args.spend.budget(args.threads));
    let cancel = interrupt::switch();
    let mut progress = Progress::new(None);
    let (mut done, mut solved) = (0_u64, 0_u64);
    let mut lines = Lines::new(std::io::stdin().lock());
    while let Some((number, text)) = lines.next_line()? {
        if is_comment(&text) {
            continue;
        }
        progress.show(done, &format!("{solved} solved"));
        let (id, deal) = deal_line(text.trim_end()).map_err(|error| {
            progress.clear();
            Fault::at(number, error)
        })?;
        let found = find(args.shortest, &deal, &rules, &budget, &cancel);
        progress.clear();
        // A deal whose search was interrupted has no verdict worth printing.
        if cancel.is_cancelled() {
            return Ok(Answer::No);
        }
        done += 1;
        solved += u64::from(found.line.is_some());
        let id = id.map_or_else(|| number.to_string(), str::to_owned);
        print(args, &id, &found)?;
    }
    Ok(if solved == done { Answer::Yes } else { Answer::No })
}

/// Blank lines and those that begin with `#` say nothing.
pub fn is_comment(text: &str) -> bool {
    text.trim().is_empty() || text.starts_with('#')
}

fn find(is_shortest: bool, deal: &Deal, rules: &Rules, budget: &Budget, cancel: &Cancel) -> Found {
    let table = Table::deal(deal);
    let began = Instant::now();
    if is_shortest {
        let found = shortest(&table, rules, budget, cancel, Count::Actions, &mut |_| {});
        let verdict = match (&found.line, found.unsolvable) {
            (Some(_), _) => "solved",
            (None, true) => "unsolvable",
            (None, false) => "unknown",
        };
        let bound = (!found.unsolvable).then_some(found.lower_bound);
        let microseconds = began.elapsed().as_micros();
        return Found { verdict, positions: found.positions, microseconds, line: found.line, bound };
    }
    let report = solve(&table, rules, budget, cancel);
    let (verdict, line) = match report.verdict {
        Verdict::Solved(line) => ("solved", Some(line)),
        Verdict::Unsolvable => ("unsolvable", None),
        Verdict::Unknown(_) => ("unknown", None),
    };
    Found { verdict, positions: report.positions, microseconds: began.elapsed().as_micros(), line, bound: None }
}

/// `id verdict nodes microseconds moves`, then the actions with `--line` and the bound with `--shortest`. What there is
/// not is `-`.
fn print(args: &SolveArgs, id: &str, found: &Found) -> std::io::Result<()> {
    let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
    let moves = or_dash(found.line.as_ref().map(|line| line.len().to_string()));
    let mut out = std::io::stdout().lock();
    write!(out, "{id}\t{}\t{}\t{}\t{moves}", found.verdict, found.positions, found.microseconds)?;
    if args.line {
        let words = |line: &Line| line.actions().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        write!(out, "\t{}", or_dash(found.line.as_ref().map(words)))?;
    }
    if args.shortest {
        write!(out, "\t{}", or_dash(found.bound.map(|bound| bound.to_string())))?;
    }
    writeln!(out)?;
    out.flush()
}
