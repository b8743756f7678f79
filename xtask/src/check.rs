//! `cargo xtask check`: checks what `cargo test --workspace` does not, because it needs other
//! features, targets or compilers, or tools.
//!
//! The checks are a table of steps, most of them cargo commands or scripts. A step that fails
//! prints its output and the others still run, so that one run finds everything that is wrong.
//! Steps too long for a working day run with `--long`, and every week. No step installs anything on
//! the system: a step names what is missing, and `cargo xtask setup` gets it. The last line is a
//! total, as a test runner prints it: `N passed, N failed`.

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
    /// Run the long steps too, and the others on everything they can check, as the weekly workflow
    /// does.
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

/// One check.
#[derive(Serialize)]
pub(crate) struct Step {
    #[serde(rename = "step")]
    pub(crate) name: &'static str,
    promise: &'static str,
    when: When,
    #[serde(skip)]
    work: Work,
}

/// Work of a step: checks something by itself, or by a command or a script.
pub(crate) type Work = fn(&Scope) -> Result<Outcome>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum When {
    /// Always runs, by itself: tests watch the clock closely, and quick failures are printed early.
    Daily,
    /// Always runs, in parallel with its neighbours of this kind: each often waits for a single
    /// crate or link that leaves a CPU idle. Each writes below a folder of its own, or where cargo
    /// admits one process at a time.
    Parallel,
    /// Runs with `--long`, or if named.
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

/// Runs the step `fuzz` alone, for the given seconds on each target, and keeps a line for each.
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
    for group in steps.chunk_by(|one, other| [one, other].iter().all(|step| step.when == When::Parallel)) {
        rows.extend(carry_out(scope, group, &print)?);
    }
    let mut sum = Outcome::default();
    rows.iter().for_each(|done| sum.add(&done.outcome));
    form.print(&Printed { rows }, || format!("\n{}\n", sum.closing_line()))?;
    exit_unless(sum.failed == 0)
}

/// Runs steps in parallel, and prints each when it is done. The outcomes are in the order of the
/// steps.
fn carry_out(
    scope: &Scope,
    group: &[&Step],
    print: &(impl Fn(String) -> Result<()> + Sync),
) -> Result<Vec<Done>> {
    let one = |&step: &&Step| {
        // Print the name first, so that it is visible while the step runs.
        let name = format!("{:14} ", step.name);
        let [before, after] =
            if group.len() == 1 { [name, String::new()] } else { [name.clone() + "begins\n", name] };
        print(before)?;
        let done = Done::of(scope, step)?;
        print(format!("{after}{}\n", done.lines()))?;
        Ok(done)
    };
    parallel::map(group.len(), group, one)
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
    /// Runs a step. A step that panics or returns an error has failed, but an interrupted one has
    /// not.
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

    /// The outcome, followed by any details.
    fn lines(&self) -> String {
        let Self { word, seconds, outcome, .. } = self;
        let details = outcome.details.lines().map(|line| format!("\n    {line}"));
        format!("{word:8} {seconds:6.1} s  {}{}", outcome.note, details.collect::<String>())
    }
}

/// Names the missing tools and counts each as skipped. A test that needs a tool says so itself, but
/// this shows only under cargo-nextest.
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
