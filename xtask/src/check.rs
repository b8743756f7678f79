//! `cargo xtask check`: what must hold and needs more than `cargo test --workspace`: other features, targets and compilers, and tools.
//!
//! A table of steps, most of them commands of cargo or scripts. A step that fails prints its output and the others still run, so that one run
//! finds all that is wrong. What takes longer than a working day allows runs with `--long`, and every week. No step installs anything on the
//! system: the steps name what is missing, and `cargo xtask setup` gets it. The last line is a sum over everything, as a test runner
//! prints it: `N passed, N failed`.

use std::time::Instant;

use anyhow::{Result, bail};
use serde::Serialize;

use outpace::os::children;
use plywright_lab::at_once::all_at_once;
use plywright_lab::machine::tools;
use plywright_lab::session::{catch_interrupts, exit_unless};
use plywright_lab::terminal::stdout::{self, Printed};
use plywright_lab::workspace;

use self::When::{Daily, Long, Parallel};
use crate::outcome::Outcome;
use crate::scope::Scope;
use crate::{codegen, command, scripts, signature, targets};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Run this step alone; may be given more than once.
    #[arg(long, value_name = "STEP")]
    only: Vec<String>,
    /// Run the long steps too, and the others with everything they can look at: what the weekly workflow does.
    #[arg(long)]
    long: bool,
    /// Count what is skipped as failed, unless the list of accepted skips, `skips.toml`, has it: what the workflows do.
    #[arg(long)]
    strict: bool,
    /// List the steps.
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    form: stdout::Form,
}

/// One thing that must hold.
#[derive(Serialize)]
pub(crate) struct Step {
    #[serde(rename = "step")]
    pub(crate) name: &'static str,
    promise: &'static str,
    when: When,
    #[serde(skip)]
    work: Work,
}

/// Checks what must hold: by itself, or by a command or a script.
pub(crate) type Work = fn(&Scope) -> Result<Outcome>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum When {
    /// Always, by itself: tests look closely at the clock, and what fails soon is printed soon.
    Daily,
    /// Always, in parallel with its neighbours of this kind: each waits, often enough, for one crate or link that leaves a CPU idle. Each writes
    /// below a folder of its own, or where cargo lets one in at a time.
    Parallel,
    /// With `--long`, or where it is named.
    Long,
}

/// How many minutes the daily steps take on two CPUs with an empty target folder (measured: docs/tried.md).
const MINUTES: u32 = 15;

pub(crate) const STEPS: &[Step] = &[
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
    let is_chosen = |step: &&Step| match options.only.is_empty() {
        true => options.long || step.when != When::Long,
        false => options.only.iter().any(|name| name == step.name),
    };
    let steps: Vec<&Step> = STEPS.iter().filter(is_chosen).collect();
    if options.only.is_empty() && !options.form.is_json() {
        let more = if options.long { " The long steps take much longer." } else { "" };
        stdout::print(format!(
            "On two CPUs this takes about {MINUTES} minutes with an empty target folder, and less when it is run again.{more}\n\n"
        ))?;
    }
    let scope = Scope { root: workspace::root()?, long: options.long, strict: options.strict, fuzz: None };
    carry_out_all(&scope, &steps, options.form)
}

/// The step `fuzz` alone, each target for so many seconds, with a line of each kept.
pub(crate) fn fuzz(options: &scripts::Fuzz) -> Result<()> {
    let steps: Vec<&Step> = STEPS.iter().filter(|step| step.name == "fuzz").collect();
    let scope = Scope { root: workspace::root()?, long: false, strict: false, fuzz: Some(options.seconds) };
    carry_out_all(&scope, &steps, options.form)
}

/// Carries out the steps, prints each and the sum, and ends the process with status 1 where one has failed.
fn carry_out_all(scope: &Scope, steps: &[&Step], form: stdout::Form) -> Result<()> {
    catch_interrupts()?;
    let print = |text: String| if form.is_json() { Ok(()) } else { stdout::print(text) };
    let mut rows = Vec::new();
    for group in steps.chunk_by(|one, other| [one, other].iter().all(|step| step.when == When::Parallel)) {
        rows.extend(carry_out(scope, group, &print)?);
    }
    let mut sum = Outcome::default();
    rows.iter().for_each(|done| sum.add(&done.outcome));
    form.print(&Printed { rows }, || format!("\n{}\n", sum.closing_line()))?;
    exit_unless(sum.failed == 0)
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
    all_at_once(group.len(), group, one)
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
        missing => format!("{missing} missing; `cargo xtask setup` gets them"),
    };
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

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
