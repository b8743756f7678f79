//! `cargo xtask setup`: installs what this machine lacks for the checks.

use anyhow::Result;
use plywright_lab::build::targets;
use plywright_lab::machine::tools;
use plywright_lab::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Install every tool that `cargo lab setup` lists, and not only those that `cargo xtask check`
    /// needs without `--long`.
    #[arg(long)]
    all: bool,
}

/// Installs what is missing. A tool that cannot be installed is named but is not an error: the
/// checks do without it.
pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let library = targets::without_library()?;
    // Only the long checks show Rust lines between those of the machine code.
    let rust_source = options.all && !targets::has_rust_source()?;
    let tools =
        if options.all { tools::all().collect() } else { tools::of_the_test(false).collect::<Vec<_>>() };
    tools::install::missing(&root, &tools, library, rust_source)
}
