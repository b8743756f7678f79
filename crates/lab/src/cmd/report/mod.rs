//! `cargo lab report`: shows records as pages or as JSON lines. Measures nothing.

pub(crate) mod draw;
mod export;

use anyhow::Result;

/// Parts of `report`; the default is `draw`.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
#[group(skip)] // because `draw::Options` already has a group named `Options`
pub(crate) struct Options {
    #[command(subcommand)]
    part: Option<Part>,
    #[command(flatten)]
    draw: draw::Options,
}

#[derive(Debug, clap::Subcommand)]
enum Part {
    /// Generate the pages of reports/ from their records (the default).
    ///
    /// Includes the page over all machines. `--check` writes nothing, and fails if a shipped page
    /// is stale.
    Draw(draw::Options),
    /// Write a record's figures as JSON lines, for other tools.
    ///
    /// `docs/formats.md` describes the fields. Writes to standard output, or with `-o` to a file.
    Export(export::Options),
}

pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.part {
        None => draw::run(&options.draw),
        Some(Part::Draw(options)) => draw::run(options),
        Some(Part::Export(options)) => export::run(options),
    }
}
