use super::*;
use crate::{BENCHMARKS, Bitboards, Plan, Schedule, Split, search_in_parallel};
use plywright::board::Position;
use plywright::recipe::Portable;

/// Costs of a plausible machine.
const COSTS: Costs = Costs {
    inner: 40_000,
    last: 60_000,
    position: 7_000,
    start: 4_500_000,
    latency: 16_000_000,
    join: 7_000_000,
    copy: 4_000,
    lock: 60_000,
    wake: 100_000,
};

/// Costs of a machine on which only nodes take time.
const NODES: Costs =
    Costs { inner: 40, last: 60, position: 0, start: 0, latency: 0, join: 0, copy: 0, lock: 0, wake: 0 };

fn board(benchmark: usize) -> Bitboards<Portable> {
    let position: Position = BENCHMARKS[benchmark].fen.parse().expect("a benchmark");
    Bitboards::new(Portable::PORTABLE, &position)
}

/// Every split with every schedule that it has.
fn plans(threads: usize) -> Vec<Plan> {
    let schedules =
        |split: Split| if split.has_schedule() { &Schedule::ALL[..] } else { &Schedule::ALL[..1] };
    let plan = |(split, &schedule)| Plan { split, schedule, threads };
    Split::ALL
        .into_iter()
        .flat_map(|split| schedules(split).iter().map(move |schedule| (split, schedule)))
        .map(plan)
        .collect()
}

#[test]
fn the_value_is_the_sequential_one_whatever_is_simulated() {
    for benchmark in 0..BENCHMARKS.len() {
        for pruning in [Pruning::None, Pruning::AlphaBeta] {
            let depth = if pruning == Pruning::None { 2 } else { 3 };
            let mut simulator = Simulator::new(board(benchmark), depth, pruning);
            let wanted = search(&mut board(benchmark), depth, pruning, 1);
            for threads in [1, 2, 3, 4, 16, 64] {
                for plan in plans(threads) {
                    let found = simulator.simulate(plan, 1, COSTS).found;
                    assert_eq!(found.value, wanted.value, "{plan:?}");
                    assert!(found.best.is_some(), "{plan:?}");
                    if pruning == Pruning::None && plan.split != Split::Ordered {
                        assert_eq!(found.tally.positions, wanted.tally.positions, "{plan:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn one_workers_clock_is_the_sum_of_its_costs() {
    for benchmark in 0..BENCHMARKS.len() {
        let mut simulator = Simulator::new(board(benchmark), 4, Pruning::AlphaBeta);
        let alone = search(&mut board(benchmark), 4, Pruning::AlphaBeta, 1);
        for plan in plans(1) {
            let simulated = simulator.simulate(plan, 1, COSTS);
            let tally = simulated.found.tally;
            if plan.split != Split::Ordered {
                assert_eq!(tally, alone.tally, "{plan:?}");
            }
            let least = COSTS.time(tally);
            // At the root two locks and a copy are paid for each move, even without other workers.
            let most = least + 100 * (2 * COSTS.lock + COSTS.copy);
            assert!(
                (least..=most).contains(&simulated.time),
                "{plan:?}: {simulated:?}, not {least} to {most}"
            );
        }
    }
}

#[test]
fn equal_simulations_have_equal_results() {
    for threads in [1, 2, 5, 64] {
        for plan in plans(threads) {
            let ask = || Simulator::new(board(0), 3, Pruning::AlphaBeta).simulate(plan, 7, COSTS);
            assert_eq!(ask(), ask(), "{plan:?}");
        }
    }
    // The answer is the same when the simulator knows parts of the tree already.
    let mut simulator = Simulator::new(board(1), 3, Pruning::AlphaBeta);
    let ask: Vec<_> = plans(4).into_iter().map(|plan| simulator.simulate(plan, 7, COSTS)).collect();
    let again: Vec<_> = plans(4).into_iter().map(|plan| simulator.simulate(plan, 7, COSTS)).collect();
    assert_eq!(ask, again);
}

#[test]
fn the_time_is_at_least_the_work_divided_by_the_workers() {
    for pruning in [Pruning::None, Pruning::AlphaBeta] {
        let mut simulator = Simulator::new(board(1), 3, pruning);
        for threads in [1, 2, 4, 16, 64] {
            for plan in plans(threads) {
                // These two splits pay for moves of last plies by `Costs::position`, which is 0 in
                // `NODES`, so the bound does not hold for them.
                if !matches!(plan.split, Split::Leaves | Split::AboveLeaves) {
                    let simulated = simulator.simulate(plan, 1, NODES);
                    let least = NODES.time(simulated.found.tally).div_ceil(threads as u64);
                    assert!(simulated.time >= least, "{plan:?}: {} before {least}", simulated.time);
                }
            }
        }
    }
}

#[test]
fn threads_and_locks_cost_time() {
    let mut simulator = Simulator::new(board(0), 3, Pruning::AlphaBeta);
    for split in [Split::Root, Split::BelowRoot, Split::Leaves, Split::AboveLeaves, Split::YoungBrothers] {
        let plan = Plan { split, schedule: Schedule::Dynamic, threads: 4 };
        let free = simulator.simulate(plan, 1, Costs { position: COSTS.position, ..NODES });
        let paid = simulator.simulate(plan, 1, Costs { inner: 40, last: 60, ..COSTS });
        assert!(paid.time > free.time + COSTS.start, "{plan:?}: {} and {}", paid.time, free.time);
    }
    // Each last ply starts a thread of its own.
    let plan = Plan { split: Split::Leaves, schedule: Schedule::Static, threads: 2 };
    let simulated = simulator.simulate(plan, 1, COSTS);
    assert!(simulated.time > simulated.found.tally.last * (COSTS.start + COSTS.latency));
}

#[test]
fn without_pruning_two_workers_share_the_root_as_two_threads_do() {
    let plan = Plan { split: Split::Root, schedule: Schedule::Static, threads: 2 };
    let simulated = Simulator::new(board(0), 2, Pruning::None).simulate(plan, 1, NODES);
    let real = search_in_parallel(&board(0), 2, Pruning::None, plan, 1);
    assert_eq!(simulated.found.tally, real.tally);
    // The start position's moves are similar enough that half of them take about half of the time.
    let half = NODES.time(simulated.found.tally) / 2;
    assert!((half..half + half / 5).contains(&simulated.time), "{} of {half}", simulated.time);
}

#[test]
fn a_shared_tree_scales_where_sharing_costs_nothing() {
    let mut simulator = Simulator::new(board(2), 5, Pruning::AlphaBeta);
    let plan = |threads| Plan { split: Split::Ordered, schedule: Schedule::Dynamic, threads };
    let by_one = simulator.simulate(plan(1), 1, NODES).time;
    let by_sixteen = simulator.simulate(plan(16), 1, NODES).time;
    assert!(by_sixteen * 10 < by_one, "{by_sixteen} against {by_one}");
}
