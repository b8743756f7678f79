//! What `cargo lab` promises whoever starts it wrongly or stops it early.

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

/// What `predict` says.
fn predicts(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(env!("CARGO_BIN_EXE_lab")).arg("predict").args(arguments).assert()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_prediction_calls_itself_one_and_is_kept_where_it_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder for the prediction");
    let output = folder.path().join("there");
    let asked = ["haswell", "--axis", "score", "--axis", "target", "--output", &output.to_string_lossy()];
    let run = predicts(&asked).success();
    let told = text(&run.get_output().stdout);
    assert!(told.starts_with("predicted for haswell, not measured:\n"), "{told}");
    assert!(told.contains("| score  | packed ") && told.contains("| target | x86-64-v3 "), "{told}");
    assert!(told.contains("haswell lacks an instruction of that level"), "{told}");
    assert!(!told.contains("popcount"), "{told}");
    assert!(told.trim_end().ends_with("--bin plywright"), "the command is the last line: {told}");

    let names: Vec<_> =
        std::fs::read_dir(&output).expect("the folder").flatten().map(|one| one.file_name()).collect();
    assert_eq!(names, ["prediction.json"], "and no record");
    let kept = std::fs::read(output.join("prediction.json")).expect("the prediction");
    let kept: serde_json::Value = serde_json::from_slice(&kept).expect("JSON");
    assert_eq!(kept["cpu"], "haswell");
    assert_eq!(kept["axes"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_program_gets_the_prediction_as_figures() {
    let run = predicts(&["znver4", "--axis", "sliders", "--json"]).success();
    let told: serde_json::Value = serde_json::from_slice(&run.get_output().stdout).expect("JSON");
    assert_eq!(told["predicted_for"], "znver4");
    let rows = told["rows"].as_array().expect("rows");
    let magic = rows.iter().find(|row| row["variant"] == "magic").expect("a row");
    assert!(magic["predicted_gain"].is_f64() && magic["is_winner"] == false, "{magic}");
}

#[test]
fn what_cannot_be_predicted_is_one_clear_error() {
    for (asked, error) in [
        (&["pentium"][..], "error: nothing is known of a CPU `pentium`; there are nehalem, "),
        (&["haswell", "--axis", "slider"], "error: there is no axis `slider`; "),
        (&["haswell", "--axis", "profile"], "error: nothing is predicted of `profile`\n"),
        (&["haswell", "--quick"], "error: unexpected argument '--quick' found"),
    ] {
        let run = predicts(asked).failure();
        let told = text(&run.get_output().stderr);
        assert!(told.starts_with(error) && run.get_output().stdout.is_empty(), "{asked:?}: {told}");
    }
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

#[cfg(unix)]
#[test]
fn a_run_waits_while_another_one_measures_and_says_which() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().expect("a folder for the lock and the reports");
    let mut other = std::fs::File::create_new(folder.path().join("outpace-measuring.lock")).expect("a lock");
    std::io::Write::write_all(&mut other, b"process 7: cargo lab calibrate\n").expect("its holder");
    other.lock().expect("nobody else has it");
    let mut lab = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["--quick", "--axis", "score", "--output"])
        .arg(folder.path().join("reports"))
        .env("TMPDIR", folder.path())
        .stderr(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the lab starts");
    let mut told = BufReader::new(lab.stderr.take().expect("a pipe")).lines().map_while(Result::ok);
    let first = told.next().expect("a line");
    assert_eq!(first.trim(), "waiting until the machine is free: process 7: cargo lab calibrate has it");
    let killed = Command::new("kill").args(["-INT", &lab.id().to_string()]).status();
    assert!(killed.expect("kill runs").success());
    assert_eq!(lab.wait().expect("the lab ends").code(), Some(130), "it can be interrupted while it waits");
}
