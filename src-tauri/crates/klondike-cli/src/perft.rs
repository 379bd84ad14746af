//! `perft`: counts lines of play, depth by depth.

use crate::args::PerftArgs;
use crate::input::deal_line;
use crate::output::{Answer, Done, Fault};
use klondike::Table;
use std::io::{self, Write};

/// Runs the command: a line `depth<TAB>count` for each depth, printed as soon as it is counted.
pub fn run(args: &PerftArgs) -> Done {
    let (_, deal) = deal_line(&args.deal).map_err(|error| Fault::input(format!("--deal: {error}")))?;
    let table = Table::deal(&deal);
    let rules = args.rules.rules();
    let mut out = io::stdout().lock();
    for depth in 0..=args.depth {
        writeln!(out, "{depth}\t{}", klondike::perft(&table, &rules, depth))?;
        out.flush()?;
    }
    Ok(Answer::Yes)
}
