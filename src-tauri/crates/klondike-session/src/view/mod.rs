//! The view: the whole table as the page sees it, built anew for each event.

pub(crate) mod memory;
mod piles;
pub(crate) mod status;
mod summary;

use crate::protocol::{Can, DeadEndView, DealInfo, LegalMove, Phase, Proof, Readings, View};
use crate::session::{Session, Standing};
use klondike::{Action, Game, finish_line, safe_home};
use klondike_words::{Proven, Said};

pub(crate) use status::date_of;

impl Session {
    /// Finds out what follows from the table. Once for each change of the board.
    pub(crate) fn look(&mut self) {
        let game = &self.now.game;
        let playing = !game.is_over();
        let finish = if playing { finish_line(game.table(), game.rules()) } else { None };
        let notice = playing && finish.is_none() && self.settings.dead_end_notice && self.now.has_seen_all();
        let dead_end = (notice && klondike_solver::dead_end(game.table(), game.rules())).then(|| undos_to_choice(game));
        let newly = dead_end.is_some() && self.standing.dead_end.is_none();
        self.standing = Standing { finish, dead_end, newly };
    }

    /// The announcement of a change, with what else has to be said of the table.
    pub(crate) fn with_dead_end(&self, said: Option<String>) -> Option<String> {
        if !self.standing.newly || self.phase() != Phase::Playing {
            return said;
        }
        let notice = self.words.announce(Said::DeadEnd);
        Some(match said {
            Some(said) => format!("{said} {notice}"),
            None => notice,
        })
    }

    /// The whole table.
    #[must_use]
    pub fn view(&self) -> View {
        let phase = self.phase();
        let game = &self.now.game;
        let deal = self.deal_info();
        let legal = self.legal_moves(phase);
        let title = match phase {
            Phase::Paused => self.words.title_paused(),
            _ => self.words.title(&deal.label),
        };
        let status = self.status();
        View {
            revision: self.revision,
            game: self.now.number,
            phase,
            rules: *game.rules(),
            scoring: game.setup().scoring,
            piles: self.piles(),
            can: self.can(phase),
            verdict: if phase == Phase::Playing { self.verdict_view() } else { None },
            dead_end: self.dead_end_view(phase),
            summary: self.summary(phase),
            readings: self.readings(&status, &legal),
            status,
            legal,
            deal,
            title,
        }
    }

    fn deal_info(&self) -> DealInfo {
        let proof = self.now.proof;
        DealInfo {
            kind: self.now.source.kind(),
            label: self.deal_label(),
            proof,
            proof_text: self.words.proof(proven(proof)),
        }
    }

    fn can(&self, phase: Phase) -> Can {
        let game = &self.now.game;
        let (table, rules) = (game.table(), game.rules());
        let playing = phase == Phase::Playing;
        let going = matches!(phase, Phase::Finishing | Phase::Demo);
        let legal = |action| playing && game.check(action).is_ok();
        let covered = matches!(phase, Phase::Paused | Phase::Ended);
        Can {
            undo: !covered && !game.past().is_empty(),
            redo: !covered && !game.future().is_empty(),
            restart: true,
            bring_back: self.former.is_some() && !self.now.is_played(),
            finish: playing && self.standing.finish.is_some(),
            send_home: playing && !safe_home(table, rules, &game.worried_back()).is_empty(),
            hint: playing,
            check: playing,
            rewind: playing && !game.past().is_empty(),
            demo: playing || self.is_demo(),
            pause: playing || (phase == Phase::Demo && !self.is_held()),
            resume: phase == Phase::Paused || self.is_held(),
            end_deal: !game.is_over(),
            stop: going,
            draw: legal(Action::Draw) || legal(Action::Recycle),
        }
    }

    fn is_held(&self) -> bool {
        self.is_demo() && self.script.as_ref().is_some_and(|script| script.due.is_none())
    }

    fn dead_end_view(&self, phase: Phase) -> Option<DeadEndView> {
        let undos = self.standing.dead_end.filter(|_| phase == Phase::Playing)?;
        Some(DeadEndView { title: self.words.dead_end_title(), text: self.words.dead_end(undos), undos })
    }

    fn readings(&self, status: &[crate::protocol::StatusItem], legal: &[LegalMove]) -> Readings {
        use crate::protocol::StatusId;
        let (table, rules) = (self.now.game.table(), self.now.game.rules());
        let told = [StatusId::Time, StatusId::Moves, StatusId::Score, StatusId::Pass, StatusId::Home];
        let parts = told
            .iter()
            .filter_map(|id| status.iter().find(|item| item.id == *id))
            .filter(|item| item.id != StatusId::Time || self.settings.show_clock)
            .map(|item| item.label.clone());
        let (tops, foundations) = self.memory.borrow_mut().readings(
            table,
            || self.words.tops_reading(table, rules),
            || self.words.foundations_reading(table),
        );
        Readings {
            state: self.words.state_reading(parts),
            tops,
            foundations,
            legal: self.words.moves_read(legal.iter().map(|legal| legal.name.clone())),
        }
    }
}

/// What is known of the deal, for the words.
pub(crate) const fn proven(proof: Proof) -> Proven {
    match proof {
        Proof::Proven => Proven::Winnable,
        Proof::Unknown => Proven::Unknown,
        Proof::Unwinnable => Proven::Unwinnable,
    }
}

/// How many undos lead back to a table where something could still be changed; 0 when there never was one. What comes
/// after a dead end is one too, so the first is found by halving.
fn undos_to_choice(game: &Game) -> usize {
    let past = game.past();
    match past.partition_point(|step| !klondike_solver::dead_end(&step.before, game.rules())) {
        0 => 0,
        first => past.len() - first + 1,
    }
}
