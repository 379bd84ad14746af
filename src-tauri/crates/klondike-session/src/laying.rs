//! Laying a deal on the table, and bringing the former game back.

use crate::attempt::{Attempt, Dealt, Source};
use crate::protocol::{Cause, Change, DealRequest, Failure, Proof, Reply, SeedCheck, SeedReason, Setup};
use crate::session::{Answer, Session, Ticket};
use klondike::{Draw, Passes, Rules, Scoring, Seed, SeedError};
use klondike_words::{Failed, Said};

/// How many passes Vegas allows.
pub(crate) fn rules_for(scoring: Scoring, rules: Rules) -> Rules {
    let passes = match rules.draw {
        Draw::One => 1,
        Draw::Three => 3,
    };
    match Passes::limited(passes) {
        Some(passes) if scoring.is_vegas() => Rules { passes, ..rules },
        _ => rules,
    }
}

impl Session {
    /// Deals what the setup asks for; without one, what was asked for last.
    pub(crate) fn new_game(&mut self, ticket: Ticket, setup: Option<Setup>) -> Answer {
        let mut setup = setup.unwrap_or_else(|| self.next_setup());
        let cause = match setup.deal {
            DealRequest::Same => Cause::Restart,
            _ => Cause::NewGame,
        };
        match setup.deal {
            DealRequest::Same => {
                setup.rules = *self.now.game.rules();
                setup.scoring = self.now.game.setup().scoring;
            }
            DealRequest::OtherDraw => {
                let rules = *self.now.game.rules();
                let draw = if rules.draw == Draw::One { Draw::Three } else { Draw::One };
                setup.rules = Rules { draw, ..rules };
                setup.scoring = self.now.game.setup().scoring;
            }
            _ => {}
        }
        setup.rules = rules_for(setup.scoring, setup.rules);
        self.end_search(Failed::Cancelled);
        let asked = setup.clone();
        let dealt = match self.find_deal(ticket, &mut setup) {
            Ok(Some(dealt)) => dealt,
            Ok(None) => return None,
            Err(failure) => return Some(Err(failure)),
        };
        self.remember(&asked);
        self.lay(dealt, &setup, cause);
        self.stock_up();
        Some(self.ack())
    }

    /// What New game deals when nothing else is asked for: under the same rules, and never a deal that was chosen once.
    fn next_setup(&self) -> Setup {
        let deal = match &self.setup.deal {
            lasting @ (DealRequest::Random | DealRequest::Winnable | DealRequest::Level { .. }) => lasting.clone(),
            _ => DealRequest::Winnable,
        };
        Setup { deal, ..self.setup.clone() }
    }

    /// The setup for the next deal. The same cards again are no wish for the next time, but the draw count is.
    pub(crate) fn remember(&mut self, setup: &Setup) {
        if self.link.take().is_some_and(|request| request == setup.deal) {
            return;
        }
        match setup.deal {
            DealRequest::Same | DealRequest::Pasted { .. } => return,
            DealRequest::OtherDraw => self.setup.rules = setup.rules,
            _ => self.setup = setup.clone(),
        }
        self.keep_settings(false);
        self.tell_settings(None);
    }

    /// The cards that are asked for. `None`: they have to be looked for, and the answer comes with the ticket.
    fn find_deal(&mut self, ticket: Ticket, setup: &mut Setup) -> Result<Option<Dealt>, Failure> {
        let request = setup.deal.clone();
        Ok(Some(match &request {
            DealRequest::Same => {
                let table = klondike::Table::deal(self.now.game.deal());
                let line = self.now.known.line(&table, &setup.rules);
                let (deal, source) = (*self.now.game.deal(), self.now.source.clone());
                Dealt { deal, source, proof: self.now.proof, line }
            }
            DealRequest::OtherDraw => crate::deals::dealt(*self.now.game.deal(), self.now.source.clone(), &setup.rules),
            DealRequest::Seed { text } => {
                let seed = self.seed(text)?;
                Dealt { deal: seed.deal(), source: Source::Seed { seed }, proof: Proof::Unknown, line: None }
            }
            DealRequest::Random => self.random_deal()?,
            DealRequest::Winnable | DealRequest::Level { .. } => return Ok(self.winnable(ticket, setup)),
            request => crate::deals::find(request, setup, &self.env.wall()).map_err(|failed| self.bad_deal(failed))?,
        }))
    }

    /// A deal from a fresh seed.
    pub(crate) fn random_deal(&mut self) -> Result<Dealt, Failure> {
        let mut bytes = [0; 12];
        if !self.env.entropy(&mut bytes) {
            return Err(self.failed(Failed::Internal));
        }
        let seed = Seed::from_entropy(bytes);
        Ok(Dealt { deal: seed.deal(), source: Source::Random { seed }, proof: Proof::Unknown, line: None })
    }

    fn seed(&self, text: &str) -> Result<Seed, Failure> {
        text.parse().map_err(|error| match error {
            SeedError::Blank => {
                Failure::BadSeed { reason: SeedReason::Blank, message: self.words.failed(Failed::SeedBlank) }
            }
            SeedError::TooLong(count) => {
                Failure::BadSeed { reason: SeedReason::TooLong, message: self.words.failed(Failed::SeedTooLong(count)) }
            }
        })
    }

    /// Whether a text is a seed.
    pub(crate) fn check_seed(&self, text: &str) -> Result<Reply, Failure> {
        Ok(Reply::SeedCheck(match self.seed(text) {
            Ok(_) => SeedCheck { ok: true, message: String::new() },
            Err(failure) => SeedCheck { ok: false, message: failure.message().to_owned() },
        }))
    }

    /// The same cards and rules from the start.
    pub(crate) fn restart(&mut self) -> Result<Reply, Failure> {
        let setup = Setup { deal: DealRequest::Same, ..self.setup.clone() };
        self.new_game(0, Some(setup)).unwrap_or_else(|| Err(self.failed(Failed::Internal)))
    }

    /// Lays a deal on the table. The game that lay there can be brought back, if anything was played in it.
    pub(crate) fn lay(&mut self, dealt: Dealt, setup: &Setup, cause: Cause) {
        // The game that is left can come back: its clock must be written before the next one begins.
        self.keep_clock();
        let bank = self.now.bank_after();
        let balance = if setup.scoring == Scoring::VegasCumulative { bank } else { 0 };
        let game_setup = klondike::Setup { rules: setup.rules, scoring: setup.scoring, balance };
        let attempt = Attempt::new(self.fresh_id(), dealt, game_setup, bank);
        let old = std::mem::replace(&mut self.now, attempt);
        if old.is_played() {
            self.former = Some(Box::new(old));
        }
        self.keeper.begin(&self.now, self.former.as_deref());
        self.clear_table();
        let said = match cause {
            Cause::Restart => self.words.announce(Said::Restarted),
            _ => self.words.announce(Said::NewGame { deal: &self.deal_label(), rules: &setup.rules }),
        };
        self.publish(cause, vec![Change::Dealt], Some(said));
    }

    /// Nothing of the game before is left but what belongs to the attempt.
    pub(crate) fn clear_table(&mut self) {
        self.games += 1;
        self.now.number = self.games;
        self.paused = false;
        self.script = None;
        self.hinted = None;
        self.drop_pending();
        self.watch = crate::watch::Watch::default();
    }

    /// The former game comes back with its history and clock; the deal that lay there meanwhile never was.
    pub(crate) fn bring_back(&mut self) -> Result<Reply, Failure> {
        if self.now.is_played() {
            return Err(self.failed(Failed::NoFormer));
        }
        let Some(former) = self.former.take() else { return Err(self.failed(Failed::NoFormer)) };
        self.now = *former;
        self.keeper.back(&self.now);
        self.clear_table();
        let said = self.words.announce(Said::BroughtBack);
        self.publish(Cause::BringBack, vec![Change::Dealt], Some(said));
        self.ack()
    }

    pub(crate) fn fresh_id(&mut self) -> u64 {
        let mut bytes = [0; 8];
        if !self.env.entropy(&mut bytes) {
            // Without randomness the time still tells attempts apart.
            return self.env.wall().unix_ms.unsigned_abs();
        }
        u64::from_le_bytes(bytes)
    }
}
