//! `cargo lab bench time`: runs the criterion suites, with criterion's own arguments, and shows a
//! table of the results.

use std::time::SystemTime;

use anyhow::{Result, ensure};
use plywright_benches::grid;

use super::summary;
use crate::build::kernels::{all_suites, cargo_bench_for, written_since};
use crate::build::targets::{Ready, Target};
use crate::machine::{self, tools};
use crate::terminal::{stdout, table};
use crate::workspace;
use outpace::os::children;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Compile for this CPU or level (`x86-64-v3`, `native`) instead of the target's lowest.
    #[arg(long, value_name = "CPU")]
    target_cpu: Option<String>,
    /// Time the whole grid of operands instead of a few representative ones: each suite says how
    /// long that takes.
    #[arg(long)]
    whole: bool,
    /// A regular expression over benchmark ids (`popcount/bits/latency`), and any other arguments
    /// for criterion.
    #[arg(value_name = "CRITERION ARGUMENTS", trailing_var_arg = true, allow_hyphen_values = true)]
    criterion: Vec<String>,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    tools::check_toolchain(&root)?;
    // Flags from the user's own cargo configuration do not get in.
    let ready = Ready::find(Target { cpu: options.target_cpu.clone(), ..Target::host() })?;
    // This is criterion's usual folder, so that `cargo bench` and critcmp find the baselines.
    let home = workspace::cargo_target(&root).join("criterion");
    let mut command = cargo_bench_for(&root, suites(&options.criterion), &ready);
    command.arg("--").args(&options.criterion);
    if !names_baseline(&options.criterion) {
        command.args(["--save-baseline", &baseline(&machine::identify().key, options.target_cpu.as_deref())]);
    }
    command.env("CRITERION_HOME", &home);
    if options.whole {
        command.env(grid::VARIABLE, grid::WHOLE);
    }
    outpace::os::cpus::here().check(1)?;
    let _alone = crate::session::alone(None)?;
    crate::session::catch_interrupts()?;
    let begun = SystemTime::now();
    let status = children::run_in_group(&mut command)?;
    ensure!(status.success(), "the suites failed ({status})");
    let text = summary::text(&written_since(&home, begun)?, table::terminal_width());
    if text.is_empty() { Ok(()) } else { stdout::print(format_args!("\n{text}")) }
}

/// Returns the baseline's name: the machine's, followed by the target CPU if one is given, so that
/// criterion and critcmp compare like with like.
fn baseline(machine: &str, target_cpu: Option<&str>) -> String {
    target_cpu.map_or_else(|| machine.to_owned(), |cpu| format!("{machine}-for-{cpu}"))
}

/// Returns true if the arguments name a baseline, or ask criterion for something other than times.
fn names_baseline(arguments: &[String]) -> bool {
    let others = ["--save-baseline", "--baseline", "--load-baseline", "--profile-time", "--list", "--test"];
    let is_other = |word: &String| others.iter().any(|other| word.starts_with(other)) || is_short(word);
    arguments.iter().any(is_other)
}

/// Returns true if the word is criterion's short option for a baseline, or for help.
fn is_short(word: &str) -> bool {
    word.starts_with("-s") || word.starts_with("-b") || word.starts_with("-h") || word == "--help"
}

/// Returns the suites that may have a matching bench: the one whose name begins the filter,
/// otherwise all.
fn suites(arguments: &[String]) -> Vec<&'static str> {
    // A word after an option may be its value, and one of several alternatives may belong to
    // another suite.
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
        assert_eq!(suites("popcount/bits/latency --noplot"), ["popcount"]);
        assert_eq!(suites("^score/"), ["score"]);
        assert_eq!(suites("bits/latency"), all_suites());
        assert_eq!(suites("popcount/bits|score/"), all_suites());
        assert_eq!(suites("--save-baseline engine"), all_suites());
        assert_eq!(suites("--noplot"), all_suites());
    }

    #[test]
    fn a_baseline_has_the_machine_s_name_unless_the_user_gives_it_another() {
        assert_eq!(baseline("amd-epyc-25-1-1", None), "amd-epyc-25-1-1");
        assert_eq!(baseline("amd-epyc-25-1-1", Some("native")), "amd-epyc-25-1-1-for-native");
        let names = |line: &str| names_baseline(&line.split(' ').map(str::to_owned).collect::<Vec<_>>());
        for line in ["--save-baseline mine", "--baseline=mine popcount", "-b mine", "popcount --list"] {
            assert!(names(line), "{line}");
        }
        assert!(!names("popcount/bits --noplot --sample-size 10"));
    }
}
