//! `replay`: plays the actions on stdin and prints what the table shows then.

use crate::args::ReplayArgs;
use crate::input::{Lines, deal_line};
use crate::output::{Answer, Done, Fault};
use klondike::save::MOST_ENTRIES;
use klondike::{Card, Entry, Game, Illegal, Line, Suit};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

/// The final state: the keys and their order are a promise.
#[derive(Serialize)]
struct FinalState {
    stock: String,
    waste: String,
    foundations: BTreeMap<char, u8>,
    tableau: [String; 7],
    actions: u64,
    moves: usize,
    undos: u64,
    pass: u32,
    score: Option<i64>,
    won: bool,
}

#[derive(Serialize)]
struct Refusal {
    line: usize,
    reason: Illegal,
}

/// Runs the command.
pub fn run(args: &ReplayArgs) -> Done {
    let (_, deal) = deal_line(&args.deal).map_err(|error| Fault::input(format!("--deal: {error}")))?;
    let mut game = Game::new(deal, args.setup());
    let refusal = replay(&mut game, io::stdin().lock())?;
    let mut out = io::stdout().lock();
    match refusal {
        None => writeln!(out, "{}", json(&final_state(&game))?)?,
        Some(ref refusal) => writeln!(out, "{}", json(refusal)?)?,
    }
    out.flush()?;
    Ok(if refusal.is_none() { Answer::Yes } else { Answer::No })
}

fn json(value: &impl Serialize) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(Fault::input)
}

/// Plays line by line, up to the first refusal.
fn replay(game: &mut Game, script: impl BufRead) -> Result<Option<Refusal>, Fault> {
    let mut lines = Lines::new(script);
    while let Some((number, text)) = lines.next_line()? {
        let Some(line) = Line::parse(&text).map_err(|error| Fault::at(number, error))? else { continue };
        let entry = line.resolve(game.table());
        if let Entry::At(ms) = entry
            && ms < game.played_ms()
        {
            return Err(Fault::at(number, "the clock can not go back"));
        }
        if game.log().len() >= MOST_ENTRIES {
            return Err(Fault::at(number, format!("more than {MOST_ENTRIES} actions")));
        }
        if let Err(reason) = game.apply(entry) {
            return Ok(Some(Refusal { line: number, reason }));
        }
    }
    Ok(None)
}

fn final_state(game: &Game) -> FinalState {
    let parts = game.table().parts();
    let face_up = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<String>();
    FinalState {
        stock: face_up(&parts.stock).to_ascii_lowercase(),
        waste: face_up(&parts.waste),
        foundations: Suit::ALL.map(|suit| (suit.letter(), game.table().foundation(suit))).into(),
        tableau: parts.columns.map(|column| column.to_string()),
        actions: game.tally().actions(),
        moves: game.moves(),
        undos: game.tally().undos,
        pass: game.table().pass(),
        score: game.score(),
        won: game.is_won(),
    }
}
