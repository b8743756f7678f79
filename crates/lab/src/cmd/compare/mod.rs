//! `cargo lab compare`: two or more programs, two targets, or two records.

pub(crate) mod records;
mod targets;

use anyhow::Result;
use outpace::cli::{self, Compare};

/// The things to compare.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Kind {
    /// Measure any programs against the first of them: it is `outpace`.
    ///
    /// The programs run in lock-step, as the builds of `choose` do: UCI engines, programs that
    /// answer line by line, whole commands. Nothing is built; options such as `--json` say where to
    /// write a record.
    Programs(Box<Compare>),
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
        Kind::Programs(options) => {
            crate::session::catch_interrupts()?;
            Ok(cli::compare(options, "cargo lab")?)
        }
        Kind::Targets(options) => targets::run(options),
        Kind::Records(options) => records::run(options),
    }
}
