//! Reads the journal of the running game back.

use crate::attempt::{Attempt, Dealt, Source};
use crate::environment::Wall;
use crate::protocol::Proof;
use klondike::save::{self, SaveFault};
use serde::Deserialize;

/// What a journal holds.
#[derive(Debug)]
pub(crate) struct Resumed {
    pub(crate) now: Attempt,
    pub(crate) former: Option<Box<Attempt>>,
    pub(crate) paused: bool,
    /// How many bytes of the text were understood.
    pub(crate) read: usize,
}

/// Why nothing of a journal can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Broken {
    /// A newer version wrote it: it must be left as it is.
    Newer,
    /// It does not begin with a game.
    NotAJournal,
}

/// What the session adds to a saved game's header.
#[derive(Deserialize)]
struct Extra {
    id: String,
    source: Source,
    proof: Proof,
    #[serde(default)]
    bank: i64,
}

/// Reads a journal as far as it can be understood. A last line that was cut off is no fault: the app was killed while
/// it wrote it, and nobody has seen what it says.
pub(crate) fn read(text: &str) -> Result<Resumed, Broken> {
    let mut games: Option<(Attempt, Option<Box<Attempt>>)> = None;
    let mut paused = false;
    let mut read = 0;
    for line in text.split_inclusive('\n') {
        let Some(content) = line.strip_suffix('\n') else { break };
        if content.starts_with('{') {
            match begin(content) {
                Ok(next) => {
                    games = Some(match games {
                        None => (next, None),
                        Some((old, former)) => (next, if old.is_played() { Some(Box::new(old)) } else { former }),
                    });
                    paused = false;
                }
                Err(SaveFault::Newer(_)) if games.is_none() => return Err(Broken::Newer),
                Err(_) => break,
            }
        } else {
            let Some((now, former)) = games.as_mut() else { break };
            match content {
                "back" => {
                    let Some(back) = former.take() else { break };
                    *now = *back;
                    paused = false;
                }
                "# pause" => paused = true,
                "# resume" => paused = false,
                _ => {
                    if !apply(now, content) {
                        break;
                    }
                    if now.is_played() {
                        *former = None;
                    }
                }
            }
        }
        read += line.len();
    }
    let (now, former) = games.ok_or(Broken::NotAJournal)?;
    let paused = paused && !now.game.is_over();
    Ok(Resumed { now, former, paused, read })
}

fn begin(line: &str) -> Result<Attempt, SaveFault> {
    let game = save::from_text(&format!("{line}\n")).map_err(|error| error.fault)?;
    let extra: Extra = serde_json::from_str(line).map_err(|error| SaveFault::Header(error.to_string()))?;
    let id = u64::from_str_radix(&extra.id, 16).map_err(|error| SaveFault::Header(error.to_string()))?;
    let dealt = Dealt { deal: *game.deal(), source: extra.source, proof: extra.proof, line: None };
    Ok(Attempt::new(id, dealt, *game.setup(), extra.bank))
}

/// Does what a line says; `false` when it can't be.
fn apply(attempt: &mut Attempt, line: &str) -> bool {
    if let Some(comment) = line.strip_prefix("# ") {
        let mut words = comment.split(' ');
        match (words.next(), words.next(), words.next()) {
            (Some("verdict"), Some(verdict), None) => {
                let table = *attempt.game.table();
                match verdict {
                    "winnable" => attempt.known.learn_winnable(&table),
                    "unwinnable" => attempt.known.learn_lost(&table),
                    _ => attempt.known.learn_unknown(&table),
                }
                attempt.known.ask(&table);
                attempt.known.spread(attempt.game.past(), &table);
                attempt.note_proof();
            }
            (Some("started"), Some(ms), Some(offset)) => {
                if let (Ok(unix_ms), Ok(offset_minutes)) = (ms.parse(), offset.parse()) {
                    attempt.started = Some(Wall { unix_ms, offset_minutes });
                }
            }
            // A later version may add comments that this one does not know.
            _ => {}
        }
        return true;
    }
    let applied = save::apply_line(&mut attempt.game, line).is_ok();
    attempt.note_seen();
    applied
}
