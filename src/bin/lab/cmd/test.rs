//! `cargo lab test`: everything that must hold, in one command.
//!
//! A list of steps, each told with its name, its time and its outcome. A step that fails shows its output and the others
//! still run, so that one run tells all that is wrong. The last line is a test runner's plain closing line, a sum over
//! everything: `N passed, N failed`.

mod clients;
mod codegen;
mod compile;
#[cfg(unix)]
mod fleet;
mod fuzz;
mod lists;
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
pub(crate) struct Options {
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

/// One thing that must hold.
#[derive(Serialize)]
struct Step {
    #[serde(rename = "step")]
    name: &'static str,
    promise: &'static str,
    #[serde(skip)]
    run: fn(&Path) -> Result<Outcome>,
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
    Step { name: "tools", promise: "what the checks need is here, or named", run: tools },
    Step { name: "format", promise: "rustfmt changes nothing", run: compile::format },
    Step { name: "clippy", promise: "no lint fires without features", run: compile::clippy_engine },
    Step { name: "clippy-all", promise: "no lint fires with all features", run: compile::clippy_all },
    Step { name: "tests", promise: "every test passes", run: run::tests },
    Step { name: "doc-tests", promise: "the examples in the docs run", run: run::doc_tests },
    Step { name: "example", promise: "the parts work in someone else's engine", run: run::example },
    Step { name: "clients", promise: "python-chess plays with the engine", run: clients::python_chess },
    Step { name: "docs", promise: "rustdoc has nothing to warn of", run: compile::docs },
    Step { name: "signature", promise: "every feature set searches the same nodes", run: signature::check },
    Step { name: "codegen", promise: "machine code is what is expected of it", run: codegen::check },
    Step { name: "targets", promise: "every target's nodes, every platform's tests", run: targets::targets },
    Step { name: "emulated", promise: "older CPUs run the default build, rightly", run: targets::emulated },
    Step { name: "fuzz", promise: "random bytes break no reader and no session", run: fuzz::targets },
    Step {
        name: "pages",
        promise: "every page works in a browser, and axe-core finds nothing serious",
        run: pages::check,
    },
    Step { name: "fleet", promise: "a Slurm cluster merges what a bundle says on its nodes", run: fleet },
    Step {
        name: "dependencies",
        promise: "the engine needs what is allowed; one lab is compiled",
        run: lists::dependencies,
    },
    Step { name: "features", promise: "features, README and registries agree", run: lists::features },
    Step { name: "paths", promise: "no file knows the machine it was made on", run: tracked::paths },
    Step { name: "sizes", promise: "no source file is above 800 lines", run: tracked::sizes },
];

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
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
    children::catch_interrupts()?;
    let root = workspace::root()?;
    if options.accept_signature {
        return signature::accept(&root);
    }
    let chosen = |step: &&Step| options.only.is_empty() || options.only.iter().any(|name| name == step.name);
    let mut sum = Outcome::default();
    let mut rows = Vec::new();
    // What people watch from step to step a program gets in one piece.
    let tell = |told: String| if options.form.is_json() { Ok(()) } else { stdout::print(told) };
    for step in STEPS.iter().filter(chosen) {
        tell(format!("{:14} ", step.name))?;
        let start = Instant::now();
        let ran = std::panic::catch_unwind(|| (step.run)(&root));
        let ran = ran.unwrap_or_else(|_| Ok(Outcome::failure("the step itself broke off\n")));
        let outcome = ran.unwrap_or_else(|error| Outcome::failure(format!("{error:#}\n")));
        // What an interrupt broke off has not failed.
        children::check()?;
        let seconds = start.elapsed().as_secs_f64();
        let mut told = format!("{:8} {seconds:6.1} s  {}\n", outcome.word(), outcome.note);
        for line in outcome.details.lines() {
            told += &format!("    {line}\n");
        }
        tell(told)?;
        sum.add(&outcome);
        rows.push(Done { step: step.name, word: outcome.word(), seconds, outcome });
    }
    options.form.print(&Told { rows }, || format!("\n{}\n", sum.closing_line()))?;
    if sum.failed > 0 {
        // The closing line is the last word; an error message would follow it.
        std::process::exit(1);
    }
    Ok(())
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
