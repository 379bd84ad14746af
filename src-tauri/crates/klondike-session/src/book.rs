//! Deals as text: the code of the one on the table, and those that players paste.

use crate::attempt::Source;
use crate::deals::{dealt, import};
use crate::protocol::{DealCode, DealRequest, Event, Failure, ImportedDeal, Notice, Reply};
use crate::session::Session;
use klondike::Rules;
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

    /// A link was opened. It asks before it replaces a game; one that can't be read says why.
    pub fn open_link(&mut self, link: &str) {
        match self.link(link) {
            Ok((request, label, text, rules)) => {
                self.link = Some(request.clone());
                self.events.push(Event::LinkOpened { label, text, request, rules });
            }
            Err(failure) => {
                let text = failure.message().to_owned();
                self.events.push(Event::Notice(Notice { kind: "link".to_owned(), text, lasting: false }));
            }
        }
    }

    /// What a link asks for, its name, what it is, and the rules it brings.
    fn link(&self, link: &str) -> Result<(DealRequest, String, String, Option<Rules>), Failure> {
        let rules = self.setup.rules;
        let place = link.trim().get("klondike:".len()..).unwrap_or_default().trim_matches('/');
        match place {
            "new" => {
                let label = self.words.deal(DealName::Winnable);
                Ok((self.setup.deal.clone(), label, self.words.rules(&rules), None))
            }
            "daily" => {
                let date = crate::deals::today(&self.env.wall());
                let name = crate::view::date_of(&date).map_or(DealName::Winnable, DealName::Daily);
                Ok((DealRequest::Daily { date: None }, self.words.deal(name), self.words.rules(&rules), None))
            }
            _ => {
                let text = link.trim();
                let imported = import(text).map_err(|failed| self.bad_deal(failed))?;
                let rules = imported.rules.unwrap_or(rules);
                let proof = dealt(imported.deal, Source::Pasted, &rules).proof;
                let whole = self.words.deal_in_full(DealName::Pasted, &rules, crate::view::proven(proof));
                let request = DealRequest::Pasted { text: text.to_owned() };
                Ok((request, self.words.deal(DealName::Pasted), whole, imported.rules))
            }
        }
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
