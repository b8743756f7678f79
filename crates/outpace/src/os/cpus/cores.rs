//! The user's choice of the CPUs that launches may use (`--cores`).

use super::{Class, Cpus};

/// CPUs that the programs of a launch may use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Cores {
    /// One CPU of the fastest class, chosen at random for each launch.
    #[default]
    Fast,
    /// One CPU of the slowest class, chosen at random for each launch.
    Efficient,
    /// All CPUs that this process may use, for programs with several threads. The times of such
    /// launches vary more.
    Any,
    /// One of these CPUs, chosen at random for each launch.
    These(Vec<usize>),
}

impl Cores {
    /// Returns the CPUs to choose from; empty if the programs may use any CPU, or if nothing is
    /// known of the CPUs.
    pub fn drawn(&self, cpus: &Cpus) -> Vec<usize> {
        match self {
            Self::Fast => cpus.classes.first().map(Class::firsts).unwrap_or_default(),
            Self::Efficient => cpus.classes.last().map(Class::firsts).unwrap_or_default(),
            Self::Any => Vec::new(),
            Self::These(cpus) => cpus.clone(),
        }
    }
}
