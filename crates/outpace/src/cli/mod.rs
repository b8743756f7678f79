//! The program `outpace`: its verbs (subcommands), one file each, and the code that they share.
//!
//! | file | content |
//! |---|---|
//! | `options` | options that several verbs have |
//! | `run` | from commands to a record: workload, check of the answers, measurement |
//! | `plan` | time that a comparison of whole commands may take |
//! | `cores`, `counters` | the options `--cores` and `--counters` |
//! | `input` | standard input of programs that run under callgrind, `perf` or the counters |
//! | `compare`, `choose`, `revisions`, `bisect`, `benches`, `ci`, `explain`, `show` | the verbs |
//! | `layouts` | linking of the builds of revisions again, in other code layouts |
//! | `link` | helper that stands in for the linker while programs are built |
//! | `merge_profiles` | helper that build lines of `choose` call |
//! | `streams`, `output` | the standard streams; the destinations of the output |
//! | `live` | progress while programs are measured |

mod benches;
mod bisect;
mod choose;
mod ci;
mod compare;
mod cores;
mod counters;
mod examples;
mod explain;
#[cfg(test)]
mod hostile;
mod input;
mod layouts;
mod link;
mod live;
mod merge_profiles;
mod options;
mod output;
mod plan;
mod revisions;
mod run;
mod show;
mod streams;
#[cfg(test)]
mod workflows;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::error::{Error, Result};
use crate::os::children;
use crate::os::cpus::ask_for_full_speed;
use crate::os::signals;

/// Is the new build faster, by how much, and how sure is that?
///
/// Starts the programs together again and again, has them take turns on one CPU, and stops as soon
/// as the answer is sure.
#[derive(Debug, Parser)]
#[command(
    name = NAME,
    version,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    max_term_width = 100,
    after_help = examples::TOP
)]
struct Cli {
    #[command(subcommand)]
    verb: Option<Verb>,
    #[command(flatten)]
    compare: compare::Compare,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Compare programs with the first of them (the default verb).
    #[command(after_help = examples::COMPARE)]
    Compare(compare::Compare),
    /// Choose among many builds, or existing programs, by speed, and say how much the choice may
    /// lose against the fastest.
    #[command(after_help = examples::CHOOSE)]
    Choose(Box<choose::Choose>),
    /// Build git revisions in a worktree and compare them.
    #[command(after_help = examples::REVISIONS)]
    Revisions(revisions::Revisions),
    /// Compare the benchmarks of a cargo package (criterion, divan, `#[bench]`) at two revisions.
    #[command(after_help = examples::GIT)]
    Git(benches::Benches),
    /// Find the earliest revision that is slower than the given fast one by more than a limit.
    #[command(after_help = examples::BISECT)]
    Bisect(bisect::Bisect),
    /// Compare two programs, write the answer to the files of `--markdown` and `--json`, and set
    /// the exit status by a rule.
    #[command(after_help = examples::CI)]
    Ci(ci::Ci),
    /// Show the functions that take the time in two programs, and the changed machine code of those
    /// that differ most.
    #[command(after_help = examples::EXPLAIN)]
    Explain(explain::Explain),
    /// Show a record again, or write it in other forms.
    #[command(after_help = examples::SHOW)]
    Show(show::Show),
    /// Run a linker for a build, and record the link.
    #[command(after_help = examples::LINK, hide = true)]
    Link(link::Link),
    /// Merge the counts of an instrumented program into a profile for the compiler, and print its
    /// path.
    #[command(after_help = examples::MERGE_PROFILES, hide = true)]
    MergeProfiles(merge_profiles::MergeProfiles),
}

const NAME: &str = "outpace";

/// Exit status when the rule of `ci`, or of `choose --check`, is broken.
const BROKEN: u8 = 1;

/// Exit status when something could not be done; clap uses the same one for a wrong command line.
const FAILED: u8 = 2;

/// Runs the program with these arguments; the first argument is the program's own name.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { FAILED } else { 0 });
        }
    };
    ask_for_full_speed();
    let done = signals::catch().and_then(|()| run(cli));
    unless_interrupted(done).unwrap_or_else(|error| {
        streams::note(&format!("{NAME}: {error}"));
        let interrupted = matches!(error, Error::Interrupted(_) | Error::Partial);
        ExitCode::from(if interrupted { children::interrupted_status() } else { FAILED })
    })
}

/// Returns the result of a verb, or the interrupt if the user interrupted it. An interrupt also
/// ends the programs, so their errors are then not their fault.
fn unless_interrupted<T>(done: Result<T>) -> Result<T> {
    match (done, children::check()) {
        (done, Ok(())) => done,
        (Ok(_), Err(_)) => Err(Error::Partial),
        (Err(_), Err(interrupted)) => Err(interrupted.into()),
    }
}

fn run(cli: Cli) -> Result<ExitCode> {
    match cli.verb.unwrap_or(Verb::Compare(cli.compare)) {
        Verb::Compare(options) => compare::run(&options),
        Verb::Choose(options) => choose::run(&options),
        Verb::Revisions(options) => revisions::run(&options),
        Verb::Git(options) => benches::run(&options),
        Verb::Bisect(options) => bisect::run(&options),
        Verb::Ci(options) => ci::run(&options),
        Verb::Explain(options) => explain::run(&options),
        Verb::Show(options) => show::run(&options),
        Verb::Link(options) => link::run(&options),
        Verb::MergeProfiles(options) => merge_profiles::run(&options),
    }
}
