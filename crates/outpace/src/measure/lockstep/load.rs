//! Load on the other CPUs while programs are timed on one CPU: no load, or copies of the programs
//! that do the same work.
//!
//! A build can win when it runs alone and lose next to its copies, because they share the
//! last-level cache, the memory, and the core itself if it runs two threads. So every other CPU can
//! be given the same programs, which take the same turns in step: while a program is timed, its
//! copies do the same task on all other CPUs. Only the times of the one CPU count, as on an idle
//! machine, so a loaded measurement differs from an idle one in the load alone. The copies' times
//! are not used: they are taken at the same moment, so they are not independent samples.
//!
//! A step begins when all threads have finished the one before. Waiting threads sleep, because a
//! spinning thread would take the CPU from the program for which it waits. They wake within some
//! ten microseconds of each other. The last thread to finish a task works next to fewer copies at
//! the end, but this affects all programs alike. So no rule may prefer the times of the end
//! ([`Batch::under_load`](crate::workloads::lines::Batch::under_load)).

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use crate::error::{Context, Error, Result, ensure};
use crate::os::cpus;
use crate::os::pin::Pinned;
use crate::rng::Rng;

/// Load on the other CPUs during a measurement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "tool", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum Load {
    /// No load started by outpace.
    #[default]
    Idle,
    /// While a program takes its turn, a copy of it works on each of the other CPUs that this
    /// process may use. On Linux and Windows only.
    AllCores,
}

impl Load {
    /// Returns a description in words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Idle => "other CPUs given no load",
            Self::AllCores => "all CPUs given the same work",
        }
    }

    /// Checks that this machine can measure under this load, before anything is built for it.
    ///
    /// # Errors
    ///
    /// Fails if the control group grants fewer CPUs than are used. With [`Load::AllCores`], also
    /// fails if the system cannot bind a thread to a CPU, or if this process may use only one CPU.
    pub fn check(self) -> Result<()> {
        // This thread is bound only until the end of this function.
        let pinned = Pinned::to_any(&mut Rng::new(0, "load"));
        let others = self.others(pinned.as_ref())?;
        cpus::here().check(1 + others.len())
    }

    /// Returns the CPUs to load, besides the one that is measured on.
    pub(super) fn others(self, measured: Option<&Pinned>) -> Result<Vec<usize>> {
        if self == Self::Idle {
            return Ok(Vec::new());
        }
        let measured = measured.context(
            "the other CPUs cannot be loaded: the system does not let outpace bind a thread to a CPU",
        )?;
        let (cpu, others) = (measured.cpu(), measured.others());
        ensure!(
            !others.is_empty(),
            "the other CPUs cannot be loaded: CPU {cpu} is the only one that this process may use"
        );
        Ok(others)
    }
}

/// Barrier at which threads wait for each other before each step. The first thread that fails makes
/// all others fail.
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
    /// True once any thread has ended; the others then stop waiting.
    has_ended: bool,
    error: Option<Error>,
}

impl Gate {
    pub(super) fn new(threads: usize) -> Self {
        Self { threads, state: Mutex::default(), changed: Condvar::new() }
    }

    /// Blocks until all threads have reached the gate.
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
        // A thread without an error ends only after the last step. So if this step did not begin, a
        // thread has failed.
        ensure!(state.step > step, "a program on another CPU has failed");
        Ok(())
    }

    /// Does a thread's work. If it fails or panics, the other threads stop waiting.
    pub(super) fn within<T>(&self, work: impl FnOnce() -> Result<T>) -> Option<T> {
        let _end = End(self);
        // Only the first error is stored, because later threads fail as a consequence of it.
        work().map_err(|error| _ = self.locked().error.get_or_insert(error)).ok()
    }

    /// Returns the result of the measuring thread, or the error of the first thread that failed.
    pub(super) fn outcome<T>(self, measured: Option<T>) -> Result<T> {
        let error = self.state.into_inner().unwrap_or_else(PoisonError::into_inner).error;
        error.map_or_else(|| measured.context("the launch has given nothing"), Err)
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When dropped, marks that a thread has ended, even if it ended by a panic.
struct End<'a>(&'a Gate);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.locked().has_ended = true;
        self.0.changed.notify_all();
    }
}
