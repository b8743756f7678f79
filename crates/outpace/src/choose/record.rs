//! What is kept of a choice: plain data, in a file that shows damage.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::compare::Workload;
use crate::error::{Error, Result, ensure};
use crate::measure::lockstep::Load;
use crate::record::{CONTROL, Comparison, Launch, LossRules, Machine, Noise, Phase, sealed};

/// The version of this file's schema.
pub const SCHEMA: u32 = 1;

/// What distinguishes it from other records.
pub const KIND: &str = "choice";

/// A choice among builds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// [`SCHEMA`] when it was written.
    pub schema: u32,
    /// [`KIND`].
    pub kind: String,
    /// The version of the program that measured.
    pub tool: String,
    /// The command that makes this choice again, with its seed.
    pub command: String,
    /// When it began, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// The seed of every random choice.
    pub seed: u64,
    /// The machine.
    pub machine: Machine,
    /// Whether the other CPUs were idle, or did the same work as the measured one.
    pub load: Load,
    /// SHA-256 over the sources as git sees them; none where it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sources: Option<String>,
    /// What builds may differ in; none of programs that are there already.
    pub axes: Vec<KeptAxis>,
    /// The builds, the baseline first, then those with the fewest changes.
    pub builds: Vec<Kept>,
    /// The run commands, with their launches.
    pub runs: Vec<KeptRun>,
    /// The confidence and the loss of the choice.
    pub rules: LossRules,
    /// How long was measured at most, in seconds.
    pub seconds: f64,
    /// How quiet the machine was.
    pub noise: Noise,
    /// What follows from all this.
    pub decision: Decision,
    /// How long each phase took.
    pub phases: Vec<Phase>,
    /// SHA-256 over all of the above.
    pub sha256: String,
}

/// An axis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptAxis {
    /// Its name.
    pub name: String,
    /// The labels of its values, the baseline's first.
    pub values: Vec<String>,
}

/// A build.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kept {
    /// What it is called: the values in which it differs from the baseline.
    pub name: String,
    /// The changes that it is made of, as numbers: the values other than the first of all axes, counted through.
    pub parts: Vec<usize>,
    /// The command that makes it, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub build: Option<String>,
    /// The commands that run it.
    pub commands: Vec<String>,
    /// SHA-256 of what was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sha256: Option<String>,
    /// Its size in bytes; 0 where it was not made.
    pub bytes: u64,
    /// How long the build took, in seconds.
    pub seconds: f64,
    /// Why every launch runs the file itself; none where each runs a fresh copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_place: Option<String>,
    /// What became of it.
    pub fate: Fate,
    /// What distinguishes runs of one file.
    #[serde(skip)]
    pub arguments: Vec<String>,
}

/// What became of a build.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Fate {
    /// It was not made.
    #[default]
    NotMade,
    /// It takes part.
    Races,
    /// It is the same program as another one, byte for byte, started in the same way.
    Same {
        /// The other one.
        of: String,
    },
    /// It could not be built or run.
    Failed {
        /// Why.
        why: String,
    },
    /// It answers otherwise than the baseline.
    Unequal {
        /// How.
        how: String,
    },
}

/// A run command.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptRun {
    /// What it is called.
    pub name: String,
    /// The command, with the names of axes in braces.
    pub command: String,
    /// What kind of work it is.
    pub workload: Workload,
    /// How much of the baseline's speed a choice may lose in it, where that is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guard: Option<f64>,
    /// The launches of the control, which is the baseline again, and of each build that takes part.
    pub rows: Vec<Comparison>,
}

/// What a choice comes to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// The baseline and every build that was measured, the fastest first.
    pub rows: Vec<Row>,
    /// The build to take; the baseline's name where nothing was measured.
    pub chosen: String,
    /// Of builds that were not made, the likeliest to be the best, with the gain that its changes let expect and that probability.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<(String, f64, f64)>,
    /// The gain of a byte-identical copy of the baseline, and its standard error: the method's own error in this run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<(f64, f64)>,
    /// How many builds were not made.
    pub not_made: usize,
    /// The probability that the baseline loses more than was asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loses: Option<f64>,
}

/// What a build comes to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// Its name.
    pub build: String,
    /// Its gain over the baseline, as measured.
    pub gain: f64,
    /// The interval of the gain that holds 95 of 100 times.
    pub interval: (f64, f64),
    /// The expected loss of speed against the best of these builds.
    pub expected: f64,
    /// What the loss is at most, with the confidence of the rules.
    pub bound: f64,
    /// The probability that it is the best.
    pub best: f64,
    /// How often it was launched.
    pub launches: usize,
    /// The run command in which it may lose more of the baseline's speed than is allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guarded: Option<String>,
}

impl Decision {
    /// The row of that build.
    pub fn row(&self, build: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.build == build)
    }
}

impl sealed::Kept for Record {
    const SCHEMA: u32 = SCHEMA;
    const WHAT: &'static str = "choice of outpace";
    const FIELDS: sealed::Fields = sealed::Fields {
        names: &["levels"],
        bits: &["seed", "bytes"],
        prose: &["phases", "notes", "why", "how"],
    };
    type Error = Error;

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        ensure!(self.kind == KIND, "it is a `{}`, no {KIND}", self.kind.escape_debug());
        ensure!(!self.builds.is_empty() && !self.runs.is_empty(), "it has no build, or no run command");
        let effects = self.effects();
        for build in &self.builds {
            let name = build.name.escape_debug();
            ensure!(build.parts.iter().all(|part| *part < effects), "`{name}` has a change that no axis has");
        }
        for row in self.runs.iter().flat_map(|run| &run.rows) {
            let is_known = row.candidate == CONTROL
                || self.builds.iter().skip(1).any(|build| build.name == row.candidate);
            ensure!(is_known, "`{}` was measured and is no build", row.candidate.escape_debug());
        }
        self.rules.check()
    }
}

impl Record {
    /// How many changes there are.
    pub fn effects(&self) -> usize {
        self.axes.iter().map(|axis| axis.values.len().saturating_sub(1)).sum()
    }

    /// The baseline's name.
    pub fn baseline(&self) -> &str {
        self.builds.first().map_or("", |build| &build.name)
    }

    /// The launches of each build that takes part, those of all run commands as one.
    pub fn rows(&self) -> Vec<Comparison> {
        let mut rows = self.all_rows();
        rows.retain(|row| row.candidate != CONTROL);
        rows
    }

    /// The launches of the control, those of all run commands as one; none in a record without it.
    pub fn control(&self) -> Option<Comparison> {
        self.all_rows().into_iter().find(|row| row.candidate == CONTROL)
    }

    /// The launches of all run commands as one: the log ratio of each is the mean of theirs.
    fn all_rows(&self) -> Vec<Comparison> {
        let Some((first, others)) = self.runs.split_first() else { return Vec::new() };
        if others.is_empty() {
            return first.rows.clone();
        }
        let row = |row: &Comparison| {
            let launches = row.launches.iter().filter_map(|launch| {
                let same = |other: &KeptRun| {
                    let row = other.rows.iter().find(|one| one.candidate == row.candidate)?;
                    row.launches.iter().find(|one| one.together == launch.together)?.centre()
                };
                let centres: Option<Vec<f64>> = others.iter().map(same).collect();
                let sum = centres?.iter().sum::<f64>() + launch.centre()?;
                let mean = (sum / self.runs.len() as f64).round() as i32;
                Some(Launch { together: launch.together, ..Launch::of_centre(mean) })
            });
            Comparison { candidate: row.candidate.clone(), launches: launches.collect() }
        };
        first.rows.iter().map(row).collect()
    }

    /// How many launches all builds had.
    pub fn launches(&self) -> usize {
        self.runs.first().map_or(0, |run| run.rows.iter().map(|row| row.launches.len()).sum())
    }

    /// The number of the next launch.
    pub(super) fn launched(&self) -> u32 {
        let all = self.runs.iter().flat_map(|run| &run.rows).flat_map(|row| &row.launches);
        all.filter_map(|launch| launch.together).max().map_or(0, |last| last + 1)
    }

    /// Whether every build that takes part was launched twice.
    pub fn is_measured(&self) -> bool {
        let rows = self.rows();
        !rows.is_empty() && rows.iter().all(|row| row.launches.len() >= 2)
    }

    /// Adds to the time of that phase.
    pub(super) fn phase(&mut self, name: &str, time: Duration) {
        let seconds = time.as_secs_f64();
        match self.phases.iter_mut().find(|phase| phase.name == name) {
            Some(phase) => phase.seconds += seconds,
            None => self.phases.push(Phase { name: name.to_owned(), seconds }),
        }
    }

    /// The changes that change nothing: alone they give the baseline's program again, byte for byte.
    pub fn idle(&self) -> Vec<usize> {
        let is_same = |build: &&Kept| matches!(&build.fate, Fate::Same { of } if of == self.baseline());
        let single = |build: &Kept| build.parts.first().copied().filter(|_| build.parts.len() == 1);
        self.builds.iter().filter(is_same).filter_map(single).collect()
    }

    /// The build of that name.
    pub fn build(&self, name: &str) -> Option<&Kept> {
        self.builds.iter().find(|build| build.name == name)
    }
}
