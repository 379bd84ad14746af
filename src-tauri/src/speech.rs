//! Speaking where the page can't: WebKitGTK tells nobody about live regions, so on Linux the shell says what the page's
//! `#status` shows. Elsewhere the live region is right, and this does nothing.
//!
//! The page asks, some 120 ms after it has moved the focus, and only for the last of several results.

use crate::actor::Gate;
use klondike_session::protocol::{Failure, Speech};
use serde::Deserialize;
use tauri::{AppHandle, Runtime};

/// The shell's own command; the session knows nothing of it.
pub(crate) const COMMAND: &str = "speak";
/// Nobody listens longer.
const LONGEST: usize = 2000;

#[derive(Deserialize)]
struct Asked {
    text: String,
    #[serde(rename = "assertive")]
    _assertive: bool,
}

/// What the page asks for: its words go to the actor, who knows the settings.
pub(crate) fn asked(gate: &Gate, args: serde_json::Value) -> Result<serde_json::Value, Failure> {
    let Asked { text, .. } = serde_json::from_value(args)
        .map_err(|what| Failure::bad_request(format!("The command {COMMAND} takes a text: {what:.200}")))?;
    gate.speak(text.chars().take(LONGEST).collect());
    Ok(serde_json::json!({}))
}

/// Says it, in the way that is set. `title` is the window's own title.
pub(crate) fn say<R: Runtime>(app: &AppHandle<R>, text: String, setting: Speech, title: &str) {
    #[cfg(target_os = "linux")]
    {
        let title = title.to_owned();
        // After the end of the main loop there is nobody left to speak to.
        let _ = app.run_on_main_thread(move || crate::speech_atk::say(text, setting, title));
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (app, text, setting, title);
}

/// Gives the window its own title back when the title is no longer spoken.
pub(crate) fn rest<R: Runtime>(app: &AppHandle<R>, setting: Speech, title: &str) {
    if matches!(setting, Speech::Native | Speech::Off) {
        say(app, String::new(), Speech::Off, title);
    }
}
