//! What an action did.

use crate::card::Card;
use crate::pile::Column;

/// What a successful action did to the table, beyond what the action itself says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Outcome {
    /// How many cards moved: drawn, recycled or transferred.
    pub moved: u8,
    /// The column whose uncovered end card turned face up, and that card.
    pub turned_up: Option<(Column, Card)>,
    /// Whether all 52 cards are home now.
    pub won: bool,
}
