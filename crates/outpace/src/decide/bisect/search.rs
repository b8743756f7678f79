//! The search: chooses the next step to compare with the first one, decides when to end, and gives
//! the answer.

use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::SQRT_2;
use std::ops::RangeInclusive;

use outpace_stats::changes::{Evidence, NOISE_FREEDOM, Reading};
use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::error::{Result, ensure};
use crate::statistics::median;

/// Largest number of comparisons of the last step with the first, and of direct comparisons of the
/// found step with the one before it. After them the search stops trying to show a slowdown.
pub const MOST_END_COMPARISONS: usize = 12;

/// Least number of direct comparisons of the found step with the one before it. The size of its
/// loss is estimated from them too.
pub const CONFIRM: usize = 3;

/// Largest number of steps in a search: about as many as there are commits in the largest
/// histories.
pub const MOST_STEPS: usize = 10_000_000;

/// Largest number of comparisons in a record: the work of deciding grows with its square.
pub(super) const MOST_COMPARISONS: usize = 10_000;

/// Largest allowed value of [`Rules::most`]. A record also holds the comparisons that confirm the
/// found steps.
const MOST_SEARCHED: usize = 9_000;

/// A step is not compared again once the variance of its mean is smaller than that of its build's
/// own effect by this factor.
const ENOUGH: f64 = 2.0;

/// A comparison counts for less if it is further from the mean than this many of its standard
/// errors.
const OUTLYING: f64 = 2.0;

/// Iterations by which [`pooled`] finds the mean. The result is stable to all digits that matter
/// after half as many.
const ROUNDS: usize = 10;

/// Constants of a search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rules {
    /// A step is slow if it loses more than this share of the first step's speed (default: 0.01).
    pub share: f64,
    /// Accepted probability that the search names a wrong place (default: 0.01).
    pub error: f64,
    /// Scale of a build's own effect on its log speed: the standard deviation, without outliers, of
    /// the log speeds of builds of equally fast source (default: 0.002). The difference of two such
    /// builds has √2 times this scale.
    pub own: f64,
    /// True if each comparison uses builds in new layouts, so that the differences between builds
    /// are part of its noise. The search then estimates the size of these differences; it may be up
    /// to four times [`Rules::own`].
    #[serde(default)]
    pub layouts: bool,
    /// Cost of building a step, in comparisons (default: 1).
    pub build: f64,
    /// Largest number of comparisons with step 0 (default: 100). If the place found begins with
    /// step 1, the comparisons that confirm it are with step 0 too. They are counted together with
    /// those of the search, and may exceed this limit.
    pub most: usize,
}

impl Default for Rules {
    fn default() -> Self {
        Self { share: 0.01, error: 0.01, own: 0.002, layouts: false, build: 1.0, most: 100 }
    }
}

impl Rules {
    /// Checks that the constants are within their ranges.
    ///
    /// # Errors
    ///
    /// Fails if a constant is out of range.
    pub fn check(&self) -> Result<()> {
        let Self { share, error, own: build_scale, build, most, .. } = *self;
        ensure!((1e-4..0.9).contains(&share), "a share of {share} is not between 0.0001 and 0.9");
        ensure!((1e-6..0.5).contains(&error), "an error rate of {error} is not between 0.000001 and 0.5");
        ensure!(
            (1e-5..0.1).contains(&build_scale),
            "a difference of {build_scale} between builds (`own`) is not between 0.00001 and 0.1"
        );
        ensure!(
            (0.0..1e6).contains(&build),
            "a build cost of {build} comparisons is not between 0 and 1000000"
        );
        ensure!(
            (1..=MOST_SEARCHED).contains(&most),
            "{most} comparisons are not between 1 and {MOST_SEARCHED}"
        );
        Ok(())
    }

    /// Converts a comparison to a log ratio with its error. If layouts are new each time, the error
    /// includes the difference between builds.
    pub(super) fn reading(&self, gain: f64, error: f64) -> Result<Reading> {
        check_figures(gain, error)?;
        let error = if self.layouts { error.hypot(self.own * SQRT_2) } else { error };
        Ok(Reading { log_ratio: gain.ln_1p(), error })
    }

    /// Returns the half-width, in standard errors, of an interval from this many comparisons that
    /// may be looked at [`MOST_END_COMPARISONS`] times. It uses Student's distribution, since the
    /// error of each comparison is itself an estimate.
    pub(super) fn width(&self, comparisons: usize) -> f64 {
        let freedom = NOISE_FREEDOM * comparisons.max(1) as f64;
        let normal = Normal::standard().inverse_cdf(1.0 - self.error / (2.0 * MOST_END_COMPARISONS as f64));
        student(normal, freedom)
    }

    /// Returns the least number of comparisons whose interval may decide. A single comparison may
    /// be disturbed, and nothing would show it.
    pub(super) fn first_look(&self) -> usize {
        self.most.min(2)
    }
}

/// A gain estimated from all its comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Gain {
    /// Gain: -0.02 is 2 % slower.
    pub gain: f64,
    /// Lower end of its interval, at confidence 1 - [`Rules::error`], corrected for the number of
    /// looks at it.
    pub low: f64,
    /// Upper end of its interval.
    pub high: f64,
    /// Number of comparisons.
    pub comparisons: usize,
}

/// Answer of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Answer {
    /// Too few comparisons of the last step to say anything.
    #[default]
    Open,
    /// The last step is not slower than the first by more than the share, either surely or because
    /// the comparisons did not show it.
    NotSlower {
        /// Gain of the last step over the first.
        ends: Gain,
        /// True if the interval excludes such a loss, false if the comparisons ran out.
        sure: bool,
    },
    /// The first slow step is one of `from` to `to`.
    Slower {
        /// Earliest possible step.
        from: usize,
        /// Latest possible step.
        to: usize,
        /// Probability that the first slow step is among them.
        #[serde(rename = "chance")]
        probability: f64,
        /// Reason why the place has this width.
        why: Why,
        /// Gain of the last step over the first.
        ends: Gain,
    },
}

/// Reason why a place is as narrow or as wide as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The place is a single step.
    Found,
    /// All steps of the place but its last were skipped.
    Skipped,
    /// The comparisons ran out, no further one would help, or the search was ended early.
    Spent,
}

/// Search among the steps 0 (the good one) to `last` (the bad one).
#[derive(Clone, Debug)]
pub struct Search {
    last: usize,
    rules: Rules,
    readings: BTreeMap<usize, Vec<Reading>>,
    skipped: BTreeSet<usize>,
}

/// State of the comparison of the last step with the first.
enum LastStep {
    Open,
    NotSlower { sure: bool },
    Slower,
}

impl Search {
    /// Starts a search for the first slow step among 1 to `last`.
    ///
    /// # Errors
    ///
    /// Fails if there is no step, or if a rule is out of range.
    pub fn new(last: usize, rules: Rules) -> Result<Self> {
        ensure!((1..=MOST_STEPS).contains(&last), "a search has from 1 to {MOST_STEPS} steps, not {last}");
        rules.check()?;
        Ok(Self { last, rules, readings: BTreeMap::new(), skipped: BTreeSet::new() })
    }

    /// Returns the step to compare with step 0 next, or `None` when the search is over.
    pub fn next(&self) -> Option<usize> {
        if self.comparisons() >= self.rules.most {
            return None;
        }
        match self.last_step() {
            LastStep::Open => Some(self.last),
            LastStep::NotSlower { .. } => None,
            LastStep::Slower => {
                let places = self.places();
                let is_over = self.groups(&places).any(|group| group.1 >= 1.0 - self.rules.error);
                if is_over { None } else { self.most_informative(&places) }
            }
        }
    }

    /// Adds a comparison of a step with step 0: its gain (-0.02 is 2 % slower) and the standard
    /// error of the gain.
    ///
    /// # Errors
    ///
    /// Fails if there is no such step, or if the figures are impossible.
    pub fn add(&mut self, step: usize, gain: f64, error: f64) -> Result<()> {
        ensure!((1..=self.last).contains(&step), "there is no step {step} to compare with the first");
        let reading = self.rules.reading(gain, error)?;
        self.readings.entry(step).or_default().push(reading);
        Ok(())
    }

    /// Leaves out a step that cannot be built or run. The last step cannot be left out, because
    /// without it there is nothing to find.
    ///
    /// # Errors
    ///
    /// Fails if it is the first step, the last one, or not a step of the search.
    pub fn skip(&mut self, step: usize) -> Result<()> {
        ensure!((1..self.last).contains(&step), "step {step} cannot be left out");
        self.skipped.insert(step);
        self.readings.remove(&step);
        Ok(())
    }

    /// Returns the number of comparisons with step 0, without those of steps left out since.
    pub fn comparisons(&self) -> usize {
        self.readings.values().map(Vec::len).sum()
    }

    /// Returns the probability of each step from 1 to the last of being the first slow one, given
    /// that the last is slow.
    pub fn places(&self) -> Vec<f64> {
        let Self { last, rules, readings, .. } = self;
        let Rules { share, own: build_scale, layouts, .. } = *rules;
        let evidence = Evidence {
            last: *last,
            readings,
            threshold: (-share).ln_1p(),
            build_scale,
            has_new_layouts: layouts,
        };
        evidence.first_slow_probabilities()
    }

    /// Returns the answer by the comparisons so far.
    pub fn answer(&self) -> Answer {
        let Some(ends) = self.readings.get(&self.last).map(|readings| pooled(readings, &self.rules)) else {
            return Answer::Open;
        };
        match self.last_step() {
            LastStep::Open => Answer::Open,
            LastStep::NotSlower { sure } => Answer::NotSlower { ends, sure },
            LastStep::Slower => {
                let places = self.places();
                let enough = 1.0 - self.rules.error;
                let group = self.groups(&places).find(|(_, probability)| *probability >= enough);
                let why = match &group {
                    Some((group, _)) if group.start() == group.end() => Why::Found,
                    Some(_) => Why::Skipped,
                    None => Why::Spent,
                };
                let (run, probability) = group.unwrap_or_else(|| self.shortest(&places, enough));
                let (from, to) = (*run.start(), *run.end());
                Answer::Slower { from, to, probability: probability.min(1.0), why, ends }
            }
        }
    }

    fn last_step(&self) -> LastStep {
        let Some(readings) = self.readings.get(&self.last) else { return LastStep::Open };
        // The looks are replayed in their order, so that no later look takes back a result that an
        // earlier one gave.
        for looked in self.rules.first_look()..=readings.len() {
            let Gain { gain, low, high, .. } = pooled(&readings[..looked], &self.rules);
            if high < -self.rules.share {
                return LastStep::Slower;
            }
            if low > -self.rules.share {
                return LastStep::NotSlower { sure: true };
            }
            if looked == MOST_END_COMPARISONS.min(self.rules.most) {
                let is_slower = high < 0.0 && gain < -self.rules.share;
                return if is_slower { LastStep::Slower } else { LastStep::NotSlower { sure: false } };
            }
        }
        LastStep::Open
    }

    /// Returns the groups of steps that no comparison can tell apart, each with its probability. A
    /// group is a step that was not left out, together with the left-out steps right before it.
    fn groups<'a>(&'a self, places: &'a [f64]) -> impl Iterator<Item = (RangeInclusive<usize>, f64)> + 'a {
        let mut from = 1;
        (1..=self.last).filter(|step| !self.skipped.contains(step)).map(move |to| {
            let group = from..=to;
            from = to + 1;
            let probability = places[*group.start() - 1..to].iter().sum();
            (group, probability)
        })
    }

    /// Returns the shortest run of groups that reaches the probability `enough`; among equally
    /// short ones the most probable.
    fn shortest(&self, places: &[f64], enough: f64) -> (RangeInclusive<usize>, f64) {
        let groups: Vec<_> = self.groups(places).collect();
        let mut best = (1..=self.last, 1.0);
        let (mut begin, mut probability) = (0, 0.0);
        for (group, more) in &groups {
            probability += more;
            while probability - groups[begin].1 >= enough {
                probability -= groups[begin].1;
                begin += 1;
            }
            let run = *groups[begin].0.start()..=*group.end();
            let length = |run: &RangeInclusive<usize>| run.end() - run.start();
            let is_better = (length(&run), -probability) < (length(&best.0), -best.1);
            if probability >= enough && is_better {
                best = (run, probability);
            }
        }
        best
    }

    /// Returns the step whose comparison tells most about the place for its cost, or `None` if no
    /// step could make the answer surer. The best step divides the probability in half: the first
    /// slow step is as likely to be after it as at or before it. A further comparison of a measured
    /// step tells less than its first one. A step near skipped ones may have to be skipped too.
    fn most_informative(&self, places: &[f64]) -> Option<usize> {
        let all_readings = || self.readings.values().flatten();
        let noise =
            all_readings().map(|reading| reading.error.powi(2)).sum::<f64>() / all_readings().count() as f64;
        // With new layouts no build keeps an effect of its own, and every comparison has to build,
        // whatever its step.
        let (build_variance, build) =
            if self.rules.layouts { (0.0, 0.0) } else { (self.rules.own.powi(2), self.rules.build) };
        let precision = |known: f64| 1.0 / (1.0 / known + build_variance);
        let mut probability = 0.0;
        let mut best = (0.0, None);
        for step in 1..self.last {
            probability += places[step - 1];
            let uncertain = probability * (1.0 - probability);
            // A comparison of a step whose side of the change is practically certain cannot help.
            if uncertain < self.rules.error / 2.0 || self.skipped.contains(&step) {
                continue;
            }
            let value = match self.readings.get(&step) {
                Some(readings) => {
                    let known: f64 = readings.iter().map(|reading| reading.error.powi(-2)).sum();
                    // The noise that is left is the effect of this build on its speed, which more
                    // comparisons cannot reduce.
                    if known * build_variance > ENOUGH {
                        continue;
                    }
                    precision(known + 1.0 / noise) - precision(known)
                }
                None => precision(1.0 / noise) / (1.0 + build) * self.probability_of_building(step),
            };
            if uncertain * value > best.0 {
                best = (uncertain * value, Some(step));
            }
        }
        best.1
    }

    /// Estimates the probability that a step can be built, from the stretch of skipped steps
    /// between its measured neighbours. The longer and the nearer the stretch, the lower the
    /// probability; inside the stretch it is lower still.
    fn probability_of_building(&self, step: usize) -> f64 {
        let before = self.readings.range(..step).next_back().map_or(0, |(step, _)| *step);
        let after = self.readings.range(step..).next().map_or(self.last, |(step, _)| *step);
        let skipped = || self.skipped.range(before..after).copied();
        let (Some(first), Some(last)) = (skipped().next(), skipped().next_back()) else { return 1.0 };
        let near = skipped().map(|skipped| skipped.abs_diff(step)).min().unwrap_or(0) as f64;
        let probability = near / (near + (last - first + 1) as f64);
        if (first..last).contains(&step) { probability * probability } else { probability }
    }
}

/// Returns the quantile of Student's distribution that corresponds to the normal quantile `z`
/// (Abramowitz & Stegun, *Handbook of Mathematical Functions*, 26.7.5). It is accurate to a few per
/// cent for five degrees of freedom and much better for more. The library function is too slow for
/// the many calls made here.
fn student(z: f64, freedom: f64) -> f64 {
    let square = z * z;
    let first = (square + 1.0) / 4.0;
    let second = ((5.0 * square + 16.0) * square + 3.0) / 96.0;
    let third = (((3.0 * square + 19.0) * square + 17.0) * square - 15.0) / 384.0;
    z * (1.0 + (first + (second + third / freedom) / freedom) / freedom)
}

/// Checks that a measured gain and its standard error are possible values.
pub(super) fn check_figures(gain: f64, error: f64) -> Result<()> {
    ensure!(gain > -1.0 && gain < 1e6, "a gain of {gain} is impossible");
    ensure!(error > 1e-9 && error < 10.0, "a standard error of {error} of a gain is impossible");
    Ok(())
}

/// Returns the mean of some comparisons, weighted by their precision, with less weight for those
/// far from the others (Huber, "Robust estimation of a location parameter", *Annals of Mathematical
/// Statistics* 35, 1964). If the comparisons still scatter by more than their errors predict, the
/// interval is widened by that ratio (Birge, "The calculation of errors by the method of least
/// squares", *Physical Review* 40, 1932).
pub(super) fn pooled(readings: &[Reading], rules: &Rules) -> Gain {
    let mut mean = median(readings.iter().map(|reading| reading.log_ratio)).unwrap_or_default();
    let weight = |reading: &Reading, mean: f64| {
        reading.error.powi(-2) * (OUTLYING * reading.error / (reading.log_ratio - mean).abs()).min(1.0)
    };
    let sum = |mean: f64, figure: &dyn Fn(&Reading) -> f64| {
        readings.iter().map(|reading| weight(reading, mean) * figure(reading)).sum::<f64>()
    };
    for _ in 0..ROUNDS {
        mean = sum(mean, &|reading| reading.log_ratio) / sum(mean, &|_| 1.0);
    }
    let precision = sum(mean, &|_| 1.0);
    let scatter = sum(mean, &|reading| (reading.log_ratio - mean).powi(2));
    let ratio = scatter / readings.len().saturating_sub(1).max(1) as f64;
    let half = rules.width(readings.len()) * (ratio.max(1.0) / precision).sqrt();
    let [low, high] = [mean - half, mean + half].map(f64::exp_m1);
    Gain { gain: mean.exp_m1(), low, high, comparisons: readings.len() }
}
