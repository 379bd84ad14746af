//! Notices about saved files.

use crate::words::Words;

/// A saved file, as players know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum File {
    /// The running game.
    Game,
    /// The former game.
    Former,
    /// All finished deals.
    History,
    /// Settings and bests.
    Records,
}

/// What keeps the game from saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageTrouble<'a> {
    /// The disk is full.
    Full,
    /// The folder may not be written to.
    Denied {
        /// The folder.
        place: &'a str,
    },
    /// What the system says.
    Other {
        /// Its words.
        what: &'a str,
    },
}

/// Something the player should know about saved files. Play goes on whatever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice<'a> {
    /// Nothing can be saved.
    Trouble(StorageTrouble<'a>),
    /// Saving works again.
    Back,
    /// A damaged file was set aside, and what was in it is lost.
    SetAside {
        /// The file.
        file: File,
        /// The name it has now.
        aside: &'a str,
    },
    /// A damaged file was set aside; the last good copy is used.
    Recovered {
        /// The file.
        file: File,
        /// The name it has now.
        aside: &'a str,
    },
    /// A damaged file was set aside; what could be read is kept.
    PartlyRead {
        /// The file.
        file: File,
        /// The name it has now.
        aside: &'a str,
    },
    /// A file of a newer version is left alone.
    Newer {
        /// The file.
        file: File,
    },
    /// A file cannot be read at all.
    Unreadable {
        /// The file.
        file: File,
        /// What the system says.
        what: &'a str,
    },
    /// The deal code was copied.
    DealCodeCopied,
}

impl Words {
    /// A notice.
    #[must_use]
    pub fn notice(&self, notice: Notice) -> String {
        let aside = |id, file, aside: &str| self.say(id, &args!["file" => self.file(file), "aside" => aside]);
        match notice {
            Notice::Trouble(StorageTrouble::Full) => self.text("notice-storage-full"),
            Notice::Trouble(StorageTrouble::Denied { place }) => {
                self.say("notice-storage-denied", &args!["place" => place])
            }
            Notice::Trouble(StorageTrouble::Other { what }) => self.say("notice-storage-other", &args!["what" => what]),
            Notice::Back => self.text("notice-storage-back"),
            Notice::SetAside { file, aside: name } => aside("notice-set-aside", file, name),
            Notice::Recovered { file, aside: name } => aside("notice-set-aside-recovered", file, name),
            Notice::PartlyRead { file, aside: name } => aside("notice-set-aside-partly", file, name),
            Notice::Newer { file } => self.say("notice-newer", &args!["file" => self.file(file)]),
            Notice::Unreadable { file, what } => {
                self.say("notice-unreadable", &args!["file" => self.file(file), "what" => what])
            }
            Notice::DealCodeCopied => self.text("notice-deal-code"),
        }
    }

    /// What a saved file is called.
    #[must_use]
    pub fn file(&self, file: File) -> String {
        self.text(match file {
            File::Game => "file-game",
            File::Former => "file-former",
            File::History => "file-history",
            File::Records => "file-records",
        })
    }
}
