//! Named steps, run in order, timed and summed up.

use std::time::{Duration, Instant};

use crate::args::Args;
use crate::failure::Failure;

/// One step of a longer piece of work.
pub struct Step {
    /// What it is called on the command line.
    pub name: String,
    /// What it does, for `--list`.
    pub about: String,
    work: Box<dyn Fn() -> Result<(), Failure>>,
}

impl Step {
    /// A step from its parts.
    pub fn new(
        name: impl Into<String>,
        about: impl Into<String>,
        work: impl Fn() -> Result<(), Failure> + 'static,
    ) -> Self {
        Self { name: name.into(), about: about.into(), work: Box::new(work) }
    }
}

/// Runs the steps named in the arguments, or all, and prints the times and how many passed.
///
/// Stops at the first that fails, unless `--keep-going` was given. `--list` only lists.
pub fn run(steps: &[Step], args: &Args) -> Result<(), Failure> {
    if args.has("--list") {
        for step in steps {
            println!("{:16} {}", step.name, step.about);
        }
        return Ok(());
    }
    let chosen = choose(steps, args.names())?;
    let mut done: Vec<(&str, Duration, Option<Failure>)> = Vec::new();
    for (index, step) in chosen.iter().enumerate() {
        println!("\n── {} ({}/{}): {}", step.name, index + 1, chosen.len(), step.about);
        let start = Instant::now();
        let failure = (step.work)().err();
        let failed = failure.is_some();
        if let Some(failure) = &failure {
            eprintln!("── step {} failed: {failure}", step.name);
        }
        done.push((&step.name, start.elapsed(), failure));
        if failed && !args.has("--keep-going") {
            break;
        }
    }
    summary(&done, chosen.len())
}

fn choose<'a>(steps: &'a [Step], names: &[String]) -> Result<Vec<&'a Step>, Failure> {
    if let Some(unknown) = names.iter().find(|name| steps.iter().all(|step| step.name != **name)) {
        let known: Vec<_> = steps.iter().map(|step| step.name.as_str()).collect();
        return Err(Failure::new(format!("no step named {unknown}; there are: {}", known.join(", "))));
    }
    Ok(steps.iter().filter(|step| names.is_empty() || names.contains(&step.name)).collect())
}

fn summary(done: &[(&str, Duration, Option<Failure>)], all: usize) -> Result<(), Failure> {
    println!();
    for (name, time, failure) in done {
        let mark = if failure.is_some() { "FAILED" } else { "ok" };
        println!("{name:16} {:7.1} s  {mark}", time.as_secs_f64());
    }
    let failed: Vec<_> = done.iter().filter(|(.., failure)| failure.is_some()).collect();
    if all > done.len() {
        println!("{} more not run", all - done.len());
    }
    println!("{} passed, {} failed", done.len() - failed.len(), failed.len());
    match failed.first() {
        None => Ok(()),
        Some((name, _, Some(failure))) => Err(Failure::new(format!("step {name} failed: {failure}"))),
        Some((name, ..)) => Err(Failure::new(format!("step {name} failed"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;

    fn three(ran: &Rc<Cell<u32>>) -> Vec<Step> {
        let count = |result: bool| {
            let ran = Rc::clone(ran);
            move || {
                ran.set(ran.get() + 1);
                if result { Ok(()) } else { Err(Failure::new("no")) }
            }
        };
        vec![Step::new("a", "", count(true)), Step::new("b", "", count(false)), Step::new("c", "", count(true))]
    }

    #[test]
    fn stops_at_the_first_failure() {
        let ran = Rc::new(Cell::new(0));
        assert!(run(&three(&ran), &Args::default()).is_err());
        assert_eq!(ran.get(), 2);
    }

    #[test]
    fn an_unknown_name_runs_nothing() {
        let ran = Rc::new(Cell::new(0));
        assert!(choose(&three(&ran), &["d".to_owned()]).is_err());
        assert_eq!(choose(&three(&ran), &["c".to_owned()]).map(|steps| steps.len()).ok(), Some(1));
        assert_eq!(ran.get(), 0);
    }
}
