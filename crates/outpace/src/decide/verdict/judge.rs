//! The verdicts of comparisons that are corrected together: a family, which may be one comparison alone.
//!
//! A family is looked at several times, at launch counts fixed beforehand ([`looks`]). Each look has its own share
//! of the level, so that looking often gives no more false alarms; within a look [`holm`] divides that share among
//! the comparisons. A difference that was found stays. What is shown to lie within the relevance threshold is settled too: more
//! launches could only confirm that it is not worth a decision. That is *no difference*. The rest stays open until the last
//! look, and is *not sure* after it.
//!
//! A difference must pass two tests: its interval, corrected for looks and comparisons, lies beyond the threshold; and the
//! sign test over launches, which assumes of the noise only that it is as often up as down, rejects equality.

use statrs::distribution::{ContinuousCDF, Normal};

use crate::record::{Comparison, Estimate, Launch, Rules, Verdict};
use crate::rng::Rng;
use crate::statistics::{Sampled, holm, looks, sign_test, signed_rank_test};

/// Nobody waits for more launches than this, so no larger number is named.
const MOST_LAUNCHES: f64 = 10_000.0;

/// A stream of random numbers for the bootstrap. What stops the measuring and what decides afterwards must not differ by a draw
/// of it, so both name the same stream.
#[derive(Clone, Copy, Debug)]
pub struct Stream<'a> {
    /// The seed of the run.
    pub seed: u64,
    /// Which launches are judged: `engines`, `against-layouts`. Each kind has its own stream.
    pub of: &'a str,
}

/// What one comparison came to.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The verdict.
    pub verdict: Verdict,
    /// The figures at the look that gave it; none before the first look.
    pub estimate: Option<Estimate>,
    /// Whether more launches cannot change it.
    pub settled: bool,
}

/// Judges a family by its looks.
pub fn judge(family: &[&Comparison], looks: &[u32], stream: Stream<'_>, rules: Rules) -> Vec<Judged> {
    judge_until(family, looks, stream, rules, true)
}

/// Judges a control. It vouches for the whole run, so it is looked at to the end even where it was equal at first.
pub fn judge_control(
    control: &Comparison,
    looks: &[u32],
    stream: Stream<'_>,
    rules: Rules,
) -> Option<Judged> {
    judge_until(&[control], looks, stream, rules, false).pop()
}

fn judge_until(
    family: &[&Comparison],
    looks: &[u32],
    stream: Stream<'_>,
    rules: Rules,
    equals_settle: bool,
) -> Vec<Judged> {
    // Samples are millionths of a logarithm.
    let border = rules.relevance.ln_1p() * 1e6;
    let alpha = 1.0 - rules.confidence;
    let centres: Vec<Vec<f64>> =
        family.iter().map(|one| one.launches.iter().filter_map(Launch::centre).collect()).collect();
    let mut judged: Vec<Option<Judged>> = vec![None; family.len()];
    let is_settled = |one: &Option<Judged>| one.as_ref().is_some_and(|one| one.settled);
    for (&look, level) in looks.iter().zip(looks::spending(looks, alpha)) {
        let count = look as usize;
        if count < rules.min_launches {
            continue;
        }
        let looked: Vec<Option<Sampled>> = (0..family.len())
            .map(|at| {
                let centres = centres[at].get(..count).filter(|_| !is_settled(&judged[at]))?;
                let purpose = format!("{} {look} {}", stream.of, family[at].candidate);
                let mut rng = Rng::new(stream.seed, &purpose);
                Sampled::new(centres, rules.resamples, &mut rng)
            })
            .collect();
        let p_values: Vec<f64> = (0..family.len())
            .map(|at| match (&judged[at], &looked[at]) {
                // Found before: it passes again, and leaves the others a larger share.
                (Some(Judged { verdict: Verdict::Faster | Verdict::Slower, .. }), _) => 0.0,
                (_, Some(sampled)) => sampled.p_value(border),
                _ => 1.0,
            })
            .collect();
        for (at, (level, passes)) in holm(&p_values, level).into_iter().enumerate() {
            let Some(sampled) = &looked[at] else { continue };
            let estimate = estimate(sampled, &centres[at][..count], family[at], level, rules);
            let (low, high) = sampled.interval(rules.confidence);
            let apart = passes && estimate.sign <= alpha;
            let equal = -border < low && high < border;
            let visible = smallest_visible(sampled, border, level, rules);
            let verdict = match (apart, equal) {
                (true, _) if sampled.centre > 0.0 => Verdict::Faster,
                (true, _) => Verdict::Slower,
                (false, true) => Verdict::NoDifference { smallest_visible: gain(visible) },
                (false, false) => Verdict::NotSure {
                    smallest_visible: gain(visible),
                    launches: launches_to_tell(count, sampled.centre, (low, high), border, visible),
                },
            };
            let settled = apart || (equals_settle && equal);
            judged[at] = Some(Judged { verdict, estimate: Some(estimate), settled });
        }
    }
    let unjudged = |at: usize| {
        let first = looks.iter().find(|&&look| look as usize >= rules.min_launches);
        let needed = first.map_or(rules.min_launches, |&look| look as usize);
        let reason = format!("{} launches are too few: {needed} are needed", family[at].launches.len());
        Judged { verdict: Verdict::Unjudged { reason }, estimate: None, settled: false }
    };
    judged.into_iter().enumerate().map(|(at, one)| one.unwrap_or_else(|| unjudged(at))).collect()
}

/// The effect that would have been called different with the probability [`Rules::power`], in the samples' unit.
fn smallest_visible(sampled: &Sampled, border: f64, level: f64, rules: Rules) -> f64 {
    let power = Normal::standard().inverse_cdf(rules.power);
    border + (reach(sampled, level) + power) * sampled.error
}

/// About how many launches in all would tell what so many did not, were the effect the centre that they saw. Errors shrink with the
/// root of the launches: an effect beyond the threshold is seen once `visible` has come down to it, one within the threshold once the
/// interval around it fits in. None if more than [`MOST_LAUNCHES`] are needed, or if it is not the error that keeps the verdict open.
fn launches_to_tell(
    launches: usize,
    centre: f64,
    (low, high): (f64, f64),
    border: f64,
    visible: f64,
) -> Option<usize> {
    let beyond = centre.abs() - border;
    let times = if beyond > 0.0 {
        (visible - border) / beyond
    } else {
        // The half that must shrink: the one on the side of the nearer border.
        let half = if centre < 0.0 { centre - low } else { high - centre };
        half / -beyond
    };
    let needed = (launches as f64 * times.powi(2)).ceil();
    (needed > launches as f64 && needed <= MOST_LAUNCHES).then_some(needed as usize)
}

/// How many standard errors a centre must lie beyond the threshold at that level.
fn reach(sampled: &Sampled, level: f64) -> f64 {
    let reach = sampled.reach(1.0 - level);
    // The resamples do not resolve so small a level, and no difference is found at it: the figure is for the reader alone.
    if reach.is_finite() { reach } else { Normal::standard().inverse_cdf(1.0 - level / 2.0) }
}

fn estimate(
    sampled: &Sampled,
    centres: &[f64],
    comparison: &Comparison,
    level: f64,
    rules: Rules,
) -> Estimate {
    let (low, high) = sampled.interval(rules.confidence);
    let corrected = if sampled.error == 0.0 { 0.0 } else { reach(sampled, level) * sampled.error };
    Estimate {
        gain: gain(sampled.centre),
        low: gain(low),
        high: gain(high),
        corrected_low: gain(sampled.centre - corrected),
        corrected_high: gain(sampled.centre + corrected),
        spread: sampled.spread / 1e6,
        launches: centres.len(),
        samples: comparison.launches.iter().take(centres.len()).map(Launch::samples).sum(),
        sign: sign_test(centres),
        signed_rank: signed_rank_test(centres),
    }
}

/// A log ratio in millionths as a gain.
fn gain(millionths: f64) -> f64 {
    (millionths / 1e6).exp_m1()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BORDER: f64 = 5_000.0;

    #[test]
    fn an_effect_beyond_the_threshold_takes_as_many_launches_as_make_it_visible() {
        // Half of what is visible beyond the threshold takes four times the launches.
        let launches = |centre| launches_to_tell(40, centre, (0.0, 0.0), BORDER, 25_000.0);
        assert_eq!([15_000.0, -15_000.0].map(launches), [Some(160); 2]);
        assert_eq!(launches(25_000.0), None, "it is visible already: more launches may not be what it lacks");
        assert_eq!([5_000.0, 5_001.0].map(launches), [None; 2], "as large as the threshold");
    }

    #[test]
    fn an_effect_within_the_threshold_takes_as_many_launches_as_make_its_interval_fit_in() {
        let launches = |centre, interval| launches_to_tell(40, centre, interval, BORDER, 25_000.0);
        assert_eq!(launches(0.0, (-10_000.0, 10_000.0)), Some(160));
        // The side that reaches out is the one that must shrink.
        assert_eq!(launches(-1_000.0, (-9_000.0, 4_000.0)), Some(160));
        assert_eq!(launches(4_999.0, (0.0, 9_000.0)), None);
    }
}
