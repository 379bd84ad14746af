//! What is counted and never undone.

/// Help that a player took in an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Help {
    /// A first-step hint that found a move or a reason to draw.
    Hint,
    /// A move of a proven win was shown.
    ProvenMove,
    /// The position was checked.
    Check,
    /// The demo played at least one action.
    Demo,
}

/// Counts of an attempt. None of them goes down: undo does not take back that something was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Tally {
    /// Draws from the stock.
    pub draws: u64,
    /// Recycles of the waste.
    pub recycles: u64,
    /// Transfers of a card or run.
    pub transfers: u64,
    /// Undone actions.
    pub undos: u64,
    /// Redone actions.
    pub redos: u64,
    /// Hints shown.
    pub hints: u64,
    /// Proven moves shown.
    pub proven_moves: u64,
    /// Checks of the position.
    pub checks: u64,
    /// Starts of the demo.
    pub demos: u64,
}

impl Tally {
    /// *Moves including undo*: draws, recycles, transfers, undos and redos together.
    #[must_use]
    pub const fn actions(&self) -> u64 {
        self.draws + self.recycles + self.transfers + self.undos + self.redos
    }

    /// Whether the game was helped by more than undo.
    #[must_use]
    pub const fn helped(&self) -> bool {
        self.hints + self.proven_moves + self.checks + self.demos > 0
    }

    pub(crate) fn count_help(&mut self, help: Help) {
        *match help {
            Help::Hint => &mut self.hints,
            Help::ProvenMove => &mut self.proven_moves,
            Help::Check => &mut self.checks,
            Help::Demo => &mut self.demos,
        } += 1;
    }
}
