//! Chooses a program that surely loses little speed against the best one, and bounds that loss. The
//! chosen program is the plainest of those whose bound on the loss is accepted or, if there is
//! none, the program with the least expected loss.
//!
//! A verdict asks whether one candidate differs from the baseline. A choice asks less, and can be
//! sure sooner: if two candidates differ by a tenth of a per cent, it may take either of them, and
//! need not find out which is faster.
//!
//! A [`Belief`] combines the launches of all candidates. The model takes the logarithm of a
//! process's speed as the sum of three parts: the log speed of its program, an effect of the launch
//! (the same for all programs launched together), and the noise of the single process. This is the
//! two-way layout with unequal numbers (Searle, *Linear Models*, chapter 7). Weighted least squares
//! then gives the programs' speeds a normal distribution; since the noise is estimated too, draws
//! from that distribution are scaled to have Student's. Disturbed launches are winsorised (Huber,
//! "Robust estimation of a location parameter", *Annals of Mathematical Statistics* 35, 1964).
//! Results of earlier runs ([`Known`]) are added as independent estimates.
//!
//! The best of many candidates leads partly by luck, and more by luck if it had few launches. For
//! the choice all speeds are therefore shrunk a little towards the baseline's: before any
//! measurement, candidates are assumed to differ from it by one or two per cent (`VARIETY`). The
//! reported gains are not shrunk.
//!
//! Builds of a matrix share their parts: the gain from `-O3` shows in every build that has it. With
//! [`Parts`] the speed of a build is the sum of the separate effects of its changes and of an
//! interaction, which is small for most builds and large for some. So a combination borrows
//! evidence from its parts, a single lucky build does not lead, and builds that were never made
//! have a distribution too ([`Belief::promising`]).
//!
//! The losses come from draws of all speeds together: each draw gives each candidate's loss against
//! the best of that draw. The mean of the losses is the expected loss, and their quantile is the
//! bound. A race, which launches candidates until the choice is sure, ends as soon as some bound is
//! within [`LossRules::loss`], at a higher confidence than the stated one ([`ending`]). No bound
//! below [`LossRules::loss`] is reported, since the last launch may have given it by luck. Draws
//! also decide which candidates to launch next: the best of one draw, and for comparison the best
//! of further draws, as far as they are other candidates. This is modelled on top-two Thompson
//! sampling (Russo, "Simple Bayesian algorithms for best-arm identification", *Operations Research*
//! 68, 2020), with up to [`TOGETHER`] candidates a launch.

use std::collections::BTreeMap;

use outpace_stats::linear::{back, cholesky, dot, errors, solve};

use crate::measure::lockstep::TOGETHER;
use crate::record::{CONTROL, Comparison, Known, Launch, Loss, LossRules};
use crate::rng::Rng;
use crate::statistics::{NINETY_FIVE, median, spread};

/// Number of draws from which losses are computed.
const DRAWS: usize = 2_000;

/// Largest number of draws made to fill the next launch with candidates.
const TRIES: usize = 40;

/// Weight, in launches, of the spread of all candidates together, towards which each candidate's
/// own spread is shrunk.
const SHARED: f64 = 12.0;

/// Distance from the centre, in standard deviations, beyond which launches are moved to that
/// distance.
const OUTLYING: f64 = 2.0;

/// Assumed difference between candidates and the baseline before any measurement (standard
/// deviation of the log speed). docs/tried.md reports the results of larger values, and of a spread
/// that is estimated from the launches.
const VARIETY: f64 = 0.015;

/// Assumed difference before the first iteration of shrinking, in place of [`VARIETY`].
const WIDE: f64 = 10.0;

/// Assumed difference between the speed of a build and the sum of its changes before any
/// measurement (standard deviation of the log speed), for changes of compilers and their flags. The
/// actual size is estimated from the launches, between a tenth of this value and three times it.
pub const INTERACTION: f64 = 0.01;

/// The same difference for a build with a single change. Such a build has no interaction: the
/// difference is due to the build itself, such as to its code layout. If a larger difference were
/// assumed, it could not be separated from the effect of the change, and the speeds of combinations
/// would be predicted badly.
const SINGLE: f64 = 0.003;

/// Factor by which the assumed deviation from the sum of the changes is larger for a build that
/// combines a change known to interact, such as a profile, with others.
const INTERACTING: f64 = 3.0;

/// Iterations of least squares, and of shrinking; the result is stable to all digits that matter
/// after half as many.
const ROUNDS: usize = 12;

/// Distribution of the speeds of some candidates, each as the log ratio to the baseline.
#[derive(Clone, Debug)]
pub struct Belief {
    candidates: Vec<String>,
    /// Log speed of each candidate without shrinkage, with its standard error.
    measured: Vec<(f64, f64)>,
    /// Number of earlier runs that measured each candidate.
    runs: Vec<usize>,
    /// Changes that make up each candidate.
    parts: Vec<Vec<usize>>,
    /// Changes whose worth depends on the others.
    interacting: Vec<usize>,
    /// Standard deviation of the speeds around the sums of their changes.
    interaction: f64,
    /// Factor of `interaction` for a build with a single change.
    single: f64,
    /// Mean effect of each change, followed by the mean of each candidate's deviation from the sum
    /// of its changes.
    centre: Vec<f64>,
    /// Lower triangular factor of the precision of the quantities in `centre`: its product with its
    /// transpose is the inverse of their covariance matrix.
    factor: Vec<Vec<f64>>,
    /// Degrees of freedom of the estimated noise.
    freedom: f64,
}

/// Changes that make up each candidate.
#[derive(Clone, Copy)]
pub struct Parts<'a> {
    /// Number of changes.
    pub effects: usize,
    /// Returns the numbers of the changes of the named candidate, each below [`Parts::effects`].
    pub changes_of: &'a dyn Fn(&str) -> Vec<usize>,
    /// Changes whose worth depends on the others; see `INTERACTING`.
    pub interacting: &'a [usize],
    /// Assumed difference between the speed of a build and the sum of its changes before any
    /// measurement, such as [`INTERACTION`].
    pub interaction: f64,
}

impl Parts<'_> {
    /// Returns the factor of the assumed deviation of a build with a single change.
    fn single(&self) -> f64 {
        SINGLE / self.interaction
    }
}

/// A build that was not made but may be the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Promising {
    /// Index in the list that was given to [`Belief::promising`].
    pub at: usize,
    /// Gain over the baseline that its changes predict.
    pub gain: f64,
    /// Probability that it is the best of all builds, made or not.
    pub best: f64,
}

/// One launch: its candidates, each with its log ratio to the baseline.
type Row = Vec<(usize, f64)>;

impl Belief {
    /// Combines these comparisons with the results of earlier runs. Candidates with fewer than two
    /// launches are left out.
    pub fn new(comparisons: &[Comparison], known: &[Known]) -> Self {
        Self::from_matrix(
            comparisons,
            known,
            Parts { effects: 0, changes_of: &|_| Vec::new(), interacting: &[], interaction: INTERACTION },
        )
    }

    /// Combines the comparisons of builds of a matrix, whose changes `matrix` gives, with the
    /// results of earlier runs ([`Belief::new`]).
    pub fn from_matrix(comparisons: &[Comparison], known: &[Known], matrix: Parts<'_>) -> Self {
        let centres = |comparison: &Comparison| -> Vec<(Option<u32>, f64)> {
            let centre = |launch: &Launch| Some((launch.together, launch.centre()? / 1e6));
            comparison.launches.iter().filter_map(centre).collect()
        };
        let measured_launches: Vec<(&str, Vec<_>)> = comparisons
            .iter()
            .map(|comparison| (comparison.candidate.as_str(), centres(comparison)))
            .filter(|(_, launches)| launches.len() >= 2)
            .collect();
        let mut together: BTreeMap<u32, Row> = BTreeMap::new();
        let mut rows: Vec<Row> = Vec::new();
        for (at, (_, launches)) in measured_launches.iter().enumerate() {
            for &(number, ratio) in launches {
                match number {
                    Some(number) => together.entry(number).or_default().push((at, ratio)),
                    None => rows.push(vec![(at, ratio)]),
                }
            }
        }
        rows.extend(together.into_values());
        let candidates: Vec<String> = measured_launches.iter().map(|(name, _)| (*name).to_owned()).collect();
        let mut centre: Vec<f64> = measured_launches
            .iter()
            .map(|(_, launches)| median(launches.iter().map(|(_, ratio)| *ratio)).unwrap_or_default())
            .collect();
        let noise = Noise::estimate(&rows, &centre);

        let (mut precision, mut scale) = (Vec::new(), 1.0);
        for _ in 0..ROUNDS {
            let (winsorised, by) = noise.winsorised(&rows, &centre);
            scale = by;
            let (information, moments) = noise.equations(&winsorised, centre.len());
            centre = solve(&cholesky(&information), &moments);
            precision = information;
        }
        // The estimate from the launches and those of earlier runs are weighted by their
        // precisions.
        let mut moments: Vec<f64> = precision.iter().map(|row| dot(row, &centre) / scale).collect();
        precision.iter_mut().flatten().for_each(|value| *value /= scale);
        for (at, name) in candidates.iter().enumerate() {
            for earlier in known.iter().filter(|earlier| earlier.candidate == *name && earlier.error > 0.0) {
                let weight = earlier.error.powi(-2);
                precision[at][at] += weight;
                moments[at] += weight * earlier.gain.ln_1p();
            }
        }
        let runs_of = |name: &String| {
            known.iter().filter(|earlier| earlier.candidate == *name).map(|earlier| earlier.runs).sum()
        };
        let runs: Vec<usize> = candidates.iter().map(runs_of).collect();
        let factor = cholesky(&precision);
        centre = solve(&factor, &moments);
        let measured: Vec<(f64, f64)> = centre.iter().copied().zip(errors(&factor)).collect();
        let parts: Vec<Vec<usize>> = candidates.iter().map(|name| (matrix.changes_of)(name)).collect();
        let interacting = matrix.interacting.to_vec();
        let (centre, factor, interaction) = believed(&precision, &moments, &parts, &matrix);
        // All candidates of a launch share the baseline's noise, so a launch adds one degree of
        // freedom, however many candidates it has.
        let freedom = f64::max(rows.len() as f64 - 1.0, 1.0);
        let single = matrix.single();
        Self { candidates, measured, runs, parts, interacting, interaction, single, centre, factor, freedom }
    }

    /// Draws the effect of each change, and then each candidate's deviation from the sum of its
    /// changes.
    fn draw_all(&self, rng: &mut Rng) -> Vec<f64> {
        let noise: Vec<f64> = self.centre.iter().map(|_| rng.normal()).collect();
        let scale = drawn_scale(self.freedom, rng);
        let mut drawn: Vec<f64> = back(&self.factor, noise);
        drawn.iter_mut().zip(&self.centre).for_each(|(drawn, centre)| *drawn = centre + scale * *drawn);
        drawn
    }

    /// Returns the speeds of the candidates in a draw of [`Belief::draw_all`]; the last one is the
    /// baseline's.
    fn speeds(&self, drawn: &[f64]) -> Vec<f64> {
        let (effects, deviations) = drawn.split_at(drawn.len() - self.candidates.len());
        let speed = |(parts, deviation): (&Vec<usize>, &f64)| deviation + sum(effects, parts);
        self.parts.iter().zip(deviations).map(speed).chain([0.0]).collect()
    }

    /// Draws the speeds; the last one is the baseline's.
    fn draw(&self, rng: &mut Rng) -> Vec<f64> {
        self.speeds(&self.draw_all(rng))
    }

    /// Draws the speed of a build that was not made: the sum of its changes in the draw `drawn`, a
    /// random deviation from that sum, and another one with the standard deviation `between`.
    fn other(&self, drawn: &[f64], parts: &[usize], between: f64, rng: &mut Rng) -> f64 {
        let deviation = (self.interaction * factor_of(parts, &self.interacting, self.single)).hypot(between);
        sum(drawn, parts) + deviation * rng.normal()
    }

    /// Returns those builds among `others` that may be the best of all, the most probable first.
    /// `others` are builds that were not made, each given by its changes.
    pub fn promising(&self, others: &[Vec<usize>], rng: &mut Rng) -> Vec<Promising> {
        let mut found: Vec<Promising> =
            (0..others.len()).map(|at| Promising { at, gain: 0.0, best: 0.0 }).collect();
        for _ in 0..DRAWS {
            let drawn = self.draw_all(rng);
            let made = self.speeds(&drawn).into_iter().fold(f64::NEG_INFINITY, f64::max);
            let mut best = (made, None);
            for (build, parts) in found.iter_mut().zip(others) {
                let speed = self.other(&drawn, parts, 0.0, rng);
                build.gain += speed.exp_m1() / DRAWS as f64;
                if speed > best.0 {
                    best = (speed, Some(build.at));
                }
            }
            if let (_, Some(at)) = best {
                found[at].best += 1.0 / DRAWS as f64;
            }
        }
        found.retain(|build| build.best > 0.0);
        found.sort_by(|a, b| b.best.total_cmp(&a.best));
        found
    }

    /// Returns the candidate's measured log speed against the baseline, with its standard error.
    pub fn measured(&self, candidate: &str) -> Option<(f64, f64)> {
        let at = self.candidates.iter().position(|name| name == candidate)?;
        Some(self.measured[at])
    }

    /// Returns the belief about the control, which is the baseline again, from its launches alone.
    pub fn of_control(control: Option<&Comparison>) -> Self {
        Self::new(control.map_or(&[], std::slice::from_ref), &[])
    }

    /// Returns the least distance, with 95 % confidence, of the candidate's measured log speed from
    /// the baseline's; 0 if the two may be equal.
    fn surely_off(&self, candidate: &str) -> f64 {
        self.measured(candidate).map_or(0.0, |(log, error)| (log.abs() - NINETY_FIVE * error).max(0.0))
    }

    /// Returns the probability that the change numbered `part` alone is worth more than `worth`, a
    /// log speed. `part` must be the number of a change.
    pub fn chance_of_more(&self, part: usize, worth: f64, rng: &mut Rng) -> f64 {
        let is_more = |drawn: Vec<f64>| drawn.get(part).is_some_and(|effect| *effect > worth);
        (0..DRAWS).filter(|_| is_more(self.draw_all(rng))).count() as f64 / DRAWS as f64
    }

    /// Returns the probability that the baseline is slower than the best by more than the share
    /// `most`. `between` is the standard deviation of a candidate's log speed from run to run. The
    /// best is the fastest in this run: the largest of differences drawn for all candidates would
    /// look like a gain.
    pub fn chance_of_losing(&self, most: f64, between: f64, rng: &mut Rng) -> f64 {
        let mut loses = || {
            let drawn = self.draw(rng);
            let best = self.runs.iter().zip(&drawn).max_by(|a, b| a.1.total_cmp(b.1));
            let Some((&runs, &speed)) = best else { return false };
            let speed = speed + rng.normal() * between / ((1 + runs) as f64).sqrt();
            1.0 - (-speed).exp() > most
        };
        (0..DRAWS).filter(|_| loses()).count() as f64 / DRAWS as f64
    }

    /// Returns the losses of all candidates and of the baseline, which comes last under the given
    /// name, by their speeds in this run.
    pub fn losses(&self, baseline: &str, rules: LossRules, rng: &mut Rng) -> Vec<Loss> {
        self.losses_between_runs(baseline, rules, 0.0, rng)
    }

    /// Returns the losses by the candidates' average speeds over runs. `between` is the standard
    /// deviation of a candidate's log speed from run to run: its builds, the time of day and the
    /// other load of the machine change. Each earlier run of a candidate makes its average surer.
    pub fn losses_between_runs(
        &self,
        baseline: &str,
        rules: LossRules,
        between: f64,
        rng: &mut Rng,
    ) -> Vec<Loss> {
        let count = self.candidates.len() + 1;
        let mut losses: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); count];
        for _ in 0..DRAWS {
            let drawn = self.draw_all(rng);
            let speeds = self.speeds_over_runs(&drawn, between, rng);
            let best = speeds.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            for (at, speed) in speeds.iter().enumerate() {
                losses[at].push(1.0 - (speed - best).exp());
            }
        }
        let names = self.candidates.iter().map(String::as_str).chain([baseline]);
        let row = |(at, (name, losses)): (usize, (&str, Vec<f64>))| {
            let (gain, error) = self.measured.get(at).copied().unwrap_or_default();
            Loss {
                candidate: name.to_owned(),
                gain: rounded(gain.exp_m1()),
                error: rounded(error).max(1e-6),
                expected: rounded(losses.iter().sum::<f64>() / DRAWS as f64),
                best: losses.iter().filter(|loss| **loss == 0.0).count() as f64 / DRAWS as f64,
                bound: bound(losses, rules),
            }
        };
        names.zip(losses).enumerate().map(row).collect()
    }

    /// Returns the candidates' average speeds over runs in a draw; the last one is the baseline's.
    fn speeds_over_runs(&self, drawn: &[f64], between: f64, rng: &mut Rng) -> Vec<f64> {
        let mut speeds = self.speeds(drawn);
        if between > 0.0 {
            for (speed, &runs) in speeds.iter_mut().zip(&self.runs) {
                *speed += rng.normal() * between / ((1 + runs) as f64).sqrt();
            }
        }
        speeds
    }

    /// Returns an upper bound of a candidate's loss against the best of the candidates and of
    /// `others`, builds that were not made, each given by its changes. If no candidate has this
    /// name, the baseline is meant. `between` is the standard deviation of a build's log speed from
    /// run to run.
    pub fn bound_with_others(
        &self,
        candidate: &str,
        others: &[Vec<usize>],
        (rules, between): (LossRules, f64),
        rng: &mut Rng,
    ) -> f64 {
        let at = self.candidates.iter().position(|name| name == candidate);
        let at = at.unwrap_or(self.candidates.len());
        let loss = |_| {
            let drawn = self.draw_all(rng);
            let speeds = self.speeds_over_runs(&drawn, between, rng);
            let made = speeds.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let best =
                others.iter().map(|parts| self.other(&drawn, parts, between, rng)).fold(made, f64::max);
            1.0 - (speeds[at] - best).exp()
        };
        bound((0..DRAWS).map(loss).collect(), rules)
    }

    /// Chooses the candidates of the next launch by top-two Thompson sampling.
    pub fn next(&self, rng: &mut Rng) -> Vec<String> {
        let mut found: Vec<usize> = Vec::new();
        for tries in 1..=TRIES {
            let drawn = self.draw(rng);
            // The baseline is last and takes part in every launch. If it is the best of all draws,
            // it is compared with its best rival.
            let count = if found.is_empty() && tries == TRIES { self.candidates.len() } else { drawn.len() };
            let best = (0..count).max_by(|&a, &b| drawn[a].total_cmp(&drawn[b]));
            found.extend(best.filter(|best| *best < self.candidates.len() && !found.contains(best)));
            if found.len() == TOGETHER {
                break;
            }
        }
        found.into_iter().map(|at| self.candidates[at].clone()).collect()
    }
}

/// Returns the upper bound of a loss from draws of it.
fn bound(mut losses: Vec<f64>, rules: LossRules) -> f64 {
    losses.sort_by(f64::total_cmp);
    let place = (rules.confidence * losses.len() as f64).ceil() as usize;
    rounded(losses[place.min(losses.len() - 1)]).max(rules.loss)
}

/// Rounds a figure to six decimal places: further digits depend on the CPU that computes them, but
/// a stored choice must come out the same on any CPU.
fn rounded(figure: f64) -> f64 {
    (figure * 1e6).round() / 1e6
}

/// Draws the factor by which the true noise exceeds an estimate with these degrees of freedom. It
/// is the square root of a quotient: `freedom` over a draw from chi square with as many degrees of
/// freedom (Wilson and Hilferty, "The distribution of chi-square", *PNAS* 17, 1931). Draws scaled
/// by it have Student's distribution.
fn drawn_scale(freedom: f64, rng: &mut Rng) -> f64 {
    let variance = 2.0 / (9.0 * freedom);
    let cube_root = 1.0 - variance + variance.sqrt() * rng.normal();
    cube_root.max(0.2).powf(-1.5)
}

/// Returns the sum of the effects of those changes.
fn sum(effects: &[f64], parts: &[usize]) -> f64 {
    parts.iter().map(|&part| effects[part]).sum()
}

/// Returns the factor of the assumed deviation of a build with these changes; `single` is that of a
/// build with one change.
fn factor_of(parts: &[usize], interacting: &[usize], single: f64) -> f64 {
    match parts {
        [_] => single,
        _ if parts.iter().any(|part| interacting.contains(part)) => INTERACTING,
        _ => 1.0,
    }
}

/// Estimates the changes, and each candidate's deviation from their sum, from the measured speeds.
/// Returns the centres, the factor of their precision, and the standard deviation of candidates
/// around the sums of their changes. The prior of each is Student's distribution with four degrees
/// of freedom, which leaves large effects nearly unshrunk, because a few changes are worth far more
/// than all others.
fn believed(
    precision: &[Vec<f64>],
    moments: &[f64],
    parts: &[Vec<usize>],
    matrix: &Parts<'_>,
) -> (Vec<f64>, Vec<Vec<f64>>, f64) {
    let &Parts { effects, interacting, interaction, .. } = matrix;
    // The speed of a candidate is the sum of the unknowns with these indices.
    let terms: Vec<Vec<usize>> =
        (0..).zip(parts).map(|(at, parts)| parts.iter().copied().chain([effects + at]).collect()).collect();
    let count = effects + parts.len();
    let (mut measured, mut sums) = (vec![vec![0.0; count]; count], vec![0.0; count]);
    for (row, (terms_of_row, moment)) in precision.iter().zip(terms.iter().zip(moments)) {
        for &term in terms_of_row {
            sums[term] += moment;
            for (value, others) in row.iter().zip(&terms) {
                others.iter().for_each(|&other_term| measured[term][other_term] += value);
            }
        }
    }
    // Without changes, this is the variety among the candidates themselves.
    let mut deviation = if effects == 0 { VARIETY } else { interaction };
    let factors: Vec<f64> =
        parts.iter().map(|parts| factor_of(parts, interacting, matrix.single())).collect();
    let weight = |value: f64, scale: f64| 1.25 / (1.0 + (value / scale).powi(2) / 4.0);
    // In the first centre the effects are hardly shrunk. An iteration that began at zero could stay
    // near it: there the prior has its full weight, and would pull back even an effect of 100 %
    // that was measured to 10 %.
    let mut start = measured.clone();
    for at in 0..count {
        let scale = if effects == 0 || at < effects { WIDE } else { deviation * factors[at - effects] };
        start[at][at] += scale.powi(-2);
    }
    let mut centre = solve(&cholesky(&start), &sums);
    let mut factor = Vec::new();
    for _ in 0..ROUNDS {
        let mut shrunk = measured.clone();
        for (at, value) in centre.iter().enumerate() {
            let scale = if at < effects { VARIETY } else { deviation * factors[at - effects] };
            shrunk[at][at] += weight(*value, scale) / scale.powi(2);
        }
        factor = cholesky(&shrunk);
        centre = solve(&factor, &sums);
        if effects > 0 {
            // One step of expectation maximisation (Dempster, Laird & Rubin 1977).
            let values = centre.iter().zip(errors(&factor)).skip(effects).zip(&factors);
            let square = |((value, error), factor): ((&f64, f64), &f64)| {
                weight(*value, deviation * factor) * (value.powi(2) + error.powi(2)) / factor.powi(2)
            };
            let squares: Vec<f64> = values.map(square).collect();
            let mean = squares.iter().sum::<f64>() / squares.len().max(1) as f64;
            deviation = mean.sqrt().clamp(interaction / 10.0, interaction * 3.0);
        }
    }
    (centre, factor, deviation)
}

/// Returns the candidate to take: the plainest of those whose bound is within the accepted loss
/// ([`LossRules::loss`]) or, if there is none, the one with the smallest expected loss. `plainness`
/// gives a key that is lower for plainer candidates.
pub fn choose<K: Ord>(losses: &[Loss], rules: LossRules, plainness: impl Fn(&Loss) -> K) -> Option<&Loss> {
    let within = losses.iter().filter(|loss| loss.bound <= rules.loss);
    within
        .min_by_key(|loss| plainness(loss))
        .or_else(|| losses.iter().min_by(|a, b| a.expected.total_cmp(&b.expected)))
}

/// Returns the amount by which the control, which is the baseline again, surely differs from the
/// baseline in this run, as a log speed. Any other build may differ by as much.
pub fn surely_beyond_noise(control: Option<&Comparison>) -> f64 {
    Belief::of_control(control).surely_off(CONTROL)
}

/// Returns the size of the control's difference from the baseline, as a log speed, less the part
/// that the noise of its launches adds on average; 0 if noise explains all of it. If the control is
/// the baseline in another layout, the result is the difference that a layout makes.
pub fn beyond_noise(control: Option<&Comparison>) -> f64 {
    let measured = Belief::of_control(control).measured(CONTROL);
    measured.map_or(0.0, |(log, error)| (log.powi(2) - error.powi(2)).max(0.0).sqrt())
}

/// Returns the 95 % interval of a gain, from its logarithm and that logarithm's standard error.
pub fn interval(log: f64, error: f64) -> (f64, f64) {
    let reach = NINETY_FIVE * error;
    ((log - reach).exp_m1(), (log + reach).exp_m1())
}

/// A race may end only if the probability of an error is at most this share of the stated one. The
/// share comes from simulated choices with noisy launches: of those that ended at the stated
/// confidence, 89 of 100 lost at most the accepted 0.5 % (`docs/tried.md`). With this share 383 of
/// 400 do (the documentation of [`crate::choose`]).
const ENDING: f64 = 0.4;

/// Returns the rules by which a race ends; they are stricter than the stated ones. A race looks at
/// the losses after every launch and ends as soon as one bound is small enough, so luck has many
/// chances to end it.
pub fn ending(rules: LossRules) -> LossRules {
    LossRules { confidence: 1.0 - ENDING * (1.0 - rules.confidence), ..rules }
}

/// Variances of the noise: one for each candidate's process, and one for the baseline's.
struct Noise {
    candidates: Vec<f64>,
    baseline: f64,
}

impl Noise {
    fn estimate(rows: &[Row], centre: &[f64]) -> Self {
        let mut residuals: Vec<Vec<f64>> = vec![Vec::new(); centre.len()];
        rows.iter().flatten().for_each(|&(at, ratio)| residuals[at].push(ratio - centre[at]));
        let shared = spread(&residuals.concat()).powi(2).max(f64::EPSILON);
        // The baseline's noise makes up half of the variance of a ratio.
        let variance = |residuals: &Vec<f64>| {
            let (count, measured) = (residuals.len() as f64, spread(residuals).powi(2));
            let ratio = (SHARED * shared + count * measured) / (SHARED + count);
            (ratio - shared / 2.0).max(ratio / 4.0)
        };
        Self { candidates: residuals.iter().map(variance).collect(), baseline: shared / 2.0 }
    }

    /// Winsorises each ratio that lies far from its candidate's centre. Also returns the factor by
    /// which this changes the variance of a least-squares estimate: the mean square of the
    /// winsorised residuals over the squared share of the ratios that were left alone (Huber).
    fn winsorised(&self, rows: &[Row], centre: &[f64]) -> (Vec<Row>, f64) {
        let (mut squares, mut inside, mut count) = (0.0, 0.0_f64, 0.0);
        let mut winsorise = |&(at, ratio): &(usize, f64)| {
            let deviation = (self.candidates[at] + self.baseline).sqrt();
            let distance = (ratio - centre[at]) / deviation;
            let clamped = distance.clamp(-OUTLYING, OUTLYING);
            squares += clamped.powi(2);
            inside += f64::from(u8::from(clamped == distance));
            count += 1.0;
            (at, centre[at] + clamped * deviation)
        };
        let rows: Vec<Row> = rows.iter().map(|row| row.iter().map(&mut winsorise).collect()).collect();
        // Estimating the centres uses up degrees of freedom.
        let freedom = f64::max(count - centre.len() as f64, 1.0);
        let share = f64::max(inside / f64::max(count, 1.0), 0.5);
        (rows, f64::max(squares / freedom / share.powi(2), f64::EPSILON))
    }

    /// Returns the normal equations of weighted least squares, from which the effect of each launch
    /// has been eliminated.
    fn equations(&self, rows: &[Row], count: usize) -> (Vec<Vec<f64>>, Vec<f64>) {
        let (mut information, mut moments) = (vec![vec![0.0; count]; count], vec![0.0; count]);
        for row in rows {
            let weight = |at: usize| 1.0 / self.candidates[at];
            let total = 1.0 / self.baseline + row.iter().map(|&(at, _)| weight(at)).sum::<f64>();
            let mean = row.iter().map(|&(at, ratio)| weight(at) * ratio).sum::<f64>() / total;
            for &(at, ratio) in row {
                moments[at] += weight(at) * (ratio - mean);
                information[at][at] += weight(at);
                for &(other, _) in row {
                    information[at][other] -= weight(at) * weight(other) / total;
                }
            }
        }
        (information, moments)
    }
}

#[cfg(test)]
mod tests;
