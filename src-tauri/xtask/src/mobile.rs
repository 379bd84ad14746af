//! `cargo xtask mobile android|ios`: makes the native project anew, fits it to the game, and builds it.
//!
//! The projects below `gen/` are not kept: all that differs from the Tauri CLI's templates stands here and in
//! `packaging/`. Android needs its SDK and NDK, iOS a Mac with Xcode and XcodeGen.

use std::fs;
use std::path::Path;

use crate::args::Args;
use crate::failure::{Doing, Failure};
use crate::{node, project, shell};

/// Builds the one named; `--init` only makes the project.
pub fn mobile(args: &Args) -> Result<(), Failure> {
    node::install()?;
    match args.names().first().map(String::as_str) {
        Some("android") => android(args),
        Some("ios") => ios(args),
        _ => Err(Failure::new("cargo xtask mobile android, or cargo xtask mobile ios")),
    }
}

fn android(args: &Args) -> Result<(), Failure> {
    let root = project::root();
    shell::run(node::npx("tauri").args(["android", "init", "--ci"]))?;
    let main = root.join("gen/android/app/src/main");
    let manifest = main.join("AndroidManifest.xml");
    shell::write(&manifest, without_extras(&shell::read(&manifest)?))?;
    let activity = root.join("packaging/android/MainActivity.kt");
    let package = main.join("java/app/klondike/solitaire/MainActivity.kt");
    fs::copy(&activity, &package).doing(package.display())?;
    let icons = make_icons("manifest.json")?;
    copy_tree(&icons.join("android"), &main.join("res"))?;
    if args.has("--init") {
        return Ok(());
    }
    shell::run(node::npx("tauri").args(["android", "build", "--ci", "--aab", "--apk"]))
}

fn ios(args: &Args) -> Result<(), Failure> {
    shell::run(node::npx("tauri").args(["ios", "init", "--ci"]))?;
    let icons = make_icons("ios.svg")?;
    copy_tree(&icons.join("ios"), &project::root().join("gen/apple/Assets.xcassets/AppIcon.appiconset"))?;
    if args.has("--init") {
        return Ok(());
    }
    let mut tauri = node::npx("tauri");
    tauri.args(["ios", "build", "--ci"]);
    // Signing needs a team and its certificate: without them the simulator's build shows that all compiles and links.
    if std::env::var_os("APPLE_DEVELOPMENT_TEAM").is_none() {
        tauri.args(["--debug", "--target", "aarch64-sim"]);
    }
    shell::run(&mut tauri)
}

/// The manifest without the network permission (the page is served from within the app) and without television.
fn without_extras(manifest: &str) -> String {
    let unwanted = ["android.permission.INTERNET", "AndroidTV", "LEANBACK_LAUNCHER", "software.leanback"];
    let kept = manifest.lines().filter(|line| unwanted.iter().all(|word| !line.contains(word)));
    kept.collect::<Vec<_>>().join("\n") + "\n"
}

fn make_icons(source: &str) -> Result<std::path::PathBuf, Failure> {
    let to = project::target().join("icons-mobile");
    let from = project::root().join("icons/source").join(source);
    shell::output(node::npx("tauri").arg("icon").arg(from).arg("--output").arg(&to))?;
    Ok(to)
}

fn copy_tree(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::create_dir_all(to).doing(to.display())?;
    for entry in fs::read_dir(from).doing(from.display())? {
        let path = entry.doing(from.display())?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy_tree(&path, &to.join(name))?;
        } else {
            fs::copy(&path, to.join(name)).doing(path.display())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::without_extras;

    #[test]
    fn no_permission_is_left() {
        let manifest = "<manifest>\n    <uses-permission android:name=\"android.permission.INTERNET\" />\n    <!-- AndroidTV support -->\n    <uses-feature android:name=\"android.software.leanback\" android:required=\"false\" />\n    <application/>\n</manifest>\n";
        assert_eq!(without_extras(manifest), "<manifest>\n    <application/>\n</manifest>\n");
    }
}
