//! What is compared: programs that do the same tasks. UCI engines are one kind of them ([`crate::uci`]).

use std::fmt::Display;
use std::path::Path;

use anyhow::Result;

use crate::rng::Rng;

/// A program under comparison, and how it is asked to work.
pub trait Program {
    /// A piece of work of a few milliseconds that every program of a comparison is given.
    type Task: Display;
    /// A running process.
    type Session;
    /// What a process answers to a task, without its times: equal builds give equal answers.
    type Answer: PartialEq + Display;

    /// Its name in the record.
    fn name(&self) -> &str;

    /// Starts it from a fresh binary, which may be made in `folder` under the name `file`.
    ///
    /// # Errors
    ///
    /// A [`Fault`] where the program is to blame; anything else ends the whole comparison.
    fn start(&self, folder: &Path, file: &str, rng: &mut Rng) -> Result<Self::Session>;

    /// Has the process do a task.
    ///
    /// # Errors
    ///
    /// The process ended, hung, or answered with what is no answer.
    fn work(session: &mut Self::Session, task: &Self::Task) -> Result<Reply<Self::Answer>, Fault>;
}

/// What came of a task.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply<A> {
    /// How long the timed part took.
    pub seconds: f64,
    /// How long a unit of work took, where programs that answer otherwise are compared by the unit: a node of a search.
    pub seconds_per_unit: f64,
    /// What it answered.
    pub answer: A,
}

/// Something is wrong with a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its name.
    pub engine: String,
    /// What is wrong.
    pub what: String,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "the engine `{}` {}", self.engine, self.what)
    }
}

impl std::error::Error for Fault {}
