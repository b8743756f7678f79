//! Tests what a client of the engine can rely on: the built binary, driven over its pipes.

mod driver;

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use assert_cmd::cargo::CommandCargoExt;

use driver::{
    ENGINE, Engine, KIWIPETE, PATIENCE, START, best_move, is_a_move, is_emulated, once, script, stderr,
    stdout,
};

#[test]
fn the_handshake_names_the_engine_its_options_and_its_recipe() {
    let lines = script("uci\nisready\nquit\n");
    assert!(lines[0].starts_with("id name Plywright "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    for option in [
        "option name Hash type spin default 16 min 1 max 65536",
        "option name Clear Hash type button",
        "option name Move Overhead type spin default 25 min 0 max 5000",
        "option name Threads type spin default 1 min 1 max 256",
        "option name Ponder type check default false",
        "option name SyzygyPath type string default <empty>",
        "option name SyzygyProbeDepth type spin default 1 min 1 max 100",
        "option name SyzygyProbeLimit type spin default 7 min 0 max 7",
        "option name Syzygy50MoveRule type check default true",
    ] {
        assert!(lines.iter().any(|line| line == option), "{option}: {lines:?}");
    }
    assert!(!lines.iter().any(|line| line.contains("Handicap")), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("info string recipe popcount=")), "{lines:?}");
    assert_eq!(lines[lines.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn valid_options_print_nothing() {
    let mut engine = Engine::start();
    for line in [
        "setoption name Hash value 1",
        "setoption name Clear Hash",
        "setoption name Move Overhead value 100",
        "setoption name Threads value 1",
        "setoption name Ponder value true",
        "ucinewgame",
        "debug on",
        "register later",
        "stop",
    ] {
        assert_eq!(engine.answers(line), [""; 0], "{line}");
    }
    engine.send("go depth 1");
    assert!(is_a_move(best_move(&engine.until("bestmove"))));
}

#[test]
fn each_limit_ends_a_search_with_a_legal_move() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {KIWIPETE}"));
    for limit in [
        "depth 2",
        "nodes 1",
        "nodes 2000",
        "movetime 30",
        "movetime 0",
        "wtime 300 btime 300 winc 5 binc 5",
        "wtime 300 btime 300 movestogo 3",
        "wtime -5 btime -5",
        "wtime 0 btime 0 winc 0 binc 0 movestogo 0",
        "wtime 1",
        "btime 50",
        "depth 2 searchmoves e1g1 a2a3",
        "wtime 99999999999999999999999 btime 1 depth 2",
    ] {
        engine.send(&format!("go {limit}"));
        let lines = engine.until("bestmove");
        let best = best_move(&lines);
        assert!(is_a_move(best), "{limit}: {best}");
        if limit.contains("searchmoves") {
            assert!(["e1g1", "a2a3"].contains(&best), "{best}");
        }
    }
}

#[test]
fn an_iteration_prints_every_field() {
    let mut engine = Engine::start();
    engine.send("go depth 3");
    let lines = engine.until("bestmove");
    let last = lines.iter().rfind(|line| line.starts_with("info depth ")).expect("an iteration is printed");
    for word in [" seldepth ", " score ", " nodes ", " nps ", " time ", " hashfull ", " pv "] {
        assert!(last.contains(word), "{last}");
    }
    assert!(last.contains(&format!(" pv {}", best_move(&lines))), "{last}");
}

#[test]
fn an_endless_search_keeps_its_move_until_it_is_stopped() {
    let mut engine = Engine::start();
    for (position, go) in [
        ("startpos", "go infinite"),
        ("startpos", "go"),
        ("startpos", "go infinite depth 1"),
        ("fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "go infinite"),
    ] {
        engine.send(&format!("position {position}"));
        engine.send(go);
        thread::sleep(Duration::from_millis(100));
        engine.assert_undecided();
        let stopped = Instant::now();
        engine.send("stop");
        engine.until("bestmove");
        assert!(stopped.elapsed() < Duration::from_secs(1), "{go}: {:?}", stopped.elapsed());
        engine.assert_silent();
    }
}

#[test]
fn a_stop_right_after_its_go_is_not_lost() {
    let mut engine = Engine::start();
    for _ in 0..200 {
        engine.send_bytes(b"go infinite\nstop\n");
        assert!(is_a_move(best_move(&engine.until("bestmove"))));
    }
}

#[test]
fn a_stop_without_a_search_ends_no_later_one() {
    let lines = script("stop\nstop\ngo nodes 1\ngo depth 3\n");
    assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove ")).count(), 2);
    assert!(lines.iter().any(|line| line.starts_with("info depth 3 ")), "{lines:?}");
}

#[test]
fn pondering_ends_by_ponderhit_and_then_by_its_limit() {
    let mut engine = Engine::start();
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

    engine.send("go ponder infinite");
    engine.send("ponderhit");
    thread::sleep(Duration::from_millis(50));
    engine.assert_undecided();
    engine.send("stop");
    engine.until("bestmove");

    let answer = engine.answers("ponderhit");
    assert!(matches!(answer.as_slice(), [line] if line.contains("no search is pondering")), "{answer:?}");
}

#[test]
fn an_endless_search_refuses_commands_that_would_wait() {
    let mut engine = Engine::start();
    engine.send("position startpos moves e2e4");
    let before = engine.fen();
    engine.send("go infinite");
    for line in
        ["position startpos", "go depth 1", "setoption name Hash value 1", "ucinewgame", "d", "bench 1"]
    {
        engine.send(line);
        let answer = engine.until("info string ");
        assert!(answer.last().is_some_and(|answer| answer.contains("`stop` it first")), "{line}: {answer:?}");
    }
    engine.send("isready");
    engine.until("readyok");
    engine.send("uci");
    engine.until("uciok");
    engine.send("nonsense");
    engine.until("info string unknown command");
    engine.send("stop");
    engine.until("bestmove");
    assert_eq!(engine.fen(), before);
}

#[test]
fn a_search_after_a_refused_position_ends_at_once() {
    let mut engine = Engine::start();
    for _ in 0..50 {
        engine.send("position startpos moves e2e5");
        engine.until("info string ");
        engine.send("go depth 3");
        engine.until("info string go: the last `position` was refused");
        assert_eq!(engine.line(), "bestmove (none)");
        assert_eq!(engine.fen(), START);
    }
}

/// In a match a `go` without a `bestmove` loses on time. The protocol says to ignore unknown words
/// and read the rest.
#[test]
fn every_go_ends_with_a_best_move() {
    let mut engine = Engine::start();
    let mut ends = |line: &[u8], parts: &[&str]| {
        let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
        engine.send_bytes(&[line, b"\n"].concat());
        let lines = engine.until("bestmove");
        assert!(is_a_move(best_move(&lines)), "{shown}: {lines:?}");
        let said: Vec<_> = lines.iter().filter(|line| line.starts_with("info string ")).collect();
        assert_eq!(said.len(), parts.len(), "{shown}: {said:?}");
        for (said, part) in said.iter().zip(parts) {
            assert!(said.contains(part) && said.len() < 250, "{shown}: {said}");
        }
        best_move(&lines).to_owned()
    };
    for (line, parts) in [
        ("go wtime 100 btime 100 foo 7", &["`foo`", "`7`"][..]),
        ("go depth 3 searchmoves e2e5", &["`e2e5` is not legal", "all moves are searched"]),
        ("go wtime 1.5 btime 1000", &[]),
        ("go wtime 300.25 btime 300.75 winc 0.0 binc 0.0", &[]),
        ("go movetime 20 rubbish", &["`rubbish`"]),
        ("go nodes 1e3", &[]),
        ("go depth", &["the number is missing", "no limit can be read"]),
        ("go depth x", &["found `x`", "no limit can be read"]),
        ("go wtime btime", &["wtime: the number", "btime: the number", "no limit can be read"]),
        ("go movetime 0x20 winc 5", &["found `0x20`", "no limit can be read"]),
        ("go mate soon", &["found `soon`", "no limit can be read"]),
        ("go depth 2 searchmoves", &["no move can be read"]),
        ("go searchmoves e9e4 d2d9 depth 2", &["`e9e4`", "`d2d9`", "no move can be read"]),
        ("go searchmoves e2e5 d2d5 a1a8 depth 2", &["`e2e5` and 2 more are not", "all moves"]),
        ("go movestogo nothing depth 2", &["movestogo: expected"]),
        ("go depth 2 perft 3", &["`perft`", "`3`"]),
        ("go\tdepth 2 \u{1f600}", &["`\\u{1f600}`"]),
        ("go go depth 2", &["`go`"]),
    ] {
        ends(line.as_bytes(), parts);
    }
    assert_eq!(ends(b"go depth 3 searchmoves e2e5 a2a3", &["`e2e5` is not legal"]), "a2a3");
    assert_eq!(ends(b"go searchmoves h2h4 junk h2h5 depth 2", &["`junk`", "`h2h5`"]), "h2h4");
    ends(b"go depth 2 \xff\xfe", &["`\\u{fffd}\\u{fffd}`"]);
    ends(&[b"go depth 2 ".to_vec(), b"x ".repeat(1 << 18)].concat(), &["", "", "", "", "262140 more words"]);
    ends(&[b"go depth 2 ".to_vec(), b"xxxxxxx ".repeat(1 << 19)].concat(), &["", "", "", "", "more words"]);
    // `stop` ends a search that has no end of its own.
    for line in ["go nonsense", "go infinite depth", "go searchmoves e2e5", "go searchmoves"] {
        engine.send(line);
        engine.until("info string ");
        engine.send("stop");
        assert!(is_a_move(best_move(&engine.until("bestmove"))), "{line}");
    }
}

/// The documentation of the protocol (`plywright_engine::uci`) says what other engines do.
#[test]
fn after_a_refused_position_no_move_is_played() {
    let mut engine = Engine::start();
    let nothing =
        ["info string go: the last `position` was refused, so nothing is searched", "bestmove (none)"];
    let refused = |engine: &mut Engine, position: &[u8]| {
        engine.send("position startpos moves e2e4");
        assert_eq!(engine.answers_to_bytes(&[position, b"\n"].concat()).len(), 1);
        let shown = String::from_utf8_lossy(&position[..position.len().min(60)]).into_owned();
        for go in ["go depth 2", "go wtime 100 btime 100", "go movetime 5", "go nodes 5 searchmoves e7e5"] {
            engine.send(go);
            assert_eq!(engine.until("bestmove"), nothing, "{shown}");
        }
        // All other commands still use the game before the refusal.
        assert!(engine.fen().ends_with(" b KQkq - 0 1"), "{shown}");
        engine.send("ucinewgame");
        engine.send("go infinite");
        assert_eq!(engine.line(), nothing[0]);
        engine.assert_silent();
        engine.send("stop");
        assert_eq!(engine.line(), nothing[1]);
        engine.send("go ponder wtime 100 btime 100");
        assert_eq!(engine.line(), nothing[0]);
        engine.send("ponderhit");
        assert_eq!(engine.line(), nothing[1]);
        engine.send("position startpos");
        engine.send("go depth 1");
        assert!(is_a_move(best_move(&engine.until("bestmove"))), "{shown}");
    };
    for position in [
        &b"position startpos moves e2e4 e2e4"[..],
        b"position startpos moves e2e4 banana",
        b"position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        b"position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e3",
        b" position",
        b"position fen \xff w - - 0 1",
    ] {
        refused(&mut engine, position);
    }
    refused(&mut engine, &[b"position startpos moves ".to_vec(), b"g1f3 ".repeat(1 << 19)].concat());

    // A `position` during a search is refused as well.
    engine.send("go infinite");
    // The search may print more lines after the refusal.
    let answers = engine.answers(&format!("position fen {KIWIPETE}"));
    let refusal = "info string a search is running; `stop` it first";
    assert!(answers.iter().any(|line| line == refusal), "{answers:?}");
    engine.send("stop");
    engine.until("bestmove");
    engine.send("go depth 2");
    assert_eq!(engine.until("bestmove"), nothing);
    // Waiting commands keep their order.
    let lines = script(format!(
        "go nodes 20000\nposition nowhere\ngo depth 1\nposition fen {KIWIPETE}\ngo depth 1\nposition x\ngo depth 1\n"
    ));
    let best: Vec<_> = lines.iter().filter(|line| line.starts_with("bestmove ")).collect();
    assert!(
        matches!(best.as_slice(), [_, second, third, fourth] if *second == nothing[1] && *third != nothing[1] && *fourth == nothing[1]),
        "{lines:?}"
    );
}

/// FIDE 9.2: two positions are the same if the possible moves are the same. A pawn that stands
/// ready but may not capture makes no difference.
#[test]
fn repetition_ignores_illegal_en_passant_captures() {
    let mut engine = Engine::start();
    for (fen, moves, best) in [
        // The pawn on e5 is pinned by the rook.
        ("4r1k1/8/8/3pP3/8/8/QQ6/4K3 w - d6 0 1", "e1d1 g8h8 d1e1 h8g8 e1d1 g8h8 d1e1", "h8g8"),
        // The capture would remove both pawns from the king's rank.
        ("6k1/8/8/K2pP2r/8/8/QQ6/8 w - d6 0 1", "a5a4 g8h8 a4a5 h8g8 a5a4 g8h8 a4a5", "h8g8"),
        // The pawn on g5 is pinned on a diagonal.
        ("6k1/8/5b2/6Pp/7K/Q7/8/1Q6 w - h6 0 1", "h4h3 g8h8 h3h4 h8g8 h4h3 g8h8 h3h4", "h8g8"),
        // The en-passant square comes from a move of the game.
        ("4r1k1/3p4/8/4P3/8/8/QQ6/4K3 b - - 0 1", "d7d5 e1d1 g8h8 d1e1 h8g8 e1d1 g8h8 d1e1", "h8g8"),
    ] {
        engine.send(&format!("position fen {fen} moves {moves}"));
        engine.send(&format!("go depth 6 searchmoves {best}"));
        let lines = engine.until("bestmove");
        let last = lines.iter().rfind(|line| line.starts_with("info depth ")).expect("a report");
        assert!(last.contains(" score cp 0 "), "{fen}: {last}");
    }
    // If the capture is legal, the position is a different one, and the game goes on.
    engine.send("position fen 6k1/8/8/3pP3/8/8/QQ6/4K3 w - d6 0 1 moves e1d1 g8h8 d1e1 h8g8 e1d1 g8h8 d1e1");
    engine.send("go depth 6 searchmoves h8g8");
    let lines = engine.until("bestmove");
    assert!(lines.iter().all(|line| !line.contains(" score cp 0 ")), "{lines:?}");
}

/// Stockfish and python-chess accept a FEN of four fields, with the clocks 0 and 1, and rooks by
/// their files as in X-FEN.
#[test]
fn a_fen_of_four_fields_has_the_clocks_0_and_1() {
    let mut engine = Engine::start();
    let bare = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -";
    for (fen, whole) in [
        (bare.to_owned(), format!("{bare} 0 1")),
        (bare.replace("KQkq", "HAha"), format!("{bare} 0 1")),
        (bare.replace("KQkq", "Hq"), format!("{} 0 1", bare.replace("KQkq", "Kq"))),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6".to_owned(), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1".to_owned()),
    ] {
        let drawn = engine.answers(&format!("d {fen}"));
        assert!(drawn.contains(&format!("FEN: {whole}")), "{drawn:?}");
        assert_eq!(engine.answers(&format!("eval {fen}")), engine.answers(&format!("eval {whole}")));
        engine.send(&format!("perft 1 {fen}"));
        assert!(engine.until("Nodes searched: ").len() > 2);
        assert_eq!(engine.answers(&format!("position fen {fen}")), [""; 0]);
        assert_eq!(engine.fen(), whole);
        assert_eq!(engine.answers(&format!("position fen {fen} moves e1d1")), [""; 0]);
        assert!(engine.fen().contains(" b "), "{fen}");
    }
    assert!(engine.answers(&format!("d {bare} 7")).contains(&format!("FEN: {bare} 7 1")));
    for fen in ["4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w -"] {
        let [said] = &engine.answers(&format!("d {fen}"))[..] else { panic!("{fen}") };
        assert!(said.contains("FEN fields: expected 6, found"), "{said}");
    }
}

#[test]
fn a_promotion_may_be_written_with_a_capital() {
    let mut engine = Engine::start();
    for (mv, piece) in [("a7a8Q", 'Q'), ("a7a8N", 'N'), ("a7b8R", 'R'), ("a7b8B", 'B'), ("a7a8q", 'Q')] {
        let position = format!("position fen 1n5k/P7/8/8/8/8/8/K7 w - - 0 1 moves {mv}");
        assert_eq!(engine.answers(&position), [""; 0], "{mv}");
        assert!(engine.fen().contains(piece), "{mv}");
    }
    engine.send("position fen 7k/P7/8/8/8/8/8/K7 w - - 0 1");
    engine.send("go depth 2 searchmoves a7a8R");
    assert_eq!(best_move(&engine.until("bestmove")), "a7a8r");
}

#[test]
fn commands_after_a_search_with_a_limit_wait_for_it() {
    let lines = script(format!("go nodes 3000\nposition fen {KIWIPETE}\ngo depth 2\nd\n"));
    let ends: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("bestmove ")).collect();
    let drawn = lines.iter().position(|line| *line == format!("FEN: {KIWIPETE}")).expect("d comes last");
    assert!(matches!(ends.as_slice(), [first, second] if first < second && *second < drawn), "{lines:?}");
}

#[test]
fn a_waiting_search_keeps_its_full_move_time() {
    let start = Instant::now();
    let lines = script("setoption name Move Overhead value 0\ngo movetime 300\ngo movetime 300\n");
    assert!(start.elapsed() >= Duration::from_millis(600), "{lines:?}");
    assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove ")).count(), 2, "{lines:?}");
}

#[test]
fn the_end_of_the_input_lets_a_search_with_a_limit_end_and_stops_any_other() {
    let lines = script("go depth 4");
    assert!(lines.iter().any(|line| line.starts_with("info depth 4 ")), "{lines:?}");
    for go in ["go infinite", "go", "go ponder wtime 1000 btime 1000", "go mate 1"] {
        let lines = script(go);
        assert!(is_a_move(best_move(&lines)), "{go}: {lines:?}");
    }
    assert_eq!(script(""), [""; 0]);
}

#[test]
fn quit_ends_whatever_runs() {
    let crowd = format!("go depth 100\n{}", "d\ngo depth 100\nperft 30\n".repeat(1000));
    for go in ["", "go infinite\n", "perft 30\n", "bench 60\n", "go depth 100\n", &crowd] {
        let mut engine = Engine::start();
        let start = Instant::now();
        engine.send_bytes(format!("{go}quit\n").as_bytes());
        assert!(engine.has_ended_well(), "{go:.20}");
        // Beside other programs an emulator took 8.7 to 12.5 seconds for the thousand searches.
        let limit = if is_emulated() { PATIENCE } else { Duration::from_secs(5) };
        assert!(start.elapsed() < limit, "{go:.20}: {:?}", start.elapsed());
    }
}

#[test]
fn commands_before_quit_are_answered() {
    let lines = script("uci\nd\nquit\nisready\n");
    assert!(lines.contains(&"uciok".to_owned()) && lines.contains(&format!("FEN: {START}")), "{lines:?}");
    assert!(!lines.contains(&"readyok".to_owned()), "no command after `quit` is answered");
}

#[test]
fn an_unknown_command_gets_one_line() {
    let mut engine = Engine::start();
    engine.send("position startpos moves e2e4 c7c5 g1f3");
    let fen = engine.fen();
    let mut wrong: Vec<Vec<u8>> = [
        "hello",
        "Position startpos",
        "position",
        "position startpos moves e2e4 e2e4",
        "position startpos moves e2e4 banana",
        "position startpos moves 0000",
        "position fen",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
        "position fen 4k3/8/8/8/8/8/8/4K3 w - - 99999999999999999999 1",
        "position fen \u{1f600} w - - 0 1 2",
        "go perft 0",
        "perft",
        "perft -1",
        "perft 99999999999999999999999",
        "bench 0",
        "eval nowhere",
        "setoption",
        "setoption name Hash value 0",
        "setoption name Hash value 99999999999999999999",
        "setoption name Threads value 257",
        "setoption name Nothing value 1",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec();
    wrong.extend([
        format!("position fen {KIWIPETE} moves e1b1").into_bytes(),
        format!("position startpos moves {}", "g1f3 ".repeat(200_000)).into_bytes(),
        "x".repeat(1 << 20).into_bytes(),
        "y".repeat(5 << 20).into_bytes(),
        format!("setoption name {} value", "z ".repeat(1 << 18)).into_bytes(),
        b"\0\0\0".to_vec(),
        b"isready\0".to_vec(),
        b"\xff\xfe\x80".to_vec(),
        b"d \xc3\x28".to_vec(),
    ]);
    for line in wrong {
        let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
        for end in ["\n", "\r\n"] {
            let answer = engine.answers_to_bytes(&[&line, end.as_bytes()].concat());
            let [said] = answer.as_slice() else { panic!("{shown}: {answer:?}") };
            assert!(said.starts_with("info string ") && said.len() < 250, "{shown}: {said}");
        }
    }
    assert_eq!(engine.fen(), fen);
    engine.send("position startpos");
    engine.send("go depth 1");
    assert!(is_a_move(best_move(&engine.until("bestmove"))));
}

#[test]
fn an_error_says_what_and_where() {
    let mut engine = Engine::start();
    for (line, parts) in [
        ("position startpos moves e2e4 e7e5 e4e5", &["move 3", "`e4e5`", "not legal"][..]),
        ("position startpos moves e2e4 e7", &["move 2", "`e7`"]),
        ("position fen 4k3/8/8/8/8/8/8/4K3 w K - 0 1", &["field 3 (castling)", "h1"]),
        ("setoption name Hash value 65537", &["Hash", "65536", "`65537`"]),
    ] {
        engine.send(line);
        let said = engine.line();
        assert_eq!(engine.answers(""), [""; 0], "{line}");
        assert!(said.starts_with("info string "), "{line}: {said}");
        assert!(parts.iter().all(|part| said.contains(part)), "{line}: {said}");
    }
}

#[test]
fn a_blank_line_is_nothing_and_lines_may_end_in_crlf() {
    let mut engine = Engine::start();
    assert_eq!(engine.answers_to_bytes(b"\n\r\n  \t\r\n"), [""; 0]);
    engine.send_bytes(b"isready\r\n");
    assert_eq!(engine.line(), "readyok");
    assert_eq!(engine.answers_to_bytes(b"position startpos moves e2e4\r\n"), [""; 0]);
    assert!(engine.fen().contains(" b "));
}

#[test]
fn perft_prints_each_move_and_the_sum_last() {
    let mut engine = Engine::start();
    for line in ["perft 3", "go perft 3", &format!("perft 3 {START}")] {
        engine.send(line);
        let lines = engine.until("Nodes searched: ");
        let shares: Vec<u64> = lines
            .iter()
            .filter_map(|line| line.split_once(": "))
            .filter(|(mv, _)| is_a_move(mv))
            .map(|(_, nodes)| nodes.parse().expect("a number"))
            .collect();
        assert_eq!((shares.len(), shares.iter().sum::<u64>()), (20, 8_902), "{line}");
        assert_eq!(lines.last().map(String::as_str), Some("Nodes searched: 8902"), "{line}");
    }
}

#[test]
fn a_deep_perft_and_a_deep_bench_can_be_stopped() {
    let mut engine = Engine::start();
    for line in ["perft 30", "bench 60"] {
        engine.send(line);
        thread::sleep(Duration::from_millis(50));
        let stopped = Instant::now();
        engine.send("stop");
        let lines = engine.until("info string ");
        assert!(lines.last().is_some_and(|line| line.contains("was stopped")), "{lines:?}");
        assert!(stopped.elapsed() < Duration::from_secs(1), "{line}: {:?}", stopped.elapsed());
    }
    engine.send("go depth 1");
    engine.until("bestmove");
}

#[test]
fn bench_prints_nodes_and_speed_last_and_the_same_nodes_each_time() {
    fn signature(lines: &[String]) -> u64 {
        let [.., nodes, speed] = lines else { panic!("{lines:?}") };
        let number = |line: &str, unit| line.strip_suffix(unit).and_then(|number| number.parse::<u64>().ok());
        assert!(number(speed, " nps").is_some(), "{speed}");
        number(nodes, " nodes").unwrap_or_else(|| panic!("{nodes}"))
    }
    let alone: Vec<String> = stdout(&once(&["bench", "2"]).success()).lines().map(str::to_owned).collect();
    let nodes = signature(&alone);
    assert!(nodes > 0);
    // Neither the options nor earlier searches change the signature, and the game is not disturbed.
    let script = script(
        "setoption name Hash value 1\nposition startpos moves e2e4\ngo depth 3\nbench 2\nd\n\
         position startpos moves d2d4\nbench 2\n",
    );
    assert_eq!(signature(&script), nodes);
    let again = script.iter().filter(|line| **line == format!("{nodes} nodes")).count();
    assert_eq!(again, 2, "{script:?}");
    assert!(script.iter().any(|line| line.starts_with("FEN: rnbqkbnr/pppppppp/8/8/4P3/")), "{script:?}");
}

#[test]
fn d_draws_the_position_and_eval_explains_it() {
    let mut engine = Engine::start();
    let lines = engine.answers(&format!("d {KIWIPETE}"));
    assert!(lines.contains(&format!("FEN: {KIWIPETE}")), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("Key: ")), "{lines:?}");
    assert!(
        lines.iter().any(|line| line.starts_with("Legal moves (48): ") && line.contains(" O-O-O ")),
        "{lines:?}"
    );
    assert_eq!(engine.fen(), START, "`d` with a FEN leaves the game as it is");
    let evaluation = engine.answers(&format!("eval {KIWIPETE}"));
    engine.send(&format!("position fen {KIWIPETE}"));
    assert_eq!(engine.answers("eval"), evaluation);
    assert!(evaluation.iter().any(|line| line.contains("The network's value")), "{evaluation:?}");
}

#[test]
fn a_finished_game_has_no_best_move_and_says_why() {
    for (fen, score) in [
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", " score mate 0 "),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", " score cp 0 "),
    ] {
        let lines = script(format!("position fen {fen}\ngo depth 3\n"));
        assert!(
            lines.iter().any(|line| line.starts_with("info depth 0 ") && line.contains(score)),
            "{lines:?}"
        );
        assert_eq!(best_move(&lines), "(none)");
    }
}

#[test]
fn the_command_line_runs_one_command() {
    assert!(stdout(&once(&["perft", "2"]).success()).ends_with("\nNodes searched: 400\n"));
    let fields: Vec<&str> = ["perft", "1"].into_iter().chain(KIWIPETE.split(' ')).collect();
    assert!(stdout(&once(&fields).success()).ends_with("\nNodes searched: 48\n"));
    assert!(stdout(&once(&["perft", "1", KIWIPETE]).success()).ends_with("\nNodes searched: 48\n"));
    assert!(stdout(&once(&["d"]).success()).contains(START));
    assert!(stdout(&once(&["go", "depth", "2"]).success()).contains("bestmove "));
    assert!(stdout(&once(&["go", "infinite"]).success()).contains("bestmove "));

    for (arguments, part) in [
        (&["nonsense"][..], "unknown command `nonsense`"),
        (&["--nonsense"], "unknown command `--nonsense`"),
        (&["perft"], "depth is missing"),
        (&["eval", "8/8/8/8/8/8/8/8", "w", "-", "-", "0", "1"], "field 1"),
    ] {
        let done = once(arguments).code(2);
        assert!(stderr(&done).contains(part), "{arguments:?}: {}", stderr(&done));
        assert_eq!(stdout(&done), "", "{arguments:?}");
    }
    let done = once(&["position", "startpos", "moves", "e2e5"]).code(1);
    assert!(stderr(&done).contains("`e2e5`"), "{}", stderr(&done));
}

#[test]
fn help_and_version_are_printed() {
    for flag in ["-h", "--help"] {
        let help = stdout(&once(&[flag]).success());
        assert!(help.contains("bench [DEPTH]") && help.contains("perft N [FEN]"), "{help}");
    }
    for flag in ["-V", "--version"] {
        let version = stdout(&once(&[flag]).success());
        let lines: Vec<&str> = version.lines().collect();
        assert_eq!(lines[0], concat!("Plywright ", env!("CARGO_PKG_VERSION")));
        assert!(lines[1].starts_with("recipe popcount=") && lines[1].contains(" sliders="), "{version}");
        assert!(lines[2].starts_with("target "), "{version}");
        let fields = lines[3..].iter().filter(|line| !line.starts_with("revision "));
        let starts = ["compiler rustc ", "triple ", "target features ", "cargo features "];
        assert!(fields.clone().zip(starts).all(|(line, start)| line.starts_with(start)), "{version}");
        assert_eq!(fields.count(), starts.len(), "{version}");
    }
}

#[test]
fn a_reader_that_goes_away_ends_the_engine_quietly() {
    for arguments in [&["bench", "3"][..], &["perft", "4"], &[]] {
        let mut child = Command::cargo_bin(ENGINE)
            .expect("the binary is built")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("stdin is a pipe");
        // The engine may exit before it has read all of this, as it should.
        let _ = stdin.write_all(b"isready\nuci\ngo depth 60\n");
        drop(stdin);
        let done = child.wait_with_output().expect("the engine ends");
        assert!(done.status.success(), "{arguments:?}: {:?}", done.status);
        assert_eq!(String::from_utf8_lossy(&done.stderr), "", "{arguments:?}");
    }
}
