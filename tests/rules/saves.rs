//! Saved games: the whole game comes back, or nothing does.

mod common;

use common::*;
use klondike::save::{self, SaveError, SaveFault, apply_line, from_text, header, to_text};
use klondike::{Action, Game, Help, Illegal, Scoring, Setup};

/// A save of every version from the first on: each must load for ever.
const GOLDEN: &[(&str, &str)] = &[("v1", include_str!("../data/saves/v1.klondike"))];

/// A game with everything in it: draws, moves, undos, redos, time, help, something left to redo.
fn full_game(scoring: Scoring) -> Game {
    let mut game = Game::new(deal_of("save"), Setup { rules: draw_3(), scoring, balance: -73 });
    let mut random = Random(21);
    for n in 0..120_u64 {
        let legal = game.table().legal_actions(game.rules());
        game.play(random.pick(&legal)).expect("legal");
        game.clock_to(n * 1_234);
        match n % 17 {
            3 => game.count_help([Help::Hint, Help::ProvenMove, Help::Check, Help::Demo][n as usize / 17 % 4]),
            5 => drop(game.undo()),
            11 => {
                game.undo().expect("an action");
                game.redo().expect("an action");
            }
            _ => {}
        }
    }
    for _ in 0..5 {
        game.undo().expect("an action");
    }
    game
}

fn fault(text: &str) -> (usize, SaveFault) {
    let SaveError { line, fault } = from_text(text).expect_err("should be refused");
    (line, fault)
}

#[test]
fn the_whole_game_comes_back() {
    for scoring in Scoring::ALL {
        let mut game = full_game(scoring);
        let text = to_text(&game);
        let mut loaded = from_text(&text).expect("just saved");
        assert_eq!(loaded, game, "table, tally, score, clock, past, future, log");
        assert_eq!(loaded.future().len(), 5, "and what can be redone");
        // Both go on alike.
        for game in [&mut loaded, &mut game] {
            game.redo().expect("an action");
            while game.undo().is_ok() {}
            game.end().expect("in play");
        }
        assert_eq!(loaded, game);
        assert_eq!(from_text(&to_text(&loaded)).expect("just saved"), game, "ended too");
    }
}

#[test]
fn c122_a_won_game_comes_back_won_once() {
    // The shortest win there is to write down: a deal in order, sent home.
    let mut by_rank: Vec<klondike::Card> = klondike::Card::pack().collect();
    by_rank.sort_by_key(|card| card.rank());
    let mut dealt: Vec<klondike::Card> = by_rank[..28].iter().rev().copied().collect();
    dealt.extend(&by_rank[28..]);
    let mut game = Game::new(klondike::Deal::new(&dealt).expect("the pack"), Setup::default());
    while !game.is_won() {
        let legal = game.table().legal_actions(game.rules());
        let home = legal.iter().find(|a| matches!(a, Action::Move { to: klondike::PileId::Foundation(_), .. }));
        game.play(*home.unwrap_or(&Action::Draw)).expect("legal");
    }
    let first = *game.first_win().expect("won");
    game.undo().expect("the last card");
    game.clock_to(99_000);
    game.redo().expect("the last card");
    let loaded = from_text(&to_text(&game)).expect("just saved");
    assert_eq!(loaded.first_win(), Some(&first));
    assert!(loaded.is_won());
    assert_eq!(loaded, game);
}

#[test]
fn c124_saves_of_every_version_load() {
    for (version, text) in GOLDEN {
        let game = from_text(text).unwrap_or_else(|error| panic!("{version}: {error}"));
        assert_eq!((game.moves(), game.tally().actions(), game.tally().undos), (6, 10, 2), "{version}");
        assert_eq!((game.score(), game.played_ms(), game.tally().hints), (Some(38), 12_500, 1), "{version}");
        assert_eq!(game.setup().rules, with_passes(draw_3(), 3), "{version}");
    }
    // What is written now is the newest of them.
    let (_, newest) = GOLDEN.last().expect("one");
    assert_eq!(to_text(&from_text(newest).expect("loads")), *newest);
}

#[test]
fn a_text_cut_off_anywhere_is_a_shorter_game_or_refused() {
    let text = to_text(&full_game(Scoring::StandardTimed));
    for cut in 0..text.len() {
        match from_text(&text[..cut]) {
            Ok(game) => {
                assert!(text[..cut].ends_with('\n'), "only whole lines are read: {cut}");
                assert_eq!(to_text(&game), text[..cut], "and all of them");
            }
            Err(SaveError { fault, .. }) => {
                assert!(matches!(fault, SaveFault::NotASave | SaveFault::CutOff), "{cut}: {fault:?}");
            }
        }
    }
}

#[test]
fn newer_versions_are_refused_by_name() {
    let text = to_text(&full_game(Scoring::None)).replacen("\"version\":1", "\"version\":2", 1);
    assert_eq!(fault(&text), (1, SaveFault::Newer(2)));
    // Also when everything else in them has changed.
    assert_eq!(
        fault("{\"format\":\"klondike-game\",\"version\":4000000000,\"new\":[]}\n????\n"),
        (1, SaveFault::Newer(4_000_000_000))
    );
}

#[test]
fn what_is_no_save_is_refused() {
    for text in [
        "",
        "\n",
        "{}\n",
        "[]",
        "draw\n",
        "\u{0}\n",
        "{\"format\":\"klondike-game\"}\n",
        "{\"format\":\"other\",\"version\":1}\n",
        "{\"format\":\"klondike-game\",\"version\":0}\n",
        "{\"format\":\"klondike-game\",\"version\":-1}\n",
        "{\"format\":\"klondike-game\",\"version\":1.5}\n",
        "{\"format\":\"klondike-game\",\"version\":99999999999}\n",
    ] {
        assert_eq!(fault(text), (1, SaveFault::NotASave), "{text:?}");
    }
}

#[test]
fn c125_a_wrong_header_is_refused() {
    let good = header(&deal_of("save"), &Setup::default());
    assert!(from_text(&format!("{good}\n")).is_ok());
    assert_eq!(fault(&good), (1, SaveFault::CutOff));
    let deal = deal_of("save").to_string();
    let changes = [
        (deal.as_str(), &deal[..102]),                // 51 cards
        (&deal[..4], &format!("{0}{0}", &deal[..2])), // one twice
        ("\"draw\":1", "\"draw\":2"),
        ("\"draw\":1", "\"draw\":\"1\""),
        ("\"passes\":null", "\"passes\":0"),
        ("\"passes\":null", "\"passes\":10"),
        ("\"passes\":null", "\"passes\":1e99"),
        ("\"kings\"", "\"queens\""),
        ("\"worryBack\":true", "\"worryBack\":1"),
        ("\"worryBack\":true", "\"worryBack\":true,\"more\":1"),
        ("\"none\"", "\"golf\""),
        ("\"balance\":0", "\"balance\":1e300"),
        ("\"balance\":0", "\"balance\":99999999999999999999"),
    ];
    for (from, to) in changes {
        let text = format!("{}\n", good.replacen(from, to, 1));
        assert_ne!(text, format!("{good}\n"), "{from} is there");
        let (line, fault) = fault(&text);
        assert!(line == 1 && matches!(fault, SaveFault::Header(_)), "{to}: {fault:?}");
    }
    // A deep nest is no way to overflow the stack.
    let deep = format!("{{\"format\":\"klondike-game\",\"version\":1,\"x\":{}\n", "[".repeat(200_000));
    assert_eq!(fault(&deep).0, 1);
}

#[test]
fn a_log_that_the_rules_refuse_is_refused_whole_with_its_line() {
    let start = header(&deal_of("save"), &Setup::default());
    let cases = [
        ("draw\nrecycle\n", 3, SaveFault::Refused(Illegal::StockNotEmpty)),
        ("undo\n", 2, SaveFault::Refused(Illegal::NothingToUndo)),
        ("draw\n\n# a comment\nredo\n", 5, SaveFault::Refused(Illegal::NothingToRedo)),
        ("end\ndraw\n", 3, SaveFault::Refused(Illegal::GameOver)),
        ("w-f\n", 2, SaveFault::Refused(Illegal::EmptyPile)),
    ];
    for (log, line, reason) in cases {
        assert_eq!(fault(&format!("{start}\n{log}")), (line, reason), "{log:?}");
    }
    for unknown in ["jump", "draw draw", "t8-t1", "t1-t2x0", "t1-t2x256", "at -1", "at 1e3", "help me", "Draw"] {
        let (line, fault) = fault(&format!("{start}\ndraw\n{unknown}\n"));
        assert!(line == 3 && matches!(fault, SaveFault::Entry(_)), "{unknown}: {fault:?}");
    }
    assert_eq!(fault(&format!("{start}\ndraw\ndraw")), (3, SaveFault::CutOff));
}

#[test]
fn too_many_entries_are_refused() {
    let mut text = header(&deal_of("save"), &Setup::default());
    text.push('\n');
    text.push_str(&"help hint\n".repeat(save::MOST_ENTRIES));
    assert_eq!(from_text(&text).expect("just so many").tally().hints, save::MOST_ENTRIES as u64);
    text.push_str("help hint\n");
    assert_eq!(fault(&text), (save::MOST_ENTRIES + 2, SaveFault::TooLong));
}

#[test]
fn a_journal_line_by_line_is_the_save() {
    let game = full_game(Scoring::Vegas);
    let mut text = header(game.deal(), game.setup());
    text.push('\n');
    let mut other = Game::new(*game.deal(), *game.setup());
    for entry in game.log() {
        text.push_str(&format!("{entry}\n"));
        apply_line(&mut other, &entry.to_string()).expect("it was played");
    }
    assert_eq!(other, game);
    assert_eq!(text, to_text(&game));
    // A refused line leaves the game as it was.
    assert!(apply_line(&mut other, "recycle").is_err() || apply_line(&mut other, "recycle").is_err());
}

/// Numbers are written without regard to any locale, and time is kept to the millisecond.
#[test]
fn c139_times_are_exact() {
    let mut game = Game::new(deal_of("save"), Setup::default());
    for (ms, text) in [(1, "at 0.001"), (10, "at 0.010"), (999, "at 0.999"), (1_000, "at 1"), (61_500, "at 61.500")] {
        game.clock_to(ms);
        assert!(to_text(&game).ends_with(&format!("\n{text}\n")), "{ms}");
        assert_eq!(from_text(&to_text(&game)).expect("just saved").played_ms(), ms);
    }
    // Times that nothing happened between are one entry.
    assert_eq!(game.log().len(), 1);
}
