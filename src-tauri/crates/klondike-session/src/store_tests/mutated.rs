//! Ten thousand files that nobody would write: truncated, flipped, of wrong types, with huge numbers, nested deeply.

use super::*;

/// The files of a session that has lived.
fn lived_in() -> MemoryStorage {
    let (files, last) = nearly_won(seed_source("a"), 1, Setup::default());
    let mut session = start(&files);
    win(&mut session, last);
    new_game(&mut session, "running");
    play_some(&mut session, 20);
    session.close();
    files
}

fn mutate(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut out = bytes.to_vec();
    let place = chance.below(out.len());
    match chance.below(8) {
        0 => out.truncate(place),
        1 => out[place] ^= 1 << chance.below(8),
        2 => {
            let end = (place + 1 + chance.below(40)).min(out.len());
            out.drain(place..end);
        }
        3 => {
            let copy = out[place..(place + chance.below(80)).min(out.len())].to_vec();
            out.splice(place..place, copy);
        }
        4 => {
            let junk: Vec<u8> = (0..chance.below(30)).map(|_| chance.below(256) as u8).collect();
            out.splice(place..place, junk);
        }
        5 => {
            let text = String::from_utf8_lossy(&out).into_owned();
            let with = ["-1", "1e999", "99999999999999999999", "null", "\"x\"", "[]", "{}", "true"][chance.below(8)];
            let digit = text[..].char_indices().filter(|(_, c)| c.is_ascii_digit()).nth(chance.below(60));
            let place = digit.map_or(0, |(place, _)| place);
            out = format!("{}{with}{}", &text[..place], &text[(place + 1).min(text.len())..]).into_bytes();
        }
        6 => {
            let deep = 1 + chance.below(3000);
            let text = String::from_utf8_lossy(&out).into_owned();
            out = text.replacen(':', &format!(":{}1{}", "[".repeat(deep), "]".repeat(deep)), 1).into_bytes();
        }
        _ => {
            // 51 cards, or two of one.
            let text = String::from_utf8_lossy(&out).into_owned();
            out = text.replacen(["AS", "KH", "5D"][chance.below(3)], ["", "KH", "ZZ"][chance.below(3)], 1).into_bytes();
        }
    }
    out
}

/// With good seals around wrong content: what only the checks behind them can find.
fn resealed(file: File, bytes: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let bare = |line: &str| line.rsplit_once(" #").map_or(line, |(line, _)| line).to_owned() + "\n";
    match file {
        File::Game => Chain::default().seal(&text.lines().map(bare).collect::<String>()).into_bytes(),
        File::History => {
            text.lines().map(|line| crate::journal::seal_alone(bare(line).trim_end())).collect::<String>().into_bytes()
        }
        File::Store => match serde_json::from_str(&text) {
            Ok(fields) => crate::store_form::encode(&fields).into_bytes(),
            Err(_) => bytes.to_vec(),
        },
    }
}

/// No panic, no hang; what was there is used, or set aside as it was; play goes on and is kept.
#[test]
fn ten_thousand_mutated_files() {
    let good = lived_in();
    let mut chance = Chance(0x5eed);
    for round in 0..10_000 {
        let files = MemoryStorage::new();
        let file = File::ALL[chance.below(3)];
        for other in File::ALL {
            files.put(other, &good.content(other).unwrap());
        }
        let mut bytes = mutate(&files.content(file).unwrap(), &mut chance);
        if round % 2 == 1 {
            bytes = resealed(file, &bytes);
        }
        files.put(file, &bytes);
        let mut session = start(&files);
        let told = notices(&mut session);
        let aside = files.set_aside_files();
        assert!(aside.iter().all(|(_, kept)| *kept == bytes), "round {round}: set aside as it was");
        assert_eq!(aside.is_empty(), !told.iter().any(|(kind, _)| kind == "setAside"), "round {round}: {told:?}");
        if round % 50 == 0 {
            play_some(&mut session, 2);
            session.close();
            assert_eq!(start(&files).attempt().game, session.attempt().game, "round {round}");
        }
    }
}

/// 100 MB of anything is no reason to hang.
#[test]
fn huge_files() {
    for (file, byte) in [(File::Game, b'x'), (File::Store, b'['), (File::History, b'x'), (File::History, b'\n')] {
        let files = MemoryStorage::new();
        files.put(file, &vec![byte; 100 << 20]);
        let mut session = start(&files);
        play_some(&mut session, 1);
        assert!(!notices(&mut session).is_empty(), "{file:?}");
        let kept = files.content(file).is_some_and(|bytes| bytes.len() == 100 << 20);
        let aside = files.set_aside_files().iter().any(|(_, bytes)| bytes.len() == 100 << 20);
        assert!(kept || aside, "{file:?}: nothing is overwritten");
    }
}
