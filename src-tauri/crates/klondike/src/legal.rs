//! The list of what is legal on a table.

use crate::action::{Action, ActionList};
use crate::card::{Card, Suit};
use crate::pile::{Column, PileId};
use crate::rules::{EmptyColumn, Rules};
use crate::table::Table;

impl Table {
    /// Every legal action, each once: draw or recycle first, then moves by source and destination in reading order.
    #[must_use]
    pub fn legal_actions(&self, rules: &Rules) -> ActionList {
        let mut list = ActionList::default();
        if self.is_won() {
            return list;
        }
        for action in [Action::Draw, Action::Recycle] {
            if self.check(rules, action).is_ok() {
                list.push(action);
            }
        }
        let targets = Targets::of(self, rules);
        if let Some(card) = self.waste().top() {
            self.home_move(PileId::Waste, card, &mut list);
            targets.moves(PileId::Waste, card, 1, &mut list);
        }
        for suit in [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs] {
            if let (true, Some(card)) = (rules.worry_back, Card::new(suit, self.foundation(suit))) {
                targets.moves(PileId::Foundation(suit), card, 1, &mut list);
            }
        }
        for column in Column::ALL {
            let from = PileId::Tableau(column);
            let cards = self.column(column);
            let Some(card) = cards.cards().top() else { continue };
            self.home_move(from, card, &mut list);
            for (count, lead) in (1..).zip(cards.cards().iter().rev().take(cards.face_up())) {
                targets.moves(from, lead, count, &mut list);
            }
        }
        list
    }

    fn home_move(&self, from: PileId, card: Card, list: &mut ActionList) {
        if self.is_next_home(card) {
            list.push(Action::Move { from, to: PileId::Foundation(card.suit()), count: 1 });
        }
    }
}

/// Which columns take which cards: a bit for each column.
struct Targets {
    /// By [`Targets::place`]: columns whose end card takes such a card.
    filled: [u8; 28],
    /// Columns without cards.
    empty: u8,
    empty_takes: EmptyColumn,
}

impl Targets {
    fn of(table: &Table, rules: &Rules) -> Targets {
        let mut targets = Targets { filled: [0; 28], empty: 0, empty_takes: rules.empty_column };
        for (index, column) in Column::ALL.into_iter().enumerate() {
            match table.column(column).cards().top() {
                None => targets.empty |= 1 << index,
                Some(top) => targets.filled[Targets::place(top.rank() - 1, !top.is_red())] |= 1 << index,
            }
        }
        targets
    }

    /// Cards of the same rank and colour fit the same columns. Rank 0 is what an ace would take: no card.
    fn place(rank: u8, red: bool) -> usize {
        usize::from(rank) * 2 + usize::from(red)
    }

    /// The moves of a card, with what lies on it, to columns from left to right. A column never takes its own cards: the
    /// end card is lower than all the others, and its own column is not empty.
    fn moves(&self, from: PileId, lead: Card, count: u8, list: &mut ActionList) {
        let mut columns = self.filled[Targets::place(lead.rank(), lead.is_red())];
        if lead.is_king() || self.empty_takes == EmptyColumn::Any {
            columns |= self.empty;
        }
        while columns != 0 {
            let to = PileId::Tableau(Column::ALL[columns.trailing_zeros() as usize]);
            list.push(Action::Move { from, to, count });
            columns &= columns - 1;
        }
    }
}
