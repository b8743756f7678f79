//! Tests what players and analysts can rely on: lines, levels, clocks and pondering.

mod driver;

use std::thread;
use std::time::{Duration, Instant};

use driver::{Engine, KIWIPETE, START, best_move, is_a_move, script};
use plywright::board::Position;
use plywright::movegen::{self, MoveList};
use plywright::recipe::Portable;
use plywright::types::Move;

const MATE_IN_ONE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
const MATE_IN_TWO: &str = "r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1";

/// An `info` line of a search.
#[derive(Clone, Debug, Default, PartialEq)]
struct Info {
    depth: u32,
    seldepth: u32,
    rank: usize,
    score: Option<Score>,
    bound: bool,
    chances: Option<[u32; 3]>,
    nodes: u64,
    time: u64,
    hashfull: u32,
    line: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Score {
    Centipawns(i32),
    Mate(i32),
}

impl Score {
    /// Ranks scores: greater is better for the side to move.
    fn merit(self) -> i32 {
        match self {
            Self::Centipawns(value) => value,
            Self::Mate(moves) if moves > 0 => 1_000_000 - moves,
            Self::Mate(moves) => -1_000_000 - moves,
        }
    }
}

impl Info {
    /// Parses a line with a score; None for any other line. Panics on an unknown word.
    fn read(line: &str) -> Option<Self> {
        let mut words = line.strip_prefix("info depth ").map(|_| line.split(' ').skip(1))?;
        let mut info = Self::default();
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse::<i64>().ok()).expect(line);
            match word {
                "depth" => info.depth = number() as u32,
                "seldepth" => info.seldepth = number() as u32,
                "multipv" => info.rank = number() as usize,
                "score" => {
                    let kind = words.next().expect("a kind of score");
                    let value: i32 = words.next().and_then(|word| word.parse().ok()).expect(line);
                    info.score = Some(match kind {
                        "cp" => Score::Centipawns(value),
                        "mate" => Score::Mate(value),
                        _ => panic!("{line}"),
                    });
                }
                "lowerbound" | "upperbound" => info.bound = true,
                "wdl" => info.chances = Some([number() as u32, number() as u32, number() as u32]),
                "nodes" => info.nodes = number() as u64,
                "nps" => assert!(number() >= 0),
                "time" => info.time = number() as u64,
                "hashfull" => info.hashfull = number() as u32,
                "pv" => info.line = words.by_ref().map(str::to_owned).collect(),
                "currmove" | "currmovenumber" => return None,
                _ => panic!("{word} in {line}"),
            }
        }
        assert!(info.score.is_some(), "{line}");
        Some(info)
    }

    fn read_all(lines: &[String]) -> Vec<Self> {
        lines.iter().filter_map(|line| Self::read(line)).collect()
    }
}

/// Asserts that the best of ten attempts is within a time. A single slow attempt proves nothing,
/// because other tests on the machine may delay it.
#[track_caller]
fn assert_soon(what: &str, within: Duration, mut attempt: impl FnMut() -> Duration) {
    let mut fastest = Duration::MAX;
    for _ in 0..10 {
        fastest = fastest.min(attempt());
        if fastest < within {
            return;
        }
    }
    panic!("{what}: {fastest:?} in the best of ten tries");
}

fn legal(position: &Position) -> Vec<Move> {
    let mut list = MoveList::new();
    movegen::legal(Portable::PORTABLE, position, &mut list);
    list.to_vec()
}

fn find(position: &Position, name: &str) -> Option<Move> {
    legal(position).into_iter().find(|mv| mv.to_string() == name)
}

/// Plays a line from a position. Returns true if every move is legal.
fn is_playable(fen: &str, line: &[String]) -> bool {
    let mut position: Position = fen.parse().expect(fen);
    line.iter().all(|name| {
        let found = find(&position, name);
        if let Some(mv) = found {
            let _ = position.make(mv);
        }
        found.is_some()
    })
}

/// Asserts that the output of a search is consistent: depth, nodes and time never fall, every line
/// can be played, and the best move heads the last line, whose second move is the expected answer.
#[track_caller]
fn assert_sound(fen: &str, lines: &[String]) -> Vec<Info> {
    let infos = Info::read_all(lines);
    let mut depths = vec![0; 300];
    for pair in infos.windows(2) {
        assert!(pair[0].nodes <= pair[1].nodes && pair[0].time <= pair[1].time, "{pair:?}");
    }
    for info in &infos {
        assert!(info.depth >= depths[info.rank], "{info:?}");
        depths[info.rank] = info.depth;
        assert!(info.hashfull <= 1000 && !info.line.is_empty(), "{info:?}");
        assert!(is_playable(fen, &info.line), "{fen}: {:?}", info.line);
        if let Some(chances) = info.chances {
            assert_eq!(chances.iter().sum::<u32>(), 1_000, "{info:?}");
        }
    }
    let best = best_move(lines);
    assert!(find(&fen.parse().expect(fen), best).is_some(), "{best}");
    // The last line printed for the best move also has the expected answer.
    let last = infos.iter().rfind(|info| info.rank == 1).expect("a line is printed");
    assert_eq!(last.line[0], best, "{lines:?}");
    let words: Vec<&str> = lines.last().expect("a best move").split(' ').collect();
    let expected = match words[..] {
        [_, _, "ponder", answer] => Some(answer),
        _ => None,
    };
    assert_eq!(expected, last.line.get(1).map(String::as_str), "{lines:?}");
    infos
}

const POSITIONS: &[&str] = &[
    START,
    KIWIPETE,
    MATE_IN_TWO,
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/5k2/8/8/1R6/R6K/7P/8 w - - 96 200",
    "4rk2/5p1Q/3q2p1/p2P4/1p4P1/1P6/P1R5/7K b - - 5 41",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
];

#[test]
fn the_last_line_and_the_best_move_agree() {
    let mut engine = Engine::start();
    engine.send("setoption name UCI_ShowWDL value true");
    for fen in POSITIONS {
        for limit in [
            "depth 7",
            "nodes 1",
            "nodes 700",
            "nodes 1300",
            "nodes 5000",
            "nodes 30000",
            "movetime 0",
            "movetime 3",
            "movetime 40",
            "wtime 1 btime 1",
            "wtime 500 btime 500",
            "infinite\nstop",
            "ponder wtime 500 btime 500\nponderhit",
        ] {
            for lines in [1, 3] {
                engine.send(&format!("setoption name MultiPV value {lines}"));
                engine.send(&format!("position fen {fen}"));
                engine.send(&format!("go {limit}"));
                assert_sound(fen, &engine.until("bestmove"));
            }
        }
    }
}

#[test]
fn a_search_stopped_at_once_gives_a_searched_move() {
    let hanging = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let mut engine = Engine::start();
    for (option, must_capture) in [
        ("Threads value 1", true),
        ("Threads value 4", true),
        ("MultiPV value 3", true),
        ("UCI_LimitStrength value true", false),
    ] {
        engine.send(&format!("setoption name {option}"));
        for go in ["go infinite\nstop", "go\nstop", "go nodes 1", "go nodes 0", "go movetime 0", "go wtime 0"]
        {
            for _ in 0..20 {
                engine.send("ucinewgame");
                engine.send(&format!("position fen {hanging}"));
                engine.send_bytes(format!("{go}\n").as_bytes());
                let lines = engine.until("bestmove");
                assert_sound(hanging, &lines);
                assert!(!must_capture || best_move(&lines) == "a1a8", "{option}, {go}: {lines:?}");
            }
        }
        engine.send("go searchmoves e1e2 a1b1\nstop");
        assert!(["e1e2", "a1b1"].contains(&best_move(&engine.until("bestmove"))));
    }
    engine.send_bytes(b"go infinite\nquit\n");
    assert!(engine.has_ended_well());
}

#[test]
fn a_stop_is_quick_on_a_board_full_of_queens() {
    let mut engine = Engine::start();
    for go in ["go infinite\nstop", "go nodes 1", "go movetime 0", "go wtime 1"] {
        engine.send("position fen qrbnkbrq/qqqqqqq1/8/8/8/8/QQQQQQQ1/QRBNKBRQ w - - 0 1");
        assert_soon(go, Duration::from_millis(500), || {
            let sent = Instant::now();
            engine.send(go);
            assert!(is_a_move(best_move(&engine.until("bestmove"))));
            sent.elapsed()
        });
    }
}

#[test]
fn several_lines_are_ranked_distinct_and_complete() {
    let mut engine = Engine::start();
    for fen in POSITIONS {
        let moves = legal(&fen.parse().expect(fen)).len();
        for wanted in [2, 5, 218] {
            engine.send(&format!("setoption name MultiPV value {wanted}"));
            engine.send(&format!("position fen {fen}"));
            engine.send("go depth 4");
            let infos = assert_sound(fen, &engine.until("bestmove"));
            let expected = moves.min(wanted);
            assert_eq!(infos.len(), 4 * expected, "{fen}: every line at every depth");
            for (depth, block) in (1..).zip(infos.chunks(expected)) {
                let mut heads: Vec<&str> = Vec::new();
                for (rank, info) in (1..).zip(block) {
                    assert_eq!((info.depth, info.rank, info.bound), (depth, rank, false), "{fen}");
                    assert!(!heads.contains(&info.line[0].as_str()), "{fen}: {block:?}");
                    heads.push(&info.line[0]);
                }
                let merit = |info: &Info| info.score.expect("a score").merit();
                assert!(block.is_sorted_by(|info, next| merit(info) >= merit(next)), "{fen}: {block:?}");
            }
        }
    }
}

#[test]
fn the_first_of_several_lines_is_the_best_move() {
    let mut engine = Engine::start();
    engine.send("setoption name MultiPV value 4");
    engine.send(&format!("position fen {MATE_IN_TWO}"));
    engine.send("go depth 6");
    let lines = engine.until("bestmove");
    let infos = assert_sound(MATE_IN_TWO, &lines);
    let [.., first, _, _, _] = infos.as_slice() else { panic!("{infos:?}") };
    assert_eq!((first.rank, first.score), (1, Some(Score::Mate(2))));
    assert_eq!(best_move(&lines), "d5f6");
}

#[test]
fn only_the_requested_moves_have_lines() {
    let mut engine = Engine::start();
    engine.send("setoption name MultiPV value 10");
    engine.send("go depth 5 searchmoves a2a3 h2h4 b1a3");
    let infos = assert_sound(START, &engine.until("bestmove"));
    assert_eq!(infos.len(), 5 * 3);
    assert!(infos.iter().all(|info| ["a2a3", "h2h4", "b1a3"].contains(&info.line[0].as_str())));
    engine.send("setoption name Skill Level value 0");
    for seed in 0..30 {
        engine.send(&format!("setoption name Skill Seed value {seed}"));
        engine.send("go searchmoves a2a3 h2h4");
        engine.send("stop");
        assert!(["a2a3", "h2h4"].contains(&best_move(&engine.until("bestmove"))));
    }
}

#[test]
fn a_level_is_the_greatest_depth() {
    let mut engine = Engine::start();
    let mut deepest = |level: u32, go: &str| {
        engine.send(&format!("setoption name Skill Level value {level}"));
        engine.send("ucinewgame");
        engine.send(&format!("position fen {KIWIPETE}"));
        engine.send(go);
        let lines = engine.until("bestmove");
        Info::read_all(&lines).iter().map(|info| info.depth).max().expect("an iteration")
    };
    for level in 0..10 {
        assert_eq!(deepest(level, "go wtime 600000 btime 600000"), level.max(1), "level {level}");
        assert_eq!(deepest(level, "go depth 2"), level.clamp(1, 2), "level {level}");
    }
    assert_eq!(deepest(10, "go depth 11"), 11);
}

#[test]
fn the_seed_decides_the_random_moves_of_low_levels() {
    let play = |level: u32, first_seed: u32| -> (usize, Vec<String>) {
        let mut engine = Engine::start();
        engine.send(&format!("setoption name Skill Level value {level}"));
        let mut played = Vec::new();
        let mut whims = 0;
        for seed in first_seed..first_seed + 200 {
            engine.send(&format!("setoption name Skill Seed value {seed}"));
            engine.send("go depth 1");
            let lines = engine.until("bestmove");
            let info = lines.iter().find(|line| line.contains(" by chance"));
            if let Some(info) = info {
                whims += 1;
                assert!(info.starts_with(&format!("info string {} by chance", best_move(&lines))), "{info}");
                assert!(info.contains(&format!("the seed is {seed}")), "{info}");
                assert!(!lines.last().expect("a best move").contains(" ponder "), "{lines:?}");
            }
            played.push(best_move(&lines).to_owned());
        }
        assert!(played.iter().all(|mv| is_playable(START, std::slice::from_ref(mv))), "{played:?}");
        (whims, played)
    };
    let (whims, played) = play(0, 0);
    assert!((25..=55).contains(&whims), "{whims} of 200");
    assert_eq!(play(0, 0), (whims, played), "the same seeds, the same moves");
    let (whims, _) = play(1, 0);
    assert!((10..=32).contains(&whims), "{whims} of 200");
    for level in [2, 10] {
        let (whims, played) = play(level, 0);
        assert_eq!(whims, 0);
        assert!(played.windows(2).all(|pair| pair[0] == pair[1]), "{played:?}");
    }
}

#[test]
fn analysis_overrides_the_strength_and_strength_the_level() {
    let mut engine = Engine::start();
    engine.send("setoption name UCI_LimitStrength value true");
    engine.send(&format!("position fen {KIWIPETE}"));
    let mut nodes = |options: &[&str]| {
        for option in options {
            engine.send(&format!("setoption name {option}"));
        }
        engine.send("ucinewgame");
        engine.send("go depth 10");
        let lines = engine.until("bestmove");
        Info::read_all(&lines).last().expect("an iteration").nodes
    };
    let strong = nodes(&["UCI_Elo value 2000"]);
    let weak = nodes(&["UCI_Elo value 1400", "Skill Level value 1"]);
    let whole = nodes(&["UCI_AnalyseMode value true"]);
    assert!(weak < strong && 2 * strong < whole, "{weak} {strong} {whole}");
    assert!(weak > 60, "the level limited the search, though a strength was set: {weak} nodes");
}

#[test]
fn a_search_for_mate_ends_at_a_short_enough_mate() {
    for (fen, moves, best) in [
        (MATE_IN_TWO, 2, "d5f6"),
        (MATE_IN_TWO, 5, "d5f6"),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3, "f6a6"),
        (MATE_IN_ONE, 1, "d1d8"),
    ] {
        let mut engine = Engine::start();
        engine.send(&format!("position fen {fen}"));
        engine.send(&format!("go mate {moves}"));
        let lines = engine.until("bestmove");
        let infos = assert_sound(fen, &lines);
        let Some(Score::Mate(found)) = infos.last().and_then(|info| info.score) else { panic!("{infos:?}") };
        assert!((1..=moves).contains(&found), "{fen}: mate in {found}");
        assert_eq!(best_move(&lines), best, "{fen}");
    }
    // There is no mate this short, so the search goes on until it is stopped.
    let mut engine = Engine::start();
    engine.send("go mate 2");
    thread::sleep(Duration::from_millis(200));
    engine.assert_undecided();
    engine.send("stop");
    assert!(is_a_move(best_move(&engine.until("bestmove"))));
}

#[test]
fn the_probabilities_are_printed_on_request() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {MATE_IN_ONE}"));
    engine.send("go depth 4");
    assert!(Info::read_all(&engine.until("bestmove")).iter().all(|info| info.chances.is_none()));
    engine.send("setoption name UCI_ShowWDL value true");
    engine.send("go depth 4");
    let infos = assert_sound(MATE_IN_ONE, &engine.until("bestmove"));
    assert!(infos.iter().all(|info| info.chances.is_some()));
    assert_eq!(infos.last().and_then(|info| info.chances), Some([1_000, 0, 0]));
    engine.send("position startpos");
    engine.send("go depth 6");
    let infos = assert_sound(START, &engine.until("bestmove"));
    let [win, draw, loss] = infos.last().and_then(|info| info.chances).expect("chances");
    assert!(win < 500 && loss < 500 && draw > 200, "{win} {draw} {loss}");
}

#[test]
fn after_ponderhit_the_search_under_way_goes_on() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {KIWIPETE}"));
    engine.send("go ponder wtime 60000 btime 60000");
    thread::sleep(Duration::from_millis(400));
    engine.send("ponderhit");
    let lines = engine.until("bestmove");
    // If the search started again, depth and nodes would fall.
    let infos = assert_sound(KIWIPETE, &lines);
    assert!(infos.last().is_some_and(|info| info.time >= 400), "{infos:?}");
}

#[test]
fn the_time_of_pondering_counts_for_the_move() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {KIWIPETE}"));
    // The clock allows about 60 ms; the engine has thought far longer when the move is played.
    assert_soon("ponderhit", Duration::from_millis(250), || {
        engine.send("go ponder wtime 2500 btime 2500");
        thread::sleep(Duration::from_millis(700));
        engine.assert_undecided();
        let hit = Instant::now();
        engine.send("ponderhit");
        engine.until("bestmove");
        hit.elapsed()
    });
    // A fixed time begins only at `ponderhit`.
    engine.send("go ponder movetime 400");
    thread::sleep(Duration::from_millis(300));
    let hit = Instant::now();
    engine.send("ponderhit");
    engine.until("bestmove");
    assert!(hit.elapsed() >= Duration::from_millis(350), "{:?}", hit.elapsed());
}

#[test]
fn a_ponderhit_right_after_its_go_is_not_lost() {
    let mut engine = Engine::start();
    for _ in 0..100 {
        engine.send_bytes(b"go ponder movetime 2\nponderhit\n");
        assert!(is_a_move(best_move(&engine.until("bestmove"))));
    }
    for _ in 0..100 {
        engine.send_bytes(b"go ponder depth 1\nponderhit\nisready\n");
        engine.until("bestmove");
    }
}

#[test]
fn a_search_that_ends_while_it_ponders_keeps_its_move() {
    let mut engine = Engine::start();
    for (fen, limit) in
        [(START, "depth 2"), (START, "nodes 50"), ("7k/8/8/8/8/8/q7/7K w - - 0 1", "wtime 1000")]
    {
        for end in ["ponderhit", "stop"] {
            engine.send(&format!("position fen {fen}"));
            assert_soon(&format!("{limit}, {end}"), Duration::from_millis(500), || {
                engine.send(&format!("go ponder {limit}"));
                thread::sleep(Duration::from_millis(60));
                engine.assert_undecided();
                let sent = Instant::now();
                engine.send(end);
                engine.until("bestmove");
                sent.elapsed()
            });
            engine.assert_silent();
        }
    }
}

#[test]
fn a_forced_move_is_played_at_once() {
    let mut engine = Engine::start();
    engine.send("position fen 7k/8/8/8/8/8/6q1/7K w - - 0 1");
    assert_soon("the only move", Duration::from_millis(500), || {
        let start = Instant::now();
        engine.send("go wtime 6000000 btime 6000000");
        assert_eq!(best_move(&engine.until("bestmove")), "h1g2");
        start.elapsed()
    });
}

#[test]
fn with_almost_no_time_left_a_move_comes_at_once() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {KIWIPETE}"));
    for clock in [
        "wtime 0 btime 0",
        "wtime 1 btime 1",
        "wtime 10 btime 10 winc 100 binc 100",
        "wtime 25 btime 25 movestogo 1",
        "wtime 26 btime 26 movestogo 1",
        "wtime -300 btime 5 winc 1000",
        "movetime 0",
        "movetime 1",
    ] {
        assert_soon(clock, Duration::from_millis(20), || {
            let start = Instant::now();
            engine.send(&format!("go {clock}"));
            assert!(is_a_move(best_move(&engine.until("bestmove"))));
            start.elapsed()
        });
    }
}

#[test]
fn a_long_search_prints_the_current_move() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {KIWIPETE}"));
    engine.send("go movetime 4500");
    let lines = engine.until("bestmove");
    let tried: Vec<&String> = lines.iter().filter(|line| line.contains(" currmove ")).collect();
    assert!(!tried.is_empty());
    for line in &tried {
        let words: Vec<&str> = line.split(' ').collect();
        let ["info", "depth", depth, "currmove", mv, "currmovenumber", number] = words[..] else {
            panic!("{line}")
        };
        assert!(depth.parse::<u32>().is_ok() && (1..=48).contains(&number.parse::<usize>().expect(line)));
        assert!(is_playable(KIWIPETE, &[mv.to_owned()]), "{line}");
    }
    assert_sound(KIWIPETE, &lines);
    // Such lines come only after three seconds.
    let early = script(format!("position fen {KIWIPETE}\ngo movetime 1000\n"));
    assert!(!early.iter().any(|line| line.contains("currmove") || line.contains("bound")), "{early:?}");
}

#[test]
fn options_wait_for_a_search_with_a_limit_and_are_refused_by_an_endless_one() {
    let mut engine = Engine::start();
    engine.send("go depth 5");
    engine.send("setoption name MultiPV value 2");
    engine.send("go depth 1");
    assert!(Info::read_all(&engine.until("bestmove")).iter().all(|info| info.rank == 1));
    assert_eq!(Info::read_all(&engine.until("bestmove")).len(), 2);
    engine.send("go infinite");
    for option in ["MultiPV value 3", "Skill Level value 0", "UCI_Elo value 1400", "Skill Seed value 9"] {
        engine.send(&format!("setoption name {option}"));
        assert!(engine.until("info string ").last().is_some_and(|line| line.contains("`stop` it first")));
    }
    engine.send("stop");
    engine.until("bestmove");
    engine.send("go depth 1");
    assert_eq!(Info::read_all(&engine.until("bestmove")).len(), 2);
}
