//! Counting lines of play: a check of the whole rule set in one number.

use crate::rules::Rules;
use crate::table::Table;

/// How many different sequences of exactly `depth` legal actions there are from a table.
///
/// ```
/// use klondike::{Rules, Seed, Table, perft};
///
/// let table = Table::deal(&"klondike-1".parse::<Seed>()?.deal());
/// assert_eq!(perft(&table, &Rules::default(), 0), 1);
/// assert_eq!(perft(&table, &Rules::default(), 1), table.legal_actions(&Rules::default()).len() as u64);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn perft(table: &Table, rules: &Rules, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let actions = table.legal_actions(rules);
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut count: u64 = 0;
    for &action in &actions {
        let mut next = *table;
        if next.play(rules, action).is_ok() {
            count = count.saturating_add(perft(&next, rules, depth - 1));
        }
    }
    count
}
