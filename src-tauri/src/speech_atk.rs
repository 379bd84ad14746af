//! Speech through ATK. Its `notification` signal (from 2.50 on) is what screen readers speak. Before that there is only
//! `announcement`, which Orca hears and ignores; what it does speak is a window title that changes. So the title is the
//! way out, and only while somebody listens on the accessibility bus: nobody else wants to see the title change.

use gtk::glib::{MainContext, Variant, VariantTy, subclass::SignalId};
use gtk::prelude::*;
use gtk::{atk, gio};
use klondike_session::protocol::Speech;
use std::cell::{Cell, RefCell};

/// The signals that this ATK has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Atk {
    notification: bool,
    announcement: bool,
}

/// How something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Notification,
    Announcement,
    Title,
    /// The title, if the accessibility bus has listeners.
    TitleIfHeard,
    Silent,
}

impl Atk {
    fn here() -> Self {
        let has = |name| SignalId::lookup(name, atk::Object::static_type()).is_some();
        Self { notification: has("notification"), announcement: has("announcement") }
    }
}

/// The choice: by the setting and by what ATK can do.
const fn way(setting: Speech, atk: Atk) -> Way {
    match (setting, atk) {
        (Speech::Off, _) => Way::Silent,
        (Speech::Title, _) => Way::Title,
        (Speech::Automatic | Speech::Native, Atk { notification: true, .. }) => Way::Notification,
        (Speech::Automatic, _) => Way::TitleIfHeard,
        (Speech::Native, Atk { announcement: true, .. }) => Way::Announcement,
        // Asked to speak natively, and there is no way: better the title than silence.
        (Speech::Native, _) => Way::Title,
    }
}

thread_local! {
    /// Counts what was asked for: what has waited for the bus while something newer came is not said any more.
    static ASKED: Cell<u64> = const { Cell::new(0) };
    /// Whether the title is an announcement now, and whether that ended with the sign that tells two alike apart.
    static TITLED: Cell<Option<bool>> = const { Cell::new(None) };
    static BUS: RefCell<Option<gio::DBusConnection>> = const { RefCell::new(None) };
}

/// On the main thread.
pub(crate) fn say(text: String, setting: Speech, title: String) {
    // Without a window (in tests) there is no GTK.
    if !gtk::is_initialized_main_thread() {
        return;
    }
    let mine = ASKED.get() + 1;
    ASKED.set(mine);
    let way = way(setting, Atk::here());
    if !matches!(way, Way::Title | Way::TitleIfHeard) && TITLED.take().is_some() {
        set_title(&title);
    }
    match way {
        Way::Silent => {}
        Way::Notification => emit("notification", &[&text, &POLITE]),
        Way::Announcement => emit("announcement", &[&text]),
        Way::Title => speak_title(&text),
        Way::TitleIfHeard => {
            MainContext::default().spawn_local(async move {
                let heard = listeners().await.unwrap_or(false);
                if heard && ASKED.get() == mine {
                    speak_title(&text);
                }
            });
        }
    }
}

/// `ATK_LIVE_POLITE`
const POLITE: i32 = 1;

fn windows() -> impl Iterator<Item = gtk::Window> {
    gtk::Window::list_toplevels()
        .into_iter()
        .filter_map(|widget| widget.downcast::<gtk::Window>().ok())
        .filter(|window| GtkWindowExt::type_(window) == gtk::WindowType::Toplevel && window.is_visible())
}

fn emit(signal: &str, values: &[&dyn ToValue]) {
    for accessible in windows().filter_map(|window| window.accessible()) {
        accessible.emit_by_name::<()>(signal, values);
    }
}

/// The same title twice would be silent.
fn speak_title(text: &str) {
    let marked = !TITLED.get().unwrap_or(true);
    TITLED.set(Some(marked));
    set_title(&if marked { format!("{text}\u{200B}") } else { text.to_owned() });
}

fn set_title(text: &str) {
    for window in windows() {
        window.set_title(text);
    }
}

/// Whether anybody listens on the accessibility bus. (`ScreenReaderEnabled` is not set by every screen reader.)
async fn listeners() -> Option<bool> {
    let bus = match BUS.with_borrow(Clone::clone).filter(|bus| !bus.is_closed()) {
        Some(bus) => bus,
        None => {
            let bus = accessibility_bus().await?;
            BUS.set(Some(bus.clone()));
            bus
        }
    };
    let (name, path) = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry");
    let events = call(&bus, name, path, name, "GetRegisteredEvents").await?;
    Some(events.try_child_value(0)?.n_children() > 0)
}

async fn accessibility_bus() -> Option<gio::DBusConnection> {
    if std::env::var_os("NO_AT_BRIDGE").is_some_and(|value| value == "1") {
        return None;
    }
    let session = gio::bus_get_future(gio::BusType::Session).await.ok()?;
    let reply = call(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress").await?;
    let address = reply.try_child_value(0)?.str().map(str::to_owned)?;
    let flags = gio::DBusConnectionFlags::AUTHENTICATION_CLIENT | gio::DBusConnectionFlags::MESSAGE_BUS_CONNECTION;
    gio::DBusConnection::for_address_future(&address, flags, None).await.ok()
}

async fn call(bus: &gio::DBusConnection, name: &str, path: &str, interface: &str, method: &str) -> Option<Variant> {
    let any = None::<&VariantTy>;
    bus.call_future(Some(name), path, interface, method, None, any, gio::DBusCallFlags::NONE, 2000).await.ok()
}

#[cfg(test)]
mod tests {
    use super::{Atk, Way, way};
    use klondike_session::protocol::Speech::{Automatic, Native, Off, Title};

    const OLD: Atk = Atk { notification: false, announcement: false };
    const SINCE_2_46: Atk = Atk { notification: false, announcement: true };
    const SINCE_2_50: Atk = Atk { notification: true, announcement: true };

    #[test]
    fn automatic_takes_what_screen_readers_speak() {
        assert_eq!(way(Automatic, OLD), Way::TitleIfHeard);
        assert_eq!(way(Automatic, SINCE_2_46), Way::TitleIfHeard);
        assert_eq!(way(Automatic, SINCE_2_50), Way::Notification);
    }

    #[test]
    fn native_takes_the_best_signal_there_is() {
        assert_eq!(way(Native, OLD), Way::Title);
        assert_eq!(way(Native, SINCE_2_46), Way::Announcement);
        assert_eq!(way(Native, SINCE_2_50), Way::Notification);
    }

    #[test]
    fn title_and_off_are_the_same_with_every_atk() {
        for atk in [OLD, SINCE_2_46, SINCE_2_50] {
            assert_eq!(way(Title, atk), Way::Title);
            assert_eq!(way(Off, atk), Way::Silent);
        }
    }

    #[test]
    fn this_atk_is_one_of_those() {
        assert!([OLD, SINCE_2_46, SINCE_2_50].contains(&Atk::here()));
    }
}
