//! Which of many builds to take, and how much that choice can lose.
//!
//! The builds are those of a matrix ([`crate::builds::matrix`]), or programs that are there already. First come the baseline, which is the user's own build, and each
//! single change; a build that fails, answers otherwise or is the same program again falls out and is named. They race ([`Contest`]): launches go where
//! the choice needs them. What each change is worth is estimated over all builds together ([`crate::decide::choice`]), so that
//! builds which were never made have a distribution too; those that may be the best are made and join the race. It ends when the loss of some build is within the
//! bound that was asked for and no build that was not made is likely to be better, or when the time is over.
//!
//! A launch of several run commands gives one log ratio, the mean of theirs: the loss is that of the geometric mean.

mod arena;
mod contest;
mod decide;
mod record;
#[cfg(test)]
mod tests;

pub use arena::{Admitted, Arena, Enter, Entrant, Refusal};
#[cfg(feature = "tool")]
pub(crate) use arena::{ArenaOf, Way};
pub use contest::{Contest, Entry, Event, Workshop};
pub use decide::{BETWEEN, decide};
pub use record::{Decision, Fate, KIND, Kept, KeptAxis, KeptRun, Record, Row, SCHEMA};
