//! A window with nothing in it.

fn main() {
    let started = tauri::Builder::default().run(tauri::generate_context!());
    if let Err(error) = started {
        eprintln!("{error}");
    }
}
