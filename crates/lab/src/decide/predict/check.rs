//! A prediction compared with what was measured.

use crate::decide::verdict::RULES;
use crate::record::{Basis, Decision, Judgement, Prediction, Verdict};

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Checked {
    /// The axes that were both predicted and measured.
    pub(crate) axes: Vec<Axis>,
    /// The variants that were.
    pub(crate) variants: Vec<Variant>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Axis {
    pub(crate) name: String,
    /// The variant that was predicted to be the best, and its predicted gain; nothing where that is the default.
    pub(crate) predicted: (String, Option<f64>),
    /// The variant that was measured to be, likewise.
    pub(crate) measured: (String, Option<f64>),
    /// The measured gain of the predicted one; none where it was not measured.
    pub(crate) gain: Option<f64>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Variant {
    pub(crate) axis: String,
    pub(crate) name: String,
    /// Its predicted gain over the default build.
    pub(crate) predicted: f64,
    pub(crate) from: Basis,
    pub(crate) measured: f64,
}

impl Axis {
    /// Whether the predicted winner is the measured one, or no further behind it than the threshold.
    pub(crate) fn holds(&self) -> bool {
        let best = self.measured.1.unwrap_or(0.0);
        self.predicted.0 == self.measured.0 || self.gain.is_some_and(|gain| gain >= best - RULES.relevance)
    }
}

impl Checked {
    /// In how many axes it holds.
    pub(crate) fn held(&self) -> usize {
        self.axes.iter().filter(|axis| axis.holds()).count()
    }

    /// The mean distance between a variant's predicted and its measured gain.
    pub(crate) fn error(&self) -> Option<f64> {
        let sum: f64 = self.variants.iter().map(|one| (one.predicted - one.measured).abs()).sum();
        (!self.variants.is_empty()).then(|| sum / self.variants.len() as f64)
    }

    /// Of so many pairs of one axis' variants, the default among them, so many are predicted in the measured order. Pairs that measure within
    /// the threshold of each other are left out.
    pub(crate) fn ordered(&self) -> (usize, usize) {
        let (mut right, mut all) = (0, 0);
        for axis in &self.axes {
            let own = self.variants.iter().filter(|one| one.axis == axis.name);
            let of: Vec<(f64, f64)> =
                std::iter::once((0.0, 0.0)).chain(own.map(|one| (one.predicted, one.measured))).collect();
            for (at, one) in of.iter().enumerate() {
                for other in &of[..at] {
                    let measured = one.1 - other.1;
                    if measured.abs() > RULES.relevance {
                        all += 1;
                        right += usize::from((one.0 - other.0) * measured > 0.0);
                    }
                }
            }
        }
        (right, all)
    }
}

pub(crate) fn check(prediction: &Prediction, decision: &Decision) -> Checked {
    let mut checked = Checked::default();
    for axis in &prediction.axes {
        let of_axis = || decision.of_axis(&axis.name);
        if of_axis().all(|judgement| judgement.estimate.is_none()) {
            continue;
        }
        let measured = |name: &str| {
            let judgement = decision.judgement(&axis.name, name)?;
            if name == axis.default { Some(0.0) } else { Some(judgement.estimate?.gain) }
        };
        for one in &axis.variants {
            if let (Ok(predicted), Some(measured)) = (&one.gain, measured(&one.variant)) {
                let (axis, name, from) = (axis.name.clone(), one.variant.clone(), one.from);
                checked.variants.push(Variant { axis, name, predicted: *predicted, from, measured });
            }
        }
        let predicted = axis.variants.iter().find(|one| one.variant == axis.winner);
        let is_faster = |one: &&Judgement| one.verdict == Verdict::Faster && one.variant != axis.default;
        let faster = of_axis().filter(is_faster);
        let gains = faster.filter_map(|one| Some((one.variant.as_str(), one.estimate?.gain)));
        let best = gains.max_by(|one, other| one.1.total_cmp(&other.1));
        checked.axes.push(Axis {
            name: axis.name.clone(),
            predicted: (axis.winner.clone(), predicted.and_then(|one| one.gain.as_ref().ok().copied())),
            measured: (best.map_or(&*axis.default, |best| best.0).to_owned(), best.map(|best| best.1)),
            gain: measured(&axis.winner),
        });
    }
    checked
}
