//! Piles, cards and legal moves.

use crate::changes::{key, top_cards};
use crate::protocol::{CardView, Face, LegalMove, Phase, PileView, Sign};
use crate::session::Session;
use klondike::{Action, Card, Deal, EmptyColumn, PileId, Rules, Table};
use klondike_words::Words;

impl Session {
    /// All piles in reading order.
    pub(crate) fn piles(&self) -> Vec<PileView> {
        let (table, rules) = (self.now.game.table(), self.now.game.rules());
        PileId::ALL
            .into_iter()
            .map(|id| PileView {
                id,
                label: self.words.pile_label(id),
                name: self.words.pile_name(table, rules, id),
                reading: self.words.pile_reading(table, rules, id),
                cards: self.cards(id),
                sign: sign(table, rules, id),
            })
            .collect()
    }

    /// The cards of a pile, bottom first. Only what lies face up has a face.
    fn cards(&self, pile: PileId) -> Vec<CardView> {
        let (table, deal) = (self.now.game.table(), self.now.game.deal());
        let (cards, hidden): (Vec<Card>, usize) = match pile {
            PileId::Stock => (table.stock().iter().collect(), table.stock().len()),
            PileId::Waste => (table.waste().iter().collect(), 0),
            PileId::Foundation(suit) => {
                ((1..=table.foundation(suit)).filter_map(|rank| Card::new(suit, rank)).collect(), 0)
            }
            PileId::Tableau(column) => {
                let column = table.column(column);
                (column.cards().iter().collect(), column.face_down())
            }
        };
        cards
            .into_iter()
            .enumerate()
            .map(|(place, card)| CardView {
                key: key(deal, card),
                face: (place >= hidden).then(|| Face::from(card)),
                name: self.words.card_name(table, pile, place),
            })
            .collect()
    }

    /// What is legal, while the player plays.
    pub(crate) fn legal_moves(&self, phase: Phase) -> Vec<LegalMove> {
        if phase != Phase::Playing {
            return Vec::new();
        }
        let game = &self.now.game;
        let list = game.table().legal_actions(game.rules());
        list.iter().map(|&action| legal_move(&self.words, game.deal(), game.table(), action)).collect()
    }
}

/// A legal action with its name.
pub(crate) fn legal_move(words: &Words, deal: &Deal, table: &Table, action: Action) -> LegalMove {
    let (from, to) = crate::changes::way(action);
    let count = match action {
        Action::Move { count, .. } => count,
        Action::Draw | Action::Recycle => 1,
    };
    // Of the stock the card on top leads, and its key tells nothing.
    let lead = top_cards(table, from, usize::from(count)).first().copied();
    LegalMove {
        action,
        from,
        to,
        count,
        card: lead.map_or(0, |card| key(deal, card)),
        name: words.move_name(table, action),
    }
}

fn sign(table: &Table, rules: &Rules, pile: PileId) -> Sign {
    match pile {
        PileId::Stock if !table.stock().is_empty() => Sign::None,
        PileId::Stock if table.waste().is_empty() => Sign::Empty,
        PileId::Stock if rules.passes.allows_after(table.pass()) => Sign::Recycle,
        PileId::Stock => Sign::Spent,
        PileId::Waste => Sign::None,
        PileId::Foundation(suit) if table.foundation(suit) == 0 => Sign::Suit,
        PileId::Foundation(_) => Sign::None,
        PileId::Tableau(column) if !table.column(column).cards().is_empty() => Sign::None,
        PileId::Tableau(_) => match rules.empty_column {
            EmptyColumn::Kings => Sign::King,
            EmptyColumn::Any => Sign::Any,
        },
    }
}
