//! The system packages that each use needs, by package manager.

use std::io::{IsTerminal, Write};
use std::process::Command;

use crate::args::Args;
use crate::failure::Failure;
use crate::platform::{self, Manager};
use crate::{node, shell};

/// What packages are needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Building and playing.
    Run,
    /// All tests, with the real window, a screen reader and the checks of packaging files.
    Test,
    /// Measuring.
    Bench,
    /// Making packages.
    Bundle,
    /// Type checks for macOS and the phones.
    CrossCheck,
    /// Type checks for Windows, whose resources need a compiler of their own.
    CrossCheckWindows,
    /// The long tests.
    Soak,
}

impl Use {
    const ALL: [(&'static str, Self); 7] = [
        ("run", Self::Run),
        ("test", Self::Test),
        ("bench", Self::Bench),
        ("bundle", Self::Bundle),
        ("cross-check", Self::CrossCheck),
        ("cross-check-windows", Self::CrossCheckWindows),
        ("soak", Self::Soak),
    ];

    fn wants(self, manager: Manager) -> Vec<&'static str> {
        let mut all = build(manager).to_vec();
        if matches!(self, Self::Test | Self::Bench | Self::Soak) {
            all.extend(window(manager));
        }
        if matches!(self, Self::Test | Self::Soak | Self::Bundle) {
            all.extend(validators(manager));
        }
        if matches!(self, Self::Bundle | Self::Soak) && manager == Manager::Apt {
            all.extend(["lintian", "rpm", "cpio", "file"]);
        }
        if self == Self::Soak && manager == Manager::Apt {
            all.push("debootstrap");
        }
        let cross = matches!(self, Self::CrossCheck | Self::CrossCheckWindows);
        if cross && manager == Manager::Apt {
            all.extend(["rustc-web", "rust-web-src"]);
        }
        if self == Self::CrossCheckWindows && manager == Manager::Apt {
            all.push("mingw-w64");
        }
        if self != Self::Run && !cross && !node::present() {
            all.extend(node::packages(manager));
        }
        all
    }
}

/// A compiler's linker and the webview: what building and playing need.
fn build(manager: Manager) -> &'static [&'static str] {
    match manager {
        Manager::Apt => &["build-essential", "pkg-config", "libwebkit2gtk-4.1-dev", "libgtk-3-dev"],
        Manager::Dnf => &["gcc", "pkgconf-pkg-config", "webkit2gtk4.1-devel", "gtk3-devel"],
        Manager::Pacman => &["base-devel", "webkit2gtk-4.1", "gtk3"],
        // Both bring the webview with the system and need only their own compiler tools.
        Manager::Brew => &[],
        Manager::Winget => &["Microsoft.EdgeWebView2Runtime"],
    }
}

/// A display without a screen, the driver of the webview, and a screen reader with its bus.
fn window(manager: Manager) -> &'static [&'static str] {
    match manager {
        Manager::Apt => &[
            "webkit2gtk-driver",
            "xvfb",
            "openbox",
            "xdotool",
            "imagemagick",
            "dbus",
            "dbus-x11",
            "at-spi2-core",
            "libatk-adaptor",
            "orca",
            "speech-dispatcher",
            "python3-gi",
            "gir1.2-atspi-2.0",
            "gir1.2-gtk-3.0",
            "procps",
            "util-linux",
        ],
        Manager::Dnf => &[
            "webkit2gtk-driver",
            "xorg-x11-server-Xvfb",
            "openbox",
            "xdotool",
            "ImageMagick",
            "dbus-daemon",
            "dbus-x11",
            "at-spi2-core",
            "at-spi2-atk",
            "orca",
            "speech-dispatcher",
            "python3-gobject",
            "procps-ng",
        ],
        Manager::Pacman => &[
            "xorg-server-xvfb",
            "openbox",
            "xdotool",
            "imagemagick",
            "dbus",
            "at-spi2-core",
            "orca",
            "speech-dispatcher",
            "python-gobject",
        ],
        // No WebDriver drives their webview: those tests run on Linux.
        Manager::Brew | Manager::Winget => &[],
    }
}

/// Checks of the desktop file and the software centre's page.
fn validators(manager: Manager) -> &'static [&'static str] {
    match manager {
        Manager::Apt => &["desktop-file-utils", "appstream"],
        Manager::Dnf => &["desktop-file-utils", "appstream"],
        Manager::Pacman => &["desktop-file-utils", "appstream"],
        Manager::Brew | Manager::Winget => &[],
    }
}

/// `cargo xtask setup`.
pub fn setup(args: &Args) -> Result<(), Failure> {
    if args.names().is_empty() {
        return ensure(Use::Run, args);
    }
    for name in args.names() {
        let found = Use::ALL.iter().find(|(known, _)| known == name);
        let (_, purpose) = found.ok_or_else(|| Failure::new(format!("nothing is set up for {name}")))?;
        ensure(*purpose, args)?;
    }
    Ok(())
}

/// Makes sure that the packages for a use are there: installs them as the superuser, asks anyone else first, and prints
/// the command where it cannot act.
pub fn ensure(purpose: Use, args: &Args) -> Result<(), Failure> {
    let Some(manager) = Manager::detect() else {
        println!("no package manager that is known here: see CONTRIBUTING.md for what building needs");
        return Ok(());
    };
    let missing = manager.missing(&purpose.wants(manager));
    if missing.is_empty() {
        return Ok(());
    }
    let sudo = manager.needs_root() && !platform::is_root();
    let commands: Vec<Vec<String>> = manager
        .install(&missing)
        .into_iter()
        .map(|words| if sudo { std::iter::once("sudo".to_owned()).chain(words).collect() } else { words })
        .collect();
    let shown = commands.iter().map(|words| words.join(" ")).collect::<Vec<_>>().join(" && ");
    println!("these packages are missing: {}", missing.join(" "));
    let asks = !args.yes() && (sudo || !manager.needs_root());
    if asks && !agreed(&shown)? {
        return Err(Failure::new(format!("install them first:\n  {shown}")));
    }
    if sudo && shell::which("sudo").is_none() {
        return Err(Failure::new(format!("as the superuser, run:\n  {}", shown.replace("sudo ", ""))));
    }
    for words in &commands {
        shell::run(Command::new(&words[0]).args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive"))?;
    }
    Ok(())
}

fn agreed(shown: &str) -> Result<bool, Failure> {
    if !std::io::stdin().is_terminal() {
        return Ok(false);
    }
    print!("run this now?\n  {shown}\n[Y/n] ");
    std::io::stdout().flush().map_err(|error| Failure::new(error.to_string()))?;
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer).map_err(|error| Failure::new(error.to_string()))?;
    Ok(matches!(answer.trim(), "" | "y" | "Y" | "yes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_need_what_playing_needs_and_a_window() {
        for manager in [Manager::Apt, Manager::Dnf, Manager::Pacman] {
            let test = Use::Test.wants(manager);
            assert!(Use::Run.wants(manager).iter().all(|package| test.contains(package)));
            assert!(test.contains(&"xdotool"));
        }
    }
}
