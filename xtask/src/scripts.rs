//! Steps of `cargo xtask check` that run scripts, because these drive a chess client, a browser, a
//! fuzzer or a cluster.
//!
//! A script prints a line `ok ...` for each promise that holds, and a line `skip ...` for each that
//! cannot be checked on this machine, with the command that installs the missing tool. Its exit
//! status is not 0 if a promise is broken. The variable `PLYWRIGHT_LAB` has the path of the lab's
//! program, and `PLYWRIGHT_ROOM` that of a folder below cargo's target folder.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::Result;

use crate::command::{AS_TESTED, program};
use crate::outcome::Outcome;
use crate::scope::Scope;
use outpace::os::children;
use plywright_lab::machine::tools::{self, Tool, python};
use plywright_lab::parallel;
use plywright_lab::terminal::stdout::Form;
use plywright_lab::workspace;

/// Checks that python-chess plays whole games and analyses with the engine, and that matches are
/// played.
pub(crate) fn clients(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let python = match python::ensure(root)? {
        Ok(python) => python.to_string_lossy().into_owned(),
        Err(missing) => return Ok(Outcome::skip(missing)),
    };
    // The same build as for the tests.
    let engine = program(root, AS_TESTED, "plywright")?;
    let scripts = ["tests/clients/python_chess.py", "tests/match/promises.py"];
    let play = |script: &&str| run(root, &python, [root.join(script), engine.clone()], Some(PATIENCE));
    let mut sum = Outcome::default();
    // Run in parallel, because each keeps only about one CPU busy.
    parallel::map(scripts.len(), &scripts, play)?.iter().for_each(|outcome| sum.add(outcome));
    sum.note = format!("{} promises kept with python-chess ({})", sum.passed, python::PACKAGE);
    Ok(sum)
}

pub(crate) fn pages(Scope { root, .. }: &Scope) -> Result<Outcome> {
    let Some(chromium) = tools::find(root, Tool::Chromium)? else {
        return Outcome::without(root, Tool::Chromium);
    };
    let mut report = Command::new(program(root, AS_TESTED, "lab")?);
    let drawn = children::run(report.current_dir(root).arg("report"), Some(PATIENCE))?;
    if !drawn.status.success() {
        return Ok(Outcome::failure(drawn.stderr));
    }
    let [reports, profiles] = ["reports", "profiles"].map(|name| workspace::pages(root).join(name));
    run(root, "node", [root.join("tests/pages/check.js"), chromium.path, reports, profiles], Some(PATIENCE))
}

#[derive(Debug, clap::Args)]
pub(crate) struct Fuzz {
    /// Total time for each target, in seconds; earlier runs of the same code count.
    #[arg(value_name = "SECONDS")]
    pub(crate) seconds: u32,
    #[command(flatten)]
    pub(crate) form: Form,
}

const FUZZ: &str = "fuzz/run";
pub(crate) const SANITIZE: &str = "fuzz/sanitize";
pub(crate) const FLEET: &str = "tests/fleet/run";

/// Fuzzes each target for a minute, or for the time that the user asked for.
pub(crate) fn fuzz(scope: &Scope) -> Result<Outcome> {
    let Some(seconds) = scope.fuzz else { return shell(scope, FUZZ) };
    let words = [scope.root.join(FUZZ), seconds.to_string().into(), "keep".into()];
    run(&scope.root, "sh", words, None)
}

/// Runs a shell script.
pub(crate) fn shell(Scope { root, .. }: &Scope, script: &str) -> Result<Outcome> {
    run(root, "sh", [root.join(script)], Some(PATIENCE))
}

/// Time limit of a script, longer than any script takes on a busy machine. Fuzzing for a given time
/// has no limit.
const PATIENCE: Duration = Duration::from_secs(3600);

/// Runs a script, and counts the lines that it prints.
fn run(
    root: &Path,
    program: &str,
    words: impl IntoIterator<Item = PathBuf>,
    patience: Option<Duration>,
) -> Result<Outcome> {
    if tools::on_path(program).is_none() && !Path::new(program).is_file() {
        return Ok(Outcome::skip(format!("`{program}` is not installed")));
    }
    let mut command = Command::new(program);
    command.args(words).current_dir(root).env("PLYWRIGHT_ROOM", workspace::target(root));
    command.env("PLYWRIGHT_LAB", crate::command::program(root, AS_TESTED, "lab")?);
    // Python must leave no files in the checkout.
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    let ran = children::run_script(&mut command, patience)?;
    let why = if ran.expired { "it took too long\n" } else { "" };
    Ok(count(ran.status.success() && !ran.expired, &ran.stdout, &format!("{why}{}", ran.stderr)))
}

/// Returns the outcome of a script by the lines that it printed. A script without a line `ok` or
/// `skip` has failed.
fn count(success: bool, stdout: &str, stderr: &str) -> Outcome {
    let lines =
        |word: &str| -> Vec<&str> { stdout.lines().filter_map(|line| line.strip_prefix(word)).collect() };
    let [passed, skipped] = ["ok ", "skip "].map(|word| lines(word).len() as u64);
    let failed = u64::from(!success || passed + skipped == 0);
    let details = match failed {
        0 => lines("skip ").iter().chain(&lines("note ")).map(|line| format!("{line}\n")).collect(),
        _ => format!("{stdout}{stderr}"),
    };
    Outcome { passed, failed, skipped, note: format!("{passed} promises kept"), details }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stand-in for cargo. Its fuzzer finds nothing, except in the second call for the target
    /// `bad`.
    #[cfg(unix)]
    const CARGO: &str = r##"#!/bin/sh
case "$*" in
*list) echo good bad ;;
*max_total_time*)
    echo "$*" | sed 's/.* \([a-z]*\) [^ ]*corpus.*max_total_time=\([0-9]*\) .*/\1 \2/' >> "$CALLS"
    case "$*" in *" bad "*) [ -e "$CALLS.bad" ] || [ "$(grep -c bad "$CALLS")" != 2 ] || { : > "$CALLS.bad"; echo "#7 thread panicked at here"; exit 1; } ;; esac
    seconds=$(echo "$*" | sed 's/.*max_total_time=\([0-9]*\) .*/\1/')
    echo "#2 INITED"
    echo "#500 DONE"
    echo "Done 500 runs in $seconds second(s)" ;;
esac
"##;

    #[cfg(unix)]
    #[test]
    fn fuzzing_resumes_until_the_code_changes() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::create_dir(path("fuzz")).unwrap();
        std::fs::copy(plywright_testing::checkout().join("fuzz/run"), path("fuzz/run")).unwrap();
        for (name, text) in [
            ("cargo", CARGO),
            ("c++", "#!/bin/sh"),
            ("python3", "#!/bin/sh"),
            ("git", "#!/bin/sh\n[ $1 != ls-files ] || printf 'code\\0'"),
            ("code", "fn main() {}"),
            ("fuzz/seeds.py", ""),
            ("calls", ""),
        ] {
            std::fs::write(path(name), text).unwrap();
            std::fs::set_permissions(path(name), std::fs::Permissions::from_mode(0o755)).unwrap();
        }
        let older = "day\trevision\ttarget\tcases\tseconds\tcrashes\n2026-01-01\txyz\tgood\t5\t9999\t0\n";
        std::fs::write(path("fuzz/runs.tsv"), older).unwrap();
        let run_at_once = |words: &[&str], at_once: &str| {
            let mut script = Command::new("sh");
            script.arg(path("fuzz/run")).args(words);
            script.env("CALLS", path("calls")).env("PLYWRIGHT_ROOM", path("room"));
            script.env("PLYWRIGHT_AT_ONCE", at_once);
            let before = std::env::var("PATH").unwrap();
            script.env("PATH", format!("{}:{before}", folder.path().display()));
            let ran = children::run(&mut script, None).unwrap();
            let calls = std::fs::read_to_string(path("calls")).unwrap();
            std::fs::write(path("calls"), "").unwrap();
            (ran.status.success(), calls, ran.stdout)
        };
        let run = |words| run_at_once(words, "1");
        // Skip the first column, which is today's date.
        let stored_lines = || {
            let text = std::fs::read_to_string(path("fuzz/runs.tsv")).unwrap();
            let new = text.strip_prefix(older).expect("older lines stay");
            new.lines().map(|line| line.split('\t').skip(1).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>()
        };
        let (success, calls, stdout) = run(&["1300", "keep"]);
        let begin = "ok good: Done 500 runs in 100 second(s)\nfault bad: #7";
        assert!(!success && stdout.starts_with(begin), "{stdout}");
        assert_eq!(calls, "good 600\ngood 600\ngood 100\nbad 600\nbad 600\n");
        let [good, bad, lab] = &*stored_lines() else { panic!("{:?}", stored_lines()) };
        let (code, rest) = good.split_once(' ').unwrap();
        assert!(code.len() == 12 && rest == "good 1500 1300 0", "{good}");
        assert!(lab.starts_with(&format!("{code} lab 0 ")), "{lab}");
        // The call that crashed took almost no time.
        assert!(bad.starts_with(&format!("{code} bad 507 60")) && bad.ends_with(" 1"), "{bad}");
        let (success, calls, stdout) = run(&["1300", "keep"]);
        assert!(success && stdout.contains("ok good: had 1300 seconds"), "{stdout}");
        assert!(calls.starts_with("bad 600\nbad ") && calls.lines().count() == 2, "{calls}");
        assert_eq!(&stored_lines()[0], good);
        let (success, calls, _) = run(&["7"]);
        assert!(success && calls == "good 7\nbad 7\n", "{calls}");
        assert_eq!(stored_lines().len(), 3, "without `keep` no line is written");
        // If the code changes, the targets begin again, here both at once.
        std::fs::write(path("code"), "fn main() { panic!() }").unwrap();
        let (success, calls, stdout) = run_at_once(&["500", "keep"], "2");
        let mut calls: Vec<_> = calls.lines().collect();
        calls.sort_unstable();
        assert!(success && calls == ["bad 500", "good 500"], "{calls:?} {stdout}");
        let lines = stored_lines();
        assert!(lines.len() == 6 && lines[3..].iter().all(|line| !line.starts_with(code)), "{lines:?}");
    }

    #[test]
    fn a_script_is_judged_by_the_lines_that_it_prints() {
        let counts = |success, stdout| {
            let Outcome { passed, failed, skipped, .. } = count(success, stdout, "");
            [passed, failed, skipped]
        };
        assert_eq!(counts(true, "ok one\nok two\nskip no Slurm\nokay\n"), [2, 0, 1]);
        assert_eq!(counts(false, "ok one\n"), [1, 1, 0]);
        assert_eq!(counts(true, "done\n"), [0, 1, 0]);
        assert_eq!(count(true, "skip no Slurm: get it\nnote slow\n", "").details, "no Slurm: get it\nslow\n");
        assert_eq!(count(false, "ok one\n", "fault").details, "ok one\nfault");
    }
}
