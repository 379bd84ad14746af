//! A player who plays as people do: sees only what lies open, likes turning cards up, gives up after idle trips through
//! the stock. Its win rate on a deal is the measure of the levels.
//!
//! Everything about it is fixed, its chance included (ChaCha8 from a given number): the same deal is always graded the
//! same, on every platform. It knows nothing of what lies face down or is still in the stock.

use klondike::{Action, Card, Column, Deal, PileId, Rules, Table};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// How many trips through the stock without any transfer the player makes before giving up.
const IDLE_PASSES: u32 = 2;
/// A game that takes longer than this is given up: people do not play on for ever either.
const MOST_ACTIONS: usize = 600;
/// Each useful move is overlooked once in this many looks.
const OVERLOOKED: u32 = 4;
/// How far whim can lift a move above one that is liked better.
const WHIM: u32 = 40;

/// Plays one game and tells whether it was won.
#[must_use]
pub fn wins(deal: &Deal, rules: &Rules, chance: u64) -> bool {
    let mut random = ChaCha8Rng::seed_from_u64(chance);
    let mut table = Table::deal(deal);
    let mut idle_passes = 0;
    for _ in 0..MOST_ACTIONS {
        let action = match choose(&table, rules, &mut random) {
            Some(action) => {
                idle_passes = 0;
                action
            }
            None if !table.stock().is_empty() => Action::Draw,
            None if idle_passes < IDLE_PASSES => {
                idle_passes += 1;
                Action::Recycle
            }
            None => return false,
        };
        match table.play(rules, action) {
            Ok(outcome) if outcome.won => return true,
            Ok(_) => {}
            Err(_) => return false,
        }
    }
    false
}

/// The useful transfer liked best of those noticed, whim included; `None` when the player would rather draw.
fn choose(table: &Table, rules: &Rules, random: &mut ChaCha8Rng) -> Option<Action> {
    let mut best: Option<(u32, Action)> = None;
    for &action in &table.legal_actions(rules) {
        let Some(liking) = liking(table, action) else { continue };
        if random.next_u32().is_multiple_of(OVERLOOKED) {
            continue;
        }
        let liking = liking + random.next_u32() % WHIM;
        if best.is_none_or(|(most, _)| liking > most) {
            best = Some((liking, action));
        }
    }
    best.map(|(_, action)| action)
}

/// How much the player likes a transfer; `None` for one that is not worth making, and for draws and recycles.
fn liking(table: &Table, action: Action) -> Option<u32> {
    let Action::Move { from, to, count } = action else { return None };
    match (from, to) {
        (PileId::Foundation(_), _) => None,
        (PileId::Tableau(_) | PileId::Waste, PileId::Foundation(suit)) => {
            let card = Card::new(suit, table.foundation(suit) + 1)?;
            let uncovers = uncovers(table, from, 1);
            Some(if is_low(table, card) { 100 } else { 40 } + uncovers)
        }
        (PileId::Waste, PileId::Tableau(_)) => {
            let card = table.top(from)?;
            // Kings from the waste fill columns that others might need: people hesitate.
            Some(if card.is_king() { 20 } else { 30 })
        }
        (PileId::Tableau(column), PileId::Tableau(target)) => {
            let cards = table.column(column);
            let whole = usize::from(count) == cards.face_up();
            let to_empty = table.column(target).cards().is_empty();
            if whole && cards.face_down() > 0 {
                return Some(50 + uncovers(table, from, count));
            }
            if whole && !to_empty {
                // Frees a column: worth it when a king waits for one.
                return king_waits(table).then_some(25);
            }
            // A run is split to send home what it covers.
            let exposed = cards.cards().get(cards.cards().len().checked_sub(usize::from(count) + 1)?)?;
            (!whole && table.is_next_home(exposed)).then_some(45)
        }
        _ => None,
    }
}

/// More for columns with more cards face down, when the move turns one up.
fn uncovers(table: &Table, from: PileId, count: u8) -> u32 {
    match from {
        PileId::Tableau(column) => {
            let cards = table.column(column);
            if usize::from(count) == cards.face_up() && cards.face_down() > 0 {
                2 + cards.face_down() as u32
            } else {
                0
            }
        }
        _ => 0,
    }
}

/// Nobody needs this card on the table any more, as far as people look: both other-colour suits are nearly as far.
fn is_low(table: &Table, card: Card) -> bool {
    card.rank() <= 2
        || klondike::Suit::ALL
            .into_iter()
            .filter(|suit| suit.is_red() != card.is_red())
            .all(|suit| table.foundation(suit) + 1 >= card.rank())
}

/// Whether a king that lies open could use an empty column.
fn king_waits(table: &Table) -> bool {
    let in_column = |column: &Column| {
        let cards = table.column(*column);
        cards.face_down() > 0 && cards.head().is_some_and(Card::is_king)
    };
    Column::ALL.iter().any(in_column) || table.waste().top().is_some_and(Card::is_king)
}
