//! C17: no two options of a group share a text, and every value of every setting has one.

use crate::{LANGUAGES, Words};

/// The settings with a choice of values, and those values: `Settings` and `Setup` of the page's protocol.
const CHOICES: &[(&str, &[&str])] = &[
    ("settings-theme", &["system", "green", "night", "paper", "contrast"]),
    ("settings-faces", &["auto", "standard", "large"]),
    ("settings-inks", &["two", "four"]),
    ("settings-back", &["lattice", "petals", "stars", "weave", "sun", "ogee", "waves"]),
    ("settings-animation", &["off", "fast", "normal", "slow"]),
    ("settings-status-count", &["actions", "moves"]),
    ("settings-mouse", &["pick", "move"]),
    ("settings-touch", &["pick", "move"]),
    ("settings-arrows", &["piles", "items"]),
    ("settings-tab-stops", &["board", "cards"]),
    ("settings-speech", &["automatic", "native", "title", "off"]),
    ("settings-verbosity", &["terse", "normal", "full"]),
    ("settings-positions", &["always", "changes", "never"]),
    ("setup-deal", &["random", "winnable", "seed", "practice", "daily", "verified", "level", "pasted", "same"]),
    ("setup-level", &["easy", "medium", "hard", "expert"]),
    ("setup-draw", &["1", "3"]),
    ("setup-passes", &["unlimited", "1", "2", "3", "4", "5", "6", "7", "8", "9"]),
    ("setup-empty-column", &["kings", "any"]),
    ("setup-scoring", &["none", "points", "standard", "standard-timed", "vegas", "vegas-cumulative"]),
];

/// The settings that are switched on and off or set to a number.
const PLAIN: &[&str] = &[
    "left-handed",
    "card-scale",
    "text-scale",
    "show-clock",
    "auto-complete",
    "dead-end-notice",
    "check-always",
    "columns-first",
    "pause-when-away",
    "repeat-guard",
    "sound",
    "volume",
    "haptics",
    "letters",
    "keys",
    "read-moves",
    "face-down-counts",
    "scanning",
    "scan-speed",
    "language",
];

#[test]
fn every_option_has_a_label_of_its_own() {
    for language in LANGUAGES {
        let texts = Words::new(language.id).texts();
        let text = |id: &str| texts.get(id).unwrap_or_else(|| panic!("{}: no {id}", language.id));
        for (group, values) in CHOICES {
            text(group);
            let mut labels: Vec<&String> = values.iter().map(|value| text(&format!("{group}-{value}"))).collect();
            let count = labels.len();
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), count, "{}: two options of {group} read alike: {labels:?}", language.id);
        }
        for setting in PLAIN {
            text(&format!("settings-{setting}"));
        }
    }
}

/// C17 for whatever options come later: ids that differ only after their group's name.
#[test]
fn no_two_settings_read_alike() {
    for language in LANGUAGES {
        let texts = Words::new(language.id).texts();
        let fields: Vec<String> = CHOICES
            .iter()
            .map(|(id, _)| (*id).to_owned())
            .chain(PLAIN.iter().map(|it| format!("settings-{it}")))
            .collect();
        let mut seen = std::collections::BTreeMap::new();
        for field in fields.iter().filter(|field| field.starts_with("settings-")) {
            if let Some(other) = seen.insert(&texts[field], field) {
                panic!("{}: {field} and {other} read alike", language.id);
            }
        }
    }
}
