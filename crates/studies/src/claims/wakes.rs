//! Claim 54: measures two delays, on an idle machine and on one whose CPUs are all busy. The engine
//! of the claim's source sleeps between two looks for an input line: the first delay is how late a
//! thread wakes from such a sleep. Our engine waits for the line: the second is how late it
//! answers.

use std::hint;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::engines::{self, Engine};
use outpace::os::children;

/// Repetitions of each measurement.
const ROUNDS: usize = 200;

/// Time that the source's engine sleeps before it looks for a line again.
pub(super) const SLEEP: Duration = Duration::from_millis(10);

/// Idle time of the engine before a command, long enough for its threads to fall asleep.
const IDLE: Duration = Duration::from_millis(20);

/// Busy threads for each CPU of a loaded machine.
const BUSY_PER_CPU: usize = 4;

/// The position that is searched.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Size of the transposition table. A small one is cleared quickly.
const HASH_MIB: u32 = 1;

/// Time for a search of one node, added to the time that an engine has for every answer. An engine
/// that takes longer than both together counts as broken.
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
    fn new(mut delays: Vec<Duration>) -> Option<Self> {
        delays.sort_unstable();
        let at = |index: usize| u64::try_from(delays.get(index)?.as_micros()).ok();
        let last = delays.len().checked_sub(1)?;
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
    /// The same with all CPUs busy; missing in old trials.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) loaded: Option<Loaded>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Loaded {
    /// Number of busy threads.
    pub(crate) busy: u64,
    pub(crate) slept: Delays,
    pub(crate) answered: Delays,
}

/// Measures how late a sleep ends, and how late the default engine answers a search of one node
/// after an idle time, first on the idle machine and then with all CPUs busy.
pub(super) fn measure(root: &Path) -> Result<Wakes> {
    let engine = engines::default(root)?;
    let [slept, answered] = both(&engine)?;
    let busy = BUSY_PER_CPU * thread::available_parallelism()?.get();
    let [slept_loaded, answered_loaded] = with_busy_threads(busy, || both(&engine))?;
    let loaded = Loaded { busy: busy as u64, slept: slept_loaded, answered: answered_loaded };
    Ok(Wakes { rounds: ROUNDS as u64, slept, answered, loaded: Some(loaded) })
}

/// Calls `measured` while `count` other threads keep the CPUs busy.
fn with_busy_threads<T>(count: usize, measured: impl FnOnce() -> T) -> T {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..count {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    hint::spin_loop();
                }
            });
        }
        // The threads end even if the measurement panics; the scope waits for them.
        let result = panic::catch_unwind(AssertUnwindSafe(measured));
        is_over.store(true, Ordering::Relaxed);
        result.unwrap_or_else(|cause| panic::resume_unwind(cause))
    })
}

/// Measures the delays of sleeps and of the engine's answers.
fn both(engine: &Engine) -> Result<[Delays; 2]> {
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
    Ok([slept, answered])
}

fn delays(mut once: impl FnMut() -> Result<Duration>) -> Result<Delays> {
    let mut delays = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        children::check()?;
        delays.push(once()?);
    }
    Delays::new(delays).context("a bug: nothing was measured")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn busy_threads_end_with_the_measurement() {
        assert_eq!(with_busy_threads(3, || 7), 7);
    }

    #[test]
    fn most_is_the_99th_percentile() {
        let delays = |count: u64| (1..=count).rev().map(Duration::from_micros).collect();
        assert_eq!(Delays::new(delays(200)), Some(Delays { median: 100, most: 198, worst: 200 }));
        assert_eq!(Delays::new(delays(1)), Some(Delays { median: 1, most: 1, worst: 1 }));
        assert_eq!(Delays::new(Vec::new()), None);
    }
}
