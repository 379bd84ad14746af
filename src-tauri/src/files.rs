//! The real files, in the app's data folder.

use klondike_session::storage::{Fault, File, Storage};
use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, sync_channel};
use tauri::{AppHandle, Manager, Runtime};

/// Files in one folder. Appending keeps the file open; the disk is asked to keep up in the background.
pub struct Files {
    folder: Result<PathBuf, String>,
    open: HashMap<File, fs::File>,
    syncer: Option<SyncSender<fs::File>>,
}

impl Files {
    /// The files of an app.
    pub fn of<R: Runtime>(app: &AppHandle<R>) -> Files {
        Files::new(app.path().app_data_dir().map_err(|error| error.to_string()))
    }

    /// The files in a folder; it is made when something is written.
    pub fn new(folder: Result<PathBuf, String>) -> Files {
        Files { folder, open: HashMap::new(), syncer: syncer() }
    }

    fn path(&self, file: File) -> Result<PathBuf, Fault> {
        let name = match file {
            File::Game => "game.journal",
            File::History => "history.jsonl",
            File::Store => "store.json",
        };
        match &self.folder {
            Ok(folder) => Ok(folder.join(name)),
            Err(what) => Err(Fault::Other { what: what.clone() }),
        }
    }

    fn fault(&self, error: &io::Error) -> Fault {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Fault::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                let place = self.folder.as_ref().map(|folder| folder.display().to_string());
                Fault::Denied { place: place.unwrap_or_default() }
            }
            _ => Fault::Other { what: error.to_string() },
        }
    }

    fn sync_later(&self, file: &fs::File) {
        // A full queue means that a sync is on its way already.
        if let (Some(syncer), Ok(file)) = (&self.syncer, file.try_clone()) {
            let _ = syncer.try_send(file);
        }
    }
}

/// A thread that merges requests: while it waits for the disk, one more request is kept and all others are dropped.
fn syncer() -> Option<SyncSender<fs::File>> {
    let (sender, receiver) = sync_channel::<fs::File>(1);
    let work = move || {
        while let Ok(file) = receiver.recv() {
            let _ = file.sync_data();
        }
    };
    std::thread::Builder::new().name("sync".to_owned()).spawn(work).ok().map(|_| sender)
}

fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

fn append(open: &mut HashMap<File, fs::File>, file: File, path: &Path, bytes: &[u8]) -> io::Result<()> {
    if !open.contains_key(&file) {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        open.insert(file, OpenOptions::new().append(true).create(true).open(path)?);
    }
    match open.get_mut(&file) {
        Some(file) => file.write_all(bytes),
        None => Ok(()),
    }
}

/// Written beside, brought to the disk, and put in place in one step; the old content becomes the last good copy.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("new");
    let mut file = fs::File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_data()?;
    drop(file);
    if path.exists() {
        let copy = path.with_extension("old");
        let _ = fs::remove_file(&copy);
        // A copy is worth having, but its lack must not keep the new content out.
        let _ = fs::hard_link(path, &copy).or_else(|_| fs::copy(path, &copy).map(drop));
    }
    fs::rename(&beside, path)?;
    if let Some(folder) = path.parent().and_then(|folder| fs::File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
    Ok(())
}

impl Storage for Files {
    fn read(&mut self, file: File) -> Result<Option<Vec<u8>>, Fault> {
        let path = self.path(file)?;
        read(&path).map_err(|error| self.fault(&error))
    }

    fn append(&mut self, file: File, bytes: &[u8]) -> Result<(), Fault> {
        let path = self.path(file)?;
        if let Err(error) = append(&mut self.open, file, &path, bytes) {
            // Opened anew next time: the folder may have come back.
            self.open.remove(&file);
            return Err(self.fault(&error));
        }
        if let Some(open) = self.open.get(&file) {
            self.sync_later(open);
        }
        Ok(())
    }

    fn replace(&mut self, file: File, bytes: &[u8]) -> Result<(), Fault> {
        let path = self.path(file)?;
        self.open.remove(&file);
        replace(&path, bytes).map_err(|error| self.fault(&error))
    }

    fn read_copy(&mut self, file: File) -> Result<Option<Vec<u8>>, Fault> {
        let path = self.path(file)?.with_extension("old");
        read(&path).map_err(|error| self.fault(&error))
    }

    fn set_aside(&mut self, file: File) -> Result<String, Fault> {
        let path = self.path(file)?;
        self.open.remove(&file);
        for number in 1..1000 {
            let aside = path.with_extension(format!("broken-{number}"));
            if !aside.exists() {
                fs::rename(&path, &aside).map_err(|error| self.fault(&error))?;
                return Ok(aside.file_name().unwrap_or_default().to_string_lossy().into_owned());
            }
        }
        Err(Fault::Other { what: "too many broken files are kept".to_owned() })
    }

    fn sync(&mut self) {
        for file in self.open.values() {
            let _ = file.sync_data();
        }
    }
}
