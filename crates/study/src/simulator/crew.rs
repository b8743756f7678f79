//! Simulates the workers of a team, each with its own clock.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use super::{Costs, Simulated};
use crate::search::Tally;
use crate::team::{Rules, Team, Worker, WorkerState, started_by};
use crate::{Board, Pruning};

/// Returns the result and time of a search by a team of this many workers.
pub(super) fn simulate<B: Board>(
    board: &B,
    depth: u32,
    pruning: Pruning,
    workers: usize,
    rules: Rules,
    seed: u64,
    costs: Costs,
) -> Simulated {
    let team = Team::new(rules, depth);
    let begin = started(workers.max(1), costs);
    let mut crew: Vec<Worker<B>> = (0..begin.len()).map(|_| Worker::idle()).collect();
    crew[0] = Worker::first(board, depth, pruning);
    // The worker with the lowest clock acts next; among equal clocks, the first worker.
    let mut clocks: BinaryHeap<_> =
        begin.into_iter().enumerate().map(|(number, time)| Reverse((time, number))).collect();
    let mut asleep: VecDeque<usize> = VecDeque::new();
    let (mut tally, mut lock_free, mut end) = (Tally::default(), 0_u64, 0);
    while let Some(Reverse((clock, number))) = clocks.pop() {
        let step = crew[number].step(&team);
        tally += step.tally;
        let mut time = clock;
        for _ in 0..step.locks {
            lock_free = lock_free.max(time) + costs.lock;
            time = lock_free;
        }
        // A sleeping worker sees new work a little after the lock is released ([`Costs::wake`]).
        let seen = time + costs.wake;
        time += step.copies * costs.copy + costs.time(step.tally);
        match step.state {
            WorkerState::Busy => clocks.push(Reverse((time, number))),
            WorkerState::Idle => asleep.push_back(number),
            WorkerState::Over => {
                end = time;
                break;
            }
        }
        for _ in 0..team.available() {
            let Some(sleeper) = asleep.pop_front() else { break };
            clocks.push(Reverse((seen, sleeper)));
        }
    }
    let join = if crew.len() > 1 { costs.join } else { 0 };
    Simulated { found: team.found(board, tally, seed), time: end + join }
}

/// Returns the time at which each worker begins.
fn started(workers: usize, costs: Costs) -> Vec<u64> {
    let mut begin = vec![0; workers];
    for number in 0..workers {
        for other in started_by(number).filter(|&other| other < workers) {
            begin[number] += costs.start;
            begin[other] = begin[number] + costs.latency;
        }
    }
    begin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_begins_after_it_has_started_two_others() {
        let costs = Costs { start: 10, latency: 3, ..Costs::default() };
        assert_eq!(started(1, costs), [0]);
        assert_eq!(started(2, costs), [10, 13]);
        assert_eq!(started(4, costs), [20, 23, 23, 26]);
    }
}
