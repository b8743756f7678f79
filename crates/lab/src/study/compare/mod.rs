//! Two targets side by side: what the same source costs on each, built by the same compiler and run by the same CPU.
//!
//! `reports/<machine>/compare-<A>-<B>.json` holds one [`Compared`]: raw turns, launches, counts, binaries; the chapter beside it
//! (`report/compare/`) is drawn from it alone. The first target, A, is the baseline. Units and signs are those of the record
//! (`record.rs`): a sample is `1e6 · ln(A's time / B's time)`, a gain is B's speed over A's less one.
//!
//! - Kernels: one process for each target takes turns with the other ([`kernels`]); A against a copy of itself is the control.
//! - Whole engines: the lock-step of rung 3 ([`engines`]), by the recipe that each target picks and by the same recipe on both, so
//!   that word size and recipe are told apart.
//! - Instructions: callgrind, of every kernel and of whole programs.
//! - Counting bits by density on both, with what becomes there of claims 35 and 36 ([`claims`]).
//!
//! No code layouts are drawn: the objects of a build for another platform are not linked again. What a layout moves, about a
//! percent, is therefore in the figures of whole engines, whose launches differ by where a file's pages lie alone.

pub(crate) mod claims;
pub(crate) mod engines;
pub(crate) mod kernels;
mod served;
pub(crate) mod summary;

use std::path::Path;
use std::slice;
use std::time::Duration;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use crate::decide::verdict::{self, Stream, launches};
use crate::machine;
use crate::record::{
    Comparison, Compiler, Engine, Estimate, InstructionFigure, Judgement, KernelFigure, ListingFigure,
    Machine, Mode, Noise, Phase, Rules, Rung, Signature, Slice, Source,
};
use outpace::sealed;
use outpace::statistics::median;

/// The version of the schema that this lab writes and reads.
pub(crate) const SCHEMA: u32 = 2;

/// Two targets, compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Compared {
    /// [`SCHEMA`] when it was written.
    pub(crate) schema: u32,
    /// The command that made it, with the seed spelled out.
    pub(crate) command: String,
    /// When the run began, in seconds since 1970-01-01 UTC.
    pub(crate) started: u64,
    pub(crate) seed: u64,
    pub(crate) quick: bool,
    pub(crate) machine: Machine,
    /// The compiler, the same for both targets.
    pub(crate) compiler: Compiler,
    pub(crate) source: Source,
    /// A, the target that the other is measured against.
    pub(crate) a: Side,
    pub(crate) b: Side,
    pub(crate) rules: Rules,
    /// The launch counts at which was looked.
    pub(crate) looks: Vec<u32>,
    pub(crate) kernels: Vec<KernelRow>,
    /// Variants that one of the targets, or both, cannot have.
    pub(crate) absent: Vec<Absent>,
    /// Rung 1: the depth of the `bench` runs and the node count that all engines reach.
    pub(crate) signature: Signature,
    pub(crate) engines: Vec<Engine>,
    /// The positions and how many nodes of each make a slice.
    pub(crate) positions: Vec<Slice>,
    /// Whole engines in lock-step.
    #[serde(rename = "duels")]
    pub(crate) engine_rows: Vec<EngineRow>,
    /// What disturbed the run, as far as the system tells.
    pub(crate) noise: Noise,
    pub(crate) phases: Vec<Phase>,
    /// SHA-256 over all of the above as it stands in the file.
    pub(crate) sha256: String,
}

/// One target.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Side {
    /// Its name: `i686`, `x86-64-v3`.
    pub(crate) name: String,
    /// The platform by rustc's name.
    pub(crate) triple: String,
    /// `-C target-cpu`, where it is set.
    pub(crate) target_cpu: Option<String>,
    /// How wide its registers are, by the compiler's word on its pointers: 32 or 64.
    pub(crate) bits: u32,
    /// The folder of its listings below `asm/`.
    pub(crate) folder: String,
    pub(crate) suites: Vec<Suite>,
    pub(crate) instructions: Rung<InstructionFigure>,
    /// Instructions of whole programs.
    pub(crate) programs: Rung<ProgramFigure>,
    /// Time per count by density.
    pub(crate) density: Rung<KernelFigure>,
    pub(crate) listings: Rung<ListingFigure>,
}

/// A suite's binary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Suite {
    pub(crate) name: String,
    /// The line that builds it, for a shell.
    pub(crate) command: String,
    pub(crate) sha256: String,
}

/// A variant that is not compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Absent {
    pub(crate) axis: String,
    pub(crate) variant: String,
    /// The target that has it alone; none where neither has it.
    pub(crate) only: Option<String>,
    pub(crate) reason: String,
}

/// One kernel on both targets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct KernelRow {
    /// The axis, or `evaluation` or `perft`.
    pub(crate) axis: String,
    /// The variant, or the recipe of the engine as a whole.
    pub(crate) variant: String,
    pub(crate) mode: Mode,
    /// Whether it is A against a copy of A.
    pub(crate) is_control: bool,
    pub(crate) operands: String,
    pub(crate) operations: u64,
    /// The answer, which both targets gave.
    pub(crate) answer: u64,
    /// Why there are no samples, where there are none.
    pub(crate) fault: Option<String>,
    /// The samples: here a launch is a process of each target.
    #[serde(flatten)]
    pub(crate) comparison: Comparison,
    /// What A took in each of the turns, in picoseconds an operation: a list a launch, the turns in which A came first before
    /// the others, as the launch has its samples. B's own time follows from the sample.
    pub(crate) baseline_picoseconds: Vec<Vec<u64>>,
    pub(crate) judgement: Option<Judgement>,
}

impl KernelRow {
    /// Nanoseconds an operation on A and on B: the medians over all turns. None without samples.
    pub(crate) fn nanoseconds(&self) -> Option<(f64, f64)> {
        let launches = self.comparison.launches.iter().zip(&self.baseline_picoseconds);
        let turns = launches.flat_map(|(launch, picoseconds)| {
            let samples = launch.baseline_first.iter().chain(&launch.candidate_first);
            samples.zip(picoseconds).map(|(&sample, &a)| {
                let a = a as f64 / 1e3;
                (a, a / (f64::from(sample) / 1e6).exp())
            })
        });
        let (a, b): (Vec<f64>, Vec<f64>) = turns.unzip();
        Some((median(a)?, median(b)?))
    }
}

/// How many times as long B takes as A, with its interval, of an estimate of B's gain.
pub(crate) fn ratio(estimate: &Estimate) -> (f64, f64, f64) {
    let times = |gain: f64| 1.0 / (1.0 + gain);
    (times(estimate.gain), times(estimate.high), times(estimate.low))
}

/// Two engines in lock-step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EngineRow {
    /// What is asked.
    pub(crate) question: Question,
    /// The slug of the engine that the candidate is measured against.
    pub(crate) baseline: String,
    /// Why there are no samples, where there are none.
    pub(crate) fault: Option<String>,
    #[serde(flatten)]
    pub(crate) comparison: Comparison,
    pub(crate) judgement: Option<Judgement>,
}

/// What two engines are compared for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Question {
    /// A against a copy of A.
    Control,
    /// The builds without features: each target picks its own recipe.
    Default,
    /// The same recipe on both: shift and multiply, magic tables.
    Portable,
    /// Claim 36 on a target of 32 bits: one popcount against shift and multiply.
    Popcount,
    /// Shift and multiply against a copy of itself there.
    PopcountControl,
}

impl Question {
    /// Whether it compares a build with a copy of itself.
    pub(crate) fn is_control(self) -> bool {
        matches!(self, Self::Control | Self::PopcountControl)
    }
}

/// Instructions of one run of a whole program, counted under valgrind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ProgramFigure {
    /// The slug of the engine.
    pub(crate) engine: String,
    /// Its arguments: `bench 3`.
    pub(crate) arguments: String,
    /// The recipe that it ran with on valgrind's CPU, which may lack instructions of this one.
    pub(crate) recipe: String,
    /// The instructions, from the program's start to its end.
    pub(crate) instructions: u64,
}

impl sealed::Kept for Compared {
    const SCHEMA: u32 = SCHEMA;
    const WHAT: &'static str = "comparison of targets";
    const FIELDS: outpace::sealed::Fields = crate::record::FIELDS;
    type Error = anyhow::Error;

    fn seal(&mut self) -> &mut String {
        &mut self.sha256
    }

    fn check(&self) -> Result<()> {
        for name in [&self.a.name, &self.b.name, &self.a.folder, &self.b.folder] {
            ensure!(machine::is_name(name), "a target is called `{}`", name.escape_default());
        }
        self.machine.check()?;
        let kernels = self.kernels.iter().map(|row| &row.comparison);
        let all = kernels.chain(self.engine_rows.iter().map(|row| &row.comparison)).map(slice::from_ref);
        let looks = self.looks.as_slice();
        Ok(self.rules.check(std::iter::once(&[][..]).chain(all).map(|judged| (looks, judged)))?)
    }
}

impl Compared {
    /// The name of its files, without what tells page from record.
    pub(crate) fn stem(&self) -> String {
        stem(&self.a.name, &self.b.name, self.quick)
    }

    /// Gives all verdicts anew from the samples. Each comparison is judged alone: it asks a question of its own, and is not chosen
    /// from among others.
    pub(crate) fn judge_again(&mut self) {
        let judge = |comparison: &Comparison, is_control: bool, of: &str| {
            let stream = Stream { seed: self.seed, of };
            if comparison.launches.is_empty() {
                None
            } else if is_control {
                verdict::control(comparison, &self.looks, stream, self.rules)
            } else {
                verdict::alone(comparison, &self.looks, stream, self.rules)
            }
        };
        for row in &mut self.kernels {
            row.judgement = judge(&row.comparison, row.is_control, launches::KERNELS);
        }
        for row in &mut self.engine_rows {
            row.judgement = judge(&row.comparison, row.question.is_control(), launches::ENGINES);
        }
    }

    /// The listing of a variant on a side, where there is one.
    pub(crate) fn listing<'a>(side: &'a Side, axis: &str, variant: &str) -> Option<&'a ListingFigure> {
        side.listings.figures().iter().find(|listing| listing.axis == axis && listing.variant == variant)
    }
}

/// The name of a comparison's files: `compare-x86-64-i686`. A quick one must not stand where the whole is expected.
pub(crate) fn stem(a: &str, b: &str, quick: bool) -> String {
    format!("compare-{a}-{b}{}", if quick { "-quick" } else { "" })
}

/// How long is measured, and by what rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<'a> {
    /// The launch counts at which is looked.
    pub(crate) looks: &'a [u32],
    /// What would not get to the next look in this time is not begun.
    pub(crate) time: Duration,
    pub(crate) seed: u64,
    pub(crate) rules: Rules,
    /// Where fresh copies go.
    pub(crate) folder: &'a Path,
}

/// Every comparison that a machine's folder keeps, in the order of their names. Fails where one of them cannot be used.
pub(crate) fn all(folder: &Path) -> Result<Vec<Compared>> {
    others(folder, "")
}

/// The same without the one of that stem, which is about to be replaced.
pub(crate) fn others(folder: &Path, stem: &str) -> Result<Vec<Compared>> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(Vec::new()) };
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names
        .filter(|name| name.starts_with("compare-"))
        .filter(|name| name.strip_suffix(".json").is_some_and(|name| name != stem))
        .collect();
    names.sort();
    names.iter().map(|name| Ok(sealed::load_from(&folder.join(name))?)).collect()
}

#[cfg(test)]
pub(crate) mod tests;
