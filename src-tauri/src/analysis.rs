//! The solver's thread: one job after the other, each with a switch that the session throws when nobody wants the answer
//! any more. Between jobs it holds no memory.

use crate::actor::Gate;
use klondike_session::jobs::{self, Job};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};

/// The way to the thread.
pub(crate) struct Analyst(Sender<Job>);

impl Analyst {
    /// Starts the thread.
    pub(crate) fn start(gate: Gate) -> std::io::Result<Analyst> {
        let (sender, receiver) = channel::<Job>();
        std::thread::Builder::new().name("analyst".to_owned()).spawn(move || {
            while let Ok(job) = receiver.recv() {
                if job.cancel.is_cancelled() {
                    continue;
                }
                match catch_unwind(AssertUnwindSafe(|| jobs::run(&job))) {
                    Ok(done) => gate.done(job.id, done),
                    Err(_) => gate.done(job.id, jobs::Done::Looked(Vec::new())),
                }
            }
        })?;
        Ok(Analyst(sender))
    }

    /// Gives it a job.
    pub(crate) fn give(&self, job: Job) {
        // The thread ends only with the app.
        let _ = self.0.send(job);
    }
}
