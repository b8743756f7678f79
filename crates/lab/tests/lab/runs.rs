//! Short whole runs, and some that wait or are interrupted.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use assert_cmd::assert::OutputAssertExt;

use crate::Scene;

/// What else becomes of such a comparison the tests of `outpace` show.
#[test]
fn two_programs_are_measured_and_kept_with_the_command_that_does_it_again() {
    let scene = Scene::new(&[]);
    let line = "compare programs a=/bin/true b=/bin/true --workload command --time 5s --seed 5 --json FOLDER/outpace.json";
    let printed = scene.prints(line);
    assert!(printed.contains("the first again"), "{printed}");
    let kept: serde_json::Value = serde_json::from_slice(&scene.files()["outpace.json"]).expect("JSON");
    assert_eq!(kept["workload"]["is"], "command");
    let command = kept["command"].as_str().expect("a command").replace('\'', "");
    assert_eq!(command, scene.line(&format!("cargo lab {line}")), "but for a shell's quotes");
}

/// Asks the lab to end, as Ctrl-C does, and waits until it has.
#[track_caller]
fn interrupt(mut lab: std::process::Child) {
    let begun = std::time::Instant::now();
    Command::new("kill").args(["-INT", &lab.id().to_string()]).assert().success();
    assert_eq!(lab.wait().expect("the lab ends").code(), Some(130));
    assert!(begun.elapsed() < std::time::Duration::from_secs(60));
}

#[test]
fn an_interrupted_run_ends_at_once_and_leaves_the_reports_as_they_were() {
    let scene = Scene::new(&[("threads.md", b"the page of an older run"), ("notes", b"mine")]);
    let before = scene.files();
    let mut lab = scene.lab("--quick --axis evasions --output FOLDER");
    let mut lab = lab.stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the lab starts");
    let mut errors = BufReader::new(lab.stderr.take().expect("a pipe")).lines().map_while(Result::ok);
    let mut stdout = lab.stdout.take().expect("a pipe");
    assert!(errors.any(|line| line.contains("build")));
    interrupt(lab);
    let last = errors.last();
    assert_eq!(last.as_deref(), Some("error: interrupted: all files stay as they were"));
    let mut printed = String::new();
    stdout.read_to_string(&mut printed).expect("text");
    assert_eq!(printed, "", "no command to copy");
    assert!(scene.files() == before);
}

#[test]
fn a_run_waits_while_another_one_measures_and_says_which() {
    // The claim is of the time that a sleeping thread takes to wake.
    let lines = ["--quick --axis evasions", "claims 54", "test targets native --quick"];
    lines.iter().for_each(|line| assert_waits(line, "outpace-measuring.lock", "the machine"));
}

#[test]
fn a_verb_that_adds_to_a_record_waits_while_another_one_writes_to_the_folder() {
    let lines = ["calibrate", "study threads", "study endgame", "--quick --axis evasions"];
    lines.iter().for_each(|line| assert_waits(line, "reports/.lock", "FOLDER"));
}

/// The verb with a folder to write to waits for the holder of that lock.
#[track_caller]
fn assert_waits(verb: &str, lock: &str, what: &str) {
    let scene = Scene::new(&[]);
    let mut other = std::fs::File::create_new(scene.room.path().join(lock)).expect("a lock");
    other.write_all(b"process 7: cargo lab calibrate\n").expect("its holder");
    other.lock().expect("nobody else has it");
    let mut lab = scene.lab(&format!("{verb} --output FOLDER"));
    let mut lab = lab.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().expect("the lab starts");
    let mut errors = BufReader::new(lab.stderr.take().expect("a pipe")).lines().map_while(Result::ok);
    let first = errors.next().expect("a line");
    let what = scene.line(what);
    let wanted = format!("waiting until {what} is free: process 7: cargo lab calibrate has it");
    assert_eq!(first.trim(), wanted, "{verb}");
    interrupt(lab);
}
