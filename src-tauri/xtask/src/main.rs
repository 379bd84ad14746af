//! Sets up, runs, tests, measures and packs Klondike: `cargo xtask help`.
//!
//! Only the standard library is used, so that the first `cargo xtask` on a new machine answers within seconds.

mod args;
mod bench;
mod bundle;
mod cross_check;
mod failure;
mod icons;
mod licences;
mod manual;
mod mobile;
mod node;
mod packages;
mod papers;
mod platform;
mod project;
mod run;
mod sbom;
mod shell;
mod soak;
mod stage;
mod step;
mod test;

use std::process::ExitCode;

use args::Args;
use failure::Failure;

const HELP: &str = "\
cargo xtask COMMAND

  run [-- ARGS]        install what is needed, build, and open the game
  test [STEP…]         install what is needed and run every test (--list, --keep-going)
  bench [NAME…]        measure, as ratios within one run (--list)
  soak [NAME…]         what takes minutes or hours (--list)
  bundle [TYPE…]       make this platform's packages, and check them (--list)
  mobile android|ios   make the native project anew and build it
  cross-check [NAME…]  type-check Windows, macOS, Android and iOS from Linux (--list)
  licences [--check]   write the list of dependencies and their licences that the app shows
  icons                draw the icon and make its sizes and formats
  stage                the made files of a package (runs before each bundling)
  sbom                 the software bill of materials
  setup [USE…]         only install packages: run, test, bench, bundle, cross-check, soak

  -y, --yes            install system packages without asking
";

fn main() -> ExitCode {
    let args = Args::from_env();
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(args: &Args) -> Result<(), Failure> {
    match args.command() {
        Some("run") => run::run(args),
        Some("test") => test::test(args),
        Some("cross-check") => cross_check::cross_check(args),
        Some("icons") => icons::icons(),
        Some("licences") => licences::licences(args),
        Some("stage") => stage::stage(),
        Some("bundle") => bundle::bundle(args),
        Some("mobile") => mobile::mobile(args),
        Some("sbom") => sbom::sbom(),
        Some("bench") => bench::bench(args),
        Some("soak") => soak::soak(args),
        Some("setup") => packages::setup(args),
        Some("help" | "-h" | "--help") | None => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => Err(Failure::new(format!("no command named {other}\n\n{HELP}"))),
    }
}
