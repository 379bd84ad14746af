//! The six ways of scoring, and a score under a clock.

use crate::action::Action;
use crate::outcome::Outcome;
use crate::pile::PileId;
use crate::rules::Draw;
use crate::table::Table;
use std::fmt;
use std::str::FromStr;

/// How an attempt is scored. Fixed for the attempt, and no part of legality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Scoring {
    /// No score.
    #[default]
    None,
    /// Home +10, turned up +5, waste to column +5, foundation to column −15, win +200; never below 0.
    Points,
    /// As Windows counted: no win bonus, but recycles cost.
    Standard,
    /// Standard with −2 for each full 10 seconds, and a bonus for fast wins.
    StandardTimed,
    /// −$52 a deal, $5 a card home.
    Vegas,
    /// Vegas with a balance that carries over.
    VegasCumulative,
}

/// Points a recycle costs at draw 1.
const RECYCLE_DRAW_1: i64 = -100;
/// Points a recycle costs at draw 3, from the [`FREE_RECYCLES_DRAW_3`]+1st on.
const RECYCLE_DRAW_3: i64 = -20;
/// Recycles without cost at draw 3.
const FREE_RECYCLES_DRAW_3: u32 = 3;
/// What a Vegas deal stakes.
pub const STAKE: i64 = 52;
/// The win bonus of [`Scoring::StandardTimed`] is this divided by the seconds played.
const BONUS: u64 = 700_000;
/// Wins faster than this many seconds get no bonus.
const BONUS_FROM_SECONDS: u64 = 30;
/// Milliseconds of play that cost two points in a timed game.
pub const TICK_MS: u64 = 10_000;
const TICK_POINTS: i64 = 2;

impl Scoring {
    /// All scorings.
    pub const ALL: [Scoring; 6] = [
        Scoring::None,
        Scoring::Points,
        Scoring::Standard,
        Scoring::StandardTimed,
        Scoring::Vegas,
        Scoring::VegasCumulative,
    ];

    /// The command line's name: `standard-timed`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Scoring::None => "none",
            Scoring::Points => "points",
            Scoring::Standard => "standard",
            Scoring::StandardTimed => "standard-timed",
            Scoring::Vegas => "vegas",
            Scoring::VegasCumulative => "vegas-cumulative",
        }
    }

    /// Whether the score is an amount of dollars.
    #[must_use]
    pub const fn is_vegas(self) -> bool {
        matches!(self, Scoring::Vegas | Scoring::VegasCumulative)
    }

    const fn is_timed(self) -> bool {
        matches!(self, Scoring::StandardTimed)
    }

    /// What an action is worth. `before` is the table it was played on.
    fn worth(self, before: &Table, draw: Draw, action: Action, outcome: &Outcome) -> i64 {
        let moved = match action {
            Action::Move { from, to, .. } => Some((from, to)),
            _ => None,
        };
        if self.is_vegas() {
            return match moved {
                Some((PileId::Foundation(_), PileId::Tableau(_))) => -5,
                Some((_, PileId::Foundation(_))) => 5,
                _ => 0,
            };
        }
        let moved = match moved {
            Some((PileId::Foundation(_), PileId::Tableau(_))) => -15,
            Some((_, PileId::Foundation(_))) => 10,
            Some((PileId::Waste, PileId::Tableau(_))) => 5,
            _ => 0,
        };
        let turned = if outcome.turned_up.is_some() { 5 } else { 0 };
        let recycled = match (action, self, draw) {
            (Action::Recycle, Scoring::Standard | Scoring::StandardTimed, Draw::One) => RECYCLE_DRAW_1,
            (Action::Recycle, Scoring::Standard | Scoring::StandardTimed, Draw::Three)
                if before.pass() > FREE_RECYCLES_DRAW_3 =>
            {
                RECYCLE_DRAW_3
            }
            _ => 0,
        };
        moved + turned + recycled
    }

    /// What winning adds after this many milliseconds of play.
    const fn win_bonus(self, played_ms: u64) -> i64 {
        let seconds = played_ms / 1000;
        match self {
            Scoring::Points => 200,
            Scoring::StandardTimed if seconds >= BONUS_FROM_SECONDS => (BONUS / seconds) as i64,
            _ => 0,
        }
    }
}

impl fmt::Display for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAScoring;

impl fmt::Display for NotAScoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a scoring: none, points, standard, standard-timed, vegas or vegas-cumulative")
    }
}

impl std::error::Error for NotAScoring {}

impl FromStr for Scoring {
    type Err = NotAScoring;

    fn from_str(text: &str) -> Result<Scoring, NotAScoring> {
        Scoring::ALL.into_iter().find(|scoring| scoring.name() == text).ok_or(NotAScoring)
    }
}

/// A score: what moves made and what time took are kept apart, so that undo takes the one back and never refunds the
/// other. With *p* from moves and *t* from time (never above 0) the score is *p* + *t*; where there is a floor both keep
/// it at 0 or above, each by stopping at the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Score {
    moves: i64,
    time: i64,
}

impl Score {
    /// The score at the deal. `balance` is the Vegas balance before the stake; other scorings ignore it.
    #[must_use]
    pub const fn start(scoring: Scoring, balance: i64) -> Score {
        let moves = match scoring {
            Scoring::Vegas => -STAKE,
            Scoring::VegasCumulative => balance.saturating_sub(STAKE),
            _ => 0,
        };
        Score { moves, time: 0 }
    }

    /// The number that players see.
    #[must_use]
    pub const fn total(self) -> i64 {
        self.moves.saturating_add(self.time)
    }

    /// The part that undo restores.
    #[must_use]
    pub const fn from_moves(self) -> i64 {
        self.moves
    }

    /// What an action is worth. `before` is the table it was played on.
    pub(crate) fn add(&mut self, scoring: Scoring, before: &Table, draw: Draw, action: Action, outcome: &Outcome) {
        if scoring == Scoring::None {
            return;
        }
        let worth = scoring.worth(before, draw, action, outcome);
        self.moves = self.moves.saturating_add(worth);
        if !scoring.is_vegas() {
            self.moves = self.moves.max(-self.time);
        }
    }

    /// What a win adds after this many milliseconds of play.
    pub(crate) fn add_win(&mut self, scoring: Scoring, played_ms: u64) {
        self.moves = self.moves.saturating_add(scoring.win_bonus(played_ms));
    }

    /// Undo and redo: the moves' part as it was, but with the floor that time has left.
    pub(crate) fn restore(&mut self, scoring: Scoring, moves: i64) {
        self.moves = if scoring.is_vegas() { moves } else { moves.max(-self.time) };
    }

    /// `ticks` full ten seconds have passed.
    pub(crate) fn tick(&mut self, scoring: Scoring, ticks: u64) {
        if scoring.is_timed() {
            let taken = TICK_POINTS.saturating_mul(i64::try_from(ticks).unwrap_or(i64::MAX));
            self.time = self.time.saturating_sub(taken).max(-self.moves);
        }
    }
}
