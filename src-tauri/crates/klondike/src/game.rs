//! A game: a deal, its rules, and everything that was done so far.

use crate::action::Action;
use crate::deal::Deal;
use crate::entry::Entry;
use crate::illegal::Illegal;
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::scoring::{Score, Scoring, TICK_MS};
use crate::table::Table;
use crate::tally::{Help, Tally};

/// What is chosen before a deal and fixed for the attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The scoring.
    pub scoring: Scoring,
    /// The balance before the stake, in dollars, for [`Scoring::VegasCumulative`].
    #[serde(default)]
    pub balance: i64,
}

/// One action of the line on the board, with the table and points before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The action.
    pub action: Action,
    /// What it did.
    pub outcome: Outcome,
    /// The table before it: undo puts this back.
    pub before: Table,
    points_before: i64,
    /// The points after it, without what a win adds: redo puts these back.
    points_after: i64,
}

/// What stood when the game was won for the first time. Undo after the win does not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// All counts at the win.
    pub tally: Tally,
    /// The length of the line on the board.
    pub moves: usize,
    /// Milliseconds of play.
    pub played_ms: u64,
    /// The score, where there is one.
    pub score: Option<i64>,
}

/// A game in progress, won or ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    deal: Deal,
    setup: Setup,
    now: Table,
    score: Score,
    past: Vec<Step>,
    /// Undone actions, the next to redo last.
    future: Vec<Action>,
    /// For each of them the points after it.
    future_points: Vec<i64>,
    tally: Tally,
    played_ms: u64,
    first_win: Option<Win>,
    ended: bool,
    log: Vec<Entry>,
}

impl Game {
    /// Deals a new game.
    #[must_use]
    pub fn new(deal: Deal, setup: Setup) -> Game {
        Game {
            deal,
            setup,
            now: Table::deal(&deal),
            score: Score::start(setup.scoring, setup.balance),
            past: Vec::new(),
            future: Vec::new(),
            future_points: Vec::new(),
            tally: Tally::default(),
            played_ms: 0,
            first_win: None,
            ended: false,
            log: Vec::new(),
        }
    }

    /// The same cards and rules from the start, with counts at zero.
    #[must_use]
    pub fn restarted(&self) -> Game {
        Game::new(self.deal, self.setup)
    }

    /// The deal.
    #[must_use]
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// What was chosen before the deal.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// The table now.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.now
    }

    /// The line on the board, first action first.
    #[must_use]
    pub fn past(&self) -> &[Step] {
        &self.past
    }

    /// Undone actions; the next to redo is the last one.
    #[must_use]
    pub fn future(&self) -> &[Action] {
        &self.future
    }

    /// The length of the line on the board: undo takes from it, redo adds to it.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.past.len()
    }

    /// The counts.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The score, or `None` without scoring.
    #[must_use]
    pub const fn score(&self) -> Option<i64> {
        match self.setup.scoring {
            Scoring::None => None,
            _ => Some(self.score.total()),
        }
    }

    /// Milliseconds of play so far.
    #[must_use]
    pub const fn played_ms(&self) -> u64 {
        self.played_ms
    }

    /// Whether all cards are home.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.now.is_won()
    }

    /// Whether the player ended the deal.
    #[must_use]
    pub const fn is_ended(&self) -> bool {
        self.ended
    }

    /// Whether play is over: won or ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended || self.is_won()
    }

    /// What stood at the first win, if there was one.
    #[must_use]
    pub const fn first_win(&self) -> Option<&Win> {
        self.first_win.as_ref()
    }

    /// Everything that was done, in order: played from the deal it makes this very game. Times that nothing happened
    /// between are one entry, the last.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Whether an action is legal now.
    ///
    /// # Errors
    /// The first reason that applies.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.ended { Err(Illegal::GameOver) } else { self.now.check(&self.setup.rules, action) }
    }

    /// Plays an action; what could be redone is gone.
    ///
    /// # Errors
    /// The first reason that applies; nothing has changed then.
    pub fn play(&mut self, action: Action) -> Result<Outcome, Illegal> {
        let outcome = self.advance(action, None)?;
        self.future.clear();
        self.future_points.clear();
        match action {
            Action::Draw => self.tally.draws += 1,
            Action::Recycle => self.tally.recycles += 1,
            Action::Move { .. } => self.tally.transfers += 1,
        }
        self.note_win();
        self.log.push(Entry::Play(action));
        Ok(outcome)
    }

    /// Takes back one action, also after a win. It counts as an action of its own.
    ///
    /// # Errors
    /// [`Illegal::GameOver`] on an ended deal, [`Illegal::NothingToUndo`] at the deal.
    pub fn undo(&mut self) -> Result<Step, Illegal> {
        if self.ended {
            return Err(Illegal::GameOver);
        }
        let step = self.past.pop().ok_or(Illegal::NothingToUndo)?;
        self.now = step.before;
        self.score.restore(self.setup.scoring, step.points_before);
        self.future.push(step.action);
        self.future_points.push(step.points_after);
        self.tally.undos += 1;
        self.log.push(Entry::Undo);
        Ok(step)
    }

    /// Plays the action that was undone last. It counts as an action of its own.
    ///
    /// # Errors
    /// [`Illegal::GameOver`] on an ended deal, [`Illegal::NothingToRedo`] when nothing was undone.
    pub fn redo(&mut self) -> Result<Step, Illegal> {
        if self.ended {
            return Err(Illegal::GameOver);
        }
        let action = *self.future.last().ok_or(Illegal::NothingToRedo)?;
        let points = self.future_points.last().copied();
        self.advance(action, points)?;
        self.future.pop();
        self.future_points.pop();
        self.tally.redos += 1;
        self.note_win();
        self.log.push(Entry::Redo);
        self.past.last().copied().ok_or(Illegal::NothingToRedo)
    }

    /// Moves the clock to this many milliseconds of play. An earlier time, and any time once play is over, changes
    /// nothing.
    pub fn clock_to(&mut self, played_ms: u64) {
        if self.is_over() || played_ms <= self.played_ms {
            return;
        }
        let ticks = played_ms / TICK_MS - self.played_ms / TICK_MS;
        self.played_ms = played_ms;
        self.score.tick(self.setup.scoring, ticks);
        match self.log.last_mut() {
            Some(Entry::At(ms)) => *ms = played_ms,
            _ => self.log.push(Entry::At(played_ms)),
        }
    }

    /// Counts help that was given.
    pub fn count_help(&mut self, help: Help) {
        self.tally.count_help(help);
        self.log.push(Entry::Help(help));
    }

    /// Ends the deal for good.
    ///
    /// # Errors
    /// [`Illegal::GameOver`] when it is won or ended already.
    pub fn end(&mut self) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        self.ended = true;
        self.log.push(Entry::End);
        Ok(())
    }

    /// Does what a log entry says.
    ///
    /// # Errors
    /// The first reason that applies; nothing has changed then.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Illegal> {
        match entry {
            Entry::Play(action) => self.play(action).map(drop),
            Entry::Undo => self.undo().map(drop),
            Entry::Redo => self.redo().map(drop),
            Entry::At(ms) => {
                self.clock_to(ms);
                Ok(())
            }
            Entry::Help(help) => {
                self.count_help(help);
                Ok(())
            }
            Entry::End => self.end(),
        }
    }

    /// Plays an action; `points` are those after it where they are known, from before it was undone. Worked out anew they
    /// could be higher: undo stops at what time has taken, and redo must not give that back.
    fn advance(&mut self, action: Action, points: Option<i64>) -> Result<Outcome, Illegal> {
        if self.ended {
            return Err(Illegal::GameOver);
        }
        let before = self.now;
        let points_before = self.score.from_moves();
        let outcome = self.now.play(&self.setup.rules, action)?;
        let scoring = self.setup.scoring;
        match points {
            None => self.score.add(scoring, &before, self.setup.rules.draw, action, &outcome),
            Some(points) => self.score.restore(scoring, points),
        }
        let points_after = self.score.from_moves();
        if outcome.won {
            self.score.add_win(scoring, self.played_ms);
        }
        self.past.push(Step { action, outcome, before, points_before, points_after });
        Ok(outcome)
    }

    fn note_win(&mut self) {
        if self.is_won() && self.first_win.is_none() {
            self.first_win =
                Some(Win { tally: self.tally, moves: self.moves(), played_ms: self.played_ms, score: self.score() });
        }
    }
}
