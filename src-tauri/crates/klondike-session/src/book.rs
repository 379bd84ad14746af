//! Deals as text: the code of the one on the table, and those that players paste.

use crate::attempt::Source;
use crate::deals::{dealt, import};
use crate::protocol::{DealCode, DealRequest, Failure, ImportedDeal, Reply};
use crate::session::Session;
use klondike_words::{BadDeal, DealName, Failed};

impl Session {
    /// The code of the deal on the table and its cards. It tells every card: only the player's own wish brings it out.
    pub(crate) fn deal_code(&self) -> Result<Reply, Failure> {
        let game = &self.now.game;
        let code = klondike_deals::DealCode { deal: *game.deal(), rules: *game.rules() };
        Ok(Reply::DealCode(DealCode { code: code.to_string(), line: game.deal().to_string() }))
    }

    /// Reads a deal from outside without laying it on the table.
    pub(crate) fn import_deal(&self, text: &str) -> Result<Reply, Failure> {
        let imported = import(text).map_err(|failed| self.bad_deal(failed))?;
        let rules = imported.rules.unwrap_or(self.setup.rules);
        let proof = dealt(imported.deal, Source::Pasted, &rules).proof;
        Ok(Reply::ImportedDeal(Box::new(ImportedDeal {
            label: self.words.deal(DealName::Pasted),
            proof_text: self.words.proof(crate::view::proven(proof)),
            request: DealRequest::Pasted { text: text.to_owned() },
            rules: imported.rules,
        })))
    }

    /// A refusal of a pasted deal, with the place where it goes wrong.
    pub(crate) fn bad_deal(&self, failed: Failed) -> Failure {
        let place = match failed {
            Failed::Deal(BadDeal::Unknown(place) | BadDeal::Doubled(_, place) | BadDeal::Shape(place)) => Some(place),
            Failed::Deal(_) => None,
            other => return self.failed(other),
        };
        Failure::BadDeal { place, message: self.words.failed(failed) }
    }
}
