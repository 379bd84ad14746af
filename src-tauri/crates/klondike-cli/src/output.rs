//! What a command ends with, and how it reaches the shell.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// How a command that did its work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Exit 0.
    Yes,
    /// Exit 1: refused, not solved.
    No,
}

/// Why a command could not do its work.
#[derive(Debug)]
pub enum Fault {
    /// Bad input: what, and where.
    Input(String),
    /// Help or version was asked for.
    Help(clap::Error),
    /// Reading or writing failed.
    Io(io::Error),
}

/// What every command returns.
pub type Done = Result<Answer, Fault>;

impl Fault {
    /// Bad input, told by anything that can be shown.
    pub fn input(what: impl Display) -> Fault {
        Fault::Input(what.to_string())
    }

    /// Bad input in a line of the input, the first is 1.
    pub fn at(line: usize, what: impl Display) -> Fault {
        Fault::Input(format!("line {line}: {what}"))
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Io(error)
    }
}

impl From<clap::Error> for Fault {
    fn from(error: clap::Error) -> Fault {
        use clap::error::ErrorKind;
        match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Fault::Help(error),
            _ => Fault::Input(one_line(&error.to_string())),
        }
    }
}

/// The message without its usage and tips, in one line.
fn one_line(text: &str) -> String {
    let message = text.split("\n\n").next().unwrap_or_default();
    let message = message.strip_prefix("error: ").unwrap_or(message);
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Tells what went wrong and gives the exit code. A reader that went away (a closed pipe) is no fault.
pub fn exit_code(done: Done) -> ExitCode {
    let (message, code) = match done {
        Ok(Answer::Yes) => return ExitCode::SUCCESS,
        Ok(Answer::No) => return ExitCode::from(1),
        Err(Fault::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Fault::Help(help)) => {
            // Nothing is left to tell when help can't be printed.
            let _ = write!(io::stdout(), "{help}");
            return ExitCode::SUCCESS;
        }
        Err(Fault::Input(what)) => (what, 2),
        Err(Fault::Io(error)) => (error.to_string(), 2),
    };
    let message: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let _ = writeln!(io::stderr(), "klondike-cli: {message}");
    ExitCode::from(code)
}
