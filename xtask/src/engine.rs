//! Measures the signature (the node count of `bench`) of a target's engine, and runs its tests.

use std::process::Command;
use std::time::Duration;

use anyhow::Result;

use outpace::os::children;
use plywright_lab::build::signature::{self, Answer, Recorded};
use plywright_lab::build::targets::{Cell, Check, Options, Runs};

/// Builds the engine and asks it for its signature at each of these depths. Fails only if the user
/// interrupts, or if no signature is recorded for a build with these features.
pub(crate) fn cells(
    check: &Check<'_>,
    options: Options<'_>,
    depths: &[Option<u32>],
    recorded: &Recorded,
) -> Result<Vec<Cell>> {
    let wanted = recorded.counts_of(options.features)?;
    let built = check.engine(options);
    children::check()?;
    let (engine, command) = match built {
        Ok((built, command)) => (Ok(built), command),
        Err(error) => (Err(format!("{error:#}")), String::new()),
    };
    let cell = |&depth: &Option<u32>| {
        let outcome = match (&engine, &check.ready.runs) {
            (Err(error), _) => Answer::Failed(error.clone()),
            (Ok(_), Runs::Not(why)) => Answer::NotRun(why.clone()),
            (Ok(built), _) => ask(check.ready.command(&built.path), depth)?,
        };
        let built = engine.as_ref();
        Ok(Cell {
            feature: options.features.join(","),
            command: command.clone(),
            sha256: built.map_or_else(|_| String::new(), |built| built.sha256.clone()),
            seconds: built.map_or(0.0, |built| built.took.as_secs_f64()),
            wanted: wanted.at(depth),
            outcome,
        })
    };
    depths.iter().map(cell).collect()
}

/// Runs `bench` in an engine that may be slow, emulated, or built for another CPU. Fails only if
/// the user interrupts.
pub(crate) fn ask(mut engine: Command, depth: Option<u32>) -> Result<Answer> {
    let done = match signature::bench(&mut engine, depth, PATIENCE_EMULATED) {
        Ok(done) => done,
        Err(error) => {
            children::check()?;
            return Ok(Answer::Failed(format!("{error:#}")));
        }
    };
    if let Some(line) = done.stderr.lines().find(|line| REFUSALS.iter().any(|words| line.contains(words))) {
        return Ok(Answer::Refuses(line.trim_start_matches("plywright: ").to_owned()));
    }
    Ok(match signature::signature(&done) {
        Ok(signature) => Answer::Nodes(signature.nodes),
        Err(error) => Answer::Failed(format!("{error:#}")),
    })
}

/// Texts in the engine's message about a CPU that lacks something.
const REFUSALS: [&str; 2] = ["but this CPU has no", "this build was compiled for"];

/// Time limit of an emulated `bench`, which takes up to half a minute on a busy machine.
const PATIENCE_EMULATED: Duration = Duration::from_secs(600);

/// Arguments for the engine's own tests. The tests of the lab are only for the machine that runs
/// the lab.
const TESTS: &str = "--package plywright --package plywright-engine --package plywright-parts --lib --test perft \
                     --test equality --test protocol --test files";

/// Runs the engine's tests on the target, or only builds them if nothing can run them. `arguments`
/// are further arguments for cargo. Returns the counts, and cargo's output if something went wrong.
pub(crate) fn tests(check: &Check<'_>, arguments: &[&str]) -> Result<(Counts, Option<String>)> {
    let mut cargo = check.ready.cargo(check.root, "test");
    cargo.args(["--no-default-features", "--no-fail-fast"]).args(TESTS.split(' '));
    cargo.arg("--target-dir").arg(&check.folder).env("CARGO_TERM_COLOR", "never");
    if matches!(check.ready.runs, Runs::Not(_)) {
        cargo.arg("--no-run");
    }
    cargo.args(arguments);
    let done = children::run(&mut cargo, None)?;
    let counts = counts(&done.stdout);
    let [_, failed, _] = counts;
    let is_well = done.status.success() && failed == 0;
    let fault = (!is_well).then(|| {
        let noise = |line: &&str| line.trim_start().starts_with("Compiling ") || line.ends_with(" ... ok");
        let lines = done.stdout.lines().chain(done.stderr.lines()).filter(|line| !noise(line));
        lines.collect::<Vec<_>>().join("\n")
    });
    Ok((counts, fault))
}

/// Numbers of tests that passed, failed and were skipped.
pub(crate) type Counts = [u64; 3];

/// Adds up lines such as
/// `test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; ...`.
pub(crate) fn counts(text: &str) -> Counts {
    let mut sum = [0; 3];
    for line in text.lines().filter_map(|line| line.strip_prefix("test result: ")) {
        for (total, word) in sum.iter_mut().zip(["passed", "failed", "ignored"]) {
            *total += number_before(line, word);
        }
    }
    sum
}

/// Returns the number right before `word` in a list with commas or semicolons; 0 if the list does
/// not have the word.
pub(crate) fn number_before(line: &str, word: &str) -> u64 {
    line.split([',', ';', '.'])
        .filter_map(|part| part.trim().split_once(' '))
        .find(|(_, rest)| *rest == word || rest.strip_prefix(word).is_some_and(|end| end.starts_with(" (")))
        .and_then(|(number, _)| number.parse().ok())
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn answers_of_engines_are_recognised() {
        let said = |script: &str| {
            let mut shell = Command::new("sh");
            shell.args(["-c", script]);
            ask(shell, None).unwrap()
        };
        let counted = said("echo 7 nodes; echo 1 nps");
        assert_eq!(counted, Answer::Nodes(7));
        let why = "this build was made with the feature `x`, but this CPU has no y";
        let refusal = said(&format!("echo 'plywright: {why}' >&2; exit 1"));
        assert_eq!(refusal, Answer::Refuses(why.to_owned()));
        let failures = ["echo 7 nodes; echo 1 nps; exit 1", "kill -ILL $$"].map(said);
        let missing = ask(Command::new("/no/such/engine"), None).unwrap();
        for failure in failures.iter().chain([&missing]) {
            assert!(matches!(failure, Answer::Failed(_)) && failure.is_wrong(7), "{failure:?}");
        }
        assert!(counted.is_wrong(8) && !counted.is_wrong(7) && !refusal.is_wrong(7));
    }

    #[test]
    fn results_of_several_programs_are_added_up() {
        let said = "running 5 tests\n\
            test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.05s\n\
            test result: FAILED. 2 passed; 3 failed; 0 ignored; 0 measured; 9 filtered out; finished in 0.05s\n";
        assert_eq!(counts(said), [7, 3, 1]);
        assert_eq!(counts("no result"), [0; 3]);
    }
}
