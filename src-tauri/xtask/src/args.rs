//! The words after `cargo xtask`.

/// A command, its names, its flags, and what stands behind `--`.
#[derive(Debug, Default)]
pub struct Args {
    words: Vec<String>,
    flags: Vec<String>,
    rest: Vec<String>,
}

impl Args {
    /// Those of this process.
    pub fn from_env() -> Self {
        Self::parse(std::env::args().skip(1))
    }

    /// Only `--check`.
    pub fn check() -> Self {
        Self { flags: vec!["--check".to_owned()], ..Self::default() }
    }

    fn parse(given: impl Iterator<Item = String>) -> Self {
        let mut args = Self::default();
        let mut given = given.peekable();
        while let Some(word) = given.next() {
            if word == "--" {
                args.rest = given.collect();
                break;
            } else if word.starts_with('-') && !args.words.is_empty() {
                args.flags.push(word);
            } else {
                args.words.push(word);
            }
        }
        args
    }

    /// The first word.
    pub fn command(&self) -> Option<&str> {
        self.words.first().map(String::as_str)
    }

    /// The words after the command.
    pub fn names(&self) -> &[String] {
        self.words.get(1..).unwrap_or_default()
    }

    /// Whether a flag was given.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|given| given == flag)
    }

    /// Whether packages may be installed without asking.
    pub fn yes(&self) -> bool {
        self.has("-y") || self.has("--yes")
    }

    /// What stands behind `--`.
    pub fn rest(&self) -> &[String] {
        &self.rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_words_flags_and_the_rest() {
        let given = ["test", "--list", "ui", "--", "--list"].map(String::from);
        let args = Args::parse(given.into_iter());
        assert_eq!(args.command(), Some("test"));
        assert_eq!(args.names(), ["ui"]);
        assert!(args.has("--list") && !args.yes());
        assert_eq!(args.rest(), ["--list"]);
    }
}
