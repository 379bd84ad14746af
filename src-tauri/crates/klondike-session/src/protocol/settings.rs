//! What a player can set. Everything here applies at once.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$default:meta])* $option:ident),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase")]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$default])* $option),+ }
    };
}

choice! { /** The table's colours. */ Theme { #[default] System, Green, Night, Paper, Contrast } }
choice! { /** The drawing of the cards. */ Faces { #[default] Auto, Standard, Large } }
choice! { /** How many colours the suits have. */ Inks { #[default] Two, Four } }
choice! { /** How fast cards move. */ Animation { Off, Fast, #[default] Normal, Slow } }
choice! { /** Which count the status line shows. */ StatusCount { #[default] Actions, Moves } }
choice! { /** What a click or tap does. */ Pointing { #[default] Pick, Move } }
choice! { /** What the arrow keys walk over. */ Arrows { #[default] Piles, Items } }
choice! { /** Where Tab stops. */ TabStops { #[default] Board, Cards } }
choice! { /** How the shell speaks where the page can't. */ Speech { #[default] Automatic, Native, Title, Off } }
choice! { /** How much is said. */ Verbosity { Terse, #[default] Normal, Full } }
choice! { /** When a card's name tells its place. */ Positions { #[default] Always, Changes, Never } }

/// The settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[allow(missing_docs, clippy::struct_excessive_bools)]
pub struct Settings {
    pub theme: Theme,
    pub faces: Faces,
    pub inks: Inks,
    pub back: String,
    pub left_handed: bool,
    /// 100 to 200, per cent.
    pub card_scale: u16,
    /// 100 to 200, per cent.
    pub text_scale: u16,
    pub animation: Animation,
    pub show_clock: bool,
    pub status_count: StatusCount,
    pub auto_complete: bool,
    pub dead_end_notice: bool,
    pub check_always: bool,
    pub columns_first: bool,
    pub pause_when_away: bool,
    pub mouse: Pointing,
    pub touch: Pointing,
    /// 0 to 500 ms.
    pub repeat_guard: u16,
    pub sound: bool,
    /// 0 to 100.
    pub volume: u8,
    pub haptics: bool,
    pub letters: bool,
    pub arrows: Arrows,
    pub tab_stops: TabStops,
    pub keys: BTreeMap<String, String>,
    pub speech: Speech,
    pub verbosity: Verbosity,
    pub positions: Positions,
    pub read_moves: bool,
    pub face_down_counts: bool,
    pub scanning: bool,
    /// Milliseconds a step.
    pub scan_speed: u16,
    pub language: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::System,
            faces: Faces::Auto,
            inks: Inks::Two,
            back: "lattice".to_owned(),
            left_handed: false,
            card_scale: 100,
            text_scale: 100,
            animation: Animation::Normal,
            show_clock: true,
            status_count: StatusCount::Actions,
            auto_complete: true,
            dead_end_notice: true,
            check_always: false,
            columns_first: false,
            pause_when_away: true,
            mouse: Pointing::Pick,
            touch: Pointing::Move,
            repeat_guard: 0,
            sound: true,
            volume: 60,
            haptics: true,
            letters: true,
            arrows: Arrows::Piles,
            tab_stops: TabStops::Board,
            keys: BTreeMap::new(),
            speech: Speech::Automatic,
            verbosity: Verbosity::Normal,
            positions: Positions::Always,
            read_moves: false,
            face_down_counts: true,
            scanning: false,
            scan_speed: 1500,
            language: String::new(),
        }
    }
}

/// Longest text that any setting holds.
const LONGEST: usize = 40;
/// Most remapped keys.
const MOST_KEYS: usize = 200;

impl Settings {
    /// The settings with some fields changed, numbers kept in their range.
    ///
    /// # Errors
    /// When a field is unknown or no value for it; the message names it.
    pub fn with(&self, changes: &serde_json::Map<String, serde_json::Value>) -> Result<Settings, String> {
        let serde_json::Value::Object(mut all) = serde_json::to_value(self).map_err(|error| error.to_string())? else {
            return Err("settings are an object".to_owned());
        };
        for (name, value) in changes {
            match all.get_mut(name) {
                Some(place) => *place = value.clone(),
                None => return Err(format!("there is no setting {name:.40}")),
            }
        }
        let settings: Settings =
            serde_json::from_value(serde_json::Value::Object(all)).map_err(|error| format!("{error:.200}"))?;
        settings.checked()
    }

    /// Numbers in their ranges; texts short.
    ///
    /// # Errors
    /// When a text is too long.
    pub fn checked(mut self) -> Result<Settings, String> {
        self.card_scale = self.card_scale.clamp(100, 200);
        self.text_scale = self.text_scale.clamp(100, 200);
        self.repeat_guard = self.repeat_guard.min(500);
        self.volume = self.volume.min(100);
        self.scan_speed = self.scan_speed.clamp(200, 10_000);
        let keys = self.keys.iter().flat_map(|(id, key)| [id, key]);
        if [&self.back, &self.language].into_iter().chain(keys).any(|text| text.chars().count() > LONGEST) {
            return Err(format!("a text is longer than {LONGEST} characters"));
        }
        if self.keys.len() > MOST_KEYS {
            return Err(format!("more than {MOST_KEYS} keys"));
        }
        Ok(self)
    }
}
