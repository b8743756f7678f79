//! `cargo lab bench time`: the criterion suites, with criterion's own arguments.

use anyhow::{Result, ensure};

use crate::build::kernels::{all_suites, cargo_bench_for};
use crate::build::targets::{Ready, Target};
use crate::workspace;
use outpace::children;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Compile for this CPU or level (`x86-64-v3`, `native`) instead of the target's lowest.
    #[arg(long, value_name = "CPU")]
    target_cpu: Option<String>,
    /// A regular expression over bench ids (`popcount/bits-07`), and whatever else criterion takes.
    #[arg(value_name = "CRITERION ARGUMENTS", trailing_var_arg = true, allow_hyphen_values = true)]
    criterion: Vec<String>,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    // Flags that the user's own configuration sets do not get in.
    let ready = Ready::find(Target { cpu: options.target_cpu.clone(), ..Target::host() })?;
    let mut command = cargo_bench_for(&root, suites(&options.criterion), &ready);
    command.arg("--").args(&options.criterion);
    if let Some(cpu) = &options.target_cpu {
        // A folder of its own, so that criterion compares like with like.
        command.env("CRITERION_HOME", workspace::target(&root).join("criterion-for").join(cpu));
    }
    let _alone = crate::cmd::alone(None)?;
    crate::catch_interrupts()?;
    let status = children::run_in_group(&mut command)?;
    ensure!(status.success(), "the suites failed ({status})");
    Ok(())
}

/// The suites that can have a bench to run: the one whose name the filter begins with, or else all.
fn suites(arguments: &[String]) -> Vec<&'static str> {
    // What follows an option may be its value, and one of several alternatives may be of another suite.
    let may_be_filter = |at: usize| {
        let is_plain = !arguments[at].starts_with('-') && !arguments[at].contains('|');
        is_plain && (at == 0 || !arguments[at - 1].starts_with('-'))
    };
    let named = (0..arguments.len()).filter(|&at| may_be_filter(at)).find_map(|at| {
        let axis = arguments[at].trim_start_matches('^').split('/').next()?;
        all_suites().into_iter().find(|&suite| suite == axis)
    });
    named.map_or_else(all_suites, |suite| vec![suite])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_that_names_a_suite_spares_the_others_and_an_options_value_does_not() {
        let suites = |line: &str| suites(&line.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(suites("popcount/bits-07 --noplot"), ["popcount"]);
        assert_eq!(suites("^score/"), ["score"]);
        assert_eq!(suites("bits-07"), all_suites());
        assert_eq!(suites("popcount/bits-07|score/"), all_suites());
        assert_eq!(suites("--save-baseline engine"), all_suites());
        assert_eq!(suites("--noplot"), all_suites());
    }
}
