//! A solver for Klondike with all cards known.
