//! Runs the command line and looks at what scripts see.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::io::Write;
use std::process::{Command, Stdio};

/// The deal of the seed `klondike-1`.
pub const DEAL: &str =
    "2S8HJD9SASAC7H6HQD8C8DTSQSJC6D3D7S2CTDJS5SAD4SKH9C9H9D3CTH4HTC5C5H3S5DJH2H7C3HKC4C8SQCAHQH6S4DKD6C2DKS7D";

pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

pub fn run_bytes(args: &[&str], input: &[u8]) -> Ran {
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

pub fn run(args: &[&str], input: &str) -> Ran {
    run_bytes(args, input.as_bytes())
}

/// Done: exit 0, nothing on stderr.
pub fn good(args: &[&str], input: &str) -> String {
    let ran = run(args, input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?} {input:?}");
    ran.out
}

/// Bad input: exit 2, nothing on stdout, one line on stderr that says what.
pub fn bad(args: &[&str], input: &[u8], says: &str) {
    let ran = run_bytes(args, input);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}: {}", ran.err);
    assert!(ran.err.ends_with('\n') && ran.err.lines().count() == 1, "one line: {:?}", ran.err);
    assert!(ran.err.contains(says), "{:?} should say {says:?}", ran.err);
    assert!(!ran.err.contains("panicked"));
}

pub const DRAW_1: [&str; 7] = ["replay", "--deal", DEAL, "--draw", "1", "--passes", "unlimited"];
pub const DRAW_3: [&str; 7] = ["replay", "--deal", DEAL, "--draw", "3", "--passes", "unlimited"];

pub fn with<'a>(base: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [base, more].concat()
}

/// One value of the final state.
pub fn value(args: &[&str], script: &str, key: &str) -> serde_json::Value {
    let out = good(args, script);
    let state: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    state[key].clone()
}

pub fn refused(args: &[&str], script: &str, line: usize, reason: &str) {
    let ran = run(args, script);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""), "{script:?}");
    assert_eq!(ran.out, format!("{{\"line\":{line},\"reason\":\"{reason}\"}}\n"), "{script:?}");
}
