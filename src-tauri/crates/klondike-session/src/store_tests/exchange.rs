//! Export and import.

use super::*;

fn export(session: &mut Session) -> String {
    let Ok(Reply::Exported(exported)) = run(session, Command::Export) else { panic!("an export") };
    assert!(exported.name.ends_with(".json"));
    exported.json
}

fn import(session: &mut Session, json: &str) -> Result<Reply, Failure> {
    run(session, Command::Import { json: json.to_owned() })
}

/// A session with something of everything.
fn lived_in() -> (MemoryStorage, Session) {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    let mut session = start(&files);
    win(&mut session, last);
    let settings = serde_json::from_value(serde_json::json!({ "volume": 33, "leftHanded": true })).unwrap();
    run(&mut session, Command::SetSettings { settings: Some(settings), setup: None, reset: false }).unwrap();
    new_game(&mut session, "running");
    play_some(&mut session, 12);
    (files, session)
}

#[test]
fn everything_travels_and_comes_back() {
    let (_, mut old) = lived_in();
    let json = export(&mut old);
    let files = MemoryStorage::new();
    let mut new = start(&files);
    new_game(&mut new, "other");
    play_some(&mut new, 4);
    let before = new.attempt().game.clone();

    import(&mut new, &json).unwrap();
    let same = |session: &Session| {
        assert_eq!(session.attempt().game, old.attempt().game);
        assert_eq!(session.settings(), old.settings());
        assert_eq!(session.store.records, old.store.records);
    };
    same(&new);
    same(&start(&files));
    assert_eq!(export(&mut new), json);

    run(&mut new, Command::UndoImport).unwrap();
    assert_eq!(new.attempt().game, before);
    assert_eq!((new.settings().volume == 33, new.store.records.total()), (false, 0));
    assert_eq!(start(&files).attempt().game, before);
    assert_eq!(start(&files).store.records.total(), 0);
    assert!(run(&mut new, Command::UndoImport).is_err(), "undone once");
}

/// Whatever is wrong: refused with a sentence, and nothing has changed.
#[test]
fn a_bad_file_replaces_nothing() {
    let (_, mut old) = lived_in();
    let json = export(&mut old);
    let files = MemoryStorage::new();
    let mut session = start(&files);
    play_some(&mut session, 4);
    session.close();
    let before: Vec<_> = File::ALL.map(|file| files.content(file)).into();
    let bad = [
        String::new(),
        "[]".to_owned(),
        "{}".to_owned(),
        json[..json.len() - 2].to_owned(),
        json.replace("klondike-export", "other"),
        json.replacen("\"version\":1", "\"version\":2", 1),
        json.replacen("\"version\":1", "\"version\":0", 1),
        json.replace("\"outcome\":\"won\"", "\"outcome\":\"lost in thought\""),
        json.replace("\\nundo", "\\nundone"),
        json.replace("\"settings\":{", "\"settings\":7,\"x\":{"),
        json.replace("\"draw\":1", "\"draw\":2"),
        format!("{}{}", "[".repeat(100_000), "]".repeat(100_000)),
    ];
    for text in bad {
        let failure = import(&mut session, &text).unwrap_err();
        assert!(failure.message().ends_with('.'), "{failure:?}");
        let now: Vec<_> = File::ALL.map(|file| files.content(file)).into();
        assert_eq!(now, before, "{text:.80}");
    }
}

/// C139: what is saved does not depend on the language.
#[test]
fn saved_numbers_ignore_the_language() {
    for language in klondike_words::LANGUAGES {
        let (_, mut session) = lived_in();
        let plain = export(&mut session);
        let settings = serde_json::from_value(serde_json::json!({ "language": language.id })).unwrap();
        run(&mut session, Command::SetSettings { settings: Some(settings), setup: None, reset: false }).unwrap();
        let there = export(&mut session);
        let strip = |text: &str| {
            let mut all: serde_json::Value = serde_json::from_str(text).unwrap();
            all["settings"].as_object_mut().unwrap().remove("language");
            all
        };
        assert_eq!(strip(&plain), strip(&there), "{}", language.id);
    }
}

/// Without a choice of the player's the system's language is spoken.
#[test]
fn the_system_chooses_the_language() {
    struct German(Puppet);
    impl Environment for German {
        fn now_ms(&self) -> u64 {
            self.0.now_ms()
        }
        fn wall(&self) -> crate::environment::Wall {
            self.0.wall()
        }
        fn entropy(&mut self, bytes: &mut [u8]) -> bool {
            self.0.entropy(bytes)
        }
        fn language(&self) -> String {
            "de_DE.UTF-8".to_owned()
        }
    }
    let files = MemoryStorage::new();
    let mut session = Session::start(Box::new(German(Puppet::new())), Box::new(files.clone()));
    assert_eq!(session.words().language(), "de");
    let settings = serde_json::from_value(serde_json::json!({ "language": "en" })).unwrap();
    run(&mut session, Command::SetSettings { settings: Some(settings), setup: None, reset: false }).unwrap();
    assert_eq!(session.words().language(), "en");
}
