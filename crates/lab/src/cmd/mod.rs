//! The verbs, one file each; a verb of several parts is a folder with one file a part.

pub(crate) mod asm;
mod at_once;
pub(crate) mod bench;
mod budget;
pub(crate) mod build;
pub(crate) mod bundle;
pub(crate) mod calibrate;
pub(crate) mod choose;
pub(crate) mod claims;
pub(crate) mod compare;
pub(crate) mod decide;
pub(crate) mod profile;
pub(crate) mod report;
pub(crate) mod setup;
pub(crate) mod study;
pub(crate) mod test;

use std::path::Path;

use anyhow::{Result, bail};
use outpace::lock::{self, Lock};

use crate::machine::provenance::since_1970;
use crate::terminal::stdout;
use crate::workspace;
pub(crate) use at_once::{all_at_once, at_once};

/// When a run begins, in seconds since 1970, and its seed: the one that is given, or one of the clock's.
fn begin(seed: Option<u64>) -> Result<(u64, u64)> {
    let since_1970 = since_1970()?;
    Ok((since_1970.as_secs(), seed.unwrap_or(since_1970.as_micros() as u64 % 1_000_000_000)))
}

/// What was another when a run began whose samples are to count with this one's, by what is known of each; none if they count.
fn another<'a>(differences: &[(&'a str, bool)]) -> Option<&'a str> {
    differences.iter().find_map(|&(what, differs)| differs.then_some(what))
}

/// Refuses to go on with what is kept at `path` where it was made with another of these than would be used now.
fn check_same(path: &Path, made: &str, differences: &[(&str, bool)]) -> Result<()> {
    if let Some(what) = another(differences) {
        let path = path.display();
        bail!("{path} was {made} with another {what}: move it away, or begin anew with `--restart`");
    }
    Ok(())
}

/// That nothing else measures on this machine, and nothing else writes to a folder, as long as this is kept.
type Alone = (Lock, Option<Lock>);

/// Draws the machine's page in that folder anew, if it has one. What keeps it from being drawn is a warning: what was measured is written,
/// and `cargo lab report` draws it later.
fn redraw(root: &Path, folder: &Path) {
    let now = crate::bundle::source(root);
    if let Err(error) = now.and_then(|now| crate::report::redraw(root, folder, &now.sha256)) {
        stdout::note!("warning: the page in {} is not drawn: {error:#}", folder.display());
    }
}

/// Waits until nothing else measures on this machine, and nothing else writes to that folder, if one is given. A folder with links in it is refused:
/// it may be a stranger's, and what is written there would land elsewhere.
fn alone(folder: Option<&Path>) -> Result<Alone> {
    folder.map_or(Ok(()), workspace::check_plain)?;
    let machine = lock::machine(&command(), |holder| wait("the machine", holder))?;
    Ok((machine, folder.map(alone_in).transpose()?))
}

/// Waits until nothing else writes to that folder.
fn alone_in(folder: &Path) -> Result<Lock> {
    Ok(lock::folder(folder, &command(), |holder| wait(&folder.display().to_string(), holder))?)
}

/// An option of a command without a value, where it is given.
fn flag(name: &str, is_given: bool) -> String {
    if is_given { format!(" --{name}") } else { String::new() }
}

/// An option of a command with these values, where there are any.
fn list(name: &str, values: &[String]) -> String {
    if values.is_empty() { String::new() } else { format!(" --{name} {}", values.join(",")) }
}

/// An option of a command that is given once for each of these values.
fn each(name: &str, values: &[String]) -> String {
    values.iter().map(|value| format!(" --{name} {value}")).collect()
}

/// Ends the lab with status 1 where something does not hold, without an error: what was printed is the last word.
fn exit_unless(is_well: bool) -> Result<()> {
    if is_well { Ok(()) } else { std::process::exit(1) }
}

fn command() -> String {
    let words = std::env::args_os().skip(1);
    words.fold("cargo lab".to_owned(), |line, word| line + " " + &word.to_string_lossy())
}

fn wait(what: &str, holder: &str) {
    let who = if holder.is_empty() { "another run" } else { holder };
    stdout::note!("{:>12} until {what} is free: {who} has it", "waiting");
}
