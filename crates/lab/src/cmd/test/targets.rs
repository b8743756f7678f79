//! The steps that build for other targets, and run on CPUs that are not here.
//!
//! `targets` asks each target's default build for its signature, and runs the engine's tests on each platform. `cargo lab test targets`
//! does more: the tests of every target, this platform's higher levels included, releases, and a build of each variant. `emulated` shows the default build CPUs of several
//! ages, as QEMU emulates them, and shows each of them the builds that were compiled for more.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::Outcome;
use crate::children;
use crate::signature::{self, Answer, Recorded};
use crate::targets::{Check, Ready, Runs, Search, Target, Way};
use crate::tools::{self, Tool};

/// How the engine and its tests are compiled here: in a fraction of a release's time.
const PROFILE: &str = "signature";

/// Emulates CPUs of x86-64.
const QEMU: &str = "qemu-x86_64";

/// An emulated engine that has not told its version by now never will.
const PATIENCE: Duration = Duration::from_secs(120);

/// The CPUs that QEMU emulates, and what the default build must pick there: popcount and sliders.
const CPUS: [(&str, &str, &str); 4] = [
    ("Conroe", "swar", "magic"),        // 2006: neither popcnt nor BMI
    ("Nehalem", "hardware", "magic"),   // 2008: popcnt
    ("Haswell", "hardware", "pext"),    // 2013: BMI2 and AVX2
    ("EPYC-Rome", "hardware", "magic"), // 2019: BMI2, with PEXT in microcode
];

/// Builds for more than a CPU has, the CPU, and some of what the build must say is missing there.
const TOO_MUCH: [(&str, &str, &[&str]); 6] = [
    ("i686", "pentium3", &["sse2"]),
    ("x86-64-v2", "Conroe", &["popcnt", "sse4.2"]),
    ("x86-64-v3", "Conroe", &["popcnt", "avx2", "bmi2"]),
    ("x86-64-v3", "Nehalem", &["avx2", "bmi2"]),
    ("x86-64-v4", "Nehalem", &["avx2", "bmi2", "avx512f"]),
    ("x86-64-v4", "Haswell", &["avx512f"]),
];

/// Every target builds and searches the recorded number of nodes, and every platform passes the engine's tests. For the
/// platform that the lab runs on, at its lowest CPU, the steps `tests` and `signature` have shown it.
pub(super) fn targets(root: &Path) -> Result<Outcome> {
    let recorded = Recorded::read(root)?;
    let mut outcome = Outcome::default();
    let mut seconds = Vec::new();
    for target in Target::all()?.into_iter().filter(|target| *target != Target::host()) {
        let begun = Instant::now();
        let name = target.name.clone();
        match Ready::search(target, Search { install: true, ..Search::default() }) {
            Ok(ready) => {
                let one = on_target(root, &ready, &recorded);
                children::check()?;
                outcome.add(&one.unwrap_or_else(|error| Outcome::failure(format!("{name}: {error:#}\n"))));
            }
            Err(error) => {
                outcome.skipped += 1;
                let _ = writeln!(outcome.details, "{name} is skipped: {error:#}");
            }
        }
        seconds.push(format!("{name} {:.0} s", begun.elapsed().as_secs_f64()));
    }
    outcome.note = format!("{} passed; {}", outcome.passed, seconds.join(", "));
    Ok(outcome)
}

fn on_target(root: &Path, ready: &Ready, recorded: &Recorded) -> Result<Outcome> {
    let name = &ready.target.name;
    let check = Check::alone(root, ready);
    let mut outcome = if is_tested(&ready.target) { tests(&check)? } else { Outcome::default() };
    let engine = check.engine(&[], PROFILE)?;
    outcome.add(&match (check.signature(&engine.path, None)?, &ready.runs) {
        (None, Runs::Not(why)) => Outcome {
            skipped: 1,
            details: format!("{name} is built, not run: {why}\n"),
            ..Outcome::default()
        },
        (answer, _) => of_signature(name, answer, recorded.default.full),
    });
    if matches!(ready.way, Way::Source(_)) {
        let _ = writeln!(outcome.details, "{name}: standard library {}", ready.way);
    }
    Ok(outcome)
}

/// Whether the step runs the tests there.
fn is_tested(target: &Target) -> bool {
    target.triple.is_some()
}

fn tests(check: &Check<'_>) -> Result<Outcome> {
    let name = &check.ready.target.name;
    // What looks at the clock closely has been asked by itself, by the step `tests`.
    let tested = check.tests(&["--profile", PROFILE, "--", "--skip", "in_time"])?;
    let [passed, failed, skipped] = tested.counts;
    let mut outcome = Outcome { passed, failed, skipped, ..Outcome::default() };
    if let Some(fault) = tested.fault {
        outcome.failed = failed.max(1);
        let _ = writeln!(outcome.details, "{name}: the tests failed:\n{fault}");
    } else if check.ready.runs == Runs::Here && passed == 0 {
        outcome.failed = 1;
        let _ = writeln!(outcome.details, "{name}: no test was run");
    }
    Ok(outcome)
}

fn of_signature(name: &str, answer: Option<Answer>, wanted: u64) -> Outcome {
    match answer {
        Some(Answer::Nodes(nodes)) if nodes == wanted => Outcome::success(""),
        Some(Answer::Nodes(nodes)) => {
            Outcome::failure(format!("{name}: {nodes} nodes, but {} says {wanted}\n", signature::RECORD))
        }
        Some(Answer::Refusal(why)) => Outcome::failure(format!("{name}: the default build refuses: {why}\n")),
        None => Outcome::failure(format!("{name}: it was not run\n")),
    }
}

/// On CPUs of several ages the default build picks what they run best, and what was compiled for more says so.
pub(super) fn emulated(root: &Path) -> Result<Outcome> {
    if tools::find(root, Tool::Qemu)?.is_none() && tools::install(root, Tool::Qemu).is_err() {
        return Ok(Outcome::skip(format!("no QEMU; get it with `{}`", tools::remedy(root, Tool::Qemu)?)));
    }
    let search = Search { install: true, ..Search::default() };
    let lowest = match Target::parse("x86-64").and_then(|target| Ready::search(target, search)) {
        Ok(ready) => ready,
        Err(error) => return Ok(Outcome::skip(format!("nothing builds for x86-64: {error:#}"))),
    };
    let recorded = Recorded::read(root)?;
    let mut outcome = Outcome::default();
    let engine = Check::alone(root, &lowest).engine(&[], PROFILE)?;
    let asked: Vec<_> = std::thread::scope(|scope| {
        let (engine, recorded) = (&engine.path, &recorded);
        let ask = |one| scope.spawn(move || on_cpu(one, engine, recorded));
        let running: Vec<_> = CPUS.iter().map(ask).collect();
        running.into_iter().map(std::thread::ScopedJoinHandle::join).collect()
    });
    for one in asked {
        outcome.add(&one.unwrap_or_else(|_| Outcome::failure("a check of an emulated CPU broke off\n")));
    }
    children::check()?;
    for (level, cpu, features) in TOO_MUCH {
        let ready = match Ready::search(Target::parse(level)?, search) {
            Ok(ready) => ready,
            Err(error) => {
                outcome.add(&Outcome::skip(""));
                let _ = writeln!(outcome.details, "{level} on {cpu} is skipped: {error:#}");
                continue;
            }
        };
        let engine = Check::alone(root, &ready).engine(&[], PROFILE)?;
        let emulator = if level == "i686" { "qemu-i386" } else { QEMU };
        let ran = children::run(on(emulator, cpu, &engine.path).arg("--version"), Some(PATIENCE))?;
        outcome.add(&match says_what_is_missing(ran.status.code(), &ran.stderr, features) {
            Ok(()) => Outcome::success(""),
            Err(why) => Outcome::failure(format!("{level} on {cpu}: {why} ({})\n", ran.status)),
        });
    }
    outcome.note = format!("{} CPUs, {} passed", CPUS.len(), outcome.passed);
    Ok(outcome)
}

/// Whether a build that was started on a lesser CPU has ended as it should: with status 1, by no signal, after one line of
/// its own that names these features. QEMU has lines too, of what it does not emulate.
fn says_what_is_missing(status: Option<i32>, stderr: &str, features: &[&str]) -> Result<(), String> {
    let told: Vec<_> = stderr.lines().filter(|line| !line.starts_with("qemu-")).collect();
    let [line] = told[..] else { return Err(format!("{} lines, not one: {}", told.len(), told.join(" / "))) };
    if !line.contains("this build was compiled for") {
        return Err(format!("it does not say what it was compiled for: {line}"));
    }
    let words: Vec<_> = line.split([' ', ',']).collect();
    match features.iter().find(|feature| !words.contains(feature)) {
        Some(feature) => Err(format!("`{feature}` is not named: {line}")),
        None if status == Some(1) => Ok(()),
        None => Err("it did not end with status 1".to_owned()),
    }
}

/// That the default build picks what it should on an emulated CPU, and searches the same nodes there.
fn on_cpu((cpu, popcount, sliders): &(&str, &str, &str), engine: &Path, recorded: &Recorded) -> Outcome {
    let picked = format!("recipe popcount={popcount} sliders={sliders} ");
    let mut outcome = match children::run(on(QEMU, cpu, engine).arg("--version"), Some(PATIENCE)) {
        Ok(ran) if ran.status.success() && ran.stdout.contains(&picked) => Outcome::success(""),
        Ok(ran) => {
            Outcome::failure(format!("{cpu}: not `{picked}`, but ({}): {}\n", ran.status, ran.stdout.trim()))
        }
        Err(error) => Outcome::failure(format!("{cpu}: {error:#}\n")),
    };
    outcome.add(&match signature::ask(on(QEMU, cpu, engine), None) {
        Ok(answer) => of_signature(cpu, Some(answer), recorded.default.full),
        Err(error) => Outcome::failure(format!("{cpu}: {error:#}\n")),
    });
    outcome
}

/// The engine on a CPU that QEMU emulates.
fn on(emulator: &str, cpu: &str, engine: &Path) -> Command {
    let mut command = Command::new(emulator);
    command.args(["-cpu", cpu]).arg(engine);
    command
}

#[cfg(test)]
mod tests {
    use super::says_what_is_missing;

    #[test]
    fn a_crash_two_lines_or_a_feature_unnamed_is_not_what_a_guarded_build_does() {
        let line = "plywright: this build was compiled for bmi2, avx2, which this CPU does not have\n";
        let warned = format!("qemu-x86_64: warning: TCG doesn't support requested feature\n{line}");
        assert_eq!(says_what_is_missing(Some(1), &warned, &["avx2", "bmi2"]), Ok(()));
        assert!(says_what_is_missing(None, line, &["avx2"]).is_err(), "a signal");
        assert!(says_what_is_missing(Some(1), line, &["avx512f"]).is_err());
        assert!(says_what_is_missing(Some(1), "", &[]).is_err());
        assert!(says_what_is_missing(Some(1), &format!("{line}{line}"), &["avx2"]).is_err());
    }
}
