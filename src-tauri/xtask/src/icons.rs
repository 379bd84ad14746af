//! `cargo xtask icons`: draws the icon and makes every size and format of it.

use std::fs;

use crate::failure::{Doing, Failure};
use crate::{node, project, shell};

/// What the desktop bundles use. The mobile projects get theirs when they are generated (see the workflows).
const DESKTOP: [&str; 5] = ["32x32.png", "128x128.png", "128x128@2x.png", "icon.png", "icon.ico"];

/// Draws, converts, and keeps in `icons/` what the bundles name.
pub fn icons() -> Result<(), Failure> {
    node::install()?;
    shell::run(node::node().arg("packaging/icon/draw.mjs"))?;
    let icons = project::root().join("icons");
    let made = project::target().join("icons");
    for (source, wanted) in [("icon.svg", &DESKTOP[..]), ("macos.svg", &["icon.icns"])] {
        let mut tauri = node::npx("tauri");
        shell::output(tauri.arg("icon").arg(icons.join("source").join(source)).arg("--output").arg(&made))?;
        for name in wanted {
            fs::copy(made.join(name), icons.join(name)).doing(name)?;
        }
    }
    Ok(())
}
