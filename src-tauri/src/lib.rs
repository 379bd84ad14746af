//! The shell around the game: a window, files, clocks and threads. The rules and everything that is said live elsewhere.

mod actor;
mod analysis;
mod commands;
mod environment;
mod speech;
#[cfg(target_os = "linux")]
mod speech_atk;
mod start;
mod storage;

pub use actor::{Actor, Gate};
pub use environment::System;
pub use storage::Files;

use klondike_session::environment::Environment;
use klondike_session::storage::Storage;
use tauri::{Builder, Manager, Runtime, plugin};

/// The app on any runtime, so that tests can run it without a window: every command goes to one actor, which is started
/// with this environment and storage.
pub fn build<R: Runtime>(
    builder: Builder<R>,
    environment: impl FnOnce() -> Box<dyn Environment> + Send + 'static,
    storage: impl FnOnce(&tauri::AppHandle<R>) -> Box<dyn Storage> + Send + 'static,
) -> Builder<R> {
    // A plugin's setup runs before the window is made: the deal lies on the table when the page asks for it.
    let actor = plugin::Builder::<R>::new("game").setup(move |app, _| {
        app.manage(Actor::start(app.clone(), environment(), storage(app))?);
        Ok(())
    });
    builder.invoke_handler(commands::handle).plugin(actor.build())
}

/// Starts the app in its window.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    start::prepare();
    let builder = start::with_plugins(Builder::default());
    let app = build(builder, || Box::new(System), |app| Box::new(Files::of(app))).build(tauri::generate_context!());
    match app {
        Ok(app) => {
            start::open(app.handle(), std::env::args().skip(1));
            app.run(|app, event| match event {
                #[cfg(any(target_os = "macos", target_os = "ios", target_os = "android"))]
                tauri::RunEvent::Opened { urls } => start::open(app, urls.into_iter().map(String::from)),
                tauri::RunEvent::Exit => app.state::<Gate>().close(),
                _ => {}
            });
        }
        Err(error) => {
            start::again(&error);
            eprintln!("Klondike could not start: {error}");
            std::process::exit(1);
        }
    }
}
