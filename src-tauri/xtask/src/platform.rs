//! The system we are on, and how it installs packages.

use std::process::Command;

use crate::shell;

/// A package manager that we know how to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manager {
    /// Debian, Ubuntu and their relatives.
    Apt,
    /// Fedora and its relatives.
    Dnf,
    /// Arch Linux.
    Pacman,
    /// macOS.
    Brew,
    /// Windows.
    Winget,
}

impl Manager {
    /// The one of this machine.
    pub fn detect() -> Option<Self> {
        let known: &[(Self, &str)] = if cfg!(windows) {
            &[(Self::Winget, "winget")]
        } else if cfg!(target_os = "macos") {
            &[(Self::Brew, "brew")]
        } else {
            &[(Self::Apt, "apt-get"), (Self::Dnf, "dnf"), (Self::Pacman, "pacman")]
        };
        known.iter().find(|(_, program)| shell::which(program).is_some()).map(|(manager, _)| *manager)
    }

    /// The packages among `wanted` that are not installed.
    pub fn missing(self, wanted: &[&'static str]) -> Vec<&'static str> {
        wanted.iter().copied().filter(|package| !self.has(package)).collect()
    }

    fn has(self, package: &str) -> bool {
        let ask =
            |program: &str, args: &[&str]| shell::output(Command::new(program).args(args)).ok().unwrap_or_default();
        match self {
            Self::Apt => ask("dpkg-query", &["-W", "-f=${db:Status-Status}", package]) == "installed",
            Self::Dnf => !ask("rpm", &["-q", "--whatprovides", package]).is_empty(),
            Self::Pacman => shell::output(Command::new("pacman").args(["-T", package])).is_ok(),
            Self::Brew => !ask("brew", &["list", "--versions", package]).is_empty(),
            Self::Winget => ask("winget", &["list", "--exact", "--id", package]).contains(package),
        }
    }

    /// The commands that install packages, for a person to read or for us to run.
    pub fn install(self, packages: &[&str]) -> Vec<Vec<String>> {
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let with = |line: &str| {
            let mut all = words(line);
            all.extend(packages.iter().map(|package| (*package).to_owned()));
            all
        };
        match self {
            // Without an update first, a machine that has never had one knows no package at all.
            Self::Apt => {
                vec![words("apt-get update"), with("apt-get install -y --no-install-recommends")]
            }
            Self::Dnf => vec![with("dnf install -y")],
            Self::Pacman => vec![with("pacman -S --needed --noconfirm")],
            Self::Brew => vec![with("brew install")],
            Self::Winget => packages
                .iter()
                .map(|package| words(&format!("winget install --exact --accept-source-agreements --id {package}")))
                .collect(),
        }
    }

    /// Whether installing needs the superuser.
    pub fn needs_root(self) -> bool {
        matches!(self, Self::Apt | Self::Dnf | Self::Pacman)
    }
}

/// Whether this is Debian itself.
pub fn is_debian() -> bool {
    std::fs::read_to_string("/etc/os-release").is_ok_and(|text| text.lines().any(|line| line == "ID=debian"))
}

/// Whether we are the superuser.
pub fn is_root() -> bool {
    shell::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn apt_updates_before_it_installs() {
        let lines = Manager::Apt.install(&["xvfb", "orca"]);
        assert_eq!(lines[0], ["apt-get", "update"]);
        assert_eq!(lines[1][lines[1].len() - 2..], ["xvfb", "orca"]);
    }

    #[test]
    fn winget_installs_one_at_a_time() {
        assert_eq!(Manager::Winget.install(&["a", "b"]).len(), 2);
    }
}
