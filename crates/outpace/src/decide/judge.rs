//! Judges one candidate by its launches so far.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::error::{Result, ensure};
use crate::measure::rounds::Plan;
use crate::record::{Comparison, Estimate, Judgement, Launch, Verdict};
use crate::statistics::anytime;
use crate::statistics::{median, spread};

/// Largest log ratio of speeds that is stated as an end of an interval, in millionths: a ratio of
/// 10^10.
const FARTHEST: f64 = 23e6;

/// Largest number of launches that is suggested; nobody waits for more.
const MOST_LAUNCHES: f64 = 10_000.0;

/// Rules for a sure answer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rules {
    /// Probability that the intervals of all candidates hold at all times; 0.995 by default. Each
    /// candidate gets an equal share of the probability of an error. In a comparison the control
    /// gets a share of the same size in addition to these.
    pub confidence: f64,
    /// Smallest difference that matters, as a share of the speed; 0.005 by default. Programs that
    /// differ by less count as equal.
    pub resolution: f64,
    /// If set, the question is whether the candidate is beyond this limit, rather than whether
    /// there is a difference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
}

/// A gain or a loss that matters to the user.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", content = "by", rename_all = "kebab-case")]
pub enum Limit {
    /// Slower by more than this share of the speed.
    Slower(f64),
    /// Not faster by at least this share of the speed.
    NotFaster(f64),
}

impl Default for Rules {
    fn default() -> Self {
        Self { confidence: 0.995, resolution: 0.005, limit: None }
    }
}

impl Rules {
    /// Checks that the rules are within their ranges.
    ///
    /// # Errors
    ///
    /// Fails if a share is out of its range.
    pub fn check(&self) -> Result<()> {
        let Self { confidence, resolution, limit } = self;
        ensure!(
            (0.5..=0.999_999).contains(confidence),
            "a confidence of {confidence} is not between 0.5 and 1"
        );
        ensure!(
            (1e-5..0.5).contains(resolution),
            "a resolution of {resolution} is not between 0.001 % and 50 %"
        );
        if let Some(Limit::Slower(by) | Limit::NotFaster(by)) = limit {
            ensure!((0.0..0.9).contains(by), "a limit of {by} is not between 0 and 90 %");
        }
        Ok(())
    }

    /// Returns the number of launches needed for the first interval, if `comparisons` comparisons
    /// share the probability of an error.
    pub fn fewest(&self, comparisons: usize) -> usize {
        anytime::fewest(self.alpha(comparisons))
    }

    /// Returns the plan of rounds that end when all answers are sure, with at most `most` launches.
    /// The launches that a first interval needs are made even if they take longer than `time`.
    pub fn plan(&self, comparisons: usize, most: u32, time: Duration) -> Plan {
        let fewest = u32::try_from(self.fewest(comparisons)).unwrap_or(u32::MAX).min(most);
        Plan { fewest, most, time }
    }

    /// Returns the probability of an error that each of `comparisons` comparisons may have.
    pub(super) fn alpha(&self, comparisons: usize) -> f64 {
        (1.0 - self.confidence) / comparisons.max(1) as f64
    }

    /// Returns the gain that separates the answers: zero, or the limit.
    fn border(&self) -> f64 {
        match self.limit {
            None => 0.0,
            Some(Limit::Slower(by)) => -by,
            Some(Limit::NotFaster(by)) => by,
        }
    }
}

/// Answer about one candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Faster than the baseline, or than the limit.
    Faster,
    /// Slower than the baseline, or than the limit.
    Slower,
    /// No difference as large as the resolution.
    NoDifference,
    /// Not sure yet.
    Unsure,
}

/// Result of the launches of one candidate.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// Answer by these launches.
    pub answer: Answer,
    /// Gain over the baseline: 0.02 is 2 % faster.
    pub gain: f64,
    /// Lower end of the gain's interval, which holds whenever the run ends; `None` while there are
    /// too few launches.
    pub low: Option<f64>,
    /// Upper end of that interval.
    pub high: Option<f64>,
    /// Standard error of the gain.
    pub error: f64,
    /// Smallest difference that this many launches would show nine times out of ten; `None` while
    /// there are too few.
    pub visible: Option<f64>,
    /// Number of launches.
    pub launches: usize,
    /// Number of samples.
    pub samples: usize,
}

/// Judges a candidate by its launches, where `comparisons` comparisons share the probability of an
/// error. Returns `None` if nothing was measured.
pub fn judge(launches: &[Launch], rules: &Rules, comparisons: usize) -> Option<Judged> {
    let centres: Vec<f64> = launches.iter().filter_map(Launch::centre).collect();
    let gain = |millionths: f64| (millionths.clamp(-FARTHEST, FARTHEST) / 1e6).exp_m1();
    let centre = median(centres.iter().copied())?;
    let interval = interval(&centres, rules, rules.alpha(comparisons));
    // The standard error of a median of normal values.
    let error = spread(&centres) * std::f64::consts::FRAC_PI_2.sqrt() / (centres.len() as f64).sqrt();
    let reach = interval.map(|(low, high)| (centre - low).max(high - centre));
    let border = rules.border();
    let answer = match interval.map(|(low, high)| (gain(low), gain(high))) {
        // A gain exactly at its limit satisfies the limit. Without a limit, a gain of zero is not
        // faster.
        Some((low, _)) if low > border || rules.limit.is_some() && low >= border => Answer::Faster,
        Some((_, high)) if high < border => Answer::Slower,
        Some((low, high)) if rules.limit.is_none() && low > -rules.resolution && high < rules.resolution => {
            Answer::NoDifference
        }
        _ => Answer::Unsure,
    };
    Some(Judged {
        answer,
        gain: gain(centre),
        low: interval.map(|(low, _)| gain(low)),
        high: interval.map(|(_, high)| gain(high)),
        error: error / 1e6,
        visible: reach.map(|reach| gain(reach + Normal::standard().inverse_cdf(0.9) * error)),
        launches: centres.len(),
        samples: launches.iter().map(Launch::samples).sum(),
    })
}

/// Returns the interval of the centre, in millionths of a logarithm. A border between two answers
/// lies outside the interval only if the launches rule out that border itself.
fn interval(centres: &[f64], rules: &Rules, alpha: f64) -> Option<(f64, f64)> {
    let (mut low, mut high) = anytime::interval(centres, alpha)?;
    for border in [rules.border(), rules.resolution, -rules.resolution] {
        let border = border.ln_1p() * 1e6;
        if border < low && !anytime::is_surely_above(centres, border, alpha) {
            low = border - 1.0;
        }
        if border > high && !anytime::is_surely_below(centres, border, alpha) {
            high = border + 1.0;
        }
    }
    Some((low, high))
}

/// Judges a comparison in the form that records store. `comparisons` is the number of comparisons
/// that share the probability of an error.
pub fn judgement(comparison: &Comparison, rules: &Rules, comparisons: usize) -> Judgement {
    let judged = judge(&comparison.launches, rules, comparisons);
    let centres: Vec<f64> = comparison.launches.iter().filter_map(Launch::centre).collect();
    let figures = judged.and_then(|judged| Some((judged, judged.low?, judged.high?)));
    let estimate = figures.map(|(judged, low, high)| Estimate {
        gain: judged.gain,
        low,
        high,
        spread: spread(&centres) / 1e6,
        launches: judged.launches,
        samples: judged.samples,
    });
    let too_few = || {
        let (made, fewest) = (centres.len(), rules.fewest(comparisons));
        Verdict::Unjudged { reason: format!("{made} launches are too few: {fewest} are needed") }
    };
    let verdict = judged.and_then(|judged| judged.verdict(rules, comparisons)).unwrap_or_else(too_few);
    Judgement { family: None, variant: comparison.candidate.clone(), verdict, estimate }
}

/// Returns true while more launches of a comparison could still change its answer.
///
/// After more than 100 launches the answer is computed only when their number has grown by about
/// one per cent, since a single launch changes little then. Between two computations a comparison
/// counts as open.
pub fn is_open(comparison: &Comparison, rules: &Rules, comparisons: usize) -> bool {
    let count = comparison.launches.len();
    if count > 100 && !count.is_multiple_of(count / 100) {
        return true;
    }
    let centres: Vec<f64> = comparison.launches.iter().filter_map(Launch::centre).collect();
    if !can_be_sure(&centres, rules, rules.alpha(comparisons)) {
        return true;
    }
    let judged = judge(&comparison.launches, rules, comparisons);
    judged.is_none_or(|judged| judged.answer == Answer::Unsure)
}

/// Returns false if the answer by these centres is surely *unsure*. This looks only at the borders
/// between answers, which takes much less time than an interval.
fn can_be_sure(centres: &[f64], rules: &Rules, alpha: f64) -> bool {
    // With a limit, an interval that ends at the limit is an answer too.
    rules.limit.is_some() || {
        let border = |gain: f64| gain.ln_1p() * 1e6;
        let is_above = |gain| anytime::is_surely_above(centres, border(gain), alpha);
        let is_below = |gain| anytime::is_surely_below(centres, border(gain), alpha);
        is_above(0.0) || is_below(0.0) || is_above(-rules.resolution) && is_below(rules.resolution)
    }
}

/// Returns the candidates whose comparisons are open ([`is_open`]). `sharing` is the number of
/// comparisons that share the probability of an error.
pub fn open<'a>(
    comparisons: impl IntoIterator<Item = &'a Comparison>,
    rules: &Rules,
    sharing: usize,
) -> Vec<String> {
    let open = comparisons.into_iter().filter(|comparison| is_open(comparison, rules, sharing));
    open.map(|comparison| comparison.candidate.clone()).collect()
}

impl Judged {
    /// Returns the verdict in the form that records store, or `None` while there are too few
    /// launches for an interval.
    fn verdict(&self, rules: &Rules, comparisons: usize) -> Option<Verdict> {
        let smallest_visible = self.visible?;
        Some(match self.answer {
            Answer::Faster => Verdict::Faster,
            Answer::Slower => Verdict::Slower,
            Answer::NoDifference => Verdict::NoDifference { smallest_visible },
            Answer::Unsure => {
                let launches = self.more(rules, comparisons).map(|more| more * self.launches as f64);
                let launches = launches.map(f64::ceil).filter(|launches| *launches <= MOST_LAUNCHES);
                Verdict::NotSure { smallest_visible, launches: launches.map(|launches| launches as usize) }
            }
        })
    }

    /// Returns a rough factor by which the number of launches must grow until the answer is sure,
    /// or, while there is no interval, until there is one. `comparisons` is the number of
    /// comparisons that share the probability of an error. Returns `None` if the answer is sure.
    pub fn more(&self, rules: &Rules, comparisons: usize) -> Option<f64> {
        if self.answer != Answer::Unsure {
            return None;
        }
        let Some((low, high)) = self.low.zip(self.high) else {
            return Some(rules.fewest(comparisons) as f64 / self.launches as f64);
        };
        let reach = (high - low) / 2.0;
        let away = (self.gain - rules.border()).abs();
        let wanted = if rules.limit.is_some() { away } else { away.max(rules.resolution - away) };
        // The interval shrinks with the square root of the number of launches.
        Some((reach / wanted.max(1e-6)).powi(2).clamp(1.1, 1e4))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// Makes launches with this mean gain and standard deviation, in per cent.
    fn random_launches(gain: f64, deviation: f64, launches: usize) -> Vec<Launch> {
        let mut rng = Rng::new(3, "sequential");
        let mut centre = || ((gain + deviation * rng.normal()) * 1e4).round() as i32;
        (0..launches).map(|_| Launch::of_centre(centre())).collect()
    }

    #[test]
    fn a_comparison_is_open_until_its_answer_is_sure() {
        let rules = [None, Some(Limit::Slower(0.01)), Some(Limit::NotFaster(0.01))]
            .map(|limit| Rules { limit, ..Rules::default() });
        let mut sure = [0; 3];
        for gain in [0.0, 0.3, -0.5, 1.0, -2.0, 20.0] {
            for deviation in [0.0, 0.1, 0.5, 2.0] {
                let launches = random_launches(gain, deviation, 60);
                for (rules, sure) in rules.iter().zip(&mut sure) {
                    for count in (0..=60).step_by(4) {
                        let launches = launches[..count].to_vec();
                        let judged = judge(&launches, rules, 1);
                        let is_sure = judged.is_some_and(|judged| judged.answer != Answer::Unsure);
                        let comparison = Comparison { candidate: "b".to_owned(), launches };
                        assert_eq!(is_open(&comparison, rules, 1), !is_sure, "{gain} {deviation} {count}");
                        *sure += usize::from(is_sure);
                    }
                }
            }
        }
        assert!(sure.iter().all(|sure| (100..300).contains(sure)), "{sure:?}");
    }

    #[test]
    fn answers_are_sure_or_estimate_the_missing_launches() {
        let rules = Rules::default();
        let asked = |limit| Rules { limit: Some(limit), ..rules };
        let (slower, not_faster) = (Limit::Slower(0.01), Limit::NotFaster(0.01));
        for (gain, launches, rules, answer) in [
            (3.0, 60, rules, Answer::Faster),
            (-3.0, 60, rules, Answer::Slower),
            (0.0, 600, rules, Answer::NoDifference),
            (0.5, 20, rules, Answer::Unsure),
            (3.0, 8, rules, Answer::Unsure),
            (-3.0, 100, asked(slower), Answer::Slower),
            (-0.1, 100, asked(slower), Answer::Faster),
            (-1.0, 100, asked(slower), Answer::Unsure),
            (0.0, 200, asked(not_faster), Answer::Slower),
            (2.0, 200, asked(not_faster), Answer::Faster),
        ] {
            let judged = judge(&random_launches(gain, 1.5, launches), &rules, 1).unwrap();
            assert_eq!(judged.answer, answer, "{gain} % after {launches}: {judged:?}");
            let is_open = answer == Answer::Unsure;
            assert_eq!(judged.more(&rules, 1).is_some_and(|more| more > 1.0), is_open, "{judged:?}");
        }
        assert_eq!(judge(&[], &rules, 1), None);
        // A program is not slower than its own copy by more than zero.
        let same = judge(&random_launches(0.0, 0.0, 60), &asked(Limit::Slower(0.0)), 1).unwrap();
        assert_eq!(same.answer, Answer::Faster, "{same:?}");
    }

    #[test]
    fn answers_agree_with_the_bets_about_their_border() {
        // Numbers of launches and their gains in per cent. With these, the bets of
        // `statistics::anytime` cannot tell whether the centre is above or below zero.
        let clusters = [(7, -3.176), (5, 4.703), (7, -17.144), (6, -25.286)];
        let launches: Vec<Launch> = clusters
            .iter()
            .flat_map(|&(count, gain)| vec![Launch::of_centre((gain * 1e4) as i32); count])
            .collect();
        let judged = judge(&launches, &Rules::default(), 1).unwrap();
        assert_eq!(judged.answer, Answer::Unsure, "{judged:?}");
        assert!(judged.low.unwrap() < 0.0 && judged.high.unwrap() > 0.0, "{judged:?}");
    }

    #[test]
    fn an_effect_as_large_as_the_smallest_visible_one_is_seen_nine_times_of_ten() {
        let judged = |gain: f64, seed: u64| {
            let mut rng = Rng::new(seed, "visible");
            let mut centre = || ((gain + 0.01 * rng.normal()) * 1e6).round() as i32;
            let launches: Vec<Launch> = (0..60).map(|_| Launch::of_centre(centre())).collect();
            judge(&launches, &Rules::default(), 1).unwrap()
        };
        let visible = (0..20).filter_map(|seed| judged(0.0, seed).visible).sum::<f64>() / 20.0;
        let seen = (100..300).filter(|&seed| judged(visible, seed).answer == Answer::Faster).count();
        assert!((175..=199).contains(&seen), "{seen} of 200 at {visible}");
    }

    #[test]
    fn more_candidates_share_the_probability_of_an_error() {
        let launches = random_launches(0.0, 1.5, 100);
        let width = |candidates| {
            let judged = judge(&launches, &Rules::default(), candidates).unwrap();
            judged.high.unwrap() - judged.low.unwrap()
        };
        assert!(width(10) > width(1));
    }

    #[test]
    fn rules_out_of_range_are_refused() {
        let usual = Rules::default();
        usual.check().unwrap();
        for rules in [
            Rules { confidence: 1.0, ..usual },
            Rules { confidence: f64::NAN, ..usual },
            Rules { resolution: 0.0, ..usual },
            Rules { limit: Some(Limit::Slower(-0.1)), ..usual },
            Rules { limit: Some(Limit::NotFaster(f64::INFINITY)), ..usual },
        ] {
            assert!(rules.check().is_err(), "{rules:?}");
        }
    }
}
