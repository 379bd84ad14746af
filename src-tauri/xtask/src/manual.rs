//! The step of `cargo xtask test` that holds the manual page and the completions against what the command line says.

use std::collections::BTreeSet;

use crate::failure::Failure;
use crate::{project, shell};

const TEXTS: [&str; 4] = [
    "packaging/linux/klondike-cli.6",
    "packaging/linux/completions/klondike-cli.bash",
    "packaging/linux/completions/_klondike-cli",
    "packaging/linux/completions/klondike-cli.fish",
];

/// Every command and every flag stands in each text. The command line must have been built.
pub fn check() -> Result<(), Failure> {
    let program = project::target().join("debug").join(format!("klondike-cli{}", std::env::consts::EXE_SUFFIX));
    let help = |words: &[&str]| shell::output(shell::command(&program).args(words).arg("--help"));
    let commands = commands(&help(&[])?);
    if commands.is_empty() {
        return Err(Failure::new("the command line names no command"));
    }
    let mut wanted: BTreeSet<String> = commands.iter().cloned().collect();
    for command in &commands {
        wanted.extend(flags(&help(&[command])?));
    }
    let mut missing = Vec::new();
    for path in TEXTS {
        // Manual pages escape hyphens, and fish names flags without them.
        let text = shell::read(&project::root().join(path))?.replace("\\-", "-").replace(" -l ", " --");
        missing.extend(
            wanted.iter().filter(|word| !text.contains(word.as_str())).map(|word| format!("{path} lacks {word}")),
        );
    }
    if missing.is_empty() { Ok(()) } else { Err(Failure::new(missing.join("\n"))) }
}

/// The words at the beginning of the lines below “Commands:”.
fn commands(help: &str) -> Vec<String> {
    let below = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| line.starts_with("  "));
    below.filter_map(|line| line.split_whitespace().next()).filter(|word| *word != "help").map(str::to_owned).collect()
}

/// The long flags at the beginning of option lines.
fn flags(help: &str) -> Vec<String> {
    let lines = help.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
    let words = lines.filter_map(|line| line.split([' ', ',']).find(|word| word.starts_with("--")));
    words.filter(|word| *word != "--help").map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_and_flags_are_found() {
        let help = "About.\n\nCommands:\n  deal    Print\n  help    Print\n\nOptions:\n  -h, --help\n      --draw <1|3>\n          Cards, like --passes\n";
        assert_eq!(commands(help), ["deal"]);
        assert_eq!(flags(help), ["--draw"]);
    }
}
