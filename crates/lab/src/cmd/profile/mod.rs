//! `cargo lab profile`: draws flamegraphs into `profiles/local/<machine>/` or, with `--keep`, into
//! `profiles/<machine>/`.
//!
//! For every variant, instructions are counted ([`counted`]): in the engine's `bench`, and in the
//! variant's kernels. Time is sampled ([`sampled`]) in the suites without variants and, with
//! `--time`, in a search by the engine with each variant. To sample time, the suites run in
//! criterion's profiling mode, in which `benches/profiler.rs` takes the stacks. It draws those of
//! the suites; those of the engines are drawn here.

mod counted;
mod sampled;

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use crate::{machine, workspace};
use counted::Wanted;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// An axis (`popcount`), one variant of it (`popcount/swar`) or the `default` build, to count
    /// instructions; or a suite without variants (`engine`, `perft`, `minimax`), to sample its
    /// time.
    #[arg(value_name = "AXIS[/VARIANT] or SUITE", required_unless_present = "all")]
    what: Option<String>,
    /// Draw every variant of every axis, as a whole engine and as kernels. For a variant that is
    /// faster or slower than the default, also draw the difference.
    #[arg(long, conflicts_with_all = ["what", "seconds", "filter"])]
    all: bool,
    /// Write to the shipped evidence, profiles/MACHINE, instead of profiles/local/MACHINE.
    #[arg(long)]
    keep: bool,
    /// Sample the time of a search by the engine with each variant of the axis, instead of counting
    /// instructions.
    #[arg(long, conflicts_with_all = ["all", "filter"])]
    time: bool,
    /// Count cycles, misses and stalls of the engines' `bench` too, by the CPU's own counters, and
    /// compare each engine with its baseline: the default build, or the build with the evaluation
    /// that the axis needs.
    #[arg(long, conflicts_with_all = ["time", "filter"])]
    counters: bool,
    /// Duration of each single measurement of a suite, or with `--time` of a search (default: 20),
    /// in seconds.
    #[arg(
        long,
        default_value_if("time", "true", "20"),
        default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..=600)
    )]
    seconds: u32,
    /// Run only benchmarks whose criterion id contains this text.
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let folder = folder(&root, options.keep);
    if options.keep {
        workspace::check_within(&root, &folder)?;
    }
    let Some(what) = options.what.as_deref().filter(|_| !options.all) else {
        return counted::run(&root, &folder, &Wanted::All, options.counters);
    };
    if let Some(suite) = sampled::suites().into_iter().find(|suite| *suite == what) {
        ensure!(
            !options.counters,
            "`--counters` is for an axis, a variant or `default`, whose engines run `bench`; of `{suite}` only the time is sampled"
        );
        ensure!(!options.time, "`--time` is for axes; the time of `{suite}` is sampled without it");
        return sampled::suite(&root, &folder, suite, options);
    }
    let is_unfiltered = options.filter.is_none();
    ensure!(is_unfiltered, "`--filter` is for the suites that are sampled: {}", sampled::suites().join(", "));
    if options.time {
        return sampled::engines(&root, &folder, &Wanted::parse(what)?, options.seconds);
    }
    counted::run(&root, &folder, &Wanted::parse(what)?, options.counters)
}

/// Returns the folder of this machine's flamegraphs: the shipped one, or the user's own, which git
/// ignores.
fn folder(root: &Path, keep: bool) -> PathBuf {
    let profiles = root.join("profiles");
    let profiles = if keep { profiles } else { profiles.join(workspace::LOCAL) };
    profiles.join(machine::identify().key)
}

#[cfg(test)]
mod tests {
    use super::Options;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    /// A second of a search gives about 250 samples, too few for a picture of its time.
    #[test]
    fn a_search_is_sampled_for_longer_than_a_suite() {
        let seconds = |line: &str| Line::parse_from(line.split(' ')).options.seconds;
        assert_eq!(seconds("profile minimax"), 1);
        assert_eq!(seconds("profile popcount --time"), 20);
        assert_eq!(seconds("profile popcount --time --seconds 5"), 5);
    }
}
