//! From what is asked for to what runs: the program's file, its options, and whether a copy of it is as good as itself.
//!
//! A copy is as good where it greets alike and answers a first search alike. One that needs something beside the original fails
//! there at the latest; a script is never copied, since what counts is what it starts.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::asked::Asked;
use super::{Engine, Runs};
use crate::error::{Context, Error, Result, bail, ensure};
use crate::uci::greeting::{Greeting, Takes};
use crate::uci::{Answer, HASH_MIB, POSITIONS, Program, Source, UciEngine};
use crate::{children, files, sealed};

/// The nodes of the first search.
const NODES: u64 = 1_000;

/// An engine that reports more nodes than so many times what it was allowed, and so many more, keeps no limit. Engines that look
/// at their limit seldom look every few thousand nodes.
const OVERSHOOT: (u64, u64) = (8, 100_000);

/// A command that runs.
#[derive(Clone, Debug)]
pub struct Ready {
    /// Its entry.
    pub engine: Engine,
    /// It in lock-step.
    pub uci_engine: UciEngine,
}

/// What came of a first start.
#[derive(PartialEq)]
struct Trial {
    greeting: Greeting,
    options: Vec<(String, String)>,
    answer: Answer,
}

/// Starts the command and tries it; copies go to that folder.
///
/// # Errors
///
/// With the command in front, whatever is wrong with it.
pub fn ready(asked: &Asked, folder: &Path) -> Result<Ready> {
    tried(asked, folder).map_err(|error| match error {
        Error::Interrupted(_) => error,
        _ => Error::Invalid(format!("the command `{}` (`{}`): {error}", asked.name, asked.line)),
    })
}

fn tried(asked: &Asked, folder: &Path) -> Result<Ready> {
    let file = find(&asked.program)?;
    let content = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let program = |fresh| Program {
        file: file.clone(),
        called: asked.program.clone(),
        arguments: asked.arguments.clone(),
        environment: asked.environment.clone(),
        fresh,
    };
    let scratch = files::Scratch::new_in(folder).context("cannot make a folder for an engine's copy")?;
    let run = |fresh| try_out(&program(fresh), asked, scratch.path());
    let original = run(false)?;
    ensure!(
        original.answer.nodes.is_none_or(|nodes| nodes <= OVERSHOOT.0 * NODES + OVERSHOOT.1),
        "it does not keep to `go nodes {NODES}`: {} nodes were searched",
        original.answer.nodes.unwrap_or_default()
    );
    let runs = if content.starts_with(b"#!") {
        Runs::InPlace { reason: "a script".to_owned() }
    } else {
        match run(true) {
            Err(Error::Interrupted(interrupted)) => return Err(interrupted.into()),
            Err(error) => Runs::InPlace { reason: format!("of a copy: {error}") },
            // Where the original does not answer alike twice either, a copy is no worse.
            Ok(copy) if copy != original && run(false)? == original => {
                let reason =
                    format!("a copy of it answers `{}`, it itself `{}`", copy.answer, original.answer);
                Runs::InPlace { reason }
            }
            Ok(_) => Runs::FreshCopies,
        }
    };
    let source = Source::Foreign(program(runs == Runs::FreshCopies));
    let engine = Engine {
        name: asked.name.clone(),
        command: asked.line.clone(),
        says: original.greeting.name,
        sha256: sealed::sha256(&content),
        bytes: content.len() as u64,
        runs,
        options: original.options.clone(),
        fault: None,
    };
    let uci_engine = UciEngine { slug: asked.name.clone(), source, options: original.options };
    Ok(Ready { engine, uci_engine })
}

/// Starts it and lets it search the first of [`POSITIONS`]. Where that fails, the error ends with the last line of its standard error.
fn try_out(program: &Program, asked: &Asked, scratch: &Path) -> Result<Trial> {
    let (written, errors) = std::io::pipe().context("cannot make a pipe for an engine's errors")?;
    let last = last_line(written);
    let trial = move || -> Result<Trial> {
        let (mut process, greeting) = program.start(&asked.name, scratch, "trial", errors.into())?;
        let options = options(&greeting, &asked.options)?;
        process.set(&options)?;
        process.prepare(POSITIONS[0])?;
        let (_, answer) = process.search(NODES)?;
        Ok(Trial { greeting, options, answer })
    };
    trial().or_else(|error| {
        children::check()?;
        let Error::Fault(fault) = error else { return Err(error) };
        // It has ended, and all that it had started, so the line is there; unless something that got away holds the pipe.
        match last.recv_timeout(Duration::from_secs(1)).ok().flatten() {
            Some(line) => bail!("it {}: {line}", fault.what),
            None => bail!("it {}", fault.what),
        }
    })
}

/// The last line that comes out of a pipe, when it has ended; however much comes, little is kept.
fn last_line(mut pipe: impl Read + Send + 'static) -> Receiver<Option<String>> {
    const MOST: usize = 4096;
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let (mut kept, mut chunk) = (Vec::new(), [0; MOST]);
        while let Ok(count @ 1..) = pipe.read(&mut chunk) {
            kept.extend_from_slice(&chunk[..count]);
            kept.drain(..kept.len().saturating_sub(MOST));
        }
        let text = String::from_utf8_lossy(&kept).into_owned();
        let line = text.lines().rev().map(str::trim).find(|line| !line.is_empty());
        // The receiver is gone where nothing has failed.
        let _ = sender.send(line.map(|line| line.chars().take(300).collect()));
    });
    receiver
}

/// What is set for an engine: a small table, one thread and no book of its own, where it has such options and nothing else is asked
/// for; and what is asked for.
fn options(greeting: &Greeting, asked: &[(String, String)]) -> Result<Vec<(String, String)>> {
    let mut all = Vec::new();
    let hash = match greeting.offer("Hash").map(|offer| &offer.takes) {
        Some(Takes::Number { min: Some(min), .. }) => (*min).max(HASH_MIB.into()),
        _ => HASH_MIB.into(),
    };
    for (name, value) in [("Hash", &*hash.to_string()), ("Threads", "1"), ("OwnBook", "false")] {
        let is_asked = asked.iter().any(|(other, _)| other.eq_ignore_ascii_case(name));
        if let Some(offer) = greeting.offer(name).filter(|_| !is_asked) {
            all.push((offer.name.clone(), value.to_owned()));
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
        all.push((offer.name.clone(), value.clone()));
    }
    Ok(all)
}

/// The file of a program: as it stands where it names a folder, else from `PATH`, as a shell finds it.
fn find(program: &str) -> Result<PathBuf> {
    let path = Path::new(program);
    if path.components().count() > 1 || program.contains(std::path::is_separator) {
        ensure!(path.exists(), "there is no file {program}");
        ensure!(path.is_file(), "{program} is not a file");
        ensure!(is_executable(path), "{program} may not be executed");
        return Ok(path.to_path_buf());
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&folders)
        .flat_map(|folder| [folder.join(program), folder.join(&file)])
        .find(|path| path.is_file() && is_executable(path))
        .with_context(|| format!("there is no program `{program}` in the folders of `PATH`"))
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|file| file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(_: &Path) -> bool {
    true
}
