//! C124: the files of every version load for ever. Those of version 1 lie under `tests/data/saves/v1`.

use super::*;
use std::path::{Path, PathBuf};

const NAMES: [(File, &str); 3] =
    [(File::Game, "game.journal"), (File::History, "history.jsonl"), (File::Store, "store.json")];

fn folder(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../../tests/data/saves/v{version}"))
}

fn files(version: u32) -> MemoryStorage {
    let files = MemoryStorage::new();
    for (file, name) in NAMES {
        files.put(file, &std::fs::read(folder(version).join(name)).expect(name));
    }
    files
}

#[test]
fn version_1_loads() {
    let files = files(1);
    let mut session = start(&files);
    assert_eq!(notices(&mut session), []);
    let attempt = session.attempt();
    assert_eq!(attempt.source, seed_source("golden \u{e9}"));
    assert_eq!((attempt.game.log().len(), attempt.game.moves(), attempt.game.tally().undos), (23, 18, 2));
    assert_eq!(attempt.game.played_ms(), 7_000);
    assert_eq!(session.phase(), crate::protocol::Phase::Paused);
    assert_eq!((session.settings().volume, session.settings().left_handed), (42, true));
    assert_eq!(session.store.records.total(), 3);
    let set = session.store.records.set(&klondike::Rules::default()).unwrap();
    assert_eq!((set.played, set.wins, set.helped_wins, set.longest_streak), (3, 1, 0, 1));
    run(&mut session, Command::Resume).unwrap();
    undo(&mut session);
}

/// Files that are written today are those that were written then: what changes the form must change the version.
#[test]
fn version_1_is_what_is_written() {
    let made = make();
    for (file, name) in NAMES {
        let golden = std::fs::read_to_string(folder(1).join(name)).expect(name);
        assert_eq!(String::from_utf8(made.content(file).unwrap()).unwrap(), golden, "{name}");
    }
}

/// Plays what the golden files hold.
fn make() -> MemoryStorage {
    let (files, last) = nearly_won(seed_source("won"), 1, Setup::default());
    let env = Puppet::new();
    env.set_wall(crate::environment::Wall { unix_ms: 1_796_000_000_000, offset_minutes: 60 });
    let mut session = start_in(&env, &files);
    win(&mut session, last);
    let settings = serde_json::from_value(serde_json::json!({ "volume": 42, "leftHanded": true })).unwrap();
    run(&mut session, Command::SetSettings { settings: Some(settings), setup: None, reset: false }).unwrap();
    new_game(&mut session, "lost");
    env.pass(3_000);
    session.tick();
    play_some(&mut session, 9);
    run(&mut session, Command::EndDeal).unwrap();
    new_game(&mut session, "left");
    play_some(&mut session, 5);
    new_game(&mut session, "golden \u{e9}");
    play_some(&mut session, 10);
    for _ in 0..7 {
        env.pass(1_000);
        session.tick();
    }
    play_some(&mut session, 12);
    run(&mut session, Command::Pause { away: false }).unwrap();
    session.close();
    files
}
