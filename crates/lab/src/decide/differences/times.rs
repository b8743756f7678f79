//! Kernels' times, which each record has of one process alone.
//!
//! Criterion's interval tells what the next second of the same process would give, not what another launch would. Of two runs of the same
//! bytes on one machine half of the 1,103 times agreed to 0.7 %, but one in twelve was off by more than 10 %, and one took 2.5 times as long as in the
//! other run: what falls upon a machine for a second falls upon all benches of that second (`reports/intel-xeon-6-cf-2/record.json` as it
//! was in the revision `18334a5`, and another full run there, which is history in its `runs.json`). So no time is judged alone. A variant's times over all its
//! operands are taken together, which were measured at many moments: the midmean of their log ratios, as elsewhere over launches.
//!
//! What all kernels have in common, the clock and the load, is no kernel's difference: it is taken out, and shown. What is left is held
//! against what two launches differ by: the larger of what launches in lock-step were seen to differ by in these very records, and the
//! scatter of all kernels around what they have in common.

use std::collections::BTreeMap;

use serde::Serialize;

use super::ratio::Ratio;
use super::{Outcome, Row};
use crate::decide::figures::{Figure, Kind};
use crate::decide::verdict::trimmed_mean;
use crate::record::{KernelJudgement, Record};
use outpace::statistics::median;

/// The median of the distances from the middle of a normal distribution, in standard deviations.
const MEDIAN_DISTANCE: f64 = 0.674_489_75;

/// Fewer kernels than this have nothing in common that could be told from their own.
const FEWEST: usize = 4;

/// What all kernels, or all engines, have in common.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Common {
    /// B over A.
    pub(crate) factor: f64,
    /// Their standard deviation around it, as a logarithm; robust.
    pub(crate) scatter: f64,
    /// Of so many.
    pub(crate) of: usize,
}

/// What all kernels have in common, and a row a kernel, over all its operands, without that. Nothing where they are too few.
pub(super) fn together(
    both: &[(&Figure<'_>, &Figure<'_>)],
    records: [&Record; 2],
) -> (Option<Common>, Vec<Row>) {
    let mut logs: BTreeMap<(&str, &str, &str), Vec<f64>> = BTreeMap::new();
    for (one, other) in both.iter().filter(|(one, _)| one.kind == Kind::Time) {
        let Some((before, after)) = one.value.zip(other.value) else { continue };
        let log = (after.value / before.value).ln();
        if log.is_finite() {
            logs.entry((one.axis, one.variant, one.mode)).or_default().push(log);
        }
    }
    // One time alone has no error of its own.
    logs.retain(|_, logs| logs.len() > 1);
    let centre = |logs: &mut Vec<f64>| {
        logs.sort_by(f64::total_cmp);
        trimmed_mean(logs)
    };
    let kernels: Vec<_> = logs.iter_mut().map(|(kernel, logs)| (*kernel, logs.len(), centre(logs))).collect();
    let centres: Vec<f64> = kernels.iter().map(|(_, _, (centre, _))| *centre).collect();
    let Some(common) = common(&centres) else { return (None, Vec::new()) };
    let row = |((axis, variant, mode), count, (centre, error)): ((&str, &str, &str), usize, (f64, f64))| {
        // As many as the midmean keeps.
        let own = Ratio::new(centre - common.factor.ln(), error, (count - 2 * (count / 4) - 1) as f64)?;
        let (spread, freedom) = noise(records, axis, mode);
        let (noise, freedom) = if spread > common.scatter {
            (spread, freedom)
        } else {
            (common.scatter, (centres.len() - 1) as f64)
        };
        Some(Row {
            kind: Kind::Times,
            what: format!("{axis}/{variant}/{mode}"),
            both: None,
            times: Some(count),
            ratio: own.blurred(noise, freedom)?,
            outcome: Outcome::Alike,
        })
    };
    (Some(common), kernels.into_iter().filter_map(row).collect())
}

/// What centres have in common, if there are enough of them.
pub(super) fn common(logs: &[f64]) -> Option<Common> {
    let middle = median(logs.to_vec())?;
    let scatter = median(logs.iter().map(|log| (log - middle).abs()))? / MEDIAN_DISTANCE;
    let common = Common { factor: middle.exp(), scatter, of: logs.len() };
    (logs.len() >= FEWEST && common.factor.is_normal()).then_some(common)
}

/// What two launches of a kernel differ by, one in each record, and with how many degrees of freedom that is known. What a record has
/// not seen of an axis is taken from the other; what neither has seen, from their widest axes.
fn noise(records: [&Record; 2], axis: &str, mode: &str) -> (f64, f64) {
    let own = records.map(|record| widest(&[record], |one| one.axis == axis && one.mode.name() == mode));
    let any = || widest(&records, |_| true).unwrap_or((0.0, 1.0));
    let [a, b] = [own[0].or(own[1]), own[1].or(own[0])].map(|one| one.unwrap_or_else(any));
    (a.0.hypot(b.0), a.1.min(b.1))
}

/// The widest spread that launches in lock-step were seen to have, and its degrees of freedom.
fn widest(records: &[&Record], is_it: impl Fn(&KernelJudgement) -> bool) -> Option<(f64, f64)> {
    let kernels = records.iter().flat_map(|record| &record.decision.kernels).filter(|one| is_it(one));
    let seen = kernels.filter_map(|one| one.estimate.as_ref());
    let seen = seen.map(|estimate| (estimate.spread.abs(), (estimate.launches.max(2) - 1) as f64));
    seen.max_by(|a, b| a.0.total_cmp(&b.0))
}
