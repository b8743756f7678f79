//! `cargo lab setup install`: installs what this machine lacks, and prints first what and with which commands.

use anyhow::Result;

use crate::build::targets;
use crate::machine::tools::{self, install};
use crate::workspace;

/// The options of `setup install`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Install every tool that a verb uses, and not only what `cargo lab test` needs.
    #[arg(long)]
    all: bool,
}

/// Runs the verb. What cannot be installed is named, and is no failure: the lab does without.
pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let library = targets::without_library()?;
    let tools =
        if options.all { tools::all().collect() } else { tools::of_the_test(false).collect::<Vec<_>>() };
    install::missing(&root, &tools, library)
}
