//! Times the engine's own hot paths. With the recipe that the cargo features select, it times the
//! evaluation of recorded positions, and the first nodes of a search of a few of them. With the
//! portable recipe, it times the kernels of `kernels/engine.rs`, whose machine code is listed.
//!
//! These figures are secondary. To find the fastest build of the engine, `cargo lab` measures whole
//! processes.

#[path = "kernels/engine.rs"]
mod engine;
mod kernels;
mod operands;
mod suite;

use std::hint::black_box;
use std::sync::atomic::AtomicBool;

use criterion::{Criterion, Throughput};
use plywright::board::Position;
use plywright::eval::Evaluator;
use plywright::movegen::{self, MoveList};
use plywright::recipe::{self, Entry, Portable, Recipe};
use plywright::search::{Limits, Searcher, Task};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use engine::Game;

/// Limit of nodes for the search of one position.
const NODES: u64 = 10_000;

/// Number of positions that are searched.
const SEARCHED: usize = 4;

/// Greatest number of moves in a game.
const PLIES: usize = 64;

struct Benches {
    criterion: Criterion,
    positions: Vec<Position>,
}

impl Entry for Benches {
    type Output = Criterion;

    fn run<R: Recipe>(mut self, recipe: R) -> Criterion {
        let evaluator = Evaluator::new(recipe);
        // The evaluation is not meant for positions in check.
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
        kernels(&mut self.criterion, &self.positions);
        self.criterion
    }
}

/// Times the kernels whose machine code is listed.
fn kernels(criterion: &mut Criterion, positions: &[Position]) {
    let sliders = Portable::PORTABLE.sliders();
    let (checks, quiet): (Vec<_>, Vec<_>) =
        positions.iter().cloned().partition(|position| movegen::checkers(sliders, position).any());
    let mut group = criterion.benchmark_group("engine/portable/throughput");
    for (name, positions, kernel) in [
        ("legal", &quiet, engine::legal as fn(&[Position]) -> u64),
        ("evasions", &checks, engine::legal),
        ("captures", &quiet, engine::captures),
    ] {
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(name, |bencher| bencher.iter(|| kernel(black_box(positions))));
    }
    let mut games = games(positions);
    group.throughput(Throughput::Elements(games.iter().map(|game| game.moves.len() as u64).sum()));
    group.bench_function("make-and-unmake", |bencher| {
        bencher.iter(|| {
            for game in &mut games {
                engine::make(black_box(game));
                engine::unmake(black_box(game));
            }
        });
    });
    group.finish();
}

/// Returns a game of random moves from each position.
fn games(positions: &[Position]) -> Vec<Game> {
    let mut random = Xoshiro256StarStar::seed_from_u64(operands::SEED);
    let mut game = |start: &Position| {
        let mut position = start.clone();
        let mut moves = Vec::new();
        while moves.len() < PLIES {
            let mut list = MoveList::new();
            movegen::legal(Portable::PORTABLE, &position, &mut list);
            let Some(at) = random.next_u64().checked_rem(list.len() as u64) else { break };
            let _ = position.make(list[at as usize]);
            moves.push(list[at as usize]);
        }
        Game { position: start.clone(), undos: vec![None; moves.len()], moves }
    };
    positions.iter().map(&mut game).collect()
}

/// Returns a task without a game before it.
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
