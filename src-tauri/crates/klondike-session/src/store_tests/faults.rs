//! Disks that don't take what is written.

use super::*;
use crate::storage::Fault;

fn denied() -> Fault {
    Fault::Denied { place: "/somewhere".to_owned() }
}

/// One plain notice, play goes on, and everything is saved as soon as it can be.
#[test]
fn a_full_disk_is_told_once_and_made_up_for() {
    for fault in [Fault::Full, denied(), Fault::Other { what: "EIO".to_owned() }] {
        let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
        let mut session = start(&files);
        session.take_events();
        files.fail_with(Some(fault));
        win(&mut session, last);
        undo(&mut session);
        let settings = serde_json::from_value(serde_json::json!({ "volume": 7 })).unwrap();
        run(&mut session, Command::SetSettings { settings: Some(settings), setup: None, reset: false }).unwrap();
        let told = notices(&mut session);
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(told[0].0, "storage");
        assert!(!session.attempt().game.is_won(), "play goes on");

        files.fail_with(None);
        play(&mut session, last);
        let told = notices(&mut session);
        assert_eq!(told.iter().map(|(kind, _)| kind.as_str()).collect::<Vec<_>>(), ["info"], "{told:?}");
        let resumed = start(&files);
        assert_eq!(resumed.attempt().game, session.attempt().game);
        assert_eq!((resumed.store.records.total(), resumed.settings().volume), (1, 7));
    }
}

/// C121: a profile that can't be written from the start.
#[test]
fn a_read_only_profile() {
    let files = MemoryStorage::new();
    files.fail_with(Some(denied()));
    let mut session = start(&files);
    play_some(&mut session, 20);
    let told = notices(&mut session);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].1.contains("/somewhere"), "{told:?}");
    assert_eq!(session.attempt().game.log().len(), 20);
}

/// A damaged file that can't be set aside is left as it is: nothing may be written over it.
#[test]
fn damaged_files_that_can_not_be_set_aside() {
    for file in File::ALL {
        let files = MemoryStorage::new();
        files.put(file, b"damaged\n");
        files.fail_with(Some(denied()));
        let mut session = start(&files);
        files.fail_with(None);
        play_some(&mut session, 5);
        session.close();
        assert_eq!(files.content(file).unwrap(), b"damaged\n", "{file:?}");
        assert!(!notices(&mut session).is_empty());
    }
}

/// Files of newer versions are neither used nor touched, and the player is told.
#[test]
fn newer_versions_are_left_alone() {
    let newer: [(File, String); 5] = [
        (File::Game, "{\"format\":\"klondike-game\",\"version\":2,\"what\":1}\nnew things\n".to_owned()),
        (File::Game, Chain::default().seal("{\"format\":\"klondike-game\",\"version\":2,\"what\":1}\nnew things\n")),
        (File::History, "{\"format\":\"klondike-history\",\"version\":9}\nwhat\n".to_owned()),
        (File::History, crate::journal::seal_alone("{\"format\":\"klondike-history\",\"version\":9}")),
        (File::Store, "{\"format\":\"klondike-store\",\"version\":3,\"settings\":{}}".to_owned()),
    ];
    for (file, text) in newer {
        let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
        files.put(file, text.as_bytes());
        let mut session = start(&files);
        let told = notices(&mut session);
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].1.contains("newer version"), "{told:?}");
        if file == File::Game {
            play_some(&mut session, 5);
        } else {
            win(&mut session, last);
        }
        new_game(&mut session, "b");
        session.close();
        assert_eq!(files.content(file).unwrap(), text.as_bytes(), "{file:?}");
        assert!(files.set_aside_files().is_empty());
    }
}

/// Damage in the middle: what stands before it goes on, and the whole file is kept aside.
#[test]
fn damage_in_the_middle_of_a_game() {
    let files = MemoryStorage::new();
    let mut session = start(&files);
    new_game(&mut session, "damaged");
    play_some(&mut session, 30);
    let mut bytes = files.content(File::Game).unwrap();
    let place = bytes.len() - 200;
    bytes[place] ^= 4;
    files.put(File::Game, &bytes);
    let mut resumed = start(&files);
    let told = notices(&mut resumed);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].0, "setAside");
    let read = resumed.attempt().game.log().len();
    assert!((1..30).contains(&read), "{read} entries");
    assert_eq!(files.set_aside_files()[0].1, bytes);
    play_some(&mut resumed, 3);
    let mut again = start(&files);
    assert_eq!(again.attempt().game, resumed.attempt().game);
    assert_eq!(notices(&mut again), [], "said once");
}

/// Bad lines cost their entries and no others.
#[test]
fn damage_in_the_middle_of_the_history() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    win(&mut start(&files), last);
    for id in 2..5 {
        put_nearly_won(&files, seed_source("b"), id, Setup::default());
        win(&mut start(&files), last);
    }
    let mut bytes = files.content(File::History).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    files.put(File::History, &bytes);
    let mut session = start(&files);
    assert_eq!(session.store.records.total(), 3);
    let set = session.store.records.sets().next().unwrap().1;
    assert_eq!((set.wins, set.played), (4, 4), "the copy beside the settings still knows all");
    assert_eq!(notices(&mut session)[0].0, "setAside");
    assert_eq!(files.set_aside_files()[0].1, bytes);
    let mut again = start(&files);
    assert_eq!((again.store.records.total(), notices(&mut again)), (3, Vec::new()));
}

/// A header alone that is gone: the entries are there all the same.
#[test]
fn a_history_without_its_header() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    win(&mut start(&files), last);
    let mut bytes = files.content(File::History).unwrap();
    bytes[3] ^= 1;
    files.put(File::History, &bytes);
    files.put(File::Store, b"");
    let mut session = start(&files);
    assert_eq!(session.store.records.total(), 1);
    assert_eq!(notices(&mut session).len(), 1);
}
