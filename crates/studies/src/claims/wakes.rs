//! Claim 54: how late a thread wakes that sleeps, as the source's did between two looks for a line, and how late the engine is where it
//! waits for one.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::engines;
use outpace::os::children;

/// So often each.
const ROUNDS: usize = 200;

/// What the source's engine slept before it looked for a line again.
pub(super) const SLEEP: Duration = Duration::from_millis(10);

/// How long the engine is idle before it is asked: time enough to fall asleep.
const IDLE: Duration = Duration::from_millis(20);

/// A position with moves, and a table that is soon cleared.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const HASH_MIB: u32 = 1;

/// An engine that does not answer a search of one node within so long, beyond what it is given anyway, is no engine.
const PATIENCE: Duration = Duration::from_secs(1);

/// Delays, in microseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Delays {
    pub(crate) median: u64,
    /// What 99 of 100 stay within.
    pub(crate) most: u64,
    pub(crate) worst: u64,
}

impl Delays {
    /// Of so many; none of none.
    fn of(mut all: Vec<Duration>) -> Option<Self> {
        all.sort_unstable();
        let at = |index: usize| u64::try_from(all.get(index)?.as_micros()).ok();
        let last = all.len().checked_sub(1)?;
        Some(Self { median: at(last / 2)?, most: at(last * 99 / 100)?, worst: at(last)? })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Wakes {
    /// So often each.
    pub(crate) rounds: u64,
    /// By how much a sleep of [`SLEEP`] lasted longer.
    pub(crate) slept: Delays,
    /// How long the engine took, after it was idle, to answer a search of one node.
    pub(crate) answered: Delays,
}

/// Sleeps, and asks the default engine for a search of one node after it was idle.
pub(super) fn measure(root: &Path) -> Result<Wakes> {
    let engine = engines::default(root)?;
    let slept = delays(|| {
        let begun = Instant::now();
        thread::sleep(SLEEP);
        Ok(begun.elapsed().saturating_sub(SLEEP))
    })?;
    let mut process = engine.launch(HASH_MIB, 1)?;
    process.prepare(START)?;
    let answered = delays(|| {
        thread::sleep(IDLE);
        Ok(process.think("nodes 1", PATIENCE)?.0)
    })?;
    Ok(Wakes { rounds: ROUNDS as u64, slept, answered })
}

fn delays(mut once: impl FnMut() -> Result<Duration>) -> Result<Delays> {
    let mut all = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        children::check()?;
        all.push(once()?);
    }
    Delays::of(all).context("a bug: nothing was measured")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_a_hundred_may_be_later_than_most() {
        let all = |count: u64| (1..=count).rev().map(Duration::from_micros).collect();
        assert_eq!(Delays::of(all(200)), Some(Delays { median: 100, most: 198, worst: 200 }));
        assert_eq!(Delays::of(all(1)), Some(Delays { median: 1, most: 1, worst: 1 }));
        assert_eq!(Delays::of(Vec::new()), None);
    }
}
