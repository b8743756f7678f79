//! `cargo lab test`.

use anyhow::{Result, bail};

/// The options of `test`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {}

/// Runs the verb.
pub(crate) fn run(_options: &Options) -> Result<()> {
    bail!("this verb is not built yet")
}
