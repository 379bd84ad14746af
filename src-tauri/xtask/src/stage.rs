//! `cargo xtask stage`: the files of a package that are made from others. Runs before each bundling.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::failure::{Doing, Failure};
use crate::{licences, project, shell};

/// Where the sources are published, like `https://github.com/owner/klondike`.
const HOME: &str = "KLONDIKE_HOME";

/// Builds the command line, packs the manual pages, and writes the software centre's page.
pub fn stage() -> Result<(), Failure> {
    let root = project::root();
    let stage = root.join("target/stage");
    fs::create_dir_all(&stage).doing(stage.display())?;
    // Tauri tells its hooks of a `tauri build --debug`: quick, to look at the packages themselves.
    let debug = std::env::var("TAURI_ENV_DEBUG").is_ok_and(|value| value == "true");
    let (folder, flags): (_, &[&str]) = if debug { ("debug", &[]) } else { ("release", &["--release"]) };
    shell::run(shell::cargo().args(["build", "--locked", "--package", "klondike-cli"]).args(flags))?;
    let cli = format!("klondike-cli{}", std::env::consts::EXE_SUFFIX);
    fs::copy(project::target().join(folder).join(&cli), stage.join(&cli)).doing(&cli)?;
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let linux = root.join("packaging/linux");
    for page in ["klondike.6", "klondike-cli.6"] {
        pack(&shell::read(&linux.join(page))?, &stage.join(page))?;
    }
    pack(&shell::read(&root.join("CHANGELOG.md"))?, &stage.join("changelog"))?;
    pack(&licences::texts()?, &stage.join("third-party.txt"))?;
    let name = "app.klondike.solitaire.metainfo.xml";
    let page = metainfo(&shell::read(&linux.join(name))?, std::env::var(HOME).ok().as_deref());
    shell::write(&stage.join(name), page)
}

/// The page with its public addresses, or without them where none is known.
pub fn metainfo(template: &str, home: Option<&str>) -> String {
    let Some(home) = home.map(|home| home.trim_end_matches('/')) else {
        let (before, rest) = template.split_once("  <!-- PUBLIC").unwrap_or((template, ""));
        let after = rest.split_once("/PUBLIC -->\n").map_or("", |(_, after)| after);
        return format!("{before}{after}");
    };
    let raw = home.replace("://github.com/", "://raw.githubusercontent.com/");
    let raw = format!("{raw}/v{}", env!("CARGO_PKG_VERSION"));
    template.replace("@HOME@", home).replace("@RAW@", &raw)
}

/// Compresses text without a time stamp, so that the same text gives the same bytes.
fn pack(text: &str, to: &Path) -> Result<(), Failure> {
    shell::write(to, text)?;
    shell::output(Command::new("gzip").args(["--best", "--no-name", "--force"]).arg(to)).map(drop)
}

#[cfg(test)]
mod tests {
    use super::metainfo;

    const TEMPLATE: &str = "a\n  <!-- PUBLIC: x -->\n<url>@HOME@</url><i>@RAW@/p.png</i>\n  <!-- /PUBLIC -->\nb\n";

    #[test]
    fn without_an_address_nothing_is_claimed() {
        assert_eq!(metainfo(TEMPLATE, None), "a\nb\n");
    }

    #[test]
    fn with_an_address_all_places_are_filled() {
        let page = metainfo(TEMPLATE, Some("https://github.com/o/k/"));
        assert!(page.contains("<url>https://github.com/o/k</url>") && !page.contains('@'));
        assert!(page.contains("https://raw.githubusercontent.com/o/k/v"));
    }
}
