//! Other programs.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::failure::{Doing, Failure};
use crate::project;

/// A command in the repository's root.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(project::root());
    command
}

/// Cargo, the very one that runs us.
pub fn cargo() -> Command {
    let mut cargo = command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    if project::ci() {
        // A fresh clone is built once: incremental data and debug information would only cost time and disk there.
        for (name, value) in [("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "0")] {
            if std::env::var_os(name).is_none() {
                cargo.env(name, value);
            }
        }
    }
    cargo
}

/// Runs a command with this terminal, and fails when it does.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let shown = show(command);
    println!("$ {shown}");
    let status = command.status().doing(format!("{shown} could not be started"))?;
    if status.success() { Ok(()) } else { Err(Failure::new(format!("{shown} failed ({status})"))) }
}

/// Runs a command and returns what it printed, or why not.
pub fn output(command: &mut Command) -> Result<String, Failure> {
    let shown = show(command);
    let output = command.stdin(Stdio::null()).output().doing(format!("{shown} could not be started"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let said = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
        Err(Failure::new(format!("{shown} failed ({}): {}", output.status, said.trim())))
    }
}

/// A program's place on the search path.
pub fn which(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let names: &[&str] = if cfg!(windows) { &[".exe", ".cmd", ""] } else { &[""] };
    std::env::split_paths(&path)
        .flat_map(|folder| names.iter().map(move |ending| folder.join(format!("{program}{ending}"))))
        .find(|file| file.is_file())
}

/// A file, as text.
pub fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).doing(path.display())
}

/// Writes a file and the folders above it.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).doing(folder.display())?;
    }
    std::fs::write(path, content).doing(path.display())
}

fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
