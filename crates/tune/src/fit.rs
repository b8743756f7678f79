//! Fits the weights: logistic regression of the games' results, mixed with the values that the
//! search found.
//!
//! A position worth `v` centipawns is expected to score `1 / (1 + exp(-K v))` points. Its actual
//! score is a mixture: one part is the game's result, and the other, [`Method::share`], is the
//! score expected from the value that the search found in the game. A result alone is noisy,
//! because it is mostly decided after the position. Adam, on all positions at once, moves the
//! weights to where the expectation fits the score best (least mean logistic loss). `K` is fitted
//! once, to the results alone and with the first weights, and not changed afterwards. So a
//! centipawn keeps its meaning, and the margins of the search stay right.
//!
//! The terms that are not linear, the danger to kings and the scale of drawish endings, are fitted
//! by trial: each number is raised or lowered as long as that helps.
//!
//! A tenth of the games is held out. Adam moves the weights that are pairs, of a midgame and an
//! endgame value. Once they stop fitting the held-out games better, they only fit the noise of the
//! games learnt from. So the steps of the round end, and the round keeps the pairs of the step that
//! fitted the held-out games best. The trials follow the steps and use only the games learnt from,
//! because a few dozen whole numbers cannot overfit so many games. For these numbers the held-out
//! games only show the final result.

use anyhow::{Context, Result};
use plywright::eval::{ENTRIES, Values, WeightKind};
use rayon::prelude::*;

use crate::linear_forms::{self, CHUNK, Chunk};
use crate::progress::Progress;
use crate::samples::{Game, Sample};

/// Settings of the fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Method {
    /// Largest number of Adam's steps in a round.
    pub(crate) steps: u64,
    /// Length of the first steps, in centipawns; later ones are shorter.
    pub(crate) rate: f64,
    /// Pull of each weight towards its first value, added to the loss for each squared centipawn.
    pub(crate) pull: f64,
    /// Share of the search's value in the expected score; the rest is the game's result.
    pub(crate) share: f64,
    /// Number of rounds of steps and trials.
    pub(crate) rounds: u64,
}

/// One game in this many is held out: the fit does not learn from it.
const HELD_OUT_OF: usize = 10;

/// Number of steps without a gain on the held-out games after which the steps of a round end.
const PATIENCE: u64 = 30;

/// Positions with their scores.
struct Positions<'a> {
    samples: Vec<&'a Sample>,
    points: Vec<f64>,
}

impl<'a> Positions<'a> {
    fn from_games(games: impl Iterator<Item = &'a Game>) -> Self {
        let (mut samples, mut points) = (Vec::new(), Vec::new());
        for game in games {
            samples.extend(&game.samples);
            points.resize(samples.len(), game.outcome.points());
        }
        Self { samples, points }
    }

    /// Mixes the score expected from the search's value into the results.
    fn mix(&mut self, k: f64, share: f64) {
        for (points, sample) in self.points.iter_mut().zip(&self.samples) {
            *points += share * (expected(k, f64::from(sample.value)) - *points);
        }
    }

    /// Mean loss of these values.
    fn loss(&self, k: f64, values: &[i32]) -> f64 {
        mean_loss(k, values, &self.points)
    }

    /// Mean loss with these weights, and its derivative by each weight (zeros unless
    /// `with_gradient`).
    fn slope(&self, k: f64, chunks: &[Chunk], weights: &[f64], with_gradient: bool) -> (f64, Vec<f64>) {
        let count = self.points.len() as f64;
        let parts = chunks
            .par_iter()
            .zip(self.points.par_chunks(CHUNK))
            .map(|(chunk, points)| {
                let (mut sum, mut gradient) = (0.0, vec![0.0; weights.len()]);
                let slope = |index: usize, value: f64| {
                    sum += loss(k, value, points[index]);
                    if with_gradient { (expected(k, value) - points[index]) * k / count } else { 0.0 }
                };
                chunk.each(weights, slope, &mut gradient);
                (sum, gradient)
            })
            .collect::<Vec<_>>();
        let mut gradient = vec![0.0; weights.len()];
        for (_, part) in &parts {
            gradient.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        }
        (parts.iter().map(|(sum, _)| sum).sum::<f64>() / count, gradient)
    }
}

/// Mean loss of predicting these values where these points were scored.
fn mean_loss(k: f64, values: &[i32], points: &[f64]) -> f64 {
    let sums = values
        .par_chunks(CHUNK)
        .zip(points.par_chunks(CHUNK))
        .map(|(values, points)| {
            let losses = values.iter().zip(points).map(|(&value, &points)| loss(k, f64::from(value), points));
            losses.sum::<f64>()
        })
        .collect::<Vec<_>>();
    sums.iter().sum::<f64>() / points.len() as f64
}

/// Score expected of a position with this value.
pub(crate) fn expected(k: f64, value: f64) -> f64 {
    1.0 / (1.0 + (-k * value).exp())
}

/// Loss of predicting this value where this many points were scored.
fn loss(k: f64, value: f64, points: f64) -> f64 {
    // This is log(1 + exp(x)) without overflow.
    let x = -k * value;
    x.max(0.0) + (-x.abs()).exp().ln_1p() - (1.0 - points) * x
}

/// Result of a fit.
#[derive(Clone, Debug)]
pub(crate) struct Fitted {
    /// The fitted weights.
    pub(crate) values: Values,
    /// Scale from centipawns to expected scores.
    pub(crate) k: f64,
    /// Number of positions learnt from, and number held out.
    pub(crate) positions: [usize; 2],
    /// Mean loss before the fit, on the positions learnt from and on those held out.
    pub(crate) before: [f64; 2],
    /// Mean loss after the fit, on the same positions.
    pub(crate) after: [f64; 2],
}

/// Fits the weights to the games, beginning with `start`.
pub(crate) fn fit(games: &[Game], start: &Values, method: &Method) -> Result<Fitted> {
    let learnt = games.iter().enumerate().filter(|(index, _)| index % HELD_OUT_OF != 0).map(|(_, game)| game);
    let held_out = games.iter().step_by(HELD_OUT_OF);
    let (mut learnt, mut held_out) = (Positions::from_games(learnt), Positions::from_games(held_out));
    anyhow::ensure!(!learnt.samples.is_empty() && !held_out.samples.is_empty(), "too few games");
    let evaluate = |part: &Positions<'_>, values: &Values| {
        linear_forms::evaluate(&part.samples, values).context("the weights are too large for a score")
    };
    let k = fit_k(&evaluate(&learnt, start)?, &learnt.points);
    learnt.mix(k, method.share);
    held_out.mix(k, method.share);
    let losses = |values: &Values| -> Result<[f64; 2]> {
        Ok([learnt.loss(k, &evaluate(&learnt, values)?), held_out.loss(k, &evaluate(&held_out, values)?)])
    };
    let before = losses(start)?;
    let mut values = start.clone();
    for _ in 0..method.rounds {
        values = by_slope(&learnt, &held_out, k, start, &values, method);
        values = by_trying(&learnt, k, &values)?;
    }
    let after = losses(&values)?;
    Ok(Fitted { values, k, positions: [learnt.points.len(), held_out.points.len()], before, after })
}

/// Finds the `K` with the least loss, by golden section.
pub(crate) fn fit_k(values: &[i32], points: &[f64]) -> f64 {
    let golden = (5.0_f64.sqrt() - 1.0) / 2.0;
    let (mut low, mut high) = (0.0001, 0.05);
    while high - low > 1e-7 {
        let (a, b) = (high - golden * (high - low), low + golden * (high - low));
        if mean_loss(a, values, points) < mean_loss(b, values, points) { high = b } else { low = a }
    }
    (low + high) / 2.0
}

/// Moves the pairs along the slope of the loss.
fn by_slope(
    learnt: &Positions<'_>,
    held_out: &Positions<'_>,
    k: f64,
    start: &Values,
    values: &Values,
    method: &Method,
) -> Values {
    const DECAY: [f64; 2] = [0.9, 0.999];
    let chunks = [learnt, held_out].map(|part| linear_forms::forms(&part.samples, values));
    let origin: Vec<f64> = start.numbers().into_iter().map(f64::from).collect();
    let mut weights: Vec<f64> = values.numbers().into_iter().map(f64::from).collect();
    let ranges = ranges();
    let (mut mean, mut square) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
    let mut best = (f64::INFINITY, 0, weights.clone());
    let progress = Progress::begin("slope", method.steps);
    for step in 1..=method.steps {
        let (loss, gradient) = learnt.slope(k, &chunks[0], &weights, true);
        let (loss_held_out, _) = held_out.slope(k, &chunks[1], &weights, false);
        progress.report(&format!("loss {loss:.6}, held out {loss_held_out:.6}"));
        if loss_held_out < best.0 {
            best = (loss_held_out, step, weights.clone());
        } else if step - best.1 >= PATIENCE {
            break;
        }
        // Long steps first, to get near; short ones at the end, to settle.
        let rate = method.rate * (1.0 - 0.9 * step as f64 / method.steps as f64);
        let correction = DECAY.map(|decay| 1.0 - decay.powi(step as i32));
        for index in 0..weights.len() {
            // A weight that no position uses keeps its value.
            if gradient[index] == 0.0 && mean[index] == 0.0 {
                continue;
            }
            let slope = gradient[index] + 2.0 * method.pull * (weights[index] - origin[index]);
            mean[index] += (1.0 - DECAY[0]) * (slope - mean[index]);
            square[index] += (1.0 - DECAY[1]) * (slope * slope - square[index]);
            let size = (square[index] / correction[1]).sqrt() + 1e-12;
            let (low, high) = ranges[index];
            weights[index] = (weights[index] - rate * mean[index] / correction[0] / size).clamp(low, high);
        }
    }
    progress.finish();
    let rounded: Vec<i32> = best.2.iter().map(|weight| weight.round() as i32).collect();
    Values::from_numbers(&rounded)
}

/// Tries higher and lower values of each plain number (a weight that is no pair), with smaller and
/// smaller steps.
fn by_trying(learnt: &Positions<'_>, k: f64, values: &Values) -> Result<Values> {
    let mut numbers = values.numbers();
    let ranges = ranges();
    let plain = plain_numbers();
    let loss = |numbers: &[i32]| {
        linear_forms::evaluate(&learnt.samples, &Values::from_numbers(numbers))
            .map(|values| learnt.loss(k, &values))
    };
    let mut least = loss(&numbers).context("the weights are too large for a score")?;
    const SHARES: [i32; 4] = [4, 8, 16, 32];
    let progress = Progress::begin("tries", (SHARES.len() * plain.len()) as u64);
    for share in SHARES {
        for &index in &plain {
            let (low, high) = ranges[index];
            let size = (numbers[index].abs() / share).max(1);
            for step in [size, -size] {
                // Go on in a direction that helps.
                loop {
                    let before = numbers[index];
                    numbers[index] = (before + step).clamp(low as i32, high as i32);
                    match (numbers[index] != before).then(|| loss(&numbers).ok()).flatten() {
                        Some(less) if less < least => least = less,
                        _ => {
                            numbers[index] = before;
                            break;
                        }
                    }
                }
            }
            progress.report(&format!("loss {least:.6}"));
        }
    }
    progress.finish();
    Ok(Values::from_numbers(&numbers))
}

/// Range of each number.
fn ranges() -> Vec<(f64, f64)> {
    let range = |entry: &plywright::eval::Entry| {
        std::iter::repeat_n((f64::from(entry.low), f64::from(entry.high)), entry.len())
    };
    ENTRIES.iter().flat_map(range).collect()
}

/// Indices of the plain numbers.
fn plain_numbers() -> Vec<usize> {
    let kinds = ENTRIES.iter().flat_map(|entry| std::iter::repeat_n(entry.kind, entry.len()));
    kinds.enumerate().filter(|&(_, kind)| kind == WeightKind::Number).map(|(index, _)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Rules, play};
    use plywright::recipe::Portable;

    #[test]
    fn games_and_weights_do_not_depend_on_the_number_of_threads() {
        let on = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
            let pool = pool.stack_size(plywright::search::STACK_BYTES).build().unwrap();
            pool.install(|| {
                let play = |index| play(Portable::PORTABLE, &Rules { nodes: 100, endgames: false }, 3, index);
                let games: Vec<Game> = (0..24_u64).into_par_iter().map(play).collect();
                let method = Method { steps: 8, rate: 1.0, pull: 1e-8, share: 0.25, rounds: 1 };
                (
                    games.iter().map(|game| game.samples.len()).sum::<usize>(),
                    fit(&games, &Values::SHIPPED, &method).unwrap(),
                )
            })
        };
        let (alone, together) = (on(1), on(3));
        assert_eq!(alone.0, together.0);
        assert_eq!(alone.1.values.to_toml(), together.1.values.to_toml());
        let Fitted { values, before, after, .. } = alone.1;
        assert!(after[0] < before[0], "{before:?} {after:?}");
        assert_ne!(values, Values::SHIPPED);
        assert_eq!(values.check(), Ok(()));
    }

    #[test]
    fn a_loss_is_the_logarithm_of_the_expected_score() {
        for value in [-3_000.0, -120.0, 0.0, 55.0, 3_000.0] {
            let k = 0.005;
            let won = expected(k, value);
            assert!((loss(k, value, 1.0) + won.ln()).abs() < 1e-9);
            assert!((loss(k, value, 0.5) - 0.5 * (loss(k, value, 1.0) + loss(k, value, 0.0))).abs() < 1e-9);
        }
        assert!(loss(1.0, -5_000.0, 1.0).is_finite());
    }

    #[test]
    fn every_entry_of_numbers_is_tried_and_every_number_has_a_range() {
        let plain = plain_numbers();
        let count: usize = ENTRIES
            .iter()
            .filter(|entry| entry.kind == WeightKind::Number)
            .map(plywright::eval::Entry::len)
            .sum();
        assert_eq!(plain.len(), count);
        assert_eq!(ranges().len(), Values::SHIPPED.numbers().len());
    }
}
