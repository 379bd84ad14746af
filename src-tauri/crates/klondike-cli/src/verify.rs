//! `verify`: replays lines through the rules.
//!
//! Each line of stdin has tab-separated fields: one of them is the 104-character deal, a later one the list of actions.
//! What stands before the deal is its id, other fields are passed over, so `paste deals.tsv answers.tsv` will do, where
//! the answers come from `solve --line`.

use crate::input::Lines;
use crate::output::{Answer, Done, Fault};
use crate::solve::is_comment;
use crate::solver_args::VerifyArgs;
use klondike::entry::{Entry, Line};
use klondike::{Deal, Rules, Table};
use std::io::Write;

/// How a line fared.
enum Replay {
    /// It wins, with so many actions.
    Wins(usize),
    /// The action with this number (from 1) is refused, and why.
    Refused(usize, &'static str),
    /// All is legal, but the game is not won.
    NotWon(usize),
    /// There is a deal, but no line.
    NoLine,
}

/// Runs the command. The answer is no when a line does not win; a deal without a line is none.
pub fn run(args: &VerifyArgs) -> Done {
    let rules = args.rules.rules();
    let mut all_win = true;
    let mut lines = Lines::new(std::io::stdin().lock());
    while let Some((number, text)) = lines.next_line()? {
        if is_comment(&text) {
            continue;
        }
        let fields: Vec<&str> = text.split('\t').map(str::trim).collect();
        let (id, replay) = check(number, &fields, &rules)?;
        all_win &= matches!(replay, Replay::Wins(_) | Replay::NoLine);
        let mut out = std::io::stdout().lock();
        match replay {
            Replay::Wins(actions) => writeln!(out, "{id}\twins\t{actions}"),
            Replay::Refused(action, reason) => writeln!(out, "{id}\trefused\t{action}\t{reason}"),
            Replay::NotWon(actions) => writeln!(out, "{id}\tnotWon\t{actions}"),
            Replay::NoLine => writeln!(out, "{id}\tnoLine"),
        }?;
        out.flush()?;
    }
    Ok(if all_win { Answer::Yes } else { Answer::No })
}

fn check(number: usize, fields: &[&str], rules: &Rules) -> Result<(String, Replay), Fault> {
    let at = fields.iter().position(|field| field.len() == 104 && !field.contains(' '));
    let at = at.ok_or_else(|| Fault::at(number, "no deal of 104 characters"))?;
    let deal = fields[at].parse::<Deal>().map_err(|error| Fault::at(number, error))?;
    let id = if at > 0 { fields[0].to_owned() } else { number.to_string() };
    let Some(actions) = fields[at + 1..].iter().find(|field| is_actions(field)) else {
        return Ok((id, Replay::NoLine));
    };
    let mut table = Table::deal(&deal);
    let mut count = 0;
    for word in actions.split_whitespace() {
        count += 1;
        let bad = |what: &dyn std::fmt::Display| Fault::at(number, format_args!("action {count}: {what}"));
        let read = Line::parse(word).map_err(|error| bad(&error))?.ok_or_else(|| bad(&"a comment"))?;
        let Entry::Play(action) = read.resolve(&table) else {
            return Err(bad(&"only draws, recycles and moves make a line"));
        };
        if let Err(reason) = table.play(rules, action) {
            return Ok((id, Replay::Refused(count, reason.name())));
        }
    }
    Ok((id, if table.is_won() { Replay::Wins(count) } else { Replay::NotWon(count) }))
}

/// Whether a field is a list of actions: several words, or one that has the look of an action.
fn is_actions(field: &str) -> bool {
    field.contains(' ') || field == "draw" || field == "recycle" || (field.len() > 1 && field.contains('-'))
}
