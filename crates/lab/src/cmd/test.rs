//! `cargo lab test`: everything that must hold, in one command.
//!
//! A list of steps, each told with its name, its time and its outcome. A step that fails shows its output and the others
//! still run, so that one run tells all that is wrong. Steps that leave a CPU idle run beside those that would use it ([`Lane`]).
//! The last line is a test runner's plain closing line, a sum over everything: `N passed, N failed`.

mod clients;
mod codegen;
mod compile;
#[cfg(unix)]
mod fleet;
mod fuzz;
mod lists;
mod matrix;
mod pages;
mod run;
mod signature;
mod targets;
mod tracked;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Result, bail};
use serde::Serialize;

use crate::stdout::Told;
use crate::{children, stdout, tools, workspace};

/// The options of `test`.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    part: Option<Part>,
    /// Run this step alone; may be given more than once.
    #[arg(long, value_name = "STEP")]
    only: Vec<String>,
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
    #[serde(skip)]
    lane: Lane,
    #[serde(skip)]
    run: fn(&Path) -> Result<Outcome>,
}

/// What may run at the same time. Neighbours in the list that are not alone are carried out together: the wide ones one after the other, the
/// narrow ones one after the other beside them. Each of those writes below folders of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lane {
    /// It runs by itself: tests look closely at the clock, and whoever waits wants to hear at once what fails soon.
    Alone,
    /// It has work for every CPU nearly all the time.
    Wide,
    /// It waits, often enough, for one link, one page, or a queue.
    Narrow,
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

const STEPS: [Step; 20] = [
    alone("tools", "what the checks need is here, or named", tools),
    alone("format", "rustfmt changes nothing", compile::format),
    alone("clippy", "no lint fires without features", compile::clippy_engine),
    alone("clippy-all", "no lint fires with all features", compile::clippy_all),
    alone("tests", "every test passes", run::tests),
    alone("doc-tests", "the examples in the docs run", run::doc_tests),
    alone("example", "the parts work in someone else's engine", run::example),
    alone("clients", "python-chess plays with the engine", clients::python_chess),
    alone("docs", "rustdoc has nothing to warn of", compile::docs),
    wide("signature", "every feature set searches the same nodes", signature::check),
    narrow("codegen", "machine code is what is expected of it", codegen::check),
    wide("targets", "every target's nodes, every platform's tests", targets::targets),
    wide("emulated", "older CPUs run the default build, rightly", targets::emulated),
    wide("fuzz", "random bytes break no reader and no session", fuzz::targets),
    narrow("pages", "every page works in a browser, and axe-core finds nothing serious", pages::check),
    narrow("fleet", "a Slurm cluster merges what a bundle says on its nodes", fleet),
    alone("dependencies", "the engine needs what is allowed; one lab is compiled", lists::dependencies),
    alone("features", "features, README and registries agree", lists::features),
    alone("paths", "no file knows the machine it was made on", tracked::paths),
    alone("sizes", "no source file is above 800 lines", tracked::sizes),
];

const fn alone(name: &'static str, promise: &'static str, run: fn(&Path) -> Result<Outcome>) -> Step {
    Step { name, promise, lane: Lane::Alone, run }
}

const fn wide(name: &'static str, promise: &'static str, run: fn(&Path) -> Result<Outcome>) -> Step {
    Step { name, promise, lane: Lane::Wide, run }
}

const fn narrow(name: &'static str, promise: &'static str, run: fn(&Path) -> Result<Outcome>) -> Step {
    Step { name, promise, lane: Lane::Narrow, run }
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(Part::Targets(options)) = &options.part {
        return matrix::run(options);
    }
    if options.list {
        let line = |step: &Step| format!("{:14} {}\n", step.name, step.promise);
        return options
            .form
            .print(&Told { rows: STEPS.as_slice() }, || STEPS.iter().map(line).collect::<String>());
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
    let chosen = |step: &&Step| options.only.is_empty() || options.only.iter().any(|name| name == step.name);
    let steps: Vec<&Step> = STEPS.iter().filter(chosen).collect();
    let tell = |told: String| if options.form.is_json() { Ok(()) } else { stdout::print(told) };
    let mut rows = Vec::new();
    for group in steps.chunk_by(|one, other| one.lane != Lane::Alone && other.lane != Lane::Alone) {
        rows.extend(carry_out(&root, group, &tell)?);
    }
    let mut sum = Outcome::default();
    rows.iter().for_each(|done| sum.add(&done.outcome));
    options.form.print(&Told { rows }, || format!("\n{}\n", sum.closing_line()))?;
    if sum.failed > 0 {
        // The closing line is the last word; an error message would follow it.
        std::process::exit(1);
    }
    Ok(())
}

/// Carries out steps that may run at the same time, and tells of each when it is done. What comes of them is in the order of the steps.
fn carry_out(
    root: &Path,
    group: &[&Step],
    tell: &(impl Fn(String) -> Result<()> + Sync),
) -> Result<Vec<Done>> {
    // What people wait for has a name.
    if group.iter().all(|step| step.lane == group[0].lane) {
        let one = |step: &&Step| {
            tell(format!("{:14} ", step.name))?;
            let done = Done::of(root, step)?;
            tell(format!("{}\n", done.told()))?;
            Ok(done)
        };
        return group.iter().map(one).collect();
    }
    let lane = |lane: Lane| -> Result<Vec<(usize, Done)>> {
        let steps = group.iter().enumerate().filter(|(_, step)| step.lane == lane);
        let one = |(at, step): (usize, &&Step)| {
            tell(format!("{:14} begins\n", step.name))?;
            let done = Done::of(root, step)?;
            tell(format!("{:14} {}\n", step.name, done.told()))?;
            Ok((at, done))
        };
        steps.map(one).collect()
    };
    let (wide, narrow) = std::thread::scope(|scope| {
        let narrow = scope.spawn(|| lane(Lane::Narrow));
        let wide = lane(Lane::Wide);
        (wide, narrow.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    let mut done = wide?;
    done.extend(narrow?);
    done.sort_unstable_by_key(|(at, _)| *at);
    Ok(done.into_iter().map(|(_, done)| done).collect())
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
    fn of(root: &Path, step: &Step) -> Result<Self> {
        let start = Instant::now();
        let ran = std::panic::catch_unwind(|| (step.run)(root));
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

/// Gets what the system's package manager has, where we may, and names what else is missing. What cargo installs is
/// left to the verbs that need it: compiling it takes minutes, and no step fails without it.
fn tools(root: &Path) -> Result<Outcome> {
    let mut missing = Vec::new();
    let mut details = String::new();
    for &tool in tools::ALL {
        if tools::find(root, tool)?.is_some()
            || (!tool.is_ours_to_install() && tools::install(root, tool).is_ok())
        {
            continue;
        }
        missing.push(tool.program());
        details += &format!("{}: {}\n", tool.program(), tools::remedy(root, tool)?);
    }
    let note = if missing.is_empty() { String::new() } else { format!("missing: {}", missing.join(", ")) };
    Ok(Outcome { passed: 1, note, details, ..Outcome::default() })
}

/// A bundle's way over a cluster.
fn fleet(root: &Path) -> Result<Outcome> {
    #[cfg(unix)]
    return fleet::slurm(root);
    #[cfg(not(unix))]
    return Ok(Outcome::skip(format!("{} is not on a Unix", root.display())));
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

/// Where cargo says that it has put the engine: a configuration may name any folder and any target.
fn built_engine(messages: &str) -> Option<PathBuf> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let is_engine = |message: &serde_json::Value| message["target"]["name"] == "plywright";
    messages.filter(is_engine).find_map(|message| message["executable"].as_str().map(PathBuf::from))
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

    #[test]
    fn the_engine_is_where_cargo_says() {
        let messages = "warning: something\n\
            {\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"plywright\"},\"executable\":null}\n\
            {\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"lab\"},\"executable\":\"/t/lab\"}\n\
            {\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"plywright\"},\"executable\":\"/t/x/plywright\"}\n\
            {\"reason\":\"build-finished\",\"success\":true}\n";
        assert_eq!(built_engine(messages), Some(PathBuf::from("/t/x/plywright")));
        assert_eq!(built_engine("{}\nnone\n"), None);
    }

    #[test]
    fn steps_that_leave_a_cpu_run_beside_others_and_come_back_in_the_order_of_the_list() {
        use std::sync::{Condvar, Mutex};
        use std::time::Duration;
        // The wide step waits for the narrow one, which comes after it.
        static NARROW: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());
        let waits = |_: &Path| {
            let (lock, told) = &NARROW;
            let begun = lock.lock().unwrap();
            let (begun, _) =
                told.wait_timeout_while(begun, Duration::from_secs(60), |begun| !*begun).unwrap();
            Ok(if *begun { Outcome::success("met") } else { Outcome::failure("alone") })
        };
        let comes = |_: &Path| {
            *NARROW.0.lock().unwrap() = true;
            NARROW.1.notify_all();
            Ok(Outcome::success("came"))
        };
        let steps = [wide("one", "", waits), narrow("two", "", comes), wide("three", "", |_| bail!("no"))];
        let told = Mutex::new(String::new());
        let tell = |text: String| {
            told.lock().unwrap().push_str(&text);
            Ok(())
        };
        let done = carry_out(Path::new(""), &steps.each_ref(), &tell).unwrap();
        let done: Vec<_> =
            done.iter().map(|done| (done.step, done.word, done.outcome.note.as_str())).collect();
        assert_eq!(done, [("one", "ok", "met"), ("two", "ok", "came"), ("three", "FAILED", "")]);
        let told = told.into_inner().unwrap();
        for line in [
            "one            begins\n",
            "one            ok ",
            "two            ok ",
            "three          FAILED ",
            "    no\n",
        ] {
            assert!(told.contains(line), "{told}");
        }
    }

    #[test]
    fn a_step_that_panics_has_failed() {
        let done = Done::of(Path::new(""), &alone("one", "", |_| panic!("of a fault"))).unwrap();
        assert_eq!((done.word, done.outcome.failed), ("FAILED", 1));
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
