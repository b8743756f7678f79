//! Tests of runs that are interrupted, or that wait for another run.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use plywright_testing::scene::{assert_waits, interrupt};

use crate::{LAB, lab_with};

#[test]
fn an_interrupted_run_ends_at_once_and_leaves_the_reports_as_they_were() {
    let scene = lab_with(&[("threads.md", b"the page of an older run"), ("notes", b"mine")]);
    let before = scene.files();
    let mut lab = scene.run("--quick --axis evasions --output FOLDER");
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
    assert_waits(LAB, "--quick --axis evasions", "outpace-measuring.lock", "the machine");
}

#[test]
fn a_command_that_adds_to_a_record_waits_while_another_writes_to_the_folder() {
    let lines = ["calibrate", "--quick --axis evasions"];
    lines.iter().for_each(|line| assert_waits(LAB, line, "reports/.lock", "FOLDER"));
}
