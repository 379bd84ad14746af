//! `cargo xtask soak`: what takes minutes or hours. A shorter form of each stays in `cargo xtask test`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::args::Args;
use crate::failure::{Doing, Failure};
use crate::packages::{self, Use};
use crate::step::{self, Step};
use crate::{bundle, node, project, shell, test};

/// Tests read this and take their full sizes.
const LONG: &str = "KLONDIKE_SOAK";
/// Seconds for each fuzz target.
const FUZZ_SECONDS: u32 = 600;

/// Runs what is named, or everything.
pub fn soak(args: &Args) -> Result<(), Failure> {
    if !args.has("--list") {
        packages::ensure(Use::Soak, args)?;
    }
    step::run(&steps()?, args)
}

fn steps() -> Result<Vec<Step>, Failure> {
    let mut steps = vec![
        Step::new("rust", "the workspace's tests at their full sizes", || {
            shell::run(shell::cargo().args(["test", "--workspace", "--locked"]).env(LONG, "1"))
        }),
        Step::new("window", "the tests in the real window at their full sizes", || {
            node::install()?;
            shell::run(shell::cargo().args([
                "build",
                "--locked",
                "--package",
                "klondike-app",
                "--package",
                "klondike-cli",
            ]))?;
            shell::run(
                test::node_tests("tests/e2e", ".test.mjs", &["--test-concurrency=1", "--test-timeout=1200000"])?
                    .env(LONG, "1"),
            )
        }),
        Step::new("twice", "the same sources give the same binary twice", twice),
        Step::new("deb", "the .deb in a clean Debian: install, play, upgrade, remove", deb),
    ];
    for target in fuzz_targets()? {
        let about = format!("fuzz {target} for {FUZZ_SECONDS} s");
        steps.push(Step::new(format!("fuzz-{target}"), about, move || fuzz(&target)));
    }
    Ok(steps)
}

fn twice() -> Result<(), Failure> {
    let mut found = Vec::new();
    for round in ["first", "second"] {
        // In one place: paths of the build are no part of what is compared.
        let folder = project::target().join("twice");
        if folder.exists() {
            fs::remove_dir_all(&folder).doing(folder.display())?;
        }
        let mut cargo = shell::cargo();
        cargo.args(["build", "--release", "--locked", "--package", "klondike-app", "--features", "custom-protocol"]);
        shell::run(cargo.env("CARGO_TARGET_DIR", &folder))?;
        let binary = folder.join("release/klondike-app");
        found.push(fs::read(&binary).doing(binary.display())?);
        println!("{round}: {} bytes", found.last().map_or(0, Vec::len));
    }
    if found[0] == found[1] { Ok(()) } else { Err(Failure::new("the two builds differ")) }
}

fn deb() -> Result<(), Failure> {
    let work = project::target().join("soak");
    fs::create_dir_all(&work).doing(work.display())?;
    let package = bundle::package("deb")?;
    let base = base(&work)?;
    shell::run(node::node().arg("tests/soak/deb.mjs").arg(package).arg(base).arg(work))
}

/// A fresh Debian, made once.
fn base(work: &std::path::Path) -> Result<PathBuf, Failure> {
    let base = work.join("base");
    if base.join("var/lib/dpkg/status").exists() {
        return Ok(base);
    }
    let release =
        shell::output(Command::new("sh").args(["-c", ". /etc/os-release && echo \"$ID $VERSION_CODENAME\""]))?;
    // Debian's own stable where this machine is something else.
    let suite = release.trim().strip_prefix("debian ").unwrap_or("bookworm").to_owned();
    let unfinished = work.join("base.unfinished");
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished).doing(unfinished.display())?;
    }
    let mut debootstrap = Command::new("debootstrap");
    debootstrap.args(["--variant=minbase", "--include=ca-certificates", &suite]).arg(&unfinished);
    shell::run(debootstrap.arg("http://deb.debian.org/debian"))?;
    fs::rename(&unfinished, &base).doing(base.display())?;
    Ok(base)
}

fn fuzz_targets() -> Result<Vec<String>, Failure> {
    let folder = project::root().join("src-tauri/fuzz/fuzz_targets");
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(&folder).doing(folder.display())?;
    let mut names: Vec<String> =
        entries.filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".rs")?.to_owned())).collect();
    names.sort();
    Ok(names)
}

fn fuzz(target: &str) -> Result<(), Failure> {
    let folder = project::root().join("src-tauri/fuzz");
    let found = folder.join("found").join(target);
    fs::create_dir_all(&found).doing(found.display())?;
    let mut cargo = shell::cargo();
    cargo.current_dir(&folder).args(["run", "--release", "--bin", target, "--"]);
    cargo.arg(format!("-max_total_time={FUZZ_SECONDS}")).arg(&found);
    let corpus = folder.join("corpus").join(target);
    if corpus.is_dir() {
        cargo.arg(corpus);
    }
    shell::run(&mut cargo)
}
