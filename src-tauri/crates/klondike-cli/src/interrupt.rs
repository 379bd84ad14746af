//! Ctrl-C: the first one asks the search to stop, so that what is done can still be printed; the next one ends at once.

use klondike_solver::Cancel;

/// The exit code of a program that a second Ctrl-C has ended (128 + SIGINT).
const INTERRUPTED: i32 = 130;

/// A switch that Ctrl-C throws. Where the system offers no handler, Ctrl-C just ends the program: every line that is
/// done has been written out already.
pub fn switch() -> Cancel {
    let cancel = Cancel::new();
    let thrown = cancel.clone();
    let _ = ctrlc::set_handler(move || {
        if thrown.is_cancelled() {
            std::process::exit(INTERRUPTED);
        }
        thrown.cancel();
    });
    cancel
}
