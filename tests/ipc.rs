//! The shell on Tauri's mock runtime: every command and every failure goes through the real invoke handler, queue and
//! actor, and back.

use klondike_app::build;
use klondike_session::environment::Puppet;
use klondike_session::protocol::Command;
use klondike_session::storage::MemoryStorage;
use serde_json::{Value, json};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tauri::ipc::{CallbackFn, InvokeBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder, mock_context, noop_assets};
use tauri::webview::InvokeRequest;
use tauri::{App, Listener, WebviewWindow, WebviewWindowBuilder};

/// The app without a window, and what it told.
struct Shell {
    _app: App<MockRuntime>,
    window: WebviewWindow<MockRuntime>,
    boards: Receiver<Value>,
}

impl Shell {
    fn start() -> Shell {
        let builder = build(mock_builder(), || Box::new(Puppet::new()), |_| Box::new(MemoryStorage::new()));
        let app = builder.build(mock_context(noop_assets())).expect("the app is built");
        let window = WebviewWindowBuilder::new(&app, "main", Default::default()).build().expect("a window");
        let (sender, boards) = channel();
        window.listen("board-changed", move |event| {
            let board: Value = serde_json::from_str(event.payload()).expect("events are JSON");
            let _ = sender.send(board);
        });
        let shell = Shell { _app: app, window, boards };
        shell.ask("board", json!({})).expect("a board");
        shell.boards.try_iter().for_each(drop);
        shell
    }

    fn request(name: &str, body: InvokeBody) -> InvokeRequest {
        InvokeRequest {
            cmd: name.to_owned(),
            callback: CallbackFn(0),
            error: CallbackFn(1),
            url: if cfg!(any(windows, target_os = "android")) { "http://tauri.localhost" } else { "tauri://localhost" }
                .parse()
                .expect("an address"),
            body,
            headers: Default::default(),
            invoke_key: INVOKE_KEY.to_owned(),
        }
    }

    fn ask(&self, name: &str, args: Value) -> Result<Value, Value> {
        get_ipc_response(&self.window, Shell::request(name, InvokeBody::Json(args)))
            .map(|body| body.deserialize::<Value>().expect("replies are JSON"))
    }

    fn revision(&self) -> u64 {
        self.ask("board", json!({})).expect("a board")["revision"].as_u64().expect("a number")
    }

    fn deal(&self, text: &str) {
        let rules = json!({ "draw": 1, "passes": null, "emptyColumn": "kings", "worryBack": true });
        let setup = json!({ "deal": { "kind": "seed", "text": text }, "rules": rules, "scoring": "none" });
        self.ask("new_game", json!({ "setup": setup })).expect("it is dealt");
    }

    fn next_board(&self) -> Value {
        self.boards.recv_timeout(Duration::from_secs(20)).expect("a board is told")
    }
}

fn kind(answer: &Result<Value, Value>) -> &str {
    answer.as_ref().expect_err("it is refused")["kind"].as_str().expect("a tag")
}

#[test]
fn every_command_gets_an_answer_and_every_failure_a_tag() {
    let shell = Shell::start();
    shell.deal("klondike-1");
    for name in Command::NAMES {
        for args in
            [json!({}), Value::Null, json!([]), json!("x"), json!({ "revision": "x" }), json!({ "nonsense": 1 })]
        {
            if let Err(failure) = shell.ask(name, args.clone()) {
                assert!(failure["kind"].is_string(), "{name} {args}: {failure}");
                assert!(failure["message"].as_str().is_some_and(|text| !text.is_empty()), "{name} {args}: {failure}");
            }
        }
    }
    // A random deal may be looked for meanwhile; the board is there all the same.
    assert_eq!(shell.ask("board", json!({})).expect("a board")["view"]["piles"].as_array().map(Vec::len), Some(13));
}

#[test]
fn unknown_commands_and_bytes_are_refused_with_a_tag() {
    let shell = Shell::start();
    assert_eq!(kind(&shell.ask("nonsense", json!({}))), "badRequest");
    let bytes = Shell::request("play", InvokeBody::Raw(vec![0, 159, 146, 150]));
    let answer = get_ipc_response(&shell.window, bytes).map(|_| Value::Null);
    assert_eq!(kind(&answer), "badRequest");
}

#[test]
fn what_is_done_is_told_before_it_is_acknowledged() {
    let shell = Shell::start();
    shell.deal("klondike-1");
    assert_eq!(shell.next_board()["cause"], "newGame");
    let revision = shell.revision();
    let reply = shell.ask("play", json!({ "action": { "kind": "draw" }, "revision": revision })).expect("a draw");
    assert_eq!(reply, json!({ "revision": revision + 1 }));
    let board = shell.boards.try_recv().expect("the event came before the reply");
    assert_eq!((&board["cause"], &board["revision"]), (&json!("play"), &json!(revision + 1)));
    assert_eq!(board["view"]["piles"][1]["cards"].as_array().map(Vec::len), Some(1));
}

#[test]
fn each_refusal_has_its_reason() {
    let shell = Shell::start();
    shell.deal("klondike-1");
    let revision = shell.revision();
    let play = |action: Value, revision: u64| shell.ask("play", json!({ "action": action, "revision": revision }));
    let reason = |answer: &Result<Value, Value>| {
        let failure = answer.as_ref().expect_err("it is refused");
        assert_eq!(failure["kind"], "illegalAction");
        failure["reason"].as_str().expect("a reason").to_owned()
    };
    assert_eq!(reason(&play(json!({ "kind": "draw" }), revision + 1)), "staleRevision");
    assert_eq!(reason(&play(json!({ "kind": "recycle" }), revision)), "stockNotEmpty");
    assert_eq!(reason(&shell.ask("undo", json!({ "revision": revision }))), "nothingToUndo");
    assert_eq!(reason(&shell.ask("redo", json!({ "revision": revision }))), "nothingToRedo");
    let step = |from: &str, to: &str, count: u8| json!({ "kind": "move", "from": from, "to": to, "count": count });
    assert_eq!(reason(&play(step("t1", "t1", 1), revision)), "samePile");
    assert_eq!(reason(&play(step("waste", "t1", 1), revision)), "emptyPile");
    assert_eq!(reason(&play(step("t7", "t1", 3), revision)), "faceDown");
    assert_eq!(reason(&play(step("t7", "t1", 200), revision)), "notARun");
    for (args, expected) in [
        (json!({ "kind": "seed", "text": " " }), "badSeed"),
        (json!({ "kind": "pasted", "text": "AS AS" }), "badDeal"),
        (json!({ "kind": "verified", "number": 9_999 }), "notFound"),
        (json!({ "kind": "nonsense" }), "badRequest"),
    ] {
        let rules = json!({ "draw": 1, "passes": null, "emptyColumn": "kings", "worryBack": true });
        let setup = json!({ "deal": args, "rules": rules, "scoring": "none" });
        assert_eq!(kind(&shell.ask("new_game", json!({ "setup": setup }))), expected);
    }
    assert_eq!(kind(&shell.ask("bring_back", json!({}))), "notFound");
    shell.ask("end_deal", json!({})).expect("it ends");
    assert_eq!(reason(&play(json!({ "kind": "draw" }), shell.revision())), "gameOver");
}

#[test]
fn of_twenty_commands_at_once_none_is_lost_or_refused() {
    let shell = Shell::start();
    shell.deal("klondike-1");
    let first = shell.revision();
    shell.boards.try_iter().for_each(drop);
    // All are sent before the first answer is looked at, as from a hand that hammers a key.
    let (sender, answers) = channel();
    for number in 0..20 {
        let sender = sender.clone();
        let args = json!({ "action": { "kind": "draw" }, "revision": first + number });
        let request = Shell::request("play", InvokeBody::Json(args));
        let webview: &tauri::Webview<MockRuntime> = shell.window.as_ref();
        webview.clone().on_message(
            request,
            Box::new(move |_, _, response, _, _| {
                let _ = sender.send(matches!(response, tauri::ipc::InvokeResponse::Ok(_)));
            }),
        );
    }
    for _ in 0..20 {
        assert!(answers.recv_timeout(Duration::from_secs(20)).expect("an answer"), "none is refused");
    }
    let revisions: Vec<u64> = shell.boards.try_iter().filter_map(|board| board["revision"].as_u64()).collect();
    assert_eq!(revisions, (first + 1..=first + 20).collect::<Vec<_>>(), "each was told, in order");
}

#[test]
fn the_solver_answers_through_its_thread() {
    let shell = Shell::start();
    shell.deal("klondike-1");
    let (sender, verdicts) = channel();
    shell.window.listen("verdict-changed", move |event| {
        let told: Value = serde_json::from_str(event.payload()).expect("events are JSON");
        let _ = sender.send(told);
    });
    let revision = shell.revision();
    shell.ask("check", json!({ "revision": revision })).expect("it is asked");
    let verdict = verdicts.recv_timeout(Duration::from_secs(60)).expect("a verdict");
    assert!(verdict["verdict"]["state"].is_string(), "{verdict}");
    // Twice: the second hint waits for the solver.
    shell.ask("hint", json!({ "revision": revision })).expect("a hint");
    shell.ask("hint", json!({ "revision": revision })).expect("a hint, or that there is none");
}
