//! Actions that are played by themselves, one at a time: finish and demo.

use crate::protocol::{Animation, Phase};
use klondike::Action;
use std::collections::VecDeque;

/// What is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScriptKind {
    /// The cards go home.
    Finish,
    /// The computer plays its solution.
    Demo,
}

/// The actions still to come, and when the next is due.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    pub(crate) kind: ScriptKind,
    pub(crate) left: VecDeque<Action>,
    /// The next action is due at this reading of the monotonic clock; `None` while it is held.
    pub(crate) due: Option<u64>,
    pub(crate) pace: u64,
}

/// All cards of a finish are home within this time.
const FINISH_MS: u64 = 2_600;

impl Script {
    /// The cards go home, in under three seconds together.
    pub(crate) fn finish(line: Vec<Action>, now: u64, animation: Animation) -> Script {
        let longest = match animation {
            Animation::Off => 15,
            Animation::Fast => 45,
            Animation::Normal => 90,
            Animation::Slow => 130,
        };
        let pace = (FINISH_MS / line.len().max(1) as u64).clamp(5, longest);
        Script { kind: ScriptKind::Finish, left: line.into(), due: Some(now + pace), pace }
    }

    /// The solution, slow enough to follow.
    pub(crate) fn demo(line: Vec<Action>, now: u64, animation: Animation, held: bool) -> Script {
        let pace = match animation {
            Animation::Off | Animation::Normal => 700,
            Animation::Fast => 350,
            Animation::Slow => 1_400,
        };
        Script { kind: ScriptKind::Demo, left: line.into(), due: (!held).then_some(now + pace), pace }
    }

    /// The phase the table is in meanwhile.
    pub(crate) const fn phase(&self) -> Phase {
        match self.kind {
            ScriptKind::Finish => Phase::Finishing,
            ScriptKind::Demo => Phase::Demo,
        }
    }
}
