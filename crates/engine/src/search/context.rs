//! The inputs of a worker: the data that all threads of a search share, the data of its own thread,
//! and the task.

use super::correction::Corrections;
use super::history::History;
use super::table::Table;
use super::tablebases::Tablebases;
use super::{Limits, MAX_PLY, Task};
use crate::endings::Endings;
use crate::eval::Evaluator;
use crate::evaluation::Evaluation as _;
use crate::network::{Accumulators, Network};
use crate::recipe::Recipe;
use crate::repetition::Repetition;
use crate::syzygy::Ranking;
use crate::types::Move;

/// The shared search context: the data that all threads of a search read, and the tables through
/// which they cooperate.
#[derive(Debug)]
pub(super) struct Context<'a, R: Recipe> {
    pub(super) recipe: R,
    pub(super) evaluator: &'a Evaluator<R>,
    pub(super) network: &'a Network,
    pub(super) endings: &'a Endings,
    pub(super) tablebases: &'a Tablebases,
    pub(super) table: &'a Table,
    pub(super) parallel: &'a R::Parallel,
}

impl<R: Recipe> Copy for Context<'_, R> {}

impl<R: Recipe> Clone for Context<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

/// The data that a thread keeps from search to search. The alignment gives it cache lines of its
/// own: 128 bytes, because the CPU fetches neighbouring lines in pairs.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct ThreadData<R: Recipe> {
    pub(super) repetition: R::Repetition,
    pub(super) history: History,
    pub(super) corrections: Corrections,
    pub(super) accumulators: Accumulators,
}

impl<R: Recipe> ThreadData<R> {
    /// Creates the data of a thread that has learnt nothing.
    pub(super) fn new() -> Self {
        Self {
            repetition: R::Repetition::new(),
            history: History::new(),
            corrections: Corrections::new(),
            accumulators: Accumulators::new(if R::Evaluation::USES_NETWORK { MAX_PLY + 1 } else { 0 }),
        }
    }

    /// Forgets everything learnt.
    pub(super) fn clear(&mut self) {
        self.history.clear();
        self.corrections.clear();
        self.accumulators.clear();
    }
}

/// A task with facts about its root.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootTask<'a> {
    pub(super) task: &'a Task,
    /// The legal moves; there is at least one.
    pub(super) legal: &'a [Move],
    pub(super) limits: &'a Limits,
    /// The ranks that Syzygy files give the root's moves, if they know the root.
    pub(super) ranking: Option<&'a Ranking>,
}
