//! `cargo lab bench`: times the kernels of each variant by themselves, counts their instructions,
//! and records the operands for both.

mod count;
mod record;
mod summary;
mod time;

use anyhow::Result;

/// Parts of `bench`; the default is `time`.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
#[group(skip)] // because `time::Options` already has a group named `Options`
pub(crate) struct Options {
    #[command(subcommand)]
    part: Option<Part>,
    #[command(flatten)]
    time: time::Options,
}

#[derive(Debug, clap::Subcommand)]
enum Part {
    /// Time the kernels with criterion (the default).
    ///
    /// Measures latency and throughput of every variant, on a few representative synthetic and
    /// recorded operands, or on all with `--whole`. Arguments after the options are criterion's
    /// own. The times are kept as criterion's baseline, under the machine's name. See
    /// docs/criterion.md.
    Time(time::Options),
    /// Count the instructions of every variant under valgrind.
    ///
    /// Counts are exact, but ignore the cost of each instruction: where counts and times disagree,
    /// times decide.
    Count(count::Options),
    /// Play seeded games and record operands into benches/corpus/.
    ///
    /// The recorded operands come from real searches: words whose bits were counted, queries for
    /// sliders, positions that were visited, and positions to evaluate or to find moves in. The
    /// kernels are timed on these and on synthetic operands.
    Record(record::Options),
}

pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.part {
        None => time::run(&options.time),
        Some(Part::Time(options)) => time::run(options),
        Some(Part::Count(options)) => count::run(options),
        Some(Part::Record(options)) => record::run(options),
    }
}
