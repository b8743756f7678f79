//! Programs that do the same tasks, and so can be compared. UCI engines are one kind of them ([`crate::uci`]).

use std::fmt::Display;
use std::path::Path;

pub use crate::error::Fault;
use crate::error::Result;
use crate::rng::Rng;

/// A program under comparison, and how it is asked to work.
///
/// A program and its tasks are shared by the threads that load the other CPUs ([`crate::lockstep::Load`]); a session stays in the thread that has
/// started it.
pub trait Program: Sync {
    /// A piece of work of a few milliseconds that every program of a comparison is given.
    type Task: Display + Sync;
    /// A running process.
    type Session;
    /// What a process answers to a task, without its times: equal builds give equal answers.
    type Answer: PartialEq + Display;

    /// Its name in the record.
    fn name(&self) -> &str;

    /// Starts it from a fresh binary, which it may write to `folder` under the name `file`.
    ///
    /// # Errors
    ///
    /// A [`Fault`] where the program is to blame; any other error ends the whole comparison.
    fn start(&self, folder: &Path, file: &str, rng: &mut Rng) -> Result<Self::Session>;

    /// Has the process do a task.
    ///
    /// # Errors
    ///
    /// The process ended, hung, or gave no valid answer.
    fn work(session: &mut Self::Session, task: &Self::Task) -> Result<Reply<Self::Answer>, Fault>;
}

/// The outcome of a task.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply<A> {
    /// How long the timed part took.
    pub seconds: f64,
    /// How long a unit of work took, by which programs with unequal answers are compared: a node of a search.
    pub seconds_per_unit: f64,
    /// What it answered.
    pub answer: A,
}
