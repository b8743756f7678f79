//! Claim 54: how late a thread wakes from a sleep like the one of the source's engine between two
//! looks for a line, and how late our engine answers, which waits for the line.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::engines;
use outpace::os::children;

/// Repetitions of each measurement.
const ROUNDS: usize = 200;

/// Time that the source's engine slept before it looked for a line again.
pub(super) const SLEEP: Duration = Duration::from_millis(10);

/// Idle time of the engine before a command: long enough to fall asleep.
const IDLE: Duration = Duration::from_millis(20);

/// A position with moves. A small table is cleared quickly.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const HASH_MIB: u32 = 1;

/// Longest time for a search of one node, beyond the engine's usual allowance; an engine that takes
/// longer counts as broken.
const PATIENCE: Duration = Duration::from_secs(1);

/// Delays, in microseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Delays {
    pub(crate) median: u64,
    /// 99 of 100 delays are no longer than this.
    pub(crate) most: u64,
    pub(crate) worst: u64,
}

impl Delays {
    /// Summary of these delays; None for an empty list.
    fn of(mut all: Vec<Duration>) -> Option<Self> {
        all.sort_unstable();
        let at = |index: usize| u64::try_from(all.get(index)?.as_micros()).ok();
        let last = all.len().checked_sub(1)?;
        Some(Self { median: at(last / 2)?, most: at(last * 99 / 100)?, worst: at(last)? })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Wakes {
    /// Repetitions of each measurement.
    pub(crate) rounds: u64,
    /// Time by which sleeps of [`SLEEP`] lasted too long.
    pub(crate) slept: Delays,
    /// Time that the engine took to answer a search of one node after an idle time.
    pub(crate) answered: Delays,
}

/// Measures how late a sleep ends, and how late the default engine answers a search of one node
/// after an idle time.
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
