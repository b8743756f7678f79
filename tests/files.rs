//! Tests the reading of files that others wrote: EPD, PGN, books. Each file of the corpus in
//! `tests/hostile/` gets the answer in the `answers.txt` next to it, and the engine goes on. Files
//! too large for the repository are made here.

mod driver;

use std::collections::BTreeMap;
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use driver::{Engine, Folder, PATIENCE, best_move, is_a_move, once, once_engine, stderr, stdout};
use plywright::board::Position;
use plywright::notation::{epd, pgn};
use plywright::recipe::Portable;

fn corpus(kind: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("hostile").join(kind)
}

/// Expected answers, by file. Asserts that every file of the folder has one.
fn answers(kind: &str) -> BTreeMap<String, Vec<String>> {
    let text = fs::read_to_string(corpus(kind).join("answers.txt")).expect("the answers are there");
    let mut answers: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, answer) = line.split_once(':').expect(line);
        let known = answers.entry(name.to_owned()).or_default();
        if !answer.is_empty() {
            known.push(answer.trim().to_owned());
        }
    }
    for entry in fs::read_dir(corpus(kind)).expect("the corpus is there") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        assert!(name == "answers.txt" || answers.contains_key(&name), "{name} has no answer");
    }
    answers
}

/// Asserts that each printed line contains the expected answer, and is a single line.
fn assert_printed(what: &str, printed: &[String], answers: &[String]) {
    assert_eq!(printed.len(), answers.len(), "{what}: {printed:#?}");
    for (line, answer) in printed.iter().zip(answers) {
        assert!(line.contains(answer.as_str()), "{what}: expected {answer}, found {line}");
        assert!(!line.contains(['\n', '\r', '\0']) && line.len() < 500, "{what}: {line:?}");
    }
}

#[test]
fn hostile_epd_is_answered_line_by_line() {
    for (name, answers) in answers("epd") {
        let bytes = fs::read(corpus("epd").join(&name)).expect("the file is there");
        let printed: Vec<_> = epd::Reader::new(Portable::PORTABLE, &bytes[..])
            .filter_map(|line| match line.expect("bytes can be read") {
                Ok(epd) => epd.warning,
                Err(error) => Some(error),
            })
            .map(|error| error.to_string())
            .collect();
        assert_printed(&name, &printed, &answers);

        // `suite` prints the same lines, then a line about the whole file unless all is right. It
        // searches the positions of good lines.
        let path = corpus("epd").join(&name);
        let done = once(&["suite", path.to_str().expect("the path is text"), "--depth", "1"]);
        let mut said: Vec<_> = stderr(&done).lines().map(str::to_owned).collect();
        let sum = said.pop();
        let status = done.get_output().status.code();
        if answers.is_empty() && name != "empty.epd" {
            assert!(status == Some(0) || status == Some(1), "{name}: {said:?}, {sum:?}");
        } else {
            let sum = sum.unwrap_or_default();
            assert!(sum.ends_with(" no EPD") || sum.ends_with(" holds no position"), "{name}: {sum}");
            assert_eq!(status, Some(2), "{name}");
        }
        assert_printed(&name, &said, &answers);
        assert!(!stdout(&done).contains('\0'), "{name}");
    }
}

#[test]
fn a_suite_prints_whether_each_solution_was_found() {
    let folder = Folder::new("suite");
    let mate = "7k/8/6K1/8/8/8/8/5Q2 w - -";
    let lines = [
        format!("{mate} bm Qf8#; am Qf7; dm 1; id \"all of it\";"),
        "# a remark".to_owned(),
        format!("{mate} dm 3;"),
        format!("{mate} bm Qf7; id \"stalemate\";"),
        format!("{mate} am Qf8; id \"\u{1b}[2J\u{fc}\";"),
        format!("{mate} id \"free\";"),
        "7k/5Q2/6K1/8/8/8/8/8 b - - dm 1; id \"no move\";".to_owned(),
    ];
    let path = folder.file("suite.epd", lines.join("\n"));
    for limit in [&["--depth", "4"][..], &["--nodes", "5000"], &["--movetime", "20"]] {
        let done = once(&[&["suite", path.as_str()], limit].concat()).code(1);
        let said = stdout(&done);
        let rows: Vec<_> = said
            .lines()
            .map(|row| row.split_whitespace().filter(|word| !word.parse::<u64>().is_ok_and(|it| it > 1)))
            .map(|row| row.collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(
            rows[..6],
            [
                "ok all of it Qf8# mate 1 bm Qf8#; am Qf7; dm 1",
                "ok line Qf8# mate 1 dm",
                "wrong stalemate Qf8# mate 1 bm Qf7",
                "wrong \\u{1b}[2J\u{fc} Qf8# mate 1 am Qf8#",
                "- free Qf8# mate 1 nothing is wanted",
                "wrong no move (none) cp 0 0 dm 1",
            ],
            "{said}"
        );
        assert!(said.contains("6 positions: 2 right, 3 wrong, 1 with nothing wanted; "), "{said}");
        assert_eq!(stderr(&done), "plywright: the answer is wrong in 3 of 5 positions\n");
    }
    // By nodes, the result is the same every time.
    let solved = folder.file("solved.epd", format!("{mate} bm Qf8;\n\n{mate} id \"free\";\n"));
    let first = stdout(&once(&["suite", &solved]).success());
    assert_eq!(first.lines().next(), stdout(&once(&["suite", &solved]).success()).lines().next());
    let here = folder.0.to_str().expect("the path is text");
    let faulty = folder.file("faulty.epd", format!("{mate} bm Qf8;\n\n\u{fc} 8/8 w - -\n{mate} bm e4;\n"));
    for (arguments, part) in [
        (&["suite", &path, "--depth", "0"][..], "--depth: expected a number from 1 to 128, found `0`"),
        (&["suite", &path, "--nodes"], "the value of --nodes is missing"),
        (&["suite", &path, "--nodes", "-1"], "--nodes: expected a number from 1 to"),
        (&["suite", &path, "--nodes", "9", "--depth", "9"], "--depth: there is a limit already"),
        (&["suite", &path, &path], "one file at a time"),
        (&["suite", &path, "--frob"], "there is no option `--frob`"),
        (&["suite", "--depth", "3"], "the file is missing"),
        (&["suite", "no-such.epd"], "cannot read no-such.epd"),
        (&["suite", here], "cannot read"),
        (&["suite", "/dev/zero"], "cannot read /dev/zero: it is a device, and no file or pipe"),
        (&["suite", &faulty, "--depth", "2"], "line 4, column 31: bm: `e4` is no move here"),
        (&["suite", &faulty, "--depth", "2"], "faulty.epd: 2 lines are no EPD"),
    ] {
        let done = once(arguments).code(2);
        assert!(stderr(&done).contains(part), "{arguments:?}: {}", stderr(&done));
    }
    let from_input = |arguments: &[&str], text: &str| {
        once_engine().args(arguments).write_stdin(text).timeout(PATIENCE).assert()
    };
    let done = from_input(&["suite", "-", "--depth", "2"], &format!("{mate} bm Qf8;\n"));
    assert!(stdout(&done.success()).contains("1 position: 1 right"));
    let book = folder.path("from-input.book");
    let build = ["book", "build", "-", "-o", &book, "--min-games", "1"];
    assert!(
        stdout(&from_input(&build, "1. e4 e5 *\n").success()).contains("2 moves in 2 positions, from 1 game")
    );
    let done = once(&["suite", &faulty, "--depth", "2"]).code(2);
    assert!(stdout(&done).contains("1 position: 1 right, 0 wrong"), "{}", stdout(&done));
    for help in [&["suite"][..], &["suite", "--help"]] {
        assert!(stdout(&once(help).success()).contains("plywright suite FILE"));
    }
}

#[test]
fn the_openings_of_matches_are_in_order() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/match/openings.epd");
    let file = BufReader::new(fs::File::open(path).expect("the openings are there"));
    let mut keys = Vec::new();
    for line in epd::Reader::new(Portable::PORTABLE, file) {
        let epd = line.expect("the file can be read").unwrap_or_else(|error| panic!("{error}"));
        assert!(epd.id.is_some() && epd.comments[0].is_some());
        keys.push(epd.position.key().0);
    }
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert!(count >= 200 && keys.len() == count, "{count} openings, {} of them different", keys.len());
}

#[test]
fn hostile_pgn_is_answered_game_by_game() {
    let folder = Folder::new("pgn");
    for (name, answers) in answers("pgn") {
        let games = corpus("pgn").join(&name);
        let book = folder.path("book.bin");
        let games = games.to_str().expect("the path is text");
        let done = once(&["book", "build", games, "-o", &book, "--min-games", "1"]);
        let code = done.get_output().status.code();
        let printed: Vec<_> = stderr(&done).lines().map(str::to_owned).collect();
        assert_printed(&name, &printed, &answers);
        // The book has whatever could be read; if nothing could, there is no book.
        assert_eq!(code, Some(i32::from(!Path::new(&book).exists())), "{name}");
        let left = folder.names();
        assert!(left.is_empty() || left == ["book.bin"], "{name}: {left:?}");
        let _ = fs::remove_file(&book);
    }
}

#[test]
fn neither_depth_nor_length_harms_a_reader() {
    let deep = format!("1. e4 {}{} e5 *\n", "(1. d4 ".repeat(100_000), ")".repeat(100_000));
    let open = format!("1. e4 {}\n", "(".repeat(1 << 20));
    let comment = format!("1. e4 {{{}}} e5 *\n", "{".repeat(1 << 20));
    let line = format!("1. e4 e5 {}*\n", " ".repeat(1 << 20));
    let word = format!("1. {} e5 *\n", "e4".repeat(1 << 19));
    let tags = format!("{}\n1. e4 e5 *\n", "[Event \"x\"]".repeat(1 << 17));
    for (text, moves, is_whole) in [
        (deep, 2, true),
        (open, 1, false),
        (comment, 2, true),
        (line, 2, true),
        (word, 0, false),
        (tags, 2, true),
    ] {
        let games: Vec<_> = pgn::Reader::new(Portable::PORTABLE, text.as_bytes()).collect();
        let [Ok(game)] = &games[..] else { panic!("one game") };
        assert_eq!((game.moves.len(), game.fault.is_none()), (moves, is_whole), "{:?}", game.fault);
    }
    let long = format!("{}\n4k3/8/8/8/8/8/8/4K3 w - -\n", "k".repeat(1 << 20));
    let lines: Vec<_> = epd::Reader::new(Portable::PORTABLE, long.as_bytes())
        .map(|line| line.expect("bytes can be read"))
        .collect();
    assert!(lines.len() == 2 && lines[0].is_err() && lines[1].is_ok());
}

#[test]
fn hostile_books_are_refused_and_the_engine_goes_on() {
    let mut engine = Engine::start();
    engine.send("setoption name OwnBook value true");
    for (name, answers) in answers("book") {
        let path = corpus("book").join(&name);
        let path = path.to_str().expect("the path is text");
        let held = answers.first().and_then(|answer| answer.split_once(" | "));
        // `book check` finds an illegal move only if the start position leads to it.
        let at_the_start = held.is_some_and(|(fen, _)| fen == Position::START_FEN);
        let refusal = if held.is_some() { &[][..] } else { &answers[..] };
        assert_printed(&name, &engine.answers(&format!("setoption name BookFile value {path}")), refusal);

        let done = once(&["book", "check", path]);
        assert_eq!(done.get_output().status.success(), refusal.is_empty() && !at_the_start, "{name}");
        if !refusal.is_empty() {
            assert_printed(&name, &[stderr(&done).trim_end().to_owned()], refusal);
        }
        let fen = held.map_or(Position::START_FEN, |(fen, _)| fen);
        engine.send(&format!("position fen {fen}"));
        engine.send("go depth 1");
        let lines = engine.until("bestmove");
        assert!(is_a_move(best_move(&lines)), "{name}: {lines:?}");
        if let Some((_, passed_over)) = held {
            let line = format!("info string book: {passed_over} is no legal move here and is passed over");
            assert!(lines.contains(&line), "{name}: {lines:?}");
            assert!(lines.iter().any(|line| line.contains(" depth 1 ")), "{name} was searched: {lines:?}");
            engine.send("setoption name BookFile value <empty>");
        } else {
            assert!(lines.iter().any(|line| line.starts_with("info string book:")), "{name}: {lines:?}");
        }
    }
    let folder = std::env::temp_dir();
    let folder = folder.to_str().expect("the path is text");
    for path in [folder, "no/such/book.bin", "/dev/zero"]
        .into_iter()
        .filter(|path| Path::new(path).exists() || path.starts_with("no"))
    {
        let printed = engine.answers(&format!("setoption name BookFile value {path}"));
        assert!(printed.len() == 1 && printed[0].contains("the book stays as it was"), "{printed:?}");
    }
    engine.send("quit");
    assert!(engine.has_ended_well());
}

#[test]
fn a_book_is_built_shown_checked_and_played() {
    let folder = Folder::new("book");
    let games = folder.file("games.pgn", "1. e4 e5 2. Nf3 1-0\n\n1. e4 c5 *\n\n1. d4 d5 0-1\n\n1. c4 *\n");
    let more = folder.file("more.pgn", "1. e4 e5 2. Nc3 1/2-1/2\n");
    for format in ["own", "polyglot"] {
        let book = folder.path("book.bin");
        let build = [
            "book",
            "build",
            &games,
            &more,
            "-o",
            &book,
            "--format",
            format,
            "--depth",
            "2",
            "--min-games",
            "1",
        ];
        let done = once(&build).success();
        let printed = stdout(&done);
        assert!(
            printed.contains("5 moves in 3 positions, from 5 games")
                && printed.contains("left out: 1 move, which only lost"),
            "{printed}"
        );
        let first = fs::read(&book).expect("the book is there");
        once(&build).success();
        assert_eq!(fs::read(&book).expect("the book is there"), first, "the same games, the same bytes");

        let shown = stdout(&once(&["book", "show", &book, "e4"]).success());
        let rows: Vec<_> =
            shown.lines().skip(2).map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(rows, ["c5 c7c5 1 50.00 %", "e5 e7e5 1 50.00 %"]);
        let checked = stdout(&once(&["book", "check", &book]).success());
        assert!(checked.contains("5 entries") && checked.contains("0 are illegal"), "{checked}");

        let mut engine = Engine::start();
        engine.send(&format!("setoption name BookFile value {book}"));
        engine.send("setoption name OwnBook value true");
        engine.send("setoption name BookSeed value 3");
        engine.send("position startpos moves d2d4");
        engine.send("go wtime 1000 btime 1000");
        let lines = engine.until("bestmove");
        assert_eq!(lines, ["info string book: d7d5, 100.0 %, of 1; seed 3", "bestmove d7d5"]);
        for search in ["go depth 1 searchmoves a7a6", "go depth 1 mate 1"] {
            engine.send(search);
            let lines = engine.until("bestmove");
            assert!(lines.iter().all(|line| !line.contains("book")), "{search}: {lines:?}");
        }
        engine.send("setoption name BookDepth value 1");
        engine.send("go depth 1");
        assert!(engine.until("bestmove").iter().all(|line| !line.contains("book")));
        engine.send("quit");
        assert!(engine.has_ended_well());
    }
    assert_eq!(folder.names(), ["book.bin", "games.pgn", "more.pgn"], "nothing is left next to the book");
}

#[test]
fn the_exit_code_of_book_shows_its_errors() {
    let folder = Folder::new("misuse");
    let games = folder.file("games.pgn", "1. e4 e5 2. Nf7 *\n\n1. d4 *\n");
    let book = folder.path("book.bin");
    let no_folder = folder.path("no/book.bin");
    let missing = format!("cannot write {no_folder}: the folder {} is missing", folder.path("no"));
    let round_about = folder.path("./games.pgn");
    let here = folder.0.to_str().expect("the path is text");
    for (arguments, code, part) in [
        (&["book", "frob"][..], 2, "expected `build`, `show` or `check`, found `frob`"),
        (&["book", "build"], 2, "the games are missing"),
        (&["book", "build", &games], 2, "say with -o where"),
        (&["book", "build", &games, "-o"], 2, "the value of -o is missing"),
        (&["book", "build", &games, "-o", &book, "--depth", "0"], 2, "expected a number above 0, found `0`"),
        (
            &["book", "build", &games, "-o", &book, "--format", "ctg"],
            2,
            "expected `own` or `polyglot`, found `ctg`",
        ),
        (&["book", "build", &games, "-o", &book, "--frob"], 2, "there is no option `--frob`"),
        (&["book", "check"], 2, "the book is missing"),
        (&["book", "check", "a", "b"], 2, "unexpected `b`"),
        (&["book", "build", "no-such.pgn", "-o", &book], 1, "cannot read no-such.pgn"),
        (&["book", "build", here, "-o", &book], 1, "cannot read"),
        (&["book", "build", "/dev/zero", "-o", &book], 1, "it is a device, and no file or pipe"),
        (
            &["book", "build", &games, "/dev/urandom", "-o", &book],
            1,
            "cannot read /dev/urandom: it is a device",
        ),
        (&["book", "build", &games, "-o", &book], 1, "no move was played in 3 games or more"),
        (
            &["book", "build", &games, "-o", &book, "--min-games", "1", "--strict"],
            1,
            "no book is written: 1 game with faults",
        ),
        (&["book", "build", &games, "-o", &no_folder], 1, &missing),
        (
            &["book", "build", &games, "-o", here, "--min-games", "1"],
            1,
            "the path exists and is no plain file",
        ),
        (&["book", "build", &games, "-o", &games, "--min-games", "1"], 1, "the games are read from there"),
        (&["book", "build", "/dev/null", &games, "-o", &games], 1, "the games are read from there"),
        (
            &["book", "build", &games, "-o", &round_about, "--min-games", "1"],
            1,
            "the games are read from there",
        ),
        (&["book", "show", &games], 1, "is no book"),
        (&["book", "show", "<internal>", "e4", "e4"], 1, "`e4` is no move here"),
    ] {
        let done = once(arguments).code(code);
        assert!(stderr(&done).contains(part), "{arguments:?}: {}", stderr(&done));
        assert_eq!(folder.names(), ["games.pgn"], "{arguments:?}");
    }
    for help in [&["book"][..], &["book", "--help"], &["book", "build", "--help"]] {
        assert!(stdout(&once(help).success()).contains("plywright book build"));
    }
}

#[test]
fn only_a_book_is_replaced_by_a_book() {
    let folder = Folder::new("place");
    let games = folder.file("games.pgn", "1. e4 e5 *\n");
    let notes = "no book, and of 32 bytes exactly";
    let (text, odd, empty) =
        (folder.file("text", notes), folder.file("odd", "odd"), folder.file("empty", ""));
    let content = fs::read(corpus("book").join("own-checksum.bin")).expect("the file is there");
    let damaged = folder.file("damaged", content);
    let build = |output: &str| once(&["book", "build", &games, "-o", output, "--min-games", "1"]);
    for (path, content) in [(&text, notes), (&odd, "odd")] {
        let done = build(path).code(1);
        assert!(stderr(&done).contains("the file exists and is no"), "{}", stderr(&done));
        assert_eq!(fs::read_to_string(path).expect("the file is there"), content);
    }
    // For example a disk image.
    let zeros = folder.file("zeros", vec![0; 4096]);
    let done = build(&zeros).code(1);
    assert!(stderr(&done).contains("the file exists and is no book"), "{}", stderr(&done));
    assert_eq!(fs::read(&zeros).expect("the file is there"), [0; 4096]);
    // Any sixteen bytes are a valid entry of Polyglot's format.
    let key = folder.file("key", "a key's 16 bytes");
    let done = build(&key).code(1);
    assert!(stderr(&done).contains("may be no book"), "{}", stderr(&done));
    assert_eq!(fs::read(&key).expect("the file is there"), b"a key's 16 bytes");
    let done = build(&format!("{}/", folder.path("no-folder"))).code(1);
    assert!(stderr(&done).contains("ends without the name of a file"), "{}", stderr(&done));
    for path in [&empty, &damaged, &folder.path("new"), &empty] {
        build(path).success();
        assert!(fs::read(path).expect("the book is there").starts_with(b"PLYWBOOK"));
    }
    #[cfg(unix)]
    {
        let done = build("/dev/null").code(1);
        assert!(stderr(&done).contains("plain file"), "{}", stderr(&done));
        let link = folder.path("link");
        std::os::unix::fs::symlink(&games, &link).expect("a link can be made");
        let done = build(&link).code(1);
        assert!(stderr(&done).contains("the games are read from there"), "{}", stderr(&done));
    }
    assert_eq!(fs::read_to_string(&games).expect("the games are there"), "1. e4 e5 *\n");
}
