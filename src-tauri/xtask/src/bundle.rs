//! `cargo xtask bundle`: what this platform can pack, and the checks of what came out.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::args::Args;
use crate::failure::{Doing, Failure};
use crate::packages::{self, Use};
use crate::step::{self, Step};
use crate::{node, project, shell};

/// The kinds of package of each system. AppImage is made only when it is named: its tools come from the network.
const KINDS: &[&str] = if cfg!(target_os = "linux") {
    &["deb", "rpm", "appimage"]
} else if cfg!(target_os = "macos") {
    &["app", "dmg"]
} else {
    &["nsis", "msi"]
};

/// What both Linux packages must hold.
const FILES: [&str; 13] = [
    "usr/bin/klondike",
    "usr/bin/klondike-cli",
    "usr/share/applications/Klondike.desktop",
    "usr/share/bash-completion/completions/klondike-cli",
    "usr/share/doc/klondike/copyright",
    "usr/share/doc/klondike/third-party.txt.gz",
    "usr/share/fish/vendor_completions.d/klondike-cli.fish",
    "usr/share/icons/hicolor/128x128/apps/klondike.png",
    "usr/share/icons/hicolor/scalable/apps/klondike.svg",
    "usr/share/man/man6/klondike-cli.6.gz",
    "usr/share/man/man6/klondike.6.gz",
    "usr/share/metainfo/app.klondike.solitaire.metainfo.xml",
    "usr/share/mime/packages/app.klondike.solitaire.xml",
];

/// Installed bytes that a player's disk has to hold at most.
const INSTALLED: u64 = 10 * 1024 * 1024;

/// Builds the packages named, or all but the AppImage, and checks them.
pub fn bundle(args: &Args) -> Result<(), Failure> {
    if args.has("--list") {
        println!("{}", KINDS.join("\n"));
        return Ok(());
    }
    if let Some(unknown) = args.names().iter().find(|name| !KINDS.contains(&name.as_str())) {
        return Err(Failure::new(format!("no package called {unknown} is made here; there are: {}", KINDS.join(", "))));
    }
    let named = |kind: &&&str| {
        if args.names().is_empty() { **kind != "appimage" } else { args.names().iter().any(|name| name == **kind) }
    };
    let kinds: Vec<&'static str> = KINDS.iter().filter(named).copied().collect();
    packages::ensure(Use::Bundle, args)?;
    let mut steps = vec![build(&kinds)];
    if kinds.contains(&"deb") {
        steps.push(Step::new("deb", "the .deb holds what it should, and lintian has nothing to say", check_deb));
    }
    if kinds.contains(&"rpm") {
        steps.push(Step::new("rpm", "the .rpm unpacks to the same files", check_rpm));
    }
    step::run(&steps, &Args::default())
}

fn build(kinds: &[&'static str]) -> Step {
    let kinds = kinds.join(",");
    Step::new("build", format!("release build and {kinds}"), move || {
        node::install()?;
        // What a former version left would be checked instead of what is made now.
        let old = bundles();
        if old.exists() {
            fs::remove_dir_all(&old).doing(old.display())?;
        }
        let mut tauri = node::npx("tauri");
        tauri.args(["build", "--ci", "--bundles", &kinds]);
        if cfg!(target_os = "macos") {
            tauri.args(["--target", "universal-apple-darwin"]);
        }
        shell::run(&mut tauri)
    })
}

fn bundles() -> PathBuf {
    project::target().join("release/bundle")
}

/// The one file with an ending below the bundle folder.
pub fn package(kind: &str) -> Result<PathBuf, Failure> {
    let folder = bundles().join(kind);
    let entries =
        fs::read_dir(&folder).doing(format!("{}: make it first with cargo xtask bundle", folder.display()))?;
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|ending| ending == kind))
        .ok_or_else(|| Failure::new(format!("{} holds no .{kind}", folder.display())))
}

fn check_deb() -> Result<(), Failure> {
    let deb = package("deb")?;
    let unpacked = fresh("unpacked-deb")?;
    shell::output(Command::new("dpkg-deb").arg("--extract").arg(&deb).arg(&unpacked))?;
    let files = list(&unpacked)?;
    holds(&files, "deb")?;
    let bytes = size(&unpacked, &files)?;
    println!("installed {bytes} bytes, package {} bytes", fs::metadata(&deb).doing(deb.display())?.len());
    if bytes > INSTALLED {
        return Err(Failure::new(format!("installed, it takes {bytes} bytes: more than {INSTALLED}")));
    }
    let exceptions = project::root().join("packaging/linux/lintian-exceptions");
    shell::run(
        Command::new("lintian")
            .args(["--allow-root", "--fail-on", "error,warning", "--suppress-tags-from-file"])
            .arg(exceptions)
            .arg(&deb),
    )
}

fn check_rpm() -> Result<(), Failure> {
    let rpm = package("rpm")?;
    let unpacked = fresh("unpacked-rpm")?;
    let script = format!("rpm2cpio '{}' | cpio --quiet -idm", rpm.display());
    shell::output(Command::new("sh").args(["-c", &script]).current_dir(&unpacked))?;
    holds(&list(&unpacked)?, "rpm")?;
    let needs = shell::output(Command::new("rpm").args(["-qp", "--requires"]).arg(&rpm))?;
    println!("requires: {}", needs.split_whitespace().collect::<Vec<_>>().join(" "));
    if needs.contains("webkit") { Ok(()) } else { Err(Failure::new("the .rpm does not require the webview")) }
}

fn holds(files: &BTreeSet<String>, kind: &str) -> Result<(), Failure> {
    let missing: Vec<_> = FILES.iter().filter(|file| !files.contains(**file)).copied().collect();
    if missing.is_empty() { Ok(()) } else { Err(Failure::new(format!("the .{kind} lacks {}", missing.join(", ")))) }
}

fn fresh(name: &str) -> Result<PathBuf, Failure> {
    let folder = project::target().join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).doing(folder.display())?;
    }
    fs::create_dir_all(&folder).doing(folder.display())?;
    Ok(folder)
}

/// All files below a folder, by their paths in it.
fn list(folder: &Path) -> Result<BTreeSet<String>, Failure> {
    let mut found = BTreeSet::new();
    let mut todo = vec![folder.to_path_buf()];
    while let Some(at) = todo.pop() {
        for entry in fs::read_dir(&at).doing(at.display())? {
            let path = entry.doing(at.display())?.path();
            if path.is_dir() {
                todo.push(path);
            } else if let Ok(inside) = path.strip_prefix(folder) {
                found.insert(inside.to_string_lossy().into_owned());
            }
        }
    }
    Ok(found)
}

fn size(folder: &Path, files: &BTreeSet<String>) -> Result<u64, Failure> {
    files.iter().map(|file| Ok(fs::metadata(folder.join(file)).doing(file)?.len())).sum()
}
