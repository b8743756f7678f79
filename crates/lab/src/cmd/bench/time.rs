//! `cargo lab bench time`: runs the criterion suites, with criterion's own arguments, and shows a
//! table of the results.

use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result, ensure};
use plywright_benches::grid;
use plywright_benches::paired::SingleKernelRequest;

use super::summary;
use crate::axes;
use crate::build::kernels::{all_suites, cargo_bench_for, suites as suites_of, written_since};
use crate::build::targets::{Ready, Target};
use crate::machine::{self, tools};
use crate::measure::counters::{self, Program};
use crate::measure::paired::suite_mode;
use crate::record::{self, Counts, KernelFigure, Mode};
use crate::terminal::{stdout, table};
use crate::workspace;
use outpace::os::children;
use outpace::report::counters::sentences;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Compile for this CPU or level (`x86-64-v3`, `native`) instead of this platform's lowest
    /// CPU.
    #[arg(long, value_name = "CPU")]
    target_cpu: Option<String>,
    /// Time the whole grid of operands instead of a few representative ones: each suite says how
    /// long that takes.
    #[arg(long)]
    whole: bool,
    /// Then count cycles, instructions, misses and stalls of each variant's kernels on the recorded
    /// operands, by the CPU's own counters, and compare them with those of the default.
    #[arg(long)]
    counters: bool,
    /// A regular expression over benchmark ids (`popcount/bits/latency`), and any other arguments
    /// for criterion.
    #[arg(value_name = "CRITERION ARGUMENTS", trailing_var_arg = true, allow_hyphen_values = true)]
    criterion: Vec<String>,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let root = workspace::root()?;
    tools::check_toolchain(&root)?;
    // `Ready` sets the compiler's flags, so those of the user's own cargo configuration have no
    // effect.
    let target = match &options.target_cpu {
        Some(cpu) => Target::parse(cpu)?,
        None => Target::host(),
    };
    let ready = Ready::find(target)?.timed()?;
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
    let _locks = crate::session::lock_machine(None)?;
    crate::session::catch_interrupts()?;
    let begun = SystemTime::now();
    let status = children::run_in_group(&mut command)?;
    ensure!(status.success(), "the suites failed ({status})");
    let figures = written_since(&home, begun)?;
    let text = summary::text(&figures, table::terminal_width());
    if !text.is_empty() {
        stdout::print(format_args!("\n{text}"))?;
    }
    if options.counters { count(&root, &ready, &figures) } else { Ok(()) }
}

/// Kernels of two variants of an axis whose counts are compared. The axis's suite runs both.
#[derive(Debug, PartialEq)]
struct Counted<'a> {
    axis: &'a str,
    mode: Mode,
    /// The default variant and another one.
    variants: [&'a str; 2],
    /// Operations of each run.
    operations: u64,
}

/// Duration of a run of the default's kernel, in nanoseconds: some ten times as long as the start
/// of the program, which reads and checks the operands.
const RUN: f64 = 2e8;

/// Returns the kernels to count: those of the variants that were timed, each beside the default of
/// its axis.
fn counted(figures: &[KernelFigure]) -> Vec<Counted<'_>> {
    let mut counted: Vec<Counted<'_>> = Vec::new();
    for KernelFigure { axis, variant, mode, .. } in figures {
        let known = axes::with_kernels().find(|known| known.name == axis && known.plays_alike);
        let Some(known) =
            known.filter(|known| known.variants.iter().any(|candidate| candidate.name == variant))
        else {
            continue;
        };
        let variants = [known.default(), variant];
        let is_there = |other: &Counted<'_>| (other.variants, other.mode) == (variants, *mode);
        if variant == known.default() || counted.iter().any(|other| other.axis == axis && is_there(other)) {
            continue;
        }
        let like = || figures.iter().filter(|figure| (&figure.axis, figure.mode) == (axis, *mode));
        let longest = |figures: &mut dyn Iterator<Item = &KernelFigure>| {
            figures.map(|figure| figure.nanoseconds_per_op).reduce(f64::max)
        };
        let default = longest(&mut like().filter(|figure| figure.variant == known.default()));
        let time = default.or_else(|| longest(&mut like())).unwrap_or(1.0);
        let operations = (RUN / time.max(0.01)) as u64;
        counted.push(Counted { axis, mode: *mode, variants, operations: operations.max(1) });
    }
    counted
}

/// Counts the kernels and prints a sentence about each.
fn count(root: &Path, ready: &Ready, figures: &[KernelFigure]) -> Result<()> {
    let counted = counted(figures);
    ensure!(
        !counted.is_empty(),
        "`--counters` compares variants with the default, and no variant with a kernel was timed"
    );
    let mut axes: Vec<&str> = counted.iter().map(|counted| counted.axis).collect();
    axes.dedup();
    let suites = suites_of(root, &axes, ready)?;
    stdout::note!(
        "counting cycles, instructions and misses of {} kernels: about 10 s for each",
        counted.len()
    );
    let mut has_counted = false;
    for Counted { axis, mode, variants, operations } in counted {
        let suite = axes.iter().zip(&suites).find(|(name, _)| **name == axis).map(|(_, suite)| suite);
        let suite = suite.with_context(|| format!("cargo built no suite `{axis}`"))?;
        let program = |variant: &str| {
            let request =
                SingleKernelRequest { variant: variant.to_owned(), mode: suite_mode(mode), operations };
            Program { name: variant.to_owned(), binary: suite.clone(), arguments: request.arguments().into() }
        };
        let [default, other] = variants;
        let counts = counters::count(root, [&program(default), &program(other)])?;
        let benchmark = format!("kernels of {axis} ({})", mode.name());
        let is_absent = matches!(counts, Counts::Absent { .. });
        let counted = record::Counted { benchmark, candidate: other.to_owned(), counts };
        let sentence = sentences(default, &[counted]).concat();
        stdout::print(format_args!("\n{}", summary::wrapped(&sentence, table::terminal_width())))?;
        // If the first kernel cannot be counted, neither can the others, for the same reason.
        if is_absent && !has_counted {
            break;
        }
        has_counted |= !is_absent;
    }
    Ok(())
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

/// Returns true if the word is criterion's short option for a baseline, or asks for help.
fn is_short(word: &str) -> bool {
    word.starts_with("-s") || word.starts_with("-b") || word.starts_with("-h") || word == "--help"
}

/// Returns the suites that may have a matching bench: the one whose name begins the filter,
/// otherwise all.
fn suites(arguments: &[String]) -> Vec<&'static str> {
    // A word after an option may be the option's value, and a word with `|` may match benches of
    // several suites. So neither selects a suite.
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
    fn only_a_filter_that_names_a_suite_selects_it() {
        let suites = |line: &str| suites(&line.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(suites("popcount/bits/latency --noplot"), ["popcount"]);
        assert_eq!(suites("^score/"), ["score"]);
        assert_eq!(suites("bits/latency"), all_suites());
        assert_eq!(suites("popcount/bits|score/"), all_suites());
        assert_eq!(suites("--save-baseline engine"), all_suites());
        assert_eq!(suites("--noplot"), all_suites());
    }

    #[test]
    fn each_variant_that_was_timed_is_counted_once_beside_the_default() {
        let figure = |variant: &str, operands: &str, mode, nanoseconds_per_op| KernelFigure {
            axis: "popcount".to_owned(),
            variant: variant.to_owned(),
            operands: operands.to_owned(),
            mode,
            nanoseconds_per_op,
            low: nanoseconds_per_op,
            high: nanoseconds_per_op,
        };
        let default = axes::axis("popcount").unwrap().default();
        let figures = [
            figure(default, "recorded", Mode::Latency, 5.0),
            figure(default, "bits-01", Mode::Latency, 2.0),
            figure("swar", "recorded", Mode::Latency, 50.0),
            figure("swar", "bits-01", Mode::Latency, 50.0),
            figure("swar", "recorded", Mode::Throughput, 20.0),
            // The standard library's `count_ones` is not a variant.
            figure("builtin", "recorded", Mode::Latency, 1.0),
        ];
        let pair =
            |mode, operations| Counted { axis: "popcount", mode, variants: [default, "swar"], operations };
        assert_eq!(counted(&figures), [pair(Mode::Latency, 40_000_000), pair(Mode::Throughput, 10_000_000)]);
    }

    #[test]
    fn a_baseline_has_the_name_of_the_machine_unless_the_user_names_it() {
        assert_eq!(baseline("amd-epyc-25-1-1", None), "amd-epyc-25-1-1");
        assert_eq!(baseline("amd-epyc-25-1-1", Some("native")), "amd-epyc-25-1-1-for-native");
        let names = |line: &str| names_baseline(&line.split(' ').map(str::to_owned).collect::<Vec<_>>());
        for line in ["--save-baseline mine", "--baseline=mine popcount", "-b mine", "popcount --list"] {
            assert!(names(line), "{line}");
        }
        assert!(!names("popcount/bits --noplot --sample-size 10"));
    }
}
