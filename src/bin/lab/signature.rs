//! Rung 1: the node count of `plywright bench`, which must be the same for every build.
//!
//! `tests/signature.txt` keeps what it is, at bench's own depth and at a shallow one for builds that are many or slow.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::children;

/// The depth of the shallow signature.
pub(crate) const SHALLOW: u32 = 5;

/// The file that keeps the node counts.
pub(crate) const RECORD: &str = "tests/signature.txt";

/// The node counts that must not change unsaid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recorded {
    /// `plywright bench`.
    pub(crate) full: u64,
    /// `plywright bench 5`.
    pub(crate) shallow: u64,
}

impl Recorded {
    /// What the file says.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(root.join(RECORD))
            .with_context(|| format!("cannot read {RECORD}; `cargo lab test --accept-signature` makes it"))?;
        Self::parse(&text).with_context(|| format!("{RECORD} must have the lines `full N` and `shallow N`"))
    }

    fn parse(text: &str) -> Option<Self> {
        let value = |name| {
            let mut values = text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            values.next()?.parse().ok()
        };
        Some(Self { full: value("full")?, shallow: value("shallow")? })
    }

    /// The file's text.
    pub(crate) fn print(self) -> String {
        format!(
            "# The node counts of `plywright bench` at its own depth and at depth {SHALLOW}: the same for every recipe,\n\
             # target and compiler. A change must be meant; `cargo lab test --accept-signature` records it.\n\
             full {}\nshallow {}\n",
            self.full, self.shallow
        )
    }

    /// The count at that depth.
    pub(crate) fn at(self, depth: Option<u32>) -> u64 {
        if depth.is_some() { self.shallow } else { self.full }
    }
}

/// What a build of the engine says when it is asked for its signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// So many nodes.
    Nodes(u64),
    /// This CPU cannot run it, in the engine's own words.
    Refusal(String),
}

/// Asks an engine that may be slow, emulated, or for another CPU.
pub(crate) fn ask(mut engine: Command, depth: Option<u32>) -> Result<Answer> {
    engine.arg("bench").args(depth.map(|depth| depth.to_string()));
    let done = children::run(&mut engine, Some(PATIENCE_EMULATED))?;
    if let Some(line) = done.stderr.lines().find(|line| is_refusal(line)) {
        return Ok(Answer::Refusal(line.trim_start_matches("plywright: ").to_owned()));
    }
    match parse(&done.stdout) {
        Some(signature) if done.status.success() => Ok(Answer::Nodes(signature.nodes)),
        _ => bail!(
            "`plywright bench` did not end with its node count ({}): {}",
            done.status,
            done.stderr.trim()
        ),
    }
}

/// Whether that is the engine's line about a CPU that is not enough for it.
fn is_refusal(line: &str) -> bool {
    line.contains("but this CPU has no") || line.contains("this build was compiled for")
}

/// An emulated `bench` takes half a minute on a loaded machine.
const PATIENCE_EMULATED: Duration = Duration::from_secs(600);

/// A `bench` of a few seconds that has not ended by now will not end.
const PATIENCE: Duration = Duration::from_secs(120);

/// What `bench` says last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    /// Nodes.
    pub(crate) nodes: u64,
    /// Nodes a second, in this one run.
    pub(crate) nps: u64,
}

/// Runs `bench`, to its own depth or to the one given.
pub(crate) fn of(binary: &Path, depth: Option<u32>) -> Result<Signature> {
    let mut bench = Command::new(binary);
    bench.arg("bench").args(depth.map(|depth| depth.to_string()));
    let done = children::run(&mut bench, Some(PATIENCE))?;
    if done.expired {
        bail!("its `bench` has not ended after {} s", PATIENCE.as_secs());
    }
    if !done.status.success() {
        let said = done.stderr.lines().next_back().unwrap_or("it said nothing");
        bail!("its `bench` failed ({}): {said}", done.status);
    }
    parse(&done.stdout).context("its `bench` does not end with `N nodes` and `N nps`")
}

fn parse(said: &str) -> Option<Signature> {
    let mut lines = said.lines().rev().map(str::trim).filter(|line| !line.is_empty());
    let nps = lines.next()?.strip_suffix(" nps")?.parse().ok()?;
    let nodes = lines.next()?.strip_suffix(" nodes")?.parse().ok()?;
    Some(Signature { nodes, nps })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_recorded_signature_reads_back_and_a_broken_one_does_not() {
        let recorded = Recorded { full: 123_456_789, shallow: 42 };
        assert_eq!(Recorded::parse(&recorded.print()), Some(recorded));
        assert_eq!(Recorded::parse("full 3\nshallow -1\n"), None);
        assert_eq!(Recorded::parse("full 3\n"), None);
        assert_eq!((recorded.at(None), recorded.at(Some(5))), (123_456_789, 42));
    }

    #[test]
    #[cfg(unix)]
    fn an_engine_counts_refuses_or_fails() {
        let said = |script: &str| {
            let mut shell = Command::new("sh");
            shell.args(["-c", script]);
            ask(shell, None)
        };
        assert_eq!(said("echo 7 nodes; echo 1 nps").unwrap(), Answer::Nodes(7));
        let why = "this build was made with the feature `x`, but this CPU has no y";
        let refusal = said(&format!("echo 'plywright: {why}' >&2; exit 1")).unwrap();
        assert_eq!(refusal, Answer::Refusal(why.to_owned()));
        assert!(said("echo 7 nodes; echo 1 nps; exit 1").is_err());
        assert!(said("kill -ILL $$").is_err());
    }

    #[test]
    fn the_last_two_lines_are_read_and_nothing_else_will_do() {
        let said = "info depth 5 nodes 7\nbestmove e2e4\n\n123456 nodes\n1000000 nps\n";
        assert_eq!(parse(said), Some(Signature { nodes: 123_456, nps: 1_000_000 }));
        assert_eq!(parse("1 nps\n1 nodes\n"), None);
        assert_eq!(parse("1 nps\n"), None);
        assert_eq!(parse("-1 nodes\n1 nps\n"), None);
        assert_eq!(parse(""), None);
    }
}
