//! The command line as scripts see it: output, exit codes, one line on stderr.

use proptest::prelude::*;
use std::io::Write;
use std::process::{Command, Stdio};

const GOLDEN: &str = include_str!("data/seeds/golden.tsv");
/// The deal of the seed `klondike-1`.
const DEAL: &str =
    "2S8HJD9SASAC7H6HQD8C8DTSQSJC6D3D7S2CTDJS5SAD4SKH9C9H9D3CTH4HTC5C5H3S5DJH2H7C3HKC4C8SQCAHQH6S4DKD6C2DKS7D";

struct Ran {
    code: i32,
    out: String,
    err: String,
}

fn run_bytes(args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klondike-cli"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // A command that has its answer does not read on: what can't be written then is no fault.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let done = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer ends");
    Ran {
        code: done.status.code().expect("an exit code, no signal"),
        out: String::from_utf8(done.stdout).expect("UTF-8"),
        err: String::from_utf8(done.stderr).expect("UTF-8"),
    }
}

fn run(args: &[&str], input: &str) -> Ran {
    run_bytes(args, input.as_bytes())
}

/// Done: exit 0, nothing on stderr.
fn good(args: &[&str], input: &str) -> String {
    let ran = run(args, input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?} {input:?}");
    ran.out
}

/// Bad input: exit 2, nothing on stdout, one line on stderr that says what.
fn bad(args: &[&str], input: &[u8], says: &str) {
    let ran = run_bytes(args, input);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}: {}", ran.err);
    assert!(ran.err.ends_with('\n') && ran.err.lines().count() == 1, "one line: {:?}", ran.err);
    assert!(ran.err.contains(says), "{:?} should say {says:?}", ran.err);
    assert!(!ran.err.contains("panicked"));
}

const DRAW_1: [&str; 7] = ["replay", "--deal", DEAL, "--draw", "1", "--passes", "unlimited"];
const DRAW_3: [&str; 7] = ["replay", "--deal", DEAL, "--draw", "3", "--passes", "unlimited"];

fn with<'a>(base: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [base, more].concat()
}

/// One value of the final state.
fn value(args: &[&str], script: &str, key: &str) -> serde_json::Value {
    let out = good(args, script);
    let state: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    state[key].clone()
}

fn refused(args: &[&str], script: &str, line: usize, reason: &str) {
    let ran = run(args, script);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""), "{script:?}");
    assert_eq!(ran.out, format!("{{\"line\":{line},\"reason\":\"{reason}\"}}\n"), "{script:?}");
}

// ---- deal ----

#[test]
fn a_seed_is_dealt() {
    assert_eq!(good(&["deal", "--seed", "klondike-1"], ""), format!("{DEAL}\n"));
    assert_eq!(good(&["deal", "--seed=klondike-1"], ""), format!("{DEAL}\n"));
    assert_eq!(good(&["deal", "--seed", " klondike-1\t"], ""), format!("{DEAL}\n"), "trimmed");
    for (seed, deal) in GOLDEN.lines().step_by(7).map(|line| line.split_once('\t').expect("two fields")) {
        let seed: String = serde_json::from_str(seed).expect("a JSON string");
        assert_eq!(good(&["deal", "--seed", &seed], ""), format!("{deal}\n"), "{seed:?}");
    }
    // Seeds that look like flags.
    for seed in ["-1", "--", "--help", "-", "#"] {
        assert_eq!(good(&["deal", "--seed", seed], "").trim_end().len(), 104, "{seed}");
    }
}

#[test]
fn blank_and_long_seeds_are_bad_input() {
    bad(&["deal", "--seed", ""], b"", "blank");
    bad(&["deal", "--seed", " \t\u{3000}"], b"", "blank");
    bad(&["deal", "--seed", &"x".repeat(97)], b"", "97");
    assert_eq!(good(&["deal", "--seed", &"\u{1f0cf}".repeat(96)], "").trim_end().len(), 104);
}

#[cfg(unix)]
#[test]
fn a_seed_that_is_no_text_is_bad_input() {
    use std::os::unix::ffi::OsStrExt;
    let done = Command::new(env!("CARGO_BIN_EXE_klondike-cli"))
        .args(["deal", "--seed"])
        .arg(std::ffi::OsStr::from_bytes(b"\xff\xfe"))
        .output()
        .expect("it runs");
    assert_eq!(done.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&done.stderr).lines().count(), 1);
}

#[test]
fn one_source_and_only_one() {
    bad(&["deal"], b"", "--seed");
    bad(&["deal", "--seed", "a", "--practice"], b"", "--practice");
    bad(&["deal", "--seed", "a", "--seed", "b"], b"", "--seed");
    bad(&["deal", "--verified", "1", "--daily", "2026-01-01", "--draw", "1"], b"", "cannot be used");
}

#[test]
fn every_format_can_be_imported_again() {
    let folder = std::env::temp_dir().join(format!("klondike-cli-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for format in ["line", "pysol", "solvitaire", "code"] {
        let text = good(&["deal", "--seed", "klondike-1", "--format", format], "");
        assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{format}");
        assert_eq!(good(&["deal", "--import", "-"], &text), format!("{DEAL}\n"), "{format}");
        let file = folder.join(format);
        std::fs::write(&file, &text).expect("it can be written");
        assert_eq!(good(&["deal", "--import", file.to_str().expect("UTF-8")], ""), format!("{DEAL}\n"));
    }
    std::fs::remove_dir_all(&folder).expect("it can be removed");
}

#[test]
fn a_code_holds_the_rules() {
    let plain = good(&["deal", "--seed", "klondike-1", "--format", "code"], "");
    let flags = ["--draw", "3", "--passes", "2", "--empty-column", "any", "--no-worry-back"];
    let code = good(&with(&["deal", "--seed", "klondike-1", "--format", "code"], &flags), "");
    assert_ne!(plain, code);
    // Imported, the rules come along; a flag changes them.
    assert_eq!(good(&["deal", "--import", "-", "--format", "code"], &code), code);
    let back = good(
        &[
            "deal",
            "--import",
            "-",
            "--format",
            "code",
            "--draw",
            "1",
            "--passes",
            "unlimited",
            "--empty-column",
            "kings",
        ],
        &code,
    );
    assert_ne!(back, code);
    for (flag, value) in [("--draw", "2"), ("--passes", "0"), ("--passes", "10"), ("--empty-column", "none")] {
        bad(&["deal", "--seed", "a", "--format", "code", flag, value], b"", flag);
    }
}

#[test]
fn broken_imports_are_refused_with_the_reason() {
    bad(&["deal", "--import", "/no/such/file"], b"", "/no/such/file");
    bad(&["deal", "--import", "-"], b"", "no deal");
    bad(&["deal", "--import", "-"], b"\xff\xfe", "not UTF-8");
    bad(&["deal", "--import", "-"], &vec![b' '; 1 << 20], "too long");
    bad(&["deal", "--import", "-"], &vec![0xff; 1 << 20], "too long");
    bad(&["deal", "--import", "-"], DEAL.replacen("2S", "8H", 1).as_bytes(), "8H");
    bad(&["deal", "--import", "-"], DEAL.replacen("2S", "XS", 1).as_bytes(), "XS");
    bad(&["deal", "--import", "-"], &DEAL.as_bytes()[..102], "7D");
}

#[test]
fn the_practice_layout_and_its_solutions() {
    let deal = good(&["deal", "--practice"], "");
    for (draw, least) in [("1", 76), ("3", 60)] {
        let out = good(&["deal", "--practice", "--draw", draw, "--solution"], "");
        let (line, actions) = out.split_once('\n').expect("the deal first");
        assert_eq!(format!("{line}\n"), deal);
        assert_eq!(actions.lines().count(), least);
        let args = ["replay", "--deal", line, "--draw", draw, "--passes", "1"];
        assert_eq!(value(&args, actions, "won"), true);
        assert_eq!(value(&args, actions, "actions"), least);
    }
}

#[test]
fn only_stored_solutions_are_printed() {
    bad(&["deal", "--seed", "a", "--solution"], b"", "--solution");
    bad(&["deal", "--import", "-", "--solution"], DEAL.as_bytes(), "--solution");
}

#[test]
fn verified_and_daily_deals_outside_their_tables() {
    for number in ["0", "121", "-1", "x", "", "1.5", "99999999999"] {
        bad(&["deal", "--verified", number], b"", "1 to 120");
    }
    for date in ["2025-12-31", "2047-01-01", "2026-02-30", "2026-13-01", "yesterday", ""] {
        bad(&["deal", "--daily", date, "--draw", "1"], b"", "--daily");
    }
    bad(&["deal", "--daily", "2026-06-01"], b"", "--draw");
}

// ---- replay ----

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

#[test]
fn perft_counts_each_depth() {
    let args = ["perft", "--deal", DEAL, "--draw", "1", "--passes", "unlimited", "--depth", "4"];
    assert_eq!(good(&args, ""), "0\t1\n1\t2\n2\t4\n3\t5\n4\t6\n");
    bad(&with(&args[..7], &[]), b"", "--depth");
}

#[test]
fn grade_tells_the_level_of_each_deal() {
    let args = ["grade", "--draw", "1", "--passes", "unlimited"];
    let practice = good(&["deal", "--practice"], "");
    let out = good(&args, &format!("# two deals\n{practice}\npractice\t{practice}"));
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!((rows.len(), rows[0][0], rows[1][0]), (2, "2", "practice"));
    assert_eq!(rows[0][1..], rows[1][1..], "the same deal");
    assert!(["easy", "medium", "hard", "expert"].contains(&rows[0][1]) && rows[0][2].ends_with("/64"), "{out}");
    bad(&args, b"\n\n2S3S\n", "line 3: ");
}

// ---- any bytes ----

/// Whatever is fed in: an exit code of ours, one line on stderr with a 2 and none with another, and no panic.
fn assert_civil(args: &[&str], input: &[u8]) {
    let ran = run_bytes(args, input);
    let lines = if ran.code == 2 { 1 } else { 0 };
    assert!((0..=2).contains(&ran.code) && ran.err.lines().count() == lines, "{args:?} {input:?}: {}", ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
}

proptest! {
    // Each case starts a process or two; the fuzz targets and `tests/rules/bytes.rs` try many more without.
    #![proptest_config(ProptestConfig {
        cases: 60,
        failure_persistence: None,
        rng_seed: prop::test_runner::RngSeed::Fixed(104),
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_bytes_as_a_script(bytes in prop::collection::vec(any::<u8>(), 0..200), words in "((draw|recycle|undo|redo|at [0-9.]{0,9}|[wst][0-9]?-[tf][0-9cdhs]?(x[0-9]{0,4})?|#.{0,5})\\r?\n){0,40}") {
        assert_civil(&DRAW_1, &bytes);
        assert_civil(&with(&DRAW_3, &["--scoring", "standard-timed"]), words.as_bytes());
    }

    #[test]
    fn any_bytes_as_a_deal(bytes in prop::collection::vec(any::<u8>(), 0..200), text in "[^\0]{0,120}") {
        assert_civil(&["deal", "--import", "-", "--format", "code"], &bytes);
        assert_civil(&["deal", "--seed", &text], b"");
        assert_civil(&["replay", "--draw", "1", "--passes", "1", "--deal", &text], b"");
        assert_civil(&["deal", "--daily", &text, "--draw", "3"], b"");
    }
}

// ---- the shell ----

#[test]
fn help_and_version() {
    for args in [&["--help"][..], &["deal", "--help"], &["replay", "-h"], &["help", "replay"]] {
        assert!(good(args, "").contains("Usage"), "{args:?}");
    }
    assert_eq!(good(&["--version"], ""), concat!("klondike-cli ", env!("CARGO_PKG_VERSION"), "\n"));
}

/// A reader that goes away early (`| head`) is no fault and no panic.
#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_fault() {
    for args in [
        &["deal", "--practice", "--solution"][..],
        &["--help"],
        &["perft", "--deal", DEAL, "--draw", "1", "--passes", "1", "--depth", "3"],
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let done = Command::new(env!("CARGO_BIN_EXE_klondike-cli"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(writer)
            .output()
            .expect("it runs");
        assert_eq!((done.status.code(), String::from_utf8_lossy(&done.stderr).as_ref()), (Some(0), ""), "{args:?}");
    }
}
