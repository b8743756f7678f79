//! `cargo lab profile`: flamegraphs, kept by machine in `profiles/<machine>/`.
//!
//! For every variant, instructions are counted ([`counted`]): in the engine's `bench`, and in the
//! variant's kernels. The suites without variants are sampled: they run in criterion's profiling
//! mode, where `benches/profiler.rs` takes the stacks and draws them, and writes the folded stacks
//! next to the pictures.

mod counted;

use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Result, ensure};

use crate::build::kernels::{all_suites, cargo_bench_for};
use crate::build::targets::{Ready, Target};
use crate::session;
use crate::terminal::stdout;
use crate::{machine, workspace};
use counted::Wanted;
use outpace::os::children;

/// Environment variable that names the folder of the bench's profiler.
const FOLDER: &str = "PLYWRIGHT_PROFILES";

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// An axis (`popcount`), one variant of it (`popcount/swar`) or the `default` build, to count
    /// instructions; or a suite without variants (`engine`, `perft`, `minimax`), to sample its
    /// time.
    #[arg(value_name = "AXIS[/VARIANT] or SUITE", required_unless_present = "all")]
    what: Option<String>,
    /// Draw every variant of every axis, as whole engines and kernels, and the differences from the
    /// default of those that are faster or slower.
    #[arg(long, conflicts_with_all = ["what", "seconds", "filter"])]
    all: bool,
    /// Write to the shipped evidence, profiles/MACHINE, instead of profiles/local/MACHINE.
    #[arg(long)]
    keep: bool,
    /// Duration of each single measurement of a suite, in seconds.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,
    /// Run only benchmarks whose criterion id contains this.
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
        return counted::run(&root, &folder, &Wanted::All);
    };
    if let Some(suite) = sampled().into_iter().find(|suite| *suite == what) {
        return sample(&root, &folder, suite, options);
    }
    let only = options.filter.is_none();
    ensure!(only, "`--filter` is for the suites that are sampled: {}", sampled().join(", "));
    counted::run(&root, &folder, &Wanted::parse(what)?)
}

fn sampled() -> Vec<&'static str> {
    all_suites().into_iter().filter(|suite| !counted::is_axis(suite)).collect()
}

/// Returns the folder of this machine's flamegraphs: the shipped one, or the user's own, which git
/// ignores.
fn folder(root: &Path, keep: bool) -> PathBuf {
    let profiles = root.join("profiles");
    let profiles = if keep { profiles } else { profiles.join(workspace::LOCAL) };
    profiles.join(machine::identify().key)
}

fn sample(root: &Path, folder: &Path, suite: &str, options: &Options) -> Result<()> {
    let _alone = session::alone(Some(folder))?;
    let graph = folder.join(format!("{suite}.svg"));
    let written = || std::fs::metadata(&graph).and_then(|file| file.modified()).ok();
    let before = written();
    let mut command = cargo_bench_for(root, [suite], &Ready::find(Target::host())?);
    command.args(["--features", "flamegraphs", "--quiet", "--"]).args(&options.filter);
    command.args(["--profile-time", &options.seconds.to_string()]);
    crate::session::catch_interrupts()?;
    let status = children::run_in_group(command.env(FOLDER, folder).stdin(Stdio::null()))?;
    ensure!(status.success(), "the suite `{suite}` failed ({status})");
    ensure!(written() != before, "the suite `{suite}` drew no graph: it has no profiler, or ran nothing");
    let graph = graph.strip_prefix(root).unwrap_or(&graph);
    stdout::print(format_args!("{}\n", graph.display()))
}
