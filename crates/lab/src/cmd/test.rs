//! `cargo lab test`: everything that must hold, in one command.
//!
//! A list of steps, each told with its name, its time and its outcome. A step that fails shows its output and the others
//! still run, so that one run tells all that is wrong. What takes longer than a working day allows runs with `--long`, and every week.
//! No step installs anything on the system: what is missing is named, and `cargo lab setup install` gets it.
//! The last line is a test runner's plain closing line, a sum over everything: `N passed, N failed`.

mod codegen;
mod compile;
mod lists;
mod matrix;
mod run;
mod scripts;
mod signature;
mod targets;
mod tracked;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Result, bail};
use serde::Serialize;

use crate::machine::tools::{self, Tool};
use crate::terminal::stdout;
use crate::terminal::stdout::Printed;
use crate::workspace;
use outpace::children;

/// The options of `test`.
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
    /// List the steps.
    #[arg(long)]
    list: bool,
    /// Write the signature that the default build has now into `tests/signature.txt`, because its change is meant.
    #[arg(long)]
    accept_signature: bool,
    #[command(flatten)]
    form: stdout::Form,
}

#[derive(Debug, clap::Subcommand)]
enum Part {
    /// Build and test the engine for every target: the same nodes?
    ///
    /// The default build with its tests and its full signature, then every variant with its shallow one. What a target cannot run must
    /// say so itself.
    Targets(matrix::Options),
}

/// One thing that must hold.
#[derive(Serialize)]
struct Step {
    #[serde(rename = "step")]
    name: &'static str,
    promise: &'static str,
    when: When,
    #[serde(skip)]
    run: fn(&Scope) -> Result<Outcome>,
}

/// When a step runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum When {
    /// Always, by itself: tests look closely at the clock, and whoever waits wants to hear at once what fails soon.
    Daily,
    /// Always, beside its neighbours of this kind: each waits, often enough, for one link that leaves a CPU idle. Each writes below a
    /// folder of its own.
    MachineFiles,
    /// With `--long`, or where it is named.
    Long,
}

/// What the steps look at.
struct Scope {
    root: PathBuf,
    /// Everything, not only what a day allows.
    long: bool,
}

/// How a step ended.
#[derive(Debug, Default, Serialize)]
struct Outcome {
    passed: u64,
    failed: u64,
    skipped: u64,
    /// A few words for the step's line.
    note: String,
    /// What to show where something failed or was skipped.
    details: String,
}

const STEPS: [Step; 19] = [
    step(When::Daily, "tools", "what the checks need is here", tools),
    step(When::Daily, "format", "rustfmt changes nothing", compile::format),
    step(When::Daily, "clippy", "no lint fires, with all features and without", compile::clippy),
    step(When::Daily, "features", "features, README and registries agree", lists::features),
    step(When::Daily, "paths", "no file knows the machine it was made on", tracked::paths),
    step(When::Daily, "sizes", "no source file is above 800 lines", tracked::sizes),
    step(
        When::Daily,
        "dependencies",
        "the engine needs what is allowed; one lab is compiled",
        lists::dependencies,
    ),
    step(When::Daily, "deny", "licences, sources and advisories of all that is compiled", lists::deny),
    step(When::Daily, "tests", "every test passes", run::tests),
    step(When::Daily, "doc-tests", "the examples in the docs run", run::doc_tests),
    step(When::Daily, "clients", "python-chess plays with the engine", scripts::clients),
    step(When::Daily, "docs", "rustdoc has nothing to warn of", compile::docs),
    step(When::MachineFiles, "signature", "every feature set searches the same nodes", signature::check),
    step(When::MachineFiles, "codegen", "machine code is what is expected of it", codegen::check),
    step(
        When::MachineFiles,
        "targets",
        "other platforms and older CPUs run the engine, rightly",
        targets::check,
    ),
    step(When::Long, "each-feature", "no lint fires with any feature alone", compile::each_feature),
    step(When::Long, "pages", "every page works in a browser, accessibly", scripts::pages),
    step(When::Long, "fuzz", "random bytes break no reader and no session", scripts::fuzz),
    step(When::Long, "fleet", "a Slurm cluster merges what a bundle says on its nodes", scripts::fleet),
];

const fn step(
    when: When,
    name: &'static str,
    promise: &'static str,
    run: fn(&Scope) -> Result<Outcome>,
) -> Step {
    Step { name, promise, when, run }
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(Part::Targets(options)) = &options.part {
        return matrix::run(options);
    }
    if options.list {
        let line = |step: &Step| {
            let long = if step.when == When::Long { " (--long)" } else { "" };
            format!("{:14} {}{long}\n", step.name, step.promise)
        };
        return options
            .form
            .print(&Printed { rows: STEPS.as_slice() }, || STEPS.iter().map(line).collect::<String>());
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
    let chosen = |step: &&Step| match options.only.is_empty() {
        true => options.long || step.when != When::Long,
        false => options.only.iter().any(|name| name == step.name),
    };
    let steps: Vec<&Step> = STEPS.iter().filter(chosen).collect();
    let scope = Scope { root, long: options.long };
    let tell = |told: String| if options.form.is_json() { Ok(()) } else { stdout::print(told) };
    let mut rows = Vec::new();
    for group in steps.chunk_by(|one, other| [one, other].iter().all(|step| step.when == When::MachineFiles))
    {
        rows.extend(carry_out(&scope, group, &tell)?);
    }
    let mut sum = Outcome::default();
    rows.iter().for_each(|done| sum.add(&done.outcome));
    options.form.print(&Printed { rows }, || format!("\n{}\n", sum.closing_line()))?;
    if sum.failed > 0 {
        // The closing line is the last word; an error message would follow it.
        std::process::exit(1);
    }
    Ok(())
}

/// Carries out steps beside each other, and tells of each when it is done. What comes of them is in the order of the steps.
fn carry_out(
    scope: &Scope,
    group: &[&Step],
    tell: &(impl Fn(String) -> Result<()> + Sync),
) -> Result<Vec<Done>> {
    let one = |step: &Step| {
        // What people wait for has a name.
        let name = format!("{:14} ", step.name);
        let [before, after] =
            if group.len() == 1 { [name, String::new()] } else { [name.clone() + "begins\n", name] };
        tell(before)?;
        let done = Done::of(scope, step)?;
        tell(format!("{after}{}\n", done.told()))?;
        Ok(done)
    };
    std::thread::scope(|threads| {
        let running: Vec<_> = group.iter().map(|&step| threads.spawn(move || one(step))).collect();
        let end = |thread: std::thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        running.into_iter().map(end).collect()
    })
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
        let ran = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| (step.run)(scope)));
        let ran = ran.unwrap_or_else(|_| Ok(Outcome::failure("the step itself broke off\n")));
        let outcome = ran.unwrap_or_else(|error| Outcome::failure(format!("{error:#}\n")));
        children::check()?;
        Ok(Self { step: step.name, word: outcome.word(), seconds: start.elapsed().as_secs_f64(), outcome })
    }

    /// What came of it, and below it what there is to show.
    fn told(&self) -> String {
        let Self { word, seconds, outcome, .. } = self;
        let details = outcome.details.lines().map(|line| format!("\n    {line}"));
        format!("{word:8} {seconds:6.1} s  {}{}", outcome.note, details.collect::<String>())
    }
}

/// Names what is missing. Some tests pass by what is not here, so each thing counts as skipped.
fn tools(Scope { root, long }: &Scope) -> Result<Outcome> {
    let mut outcome = Outcome::success("");
    for tool in tools::of_the_test(*long) {
        if tools::find(root, tool)?.is_none() {
            outcome.skipped += 1;
            outcome.details += &format!("{} is not here: {}\n", tool.program(), tools::remedy(root, tool)?);
        }
    }
    if outcome.skipped > 0 {
        outcome.note = "`cargo lab setup install` gets what is missing".to_owned();
    }
    Ok(outcome)
}

impl Outcome {
    fn success(note: impl Into<String>) -> Self {
        Self { passed: 1, note: note.into(), ..Self::default() }
    }

    fn failure(details: impl Into<String>) -> Self {
        Self { failed: 1, details: details.into(), ..Self::default() }
    }

    fn skip(reason: impl Into<String>) -> Self {
        Self { skipped: 1, note: reason.into(), ..Self::default() }
    }

    /// Skipped for want of that tool.
    fn without(root: &Path, tool: Tool) -> Result<Self> {
        Ok(Self::skip(format!("no {}; get it with `{}`", tool.program(), tools::remedy(root, tool)?)))
    }

    /// A failure if there are findings, each of them a line.
    fn of_findings(findings: &[String], note: impl Into<String>) -> Self {
        if findings.is_empty() { Self::success(note) } else { Self::failure(findings.join("\n")) }
    }

    fn word(&self) -> &'static str {
        match self {
            Self { failed: 1.., .. } => "FAILED",
            Self { passed: 0, skipped: 1.., .. } => "skipped",
            _ => "ok",
        }
    }

    fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.details += &other.details;
    }

    fn closing_line(&self) -> String {
        let Self { passed, failed, skipped, .. } = self;
        match skipped {
            0 => format!("{passed} passed, {failed} failed"),
            _ => format!("{passed} passed, {failed} failed, {skipped} skipped"),
        }
    }
}

/// What a command wrote, both streams in one, and whether it went well.
struct Ran {
    success: bool,
    text: String,
}

fn run_command(mut command: Command) -> Result<Ran> {
    let finished = children::run(command.env("CARGO_TERM_COLOR", "never"), None)?;
    let is_progress = |line: &&str| line.trim_start().starts_with("Compiling ");
    let told = finished.stderr.lines().filter(|line| !is_progress(line));
    let text = finished.stdout.lines().chain(told).map(|line| format!("{line}\n")).collect();
    Ok(Ran { success: finished.status.success(), text })
}

/// Cargo in the package's root, with the arguments that the words of `line` are.
fn cargo(root: &Path, line: &str) -> Command {
    let mut command = tools::cargo();
    command.current_dir(root).args(line.split_whitespace());
    command
}

/// A command of cargo's that is a program of its own, in the package's root, with the arguments that the words of `line` are.
fn subcommand(root: &Path, program: &Path, line: &str) -> Command {
    let cargo = cargo(root, "");
    let mut command = Command::new(program);
    for (name, value) in cargo.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.env("CARGO", cargo.get_program()).current_dir(root).args(line.split_whitespace());
    command
}

/// The files that git keeps; none outside a checkout.
fn tracked_files(root: &Path) -> Option<Vec<PathBuf>> {
    let output =
        Command::new("git").current_dir(root).args(["ls-files", "-z"]).stdin(Stdio::null()).output().ok()?;
    let text =
        String::from_utf8(output.stdout).ok().filter(|text| output.status.success() && !text.is_empty())?;
    Some(text.split_terminator('\0').map(PathBuf::from).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scope() -> Scope {
        Scope { root: PathBuf::new(), long: false }
    }

    #[test]
    fn steps_run_beside_each_other_and_come_back_in_the_order_of_the_list() {
        use std::sync::Barrier;
        static MET: Barrier = Barrier::new(2);
        let meets = |_: &Scope| {
            MET.wait();
            Ok(Outcome::success("met"))
        };
        let breaks = |_: &Scope| -> Result<Outcome> { panic!("of a fault") };
        let steps =
            [("one", meets as fn(&Scope) -> _), ("two", meets), ("three", |_| bail!("no")), ("four", breaks)];
        let steps = steps.map(|(name, run)| step(When::MachineFiles, name, "", run));
        let done = carry_out(&scope(), &steps.each_ref(), &|_| Ok(())).unwrap();
        let words: Vec<_> = done.iter().map(|done| (done.step, done.word)).collect();
        assert_eq!(words, [("one", "ok"), ("two", "ok"), ("three", "FAILED"), ("four", "FAILED")]);
        assert!(done[2].told().ends_with("\n    no"), "{}", done[2].told());
    }

    #[test]
    fn the_closing_line_names_what_was_skipped_only_if_anything_was() {
        let mut sum = Outcome { passed: 3, ..Outcome::default() };
        sum.add(&Outcome::failure("why"));
        assert_eq!(sum.closing_line(), "3 passed, 1 failed");
        sum.add(&Outcome::skip("no git"));
        assert_eq!(sum.closing_line(), "3 passed, 1 failed, 1 skipped");
    }

    #[test]
    fn a_step_with_one_failure_among_many_passes_has_failed() {
        assert_eq!(Outcome { passed: 40, failed: 1, ..Outcome::default() }.word(), "FAILED");
        assert_eq!(Outcome { passed: 40, skipped: 1, ..Outcome::default() }.word(), "ok");
        assert_eq!(Outcome::skip("no git").word(), "skipped");
    }
}
