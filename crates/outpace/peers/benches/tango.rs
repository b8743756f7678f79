//! The work as a benchmark of tango, which compares two builds of this benchmark.

use std::hint::black_box;

use outpace_peers::{REPEATED, part};
use tango_bench::{IntoBenchmarks, benchmark_fn, tango_benchmarks};

fn work() -> impl IntoBenchmarks {
    [benchmark_fn("part", |bencher| {
        let mut turn = 0;
        bencher.iter(move || {
            turn += 1;
            part(turn, black_box(REPEATED))
        })
    })]
}

tango_benchmarks!(work());
