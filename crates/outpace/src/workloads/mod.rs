//! Kinds of programs that outpace can time ("workloads"), and the trait [`Program`] of all of them:
//! UCI engines ([`crate::workloads::uci`]), programs that answer line by line
//! ([`crate::workloads::lines`]), whole commands ([`crate::workloads::command`]) and benches of a
//! cargo package ([`crate::workloads::benches`]).

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

/// A program under comparison, and the way to give it tasks.
///
/// The threads that load the other CPUs ([`crate::measure::lockstep::Load`]) share a program and
/// its tasks. A session stays in the thread that has started it.
pub trait Program: Sync {
    /// A piece of work, mostly of a few milliseconds, that every program of a comparison is given.
    type Task: Display + Sync;
    /// A running process.
    type Session;
    /// Answer of a process to a task, without times: equal builds give equal answers.
    type Answer: PartialEq + Display;

    /// Fewest and most samples per launch, both even. If a launch costs much, medians of fewer than
    /// sixteen samples would waste it. With more than 48 samples the first answer comes late even
    /// if an effect is large.
    const SAMPLES: (u32, u32) = (16, 48);

    /// Number of untimed turns at the start of a launch. The first tasks of a process take other
    /// times than the later ones, because its pages are still being mapped.
    const WARM_UP: usize = 2;

    /// Unit of work of [`Reply::seconds_per_unit`], in the plural, such as `nodes`.
    const UNITS: &'static str;

    /// Returns the program's name in the record.
    fn name(&self) -> &str;

    /// Starts the program, from a fresh binary unless it must run in place. The binary may be
    /// written to `folder` under the name `file`.
    ///
    /// # Errors
    ///
    /// Returns a [`Fault`] if the program is to blame; any other error ends the whole comparison.
    fn start(&self, folder: &Path, file: &str, rng: &mut Rng) -> Result<Self::Session>;

    /// Lets the process do a task.
    ///
    /// # Errors
    ///
    /// Fails if the process ended, hung, or gave no valid answer.
    fn work(session: &mut Self::Session, task: &Self::Task) -> Result<Reply<Self::Answer>, Fault>;

    /// Lets all processes of a launch do a task at the same time on one CPU; they begin in `order`.
    /// Returns their replies in the order of `sessions`, or `None` if they are to do the task one
    /// after the other.
    ///
    /// # Errors
    ///
    /// As [`Program::work`].
    fn work_at_once(
        _sessions: &mut [Self::Session],
        _order: &[usize],
        _task: &Self::Task,
    ) -> Option<Result<Vec<Reply<Self::Answer>>, Fault>> {
        None
    }

    /// Ends a process that stays alive from task to task. Returns the resources that it used,
    /// scaled to this many seconds of its work; `None` if the system does not report them, or if
    /// every task has a process of its own.
    fn usage(_: Self::Session, _: f64) -> Option<Usage> {
        None
    }

    /// Describes the difference between two answers to a task, for messages. For an answer of many
    /// parts it shows the first that differs.
    fn difference(task: &Self::Task, answer: &Self::Answer, expected: &Self::Answer) -> Difference {
        Difference { place: task.to_string(), answer: answer.to_string(), expected: expected.to_string() }
    }
}

/// Returns values in the order of their indices.
pub(crate) fn by_index<T>(mut values: Vec<(usize, T)>) -> Vec<T> {
    values.sort_by_key(|(at, _)| *at);
    values.into_iter().map(|(_, value)| value).collect()
}

/// First difference between two answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Task, or the part of it, where the answers differ.
    pub place: String,
    /// Answer given there.
    pub answer: String,
    /// Answer of the other program there.
    pub expected: String,
}

/// Result of a task.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply<A> {
    /// Time of the timed part, in seconds. If it was done several times, it is the shortest time, or,
    /// if copies load the other CPUs, the mean. If processes did the task at the same time, it is
    /// the CPU time.
    pub seconds: f64,
    /// Time of all timed parts together, in seconds.
    pub timed: f64,
    /// Seconds per unit of work, such as a node of a search. Programs with unequal answers are
    /// compared by this time.
    pub seconds_per_unit: f64,
    /// Answer of the program.
    pub answer: A,
    /// Resources that the run used, if it has a process of its own. Otherwise [`Program::usage`]
    /// reports them for all tasks of the process.
    pub usage: Option<Usage>,
}
