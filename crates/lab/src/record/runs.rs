//! `runs.json`: a summary of each run of `cargo lab choose` on a machine.
//!
//! Runs of the same engine source with the same compiler and baseline are pooled
//! ([`crate::decide::pool`]). Runs whose engines came from a bundle are never pooled with runs that
//! built their engines ([`Runs::like`]). Runs of another source, runs whose choice followed an
//! older rule, and runs with slices of another length are only shown.

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use super::{Known, Loss, Noise, Record, Source, sealed_record};
use outpace::record::is_name;
use outpace::record::sealed::SealedRecord;

const MOST: usize = 1_000;

/// The file's name in a machine's folder.
pub const FILE: &str = "runs.json";

/// All runs on one machine, the latest last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Runs {
    pub schema: u32,
    /// The machine's key: `intel-xeon-6-cf-2`.
    pub machine: String,
    pub runs: Vec<Run>,
    pub sha256: String,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Run {
    pub command: String,
    /// Start of the run, in seconds since 1970-01-01 UTC.
    pub started: u64,
    pub quick: bool,
    /// True if the engines came from a bundle.
    pub bundle: bool,
    pub source: Source,
    /// The compiler's version.
    pub rustc: String,
    pub noise: Noise,
    /// Time spent measuring whole engines, in seconds.
    pub seconds: f64,
    /// Gains by the launches of this run alone.
    pub engines: Vec<Figure>,
    /// Number of earlier runs whose gains the choice used. If it differs from build to build, the
    /// largest.
    pub known: usize,
    /// The slug of the chosen engine.
    pub chosen: String,
    /// Loss of that choice; `None` if the choice followed an older rule, which computed no losses.
    pub loss: Option<Loss>,
}

/// The gain that a run measured for one engine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// The engine's slug.
    pub candidate: String,
    /// Its gain over the default build.
    pub gain: f64,
    /// The standard error of that gain.
    pub error: f64,
    pub launches: usize,
}

/// Returns true if a command of `choose` covers all axes.
pub fn is_whole(command: &str) -> bool {
    ![" --axis ", " --without "].iter().any(|option| command.contains(option))
}

impl Runs {
    /// Returns the empty list of a machine without runs.
    pub fn none(machine: &str) -> Self {
        Self { schema: Self::SCHEMA, machine: machine.to_owned(), runs: Vec::new(), sha256: String::new() }
    }

    /// Adds a run in the order of time.
    pub fn add(&mut self, run: Run) {
        let at = self.runs.partition_point(|earlier| earlier.started <= run.started);
        self.runs.insert(at, run);
        // Beyond `MOST` runs, the oldest are dropped.
        self.runs.drain(..self.runs.len().saturating_sub(MOST));
    }

    /// Returns the runs that may be pooled with a run of that source and compiler. Their engines
    /// came from a bundle exactly if `bundle` is true, and their baseline has the features `with`.
    pub fn like<'a>(
        &'a self,
        source: &'a Source,
        compiler: &'a str,
        bundle: bool,
        with: &'a str,
    ) -> impl Iterator<Item = &'a Run> {
        self.runs.iter().filter(move |run| {
            run.adds_up()
                && run.source.sha256 == source.sha256
                && run.rustc == compiler
                && run.bundle == bundle
                && run.with() == with
        })
    }
}

impl Run {
    /// Returns true if the run's figures may be pooled with those of other runs, because its choice
    /// followed the present rule and its slices had the usual length. Slices of another length
    /// measure something else.
    pub fn adds_up(&self) -> bool {
        self.loss.is_some() && !self.command.contains(" --slice ")
    }

    /// Returns the features that `--with` gave the run's baseline, separated by commas; empty for
    /// most runs.
    pub fn with(&self) -> &str {
        let (_, behind) = self.command.split_once(" --with ").unwrap_or_default();
        behind.split(' ').next().unwrap_or_default()
    }

    /// Returns true if the run covered all axes.
    pub fn is_whole(&self) -> bool {
        is_whole(&self.command)
    }

    /// Summarises a record. `losses` has the gains by the run's own launches.
    pub fn from_record(record: &Record, losses: &[Loss]) -> Self {
        let launches = |slug: &str| {
            record.whole_engines.survey.comparison(slug).map_or(0, |comparison| comparison.launches.len())
        };
        let figure = |loss: &Loss| Figure {
            candidate: loss.candidate.clone(),
            gain: loss.gain,
            error: loss.error,
            launches: launches(&loss.candidate),
        };
        let choice = &record.decision.choice;
        let measuring = record.phases.iter().filter(|phase| phase.name == "engines");
        let engine = record.engines.iter().find(|engine| engine.build == choice.build);
        Self {
            command: record.command.clone(),
            started: record.started,
            quick: record.quick,
            bundle: record.bundle.is_some(),
            source: record.source.clone(),
            rustc: record.compiler.version.clone(),
            noise: record.noise,
            seconds: measuring.map(|phase| phase.seconds).sum(),
            engines: losses.iter().filter(|loss| launches(&loss.candidate) > 0).map(figure).collect(),
            known: record.known.iter().map(|figure| figure.runs).max().unwrap_or(0),
            chosen: engine.map_or_else(|| choice.build.slug(), |engine| engine.slug.clone()),
            loss: choice.loss.clone(),
        }
    }
}

impl SealedRecord for Runs {
    sealed_record!(1, "list of runs");

    fn check(&self) -> Result<()> {
        let key = self.machine.escape_default();
        ensure!(is_name(&self.machine), "its machine's key is `{key}`, which cannot be the name of a folder");
        let runs = self.runs.len();
        ensure!(runs <= MOST, "it has {runs} runs, which is more than {MOST}");
        for figure in self.runs.iter().flat_map(|run| &run.engines) {
            let Figure { candidate, gain, error, .. } = figure;
            Known { candidate: candidate.clone(), gain: *gain, error: *error, runs: 1 }.check()?;
        }
        Ok(())
    }
}
