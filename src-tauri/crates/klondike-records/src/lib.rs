//! Bests, history and statistics, without input or output.
