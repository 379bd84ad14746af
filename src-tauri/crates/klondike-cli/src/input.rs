//! Lines from stdin, and deals in them.

use crate::output::Fault;
use klondike::Deal;
use std::io::BufRead;

/// The longest line that is read. No line that means anything has a tenth of it.
pub const LONGEST_LINE: usize = 1 << 20;

/// Reads lines one by one, so that what is read is answered at once.
pub struct Lines<R> {
    from: R,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    /// Lines of a reader.
    pub fn new(from: R) -> Lines<R> {
        Lines { from, number: 0 }
    }

    /// The next line's number, the first is 1, and its text without its end (LF or CRLF); `None` at the end.
    ///
    /// # Errors
    /// When reading fails, or the line is too long or no UTF-8.
    pub fn next_line(&mut self) -> Result<Option<(usize, String)>, Fault> {
        let mut bytes = Vec::new();
        let limit = LONGEST_LINE as u64 + 1;
        std::io::Read::take(&mut self.from, limit).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        if bytes.len() > LONGEST_LINE {
            return Err(Fault::at(self.number, "the line is too long"));
        }
        if bytes.ends_with(b"\n") {
            bytes.pop();
        }
        if bytes.ends_with(b"\r") {
            bytes.pop();
        }
        let text = String::from_utf8(bytes).map_err(|_| Fault::at(self.number, "not UTF-8"))?;
        // Some shells and editors put a byte order mark before the first line.
        let text = if self.number == 1 { text.trim_start_matches('\u{feff}').to_owned() } else { text };
        Ok(Some((self.number, text)))
    }
}

/// Reads a deal line, `deal` or `id<TAB>deal`: the id, where there is one, and the deal.
///
/// # Errors
/// What is wrong with the deal.
pub fn deal_line(text: &str) -> Result<(Option<&str>, Deal), klondike::DealError> {
    let (id, cards) = match text.split_once('\t') {
        Some((id, cards)) => (Some(id), cards),
        None => (None, text),
    };
    Ok((id, cards.trim().parse()?))
}
