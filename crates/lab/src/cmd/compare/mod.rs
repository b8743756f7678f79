//! `cargo lab compare`: two targets, or two records.

pub(crate) mod records;
mod targets;

use anyhow::Result;

/// The things to compare.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Kind {
    /// Build the engine for two targets, and measure one against the other.
    ///
    /// Whole engines run on this machine in lock-step, and instructions of kernels are counted. The
    /// default targets compare 32 with 64 bits.
    Targets(targets::Options),
    /// Read two records of `choose`, and show what differs.
    ///
    /// The records may be of two machines, compilers or revisions. Shows the circumstances that
    /// differ, the choices, and every figure that differs beyond random noise. Nothing is measured.
    Records(records::Options),
}

impl Kind {
    /// Returns true if it works in a bundle, which has no source and no compiler.
    pub(crate) fn runs_in_a_bundle(&self) -> bool {
        matches!(self, Self::Records(_))
    }
}

pub(crate) fn run(kind: &Kind) -> Result<()> {
    match kind {
        Kind::Targets(options) => targets::run(options),
        Kind::Records(options) => records::run(options),
    }
}
