//! The solver's threads: one for what the player waits for, one that looks for deals ahead of time. Each does one job after
//! the other; every job has a switch that the session throws when nobody wants the answer any more. Between jobs they
//! hold no memory.

use crate::actor::Gate;
use klondike_session::jobs::{self, Job, Work};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};

/// The way to the threads.
pub(crate) struct Analyst {
    asked: Sender<Job>,
    ahead: Sender<Job>,
}

impl Analyst {
    /// Starts the threads.
    pub(crate) fn start(gate: Gate) -> std::io::Result<Analyst> {
        Ok(Analyst { asked: worker("analyst", gate.clone())?, ahead: worker("dealer", gate)? })
    }

    /// Gives them a job.
    pub(crate) fn give(&self, job: Job) {
        let way = if matches!(job.work, Work::Find { .. }) { &self.ahead } else { &self.asked };
        // The threads end only with the app.
        let _ = way.send(job);
    }
}

fn worker(name: &str, gate: Gate) -> std::io::Result<Sender<Job>> {
    let (sender, receiver) = channel::<Job>();
    std::thread::Builder::new().name(name.to_owned()).spawn(move || {
        while let Ok(job) = receiver.recv() {
            if job.cancel.is_cancelled() {
                continue;
            }
            match catch_unwind(AssertUnwindSafe(|| jobs::run(&job))) {
                Ok(done) => gate.done(job.id, done),
                Err(_) if matches!(job.work, Work::Find { .. }) => gate.done(job.id, jobs::Done::Found(None)),
                Err(_) => gate.done(job.id, jobs::Done::Looked(Vec::new())),
            }
        }
    })?;
    Ok(sender)
}
