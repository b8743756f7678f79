//! `cargo lab bench`: the kernels, each variant by itself: their times, their instructions, and the operands that both are taken on.

mod count;
mod record;
mod summary;
mod time;

use anyhow::Result;

/// What `bench` does; `time` by default.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
#[group(skip)] // the options that stand in it have one of that name
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
    /// Latency and throughput of every variant, on synthetic and on recorded operands: a few telling ones, with `--whole` all. Arguments
    /// after the options are criterion's own. The times are kept as criterion's baseline, under the machine's name. See docs/criterion.md.
    Time(time::Options),
    /// Count the instructions of every variant under valgrind.
    ///
    /// Counts are exact, and do not show what an instruction costs: where counts and times disagree, times decide.
    Count(count::Options),
    /// Play seeded games and record operands into benches/corpus/.
    ///
    /// The kernels are timed on what popcount, sliders and repetition were asked in real searches, and on synthetic operands.
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
