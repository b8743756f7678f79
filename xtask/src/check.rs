//! `cargo xtask check` runs the checks that are not part of `cargo test --workspace`, because they
//! need other features, targets, compilers or tools.
//!
//! The checks are a table of steps, most of them cargo commands or scripts. If a step fails, its
//! output is printed and the other steps still run, so that one run finds everything that is wrong.
//! Steps that take too long for every day run with `--long`, and every week. No step installs
//! anything on the system: it names the missing tool, and `cargo xtask setup` installs it. The last
//! line is a total, as a test runner prints it: `N passed, N failed`.

use std::time::Instant;

use anyhow::{Result, bail};
use serde::Serialize;

use outpace::os::children;
use plywright_lab::machine::tools;
use plywright_lab::parallel;
use plywright_lab::session::{catch_interrupts, exit_unless};
use plywright_lab::terminal::stdout::{self, Printed};
use plywright_lab::workspace;

use self::When::{Daily, Long, Parallel};
use crate::outcome::Outcome;
use crate::scope::Scope;
use crate::{codegen, command, scripts, signature, targets};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Run only this step; may be given more than once.
    #[arg(long, value_name = "STEP")]
    only: Vec<String>,
    /// Also run the long steps, and let the others check everything they can, as the weekly
    /// workflow does.
    #[arg(long)]
    long: bool,
    /// Count skipped checks as failed unless `skips.toml` accepts them, as the workflows do.
    #[arg(long)]
    strict: bool,
    /// List the steps.
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    form: stdout::Form,
}

#[derive(Serialize)]
pub(crate) struct Step {
    #[serde(rename = "step")]
    pub(crate) name: &'static str,
    promise: &'static str,
    when: When,
    #[serde(skip)]
    work: Work,
}

pub(crate) type Work = fn(&Scope) -> Result<Outcome>;

/// Runs in which a step takes part. With `--only`, exactly the named steps run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum When {
    /// In every run, while no other step runs, because the step is quick or has tests that depend
    /// on the clock.
    Daily,
    /// In every run, in parallel with the neighbouring steps of this kind: each often compiles or
    /// links a single crate, which leaves a CPU idle. Such steps write to separate folders, or to
    /// one that cargo locks.
    Parallel,
    /// Only with `--long`.
    Long,
}

/// Minutes that the daily steps take on two CPUs with an empty target folder (measured:
/// docs/tried.md).
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
    step("codegen", Parallel, "the machine code meets its expectations", codegen::check),
    step("tests", Daily, "the tests that need more features of the engine pass", |scope| {
        command::tests(scope, command::FEATURED_TESTS)
    }),
    step("clients", Daily, "python-chess plays with the engine", scripts::clients),
    step("docs", Long, "rustdoc has no warning, for public and for private items", |scope| {
        command::succeed(scope, command::DOCS)
    }),
    step("signature", Parallel, "every set of features searches the recorded nodes", signature::check),
    step("targets", Parallel, "other platforms and older CPUs run the engine correctly", targets::check),
    step("plain-tests", Long, "every other test passes, and skipped tests are reported", |scope| {
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
    step("fuzz", Long, "random bytes break no parser and no UCI session", scripts::fuzz),
    step("sanitize", Long, "Miri and the sanitizers find no memory error and no data race", |scope| {
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

/// Runs only the step `fuzz`, for the given seconds on each target, and stores a line for each.
pub(crate) fn fuzz(options: &scripts::Fuzz) -> Result<()> {
    let steps: Vec<&Step> = STEPS.iter().filter(|step| step.name == "fuzz").collect();
    let scope = Scope { root: workspace::root()?, long: false, strict: false, fuzz: Some(options.seconds) };
    carry_out_all(&scope, &steps, options.form)
}

/// Runs the steps, prints each and the total, and ends the process with status 1 if any has failed.
fn carry_out_all(scope: &Scope, steps: &[&Step], form: stdout::Form) -> Result<()> {
    catch_interrupts()?;
    let print = |text: String| if form.is_json() { Ok(()) } else { stdout::print(text) };
    let mut rows = Vec::new();
    for group in steps.chunk_by(|left, right| [left, right].iter().all(|step| step.when == When::Parallel)) {
        rows.extend(carry_out(scope, group, &print)?);
    }
    let mut sum = Outcome::default();
    rows.iter().for_each(|done| sum.add(&done.outcome));
    form.print(&Printed { rows }, || format!("\n{}\n", sum.closing_line()))?;
    exit_unless(sum.failed == 0)
}

/// Runs steps in parallel, and prints each when it is done. Returns the outcomes in the order of
/// the steps.
fn carry_out(
    scope: &Scope,
    group: &[&Step],
    print: &(impl Fn(String) -> Result<()> + Sync),
) -> Result<Vec<Done>> {
    let carry_out_one = |&step: &&Step| {
        // Print the name first, so that it is visible while the step runs.
        let name = format!("{:14} ", step.name);
        let [before, after] =
            if group.len() == 1 { [name, String::new()] } else { [name.clone() + "begins\n", name] };
        print(before)?;
        let done = Done::run(scope, step)?;
        print(format!("{after}{}\n", done.lines()))?;
        Ok(done)
    };
    parallel::map(group.len(), group, carry_out_one)
}

/// Result of a step, also printed as JSON for programs.
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
    /// Runs a step. If the step panics or returns an error, its outcome is a failure. Returns an
    /// error if the user interrupts or, with `--strict`, if the list of accepted skips cannot be
    /// read.
    fn run(scope: &Scope, step: &Step) -> Result<Self> {
        let start = Instant::now();
        let ran = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| (step.work)(scope)));
        let ran = ran.unwrap_or_else(|_| Ok(Outcome::failure("the step panicked\n")));
        let mut outcome = ran.unwrap_or_else(|error| Outcome::failure(format!("{error:#}\n")));
        if scope.strict {
            outcome.judge_strictly(step.name)?;
        }
        children::check()?;
        Ok(Self { step: step.name, word: outcome.word(), seconds: start.elapsed().as_secs_f64(), outcome })
    }

    /// The outcome, followed by any details.
    fn lines(&self) -> String {
        let Self { word, seconds, outcome, .. } = self;
        let details = outcome.details.lines().map(|line| format!("\n    {line}"));
        format!("{word:8} {seconds:6.1} s  {}{}", outcome.note, details.collect::<String>())
    }
}

/// Names the missing tools and counts each as skipped. A test that needs a missing tool only prints
/// that it was skipped, and only cargo-nextest shows such lines of tests that pass. So this step
/// names the tools in any case.
fn missing_tools(Scope { root, long, .. }: &Scope) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    for tool in tools::for_checks(*long) {
        if tools::find(root, tool)?.is_none() {
            outcome.skipped += 1;
            let (program, lost, remedy) = (tool.program(), tool.lost(), tools::remedy(root, tool)?);
            outcome.details += &format!("{program} is missing: {lost}; get it with `{remedy}`\n");
        }
    }
    let all = if *long { " --all" } else { "" };
    outcome.note = match outcome.skipped {
        0 => "nothing is missing".to_owned(),
        missing => format!("{missing} missing; `cargo xtask setup{all}` gets them"),
    };
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn parallel_steps_give_outcomes_in_the_order_of_the_list() {
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
