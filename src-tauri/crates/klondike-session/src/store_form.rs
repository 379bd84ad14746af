//! The form of the file that holds settings, setup and bests: one JSON object with a check.
//!
//! `{"check":"0123abcd",` and then the other fields in alphabetical order; the check is the CRC-32 of everything after
//! that first comma. So the file is plain JSON for whoever reads it, and any other change to it is noticed.

use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The version that is written; every earlier one is read.
pub(crate) const VERSION: u64 = 1;

const FORMAT: &str = "klondike-store";
const START: &str = "{\"check\":\"";
/// `{"check":"0123abcd",`
const HEAD: usize = START.len() + 10;

/// Why a file can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadForm {
    /// It is not as it was written.
    Damaged,
    /// A newer version wrote it.
    Newer,
}

/// The text of the file. `check`, `format` and `version` are added.
#[must_use]
pub fn encode(fields: &Map<String, Value>) -> String {
    let mut sorted: BTreeMap<&str, Value> = fields.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    sorted.remove("check");
    sorted.insert("format", FORMAT.into());
    sorted.insert("version", VERSION.into());
    let object = serde_json::to_string(&sorted).unwrap_or_default();
    let rest = object.strip_prefix('{').unwrap_or_default();
    format!("{START}{:08x}\",{rest}", crc32fast::hash(rest.as_bytes()))
}

/// The fields of a file.
///
/// # Errors
/// When it is not as it was written, or of a newer version.
pub(crate) fn decode(bytes: &[u8]) -> Result<Map<String, Value>, BadForm> {
    let text = std::str::from_utf8(bytes).map_err(|_| BadForm::Damaged)?;
    let fields: Map<String, Value> = serde_json::from_str(text).map_err(|_| BadForm::Damaged)?;
    let format = fields.get("format").and_then(Value::as_str);
    let version = fields.get("version").and_then(Value::as_u64);
    let checked = is_checked(text);
    match (format, version) {
        // A newer version may check otherwise; but one that is checked like ours and fails is ours and damaged.
        (Some(FORMAT), Some(version)) if version > VERSION && (checked || !text.starts_with(START)) => {
            Err(BadForm::Newer)
        }
        (Some(FORMAT), Some(1..=VERSION)) if checked => Ok(fields),
        _ => Err(BadForm::Damaged),
    }
}

fn is_checked(text: &str) -> bool {
    let (Some(head), Some(rest)) = (text.get(..HEAD), text.get(HEAD..)) else { return false };
    head == format!("{START}{:08x}\",", crc32fast::hash(rest.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn fields() -> Map<String, Value> {
        let Value::Object(fields) = json!({"zeta": [1, 2], "alpha": {"b": 1, "a": "x"}}) else { unreachable!() };
        fields
    }

    #[test]
    fn what_is_encoded_is_decoded() {
        let text = encode(&fields());
        let read = decode(text.as_bytes()).unwrap();
        assert_eq!((&read["zeta"], &read["alpha"]), (&json!([1, 2]), &json!({"a": "x", "b": 1})));
        assert_eq!(encode(&read), text, "written again it is the same");
    }

    #[test]
    fn any_flipped_bit_and_any_cut_is_noticed() {
        let text = encode(&fields());
        for place in 0..text.len() {
            assert_eq!(decode(&text.as_bytes()[..place]), Err(BadForm::Damaged), "cut at {place}");
            for bit in 0..8 {
                let mut bytes = text.clone().into_bytes();
                bytes[place] ^= 1 << bit;
                assert_eq!(decode(&bytes), Err(BadForm::Damaged), "bit {bit} of byte {place}");
            }
        }
    }

    #[test]
    fn newer_files_are_told_from_damaged_ones() {
        let newer = br#"{"format":"klondike-store","version":2,"settings":5}"#;
        assert_eq!(decode(newer), Err(BadForm::Newer));
        assert_eq!(decode(br#"{"format":"other","version":2}"#), Err(BadForm::Damaged));
        assert_eq!(decode(b"{}"), Err(BadForm::Damaged));
        let rest = r#""format":"klondike-store","version":3}"#;
        let checked = format!("{START}{:08x}\",{rest}", crc32fast::hash(rest.as_bytes()));
        assert_eq!(decode(checked.as_bytes()), Err(BadForm::Newer));
        assert_eq!(decode(checked.replace("klondike-store", "klondike-stork").as_bytes()), Err(BadForm::Damaged));
    }

    #[test]
    fn deep_nesting_is_damage() {
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        assert_eq!(decode(deep.as_bytes()), Err(BadForm::Damaged));
    }
}
