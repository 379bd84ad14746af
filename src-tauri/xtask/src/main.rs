//! Sets up, runs, tests, measures and packs Klondike.
fn main() {}
