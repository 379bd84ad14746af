//! The table: where every card lies. Exactly what undo restores.

use crate::action::Action;
use crate::card::{Card, Suit};
use crate::deal::{Deal, TABLEAU_CARDS};
use crate::illegal::Illegal;
use crate::outcome::Outcome;
use crate::parts::{PartsError, TableParts};
use crate::pile::{Cards, Column, PileId};
use crate::rules::{EmptyColumn, Rules};

/// The cards of one column: up to six face down and a run of up to thirteen face up.
///
/// The face-up cards always form a run: only cards that fit are ever put on them, and a card that turns up is alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct ColumnCards {
    cards: Cards<19>,
    face_down: u8,
}

impl ColumnCards {
    /// All cards, the one nearest the table first.
    #[must_use]
    pub const fn cards(&self) -> &Cards<19> {
        &self.cards
    }

    /// How many of them, from the table on, are face down.
    #[must_use]
    pub const fn face_down(&self) -> usize {
        self.face_down as usize
    }

    /// How many cards lie face up.
    #[must_use]
    pub const fn face_up(&self) -> usize {
        self.cards.len() - self.face_down as usize
    }

    /// The first face-up card: the head of the run.
    #[must_use]
    pub fn head(&self) -> Option<Card> {
        self.cards.get(self.face_down())
    }

    fn turn_up(&mut self) -> Option<Card> {
        if self.face_down > 0 && self.face_up() == 0 {
            self.face_down -= 1;
            return self.cards.top();
        }
        None
    }
}

/// Where every card lies, and which pass it is. `Copy`: undo keeps snapshots, so there is no second copy of the rules
/// to be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    columns: [ColumnCards; 7],
    /// The rank of the top card of each foundation, 0 when empty, by [`Suit::index`].
    foundations: [u8; 4],
    /// The next card to be drawn is the top one.
    stock: Cards<24>,
    waste: Cards<24>,
    pass: u32,
}

impl Table {
    /// Deals as by hand: row by row, the last card of each column face up; the rest is the stock.
    #[must_use]
    pub fn deal(deal: &Deal) -> Table {
        let mut table = Table {
            columns: [ColumnCards::default(); 7],
            foundations: [0; 4],
            stock: Cards::default(),
            waste: Cards::default(),
            pass: 1,
        };
        let mut next = deal.cards().iter().copied();
        for row in 0..7 {
            for column in row..7 {
                if let Some(card) = next.next() {
                    table.columns[column].cards.push(card);
                }
            }
        }
        for (index, column) in table.columns.iter_mut().enumerate() {
            column.face_down = index as u8;
        }
        for &card in deal.cards()[TABLEAU_CARDS..].iter().rev() {
            table.stock.push(card);
        }
        table
    }

    /// Puts a table together from parts: the door for positions that were not played here.
    ///
    /// # Errors
    /// When the parts are no table; see [`PartsError`].
    pub fn from_parts(parts: &TableParts) -> Result<Table, PartsError> {
        parts.check()?;
        let mut table = Table {
            columns: [ColumnCards::default(); 7],
            foundations: parts.foundations,
            stock: Cards::default(),
            waste: Cards::default(),
            pass: parts.pass,
        };
        for (column, parts) in table.columns.iter_mut().zip(&parts.columns) {
            for &card in parts.face_down.iter().chain(&parts.face_up) {
                column.cards.push(card);
            }
            column.face_down = parts.face_down.len() as u8;
        }
        for &card in parts.stock.iter().rev() {
            table.stock.push(card);
        }
        for &card in &parts.waste {
            table.waste.push(card);
        }
        Ok(table)
    }

    /// The table taken apart: what [`Table::from_parts`] puts together again.
    #[must_use]
    pub fn parts(&self) -> TableParts {
        TableParts::from(self)
    }

    /// The cards of a column.
    #[must_use]
    pub const fn column(&self, column: Column) -> &ColumnCards {
        &self.columns[column.index()]
    }

    /// The rank of the top card of a foundation, 0 when it is empty.
    #[must_use]
    pub const fn foundation(&self, suit: Suit) -> u8 {
        self.foundations[suit.index()]
    }

    /// The stock; the next card to be drawn is its top.
    #[must_use]
    pub const fn stock(&self) -> &Cards<24> {
        &self.stock
    }

    /// The waste; its top card can be played.
    #[must_use]
    pub const fn waste(&self) -> &Cards<24> {
        &self.waste
    }

    /// Which trip through the stock this is; the first is 1.
    #[must_use]
    pub const fn pass(&self) -> u32 {
        self.pass
    }

    /// How many cards are on the foundations, 0 to 52.
    #[must_use]
    pub fn home(&self) -> u8 {
        self.foundations.iter().sum()
    }

    /// Whether all 52 cards are on the foundations.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.foundations == [13; 4]
    }

    /// How many tableau cards are face down, 0 to 21.
    #[must_use]
    pub fn face_down(&self) -> u8 {
        self.columns.iter().map(|column| column.face_down).sum()
    }

    /// The top card of a pile that can be taken: of the waste, a foundation or a column.
    #[must_use]
    pub fn top(&self, pile: PileId) -> Option<Card> {
        match pile {
            PileId::Stock => None,
            PileId::Waste => self.waste.top(),
            PileId::Foundation(suit) => Card::new(suit, self.foundation(suit)),
            PileId::Tableau(column) => self.column(column).cards.top(),
        }
    }

    /// Whether a card could go home from where it can be taken: the next rank of its suit.
    #[must_use]
    pub const fn is_next_home(&self, card: Card) -> bool {
        self.foundation(card.suit()) + 1 == card.rank()
    }

    /// Whether the action is legal.
    ///
    /// # Errors
    /// The first reason that applies, in the order of [`Illegal`].
    pub fn check(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        if self.is_won() {
            return Err(Illegal::GameOver);
        }
        match action {
            Action::Draw => {
                if !self.stock.is_empty() {
                    Ok(())
                } else if self.waste.is_empty() {
                    Err(Illegal::NothingToRecycle)
                } else if !rules.passes.allows_after(self.pass) {
                    Err(Illegal::NoPassLeft)
                } else {
                    Err(Illegal::EmptyPile)
                }
            }
            Action::Recycle => {
                if self.stock.is_empty() && self.waste.is_empty() {
                    Err(Illegal::NothingToRecycle)
                } else if !self.stock.is_empty() {
                    Err(Illegal::StockNotEmpty)
                } else if !rules.passes.allows_after(self.pass) {
                    Err(Illegal::NoPassLeft)
                } else {
                    Ok(())
                }
            }
            Action::Move { from, to, count } => {
                if from == to {
                    return Err(Illegal::SamePile);
                }
                let lead = self.lead(from, count)?;
                if matches!(to, PileId::Foundation(_)) && count > 1 {
                    return Err(Illegal::OneAtATime);
                }
                if !rules.worry_back && matches!((from, to), (PileId::Foundation(_), PileId::Tableau(_))) {
                    return Err(Illegal::WorryBackOff);
                }
                self.fits(rules, lead, to)
            }
        }
    }

    /// The lowest of the cards to be moved, where they can be taken.
    fn lead(&self, from: PileId, count: u8) -> Result<Card, Illegal> {
        let count = usize::from(count);
        match from {
            PileId::Stock if self.stock.is_empty() => Err(Illegal::EmptyPile),
            PileId::Stock => Err(Illegal::FaceDown),
            PileId::Waste | PileId::Foundation(_) => {
                let top = self.top(from).ok_or(Illegal::EmptyPile)?;
                match count {
                    0 => Err(Illegal::NotARun),
                    1 => Ok(top),
                    _ => Err(Illegal::NotTop),
                }
            }
            PileId::Tableau(column) => {
                let column = self.column(column);
                if column.cards.is_empty() {
                    return Err(Illegal::EmptyPile);
                }
                if count > column.face_up() && count <= column.cards.len() {
                    return Err(Illegal::FaceDown);
                }
                if count == 0 {
                    return Err(Illegal::NotARun);
                }
                let lead = column.cards.len().checked_sub(count).and_then(|place| column.cards.get(place));
                lead.ok_or(Illegal::NotARun)
            }
        }
    }

    fn fits(&self, rules: &Rules, lead: Card, to: PileId) -> Result<(), Illegal> {
        match to {
            // Nothing is ever put there by a move; a draw or a recycle does it.
            PileId::Stock | PileId::Waste => Err(Illegal::WrongRank),
            PileId::Foundation(suit) if suit != lead.suit() => Err(Illegal::WrongSuit),
            PileId::Foundation(_) if !self.is_next_home(lead) => Err(Illegal::WrongRank),
            PileId::Foundation(_) => Ok(()),
            PileId::Tableau(column) => match self.column(column).cards.top() {
                None if rules.empty_column == EmptyColumn::Kings && !lead.is_king() => Err(Illegal::KingsOnly),
                None => Ok(()),
                Some(below) if below.is_red() == lead.is_red() => Err(Illegal::SameColour),
                Some(below) if lead.rank() + 1 != below.rank() => Err(Illegal::WrongRank),
                Some(_) => Ok(()),
            },
        }
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The first reason that applies, in the order of [`Illegal`]; the table is then as it was.
    pub fn play(&mut self, rules: &Rules, action: Action) -> Result<Outcome, Illegal> {
        self.check(rules, action)?;
        let mut outcome = Outcome::default();
        match action {
            Action::Draw => {
                for _ in 0..rules.draw.count() {
                    let Some(card) = self.stock.pop() else { break };
                    self.waste.push(card);
                    outcome.moved += 1;
                }
            }
            Action::Recycle => {
                while let Some(card) = self.waste.pop() {
                    self.stock.push(card);
                    outcome.moved += 1;
                }
                self.pass = self.pass.saturating_add(1);
            }
            Action::Move { from, to, count } => {
                self.transfer(from, to, usize::from(count));
                outcome.moved = count;
                if let PileId::Tableau(column) = from {
                    outcome.turned_up = self.columns[column.index()].turn_up().map(|card| (column, card));
                }
            }
        }
        outcome.won = self.is_won();
        Ok(outcome)
    }

    /// Moves cards that are known to fit.
    fn transfer(&mut self, from: PileId, to: PileId, count: usize) {
        if let (PileId::Tableau(source), PileId::Tableau(target)) = (from, to) {
            let cards = self.columns[source.index()].cards;
            for place in cards.len() - count..cards.len() {
                if let Some(card) = cards.get(place) {
                    self.columns[target.index()].cards.push(card);
                }
            }
            for _ in 0..count {
                self.columns[source.index()].cards.pop();
            }
            return;
        }
        let card = match from {
            PileId::Stock => None,
            PileId::Waste => self.waste.pop(),
            PileId::Foundation(suit) => {
                let card = Card::new(suit, self.foundation(suit));
                self.foundations[suit.index()] -= 1;
                card
            }
            PileId::Tableau(column) => self.columns[column.index()].cards.pop(),
        };
        match (card, to) {
            (Some(card), PileId::Tableau(column)) => {
                self.columns[column.index()].cards.push(card);
            }
            (Some(_), PileId::Foundation(suit)) => self.foundations[suit.index()] += 1,
            _ => {}
        }
    }
}
