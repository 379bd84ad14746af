//! What has to be right before the window opens.

use tauri::{Builder, Wry};

/// Plugins that need a real desktop.
pub(crate) fn with_plugins(builder: Builder<Wry>) -> Builder<Wry> {
    builder
}

/// On some Linux graphics stacks WebKitGTK's DMA-BUF renderer leaves the window blank: with NVIDIA's driver, before
/// WebKitGTK 2.48. Only there it is switched off, because elsewhere it saves frames, and never over a value that is set.
///
/// The variable must be there before GTK starts, and a running process can't set it safely: the process starts itself
/// again with it.
#[cfg(target_os = "linux")]
pub(crate) fn prepare() {
    use std::os::unix::process::CommandExt;

    const NAME: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
    if std::env::var_os(NAME).is_some() || !std::path::Path::new("/proc/driver/nvidia/version").exists() {
        return;
    }
    if !tauri::webview_version().is_ok_and(|version| is_before_2_48(&version)) {
        return;
    }
    if let Ok(own) = std::env::current_exe() {
        let error = std::process::Command::new(own).args(std::env::args_os().skip(1)).env(NAME, "1").exec();
        eprintln!("Klondike: the renderer could not be changed: {error}");
    }
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
    fn versions_are_compared_by_number() {
        assert!(is_before_2_48("2.46.5"));
        assert!(is_before_2_48("2.8.0"));
        assert!(!is_before_2_48("2.48.0"));
        assert!(!is_before_2_48("2.50.1"));
        assert!(!is_before_2_48("3.0"));
    }
}
