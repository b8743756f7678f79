//! Tests what users of `Threads` can rely on: the built binary, driven over its pipes.

mod driver;

use std::thread;
use std::time::{Duration, Instant};

use driver::{Engine, KIWIPETE, best_move, is_a_move};

fn engine(threads: u32) -> Engine {
    let mut engine = Engine::start();
    assert_eq!(engine.answers(&format!("setoption name Threads value {threads}")), [""; 0]);
    engine
}

#[test]
fn each_limit_ends_a_search_of_any_number_of_threads() {
    for threads in [2, 3, 64] {
        let mut engine = engine(threads);
        engine.send(&format!("position fen {KIWIPETE}"));
        for limit in [
            "depth 6",
            "nodes 1",
            "nodes 50000",
            "movetime 50",
            "wtime 1000 btime 1000",
            "wtime 1 btime 1",
            "mate 1 depth 3",
        ] {
            engine.send(&format!("go {limit}"));
            assert!(is_a_move(best_move(&engine.until("bestmove"))), "{limit}");
            engine.assert_silent();
        }
    }
}

#[test]
fn stop_ends_all_threads() {
    for threads in [2, 64] {
        let mut engine = engine(threads);
        engine.send("go infinite");
        thread::sleep(Duration::from_millis(200));
        engine.assert_undecided();
        let stopped = Instant::now();
        engine.send("stop");
        assert!(is_a_move(best_move(&engine.until("bestmove"))));
        assert!(stopped.elapsed() < Duration::from_secs(2), "{:?}", stopped.elapsed());
        for _ in 0..20 {
            engine.send_bytes(b"go infinite\nstop\n");
            assert!(is_a_move(best_move(&engine.until("bestmove"))));
        }
        engine.assert_silent();
    }
}

#[test]
fn a_stop_is_obeyed_soon() {
    // `cargo studies threads` measures the time to stop, on an idle machine. This test takes the
    // quickest of some stops, since the machine may be busy, and skips emulators.
    if driver::is_emulated() {
        return;
    }
    for (threads, soon) in [(1, 20), (2, 20), (64, 500)] {
        let mut engine = engine(threads);
        let stopped = (0..15).map(|_| {
            engine.send("go infinite");
            thread::sleep(Duration::from_millis(30));
            let stopped = Instant::now();
            engine.send("stop");
            engine.until("bestmove");
            stopped.elapsed()
        });
        let quickest = stopped.min().expect("some");
        assert!(quickest < Duration::from_millis(soon), "{threads} threads: {quickest:?}");
    }
}

#[test]
fn a_ponderhit_reaches_a_search_that_goes_on() {
    let mut engine = engine(3);
    for (limit, lines) in [("wtime 2000 btime 2000", 1), ("movetime 100", 1), ("wtime 2000 btime 2000", 3)] {
        engine.send(&format!("setoption name MultiPV value {lines}"));
        engine.send(&format!("go ponder {limit}"));
        thread::sleep(Duration::from_millis(150));
        engine.assert_undecided();
        let hit = Instant::now();
        engine.send("ponderhit");
        assert!(is_a_move(best_move(&engine.until("bestmove"))), "{limit}");
        assert!(hit.elapsed() < Duration::from_secs(2), "{limit}: {:?}", hit.elapsed());
        engine.assert_silent();
    }
}

#[test]
fn a_level_is_always_the_same_search() {
    let played = |threads: u32| {
        let mut engine = engine(threads);
        engine.send("setoption name Skill Level value 7");
        engine.send("go movetime 60000");
        let lines = engine.until("bestmove");
        let whole =
            lines.iter().filter(|line| !line.contains(" lowerbound") && !line.contains(" upperbound"));
        let nodes = whole.filter_map(|line| line.split_once(" nodes ")?.1.split(' ').next());
        (nodes.map(str::to_owned).collect::<Vec<_>>(), best_move(&lines).to_owned())
    };
    let alone = played(1);
    assert_eq!(alone.0.len(), 7, "an iteration for each ply of the level, and none beyond");
    assert_eq!(alone, played(4));
}

#[test]
#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
fn threads_without_enough_memory_are_refused() {
    let Some(mut engine) = Engine::start_within(600 << 10) else {
        eprintln!("skipped: an emulator addresses more memory than the limit by itself");
        return;
    };
    assert_eq!(
        engine.answers("setoption name Threads value 256"),
        ["info string setoption Threads: no memory for 256 threads; their number stays as it was"]
    );
    engine.send("go depth 5");
    assert!(is_a_move(best_move(&engine.until("bestmove"))));
}

#[test]
fn pondering_waits_for_its_ponderhit() {
    let mut engine = engine(3);
    engine.send("go ponder wtime 200 btime 200 depth 4");
    thread::sleep(Duration::from_millis(50));
    engine.assert_undecided();
    engine.send("ponderhit");
    assert!(is_a_move(best_move(&engine.until("bestmove"))));

    engine.send("go ponder movetime 10");
    thread::sleep(Duration::from_millis(50));
    engine.assert_undecided();
    engine.send("stop");
    assert!(is_a_move(best_move(&engine.until("bestmove"))));
    engine.assert_silent();
}

#[test]
fn several_lines_work_with_several_threads() {
    let mut engine = engine(4);
    engine.send("setoption name MultiPV value 3");
    engine.send("go depth 6");
    let lines = engine.until("bestmove");
    for rank in 1..=3 {
        let ranked = format!(" multipv {rank} ");
        assert!(
            lines.iter().any(|line| line.starts_with("info depth 6 ") && line.contains(&ranked)),
            "{lines:?}"
        );
    }
}

#[test]
fn the_number_of_threads_may_change_between_any_two_searches() {
    let mut engine = Engine::start();
    for threads in [1, 8, 2, 256, 1, 3] {
        engine.send(&format!("setoption name Threads value {threads}"));
        engine.send("go depth 5");
        assert!(is_a_move(best_move(&engine.until("bestmove"))));
        engine.send("ucinewgame");
    }
}

#[test]
fn one_thread_after_several_searches_the_same_nodes() {
    let nodes = |engine: &mut Engine| {
        engine.send("ucinewgame");
        engine.send("go depth 7");
        let lines = engine.until("bestmove");
        let last =
            lines.iter().rfind(|line| line.starts_with("info depth 7 ")).expect("an iteration is printed");
        let at = last.find(" nodes ").expect("nodes are printed");
        last[at + 7..].split(' ').next().map(str::to_owned)
    };
    let mut engine = Engine::start();
    let alone = nodes(&mut engine);
    engine.send("setoption name Threads value 4");
    let _ = nodes(&mut engine);
    engine.send("setoption name Threads value 1");
    assert_eq!(nodes(&mut engine), alone);
}
