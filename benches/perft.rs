//! The speed of the move generator: perft with bulk counting, one thread, compared with the crate
//! `cozy-chess`.
//!
//! Both generators are built with the same flags in one program. After the criterion suites they
//! take turns, and the median of the ratios within the turns is printed: such a ratio is stable,
//! while a single time varies with the load on the machine. To see only the ratios:
//! `cargo bench -p plywright-suites --bench perft -- ratios`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cozy_chess::Board;
use criterion::{Criterion, SamplingMode, Throughput, criterion_group};
use plywright::board::Position;
use plywright::movegen;
use plywright::popcount::{Hardware, Popcount, Swar};
use plywright::recipe::Of;
use plywright::sliders::{Magic, Pext, Sliders};

/// Name, FEN, depth, and the published number of positions at that depth.
const POSITIONS: [(&str, &str, u32, u64); 2] = [
    ("start", Position::START_FEN, 6, 119_060_324),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690),
];

const TURNS: usize = 15;

fn cozy(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                nodes += cozy(&after, depth - 1);
            }
        }
        false
    });
    nodes
}

/// A generator with the position it counts from.
struct Contender {
    name: String,
    count: Box<dyn Fn(u32) -> u64>,
}

fn ours<S: Sliders, P: Popcount>(sliders: S, popcount: P, fen: &str) -> Contender {
    let recipe = Of::<P, S>::new(popcount, sliders);
    let position: Position = fen.parse().expect("the positions above are right");
    Contender {
        name: format!("plywright-{}-{}", S::NAME, P::NAME),
        count: Box::new(move |depth| movegen::perft(recipe, black_box(&position), depth)),
    }
}

/// Returns `cozy-chess`, the portable recipe and, if this CPU has the instructions, the recipe with
/// `Pext` and `Hardware`.
fn contenders(fen: &str) -> Vec<Contender> {
    let board: Board = fen.parse().expect("the positions above are right");
    let mut contenders = vec![
        Contender {
            name: "cozy-chess".to_owned(),
            count: Box::new(move |depth| cozy(black_box(&board), depth)),
        },
        ours(Magic, Swar, fen),
    ];
    if let (Some(pext), Some(hardware)) = (Pext::new(), Hardware::new()) {
        contenders.push(ours(pext, hardware, fen));
    }
    contenders
}

fn suites(criterion: &mut Criterion) {
    for (name, fen, depth, nodes) in POSITIONS {
        let mut group = criterion.benchmark_group(format!("perft/{name}"));
        group.sampling_mode(SamplingMode::Flat).sample_size(10).measurement_time(Duration::from_secs(3));
        group.throughput(Throughput::Elements(nodes));
        for contender in contenders(fen) {
            assert_eq!((contender.count)(depth), nodes, "{} miscounts {name}", contender.name);
            group.bench_function(&contender.name, |bencher| bencher.iter(|| (contender.count)(depth)));
        }
        group.finish();
    }
}

/// Lets the contenders take turns, and prints the speed of each relative to the first.
fn ratios() {
    let level = if cfg!(target_feature = "bmi2") { "with BMI2" } else { "without BMI2" };
    println!("perft, one thread, bulk counting, built for a target {level}; medians of {TURNS} turns");
    for (name, fen, depth, nodes) in POSITIONS {
        let contenders = contenders(fen);
        let mut times = vec![Vec::new(); contenders.len()];
        for turn in 0..TURNS {
            // Each turn starts with another contender.
            for index in (0..contenders.len()).map(|at| (turn + at) % contenders.len()) {
                let contender = &contenders[index];
                let start = Instant::now();
                assert_eq!((contender.count)(depth), nodes, "{} miscounts {name}", contender.name);
                times[index].push(start.elapsed().as_secs_f64());
            }
        }
        for (contender, seconds) in contenders.iter().zip(&times) {
            let speed = median(seconds.iter().map(|time| nodes as f64 / time / 1e6));
            let ratio = median(times[0].iter().zip(seconds).map(|(cozy, time)| cozy / time));
            println!("{name:>9} depth {depth}  {:<24} {speed:7.0} M leaves/s  {ratio:5.2} x", contender.name);
        }
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

criterion_group!(benches, suites);

fn main() {
    benches();
    Criterion::default().configure_from_args().final_summary();
    if !std::env::args().any(|argument| matches!(argument.as_str(), "--test" | "--list")) {
        ratios();
    }
}
