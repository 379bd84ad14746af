//! `klondike-cli deal` as scripts see it.

#[path = "cli/common.rs"]
mod common;

use common::*;
use std::process::Command;

const GOLDEN: &str = include_str!("data/seeds/golden.tsv");

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
fn verified_deals_and_their_solutions() {
    for number in ["1", "60", "120"] {
        let out = good(&["deal", "--verified", number, "--solution"], "");
        let (line, actions) = out.split_once('\n').expect("the deal first");
        assert_eq!(good(&["deal", "--verified", number], ""), format!("{line}\n"));
        assert_eq!(value(&["replay", "--deal", line, "--draw", "1", "--passes", "unlimited"], actions, "won"), true);
        bad(&["deal", "--verified", number, "--solution", "--draw", "3"], b"", "--draw 1");
    }
}

#[test]
fn the_deal_of_a_day() {
    let of = |date: &str, draw: &str| good(&["deal", "--daily", date, "--draw", draw], "");
    assert_eq!(of("2026-11-29", "1"), of("2026-11-29", "1"));
    assert_ne!(of("2026-11-29", "1"), of("2026-11-29", "3"));
    assert_ne!(of("2026-11-29", "1"), of("2026-11-30", "1"));
    for (date, draw) in [("2026-01-01", "1"), ("2028-02-29", "3"), ("2046-12-31", "1")] {
        let solve = ["solve", "--draw", draw, "--passes", "unlimited"];
        assert!(good(&solve, &of(date, draw)).contains("\tsolved\t"), "{date}");
    }
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
