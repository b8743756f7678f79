//! What the comparisons say of the place where a program became slower.
//!
//! The model has these parts; a level is the natural logarithm of a speed over that of the first step.
//!
//! - The level of the first step is near zero. Each later step keeps the level of the one before it or, rarely, has a new one anywhere in the range
//!   of what was measured: a product partition model (Barry & Hartigan, "Product partition models for change point problems", *Annals of
//!   Statistics* 20, 1992). So the size of a change need not be known, and there may be several.
//! - A build differs from its level by an effect of its own, as another layout of the same code does: Student's distribution with
//!   `OWN_FREEDOM` degrees of freedom and the scale [`Evidence::own`]. All comparisons of a step share it, so that repeating them helps only up
//!   to a point. Where each comparison is of builds in new layouts ([`Evidence::layouts`]), it is part of the noise instead, and its scale
//!   is learnt: the probabilities are a mean over `SPREADS`, weighted by how likely each makes what was measured.
//! - A comparison differs from its build's speed by its noise: Student's distribution with [`NOISE_FREEDOM`] degrees of freedom and its standard
//!   error as the scale, so that a disturbed one cannot decide alone.
//!
//! The place is that of the first step whose level lies below the threshold, given that the last step's does. Levels are numbers on a
//! grid, so all sums are exact, by one pass forwards and one backwards (Rabiner, "A tutorial on hidden Markov models", *Proceedings of the
//! IEEE* 77, 1989). Steps that were not measured take part only by their number: the work depends on how many were measured.

use std::collections::BTreeMap;

/// Of a build's own effect: a layout now and then costs several times what they usually do. With 6 the simulated searches named one step alone less
/// often, and with 20 no more than a little more often.
const OWN_FREEDOM: f64 = 10.0;

/// Of the noise of a comparison: its standard error is itself estimated, from some twenty launches.
pub const NOISE_FREEDOM: f64 = 5.0;

/// What builds in new layouts may differ by, in terms of [`Evidence::own`], and the probability of each before anything is measured.
const SPREADS: [(f64, f64); 3] = [(1.0, 0.6), (2.0, 0.3), (4.0, 0.1)];

/// How many further changes are expected in the whole range, in addition to the one that is looked for.
const FURTHER: f64 = 0.2;

/// The grid has about so many levels at most.
const LEVELS: f64 = 160.0;

/// One comparison of a step with the first: the log ratio of the speeds and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    /// The log ratio.
    pub ratio: f64,
    /// Its standard error.
    pub error: f64,
}

/// The comparisons of a bisection, and the model's parameters.
#[derive(Clone, Copy, Debug)]
pub struct Evidence<'a> {
    /// The last step; the first is 0.
    pub last: usize,
    /// The comparisons of each step that was measured.
    pub readings: &'a BTreeMap<usize, Vec<Reading>>,
    /// A step below this level is slower: negative.
    pub threshold: f64,
    /// The scale of a build's own effect, the least one with new layouts.
    pub own: f64,
    /// Whether each comparison is of builds in new layouts; the errors of the readings have the least scale in them then.
    pub layouts: bool,
}

impl Evidence<'_> {
    /// The probability of each step from 1 to the last to be the first slow one. They add up to 1.
    pub fn places(&self) -> Vec<f64> {
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

    /// The probability that the first slow step lies after the measured step before and not after this one, for each measured step. None where
    /// the last step was not measured, or where nothing speaks for any place.
    fn gaps(&self) -> Option<Vec<(usize, f64)>> {
        if !self.readings.contains_key(&self.last) {
            return None;
        }
        let grid = Grid::of(self);
        let spreads: &[(f64, f64)] = if self.layouts { &SPREADS } else { &[(1.0, 1.0)] };
        let given = |&(times, probability): &(f64, f64)| Some((self.gaps_given(&grid, times)?, probability));
        let given: Vec<_> = spreads.iter().filter_map(given).collect();
        let most = given.iter().map(|((_, log), _)| *log).fold(f64::MIN, f64::max);
        let mut gaps: Vec<(usize, f64)> = self.readings.keys().map(|step| (*step, 0.0)).collect();
        for ((probabilities, log), weight) in &given {
            let weight = weight * (log - most).exp();
            gaps.iter_mut().zip(probabilities).for_each(|((_, sum), one)| *sum += weight * one);
        }
        let sum: f64 = gaps.iter().map(|(_, probability)| probability).sum();
        gaps.iter_mut().for_each(|(_, probability)| *probability /= sum);
        (sum > 0.0 && sum.is_finite()).then_some(gaps)
    }

    /// The same where builds differ by so many times [`Evidence::own`], and the logarithm of the likelihood of that.
    fn gaps_given(&self, grid: &Grid, times: f64) -> Option<(Vec<f64>, f64)> {
        // What both builds have in the noise, beyond what the errors have of it.
        let more = self.own * (2.0 * (times * times - 1.0)).sqrt();
        let own = grid.kernel(if self.layouts { 0.0 } else { self.own });
        let steps: Vec<usize> = self.readings.keys().copied().collect();
        let mut log_scales = 0.0;
        let mut likelihood = |readings: &Vec<Reading>| {
            let (likelihood, log) = grid.likelihood(readings, more);
            log_scales += log;
            grid.blurred(&likelihood, &own)
        };
        let likelihoods: Vec<Vec<f64>> = self.readings.values().map(&mut likelihood).collect();
        // The probability that some step of a gap has a new level.
        let keep = |at: usize| {
            let before = if at == 0 { 0 } else { steps[at - 1] };
            (1.0 - FURTHER / self.last.max(2) as f64).powf((steps[at] - before) as f64)
        };
        let keep: Vec<f64> = (0..steps.len()).map(keep).collect();
        let base = 1.0 / grid.count as f64;
        let slow = grid.slow(self.threshold);

        // Backwards: what the later steps say, given the level of this one. All of it may have any level but the last step's.
        let mut later: Vec<Vec<f64>> = vec![Vec::new(); steps.len()];
        let mut logs = vec![0.0; steps.len()];
        let mut current: Vec<f64> = (0..grid.count).map(|at| if at < slow { 1.0 } else { 0.0 }).collect();
        let mut log = 0.0;
        for at in (0..steps.len()).rev() {
            logs[at] = log;
            let ahead: Vec<f64> =
                current.iter().zip(&likelihoods[at]).map(|(one, other)| one * other).collect();
            later[at] = current;
            let anew = (1.0 - keep[at]) * base * ahead.iter().sum::<f64>();
            current = ahead.iter().map(|same| keep[at] * same + anew).collect();
            log += scaled(&mut current)?;
        }

        // Forwards: the level of this step, given that no step was slow so far; and what becomes slow here.
        let mut fast: Vec<f64> =
            (0..grid.count).map(|at| if at < slow { 0.0 } else { own[at.abs_diff(grid.zero)] }).collect();
        let mut log = scaled(&mut fast)?;
        let mut found: Vec<(f64, f64)> = Vec::new();
        for at in 0..steps.len() {
            let anew = (1.0 - keep[at]) * base * fast.iter().sum::<f64>();
            let falls =
                likelihoods[at][..slow].iter().zip(&later[at]).map(|(here, later)| here * later).sum::<f64>();
            found.push((anew * falls, log + logs[at]));
            for (level, (fast, here)) in fast.iter_mut().zip(&likelihoods[at]).enumerate() {
                *fast = if level < slow { 0.0 } else { (keep[at] * *fast + anew) * here };
            }
            log += scaled(&mut fast)?;
        }
        let most = found.iter().filter(|(one, _)| *one > 0.0).map(|(_, log)| *log).fold(f64::MIN, f64::max);
        let probabilities: Vec<f64> =
            found.iter().map(|(one, log)| if *one > 0.0 { one * (log - most).exp() } else { 0.0 }).collect();
        let sum: f64 = probabilities.iter().sum();
        let is_possible = sum > 0.0 && sum.is_finite();
        is_possible
            .then(|| (probabilities.into_iter().map(|one| one / sum).collect(), most + sum.ln() + log_scales))
    }
}

/// Divides by the largest, and gives its logarithm. None where nothing is left.
fn scaled(values: &mut [f64]) -> Option<f64> {
    let most = values.iter().copied().fold(0.0, f64::max);
    values.iter_mut().for_each(|value| *value /= most);
    (most > 0.0).then(|| most.ln())
}

/// Equally spaced levels, lowest first. One of them is zero.
struct Grid {
    spacing: f64,
    count: usize,
    /// The place of level zero.
    zero: usize,
}

impl Grid {
    fn of(evidence: &Evidence<'_>) -> Self {
        let readings = || evidence.readings.values().flatten();
        let low = readings().map(|one| one.ratio - 3.0 * one.error).fold(1.5 * evidence.threshold, f64::min);
        let high = readings().map(|one| one.ratio + 3.0 * one.error).fold(4.0 * evidence.own, f64::max);
        let fine = (evidence.own / 2.0).min(-evidence.threshold / 4.0);
        let spacing = fine.max((high - low) / LEVELS);
        let below = (-low / spacing).ceil() as usize;
        Self { spacing, count: below + 1 + (high / spacing).ceil() as usize, zero: below }
    }

    fn level(&self, at: usize) -> f64 {
        (at as f64 - self.zero as f64) * self.spacing
    }

    /// How many levels lie below the threshold.
    fn slow(&self, threshold: f64) -> usize {
        (0..self.count).take_while(|at| self.level(*at) < threshold).count()
    }

    /// What the comparisons of one step say of its build's level, up to a factor, and the factor's logarithm. Their noise has that much more in it
    /// than their errors say.
    fn likelihood(&self, readings: &[Reading], more: f64) -> (Vec<f64>, f64) {
        // No narrower than the grid can show.
        let scale = |one: &Reading| one.error.hypot(self.spacing / 2.0).hypot(more);
        let scales: Vec<(f64, f64)> = readings.iter().map(scale).map(|scale| (scale, scale.ln())).collect();
        let log = |at| {
            let level = self.level(at);
            let of = |(one, (scale, log)): (&Reading, &(f64, f64))| {
                student((one.ratio - level) / scale, NOISE_FREEDOM).ln() - log
            };
            readings.iter().zip(&scales).map(of).sum::<f64>()
        };
        let logs: Vec<f64> = (0..self.count).map(log).collect();
        let most = logs.iter().copied().fold(f64::MIN, f64::max);
        (logs.into_iter().map(|log| (log - most).exp()).collect(), most)
    }

    /// The probability of a build's own effect, by how many levels it has, either way.
    fn kernel(&self, own: f64) -> Vec<f64> {
        let scale = own.hypot(self.spacing / 2.0);
        let raw: Vec<f64> =
            (0..self.count).map(|at| student(at as f64 * self.spacing / scale, OWN_FREEDOM)).collect();
        let sum = 2.0 * raw.iter().sum::<f64>() - raw[0];
        raw.into_iter().map(|one| one / sum).collect()
    }

    /// What the comparisons say of the step's level, its build's own effect aside.
    fn blurred(&self, likelihood: &[f64], own: &[f64]) -> Vec<f64> {
        let blur = |at: usize| {
            let (below, above) = likelihood.split_at(at);
            let below = below.iter().rev().zip(&own[1..]).map(|(one, own)| one * own).sum::<f64>();
            below + above.iter().zip(own).map(|(one, own)| one * own).sum::<f64>()
        };
        (0..self.count).map(blur).collect()
    }
}

/// Student's density up to a factor.
fn student(distance: f64, freedom: f64) -> f64 {
    (1.0 + distance * distance / freedom).powf(-f64::midpoint(freedom, 1.0))
}
