//! The shell around the game: a window, files, clocks and threads. The rules and everything that is said live elsewhere.

mod actor;
mod analysis;
mod commands;
mod environment;
mod files;
mod speech;
#[cfg(target_os = "linux")]
mod speech_atk;
mod start;

pub use actor::{Actor, Gate};
pub use environment::System;
pub use files::Files;

use klondike_session::environment::Environment;
use klondike_session::storage::Storage;
use tauri::{Builder, Manager, Runtime};

/// The app on any runtime, so that tests can run it without a window: every command goes to one actor, which is started
/// with this environment and storage.
pub fn build<R: Runtime>(
    builder: Builder<R>,
    environment: impl FnOnce() -> Box<dyn Environment> + Send + 'static,
    storage: impl FnOnce(&tauri::AppHandle<R>) -> Box<dyn Storage> + Send + 'static,
) -> Builder<R> {
    builder.invoke_handler(commands::handle).setup(move |app| {
        let handle = app.handle().clone();
        let storage = storage(&handle);
        app.manage(Actor::start(handle, environment(), storage)?);
        Ok(())
    })
}

/// Starts the app in its window.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    start::prepare();
    let builder = start::with_plugins(Builder::default());
    let app = build(builder, || Box::new(System::default()), |app| Box::new(Files::of(app)))
        .build(tauri::generate_context!());
    match app {
        Ok(app) => app.run(|app, event| {
            if let tauri::RunEvent::Exit = event {
                app.state::<Gate>().close();
            }
        }),
        Err(error) => {
            eprintln!("Klondike could not start: {error}");
            std::process::exit(1);
        }
    }
}
