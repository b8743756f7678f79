//! Finds the step at which a program became slower, from comparisons of some steps with the first.
//!
//! The model has the following parts. A level is the natural logarithm of the ratio of a step's
//! speed to the first step's.
//!
//! - The level of the first step is near zero. Each later step keeps the level of the one before it
//!   or, rarely, has a new one anywhere in the range of the measurements: a product partition model
//!   (Barry & Hartigan, "Product partition models for change point problems", *Annals of
//!   Statistics* 20, 1992). The size of a change therefore need not be known, and there may be
//!   several changes.
//! - The speed of a build differs from the level of its step by an effect of that build alone, for
//!   instance of its code layout: Student's distribution with `BUILD_FREEDOM` degrees of freedom
//!   and the scale [`Evidence::build_scale`]. All comparisons of a step share this effect, so
//!   repeating them helps only up to a point. Where each comparison uses builds in new layouts
//!   ([`Evidence::has_new_layouts`]), the effect is part of the noise instead, and its scale is not
//!   known: the probabilities are a mean over the scales of `SPREADS`, each weighted by its prior
//!   probability and by the likelihood of the measurements under it.
//! - A comparison differs from its build's speed by its noise: Student's distribution with
//!   [`NOISE_FREEDOM`] degrees of freedom and its standard error as the scale, so that a disturbed
//!   comparison cannot decide alone.
//!
//! The result is the probability of each step to be the first whose level lies below the threshold,
//! given that the last step's level does. Levels are numbers on a grid, so all sums are exact, by
//! one pass forwards and one backwards (Rabiner, "A tutorial on hidden Markov models", *Proceedings
//! of the IEEE* 77, 1989). Of the unmeasured steps between two measured ones only the count
//! matters, so the work of the passes grows with the number of measured steps, not of all steps.

use std::collections::BTreeMap;

/// Degrees of freedom of a build's own effect: now and then a layout costs several times the usual.
/// With 6 the simulated searches named a single step less often, and with 20 only a little more
/// often.
const BUILD_FREEDOM: f64 = 10.0;

/// Degrees of freedom of a comparison's noise. They are few because its standard error is itself
/// estimated, from some twenty launches.
pub const NOISE_FREEDOM: f64 = 5.0;

/// Possible spreads of builds in new layouts, as multiples of [`Evidence::build_scale`], each with
/// its prior probability.
const SPREADS: [(f64, f64); 3] = [(1.0, 0.6), (2.0, 0.3), (4.0, 0.1)];

/// Number of changes expected in the whole range besides the one that is searched for.
const OTHER_CHANGES: f64 = 0.2;

/// Approximate largest number of levels of the grid.
const LEVELS: f64 = 160.0;

/// One comparison of a step with the first step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    /// Natural logarithm of the ratio of the speeds.
    pub log_ratio: f64,
    /// Standard error of that logarithm.
    pub error: f64,
}

/// The comparisons of a bisection, and the model's parameters.
#[derive(Clone, Copy, Debug)]
pub struct Evidence<'a> {
    /// Number of the last step; the first is 0.
    pub last: usize,
    /// The comparisons of each step that was measured.
    pub readings: &'a BTreeMap<usize, Vec<Reading>>,
    /// Level below which a step counts as slower; a negative number.
    pub threshold: f64,
    /// Scale of a build's own effect; with new layouts, the smallest possible scale.
    pub build_scale: f64,
    /// True if each comparison uses builds in new layouts; the errors of the readings then include
    /// the smallest scale.
    pub has_new_layouts: bool,
}

impl Evidence<'_> {
    /// Returns the probability of each step from 1 to the last to be the first slow one. The sum is
    /// 1.
    pub fn first_slow_probabilities(&self) -> Vec<f64> {
        let mut places = vec![1.0 / self.last as f64; self.last];
        if let Some(gaps) = self.gaps() {
            let mut before = 0;
            for (step, probability) in gaps {
                places[before..step].fill(probability / (step - before) as f64);
                before = step;
            }
        }
        places
    }

    /// Returns for each measured step the probability that the first slow step lies after the
    /// previous measured step and not after this one. `None` if the last step was not measured, or
    /// if no place has any probability.
    fn gaps(&self) -> Option<Vec<(usize, f64)>> {
        if !self.readings.contains_key(&self.last) {
            return None;
        }
        let grid = Grid::new(self);
        let spreads: &[(f64, f64)] = if self.has_new_layouts { &SPREADS } else { &[(1.0, 1.0)] };
        let given = |&(times, probability): &(f64, f64)| Some((self.gaps_given(&grid, times)?, probability));
        let given: Vec<_> = spreads.iter().filter_map(given).collect();
        let most = given.iter().map(|((_, log), _)| *log).fold(f64::MIN, f64::max);
        let mut gaps: Vec<(usize, f64)> = self.readings.keys().map(|step| (*step, 0.0)).collect();
        for ((probabilities, log), weight) in &given {
            let weight = weight * (log - most).exp();
            gaps.iter_mut()
                .zip(probabilities)
                .for_each(|((_, sum), probability)| *sum += weight * probability);
        }
        let sum: f64 = gaps.iter().map(|(_, probability)| probability).sum();
        gaps.iter_mut().for_each(|(_, probability)| *probability /= sum);
        (sum > 0.0 && sum.is_finite()).then_some(gaps)
    }

    /// Returns the probabilities of [`gaps`](Self::gaps) for one spread of builds (`times` times
    /// [`Evidence::build_scale`]), and the logarithm of that spread's likelihood.
    fn gaps_given(&self, grid: &Grid, times: f64) -> Option<(Vec<f64>, f64)> {
        // The part of both builds' effects that the errors do not include yet.
        let extra_noise = self.build_scale * (2.0 * (times * times - 1.0)).sqrt();
        let kernel = grid.kernel(if self.has_new_layouts { 0.0 } else { self.build_scale });
        let steps: Vec<usize> = self.readings.keys().copied().collect();
        let mut log_scales = 0.0;
        let mut likelihood = |readings: &Vec<Reading>| {
            let (likelihood, log) = grid.likelihood(readings, extra_noise);
            log_scales += log;
            grid.blurred(&likelihood, &kernel)
        };
        let likelihoods: Vec<Vec<f64>> = self.readings.values().map(&mut likelihood).collect();
        // Probability that neither a measured step nor any step of the gap before it starts a new
        // level.
        let keep = |at: usize| {
            let before = if at == 0 { 0 } else { steps[at - 1] };
            (1.0 - OTHER_CHANGES / self.last.max(2) as f64).powf((steps[at] - before) as f64)
        };
        let keep: Vec<f64> = (0..steps.len()).map(keep).collect();
        let base = 1.0 / grid.count as f64;
        let slow = grid.count_below(self.threshold);

        // Backwards: the likelihood of the later steps' measurements, given the level of this step.
        // The later steps may have any level, except that the last one must be slow.
        let mut later: Vec<Vec<f64>> = vec![Vec::new(); steps.len()];
        let mut logs = vec![0.0; steps.len()];
        let mut current: Vec<f64> = (0..grid.count).map(|at| if at < slow { 1.0 } else { 0.0 }).collect();
        let mut log = 0.0;
        for at in (0..steps.len()).rev() {
            logs[at] = log;
            let ahead: Vec<f64> =
                current.iter().zip(&likelihoods[at]).map(|(later, here)| later * here).collect();
            later[at] = current;
            let changed = (1.0 - keep[at]) * base * ahead.iter().sum::<f64>();
            current = ahead.iter().map(|same| keep[at] * same + changed).collect();
            log += normalize(&mut current)?;
        }

        // Forwards: the level of this step, given that no step was slow so far; and the probability
        // of becoming slow here.
        let mut fast: Vec<f64> =
            (0..grid.count).map(|at| if at < slow { 0.0 } else { kernel[at.abs_diff(grid.zero)] }).collect();
        let mut log = normalize(&mut fast)?;
        let mut found: Vec<(f64, f64)> = Vec::new();
        for at in 0..steps.len() {
            let changed = (1.0 - keep[at]) * base * fast.iter().sum::<f64>();
            let falls =
                likelihoods[at][..slow].iter().zip(&later[at]).map(|(here, later)| here * later).sum::<f64>();
            found.push((changed * falls, log + logs[at]));
            for (level, (fast, here)) in fast.iter_mut().zip(&likelihoods[at]).enumerate() {
                *fast = if level < slow { 0.0 } else { (keep[at] * *fast + changed) * here };
            }
            log += normalize(&mut fast)?;
        }
        let most =
            found.iter().filter(|(share, _)| *share > 0.0).map(|(_, log)| *log).fold(f64::MIN, f64::max);
        let probabilities: Vec<f64> = found
            .iter()
            .map(|(share, log)| if *share > 0.0 { share * (log - most).exp() } else { 0.0 })
            .collect();
        let sum: f64 = probabilities.iter().sum();
        let is_possible = sum > 0.0 && sum.is_finite();
        is_possible.then(|| {
            (
                probabilities.into_iter().map(|probability| probability / sum).collect(),
                most + sum.ln() + log_scales,
            )
        })
    }
}

/// Divides all values by the largest, and returns the logarithm of the largest; `None` if no value
/// is positive.
fn normalize(values: &mut [f64]) -> Option<f64> {
    let most = values.iter().copied().fold(0.0, f64::max);
    values.iter_mut().for_each(|value| *value /= most);
    (most > 0.0).then(|| most.ln())
}

/// Equally spaced levels, lowest first. One of them is zero.
struct Grid {
    spacing: f64,
    count: usize,
    /// Index of the level zero.
    zero: usize,
}

impl Grid {
    fn new(evidence: &Evidence<'_>) -> Self {
        let readings = || evidence.readings.values().flatten();
        let low = readings()
            .map(|reading| reading.log_ratio - 3.0 * reading.error)
            .fold(1.5 * evidence.threshold, f64::min);
        let high = readings()
            .map(|reading| reading.log_ratio + 3.0 * reading.error)
            .fold(4.0 * evidence.build_scale, f64::max);
        let fine = (evidence.build_scale / 2.0).min(-evidence.threshold / 4.0);
        let spacing = fine.max((high - low) / LEVELS);
        let below = (-low / spacing).ceil() as usize;
        Self { spacing, count: below + 1 + (high / spacing).ceil() as usize, zero: below }
    }

    fn level(&self, at: usize) -> f64 {
        (at as f64 - self.zero as f64) * self.spacing
    }

    /// Returns the number of levels below the threshold.
    fn count_below(&self, threshold: f64) -> usize {
        (0..self.count).take_while(|at| self.level(*at) < threshold).count()
    }

    /// Returns the likelihood of one step's comparisons for each level of its build, up to a
    /// factor, and the logarithm of the factor. The noise is the stated error and `extra_noise`,
    /// added in squares.
    fn likelihood(&self, readings: &[Reading], extra_noise: f64) -> (Vec<f64>, f64) {
        // The scale is no narrower than the grid can resolve.
        let scale = |reading: &Reading| reading.error.hypot(self.spacing / 2.0).hypot(extra_noise);
        let scales: Vec<(f64, f64)> = readings.iter().map(scale).map(|scale| (scale, scale.ln())).collect();
        let log = |at| {
            let level = self.level(at);
            let log_density = |(reading, (scale, log)): (&Reading, &(f64, f64))| {
                student((reading.log_ratio - level) / scale, NOISE_FREEDOM).ln() - log
            };
            readings.iter().zip(&scales).map(log_density).sum::<f64>()
        };
        let logs: Vec<f64> = (0..self.count).map(log).collect();
        let most = logs.iter().copied().fold(f64::MIN, f64::max);
        (logs.into_iter().map(|log| (log - most).exp()).collect(), most)
    }

    /// Returns the probability of a build's own effect by its size in grid levels, in either
    /// direction.
    fn kernel(&self, build_scale: f64) -> Vec<f64> {
        let scale = build_scale.hypot(self.spacing / 2.0);
        let raw: Vec<f64> =
            (0..self.count).map(|at| student(at as f64 * self.spacing / scale, BUILD_FREEDOM)).collect();
        let sum = 2.0 * raw.iter().sum::<f64>() - raw[0];
        raw.into_iter().map(|density| density / sum).collect()
    }

    /// Returns the likelihood of each level of the step, with the effect of its build averaged out.
    fn blurred(&self, likelihood: &[f64], kernel: &[f64]) -> Vec<f64> {
        let blur = |at: usize| {
            let (below, above) = likelihood.split_at(at);
            let below = below
                .iter()
                .rev()
                .zip(&kernel[1..])
                .map(|(likelihood, weight)| likelihood * weight)
                .sum::<f64>();
            below + above.iter().zip(kernel).map(|(likelihood, weight)| likelihood * weight).sum::<f64>()
        };
        (0..self.count).map(blur).collect()
    }
}

/// Returns the density of Student's distribution, up to a factor.
fn student(distance: f64, freedom: f64) -> f64 {
    (1.0 + distance * distance / freedom).powf(-f64::midpoint(freedom, 1.0))
}
