//! An attempt at a deal: the game with where it came from and what was found out about it.

use crate::environment::Wall;
use crate::knowledge::Knowledge;
use crate::protocol::{DealKind, Level, Phase, Proof, VerdictState};
use klondike::{Deal, Game, Seed, Setup, Table};
use serde::{Deserialize, Serialize};

/// Where a deal came from. Kept with the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Source {
    /// A seed that somebody typed.
    Seed {
        /// The seed.
        seed: Seed,
    },
    /// A fresh seed.
    Random {
        /// The seed.
        seed: Seed,
    },
    /// A fresh seed that was solved.
    Winnable {
        /// The seed.
        seed: Seed,
    },
    /// From the shipped table.
    Verified {
        /// Its number.
        number: u32,
    },
    /// The practice layout.
    Practice,
    /// The deal of a date.
    Daily {
        /// `YYYY-MM-DD`.
        date: String,
    },
    /// Graded.
    Level {
        /// The grade.
        level: Level,
    },
    /// From outside.
    Pasted,
}

impl Source {
    /// The protocol's name for it.
    #[must_use]
    pub const fn kind(&self) -> DealKind {
        match self {
            Source::Seed { .. } => DealKind::Seed,
            Source::Random { .. } => DealKind::Random,
            Source::Winnable { .. } => DealKind::Winnable,
            Source::Verified { .. } => DealKind::Verified,
            Source::Practice => DealKind::Practice,
            Source::Daily { .. } => DealKind::Daily,
            Source::Level { .. } => DealKind::Level,
            Source::Pasted => DealKind::Pasted,
        }
    }
}

/// A deal that can be laid on the table.
#[derive(Clone, Debug)]
pub struct Dealt {
    /// The cards.
    pub deal: Deal,
    /// Where they came from.
    pub source: Source,
    /// Whether they are known to be winnable under the rules chosen.
    pub proof: Proof,
    /// A winning line, where there is one.
    pub line: Option<Vec<klondike::Action>>,
}

/// An attempt.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// Tells attempts apart, also across restarts of the app.
    pub id: u64,
    /// Where the deal came from.
    pub source: Source,
    /// Whether it is known to be winnable.
    pub proof: Proof,
    /// The game.
    pub game: Game,
    /// The Vegas balance before this attempt's stake.
    pub bank: i64,
    /// The number of the deal on this table, for the page.
    pub(crate) number: u64,
    /// How many places of the deal lie behind the last stock card that was ever turned.
    pub(crate) seen: usize,
    /// Whether finish may start by itself.
    pub(crate) armed: bool,
    /// Its result stands in the records.
    pub(crate) recorded: bool,
    /// When the first action was played.
    pub started: Option<Wall>,
    pub(crate) bests: Vec<String>,
    /// The review has been looked for.
    pub(crate) reviewed: bool,
    /// The shortest line known from the deal, and whether none is shorter.
    pub(crate) shortest: Option<(Vec<klondike::Action>, bool)>,
    pub(crate) known: Knowledge,
    /// The key of each card, by its place in the pack: where it is in the deal.
    pub(crate) keys: [u8; klondike::card::PACK],
}

impl Attempt {
    /// A fresh attempt at a deal.
    #[must_use]
    pub fn new(id: u64, dealt: Dealt, setup: Setup, bank: i64) -> Attempt {
        let mut known = Knowledge::default();
        if let Some(line) = &dealt.line {
            known.learn_line(&Table::deal(&dealt.deal), &setup.rules, line);
        }
        let game = Game::new(dealt.deal, setup);
        let mut keys = [0; klondike::card::PACK];
        for (place, card) in dealt.deal.cards().iter().enumerate() {
            keys[card.index()] = place as u8;
        }
        Attempt {
            id,
            source: dealt.source,
            proof: dealt.proof,
            game,
            bank,
            number: 0,
            seen: klondike::deal::TABLEAU_CARDS,
            armed: true,
            recorded: false,
            started: None,
            bests: Vec::new(),
            reviewed: false,
            shortest: None,
            known,
            keys,
        }
    }

    /// Whether anything was played: only then it counts as played.
    #[must_use]
    pub fn is_played(&self) -> bool {
        self.game.tally().actions() > 0
    }

    /// The balance that a Vegas game after this one starts from.
    pub(crate) fn bank_after(&self) -> i64 {
        match self.game.setup().scoring {
            klondike::Scoring::VegasCumulative => self.game.score().unwrap_or(self.bank),
            _ => self.bank,
        }
    }

    /// Notes which stock cards lie or have lain face up.
    pub(crate) fn note_seen(&mut self) {
        let table = self.game.table();
        let seen = if table.pass() > 1 { klondike::card::PACK } else { klondike::card::PACK - table.stock().len() };
        self.seen = self.seen.max(seen);
    }

    /// Whether every stock card was face up once.
    pub(crate) const fn has_seen_all(&self) -> bool {
        self.seen >= klondike::card::PACK
    }

    /// What the player was told of the start is known of the deal.
    pub(crate) fn note_proof(&mut self) {
        match self.known.shown(&Table::deal(self.game.deal())) {
            Some(VerdictState::Winnable) => self.proof = Proof::Proven,
            Some(VerdictState::Unwinnable) => self.proof = Proof::Unwinnable,
            _ => {}
        }
    }

    /// The phase of a game that nobody pauses or plays for the player.
    pub(crate) fn phase(&self) -> Phase {
        if self.game.is_won() {
            Phase::Won
        } else if self.game.is_ended() {
            Phase::Ended
        } else {
            Phase::Playing
        }
    }
}
