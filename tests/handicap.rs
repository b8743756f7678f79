//! Tests the option of the feature `handicap`: searches last longer by a known share, and are the
//! same in everything else.

mod driver;

use std::thread;
use std::time::{Duration, Instant};

use driver::{Engine, KIWIPETE, best_move, is_a_move};

/// Output of a search without its times.
fn without_times(lines: &[String]) -> Vec<String> {
    let word = |line: &str| {
        let mut words = line.split(' ');
        let mut kept = Vec::new();
        while let Some(word) = words.next() {
            if ["nps", "time"].contains(&word) {
                words.next();
            } else {
                kept.push(word);
            }
        }
        kept.join(" ")
    };
    lines.iter().map(|line| word(line)).collect()
}

/// Time that a search prints with its last iteration.
fn own_time(lines: &[String]) -> Duration {
    let last = lines.iter().rfind(|line| line.starts_with("info depth ")).expect("an iteration is printed");
    let mut words = last.split(' ').skip_while(|&word| word != "time").skip(1);
    Duration::from_millis(words.next().and_then(|time| time.parse().ok()).expect("with its time"))
}

#[test]
fn the_option_is_declared_accepted_and_checked() {
    let mut engine = Engine::start();
    let declared = "option name Handicap type spin default 0 min 0 max 10000".to_owned();
    assert!(engine.answers("uci").contains(&declared));
    for name in ["Handicap", "handicap"] {
        assert_eq!(engine.answers(&format!("setoption name {name} value 10000")), [""; 0]);
    }
    for value in ["-1", "10001", "99999999999999999999", "1.5", "1%", "x", ""] {
        let answer = engine.answers(&format!("setoption name Handicap value {value}"));
        assert!(
            matches!(answer.as_slice(), [said] if said.contains("Handicap") && said.contains("from 0 to 10000")),
            "{answer:?}"
        );
    }
}

#[test]
fn a_handicap_changes_neither_the_nodes_nor_the_moves() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {KIWIPETE}"));
    let mut search = |share| {
        engine.send(&format!("setoption name Handicap value {share}"));
        engine.send("ucinewgame");
        engine.send("go nodes 20000");
        without_times(&engine.until("bestmove"))
    };
    let lines = search(0);
    assert!(lines.len() > 3 && lines.iter().any(|line| line.contains(" nodes ")), "{lines:?}");
    for share in [5_000, 0, 10_000] {
        assert_eq!(search(share), lines, "{share}");
    }
}

/// Each search ends with an iteration, so the time printed with that iteration is the search's own
/// time, without the handicap. Other work on the machine can only make the whole search longer.
#[test]
fn a_handicap_makes_a_search_last_longer_by_its_share() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {KIWIPETE}"));
    let mut shortest = [(Duration::MAX, Duration::MAX); 2];
    for repetition in 0..12 {
        let handicapped = repetition % 2;
        engine.send("ucinewgame");
        engine.send(&format!("setoption name Handicap value {}", 5_000 * handicapped));
        assert_eq!(engine.answers(""), [""; 0]);
        let start = Instant::now();
        engine.send("go depth 9");
        let lines = engine.until("bestmove");
        let (searched, whole) = &mut shortest[handicapped];
        (*searched, *whole) = ((*searched).min(own_time(&lines)), (*whole).min(start.elapsed()));
    }
    let [(_, plain), (searched, whole)] = shortest;
    assert!(searched >= Duration::from_millis(5), "long enough to be printed in milliseconds: {searched:?}");
    assert!(whole >= searched.mul_f64(1.3), "{searched:?} by itself, {whole:?} in all");
    assert!(whole > plain, "{whole:?} with, {plain:?} without");
}

#[test]
fn stop_and_quit_end_a_handicap_at_once() {
    let begin = || {
        let mut engine = Engine::start();
        engine.send(&format!("position fen {KIWIPETE}"));
        engine.send("setoption name Handicap value 10000");
        engine.send("setoption name Move Overhead value 0");
        engine.send("go movetime 2000");
        engine
    };
    let start = Instant::now();
    let [mut stopped, mut left] = [begin(), begin()];
    // The searches are over; without the stop, their moves would come after four seconds.
    thread::sleep(Duration::from_millis(2_300));
    stopped.send("isready");
    let lines = stopped.until("readyok");
    assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{lines:?}");
    stopped.send("stop");
    assert!(is_a_move(best_move(&stopped.until("bestmove"))));
    left.send("quit");
    assert!(left.has_ended_well());
    assert!(start.elapsed() < Duration::from_millis(3_800), "{:?}", start.elapsed());
}
