//! Which program to take: the one whose expected loss against the best is smallest, and a bound on that loss.
//!
//! A verdict asks whether one candidate differs from the baseline. A choice asks less, and can be sure sooner: two candidates that differ by a tenth
//! of a per cent need not be told apart, since either may be taken.
//!
//! A [`Belief`] holds what the launches say of all candidates at once. The logarithm of a process's speed is taken as the sum of its
//! program's speed, of the launch's (the same for all that are launched together), and of noise of its own: the two-way layout with
//! unequal numbers (Searle, *Linear Models*, chapter 7). The programs' speeds then have a normal distribution, by weighted
//! least squares; launches that were disturbed are winsorised (Huber, "Robust estimation of a location parameter", *Annals of
//! Mathematical Statistics* 35, 1964). What earlier runs say ([`Known`]) is added as independent estimates.
//!
//! The best of many candidates is the best partly by luck, and the more so the fewer its launches are. So for the choice all speeds are shrunk
//! a little towards the baseline's, as if a first look had found that candidates differ from it by a per cent or two. The reported gains are not.
//!
//! Builds of a matrix share their parts: what `-O3` is worth is seen in every build that has it. With [`Parts`] the speed of a build is the sum of what each of its
//! changes is worth alone and of an interaction, which is small for most builds and large for some. So a combination borrows from its parts, a single
//! build that was lucky does not lead, and builds that were never made have a distribution too ([`Belief::promising`]).
//!
//! Draws from that distribution give the loss of each candidate against the best of its draw: the mean is what is lost on average, the quantile
//! is the bound. A race ends as soon as some bound is within [`LossRules::loss`]; what it shows then is that this bound holds, and no smaller one that the
//! last launch happened to give. They also say whom to launch next: the best of a draw, with the best others of further draws to compare it with. That is modelled on
//! top-two Thompson sampling (Russo, "Simple Bayesian algorithms for best-arm identification", *Operations Research* 68, 2020), with up to
//! [`TOGETHER`] candidates a launch.

use std::collections::BTreeMap;

use outpace_stats::linear::{back, cholesky, dot, errors, solve};

use crate::measure::lockstep::TOGETHER;
use crate::record::{Comparison, Known, Launch, Loss, LossRules};
use crate::rng::Rng;
use crate::statistics::{median, spread};

/// Draws by which losses are found.
const DRAWS: usize = 2_000;

/// Draws to find somebody to launch in addition to those that were found before.
const TRIES: usize = 40;

/// A candidate's own spread is shrunk to that of all, as if so many launches had shown it.
const SHARED: f64 = 12.0;

/// Launches further from the centre than so many standard deviations are counted as if they lay there.
const OUTLYING: f64 = 2.0;

/// What candidates are taken to differ from the baseline by before anything is measured (standard deviation of the log speed). docs/tried.md says what
/// came of smaller ones.
const VARIETY: f64 = 0.015;

/// What the speeds of builds are taken to differ from the sums of their changes by before anything is measured (standard deviation of the log speed). How
/// much it is, is learnt from the launches, from a tenth of this to three times as much.
const INTERACTION: f64 = 0.003;

/// Rounds of least squares; they change nothing that counts after half as many.
const ROUNDS: usize = 12;

/// What is believed of the speeds of some candidates, each as the log ratio to the baseline.
#[derive(Clone, Debug)]
pub struct Belief {
    candidates: Vec<String>,
    /// As measured, with the standard error.
    measured: Vec<(f64, f64)>,
    /// The number of earlier runs that say something of each.
    runs: Vec<usize>,
    /// The changes that each candidate is made of.
    parts: Vec<Vec<usize>>,
    /// What speeds differ from the sums of the changes by.
    interaction: f64,
    /// What is believed of each change, and then of each candidate beyond the sum of its changes.
    centre: Vec<f64>,
    /// Of the same. Lower triangular; times its transpose it is the inverse of the covariances.
    factor: Vec<Vec<f64>>,
}

/// Which changes each candidate is made of.
#[derive(Clone, Copy)]
pub struct Parts<'a> {
    /// How many changes there are.
    pub effects: usize,
    /// The numbers of the changes of the candidate of that name, below [`Parts::effects`].
    pub of: &'a dyn Fn(&str) -> Vec<usize>,
}

/// A build that was not made.
#[derive(Clone, Debug, PartialEq)]
pub struct Promising {
    /// Its place among those that were asked about.
    pub at: usize,
    /// The gain over the baseline that its changes let expect.
    pub gain: f64,
    /// The probability that it is the best of all, those included that were made.
    pub best: f64,
}

/// One launch: the candidates in it, each with its log ratio to the baseline.
type Row = Vec<(usize, f64)>;

impl Belief {
    /// What these comparisons and earlier runs say. A candidate takes part that was launched at least twice.
    pub fn of(comparisons: &[Comparison], known: &[Known]) -> Self {
        Self::of_parts(comparisons, known, Parts { effects: 0, of: &|_| Vec::new() })
    }

    /// The same of builds of a matrix.
    pub fn of_parts(comparisons: &[Comparison], known: &[Known], matrix: Parts<'_>) -> Self {
        let centres = |one: &Comparison| -> Vec<(Option<u32>, f64)> {
            let centre = |launch: &Launch| Some((launch.together, launch.centre()? / 1e6));
            one.launches.iter().filter_map(centre).collect()
        };
        let all: Vec<(&str, Vec<_>)> = comparisons
            .iter()
            .map(|one| (one.candidate.as_str(), centres(one)))
            .filter(|(_, launches)| launches.len() >= 2)
            .collect();
        let mut together: BTreeMap<u32, Row> = BTreeMap::new();
        let mut rows: Vec<Row> = Vec::new();
        for (at, (_, launches)) in all.iter().enumerate() {
            for &(number, ratio) in launches {
                match number {
                    Some(number) => together.entry(number).or_default().push((at, ratio)),
                    None => rows.push(vec![(at, ratio)]),
                }
            }
        }
        rows.extend(together.into_values());
        let candidates: Vec<String> = all.iter().map(|(name, _)| (*name).to_owned()).collect();
        let mut centre: Vec<f64> = all
            .iter()
            .map(|(_, launches)| median(launches.iter().map(|(_, ratio)| *ratio)).unwrap_or_default())
            .collect();
        let noise = Noise::of(&rows, &centre);

        let (mut precision, mut scale) = (Vec::new(), 1.0);
        for _ in 0..ROUNDS {
            let (winsorised, by) = noise.winsorised(&rows, &centre);
            scale = by;
            let (information, moments) = noise.equations(&winsorised, centre.len());
            centre = solve(&cholesky(&information), &moments);
            precision = information;
        }
        // The estimate by the launches counts with its precision, each earlier one with its own.
        let mut moments: Vec<f64> = precision.iter().map(|row| dot(row, &centre) / scale).collect();
        precision.iter_mut().flatten().for_each(|value| *value /= scale);
        for (at, name) in candidates.iter().enumerate() {
            for one in known.iter().filter(|one| one.candidate == *name && one.error > 0.0) {
                let weight = one.error.powi(-2);
                precision[at][at] += weight;
                moments[at] += weight * one.gain.ln_1p();
            }
        }
        let runs_of =
            |name: &String| known.iter().filter(|one| one.candidate == *name).map(|one| one.runs).sum();
        let runs: Vec<usize> = candidates.iter().map(runs_of).collect();
        let factor = cholesky(&precision);
        centre = solve(&factor, &moments);
        let measured: Vec<(f64, f64)> = centre.iter().copied().zip(errors(&factor)).collect();
        let parts: Vec<Vec<usize>> = candidates.iter().map(|name| (matrix.of)(name)).collect();
        let (centre, factor, interaction) = believed(&precision, &moments, &parts, matrix.effects);
        Self { candidates, measured, runs, parts, interaction, centre, factor }
    }

    /// One draw of what each change is worth, and each candidate beyond its changes.
    fn draw_all(&self, rng: &mut Rng) -> Vec<f64> {
        let noise: Vec<f64> = self.centre.iter().map(|_| rng.normal()).collect();
        let mut drawn: Vec<f64> = back(&self.factor, noise);
        drawn.iter_mut().zip(&self.centre).for_each(|(drawn, centre)| *drawn += centre);
        drawn
    }

    /// The speeds of the candidates by such a draw; the last is the baseline's.
    fn speeds(&self, drawn: &[f64]) -> Vec<f64> {
        let (effects, own) = drawn.split_at(drawn.len() - self.candidates.len());
        let speed = |(parts, own): (&Vec<usize>, &f64)| own + sum(effects, parts);
        self.parts.iter().zip(own).map(speed).chain([0.0]).collect()
    }

    /// One draw of the speeds; the last is the baseline's.
    fn draw(&self, rng: &mut Rng) -> Vec<f64> {
        self.speeds(&self.draw_all(rng))
    }

    /// Of builds that were not made, each given by its changes, those that may be the best of all, the likeliest first.
    pub fn promising(&self, others: &[Vec<usize>], rng: &mut Rng) -> Vec<Promising> {
        let mut found: Vec<Promising> =
            (0..others.len()).map(|at| Promising { at, gain: 0.0, best: 0.0 }).collect();
        for _ in 0..DRAWS {
            let drawn = self.draw_all(rng);
            let made = self.speeds(&drawn).into_iter().fold(f64::NEG_INFINITY, f64::max);
            let mut best = (made, None);
            for (one, parts) in found.iter_mut().zip(others) {
                let speed = sum(&drawn, parts) + rng.normal() * self.interaction;
                one.gain += speed.exp_m1() / DRAWS as f64;
                if speed > best.0 {
                    best = (speed, Some(one.at));
                }
            }
            if let (_, Some(at)) = best {
                found[at].best += 1.0 / DRAWS as f64;
            }
        }
        found.retain(|one| one.best > 0.0);
        found.sort_by(|a, b| b.best.total_cmp(&a.best));
        found
    }

    /// The log speed of a candidate against the baseline as measured, with its standard error.
    pub fn measured(&self, candidate: &str) -> Option<(f64, f64)> {
        let at = self.candidates.iter().position(|name| name == candidate)?;
        Some(self.measured[at])
    }

    /// The probability that the baseline loses more than that of the speed of the best.
    pub fn chance_of_losing(&self, most: f64, rng: &mut Rng) -> f64 {
        let loses = |drawn: Vec<f64>| {
            let best = drawn.into_iter().fold(0.0, f64::max);
            1.0 - (-best).exp() > most
        };
        (0..DRAWS).filter(|_| loses(self.draw(rng))).count() as f64 / DRAWS as f64
    }

    /// The losses of all candidates and of the baseline, which comes last under that name, by the speeds that they have in this run.
    pub fn losses(&self, baseline: &str, rules: LossRules, rng: &mut Rng) -> Vec<Loss> {
        self.losses_between_runs(baseline, rules, 0.0, rng)
    }

    /// The losses by the speeds that the candidates have on average over runs. `between` is the standard deviation of a candidate's log
    /// speed from run to run: its builds, its hour and its neighbours. Each earlier run of a candidate makes its average surer.
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
            let mut drawn = self.draw(rng);
            if between > 0.0 {
                for (speed, &runs) in drawn.iter_mut().zip(&self.runs) {
                    *speed += rng.normal() * between / ((1 + runs) as f64).sqrt();
                }
            }
            let best = drawn.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            for (at, speed) in drawn.iter().enumerate() {
                losses[at].push(1.0 - (speed - best).exp());
            }
        }
        let names = self.candidates.iter().map(String::as_str).chain([baseline]);
        let least = rules.loss;
        let row = |(at, (name, mut losses)): (usize, (&str, Vec<f64>))| {
            losses.sort_by(f64::total_cmp);
            let place = (rules.confidence * DRAWS as f64).ceil() as usize;
            let (gain, error) = self.measured.get(at).copied().unwrap_or_default();
            // The last digits depend on the CPU that worked them out, and a kept choice must be found again on any.
            let rounded = |figure: f64| (figure * 1e6).round() / 1e6;
            Loss {
                candidate: name.to_owned(),
                gain: rounded(gain.exp_m1()),
                error: rounded(error).max(1e-6),
                expected: rounded(losses.iter().sum::<f64>() / DRAWS as f64),
                bound: rounded(losses[place.min(DRAWS - 1)]).max(least),
                best: losses.iter().filter(|loss| **loss == 0.0).count() as f64 / DRAWS as f64,
            }
        };
        names.zip(losses).enumerate().map(row).collect()
    }

    /// Whom to launch next, by top-two Thompson sampling.
    pub fn next(&self, rng: &mut Rng) -> Vec<String> {
        let mut found: Vec<usize> = Vec::new();
        for tries in 1..=TRIES {
            let drawn = self.draw(rng);
            // The baseline, the last, takes part in every launch. Where it is always the best, its best rival is what it is to be compared with.
            let of = if found.is_empty() && tries == TRIES { self.candidates.len() } else { drawn.len() };
            let best = (0..of).max_by(|&a, &b| drawn[a].total_cmp(&drawn[b]));
            found.extend(best.filter(|best| *best < self.candidates.len() && !found.contains(best)));
            if found.len() == TOGETHER {
                break;
            }
        }
        found.into_iter().map(|at| self.candidates[at].clone()).collect()
    }
}

/// The sum of what those changes are worth.
fn sum(effects: &[f64], parts: &[usize]) -> f64 {
    parts.iter().map(|&part| effects[part]).sum()
}

/// What to believe of the changes and of each candidate beyond them, by what was measured of the candidates' speeds: centres, the factor of their precision, and what candidates differ from the sums
/// of their changes by.
/// Each is shrunk as from Student's distribution with four degrees of freedom: some are far from all others.
fn believed(
    precision: &[Vec<f64>],
    moments: &[f64],
    parts: &[Vec<usize>],
    effects: usize,
) -> (Vec<f64>, Vec<Vec<f64>>, f64) {
    // The speed of a candidate is the sum of these of what is to be known.
    let terms: Vec<Vec<usize>> =
        (0..).zip(parts).map(|(at, parts)| parts.iter().copied().chain([effects + at]).collect()).collect();
    let count = effects + parts.len();
    let (mut measured, mut sums) = (vec![vec![0.0; count]; count], vec![0.0; count]);
    for (row, (terms_of_row, moment)) in precision.iter().zip(terms.iter().zip(moments)) {
        for &one in terms_of_row {
            sums[one] += moment;
            for (value, others) in row.iter().zip(&terms) {
                others.iter().for_each(|&other| measured[one][other] += value);
            }
        }
    }
    // Without changes the candidates themselves differ so much.
    let mut own = if effects == 0 { VARIETY } else { INTERACTION };
    let weight = |value: f64, scale: f64| 1.25 / (1.0 + (value / scale).powi(2) / 4.0);
    let mut centre = vec![0.0; count];
    if effects == 0 {
        centre = solve(&cholesky(&measured), &sums);
    }
    let mut factor = Vec::new();
    for _ in 0..ROUNDS {
        let mut all = measured.clone();
        for (at, value) in centre.iter().enumerate() {
            let scale = if at < effects { VARIETY } else { own };
            all[at][at] += weight(*value, scale) / scale.powi(2);
        }
        factor = cholesky(&all);
        centre = solve(&factor, &sums);
        if effects > 0 {
            // A step of expectation and maximisation (Dempster, Laird & Rubin 1977).
            let values = centre.iter().zip(errors(&factor)).skip(effects);
            let squares: Vec<f64> =
                values.map(|(value, error)| weight(*value, own) * (value.powi(2) + error.powi(2))).collect();
            let mean = squares.iter().sum::<f64>() / squares.len().max(1) as f64;
            own = mean.sqrt().clamp(INTERACTION / 10.0, INTERACTION * 3.0);
        }
    }
    (centre, factor, own)
}

/// The one to take: of those whose loss is within the bound of the rules, the plainest; where there is none, the one with the smallest
/// expected loss. `plainness` is lower the plainer one is.
pub fn choose<K: Ord>(losses: &[Loss], rules: LossRules, plainness: impl Fn(&Loss) -> K) -> Option<&Loss> {
    let within = losses.iter().filter(|loss| loss.bound <= rules.loss);
    within
        .min_by_key(|loss| plainness(loss))
        .or_else(|| losses.iter().min_by(|a, b| a.expected.total_cmp(&b.expected)))
}

/// Whether the loss of some candidate is within the bound of the rules.
pub fn is_sure(losses: &[Loss], rules: LossRules) -> bool {
    losses.iter().any(|loss| loss.bound <= rules.loss)
}

/// The variances of the noise: of each candidate's process, and of the baseline's.
struct Noise {
    own: Vec<f64>,
    baseline: f64,
}

impl Noise {
    fn of(rows: &[Row], centre: &[f64]) -> Self {
        let mut residuals: Vec<Vec<f64>> = vec![Vec::new(); centre.len()];
        rows.iter().flatten().for_each(|&(at, ratio)| residuals[at].push(ratio - centre[at]));
        let shared = spread(&residuals.concat()).powi(2).max(f64::EPSILON);
        // Half of the variance of a ratio is the baseline's.
        let own = |residuals: &Vec<f64>| {
            let (count, own) = (residuals.len() as f64, spread(residuals).powi(2));
            let ratio = (SHARED * shared + count * own) / (SHARED + count);
            (ratio - shared / 2.0).max(ratio / 4.0)
        };
        Self { own: residuals.iter().map(own).collect(), baseline: shared / 2.0 }
    }

    /// Winsorises each ratio that lies far from its candidate's centre, and says what that does to the variance of an estimate. By what is left it
    /// is that of least squares times the mean square of what is left, over the squared share of what was left alone (Huber).
    fn winsorised(&self, rows: &[Row], centre: &[f64]) -> (Vec<Row>, f64) {
        let (mut squares, mut inside, mut count) = (0.0, 0.0_f64, 0.0);
        let mut winsorise = |&(at, ratio): &(usize, f64)| {
            let deviation = (self.own[at] + self.baseline).sqrt();
            let distance = (ratio - centre[at]) / deviation;
            let drawn = distance.clamp(-OUTLYING, OUTLYING);
            squares += drawn.powi(2);
            inside += f64::from(u8::from(drawn == distance));
            count += 1.0;
            (at, centre[at] + drawn * deviation)
        };
        let rows: Vec<Row> = rows.iter().map(|row| row.iter().map(&mut winsorise).collect()).collect();
        // The centres themselves are estimated.
        let freedom = f64::max(count - centre.len() as f64, 1.0);
        let share = f64::max(inside / f64::max(count, 1.0), 0.5);
        (rows, f64::max(squares / freedom / share.powi(2), f64::EPSILON))
    }

    /// The normal equations of weighted least squares, the launches' own speeds eliminated.
    fn equations(&self, rows: &[Row], count: usize) -> (Vec<Vec<f64>>, Vec<f64>) {
        let (mut information, mut moments) = (vec![vec![0.0; count]; count], vec![0.0; count]);
        for row in rows {
            let weight = |at: usize| 1.0 / self.own[at];
            let whole = 1.0 / self.baseline + row.iter().map(|&(at, _)| weight(at)).sum::<f64>();
            let mean = row.iter().map(|&(at, ratio)| weight(at) * ratio).sum::<f64>() / whole;
            for &(at, ratio) in row {
                moments[at] += weight(at) * (ratio - mean);
                information[at][at] += weight(at);
                for &(other, _) in row {
                    information[at][other] -= weight(at) * weight(other) / whole;
                }
            }
        }
        (information, moments)
    }
}

#[cfg(test)]
mod tests;
