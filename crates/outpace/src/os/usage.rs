//! Resources of the machine that a program used.

use serde::{Deserialize, Serialize};

use crate::statistics::mean;

/// Resources that a program used per timed part, on average over a launch. If one process does many
/// tasks, its usage is known only in total, at its end. A timed part that took a tenth of the time
/// that the process spent on answers then counts with a tenth of its processor time, even if it is
/// the shortest of several parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Usage {
    /// Processor time in user mode, in nanoseconds.
    pub user: u64,
    /// Processor time in the kernel, in nanoseconds.
    pub system: u64,
    /// Largest resident set, in bytes. On Linux it is at least that of outpace itself if outpace
    /// started the program.
    pub memory: u64,
    /// Exit status of the last run; `None` for a process that does many tasks, because outpace ends
    /// it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<i32>,
}

impl Usage {
    /// Returns the processor time in seconds; `None` if it is too short to be known.
    pub(crate) fn cpu_seconds(self) -> Option<f64> {
        let nanoseconds = self.user.saturating_add(self.system);
        (nanoseconds > 0).then(|| nanoseconds as f64 / 1e9)
    }

    /// Returns the usage for a share of the time; the memory is unchanged.
    pub(crate) fn part(self, share: f64) -> Self {
        let scaled = |nanoseconds: u64| (nanoseconds as f64 * share).round() as u64;
        Self { user: scaled(self.user), system: scaled(self.system), ..self }
    }

    /// Combines the usage of a launch's runs: mean times, largest memory and last status. `None`
    /// without runs.
    pub(crate) fn mean(runs: &[Self]) -> Option<Self> {
        let mean =
            |field: fn(&Self) -> u64| Some(mean(runs.iter().map(|run| field(run) as f64))?.round() as u64);
        Some(Self {
            user: mean(|run| run.user)?,
            system: mean(|run| run.system)?,
            memory: runs.iter().map(|run| run.memory).max()?,
            status: runs.last()?.status,
        })
    }
}
