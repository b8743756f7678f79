//! The costs of copying a board and of managing threads on this machine, as input for the
//! simulator.
//!
//! Each is timed often, and the median counts, because occasional interruptions of a thread are not
//! part of the cost.

use std::hint::black_box;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use plywright::movegen::MoveList;
use plywright_study::{Board, Costs};

/// Number of measurements of each cost of threads; the costs of the board are measured a quarter as
/// often.
const TIMES: usize = 100;

/// Number of copies in one measurement, which must be long compared with reading the clock. A
/// measurement of copying and making has a twentieth as many rounds, each over all moves.
const COPIES: u32 = 10_000;

/// Number of turns that each of two threads takes in one measurement, either of the lock or of the
/// word in memory by which each thread wakes the other.
const TURNS: u32 = 200;

/// Measures everything except the nodes, which the searches report.
pub(crate) fn measure<B: Board>(board: &B) -> Costs {
    let copy = each(COPIES, || {
        black_box(black_box(board).clone());
    });
    let mut list = MoveList::new();
    board.clone().moves(&mut list);
    let copied_and_made = each(COPIES / 20, || {
        for &mv in &list {
            let mut child = black_box(board).clone();
            let _ = child.make(mv);
            black_box(child.material());
        }
    });
    let position = (copied_and_made / list.len().max(1) as u64).saturating_sub(copy);
    let threads = threads();
    Costs {
        copy,
        position,
        start: threads[0],
        latency: threads[1],
        join: threads[2],
        lock: lock(),
        wake: wake(),
        ..Costs::default()
    }
}

/// Returns the time of one call in picoseconds, measured over `calls` calls.
fn each(calls: u32, mut call: impl FnMut()) -> u64 {
    let total = median(TIMES / 4, || {
        let begun = Instant::now();
        (0..calls).for_each(|_| call());
        begun.elapsed()
    });
    total / u64::from(calls)
}

/// Measures three durations: the call that starts a thread, the wait from its return until the
/// thread runs, and the wait from the thread's end until it is noticed.
fn threads() -> [u64; 3] {
    let mut times = [const { Vec::new() }; 3];
    for _ in 0..TIMES {
        let begun = Instant::now();
        let (started, ran, ended) = thread::scope(|scope| {
            let other = scope.spawn(|| {
                let ran = begun.elapsed();
                // The thread is still at work when it is waited for, like a worker. But it does not
                // work so long that the waiting CPU enters a deeper idle state than in a search
                // that starts a thread for every few positions. Only the third time depends on the
                // length of this work.
                let until = begun.elapsed() + Duration::from_micros(5);
                while begun.elapsed() < until {
                    std::hint::spin_loop();
                }
                (ran, begun.elapsed())
            });
            let started = begun.elapsed();
            let (ran, ended) = other.join().unwrap_or_default();
            (started, ran, ended)
        });
        let joined = begun.elapsed();
        for (times, time) in
            times.iter_mut().zip([started, ran.saturating_sub(started), joined.saturating_sub(ended)])
        {
            times.push(time);
        }
    }
    times.map(|mut times| middle(&mut times))
}

/// Measures the time to take the lock and give it back while another thread does the same.
fn lock() -> u64 {
    let shared = Mutex::new(0_u64);
    let work = || {
        for _ in 0..TURNS {
            if let Ok(mut value) = shared.lock() {
                *value += 1;
            }
        }
    };
    // Both threads live through all rounds. If each round started a thread, the first one would be
    // done before the other runs, because starting a thread takes as long as all turns of a round.
    let [started, done] = [const { AtomicU64::new(0) }; 2];
    let time = thread::scope(|scope| {
        scope.spawn(|| {
            for round in 1..=TIMES as u64 {
                until(&started, round);
                work();
                done.store(round, Ordering::Release);
            }
        });
        let mut rounds = 1..;
        median(TIMES, || {
            let round = rounds.next().unwrap_or_default();
            let begun = Instant::now();
            started.store(round, Ordering::Release);
            work();
            until(&done, round);
            begun.elapsed()
        })
    });
    time / (2 * u64::from(TURNS))
}

/// Measures the time until another thread sees a word that was written.
fn wake() -> u64 {
    let word = AtomicU64::new(0);
    let play = |turns: std::ops::Range<u64>, parity: u64| {
        for turn in turns {
            until(&word, 2 * turn + parity);
            word.store(2 * turn + parity + 1, Ordering::Release);
        }
    };
    // Both threads live through all rounds. At first they may share a CPU, and until the system has
    // separated them, the timing shows the switch from one to the other.
    let turns = u64::from(TURNS);
    let time = thread::scope(|scope| {
        scope.spawn(|| play(0..TIMES as u64 * turns, 1));
        let mut round = 0..;
        median(TIMES, || {
            let round = round.next().unwrap_or_default() * turns;
            let begun = Instant::now();
            play(round..round + turns, 0);
            begun.elapsed()
        })
    });
    time / (2 * turns)
}

/// Waits for a value of the word, as an idle worker of the study does.
fn until(word: &AtomicU64, value: u64) {
    let mut spins = 0_u32;
    while word.load(Ordering::Acquire) != value {
        spins += 1;
        if spins < 1_000 { std::hint::spin_loop() } else { thread::yield_now() }
    }
}

fn median(times: usize, mut time: impl FnMut() -> Duration) -> u64 {
    middle(&mut (0..times).map(|_| time()).collect::<Vec<_>>())
}

fn middle(times: &mut [Duration]) -> u64 {
    times.sort_unstable();
    let middle = times.get(times.len() / 2).copied().unwrap_or_default();
    u64::try_from(middle.as_nanos().saturating_mul(1_000)).unwrap_or(u64::MAX)
}
