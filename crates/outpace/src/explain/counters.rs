//! Hardware counters of both programs, as an explanation states them.

use serde::{Deserialize, Serialize};

use super::Setup;
use crate::decide::counters::{figures, runs};
use crate::error::Result;
use crate::measure::counters::{self, Pair};
use crate::os::cpus::Cores;
use crate::record::Counts;

/// Counters of both programs, or the reason for their absence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Counters {
    /// The counters, in user mode.
    Counted {
        /// One entry for each event that the CPU counts.
        events: Vec<Counter>,
    },
    /// The CPU's counters cannot be read.
    Absent {
        /// Reason, and what the user can do.
        why: String,
    },
}

/// Counts of one event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counter {
    /// Name of the event in `perf`.
    pub event: String,
    /// Median count of the old program.
    pub old: f64,
    /// Median count of the new program.
    pub new: f64,
    /// Increase from the old program to the new one, as a share.
    pub difference: f64,
    /// Interval of the increase; `None` if there are too few counts for an interval.
    pub interval: Option<(f64, f64)>,
}

/// Counts both programs in turns, or returns the reason why the CPU's counters cannot be read.
///
/// # Errors
///
/// Fails if the user interrupts.
pub(super) fn count(setup: &Setup<'_>) -> Result<Counters> {
    let Setup { names, programs, input, may_fail, limit, folder, .. } = *setup;
    let pair = Pair {
        names,
        programs,
        inputs: [input; 2],
        may_fail,
        limit,
        cores: &Cores::Fast,
        runs: runs(),
        folder,
    };
    Ok(match counters::count(&pair)? {
        Counts::Absent { why } => Counters::Absent { why },
        Counts::Counted { events } => Counters::Counted {
            events: events
                .iter()
                .map(|counts| {
                    let figures = figures(counts);
                    Counter {
                        event: counts.event.clone(),
                        old: figures.old,
                        new: figures.new,
                        difference: figures.difference,
                        interval: figures.interval,
                    }
                })
                .collect(),
        },
    })
}
