//! From samples to a choice, without looking at anything else.
//!
//! [`decide`] is a pure function of a record's samples, so a record can be decided again without measuring, and a change
//! of the rules can be judged on all records that were kept.
//!
//! 1. A launch gives the median of its samples; the launches give a centre and an interval ([`bootstrap`]).
//! 2. A variant is *faster* or *slower* where its interval, corrected for the number of variants of its axis ([`holm`]),
//!    lies wholly beyond the relevance threshold. Otherwise there is *no difference*, and the smallest effect that would
//!    have been seen is named.
//! 3. The fastest of an axis' faster variants wins it; without one the axis keeps its default.
//! 4. All winners together must be faster than the default on fresh launches, or the default stands. So it does where the
//!    control, a byte-identical copy of the baseline, was told apart from it: then the machine's noise has fooled us.

mod bootstrap;
mod holm;

use statrs::distribution::{ContinuousCDF, Normal};

use crate::chance::Chance;
use crate::command;
use crate::record::{
    Axis, CONTROL, Choice, Comparison, Decision, Engine, Estimate, Judgement, Record, Rules, TARGET,
    Unavailable, Verdict, Winner,
};
use bootstrap::Sampled;

/// The rules as shipped.
pub(crate) const RULES: Rules =
    Rules { confidence: 0.95, relevance: 0.005, power: 0.9, resamples: 9_999, min_launches: 12 };

/// What a decision may look at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evidence<'a> {
    /// The seed of the bootstrap.
    pub(crate) seed: u64,
    /// The axes.
    pub(crate) axes: &'a [Axis],
    /// Variants that are not there.
    pub(crate) unavailable: &'a [Unavailable],
    /// The engines.
    pub(crate) engines: &'a [Engine],
    /// The samples.
    pub(crate) comparisons: &'a [Comparison],
    /// The combined build's samples on fresh launches, if it came to that.
    pub(crate) confirmation: Option<&'a Comparison>,
}

impl<'a> From<&'a Record> for Evidence<'a> {
    fn from(record: &'a Record) -> Self {
        Self {
            seed: record.seed,
            axes: &record.axes,
            unavailable: &record.unavailable,
            engines: &record.engines,
            comparisons: &record.duel.comparisons,
            confirmation: record.confirmation.as_ref(),
        }
    }
}

/// Decides. Without a confirmation among the evidence the choice names the winners that are yet to be confirmed.
pub(crate) fn decide(evidence: Evidence<'_>, rules: Rules) -> Decision {
    let control = evidence
        .comparison(CONTROL)
        .and_then(|comparison| judge(&[(None, CONTROL, comparison)], evidence.seed, rules).pop());
    let judgements: Vec<Judgement> =
        evidence.axes.iter().flat_map(|axis| judge_axis(evidence, axis, rules)).collect();
    let confirmation = evidence.confirmation.and_then(|comparison| {
        // Its own stream of chance: the combined build may be the very candidate that was measured before.
        judge(&[(None, &comparison.candidate, comparison)], evidence.seed.wrapping_add(1), rules).pop()
    });
    let choice = choose(evidence.axes, control.as_ref(), &judgements, confirmation.as_ref());
    Decision { rules, control, judgements, confirmation, choice }
}

/// What is decided before anything is: nothing.
pub(crate) fn undecided(rules: Rules) -> Decision {
    let choice = choose(&[], None, &[], None);
    Decision { rules, control: None, judgements: Vec::new(), confirmation: None, choice }
}

impl<'a> Evidence<'a> {
    fn comparison(&self, slug: &str) -> Option<&'a Comparison> {
        self.comparisons.iter().find(|comparison| comparison.candidate == slug)
    }
}

/// The verdicts of one axis, in the order of its variants.
fn judge_axis(evidence: Evidence<'_>, axis: &Axis, rules: Rules) -> Vec<Judgement> {
    let engine_of = |variant: &str| {
        evidence.engines.iter().find(|engine| {
            engine.axis.as_deref() == Some(&axis.name) && engine.variant.as_deref() == Some(variant)
        })
    };
    let timed: Vec<_> = axis
        .variants
        .iter()
        .filter_map(|variant| {
            let comparison = evidence.comparison(&engine_of(variant)?.slug)?;
            Some((Some(axis.name.as_str()), variant.as_str(), comparison))
        })
        .collect();
    let mut judged = judge(&timed, evidence.seed, rules);
    axis.variants
        .iter()
        .map(|variant| {
            if let Some(at) = judged.iter().position(|judgement| judgement.variant == *variant) {
                return judged.swap_remove(at);
            }
            let verdict = if let Some(engine) = engine_of(variant) {
                match (&engine.fault, &engine.same_code_as) {
                    (Some(fault), _) => Verdict::Unjudged { reason: fault.clone() },
                    (None, Some(of)) => Verdict::SameCode { of: of.clone() },
                    (None, None) => Verdict::Unjudged { reason: "it was not timed".to_owned() },
                }
            } else if let Some(missing) = evidence
                .unavailable
                .iter()
                .find(|missing| missing.axis == axis.name && missing.variant == *variant)
            {
                Verdict::Unjudged { reason: missing.reason.clone() }
            } else if axis.default == *variant {
                Verdict::Default
            } else {
                Verdict::Unjudged { reason: "it was not built".to_owned() }
            };
            Judgement { axis: Some(axis.name.clone()), variant: variant.clone(), verdict, estimate: None }
        })
        .collect()
}

/// The verdicts of comparisons that are corrected together: axis, variant and samples of each.
fn judge(family: &[(Option<&str>, &str, &Comparison)], seed: u64, rules: Rules) -> Vec<Judgement> {
    // Samples are millionths of a logarithm.
    let border = rules.relevance.ln_1p() * 1e6;
    let looked: Vec<(Option<Sampled>, usize)> = family
        .iter()
        .map(|(_, _, comparison)| {
            let medians: Vec<f64> =
                comparison.launches.iter().filter_map(|launch| bootstrap::median(launch)).collect();
            let enough = medians.len() >= rules.min_launches;
            let mut chance = Chance::new(seed, &comparison.candidate);
            // Launches so alike that their noise cannot be told, or too few of them for that.
            let sampled = enough.then(|| Sampled::new(&medians, rules.resamples, &mut chance)).flatten();
            let finest = 1.0 - (1.0 - rules.confidence) / family.len() as f64;
            (sampled.filter(|sampled| sampled.reach(finest).is_finite()), medians.len())
        })
        .collect();
    let chances: Vec<f64> = looked
        .iter()
        .map(|(sampled, _)| sampled.as_ref().map_or(1.0, |sampled| sampled.chance_within(border)))
        .collect();
    let held = holm::holm(&chances, 1.0 - rules.confidence);
    family
        .iter()
        .zip(&looked)
        .zip(held)
        .map(|(((axis, variant, comparison), (sampled, launches)), (level, passes))| {
            let (verdict, estimate) = match sampled {
                None => {
                    let reason =
                        format!("{launches} launches are too few: {} are needed", rules.min_launches);
                    (Verdict::Unjudged { reason }, None)
                }
                Some(sampled) => {
                    let verdict = match passes {
                        true if sampled.centre > 0.0 => Verdict::Faster,
                        true => Verdict::Slower,
                        false => Verdict::NoDifference {
                            smallest_visible: gain(smallest_visible(sampled, border, level, rules)),
                        },
                    };
                    (verdict, Some(estimate(sampled, comparison, level, rules)))
                }
            };
            Judgement { axis: axis.map(str::to_owned), variant: (*variant).to_owned(), verdict, estimate }
        })
        .collect()
}

/// The effect that would have been called different with the chance [`Rules::power`], in the samples' unit.
fn smallest_visible(sampled: &Sampled, border: f64, level: f64, rules: Rules) -> f64 {
    let luck = Normal::standard().inverse_cdf(rules.power);
    border + (sampled.reach(1.0 - level) + luck) * sampled.error
}

fn estimate(sampled: &Sampled, comparison: &Comparison, level: f64, rules: Rules) -> Estimate {
    let (low, high) = sampled.interval(rules.confidence);
    let (corrected_low, corrected_high) = sampled.interval(1.0 - level);
    Estimate {
        gain: gain(sampled.centre),
        low: gain(low),
        high: gain(high),
        corrected_low: gain(corrected_low),
        corrected_high: gain(corrected_high),
        spread: sampled.spread / 1e6,
        launches: comparison.launches.len(),
        samples: comparison.launches.iter().map(Vec::len).sum(),
    }
}

/// A log ratio in millionths as a gain.
fn gain(millionths: f64) -> f64 {
    (millionths / 1e6).exp_m1()
}

/// What to build.
fn choose(
    axes: &[Axis],
    control: Option<&Judgement>,
    judgements: &[Judgement],
    confirmation: Option<&Judgement>,
) -> Choice {
    let winners: Vec<Winner> = axes.iter().filter_map(|axis| winner(axis, judgements)).collect();
    let calm = control.is_some_and(|control| matches!(control.verdict, Verdict::NoDifference { .. }));
    let (stands, because) = match confirmation {
        _ if winners.is_empty() => {
            (false, "no variant is faster than the default build's by more than the threshold".to_owned())
        }
        _ if !calm => (
            false,
            "a byte-identical copy of the baseline was told apart from it, or could not be judged: this machine is too \
             noisy now, so the default stands"
                .to_owned(),
        ),
        None => (true, "the winners of their axes, not yet confirmed together".to_owned()),
        Some(Judgement { verdict: Verdict::Faster, .. }) => {
            (true, "the winners of their axes, confirmed together on fresh launches".to_owned())
        }
        Some(_) => (
            false,
            "the winners of their axes were not confirmed together on fresh launches, so the default stands".to_owned(),
        ),
    };
    let chosen = if stands { winners } else { Vec::new() };
    let features: Vec<String> = chosen
        .iter()
        .filter(|winner| winner.axis != TARGET)
        .map(|winner| format!("{}-{}", winner.axis, winner.variant))
        .collect();
    let target_cpu = chosen.iter().find(|winner| winner.axis == TARGET).map(|winner| winner.variant.clone());
    let command = command::build(&features, target_cpu.as_deref());
    let gain = if stands { confirmation.and_then(|judgement| judgement.estimate) } else { None };
    Choice { winners: chosen, features, target_cpu, gain, because, command }
}

/// The fastest of an axis' faster variants.
///
/// The variant that the default build has anyway cannot win: it is the same code in another layout, so what is measured of
/// it is what layout does.
fn winner(axis: &Axis, judgements: &[Judgement]) -> Option<Winner> {
    let gain = |judgement: &Judgement| judgement.estimate.map_or(f64::NEG_INFINITY, |estimate| estimate.gain);
    judgements
        .iter()
        .filter(|judgement| {
            judgement.axis.as_deref() == Some(&axis.name)
                && judgement.verdict == Verdict::Faster
                && judgement.variant != axis.default
        })
        .max_by(|a, b| gain(a).total_cmp(&gain(b)))
        .map(|judgement| Winner { axis: axis.name.clone(), variant: judgement.variant.clone() })
}

#[cfg(test)]
mod tests;
