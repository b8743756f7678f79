//! What the launches so far say of one candidate.

use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::error::{Result, ensure};
use crate::record::{Comparison, Estimate, Judgement, Launch, Verdict};
use crate::statistics::anytime;
use crate::statistics::{median, spread};

/// Logarithm of a ratio of speeds, in millionths, beyond which no end of an interval is stated: 10^10.
const FARTHEST: f64 = 23e6;

/// Nobody waits for more launches than this, so no larger number is named.
const MOST_LAUNCHES: f64 = 10_000.0;

/// What counts as an answer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rules {
    /// The probability that the intervals of all candidates hold at all times: 0.995. Those of the controls are not counted.
    pub confidence: f64,
    /// Two programs that differ by less than this share of their speed do not differ: 0.005.
    pub resolution: f64,
    /// Ask whether the candidate is beyond this limit, rather than whether there is a difference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
}

/// A gain or a loss that matters to whoever asks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", content = "by", rename_all = "kebab-case")]
pub enum Limit {
    /// Slower by more than this share of the speed.
    Slower(f64),
    /// Not faster by at least this share.
    NotFaster(f64),
}

impl Default for Rules {
    fn default() -> Self {
        Self { confidence: 0.995, resolution: 0.005, limit: None }
    }
}

impl Rules {
    /// Checks that they can be applied.
    ///
    /// # Errors
    ///
    /// A share that is none.
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

    /// How many launches the first interval takes, in one of so many comparisons that share the probability of an error.
    pub fn fewest(&self, comparisons: usize) -> usize {
        anytime::fewest(self.alpha(comparisons))
    }

    /// The probability of an error that is left to one of so many comparisons.
    fn alpha(&self, comparisons: usize) -> f64 {
        (1.0 - self.confidence) / comparisons.max(1) as f64
    }

    /// The gain that divides what is asked about: zero, or the limit.
    fn border(&self) -> f64 {
        match self.limit {
            None => 0.0,
            Some(Limit::Slower(by)) => -by,
            Some(Limit::NotFaster(by)) => by,
        }
    }
}

/// An answer about one candidate.
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

/// What the launches of one candidate say.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// The answer.
    pub answer: Answer,
    /// The gain over the baseline: 0.02 is 2 % faster.
    pub gain: f64,
    /// The lower end of the interval, which holds at every moment; none while there are too few launches.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// The standard error of the gain.
    pub error: f64,
    /// The smallest difference that so many launches would have shown nine times of ten; none while there are too few.
    pub visible: Option<f64>,
    /// How many launches there were.
    pub launches: usize,
    /// How many samples.
    pub samples: usize,
}

/// Judges a candidate by its launches, in one of so many comparisons that share the probability of an error; none where nothing was measured.
pub fn judge(launches: &[Launch], rules: &Rules, comparisons: usize) -> Option<Judged> {
    let centres: Vec<f64> = launches.iter().filter_map(Launch::centre).collect();
    let gain = |millionths: f64| (millionths.clamp(-FARTHEST, FARTHEST) / 1e6).exp_m1();
    let centre = median(centres.iter().copied())?;
    let interval = anytime::interval(&centres, rules.alpha(comparisons));
    // The standard error of a median of normal values.
    let error = spread(&centres) * std::f64::consts::FRAC_PI_2.sqrt() / (centres.len() as f64).sqrt();
    let reach = interval.map(|(low, high)| (centre - low).max(high - centre));
    let border = rules.border();
    let answer = match interval.map(|(low, high)| (gain(low), gain(high))) {
        // A rule is kept exactly at its limit too; without a rule, no gain is not faster.
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

/// Judges a comparison, one of a number that share the probability of an error, as records keep it.
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
pub fn is_open(comparison: &Comparison, rules: &Rules, comparisons: usize) -> bool {
    let judged = judge(&comparison.launches, rules, comparisons);
    judged.is_none_or(|judged| judged.answer == Answer::Unsure)
}

impl Judged {
    /// The verdict as records keep it; `None` while there are too few launches for an interval.
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

    /// How many times as many launches it takes, by a rough guess, until the answer of one of so many comparisons is sure: while there is no
    /// interval, until there is one. None where it is sure.
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
        // The interval shrinks with the root of the launches.
        Some((reach / wanted.max(1e-6)).powi(2).clamp(1.1, 1e4))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// Launches that gain so much, with that standard deviation, in per cent.
    fn made(gain: f64, deviation: f64, launches: usize) -> Vec<Launch> {
        let mut rng = Rng::new(3, "sequential");
        let mut centre = || ((gain + deviation * rng.normal()) * 1e4).round() as i32;
        (0..launches).map(|_| Launch::of_centre(centre())).collect()
    }

    #[test]
    fn an_answer_is_sure_or_says_what_it_takes() {
        let rules = Rules::default();
        let asked = |limit| Rules { limit: Some(limit), ..rules };
        let (one, two) = (Limit::Slower(0.01), Limit::NotFaster(0.01));
        for (gain, launches, rules, answer) in [
            (3.0, 60, rules, Answer::Faster),
            (-3.0, 60, rules, Answer::Slower),
            (0.0, 600, rules, Answer::NoDifference),
            (0.5, 20, rules, Answer::Unsure),
            (3.0, 8, rules, Answer::Unsure),
            (-3.0, 100, asked(one), Answer::Slower),
            (-0.1, 100, asked(one), Answer::Faster),
            (-1.0, 100, asked(one), Answer::Unsure),
            (0.0, 200, asked(two), Answer::Slower),
            (2.0, 200, asked(two), Answer::Faster),
        ] {
            let judged = judge(&made(gain, 1.5, launches), &rules, 1).unwrap();
            assert_eq!(judged.answer, answer, "{gain} % after {launches}: {judged:?}");
            let is_open = answer == Answer::Unsure;
            assert_eq!(judged.more(&rules, 1).is_some_and(|more| more > 1.0), is_open, "{judged:?}");
        }
        assert_eq!(judge(&[], &rules, 1), None);
        // The same bytes are not slower by more than nothing.
        let same = judge(&made(0.0, 0.0, 60), &asked(Limit::Slower(0.0)), 1).unwrap();
        assert_eq!(same.answer, Answer::Faster, "{same:?}");
    }

    #[test]
    fn more_candidates_share_the_probability_of_an_error() {
        let launches = made(0.0, 1.5, 100);
        let width = |candidates| {
            let judged = judge(&launches, &Rules::default(), candidates).unwrap();
            judged.high.unwrap() - judged.low.unwrap()
        };
        assert!(width(10) > width(1));
    }

    #[test]
    fn rules_that_are_none_are_refused() {
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
