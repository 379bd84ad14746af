//! `cargo xtask licences`: what the programs contain, and under which licences.
//!
//! The app shows names and SPDX expressions (`ui/licences.js`); the packages carry the texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use crate::args::Args;
use crate::failure::{Doing, Failure};
use crate::{project, shell};

const PAGE: &str = "ui/licences.js";

/// One crate that the programs contain.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dependency {
    /// As on crates.io.
    pub name: String,
    /// The locked one.
    pub version: String,
    /// An SPDX expression.
    pub licence: String,
}

/// Writes the module that the app shows, or with `--check` only compares.
pub fn licences(args: &Args) -> Result<(), Failure> {
    let path = project::root().join(PAGE);
    let wanted = module(&dependencies()?);
    if args.has("--check") {
        let there = shell::read(&path)?;
        return if there == wanted {
            Ok(())
        } else {
            Err(Failure::new(format!("{PAGE} is old: run cargo xtask licences")))
        };
    }
    shell::write(&path, wanted)
}

/// The full licence texts, each once, with the crates under it.
pub fn texts() -> Result<String, Failure> {
    let registry = sources()?;
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for dependency in dependencies()? {
        let title = format!("{} {} ({})", dependency.name, dependency.version, dependency.licence);
        let folder = registry.iter().map(|folder| folder.join(format!("{}-{}", dependency.name, dependency.version)));
        let Some(folder) = folder.into_iter().find(|folder| folder.is_dir()) else { continue };
        for text in licence_files(&folder)? {
            texts.entry(text).or_default().insert(title.clone());
        }
    }
    let mut all = String::from("The crates that Klondike contains, and their licences.\n");
    for (text, titles) in &texts {
        let titles = titles.iter().map(String::as_str).collect::<Vec<_>>().join("\n");
        all.push_str(&format!("\n{}\n{titles}\n\n{}\n", "=".repeat(78), text.trim_end()));
    }
    Ok(all)
}

/// What the app and its command line contain on any platform: what only builds them is left out.
pub fn dependencies() -> Result<Vec<Dependency>, Failure> {
    let mut cargo = shell::cargo();
    cargo.args(["tree", "--locked", "--package", "klondike-app", "--package", "klondike-cli"]);
    cargo.args(["--edges", "normal,no-proc-macro", "--target", "all", "--prefix", "none", "--format", "{p}|{l}"]);
    Ok(parse(&shell::output(&mut cargo)?))
}

/// Lines like `serde v1.0.1|MIT OR Apache-2.0`; our own crates have a path in them.
fn parse(tree: &str) -> Vec<Dependency> {
    let all: BTreeSet<Dependency> = tree
        .lines()
        .filter_map(|line| {
            let (package, licence) = line.trim_end_matches(" (*)").split_once('|')?;
            let (name, version) = package.split_once(" v")?;
            let licence = licence.trim_end_matches(" (*)").replace('/', " OR ");
            let licence = licence.split_whitespace().collect::<Vec<_>>().join(" ");
            (!version.contains('(')).then(|| Dependency { name: name.into(), version: version.into(), licence })
        })
        .collect();
    all.into_iter().collect()
}

fn module(dependencies: &[Dependency]) -> String {
    let mut by_licence: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for dependency in dependencies {
        by_licence.entry(&dependency.licence).or_default().insert(&dependency.name);
    }
    let mut text = String::from("// Written by `cargo xtask licences`: [licence, the crates under it].\n");
    text.push_str("/** @type {ReadonlyArray<readonly [string, string]>} */\nexport const LICENCES = [\n");
    for (licence, names) in by_licence {
        let names = names.into_iter().collect::<Vec<_>>().join(", ");
        text.push_str(&format!("  ['{}', '{names}'],\n", licence.replace('\'', "\\'")));
    }
    text.push_str("];\n");
    text
}

/// Cargo's folders of unpacked crates.
fn sources() -> Result<Vec<PathBuf>, Failure> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| {
        Some(PathBuf::from(std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"))?).join(".cargo"))
    });
    let folder = home.unwrap_or_default().join("registry/src");
    let entries = fs::read_dir(&folder).doing(folder.display())?;
    Ok(entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
}

fn licence_files(folder: &std::path::Path) -> Result<Vec<String>, Failure> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).doing(folder.display())? {
        let path = entry.doing(folder.display())?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().to_ascii_uppercase()).unwrap_or_default();
        let wanted = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|word| name.starts_with(word));
        if wanted && path.is_file() {
            texts.push(String::from_utf8_lossy(&fs::read(&path).doing(path.display())?).replace("\r\n", "\n"));
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_crates_are_left_out_and_doubles_joined() {
        let tree = "klondike v0.1.0 (/src)|MIT OR Apache-2.0\nserde v1.0.1|MIT OR Apache-2.0\nserde v1.0.1|MIT OR Apache-2.0 (*)\nold v2.0.0|MIT/Apache-2.0\n";
        let found = parse(tree);
        assert_eq!(found.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["old", "serde"]);
        assert!(found.iter().all(|one| one.licence == "MIT OR Apache-2.0"));
        assert!(module(&found).contains("['MIT OR Apache-2.0', 'old, serde'],"));
    }
}
