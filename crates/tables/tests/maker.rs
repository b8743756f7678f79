//! The promises of `cargo tables` to makers of tables and rules, tested on the built program.

use std::fs;
use std::path::Path;
use std::process::Command;

use assert_cmd::assert::{Assert, OutputAssertExt};
use tempfile::TempDir;

/// Runs the program with these arguments in a folder.
fn tables(folder: &TempDir, arguments: &[&str]) -> Assert {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tables"));
    command.current_dir(folder.path()).args(arguments).assert()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

fn stdout(done: &Assert) -> String {
    String::from_utf8_lossy(&done.get_output().stdout).into_owned()
}

fn stderr(done: &Assert) -> String {
    String::from_utf8_lossy(&done.get_output().stderr).into_owned()
}

/// Returns the printed counts, without the head and the times.
fn counts(printed: &str) -> Vec<String> {
    let line = |line: &str| line.split_whitespace().take(9).collect::<Vec<_>>().join(" ");
    printed.lines().filter(|line| !line.starts_with("in all") && !line.starts_with("# ")).map(line).collect()
}

#[test]
fn the_output_begins_with_its_command_and_build() {
    let folder = folder();
    let printed =
        stdout(&tables(&folder, &["make", "KRK", "--threads", "1", "--remark", "At rest."]).success());
    let lines: Vec<&str> = printed.lines().collect();
    assert!(lines[0].starts_with("# cargo ") && lines[0].ends_with(" KRK --threads 1"), "{printed}");
    assert!(
        lines[1].starts_with("# ") && lines[1].contains("revision") && lines[1].ends_with(", 1 thread"),
        "{printed}"
    );
    assert_eq!(lines[2], "# At rest.");
    assert!(lines[3].starts_with("KRK "), "{printed}");
}

const KRK: &str = "KRK 62320 legal 58853 white 3467 draws 0 black";

#[test]
fn a_stored_table_is_read_unless_it_is_damaged() {
    let folder = folder();
    let make = || tables(&folder, &["make", "KKR", "--keep", "made"]).success();
    assert_eq!(counts(&stdout(&make())), [KRK]);
    let file = folder.path().join("made").join("KRK.table");
    let whole = fs::read(&file).expect("it is kept");
    let again = make();
    assert_eq!((counts(&stdout(&again)), stderr(&again).as_str()), (vec![KRK.to_owned()], ""));
    fs::write(&file, &whole[..whole.len() / 2]).expect("it can be damaged");
    let again = make();
    assert_eq!(counts(&stdout(&again)), [KRK]);
    let printed = stderr(&again);
    assert!(
        printed.contains("KRK.table: it has ") && printed.ends_with("; the table is made anew\n"),
        "{printed}"
    );
    assert_eq!(fs::read(&file).expect("it is kept"), whole);
    // A sparse file may be longer than the memory.
    fs::File::create(&file).and_then(|file| file.set_len(1 << 31)).expect("it can be damaged");
    let printed = stderr(&make());
    assert!(printed.ends_with("KRK.table: it is too long; the table is made anew\n"), "{printed}");
    assert_eq!(fs::read(&file).expect("it is kept"), whole);
    // The same must happen if nobody reads the message about the damage.
    fs::write(&file, &whole[..whole.len() / 2]).expect("it can be damaged");
    let (reader, unheard) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_tables"));
    command.current_dir(folder.path()).args(["make", "KKR", "--keep", "made"]).stderr(unheard);
    assert!(command.stdout(std::process::Stdio::null()).status().expect("it runs").success());
    assert_eq!(fs::read(&file).expect("it is kept"), whole);
}

#[cfg(unix)]
#[test]
fn an_error_steers_no_terminal() {
    let said = stderr(&tables(&folder(), &["judge", "\u{1b}[2J\u{202e}"]).failure());
    assert!(said.starts_with(r"error: cannot read \u{1b}[2J\u{202e}: "), "{said:?}");
}

#[test]
fn tables_beyond_the_memory_limit_are_refused_at_once() {
    let folder = folder();
    let refused = tables(&folder, &["make", "KRPKR", "--memory", "600"]).failure().code(1);
    assert_eq!(stderr(&refused), "error: KRPKR takes 625 MiB of memory, and --memory allows 600\n");
    assert_eq!(stdout(&refused), "");
}

/// The rule of KNNK, which grows in little time, has the same bytes as in the program.
#[test]
fn growing_a_rule_again_gives_the_same_bytes() {
    let folder = folder();
    let file = Path::new("crates/engine/src").join("endings").join("rules").join("KNNK.tree");
    let place = folder.path().join(&file);
    fs::create_dir_all(place.parent().expect("it is in a folder")).expect("a folder for it");
    let grown = stdout(&tables(&folder, &["grow", "KNNK"]).success());
    assert!(grown.contains(" 0 incorrect "), "{grown}");
    let committed =
        fs::read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(&file)).expect("it is there");
    assert!(fs::read(place).expect("it was written") == committed, "{grown}");
}

#[test]
fn a_won_position_is_won_against_the_tables() {
    let folder = folder();
    let printed = stdout(
        &tables(&folder, &["defend", "--games", "6", "--nodes", "3000", "KRK", "KQK", "KPK"]).success(),
    );
    let line = printed.lines().find(|line| line.starts_with("in all")).expect("a line for all");
    let numbers: Vec<&str> = line.split_whitespace().skip(2).collect();
    assert_eq!((numbers[0], numbers[2]), ("6", "6"), "{printed}");
    let drawn = ["defend", "--position", "8/8/8/8/8/4k3/8/4K2R b - - 0 1"];
    let refused = stderr(&tables(&folder, &drawn).failure());
    assert!(refused.contains("is not won for the side to move"), "{refused}");
}

#[test]
fn distances_are_printed_for_endings_and_positions() {
    let folder = folder();
    let fens = folder.path().join("fens");
    fs::write(&fens, "8/8/8/8/8/2k5/8/K6R w - - 0 1\nR6k/8/6K1/8/8/8/8/8 b - - 0 1\n")
        .expect("a file of positions");
    let printed = stdout(&tables(&folder, &["distances", "KRK", "--fens", "fens"]).success());
    let lines: Vec<&str> = printed.lines().collect();
    // The longest mate takes sixteen moves, whoever begins.
    let counts = |key: &str| -> Vec<u64> {
        let (_, rest) = lines[0].split_once(&format!("\"{key}\":[")).expect(key);
        rest.split(']')
            .next()
            .unwrap_or_default()
            .split(", ")
            .filter_map(|count| count.parse().ok())
            .collect()
    };
    assert_eq!((counts("wins").len(), counts("losses").len()), (17, 17), "{printed}");
    assert!(lines[1].ends_with("\"moves\":14}") && lines[2].ends_with("\"moves\":0}"), "{printed}");
    let refused = stderr(&tables(&folder, &["distances", "KQK", "--fens", "fens"]).failure());
    assert!(refused.contains("fens, line 1: the position belongs to none of the endings given"), "{refused}");
    fs::write(&fens, "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n").expect("a file of positions");
    let refused = stderr(&tables(&folder, &["distances", "KRK", "--fens", "fens"]).failure());
    assert!(refused.contains("fens, line 1: the tables have no positions with castling rights"), "{refused}");
    // The refusal comes before the tables are made, which would take an hour.
    let refused = stderr(&tables(&folder, &["distances", "KRPKR", "--fens", "none"]).failure());
    assert!(refused.contains("cannot read none"), "{refused}");
    let refused = stderr(&tables(&folder, &["distances", "KRPKR", "--memory", "2000"]).failure());
    assert!(refused.contains("--memory allows 2000"), "{refused}");
}
