//! What the solver's tests share: rule sets, random positions, and the plain reference search.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code)]

pub mod late;
pub mod reference;

use klondike::{Action, Draw, EmptyColumn, Passes, Rules, Seed, Table};

/// A small random generator (SplitMix64), so that a test needs nothing but a number to be repeated.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

pub fn passes(limit: u8) -> Passes {
    if limit == 0 { Passes::Unlimited } else { Passes::limited(limit).expect("1 to 9") }
}

/// Every draw, column rule and worrying-back rule under unlimited, one, two, three and nine passes.
pub fn rule_sets() -> Vec<Rules> {
    let mut sets = Vec::new();
    for draw in [Draw::One, Draw::Three] {
        for limit in [0, 1, 2, 3, 9] {
            for empty_column in [EmptyColumn::Kings, EmptyColumn::Any] {
                for worry_back in [true, false] {
                    sets.push(Rules { draw, passes: passes(limit), empty_column, worry_back });
                }
            }
        }
    }
    sets
}

pub fn table(seed: &str) -> Table {
    Table::deal(&seed.parse::<Seed>().expect("a seed").deal())
}

/// Plays up to `steps` random legal actions, seldom a return from a foundation, or fewer when nothing is legal.
pub fn play_on(table: &mut Table, rules: &Rules, steps: usize, random: &mut Random) -> Option<Action> {
    let mut last = None;
    for _ in 0..steps {
        let actions = table.legal_actions(rules);
        if actions.is_empty() {
            break;
        }
        let mut action = actions[random.below(actions.len())];
        let is_return = |action: Action| matches!(action, Action::Move { from: klondike::PileId::Foundation(_), .. });
        if is_return(action) && random.below(4) > 0 {
            action = actions[random.below(actions.len())];
        }
        table.play(rules, action).expect("a listed action plays");
        last = Some(action);
    }
    last
}

/// Whether the long form of the tests is asked for: `cargo xtask soak` sets `KLONDIKE_SOAK`.
pub fn soak() -> bool {
    std::env::var_os("KLONDIKE_SOAK").is_some()
}
