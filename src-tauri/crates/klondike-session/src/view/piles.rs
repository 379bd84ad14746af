//! Piles, cards and legal moves.

use crate::changes::way;
use crate::protocol::{CardView, Face, LegalMove, Phase, PileView, Sign};
use crate::session::Session;
use klondike::{Action, Card, EmptyColumn, PileId, Rules, Table};

impl Session {
    /// All piles in reading order.
    pub(crate) fn piles(&self) -> Vec<PileView> {
        let (table, game) = (self.now.game.table(), self.now.number);
        let known = |place: usize, id| self.memory.borrow().pile(game, table, id, place);
        let views: Vec<PileView> = PileId::ALL
            .into_iter()
            .enumerate()
            .map(|(place, id)| known(place, id).unwrap_or_else(|| self.pile(id)))
            .collect();
        self.memory.borrow_mut().keep_piles(game, table, &views);
        views
    }

    fn pile(&self, id: PileId) -> PileView {
        let (table, rules) = (self.now.game.table(), self.now.game.rules());
        PileView {
            id,
            label: self.words.pile_label(id),
            name: self.words.pile_name(table, rules, id),
            reading: self.words.pile_reading(table, rules, id),
            cards: self.cards(id),
            sign: sign(table, rules, id),
        }
    }

    /// The cards of a pile, bottom first. Only what lies face up has a face.
    fn cards(&self, pile: PileId) -> Vec<CardView> {
        let (table, keys) = (self.now.game.table(), &self.now.keys);
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
        let count = cards.len();
        let mut memory = self.memory.borrow_mut();
        cards
            .into_iter()
            .enumerate()
            .map(|(place, card)| {
                let face = place >= hidden;
                let covering = (count - 1 - place) as u8;
                // Of a face-down card only whether it is the end card can show in its name.
                let name =
                    if face { (pile, Some(card), covering, hidden as u8) } else { (pile, None, covering.min(1), 0) };
                CardView {
                    key: keys[card.index()],
                    face: face.then(|| Face::from(card)),
                    name: memory.card(name, || self.words.card_name(table, pile, place)),
                }
            })
            .collect()
    }

    /// What is legal, while the player plays.
    pub(crate) fn legal_moves(&self, phase: Phase) -> Vec<LegalMove> {
        if phase != Phase::Playing {
            return Vec::new();
        }
        let game = &self.now.game;
        game.table().legal_actions(game.rules()).iter().map(|&action| self.legal_move(action)).collect()
    }

    /// A legal action with its name.
    pub(crate) fn legal_move(&self, action: Action) -> LegalMove {
        let table = self.now.game.table();
        let (from, to) = way(action);
        let count = match action {
            Action::Move { count, .. } => count,
            Action::Draw | Action::Recycle => 1,
        };
        // Of the stock the card on top leads, and its key tells nothing.
        let lead = lead_card(table, from, usize::from(count));
        let seen = lead.filter(|_| from != PileId::Stock);
        let name = (action, seen, table.top(to));
        LegalMove {
            action,
            from,
            to,
            count,
            card: lead.map_or(0, |card| self.now.keys[card.index()]),
            name: self.memory.borrow_mut().action(name, || self.words.move_name(table, action)),
        }
    }
}

/// The lowest of the top `count` cards of a pile.
fn lead_card(table: &Table, pile: PileId, count: usize) -> Option<Card> {
    match pile {
        PileId::Stock => table.stock().top(),
        PileId::Waste | PileId::Foundation(_) => table.top(pile),
        PileId::Tableau(column) => {
            let cards = table.column(column).cards();
            cards.get(cards.len().checked_sub(count)?)
        }
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
