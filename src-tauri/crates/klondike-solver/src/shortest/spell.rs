//! From steps to actions, with the choices of parents that the count has left open.

use super::arrangement::{Arrangement, parent_of};
use super::best_first::Quest;
use crate::general::cards::{Bit, card, children, one, pair};
use crate::general::moves::{From, Step, To};
use crate::general::position::Position;
use klondike::{Action, Card, Column, PileId, Rules, Table};

/// A choice between the two cards of a pair that may depend on an earlier one.
#[derive(Clone, Copy)]
struct Choice {
    /// The choice it goes with, or itself.
    root: usize,
    /// Whether it is the other card than the root's.
    flipped: bool,
    /// For a root: the place of the card that it turned out to be, 0 or 1.
    place: Option<u8>,
}

/// Finds out for each step that puts a card onto a parent which of two it has to be: the place of the card in its pair,
/// where the rest of the line depends on it.
fn places(quest: &Quest, steps: &[Step]) -> Vec<Option<u8>> {
    let mut choices: Vec<Choice> = Vec::new();
    let mut of_step: Vec<Option<usize>> = vec![None; steps.len()];
    // The choice under which each child lies where it lies.
    let mut of_child: [Option<usize>; 52] = [None; 52];
    let (mut position, mut arrangement) = (quest.start, quest.arrangement);
    for (number, &step) in steps.iter().enumerate() {
        match step.to {
            To::Home if step.from == From::Column => {
                // A run that may lie on either card lies on the other one, as it turns out.
                let child = position.on() & children(pair(step.card));
                if child.count_ones() == 1 && arrangement.get(step.card) == 0 {
                    settle(&mut choices, of_child[child.trailing_zeros() as usize], (step.card & 1) ^ 1);
                }
            }
            To::Parent => {
                let choice = choose(&position, arrangement, step.card, &of_child, choices.len());
                let (choice, place) = choice;
                choices.push(Choice { place, ..choice });
                of_step[number] = Some(choices.len() - 1);
                of_child[usize::from(step.card)] = Some(choices.len() - 1);
            }
            _ => {}
        }
        (position, arrangement, _) = quest.play(&position, arrangement, step);
    }
    of_step.iter().map(|choice| choice.and_then(|choice| place(&choices, choice))).collect()
}

/// The choice that a card coming onto its parents makes: `new` is its own number.
fn choose(
    position: &Position,
    arrangement: Arrangement,
    child: Bit,
    of_child: &[Option<usize>; 52],
    new: usize,
) -> (Choice, Option<u8>) {
    let parent = parent_of(child);
    let up = position.up & pair(parent);
    let other = position.on() & children(pair(parent)) & !one(child);
    let alone = Choice { root: new, flipped: false, place: None };
    if up.count_ones() == 1 {
        return (alone, Some(up.trailing_zeros() as u8 & 1));
    }
    match (arrangement.get(parent), other.count_ones()) {
        (_, 0) => (alone, None),
        (0, _) => match of_child[other.trailing_zeros() as usize] {
            Some(with) => (Choice { root: with, flipped: true, place: None }, None),
            None => (alone, None),
        },
        // The other card lies on the parent with the place `value` − 1.
        (value, _) => (alone, Some((value as u8 - 1) ^ 1)),
    }
}

fn settle(choices: &mut [Choice], choice: Option<usize>, wanted: u8) {
    let mut wanted = wanted;
    let mut at = choice;
    while let Some(index) = at {
        let here = choices[index];
        wanted ^= u8::from(here.flipped);
        if here.root == index {
            choices[index].place = Some(wanted);
            return;
        }
        at = Some(here.root);
    }
}

fn place(choices: &[Choice], choice: usize) -> Option<u8> {
    let mut flipped = false;
    let mut at = choice;
    loop {
        let here = choices[at];
        flipped ^= here.flipped;
        if here.root == at {
            return here.place.map(|place| place ^ u8::from(flipped));
        }
        at = here.root;
    }
}

/// Plays the steps on the table. `None` when one cannot be played, which would be a fault of the search.
pub(super) fn actions(quest: &Quest, table: &Table, rules: &Rules, steps: &[Step]) -> Option<Vec<Action>> {
    let places = places(quest, steps);
    let mut player = Player { table: *table, rules, actions: Vec::new() };
    for (&step, &place) in steps.iter().zip(&places) {
        player.step(step, place)?;
    }
    Some(player.actions)
}

struct Player<'a> {
    table: Table,
    rules: &'a Rules,
    actions: Vec<Action>,
}

impl Player<'_> {
    fn play(&mut self, action: Action) -> Option<()> {
        self.table.play(self.rules, action).ok()?;
        self.actions.push(action);
        Some(())
    }

    fn step(&mut self, step: Step, place: Option<u8>) -> Option<()> {
        let moved = card(step.card)?;
        let (from, count) = match step.from {
            From::Column => {
                let (column, above) = self.find(moved)?;
                if step.to == To::Home && above > 0 {
                    let twin = PileId::Tableau(self.find(card(step.card ^ 1)?)?.0);
                    self.play(Action::Move { from: PileId::Tableau(column), to: twin, count: above })?;
                }
                (PileId::Tableau(column), if step.to == To::Home { 1 } else { above + 1 })
            }
            From::Stock(_) => {
                self.draw(moved)?;
                (PileId::Waste, 1)
            }
            From::Foundation => (PileId::Foundation(moved.suit()), 1),
        };
        let to = match step.to {
            To::Home => PileId::Foundation(moved.suit()),
            To::Parent => {
                let wanted = place.and_then(|place| card(parent_of(step.card) & !1 | place));
                let fits = |top: Option<Card>| {
                    top.is_some_and(|below| moved.fits_on(below) && wanted.is_none_or(|w| w == below))
                };
                PileId::Tableau(self.column(fits)?)
            }
            To::Apart => PileId::Tableau(self.column(|top| top.is_none())?),
        };
        self.play(Action::Move { from, to, count })
    }

    /// The column of a face-up card, and how many cards lie on it.
    fn find(&self, wanted: Card) -> Option<(Column, u8)> {
        Column::ALL.into_iter().find_map(|column| {
            let cards = self.table.column(column);
            let place = cards.cards().iter().position(|card| card == wanted)?;
            (place >= cards.face_down()).then(|| (column, (cards.cards().len() - 1 - place) as u8))
        })
    }

    fn column(&self, wanted: impl Fn(Option<Card>) -> bool) -> Option<Column> {
        Column::ALL.into_iter().find(|&column| wanted(self.table.column(column).cards().top()))
    }

    /// Draws and recycles until a card lies on the waste.
    fn draw(&mut self, wanted: Card) -> Option<()> {
        let mut recycled = 0;
        while self.table.waste().top() != Some(wanted) {
            if !self.table.stock().is_empty() {
                self.play(Action::Draw)?;
            } else if recycled < 2 {
                recycled += 1;
                self.play(Action::Recycle)?;
            } else {
                return None;
            }
        }
        Some(())
    }
}
