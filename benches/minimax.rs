//! The bench of the study of parallel minimax (`docs/search.md`). It times two of the study's
//! splits under criterion, for `cargo lab profile minimax`. With `--study` it is the program that
//! `cargo studies scaling` measures with (`study/`).

#[path = "study/costs.rs"]
mod costs;
#[cfg(feature = "flamegraphs")]
mod profiler;
#[path = "study/serve.rs"]
mod serve;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, SamplingMode};
use plywright::board::Position;
use plywright::recipe::{self, Entry, Recipe};
use plywright_study::{
    BENCHMARKS, Bitboards, Board, Mailbox, Plan, Pruning, Schedule, Split, search_in_parallel,
};

/// Number of threads in the profiles of the OpenMP study that this bench follows
/// (`docs/search.md`).
const THREADS: usize = 8;

/// Splits that the OpenMP study profiled, each with a depth at which a search takes a fraction of a
/// second.
const SPLITS: [(Split, u32); 2] = [(Split::Leaves, 2), (Split::Root, 5)];

struct Benches(Criterion);

impl Entry for Benches {
    type Output = Criterion;

    fn run<R: Recipe>(mut self, recipe: R) -> Criterion {
        let position: Position = BENCHMARKS[1].fen.parse().expect("the benchmarks are positions");
        bench(&mut self.0, "mailbox", &Mailbox::new(&position));
        bench(&mut self.0, "bitboards", &Bitboards::new(recipe, &position));
        self.0
    }
}

fn bench<B: Board>(criterion: &mut Criterion, name: &str, board: &B) {
    let mut group = criterion.benchmark_group(format!("minimax/{name}"));
    group.sampling_mode(SamplingMode::Flat).sample_size(10);
    for (split, depth) in SPLITS {
        let plan = Plan { split, schedule: Schedule::Static, threads: THREADS };
        group.bench_function(split.name(), |bencher| {
            bencher.iter(|| search_in_parallel(black_box(board), depth, Pruning::AlphaBeta, plan, 1));
        });
    }
    group.finish();
}

fn main() {
    let done = if std::env::args().any(|argument| argument == plywright_study::protocol::OPTION) {
        recipe::enter(serve::Serve).map(|served| served.map_err(|error| error.to_string()))
    } else {
        let criterion = Criterion::default()
            .warm_up_time(Duration::from_millis(200))
            .measurement_time(Duration::from_secs(2));
        #[cfg(feature = "flamegraphs")]
        let criterion = criterion.with_profiler(profiler::Flamegraphs::with_system());
        recipe::enter(Benches(criterion.configure_from_args())).map(|criterion| {
            criterion.final_summary();
            Ok(())
        })
    };
    let message = match done {
        Ok(Ok(())) => return,
        Ok(Err(error)) => error,
        Err(unavailable) => unavailable.to_string(),
    };
    eprintln!("error: {message}");
    std::process::exit(1);
}
