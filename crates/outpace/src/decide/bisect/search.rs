//! The search: which step to compare with the first one next, when it is over, and what it says.

use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::SQRT_2;
use std::ops::RangeInclusive;

use outpace_stats::changes::{Evidence, NOISE_FREEDOM, Reading};
use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::error::{Result, ensure};
use crate::statistics::median;

/// Comparisons of the last step with the first, before it is given up to show that it is slower.
pub const ENDS: usize = 12;

/// Comparisons of the found step with the one before it, at least: they are also what the size of its loss is known by.
pub const CONFIRM: usize = 3;

/// No search has more steps. The commits of the largest histories are as many.
pub const MOST_STEPS: usize = 10_000_000;

/// A step is compared no more once the variance of its comparisons is so much smaller than that of its build's own effect.
const ENOUGH: f64 = 2.0;

/// A comparison that is further from the mean than so many of its standard errors counts for less.
const OUTLYING: f64 = 2.0;

/// Rounds to find that mean. They change nothing that counts after half as many.
const ROUNDS: usize = 10;

/// The constants of a search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rules {
    /// A step is slower where it loses more than this part of the first one's speed: 0.01.
    pub share: f64,
    /// The probability that a search may have to name a wrong place: 0.01.
    pub error: f64,
    /// What builds of the same speed differ by (the scale of a standard deviation of the log speed): 0.002.
    pub own: f64,
    /// Whether each comparison is of builds in new layouts, so that what they differ by is a part of its noise. It may be up to four times
    /// [`Rules::own`] then: that is learnt.
    #[serde(default)]
    pub layouts: bool,
    /// What it takes to build a step, in comparisons: 1.
    pub build: f64,
    /// The search makes no more comparisons with the first step than this: 100. Those that confirm the first change count too, and may exceed it.
    pub most: usize,
}

impl Default for Rules {
    fn default() -> Self {
        Self { share: 0.01, error: 0.01, own: 0.002, layouts: false, build: 1.0, most: 100 }
    }
}

impl Rules {
    /// Checks them.
    ///
    /// # Errors
    ///
    /// One is out of range.
    pub fn check(&self) -> Result<()> {
        let Self { share, error, own, build, most, .. } = *self;
        ensure!((1e-4..0.9).contains(&share), "a share of {share} is not between 0.0001 and 0.9");
        ensure!((1e-6..0.5).contains(&error), "an error rate of {error} is not between 0.000001 and 0.5");
        ensure!(
            (1e-5..0.1).contains(&own),
            "an own effect of {own} of each build is not between 0.00001 and 0.1"
        );
        ensure!((0.0..1e6).contains(&build), "a build does not take {build} comparisons");
        ensure!((1..=100_000).contains(&most), "{most} comparisons are not between 1 and 100000");
        Ok(())
    }

    /// A comparison, with what the builds differ by in its error where that is new each time.
    pub(super) fn reading(&self, gain: f64, error: f64) -> Result<Reading> {
        check_figures(gain, error)?;
        let error = if self.layouts { error.hypot(self.own * SQRT_2) } else { error };
        Ok(Reading { ratio: gain.ln_1p(), error })
    }

    /// The standard errors on either side of an interval of so many comparisons that may be looked at [`ENDS`] times: by Student's distribution,
    /// since the error of each is itself estimated.
    pub(super) fn width(&self, comparisons: usize) -> f64 {
        let freedom = NOISE_FREEDOM * comparisons.max(1) as f64;
        let normal = Normal::standard().inverse_cdf(1.0 - self.error / (2.0 * ENDS as f64));
        student(normal, freedom)
    }

    /// From how many comparisons on an interval decides: one alone may be disturbed, and nothing shows that.
    pub(super) fn first_look(&self) -> usize {
        self.most.min(2)
    }
}

/// One gain by all its comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Gain {
    /// The gain: -0.02 is 2 % slower.
    pub gain: f64,
    /// The lower end of its interval, at 1 - [`Rules::error`], corrected for the number of looks at it.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How many comparisons.
    pub comparisons: usize,
}

/// What a search says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Answer {
    /// The last step was not compared often enough to say anything.
    #[default]
    Open,
    /// The last step is not slower than the first by more than the share: surely, or as far as could be seen.
    NotSlower {
        /// Its gain over the first.
        ends: Gain,
        /// Whether it surely is not.
        sure: bool,
    },
    /// The first slow step is one of these.
    Slower {
        /// The earliest that it can be.
        from: usize,
        /// The latest.
        to: usize,
        /// The probability that it is one of them.
        #[serde(rename = "chance")]
        probability: f64,
        /// Why it is not one step alone.
        why: Why,
        /// The gain of the last step over the first.
        ends: Gain,
    },
}

/// Why a place is as narrow or as wide as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// It is one step.
    Found,
    /// All between the first and the last of them were skipped.
    Skipped,
    /// The comparisons ran out, or no further one would help.
    Spent,
}

/// A search among the steps 0 (the good one) to `last` (the bad one).
#[derive(Clone, Debug)]
pub struct Search {
    last: usize,
    rules: Rules,
    readings: BTreeMap<usize, Vec<Reading>>,
    skipped: BTreeSet<usize>,
}

/// What the comparisons of the two ends say.
enum Ends {
    Open,
    NotSlower { sure: bool },
    Slower,
}

impl Search {
    /// A search for the first slow step among 1 to `last`.
    ///
    /// # Errors
    ///
    /// There is no step, or a rule is out of range.
    pub fn new(last: usize, rules: Rules) -> Result<Self> {
        ensure!((1..=MOST_STEPS).contains(&last), "{last} steps cannot be searched");
        rules.check()?;
        Ok(Self { last, rules, readings: BTreeMap::new(), skipped: BTreeSet::new() })
    }

    /// The step to compare with step 0 next. None where the search is over.
    pub fn next(&self) -> Option<usize> {
        if self.comparisons() >= self.rules.most {
            return None;
        }
        match self.ends() {
            Ends::Open => Some(self.last),
            Ends::NotSlower { .. } => None,
            Ends::Slower => {
                let places = self.places();
                let is_over = self.groups(&places).any(|group| group.1 >= 1.0 - self.rules.error);
                if is_over { None } else { self.most_informative(&places) }
            }
        }
    }

    /// Adds a comparison of a step with step 0: its gain (-0.02 is 2 % slower) and the gain's standard error.
    ///
    /// # Errors
    ///
    /// There is no such step, or the figures are none that can be.
    pub fn add(&mut self, step: usize, gain: f64, error: f64) -> Result<()> {
        ensure!((1..=self.last).contains(&step), "there is no step {step} to compare with the first");
        let reading = self.rules.reading(gain, error)?;
        self.readings.entry(step).or_default().push(reading);
        Ok(())
    }

    /// Leaves out a step that cannot be built or run. Of the last one nothing can be left out: then nothing is to be found.
    ///
    /// # Errors
    ///
    /// It is the first step or the last, or there is none such.
    pub fn skip(&mut self, step: usize) -> Result<()> {
        ensure!((1..self.last).contains(&step), "step {step} cannot be left out");
        self.skipped.insert(step);
        self.readings.remove(&step);
        Ok(())
    }

    /// How many comparisons count.
    pub fn comparisons(&self) -> usize {
        self.readings.values().map(Vec::len).sum()
    }

    /// The probability of each step from 1 to the last to be the first slow one, given that the last is slow.
    pub fn places(&self) -> Vec<f64> {
        let Self { last, rules, readings, .. } = self;
        let Rules { share, own, layouts, .. } = *rules;
        Evidence { last: *last, readings, threshold: (-share).ln_1p(), own, layouts }.places()
    }

    /// What it says so far.
    pub fn answer(&self) -> Answer {
        let Some(ends) = self.readings.get(&self.last).map(|readings| pooled(readings, &self.rules)) else {
            return Answer::Open;
        };
        match self.ends() {
            Ends::Open => Answer::Open,
            Ends::NotSlower { sure } => Answer::NotSlower { ends, sure },
            Ends::Slower => {
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

    fn ends(&self) -> Ends {
        let Some(readings) = self.readings.get(&self.last) else { return Ends::Open };
        // In the order of the looks: what one has shown stays so.
        for looked in self.rules.first_look()..=readings.len() {
            let Gain { gain, low, high, .. } = pooled(&readings[..looked], &self.rules);
            if high < -self.rules.share {
                return Ends::Slower;
            }
            if low > -self.rules.share {
                return Ends::NotSlower { sure: true };
            }
            if looked == ENDS.min(self.rules.most) {
                let is_slower = high < 0.0 && gain < -self.rules.share;
                return if is_slower { Ends::Slower } else { Ends::NotSlower { sure: false } };
            }
        }
        Ends::Open
    }

    /// Runs of places that no comparison can tell apart, since all steps within were left out; each with its probability.
    fn groups<'a>(&'a self, places: &'a [f64]) -> impl Iterator<Item = (RangeInclusive<usize>, f64)> + 'a {
        let mut from = 1;
        (1..=self.last).filter(|step| !self.skipped.contains(step)).map(move |to| {
            let group = from..=to;
            from = to + 1;
            let probability = places[*group.start() - 1..to].iter().sum();
            (group, probability)
        })
    }

    /// The shortest run of groups that is as likely as that; of equally short ones the likeliest.
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

    /// The step whose comparison says most about the place, by what it takes to get it. The probability that the first slow step is not later is
    /// to be near one half. Another comparison of a step that has been measured says less than its first one. A step
    /// near skipped ones may have to be skipped too. None where no step could make the answer surer.
    fn most_informative(&self, places: &[f64]) -> Option<usize> {
        let all = || self.readings.values().flatten();
        let noise = all().map(|one| one.error.powi(2)).sum::<f64>() / all().count() as f64;
        // In new layouts no build's own effect stays, and every comparison has to build, whatever its step.
        let (own, build) =
            if self.rules.layouts { (0.0, 0.0) } else { (self.rules.own.powi(2), self.rules.build) };
        let precision = |known: f64| 1.0 / (1.0 / known + own);
        let mut probability = 0.0;
        let mut best = (0.0, None);
        for step in 1..self.last {
            probability += places[step - 1];
            let uncertain = probability * (1.0 - probability);
            // What is as good as sure already is none of what stands in the way.
            if uncertain < self.rules.error / 2.0 || self.skipped.contains(&step) {
                continue;
            }
            let value = match self.readings.get(&step) {
                Some(readings) => {
                    let known: f64 = readings.iter().map(|one| one.error.powi(-2)).sum();
                    // Its build's own effect is what is left.
                    if known * own > ENOUGH {
                        continue;
                    }
                    precision(known + 1.0 / noise) - precision(known)
                }
                None => precision(1.0 / noise) / (1.0 + build) * self.builds(step),
            };
            if uncertain * value > best.0 {
                best = (uncertain * value, Some(step));
            }
        }
        best.1
    }

    /// The probability that a step can be built, by the stretch of skipped steps in its gap between measured ones: the longer it is and the nearer,
    /// the less, and still less within it.
    fn builds(&self, step: usize) -> f64 {
        let before = self.readings.range(..step).next_back().map_or(0, |(step, _)| *step);
        let after = self.readings.range(step..).next().map_or(self.last, |(step, _)| *step);
        let skipped = || self.skipped.range(before..after).copied();
        let (Some(first), Some(last)) = (skipped().next(), skipped().next_back()) else { return 1.0 };
        let near = skipped().map(|skipped| skipped.abs_diff(step)).min().unwrap_or(0) as f64;
        let probability = near / (near + (last - first + 1) as f64);
        if (first..last).contains(&step) { probability * probability } else { probability }
    }
}

/// The quantile of Student's distribution where that of the normal distribution is `z` (Abramowitz & Stegun, *Handbook of Mathematical Functions*,
/// 26.7.5), to some per cent for five degrees of freedom and much nearer for more: its library is slow where many are asked for.
fn student(z: f64, freedom: f64) -> f64 {
    let square = z * z;
    let first = (square + 1.0) / 4.0;
    let second = ((5.0 * square + 16.0) * square + 3.0) / 96.0;
    let third = (((3.0 * square + 19.0) * square + 17.0) * square - 15.0) / 384.0;
    z * (1.0 + (first + (second + third / freedom) / freedom) / freedom)
}

/// Checks a measured gain and its standard error.
pub(super) fn check_figures(gain: f64, error: f64) -> Result<()> {
    ensure!(gain > -1.0 && gain < 1e6, "a gain of {gain} cannot be");
    ensure!(error > 1e-9 && error < 10.0, "a gain's standard error of {error} cannot be");
    Ok(())
}

/// The mean of some comparisons, each weighted by its precision, and by less where it is far from the others (Huber, "Robust estimation of a location
/// parameter", *Annals of Mathematical Statistics* 35, 1964). Where they still differ by more than their errors say, the interval is as much
/// wider (Birge, "The calculation of errors by the method of least squares", *Physical Review* 40, 1932).
pub(super) fn pooled(readings: &[Reading], rules: &Rules) -> Gain {
    let mut mean = median(readings.iter().map(|one| one.ratio)).unwrap_or_default();
    let weight = |one: &Reading, mean: f64| {
        one.error.powi(-2) * (OUTLYING * one.error / (one.ratio - mean).abs()).min(1.0)
    };
    let sum = |mean: f64, of: &dyn Fn(&Reading) -> f64| {
        readings.iter().map(|one| weight(one, mean) * of(one)).sum::<f64>()
    };
    for _ in 0..ROUNDS {
        mean = sum(mean, &|one| one.ratio) / sum(mean, &|_| 1.0);
    }
    let precision = sum(mean, &|_| 1.0);
    let scatter = sum(mean, &|one| (one.ratio - mean).powi(2));
    let ratio = scatter / readings.len().saturating_sub(1).max(1) as f64;
    let half = rules.width(readings.len()) * (ratio.max(1.0) / precision).sqrt();
    let [low, high] = [mean - half, mean + half].map(f64::exp_m1);
    Gain { gain: mean.exp_m1(), low, high, comparisons: readings.len() }
}
