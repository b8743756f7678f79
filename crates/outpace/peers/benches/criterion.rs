//! The work as a benchmark of criterion. Two builds of this benchmark run one after the other, and
//! criterion compares the second with the saved results of the first.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use outpace_peers::{REPEATED, part};

fn work(criterion: &mut Criterion) {
    let mut turn = 0;
    criterion.bench_function("part", |bencher| {
        bencher.iter(|| {
            turn += 1;
            part(turn, black_box(REPEATED))
        });
    });
}

criterion_group!(benches, work);
criterion_main!(benches);
