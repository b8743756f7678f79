//! Tests how the engine uses Syzygy files, both valid and invalid ones.

mod driver;
mod positions;

use std::fs;
use std::path::{Path, PathBuf};

use driver::{Engine, Folder, best_move, is_a_move};
use plywright::board::Position;
use plywright::endings::Material;
use plywright::movegen::{self, MoveList};
use plywright::recipe::Portable;
use plywright::syzygy::Files;
use plywright::types::Random;
use positions::random_position;

/// Folder with all files for three pieces, and some for four.
fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("fixtures").join("syzygy")
}

/// Starts an engine with a folder of files, and returns its answer to the option.
fn engine(folder: &str) -> (Engine, Vec<String>) {
    let mut engine = Engine::start();
    let said = engine.answers(&format!("setoption name SyzygyPath value {folder}"));
    (engine, said)
}

/// An engine with valid files.
fn with_fixtures() -> Engine {
    let (engine, said) = engine(&fixtures().to_string_lossy());
    assert_eq!(
        said,
        ["info string SyzygyPath: 8 files with results, of up to 4 pieces, and 8 files with distances"]
    );
    engine
}

fn search(engine: &mut Engine, fen: &str, go: &str) -> Vec<String> {
    engine.send(&format!("position fen {fen}"));
    engine.send(&format!("go {go}"));
    engine.until("bestmove")
}

/// The number after a word in the last line that reports an iteration.
fn number(lines: &[String], word: &str) -> Option<i64> {
    let last = lines.iter().rfind(|line| line.starts_with("info depth "))?;
    last.split_once(&format!(" {word} "))?.1.split(' ').next()?.parse().ok()
}

#[test]
fn hits_are_printed_only_with_files() {
    let mut engine = Engine::start();
    let lines = search(&mut engine, "4k3/8/8/3K4/4P3/8/8/8 w - - 0 1", "depth 6");
    assert_eq!(number(&lines, "tbhits"), None);
    let mut engine = with_fixtures();
    assert!(number(&search(&mut engine, "4k3/8/8/3K4/4P3/8/8/8 w - - 0 1", "depth 6"), "tbhits").is_some());
    assert_eq!(engine.answers("setoption name SyzygyPath value <empty>"), [""; 0]);
    assert_eq!(number(&search(&mut engine, "4k3/8/8/3K4/4P3/8/8/8 w - - 0 1", "depth 6"), "tbhits"), None);
}

#[test]
fn below_the_root_known_results_decide() {
    let mut engine = with_fixtures();
    // The fixtures have no file for these four pieces, but taking the knight leaves a winning pawn
    // either way.
    let fen = "8/8/8/8/7k/1n6/P1K5/8 w - - 0 1";
    let lines = search(&mut engine, fen, "depth 8");
    assert!(number(&lines, "tbhits") > Some(0), "{lines:?}");
    assert!(
        ["a2b3", "c2b3"].contains(&best_move(&lines)) && number(&lines, "cp") == Some(31_870),
        "{lines:?}"
    );
    assert_eq!(engine.answers("setoption name SyzygyProbeLimit value 2"), [""; 0]);
    let lines = search(&mut engine, fen, "depth 8");
    assert_eq!(number(&lines, "tbhits"), Some(0));
}

#[test]
fn at_the_root_a_move_is_played_that_keeps_the_win_or_the_draw() {
    let (files, _) = Files::open(&fixtures().to_string_lossy()).expect("the fixtures are there");
    let mut engine = with_fixtures();
    // With one pawn more, the choice of the move often decides between a win and a draw.
    let pawn: Material = "KPK".parse().expect("a material");
    let (mut random, mut tried) = (Random::new(7), 0);
    while tried < 100 {
        let Some(position) = random_position(&mut random, pawn) else { continue };
        let Some(worth) = files.wdl(Portable::PORTABLE, position.placement()) else { continue };
        let mut moves = MoveList::new();
        movegen::legal(Portable::PORTABLE, position.placement(), &mut moves);
        let keeps = |mv| files.wdl(Portable::PORTABLE, &position.placement().after(mv)) == Some(-worth);
        if moves.iter().all(|&mv| keeps(mv)) {
            continue;
        }
        let lines = search(&mut engine, &position.to_string(), "nodes 1");
        let best = moves.iter().find(|mv| mv.to_string() == best_move(&lines)).expect("it is legal");
        assert!(keeps(*best), "{position}: {best}");
        tried += 1;
    }
}

#[test]
fn a_win_is_carried_out() {
    for fen in ["8/8/8/8/4k3/8/8/R3K3 w - - 0 1", "4k3/8/8/3K4/4P3/8/8/8 w - - 0 1"] {
        let mut engine = with_fixtures();
        let mut game = String::new();
        for ply in 0.. {
            engine.send(&format!("position fen {fen} moves{game}"));
            engine.send("go nodes 400");
            let lines = engine.until("bestmove");
            if best_move(&lines) == "(none)" {
                assert!(ply % 2 == 1 && number(&lines, "mate") == Some(0), "{game}: {lines:?}");
                break;
            }
            assert!(ply < 200, "{game}");
            game = format!("{game} {}", best_move(&lines));
        }
    }
}

#[test]
fn several_lines_follow_the_ranks() {
    let mut engine = with_fixtures();
    let fen = "4k3/8/8/3K4/4P3/8/8/8 w - - 0 1";
    let lines = search(&mut engine, fen, "depth 4 searchmoves d5c4");
    assert_eq!((best_move(&lines), number(&lines, "cp")), ("d5c4", Some(0)));
    engine.send("setoption name MultiPV value 20");
    let lines = search(&mut engine, fen, "depth 4");
    let last: Vec<_> = lines.iter().filter(|line| line.starts_with("info depth 4 ")).collect();
    let scores: Vec<i64> = last
        .iter()
        .map(|line| {
            line.split(" cp ").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok()).expect("a score")
        })
        .collect();
    let mut legal = MoveList::new();
    movegen::legal(Portable::PORTABLE, fen.parse::<Position>().expect("a position").placement(), &mut legal);
    assert_eq!(scores.len(), legal.len());
    assert!(
        scores.is_sorted_by(|a, b| a >= b) && scores[0] == 31_871 && scores.last() == Some(&0),
        "{scores:?}"
    );
    assert!(scores.iter().all(|score| [0, 31_871].contains(score)), "{scores:?}");
}

#[test]
fn the_fifty_move_rule_may_be_left_out() {
    let mut engine = with_fixtures();
    let fen = "8/8/8/8/4k3/8/8/R3K3 w - - 95 100";
    assert_eq!(number(&search(&mut engine, fen, "depth 4"), "cp"), Some(2));
    assert_eq!(engine.answers("setoption name Syzygy50MoveRule value false"), [""; 0]);
    assert_eq!(number(&search(&mut engine, fen, "depth 4"), "cp"), Some(31_871));
}

#[test]
fn several_threads_share_the_files() {
    let mut engine = with_fixtures();
    engine.send("setoption name Threads value 4");
    let lines = search(&mut engine, "8/3r4/4k3/8/8/3R4/2PK4/8 w - - 0 1", "depth 14");
    assert!(is_a_move(best_move(&lines)) && number(&lines, "tbhits") > Some(0), "{lines:?}");
}

/// A position whose search looks up positions in KPvK, KQvK and KRvK.
const ASKING: &str = "8/8/8/8/7k/1n6/P1K5/8 w - - 0 1";

#[test]
fn bad_folders_are_refused_and_the_files_stay() {
    let mut engine = with_fixtures();
    let file = fixtures().join("README.md");
    for folder in ["no/such/folder", file.to_str().expect("text"), "\u{1}", &"x".repeat(5_000)] {
        let said = engine.answers(&format!("setoption name SyzygyPath value {folder}"));
        let [line] = said.as_slice() else { panic!("{said:?}") };
        assert!(line.starts_with("info string setoption SyzygyPath: ") && line.len() < 400, "{line}");
        assert!(line.ends_with("the files stay as they were"), "{line}");
    }
    assert!(number(&search(&mut engine, ASKING, "depth 6"), "tbhits") > Some(0));
    let folder = Folder::new("syzygy-none");
    let said = engine.answers(&format!("setoption name SyzygyPath value {}", folder.path("")));
    assert_eq!(
        said,
        ["info string SyzygyPath: 0 files with results, of up to 0 pieces, and 0 files with distances"]
    );
    assert_eq!(number(&search(&mut engine, ASKING, "depth 6"), "tbhits"), None);
}

#[test]
fn several_folders_are_one() {
    let (first, second) = (Folder::new("syzygy-one"), Folder::new("syzygy-two"));
    let read = |name: &str| fs::read(fixtures().join(name)).expect("a fixture");
    first.file("KQvK.rtbw", read("KQvK.rtbw"));
    first.file("KRvK.rtbw", b"");
    second.file("KRvK.rtbw", read("KRvK.rtbw"));
    second.file("KQvK.rtbw", b"");
    let folders = std::env::join_paths([first.path(""), second.path("")]).expect("no separator in them");
    let (_engine, said) = engine(&folders.to_string_lossy());
    // Of two files with the same name, the first valid one is used: an invalid one before it is
    // reported, and one after it is not read.
    let [passed, found] = said.as_slice() else { panic!("{said:?}") };
    assert!(passed.contains("KRvK.rtbw") && passed.contains("0 bytes"), "{passed}");
    assert!(found.contains(": 2 files"), "{found}");
}

/// Stockfish also skips a folder that does not exist.
#[test]
fn a_missing_folder_does_not_affect_the_others() {
    let good = fixtures();
    let file = fixtures().join("README.md");
    for (folders, missing) in [
        (vec![Path::new("/none"), &good], 1),
        (vec![&good, Path::new("/none")], 1),
        (vec![Path::new("/none"), Path::new(""), &good, &file], 2),
        (vec![Path::new(""), &good], 0),
    ] {
        let folders = std::env::join_paths(folders).expect("no separator in them");
        let (mut engine, said) = engine(&folders.to_string_lossy());
        let (found, passed) = said.split_last().expect("it says what it found");
        assert!(found.contains(": 8 files"), "{said:?}");
        assert_eq!(passed.len(), missing, "{said:?}");
        for line in passed {
            assert!(
                line.starts_with("info string SyzygyPath: `") && line.contains("cannot be read: "),
                "{line}"
            );
            assert!(line.ends_with("; it is not used") && line.len() < 400, "{line}");
        }
        assert!(number(&search(&mut engine, ASKING, "depth 6"), "tbhits") > Some(0));
    }
    let none = std::env::join_paths(["/none", "/neither"]).expect("no separator in them");
    let (_engine, said) = engine(&none.to_string_lossy());
    let [line] = said.as_slice() else { panic!("{said:?}") };
    assert!(line.contains("setoption SyzygyPath: `/none` cannot be read"), "{line}");
    assert!(line.ends_with("the files stay as they were"), "{line}");
}

/// Each spoilt file is reported once, and the engine plays on without it.
#[test]
fn a_damaged_file_gives_one_line() {
    let folder = Folder::new("syzygy-spoilt");
    for name in ["KQvK.rtbw", "KRvK.rtbw", "KBvK.rtbw", "KNvK.rtbw"] {
        folder.file(name, fs::read(fixtures().join(name)).expect("a fixture"));
    }
    let mut engine = Engine::start();
    let mut spoilt = |name: &str, bytes: &[u8]| {
        let path = folder.file(name, bytes);
        let said = engine.answers(&format!("setoption name SyzygyPath value {}", folder.path("")));
        let [passed, found] = said.as_slice() else { panic!("{name}: {said:?}") };
        assert!(passed.starts_with("info string SyzygyPath: ") && passed.contains(name), "{passed}");
        assert!(passed.ends_with("it is not used") && passed.len() < 400, "{passed}");
        assert!(found.contains(": 4 files"), "{found}");
        let lines = search(&mut engine, ASKING, "nodes 300");
        assert!(
            is_a_move(best_move(&lines)) && !lines.iter().any(|line| line.contains("string")),
            "{lines:?}"
        );
        fs::remove_file(path).expect("it can be removed");
    };
    let mut random = Random::new(23);
    for name in ["KPvK.rtbw", "KPvK.rtbz", "KBvKN.rtbw"] {
        let bytes = fs::read(fixtures().join(name)).expect("a fixture");
        for length in
            [0, 1, 4, 63, 64, 80, 144, bytes.len() / 2, bytes.len() - 64, bytes.len() - 16, bytes.len() - 1]
        {
            spoilt(name, &bytes[..length]);
        }
        spoilt(name, &[&bytes[..], &[0; 64]].concat());
        for _ in 0..200 {
            let (mut bytes, at) = (bytes.clone(), random.below(bytes.len() as u64) as usize);
            bytes[at] ^= 1 + random.below(255) as u8;
            spoilt(name, &bytes);
        }
    }
}

/// A file changes after it was found: it gets shorter, or its bytes change.
#[test]
fn a_file_that_changes_in_use_gives_one_line() {
    let whole = fs::read(fixtures().join("KPvK.rtbw")).expect("a fixture");
    let mut as_long = whole.clone();
    as_long[whole.len() / 2] ^= 1;
    a_file_that_becomes("syzygy-shorter", b"shorter");
    a_file_that_becomes("syzygy-as-long", &as_long);
}

fn a_file_that_becomes(folder: &str, bytes: &[u8]) {
    let folder = Folder::new(folder);
    for name in ["KPvK.rtbw", "KQvK.rtbw", "KRvK.rtbw", "KBvK.rtbw", "KNvK.rtbw"] {
        folder.file(name, fs::read(fixtures().join(name)).expect("a fixture"));
    }
    let (mut engine, _) = engine(&folder.path(""));
    folder.file("KPvK.rtbw", bytes);
    let lines = search(&mut engine, ASKING, "depth 6");
    let said: Vec<_> = lines.iter().filter(|line| line.starts_with("info string")).collect();
    assert!(
        matches!(said.as_slice(), [line] if line.contains("KPvK.rtbw") && line.ends_with("not used any more")),
        "{lines:?}"
    );
    let lines = search(&mut engine, ASKING, "depth 6");
    assert!(
        is_a_move(best_move(&lines)) && !lines.iter().any(|line| line.starts_with("info string")),
        "{lines:?}"
    );
}

#[test]
fn unneeded_files_change_no_node_count() {
    // With files only for endings that the search does not reach, the search is the same.
    let nodes = |engine: &mut Engine| number(&search(engine, driver::KIWIPETE, "depth 7"), "nodes");
    assert_eq!(nodes(&mut Engine::start()), nodes(&mut with_fixtures()));
}

#[test]
fn an_unreadable_file_gives_one_line() {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let folder = Folder::new("syzygy-closed");
        let path = folder.file("KPvK.rtbw", fs::read(fixtures().join("KPvK.rtbw")).expect("a fixture"));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).expect("it is ours");
        if fs::read(&path).is_ok() {
            eprintln!("skipped: this user may read every file");
            return;
        }
        let (_engine, said) = engine(&folder.path(""));
        let [passed, _] = said.as_slice() else { panic!("{said:?}") };
        assert!(passed.contains("cannot be read"), "{passed}");
    }
}
