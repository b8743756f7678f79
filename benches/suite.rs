//! Timing of an axis's kernels with criterion.
//!
//! Benchmark ids are `axis/family/mode/variant/number`, as `plywright_benches::grid` splits the
//! names of operands, and each time is that of one operation. So criterion's own report plots the
//! variants of a group against each other by number: bits, pieces, width. By default only the most
//! informative operands are timed; `PLYWRIGHT_GRID=whole` times all.
//!
//! Before a variant is timed, its answer is compared with the slow reference's, so that no wrong
//! variant is ever timed.

#![allow(dead_code, unused_macros, reason = "the engine's suite times no kernels")]

#[cfg(feature = "flamegraphs")]
#[path = "profiler.rs"]
mod profiler;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Bencher, BenchmarkId, Criterion};
use plywright_benches::grid;

use crate::kernels::{CONTROL, Kernel};
use crate::operands::Set;

/// Defines the suite of an axis. On a request from the lab it compares two kernels in lock-step, or
/// runs one alone. Otherwise it runs the benchmarks under criterion, including the kernels that are
/// not variants of the axis but are timed next to it.
macro_rules! suite {
    ($axis:ident $(, with $other:ident)?) => {
        fn main() {
            if let Some(request) = lockstep::asked() {
                let recorded = operands::$axis::recorded(&operands::corpus());
                return lockstep::run(&request, stringify!($axis), kernels::$axis::all, recorded);
            }
            if let Some(request) = lockstep::asked_alone() {
                let recorded = operands::$axis::recorded(&operands::corpus());
                return lockstep::run_alone(&request, stringify!($axis), kernels::$axis::all, recorded);
            }
            let (axis, corpus) = (stringify!($axis), operands::corpus());
            let plans: Vec<Box<dyn suite::Timed>> = vec![
                Box::new(suite::Plan::new(axis, kernels::$axis::all(), operands::$axis::all(&corpus))),
                $(Box::new(suite::Plan::new(axis, kernels::$other::all(), operands::$other::all(&corpus))),)?
            ];
            suite::run(axis, plans);
        }
    };
}

/// Warm-up time and measurement time of a benchmark.
const TIMES: [Duration; 2] = [Duration::from_millis(100), Duration::from_millis(250)];

/// Returns criterion with short times, because a suite has up to some 2,000 benchmarks. Options on
/// the command line override these settings.
pub(crate) fn criterion() -> Criterion {
    let [warm_up, measurement] = TIMES;
    let criterion = Criterion::default()
        .warm_up_time(warm_up)
        .measurement_time(measurement)
        .sample_size(20)
        .nresamples(5_000);
    #[cfg(feature = "flamegraphs")]
    let criterion = criterion.with_profiler(profiler::Flamegraphs::default());
    criterion.configure_from_args()
}

/// Kernels and the operands that they are timed on.
pub(crate) struct Plan<T> {
    axis: &'static str,
    kernels: Vec<Kernel<T>>,
    sets: Vec<Set<T>>,
    /// Number of sets in the whole grid.
    whole: usize,
}

/// A plan, whatever the type of its operands.
pub(crate) trait Timed {
    /// Returns the number of benchmarks that are timed, and the number in the whole grid.
    fn sizes(&self) -> (usize, usize);

    /// Times every kernel on every set, in both modes, and returns the number of benchmarks that
    /// ran.
    fn time(&mut self, criterion: &mut Criterion) -> usize;
}

impl<T> Plan<T> {
    /// Selects the most informative operands, or all if the whole grid is requested.
    pub(crate) fn new(
        axis: &'static str,
        kernels: Vec<Kernel<T>>,
        sets: impl Iterator<Item = Set<T>>,
    ) -> Self {
        let (is_whole, mut whole) = (grid::is_whole(), 0);
        let sets = sets.inspect(|_| whole += 1);
        let sets = sets.filter(|set| is_whole || grid::is_telling(axis, &set.name)).collect();
        Self { axis, kernels, sets, whole }
    }
}

impl<T> Timed for Plan<T> {
    fn sizes(&self) -> (usize, usize) {
        let of_a_set = 2 * self.kernels.len();
        (self.sets.len() * of_a_set, self.whole * of_a_set)
    }

    fn time(&mut self, criterion: &mut Criterion) -> usize {
        let mut families: Vec<String> = Vec::new();
        for set in &self.sets {
            let (family, _) = grid::split(&set.name);
            if !families.iter().any(|known| known == family) {
                families.push(family.to_owned());
            }
        }
        let axis = self.axis;
        let mut ran = 0;
        for family in &families {
            for (mode, is_chain) in [("throughput", false), ("latency", true)] {
                let mut group = criterion.benchmark_group(format!("{axis}/{family}/{mode}"));
                for set in self.sets.iter_mut().filter(|set| grid::split(&set.name).0 == family) {
                    let number = grid::split(&set.name).1.map(str::to_owned);
                    for kernel in &mut self.kernels {
                        let name = kernel.name;
                        let run = if is_chain { &mut kernel.latency } else { &mut kernel.throughput };
                        let mut is_first = true;
                        let bench = |bencher: &mut Bencher<'_>| {
                            if is_first && name != CONTROL {
                                check(axis, mode, name, set, run(&set.operands));
                            }
                            ran += usize::from(is_first);
                            is_first = false;
                            bencher.iter_custom(|operations| passes(run, set, operations));
                        };
                        match &number {
                            Some(number) => group.bench_function(BenchmarkId::new(name, number), bench),
                            None => group.bench_function(name, bench),
                        };
                    }
                }
                group.finish();
            }
        }
        ran
    }
}

/// Runs a kernel over whole passes of a set, for at least `operations` operations, and returns the
/// share of the time that falls to `operations` of them.
fn passes<T>(run: &mut dyn FnMut(&T) -> u64, set: &mut Set<T>, operations: u64) -> Duration {
    let passes = operations.div_ceil(set.operations).max(1);
    let taken = match &mut set.reorder {
        None => {
            let start = Instant::now();
            for _ in 0..passes {
                black_box(run(black_box(&set.operands)));
            }
            start.elapsed()
        }
        Some(reorder) => {
            let mut taken = Duration::ZERO;
            for _ in 0..passes {
                reorder(&mut set.operands);
                let start = Instant::now();
                black_box(run(black_box(&set.operands)));
                taken += start.elapsed();
            }
            taken
        }
    };
    taken.mul_f64(operations as f64 / (passes * set.operations) as f64)
}

/// Runs all plans of an axis. If times are taken without a filter, it first prints the number of
/// benchmarks and their expected time on the standard error. If a filter matches no benchmark of
/// the default grid, it prints there at the end how to time the whole grid. The standard output is
/// criterion's.
pub(crate) fn run(axis: &str, mut plans: Vec<Box<dyn Timed>>) {
    let mut criterion = criterion();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let sizes = plans.iter().map(|plan| plan.sizes());
    let (timed, whole) = sizes.fold((0, 0), |sum, size| (sum.0 + size.0, sum.1 + size.1));
    if is_measured(&arguments) && !has_filter(&arguments, axis) {
        let has_times = arguments.iter().any(|word| SPEEDS.iter().any(|speed| word.starts_with(speed)));
        eprintln!("{}", announcement(axis, timed, whole, !has_times));
    }
    let ran: usize = plans.iter_mut().map(|plan| plan.time(&mut criterion)).sum();
    if is_measured(&arguments) && has_filter(&arguments, axis) && ran == 0 && timed < whole {
        eprintln!(
            "{axis}: none of the {timed} benchmarks of the default grid matches; {}={} has all {whole}",
            grid::VARIABLE,
            grid::WHOLE
        );
    }
    criterion.final_summary();
}

/// Criterion's options that change the time of a benchmark.
const SPEEDS: [&str; 3] = ["--quick", "--warm-up-time", "--measurement-time"];

/// Returns the line that announces the benchmarks: `popcount: 144 benchmarks, about 55 s; ...`. The
/// time is left out if the command line sets it.
fn announcement(axis: &str, timed: usize, whole: usize, are_default_times: bool) -> String {
    let time = |benchmarks| if are_default_times { about(benchmarks) } else { String::new() };
    let mut line = format!("{axis}: {timed} benchmarks{}", time(timed));
    if timed < whole {
        let (variable, value) = (grid::VARIABLE, grid::WHOLE);
        line += &format!("; the whole grid ({variable}={value}): {whole}{}", time(whole));
    }
    line
}

/// Returns the time of this many benchmarks at the default times, including the analysis.
fn about(benchmarks: usize) -> String {
    const ANALYSIS: Duration = Duration::from_millis(30);
    let seconds = (benchmarks as f64 * (TIMES[0] + TIMES[1] + ANALYSIS).as_secs_f64()).ceil();
    if seconds < 120.0 {
        format!(", about {seconds} s")
    } else {
        format!(", about {:.0} min", seconds / 60.0)
    }
}

/// Returns true if the command line asks for times, as `cargo bench` does, and not for a list, a
/// test or a profile.
fn is_measured(arguments: &[String]) -> bool {
    let other = ["--list", "--test", "--profile-time", "--load-baseline", "--help", "-h", "--version", "-V"];
    arguments.iter().any(|word| word == "--bench") && !arguments.iter().any(|word| other.contains(&&**word))
}

/// Options that take no value, in criterion 0.8.
const FLAGS: [&str; 9] =
    ["--bench", "--noplot", "-n", "--quick", "--verbose", "-v", "--quiet", "--exact", "--discard-baseline"];

/// Returns true if a word on the command line selects some of the axis's benchmarks: a word that is
/// not an option, not the value of the option before it, and not just the axis's name.
fn has_filter(arguments: &[String], axis: &str) -> bool {
    let takes_value = |word: &str| word.starts_with('-') && !word.contains('=') && !FLAGS.contains(&word);
    let before = std::iter::once("").chain(arguments.iter().map(String::as_str));
    let mut words = arguments.iter().zip(before).filter(|(_, before)| !takes_value(before));
    words.any(|(word, _)| !word.starts_with('-') && word != axis)
}

/// Ends the suite unless the answer equals the slow reference's.
pub(crate) fn check<T>(axis: &str, mode: &str, variant: &str, set: &Set<T>, found: u64) {
    let right = set.right.answer(variant);
    if Some(found) != right {
        let reference = right.map_or("nothing".to_owned(), |right| right.to_string());
        eprintln!(
            "error: {axis}/{}/{mode}/{variant} answers {found}, the reference {reference}; a wrong variant is not timed",
            set.name
        );
        std::process::exit(1);
    }
}
