//! Rung 1: the node count of `plywright bench`, which must be the same for every build.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::children;

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
    fn the_last_two_lines_are_read_and_nothing_else_will_do() {
        let said = "info depth 5 nodes 7\nbestmove e2e4\n\n123456 nodes\n1000000 nps\n";
        assert_eq!(parse(said), Some(Signature { nodes: 123_456, nps: 1_000_000 }));
        assert_eq!(parse("1 nps\n1 nodes\n"), None);
        assert_eq!(parse("1 nps\n"), None);
        assert_eq!(parse("-1 nodes\n1 nps\n"), None);
        assert_eq!(parse(""), None);
    }
}
