//! A game being played: what the shell asks and what the table shows.
