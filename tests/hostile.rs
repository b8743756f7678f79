//! Sends lines that no sound program would send: the engine answers each with one clear line, keeps
//! its position and goes on. (After a refused `position`, `go` searches nothing until a valid
//! `position`.)
//!
//! The corpus is in `tests/hostile/` as text. In its lines `\0`, `\r`, `\t`, `\\` and `\xNN` stand
//! for bytes, and `{text*n}` for a text repeated n times. A line that begins with `#` is a remark.
//! `fen.txt` describes its own format; in the scripts under `uci/` each line begins with a sign:
//!
//! | sign | what follows it |
//! |---|---|
//! | `<` | a line for the engine; each line of its answer has a `>` line below |
//! | `>` | text that the line of the answer contains |
//! | `!` | a line for the engine, without waiting for an answer |
//! | `?` | the beginning of a line to wait for |
//! | `=` | the FEN of the present position |
//! | `~` | text for the engine without a line end |
//! | `$` | the end of the input, at which the engine must end well; a new engine follows |

mod driver;

use std::fs;
use std::path::{Path, PathBuf};

use driver::{Engine, best_move, is_a_move};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("hostile")
}

/// Bytes that a line of the corpus stands for.
fn bytes(line: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let (head, tail) = rest.split_at(first.len_utf8());
        if let Some((text, times, behind)) = repetition(rest) {
            bytes.extend(self::bytes(text).repeat(times));
            rest = behind;
        } else if first == '\\' {
            let (escape, behind) = tail.split_at(if tail.starts_with('x') { 3 } else { 1 });
            bytes.push(match escape {
                "0" => 0,
                "r" => b'\r',
                "t" => b'\t',
                "\\" => b'\\',
                _ => u8::from_str_radix(&escape[1..], 16).expect(line),
            });
            rest = behind;
        } else {
            bytes.extend(head.bytes());
            rest = tail;
        }
    }
    bytes
}

/// Parses `{text*n}` at the beginning: returns the text, the number, and the rest.
fn repetition(text: &str) -> Option<(&str, usize, &str)> {
    let (inner, behind) = text.strip_prefix('{')?.split_once('}')?;
    let (text, times) = inner.rsplit_once('*')?;
    Some((text, times.parse().ok()?, behind))
}

/// Answers of the engine to a line, without the lines of a search.
fn answers(engine: &mut Engine, line: &[u8]) -> Vec<String> {
    let mut said = engine.answers_to_bytes(&[line, b"\n"].concat());
    said.retain(|line| !line.starts_with("info depth "));
    said
}

#[track_caller]
fn assert_one_clear_line(said: &str, place: &str) {
    assert!(said.starts_with("info string ") && said.len() < 300, "{place}: {said}");
    assert!(!said.chars().any(char::is_control), "{place}: {said:?}");
}

/// Asserts that the engine answers and plays.
#[track_caller]
fn assert_alive(engine: &mut Engine, place: &str) {
    assert_eq!(engine.answers(""), [""; 0], "{place}");
    engine.send("go depth 1");
    assert!(is_a_move(best_move(&engine.until("bestmove"))), "{place}");
}

/// Plays a script of the corpus.
fn play(name: &str) {
    let path = corpus().join("uci").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut lines = (1..).zip(text.lines()).peekable();
    let mut engine = Engine::start();
    while let Some((number, line)) = lines.next() {
        let place = format!("{name}:{number}");
        let Some(sign) = line.chars().next().filter(|&sign| sign != '#') else { continue };
        let rest = line[1..].strip_prefix(' ').unwrap_or(&line[1..]);
        match sign {
            '<' => {
                let said = answers(&mut engine, &bytes(rest));
                let mut expected = Vec::new();
                while let Some((_, line)) = lines.next_if(|(_, line)| line.starts_with('>')) {
                    expected.push(line[1..].strip_prefix(' ').unwrap_or(&line[1..]));
                }
                assert_eq!(said.len(), expected.len(), "{place}: {said:?}");
                for (said, part) in said.iter().zip(expected) {
                    assert_one_clear_line(said, &place);
                    assert!(said.contains(part), "{place}: {said}");
                }
            }
            '!' => engine.send_bytes(&[&bytes(rest), &b"\n"[..]].concat()),
            '~' => engine.send_bytes(&bytes(rest)),
            '?' => drop(engine.until(rest)),
            '=' => assert_eq!(engine.fen(), rest, "{place}"),
            '$' => {
                engine.close();
                assert!(engine.has_ended_well(), "{place}");
                engine = Engine::start();
            }
            _ => panic!("{place}: `{sign}` is no sign"),
        }
    }
    assert_alive(&mut engine, name);
}

#[test]
fn bytes_of_all_kinds() {
    play("bytes.txt");
}

#[test]
fn the_end_of_the_input_anywhere() {
    play("end.txt");
}

#[test]
fn numbers_outside_all_ranges() {
    play("numbers.txt");
}

#[test]
fn impossible_options() {
    play("options.txt");
}

#[test]
fn impossible_positions() {
    play("positions.txt");
}

#[test]
fn commands_out_of_turn() {
    play("searches.txt");
}

#[test]
fn every_script_is_played() {
    let mut names: Vec<String> = fs::read_dir(corpus().join("uci"))
        .expect("the corpus")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort_unstable();
    let played = ["bytes.txt", "end.txt", "numbers.txt", "options.txt", "positions.txt", "searches.txt"];
    assert_eq!(names, played);
}

#[test]
fn every_command_refuses_every_hostile_fen() {
    let text = fs::read_to_string(corpus().join("fen.txt")).expect("the corpus");
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let mut engine = Engine::start();
    engine.send("position startpos moves e2e4 c7c5");
    let game = engine.fen();
    let mut tried = 0;
    while let Some((number, fen)) = lines.next() {
        let place = format!("fen.txt:{number}");
        let expected = lines.next().and_then(|(_, line)| line.strip_prefix("> ")).expect(&place);
        let (is_repaired, expected) = match expected.strip_prefix("repaired ") {
            Some(part) => (true, part),
            None => (false, expected),
        };
        for command in ["d", "eval", "perft 1", "position fen"] {
            // If the FEN is valid, this count runs like a search, and the `isready` after it would
            // be answered before its end.
            if expected == "taken" && command == "perft 1" {
                continue;
            }
            let line = [command.as_bytes(), b" ", &bytes(fen)].concat();
            let said = answers(&mut engine, &line);
            if expected == "taken" {
                assert!(!said.iter().any(|line| line.starts_with("info string ")), "{place}: {said:?}");
                assert_eq!(said.is_empty(), command == "position fen", "{place}: {said:?}");
            } else {
                let [said] = said.as_slice() else { panic!("{place}: {said:?}") };
                assert_one_clear_line(said, &place);
                assert!(said.contains(expected), "{place}: {said}");
                let is_left_out = is_repaired && command == "position fen";
                assert_eq!(said.ends_with(" is left out"), is_left_out, "{place}: {said}");
            }
        }
        if expected == "taken" || is_repaired {
            assert_alive(&mut engine, &place);
            engine.send("position startpos moves e2e4 c7c5");
        }
        assert_eq!(engine.fen(), game, "{place}");
        tried += 1;
    }
    assert!(tried > 80, "{tried}");
    // After a refused `position` nothing is searched, so set one that is valid.
    engine.send("position startpos");
    assert_alive(&mut engine, "fen.txt");
}
