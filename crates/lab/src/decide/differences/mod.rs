//! What two records of `cargo lab choose` differ by: circumstances first, then every figure that both have.
//!
//! Two runs never give the same figures, so what is called different must survive four doubts.
//!
//! 1. *Rng within a run.* A whole engine and a kernel in lock-step were measured over launches, and the record keeps an interval that
//!    holds the truth as often as it says, which `cargo lab calibrate` has seen. Two such estimates are divided; their errors add up
//!    ([`ratio`]), and are no less than what the calibration's copies differed by.
//! 2. *What a launch keeps.* A kernel's times are of one process. They are taken together over their operands, freed of what all
//!    kernels have in common, and held against what launches were seen to differ by ([`times`]).
//! 3. *Many figures.* All of them together are one family of Holm's: the chance that any of them is called different without
//!    being so is five per cent.
//! 4. *Relevance.* The truth must lie beyond the records' own threshold, half a per cent.
//!
//! What is exact, instructions and machine code, has no such doubts. A verdict that is another one is told, and whether its figures are.

mod choices;
mod circumstances;
mod code;
mod figures;
mod ratio;
pub(crate) mod summary;
#[cfg(test)]
pub(crate) mod tests;
mod times;

pub(crate) use choices::Choices;
pub(crate) use circumstances::Circumstance;
pub(crate) use code::{Code, Fate};
pub(crate) use figures::{Alone, Kind, Row, Standing};
pub(crate) use times::Common;

use crate::decide::calibration::{Calibration, Case, Share};
use crate::decide::verdict;
use crate::record::{Record, Rules};
use figures::{Given, Size};

/// One of the two records.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// What the user called it.
    pub(crate) name: String,
    /// The record.
    pub(crate) record: Record,
    /// What the lab's calibration on that machine says of the same bytes, where there is one.
    pub(crate) calibrated: Option<Calibrated>,
}

/// What a calibration says of comparisons of the same bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Calibrated {
    /// How many were told apart, of how many.
    pub(crate) told_apart: Share,
    /// How many of all intervals held the truth.
    pub(crate) covered: Share,
    /// The standard deviation of the estimates, as a logarithm.
    pub(crate) deviation: f64,
}

impl Calibrated {
    /// None where no copies were compared.
    pub(crate) fn of(calibration: &Calibration) -> Option<Self> {
        let told_apart = calibration.summary(Case::Copies)?.told_apart;
        let logs =
            calibration.of(Case::Copies).filter_map(|trial| Some(trial.judgement.estimate?.gain.ln_1p()));
        let logs: Vec<f64> = logs.filter(|log| log.is_finite()).collect();
        let count = logs.len() as f64;
        let mean = logs.iter().sum::<f64>() / count;
        let squares: f64 = logs.iter().map(|log| (log - mean).powi(2)).sum();
        let deviation = (squares / (count - 1.0)).sqrt();
        (logs.len() > 1).then_some(Self { told_apart, covered: calibration.coverage(), deviation })
    }
}

/// What was found.
#[derive(Debug)]
pub(crate) struct Differences {
    /// What the user calls the two.
    pub(crate) names: [String; 2],
    /// What is known of how they came about.
    pub(crate) circumstances: Vec<Circumstance>,
    /// What is to be known before one believes it.
    pub(crate) remarks: Vec<String>,
    /// What both decided.
    pub(crate) choices: Choices,
    /// What all kernels' times have in common.
    pub(crate) kernels: Option<Common>,
    /// What all engines' nodes a second have in common; single runs.
    pub(crate) engines: Option<Common>,
    /// The figures; what differs first, by how much it does for certain.
    pub(crate) rows: Vec<Row>,
    /// The machine code.
    pub(crate) code: Code,
    /// What is in one of them alone.
    pub(crate) alone: Vec<Alone>,
    /// The rules: the wider threshold and the lower confidence of the two.
    pub(crate) rules: Rules,
    /// What the same engines differ by in any case, as a logarithm's standard deviation; nothing without a calibration.
    pub(crate) calibrated: f64,
}

/// Compares B with A.
pub(crate) fn find(a: &Kept, b: &Kept) -> Differences {
    let rules = rules(&a.record, &b.record);
    let deviation = |one: &Kept| one.calibrated.map_or(0.0, |calibrated| calibrated.deviation);
    let calibrated = deviation(a).hypot(deviation(b));
    let (mut rows, mut alone) = figures::find(a, b, Given { confidence: rules.confidence, calibrated });
    let times = times::find(a, b);
    rows.extend(times.rows);
    alone.extend(times.alone);
    judge(&mut rows, rules);
    let code = code::find(&a.record, &b.record);
    alone.extend(code.alone());
    Differences {
        names: [a.name.clone(), b.name.clone()],
        circumstances: circumstances::find(a, b),
        remarks: circumstances::remarks(a, b),
        choices: choices::find(&a.record, &b.record, &rows),
        kernels: times.common,
        engines: code.nodes_a_second(),
        rows,
        code,
        alone,
        rules,
        calibrated,
    }
}

/// The rules of both records together.
fn rules(a: &Record, b: &Record) -> Rules {
    let [a, b] = [a, b].map(|record| record.decision.rules);
    Rules { confidence: a.confidence.min(b.confidence), relevance: a.relevance.max(b.relevance), ..b }
}

/// Says what became of each figure, and puts them in order.
fn judge(rows: &mut [Row], rules: Rules) {
    let border = rules.relevance.ln_1p();
    let mut measured = Vec::new();
    for (at, row) in rows.iter_mut().enumerate() {
        match row.size {
            Size::Measured(ratio) if row.standing != Standing::Single => {
                measured.push((at, ratio, ratio.chance_within(border)));
            }
            Size::Measured(_) => {}
            Size::Exact(log) => {
                row.standing = match log.abs() {
                    0.0 => Standing::Same,
                    least if least > border => Standing::Differs { least },
                    _ => Standing::Slight,
                };
            }
        }
    }
    let chances: Vec<f64> = measured.iter().map(|(_, _, chance)| *chance).collect();
    for ((at, ratio, _), (level, passes)) in
        measured.iter().zip(verdict::holm(&chances, 1.0 - rules.confidence))
    {
        rows[*at].standing =
            if passes { Standing::Differs { least: ratio.least(level) } } else { Standing::Alike };
    }
    let key = |row: &Row| match row.standing {
        Standing::Differs { least } => (false, least),
        _ => (true, row.ratio().ln().abs()),
    };
    rows.sort_by(|one, other| {
        let (one_key, other_key) = (key(one), key(other));
        let by_size = other_key.1.total_cmp(&one_key.1);
        let by_kind = if one_key.0 { one.kind.cmp(&other.kind) } else { std::cmp::Ordering::Equal };
        one_key.0.cmp(&other_key.0).then(by_kind).then(by_size)
    });
}

impl Differences {
    /// Those that differ for certain.
    pub(crate) fn different(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.standing.differs())
    }

    /// How many of a kind became what.
    pub(crate) fn count(&self, kind: Kind, holds: impl Fn(Standing) -> bool) -> usize {
        self.rows.iter().filter(|row| row.kind == kind && holds(row.standing)).count()
    }
}
