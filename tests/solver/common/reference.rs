//! The plain search: whole tables, every legal action, no reduction of any kind. Slow, and hard to get wrong.

use klondike::{Action, Column, PileId, Rules, Table};
use std::collections::{HashSet, VecDeque};

/// Everything that decides what can still happen, a byte a card. The pass counts only under a limit: without one it grows
/// for ever and means nothing.
fn key(table: &Table, rules: &Rules) -> Box<[u8]> {
    let mut key = Vec::with_capacity(72);
    for column in Column::ALL.map(|column| table.column(column)) {
        key.push(column.cards().len() as u8);
        key.push(column.face_down() as u8);
        key.extend(column.cards().iter().map(|card| card.index() as u8));
    }
    key.push(table.stock().len() as u8);
    key.extend(table.stock().iter().chain(table.waste().iter()).map(|card| card.index() as u8));
    if rules.passes.limit().is_some() {
        key.push(table.pass() as u8);
    }
    key.into_boxed_slice()
}

/// What a complete search says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It can be won, in no fewer than so many actions.
    Won(u32),
    /// It cannot be won.
    Lost,
}

/// Breadth first, every legal action, to the first win or the end; `None` when more than `most` positions are needed.
pub fn search(table: &Table, rules: &Rules, most: usize) -> Option<Answer> {
    let mut seen = HashSet::from([key(table, rules)]);
    let mut open = VecDeque::from([(*table, 0)]);
    while let Some((here, depth)) = open.pop_front() {
        if here.is_won() {
            return Some(Answer::Won(depth));
        }
        for &action in &here.legal_actions(rules) {
            let mut next = here;
            next.play(rules, action).expect("a listed action plays");
            if seen.insert(key(&next, rules)) {
                if seen.len() > most {
                    return None;
                }
                open.push_back((next, depth + 1));
            }
        }
    }
    Some(Answer::Lost)
}

/// Depth first: finds wins sooner, and tells nothing of their length.
pub fn winnable(table: &Table, rules: &Rules, most: usize) -> Option<bool> {
    let mut seen = HashSet::from([key(table, rules)]);
    let mut open = vec![*table];
    while let Some(here) = open.pop() {
        if here.is_won() {
            return Some(true);
        }
        for &action in &here.legal_actions(rules) {
            let mut next = here;
            next.play(rules, action).expect("a listed action plays");
            if seen.insert(key(&next, rules)) {
                if seen.len() > most {
                    return None;
                }
                open.push(next);
            }
        }
    }
    Some(false)
}

/// Whether a transfer that makes progress (as SPEC 4 and the page of `dead_end` say) can be reached, draws and recycles
/// played one by one as a player would; `None` when more than `most` positions are needed.
pub fn progress_possible(table: &Table, rules: &Rules, most: usize) -> Option<bool> {
    let empty = |table: &Table| Column::ALL.iter().filter(|&&c| table.column(c).cards().is_empty()).count();
    let mut seen = HashSet::from([key(table, rules)]);
    let mut open = vec![*table];
    while let Some(here) = open.pop() {
        for &action in &here.legal_actions(rules) {
            let mut next = here;
            next.play(rules, action).expect("a listed action plays");
            if matches!(action, Action::Move { from: PileId::Waste, .. })
                || next.face_down() < table.face_down()
                || next.home() > table.home()
                || empty(&next) > empty(table)
            {
                return Some(true);
            }
            if seen.insert(key(&next, rules)) {
                if seen.len() > most {
                    return None;
                }
                open.push(next);
            }
        }
    }
    Some(false)
}
