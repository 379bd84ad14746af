//! `merge`: adds the parts of a study, from the files named or from standard input.

use crate::output::{Answer, Done, Fault};
use crate::solver_args::MergeArgs;
use crate::tally::Tally;
use std::io::{Read, Write};

/// The most bytes of a file that are read: a tally has a few hundred.
const MOST_BYTES: u64 = 1 << 20;

/// Runs the command.
pub fn run(args: &MergeArgs) -> Done {
    let mut texts = Vec::new();
    for file in &args.files {
        let name = file.display().to_string();
        let opened = std::fs::File::open(file).and_then(read);
        texts.push((name.clone(), opened.map_err(|error| Fault::input(format_args!("{name}: {error}")))?));
    }
    if args.files.is_empty() {
        let text = read(std::io::stdin()).map_err(Fault::input)?;
        // Several tallies may follow each other there.
        for (number, part) in text.split("# klondike-cli study").skip(1).enumerate() {
            texts.push((format!("part {}", number + 1), format!("# klondike-cli study{part}")));
        }
    }
    let mut sum: Option<Tally> = None;
    for (name, text) in &texts {
        let wrong = |what: String| Fault::input(format_args!("{name}: {what}"));
        let part = Tally::read(text).map_err(wrong)?;
        match &mut sum {
            None => sum = Some(part),
            Some(sum) => sum.add(&part).map_err(wrong)?,
        }
    }
    let sum = sum.ok_or_else(|| Fault::input("nothing to merge"))?;
    let mut out = std::io::stdout().lock();
    out.write_all(sum.print().as_bytes())?;
    out.flush()?;
    Ok(Answer::Yes)
}

fn read(input: impl Read) -> std::io::Result<String> {
    let mut text = String::new();
    input.take(MOST_BYTES).read_to_string(&mut text)?;
    Ok(text)
}
