//! `cargo lab compare programs --command`: what it promises on the command line, with the engine as somebody else's.

use std::process::{Command, Output};

fn lab(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .expect("the lab starts")
}

/// The engine, built as the tests of the engine build it.
fn engine() -> String {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args([
        "build",
        "--quiet",
        "--package",
        "plywright",
        "--bin",
        "plywright",
        "--message-format",
        "json",
    ]);
    let built =
        cargo.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).output().expect("cargo starts");
    let messages = String::from_utf8_lossy(&built.stdout).into_owned();
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    messages
        .filter(|message| message["target"]["name"] == "plywright")
        .find_map(|message| message["executable"].as_str().map(str::to_owned))
        .expect("cargo names the engine")
}

/// The errors of a run that fails and prints nothing else.
#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let output = lab(arguments);
    assert!(matches!(output.status.code(), Some(1 | 2)), "{arguments:?} ended with {}", output.status);
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(told.matches("error:").count(), 1, "{told}");
    told
}

#[test]
fn a_command_line_that_cannot_be_meant_is_refused_before_anything_starts() {
    for (arguments, told) in [
        (&["--command", "a=./x"][..], "two or more"),
        (&["--command", "a=./x", "--command", "a=./y"], "two commands are called `a`"),
        (&["--option", "Hash=1"], "--command"),
        (&["--unequal"], "--command"),
        (&["--axis", "score", "--command", "./x", "--command", "./y"], "--axis"),
        (&["--command", "/nowhere/x", "--command", "/nowhere/y"], "there is no file /nowhere/x"),
    ] {
        let error = refused(&[&["compare", "programs"], arguments].concat());
        assert!(error.contains(told), "{arguments:?}: {error}");
    }
}

#[test]
fn two_commands_are_measured_kept_and_decided_again() {
    let folder = tempfile::tempdir().expect("a folder for the record");
    let output = folder.path().join("kept").display().to_string();
    let engine = &engine();
    let [a, b] = ["a", "b"].map(|name| format!("{name}={engine}"));
    let measured = lab(&[
        "compare",
        "programs",
        "--command",
        &a,
        "--command",
        &b,
        "--quick",
        "--slice",
        "1",
        "--seed",
        "5",
        "--output",
        &output,
    ]);
    let error = String::from_utf8_lossy(&measured.stderr).into_owned();
    assert!(measured.status.success(), "{error}");
    assert!(error.contains("all answer alike"), "{error}");
    let said = String::from_utf8_lossy(&measured.stdout).into_owned();
    assert!(said.contains("| b ") && said.contains("the first again"), "{said}");
    assert_eq!(said.lines().last(), Some(engine.as_str()), "the line of the winner, whichever it is");

    let page = std::fs::read_to_string(format!("{output}/commands.html")).expect("a page");
    assert!(page.contains("b against a"));
    let replayed = lab(&["decide", &output]);
    let again = String::from_utf8_lossy(&replayed.stdout).into_owned();
    assert_eq!(
        again.strip_suffix("replayed: the same answer as when it was measured\n"),
        Some(said.as_str())
    );
}
