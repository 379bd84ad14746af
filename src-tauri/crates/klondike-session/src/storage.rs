//! Where a session keeps what must survive: a few named files. The shell brings real ones; tests bring ones that fail.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum File {
    /// The running game and the former one: a journal that grows by a line with each action.
    Game,
    /// Every finished deal, a line each.
    History,
    /// Settings, setup and bests.
    Store,
}

impl File {
    /// All of them.
    pub const ALL: [File; 3] = [File::Game, File::History, File::Store];
}

/// What went wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The disk is full.
    Full,
    /// No right to write there.
    Denied {
        /// Where.
        place: String,
    },
    /// Something else, in the system's words.
    Other {
        /// What.
        what: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Full => f.write_str("the disk is full"),
            Fault::Denied { place } => write!(f, "no right to write to {place}"),
            Fault::Other { what } => f.write_str(what),
        }
    }
}

impl std::error::Error for Fault {}

/// Files by name. No call blocks longer than a write to the system's cache, `sync` aside.
pub trait Storage: Send {
    /// The whole content; `None` when there is no such file.
    ///
    /// # Errors
    /// When it is there and cannot be read.
    fn read(&mut self, file: File) -> Result<Option<Vec<u8>>, Fault>;

    /// Adds to the end; the file is made when it is missing. When this fails, part of the bytes may be there.
    ///
    /// # Errors
    /// When not all of it could be written.
    fn append(&mut self, file: File, bytes: &[u8]) -> Result<(), Fault>;

    /// Puts new content in place of the old, whole or not at all, and keeps the old as the last good copy.
    ///
    /// # Errors
    /// When it could not; the old content is then still there.
    fn replace(&mut self, file: File, bytes: &[u8]) -> Result<(), Fault>;

    /// The last good copy of a file that `replace` has kept.
    ///
    /// # Errors
    /// When it is there and cannot be read.
    fn read_copy(&mut self, file: File) -> Result<Option<Vec<u8>>, Fault>;

    /// Puts a broken file aside under a name of its own, and answers that name.
    ///
    /// # Errors
    /// When it could not be moved; it is then still there.
    fn set_aside(&mut self, file: File) -> Result<String, Fault>;

    /// Asks for all that was written to reach the disk. May return before it has.
    fn sync(&mut self);
}

/// Files in memory. Clones are the same files, so that a test can start a second session on what the first one kept.
#[derive(Clone, Debug, Default)]
pub struct MemoryStorage {
    inner: Arc<Mutex<Memory>>,
}

#[derive(Debug, Default)]
struct Memory {
    files: HashMap<File, Vec<u8>>,
    copies: HashMap<File, Vec<u8>>,
    aside: Vec<(String, Vec<u8>)>,
    fault: Option<Fault>,
}

impl MemoryStorage {
    /// No files yet.
    #[must_use]
    pub fn new() -> MemoryStorage {
        MemoryStorage::default()
    }

    /// From now on every write fails like this, or works again.
    pub fn fail_with(&self, fault: Option<Fault>) {
        self.lock().fault = fault;
    }

    /// The content of a file.
    #[must_use]
    pub fn content(&self, file: File) -> Option<Vec<u8>> {
        self.lock().files.get(&file).cloned()
    }

    /// Puts content there, as if an earlier run had written it.
    pub fn put(&self, file: File, bytes: &[u8]) {
        self.lock().files.insert(file, bytes.to_vec());
    }

    /// What was set aside.
    #[must_use]
    pub fn set_aside_files(&self) -> Vec<(String, Vec<u8>)> {
        self.lock().aside.clone()
    }

    fn lock(&self) -> MutexGuard<'_, Memory> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Storage for MemoryStorage {
    fn read(&mut self, file: File) -> Result<Option<Vec<u8>>, Fault> {
        Ok(self.lock().files.get(&file).cloned())
    }

    fn append(&mut self, file: File, bytes: &[u8]) -> Result<(), Fault> {
        let mut memory = self.lock();
        if let Some(fault) = &memory.fault {
            return Err(fault.clone());
        }
        memory.files.entry(file).or_default().extend_from_slice(bytes);
        Ok(())
    }

    fn replace(&mut self, file: File, bytes: &[u8]) -> Result<(), Fault> {
        let mut memory = self.lock();
        if let Some(fault) = &memory.fault {
            return Err(fault.clone());
        }
        if let Some(old) = memory.files.insert(file, bytes.to_vec()) {
            memory.copies.insert(file, old);
        }
        Ok(())
    }

    fn read_copy(&mut self, file: File) -> Result<Option<Vec<u8>>, Fault> {
        Ok(self.lock().copies.get(&file).cloned())
    }

    fn set_aside(&mut self, file: File) -> Result<String, Fault> {
        let mut memory = self.lock();
        if let Some(fault) = &memory.fault {
            return Err(fault.clone());
        }
        let name = format!("{file:?}-aside-{}", memory.aside.len() + 1);
        if let Some(bytes) = memory.files.remove(&file) {
            memory.aside.push((name.clone(), bytes));
        }
        Ok(name)
    }

    fn sync(&mut self) {}
}
