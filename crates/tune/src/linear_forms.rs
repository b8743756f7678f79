//! Positions as linear forms of the weights, for [`crate::fit`]: the value of a position is a
//! constant plus a sum of weights, each times a small count.

use plywright::eval::{Evaluator, FULL_PHASE, FULL_SCALE, Parts, TooHeavy, Values};
use plywright::popcount::Swar;
use plywright::recipe::{Of, with};
use plywright::score::Score;
use plywright::sliders::Magic;
use plywright::weights;
use rayon::prelude::*;

use crate::linear::Linear;
use crate::samples::Sample;

/// Number of positions that one thread evaluates at a time. Each chunk is summed, and then the sums
/// are added in order: a sum of floating-point numbers depends on its order, and no sum may depend
/// on the number of threads.
pub(crate) const CHUNK: usize = 4_096;

/// Recipe for any machine, with weights that can be changed and the score `S`.
pub(crate) type Variable<S> = Of<Swar, Magic, with::Score<S, with::Weights<weights::Runtime>>>;

/// Evaluator with these weights.
pub(crate) fn evaluator<S: Score>(weights: plywright::eval::Weights<S>) -> Evaluator<Variable<S>> {
    Evaluator::with_weights(Variable::new(Swar, Magic), weights)
        .unwrap_or_else(|fixed| unreachable!("a recipe with run-time weights takes any weights: {fixed}"))
}

/// Number of times that a weight is in a position's evaluation, White's minus Black's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count {
    /// Index of the weight's midgame value; its endgame value is the next.
    pub(crate) index: u16,
    /// Number of times.
    pub(crate) times: i16,
}

/// Data to evaluate a position with any weights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Form {
    /// Start of the position's counts among those of its chunk.
    first: u32,
    /// Share of the midgame that is left, from 0 to 1.
    phase: f32,
    /// Midgame and endgame value that comes from no weight.
    constant: [f32; 2],
    /// Factor of the endgame value where White is ahead, and where Black is.
    scales: [f32; 2],
}

/// Forms of up to [`CHUNK`] positions.
#[derive(Debug)]
pub(crate) struct Chunk {
    forms: Vec<Form>,
    counts: Vec<Count>,
}

/// Forms of all positions, in order.
pub(crate) fn forms(samples: &[&Sample], values: &Values) -> Vec<Chunk> {
    samples.par_chunks(CHUNK).map(|samples| Chunk::new(samples, values)).collect()
}

impl Chunk {
    fn new(samples: &[&Sample], values: &Values) -> Self {
        let evaluator = evaluator(Linear::weights(values));
        let numbers = values.numbers();
        let mut counted = vec![0; numbers.len()];
        let mut chunk = Self { forms: Vec::with_capacity(samples.len()), counts: Vec::new() };
        for sample in samples {
            Linear::begin();
            let Parts { score, phase, scales } = evaluator.parts(&sample.position);
            score.count(&mut counted);
            let (mut mg, mut eg) = (score.mg(), score.eg());
            let first = chunk.counts.len() as u32;
            for (index, times) in counted.iter_mut().enumerate().filter(|(_, times)| **times != 0) {
                mg -= *times * numbers[index];
                eg -= *times * numbers[index + 1];
                chunk.counts.push(Count { index: index as u16, times: *times as i16 });
                *times = 0;
            }
            chunk.forms.push(Form {
                first,
                phase: phase as f32 / FULL_PHASE as f32,
                constant: [mg as f32, eg as f32],
                scales: scales.map(|scale| scale as f32 / FULL_SCALE as f32),
            });
        }
        chunk
    }

    /// Calls `each` with each position's index in the chunk and its value for White with these
    /// weights. `each` returns the derivative of the loss by this value; the derivative by every
    /// weight is added to `gradient`.
    pub(crate) fn each(
        &self,
        weights: &[f64],
        mut each: impl FnMut(usize, f64) -> f64,
        gradient: &mut [f64],
    ) {
        for (index, form) in self.forms.iter().enumerate() {
            let last = self.forms.get(index + 1).map_or(self.counts.len(), |next| next.first as usize);
            let counts = &self.counts[form.first as usize..last];
            let [mut mg, mut eg] = form.constant.map(f64::from);
            for &Count { index, times } in counts {
                mg += weights[usize::from(index)] * f64::from(times);
                eg += weights[usize::from(index) + 1] * f64::from(times);
            }
            let midgame = f64::from(form.phase);
            let endgame = (1.0 - midgame) * f64::from(form.scales[usize::from(eg <= 0.0)]);
            let slope = each(index, midgame * mg + endgame * eg);
            if slope != 0.0 {
                for &Count { index, times } in counts {
                    gradient[usize::from(index)] += slope * midgame * f64::from(times);
                    gradient[usize::from(index) + 1] += slope * endgame * f64::from(times);
                }
            }
        }
    }
}

/// Values of all positions for White with these weights, as the engine computes them.
pub(crate) fn evaluate(samples: &[&Sample], values: &Values) -> Result<Vec<i32>, TooHeavy> {
    use plywright::score::Packed;
    let evaluator = evaluator(values.weights::<Packed>()?);
    let value = |sample: &&Sample| {
        let value = evaluator.evaluate(&sample.position);
        if sample.position.side().is_white() { value } else { -value }
    };
    Ok(samples.par_iter().with_min_len(CHUNK).map(value).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Rules, play};
    use crate::samples::Game;
    use plywright::recipe::Portable;

    fn games() -> Vec<Game> {
        (0..3)
            .map(|index| play(Portable::PORTABLE, &Rules { nodes: 200, endgames: false }, 7, index))
            .collect()
    }

    #[test]
    fn a_form_is_the_evaluation_of_its_position() {
        let games = games();
        let samples: Vec<&Sample> = games.iter().flat_map(|game| &game.samples).collect();
        assert!(samples.len() > 50);
        let values = evaluate(&samples, &Values::SHIPPED).unwrap();
        let weights: Vec<f64> = Values::SHIPPED.numbers().into_iter().map(f64::from).collect();
        let mut seen = 0;
        for (chunk, values) in forms(&samples, &Values::SHIPPED).iter().zip(values.chunks(CHUNK)) {
            let same = |index: usize, value: f64| {
                // The engine rounds twice.
                assert!(
                    (value - f64::from(values[index])).abs() <= 2.0,
                    "{value} {}",
                    samples[index].position
                );
                seen += 1;
                0.0
            };
            chunk.each(&weights, same, &mut []);
        }
        assert_eq!(seen, samples.len());
    }

    #[test]
    fn a_slope_is_the_derivative_by_a_weight() {
        let games = games();
        let samples: Vec<&Sample> = games[0].samples.iter().take(20).collect();
        let chunk = &forms(&samples, &Values::SHIPPED)[0];
        let mut weights: Vec<f64> = Values::SHIPPED.numbers().into_iter().map(f64::from).collect();
        let sum = |weights: &[f64]| {
            let (mut sum, mut gradient) = (0.0, vec![0.0; weights.len()]);
            let add = |_: usize, value: f64| {
                sum += value;
                1.0
            };
            chunk.each(weights, add, &mut gradient);
            (sum, gradient)
        };
        let (before, gradient) = sum(&weights);
        for (index, &slope) in gradient.iter().enumerate() {
            weights[index] += 0.125;
            assert!((sum(&weights).0 - before - 0.125 * slope).abs() < 1e-6, "{index}");
            weights[index] -= 0.125;
        }
    }
}
