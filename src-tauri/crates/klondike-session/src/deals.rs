//! Deals that are not simply a seed: shipped ones and those from outside.

use crate::attempt::Dealt;
use crate::environment::Wall;
use crate::protocol::{DealRequest, Setup};
use klondike_words::Failed;

/// The deal that is asked for.
pub(crate) fn find(_request: &DealRequest, _setup: &Setup, _wall: &Wall) -> Result<Dealt, Failed<'static>> {
    Err(Failed::NotFound)
}
