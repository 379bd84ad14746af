//! The rules of Klondike solitaire.
