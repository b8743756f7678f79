//! What `cargo lab` promises whoever starts it wrongly or stops it early.

#![cfg(feature = "lab")]

use assert_cmd::Command;

#[test]
fn an_unknown_axis_is_one_clear_error() {
    let folder = tempfile::tempdir().expect("a folder for the reports");
    let output = folder.path().join("reports");
    let run = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["choose", "--axis", "slider", "--output"])
        .arg(&output)
        .assert()
        .failure();
    let told = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
    assert_eq!(
        told.lines().collect::<Vec<_>>(),
        [
            "error: there is no axis `slider`; the axes are popcount, sliders, score, repetition, side, evasions, weights, parallel, endgame, target, profile, compiler"
        ]
    );
    assert!(!output.exists());
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_ends_at_once_and_leaves_the_reports_as_they_were() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    let folder = tempfile::tempdir().expect("a folder for the reports");
    let output = folder.path().join("reports");
    std::fs::create_dir(&output).expect("a folder can be made");
    std::fs::write(output.join("record.json"), "an older record").expect("a file can be written");
    let mut lab = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["--quick", "--axis", "score", "--output"])
        .arg(&output)
        .env("CARGO_TARGET_DIR", folder.path().join("target"))
        .stderr(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the lab starts");
    let mut told = BufReader::new(lab.stderr.take().expect("a pipe")).lines();
    while let Some(Ok(line)) = told.next() {
        if line.contains("build") {
            break;
        }
    }
    let begun = Instant::now();
    let killed = Command::new("kill").args(["-INT", &lab.id().to_string()]).status();
    assert!(killed.expect("kill runs").success());
    let status = lab.wait().expect("the lab ends");
    assert_eq!(status.code(), Some(130));
    assert!(begun.elapsed() < Duration::from_secs(60));

    let last = told.map_while(Result::ok).last();
    assert_eq!(last.as_deref(), Some("error: interrupted: the reports stay as they were"));
    let mut said = String::new();
    lab.stdout.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!(said, "", "no command to copy");
    let left: Vec<_> = std::fs::read_dir(&output).expect("the folder").collect();
    assert_eq!(left.len(), 1);
    assert_eq!(std::fs::read_to_string(output.join("record.json")).expect("the record"), "an older record");
}
