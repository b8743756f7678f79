//! Two targets side by side: the cost of the same source on each, built by the same compiler and
//! run by the same CPU.
//!
//! `reports/<machine>/compare-<A>-<B>.json` holds one [`Compared`], with every sample; its page
//! ([`page`]) follows from it alone. The first target, A, is the baseline. Units and signs are
//! those of the lab's record: a sample is `1e6 · ln(A's time / B's time)`, a gain is
//! `B's speed / A's speed - 1`.
//!
//! - Whole engines take turns in lock-step ([`engines`]): each target's default build, then the
//!   same recipe on both targets, so that only the target differs, and on 32 bits also that recipe
//!   with another variant of an axis.
//! - Kernels are compared by the instructions that callgrind counts.
//! - Counting bits is timed on each target for words of several densities (numbers of set bits).
//!
//! Each engine has one code layout only, because the objects of a build for another platform are
//! not linked again. A layout changes the speed by about one per cent, so the figures of whole
//! engines are accurate to about one per cent.

pub(crate) mod engines;
pub(crate) mod page;

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use outpace::decide::{Rules, judgement};
use outpace::record::sealed;
use plywright_lab::record::{
    Comparison, Compiler, Engine, Estimate, Figures, InstructionFigure, Judgement, KernelFigure, Machine,
    Noise, Signature, Slice, Source,
};
use plywright_lab::{machine, sealed_record, workspace};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Compared {
    pub(crate) schema: u32,
    /// The command that made it, including its seed.
    pub(crate) command: String,
    /// Start of the run, in seconds since 1970-01-01 UTC.
    pub(crate) started: u64,
    pub(crate) seed: u64,
    pub(crate) quick: bool,
    pub(crate) machine: Machine,
    /// The compiler, the same for both targets.
    pub(crate) compiler: Compiler,
    pub(crate) source: Source,
    /// A, the baseline.
    pub(crate) a: Side,
    pub(crate) b: Side,
    /// Depth of the `bench` runs, and the node count that all engines reach.
    pub(crate) signature: Signature,
    pub(crate) engines: Vec<Engine>,
    /// The positions, and the number of nodes searched of each in a slice.
    pub(crate) positions: Vec<Slice>,
    /// Whole engines in lock-step.
    pub(crate) comparisons: Vec<EngineRow>,
    /// Disturbances of the run, as far as the system reports them.
    pub(crate) noise: Noise,
    /// SHA-256 over all of the above as it stands in the file.
    pub(crate) sha256: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Side {
    /// Name of the target, such as `i686` or `x86-64-v3`.
    pub(crate) name: String,
    /// rustc's name of the platform.
    pub(crate) triple: String,
    /// Value of `-C target-cpu`, if it is set.
    pub(crate) target_cpu: Option<String>,
    /// Width of the target's registers in bits, taken from the compiler's width of pointers: 32 or
    /// 64.
    pub(crate) bits: u32,
    /// Instructions of every kernel that valgrind's CPU runs.
    pub(crate) instructions: Figures<InstructionFigure>,
    /// Time to count the bits of a word, by density.
    pub(crate) density: Figures<KernelFigure>,
}

/// Converts an estimate of B's gain into B's time as a multiple of A's, with its interval.
pub(crate) fn ratio(estimate: &Estimate) -> (f64, f64, f64) {
    let times = |gain: f64| 1.0 / (1.0 + gain);
    (times(estimate.gain), times(estimate.high), times(estimate.low))
}

/// Two engines in lock-step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EngineRow {
    pub(crate) question: Question,
    /// Slug of the engine that the candidate is measured against.
    pub(crate) baseline: String,
    /// Reason for missing samples; `None` if there are samples.
    pub(crate) fault: Option<String>,
    #[serde(flatten)]
    pub(crate) comparison: Comparison,
    pub(crate) judgement: Option<Judgement>,
}

/// Purpose of a comparison of two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Question {
    /// A against a copy of A.
    Control,
    /// The default builds: each target picks its own recipe.
    Default,
    /// The same recipe on both: shift and multiply, magic tables.
    Portable,
    /// On a target of 32 bits: a popcount against shift and multiply (claim 36).
    Popcount,
    /// On a target of 32 bits: a variant of another axis in place of the portable recipe's own.
    Variant,
    /// On a target of 32 bits: the portable recipe against a copy of itself.
    PopcountControl,
}

impl Question {
    /// Returns true if it compares a build with a copy of itself.
    pub(crate) fn is_control(self) -> bool {
        matches!(self, Self::Control | Self::PopcountControl)
    }
}

impl sealed::SealedRecord for Compared {
    sealed_record!(2, "comparison of targets");

    fn check(&self) -> Result<()> {
        for name in [&self.a.name, &self.b.name] {
            ensure!(machine::is_name(name), "a target is called `{}`", name.escape_default());
        }
        Ok(self.machine.check()?)
    }
}

impl Compared {
    /// Returns the name of its record and page, without the extension.
    pub(crate) fn stem(&self) -> String {
        stem(&self.a.name, &self.b.name, self.quick)
    }

    /// Returns true if every build has the classical evaluation.
    pub(crate) fn is_classical(&self) -> bool {
        let is_classical =
            |engine: &Engine| engine.build.features.iter().any(|feature| feature == "evaluation-classical");
        !self.engines.is_empty() && self.engines.iter().all(is_classical)
    }

    /// Returns the judgement on a question that has a single comparison.
    pub(crate) fn judgement(&self, question: Question) -> Option<&Judgement> {
        self.comparisons.iter().find(|row| row.question == question)?.judgement.as_ref()
    }

    /// Computes all verdicts again from the samples. Each comparison is judged alone, without a
    /// correction for many candidates, because it answers a question of its own.
    pub(crate) fn judge_again(&mut self) {
        for row in &mut self.comparisons {
            let is_measured = !row.comparison.launches.is_empty();
            row.judgement = is_measured.then(|| judgement(&row.comparison, &Rules::default(), 1));
        }
    }
}

/// Returns the name of a comparison's files, such as `compare-x86-64-i686`. The name of a quick run
/// says so, so that it is not mistaken for a full one.
pub(crate) fn stem(a: &str, b: &str, quick: bool) -> String {
    format!("compare-{a}-{b}{}", if quick { "-quick" } else { "" })
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<'a> {
    /// Largest number of launches of each candidate.
    pub(crate) launches: u32,
    /// Time for measuring each candidate. Candidates that take turns share the sum of their times,
    /// after which no round begins.
    pub(crate) time: Duration,
    /// Features of all builds.
    pub(crate) with: &'a [String],
    pub(crate) seed: u64,
    /// Folder for the fresh copies of the engines, one for each launch.
    pub(crate) folder: &'a Path,
}

/// Returns every comparison in a machine's folder, judged anew, in the order of their names.
pub(crate) fn all(folder: &Path) -> Result<Vec<Compared>> {
    let is_wanted = |path: &&PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("compare-") && name.ends_with(".json")
    };
    let entries = workspace::entries_if_any(folder)?;
    let anew = |path: &PathBuf| {
        let mut compared: Compared = sealed::load_from(path)?;
        compared.judge_again();
        Ok(compared)
    };
    entries.iter().filter(is_wanted).map(anew).collect()
}

#[cfg(test)]
pub(crate) mod tests;
