//! The rules of Klondike solitaire: cards, deals, the table, and what may be done on it.
//!
//! No input, no output, no clock: whoever uses this crate brings those.
//!
//! # A game
//!
//! A seed makes a deal, a deal and a setup make a [`Game`]:
//!
//! ```
//! use klondike::{Action, Game, Illegal, Scoring, Seed, Setup};
//!
//! let seed: Seed = "klondike-1".parse()?;
//! let mut game = Game::new(seed.deal(), Setup { scoring: Scoring::Points, ..Setup::default() });
//!
//! // The table lists what is legal. Whatever it lists plays, and nothing else does.
//! let legal = game.table().legal_actions(game.rules());
//! assert_eq!(legal[0], Action::Draw);
//! for &action in &legal {
//!     assert!(game.check(action).is_ok());
//! }
//! assert_eq!(game.play(Action::Recycle), Err(Illegal::StockNotEmpty));
//!
//! // A simple player: what turns up a card or goes home, else the stock, for a hundred actions.
//! for _ in 0..100 {
//!     let legal = game.table().legal_actions(game.rules());
//!     let good = legal.iter().copied().find(|&action| {
//!         let mut table = *game.table();
//!         let outcome = table.play(game.rules(), action);
//!         table.home() > game.table().home() || outcome.is_ok_and(|outcome| outcome.turned_up.is_some())
//!     });
//!     let Some(action) = good.or(legal.first().copied()) else { break };
//!     game.play(action)?;
//! }
//! assert_eq!(game.moves(), 100);
//! assert!(game.table().home() > 0 && game.score() > Some(0));
//!
//! // Undo goes back to the deal, card for card. What was counted stays counted.
//! while game.undo().is_ok() {}
//! assert_eq!(*game.table(), klondike::Table::deal(&seed.deal()));
//! assert_eq!((game.moves(), game.score(), game.tally().actions()), (0, Some(0), 200));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! | module | what |
//! |---|---|
//! | [`card`], [`deal`], [`seed`] | the pack, an order of it, and the text that an order grows from |
//! | [`rules`], [`scoring`] | what is chosen before a deal |
//! | [`pile`], [`table`], [`action`], [`outcome`], [`illegal`] | where cards lie, what may be done, what it did, or why not |
//! | [`game`], [`tally`] | undo, redo, counts, score, clock |
//! | [`entry`], [`save`] | a game's log as text: the notation, and whole games |
//! | [`parts`] | positions from outside, checked at the door |
//! | [`auto_move`], [`home`], [`finish`] | the aids that need no search |
//! | [`mod@perft`] | counting lines of play, to check all of it |
//!
//! # Promises
//!
//! Each is a test: all 52 cards are on the table after any action; a refused action changes nothing; undo inverts play;
//! every listed action plays and every other one is refused; a saved game loads as it was; a seed means the same deal on
//! every platform and in every version.

pub mod action;
pub mod auto_move;
pub mod card;
pub mod deal;
pub mod entry;
pub mod finish;
pub mod game;
pub mod home;
pub mod illegal;
mod legal;
pub mod outcome;
pub mod parts;
pub mod perft;
pub mod pile;
pub mod rules;
pub mod save;
pub mod scoring;
pub mod seed;
pub mod table;
pub mod tally;

pub use action::{Action, ActionList};
pub use auto_move::{best_move, run_that_fits};
pub use card::{Card, Suit};
pub use deal::{Deal, DealError};
pub use entry::{Entry, Line};
pub use finish::finish_line;
pub use game::{Game, Setup, Step, Win};
pub use home::safe_home;
pub use illegal::Illegal;
pub use outcome::Outcome;
pub use parts::{ColumnParts, PartsError, TableParts};
pub use perft::perft;
pub use pile::{Column, PileId};
pub use rules::{Draw, EmptyColumn, Passes, Rules};
pub use save::{SaveError, SaveFault};
pub use scoring::{Score, Scoring};
pub use seed::{Seed, SeedError};
pub use table::Table;
pub use tally::{Help, Tally};
