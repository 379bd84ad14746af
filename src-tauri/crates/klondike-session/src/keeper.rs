//! Writes the journal of the running game: a line for each thing that happened, before anybody sees it.
//!
//! A journal is a list of games. Each begins with a header, the one of the rules crate with what the session adds, and
//! goes on with the entries of its log; comments hold what is no part of the game (paused, verdicts). `back` says that
//! the game before came back. The last game is the running one; the one before it is the former, as long as nothing is
//! played after the last header. So nothing but appending is ever needed while somebody plays.

use crate::attempt::Attempt;
use crate::environment::Wall;
use crate::journal::Chain;
use crate::protocol::VerdictState;
use crate::storage::{File, Storage};
use crate::store_guard::Guard;
use klondike::{Entry, save};
use serde_json::{Value, json};

/// A journal that is longer than this is written anew when a game begins.
const LONGEST: usize = 256 * 1024;

/// The line that says that play is paused.
pub(crate) const PAUSE: &str = "# pause\n";

/// The journal's writer.
pub(crate) struct Keeper {
    /// All files, and what is wrong with them.
    pub(crate) files: Guard,
    /// The whole journal, without seals: what a full disk has swallowed is written again from here.
    text: String,
    /// The check of what stands in the file.
    chain: Chain,
    /// The clock as it was last written down.
    kept_ms: u64,
}

impl Keeper {
    pub(crate) fn new(storage: Box<dyn Storage>) -> Keeper {
        Keeper { files: Guard::new(storage), text: String::new(), chain: Chain::default(), kept_ms: 0 }
    }

    /// The journal that a session goes on with.
    pub(crate) fn adopt(&mut self, text: String, chain: Chain, kept_ms: u64) {
        self.text = text;
        self.chain = chain;
        self.kept_ms = kept_ms;
    }

    /// Writes the journal anew: these games and nothing else.
    pub(crate) fn rewrite<'a>(&mut self, games: impl IntoIterator<Item = &'a Attempt>) {
        self.text.clear();
        for game in games {
            self.text.push_str(&whole(game));
            self.kept_ms = game.game.played_ms();
        }
        self.write_all();
    }

    /// A deal was laid on the table.
    pub(crate) fn begin(&mut self, attempt: &Attempt, former: Option<&Attempt>) {
        self.kept_ms = 0;
        if self.text.len() > LONGEST {
            self.rewrite(former.into_iter().chain([attempt]));
        } else {
            self.write(&(header(attempt) + "\n"));
        }
    }

    /// The former game is back.
    pub(crate) fn back(&mut self, attempt: &Attempt) {
        self.kept_ms = attempt.game.played_ms();
        self.write("back\n");
    }

    /// Something happened in the game.
    pub(crate) fn entry(&mut self, attempt: &Attempt, entry: Entry) {
        let mut lines = self.clock_line(attempt);
        lines.push_str(&format!("{entry}\n"));
        self.write(&lines);
    }

    /// The first action was played at this time of day.
    pub(crate) fn started(&mut self, wall: Wall) {
        self.write(&started_line(wall));
    }

    /// The clock went on.
    pub(crate) fn clock(&mut self, attempt: &Attempt) {
        let lines = self.clock_line(attempt);
        if !lines.is_empty() {
            self.write(&lines);
        }
    }

    pub(crate) fn paused(&mut self, paused: bool) {
        self.write(if paused { PAUSE } else { "# resume\n" });
    }

    /// The player was told this of the position on the table.
    pub(crate) fn verdict(&mut self, state: VerdictState) {
        if let Some(name) = verdict_name(state) {
            self.write(&format!("# verdict {name}\n"));
        }
    }

    pub(crate) fn sync(&mut self) {
        self.files.sync();
    }

    fn clock_line(&mut self, attempt: &Attempt) -> String {
        let ms = attempt.game.played_ms();
        if std::mem::replace(&mut self.kept_ms, ms) == ms { String::new() } else { format!("{}\n", Entry::At(ms)) }
    }

    fn write(&mut self, lines: &str) {
        self.text.push_str(lines);
        if self.files.is_broken(File::Game) {
            self.write_all();
        } else {
            let sealed = self.chain.seal(lines);
            self.files.append(File::Game, sealed.as_bytes());
        }
    }

    fn write_all(&mut self) {
        self.chain = Chain::default();
        let sealed = self.chain.seal(&self.text);
        self.files.replace(File::Game, sealed.as_bytes());
    }
}

/// The header of a game in the journal: a saved game's, with what the session adds.
pub(crate) fn header(attempt: &Attempt) -> String {
    let text = save::header(attempt.game.deal(), attempt.game.setup());
    let Ok(Value::Object(mut header)) = serde_json::from_str::<Value>(&text) else { return text };
    header.insert("id".to_owned(), json!(format!("{:016x}", attempt.id)));
    header.insert("source".to_owned(), json!(attempt.source));
    header.insert("proof".to_owned(), json!(attempt.proof));
    header.insert("bank".to_owned(), json!(attempt.bank));
    Value::Object(header).to_string()
}

fn started_line(wall: Wall) -> String {
    format!("# started {} {}\n", wall.unix_ms, wall.offset_minutes)
}

/// A game's whole part of the journal.
pub(crate) fn whole(attempt: &Attempt) -> String {
    let mut text = header(attempt) + "\n";
    if let Some(wall) = attempt.started {
        text.push_str(&started_line(wall));
    }
    for entry in attempt.game.log() {
        text.push_str(&format!("{entry}\n"));
    }
    if let Some(name) = attempt.known.shown(attempt.game.table()).and_then(verdict_name) {
        text.push_str(&format!("# verdict {name}\n"));
    }
    text
}

const fn verdict_name(state: VerdictState) -> Option<&'static str> {
    match state {
        VerdictState::Winnable => Some("winnable"),
        VerdictState::Unwinnable => Some("unwinnable"),
        VerdictState::Unknown => Some("unknown"),
        VerdictState::Thinking => None,
    }
}
