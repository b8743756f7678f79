//! Tests the reading of weights that others wrote. Each file of the corpus in
//! `tests/hostile/weights/` gets the answer in the `answers.txt` next to it, and a refused file
//! leaves the weights in use unchanged. Files that are too large for the repository, and complete
//! tables with a single error, are written here.

mod driver;

use std::fs;
use std::path::Path;

use driver::{Engine, Folder, KIWIPETE, best_move, is_a_move};
use plywright::eval::Values;

const OPTION: &str = "setoption name WeightsFile value";

/// An engine with a position whose value depends on the weights that these tests change.
fn engine() -> Engine {
    let mut engine = Engine::start();
    assert_eq!(engine.answers(&format!("position fen {KIWIPETE}")), [""; 0]);
    engine
}

/// The shipped table with this line in place of the weight's own.
fn changed(weight: &str, line: &str) -> String {
    let text = Values::SHIPPED.to_toml();
    let shipped = text.lines().find(|line| line.starts_with(&format!("{weight} = "))).expect(weight);
    text.replacen(shipped, line, 1)
}

/// Line of a weight in the shipped table, from 1.
fn line_of(weight: &str) -> usize {
    let text = Values::SHIPPED.to_toml();
    text.lines().position(|line| line.starts_with(&format!("{weight} = "))).expect(weight) + 1
}

/// Asserts that the file is refused with one clear line that has all these parts, and that nothing
/// changes.
#[track_caller]
fn assert_refused(engine: &mut Engine, what: &str, path: &str, parts: &[&str]) {
    let before = engine.answers("eval");
    let output = engine.answers(&format!("{OPTION} {path}"));
    let [line] = output.as_slice() else { panic!("{what}: {output:#?}") };
    assert!(line.starts_with("info string setoption WeightsFile: "), "{what}: {line}");
    assert!(parts.iter().all(|part| line.contains(part)), "{what}: expected {parts:?}, found {line}");
    assert!(!line.contains(char::is_control) && line.len() < 300, "{what}: {line:?}");
    assert_eq!(engine.answers("eval"), before, "{what}");
}

#[track_caller]
fn assert_alive(engine: &mut Engine) {
    engine.send("go depth 2");
    assert!(is_a_move(best_move(&engine.until("bestmove"))));
}

#[test]
fn hostile_files_are_refused_with_their_place_and_change_nothing() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile/weights");
    let text = fs::read_to_string(corpus.join("answers.txt")).expect("the answers are there");
    let answers: Vec<(&str, &str)> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(": ").expect(line))
        .collect();
    let mut names: Vec<String> = fs::read_dir(&corpus)
        .expect("the corpus is there")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name != "answers.txt")
        .collect();
    names.sort_unstable();
    let mut answered: Vec<&str> = answers.iter().map(|(name, _)| *name).collect();
    answered.sort_unstable();
    assert_eq!(names, answered, "every file has its answer");

    let folder = Folder::new("hostile");
    let mut engine = engine();
    // Weights other than the shipped ones, so that a fall-back to these would show.
    let in_use = folder.file("in-use.toml", changed("tempo", "tempo = [333, 222]"));
    assert_eq!(engine.answers(&format!("{OPTION} {in_use}")), [""; 0]);
    for (name, answer) in answers {
        let path = corpus.join(name);
        assert_refused(&mut engine, name, path.to_str().expect("the path is text"), &[answer]);
    }
    assert_alive(&mut engine);
}

#[test]
fn a_complete_table_with_one_error_is_refused_with_its_place() {
    let folder = Folder::new("whole");
    let mut engine = engine();
    let shipped = Values::SHIPPED.to_toml();
    let last = shipped.trim_end().rfind('\n').expect("the table has lines");
    for (what, text, place, part) in [
        (
            "a plain number instead of a list",
            changed("danger_attacker", "danger_attacker = 1"),
            ("danger_attacker", 19),
            "expected a list of 4",
        ),
        (
            "a list instead of a plain number",
            changed("danger_hit", "danger_hit = [1]"),
            ("danger_hit", 14),
            "expected a whole number from 0 to 50, found array",
        ),
        (
            "a plain number out of range",
            changed("danger_hit", "danger_hit = 51"),
            ("danger_hit", 14),
            "found `51`",
        ),
        (
            "a row that is too short",
            changed("storm", "storm = [[1, 2]]"),
            ("storm", 9),
            "expected a list of 8, found a list of 1",
        ),
        ("another name", changed("storm", "steam = [1, 2]"), ("storm", 1), "there is no weight `steam`"),
        (
            "all in range, and together too much",
            changed("material", "material = [[0, 2000], [0, 2000], [0, 2000], [0, 2000], [0, 2000]]"),
            ("material", 1),
            "the endgame values could add up to",
        ),
    ] {
        let path = folder.file("wrong.toml", text);
        let (weight, column) = place;
        let place = format!("line {}, column {column}: ", line_of(weight));
        assert_refused(&mut engine, what, &path, &[&place, part]);
    }
    let path = folder.file("short.toml", &shipped[..last]);
    assert_refused(&mut engine, "the last weight", &path, &["the weight `scale_no_pawns` is missing"]);
    assert_alive(&mut engine);
}

#[test]
fn an_unreadable_file_is_refused_with_its_path() {
    let folder = Folder::new("unreadable");
    let mut engine = engine();
    let too_long = folder.file("long.toml", " ".repeat((1 << 19) + 1));
    assert_refused(
        &mut engine,
        "a long file",
        &too_long,
        &["cannot read `", "it has more than 524288 bytes"],
    );
    let folder = folder.0.to_str().expect("the path is text");
    assert_refused(&mut engine, "a folder", folder, &["cannot read `", "it is no file"]);
    // Reading the files below /dev/ would never end.
    for path in ["no/such/file", "/dev/zero", "/dev/stdin", "a\0b", &"x".repeat(100_000), "C:\\none", "🙂"]
    {
        assert_refused(&mut engine, path, path, &["cannot read `"]);
    }
    assert_alive(&mut engine);
}

#[test]
fn tables_can_be_exchanged_and_empty_means_the_shipped_one() {
    let folder = Folder::new("taken");
    let mut engine = engine();
    let value = |engine: &mut Engine| engine.answers("eval").pop().expect("`eval` ends with the value");
    let shipped = value(&mut engine);
    let other = folder.file("other.toml", changed("tempo", "tempo = [333, 222]"));
    assert_eq!(engine.answers(&format!("{OPTION} {other}")), [""; 0]);
    let changed_value = value(&mut engine);
    assert_ne!(changed_value, shipped);
    // Line ends and a byte-order mark change nothing.
    let crlf = format!("\u{feff}{}", changed("tempo", "tempo = [333, 222]").replace('\n', "\r\n"));
    let third = folder.file("third.toml", changed("tempo", "tempo = [-333, -222]"));
    let crlf = folder.file("crlf.toml", crlf);
    assert_eq!(engine.answers(&format!("{OPTION} {third}")), [""; 0]);
    assert_ne!(value(&mut engine), changed_value);
    assert_eq!(engine.answers(&format!("{OPTION} {crlf}")), [""; 0]);
    assert_eq!(value(&mut engine), changed_value);
    // The engine keeps the weights that it read, and not the file.
    fs::remove_file(&crlf).expect("the file can go");
    engine.send("ucinewgame");
    assert_eq!(value(&mut engine), changed_value);
    for empty in ["<empty>", ""] {
        assert_eq!(engine.answers(&format!("{OPTION} {other}")), [""; 0]);
        assert_eq!(engine.answers(&format!("{OPTION} {empty}")), [""; 0]);
        assert_eq!(value(&mut engine), shipped, "`{empty}`");
    }
    assert_alive(&mut engine);
}

#[test]
fn changing_the_weights_and_back_restores_the_node_count() {
    let folder = Folder::new("nodes");
    let other = folder.file("other.toml", changed("bishop_pair", "bishop_pair = [-400, -400]"));
    let mut engine = engine();
    let mut nodes = |weights: &str| {
        assert_eq!(engine.answers(&format!("{OPTION} {weights}")), [""; 0]);
        engine.send("go depth 6");
        let lines = engine.until("bestmove");
        let last = lines.iter().rfind(|line| line.starts_with("info depth 6 ")).expect("a sixth depth");
        let mut words = last.split(' ').skip_while(|word| *word != "nodes");
        words.nth(1).expect("a node count").to_owned()
    };
    let shipped = nodes("<empty>");
    let others = nodes(&other);
    assert_ne!(shipped, others);
    // Nothing learnt with one table is used with the other.
    assert_eq!((nodes("<empty>"), nodes(&other)), (shipped, others));
}

#[test]
fn a_running_search_keeps_its_weights() {
    let folder = Folder::new("searching");
    let other = folder.file("other.toml", changed("tempo", "tempo = [333, 222]"));
    let mut engine = engine();
    let before = engine.answers("eval");
    engine.send("go infinite");
    engine.send(&format!("{OPTION} {other}"));
    let output = engine.until("info string");
    assert!(output.last().is_some_and(|line| line.contains("`stop` it first")), "{output:?}");
    engine.assert_undecided();
    engine.send("stop");
    assert!(is_a_move(best_move(&engine.until("bestmove"))));
    assert_eq!(engine.answers("eval"), before);
    assert_eq!(engine.answers(&format!("{OPTION} {other}")), [""; 0]);
    assert_ne!(engine.answers("eval"), before);
}
