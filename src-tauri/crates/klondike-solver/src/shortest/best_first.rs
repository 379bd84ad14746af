//! Best-first search: A*, and its greedy sisters that find good lines soon.

use super::arrangement::Arrangement;
use super::bound::{Bound, distance, pick_cost};
use super::store::{NONE, Node, Store, pack, unpack};
use crate::Stop;
use crate::general::moves::{Choice, From, Generator, Pending, Reductions, Step, To, apply};
use crate::general::position::{Frame, Position};
use crate::general::search::Limits;

/// What is searched.
pub(super) struct Quest<'a> {
    pub(super) frame: &'a Frame,
    pub(super) bound: &'a Bound,
    pub(super) start: Position,
    pub(super) arrangement: Arrangement,
    /// Whether a recycle counts as an action.
    pub(super) recycles_count: bool,
    pub(super) reductions: Reductions,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// A line of fewer actions than asked for, and how many. With a weight of 1 there is no shorter one.
    Found(Vec<Step>, u16),
    /// There is no line of fewer actions than asked for.
    None,
    /// Out of budget, and what no line can do without.
    Stopped(Stop, u16),
}

/// How much the bound counts in the order of the queue, in eighths: 8 is A*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weight(pub(super) u16);

/// The weight of the bound in a beam: a little more than its due, for it is always too low.
const BEAM_WEIGHT: Weight = Weight(11);

/// Highest priority that gets a place of its own in the queue.
const LAST: usize = 4095;

struct Queue {
    heads: Vec<u32>,
    lowest: usize,
}

impl Queue {
    fn push(&mut self, nodes: &mut [Node], index: u32, priority: usize) {
        let priority = priority.min(LAST);
        nodes[index as usize].next = self.heads[priority];
        self.heads[priority] = index;
        self.lowest = self.lowest.min(priority);
    }

    fn pop(&mut self, nodes: &[Node]) -> Option<u32> {
        while self.lowest <= LAST {
            let index = self.heads[self.lowest];
            if index != NONE {
                self.heads[self.lowest] = nodes[index as usize].next;
                return Some(index);
            }
            self.lowest += 1;
        }
        None
    }
}

impl Quest<'_> {
    /// Looks for a line of fewer than `below` actions with `memory` bytes.
    pub(super) fn run<const K: usize>(&self, weight: Weight, below: u16, memory: usize, limits: &mut Limits) -> End {
        let frame = self.frame;
        let mut store = Store::<K>::new(memory, limits.cancel);
        let mut queue = Queue { heads: vec![NONE; LAST + 1], lowest: LAST + 1 };
        let mut choices: Vec<Choice> = Vec::new();
        let key = pack::<K>(frame, &self.start, self.arrangement, Pending::Nothing);
        let (at, _) = store.first(&key);
        let root = store.add(at, key, Node::root(&self.start));
        let mut least = self.bound.of(frame, &self.start, self.arrangement);
        if least >= below {
            return End::None;
        }
        queue.push(&mut store.nodes, root, usize::from(least * weight.0));
        // The line found last, while there may still be a shorter one.
        loop {
            let Some(index) = queue.pop(&store.nodes) else { return End::None };
            let node = store.nodes[index as usize];
            if node.dead {
                continue;
            }
            let (position, arrangement, pending) = unpack(frame, &store.keys[index as usize], node.drawn, node.used);
            if weight == Weight(8) {
                least = least.max(node.cost + self.bound.of(frame, &position, arrangement));
            }
            if position.is_won() {
                return End::Found(steps(&store.nodes, index), node.cost);
            }
            if let Some(stop) = limits.stop() {
                return End::Stopped(stop, least);
            }
            Generator::new(frame, &position, self.reductions, &mut choices)
                .at_once(arrangement.uncovered(&position))
                .run(pending);
            for choice in choices.iter().rev() {
                let step = choice.step;
                let (next, arranged, cost) = self.play(&position, arrangement, step);
                let cost = node.cost + cost;
                let bound = self.bound.of(frame, &next, arranged);
                if cost + bound >= below {
                    continue;
                }
                let key = pack::<K>(frame, &next, arranged, choice.pending);
                let (at, first) = store.first(&key);
                if self.is_dominated(&mut store, first, &next, cost) {
                    continue;
                }
                if store.is_full() {
                    return End::Stopped(Stop::Memory, least);
                }
                let child = store.add(at, key, Node::new(index, cost, &next, step));
                queue.push(&mut store.nodes, child, usize::from(cost * 8 + bound * weight.0));
            }
        }
    }

    /// Looks for a line of fewer than `below` actions, going forward step by step with the `width` best positions of each
    /// number of steps. It finds good lines soon and proves nothing.
    pub(super) fn beam<const K: usize>(&self, width: usize, below: u16, memory: usize, limits: &mut Limits) -> End {
        let frame = self.frame;
        let mut store = Store::<K>::new(memory, limits.cancel);
        let mut choices: Vec<Choice> = Vec::new();
        let key = pack::<K>(frame, &self.start, self.arrangement, Pending::Nothing);
        let (at, _) = store.first(&key);
        let mut layer = vec![(0_u16, store.add(at, key, Node::root(&self.start)))];
        let (mut below, mut found) = (below, None);
        while !layer.is_empty() {
            let mut next_layer = Vec::new();
            for &(_, index) in &layer {
                let node = store.nodes[index as usize];
                if node.dead {
                    continue;
                }
                if let Some(stop) = limits.stop() {
                    return found.map_or(End::Stopped(stop, 0), |last| End::Found(steps(&store.nodes, last), below));
                }
                let (position, arrangement, pending) =
                    unpack(frame, &store.keys[index as usize], node.drawn, node.used);
                Generator::new(frame, &position, self.reductions, &mut choices)
                    .at_once(arrangement.uncovered(&position))
                    .run(pending);
                for choice in &choices {
                    let (next, arranged, cost) = self.play(&position, arrangement, choice.step);
                    let cost = node.cost + cost;
                    let bound = self.bound.of(frame, &next, arranged);
                    if cost + bound >= below {
                        continue;
                    }
                    let key = pack::<K>(frame, &next, arranged, choice.pending);
                    let (at, first) = store.first(&key);
                    if store.is_full() || self.is_dominated(&mut store, first, &next, cost) {
                        continue;
                    }
                    let child = store.add(at, key, Node::new(index, cost, &next, choice.step));
                    if next.is_won() {
                        (below, found) = (cost, Some(child));
                    } else {
                        next_layer.push((cost * 8 + bound * BEAM_WEIGHT.0, child));
                    }
                }
            }
            if next_layer.len() > width {
                next_layer.select_nth_unstable(width - 1);
                next_layer.truncate(width);
            }
            layer = next_layer;
        }
        found.map_or(End::None, |last| End::Found(steps(&store.nodes, last), below))
    }

    /// Plays a step: the position after it, the arrangement, and the actions it takes.
    pub(super) fn play(
        &self,
        position: &Position,
        arrangement: Arrangement,
        step: Step,
    ) -> (Position, Arrangement, u16) {
        let cost = match (step.from, step.to) {
            (From::Stock(pick), _) => pick_cost(self.frame, self.recycles_count, position, pick),
            (From::Column, To::Home) => 1 + u16::from(arrangement.is_covered(position, step.card)),
            _ => 1,
        };
        let (mut next, mut arranged) = (*position, arrangement);
        arranged.follow(position, step);
        apply(self.frame, &mut next, step);
        arranged.turn_up(position, &next, step);
        (next, arranged, cost)
    }

    /// Whether some node with the same key gets to this stock position at no higher cost. Nodes that get to theirs more
    /// cheaply by way of this position are marked as dead.
    fn is_dominated<const K: usize>(&self, store: &mut Store<K>, first: u32, next: &Position, cost: u16) -> bool {
        let cards = next.stock_len();
        let here = (next.drawn, next.used);
        let mut index = first;
        while index != NONE {
            let node = &mut store.nodes[index as usize];
            let there = (node.drawn, node.used);
            if let Some(way) = distance(self.frame, self.recycles_count, cards, there, here)
                && node.cost + way <= cost
            {
                return true;
            }
            if !node.dead
                && let Some(way) = distance(self.frame, self.recycles_count, cards, here, there)
                && cost + way <= node.cost
            {
                node.dead = true;
            }
            index = node.same;
        }
        false
    }
}

fn steps(nodes: &[Node], last: u32) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut index = last;
    while nodes[index as usize].parent != NONE {
        steps.push(nodes[index as usize].step());
        index = nodes[index as usize].parent;
    }
    steps.reverse();
    steps
}
