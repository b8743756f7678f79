//! Tests the output of `cargo tune`, also when nobody reads it.

#![expect(clippy::unwrap_used, reason = "what goes wrong here fails the test")]

use std::process::{Command, Stdio};

/// End of a pipe whose reader is gone.
fn closed() -> Stdio {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    writer.into()
}

#[test]
fn a_run_continues_without_a_reader() {
    let folder = tempfile::tempdir().unwrap();
    // The second run reports that all games exist already.
    for _ in 0..2 {
        let mut tune = Command::new(env!("CARGO_BIN_EXE_tune"));
        tune.args(["games", "--games", "2", "--nodes", "20", "--threads", "1", "--output", "games.bin"]);
        let status = tune.current_dir(folder.path()).stdout(closed()).stderr(closed()).status().unwrap();
        assert!(status.success(), "{status}");
    }
    assert!(folder.path().join("games.bin").is_file());
}

#[cfg(unix)]
#[test]
fn an_error_steers_no_terminal() {
    let mut tune = Command::new(env!("CARGO_BIN_EXE_tune"));
    let done = tune.args(["print", "\u{1b}[2J\u{202e}"]).output().unwrap();
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(said.starts_with("error: ") && said.contains(r"\u{1b}[2J\u{202e}"), "{said:?}");
    assert!(!said.contains(['\u{1b}', '\u{202e}']), "{said:?}");
}
