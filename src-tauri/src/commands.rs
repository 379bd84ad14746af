//! From the page to the actor. Tauri would refuse arguments that are missing or mistyped with plain strings, and a panic
//! in a command would end the process: so the raw message goes to the actor's queue as it is, in the order in which it
//! came, and nothing is parsed here.

use crate::actor::Gate;
use klondike_session::protocol::{Command, Failure};
use tauri::ipc::{Invoke, InvokeBody};
use tauri::{Manager, Runtime};

/// Queues any command. Every message gets an answer: a value, or a tagged failure.
pub(crate) fn handle<R: Runtime>(invoke: Invoke<R>) -> bool {
    let Invoke { message, resolver, .. } = invoke;
    let name = message.command().to_owned();
    let args = match message.payload() {
        InvokeBody::Json(json) => json.clone(),
        InvokeBody::Raw(_) => {
            resolver.reject(Failure::bad_request(format!("The command {name:.40} takes JSON.")));
            return true;
        }
    };
    let Some(gate) = message.webview_ref().try_state::<Gate>() else {
        resolver.reject(Failure::internal("The game has not started yet."));
        return true;
    };
    let gate = gate.inner().clone();
    if name == crate::speech::COMMAND {
        match crate::speech::asked(&gate, args) {
            Ok(reply) => resolver.resolve(reply),
            Err(failure) => resolver.reject(failure),
        }
        return true;
    }
    // Unknown names and wrong arguments are refused at once; the actor sees only commands.
    match Command::parse(&name, args) {
        Ok(command) => gate.ask(command, move |answer| match answer {
            Ok(reply) => resolver.resolve(reply),
            Err(failure) => resolver.reject(failure),
        }),
        Err(failure) => resolver.reject(failure),
    }
    true
}
