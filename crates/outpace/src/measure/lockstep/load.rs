//! What the other CPUs do while programs are timed on one: nothing, or the same.
//!
//! A build can win alone and lose next to its copies: they share the last cache, the memory, and where a core runs two threads the core
//! itself. So every other CPU can be given the same programs, which take the same turns in step: while one of them is timed, its copies do
//! the same task everywhere else. Only the one CPU's times count, as on an idle machine, so that the two conditions differ in nothing else,
//! and since what CPUs measure at the same moment is not independent.
//!
//! A step begins when all have done the one before. Those who wait sleep: a thread that spins would take the CPU from the program that it waits
//! for. They wake within some ten microseconds of each other, and the last to end a task runs its end next to fewer copies; of both programs alike.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use crate::error::{Context, Error, Result, ensure};
use crate::os::pin::Pinned;
use crate::rng::Rng;

/// What the other CPUs do meanwhile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "tool", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum Load {
    /// Nothing that outpace starts.
    #[default]
    Idle,
    /// Each of them that this process may use runs copies of the same programs in step. On Linux only.
    AllCores,
}

impl Load {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Idle => "the other CPUs left alone",
            Self::AllCores => "all CPUs at the same work",
        }
    }

    /// Checks whether this machine can be loaded so, before anything is built for it.
    ///
    /// # Errors
    ///
    /// The system binds no thread to a CPU, or there is only one that this process may use.
    pub fn check(self) -> Result<()> {
        // This thread is bound for this moment alone.
        let pinned = Pinned::to_any(&mut Rng::new(0, "load"));
        self.others(pinned.as_ref()).map(drop)
    }

    /// The CPUs that are loaded in addition to the one that is measured on.
    pub(super) fn others(self, measured: Option<&Pinned>) -> Result<Vec<usize>> {
        if self == Self::Idle {
            return Ok(Vec::new());
        }
        let measured = measured.context(
            "the other CPUs cannot be loaded: this system binds no thread of ours to a CPU, as Linux does",
        )?;
        let (cpu, others) = (measured.cpu(), measured.others());
        ensure!(
            !others.is_empty(),
            "the other CPUs cannot be loaded: CPU {cpu} is the only one that this process may use"
        );
        Ok(others)
    }
}

/// Where threads wait for each other before each step. The first of them that fails lets all others fail.
#[derive(Debug)]
pub(super) struct Gate {
    threads: usize,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    waiting: usize,
    step: usize,
    /// Whether one of them has ended, so that nobody needs to wait for it.
    has_ended: bool,
    error: Option<Error>,
}

impl Gate {
    pub(super) fn new(threads: usize) -> Self {
        Self { threads, state: Mutex::default(), changed: Condvar::new() }
    }

    /// Waits until all threads wait.
    pub(super) fn wait(&self) -> Result<()> {
        let mut state = self.locked();
        let step = state.step;
        if !state.has_ended {
            state.waiting += 1;
            if state.waiting == self.threads {
                state.waiting = 0;
                state.step += 1;
                self.changed.notify_all();
            }
        }
        while state.step == step && !state.has_ended {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        // One that has ended in good order did so after the last step.
        ensure!(state.step > step, "a program on another CPU has failed");
        Ok(())
    }

    /// Does a thread's work. When it has failed, or panics, nobody waits any more.
    pub(super) fn within<T>(&self, work: impl FnOnce() -> Result<T>) -> Option<T> {
        let _end = End(self);
        // Those that fail after the first do so because of it.
        work().map_err(|error| _ = self.locked().error.get_or_insert(error)).ok()
    }

    /// What the measuring thread gave, unless one of them has failed.
    pub(super) fn outcome<T>(self, measured: Option<T>) -> Result<T> {
        let error = self.state.into_inner().unwrap_or_else(PoisonError::into_inner).error;
        error.map_or_else(|| measured.context("the launch has given nothing"), Err)
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The end of a thread, however it comes about.
struct End<'a>(&'a Gate);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.locked().has_ended = true;
        self.0.changed.notify_all();
    }
}
