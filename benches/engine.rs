//! The engine's own hot paths, with the recipe that the cargo features select: the evaluation of recorded positions and
//! the first nodes of their search.
//!
//! A side figure. Which build is the faster engine is measured by `cargo lab`, on whole processes.

mod corpus;
mod kernels;
mod operands;
mod suite;

use std::hint::black_box;
use std::sync::atomic::AtomicBool;

use criterion::{Criterion, Throughput};
use plywright::board::Position;
use plywright::eval::Evaluator;
use plywright::movegen;
use plywright::recipe::{self, Entry, Recipe};
use plywright::search::{Limits, Searcher, Task};

/// Nodes of the search of one position.
const NODES: u64 = 10_000;

/// How many positions are searched.
const SEARCHED: usize = 4;

struct Benches {
    criterion: Criterion,
    positions: Vec<Position>,
}

impl Entry for Benches {
    type Output = Criterion;

    fn run<R: Recipe>(mut self, recipe: R) -> Criterion {
        let evaluator = Evaluator::new(recipe);
        // The evaluation is not for positions in check.
        let quiet = |position: &&Position| movegen::checkers(recipe.sliders(), position).is_empty();
        let quiet: Vec<&Position> = self.positions.iter().filter(quiet).collect();
        let mut group = self.criterion.benchmark_group("engine/recorded/throughput");
        group.throughput(Throughput::Elements(quiet.len() as u64));
        group.bench_function("evaluate", |bencher| {
            bencher
                .iter(|| quiet.iter().map(|position| evaluator.evaluate(black_box(position))).sum::<i32>());
        });

        let mut searcher = Searcher::new(recipe, 1);
        let stop = AtomicBool::new(false);
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let step = (self.positions.len() / SEARCHED).max(1);
        let tasks: Vec<Task> =
            self.positions.iter().step_by(step).take(SEARCHED).cloned().map(from_here).collect();
        group.throughput(Throughput::Elements(NODES * tasks.len() as u64));
        group.bench_function("search", |bencher| {
            bencher.iter(|| {
                let search = |task| {
                    searcher.new_game();
                    searcher.search(task, &limits, &stop, &mut ()).nodes
                };
                tasks.iter().map(search).sum::<u64>()
            });
        });
        group.finish();
        self.criterion
    }
}

/// A task without a game before it.
fn from_here(position: Position) -> Task {
    Task { position, history: Vec::new() }
}

fn main() {
    let benches = Benches { criterion: suite::criterion(), positions: operands::corpus().positions };
    match recipe::enter(benches) {
        Ok(criterion) => criterion.final_summary(),
        Err(unavailable) => {
            eprintln!("error: {unavailable}");
            std::process::exit(1);
        }
    }
}
