//! Programs that do the same tasks, and so can be compared: UCI engines ([`crate::workloads::uci`]), programs that answer line by line ([`crate::workloads::lines`]), whole
//! commands ([`crate::workloads::command`]) and benches of a cargo package ([`crate::workloads::benches`]).

pub mod answers;
pub mod benches;
pub mod command;
pub mod lines;
pub mod uci;

use std::fmt::Display;
use std::path::Path;

pub use crate::error::Fault;
use crate::error::Result;
use crate::record::Usage;
use crate::rng::Rng;

/// A program under comparison, and how it is asked to work.
///
/// A program and its tasks are shared by the threads that load the other CPUs ([`crate::measure::lockstep::Load`]); a session stays in the thread that has
/// started it.
pub trait Program: Sync {
    /// A piece of work of a few milliseconds that every program of a comparison is given.
    type Task: Display + Sync;
    /// A running process.
    type Session;
    /// What a process answers to a task, without its times: equal builds give equal answers.
    type Answer: PartialEq + Display;

    /// The fewest and the most samples a launch, both even. The medians of fewer than sixteen are biased, so only a program whose samples are
    /// long gives fewer; with more the first look comes late even where an effect is large.
    const SAMPLES: (u32, u32) = (16, 48);

    /// Turns of a launch before the first that counts. The first tasks of a process are not like the later ones: its pages are being
    /// mapped.
    const WARM_UP: usize = 2;

    /// What [`Reply::seconds_per_unit`] counts, in the plural: `nodes`.
    const UNITS: &'static str;

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

    /// Ends a process that stays from task to task: what it used of the machine, as much as belongs to so many seconds of its work.
    fn usage(_: Self::Session, _: f64) -> Option<Usage> {
        None
    }

    /// What two answers to a task differ by, for messages. An answer of many parts shows the first that differs.
    fn difference(task: &Self::Task, answer: &Self::Answer, expected: &Self::Answer) -> Difference {
        Difference { place: task.to_string(), answer: answer.to_string(), expected: expected.to_string() }
    }
}

/// Where two answers differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The task, or the part of it.
    pub place: String,
    /// What is answered there.
    pub answer: String,
    /// What the other answers there.
    pub expected: String,
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
    /// What the run used of the machine, where a process does no other; else [`Program::usage`] says it for all tasks of the process.
    pub usage: Option<Usage>,
}
