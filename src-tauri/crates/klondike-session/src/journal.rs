//! Lines with a check at their end, so that damage is told from what was written.
//!
//! A sealed line is the line, a space, `#` and eight hex digits. In a *chain* the check covers all lines before it too:
//! a line that is missing, doubled or out of place breaks it. The running game is a chain, because a log with a hole
//! means another game. In the history each line stands by itself: one bad line costs one entry.
//!
//! In the notation of games `#` begins a comment, so a sealed log is still a log.

/// Bytes at the end of a sealed line: ` #0123abcd`.
const SEAL: usize = 10;

/// The check of everything written so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Chain(u32);

impl Chain {
    /// Lines (each with its end) with their seals.
    pub(crate) fn seal(&mut self, lines: &str) -> String {
        let mut sealed = String::with_capacity(lines.len() + 64);
        for line in lines.lines() {
            self.0 = check(self.0, line);
            push(&mut sealed, line, self.0);
        }
        sealed
    }
}

/// A line of the history with its seal and its end.
pub(crate) fn seal_alone(line: &str) -> String {
    let mut sealed = String::with_capacity(line.len() + SEAL + 1);
    push(&mut sealed, line, check(0, line));
    sealed
}

fn push(sealed: &mut String, line: &str, check: u32) {
    sealed.push_str(line);
    sealed.push_str(&format!(" #{check:08x}\n"));
}

fn check(before: u32, line: &str) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&before.to_le_bytes());
    hasher.update(line.as_bytes());
    hasher.finalize()
}

/// What was read of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Opened {
    /// The lines that are as they were written, each with its end and without its seal.
    pub(crate) text: String,
    /// Where writing can go on, when nothing else follows.
    pub(crate) chain: Chain,
    /// What follows the last good line.
    pub(crate) rest: Rest,
}

/// What follows the last good line of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rest {
    /// Nothing.
    Nothing,
    /// A line without an end: it was being written when the power failed. Nobody has seen what it says.
    Torn,
    /// Something that was never written like this.
    Damaged,
}

/// Reads a chain up to the first line that is not as it was written.
pub(crate) fn open(bytes: &[u8]) -> Opened {
    let mut opened = Opened { text: String::new(), chain: Chain::default(), rest: Rest::Nothing };
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let Some(sealed) = line.strip_suffix(b"\n") else {
            opened.rest = Rest::Torn;
            break;
        };
        let good = split(sealed).filter(|&(line, found)| check(opened.chain.0, line) == found);
        let Some((line, found)) = good else {
            opened.rest = Rest::Damaged;
            break;
        };
        opened.chain = Chain(found);
        opened.text.push_str(line);
        opened.text.push('\n');
    }
    opened
}

/// A line that stands by itself, without its seal; `None` when it is not as it was written.
pub(crate) fn open_alone(sealed: &[u8]) -> Option<&str> {
    split(sealed).filter(|&(line, found)| check(0, line) == found).map(|(line, _)| line)
}

/// A sealed line in its two parts.
fn split(sealed: &[u8]) -> Option<(&str, u32)> {
    let text = std::str::from_utf8(sealed).ok()?;
    let line = text.get(..text.len().checked_sub(SEAL)?)?;
    let digits = text.get(line.len()..)?.strip_prefix(" #")?;
    let plain = digits.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    let found = u32::from_str_radix(digits, 16).ok().filter(|_| plain)?;
    Some((line, found))
}

/// The first line of a file that has no seal at all: other versions may write other forms, but say which.
pub(crate) fn first_unsealed(bytes: &[u8]) -> Option<&str> {
    let first = bytes.split(|&byte| byte == b'\n').next()?;
    if split(first).is_some() { None } else { std::str::from_utf8(first).ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: &str = "{\"a\":1}\ndraw\nt1-f\n# pause\n\n";

    #[test]
    fn what_is_sealed_is_opened() {
        let mut chain = Chain::default();
        let mut sealed = chain.seal("{\"a\":1}\n");
        sealed.push_str(&chain.seal("draw\nt1-f\n# pause\n\n"));
        let opened = open(sealed.as_bytes());
        assert_eq!((opened.text.as_str(), opened.rest), (LINES, Rest::Nothing));
        assert_eq!(opened.chain, chain);
        assert_eq!(open(b"").text, "");
        assert_eq!(open_alone(seal_alone("x").trim_end().as_bytes()), Some("x"));
    }

    /// The form is kept in players' files: it never changes. (CRC-32 of the check before, lowest byte first, and the line.)
    #[test]
    fn seals_stay_what_they_are() {
        assert_eq!(Chain::default().seal("draw\ndraw\n"), "draw #3494bd7a\ndraw #9af05451\n");
    }

    /// Cut anywhere, a chain gives the lines before, and the cut line is no damage.
    #[test]
    fn a_chain_cut_at_any_byte() {
        let sealed = Chain::default().seal(LINES);
        for cut in 0..sealed.len() {
            let opened = open(&sealed.as_bytes()[..cut]);
            let whole = sealed[..cut].matches('\n').count();
            let lines: String = LINES.split_inclusive('\n').take(whole).collect();
            assert_eq!(opened.text, lines, "cut at {cut}");
            assert_ne!(opened.rest, Rest::Damaged, "cut at {cut}");
        }
    }

    /// One changed bit anywhere ends the chain before the line it is in.
    #[test]
    fn a_chain_with_any_bit_flipped() {
        let sealed = Chain::default().seal(LINES);
        for place in 0..sealed.len() {
            for bit in 0..8 {
                let mut bytes = sealed.clone().into_bytes();
                bytes[place] ^= 1 << bit;
                let opened = open(&bytes);
                let before = sealed[..place].matches('\n').count();
                let lines: String = LINES.split_inclusive('\n').take(before).collect();
                assert_eq!(opened.text, lines, "bit {bit} of byte {place}");
                assert_ne!(opened.rest, Rest::Nothing, "bit {bit} of byte {place}");
            }
        }
    }

    #[test]
    fn lines_out_of_place_break_a_chain() {
        let sealed = Chain::default().seal(LINES);
        let lines: Vec<&str> = sealed.split_inclusive('\n').collect();
        let of = |places: &[usize]| open(places.iter().map(|&place| lines[place]).collect::<String>().as_bytes());
        assert_eq!(of(&[0, 2, 3]).text, "{\"a\":1}\n", "a missing line");
        assert_eq!(of(&[0, 1, 1, 2]).text, "{\"a\":1}\ndraw\n", "a doubled line");
        assert_eq!(of(&[1, 0]).text, "", "lines that changed places");
    }

    #[test]
    fn a_file_without_seals_shows_its_first_line() {
        assert_eq!(first_unsealed(b"{\"version\":9}\nrest"), Some("{\"version\":9}"));
        assert_eq!(first_unsealed(seal_alone("{\"version\":9}").as_bytes()), None);
    }
}
