//! `cargo xtask run`.

use crate::args::Args;
use crate::failure::Failure;
use crate::packages::{self, Use};
use crate::shell;

/// Installs what is needed, builds the game and opens it.
pub fn run(args: &Args) -> Result<(), Failure> {
    packages::ensure(Use::Run, args)?;
    let mut cargo = shell::cargo();
    cargo.args(["run", "--package", "klondike-app"]);
    if args.has("--release") {
        cargo.arg("--release");
    }
    shell::run(cargo.arg("--").args(args.rest()))
}
