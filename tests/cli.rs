//! The command line as scripts see it: output, exit codes, one line on stderr.

#[path = "cli/common.rs"]
mod common;

use common::*;
use proptest::prelude::*;
use std::process::{Command, Stdio};

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
