//! Stands between the session and its files: a fault is told once and never stops play, and a file that must not be
//! touched is not.

use crate::storage::{Fault, File, Storage};
use std::collections::HashSet;

/// The longest file that is read: no player fills it, and no file can fill the memory. A history of 100,000 deals is
/// some 40 MB; a journal of a million actions 20 MB.
const fn longest(file: File) -> usize {
    match file {
        File::Game | File::Store => 32 << 20,
        File::History => 256 << 20,
    }
}

/// Something to tell the player about saved files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// Nothing can be saved.
    Fault(Fault),
    /// Saving works again.
    Back,
    /// A damaged file was set aside under this name, and what was in it is lost.
    SetAside(File, String),
    /// The same, but the last good copy is used.
    Recovered(File, String),
    /// The same, but what could be read of it is kept.
    PartlyRead(File, String),
    /// A file of a newer version is left alone.
    Newer(File),
    /// A file can't be read, in the system's words.
    Unreadable(File, String),
}

/// The files, and what is wrong with them.
pub(crate) struct Guard {
    storage: Box<dyn Storage>,
    /// What could not be written the last time.
    broken: HashSet<File>,
    /// Files that are never written: of a newer version, unreadable, or damaged where they can't be set aside.
    sealed: HashSet<File>,
    troubles: Vec<Trouble>,
}

impl Guard {
    pub(crate) fn new(storage: Box<dyn Storage>) -> Guard {
        Guard { storage, broken: HashSet::new(), sealed: HashSet::new(), troubles: Vec::new() }
    }

    /// The content of a file. One that can't be read is never written.
    pub(crate) fn read(&mut self, file: File) -> Option<Vec<u8>> {
        match self.storage.read(file) {
            Ok(Some(bytes)) if bytes.len() > longest(file) => {
                self.leave(file, Trouble::Unreadable(file, "too large".to_owned()));
                None
            }
            Ok(bytes) => bytes,
            Err(fault) => {
                self.leave(file, Trouble::Unreadable(file, fault.to_string()));
                None
            }
        }
    }

    /// The last good copy of a file.
    pub(crate) fn read_copy(&mut self, file: File) -> Option<Vec<u8>> {
        self.storage.read_copy(file).ok().flatten()
    }

    /// Adds to a file. Answers whether all of it is there.
    pub(crate) fn append(&mut self, file: File, bytes: &[u8]) -> bool {
        self.write(file, |storage| storage.append(file, bytes))
    }

    /// Puts new content in place of the old. Answers whether it is there.
    pub(crate) fn replace(&mut self, file: File, bytes: &[u8]) -> bool {
        self.write(file, |storage| storage.replace(file, bytes))
    }

    /// A sealed file counts as written: nobody waits for it.
    fn write(&mut self, file: File, write: impl FnOnce(&mut dyn Storage) -> Result<(), Fault>) -> bool {
        if self.sealed.contains(&file) {
            return true;
        }
        match write(&mut *self.storage) {
            Ok(()) => {
                if self.broken.remove(&file) && self.broken.is_empty() {
                    self.troubles.push(Trouble::Back);
                }
                true
            }
            Err(fault) => {
                // Said once, not with each thing that can't be written.
                if self.broken.is_empty() {
                    self.troubles.push(Trouble::Fault(fault));
                }
                self.broken.insert(file);
                false
            }
        }
    }

    /// Sets a broken file aside. Where that can't be done it is left as it is: nothing may be written over it.
    pub(crate) fn set_aside(&mut self, file: File, trouble: fn(File, String) -> Trouble) -> bool {
        match self.storage.set_aside(file) {
            Ok(aside) => {
                self.troubles.push(trouble(file, aside));
                true
            }
            Err(fault) => {
                self.leave(file, Trouble::Fault(fault));
                false
            }
        }
    }

    /// A file is left as it is for good.
    pub(crate) fn leave(&mut self, file: File, trouble: Trouble) {
        self.troubles.push(trouble);
        self.seal(file);
    }

    /// A file is never written.
    pub(crate) fn seal(&mut self, file: File) {
        self.sealed.insert(file);
    }

    /// Whether the last write of a file failed.
    pub(crate) fn is_broken(&self, file: File) -> bool {
        self.broken.contains(&file)
    }

    /// What to tell the player.
    pub(crate) fn take_troubles(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.troubles)
    }

    pub(crate) fn sync(&mut self) {
        self.storage.sync();
    }
}
