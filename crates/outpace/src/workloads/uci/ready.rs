//! Prepares a UCI engine from its command: finds the file, sets the options, finds out which
//! commands the engine understands, and tests whether a copy is as good as the original.
//!
//! Some engines do not keep to a limit of nodes: they do not stop, search far more nodes, or exit.
//! They are given depths instead. Some exit or fall silent at `ucinewgame`; it is not sent to them.

use std::path::Path;

use crate::error::{Context, Error, Result, bail};
use crate::os::children;
use crate::os::files;
use crate::os::pin::Pinned;
use crate::programs::asked::Asked;
use crate::programs::{Executable, LastLine};
use crate::rng::Rng;
use crate::workloads::uci::greeting::{Greeting, Takes};
use crate::workloads::uci::{Answer, Forget, HASH_MIB, Limit, POSITIONS, Process, Source, UciEngine};
use crate::workloads::{Fault, Program as _};

/// Node limit of the first search.
const NODES: u64 = 1_000;

/// Largest number of nodes that an engine may report for a search of [`NODES`] nodes. With more, it
/// does not keep to its limit. Some engines check their limit only every few thousand nodes, which
/// is accepted.
const OVERSHOOT: u64 = 8 * NODES + 100_000;

/// An engine whose command was tried and works.
#[derive(Clone, Debug)]
pub struct Ready {
    /// Engine for the comparison, with the options that it is to be given.
    pub uci_engine: UciEngine,
    /// Name that the engine prints with `id name`.
    pub says: String,
    /// SHA-256 of the program's file, in hexadecimal. It does not cover files that the program
    /// loads.
    pub sha256: String,
    /// Size of that file in bytes.
    pub bytes: u64,
    /// Reason why every launch runs the program's file itself; `None` if each runs a fresh copy.
    pub in_place: Option<String>,
    /// True if it keeps to `go nodes`. If one of the compared engines does not, all of them are
    /// given depths ([`crate::workloads::uci::calibrate_depths`]).
    pub keeps_nodes: bool,
}

/// Result of a first start.
#[derive(PartialEq)]
struct Trial {
    greeting: Greeting,
    options: Vec<(String, String)>,
    answer: Answer,
}

/// Step of a first start during which the engine failed.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Start,
    Forget { has_button: bool },
    Search,
}

/// Starts the command and tries it; copies go to `folder`.
///
/// # Errors
///
/// Fails if anything is wrong with the command, which then stands in front of the message, or if
/// the user interrupts.
pub fn ready(asked: &Asked, folder: &Path) -> Result<Ready> {
    let command = || format!("the command `{}` (`{}`)", asked.name, asked.line);
    tried(asked, folder).map_err(|error| match error {
        Error::Interrupted(_) => error,
        Error::Failed { what, cause } => Error::Failed { what: format!("{}: {what}", command()), cause },
        _ => Error::Invalid(format!("{}: {error}", command())),
    })
}

fn tried(asked: &Asked, folder: &Path) -> Result<Ready> {
    let mut executable = Executable::find(asked)?;
    let scratch = files::Scratch::new_in(folder).context("cannot make a folder for an engine's copy")?;
    let (forget, limit, original) = understood(&executable, asked, scratch.path())?;
    let run = |executable: &Executable| {
        try_out(executable, asked, forget, limit, scratch.path()).map_err(|(_, error)| error)
    };
    let in_place = executable.try_copies(&original, run, |trial| trial.answer.to_string())?;
    let (sha256, bytes) = (executable.sha256.clone(), executable.bytes);
    let source = Source::Foreign { executable, forget };
    let uci_engine = UciEngine { slug: asked.name.clone(), source, options: original.options };
    let keeps_nodes = matches!(limit, Limit::Nodes(_));
    Ok(Ready { uci_engine, says: original.greeting.name, sha256, bytes, in_place, keeps_nodes })
}

/// Lets the engine search a position while it is bound to one CPU, where threads that wait for each
/// other by spinning may wait for ever. Returns the reason if that fails, and `None` if the engine
/// answers or if the system cannot bind processes.
///
/// # Errors
///
/// Fails if the user interrupts, or if there is no room for a copy.
pub fn silent_on_one_cpu(
    engine: &UciEngine,
    keeps_nodes: bool,
    folder: &Path,
    rng: &mut Rng,
) -> Result<Option<String>> {
    let Some(_pinned) = Pinned::to_any(rng) else { return Ok(None) };
    let scratch = files::Scratch::new_in(folder).context("cannot make a folder for an engine's copy")?;
    let limit = if keeps_nodes { Limit::Nodes(NODES) } else { Limit::Depth(1) };
    let searched = engine.start(scratch.path(), "bound", rng).and_then(|mut process| {
        process.prepare(POSITIONS[0])?;
        Ok(process.search(limit)?)
    });
    match searched {
        Ok(_) => Ok(None),
        Err(Error::Fault(fault)) => {
            children::check()?;
            Ok(Some(fault.to_string()))
        }
        Err(error) => Err(error),
    }
}

/// Finds a way to make the engine forget a position, and a kind of limit to which it keeps. Returns
/// the way, the limit, and the result of the start that succeeded with them.
fn understood(executable: &Executable, asked: &Asked, scratch: &Path) -> Result<(Forget, Limit, Trial)> {
    let (mut forget, mut limit) = (Forget::NewGame, Limit::Nodes(NODES));
    let mut before = String::new();
    loop {
        let by_nodes = matches!(limit, Limit::Nodes(_));
        match try_out(executable, asked, forget, limit, scratch) {
            Ok(trial) if by_nodes && trial.answer.nodes.is_some_and(|nodes| nodes > OVERSHOOT) => {
                limit = Limit::Depth(1);
            }
            Ok(trial) => return Ok((forget, limit, trial)),
            // A failure from outside the engine shows nothing about it.
            Err((_, error @ (Error::Interrupted(_) | Error::Failed { .. }))) => return Err(error),
            Err((Stage::Forget { has_button }, _)) if forget == Forget::NewGame => {
                forget = if has_button { Forget::ClearHash } else { Forget::Nothing };
            }
            Err((Stage::Search, error)) if by_nodes => {
                limit = Limit::Depth(1);
                before = format!("{error}; then ");
            }
            Err((_, error)) => bail!("{before}{error}"),
        }
    }
}

/// Starts the engine and lets it search the first of [`POSITIONS`]. If the engine fails, the error
/// ends with the last line of the engine's standard error.
fn try_out(
    executable: &Executable,
    asked: &Asked,
    forget: Forget,
    limit: Limit,
    scratch: &Path,
) -> Result<Trial, (Stage, Error)> {
    let mut stage = Stage::Start;
    let pipe = std::io::pipe().context("cannot make a pipe for an engine's errors");
    let (written, errors) = pipe.map_err(|error| (stage, error))?;
    let last = LastLine::start(written);
    let trial = || -> Result<Trial> {
        let mut command = executable.command(&asked.name, scratch, "trial")?;
        let (mut process, greeting) = Process::start(&asked.name, command.stderr(errors))?;
        // The command also holds the other end of the pipe, so without this the pipe would not end
        // with the process.
        drop(command);
        let options = options(&greeting, &asked.options)?;
        process.set(&options)?;
        stage = Stage::Forget { has_button: greeting.offer("Clear Hash").is_some() };
        process.forget = forget;
        process.forget()?;
        stage = Stage::Search;
        process.prepare(POSITIONS[0])?;
        let (_, answer) = process.search(limit)?;
        Ok(Trial { greeting, options, answer })
    };
    trial().map_err(|error| match (children::check(), error) {
        (Err(interrupted), _) => (stage, interrupted.into()),
        (Ok(()), Error::Fault(Fault { what, .. })) => {
            (stage, Error::Invalid(format!("it {what}{}", last.after_colon())))
        }
        (Ok(()), error) => (stage, error),
    })
}

/// Returns the options to set: those that the user gives and, if the engine has them and the user
/// does not give them, a small table, one thread and no book.
fn options(greeting: &Greeting, asked: &[(String, String)]) -> Result<Vec<(String, String)>> {
    let mut settings = Vec::new();
    let hash = match greeting.offer("Hash").map(|offer| &offer.takes) {
        Some(Takes::Number { min: Some(min), .. }) => (*min).max(HASH_MIB.into()),
        _ => HASH_MIB.into(),
    };
    for (name, value) in [("Hash", &*hash.to_string()), ("Threads", "1"), ("OwnBook", "false")] {
        let is_asked = asked.iter().any(|(other, _)| other.eq_ignore_ascii_case(name));
        if let Some(offer) = greeting.offer(name).filter(|_| !is_asked) {
            settings.push((offer.name.clone(), value.to_owned()));
        }
    }
    for (name, value) in asked {
        let Some(offer) = greeting.offer(name) else {
            let names: Vec<&str> = greeting.offers.iter().map(|offer| offer.name.as_str()).collect();
            let names = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
            bail!("it has no option `{name}`; its options are {names}");
        };
        if let Some(objection) = offer.objection(value) {
            bail!("its option `{}` {objection}, not `{value}`", offer.name);
        }
        settings.push((offer.name.clone(), value.clone()));
    }
    Ok(settings)
}
