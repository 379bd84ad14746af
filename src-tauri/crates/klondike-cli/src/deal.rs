//! `deal`: prints a deal of a seed, a file, or the shipped tables.

use crate::args::{DealArgs, DealFormat, DealSource};
use crate::output::{Answer, Done, Fault};
use klondike::{Action, Deal, Draw, Rules, Seed};
use klondike_deals::{DealCode, daily, import, practice, pysol, solvitaire, verified};
use std::io::{self, Read, Write};
use std::path::Path;

/// A deal, the rules it came with, and its stored solution where there is one for the draw in question.
struct Found {
    deal: Deal,
    rules: Option<Rules>,
    solution: Option<Vec<Action>>,
}

impl Found {
    fn plain(deal: Deal) -> Found {
        Found { deal, rules: None, solution: None }
    }
}

/// Runs the command.
pub fn run(args: &DealArgs) -> Done {
    let found = find(&args.source, args.draw)?;
    let solution = match (args.solution, &found.solution) {
        (false, _) => &[][..],
        (true, Some(line)) => line,
        (true, None) if args.source.verified.is_some() => {
            return Err(Fault::input("--solution: a verified deal's solution is stored for --draw 1"));
        }
        (true, None) => {
            return Err(Fault::input("--solution: only --practice and --verified have a stored solution"));
        }
    };
    let rules = args.rules.over(found.rules.unwrap_or_default(), args.draw);
    let text = match args.format {
        DealFormat::Line => found.deal.to_string(),
        DealFormat::Pysol => pysol::write(&found.deal),
        DealFormat::Solvitaire => solvitaire::write(&found.deal),
        DealFormat::Code => DealCode { deal: found.deal, rules }.to_string(),
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    writeln!(out, "{}", text.trim_end())?;
    for action in solution {
        writeln!(out, "{action}")?;
    }
    out.flush()?;
    Ok(Answer::Yes)
}

fn find(source: &DealSource, draw: Option<Draw>) -> Result<Found, Fault> {
    let draw = draw.unwrap_or(Draw::One);
    if let Some(text) = &source.seed {
        let seed: Seed = text.parse().map_err(|error| Fault::input(format!("--seed: {error}")))?;
        return Ok(Found::plain(seed.deal()));
    }
    if let Some(path) = &source.import {
        return import(path).map_err(|what| Fault::input(format!("--import {}: {what}", path.display())));
    }
    if let Some(text) = &source.verified {
        let deal =
            text.parse().ok().and_then(verified::get).ok_or_else(|| {
                Fault::input(format!("--verified: {text:?} is no number from 1 to {}", verified::COUNT))
            })?;
        let solution = (draw == Draw::One).then(|| deal.solution());
        return Ok(Found { solution, ..Found::plain(deal.deal) });
    }
    if let Some(text) = &source.daily {
        let deal = daily::parse_date(text).and_then(|date| daily::deal(date, draw));
        return deal.map(Found::plain).map_err(|error| Fault::input(format!("--daily {text:?}: {error}")));
    }
    Ok(Found { solution: Some(practice::solution(draw)), ..Found::plain(practice::deal()) })
}

/// Reads a file in any format; `-` is stdin.
fn import(path: &Path) -> Result<Found, String> {
    // One byte more than any deal has: what is longer is refused without being read.
    let most = import::MOST_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    read.map_err(|error| error.to_string())?;
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) if error.as_bytes().len() as u64 == most => return Err(import::ImportError::TooLong.to_string()),
        Err(error) => return Err(format!("byte {}: not UTF-8", error.utf8_error().valid_up_to() + 1)),
    };
    let imported = import::read(&text).map_err(|error| error.to_string())?;
    Ok(Found { rules: imported.rules, ..Found::plain(imported.deal) })
}
