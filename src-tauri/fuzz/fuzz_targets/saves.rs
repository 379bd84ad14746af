//! Any bytes as a saved game.
#![no_main]

use klondike::save;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match save::from_text(text) {
        Ok(game) => assert_eq!(save::from_text(&save::to_text(&game)), Ok(game)),
        Err(error) => assert!(error.line >= 1 && !error.to_string().is_empty()),
    }
});
