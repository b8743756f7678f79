//! An interval that holds however often one looks and whenever one stops.
//!
//! Looking after every launch and stopping at the first clear answer gives more false answers than
//! a plain interval claims. The interval of this module is a confidence sequence: the probability
//! that the centre is *ever* outside of it, at any number of values, is at most `alpha`. It assumes
//! only that each value is as likely to lie some distance above the centre as the same distance
//! below it, whatever the values before it were; the values may have any outliers. For two equal
//! programs that holds by construction, since the order of their turns is random. For programs that
//! differ it is an assumption: their noise is symmetric.
//!
//! # How
//!
//! For each end there is a game about a supposed centre `m`. Before a value's side is revealed, a
//! gambler sees its distance from `m` and bets on "above". If `m` is the centre, the sides are fair
//! coins, so the game is fair, and the gambler's money reaches `2 / alpha` with a probability of at
//! most `alpha / 2` (Ville 1939). If it does reach that amount, `m` is too low. The other end is
//! the same game about "below". The gambler places the bets that would be right if the values had
//! Student's distribution around a centre above `m`: nearly everything when the distance is typical
//! of a large effect, little when it is small or that of an outlier. The size of the effect
//! compared with the noise is not known beforehand, so the money is divided among four gamblers who
//! each suppose one of `EFFECTS`. The unit of distance is the median distance so far, which is
//! computed again whenever the number of values has grown by a sixteenth.
//!
//! Sources for tests of symmetry by betting: de la Pena, "A general class of exponential
//! inequalities for martingales and ratios", *Annals of Probability* 27, 1999; Ramdas, Ruf, Larsson
//! and Koolen, "Testing exchangeability: fork-convex hulls, supermartingales and e-processes",
//! *International Journal of Approximate Reasoning* 141, 2022; Vovk and Wang, "Nonparametric
//! e-tests of symmetry", *New England Journal of Statistics in Data Science* 2, 2024.
//!
//! `docs/tried.md` lists how many launches these bets and others need.

use std::sync::LazyLock;

use statrs::distribution::{ContinuousCDF, StudentsT};

/// Effects that the gamblers suppose, in units of the noise, each with its share of the money.
///
/// The last has the largest share, so that ten values far on one side are enough at an `alpha` of
/// 0.005. Other bets that were tried (`docs/tried.md`) are better for single effects, but in normal
/// noise, with or without outliers, they save only about a tenth of the values. If the values have
/// two modes, these bets need twice as many values as the best ones.
const EFFECTS: [(f64, f64); 4] = [(0.2, 0.2), (0.5, 0.2), (1.4, 0.2), (6.0, 0.4)];

/// Degrees of freedom of the distribution that the gamblers suppose. With three, outliers count
/// little, and a bet is a quotient of squares.
const FREEDOM: f64 = 3.0;

/// Farthest supposed centre, in units of the largest distance of a value from the median. Seen from
/// there all values are nearly equally far, which is the best case for a gambler.
const FARTHEST: f64 = 1024.0;

/// Ratio of the distances of two supposed centres that are tried one after the other.
const STEP: f64 = 1.5;

/// Number of steps from the farthest supposed centre to one that practically equals the median.
const STEPS: usize = 70;

/// Number of bets whose product is still far from the smallest number that an `f64` can hold.
const FACTORS: usize = 16;

/// Returns the interval, at the level `alpha`, of the centre around which the values are symmetric.
/// The values are in the order of time. Returns `None` if there are too few of them, or if one is
/// not finite.
///
/// Supposed centres are tried from far outside inwards, each a third nearer than the one before,
/// until one is not ruled out. With wild values, a centre outside the interval may not be ruled
/// out, because only some centres are tried. To ask about one particular centre, also call
/// [`is_surely_above`] or [`is_surely_below`].
pub fn interval(values: &[f64], alpha: f64) -> Option<(f64, f64)> {
    let centre = super::median(values.iter().copied())?;
    let reach = values.iter().map(|value| (value - centre).abs()).fold(0.0, f64::max);
    if values.len() < fewest(alpha) || !values.iter().all(|value| value.is_finite()) {
        return None;
    }
    let target = target(alpha);
    let end = |sign: f64| {
        let rules_out = |distance: f64| {
            log_wealth(values.iter().map(|value| sign * (value - centre) + distance)) >= target
        };
        Some(centre - sign * farthest_inside(rules_out, reach)?)
    };
    Some((end(1.0)?, end(-1.0)?))
}

/// Returns true if the values show that their centre lies above `border`. The probability that this
/// is ever wrong is at most `alpha / 2`, as for one end of [`interval`].
pub fn is_surely_above(values: &[f64], border: f64, alpha: f64) -> bool {
    log_wealth(values.iter().map(|value| value - border)) >= target(alpha)
}

/// Returns true if the values show that their centre lies below `border`. The probability that this
/// is ever wrong is at most `alpha / 2`.
pub fn is_surely_below(values: &[f64], border: f64, alpha: f64) -> bool {
    log_wealth(values.iter().map(|value| border - value)) >= target(alpha)
}

/// Returns the smallest number of values for which [`interval`] can return an interval, or
/// [`usize::MAX`] if no number of values is enough.
pub fn fewest(alpha: f64) -> usize {
    let target = target(alpha);
    let wealth_of_equals = |count: usize| log_sum(|bet| count as f64 * bet.factor(1.0, true).ln());
    let enough = |count: &usize| wealth_of_equals(*count) >= target;
    if !target.is_finite() {
        return usize::MAX;
    }
    (1..=MOST_NEEDED).find(enough).unwrap_or(usize::MAX)
}

/// Greatest number of values that [`fewest`] tries. The smallest `alpha` with a finite target,
/// about 1e-308, needs only about 1,030 values.
const MOST_NEEDED: usize = 10_000;

/// Returns the logarithm of the money at which a supposed centre is ruled out.
fn target(alpha: f64) -> f64 {
    (2.0 / alpha).ln()
}

/// Returns the largest distance that is not ruled out, rounded up, or `None` if even the farthest
/// one is not ruled out.
fn farthest_inside(rules_out: impl Fn(f64) -> bool, reach: f64) -> Option<f64> {
    if reach == 0.0 {
        return Some(0.0);
    }
    let mut outside = FARTHEST * reach;
    if !rules_out(outside) {
        return None;
    }
    let mut inside = outside / STEP;
    let mut steps = 0;
    while rules_out(inside) {
        if steps == STEPS {
            return Some(0.0);
        }
        (outside, inside, steps) = (inside, inside / STEP, steps + 1);
    }
    for _ in 0..20 {
        let middle = f64::midpoint(inside, outside);
        if rules_out(middle) { outside = middle } else { inside = middle }
    }
    Some(outside)
}

/// The bets of a gambler who supposes one effect.
struct Bet {
    share: f64,
    /// The effect, in units of the noise.
    effect: f64,
    /// Median distance of the values from the supposed centre, in units of the noise, if the effect
    /// is real.
    unit: f64,
}

impl Bet {
    fn new((effect, share): (f64, f64)) -> Self {
        Self { share, effect, unit: median_distance(effect) }
    }

    /// Returns the factor by which the gambler's money is multiplied. `distance` is in units of the
    /// median distance. The factor is twice the probability, under the supposed effect, that a
    /// value at this distance lies on this side.
    fn factor(&self, distance: f64, is_above: bool) -> f64 {
        let distance = distance * self.unit;
        // The density of Student's distribution is the reciprocal of this, up to a factor.
        let rarity = |deviation: f64| (FREEDOM + deviation * deviation) * (FREEDOM + deviation * deviation);
        let (above, below) = (rarity(distance - self.effect), rarity(distance + self.effect));
        // The probability of "above" is (1 / above) / (1 / above + 1 / below).
        2.0 * if is_above { below } else { above } / (above + below)
    }
}

static BETS: LazyLock<[Bet; EFFECTS.len()]> = LazyLock::new(|| EFFECTS.map(Bet::new));

/// Returns the median distance from zero of values with Student's distribution around `effect`.
fn median_distance(effect: f64) -> f64 {
    let Ok(student) = StudentsT::new(0.0, 1.0, FREEDOM) else { return 1.0 };
    let inside = |distance: f64| student.cdf(distance - effect) - student.cdf(-distance - effect);
    let (mut low, mut high) = (0.0, effect + 10.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if inside(middle) < 0.5 { low = middle } else { high = middle }
    }
    low
}

/// Returns the logarithm of the money of all gamblers together, after these distances from the
/// supposed centre, in the order of time. Values at the centre itself say nothing.
fn log_wealth(deviations: impl Iterator<Item = f64>) -> f64 {
    let mut distances: Vec<f64> = Vec::new();
    let (mut unit, mut due) = (1.0, 1);
    let mut logs = [0.0; EFFECTS.len()];
    let mut products = [1.0; EFFECTS.len()];
    for deviation in deviations.filter(|deviation| *deviation != 0.0) {
        let distance = deviation.abs();
        distances.push(distance);
        let count = distances.len();
        if count == due {
            // The order of earlier distances does not matter.
            let (_, middle, _) = distances.select_nth_unstable_by(count / 2, f64::total_cmp);
            (unit, due) = (*middle, count + 1 + count / 16);
        }
        for (bet, product) in BETS.iter().zip(&mut products) {
            *product *= bet.factor(distance / unit, deviation > 0.0);
        }
        if count.is_multiple_of(FACTORS) {
            for (log, product) in logs.iter_mut().zip(&mut products) {
                *log += std::mem::replace(product, 1.0).ln();
            }
        }
    }
    let mut logs = logs.iter().zip(products).map(|(log, product)| log + product.ln());
    log_sum(|_| logs.next().unwrap_or_default())
}

/// Returns the logarithm of the money of all gamblers. `log` gives the logarithm of the factor by
/// which each has multiplied a unit of money.
fn log_sum(log: impl FnMut(&Bet) -> f64) -> f64 {
    let logs: Vec<f64> = BETS.iter().map(log).collect();
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = BETS.iter().zip(&logs).map(|(bet, log)| bet.share * (log - most).exp()).sum();
    most + sum.ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    type Noise = fn(&mut Rng, usize) -> f64;

    /// Noises that are symmetric about zero, whatever came before.
    const NOISES: [(&str, Noise); 6] = [
        ("normal", |rng, _| rng.normal()),
        ("Cauchy", |rng, _| rng.normal() / rng.normal()),
        // Two thirds of the values are exactly zero.
        ("lumpy", |rng, _| rng.normal().trunc()),
        ("two-modal", |rng, _| (if rng.below(2) == 0 { 3.0 } else { -3.0 }) + rng.normal() / 4.0),
        ("growing", |rng, at| rng.normal() * (1.0 + at as f64 / 20.0)),
        ("bursts", |rng, at| rng.normal() * if at / 10 % 2 == 0 { 0.2 } else { 5.0 }),
    ];

    #[test]
    fn the_game_is_fair() {
        // Over all ways in which the sides of some distances can fall, the money is 1 on average.
        let distances =
            [0.3, 1.0, 0.1, 2.0, 1.5, 40.0, 1.0, 1.0, 0.7, 3.0, 0.2, 5.0, 0.9, 1.1, 8.0, 0.4, 0.6, 2.5];
        // From the 17th value on the unit lags behind.
        for count in [1, 2, 5, 10, 18] {
            let money = |sides: u32| {
                let sign = |at: usize| if sides >> at & 1 == 1 { 1.0 } else { -1.0 };
                log_wealth((0..count).map(|at| sign(at) * distances[at])).exp()
            };
            let mean = (0..1 << count).map(money).sum::<f64>() / f64::from(1 << count);
            assert!((mean - 1.0).abs() < 1e-9, "{count}: {mean}");
        }
    }

    #[test]
    fn looking_at_every_value_rarely_gives_a_false_answer() {
        let mut rng = Rng::new(1, "anytime");
        let target = target(0.05);
        for (name, noise) in NOISES {
            let is_ever_wrong = |rng: &mut Rng| {
                let values: Vec<f64> = (0..60).map(|at| noise(rng, at)).collect();
                (1..=values.len()).any(|count| {
                    let wealth = |sign: f64| log_wealth(values[..count].iter().map(|value| sign * value));
                    wealth(1.0) >= target || wealth(-1.0) >= target
                })
            };
            let wrong = (0..300).filter(|_| is_ever_wrong(&mut rng)).count();
            // At most 5 % may be wrong; a plain interval at that level would be wrong in a third.
            assert!(wrong < 25, "{name}: {wrong} of 300");
            assert!(
                wrong > 0 || name == "lumpy",
                "{name}: no false answer at all, so the test proves nothing"
            );
        }
    }

    #[test]
    fn an_interval_excludes_exactly_the_centres_ruled_out() {
        let mut rng = Rng::new(3, "anytime");
        let target = target(0.005);
        for (name, noise) in NOISES {
            let values: Vec<f64> = (0..80).map(|at| 2.0 + noise(&mut rng, at)).collect();
            let (low, high) = interval(&values, 0.005).unwrap();
            let wealth = |sign: f64, m: f64| log_wealth(values.iter().map(|value| sign * (value - m)));
            let width = (high - low).max(1e-3);
            for part in 0..20 {
                let outside = (f64::from(part) + 1e-6) * width;
                assert!(wealth(1.0, low - outside) >= target, "{name}: {low} {high}");
                assert!(wealth(-1.0, high + outside) >= target, "{name}: {low} {high}");
            }
            let inside = (high - low) * 1e-3;
            assert!(wealth(1.0, low + inside) < target, "{name}: {low} {high}");
            assert!(wealth(-1.0, high - inside) < target, "{name}: {low} {high}");
        }
    }

    #[test]
    fn an_effect_is_found_and_the_interval_shrinks() {
        let mut rng = Rng::new(2, "anytime");
        let values: Vec<f64> = (0..400).map(|_| 1.0 + rng.normal()).collect();
        assert_eq!(interval(&values[..5], 0.005), None);
        let widths = [20, 100, 400].map(|count| {
            let (low, high) = interval(&values[..count], 0.005).unwrap();
            high - low
        });
        assert!(widths.is_sorted_by(|before, after| before > after), "{widths:?}");
        let (low, high) = interval(&values[..60], 0.005).unwrap();
        assert!(low > 0.0 && low < 1.0 && high > 1.0, "{low} {high}");
    }

    #[test]
    fn ten_values_far_on_one_side_are_enough() {
        assert_eq!(fewest(0.005), 10);
        let values: Vec<f64> = (0..10).map(|at| 30.0 + f64::from(at % 3)).collect();
        assert_eq!(interval(&values[..9], 0.005), None);
        assert!(interval(&values, 0.005).is_some_and(|(low, _)| low > 0.0));
    }

    #[test]
    fn equal_values_leave_no_doubt_and_no_values_leave_all() {
        assert_eq!(interval(&[0.0; 50], 0.005), Some((0.0, 0.0)));
        assert_eq!(interval(&[], 0.005), None);
        assert_eq!(interval(&[f64::INFINITY; 50], 0.005), None);
        assert_eq!([0.0, -1.0, f64::from_bits(1), f64::NAN].map(fewest), [usize::MAX; 4]);
    }
}
