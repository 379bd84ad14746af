//! That every message is there, used, and complete; and that the sentences read as they should.

mod files;
mod labels;
mod pseudo;
mod sentences;
mod settings;

use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    static USED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes that a message was asked for: a test makes sure that none is left over.
pub(crate) fn note_use(id: &str) {
    USED.with_borrow_mut(|used| {
        if !used.contains(id) {
            used.insert(id.to_owned());
        }
    });
}

/// What was asked for on this thread so far.
fn used() -> BTreeSet<String> {
    USED.with_borrow(Clone::clone)
}
