//! `cargo xtask bench`: figures as ratios within one run, since no two machines are alike.

use std::fs;
use std::path::{Path, PathBuf};

use crate::args::Args;
use crate::failure::{Doing, Failure};
use crate::packages::{self, Use};
use crate::step::{self, Step};
use crate::{node, project, shell};

/// Measures what is named, or everything.
pub fn bench(args: &Args) -> Result<(), Failure> {
    if !args.has("--list") {
        packages::ensure(Use::Bench, args)?;
    }
    step::run(&steps()?, args)
}

fn steps() -> Result<Vec<Step>, Failure> {
    let mut steps = Vec::new();
    for name in crates_with_benches()? {
        let about = format!("the benches of {name}");
        steps.push(Step::new(name.clone(), about, move || {
            shell::run(shell::cargo().args(["bench", "--locked", "--package", &name]))
        }));
    }
    steps.push(Step::new("size", "the binary, beside an empty Tauri window's", size));
    steps.push(Step::new("start", "start and memory, beside an empty Tauri window's", || {
        let (game, empty) = (game()?, empty_window()?);
        shell::run(node::node().arg("tests/bench/start.mjs").arg(game).arg(empty))
    }));
    steps.push(Step::new("keys", "key press to painted board, beside a bare call", || {
        shell::run(node::node().arg("tests/bench/keys.mjs").arg(game()?))
    }));
    steps.push(Step::new("frames", "frames of a drag and of a deal, beside an empty page's", || {
        let (game, empty) = (game()?, empty_window()?);
        shell::run(node::node().arg("tests/bench/frames.mjs").arg(game).arg(empty))
    }));
    Ok(steps)
}

fn crates_with_benches() -> Result<Vec<String>, Failure> {
    let folder = project::root().join("src-tauri/crates");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .doing(folder.display())?
        .filter_map(Result::ok)
        .filter(|entry| entry.path().join("benches").is_dir())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    Ok(names)
}

/// The game as players get it.
pub fn game() -> Result<PathBuf, Failure> {
    let mut cargo = shell::cargo();
    cargo.args(["build", "--release", "--locked", "--package", "klondike-app", "--features", "custom-protocol"]);
    shell::run(&mut cargo)?;
    Ok(project::target().join("release").join(format!("klondike-app{}", std::env::consts::EXE_SUFFIX)))
}

/// A window with nothing in it, from the same versions of everything.
fn empty_window() -> Result<PathBuf, Failure> {
    let root = project::root();
    let folder = project::target().join("empty-window");
    copy(&root.join("src-tauri/xtask/empty-window"), &folder)?;
    fs::rename(folder.join("Cargo.toml.in"), folder.join("Cargo.toml")).doing("Cargo.toml.in")?;
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).doing("Cargo.lock")?;
    let mut cargo = shell::cargo();
    // What both contain is compiled once.
    cargo.current_dir(&folder).args(["build", "--release"]).env("CARGO_TARGET_DIR", project::target());
    shell::run(&mut cargo)?;
    Ok(project::target().join("release").join(format!("empty-window{}", std::env::consts::EXE_SUFFIX)))
}

fn size() -> Result<(), Failure> {
    let bytes = |path: &Path| fs::metadata(path).map(|found| found.len()).doing(path.display());
    let (ours, theirs) = (bytes(&game()?)?, bytes(&empty_window()?)?);
    println!("binary: {ours} bytes, beside {theirs} bytes: ratio {:.2}", ours as f64 / theirs as f64);
    let (mut page, mut files) = (0, 0);
    let mut todo = vec![project::root().join("ui")];
    while let Some(folder) = todo.pop() {
        for entry in fs::read_dir(&folder).doing(folder.display())? {
            let path = entry.doing(folder.display())?.path();
            if path.is_dir() {
                todo.push(path);
            } else if !path.to_string_lossy().ends_with(".d.ts") {
                let packed =
                    shell::output(std::process::Command::new("sh").args(["-c", "gzip -9c \"$0\" | wc -c"]).arg(&path))?;
                page += packed.trim().parse::<u64>().doing("wc")?;
                files += 1;
            }
        }
    }
    let verdict = if page <= 60 * 1024 { "reached" } else { "MISSED" };
    println!("page: {files} files, {page} bytes compressed one by one (aim 61440: {verdict})");
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::create_dir_all(to).doing(to.display())?;
    for entry in fs::read_dir(from).doing(from.display())? {
        let path = entry.doing(from.display())?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy(&path, &to.join(name))?
        } else {
            fs::copy(&path, to.join(name)).map(drop).doing(path.display())?
        }
    }
    Ok(())
}
