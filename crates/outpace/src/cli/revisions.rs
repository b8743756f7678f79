//! `outpace revisions OLD NEW`: compares git revisions, built in a worktree.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use super::layouts::{Maker, VARIABLE};
use super::options::{Ends, Exports, Work, time};
use super::run::{self, Given};
use super::streams::note;
use crate::builds::revisions::{Builder, Recipe, Repository, Step};
use crate::compare::{Record, Rules};
use crate::error::{Context, Result, bail};
use crate::measure::lockstep::Load;
use crate::programs::{Executable, LayoutSequence, asked};
use crate::report::comparison::HEADING;

#[derive(Debug, clap::Args)]
pub(super) struct Revisions {
    /// Git revisions of the repository in this folder; the others are compared with the first.
    #[arg(required = true, num_args = 2.., value_name = "REVISION")]
    revisions: Vec<String>,
    #[command(flatten)]
    build: Build,
    #[command(flatten)]
    work: Work,
    #[command(flatten)]
    ends: Ends,
    #[command(flatten, next_help_heading = "Write the record")]
    exports: Exports,
}

/// Options for building and running a revision.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Build {
    /// Command that builds a revision, for the shell: `cargo build --release`.
    #[arg(long, value_name = "COMMAND")]
    pub(super) build: String,
    /// Command that runs what was built: `target/release/app --bench`. The program is a path from
    /// the top of the checkout. Only that file is taken from the build; relative paths in its
    /// arguments start from the folder in which you call outpace.
    #[arg(long, value_name = "COMMAND")]
    pub(super) run: String,
    /// Also remove git-ignored files before each build.
    #[arg(long)]
    pub(super) clean: bool,
    /// Time limit per build.
    #[arg(long, value_name = "TIME", default_value = "1h", value_parser = time)]
    pub(super) build_time: Duration,
    /// Compare only the files that the builds make. Without this option every launch links the
    /// programs anew, with their functions in another order, if GCC, clang or rustc links them. If
    /// they cannot be linked anew, `revisions` builds each revision eight times, provided that the
    /// build command uses the number in the variable OUTPACE_LAYOUT; `bisect` has --layouts.
    #[arg(long)]
    pub(super) one_layout: bool,
}

impl Build {
    /// Returns the recipe of a build with these variables set.
    pub(super) fn recipe(&self, environment: Vec<(String, OsString)>) -> Recipe {
        let Self { build, run, clean, build_time, .. } = self.clone();
        Recipe { build, run, clean, limit: Some(build_time), environment }
    }
}

pub(super) fn run(options: &Revisions) -> Result<ExitCode> {
    let rules = options.ends.rules()?;
    options.exports.try_out()?;
    let record = record(&options.revisions, &options.build, &options.work, &options.ends, rules)?;
    let status = options.exports.give(&record, HEADING, options.ends.shown())?;
    run::whole(&record)?;
    Ok(status)
}

/// Builds the revisions and compares them with the first.
pub(super) fn record(
    revisions: &[String],
    build: &Build,
    work: &Work,
    ends: &Ends,
    rules: Rules,
) -> Result<Record> {
    check(&build.run, work, ends.load, revisions.len())?;
    let repository = Repository::at(Path::new("."))?;
    let commits = revisions.iter().map(|name| repository.commit(name)).collect::<Result<Vec<_>>>()?;
    for (at, commit) in commits.iter().enumerate() {
        if let Some(before) = commits[..at].iter().position(|other| other.hash == commit.hash) {
            let (earlier, later) = (&revisions[before], &revisions[at]);
            bail!("`{earlier}` and `{later}` are one commit, {}", commit.short());
        }
    }
    let base = commits.first().context("there is no revision")?.clone();
    let mut record = run::begun(ends, rules)?;
    let _lock = run::lock_machine(&record.command)?;
    let begun = Instant::now();
    let mut maker = Maker::new(build.one_layout, record.seed)?;
    let recipe = build.recipe(maker.environment());
    let mut builder = Builder::new(&repository, base, recipe, &std::env::temp_dir())?;
    let mut given = Vec::new();
    let mut built = Vec::new();
    for commit in commits {
        note(&format!("{:>12} {} {}", "build", commit.short(), commit.subject));
        let step = Step::Revision(commit);
        match builder.build(&step)? {
            Ok(program) => {
                given.push(as_given(&step, &program, &build.run, &work.option, None)?);
                built.push((step, program));
            }
            Err(reason) => bail!("{} cannot be built: {reason}", step.short()),
        }
    }
    // A later build may have replaced files that the link of an earlier one needs, so links are
    // tried after all builds.
    for (given, (step, program)) in given.iter_mut().zip(&built) {
        given.layouts = maker.relinked(step.short(), &program.file)?;
    }
    let has_layouts = |given: &[Given]| given.iter().all(|program| program.layouts.is_some());
    let is_same = built.iter().all(|(_, program)| program.sha256 == built[0].1.sha256);
    let is_relinked = has_layouts(&given);
    if !is_relinked && !is_same && !build.one_layout && build.build.contains(VARIABLE) {
        for (given, (step, program)) in given.iter_mut().zip(&built) {
            given.layouts = maker.rebuilt(&mut builder, step, program)?;
        }
    }
    let is_rebuilt = has_layouts(&given);
    if !is_rebuilt {
        given.iter_mut().for_each(|program| program.layouts = None);
    }
    record.layouts = Some(maker.described(is_relinked, is_rebuilt));
    record.phase("build", begun);
    run::compared(record, &given, work, ends, None)
}

/// Checks the command that runs a revision, and its work. No option may be for a single program,
/// because the programs are named by the short hashes of their commits, which a user need not know.
pub(super) fn check(run: &str, work: &Work, load: Load, revisions: usize) -> Result<()> {
    work.check(load, revisions)?;
    let options = &work.option;
    let is_for_one = |text: &&String| text.split_once('=').is_some_and(|(name, _)| name.contains(':'));
    if let Some(text) = options.iter().find(is_for_one) {
        bail!("`--option {text}`: all revisions get the same options, as `NAME=VALUE`");
    }
    asked::one("revision", run, options).map(drop)
}

/// Returns a built program in the form of one that was given as a command.
pub(super) fn as_given(
    step: &Step,
    built: &Executable,
    line: &str,
    options: &[String],
    layouts: Option<LayoutSequence>,
) -> Result<Given> {
    let mut asked = asked::one(step.short(), line, options)?;
    asked.program = built.file.to_string_lossy().into_owned();
    let revision = Some((step.name().to_owned(), step.subject().to_owned()));
    Ok(Given { asked, revision, layouts })
}
