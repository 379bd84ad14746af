//! The protocol, held against the page's side of it: Rust's real JSON is written as typed literals into
//! `tests/data/protocol.golden.ts`, which `tsc` checks against `ui/protocol.d.ts`.
//!
//! `KLONDIKE_UPDATE=1 cargo test -p klondike-session --test protocol` writes the file anew. Sentences are left out of it:
//! what is pinned is the shape.

#[path = "../src-tauri/crates/klondike-session/tests/common/mod.rs"]
mod common;

use common::Player;
use klondike::{Action, Draw, PileId, Rules, Scoring};
use klondike_session::environment::Wall;
use klondike_session::protocol::{Command, DealRequest, Event, Failure, Notice, Setup};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Arguments of every command as the page sends them. `tsc` says that they are what the page may send, this test that
/// Rust takes them.
fn arguments() -> Value {
    let rules = json!({ "draw": 3, "passes": 3, "emptyColumn": "any", "worryBack": false });
    let setup = |deal: Value| json!({ "deal": deal, "rules": rules, "scoring": "standardTimed" });
    let at = json!([{ "revision": 7 }]);
    let bare = json!([{}]);
    let deals = [
        json!({ "kind": "random" }),
        json!({ "kind": "seed", "text": "klondike-1" }),
        json!({ "kind": "winnable" }),
        json!({ "kind": "verified", "number": 17 }),
        json!({ "kind": "practice" }),
        json!({ "kind": "daily", "date": null }),
        json!({ "kind": "daily", "date": "2026-11-29" }),
        json!({ "kind": "level", "level": "expert" }),
        json!({ "kind": "pasted", "text": "x" }),
        json!({ "kind": "same" }),
        json!({ "kind": "otherDraw" }),
    ];
    let setups: Vec<Value> =
        deals.into_iter().map(|deal| json!({ "setup": setup(deal) })).chain([json!({ "setup": null })]).collect();
    json!({
        "board": bare, "words": bare, "new_game": setups, "bring_back": bare,
        "play": [
            { "action": { "kind": "draw" }, "revision": 7 },
            { "action": { "kind": "recycle" }, "revision": 7 },
            { "action": { "kind": "move", "from": "t1", "to": "fs", "count": 1 }, "revision": 7 },
        ],
        "auto_move": [{ "from": "waste", "count": 1, "home": true, "revision": 7 }],
        "move_run": [{ "from": "t3", "to": "t5", "revision": 7 }],
        "send_home": at, "undo": at, "redo": at, "restart": bare, "finish": at,
        "demo": [{ "step": true }], "stop": bare, "hint": at, "check": at, "rewind": bare,
        "pause": [{ "away": true }], "resume": bare, "end_deal": bare, "deal_code": bare,
        "import_deal": [{ "text": "x" }], "check_seed": [{ "text": "x" }], "review": bare, "settings": bare,
        "set_settings": [
            {}, { "settings": { "theme": "paper", "keys": { "undo": "b" } } }, { "reset": true },
            { "setup": setup(json!({ "kind": "random" })) },
        ],
        "records": bare, "calendar": [{ "month": null, "draw": 1 }, { "month": "2026-11", "draw": 3 }],
        "verified": bare, "export": bare, "import": [{ "json": "{}" }], "undo_import": bare,
    })
}

/// What was answered and told in a game that meets everything.
#[derive(Default)]
struct Seen {
    replies: BTreeMap<&'static str, Vec<Value>>,
    events: BTreeMap<&'static str, Vec<Value>>,
    failures: Vec<Value>,
}

impl Seen {
    fn reply(&mut self, player: &mut Player, name: &'static str, command: Command) {
        match player.ask(command) {
            Ok(reply) => self.replies.entry(name).or_default().push(shape(json!(reply))),
            Err(failure) => self.failure(&failure),
        }
    }

    fn failure(&mut self, failure: &Failure) {
        let failure = shape(json!(failure));
        if !self.failures.contains(&failure) {
            self.failures.push(failure);
        }
    }

    /// The last board that was told.
    fn board(&mut self, player: &Player) {
        self.event(&Event::BoardChanged(Box::new(player.last_board().clone())));
    }

    fn event(&mut self, event: &Event) {
        self.events.entry(event.name()).or_default().push(shape(json!(event)));
    }

    fn events(&mut self, player: &mut Player) {
        for event in std::mem::take(&mut player.events) {
            // Boards are long: those that matter are taken one by one.
            if !matches!(event, Event::BoardChanged(_))
                && self.events.get(event.name()).is_none_or(|told| told.len() < 2)
            {
                self.event(&event);
            }
        }
    }
}

/// JSON without its sentences, and with long lists of texts cut.
fn shape(value: Value) -> Value {
    let is_name =
        |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_') && text.len() < 40;
    match value {
        Value::String(text) if is_name(&text) => Value::String(text),
        Value::String(_) => Value::String("…".to_owned()),
        Value::Array(items) => Value::Array(items.into_iter().map(shape).collect()),
        Value::Object(fields) => Value::Object(
            fields
                .into_iter()
                .map(|(name, value)| match (name.as_str(), value) {
                    ("texts", Value::Object(texts)) => {
                        (name, Value::Object(texts.into_iter().take(2).map(|(id, text)| (id, shape(text))).collect()))
                    }
                    ("deals" | "languages", Value::Array(items)) => {
                        (name, Value::Array(items.into_iter().take(2).map(shape).collect()))
                    }
                    ("steps" | "lines", Value::Array(items)) => {
                        (name, Value::Array(items.into_iter().take(3).map(shape).collect()))
                    }
                    // How far the solver got depends on the machine.
                    ("proven", Value::Bool(_)) => (name, Value::Bool(true)),
                    (_, value) => (name, shape(value)),
                })
                .collect::<Map<_, _>>(),
        ),
        other => other,
    }
}

fn play_through() -> Seen {
    let mut seen = Seen::default();
    // The practice deal and its solution never change, and no machine is too slow for the solver to solve it.
    let line = klondike_deals::practice::solution(Draw::One);
    let practice = |player: &mut Player, rules: Rules, scoring: Scoring| {
        let setup = Setup { deal: DealRequest::Practice, rules, scoring };
        player.ask(Command::NewGame { setup: Some(setup) }).expect("it is dealt");
    };
    let mut player = Player::new();
    // 29 November 2026, noon in UTC.
    player.clock.set_wall(Wall { unix_ms: 1_795_953_600_000, offset_minutes: 60 });
    let player = &mut player;
    seen.reply(player, "board", Command::Board);
    seen.reply(player, "words", Command::Words);
    seen.reply(player, "settings", Command::Settings);
    seen.reply(player, "check_seed", Command::CheckSeed { text: "klondike-1".to_owned() });
    seen.reply(player, "check_seed", Command::CheckSeed { text: String::new() });

    let three = Rules { draw: Draw::Three, ..Rules::default() };
    practice(player, three, Scoring::StandardTimed);
    let revision = player.revision();
    seen.reply(player, "play", Command::Play { action: Action::Draw, revision });
    seen.reply(player, "play", Command::Play { action: Action::Draw, revision });
    let revision = player.revision();
    seen.reply(player, "play", Command::Play { action: Action::Recycle, revision });
    seen.board(player);
    player.pass(1_100);
    seen.reply(player, "hint", Command::Hint { revision });
    seen.reply(player, "check", Command::Check { revision });
    player.pass(400);
    player.work();
    let from = PileId::Stock;
    seen.reply(player, "auto_move", Command::AutoMove { from, count: 1, home: false, revision });
    seen.reply(player, "pause", Command::Pause { away: false });
    seen.board(player);
    seen.reply(player, "undo", Command::Undo { revision: player.revision() });
    seen.reply(player, "resume", Command::Resume);
    seen.reply(player, "end_deal", Command::EndDeal);
    seen.board(player);
    seen.reply(player, "review", Command::Review);
    seen.events(player);

    practice(player, Rules::default(), Scoring::Vegas);
    practice(player, Rules::default(), Scoring::None);
    player.set("autoComplete", false);
    for &action in &line {
        player.play(action).expect("the line is legal");
    }
    player.pass(10);
    seen.board(player);
    seen.reply(player, "review", Command::Review);
    player.work();
    seen.reply(player, "review", Command::Review);
    seen.reply(player, "records", Command::Records);
    seen.reply(player, "calendar", Command::Calendar { month: Some("2026-11".to_owned()), draw: Draw::One });
    seen.reply(player, "verified", Command::Verified);
    seen.reply(player, "deal_code", Command::DealCode);
    seen.reply(player, "export", Command::Export);
    let code = match player.ask(Command::DealCode) {
        Ok(klondike_session::protocol::Reply::DealCode(code)) => code.code,
        other => panic!("no code: {other:?}"),
    };
    seen.reply(player, "import_deal", Command::ImportDeal { text: code });
    seen.reply(player, "import_deal", Command::ImportDeal { text: "AS AS".to_owned() });
    seen.reply(player, "import", Command::Import { json: "no".to_owned() });
    seen.reply(player, "undo_import", Command::UndoImport);
    seen.reply(player, "bring_back", Command::BringBack);
    seen.reply(player, "set_settings", Command::SetSettings { settings: None, setup: None, reset: true });
    seen.event(&Event::Notice(Notice { kind: "storage".to_owned(), text: "A sentence.".to_owned(), lasting: true }));
    seen.event(&Event::SearchProgress { text: "A sentence.".to_owned(), tries: 12, done: false });
    for (name, args) in [("play", json!([1])), ("nonsense", json!({}))] {
        seen.failure(&Command::parse(name, args).expect_err("it is refused"));
    }
    seen.events(player);
    seen
}

/// The whole file.
fn golden() -> String {
    let seen = play_through();
    let mut text = String::from(
        "// Written by tests/protocol.rs: Rust's real JSON without its sentences. `tsc` checks it against the protocol.\n\
         import type { Commands, Events, Failure } from '../../ui/protocol.js';\n\n",
    );
    let pretty = |value: &Value| serde_json::to_string(value).expect("it is JSON");
    for (name, list) in arguments().as_object().into_iter().flatten() {
        writeln!(text, "export const args_{name}: Commands['{name}']['args'][] = {};", pretty(list)).expect("text");
    }
    for (name, list) in &seen.replies {
        writeln!(text, "export const reply_{name}: Commands['{name}']['reply'][] = [").expect("text");
        list.iter().for_each(|reply| writeln!(text, "  {},", pretty(reply)).expect("text"));
        text.push_str("];\n");
    }
    for (name, list) in &seen.events {
        writeln!(text, "export const event_{}: Events['{name}'][] = [", name.replace('-', "_")).expect("text");
        list.iter().for_each(|event| writeln!(text, "  {},", pretty(event)).expect("text"));
        text.push_str("];\n");
    }
    text.push_str("export const failures: Failure[] = [\n");
    seen.failures.iter().for_each(|failure| writeln!(text, "  {},", pretty(failure)).expect("text"));
    text.push_str("];\n");
    text
}

#[test]
fn rust_and_the_page_mean_the_same() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/data/protocol.golden.ts");
    let new = golden();
    if std::env::var_os("KLONDIKE_UPDATE").is_some() {
        std::fs::write(path, &new).expect("the file can be written");
    }
    let old = std::fs::read_to_string(path).unwrap_or_default();
    for (number, (old, new)) in old.lines().zip(new.lines()).enumerate() {
        let place = old.chars().zip(new.chars()).take_while(|(old, new)| old == new).count();
        let about = |line: &str| line.chars().skip(place.saturating_sub(60)).take(160).collect::<String>();
        assert!(
            old == new,
            "line {} of protocol.golden.ts: KLONDIKE_UPDATE=1 writes it anew\n was …{}\n now …{}",
            number + 1,
            about(old),
            about(new)
        );
    }
    assert_eq!(old.lines().count(), new.lines().count(), "KLONDIKE_UPDATE=1 writes protocol.golden.ts anew");
}

#[test]
fn rust_takes_what_the_page_may_send() {
    let arguments = arguments();
    let arguments = arguments.as_object().expect("an object");
    for name in Command::NAMES {
        let list = arguments.get(name).and_then(Value::as_array).unwrap_or_else(|| panic!("{name} has no example"));
        for args in list {
            Command::parse(name, args.clone()).unwrap_or_else(|failure| panic!("{name} {args}: {}", failure.message()));
        }
    }
    assert_eq!(arguments.len(), Command::NAMES.len());
}

#[test]
fn every_reply_is_among_the_examples() {
    let seen = play_through();
    // `import` needs a file of its own, and these answer like others.
    let like_others = [
        "new_game",
        "bring_back",
        "move_run",
        "send_home",
        "undo",
        "redo",
        "restart",
        "finish",
        "demo",
        "stop",
        "rewind",
        "import",
        "undo_import",
    ];
    for name in Command::NAMES {
        assert!(seen.replies.contains_key(name) || like_others.contains(&name), "{name} was never answered");
    }
    for name in ["board-changed", "clock-changed", "verdict-changed", "records-changed", "settings-changed", "notice"] {
        assert!(seen.events.contains_key(name), "{name} was never told");
    }
}
