//! What a program used of the machine.

use serde::{Deserialize, Serialize};

/// What a program used of the machine for a timed part, on average over a launch. A process that stays is asked at its end; its timed parts have
/// of it what their share of the time in which it was asked is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Usage {
    /// Processor time in user mode, in nanoseconds.
    pub user: u64,
    /// Processor time in the kernel, in nanoseconds.
    pub system: u64,
    /// The largest resident set, in bytes; at least that of outpace itself where it started the program, as Linux counts.
    pub memory: u64,
    /// The exit status of the last run; none where the process stays until it is ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<i32>,
}

impl Usage {
    /// The same for a part of the time: the memory stays.
    pub(crate) fn part(self, share: f64) -> Self {
        let of = |nanoseconds: u64| (nanoseconds as f64 * share).round() as u64;
        Self { user: of(self.user), system: of(self.system), ..self }
    }

    /// The usage of a launch's runs: the mean times, the largest memory and the last status; none without runs.
    pub(crate) fn mean(runs: &[Self]) -> Option<Self> {
        let count = runs.len() as f64;
        let mean = |of: fn(&Self) -> u64| {
            (runs.iter().map(|run| of(run) as f64).sum::<f64>() / count).round() as u64
        };
        let memory = runs.iter().map(|run| run.memory).max()?;
        Some(Self {
            user: mean(|run| run.user),
            system: mean(|run| run.system),
            memory,
            status: runs.last()?.status,
        })
    }
}
