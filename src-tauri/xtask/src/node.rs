//! Node, which runs the tests of the page and of the window.

use std::process::Command;

use crate::failure::Failure;
use crate::platform::Manager;
use crate::{project, shell};

/// The oldest version that has all we use.
const OLDEST: u32 = 20;

/// Whether there is any Node with its package manager.
pub fn present() -> bool {
    shell::which("node").is_some() && shell::which("npm").is_some()
}

/// The packages that bring it.
pub fn packages(manager: Manager) -> &'static [&'static str] {
    match manager {
        Manager::Apt => &["nodejs", "npm"],
        Manager::Dnf => &["nodejs", "nodejs-npm"],
        Manager::Pacman => &["nodejs", "npm"],
        Manager::Brew => &["node"],
        Manager::Winget => &["OpenJS.NodeJS.LTS"],
    }
}

/// Node itself. Debian 12 has version 18: then a newer one comes from the npm registry.
pub fn node() -> Command {
    if version().is_some_and(|version| version >= OLDEST) {
        return shell::command("node");
    }
    let mut npx = shell::command(npm_program("npx"));
    npx.args(["--yes", "--package", "node@22", "node"]);
    npx
}

/// A tool of `package.json`.
pub fn npx(tool: &str) -> Command {
    let mut npx = shell::command(npm_program("npx"));
    npx.args(["--no-install", tool]);
    npx
}

/// Installs the tools of `package.json`, when they are not there as locked.
pub fn install() -> Result<(), Failure> {
    let root = project::root();
    let locked = root.join("package-lock.json");
    let stamp = root.join("node_modules/.klondike-lock");
    let wanted = shell::read(&locked)?;
    if shell::read(&stamp).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    shell::run(shell::command(npm_program("npm")).args(["ci", "--no-audit", "--no-fund"]))?;
    shell::write(&stamp, wanted)
}

fn npm_program(name: &str) -> String {
    if cfg!(windows) { format!("{name}.cmd") } else { name.to_owned() }
}

fn version() -> Option<u32> {
    let text = shell::output(Command::new("node").arg("--version")).ok()?;
    text.trim().trim_start_matches('v').split('.').next()?.parse().ok()
}
