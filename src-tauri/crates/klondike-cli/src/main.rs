//! The command line of Klondike: deals, replays, solutions.
//!
//! Exit codes: 0 done, 1 the answer is no (an action refused, a deal not solved), 2 bad input, with one line on stderr
//! that says what and where.

mod args;
mod deal;
mod grade;
mod input;
mod interrupt;
mod merge;
mod output;
mod perft;
mod progress;
mod replay;
mod solve;
mod solver_args;
mod study;
mod tally;
mod verify;

use args::{Cli, Command};
use clap::Parser;
use output::Fault;
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = Cli::try_parse().map_err(Fault::from).and_then(|cli| run(cli.command));
    output::exit_code(done)
}

fn run(command: Command) -> output::Done {
    match command {
        Command::Deal(args) => deal::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Grade(args) => grade::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Study(args) => study::run(&args),
        Command::Merge(args) => merge::run(&args),
    }
}
