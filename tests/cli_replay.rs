//! `klondike-cli replay` as scripts see it.

#[path = "cli/common.rs"]
mod common;

use common::*;

#[test]
fn the_final_state_is_written_as_promised() {
    let expected = concat!(
        r#"{"stock":"4htc5c5h3s5djh2h7c3hkc4c8sqcahqh6s4dkd6c2dks7d","waste":"TH","#,
        r#""foundations":{"C":0,"D":0,"H":0,"S":0},"#,
        r#""tableau":["2S","8h6H","jdqdJC","9s8c6dTD","as8d3djs4S","acts7s5skh9H","7hqs2cad9c9d3C"],"#,
        r#""actions":3,"moves":1,"undos":1,"pass":1,"score":null,"won":false}"#,
        "\n"
    );
    assert_eq!(good(&DRAW_1, "draw\ndraw\nundo\n"), expected);
    assert_eq!(
        good(&DRAW_1, "draw\r\n\r\n  draw  # a comment\r\n# another\n\t\nundo"),
        expected,
        "CRLF, comments, no end"
    );
    assert_eq!(good(&with(&DRAW_1, &["--scoring", "none", "--empty-column", "kings"]), "draw\ndraw\nundo"), expected);
}

#[test]
fn an_empty_script_prints_the_deal() {
    for script in ["", "\n\n", "# nothing\n"] {
        assert_eq!(value(&DRAW_1, script, "actions"), 0);
        assert_eq!(value(&DRAW_1, script, "waste"), "");
        let stock = value(&DRAW_1, script, "stock");
        assert_eq!(stock.as_str().expect("text").to_uppercase(), DEAL[56..], "the next card first");
    }
}

#[test]
fn counts_are_those_of_the_game() {
    let script = "draw\ndraw\ndraw\nundo\nundo\nredo\n";
    assert_eq!(value(&DRAW_3, script, "actions"), 6);
    assert_eq!(value(&DRAW_3, script, "moves"), 2);
    assert_eq!(value(&DRAW_3, script, "undos"), 2);
    let pass = format!("{}recycle\n", "draw\n".repeat(8));
    assert_eq!(value(&DRAW_3, &pass, "pass"), 2);
    assert_eq!(value(&DRAW_3, &format!("{pass}undo\n"), "pass"), 1);
}

#[test]
fn refusals_stop_the_replay_with_line_and_reason() {
    refused(&DRAW_1, "draw\n\n# x\nrecycle\ndraw\n", 4, "stockNotEmpty");
    refused(&DRAW_1, "undo", 1, "nothingToUndo");
    refused(&DRAW_1, "draw\nredo", 2, "nothingToRedo");
    refused(&DRAW_1, "w-t1", 1, "emptyPile");
    refused(&DRAW_1, "w-f", 1, "emptyPile");
    refused(&DRAW_1, "t1-t1", 1, "samePile");
    refused(&DRAW_1, "t2-f", 1, "wrongRank");
    refused(&DRAW_1, "t2-fs", 1, "wrongSuit");
    refused(&DRAW_1, "t7-t1x7", 1, "faceDown");
    refused(&DRAW_1, "t7-t1x8", 1, "notARun");
    refused(&DRAW_1, "t7-fx255", 1, "notARun");
    refused(&DRAW_1, "t1-t3", 1, "sameColour");
    refused(&DRAW_1, "fh-t2", 1, "emptyPile");
    refused(&DRAW_1, "s-t2", 1, "faceDown");
    refused(&DRAW_1, "draw\nw-t1x2", 2, "notTop");
    let spent = "draw\n".repeat(24);
    refused(&DRAW_1, &format!("{spent}draw"), 25, "emptyPile");
    let once = ["replay", "--deal", DEAL, "--draw", "1", "--passes", "1"];
    refused(&once, &format!("{spent}recycle"), 25, "noPassLeft");
    // What comes after a refusal is not read: also not when it makes no sense.
    refused(&DRAW_1, "undo\njump\n", 1, "nothingToUndo");
}

#[test]
fn passes_are_taken_as_given() {
    for (draw, scoring) in [("1", "none"), ("3", "none"), ("1", "vegas"), ("3", "vegas-cumulative")] {
        let trip = format!("{}recycle\n", "draw\n".repeat(if draw == "1" { 24 } else { 8 }));
        let lines = trip.lines().count();
        for passes in 1..=9 {
            let text = passes.to_string();
            let args = ["replay", "--deal", DEAL, "--draw", draw, "--passes", &text, "--scoring", scoring];
            assert_eq!(value(&args, &trip.repeat(passes - 1), "pass"), passes);
            refused(&args, &trip.repeat(passes), lines * passes, "noPassLeft");
        }
    }
}

#[test]
fn house_rules_are_flags() {
    // An ace home, then back onto a two: with worrying back off it stays.
    let practice = good(&["deal", "--practice"], "");
    let base = ["replay", "--deal", practice.trim(), "--draw", "3", "--passes", "unlimited"];
    let script = "draw\nw-f\ndraw\nw-f\nfs-t1\n";
    let ran = run(&base, script);
    let off = run(&with(&base, &["--no-worry-back"]), script);
    assert_eq!(ran.code, 1);
    assert!(!ran.out.contains("worryBackOff") && off.out.contains("worryBackOff"), "{} {}", ran.out, off.out);
}

#[test]
fn unknown_actions_are_bad_input_with_the_line() {
    for unknown in [
        "jump",
        "DRAW",
        "draw 3",
        "t0-t1",
        "t8-t1",
        "t1-t2x0",
        "t1-t2x",
        "t1-t2x-1",
        "t1-t2x256",
        "t1-t2x1x1",
        "t1",
        "t1-",
        "-t1",
        "w-w",
        "t1-w",
        "t1-s",
        "fx-t1",
        "f-t1",
        "t1_t2",
        "t1 - t2",
        "w-t3 w-t4",
        "undo 2",
        "at",
        "at x",
        "at -1",
        "at 1e3",
        "at 1.2.3",
        "at .5",
        "at 5.",
        "at 99999999999999999999",
        "at 9999999999999",
        "\u{1f0cf}",
        "t\u{661}-t2",
    ] {
        bad(&DRAW_1, format!("draw\n# c\n{unknown}\n").as_bytes(), "line 3: ");
    }
    bad(&DRAW_1, b"draw\n\xff\xfe\n", "line 2: not UTF-8");
    bad(&DRAW_1, b"draw\n\0\n", "line 2: ");
    bad(&DRAW_1, &vec![b'x'; 3 << 20], "line 1: the line is too long");
}

#[test]
fn bad_flags_of_a_replay() {
    let cases: [(&[&str], &str); 14] = [
        (&["replay"], "--deal"),
        (&["replay", "--deal", DEAL, "--draw", "1"], "--passes"),
        (&["replay", "--deal", DEAL, "--passes", "1"], "--draw"),
        (&["replay", "--draw", "1", "--passes", "1"], "--deal"),
        (&["replay", "--deal", DEAL, "--draw", "2", "--passes", "1"], "--draw"),
        (&["replay", "--deal", DEAL, "--draw", "01", "--passes", "1"], "--draw"),
        (&["replay", "--deal", DEAL, "--draw", "1", "--passes", "0"], "--passes"),
        (&["replay", "--deal", DEAL, "--draw", "1", "--passes", "10"], "--passes"),
        (&["replay", "--deal", DEAL, "--draw", "1", "--passes", "-1"], "--passes"),
        (&["replay", "--deal", DEAL, "--draw", "1", "--passes", "infinite"], "--passes"),
        (&["replay", "--deal", &DEAL[2..], "--draw", "1", "--passes", "1"], "51"),
        (&["replay", "--deal", DEAL, "--draw", "1", "--passes", "1", "--fast"], "--fast"),
        (&["replay", "--deal", DEAL, "--draw", "1", "--passes", "1", "--empty-column", "all"], "--empty-column"),
        (&["replay", "--deal", DEAL, "--draw", "1", "--passes", "1", "--passes", "2"], "--passes"),
    ];
    for (args, says) in cases {
        bad(args, b"", says);
    }
    bad(&with(&DRAW_1, &["--scoring", "golf"]), b"", "golf");
    bad(&with(&DRAW_1, &["--balance", "1.5"]), b"", "1.5");
    bad(&with(&DRAW_1, &["--balance", "99999999999999999999"]), b"", "--balance");
    let doubled = DEAL.replacen("2S", "7D", 1);
    bad(&["replay", "--deal", &doubled, "--draw", "1", "--passes", "1"], b"", "7D");
    bad(&[], b"", "subcommand");
    bad(&["shuffle"], b"", "shuffle");
}

#[test]
fn a_deal_line_may_have_an_id() {
    let line = format!("17\t{DEAL}\r\n");
    assert_eq!(value(&["replay", "--deal", &line, "--draw", "1", "--passes", "1"], "draw", "waste"), "TH");
}

#[test]
fn scores_and_the_clock() {
    let practice = good(&["deal", "--practice"], "");
    let play = |scoring: &str, more: &[&str], script: &str| {
        let base = ["replay", "--deal", practice.trim(), "--draw", "3", "--passes", "3", "--scoring", scoring];
        value(&with(&base, more), script, "score")
    };
    assert_eq!(play("none", &[], "draw\nw-f\n"), serde_json::Value::Null);
    assert_eq!(play("standard", &[], "draw\nw-f\n"), 10);
    assert_eq!(play("points", &[], "draw\nw-f\nundo"), 0);
    assert_eq!(play("vegas", &[], "draw\nw-f\n"), -47);
    assert_eq!(play("vegas-cumulative", &["--balance", "-73"], "draw\n"), -125);
    assert_eq!(play("vegas-cumulative", &["--balance=-73"], "draw\nw-f\n"), -120);
    assert_eq!(play("standard-timed", &[], "at 1\ndraw\nw-f\nat 59\n"), 0);
    assert_eq!(play("standard-timed", &[], "draw\nw-f\nat 9.999\n"), 10);
    assert_eq!(play("standard-timed", &[], "draw\nw-f\nat 10\nat 10\nat 10.0\n"), 8);
    assert_eq!(play("standard-timed", &[], "draw\nw-f\nat 19.5\nundo"), 0);
    assert_eq!(play("standard-timed", &[], "draw\nw-f\nat 19.5\nundo\nredo"), 8);
    let win = good(&["deal", "--practice", "--draw", "3", "--solution"], "");
    let win = win.split_once('\n').expect("the deal first").1;
    for (seconds, score) in [("0", 625), ("29", 625 - 4), ("30", 625 - 6 + 23_333), ("140", 625 - 28 + 5_000)] {
        let last = win.trim_end().rsplit_once('\n').expect("many lines");
        let script = format!("{}\nat {seconds}\n{}\nat 100000\n", last.0, last.1);
        assert_eq!(play("standard-timed", &[], &script), score, "{seconds}");
    }
}

#[test]
fn a_clock_that_goes_back_is_bad_input() {
    bad(&DRAW_1, b"at 5\ndraw\nat 4.999\n", "line 3: the clock");
    assert_eq!(value(&DRAW_1, "at 5\ndraw\nat 5\n", "actions"), 1);
}

#[test]
fn a_won_game_refuses_but_can_be_undone() {
    let out = good(&["deal", "--practice", "--solution"], "");
    let (deal, win) = out.split_once('\n').expect("the deal first");
    let args = ["replay", "--deal", deal, "--draw", "1", "--passes", "unlimited"];
    for (line, reason) in [
        ("draw", "gameOver"),
        ("recycle", "gameOver"),
        ("t1-f", "gameOver"),
        ("w-f", "gameOver"),
        ("t1-t1", "gameOver"),
        ("redo", "nothingToRedo"),
    ] {
        refused(&args, &format!("{win}{line}\n"), 77, reason);
    }
    assert_eq!(value(&args, &format!("{win}undo\n"), "won"), false);
    assert_eq!(value(&args, &format!("{win}undo\nredo\n"), "won"), true);
    assert_eq!(value(&args, &format!("{win}undo\nredo\n"), "actions"), 78);
}
