//! `cargo lab profile`: flamegraphs of the benches.
//!
//! Each bench runs in criterion's profiling mode, where `benches/profiler.rs` samples the stacks and draws them. The
//! graphs belong to the machine they were taken on: `profiles/<machine>/<bench>.svg`, the folded stacks beside.

use std::process::Stdio;

use anyhow::{Context, Result, ensure};

use crate::build::kernels::{SUITES, cargo_bench};
use crate::terminal::stdout;
use crate::{machine, workspace};

/// The variable that tells the bench's profiler its folder.
const FOLDER: &str = "PLYWRIGHT_PROFILES";

/// The options of `profile`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The bench, a file in `benches/`; all of them if none is named.
    bench: Option<String>,
    /// How long each single measurement is run, in seconds.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,
    /// Only measurements whose id holds this, as criterion has it.
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    let chosen = match &options.bench {
        None => SUITES.to_vec(),
        Some(bench) => {
            let known = SUITES.into_iter().find(|suite| suite == bench);
            let none = || format!("there is no bench `{bench}`; the benches are {}", SUITES.join(", "));
            vec![known.with_context(none)?]
        }
    };
    let folder = root.join("profiles").join(machine::identify().key);
    let _alone = super::alone(Some(&folder))?;
    for bench in chosen {
        let mut command = cargo_bench(&root, [bench]);
        command
            .args(["--features", "flamegraphs", "--quiet", "--"])
            .args(&options.filter)
            .arg("--profile-time")
            .arg(options.seconds.to_string());
        let status =
            command.env(FOLDER, &folder).stdin(Stdio::null()).status().context("cannot run cargo")?;
        ensure!(status.success(), "the bench `{bench}` failed ({status})");
        let graph = folder.join(format!("{bench}.svg"));
        ensure!(graph.is_file(), "the bench `{bench}` drew no graph: it has no profiler, or ran nothing");
        let graph = graph.strip_prefix(&root).unwrap_or(&graph);
        stdout::print(format_args!("{}\n", graph.display()))?;
    }
    Ok(())
}
