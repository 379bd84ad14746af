//! A game looked back on.

use super::view::VerdictState;
use serde::Serialize;

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReviewStep {
    /// How many actions lead here.
    #[serde(rename = "move")]
    pub number: usize,
    /// The action that led here, spoken.
    pub name: String,
    /// Whether it could be won from here.
    pub verdict: VerdictState,
    /// Cards home.
    pub home: u8,
}

/// The shortest line known, beside the player's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShortestView {
    /// Its length.
    pub moves: usize,
    /// Whether no shorter one exists.
    pub proven: bool,
    /// The same as a sentence.
    pub text: String,
    /// Its moves, spoken.
    pub lines: Vec<String>,
}

/// The whole review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ReviewView {
    /// The title.
    pub title: String,
    /// What it comes to.
    pub text: String,
    /// Each position.
    pub steps: Vec<ReviewStep>,
    /// Which step lost the game.
    pub lost_at: Option<usize>,
    /// The shortest line known.
    pub shortest: Option<ShortestView>,
    /// Whether more is to come.
    pub pending: bool,
}
