//! The record of one run of `cargo lab choose`: all its measurements, and its conclusions.
//!
//! `reports/<machine>/record.json` holds one [`Record`]. The decision is a pure function of the
//! samples in the record, and the machine's page is generated from the record. Therefore the record
//! holds every raw sample, not only summaries. It also names everything that could not be measured,
//! with the reason and, where there is one, the command that would make the measurement possible.
//!
//! # Units and signs
//!
//! - A *sample* is a log speed ratio in millionths: `1e6 · ln(baseline's time / candidate's time)`
//!   for the same nodes of the same positions. Positive means that the candidate is faster.
//! - A *gain* is a fraction of speed: `0.031` is 3.1 % more nodes per second than the baseline,
//!   `-0.02` is 2 % fewer.
//! - Times are in seconds unless the name says nanoseconds.
//! - A *slug* is the name of an engine in the record: `baseline`, `popcount-swar`,
//!   `target-x86-64-v3+profile-pgo`, or `control` (the byte-identical copy of the baseline).
//!
//! The *evidence levels* are described in `docs/methodology.md`: 1 is *equal*, 2 *kernel*, 3
//! *engine*, 4 *codegen*.

mod build;
mod code;
mod decision;
pub mod parts;
pub mod profiles;
pub mod runs;
#[cfg(test)]
mod schema;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::build::{BOLT, Build, Profile, SYSTEM, SYSTEM_RUSTC, quoted};
pub use self::code::{CodeFigure, LoopFigure};
pub use self::decision::{Absent, Choice, Decision, KernelJudgement, Winner};
use outpace::record::sealed::{self, Fields};
pub use outpace::record::{
    CONTROL, Comparison, Counted, Counts, Estimate, Judgement, Known, LOSS_RULES, Launch, Loss, LossRules,
    Machine, Missing, Noise, Phase, Source, Survey, Verdict,
};
pub use outpace::workloads::uci::Slice;

/// Version of the schema that this lab writes and reads. It grows with every change that an older
/// reader would misunderstand.
pub const SCHEMA: u32 = 3;

/// Rules by which fields of the lab's files are checked when they are read: the fields that hold
/// names, those that hold raw 64-bit values, and those that hold prose (see [`Fields`]).
pub const FIELDS: Fields = Fields {
    names: &[
        "axis",
        "baseline",
        "benchmark",
        "board",
        "candidate",
        "chosen",
        "compiler",
        "default",
        "ending",
        "features",
        "folder",
        "left_out",
        "levels",
        "material",
        "name",
        "of",
        "only",
        "operands",
        "same_code_as",
        "schedule",
        "slug",
        "source",
        "split",
        "target",
        "target_cpu",
        "variant",
        "variants",
        "winner",
    ],
    bits: &["seed", "answer"],
    prose: &["phases"],
};

/// Expands to the items that all implementations of [`sealed::SealedRecord`] in the lab share.
/// `$schema` is the version of the file's schema, `$what` the name of the file in error messages.
#[macro_export]
macro_rules! sealed_record {
    ($schema:expr, $what:expr) => {
        const SCHEMA: u32 = $schema;
        const WHAT: &'static str = $what;
        const FIELDS: outpace::record::sealed::Fields = $crate::record::FIELDS;
        type Error = anyhow::Error;

        fn seal(&mut self) -> &mut String {
            &mut self.sha256
        }
    };
}
pub use sealed_record;

const MOST_ENGINES: usize = 300;

/// Slug of the default build, which every other engine is compared with.
pub const BASELINE: &str = "baseline";

/// Name of the axis whose variants are values of `-C target-cpu` instead of cargo features.
pub const TARGET: &str = "target";

/// Name of the axis of profile-guided builds, whose variants are those of [`Profile`].
pub const PROFILE: &str = "profile";

/// Name of the axis whose variants are the machine's compilers.
pub const COMPILER: &str = "compiler";

/// One run of `cargo lab choose`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Record {
    /// Version of the schema with which the record was written.
    pub schema: u32,
    /// Command that made the record, with the seed spelled out.
    pub command: String,
    /// Start of the run, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// Seed of every random choice in the run.
    pub seed: u64,
    /// True for a `--quick` run.
    pub quick: bool,
    /// Machine that everything was measured on.
    pub machine: Machine,
    /// Compiler that built the default engine.
    pub compiler: Compiler,
    /// Further compilers that built engines, by the name of their variant of the axis `compiler`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub compilers: BTreeMap<String, Compiler>,
    /// Source code of the engine.
    pub source: Source,
    /// Bundle that the engines were taken from. Absent if they were built for this run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bundle: Option<Bundled>,
    /// Axes that the run covers, in the order of `docs/axes.md`.
    pub axes: Vec<Axis>,
    /// Variants that were left out, each with the reason: for example they cannot run on this
    /// machine, could not be built, make the engine search other nodes than the default, or gained
    /// too little in the shipped records.
    pub unavailable: Vec<Unavailable>,
    /// Every engine that was built or taken from the bundle; the baseline is the first.
    pub engines: Vec<Engine>,
    /// Evidence level 1: the depth of the `bench` runs and the node count that all must reach.
    pub signature: Signature,
    /// Evidence level 2: time per operation of each variant's kernels.
    pub kernels: Figures<KernelFigure>,
    /// Evidence level 2: each variant's kernels and the default's, timed in turns in one process.
    pub paired: Paired,
    /// Evidence level 2: instructions per operation of each variant's kernels.
    pub instructions: Figures<InstructionFigure>,
    /// Evidence level 3: whole engines, timed in turns.
    #[serde(rename = "duel")]
    pub whole_engines: WholeEngines,
    /// Gains of the candidates by earlier runs. The choice combines them with this run's samples.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<Known>,
    /// Standard deviation of a gain between runs on this machine, in addition to the error within a
    /// run. Absent if there were fewer than two earlier runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub between: Option<f64>,
    /// Gains by runs that do not enter the figures: shipped runs on this kind of CPU, and earlier
    /// runs that must not be pooled with this one. They only decide which combined builds are made
    /// and which better builds may have been missed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expected: Vec<Known>,
    /// Comparison of the chosen build with another recipe. Absent without `--against`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<Against>,
    /// Counts by the CPU's own counters, for the `bench` of the chosen build and of the baseline.
    /// Empty without `--counters`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counted>,
    /// Measurements that options asked for in addition to the choice, and that failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unmeasured: Vec<Unmeasured>,
    /// Load of the machine by other programs while whole engines were timed.
    pub noise: Noise,
    /// Evidence level 4: the machine code of the kernels.
    pub listings: Figures<ListingFigure>,
    /// Conclusions from all of the above.
    pub decision: Decision,
    /// Duration of each phase of the run, in the order in which they began.
    pub phases: Vec<Phase>,
    /// SHA-256 over everything above it in the file, by which a damaged record is recognised.
    pub sha256: String,
}

impl Record {
    pub fn compiler_of(&self, build: &Build) -> &Compiler {
        build.compiler.as_ref().and_then(|name| self.compilers.get(name)).unwrap_or(&self.compiler)
    }

    /// Returns true if the default build has that variant on this machine.
    pub fn is_default(&self, axis: &str, variant: &str) -> bool {
        self.axes.iter().any(|known| known.name == axis && known.default == variant)
    }

    pub fn axis(&self, name: &str) -> Option<&Axis> {
        self.axes.iter().find(|axis| axis.name == name)
    }

    pub fn engine(&self, slug: &str) -> Option<&Engine> {
        self.engines.iter().find(|engine| engine.slug == slug)
    }

    /// Returns the engine with that variant of that axis.
    pub fn engine_of(&self, axis: &str, variant: &str) -> Option<&Engine> {
        let wanted = (Some(axis), Some(variant));
        self.engines.iter().find(|engine| (engine.axis.as_deref(), engine.variant.as_deref()) == wanted)
    }

    /// Returns true if a candidate combines variants of several axes, so that it belongs to no
    /// single axis.
    pub fn is_combined(&self, candidate: &str) -> bool {
        ![BASELINE, CONTROL].contains(&candidate)
            && self.engine(candidate).is_none_or(|engine| engine.axis.is_none())
    }

    /// Returns the features of `--with`, which all builds have, including the baseline.
    pub fn with(&self) -> &[String] {
        self.engine(BASELINE).map_or(&[], |engine| &engine.build.features)
    }

    /// Returns the variant of the axis `evaluation` that all engines have, or `None` for old
    /// records and for records without that axis.
    pub fn evaluation(&self) -> Option<&str> {
        self.axis("evaluation").map(|axis| axis.default.as_str())
    }

    /// Returns true if all engines evaluate by the network.
    pub fn has_network(&self) -> bool {
        self.evaluation() == Some("network")
    }
}

/// A rustc.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Compiler {
    /// First line of `rustc -vV`.
    pub version: String,
    /// Host triple, for which the engines are built.
    pub host: String,
    /// Version of LLVM.
    pub llvm: String,
}

/// A bundle: engines that were built on another machine, packed with the lab. It has no builds that
/// combine the winners of several axes, so the choice is the best single variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Bundled {
    /// Command that made the bundle.
    pub command: String,
    /// Platform of the bundle, by rustc's name.
    pub platform: String,
    /// Flags of rustc for all engines, such as those for static linking. An engine may have more.
    pub flags: Vec<String>,
    /// Checksum (SHA-256) of the bundle's manifest.
    pub sha256: String,
}

/// An axis: a decision of the engine or of its build that has several answers, the variants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Axis {
    /// Name of the axis in `docs/axes.md`, such as `popcount`, `target`, `profile` or `compiler`.
    pub name: String,
    /// Variant of the default build. If that build picks a variant when it starts, this is the one
    /// that it picks on this machine.
    pub default: String,
    /// All variants of the axis, including those that this machine cannot run.
    pub variants: Vec<String>,
}

/// A variant that was not measured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Unavailable {
    /// Axis of the variant.
    pub axis: String,
    /// Name of the variant.
    pub variant: String,
    /// Reason, such as `this CPU has no AVX-512`.
    pub reason: String,
}

/// The binary of an engine.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Engine {
    /// Name of the engine in this record.
    pub slug: String,
    /// Axis in which the engine differs from the baseline; `null` for the baseline, the control and
    /// builds that combine several variants.
    pub axis: Option<String>,
    /// Variant of that axis.
    pub variant: Option<String>,
    /// Build of the engine.
    #[serde(flatten)]
    pub build: Build,
    /// Shell command that builds the engine.
    pub command: String,
    /// SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// SHA-256 of the machine code and constants alone (sections `.text` and `.rodata`); `null` if
    /// the lab cannot read the file's format.
    pub code_sha256: Option<String>,
    /// Size of the file in bytes.
    pub bytes: u64,
    /// Duration of the build in seconds; almost 0 if cargo had nothing to compile.
    pub build_seconds: f64,
    /// Slug of an earlier engine in the list with the same code. This engine is then not timed.
    pub same_code_as: Option<String>,
    /// Node count of `bench`; `null` if `bench` failed.
    pub nodes: Option<u64>,
    /// Nodes per second in that one run of `bench`. The verdict does not use it.
    pub nps: Option<u64>,
    /// Reason why the engine could not be timed, such as a wrong signature or a crash; `null` if
    /// there is none.
    pub fault: Option<String>,
}

/// Evidence level 1: the node count that every timed engine must reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Signature {
    /// Depth passed to `bench`; `null` for the default depth of `bench`.
    pub depth: Option<u32>,
    /// Node count of the baseline.
    pub nodes: u64,
}

/// The figures of an evidence level, or the reason why there are none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Rung")]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum Figures<T> {
    /// The level was measured.
    Measured {
        /// The figures; at least one.
        figures: Vec<T>,
    },
    /// The level was not measured.
    Unmeasured {
        /// Reason why it was not measured.
        reason: String,
        /// Command that would make it possible, if there is one.
        remedy: Option<String>,
    },
}

impl<T> Figures<T> {
    /// Turns the result of a measurement that may have failed into figures; an error becomes the
    /// reason.
    pub fn from_result(figures: Result<Vec<T>>, remedy: Option<&str>) -> Self {
        let reason = match figures {
            Ok(figures) if figures.is_empty() => "the run gave no figures".to_owned(),
            Ok(figures) => return Self::Measured { figures },
            Err(error) => format!("{error:#}"),
        };
        Self::Unmeasured { reason, remedy: remedy.map(str::to_owned) }
    }

    /// Returns why there are no figures, and how to get them, or `None` if they were measured.
    pub fn why_not(&self) -> Option<String> {
        let Self::Unmeasured { reason, remedy } = self else { return None };
        let remedy = remedy.as_ref().map_or_else(String::new, |remedy| format!(" (get it with `{remedy}`)"));
        Some(format!("{reason}{remedy}"))
    }

    /// Returns the figures; empty if they were not measured.
    pub fn figures(&self) -> &[T] {
        match self {
            Self::Measured { figures } => figures,
            Self::Unmeasured { .. } => &[],
        }
    }
}

/// Name of the operands that were recorded during a search. Variants are compared by these.
pub const RECORDED: &str = "recorded";

/// Way in which a kernel is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// A chain of operations, each of which needs the result of the one before.
    Latency,
    /// Independent operations, which the CPU may overlap.
    Throughput,
}

impl Mode {
    pub const ALL: [Self; 2] = [Self::Latency, Self::Throughput];

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.name() == name)
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Latency => "latency",
            Self::Throughput => "throughput",
        }
    }
}

/// Time per operation of one variant's kernel on one set of operands, measured by criterion.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct KernelFigure {
    /// Axis of the variant.
    pub axis: String,
    /// Name of the variant.
    pub variant: String,
    /// Name of the operands, such as `bits-07` or `recorded-eval-pieces-4`.
    pub operands: String,
    /// Latency or throughput.
    pub mode: Mode,
    /// Estimated time per operation in nanoseconds.
    pub nanoseconds_per_op: f64,
    /// Lower end of the estimate's 95 % interval.
    pub low: f64,
    /// Upper end of the estimate's 95 % interval.
    pub high: f64,
}

/// Evidence level 2, paired: comparisons of kernels that take turns in one process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Paired {
    /// The comparisons, or the reason why there are none.
    #[serde(rename = "rung")]
    pub level: Figures<PairedFigure>,
}

/// The samples of one variant's kernel against the default's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PairedFigure {
    /// Axis of both variants.
    pub axis: String,
    /// Default variant of the axis.
    pub baseline: String,
    /// Variant that is compared with the default. If it is the default itself, the comparison is a
    /// control.
    pub variant: String,
    /// Latency or throughput.
    pub mode: Mode,
    /// Name of the operands, as in [`KernelFigure::operands`].
    pub operands: String,
    /// Reason why there are no samples; `null` if there are some.
    pub fault: Option<String>,
    /// The samples. A launch is one process, in which the two kernels take turns.
    #[serde(flatten)]
    pub comparison: Comparison,
}

impl PairedFigure {
    /// Returns for each figure the size of its family: the number of comparisons over which one
    /// probability of an error is divided. A family is the comparisons of the same axis and mode;
    /// controls are families of their own.
    pub fn sharing(figures: &[PairedFigure]) -> Vec<usize> {
        let family = |figure: &PairedFigure| (figure.axis.clone(), figure.mode, figure.is_control());
        let mut counts = BTreeMap::new();
        figures.iter().for_each(|figure| *counts.entry(family(figure)).or_insert(0) += 1);
        figures.iter().map(|figure| counts[&family(figure)]).collect()
    }

    /// Returns true if it compares the default with itself.
    pub fn is_control(&self) -> bool {
        self.variant == self.baseline
    }
}

/// Instructions per operation of one variant's kernel on one set of operands, counted under
/// valgrind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct InstructionFigure {
    /// Axis of the variant.
    pub axis: String,
    /// Name of the variant.
    pub variant: String,
    /// Name of the operands, as in [`KernelFigure::operands`].
    pub operands: String,
    /// Latency or throughput.
    pub mode: Mode,
    /// Number of instructions per operation. It is exact, but says nothing of their cost.
    pub instructions_per_op: f64,
}

impl InstructionFigure {
    /// Greatest number of instructions per operation that means that the variant did not run: the
    /// target's library does not have it, or the CPU that valgrind simulates cannot run it (in
    /// 32-bit mode that CPU has no popcnt).
    pub const NOTHING: f64 = 0.1;
}

/// The listing (disassembly) of the kernels of one variant.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ListingFigure {
    /// Axis of the variant.
    pub axis: String,
    /// Name of the variant.
    pub variant: String,
    /// Target that it was compiled for, such as `x86-64-v3`; for the target `native`, the machine's
    /// key.
    pub target_cpu: String,
    /// Path of the listing, relative to the root of the checkout.
    pub path: String,
    /// Number of instructions in the listing.
    pub instructions: usize,
    /// Earlier variant in the list that was compiled to the same code, if there is one.
    pub same_code_as: Option<String>,
    /// Mix of instructions, and modelled costs of the loops on other CPUs. Absent if the listing is
    /// not among the shipped ones in `asm/`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<CodeFigure>,
}

/// Evidence level 3: whole engines, with the settings and samples of their comparisons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct WholeEngines {
    /// Size of the transposition table in every process, in MiB.
    pub hash_mib: u32,
    /// Intended duration of a slice, the timed piece of a search, in seconds. An untimed search of
    /// the same length precedes it.
    pub slice_seconds: f64,
    /// The positions, each with the number of nodes that make a slice.
    pub positions: Vec<Slice>,
    /// Engines that ran in every launch with the code layout of their build because they could not
    /// be linked again, each with the reason. All others got a new random layout for each launch.
    pub as_built: Vec<Missing>,
    /// The launches of the control and of each candidate that was timed.
    #[serde(flatten)]
    pub survey: Survey,
}

/// A measurement that an option asked for and that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Unmeasured {
    /// The option, such as `--against score-split`.
    pub asked: String,
    /// Reason why it was not measured.
    pub reason: String,
}

/// Measurements for `--against`: the chosen build compared with another recipe, in launches of
/// their own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Against {
    /// Build of the other recipe, which is the baseline of this comparison.
    pub engine: Engine,
    /// Slug of the chosen build.
    pub chosen: String,
    /// Those of the two engines that were not linked again, as in [`WholeEngines::as_built`].
    pub as_built: Vec<Missing>,
    /// The launches, with their samples.
    pub comparison: Comparison,
}

impl sealed::SealedRecord for Record {
    sealed_record!(SCHEMA, "record");

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        self.known.iter().chain(&self.expected).try_for_each(Known::check)?;
        let between = self.between.unwrap_or_default();
        ensure!((0.0..1.0).contains(&between), "`between` is {between}, which is not from 0 to 1");
        self.whole_engines.survey.check_together()?;
        let (mut axes, mut variants_of_all) = (BTreeSet::new(), 0);
        for axis in &self.axes {
            ensure!(axes.insert(&axis.name), "the axis {} occurs twice", axis.name);
            let variants: BTreeSet<&String> = axis.variants.iter().collect();
            ensure!(variants.len() == axis.variants.len(), "a variant of {} occurs twice", axis.name);
            variants_of_all += variants.len();
        }
        let most = variants_of_all.max(self.engines.len());
        ensure!(most <= MOST_ENGINES, "it has {most} variants or engines, which is more than {MOST_ENGINES}");
        let timed = self.whole_engines.survey.comparisons.len();
        ensure!(timed <= MOST_ENGINES, "{timed} engines were compared, which is more than {MOST_ENGINES}");
        let mut slugs = BTreeSet::new();
        for Engine { slug, .. } in &self.engines {
            ensure!(slugs.insert(slug), "the engine {} occurs twice", slug.escape_default());
        }
        self.counters.iter().try_for_each(Counted::check)?;
        self.decision.verdicts.check()?;
        Ok(self.decision.rules.check()?)
    }
}
