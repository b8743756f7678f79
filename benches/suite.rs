//! How a suite times the kernels of its axis with criterion.
//!
//! Bench ids are `axis/operands/mode/variant`. Before a variant is timed, its answer is held against the slow
//! reference's: nothing wrong is ever timed.

#![allow(dead_code, unused_macros, reason = "the engine's suite times no kernels")]

#[cfg(feature = "flamegraphs")]
#[path = "profiler.rs"]
mod profiler;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};

use crate::kernels::{CONTROL, Kernel};
use crate::operands::Set;

/// The suite of an axis: what the lab asks to be compared in lock-step, and by itself everything, under criterion, with what is no variant of the
/// axis but is timed next to it.
macro_rules! suite {
    ($axis:ident $(, with $other:ident)?) => {
        fn main() {
            if let Some(request) = lockstep::asked() {
                let recorded = operands::$axis::recorded(&operands::corpus());
                return lockstep::run(&request, stringify!($axis), kernels::$axis::all, recorded);
            }
            let mut criterion = suite::criterion();
            let mut kernels = kernels::$axis::all();
            for mut set in operands::$axis::all(&operands::corpus()) {
                suite::time(&mut criterion, stringify!($axis), &mut kernels, &mut set);
            }
            $(
                let mut kernels = kernels::$other::all();
                for mut set in operands::$other::all(&operands::corpus()) {
                    suite::time(&mut criterion, stringify!($axis), &mut kernels, &mut set);
                }
            )?
            criterion.final_summary();
        }
    };
}

/// Criterion with short times: a suite has hundreds of benches, of some ten microseconds a run each. The command line
/// overrides all of them.
pub(crate) fn criterion() -> Criterion {
    let criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_millis(250))
        .sample_size(20)
        .nresamples(5_000);
    #[cfg(feature = "flamegraphs")]
    let criterion = criterion.with_profiler(profiler::Flamegraphs::default());
    criterion.configure_from_args()
}

/// Times every kernel on a set, in both modes.
pub(crate) fn time<T>(criterion: &mut Criterion, axis: &str, kernels: &mut [Kernel<T>], set: &mut Set<T>) {
    for (mode, is_chain) in [("throughput", false), ("latency", true)] {
        let mut group = criterion.benchmark_group(format!("{axis}/{}/{mode}", set.name));
        group.throughput(Throughput::Elements(set.operations));
        for kernel in &mut *kernels {
            let run = if is_chain { &mut kernel.latency } else { &mut kernel.throughput };
            if kernel.name != CONTROL {
                check(axis, mode, kernel.name, set, run(&set.operands));
            }
            group.bench_function(kernel.name, |bencher| match &mut set.reorder {
                None => bencher.iter(|| run(black_box(&set.operands))),
                Some(reorder) => bencher.iter_custom(|passes| {
                    let mut taken = Duration::ZERO;
                    for _ in 0..passes {
                        reorder(&mut set.operands);
                        let start = Instant::now();
                        black_box(run(black_box(&set.operands)));
                        taken += start.elapsed();
                    }
                    taken
                }),
            });
        }
        group.finish();
    }
}

/// Ends the suite unless the answer is the slow reference's.
pub(crate) fn check<T>(axis: &str, mode: &str, variant: &str, set: &Set<T>, found: u64) {
    let right = set.right.of(variant);
    if Some(found) != right {
        let reference = right.map_or("nothing".to_owned(), |right| right.to_string());
        eprintln!(
            "error: {axis}/{}/{mode}/{variant} answers {found}, the reference {reference}; a wrong variant is not timed",
            set.name
        );
        std::process::exit(1);
    }
}
