//! Event counts of the compared programs, from the CPU's performance counters.

use serde::{Deserialize, Serialize};

use crate::error::{Result, ensure};

/// Largest number of runs of a program, and of events, in a record.
const MOST: usize = 1000;

/// Counts of whole runs of two programs, in user mode, or the reason for their absence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Counts {
    /// The CPU has counted at least one event.
    Counted {
        /// One entry for each event that the CPU counts.
        events: Vec<EventCounts>,
    },
    /// The counters cannot be read.
    Absent {
        /// Reason, and what the user can do.
        why: String,
    },
}

/// Counts of one event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventCounts {
    /// Name of the event in `perf`.
    pub event: String,
    /// Count of each run of the first program.
    pub old: Vec<f64>,
    /// Count of each run of the other program. The runs of the two programs took turns.
    pub new: Vec<f64>,
}

/// Counts of a candidate and the first program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counted {
    /// Name of the part: a benchmark, a class of CPUs, or empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub benchmark: String,
    /// Name of the candidate.
    pub candidate: String,
    /// Its counts beside those of the first program.
    pub counts: Counts,
}

impl Counted {
    /// Checks that there are not more counts than any real run makes, so that a hostile file cannot
    /// keep its reader busy.
    ///
    /// # Errors
    ///
    /// Fails if there are more.
    pub fn check(&self) -> Result<()> {
        let Counts::Counted { events } = &self.counts else { return Ok(()) };
        let is_short = |counts: &EventCounts| counts.old.len().max(counts.new.len()) <= MOST;
        ensure!(
            events.len() <= MOST && events.iter().all(is_short),
            "it has more counts of `{}` than are ever made",
            self.candidate.escape_debug()
        );
        Ok(())
    }
}
