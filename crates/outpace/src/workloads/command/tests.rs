//! Tests of whole commands, with shell scripts.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use super::*;
use crate::measure::lockstep::{self, Setup, Until};
use crate::measure::rounds::Plan;
use crate::os::scripts::script;
use crate::workloads::answers;

fn command(folder: &Path, name: &str, text: &str) -> WholeCommand {
    let executable = Executable::at(&script(folder, name, text)).unwrap();
    WholeCommand {
        name: name.to_owned(),
        executable,
        compares_output: true,
        may_fail: false,
        limit: LIMIT,
        around: Around::default(),
        runs: Runs::default(),
        is_interleaved: false,
    }
}

fn run(command: &WholeCommand, input: &Input, folder: &Path) -> Result<Reply<Outcome>> {
    let replies = answers::replies(command, std::slice::from_ref(input), folder, &mut Rng::new(1, "run"))?;
    Ok(replies.into_iter().next().unwrap())
}

#[test]
fn output_and_status_are_answers_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("input");
    fs::write(&file, "one\ntwo\n").unwrap();
    let cat = command(folder.path(), "cat", "sleep 0.1; cat; exit 0");
    let reply = run(&cat, &Input::File(file.clone()), folder.path()).unwrap();
    assert!(reply.seconds >= 0.1);
    let output = reply.answer.output.as_ref().unwrap();
    assert_eq!((output.bytes, output.begins.as_str()), (8, "one"));
    assert_eq!(output.sha256, sealed::sha256(b"one\ntwo\n"));
    assert!(reply.answer.to_string().starts_with("8 bytes of SHA-256 "), "{}", reply.answer);
    assert_eq!(run(&cat, &Input::Nothing, folder.path()).unwrap().answer.output.unwrap().bytes, 0);
    let plain = WholeCommand { compares_output: false, ..cat };
    assert_eq!(run(&plain, &Input::File(file), folder.path()).unwrap().answer.to_string(), "nothing");
    let fails = WholeCommand { may_fail: true, ..command(folder.path(), "fails", "echo x; exit 3") };
    let answer = run(&fails, &Input::Nothing, folder.path()).unwrap().answer;
    assert!(answer.to_string().starts_with("exit status 3, 2 bytes"), "{answer}");
}

#[test]
fn a_failed_run_gives_one_clear_error() {
    let folder = tempfile::tempdir().unwrap();
    let short = Duration::from_millis(300);
    for (name, text, limit, wanted) in [
        (
            "fails",
            "echo a >&2; echo lost >&2; exit 3",
            LIMIT,
            "failed in run 1 without input (exit status: 3): lost; `--any-status` accepts any exit status",
        ),
        ("killed", "kill -9 $$", LIMIT, "failed in run 1 without input (signal: 9 (SIGKILL))"),
        ("hangs", "sleep 60 & sleep 60", short, "did not end within 0.3 s in run 1 (without input)"),
        ("floods", "cat /dev/zero", LIMIT, "printed more than 64 MiB in run 1 (without input)"),
    ] {
        let command = WholeCommand { limit, ..command(folder.path(), name, text) };
        let error = run(&command, &Input::Nothing, folder.path()).unwrap_err().to_string();
        assert_eq!(error, format!("the program `{name}` {wanted}"));
    }
    let lost = run(&command(folder.path(), "a", "cat"), &Input::File("/nowhere".into()), folder.path());
    assert!(lost.unwrap_err().to_string().contains("cannot be given /nowhere"));
    // The file is no longer executable.
    let gone = command(folder.path(), "gone", "exit 0");
    fs::set_permissions(&gone.executable.file, fs::Permissions::from_mode(0o644)).unwrap();
    let error = run(&gone, &Input::Nothing, folder.path()).unwrap_err().to_string();
    assert!(error.starts_with("the program `gone` does not start: "), "{error}");
    // No interpreter is named.
    let file = script(folder.path(), "bare", "exit 0");
    fs::write(&file, "exit 0\n").unwrap();
    let bare = WholeCommand { name: "bare".into(), executable: Executable::at(&file).unwrap(), ..gone };
    let error = run(&bare, &Input::Nothing, folder.path()).unwrap_err().to_string();
    assert!(
        error.starts_with("the program `bare` does not start: ") && error.contains("#!/bin/sh"),
        "{error}"
    );
}

#[test]
fn commands_around_a_run_are_not_timed() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let line = |word: &str| Some(format!("sleep 0.2; echo {word} >> '{}'", log.display()));
    let around = Around { prepare: line("before"), conclude: line("after") };
    let text = format!("echo run >> '{}'", log.display());
    let noted = WholeCommand { around, ..command(folder.path(), "noted", &text) };
    let reply = run(&noted, &Input::Nothing, folder.path()).unwrap();
    assert!(reply.seconds < 0.2, "{reply:?}");
    assert_eq!(fs::read_to_string(&log).unwrap(), "before\nrun\nafter\n");
    let around = Around { prepare: Some("echo lost >&2; exit 3".into()), conclude: None };
    let error =
        run(&WholeCommand { around, ..noted }, &Input::Nothing, folder.path()).unwrap_err().to_string();
    let wanted = "the program `noted` cannot be run again: --prepare `echo lost >&2; exit 3` failed (exit status: 3): lost";
    assert_eq!(error, wanted);
}

/// A process in a session of its own cannot be killed with the group, and holds the pipe open.
#[cfg(target_os = "linux")]
#[test]
fn a_process_outside_the_group_does_not_delay_us() {
    let folder = tempfile::tempdir().unwrap();
    let limit = Duration::from_millis(300);
    let leaves = WholeCommand { limit, ..command(folder.path(), "leaves", "setsid sleep 8 & wait") };
    let begun = Instant::now();
    let error = run(&leaves, &Input::Nothing, folder.path()).unwrap_err().to_string();
    assert_eq!(error, "the program `leaves` did not end within 0.3 s in run 1 (without input)");
    assert!(begun.elapsed() < Duration::from_secs(6));
}

/// A server that a run starts, or a background process, holds the pipe open too.
#[cfg(target_os = "linux")]
#[test]
fn output_is_complete_although_others_hold_its_pipe() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("daemon", "echo started; setsid sleep 20 & echo done"),
        ("background", "echo started; sleep 20 & echo done"),
        (
            "writes",
            "setsid sh -c 'sleep 0.6; while :; do sleep 1; echo late; done' & echo started; echo done",
        ),
        ("errors", "exec 2>&1; setsid sleep 20 & echo started; echo done >&2"),
    ] {
        let begun = Instant::now();
        let command = command(folder.path(), name, text);
        let reply = run(&command, &Input::Nothing, folder.path()).unwrap();
        assert_eq!(reply.answer.output.as_ref().map(|output| output.bytes), Some(13), "{name}: {reply:?}");
        assert!(begun.elapsed() < Duration::from_secs(5), "{name}");
    }
    // A server that never stops printing does not block us either. It is left to chance how much of
    // its output is read.
    let begun = Instant::now();
    let chatty =
        command(folder.path(), "chatty", "setsid timeout 20 sh -c 'while :; do echo late; done' & sleep 0.1");
    assert!(run(&chatty, &Input::Nothing, folder.path()).is_ok() && begun.elapsed() < Duration::from_secs(5));
    // The whole output counts, even if much of it comes at the end.
    let floods = command(folder.path(), "floods", "setsid sleep 20 & head -c 3000000 /dev/zero");
    let reply = run(&floods, &Input::Nothing, folder.path()).unwrap();
    assert_eq!(reply.answer.output.map(|output| output.bytes), Some(3_000_000));
}

/// Lets the commands run at the same time, starting in this order.
fn interleaved(
    commands: &[&WholeCommand],
    order: &[usize],
    folder: &Path,
) -> Result<Vec<Reply<Outcome>>, Fault> {
    let started = commands.iter().enumerate().map(|(at, command)| {
        let command = WholeCommand { is_interleaved: true, ..(*command).clone() };
        command.start(folder, &format!("program-{at}"), &mut Rng::new(1, "start")).unwrap()
    });
    let mut sessions: Vec<Session> = started.collect();
    WholeCommand::work_at_once(&mut sessions, order, &Input::Nothing).unwrap()
}

#[test]
fn interleaved_commands_run_at_the_same_time_and_count_cpu_time() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().display();
    // Each command ends only after the other has started.
    let meets = |name: &str, other: &str, then: &str| {
        let text = format!(
            ": > '{place}/{name}.here'; until [ -e '{place}/{other}.here' ]; do sleep 0.01; done; {then}; echo {name}"
        );
        WholeCommand { limit: Duration::from_secs(20), ..command(folder.path(), name, &text) }
    };
    let waits = meets("waits", "works", "sleep 0.4");
    let works = meets("works", "waits", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done");
    let replies = interleaved(&[&waits, &works], &[1, 0], folder.path()).unwrap();
    let begins: Vec<_> =
        replies.iter().map(|reply| reply.answer.output.as_ref().unwrap().begins.as_str()).collect();
    assert_eq!(begins, ["waits", "works"]);
    let [idle, busy] = [0, 1].map(|at| replies[at].seconds);
    assert!(idle < 0.3 && busy > 2.0 * idle, "{idle} {busy}");
    assert!(replies.iter().all(|reply| reply.timed == reply.seconds));
}

#[test]
fn a_failure_ends_the_commands_interleaved_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let begun = Instant::now();
    let (hangs, fails) =
        (command(folder.path(), "hangs", "sleep 60"), command(folder.path(), "fails", "exit 3"));
    let error = interleaved(&[&fails, &hangs], &[0, 1], folder.path()).unwrap_err();
    assert_eq!(error.program, "fails");
    let wanted = "failed in run 1 without input (exit status: 3); `--any-status` accepts any exit status; the other commands ran at the same time (`--interleave`)";
    assert_eq!(error.what, wanted);
    assert!(begun.elapsed() < Duration::from_secs(20));
    // They share the CPU, so each may take longer.
    let short = WholeCommand { limit: Duration::from_millis(200), ..hangs };
    let error = interleaved(&[&short, &short], &[0, 1], folder.path()).unwrap_err().to_string();
    assert!(error.contains("`hangs` did not end within 0.4 s in run "), "{error}");
}

#[test]
fn a_command_that_changes_drops_out() {
    let folder = tempfile::tempdir().unwrap();
    let first = command(folder.path(), "first", "echo 1");
    let same = WholeCommand { name: "same".into(), ..first.clone() };
    let other = command(folder.path(), "other", "echo 2");
    let changes = command(folder.path(), "changes", "echo '# longer' >> \"$0\"; echo 1");
    let candidates = [same, other, changes];
    let tasks = [Input::Nothing];
    let setup = Setup::of_builds(&tasks, folder.path(), 1);
    let plan = Plan { fewest: 2, most: 2, time: Duration::from_secs(60) };
    let until = Until { plan, open: &|_| Vec::new() };
    let mut rng = Rng::new(1, "commands");
    let outcome = lockstep::compare(&first, &candidates, &setup, &until, &mut rng, &|_| {}).unwrap();
    let [row] = &outcome.comparisons[..] else { panic!("{outcome:?}") };
    assert_eq!((row.candidate.as_str(), row.launches.len(), row.launches[0].samples()), ("same", 2, 2));
    let mut faults: Vec<String> = outcome.faults.iter().map(ToString::to_string).collect();
    faults.sort();
    assert!(faults[0].starts_with("the program `changes` changed while it was measured: "), "{faults:?}");
    assert!(faults[1].starts_with("the program `other` answers `2 bytes of SHA-256 "), "{faults:?}");
    assert!(faults[1].contains("where the baseline answers `2 bytes of SHA-256 "), "{faults:?}");
}
