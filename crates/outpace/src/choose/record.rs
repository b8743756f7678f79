//! The record of a choice: plain data in a file with a checksum, so that damage is detected.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::compare::Workload;
use crate::error::{Error, Result, ensure};
use crate::measure::lockstep::Load;
use crate::record::{CONTROL, Comparison, Counted, Known, Launch, LossRules, Machine, Noise, Phase, sealed};
use crate::statistics::{mean, median};

/// Version of this file's schema.
pub const SCHEMA: u32 = 1;

/// Name that distinguishes this kind of record from others.
pub const KIND: &str = "choice";

/// Number of builds in which a change must have failed before it counts as one that works in none.
/// One failure is not enough, since a change may need another change, as `-flto=thin` needs clang.
const HOPELESS: usize = 3;

/// A log time further than this from the mean counts as this far from it in
/// [`RecordedRun::unsteadiness`], so that a single disturbed launch does not decide the figure. The
/// figure is too small for a machine that is more than 1.6 times as slow at times.
const OUTLIER: f64 = 0.5;

/// A choice among builds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The schema's version, [`SCHEMA`], when the record was written.
    pub schema: u32,
    /// The kind of record, [`KIND`].
    pub kind: String,
    /// Version of the program that measured.
    pub tool: String,
    /// Command that repeats this choice, with its seed.
    pub command: String,
    /// Start of the run, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// Seed of every random choice.
    pub seed: u64,
    /// The machine that measured.
    pub machine: Machine,
    /// Load on the other CPUs: idle, or the same work as the measured CPU.
    pub load: Load,
    /// SHA-256 over the sources as git sees them; absent where there is no git repository.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sources: Option<String>,
    /// SHA-256 over the state of the programs that build; absent where nothing is built.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tools: Option<String>,
    /// The axes in which builds may differ; empty for programs that exist already.
    pub axes: Vec<RecordedAxis>,
    /// Changes whose worth depends on all others, such as a profile, which is recorded for the very
    /// build that it guides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub interacting: Vec<usize>,
    /// Assumed difference between the speed of a build and the sum of its changes, before any
    /// measurement, as the standard deviation of the log speed; absent where the value for
    /// compilers and their flags is assumed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interaction: Option<f64>,
    /// The builds: the baseline first, then those with the fewest changes.
    pub builds: Vec<RecordedBuild>,
    /// The run commands, with their launches.
    pub runs: Vec<RecordedRun>,
    /// Layouts of the code in which builds took part; absent where nothing was done about them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layouts: Option<Layouts>,
    /// Gains that other runs have measured, from which the choice begins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<Known>,
    /// Standard deviation of a build's log speed from run to run; absent where no earlier runs show
    /// it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub between: Option<f64>,
    /// The confidence and the accepted loss of the choice.
    pub rules: LossRules,
    /// Longest time allowed for measuring, in seconds.
    pub seconds: f64,
    /// Counts by the CPU's own counters of the chosen build and the baseline under each run
    /// command, if `--counters` was given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counted>,
    /// Noise of the machine during the run.
    pub noise: Noise,
    /// The decision that follows from everything above.
    pub decision: Decision,
    /// Duration of each phase.
    pub phases: Vec<Phase>,
    /// SHA-256 over all of the above.
    pub sha256: String,
}

/// An axis in which builds may differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecordedAxis {
    /// Name of the axis.
    pub name: String,
    /// The labels of its values, the baseline's first.
    pub values: Vec<String>,
}

/// A build, and its part in the race.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecordedBuild {
    /// Name of the build: the values in which it differs from the baseline.
    pub name: String,
    /// The changes that make up the build, as indices into the list of all changes: the values of
    /// the first axis without its first value, then those of the next axis, and so on.
    pub parts: Vec<usize>,
    /// Command that makes the build, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub build: Option<String>,
    /// Commands that run the build.
    pub commands: Vec<String>,
    /// SHA-256 of the program that was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sha256: Option<String>,
    /// Size of the program in bytes; 0 where it was not made.
    pub bytes: u64,
    /// Time that the build took, in seconds.
    pub seconds: f64,
    /// Reason why every launch runs the file itself; absent where each launch runs a fresh copy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_place: Option<String>,
    /// Number of code layouts from which each launch draws one; 0 where every launch runs the file
    /// that was made.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub layouts: u32,
    /// The build's part in the race, or the reason why it has none.
    pub fate: Fate,
    /// Environment, arguments and options of each run command, which distinguish builds with the
    /// same file.
    #[serde(skip)]
    pub arguments: Vec<String>,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// Layouts of the code in which builds took part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Layouts {
    /// Reason why some builds took part in a single layout; absent if all had several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub single: Option<String>,
    /// True if the control is the baseline in a single other layout, not a copy of it. Builds that
    /// took part in a single layout may differ as it does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub twin: bool,
}

/// A build's part in the race, or the reason why it has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Fate {
    /// The build was not made.
    #[default]
    NotMade,
    /// The build takes part in the race.
    Races,
    /// The build is the same program as another one, byte for byte, started in the same way.
    Same {
        /// Name of the other build.
        of: String,
    },
    /// The build could not be made or run.
    Failed {
        /// Reason of the failure.
        why: String,
    },
    /// The build gives a different answer from the baseline.
    Unequal {
        /// Description of the difference.
        how: String,
    },
}

/// A run command, with its launches.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecordedRun {
    /// Name of the run command.
    pub name: String,
    /// The command, with the names of axes in braces.
    pub command: String,
    /// Kind of work that the command does.
    pub workload: Workload,
    /// Largest share of the baseline's speed that a choice may lose under this command, where that
    /// is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guard: Option<f64>,
    /// The launches of the control, which is the baseline again, and of each build that takes part.
    pub rows: Vec<Comparison>,
}

impl RecordedRun {
    /// Returns the median time of a build over its launches, in seconds, or of the baseline if
    /// `build` is `None`; `None` where no time was recorded.
    pub fn time(&self, build: Option<&str>) -> Option<f64> {
        let is_asked = |row: &&Comparison| build.is_none_or(|build| row.candidate == build);
        let launches = self.rows.iter().filter(is_asked).flat_map(|row| &row.launches);
        let time = if build.is_some() { Launch::candidate_seconds } else { Launch::seconds };
        median(launches.filter_map(time))
    }

    /// Returns the standard deviation of the machine's log speed over the launches: the root of the
    /// covariance of the two programs' log times. A change of the machine's speed affects both
    /// programs of a launch; what affects one alone cancels on average. Each build's launches are
    /// compared with their own mean. The figure is 0 if no build has two launches with times.
    fn unsteadiness(&self) -> f64 {
        let (mut products, mut freedom) = (0.0, 0.0);
        for row in &self.rows {
            let times = |launch: &Launch| Some((launch.seconds()?.ln(), launch.candidate_seconds()?.ln()));
            let times: Vec<(f64, f64)> = row.launches.iter().filter_map(times).collect();
            let means = mean(times.iter().map(|both| both.0)).zip(mean(times.iter().map(|both| both.1)));
            let Some((baseline, candidate)) = means else { continue };
            let off = |time: f64, mean: f64| (time - mean).clamp(-OUTLIER, OUTLIER);
            products += times.iter().map(|both| off(both.0, baseline) * off(both.1, candidate)).sum::<f64>();
            freedom += (times.len() - 1) as f64;
        }
        (products.max(0.0) / freedom.max(1.0)).sqrt()
    }
}

/// The decision of a choice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// The baseline and every build that was measured, the fastest first.
    pub rows: Vec<Row>,
    /// Name of the build to take; the baseline where nothing was measured.
    pub chosen: String,
    /// The build most likely to be the best among those that were not made: its name, the gain
    /// expected from its changes, and that probability.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<(String, f64, f64)>,
    /// Gain of a copy of the baseline, and its standard error: the method's own error in this run,
    /// and the difference that a layout makes where [`Layouts::twin`] is true.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<(f64, f64)>,
    /// Difference between two builds, as a share, that their layouts alone may make. It rests on
    /// one other layout of the baseline or on experience, so it has no confidence; absent if every
    /// launch of each build drew a layout, or if nothing was done about layouts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<f64>,
    /// Number of builds that were not made.
    pub not_made: usize,
    /// Builds next to the chosen one that the race had no time to make, and that may be better or
    /// show that a change earns nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub untried: Vec<String>,
    /// Upper bound of the loss of the chosen build against the best of all builds, including those
    /// that were not made; absent where all were made, or where some are untried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with_absent: Option<f64>,
    /// Probability that the baseline loses more than the check allows, where a check was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loses: Option<f64>,
}

/// The figures of one build.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// Name of the build.
    pub build: String,
    /// Measured gain over the baseline.
    pub gain: f64,
    /// 95 % interval of the gain.
    pub interval: (f64, f64),
    /// Expected loss of speed against the best of these builds.
    pub expected: f64,
    /// Upper bound of the loss, with the confidence of the rules.
    pub bound: f64,
    /// Probability that the build is the best.
    pub best: f64,
    /// Number of launches of the build.
    pub launches: usize,
    /// The run command under which the build may lose more of the baseline's speed than is allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guarded: Option<String>,
}

impl Decision {
    /// Returns the row of the build with this name.
    pub fn row(&self, build: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.build == build)
    }
}

impl sealed::SealedRecord for Record {
    const SCHEMA: u32 = SCHEMA;
    const WHAT: &'static str = "choice of outpace";
    const FIELDS: sealed::Fields = sealed::Fields {
        names: &["levels", "event"],
        bits: &["seed", "bytes"],
        prose: &["phases", "notes", "why", "how", "single"],
    };
    type Error = Error;

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        ensure!(self.kind == KIND, "it is a `{}`, no {KIND}", self.kind.escape_debug());
        ensure!(!self.builds.is_empty() && !self.runs.is_empty(), "it has no build, or no run command");
        self.counters.iter().try_for_each(Counted::check)?;
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
        let is_size = |size: f64| (1e-5..0.1).contains(&size);
        ensure!(
            self.interaction.is_none_or(is_size),
            "an assumed interaction (`interaction`) of {} is not between 0.00001 and 0.1",
            self.interaction.unwrap_or_default()
        );
        self.known.iter().try_for_each(Known::check)?;
        self.rules.check()
    }
}

impl Record {
    /// Returns the number of changes: the values of all axes, without each axis's first.
    pub fn effects(&self) -> usize {
        self.axes.iter().map(|axis| axis.values.len().saturating_sub(1)).sum()
    }

    /// Returns true if the two changes are values of the same axis.
    pub(super) fn is_one_axis(&self, first: usize, second: usize) -> bool {
        let mut before = 0;
        self.axes.iter().any(|axis| {
            let range = before..before + axis.values.len().saturating_sub(1);
            before = range.end;
            range.contains(&first) && range.contains(&second)
        })
    }

    /// Returns the builds that took part in a single layout of their code, if that is known.
    pub fn in_one_layout(&self) -> Vec<&RecordedBuild> {
        let is_single = |build: &&RecordedBuild| build.fate == Fate::Races && build.layouts == 0;
        if self.layouts.is_some() { self.builds.iter().filter(is_single).collect() } else { Vec::new() }
    }

    /// Returns the reason why some builds took part in a single layout.
    pub fn single_layout(&self) -> Option<String> {
        self.layouts.as_ref()?.single.clone()
    }

    /// Returns true if the control is the baseline in another layout, not a copy of it.
    pub fn has_twin(&self) -> bool {
        self.layouts.as_ref().is_some_and(|layouts| layouts.twin)
    }

    /// Returns the name of the baseline.
    pub fn baseline(&self) -> &str {
        self.builds.first().map_or("", |build| &build.name)
    }

    /// Returns the launches of each build that takes part, with all run commands combined.
    pub fn rows(&self) -> Vec<Comparison> {
        let mut rows = self.all_rows();
        rows.retain(|row| row.candidate != CONTROL);
        rows
    }

    /// Returns the launches of the control, with all run commands combined, or `None` if the record
    /// has no control.
    pub fn control(&self) -> Option<Comparison> {
        self.all_rows().into_iter().find(|row| row.candidate == CONTROL)
    }

    /// Combines the launches of all run commands: each log ratio is the mean of the log ratios that
    /// one launch has under all commands.
    fn all_rows(&self) -> Vec<Comparison> {
        let Some((first, others)) = self.runs.split_first() else { return Vec::new() };
        if others.is_empty() {
            return first.rows.clone();
        }
        let row = |row: &Comparison| {
            let launches = row.launches.iter().filter_map(|launch| {
                let same = |other: &RecordedRun| {
                    let row = other.rows.iter().find(|other| other.candidate == row.candidate)?;
                    row.launches.iter().find(|other| other.together == launch.together)?.centre()
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

    /// Returns the median time of a build under each run command, in seconds.
    pub fn times(&self, build: &str) -> Vec<Option<f64>> {
        let build = (build != self.baseline()).then_some(build);
        self.runs.iter().map(|run| run.time(build)).collect()
    }

    /// Returns the number of launches of all builds and the control together.
    pub fn launches(&self) -> usize {
        self.runs.first().map_or(0, |run| run.rows.iter().map(|row| row.launches.len()).sum())
    }

    /// Returns the number that the next launch gets.
    pub(super) fn launched(&self) -> u32 {
        self.each_launch().filter_map(|launch| launch.together).max().map_or(0, |last| last + 1)
    }

    /// Iterates over the launches of every program under every run command.
    pub fn each_launch(&self) -> impl Iterator<Item = &Launch> {
        self.runs.iter().flat_map(|run| &run.rows).flat_map(|row| &row.launches)
    }

    /// Returns the standard deviation of the machine's log speed over all launches; 0 where no
    /// command was run from start to end. Of several such commands, the largest figure counts.
    pub(crate) fn unsteadiness(&self) -> f64 {
        let commands = self.runs.iter().filter(|run| run.workload == Workload::Command);
        commands.map(RecordedRun::unsteadiness).fold(0.0, f64::max)
    }

    /// Returns true if every build that takes part was launched at least twice.
    pub fn is_measured(&self) -> bool {
        let rows = self.rows();
        !rows.is_empty() && rows.iter().all(|row| row.launches.len() >= 2)
    }

    /// Adds time to the phase of this name.
    pub(super) fn phase(&mut self, name: &str, time: Duration) {
        let seconds = time.as_secs_f64();
        match self.phases.iter_mut().find(|phase| phase.name == name) {
            Some(phase) => phase.seconds += seconds,
            None => self.phases.push(Phase { name: name.to_owned(), seconds }),
        }
    }

    /// Returns the idle changes: alone, each of them gives the baseline's program again, byte for
    /// byte.
    pub fn idle(&self) -> Vec<usize> {
        let is_same =
            |build: &&RecordedBuild| matches!(&build.fate, Fate::Same { of } if of == self.baseline());
        let single = |build: &RecordedBuild| build.parts.first().copied().filter(|_| build.parts.len() == 1);
        self.builds.iter().filter(is_same).filter_map(single).collect()
    }

    /// Returns the number of builds with this change that failed or gave another answer, or `None`
    /// if some build with it works.
    pub(super) fn failures(&self, part: usize) -> Option<usize> {
        let mut failures = 0;
        for build in self.builds.iter().filter(|build| build.parts.contains(&part)) {
            match build.fate {
                Fate::Races | Fate::Same { .. } => return None,
                Fate::Failed { .. } | Fate::Unequal { .. } => failures += 1,
                Fate::NotMade => {}
            }
        }
        Some(failures)
    }

    /// Returns the changes that count as working in no build, because they failed in several builds
    /// and worked in none.
    pub fn hopeless(&self) -> Vec<usize> {
        let is_hopeless = |part: &usize| self.failures(*part).is_some_and(|count| count >= HOPELESS);
        (0..self.effects()).filter(is_hopeless).collect()
    }

    /// Returns the builds that have not been made, as indices. Two kinds are left out: builds with
    /// an idle change ([`Record::idle`]), since the build without that change is the same program,
    /// and builds with a change that works in no build ([`Record::hopeless`]).
    pub(super) fn unmade(&self) -> Vec<usize> {
        let excluded = [self.idle(), self.hopeless()].concat();
        let is_open = |build: &RecordedBuild| {
            build.fate == Fate::NotMade && !build.parts.iter().any(|part| excluded.contains(part))
        };
        (0..self.builds.len()).filter(|&at| is_open(&self.builds[at])).collect()
    }

    /// Returns the build of this name.
    pub fn build(&self, name: &str) -> Option<&RecordedBuild> {
        self.builds.iter().find(|build| build.name == name)
    }
}
