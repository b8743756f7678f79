//! Trains the network by gradient descent on positions of games.
//!
//! A position to which the network gives `v` centipawns is expected to score `1 / (1 + exp(-K v))`
//! points. `K` is fitted to the data first, so that a centipawn keeps its meaning. The target is a
//! mixture of two scores. The score expected from the value that the search found has the weight
//! [`Method::share`]; the game's result has the rest of the weight. The loss is the mean of the
//! squared difference.
//!
//! The optimiser is AdamW (Loshchilov and Hutter, "Decoupled Weight Decay Regularization") on
//! batches of shuffled positions; the rate falls along a half cosine. The first layer is sparse:
//! only the columns of the pieces on the board are added, and only these get a gradient. Weights
//! are clamped to the range of their integers, so the network that is written is the trained one,
//! rounded.
//!
//! A batch is cut into a fixed number of chunks, and their gradients are added in order: the same
//! seed and games give the same network with any number of threads.

use anyhow::{Context, Result, ensure};
use plywright::board::Position;
use plywright::network::{HIDDEN, INPUTS, Network, OUTPUT_ONE, OUTPUTS, Perspective, SCALE, output_of};
use plywright::simd::ONE;
use plywright::types::Colour;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rayon::prelude::*;

use crate::fit::{expected, fit_k};
use crate::progress::Progress;
use crate::samples::Game;

/// Settings of the training.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Method {
    /// Number of passes over all positions.
    pub(crate) epochs: u64,
    /// Learning rate of the first steps.
    pub(crate) rate: f32,
    /// Share of the search's value in the target; the rest is the game's result.
    pub(crate) share: f32,
    /// Seed of the first weights and of the order of the positions.
    pub(crate) seed: u64,
    /// Number of outputs that are trained: all, or one. A single output is trained on all
    /// positions, and then all outputs get its weights.
    pub(crate) outputs: usize,
}

/// Positions in a step.
const BATCH: usize = 16_384;

/// Parts of a batch, each with its own gradient.
const CHUNKS: usize = 8;

/// One game in this many is held out: training does not learn from it.
const HELD_OUT_OF: usize = 64;

/// Rate at which weights shrink, in units of the learning rate.
const DECAY: f32 = 0.01;

/// Largest weight whose integer fits.
const LARGEST: f32 = 1.98;

/// Inputs of a position in a few bytes, with its target.
#[derive(Clone, Copy, Debug)]
struct Packed {
    /// Inputs of the side to move and of the other side. Only the first `pieces` entries are used.
    inputs: [[u16; 32]; 2],
    pieces: u8,
    /// Value that the search found, in centipawns for the side to move.
    value: i16,
    /// Points that the side to move scored in the game.
    points: f32,
}

impl Packed {
    fn new(position: &Position, value: i32, points: f64) -> Self {
        let side = position.side();
        let white = side.is_white();
        let mut pieces = 0;
        let inputs = [side, !side].map(|colour: Colour| {
            let mut inputs = [0; 32];
            pieces = 0;
            for (slot, input) in inputs.iter_mut().zip(Perspective::of(position, colour).inputs(position)) {
                *slot = input as u16;
                pieces += 1;
            }
            inputs
        });
        let value = if white { value } else { -value };
        let points = if white { points } else { 1.0 - points };
        // A file may hold any number; a search never exceeds this range.
        let value = value.clamp(-i32::from(i16::MAX), i32::from(i16::MAX)) as i16;
        Self { inputs, pieces, value, points: points as f32 }
    }

    /// Index of the output for this position, out of `outputs`.
    fn output(&self, outputs: usize) -> usize {
        output_of(self.pieces.into()) % outputs
    }

    fn sides(&self) -> [&[u16]; 2] {
        self.inputs.each_ref().map(|inputs| &inputs[..usize::from(self.pieces)])
    }
}

/// Positions of games: those to learn from, and those held out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Data {
    games: usize,
    learnt: Vec<Packed>,
    held_out: Vec<Packed>,
}

impl Data {
    /// Adds games to the data, and holds out one in [`HELD_OUT_OF`]: games 0, 64, 128 and so on, or
    /// games 1, 65, 129 and so on if the games cover endgames. In a file of such games, games 0, 4,
    /// 8 and so on begin with few pieces. The games of all files are numbered one after another, so
    /// no game that begins with few pieces is held out as long as every file has a multiple of four
    /// games.
    pub(crate) fn extend(&mut self, games: &[Game], endgames: bool) {
        for game in games {
            let part = if self.games % HELD_OUT_OF == usize::from(endgames) {
                &mut self.held_out
            } else {
                &mut self.learnt
            };
            let pack = |sample: &crate::samples::Sample| {
                Packed::new(&sample.position, sample.value, game.outcome.points())
            };
            part.extend(game.samples.iter().map(pack));
            self.games += 1;
        }
    }

    /// Number of positions to learn from, and number held out.
    pub(crate) fn positions(&self) -> [usize; 2] {
        [self.learnt.len(), self.held_out.len()]
    }
}

/// Floating-point numbers in the shape of the network: its weights, their gradient, or one of their
/// moments.
#[derive(Clone)]
struct Floats {
    columns: Vec<[f32; HIDDEN]>,
    biases: [f32; HIDDEN],
    outputs: Vec<Output>,
}

/// Weights of an output for the side to move and for the other side, and its bias.
#[derive(Clone, Copy)]
struct Output {
    weights: [[f32; HIDDEN]; 2],
    bias: f32,
}

impl Floats {
    fn zero(outputs: usize) -> Self {
        Self {
            columns: vec![[0.0; HIDDEN]; INPUTS],
            biases: [0.0; HIDDEN],
            outputs: vec![Output { weights: [[0.0; HIDDEN]; 2], bias: 0.0 }; outputs],
        }
    }

    /// Small random weights, the same for each output.
    fn random(random: &mut Xoshiro256PlusPlus, outputs: usize) -> Self {
        let mut number = |size: f32| ((random.next_u64() >> 40) as f32 / (1 << 23) as f32 - 1.0) * size;
        let mut floats = Self::zero(outputs);
        // These sizes keep the sums in the order of 1: a position sets about 24 inputs, and the
        // output sums two hidden layers.
        let (first, second) = ((1.0 / 24.0_f32).sqrt(), (1.0 / (2 * HIDDEN) as f32).sqrt());
        floats.columns.iter_mut().flatten().for_each(|weight| *weight = number(first));
        let mut output = floats.outputs[0];
        output.weights.iter_mut().flatten().for_each(|weight| *weight = number(second));
        floats.outputs.fill(output);
        floats
    }

    /// All numbers, row by row.
    fn rows(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let columns = self.columns.iter_mut().map(|column| &mut column[..]);
        let outputs =
            self.outputs.iter_mut().flat_map(|Output { weights: [side_to_move, other_side], bias }| {
                [&mut side_to_move[..], &mut other_side[..], std::slice::from_mut(bias)]
            });
        columns.chain([&mut self.biases[..]]).chain(outputs)
    }

    fn hidden(&self, inputs: &[u16]) -> [f32; HIDDEN] {
        let mut row = self.biases;
        for &input in inputs {
            for (sum, weight) in row.iter_mut().zip(&self.columns[usize::from(input)]) {
                *sum += weight;
            }
        }
        row
    }

    /// Hidden layers of both sides, and the output in centipawns.
    fn forward(&self, sample: &Packed) -> ([[f32; HIDDEN]; 2], f32) {
        let rows = sample.sides().map(|inputs| self.hidden(inputs));
        let mut lanes = [0.0_f32; 16];
        let output = &self.outputs[sample.output(self.outputs.len())];
        for (row, weights) in rows.iter().zip(&output.weights) {
            for (numbers, weights) in row.chunks_exact(16).zip(weights.chunks_exact(16)) {
                for ((lane, number), weight) in lanes.iter_mut().zip(numbers).zip(weights) {
                    let clipped = number.clamp(0.0, 1.0);
                    *lane += clipped * clipped * weight;
                }
            }
        }
        (rows, (output.bias + lanes.iter().sum::<f32>()) * SCALE as f32)
    }

    /// Adds the gradient of the sample's squared error to `gradient`, and returns the squared
    /// error.
    fn backward(&self, sample: &Packed, target: f32, k: f32, gradient: &mut Self) -> f32 {
        let (rows, value) = self.forward(sample);
        let points = 1.0 / (1.0 + (-k * value).exp());
        let error = points - target;
        let slope = 2.0 * error * points * (1.0 - points) * k * SCALE as f32;
        let output = sample.output(self.outputs.len());
        let weights = &self.outputs[output].weights;
        let output = &mut gradient.outputs[output];
        output.bias += slope;
        for (side, inputs) in sample.sides().into_iter().enumerate() {
            let mut row = [0.0; HIDDEN];
            for index in 0..HIDDEN {
                let number = rows[side][index];
                let clipped = number.clamp(0.0, 1.0);
                output.weights[side][index] += slope * clipped * clipped;
                let passes = if number > 0.0 && number < 1.0 { 2.0 * number } else { 0.0 };
                row[index] = slope * weights[side][index] * passes;
                gradient.biases[index] += row[index];
            }
            for &input in inputs {
                for (sum, share) in gradient.columns[usize::from(input)].iter_mut().zip(&row) {
                    *sum += share;
                }
            }
        }
        error * error
    }

    /// Converts a network of integers to floating-point numbers.
    fn from_network(network: &Network) -> Self {
        let (columns, biases, outputs) = network.weights();
        let first = |row: [i16; HIDDEN]| row.map(|weight| f32::from(weight) / f32::from(ONE));
        let last = |row: [i16; HIDDEN]| row.map(|weight| f32::from(weight) / OUTPUT_ONE as f32);
        Self {
            columns: columns.into_iter().map(first).collect(),
            biases: first(biases),
            outputs: outputs
                .into_iter()
                .map(|(weights, bias)| Output {
                    weights: weights.map(last),
                    bias: bias as f32 / (i32::from(ONE) * OUTPUT_ONE) as f32,
                })
                .collect(),
        }
    }

    /// Converts to a network of integers.
    fn rounded(&self) -> Result<Box<Network>> {
        let integer = |weight: f32, scale: i32| (weight * scale as f32).round() as i16;
        let first = |row: &[f32; HIDDEN]| row.map(|weight| integer(weight, i32::from(ONE)));
        let columns: Vec<_> = self.columns.iter().map(first).collect();
        let columns = columns.as_slice().try_into().context("an input has no column")?;
        let outputs = std::array::from_fn(|output| {
            let Output { weights, bias } = self.outputs[output % self.outputs.len()];
            let weights = weights.map(|weights| weights.map(|weight| integer(weight, OUTPUT_ONE)));
            (weights, (bias * (i32::from(ONE) * OUTPUT_ONE) as f32).round() as i32)
        });
        Network::of(columns, first(&self.biases), outputs).context("the trained weights are too large")
    }
}

/// Result of training.
#[derive(Debug)]
pub(crate) struct Trained {
    pub(crate) network: Box<Network>,
    pub(crate) k: f64,
    /// Mean loss of the held-out positions, before training and after each epoch.
    pub(crate) losses: Vec<f64>,
}

/// Trains a network from random weights, or from the weights of another network.
///
/// # Errors
///
/// There are no positions to learn from or none held out, or the rate is so high that training
/// fails.
pub(crate) fn train(data: &Data, from: Option<&Network>, method: &Method) -> Result<Trained> {
    ensure!(
        !data.learnt.is_empty(),
        "the games have no positions to learn from: one game in {HELD_OUT_OF} is held out"
    );
    ensure!(!data.held_out.is_empty(), "none of the held-out games has positions");
    ensure!(from.is_none() || method.outputs == OUTPUTS, "training from a network needs {OUTPUTS} outputs");
    // A tenth of the positions is enough to fit one number.
    let sample = || data.learnt.iter().step_by(10);
    let values: Vec<i32> = sample().map(|sample| i32::from(sample.value)).collect();
    let points: Vec<f64> = sample().map(|sample| f64::from(sample.points)).collect();
    let k = fit_k(&values, &points);
    let target = |sample: &Packed| {
        let found = expected(k, f64::from(sample.value)) as f32;
        sample.points + method.share * (found - sample.points)
    };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(method.seed);
    let mut network = from.map_or_else(|| Floats::random(&mut random, method.outputs), Floats::from_network);
    let zero = Floats::zero(network.outputs.len());
    let (mut first, mut second) = (zero.clone(), zero.clone());
    let mut gradients = vec![zero; CHUNKS];
    let mut order: Vec<u32> = (0..data.learnt.len() as u32).collect();
    let batches = order.len().div_ceil(BATCH) as u64;
    let (mut step, steps) = (0, batches.saturating_mul(method.epochs));
    let progress = Progress::begin("batches", steps);
    let loss_held_out = |network: &Floats| {
        let squares = data.held_out.par_chunks(4_096).map(|samples| {
            let error = |sample: &Packed| {
                let (_, value) = network.forward(sample);
                f64::from(expected(k, f64::from(value)) as f32 - target(sample)).powi(2)
            };
            samples.iter().map(error).sum::<f64>()
        });
        // The sums of the parts are added in order.
        let squares: Vec<f64> = squares.collect();
        squares.iter().sum::<f64>() / data.held_out.len() as f64
    };
    let mut losses = vec![loss_held_out(&network)];
    for _ in 0..method.epochs {
        shuffle(&mut order, &mut random);
        for batch in order.chunks(BATCH) {
            let part = batch.len().div_ceil(CHUNKS);
            gradients.par_iter_mut().enumerate().for_each(|(index, gradient)| {
                gradient.rows().for_each(|row| row.fill(0.0));
                for &sample in batch.iter().skip(index * part).take(part) {
                    let sample = &data.learnt[sample as usize];
                    network.backward(sample, target(sample), k as f32, gradient);
                }
            });
            step += 1;
            let cosine = (std::f64::consts::PI * step as f64 / steps as f64).cos();
            let rate = method.rate * (0.01 + 0.99 * 0.5 * (1.0 + cosine) as f32);
            descend(&mut network, &mut gradients, [&mut first, &mut second], batch.len(), step, rate);
            let shown = losses.last().map_or(String::new(), |loss| format!("loss {loss:.6}"));
            progress.report(&shown);
        }
        let loss = loss_held_out(&network);
        ensure!(loss.is_finite(), "training diverged: try a lower --rate");
        losses.push(loss);
    }
    progress.finish();
    Ok(Trained { network: network.rounded()?, k, losses })
}

/// Fisher and Yates's shuffle.
fn shuffle(order: &mut [u32], random: &mut Xoshiro256PlusPlus) {
    for last in (1..order.len()).rev() {
        let other = ((u128::from(random.next_u64()) * (last as u128 + 1)) >> 64) as usize;
        order.swap(last, other);
    }
}

/// Takes one step of AdamW along the sum of the gradients.
fn descend(
    network: &mut Floats,
    gradients: &mut [Floats],
    [first, second]: [&mut Floats; 2],
    samples: usize,
    step: u64,
    rate: f32,
) {
    const BETAS: [f32; 2] = [0.9, 0.999];
    let corrections = BETAS.map(|beta| 1.0 - beta.powi(step.min(100_000) as i32));
    let Some((sum, others)) = gradients.split_first_mut() else { return };
    for other in others {
        for (sum, other) in sum.rows().zip(other.rows()) {
            sum.iter_mut().zip(other).for_each(|(sum, other)| *sum += *other);
        }
    }
    let rows = network.rows().zip(sum.rows()).zip(first.rows().zip(second.rows()));
    for ((weights, gradients), (first, second)) in rows {
        let numbers = weights.iter_mut().zip(gradients).zip(first.iter_mut().zip(second));
        for ((weight, gradient), (first, second)) in numbers {
            let gradient = *gradient / samples as f32;
            *first += (1.0 - BETAS[0]) * (gradient - *first);
            *second += (1.0 - BETAS[1]) * (gradient * gradient - *second);
            let step = *first / corrections[0] / ((*second / corrections[1]).sqrt() + 1e-8);
            *weight = (*weight * (1.0 - rate * DECAY) - rate * step).clamp(-LARGEST, LARGEST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Rules, play};
    use plywright::recipe::Portable;
    use plywright::simd::Scalar;

    fn data() -> Data {
        let games: Vec<Game> = (0..24_u64)
            .into_par_iter()
            .map(|index| play(Portable::PORTABLE, &Rules { nodes: 100, endgames: false }, 3, index))
            .collect();
        let mut data = Data::default();
        data.extend(&games, false);
        data
    }

    fn on<T: Send>(threads: usize, run: impl FnOnce() -> T + Send) -> T {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        pool.stack_size(plywright::search::STACK_BYTES).build().unwrap().install(run)
    }

    #[test]
    fn training_does_not_depend_on_the_number_of_threads() {
        let data = on(2, data);
        let [learnt, held_out] = data.positions();
        assert!(learnt > 5 * held_out && held_out > 0, "{learnt} {held_out}");
        // A single game is too little to test on, so the loss is measured on the positions learnt
        // from.
        let data = Data { held_out: data.learnt.clone(), ..data };
        let method = Method { epochs: 12, rate: 0.001, share: 0.7, seed: 1, outputs: OUTPUTS };
        let (alone, together) =
            (on(1, || train(&data, None, &method)).unwrap(), on(3, || train(&data, None, &method)).unwrap());
        assert_eq!(alone.network, together.network);
        assert_eq!(alone.losses, together.losses);
        assert!(alone.losses[12] < 0.9 * alone.losses[0], "{:?}", alone.losses);
    }

    #[test]
    fn without_positions_nothing_is_trained() {
        let method = Method { epochs: 1, rate: 0.001, share: 0.7, seed: 1, outputs: 1 };
        let refusal = |data: &Data| train(data, None, &method).unwrap_err().to_string();
        let data = data();
        assert!(refusal(&Data::default()).contains("no positions to learn from"));
        assert!(refusal(&Data { held_out: Vec::new(), ..data.clone() }).contains("held-out games"));
        let method = Method { rate: f32::INFINITY, ..method };
        let error = train(&data, None, &method).unwrap_err().to_string();
        assert!(error.contains("lower --rate"), "{error}");
    }

    #[test]
    fn a_gradient_is_the_slope_of_the_squared_error() {
        let position: Position =
            "r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4".parse().unwrap();
        let (sample, target, k) = (Packed::new(&position, 30, 1.0), 0.2, 0.005);
        let network = Floats::random(&mut Xoshiro256PlusPlus::seed_from_u64(1), OUTPUTS);
        let mut gradient = Floats::zero(OUTPUTS);
        network.backward(&sample, target, k, &mut gradient);
        let error = |change: &dyn Fn(&mut Floats)| {
            let mut network = network.clone();
            change(&mut network);
            f64::from(network.backward(&sample, target, k, &mut Floats::zero(OUTPUTS)))
        };
        let (input, output) = (usize::from(sample.inputs[1][3]), sample.output(OUTPUTS));
        // Choose the neuron with the largest slope among those that a small step does not clip.
        let (rows, _) = network.forward(&sample);
        let slope = |neuron: &usize| gradient.columns[input][*neuron].abs();
        let neurons = (0..HIDDEN).filter(|&neuron| rows.iter().all(|row| (0.1..0.9).contains(&row[neuron])));
        let neuron = neurons.max_by(|a, b| slope(a).total_cmp(&slope(b))).unwrap();
        let step = 1e-2_f32;
        for (slope, up, down) in [
            (
                gradient.outputs[output].bias,
                error(&|n| n.outputs[output].bias += step),
                error(&|n| n.outputs[output].bias -= step),
            ),
            (
                gradient.columns[input][neuron],
                error(&|n| n.columns[input][neuron] += step),
                error(&|n| n.columns[input][neuron] -= step),
            ),
            (
                gradient.outputs[output].weights[1][neuron],
                error(&|n| n.outputs[output].weights[1][neuron] += step),
                error(&|n| n.outputs[output].weights[1][neuron] -= step),
            ),
        ] {
            let found = (up - down) / (2.0 * f64::from(step));
            assert!((found - f64::from(slope)).abs() < 0.05 * found.abs() + 1e-5, "{found} {slope}");
        }
    }

    #[test]
    fn a_rounded_network_gives_nearly_the_same_values() {
        let mut network = Floats::random(&mut Xoshiro256PlusPlus::seed_from_u64(2), OUTPUTS);
        let weights = network.outputs.iter_mut().flat_map(|output| output.weights.iter_mut().flatten());
        weights.for_each(|weight| *weight *= 8.0);
        let rounded = network.rounded().unwrap();
        assert_eq!(Floats::from_network(&rounded).rounded().unwrap(), rounded);
        for fen in plywright::search::BENCH_POSITIONS {
            let position: Position = fen.parse().unwrap();
            let (_, value) = network.forward(&Packed::new(&position, 0, 0.5));
            let found = rounded.evaluate(Scalar, &position) as f32;
            assert!((found - value).abs() < 20.0 + 0.02 * value.abs(), "{fen}: {found} for {value}");
        }
    }
}
