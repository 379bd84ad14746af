//! Results: what is settled, recorded and shown of it.

use crate::attempt::Attempt;
use crate::protocol::{Event, Failure, History, RecordsView, Reply, VerifiedView};
use crate::session::Session;
use klondike::Draw;
use klondike_words::Failed;

impl Session {
    /// An attempt that can't be brought back any more: without a win it is lost.
    pub(crate) fn settle(&mut self, former: Attempt) {
        if !former.recorded && former.is_played() {
            self.events.push(Event::RecordsChanged);
        }
    }

    /// The first win of the attempt. Later ones don't count.
    pub(crate) fn record_win(&mut self) {
        if !std::mem::replace(&mut self.now.recorded, true) {
            self.events.push(Event::RecordsChanged);
        }
    }

    /// The player ended the deal.
    pub(crate) fn record_end(&mut self) {
        if self.now.is_played() && !std::mem::replace(&mut self.now.recorded, true) {
            self.events.push(Event::RecordsChanged);
        }
    }

    /// The fewest moves that won under the rules in play.
    pub(crate) fn best_moves(&self) -> Option<u64> {
        None
    }

    pub(crate) fn keep_settings(&mut self) {}

    pub(crate) fn records(&self) -> Result<Reply, Failure> {
        Ok(Reply::Records(Box::new(RecordsView { sets: Vec::new(), history: History::default() })))
    }

    pub(crate) fn calendar(&self, _month: Option<&str>, _draw: Draw) -> Result<Reply, Failure> {
        Err(self.failed(Failed::NotFound))
    }

    pub(crate) fn verified(&self) -> Result<Reply, Failure> {
        Ok(Reply::Verified(VerifiedView { deals: Vec::new() }))
    }

    pub(crate) fn export(&self) -> Result<Reply, Failure> {
        Err(self.failed(Failed::NotFound))
    }

    pub(crate) fn import(&mut self, _json: &str) -> Result<Reply, Failure> {
        Err(self.failed(Failed::NotFound))
    }

    pub(crate) fn undo_import(&mut self) -> Result<Reply, Failure> {
        Err(self.failed(Failed::NoImport))
    }

    pub(crate) fn deal_code(&self) -> Result<Reply, Failure> {
        Err(self.failed(Failed::NotFound))
    }

    pub(crate) fn import_deal(&self, _text: &str) -> Result<Reply, Failure> {
        Err(self.failed(Failed::NotFound))
    }
}
