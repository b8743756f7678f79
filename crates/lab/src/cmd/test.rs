//! `cargo lab test`: what must hold and needs more than `cargo test --workspace`: other features, targets and compilers, and tools.
//!
//! A table of steps, most of them commands of cargo or scripts. A step that fails prints its output and the others still run, so that one run
//! finds all that is wrong. What takes longer than a working day allows runs with `--long`, and every week. No step installs anything on the
//! system: the lab names what is missing, and `cargo lab setup install` gets it. The last line is a sum over everything, as a test runner
//! prints it: `N passed, N failed`.

mod codegen;
mod command;
pub(crate) mod kills;
mod matrix;
mod outcome;
mod scripts;
mod signature;
pub(crate) mod soak;
mod targets;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use serde::Serialize;

use crate::machine::tools;
use crate::terminal::stdout::{self, Printed};
use crate::workspace;
use outpace::children;

use self::When::{Daily, Long, Parallel};
use outcome::Outcome;

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    part: Option<Part>,
    /// Run this step alone; may be given more than once.
    #[arg(long, value_name = "STEP")]
    only: Vec<String>,
    /// Run the long steps too, and the others with everything they can look at: what the weekly workflow does.
    #[arg(long)]
    long: bool,
    /// Count what is skipped as failed, unless the lab's list of accepted skips has it: what the workflows do.
    #[arg(long)]
    strict: bool,
    /// Run the step `fuzz` alone until each target has had this many seconds at this revision, and keep a line of each in `fuzz/runs.tsv`: 6000 s for
    /// each of 16 targets takes about a day. An interrupted run resumes.
    #[arg(long, value_name = "SECONDS", conflicts_with_all = ["only", "long"])]
    fuzz: Option<u32>,
    /// List the steps.
    #[arg(long)]
    list: bool,
    /// Write the signature that the default build has now into `tests/signature.txt`, to accept an intended change.
    #[arg(long)]
    accept_signature: bool,
    #[command(flatten)]
    form: stdout::Form,
}

#[derive(Debug, clap::Subcommand)]
enum Part {
    /// Build and test the engine for every target: the same nodes?
    ///
    /// The default build with its tests and its full signature, then every variant with its shallow one. A build that a target cannot run
    /// must say so.
    Targets(matrix::Options),
    /// Play 10,000 fast games: does the engine ever go wrong?
    ///
    /// Against itself, Stockfish and Toga II at 0.2 s + 0.01 s, with one and two threads, with and without pondering, with small and large
    /// tables. python-chess is the referee. Games lost on time, by an illegal move, a crash, a hang or a `bestmove` without a move are
    /// counted, and kept as PGN. An interrupted run resumes.
    Soak(soak::Options),
    /// Kill the verbs that write files 1,000 times: is anything lost?
    ///
    /// `calibrate`, `choose`, `tune games`, `book build` and `bundle` are killed (kill -9) at random moments, on small settings. After each kill all files
    /// must be whole, all that was kept before must still be kept, no process may be left, and the next call resumes. An interrupted run
    /// resumes.
    Kills(kills::Options),
}

/// One thing that must hold.
#[derive(Serialize)]
struct Step {
    #[serde(rename = "step")]
    name: &'static str,
    promise: &'static str,
    when: When,
    #[serde(skip)]
    work: Work,
}

/// Checks what must hold: by itself, or by a command or a script.
type Work = fn(&Scope) -> Result<Outcome>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum When {
    /// Always, by itself: tests look closely at the clock, and what fails soon is printed soon.
    Daily,
    /// Always, in parallel with its neighbours of this kind: each waits, often enough, for one crate or link that leaves a CPU idle. Each writes
    /// below a folder of its own, or where cargo lets one in at a time.
    Parallel,
    /// With `--long`, or where it is named.
    Long,
}

/// What the steps look at.
struct Scope {
    root: PathBuf,
    /// Everything, not only what a day allows.
    long: bool,
    /// What is skipped has failed.
    strict: bool,
    /// How many seconds each target is fuzzed, where the lines of that are kept.
    fuzz: Option<u32>,
}

/// How many minutes the daily steps take on two CPUs with an empty target folder (measured: docs/tried.md).
const MINUTES: u32 = 15;

const STEPS: &[Step] = &[
    step("tools", Daily, "the tools that the checks use are here", missing_tools),
    step("format", Daily, "rustfmt changes no file", command::format),
    step("clippy", Parallel, "no lint fires, with all features and with none", |scope| {
        command::succeed(scope, command::CLIPPY)
    }),
    step(
        "deny",
        Parallel,
        "the licences, sources and advisories of every dependency are allowed",
        command::deny,
    ),
    step("codegen", Parallel, "the machine code is what is expected of it", codegen::check),
    step("tests", Daily, "the tests that need more features of the engine pass", |scope| {
        command::tests(scope, command::FEATURED_TESTS)
    }),
    step("clients", Daily, "python-chess plays with the engine", scripts::clients),
    step("docs", Long, "rustdoc warns of nothing, in what users read and in what we read", |scope| {
        command::succeed(scope, command::DOCS)
    }),
    step("signature", Parallel, "every set of features searches the same nodes", signature::check),
    step("targets", Parallel, "other platforms and older CPUs run the engine correctly", targets::check),
    step("plain-tests", Long, "every other test passes, and none is skipped unseen", |scope| {
        command::tests(scope, command::PLAIN_TESTS)
    }),
    step("doc-tests", Long, "the examples in the documentation run", |scope| {
        command::tests(scope, command::DOC_TESTS)
    }),
    step("each-feature", Long, "no lint fires with any feature alone", |scope| {
        command::succeed(scope, command::EACH_FEATURE)
    }),
    step("fuzz-clippy", Long, "no lint fires in the fuzz targets", |scope| {
        command::succeed(scope, command::FUZZ_CLIPPY)
    }),
    step("pages", Long, "every page works in a browser and is accessible", scripts::pages),
    step("fuzz", Long, "random bytes break no reader and no session", scripts::fuzz),
    step("sanitize", Long, "Miri and the sanitizers see no wrong memory and no race", |scope| {
        scripts::shell(scope, scripts::SANITIZE)
    }),
    step("fleet", Long, "a Slurm cluster measures with a bundle and merges the records", |scope| {
        scripts::shell(scope, scripts::FLEET)
    }),
];

const fn step(name: &'static str, when: When, promise: &'static str, work: Work) -> Step {
    Step { name, promise, when, work }
}

pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.part {
        Some(Part::Targets(options)) => return matrix::run(options),
        Some(Part::Soak(options)) => return soak::run(options),
        Some(Part::Kills(options)) => return kills::run(options),
        None => {}
    }
    if options.list {
        let line = |step: &Step| {
            let long = if step.when == When::Long { " (--long)" } else { "" };
            format!("{:14} {}{long}\n", step.name, step.promise)
        };
        return options.form.print(&Printed { rows: STEPS }, || STEPS.iter().map(line).collect::<String>());
    }
    if let Some(unknown) = options.only.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let known: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        bail!("there is no step `{unknown}`; the steps are {}", known.join(", "));
    }
    crate::catch_interrupts()?;
    let root = workspace::root()?;
    if options.accept_signature {
        return signature::accept(&root);
    }
    let is_chosen = |step: &&Step| match (options.fuzz, options.only.is_empty()) {
        (Some(_), _) => step.name == "fuzz",
        (None, true) => options.long || step.when != When::Long,
        (None, false) => options.only.iter().any(|name| name == step.name),
    };
    let steps: Vec<&Step> = STEPS.iter().filter(is_chosen).collect();
    let scope = Scope { root, long: options.long, strict: options.strict, fuzz: options.fuzz };
    let print = |text: String| if options.form.is_json() { Ok(()) } else { stdout::print(text) };
    if options.only.is_empty() && options.fuzz.is_none() {
        let more = if options.long { " The long steps take much longer." } else { "" };
        print(format!(
            "On two CPUs this takes about {MINUTES} minutes with an empty target folder, and less when it is run again.{more}\n\n"
        ))?;
    }
    let mut rows = Vec::new();
    for group in steps.chunk_by(|one, other| [one, other].iter().all(|step| step.when == When::Parallel)) {
        rows.extend(carry_out(&scope, group, &print)?);
    }
    let mut sum = Outcome::default();
    rows.iter().for_each(|done| sum.add(&done.outcome));
    options.form.print(&Printed { rows }, || format!("\n{}\n", sum.closing_line()))?;
    super::exit_unless(sum.failed == 0)
}

/// Carries out steps in parallel, and prints each when it is done. The outcomes are in the order of the steps.
fn carry_out(
    scope: &Scope,
    group: &[&Step],
    print: &(impl Fn(String) -> Result<()> + Sync),
) -> Result<Vec<Done>> {
    let one = |&step: &&Step| {
        // The name stands there while one waits.
        let name = format!("{:14} ", step.name);
        let [before, after] =
            if group.len() == 1 { [name, String::new()] } else { [name.clone() + "begins\n", name] };
        print(before)?;
        let done = Done::of(scope, step)?;
        print(format!("{after}{}\n", done.lines()))?;
        Ok(done)
    };
    super::all_at_once(group.len(), group, one)
}

/// A step that was run, for programs.
#[derive(Debug, Serialize)]
struct Done {
    step: &'static str,
    #[serde(rename = "outcome")]
    word: &'static str,
    seconds: f64,
    #[serde(flatten)]
    outcome: Outcome,
}

impl Done {
    /// Runs a step. One that breaks off has failed; what an interrupt broke off has not.
    fn of(scope: &Scope, step: &Step) -> Result<Self> {
        let start = Instant::now();
        let ran = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| (step.work)(scope)));
        let ran = ran.unwrap_or_else(|_| Ok(Outcome::failure("the step itself broke off\n")));
        let mut outcome = ran.unwrap_or_else(|error| Outcome::failure(format!("{error:#}\n")));
        if scope.strict {
            outcome.judge_strictly(step.name)?;
        }
        children::check()?;
        Ok(Self { step: step.name, word: outcome.word(), seconds: start.elapsed().as_secs_f64(), outcome })
    }

    /// The outcome, and below it what there is to show.
    fn lines(&self) -> String {
        let Self { word, seconds, outcome, .. } = self;
        let details = outcome.details.lines().map(|line| format!("\n    {line}"));
        format!("{word:8} {seconds:6.1} s  {}{}", outcome.note, details.collect::<String>())
    }
}

/// Names the tools that are missing; each counts as skipped. The tests that need one say so themselves, which is seen under cargo-nextest alone.
fn missing_tools(Scope { root, long, .. }: &Scope) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    for tool in tools::of_the_test(*long) {
        if tools::find(root, tool)?.is_none() {
            outcome.skipped += 1;
            let (program, lost, remedy) = (tool.program(), tool.lost(), tools::remedy(root, tool)?);
            outcome.details += &format!("{program} is missing: {lost}; get it with `{remedy}`\n");
        }
    }
    outcome.note = match outcome.skipped {
        0 => "nothing is missing".to_owned(),
        missing => format!("{missing} missing; `cargo lab setup install` gets them"),
    };
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_run_in_parallel_and_their_outcomes_are_in_the_order_of_the_list() {
        use std::sync::Barrier;
        static MET: Barrier = Barrier::new(2);
        let meets = |_: &Scope| {
            MET.wait();
            Ok(Outcome::success("met"))
        };
        let breaks = |_: &Scope| -> Result<Outcome> { panic!("of a fault") };
        let steps =
            [("one", meets as fn(&Scope) -> _), ("two", meets), ("three", |_| bail!("no")), ("four", breaks)];
        let steps = steps.map(|(name, check)| step(name, When::Parallel, "", check));
        let scope = Scope { root: PathBuf::new(), long: false, strict: true, fuzz: None };
        let done = carry_out(&scope, &steps.each_ref(), &|_| Ok(())).unwrap();
        let words: Vec<_> = done.iter().map(|done| (done.step, done.word)).collect();
        assert_eq!(words, [("one", "ok"), ("two", "ok"), ("three", "FAILED"), ("four", "FAILED")]);
        assert!(done[2].lines().ends_with("\n    no"), "{}", done[2].lines());
    }
}
