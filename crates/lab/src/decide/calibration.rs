//! `reports/<machine>/calibration.json`: measurements of the lab's own error by cases with a known
//! answer. The file holds one [`Calibration`]. Its trials are made and judged by
//! [`outpace::compare::calibration`].

use std::path::Path;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use crate::record::{Compiler, Engine, LossRules, Machine, Noise, Slice, Source, sealed_record};
use outpace::compare::calibration::decisions::Decision;
use outpace::compare::calibration::{self, Case, Summary, Trial};
use outpace::decide::Rules;
use outpace::record::sealed;

pub const SCHEMA: u32 = 2;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Calibration {
    pub schema: u32,
    /// The command that made the file, including its seed.
    pub command: String,
    pub seed: u64,
    pub machine: Machine,
    pub compiler: Compiler,
    pub source: Source,
    /// Rules for the choices.
    pub rules: LossRules,
    /// Rules by which the comparisons were ended. Absent in older files, whose comparisons were
    /// ended by another rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdicts: Option<Rules>,
    pub slice_seconds: f64,
    /// Number of comparisons made at the same time. Absent from the file if it is 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub jobs: u32,
    /// The positions, and the number of nodes searched of each in a slice.
    pub positions: Vec<Slice>,
    /// The engines: the baseline, and the one with the handicap.
    pub engines: Vec<Engine>,
    /// Load by other programs as the system reported it. Each run adds one entry for its
    /// comparisons and one for its decisions, if it makes any.
    pub noise: Vec<Noise>,
    /// The comparisons, in the order in which they were made.
    pub trials: Vec<Trial>,
    /// The decisions among several engines, in the order in which they were made. Absent in files
    /// of earlier versions of the lab.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<Decision>,
    pub sha256: String,
}

fn one() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_one(jobs: &u32) -> bool {
    *jobs == 1
}

impl sealed::SealedRecord for Calibration {
    sealed_record!(SCHEMA, "calibration");

    fn check(&self) -> Result<()> {
        self.machine.check()?;
        let is_sound = self.decisions.iter().all(|decision| decision.chosen < decision.handicaps.len());
        ensure!(is_sound, "one of its decisions chose a program that did not take part");
        Ok(self.rules.check()?)
    }
}

impl Calibration {
    /// Repeats every verdict by the present rules.
    pub fn judge_again(&mut self) {
        calibration::judge_again(&mut self.trials, &Rules::default());
    }

    /// Returns the standard deviation of the results of comparing identical bytes, as logarithms,
    /// or `None` if there were too few such comparisons.
    pub fn deviation(&self) -> Option<f64> {
        let copies = Summary::from_trials(&self.trials, Case::Copies)?;
        let (_, error) = copies.mean;
        Some(error * f64::from(copies.told_apart.of).sqrt()).filter(|deviation| deviation.is_finite())
    }
}

/// Reads the calibration in that file, with verdicts by the present rules. Returns `None` if there
/// is no file.
pub fn read(path: &Path) -> Result<Option<Calibration>> {
    let mut calibration: Option<Calibration> = sealed::load(path)?;
    calibration.iter_mut().for_each(Calibration::judge_again);
    Ok(calibration)
}
