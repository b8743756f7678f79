//! The step that throws random bytes at whatever reads foreign ones.
//!
//! The targets are those of the package `fuzz/`, which cargo-fuzz can drive too. Here cargo itself builds them, with the
//! instrumentation that cargo-fuzz would ask for, so that nothing has to be installed beyond a nightly compiler, which the
//! address sanitiser needs, and a compiler of C++ for libFuzzer. What a run finds interesting stays below the target
//! folder, and the next run begins there.

mod seeds;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use super::{Outcome, run_command};
use crate::children::{self, Finished};
use crate::{compilers, workspace};

/// How long each target runs. It goes on from what earlier runs have kept; who wants a long run has cargo-fuzz.
const TIME: Duration = Duration::from_secs(6);

/// One input that takes longer is a hang, on a busy machine too.
const HANG: Duration = Duration::from_secs(60);

/// So many targets run at a time.
const AT_A_TIME: usize = 2;

/// So much of an input is shown.
const SHOWN: usize = 2_000;

/// What the compiler is asked for: counters for libFuzzer at every edge and comparison, and the address sanitiser.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing -Ccodegen-units=1 -Zsanitizer=address";

/// How one target's run ended.
struct Run {
    name: String,
    finished: Finished,
    /// The input that broke it.
    input: Option<PathBuf>,
}

/// No target breaks, hangs or takes all memory.
pub(super) fn targets(root: &Path) -> Result<Outcome> {
    let triple = match nightly(&["rustc", "--print", "host-tuple"]).output() {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        _ => return Ok(Outcome::skip("no nightly compiler; get it with `rustup toolchain install nightly`")),
    };
    if !triple.ends_with("linux-gnu") {
        return Ok(Outcome::skip(format!("not on {triple}")));
    }
    if !Command::new("c++").arg("--version").output().is_ok_and(|output| output.status.success()) {
        return Ok(Outcome::skip("no `c++`, which libFuzzer is compiled with"));
    }
    let names = names(root)?;
    let folder = workspace::target(root).join("fuzz");
    let manifest = root.join("fuzz").join("Cargo.toml");
    let mut fetch = nightly(&["cargo", "fetch", "--locked", "--target", &triple, "--manifest-path"]);
    fetch.arg(&manifest);
    let fetched = run_command(fetch)?;
    if !fetched.success {
        return Ok(unfetched(&fetched.text));
    }
    let mut build = nightly(&["cargo", "build", "--locked", "--release", "--bins", "--target", &triple]);
    build.arg("--manifest-path").arg(&manifest).arg("--target-dir").arg(&folder);
    let built = run_command({
        build.env("RUSTFLAGS", FLAGS);
        build
    })?;
    if !built.success {
        return Ok(Outcome::failure(format!("the package fuzz/ does not build:\n{}", built.text)));
    }

    let programs = folder.join(&triple).join("release");
    let mut runs = Vec::with_capacity(names.len());
    for names in names.chunks(AT_A_TIME) {
        let together: Vec<_> = std::thread::scope(|scope| {
            let start = |name: &String| {
                let (name, folder, programs) = (name.clone(), &folder, &programs);
                scope.spawn(move || run(root, folder, programs, &name))
            };
            let started: Vec<_> = names.iter().map(start).collect();
            started
                .into_iter()
                .map(|run| run.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        for run in together {
            runs.push(run?);
        }
    }
    Ok(judge(&runs))
}

/// What it means that cargo cannot get what the targets need: nothing of the targets, where it is the network or what is kept
/// of it; but where the lock file is not that of the manifest, a failure.
fn unfetched(text: &str) -> Outcome {
    if text.contains("--locked was passed") {
        return Outcome::failure(format!("fuzz/Cargo.lock is not that of fuzz/Cargo.toml:\n{text}"));
    }
    let last = text.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or("it does not say why");
    Outcome::skip(format!("cargo cannot fetch what the package fuzz/ needs: {last}"))
}

/// A command of the nightly toolchain.
fn nightly(words: &[&str]) -> Command {
    let (program, words) = words.split_first().unwrap_or((&"cargo", &[]));
    let mut command = compilers::of_rustup("nightly", program);
    command.args(words);
    command
}

/// The names of the targets, which the package's manifest tells.
fn names(root: &Path) -> Result<Vec<String>> {
    let text = fs::read_to_string(root.join("fuzz/Cargo.toml")).context("cannot read fuzz/Cargo.toml")?;
    let manifest: toml::Table = text.parse().context("cannot parse fuzz/Cargo.toml")?;
    let programs =
        manifest.get("bin").and_then(toml::Value::as_array).context("fuzz/Cargo.toml has no [[bin]]")?;
    let name = |program: &toml::Value| program.get("name").and_then(toml::Value::as_str).map(str::to_owned);
    programs.iter().map(|program| name(program).context("a target without a name")).collect()
}

/// Runs a target: from what earlier runs have kept, and from its seeds.
fn run(root: &Path, folder: &Path, programs: &Path, name: &str) -> Result<Run> {
    let (corpus, broken) = (folder.join("corpus").join(name), folder.join("broken").join(name));
    for folder in [&corpus, &broken] {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let mut command = Command::new(programs.join(name));
    // The searching threads of a session end with it; what they leave to the process is no leak.
    command.env("ASAN_OPTIONS", "detect_leaks=0").arg(&corpus);
    command.arg(seeds::write(root, folder, name)?);
    command.arg(format!("-max_total_time={}", TIME.as_secs())).arg(format!("-timeout={}", HANG.as_secs()));
    command.args(["-rss_limit_mb=4096", "-max_len=8192"]);
    let exact = broken.join("input");
    let _ = fs::remove_file(&exact);
    let mut prefix = std::ffi::OsString::from("-exact_artifact_path=");
    prefix.push(&exact);
    command.arg(prefix);
    let finished = children::run(&mut command, Some(TIME + 3 * HANG))?;
    Ok(Run { name: name.to_owned(), finished, input: exact.exists().then_some(exact) })
}

fn judge(runs: &[Run]) -> Outcome {
    let mut outcome = Outcome::default();
    let mut inputs = 0;
    for Run { name, finished, input } in runs {
        if finished.status.success() && !finished.expired {
            outcome.passed += 1;
            inputs += done(&finished.stderr);
            continue;
        }
        outcome.failed += 1;
        let why = cause(&finished.stderr).unwrap_or("it did not end");
        let _ = writeln!(outcome.details, "{name}: {why}");
        if let Some(input) = input {
            let bytes = fs::read(input).unwrap_or_default();
            let shown = bytes[..bytes.len().min(SHOWN)].escape_ascii();
            let _ =
                writeln!(outcome.details, "{name}: {} bytes, in {}: {shown}", bytes.len(), input.display());
        }
    }
    outcome.note = format!("{} targets, {} s each, {inputs} inputs", runs.len(), TIME.as_secs());
    outcome
}

/// How many inputs a run has tried: `Done 181832 runs in 31 second(s)`.
fn done(told: &str) -> u64 {
    let number = |line: &str| line.strip_prefix("Done ")?.split(' ').next()?.parse().ok();
    told.lines().rev().find_map(number).unwrap_or(0)
}

/// What a broken run says of its reason: the line after the one that says where it panicked, or the sanitiser's or
/// libFuzzer's own.
fn cause(told: &str) -> Option<&str> {
    let mut lines = told.lines();
    let panic = lines.find(|line| line.contains(" panicked at ")).and_then(|_| lines.next());
    panic.or_else(|| told.lines().find(|line| line.contains("ERROR: ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_tells_how_many_inputs_it_tried_and_why_it_broke() {
        assert_eq!(done("#2 INITED\nDone 181832 runs in 31 second(s)\n"), 181_832);
        assert_eq!(done("#2 INITED\n"), 0);
        let panic = "#9 NEW\n\nthread '<unnamed>' (7) panicked at targets/fen.rs:3:5:\nno key\nstack backtrace:\n\
                     ==1== ERROR: libFuzzer: deadly signal\n";
        assert_eq!(cause(panic), Some("no key"));
        let slow = "ALARM: working on the last Unit for 61 seconds\n==1== ERROR: libFuzzer: timeout after 61 seconds\n";
        assert_eq!(cause(slow), Some("==1== ERROR: libFuzzer: timeout after 61 seconds"));
    }

    #[test]
    fn every_target_has_seeds() {
        let root = workspace::root().unwrap();
        let names = names(&root).unwrap();
        assert!(names.len() >= 6);
        for name in names {
            assert!(!seeds::seeds(&root, &name).unwrap().is_empty(), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_fetched_is_skipped_and_a_stale_lock_file_fails() {
        let offline = "error: failed to download from `https://static.crates.io/x`\n\nCaused by:\n  Could not resolve host\n";
        let outcome = unfetched(offline);
        assert_eq!((outcome.failed, outcome.skipped), (0, 1));
        assert!(outcome.note.ends_with("needs: Could not resolve host"), "{}", outcome.note);
        let stale = "error: cannot update the lock file fuzz/Cargo.lock because --locked was passed to prevent this\n";
        assert_eq!(unfetched(stale).failed, 1);
    }
}
