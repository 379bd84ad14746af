//! The real files, in the app's data folder.
//!
//! Settings and bests are written by the store plugin, but never in place: it writes a file beside, which is brought to
//! the disk and then put in place in one step. By itself the plugin would overwrite a file it can't read, and write in
//! place when the app ends.

use klondike_session::storage::{Fault, File, Storage};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, sync_channel};
use tauri::{AppHandle, Manager, Runtime};
use tauri_plugin_store::StoreBuilder;

/// Writes the file with settings and bests to a path.
type WriteStore = Box<dyn Fn(&Path, &[u8]) -> io::Result<()> + Send>;

/// Files in one folder. Appending keeps the file open; the disk is asked to keep up in the background.
pub struct Files {
    folder: Result<PathBuf, String>,
    open: HashMap<File, fs::File>,
    syncer: Option<SyncSender<fs::File>>,
    write_store: WriteStore,
}

impl Files {
    /// The files of an app.
    pub fn of<R: Runtime>(app: &AppHandle<R>) -> Files {
        let folder = app.path().app_data_dir().map_err(|error| error.to_string());
        let app = app.clone();
        Files { write_store: Box::new(move |path, bytes| write_by_plugin(&app, path, bytes)), ..Files::new(folder) }
    }

    /// The files in a folder; it is made when something is written.
    pub fn new(folder: Result<PathBuf, String>) -> Files {
        let write_store = Box::new(|path: &Path, bytes: &[u8]| fs::write(path, bytes));
        Files { folder, open: HashMap::new(), syncer: syncer(), write_store }
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
        // A full queue means that a sync is on its way already, but perhaps that of another file: this one then waits for
        // its next write or for the system. Only a power cut in between could tell.
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
    let file = match open.entry(file) {
        Entry::Occupied(open) => open.into_mut(),
        Entry::Vacant(place) => {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            place.insert(OpenOptions::new().append(true).create(true).open(path)?)
        }
    };
    file.write_all(bytes)
}

/// Written beside, brought to the disk, and put in place in one step; the old content becomes the last good copy.
fn replace(path: &Path, bytes: &[u8], write: &dyn Fn(&Path, &[u8]) -> io::Result<()>) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("new");
    write(&beside, bytes)?;
    fs::File::open(&beside)?.sync_data()?;
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

/// The store plugin writes the fields. Its store is closed at once, so that it writes nothing when the app ends.
fn write_by_plugin<R: Runtime>(app: &AppHandle<R>, path: &Path, bytes: &[u8]) -> io::Result<()> {
    use tauri_plugin_store::Error;
    let fields: serde_json::Map<String, serde_json::Value> = serde_json::from_slice(bytes)?;
    let built = StoreBuilder::new(app, path).disable_auto_save().create_new().serialize(serialize).build();
    let saved = built.and_then(|store| {
        fields.into_iter().for_each(|(name, value)| store.set(name, value));
        let saved = store.save();
        store.close_resource();
        saved
    });
    match saved {
        Err(Error::Io(error)) => return Err(error),
        Err(error) => return Err(io::Error::other(error.to_string())),
        Ok(()) => {}
    }
    if fs::read(path)? == bytes { Ok(()) } else { Err(io::Error::other("the store is not what was written")) }
}

/// The plugin's fields as the session reads them: with their check.
#[allow(clippy::unnecessary_wraps, reason = "the plugin asks for this form")]
fn serialize(fields: &HashMap<String, serde_json::Value>) -> Result<Vec<u8>, Box<dyn std::error::Error + Send + Sync>> {
    let fields = fields.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
    Ok(klondike_session::encode_store(&fields).into_bytes())
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
        let plain = |path: &Path, bytes: &[u8]| fs::write(path, bytes);
        let replaced = match file {
            File::Store => replace(&path, bytes, &*self.write_store),
            File::Game | File::History => replace(&path, bytes, &plain),
        };
        replaced.map_err(|error| self.fault(&error))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A new folder, taken away at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let path = std::env::temp_dir().join(format!("klondike-{}-{name}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            Folder(path)
        }

        fn files(&self) -> Files {
            Files::new(Ok(self.0.clone()))
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_is_written_is_read_and_the_old_is_kept() {
        let folder = Folder::new("read");
        let mut files = folder.files();
        assert_eq!(files.read(File::Game), Ok(None));
        files.append(File::Game, b"a\n").unwrap();
        files.append(File::Game, b"b\n").unwrap();
        assert_eq!(files.read(File::Game).unwrap().unwrap(), b"a\nb\n");
        files.replace(File::Game, b"c\n").unwrap();
        files.append(File::Game, b"d\n").unwrap();
        assert_eq!(files.read(File::Game).unwrap().unwrap(), b"c\nd\n", "appending goes to the new file");
        assert_eq!(files.read_copy(File::Game).unwrap().unwrap(), b"a\nb\n");
        files.sync();
    }

    #[test]
    fn broken_files_are_set_aside_one_beside_the_other() {
        let folder = Folder::new("aside");
        let mut files = folder.files();
        for number in 1..=3 {
            files.append(File::Store, b"broken").unwrap();
            assert_eq!(files.set_aside(File::Store).unwrap(), format!("store.broken-{number}"));
            assert_eq!(files.read(File::Store), Ok(None));
        }
    }

    /// A folder that goes away while the app runs comes back with the next write.
    #[test]
    fn a_missing_folder_is_made() {
        let folder = Folder::new("missing");
        let mut files = folder.files();
        files.append(File::History, b"a\n").unwrap();
        fs::remove_dir_all(&folder.0).unwrap();
        files.replace(File::Store, b"{}").unwrap();
        assert_eq!(files.read(File::Store).unwrap().unwrap(), b"{}");
    }

    /// Killed while a file was written beside, or before it was put in place: the old one is there.
    #[test]
    fn a_torn_file_beside_changes_nothing() {
        let folder = Folder::new("torn");
        let mut files = folder.files();
        files.replace(File::Store, b"old").unwrap();
        fs::write(folder.0.join("store.new"), b"ne").unwrap();
        assert_eq!(files.read(File::Store).unwrap().unwrap(), b"old");
        files.replace(File::Store, b"newer").unwrap();
        assert_eq!(files.read(File::Store).unwrap().unwrap(), b"newer");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_named() {
        let folder = Folder::new("full");
        fs::create_dir_all(&folder.0).unwrap();
        std::os::unix::fs::symlink("/dev/full", folder.0.join("game.journal")).unwrap();
        assert_eq!(folder.files().append(File::Game, b"a\n"), Err(Fault::Full));
    }

    #[test]
    fn a_folder_that_can_not_be_is_named() {
        let folder = Folder::new("file");
        fs::write(&folder.0, b"no folder").unwrap();
        assert!(matches!(folder.files().append(File::Game, b"a\n"), Err(Fault::Other { .. })));
        assert!(folder.files().replace(File::Store, b"a").is_err());
        fs::remove_file(&folder.0).unwrap();
        let mut nowhere = Files::new(Err("no home".to_owned()));
        assert_eq!(nowhere.append(File::Game, b"a\n"), Err(Fault::Other { what: "no home".to_owned() }));
    }
}
