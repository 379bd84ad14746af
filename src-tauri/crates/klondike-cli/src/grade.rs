//! `grade`: how hard deals are, by the measure of the levels.

use crate::args::GradeArgs;
use crate::input::{Lines, deal_line};
use crate::output::{Answer, Done, Fault};
use klondike_deals::level::{GAMES, Level, wins};
use std::io::{self, Write};

/// Runs the command: a line `id<TAB>level<TAB>wins/games` for each deal, at once. Deals without an id get their line's
/// number.
pub fn run(args: &GradeArgs) -> Done {
    let rules = args.rules.rules();
    let mut lines = Lines::new(io::stdin().lock());
    while let Some((number, text)) = lines.next_line()? {
        let text = text.trim_end();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (id, deal) = deal_line(text).map_err(|error| Fault::at(number, error))?;
        let id = id.map_or_else(|| number.to_string(), str::to_owned);
        let wins = wins(&deal, &rules);
        let mut out = io::stdout().lock();
        writeln!(out, "{id}\t{}\t{wins}/{GAMES}", Level::of_wins(wins).name())?;
        out.flush()?;
    }
    Ok(Answer::Yes)
}
