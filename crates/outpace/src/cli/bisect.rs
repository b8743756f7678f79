//! `outpace bisect GOOD BAD`: finds the first revision, or toolchain, that is slower.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use super::cores;
use super::layouts::Maker;
use super::options::{self, Work, percent, time};
use super::output;
use super::revisions::{self, Build};
use super::run::{self, Given};
use super::streams::note;
use crate::builds::revisions::{Builder, Repository, Step, installed, toolchains_between};
use crate::decide::bisect::{self, Bench, Event, KIND, Measured, Outcome, Record, Rules};
use crate::error::{Context, Error, Result, bail, ensure};
use crate::measure::lockstep::Load;
use crate::os::children;
use crate::os::machine;
use crate::record::Source;
use crate::record::sealed;
use crate::report::bisection;
use crate::rng::Rng;
use crate::text::percent as of_gain;

#[derive(Debug, clap::Args)]
pub(super) struct Bisect {
    /// The fast revision; with --toolchains, the name of a toolchain.
    good: String,
    /// The slow revision, a descendant of the fast one; with --toolchains, the name of a toolchain.
    bad: String,
    /// Search the installed Rust toolchains between the two, and build HEAD with each.
    #[arg(long)]
    toolchains: bool,
    #[command(flatten)]
    build: Build,
    /// Smallest loss of speed that counts as slower.
    #[arg(long, value_name = "PERCENT", default_value = "1%", value_parser = percent)]
    slower: f64,
    /// Accepted probability that the whole search names a wrong step.
    #[arg(long, value_name = "PERCENT", default_value = "1%", value_parser = percent)]
    error: f64,
    /// Difference in speed between builds of equally fast source, which comes only from the
    /// addresses of their functions (standard deviation). It is used where programs are not linked
    /// anew for each launch. The search keeps to --error if the real difference is at most this
    /// value; with --layouts, if it is at most four times this value.
    #[arg(long, value_name = "PERCENT", default_value = "0.2%", value_parser = percent)]
    builds_differ: f64,
    /// Build both programs anew for each comparison, so that the effect of the layout averages out.
    /// The build command has to lay out the program by the number in the variable OUTPACE_LAYOUT.
    /// Programs that GCC, clang or rustc links do not need this option: every launch links them
    /// anew.
    #[arg(long, conflicts_with = "one_layout")]
    layouts: bool,
    /// Time per comparison; longer if that is not enough for 16 launches of both programs.
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = time)]
    each: Duration,
    /// Seed of every random choice; drawn from the clock if not given.
    #[arg(long)]
    seed: Option<u64>,
    /// Load on the other CPUs.
    #[arg(long, value_enum, default_value_t = Load::Idle)]
    load: Load,
    #[command(flatten)]
    work: Work,
    /// Write the search as JSON.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

pub(super) fn run(options: &Bisect) -> Result<ExitCode> {
    let (share, error, build_scale) = (options.slower, options.error, options.builds_differ);
    let mut rules = Rules { share, error, own: build_scale, layouts: options.layouts, ..Rules::default() };
    rules.check()?;
    options.load.check()?;
    ensure!(
        options.work.cores != Some(cores::Asked::Each),
        "--cores each compares on every class of CPUs; a search is made on one of them: `fast` or `efficient`"
    );
    // Each comparison is of two programs: those of two steps.
    revisions::check(&options.build.run, &options.work, options.load, 2)?;
    if let Some(path) = &options.json {
        output::check(path)?;
    }
    let (seed, started) = options::begin(options.seed)?;
    let command = run::command_line(options.seed, seed);
    let repository = Repository::at(Path::new("."))?;
    let (base, steps) = steps(&repository, options)?;
    let count = steps.len();
    ensure!(count >= 2, "there is nothing between `{}` and `{}`", options.good, options.bad);
    let _lock = run::lock_machine(&command)?;
    note(&format!("{:>12} {count} steps; each comparison takes {} s", "search", options.each.as_secs_f64()));
    let maker = Maker::new(options.build.one_layout, seed)?;
    let recipe = options.build.recipe(maker.environment());
    let builder = Builder::new(&repository, base, recipe, &std::env::temp_dir())?;
    let (built, hashes, rng) = (vec![None; count], vec![None; count], Rng::new(seed, "layout"));
    let mut search = Search {
        options,
        seed,
        builder,
        maker,
        built,
        hashes,
        steps,
        relinks: None,
        compared: 0,
        rng,
        notes: None,
        failed: None,
    };
    // The first step shows whether programs can be linked anew. If it cannot be built, the search
    // says so.
    let _ = search.build(0)?;
    if search.relinks == Some(true) {
        // Each launch has a new layout, so the standard error of the launches includes the
        // differences between layouts.
        (rules.layouts, rules.own) = (true, RELINKED);
    }
    let found = bisect::bisect(count - 1, rules, &mut search)?;
    let step = |(step, sha256): (Step, Option<String>)| bisect::Step {
        name: step.name().to_owned(),
        subject: step.subject().to_owned(),
        sha256,
    };
    let mut record = Record {
        schema: <Record as sealed::SealedRecord>::SCHEMA,
        kind: KIND.to_owned(),
        command,
        started,
        seed,
        machine: machine::identify(),
        tool: Source { version: env!("CARGO_PKG_VERSION").to_owned(), ..Source::default() },
        build: options.build.build.clone(),
        run: options.build.run.clone(),
        rules,
        notes: search.notes.unwrap_or_default(),
        steps: search.steps.into_iter().zip(search.hashes).map(step).collect(),
        ..Record::default()
    };
    record.take(found);
    // The answer is printed and written: if one of the two fails, the other is done anyway.
    let printed = output::answer(&bisection::text(&record), output::is_output(options.json.as_ref()));
    if let Some(path) = &options.json {
        output::write(&[(path.clone(), sealed::write(&record)?)])?;
    }
    printed?;
    if let Some(failed) = search.failed {
        bail!("{failed}: the answer above uses only the comparisons made before that");
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the commit that the builder starts from (`HEAD` with `--toolchains`), and the steps from
/// the fast one to the slow one.
fn steps(repository: &Repository, options: &Bisect) -> Result<(crate::builds::revisions::Commit, Vec<Step>)> {
    if options.toolchains {
        let toolchains = toolchains_between(&installed()?, &options.good, &options.bad)?;
        return Ok((repository.commit("HEAD")?, toolchains.into_iter().map(Step::Toolchain).collect()));
    }
    let (good, bad) = (repository.commit(&options.good)?, repository.commit(&options.bad)?);
    let later = repository.between(&good, &bad)?;
    let steps = std::iter::once(good.clone()).chain(later).map(Step::Revision).collect();
    Ok((good, steps))
}

/// Standard error that is reported if both programs are byte-identical; their gain is zero.
const SAME: f64 = 1e-4;

/// Value of [`Rules::own`] if every launch links the programs anew: the part of the difference
/// between builds that the launches do not show.
const RELINKED: f64 = 1e-4;

/// A program that was built and can be compared.
#[derive(Clone)]
struct Built {
    given: Given,
    /// The program's SHA-256; `None` for a script, because its work may lie in other files.
    sha256: Option<String>,
    file: PathBuf,
}

/// The state of a search.
struct Search<'a> {
    options: &'a Bisect,
    seed: u64,
    builder: Builder,
    maker: Maker,
    /// Each step's program, if it was built and can be compared.
    built: Vec<Option<Built>>,
    /// SHA-256 of each step's latest build.
    hashes: Vec<Option<String>>,
    steps: Vec<Step>,
    /// True if every launch links the programs anew; the first step that is built decides, and
    /// until then it is `None`.
    relinks: Option<bool>,
    compared: u64,
    /// Random numbers for the layouts.
    rng: Rng,
    /// Notes on the first comparison, if one was made.
    notes: Option<Vec<String>>,
    /// Reason why the search ended too early, unless it was an interrupt.
    failed: Option<String>,
}

impl Search<'_> {
    /// Returns true if both programs are built anew for each comparison.
    fn rebuilds(&self) -> bool {
        self.options.layouts && self.relinks != Some(true)
    }
}

impl Bench for Search<'_> {
    fn build(&mut self, step: usize) -> Result<Outcome<()>> {
        if self.built[step].is_some() {
            return Ok(Ok(()));
        }
        let target = &self.steps[step];
        note(&format!("{:>12} {} {}", "build", target.short(), target.subject()));
        match self.builder.build(target)? {
            Err(reason) => Ok(Err(reason)),
            Ok(program) => {
                let layouts = match self.relinks {
                    Some(false) => None,
                    _ => self.maker.relinked(target.short(), &program.file)?,
                };
                if layouts.is_none() && self.relinks == Some(true) {
                    let reason = "it cannot be linked again, although earlier steps can (`--one-layout` compares the files as they are)";
                    return Ok(Err(reason.to_owned()));
                }
                self.relinks = Some(layouts.is_some());
                let Bisect { build, work, .. } = self.options;
                let given = revisions::as_given(target, &program, &build.run, &work.option, layouts)?;
                let is_same =
                    self.hashes[step].replace(program.sha256.clone()).as_ref() == Some(&program.sha256);
                ensure!(
                    !is_same || !self.rebuilds(),
                    "the build command made the same program of {} in two layouts: it does not use OUTPACE_LAYOUT",
                    target.short()
                );
                let sha256 = (!program.is_script).then_some(program.sha256);
                self.built[step] = Some(Built { given, sha256, file: program.file });
                Ok(Ok(()))
            }
        }
    }

    fn measure(&mut self, step: usize, baseline: usize) -> Result<Outcome<Measured>> {
        let built = |at: usize| self.built[at].clone().context("a step is not built yet");
        let (old, new) = (built(baseline)?, built(step)?);
        if self.rebuilds() {
            self.built.fill(None);
            // LLD takes 0 as a request for a new seed each time.
            self.builder.lay_out(1 + self.rng.below(1_000_000) as u64);
        }
        if old.sha256.is_some() && old.sha256 == new.sha256 {
            return Ok(Ok(Measured { gain: 0.0, error: SAME }));
        }
        if self.relinks == Some(true) {
            for (at, built) in [(baseline, &old), (step, &new)] {
                if self.maker.relinked(self.steps[at].short(), &built.file)?.is_none() {
                    let reason = "a later build has replaced files that its link needs";
                    // Without the baseline no step can be measured.
                    ensure!(
                        at != baseline,
                        "`{}` cannot be linked again: {reason}: `--one-layout` compares the files as they are",
                        self.steps[at].short()
                    );
                    return Ok(Err(reason.to_owned()));
                }
            }
        }
        self.compared += 1;
        let Bisect { work, each, load, .. } = self.options;
        let seed = self.seed.wrapping_add(self.compared);
        match run::gain(&[old.given, new.given], work, *each, *load, seed) {
            Ok((measured, notes)) => {
                self.notes.get_or_insert(notes);
                Ok(Ok(measured))
            }
            Err(error @ (Error::Interrupted(_) | Error::Failed { .. })) => {
                // An interrupt can be the cause of any failure.
                children::check()?;
                Err(error)
            }
            Err(error) => Ok(Err(error.to_string())),
        }
    }

    fn report(&mut self, event: Event<'_>) {
        match event {
            Event::Skipped(skipped) => {
                note(&format!("{:>12} {}: {}", "skip", self.steps[skipped.step].short(), skipped.reason));
            }
            Event::Compared(comparison) => {
                let (step, baseline) =
                    (self.steps[comparison.step].short(), self.steps[comparison.baseline].short());
                let (gain, error) = (of_gain(comparison.gain), comparison.error * 100.0);
                note(&format!("{:>12} {step} against {baseline}: {gain} ± {error:.2} %", "compare"));
            }
            Event::Ended(Error::Interrupted(_)) => {}
            Event::Ended(error) => self.failed = Some(error.to_string()),
        }
    }
}
