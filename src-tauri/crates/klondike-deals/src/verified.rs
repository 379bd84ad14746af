//! 120 numbered deals, each with a stored solution at draw 1 with unlimited passes, kings only and worrying back.
//!
//! They go from easy to expert, thirty of each level. The solver found each within a budget of 200,000 positions
//! (`examples/make_verified.rs` says how they were chosen); a test replays all of them. Beside each stands whether it is
//! solved at draw 3 too. The table is frozen: a number always means the same cards.

use crate::level::Level;
use klondike::{Action, Deal, Entry, Line, Rules, Table};

/// One line a deal: number, level, verdict at draw 3, cards, solution.
const TABLE: &str = include_str!("../data/verified.tsv");

/// How many deals there are.
pub const COUNT: u8 = 120;

/// Whether a verified deal is solved at draw 3 too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawThree {
    /// It is solved.
    Solved,
    /// It was proven that it can not be won.
    Unsolvable,
    /// Not known.
    Unknown,
}

/// A verified deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// 1 to 120.
    pub number: u8,
    /// How hard it is at draw 1.
    pub level: Level,
    /// Whether it is solved at draw 3.
    pub draw_three: DrawThree,
    /// The cards.
    pub deal: Deal,
    solution: &'static str,
}

impl Verified {
    /// The rules that the solution is for.
    #[must_use]
    pub fn rules() -> Rules {
        Rules::default()
    }

    /// The stored solution.
    #[must_use]
    pub fn solution(&self) -> Vec<Action> {
        let rules = Verified::rules();
        let mut table = Table::deal(&self.deal);
        let mut line = Vec::new();
        for word in self.solution.split(' ') {
            let Ok(Some(read)) = Line::parse(word) else { break };
            let Entry::Play(action) = read.resolve(&table) else { break };
            if table.play(&rules, action).is_err() {
                break;
            }
            line.push(action);
        }
        line
    }
}

/// The verified deal with this number, 1 to 120.
#[must_use]
pub fn get(number: u8) -> Option<Verified> {
    all().nth(usize::from(number.checked_sub(1)?))
}

/// All of them, in order.
pub fn all() -> impl Iterator<Item = Verified> {
    TABLE.lines().filter_map(|line| {
        let mut parts = line.split('\t');
        let number = parts.next()?.parse().ok()?;
        let level = parts.next()?;
        let level = Level::ALL.into_iter().find(|known| known.name() == level)?;
        let draw_three = match parts.next()? {
            "solved" => DrawThree::Solved,
            "unsolvable" => DrawThree::Unsolvable,
            _ => DrawThree::Unknown,
        };
        let deal = parts.next()?.parse().ok()?;
        Some(Verified { number, level, draw_three, deal, solution: parts.next()? })
    })
}
