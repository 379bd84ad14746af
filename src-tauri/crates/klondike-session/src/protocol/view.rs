//! The whole table as the page sees it.

use super::deal::DealKind;
use klondike::{Action, Card, PileId, Rules, Scoring, Suit};
use serde::Serialize;

/// The side of a card that tells what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// 1 is the ace, 13 the king.
    pub rank: u8,
    /// The suit.
    pub suit: Suit,
}

impl From<Card> for Face {
    fn from(card: Card) -> Face {
        Face { rank: card.rank(), suit: card.suit() }
    }
}

/// A card on the table. A face-down card has no face, and nothing else here tells what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// The place in the deal, 0 to 51.
    pub key: u8,
    /// What the card is, when it lies face up.
    pub face: Option<Face>,
    /// Its spoken name with its place.
    pub name: String,
}

/// What an empty place shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Sign {
    /// Nothing: the pile has cards, or its place stays blank.
    None,
    /// The suit of a foundation.
    Suit,
    /// A column for kings only.
    King,
    /// A column for any card.
    Any,
    /// The stock can be recycled.
    Recycle,
    /// No pass is left.
    Spent,
    /// Stock and waste are both empty.
    Empty,
}

/// A pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PileView {
    /// Which pile.
    pub id: PileId,
    /// Short: "Column 2".
    pub label: String,
    /// The spoken name of the pile itself.
    pub name: String,
    /// The pile read out whole.
    pub reading: String,
    /// Bottom first; of the stock the next to be drawn last.
    pub cards: Vec<CardView>,
    /// What its empty place shows.
    pub sign: Sign,
}

/// A legal action with what the page needs to light it and speak it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalMove {
    /// The action.
    pub action: Action,
    /// Where from.
    pub from: PileId,
    /// Where to.
    pub to: PileId,
    /// How many cards.
    pub count: u8,
    /// The key of the lead card.
    pub card: u8,
    /// The spoken name.
    pub name: String,
}

/// What is going on at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// The player plays.
    Playing,
    /// Covered and inert.
    Paused,
    /// All cards are home.
    Won,
    /// The player ended the deal.
    Ended,
    /// The cards go home by themselves.
    Finishing,
    /// The computer plays its solution.
    Demo,
}

/// What is known about the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Proof {
    /// A solution was replayed under the rules in play.
    Proven,
    /// Nobody knows.
    Unknown,
    /// An exhausted search found no way.
    Unwinnable,
}

/// The deal on the table. It never holds what would tell the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DealInfo {
    /// How it came about.
    pub kind: DealKind,
    /// Its name.
    pub label: String,
    /// Whether it is known to be winnable.
    pub proof: Proof,
    /// The same as a sentence.
    pub proof_text: String,
}

/// The items of the status line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum StatusId {
    /// Cards home.
    Home,
    /// The pass.
    Pass,
    /// Moves or actions, as the player has chosen.
    Moves,
    /// The clock.
    Time,
    /// The score.
    Score,
    /// The deal's name.
    Deal,
    /// This rule set's best.
    Best,
    /// Undos.
    Undos,
}

/// One item of the status line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StatusItem {
    /// Which.
    pub id: StatusId,
    /// What is shown.
    pub text: String,
    /// What is said where the text is short.
    pub label: String,
}

/// What the solver says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum VerdictState {
    /// It can still be won.
    Winnable,
    /// An exhausted search found no win.
    Unwinnable,
    /// The search was stopped.
    Unknown,
    /// The search goes on.
    Thinking,
}

/// A verdict that the player asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VerdictView {
    /// The verdict.
    pub state: VerdictState,
    /// As a sentence.
    pub text: String,
    /// Steps back to the last winnable position, where known.
    pub back: Option<usize>,
}

/// The message that nothing can change any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeadEndView {
    /// Its title.
    pub title: String,
    /// What is left to do.
    pub text: String,
    /// Undos to the last real choice, 0 when unknown.
    pub undos: usize,
}

/// A labelled figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// A stable name.
    pub id: String,
    /// What it is.
    pub label: String,
    /// How much.
    pub value: String,
    /// A remark, often empty.
    pub note: String,
}

/// What is shown after a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SummaryView {
    /// Whether it was won.
    pub won: bool,
    /// The title.
    pub title: String,
    /// The line below it.
    pub subtitle: String,
    /// Cards home, moves, time …
    pub figures: Vec<Figure>,
    /// New bests.
    pub bests: Vec<String>,
    /// Whether there is anything to review.
    pub reviewable: bool,
}

/// Which commands would be accepted now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, clippy::struct_excessive_bools)]
pub struct Can {
    pub undo: bool,
    pub redo: bool,
    pub restart: bool,
    pub bring_back: bool,
    pub finish: bool,
    pub send_home: bool,
    pub hint: bool,
    pub check: bool,
    pub rewind: bool,
    pub demo: bool,
    pub pause: bool,
    pub resume: bool,
    pub end_deal: bool,
    pub stop: bool,
    pub draw: bool,
}

/// Texts that keys read out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Readings {
    /// Time, moves, score.
    pub state: String,
    /// All end cards.
    pub tops: String,
    /// The foundations.
    pub foundations: String,
    /// All legal moves.
    pub legal: String,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Goes up with every event.
    pub revision: u64,
    /// Changes with every deal laid on the table.
    pub game: u64,
    /// What is going on.
    pub phase: Phase,
    /// The deal.
    pub deal: DealInfo,
    /// The rules of the attempt.
    pub rules: Rules,
    /// The scoring of the attempt.
    pub scoring: Scoring,
    /// 13, in reading order.
    pub piles: Vec<PileView>,
    /// What is legal.
    pub legal: Vec<LegalMove>,
    /// The status line.
    pub status: Vec<StatusItem>,
    /// Which commands would be accepted.
    pub can: Can,
    /// The verdict that was asked for.
    pub verdict: Option<VerdictView>,
    /// The dead end, said once all stock cards were seen.
    pub dead_end: Option<DeadEndView>,
    /// After a game.
    pub summary: Option<SummaryView>,
    /// The window's title.
    pub title: String,
    /// Texts read by keys.
    pub readings: Readings,
}
