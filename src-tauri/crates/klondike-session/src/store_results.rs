//! When an attempt is settled, and what of it is kept.

use crate::attempt::Attempt;
use crate::protocol::Event;
use crate::session::Session;
use crate::store;
use klondike_records::{Added, NewBest, Outcome};

impl Session {
    /// An attempt that can't be brought back any more: without a win it is lost.
    pub(crate) fn settle(&mut self, former: &Attempt) {
        if !former.recorded && former.is_played() {
            self.record(former, Outcome::Lost);
        }
    }

    /// The first win of the attempt. Later ones don't count.
    pub(crate) fn record_win(&mut self) {
        if std::mem::replace(&mut self.now.recorded, true) {
            return;
        }
        let attempt = self.now.clone();
        let added = self.record(&attempt, Outcome::Won);
        self.now.bests = match added.apart {
            true => vec![self.words.summary_apart()],
            false => added.bests.into_iter().map(|best| self.words.new_best(best_name(best))).collect(),
        };
    }

    /// The player ended the deal.
    pub(crate) fn record_end(&mut self) {
        if self.now.is_played() && !std::mem::replace(&mut self.now.recorded, true) {
            let attempt = self.now.clone();
            self.record(&attempt, Outcome::Ended);
        }
    }

    /// The app was killed between the last action of a game and the line that says how it went out.
    pub(crate) fn record_missed(&mut self) {
        self.now.recorded = self.store.records.has(self.now.id);
        if let Some(former) = &mut self.former {
            former.recorded = self.store.records.has(former.id);
        }
        if self.now.game.first_win().is_some() {
            self.record_win();
        } else if self.now.game.is_ended() {
            self.record_end();
        }
        if let Some(former) = self.former.as_deref().filter(|former| !former.recorded).cloned() {
            let outcome = match former.game.first_win() {
                Some(_) => Some(Outcome::Won),
                None => former.game.is_ended().then_some(Outcome::Ended),
            };
            if let Some(outcome) = outcome {
                self.record(&former, outcome);
                self.former.iter_mut().for_each(|former| former.recorded = true);
            }
        }
    }

    fn record(&mut self, attempt: &Attempt, outcome: Outcome) -> Added {
        let entry = store::entry(attempt, outcome, self.env.wall());
        let added = self.store.add(&mut self.keeper.files, &entry);
        self.events.push(Event::RecordsChanged);
        added
    }

    /// The fewest moves that won under the rules in play.
    pub(crate) fn best_moves(&self) -> Option<u64> {
        let best = self.store.records.fewest_moves(self.now.game.rules())?;
        u64::try_from(best.value).ok()
    }

    /// Settings or setup have changed. They are written at once when the player has set them, else when there is time.
    pub(crate) fn keep_settings(&mut self, at_once: bool) {
        self.store.touch();
        if at_once {
            self.tidy();
        }
    }

    /// Writes what waits to be written: bests, and what could not be written before.
    pub(crate) fn tidy(&mut self) {
        if self.store.is_behind() {
            self.store.write(&mut self.keeper.files, &self.settings, &self.setup);
        }
    }
}

const fn best_name(best: NewBest) -> klondike_words::NewBest {
    match best {
        NewBest::FirstWin => klondike_words::NewBest::FirstWin,
        NewBest::FewestMoves => klondike_words::NewBest::FewestMoves,
        NewBest::FewestActions => klondike_words::NewBest::FewestActions,
        NewBest::FastestTime => klondike_words::NewBest::FastestTime,
        NewBest::Score => klondike_words::NewBest::Score,
    }
}
