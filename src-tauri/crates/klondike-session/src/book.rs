//! Deals as text.

use crate::protocol::{Failure, Reply};
use crate::session::Session;
use klondike_words::Failed;

impl Session {
    pub(crate) fn deal_code(&self) -> Result<Reply, Failure> {
        Err(self.failed(Failed::NotFound))
    }

    pub(crate) fn import_deal(&self, _text: &str) -> Result<Reply, Failure> {
        Err(self.failed(Failed::NotFound))
    }
}
