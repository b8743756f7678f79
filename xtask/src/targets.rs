//! The step `targets` of `cargo xtask check`: builds the engine for other targets, and runs it on
//! emulated CPUs.
//!
//! The daily part runs the tests on 32-bit x86, and the default build on the oldest CPU that it
//! supports, and starts a build for i686 on an older CPU. `--long` counts the nodes of every
//! target's default build, and runs the engine's tests on each platform. Under QEMU it runs the
//! default build on CPUs of several ages, and builds for newer CPUs on older ones. `cargo xtask
//! targets` does more: it runs the tests of every target, including this platform's higher levels,
//! compiles the default build as users do, and builds each variant.

use std::path::Path;
use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use crate::command;
use crate::engine;
use crate::outcome::Outcome;
use crate::scope::Scope;
use crate::signature::{PROFILE, judge};
use outpace::os::children;
use plywright_lab::build::signature::{Answer, Recorded, SHALLOW};
use plywright_lab::build::targets::{self, Check, Ready, Runs, Target};
use plywright_lab::machine::tools::{self, Tool};
use plywright_lab::parallel;
use plywright_lab::workspace;

/// The default build, with the profile that compiles fast.
const DEFAULT: targets::Options<'_> =
    targets::Options { features: &[], library_features: &[], profile: PROFILE, changes: &[] };

/// The second platform of the daily checks.
const DAILY: &str = "i686";

/// Time limit for an emulated engine to print its version.
const PATIENCE: Duration = Duration::from_secs(120);

/// CPUs that QEMU emulates, with the variants of `popcount` and `sliders` that the default build
/// must pick there. The daily part checks only the first entry.
const CPUS: [(&str, &str, &str); 4] = [
    ("Conroe", "swar", "magic"),        // 2006: neither popcnt nor BMI
    ("Nehalem", "hardware", "magic"),   // 2008: popcnt
    ("Haswell", "hardware", "pext"),    // 2013: BMI2 and AVX2
    ("EPYC-Rome", "hardware", "magic"), // 2019: BMI2, with PEXT in microcode
];

/// Builds that are started on an older CPU than they were compiled for: the level, the CPU, and
/// some of the features that the build must name as missing unless it crashes before. The daily
/// part checks only the first entry.
const TOO_MUCH: [(&str, &str, &[&str]); 7] = [
    (DAILY, "pentium3", &["sse2"]),
    ("x86-64-v2", "Conroe", &["popcnt", "sse4.2"]),
    ("x86-64-v3", "Conroe", &["popcnt", "avx2", "bmi2"]),
    ("x86-64-v3", "Nehalem", &["avx2", "bmi2"]),
    ("x86-64-v4", "Nehalem", &["avx2", "bmi2", "avx512f"]),
    ("x86-64-v4", "Haswell", &["avx512f"]),
    ("diamondrapids", "Haswell", &["avx512f", "avx10.1", "avx10.2"]), // the last two are hidden from `cfg`
];

/// Checks that targets build, search the recorded number of nodes and pass the engine's tests, and
/// that the default build runs properly on CPUs of several ages. The steps `tests` and `signature`
/// cover the lab's own platform at its lowest CPU.
pub(crate) fn check(scope: &Scope) -> Result<Outcome> {
    let recorded = Recorded::read(&scope.root)?;
    // Each engine replaces the previous one in this folder.
    let _lock = plywright_lab::session::lock_folder(&workspace::target(&scope.root).join("targets"))?;
    let mut sum = Outcome::default();
    let mut seconds = Vec::new();
    let mut add = |what: &str, part: &dyn Fn() -> Result<Outcome>| -> Result<()> {
        let begun = Instant::now();
        let outcome = part();
        children::check()?;
        let outcome = outcome.unwrap_or_else(|error| Outcome::failure(format!("{what}: {error:#}\n")));
        sum.add(&outcome);
        let note = if outcome.note.is_empty() { String::new() } else { format!(" ({})", outcome.note) };
        seconds.push(format!("{what} {:.0} s{note}", begun.elapsed().as_secs_f64()));
        Ok(())
    };
    for target in Target::all()?.into_iter().filter(|target| *target != Target::host()) {
        if scope.long || target.name == DAILY {
            let name = target.name.clone();
            add(&name, &|| on_target(scope, &target, &recorded))?;
        }
    }
    add("emulated CPUs", &|| emulated(scope, &recorded))?;
    sum.note = format!("{} passed; {}", sum.passed, seconds.join(", "));
    Ok(sum)
}

/// Checks the signature of a target's default build. If the target is another platform, also runs
/// the engine's tests there.
fn on_target(Scope { root, .. }: &Scope, target: &Target, recorded: &Recorded) -> Result<Outcome> {
    let name = &target.name;
    let ready = match Ready::find(target.clone()) {
        Ok(ready) => ready,
        Err(error) => return Ok(skipped(name, &error)),
    };
    let check = Check::new(root, ready)?;
    let mut outcome = if target.triple.is_some() { tests(&check)? } else { Outcome::default() };
    for cell in engine::cells(&check, DEFAULT, &[None], recorded)? {
        outcome.add(&judge(name, &cell.outcome, cell.wanted, true));
    }
    Ok(outcome)
}

fn tests(check: &Check<'_>) -> Result<Outcome> {
    let name = &check.ready.target.name;
    // Skip the tests that depend on the clock. The step `tests` runs them while no other step runs.
    let ([passed, failed, skipped], fault) =
        engine::tests(check, &["--profile", PROFILE, "--", "--skip", "in_time"])?;
    let mut outcome = Outcome { passed, failed, skipped, ..Outcome::default() };
    if let Some(fault) = fault {
        outcome.failed = failed.max(1);
        outcome.details += &format!("{name}: the tests failed:\n{fault}\n");
    } else if !matches!(check.ready.runs, Runs::Not(_)) && passed == 0 {
        outcome.failed = 1;
        outcome.details += &format!("{name}: no test was run\n");
    }
    Ok(outcome)
}

fn skipped(name: &str, why: &anyhow::Error) -> Outcome {
    Outcome { details: format!("{name} is skipped: {why:#}\n"), ..Outcome::skip("") }
}

/// Checks that the default build picks the best variants on CPUs of several ages. Also checks how a
/// build for a newer CPU ends on an older one: it must name the missing features or die of an
/// unknown instruction. The note counts the builds that name the missing features.
fn emulated(Scope { root, long, .. }: &Scope, recorded: &Recorded) -> Result<Outcome> {
    if tools::find(root, Tool::Qemu)?.is_none() {
        let how = anyhow!("get it with `{}`", tools::remedy(root, Tool::Qemu)?);
        return Ok(skipped("emulation by QEMU", &how));
    }
    let build = |name: &str| -> Result<_> {
        match Ready::find(Target::parse(name)?) {
            Ok(ready) => Ok(Ok(Check::new(root, ready)?.engine(DEFAULT)?.0.path)),
            Err(error) => Ok(Err(skipped(name, &error))),
        }
    };
    let few = |count: usize| if *long { count } else { 1 };
    let mut outcome = Outcome::default();
    // The step `tests` has built a default engine for this platform. That one is slower, but fast
    // enough for few nodes.
    let is_built = !*long && Target::host().name == "x86-64";
    match if is_built {
        Ok(command::program(root, command::AS_TESTED, "plywright")?)
    } else {
        build("x86-64")?
    } {
        Ok(engine) => {
            let cpus = &CPUS[..few(CPUS.len())];
            let ask = |cpu: &_| Ok(on_cpu(cpu, &engine, recorded, *long));
            parallel::map(cpus.len(), cpus, ask)?.iter().for_each(|answer| outcome.add(answer));
        }
        Err(why) => outcome.add(&why),
    }
    let mut refusals = Vec::new();
    for (level, cpu, features) in &TOO_MUCH[..few(TOO_MUCH.len())] {
        outcome.add(&match build(level)? {
            Ok(engine) => {
                let emulator = if *level == "i686" { "qemu-i386" } else { "qemu-x86_64" };
                match children::run(on(emulator, cpu, &engine).arg("--version"), Some(PATIENCE)) {
                    Ok(ran) => match refusal(ran.status, &ran.stderr, features) {
                        Ok(refusal) => {
                            refusals.push(refusal);
                            Outcome::success("")
                        }
                        Err(why) => Outcome::failure(format!("{level} on {cpu}: {why} ({})\n", ran.status)),
                    },
                    Err(error) => Outcome::failure(format!("{level} on {cpu}: {error:#}\n")),
                }
            }
            Err(why) => why,
        });
    }
    let messages = refusals.iter().filter(|refusal| **refusal == Refusal::Message).count();
    if !refusals.is_empty() {
        let builds = refusals.len();
        outcome.note = format!("{messages} of {builds} builds for newer CPUs name the missing features");
    }
    Ok(outcome)
}

/// End of a build on a CPU that lacks features for which it was compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refusal {
    /// It names the missing features.
    Message,
    /// It dies of an unknown instruction before it can name them.
    Crash,
}

/// Judges the end of a build that was started on an older CPU. It must either end with status 1
/// after a single line that names these features, or by SIGILL. Any other end is an error. Lines
/// that QEMU prints itself are ignored.
fn refusal(status: ExitStatus, stderr: &str, features: &[&str]) -> Result<Refusal, String> {
    if is_of_unknown_instruction(status) {
        return Ok(Refusal::Crash);
    }
    let lines: Vec<_> = stderr.lines().filter(|line| !line.starts_with("qemu-")).collect();
    let [line] = lines[..] else {
        return Err(format!("{} lines instead of one: {}", lines.len(), lines.join(" / ")));
    };
    if !line.contains("this build was compiled for") {
        return Err(format!("it does not say what it was compiled for: {line}"));
    }
    let words: Vec<_> = line.split([' ', ',']).collect();
    match features.iter().find(|feature| !words.contains(feature)) {
        Some(feature) => Err(format!("`{feature}` is not named: {line}")),
        None if status.code() == Some(1) => Ok(Refusal::Message),
        None => Err("it did not end with status 1".to_owned()),
    }
}

/// Returns true if SIGILL ended the program. QEMU ends with the signal of the program that it
/// emulates.
fn is_of_unknown_instruction(status: ExitStatus) -> bool {
    /// The same number on every Unix.
    #[cfg(unix)]
    const SIGILL: i32 = 4;
    #[cfg(unix)]
    return std::os::unix::process::ExitStatusExt::signal(&status) == Some(SIGILL);
    #[cfg(not(unix))]
    return {
        let _ = status;
        false
    };
}

/// Checks that the default build picks the right variants on an emulated CPU, and searches the same
/// nodes there.
fn on_cpu(case: &(&str, &str, &str), engine: &Path, recorded: &Recorded, deep: bool) -> Outcome {
    let (cpu, popcount, sliders) = case;
    let picked = format!("recipe popcount={popcount} sliders={sliders} ");
    let mut version = on("qemu-x86_64", cpu, engine);
    let mut outcome = match children::run(version.arg("--version"), Some(PATIENCE)) {
        Ok(ran) if ran.status.success() && ran.stdout.contains(&picked) => Outcome::success(""),
        Ok(ran) => {
            Outcome::failure(format!("{cpu}: not `{picked}`, but ({}): {}\n", ran.status, ran.stdout.trim()))
        }
        Err(error) => Outcome::failure(format!("{cpu}: {error:#}\n")),
    };
    let depth = (!deep).then_some(SHALLOW);
    let answer = engine::ask(on("qemu-x86_64", cpu, engine), depth);
    let answer = answer.unwrap_or_else(|error| Answer::Failed(format!("{error:#}")));
    outcome.add(&judge(cpu, &answer, recorded.default.at(depth), true));
    outcome
}

/// Returns the command that runs the engine on a CPU emulated by QEMU.
fn on(emulator: &str, cpu: &str, engine: &Path) -> Command {
    let mut command = Command::new(emulator);
    command.args(["-cpu", cpu]).arg(engine);
    command
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::process::ExitStatusExt as _;
    use std::process::ExitStatus;

    use super::{Refusal, refusal};

    #[test]
    fn builds_for_newer_cpus_end_with_a_message_or_sigill() {
        let failed = ExitStatus::from_raw(1 << 8);
        let line = "plywright: this build was compiled for bmi2, avx2, which this CPU does not have\n";
        let warned = format!("qemu-x86_64: warning: TCG doesn't support requested feature\n{line}");
        assert_eq!(refusal(failed, &warned, &["avx2", "bmi2"]), Ok(Refusal::Message));
        assert!(refusal(failed, line, &["avx512f"]).is_err());
        assert!(refusal(failed, "", &[]).is_err());
        assert!(refusal(failed, &format!("{line}{line}"), &["avx2"]).is_err());
        assert!(refusal(ExitStatus::from_raw(0), line, &["avx2"]).is_err());

        let crash = "qemu: uncaught target signal 4 (Illegal instruction) - core dumped\n";
        assert_eq!(refusal(ExitStatus::from_raw(4), crash, &["avx2"]), Ok(Refusal::Crash));
        assert_eq!(
            refusal(ExitStatus::from_raw(4 | 0x80), crash, &["avx2"]),
            Ok(Refusal::Crash),
            "a core dump"
        );
        assert!(refusal(ExitStatus::from_raw(11), line, &["avx2"]).is_err(), "a segmentation fault");
        assert!(refusal(ExitStatus::from_raw(132 << 8), crash, &["avx2"]).is_err(), "a status is no signal");
    }
}
