//! The record: all measurements of one run of `cargo lab choose`, and its conclusions from them.
//!
//! `reports/<machine>/record.json` holds one [`Record`]. The report is drawn from it, and the
//! decision is a pure function of it, so it keeps the raw samples, not only their summary. It also
//! names everything that could not be measured, with the reason and the way to get it.
//!
//! # Units and signs
//!
//! - A *sample* is a log speed ratio in millionths: `1e6 · ln(baseline's time / candidate's time)`
//!   for the same nodes of the same positions. Positive means that the candidate is the faster one.
//! - A *gain* is a plain fraction of speed: `0.031` is 3.1 % more nodes per second than the
//!   baseline, `-0.02` is 2 % fewer.
//! - Times are seconds unless the name says nanoseconds.
//! - An engine is known by its *slug*: `baseline`, `popcount-swar`, `target-x86-64-v3+profile-pgo`,
//!   `control` (the byte-identical copy of the baseline).

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

/// The version of the schema that this lab writes and reads. It grows with every change that an
/// older reader would misunderstand.
pub const SCHEMA: u32 = 3;

/// Descriptions of the form that some fields of the lab's files must have.
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

/// The code that all implementations of [`sealed::Kept`] share.
#[macro_export]
macro_rules! kept {
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
pub use kept;

const MOST_ENGINES: usize = 300;

/// The slug of the default build, against which everything is measured.
pub const BASELINE: &str = "baseline";

/// The axis whose variants are target levels (`-C target-cpu`) instead of cargo features.
pub const TARGET: &str = "target";

/// The axis of the ways to use profiles of the engine's runs ([`Profile`]).
pub const PROFILE: &str = "profile";

/// The axis of the compilers on the machine.
pub const COMPILER: &str = "compiler";

/// One run of `cargo lab choose`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Record {
    /// [`SCHEMA`] when it was written.
    pub schema: u32,
    /// The command that made it, with the seed spelled out.
    pub command: String,
    /// When the run began, in seconds since 1970-01-01 UTC.
    pub started: u64,
    /// The seed of every random choice in the run.
    pub seed: u64,
    /// Whether it was a `--quick` run.
    pub quick: bool,
    /// The machine.
    pub machine: Machine,
    /// The compiler.
    pub compiler: Compiler,
    /// Others that built engines, by the name of their variant.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub compilers: BTreeMap<String, Compiler>,
    /// The engine's source.
    pub source: Source,
    /// The bundle that the engines lay ready in; none where they were built for this run, as a user builds them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bundle: Option<Bundled>,
    /// The axes that were looked at, in the order of the tables.
    pub axes: Vec<Axis>,
    /// Variants that cannot run here, or cannot be built, or that are another engine than the default.
    pub unavailable: Vec<Unavailable>,
    /// Every engine that was built; the baseline is the first.
    pub engines: Vec<Engine>,
    /// Evidence level 1: the depth of the `bench` runs and the node count that all must reach.
    pub signature: Signature,
    /// Evidence level 2: time per operation.
    pub kernels: Figures<KernelFigure>,
    /// Evidence level 2: the variants' kernels against the default's, in lock-step.
    pub paired: Paired,
    /// Evidence level 2: instructions per operation.
    pub instructions: Figures<InstructionFigure>,
    /// Evidence level 3: whole engines in lock-step.
    #[serde(rename = "duel")]
    pub whole_engines: WholeEngines,
    /// What earlier runs said of the candidates, where the choice began from them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<Known>,
    /// The standard deviation of a gain from run to run, beyond a run's own error, by earlier runs on this machine; `None` where there
    /// were fewer than two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub between: Option<f64>,
    /// What shipped runs on such CPUs, and earlier runs that do not count, say of builds. It orders what is built and names what
    /// may be missed; no measured figure rests on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expected: Vec<Known>,
    /// The chosen build against another recipe, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<Against>,
    /// Counts by the CPU's own counters of the chosen build's `bench` and the baseline's, where they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counted>,
    /// What was asked for beside the choice and could not be measured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unmeasured: Vec<Unmeasured>,
    /// How quiet the machine was while whole engines ran.
    pub noise: Noise,
    /// Evidence level 4: the machine code.
    pub listings: Figures<ListingFigure>,
    /// What follows from all this.
    pub decision: Decision,
    /// How long each phase took, in their order.
    pub phases: Vec<Phase>,
    /// SHA-256 over all of the above as it stands in the file, so that a damaged record is noticed and not believed.
    pub sha256: String,
}

impl Record {
    pub fn compiler_of(&self, build: &Build) -> &Compiler {
        build.compiler.as_ref().and_then(|name| self.compilers.get(name)).unwrap_or(&self.compiler)
    }

    /// Returns true if the default build has that variant here.
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

    /// Returns true if a candidate is a build of several variants, which belongs to no axis.
    pub fn is_combined(&self, candidate: &str) -> bool {
        ![BASELINE, CONTROL].contains(&candidate)
            && self.engine(candidate).is_none_or(|engine| engine.axis.is_none())
    }

    /// Returns the features that all builds have, including the baseline: those of `--with`.
    pub fn with(&self) -> &[String] {
        self.engine(BASELINE).map_or(&[], |engine| &engine.build.features)
    }

    /// Returns the variant of the axis `evaluation` that all engines have, or `None` for old
    /// records and for records of other axes alone.
    pub fn evaluation(&self) -> Option<&str> {
        self.axis("evaluation").map(|axis| axis.default.as_str())
    }

    /// Returns true if all engines evaluate by the network.
    pub fn has_network(&self) -> bool {
        self.evaluation() == Some("network")
    }
}

/// The compiler.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Compiler {
    /// The first line of `rustc -vV`.
    pub version: String,
    /// The host triple, for which the engines are built.
    pub host: String,
    /// The version of LLVM.
    pub llvm: String,
}

/// The bundle that engines lay ready in. It holds no engine in which several winners meet, so the strongest of them stands alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Bundled {
    /// The command that made it.
    pub command: String,
    /// The platform, by rustc's name.
    pub platform: String,
    /// What rustc was told for all engines beyond what is said of each: that they are linked statically.
    pub flags: Vec<String>,
    /// The manifest's seal.
    pub sha256: String,
}

/// One axis: a decision with several answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Axis {
    /// `popcount`, `sliders`, `simd`, `score`, `repetition`, `side`, `evasions`, `danger`, `checks`, `weights`, `parallel`, `endgame`, `evaluation`, `target`.
    pub name: String,
    /// The variant that the default build has here; where it picks one at start-up, what it picks on this machine.
    pub default: String,
    /// All variants that the library knows, whether or not they run here.
    pub variants: Vec<String>,
}

/// A variant that is not measured because it cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Unavailable {
    /// Its axis.
    pub axis: String,
    /// Its name.
    pub variant: String,
    /// Why: `this CPU has no AVX-512`.
    pub reason: String,
}

/// One engine binary.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Engine {
    /// What it is called in this record.
    pub slug: String,
    /// The axis in which it differs from the baseline; none for the baseline, the control and builds of several variants.
    pub axis: Option<String>,
    /// Its variant of that axis.
    pub variant: Option<String>,
    /// How it was built.
    #[serde(flatten)]
    pub build: Build,
    /// The line that builds it, for a shell.
    pub command: String,
    /// SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// SHA-256 of its machine code and constants alone (sections `.text` and `.rodata`), where the format is known.
    pub code_sha256: Option<String>,
    /// The file's size in bytes.
    pub bytes: u64,
    /// How long its build took; next to nothing where cargo found it fresh.
    pub build_seconds: f64,
    /// The slug of an earlier engine with the very same code, which is then not timed again.
    pub same_code_as: Option<String>,
    /// The node count of its `bench`; none where `bench` failed.
    pub nodes: Option<u64>,
    /// Nodes a second in that one run. A side figure: the verdict comes from the comparison.
    pub nps: Option<u64>,
    /// Why it is not timed, where it is not: a wrong signature, a crash.
    pub fault: Option<String>,
}

/// Evidence level 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Signature {
    /// The depth given to `bench`; none for its own.
    pub depth: Option<u32>,
    /// The baseline's node count.
    pub nodes: u64,
}

/// The figures of an evidence level, or why there are none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Rung")]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum Figures<T> {
    /// It was measured.
    Measured {
        /// One entry a figure.
        figures: Vec<T>,
    },
    /// It was not.
    Unmeasured {
        /// Why not.
        reason: String,
        /// The command that would get it, where there is one.
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

/// Name of the operands that were recorded in a search. Variants are compared on these.
pub const RECORDED: &str = "recorded";

/// What a kernel's figure is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// A chain in which each operation waits for the one before.
    Latency,
    /// Operations that do not wait for one another.
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

/// Time per operation of one variant on one kind of operands, by criterion.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct KernelFigure {
    /// Its axis.
    pub axis: String,
    /// Its variant.
    pub variant: String,
    /// The operands: `density-04`, `recorded-mobility`, ...
    pub operands: String,
    /// Latency or throughput.
    pub mode: Mode,
    /// The estimate.
    pub nanoseconds_per_op: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Evidence level 2, paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Paired {
    /// The comparisons.
    #[serde(rename = "rung")]
    pub level: Figures<PairedFigure>,
}

/// The samples of one variant's kernel against the default's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PairedFigure {
    /// The axis.
    pub axis: String,
    /// The axis' default variant.
    pub baseline: String,
    /// The variant that is measured against it; the default again is the control.
    pub variant: String,
    /// Latency or throughput.
    pub mode: Mode,
    /// The operands, named as in [`KernelFigure::operands`].
    pub operands: String,
    /// Why there are no samples, where there are none.
    pub fault: Option<String>,
    /// The samples. Here a launch is one process, in which both kernels take turns.
    #[serde(flatten)]
    pub comparison: Comparison,
}

impl PairedFigure {
    /// Returns for each figure the number of comparisons that share one probability of an error with
    /// it.
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

/// Instructions per operation of one variant on one kind of operands, counted under valgrind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct InstructionFigure {
    /// Its axis.
    pub axis: String,
    /// Its variant.
    pub variant: String,
    /// The operands, named as in [`KernelFigure::operands`].
    pub operands: String,
    /// Latency or throughput.
    pub mode: Mode,
    /// Exact, but blind to what an instruction costs.
    pub instructions_per_op: f64,
}

impl InstructionFigure {
    /// Threshold of instructions per operation: a count up to this means that the variant did not
    /// run. The target's library does not have it, or valgrind's CPU, which has no popcnt in 32-bit
    /// mode, cannot run it.
    pub const NOTHING: f64 = 0.1;
}

/// The listing of one kernel.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ListingFigure {
    /// Its axis.
    pub axis: String,
    /// Its variant.
    pub variant: String,
    /// The target level that it was compiled for.
    pub target_cpu: String,
    /// Where it is kept, from the package's root.
    pub path: String,
    /// How many instructions it has.
    pub instructions: usize,
    /// The variant that was compiled to the same code, where there is one before it in the list.
    pub same_code_as: Option<String>,
    /// What it is made of, and what its loops would cost elsewhere; none where no listing is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<CodeFigure>,
}

/// Evidence level 3: what was run, and its samples.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct WholeEngines {
    /// Size of the transposition table in every process, in MiB.
    pub hash_mib: u32,
    /// What one slice was meant to last, in seconds. As much again is searched before it, untimed.
    pub slice_seconds: f64,
    /// The positions and how many nodes of each make a slice.
    pub positions: Vec<Slice>,
    /// The engines that were launched as they were built, since no other layout of them can be made, and why. Every launch of the others
    /// has a layout of its own.
    pub as_built: Vec<Missing>,
    /// The launches, for the control and for each candidate that was timed.
    #[serde(flatten)]
    pub survey: Survey,
}

/// Something that an option asked for and that could not be measured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Unmeasured {
    /// The option: `--against score-split`.
    pub asked: String,
    /// Why.
    pub reason: String,
}

/// What `--against` measured: the chosen build against another recipe, on launches of their own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Against {
    /// The other recipe's build, the baseline here.
    pub engine: Engine,
    /// The slug of the chosen build.
    pub chosen: String,
    /// Those of the two that were launched as they were built, as in [`WholeEngines::as_built`].
    pub as_built: Vec<Missing>,
    /// The launches.
    pub comparison: Comparison,
}

impl sealed::Kept for Record {
    kept!(SCHEMA, "record");

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        self.known.iter().chain(&self.expected).try_for_each(Known::check)?;
        let between = self.between.unwrap_or_default();
        ensure!((0.0..1.0).contains(&between), "runs are said to differ by {between}");
        self.whole_engines.survey.check_together()?;
        let (mut axes, mut all) = (BTreeSet::new(), 0);
        for axis in &self.axes {
            ensure!(axes.insert(&axis.name), "the axis {} is there twice", axis.name);
            let variants: BTreeSet<&String> = axis.variants.iter().collect();
            ensure!(variants.len() == axis.variants.len(), "a variant of {} is there twice", axis.name);
            all += variants.len();
        }
        let most = all.max(self.engines.len());
        ensure!(most <= MOST_ENGINES, "it has {most} variants or engines, which is more than {MOST_ENGINES}");
        let timed = self.whole_engines.survey.comparisons.len();
        ensure!(timed <= MOST_ENGINES, "{timed} engines were compared, which is more than {MOST_ENGINES}");
        let mut slugs = BTreeSet::new();
        for Engine { slug, .. } in &self.engines {
            ensure!(slugs.insert(slug), "the engine {} is there twice", slug.escape_default());
        }
        self.counters.iter().try_for_each(Counted::check)?;
        self.decision.verdicts.check()?;
        Ok(self.decision.rules.check()?)
    }
}
