//! `cargo tune write`: the shipped table.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use outpace::files;
use plywright::eval::Values;

/// What is to be written.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The weights, as TOML; those that this program was compiled with if nothing is said.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// The file that is written.
    #[arg(long, default_value = "crates/engine/src/eval/weights/shipped.rs")]
    output: PathBuf,
}

/// Writes the table as source text.
pub(crate) fn run(options: &Options) -> Result<()> {
    let values = match &options.weights {
        None => Values::SHIPPED,
        Some(path) => read(path)?,
    };
    Ok(files::replace(&options.output, values.to_source().as_bytes())?)
}

/// Reads a file of weights.
pub(crate) fn read(path: &std::path::Path) -> Result<Values> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Values::from_toml(&text).with_context(|| path.display().to_string())
}
