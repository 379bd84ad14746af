//! `cargo xtask test`.

use crate::args::Args;
use crate::failure::Failure;
use crate::packages::{self, Use};
use crate::step::{self, Step};
use crate::{cross_check, manual, node, papers, platform, project, shell};

/// Installs what is needed and runs the steps.
pub fn test(args: &Args) -> Result<(), Failure> {
    if !args.has("--list") {
        packages::ensure(Use::Test, args)?;
    }
    let mut steps = steps();
    // Minutes of compiling for another system: where a machine waits, or where someone asks for it.
    if !project::ci() && !args.has("--list") && !args.names().iter().any(|name| name == CROSS) {
        steps.retain(|step| step.name != CROSS);
    }
    step::run(&steps, args)
}

const CROSS: &str = "cross-check";

/// Quick ones first: the sooner a mistake shows, the better.
fn steps() -> Vec<Step> {
    vec![
        Step::new("fmt", "rustfmt would change nothing", || {
            component("fmt", "rustfmt")?;
            shell::run(shell::cargo().args(["fmt", "--all", "--check"]))
        }),
        Step::new("npm", "the tools of package.json, as locked", node::install),
        Step::new("papers", "packaging files, workflows and licences, by the tools of their field", papers::check),
        Step::new("types", "the page's modules, as the TypeScript compiler reads them", || {
            node::install()?;
            shell::run(node::npx("tsc").args(["--project", "."]))
        }),
        Step::new("ui", "the page's pure modules under node --test", || {
            shell::run(&mut node_tests("tests/ui", ".test.mjs", &[])?)
        }),
        Step::new("clippy", "no warning in any target of the workspace", || {
            component("clippy", "clippy")?;
            let mut cargo = shell::cargo();
            cargo.args(["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"]);
            shell::run(&mut cargo)
        }),
        Step::new("rust", "unit and integration tests of the workspace", || {
            shell::run(shell::cargo().args(["test", "--workspace", "--locked", "--lib", "--bins", "--tests"]))
        }),
        Step::new("examples", "the examples in the documentation", || {
            shell::run(shell::cargo().args(["test", "--workspace", "--locked", "--doc"]))
        }),
        Step::new("docs", "the documentation builds without a warning", || {
            let mut cargo = shell::cargo();
            cargo.args(["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "--deny warnings");
            shell::run(&mut cargo)
        }),
        Step::new("app", "the app itself and its command line, for the next step", || {
            shell::run(shell::cargo().args([
                "build",
                "--locked",
                "--package",
                "klondike-app",
                "--package",
                "klondike-cli",
            ]))
        }),
        Step::new("manual", "the manual page and the completions know every command and flag", manual::check),
        Step::new("e2e", "the real window under a display without a screen", || {
            node::install()?;
            if !cfg!(target_os = "linux") {
                println!("no WebDriver drives this system's webview: these tests run on Linux");
                return Ok(());
            }
            shell::run(&mut node_tests("tests/e2e", ".test.mjs", &["--test-concurrency=1", "--test-timeout=1200000"])?)
        }),
        Step::new(CROSS, "type check for macOS (in continuous integration, or when named)", || {
            // Only Debian has a compiler with the sources of the standard library among its packages.
            if !platform::is_debian() {
                println!("needs Debian's packages");
                return Ok(());
            }
            packages::ensure(Use::CrossCheck, &Args::default())?;
            cross_check::check("aarch64-apple-darwin")
        }),
    ]
}

/// Node's test runner over a folder. A folder without tests fails: silence must not pass for success.
pub fn node_tests(folder: &str, ending: &str, flags: &[&str]) -> Result<std::process::Command, Failure> {
    let path = crate::project::root().join(folder);
    let mut files: Vec<String> = std::fs::read_dir(&path)
        .map_err(|error| Failure::new(format!("{folder}: {error}")))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(ending))
        .map(|name| format!("{folder}/{name}"))
        .collect();
    if files.is_empty() {
        return Err(Failure::new(format!("{folder} holds no test")));
    }
    files.sort();
    let mut node = node::node();
    node.args(["--test", "--test-reporter=spec"]).args(flags).args(files);
    Ok(node)
}

/// A part of the toolchain that rustup may have left out.
fn component(subcommand: &str, name: &str) -> Result<(), Failure> {
    if shell::output(shell::cargo().args([subcommand, "--version"])).is_ok() {
        return Ok(());
    }
    shell::run(shell::command("rustup").args(["component", "add", name]))
}
