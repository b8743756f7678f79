//! `cargo lab compare`: two or more programs, two targets, or two records.

pub(crate) mod programs;
pub(crate) mod records;
mod targets;

use anyhow::Result;

/// What is compared.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Kind {
    /// Measure builds of any UCI engine against the first of them.
    ///
    /// The commands run in lock-step, as the builds of `choose` do, with the same verdicts. The last line printed is the winner. Nothing is
    /// built; a record is written where `--output` says.
    Programs(programs::Options),
    /// Build the engine for two targets, and measure one against the other.
    ///
    /// Kernels and whole engines run on this machine, in lock-step, in time and instructions: 32 against 64 bits, if nothing is said.
    Targets(targets::Options),
    /// Read two records of `choose`, and tell what they differ by.
    ///
    /// Measures nothing. It tells what differs beyond what two runs of the same bytes do: between machines, compilers, dates, revisions.
    Records(records::Options),
}

impl Kind {
    /// Whether a bundle, which has no source and no compiler, has all that is needed.
    pub(crate) fn runs_in_a_bundle(&self) -> bool {
        matches!(self, Self::Records(_))
    }
}

/// Runs the verb.
pub(crate) fn run(kind: &Kind) -> Result<()> {
    match kind {
        Kind::Programs(options) => programs::run(options),
        Kind::Targets(options) => targets::run(options),
        Kind::Records(options) => records::run(options),
    }
}
