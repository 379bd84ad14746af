//! The one actor: it plays, writes down and emits, in order. Whoever wants something from the session asks here.
//!
//! A plain thread that sleeps in `recv_timeout` until the next message or the next tick: the clock, a paced finish and
//! the queue need no async runtime, and a command can never overtake another.

use crate::analysis::Analyst;
use klondike_session::environment::Environment;
use klondike_session::jobs::Done;
use klondike_session::protocol::{Command, Event, Failure, Reply};
use klondike_session::storage::Storage;
use klondike_session::{Session, Ticket};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
use tauri::{AppHandle, Emitter, Manager, Runtime};

type Respond = Box<dyn FnOnce(Result<Reply, Failure>) + Send>;

/// What the actor is told.
pub(crate) enum Message {
    /// A command, and where its answer goes.
    Ask(Command, Respond),
    /// The solver has finished a job.
    Done(u64, Done),
    /// Something to be said where the page can't speak.
    Speak(String),
    /// A link was opened.
    Open(String),
    /// The app ends: write everything, then say so.
    Close(Sender<()>),
}

/// The way to the actor.
#[derive(Clone)]
pub struct Gate(Sender<Message>);

impl Gate {
    /// Asks for a command; the answer comes when it was done.
    pub fn ask(&self, command: Command, respond: impl FnOnce(Result<Reply, Failure>) + Send + 'static) {
        if let Err(error) = self.0.send(Message::Ask(command, Box::new(respond)))
            && let Message::Ask(_, respond) = error.0
        {
            respond(Err(Failure::internal("The game has ended.")));
        }
    }

    pub(crate) fn done(&self, id: u64, done: Done) {
        // Without an actor nobody waits for it.
        let _ = self.0.send(Message::Done(id, done));
    }

    pub(crate) fn speak(&self, text: String) {
        let _ = self.0.send(Message::Speak(text));
    }

    /// Opens a link.
    pub fn open(&self, link: String) {
        let _ = self.0.send(Message::Open(link));
    }

    /// Waits, not for long, until everything is written.
    pub fn close(&self) {
        let (sender, receiver) = channel();
        if self.0.send(Message::Close(sender)).is_ok() {
            let _ = receiver.recv_timeout(Duration::from_secs(2));
        }
    }
}

/// The actor's thread.
pub struct Actor<R: Runtime> {
    app: AppHandle<R>,
    session: Session,
    analyst: Analyst,
    clock: Box<dyn Fn() -> u64 + Send>,
    waiting: HashMap<Ticket, Respond>,
    last_ticket: Ticket,
    /// Links that wait for the page to listen; `None` once it does.
    links: Option<Vec<String>>,
    title: String,
    /// The windows show it.
    titled: bool,
}

impl<R: Runtime> Actor<R> {
    /// Starts it; the gate is the app's state.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(
        app: AppHandle<R>,
        environment: Box<dyn Environment>,
        storage: Box<dyn Storage>,
    ) -> std::io::Result<Gate> {
        let (sender, receiver) = channel();
        let gate = Gate(sender);
        let analyst = Analyst::start(gate.clone())?;
        std::thread::Builder::new().name("actor".to_owned()).spawn(move || {
            let session = Session::start(environment, storage);
            let mut actor = Actor {
                app,
                session,
                analyst,
                clock: Box::new(crate::environment::now_ms),
                waiting: HashMap::new(),
                last_ticket: 0,
                links: Some(Vec::new()),
                title: String::new(),
                titled: false,
            };
            actor.run(&receiver);
        })?;
        Ok(gate)
    }

    fn run(&mut self, messages: &Receiver<Message>) {
        self.flush();
        loop {
            let message = match self.session.next_tick() {
                None => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(due) => {
                    let wait = due.saturating_sub((self.clock)());
                    messages.recv_timeout(Duration::from_millis(wait))
                }
            };
            match message {
                Ok(Message::Ask(command, respond)) => self.ask(command, respond),
                Ok(Message::Done(id, done)) => self.guarded(|session| session.job_done(id, done)),
                Ok(Message::Speak(text)) => {
                    crate::speech::say(&self.app, text, self.session.settings().speech, &self.title);
                }
                Ok(Message::Open(link)) => match &mut self.links {
                    Some(waiting) => waiting.push(link),
                    None => self.guarded(|session| session.open_link(&link)),
                },
                Ok(Message::Close(closed)) => {
                    self.guarded(Session::close);
                    let _ = closed.send(());
                }
                Err(RecvTimeoutError::Timeout) => self.guarded(Session::tick),
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.flush();
        }
    }

    fn ask(&mut self, command: Command, respond: Respond) {
        // The page listens before it asks for the board.
        let waiting = if matches!(command, Command::Board) { self.links.take() } else { None };
        self.last_ticket += 1;
        let ticket = self.last_ticket;
        let session = &mut self.session;
        let answer = catch_unwind(AssertUnwindSafe(|| session.handle(ticket, command)))
            .unwrap_or_else(|_| Some(Err(self.session.internal_failure())));
        // The truth first, then the acknowledgement.
        self.flush();
        match answer {
            Some(answer) => respond(answer),
            None => {
                self.waiting.insert(ticket, respond);
            }
        }
        for link in waiting.into_iter().flatten() {
            self.guarded(|session| session.open_link(&link));
        }
    }

    /// A panic inside loses what it was about, not the game.
    fn guarded(&mut self, work: impl FnOnce(&mut Session)) {
        let session = &mut self.session;
        if catch_unwind(AssertUnwindSafe(|| work(session))).is_err() {
            eprintln!("Klondike: something went wrong inside; play goes on");
        }
    }

    /// Hands out what the session has for others.
    fn flush(&mut self) {
        for job in self.session.take_jobs() {
            self.analyst.give(job);
        }
        for event in self.session.take_events() {
            self.emit(&event);
        }
        for (ticket, answer) in self.session.take_late() {
            if let Some(respond) = self.waiting.remove(&ticket) {
                respond(answer);
            }
        }
        self.show_title();
    }

    /// The actor may be there before its window is: the title is shown as soon as it can be.
    fn show_title(&mut self) {
        if self.titled {
            return;
        }
        let windows = self.app.webview_windows();
        self.titled = !windows.is_empty();
        for window in windows.values() {
            let _ = window.set_title(&self.title);
        }
    }

    fn emit(&mut self, event: &Event) {
        // A page that is not there yet asks for the board when it is.
        if let Err(error) = self.app.emit(event.name(), event) {
            eprintln!("Klondike: {} was not told: {error}", event.name());
        }
        if let Event::SettingsChanged { settings, .. } = event {
            crate::speech::rest(&self.app, settings.settings.speech, &self.title);
        }
        if let Event::BoardChanged(event) = event
            && event.view.title != self.title
        {
            self.title.clone_from(&event.view.title);
            self.titled = false;
        }
    }
}
