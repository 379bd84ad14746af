//! Writes that were cut short anywhere.

use super::*;

/// Cut at any byte, the journal gives the game as it was after one of its actions, and play goes on from there.
#[test]
fn the_game_cut_at_any_byte() {
    let files = MemoryStorage::new();
    let mut session = start(&files);
    new_game(&mut session, "torn");
    let header = files.content(File::Game).unwrap().len();
    play_some(&mut session, 30);
    let whole = files.content(File::Game).unwrap();
    let log: Vec<_> = session.attempt().game.log().to_vec();
    for cut in header..=whole.len() {
        let torn = MemoryStorage::new();
        torn.put(File::Game, &whole[..cut]);
        let mut resumed = start(&torn);
        let lines = whole[header..cut].iter().filter(|&&byte| byte == b'\n').count();
        let read = resumed.attempt().game.log().to_vec();
        assert!(log.starts_with(&read), "cut at {cut}");
        // A line that says when the first action was played is no part of the log.
        assert!(read.len() + 1 >= lines, "cut at {cut}: {} of {lines} lines", read.len());
        assert_eq!(notices(&mut resumed), [], "cut at {cut}: nothing is lost that anybody has seen");
        if cut % 16 == 0 {
            play_some(&mut resumed, 2);
            assert_eq!(start(&torn).attempt().game, resumed.attempt().game, "cut at {cut}");
        }
    }
}

/// Cut within the first line, there is no game yet: a deal lies on the table, and the file is set aside if it is one.
#[test]
fn a_journal_cut_in_its_header() {
    let files = MemoryStorage::new();
    let mut session = start(&files);
    new_game(&mut session, "torn");
    let whole = files.content(File::Game).unwrap();
    let first = whole.iter().position(|&byte| byte == b'\n').unwrap();
    for cut in (0..first).step_by(7) {
        let torn = MemoryStorage::new();
        torn.put(File::Game, &whole[..cut]);
        let mut resumed = start(&torn);
        play_some(&mut resumed, 3);
        assert_eq!(start(&torn).attempt().game, resumed.attempt().game, "cut at {cut}");
        let aside = torn.set_aside_files();
        assert!(cut == 0 || aside.iter().any(|(_, bytes)| *bytes == whole[..cut]), "cut at {cut}: it is kept");
    }
}

/// Cut at any byte, the history gives all whole lines, and what is added then can be read.
#[test]
fn the_history_cut_at_any_byte() {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    win(&mut start(&files), last);
    put_nearly_won(&files, seed_source("b"), 2, Setup::default());
    win(&mut start(&files), last);
    let whole = files.content(File::History).unwrap();
    for cut in 0..=whole.len() {
        let torn = MemoryStorage::new();
        torn.put(File::History, &whole[..cut]);
        put_nearly_won(&torn, seed_source("c"), 3, Setup::default());
        let mut session = start(&torn);
        let lines = whole[..cut].iter().filter(|&&byte| byte == b'\n').count();
        let before = lines.saturating_sub(1) as u64;
        assert_eq!(session.store.records.total(), before, "cut at {cut}");
        win(&mut session, last);
        assert_eq!(start(&torn).store.records.total(), before + 1, "cut at {cut}");
    }
}

/// Cut at any byte, the file of settings is replaced by its last good copy.
#[test]
fn the_settings_cut_at_any_byte() {
    let files = MemoryStorage::new();
    let mut session = start(&files);
    for volume in [10, 20] {
        let settings = serde_json::from_value(serde_json::json!({ "volume": volume })).unwrap();
        run(&mut session, Command::SetSettings { settings: Some(settings), setup: None, reset: false }).unwrap();
    }
    let whole = files.content(File::Store).unwrap();
    for cut in (1..whole.len()).step_by(5) {
        // The same files, with their last good copy.
        files.put(File::Store, &whole[..cut]);
        let mut resumed = start(&files);
        assert_eq!(resumed.settings().volume, 10, "cut at {cut}");
        assert_eq!(notices(&mut resumed).len(), 1, "cut at {cut}");
        files.put(File::Store, &whole);
    }
    assert_eq!(start(&files).settings().volume, 20);
}
