//! `cargo xtask cross-check`: type checks for the platforms that cannot be built here.
//!
//! Debian's `rustc-web` comes with the sources of the standard library; cargo builds them for each target. A check links
//! nothing, so the few C and Objective-C files of dependencies are skipped by tools that only make empty files.

use std::fs;
use std::path::{Path, PathBuf};

use crate::args::Args;
use crate::failure::{Doing, Failure};
use crate::packages::{self, Use};
use crate::step::{self, Step};
use crate::{project, shell};

const TARGETS: [(&str, &str); 4] = [
    ("windows", "x86_64-pc-windows-gnu"),
    ("macos", "aarch64-apple-darwin"),
    ("android", "aarch64-linux-android"),
    ("ios", "aarch64-apple-ios"),
];

const COMPILER: &str = "#!/bin/sh\nprev=; for a in \"$@\"; do [ \"$prev\" = -o ] && : >\"$a\"; prev=$a; done; exit 0\n";
const ARCHIVER: &str = "#!/bin/sh\nshift; printf '!<arch>\\n' >\"$1\"\n";

/// Checks the targets named, or all.
pub fn cross_check(args: &Args) -> Result<(), Failure> {
    if !args.has("--list") {
        let windows = args.names().is_empty() || args.names().iter().any(|name| name == "windows");
        packages::ensure(if windows { Use::CrossCheckWindows } else { Use::CrossCheck }, args)?;
    }
    let steps: Vec<Step> = TARGETS
        .iter()
        .map(|&(name, triple)| Step::new(name, format!("type check for {triple}"), move || check(triple)))
        .collect();
    step::run(&steps, args)
}

/// Type-checks the app for one target.
pub fn check(triple: &str) -> Result<(), Failure> {
    let rustc = Path::new("/usr/bin/rustc");
    if !rustc.exists() {
        return Err(Failure::new(
            "cross-check needs Debian's rustc-web and rust-web-src: cargo xtask setup cross-check",
        ));
    }
    let folder = project::target().join("cross-check");
    let (compiler, archiver) = stubs(&folder)?;
    let mut cargo = shell::cargo();
    cargo
        .args(["check", "--locked", "--package", "klondike-app", "-Zbuild-std=std,panic_abort", "--target", triple])
        // rustup's cargo, Debian's compiler: it may use what is unstable in the stable one.
        .env("RUSTC", rustc)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", &folder)
        .env("CARGO_INCREMENTAL", "0")
        .env("SDKROOT", "/tmp");
    if triple.contains("apple") {
        let name = triple.replace('-', "_");
        cargo.env(format!("CC_{name}"), compiler).env(format!("AR_{name}"), archiver);
    }
    shell::run(&mut cargo)
}

fn stubs(folder: &Path) -> Result<(PathBuf, PathBuf), Failure> {
    let (compiler, archiver) = (folder.join("stub-cc"), folder.join("stub-ar"));
    for (path, text) in [(&compiler, COMPILER), (&archiver, ARCHIVER)] {
        shell::write(path, text)?;
        executable(path)?;
    }
    Ok((compiler, archiver))
}

#[cfg(unix)]
fn executable(path: &Path) -> Result<(), Failure> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).doing(path.display())
}

#[cfg(not(unix))]
fn executable(path: &Path) -> Result<(), Failure> {
    fs::metadata(path).map(drop).doing(path.display())
}
