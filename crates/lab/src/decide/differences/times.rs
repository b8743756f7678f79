//! Kernels' times, which each record has of one process alone.
//!
//! Criterion's interval tells what the next second of the same process would give, not what another launch would. Of two runs of the same
//! bytes on one machine half of the 1,103 times agreed to 0.7 %, but one in twelve was off by more than 10 %, and one took 2.5 times as long as in the
//! other run: what falls upon a machine for a second falls upon all benches of that second (`reports/intel-xeon-6-cf-2/record.json` as it
//! was in the revision `18334a5`, and `reports/intel-xeon-6-cf-2-again`). So no time is judged alone. A variant's times over all its
//! operands are taken together, which were measured at many moments: the midmean of their log ratios, as elsewhere over launches.
//!
//! What all kernels have in common, the clock and the load, is no kernel's difference: it is taken out, and told. What is left is held
//! against what two launches differ by: the larger of what launches in lock-step were seen to differ by in these very records, and the
//! scatter of all kernels around what they have in common.

use std::collections::BTreeMap;

use super::Kept;
use super::figures::{Alone, Kind, ONLY, Row, Size, Standing, pairs};
use super::ratio::Ratio;
use crate::decide::verdict::trimmed_mean;
use crate::record::{KernelFigure, Mode, Record};
use outpace::statistics::median;

/// The scatter of a normal distribution by the median of the distances from its middle.
const MEDIAN_DISTANCE: f64 = 0.674_489_75;

/// Fewer kernels than this have nothing in common that could be told from their own.
const FEWEST: usize = 4;

/// What all kernels, or all engines, have in common.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Common {
    /// B over A.
    pub(crate) factor: f64,
    /// What they scatter around it, as the standard deviation of a logarithm; robust.
    pub(crate) scatter: f64,
    /// Of so many.
    pub(crate) of: usize,
}

/// What was found in the times of both.
#[derive(Debug, Default)]
pub(super) struct Times {
    /// What all have in common; none where they are too few.
    pub(super) common: Option<Common>,
    /// A row a kernel, over all its operands, beside what all have in common; then a row for each time.
    pub(super) rows: Vec<Row>,
    /// What is in one alone.
    pub(super) alone: Vec<Alone>,
}

/// Compares them.
pub(super) fn find(a: &Kept, b: &Kept) -> Times {
    let key = |one: &KernelFigure| (one.axis.clone(), one.variant.clone(), one.operands.clone(), one.mode);
    let (both, alone) = pairs(a.record.kernels.figures(), b.record.kernels.figures(), key);
    let alone = ONLY.into_iter().zip(alone).filter(|(_, some)| !some.is_empty());
    let alone = alone.map(|(why, some)| {
        let names = some.iter().map(|one| name(one)).collect();
        Alone { what: Kind::Time.name(), why: why.to_owned(), names }
    });
    let alone = alone.collect();
    let launches = Launches::of([&a.record, &b.record]);

    let mut kernels: BTreeMap<(&str, &str, Mode), Vec<f64>> = BTreeMap::new();
    let mut singles = Vec::new();
    for (one, other) in both {
        let log = (other.nanoseconds_per_op / one.nanoseconds_per_op).ln();
        let noise = [one, other]
            .map(within)
            .into_iter()
            .try_fold(launches.noise(&one.axis, one.mode), |sum, next| Some((sum.0.hypot(next?), sum.1)));
        let Some(size) = noise.and_then(|(error, freedom)| Ratio::new(log, error, freedom)) else { continue };
        kernels.entry((&one.axis, &one.variant, one.mode)).or_default().push(log);
        singles.push(Row {
            kind: Kind::Time,
            what: name(one),
            both: Some((one.nanoseconds_per_op, other.nanoseconds_per_op)),
            times: None,
            standing: Standing::Single,
            size: Size::Measured(size),
        });
    }
    // One time alone has no error of its own.
    let together = kernels.into_iter().filter(|(_, logs)| logs.len() > 1);
    let together: Vec<_> = together
        .map(|(kernel, mut logs)| {
            logs.sort_by(f64::total_cmp);
            (kernel, logs.len(), trimmed_mean(&logs))
        })
        .collect();
    let centres: Vec<f64> = together.iter().map(|(_, _, (centre, _))| *centre).collect();
    let Some(common) = common(&centres) else { return Times { common: None, rows: singles, alone } };
    let row = |(axis, variant, mode): (&str, &str, Mode), count: usize, (centre, error): (f64, f64)| {
        // As many as the midmean keeps.
        let own = Ratio::new(centre - common.factor.ln(), error, (count - 2 * (count / 4) - 1) as f64)?;
        let (spread, freedom) = launches.noise(axis, mode);
        let (noise, freedom) = if spread > common.scatter {
            (spread, freedom)
        } else {
            (common.scatter, (centres.len() - 1) as f64)
        };
        Some(Row {
            kind: Kind::Times,
            what: format!("{axis}/{variant}/{}", mode.name()),
            both: None,
            times: Some(count),
            standing: Standing::Alike,
            size: Size::Measured(own.blurred(noise, freedom)?),
        })
    };
    let mut rows: Vec<Row> =
        together.into_iter().filter_map(|(kernel, count, seen)| row(kernel, count, seen)).collect();
    rows.extend(singles);
    Times { common: Some(common), rows, alone }
}

/// What centres have in common, if there are enough of them.
pub(super) fn common(logs: &[f64]) -> Option<Common> {
    let middle = median(logs.to_vec())?;
    let scatter = median(logs.iter().map(|log| (log - middle).abs()))? / MEDIAN_DISTANCE;
    let common = Common { factor: middle.exp(), scatter, of: logs.len() };
    (logs.len() >= FEWEST && common.factor.is_normal()).then_some(common)
}

fn name(one: &KernelFigure) -> String {
    format!("{}/{}/{}/{}", one.axis, one.variant, one.operands, one.mode.name())
}

/// The standard error within the process, by criterion's 95 % interval.
fn within(one: &KernelFigure) -> Option<f64> {
    let error = (one.high / one.low).ln() / (2.0 * 1.96);
    (error.is_finite() && error >= 0.0).then_some(error)
}

/// What launches of kernels in lock-step were seen to differ by, in either record: the widest of an axis in a mode, and over how many
/// launches.
struct Launches {
    seen: [BTreeMap<(String, Mode), (f64, f64)>; 2],
}

impl Launches {
    fn of(records: [&Record; 2]) -> Self {
        let seen = records.map(|record| {
            let mut widest: BTreeMap<(String, Mode), (f64, f64)> = BTreeMap::new();
            for one in &record.decision.kernels {
                let Some(estimate) = &one.estimate else { continue };
                let seen = (estimate.spread.abs(), (estimate.launches.max(2) - 1) as f64);
                let widest = widest.entry((one.axis.clone(), one.mode)).or_insert(seen);
                if seen.0 > widest.0 {
                    *widest = seen;
                }
            }
            widest
        });
        Self { seen }
    }

    /// What two launches differ by, one in each record, and with how many degrees of freedom. What a record has not seen of
    /// an axis is taken from the other; what neither has seen, from their widest axes.
    fn noise(&self, axis: &str, mode: Mode) -> (f64, f64) {
        let key = (axis.to_owned(), mode);
        let seen = |of: usize| self.seen[of].get(&key).copied();
        let widest = || {
            let all = self.seen.iter().flat_map(BTreeMap::values).copied();
            all.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((0.0, 1.0))
        };
        let [a, b] = [seen(0).or(seen(1)), seen(1).or(seen(0))].map(|one| one.unwrap_or_else(widest));
        (a.0.hypot(b.0), a.1.min(b.1))
    }
}
