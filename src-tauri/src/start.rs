//! What has to be right before the window opens.

use crate::actor::Gate;
use tauri::{AppHandle, Builder, Manager, Runtime, Wry};

/// Plugins that need a real desktop. Only one window at a time: a second start raises the first and hands its links on.
pub(crate) fn with_plugins(builder: Builder<Wry>) -> Builder<Wry> {
    #[cfg(desktop)]
    let builder = builder
        .plugin(tauri_plugin_single_instance::init(|app, args, _| {
            if let Some(window) = app.webview_windows().values().next() {
                let _ = window.unminimize();
                let _ = window.show();
                let _ = window.set_focus();
            }
            open(app, args);
        }))
        .plugin(tauri_plugin_window_state::Builder::new().with_state_flags(KEPT).build());
    builder.plugin(tauri_plugin_store::Builder::new().build())
}

/// Of the window its size and place are kept; that it is visible and has a frame is no choice of the player's.
#[cfg(desktop)]
const KEPT: tauri_plugin_window_state::StateFlags = tauri_plugin_window_state::StateFlags::SIZE
    .union(tauri_plugin_window_state::StateFlags::POSITION)
    .union(tauri_plugin_window_state::StateFlags::MAXIMIZED);

/// Opens the links among some arguments.
pub(crate) fn open<R: Runtime>(app: &AppHandle<R>, args: impl IntoIterator<Item = String>) {
    let Some(gate) = app.try_state::<Gate>() else { return };
    args.into_iter().filter(|arg| is_link(arg)).for_each(|link| gate.open(link));
}

fn is_link(text: &str) -> bool {
    text.get(..SCHEME.len()).is_some_and(|start| start.eq_ignore_ascii_case(SCHEME))
}

/// What our links begin with.
const SCHEME: &str = "klondike:";

/// WebKitGTK's DMA-BUF renderer is switched off where it does harm, and nowhere else, because it saves frames; and never
/// over a value that is set:
/// - with NVIDIA's driver, before WebKitGTK 2.48, it leaves the window blank;
/// - without a graphics card it paints by an emulated one: measured, the first painted table came after twice the time,
///   for a hundred MiB more.
///
/// The variable must be there before GTK starts. This runs before the first thread, so that nobody reads it meanwhile.
#[cfg(target_os = "linux")]
pub(crate) fn prepare() {
    const NAME: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
    let harms = || has_old_nvidia() || !has_graphics_card();
    if std::env::var_os(NAME).is_none()
        && harms()
        && let Err(error) = gtk::glib::setenv(NAME, "1", false)
    {
        eprintln!("Klondike: the renderer could not be changed: {error}");
    }
}

/// A first instance that has just been killed may still own its name on the bus while it can answer no more: then this
/// process starts over, a moment later and a few times at most. Returns when that is not why the start failed.
#[cfg(target_os = "linux")]
pub(crate) fn again(error: &tauri::Error) {
    use std::os::unix::process::CommandExt;
    const TRIES: &str = "KLONDIKE_STARTS";
    let tries: u32 = std::env::var(TRIES).ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    if tries >= 10 || !matches!(error, tauri::Error::PluginInitialization(name, _) if name == "single-instance") {
        return;
    }
    std::thread::sleep(std::time::Duration::from_millis(200));
    if let Ok(program) = std::env::current_exe() {
        let error = std::process::Command::new(program)
            .args(std::env::args_os().skip(1))
            .env(TRIES, (tries + 1).to_string())
            .exec();
        eprintln!("Klondike: {error}");
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn again(_error: &tauri::Error) {}

#[cfg(target_os = "linux")]
fn has_old_nvidia() -> bool {
    std::path::Path::new("/proc/driver/nvidia/version").exists()
        && tauri::webview_version().is_ok_and(|version| is_before_2_48(&version))
}

#[cfg(target_os = "linux")]
fn has_graphics_card() -> bool {
    let is_card = |name: std::ffi::OsString| name.to_string_lossy().starts_with("renderD");
    std::fs::read_dir("/dev/dri").is_ok_and(|nodes| nodes.flatten().any(|node| is_card(node.file_name())))
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn prepare() {}

#[cfg(target_os = "linux")]
fn is_before_2_48(version: &str) -> bool {
    let mut parts = version.split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    (parts.next().unwrap_or(0), parts.next().unwrap_or(0)) < (2, 48)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::is_before_2_48;

    #[test]
    fn only_our_links_are_opened() {
        assert!(super::is_link("klondike://new") && super::is_link("KLONDIKE://new"));
        assert!(!super::is_link("/usr/bin/klondike") && !super::is_link("klondik\u{e9}://x") && !super::is_link("--x"));
    }

    #[test]
    fn versions_are_compared_by_number() {
        assert!(is_before_2_48("2.46.5"));
        assert!(is_before_2_48("2.8.0"));
        assert!(!is_before_2_48("2.48.0"));
        assert!(!is_before_2_48("2.50.1"));
        assert!(!is_before_2_48("3.0"));
    }
}
