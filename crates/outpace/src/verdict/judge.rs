//! The verdicts of comparisons that are corrected together: a family, which may be one comparison alone.
//!
//! A family is looked at several times, at launch counts fixed beforehand ([`looks`]). Each look has its own share
//! of the level, so that looking often gives no more false alarms; within a look [`holm`] divides that share among
//! the comparisons. A difference that was found stays. What is shown to lie within the relevance threshold is settled too: more
//! launches could only confirm that it is not worth a decision. The rest stays open until the last look.
//!
//! A difference must pass two tests: its interval, corrected for looks and comparisons, lies beyond the threshold; and the
//! sign test over launches, which assumes of the noise only that it is as often up as down, rejects equality.

use statrs::distribution::{ContinuousCDF, Normal};

use crate::record::{Comparison, Estimate, Launch, Rules, Verdict};
use crate::rng::Rng;
use crate::statistics::{Sampled, holm, looks, sign_test, signed_rank_test};

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
            let verdict = match apart {
                true if sampled.centre > 0.0 => Verdict::Faster,
                true => Verdict::Slower,
                false => Verdict::NoDifference {
                    smallest_visible: gain(smallest_visible(sampled, border, level, rules)),
                },
            };
            let settled = apart || (equals_settle && -border < low && high < border);
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
