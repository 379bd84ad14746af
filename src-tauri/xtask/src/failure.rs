//! Why a command could not do its work.

use std::fmt;

/// One sentence for the person at the terminal.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure with its sentence.
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// Adds what was being done to an error of the standard library.
pub trait Doing<T> {
    /// Turns the error into a failure that begins with `what`.
    fn doing(self, what: impl fmt::Display) -> Result<T, Failure>;
}

impl<T, E: fmt::Display> Doing<T> for Result<T, E> {
    fn doing(self, what: impl fmt::Display) -> Result<T, Failure> {
        self.map_err(|error| Failure::new(format!("{what}: {error}")))
    }
}
