//! Any bytes as rules, scoring and the actions of a replay.
#![no_main]

use klondike::{Draw, EmptyColumn, Game, Line, Passes, Rules, Scoring, Seed, Setup, Table};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [options, passes, scoring, script @ ..] = bytes else { return };
    let rules = Rules {
        draw: if options & 1 == 0 { Draw::One } else { Draw::Three },
        passes: Passes::limited(passes % 10).unwrap_or(Passes::Unlimited),
        empty_column: if options & 2 == 0 { EmptyColumn::Kings } else { EmptyColumn::Any },
        worry_back: options & 4 == 0,
    };
    let scoring = Scoring::ALL[usize::from(*scoring) % Scoring::ALL.len()];
    let seed: Seed = format!("fuzz-{}", options / 8).parse().expect("a seed");
    let start = Game::new(seed.deal(), Setup { rules, scoring, balance: i64::from(*options) });
    let mut game = start.clone();
    for line in String::from_utf8_lossy(script).lines().take(400) {
        let Ok(Some(line)) = Line::parse(line) else { continue };
        let entry = line.resolve(game.table());
        let (before, log) = (*game.table(), game.log().len());
        let (actions, score, moves) = (game.tally().actions(), game.score(), game.moves());
        if game.apply(entry).is_err() {
            assert_eq!((*game.table(), game.log().len()), (before, log), "a refused action changes nothing");
            assert_eq!((game.tally().actions(), game.score(), game.moves()), (actions, score, moves));
        }
        assert!(game.tally().actions() >= actions, "counts never go down");
        if matches!(scoring, Scoring::Points | Scoring::Standard | Scoring::StandardTimed) {
            assert!(game.score() >= Some(0), "the floor holds");
        }
    }
    assert_eq!(Table::from_parts(&game.table().parts()), Ok(*game.table()), "the table is whole");
    for &action in &game.table().legal_actions(&rules) {
        let mut next = *game.table();
        assert!(next.play(&rules, action).is_ok(), "what is listed plays");
    }
    let mut again = start.clone();
    for &entry in game.log() {
        again.apply(entry).expect("it was played");
    }
    assert_eq!(again, game, "the log plays to the same game");
    let (table, score) = (*game.table(), game.score());
    if game.undo().is_ok() {
        game.redo().expect("what was undone can be redone");
        assert_eq!((*game.table(), game.score()), (table, score), "redo inverts undo");
    }
    while game.undo().is_ok() {}
    assert!(game.is_ended() || game.table() == start.table(), "undo goes back to the deal");
});
