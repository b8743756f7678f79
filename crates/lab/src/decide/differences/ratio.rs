//! The ratio of two estimates that were measured apart, and how sure of it one is.

use statrs::distribution::{ContinuousCDF, StudentsT};

use crate::decide::figures::Value;

/// A ratio as its logarithm, with the standard error and Student's distribution for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ratio {
    log: f64,
    error: f64,
    student: StudentsT,
}

impl Ratio {
    /// The second estimate over the first. Each is known by its interval of that confidence; variances are added, the degrees of freedom
    /// are Welch's ("The generalization of Student's problem", *Biometrika* 34, 1947), and the error is no less than `floor`, as a
    /// logarithm. None where these are no such estimates: a record is read from a file, which may say anything.
    pub(super) fn new(both: [Value; 2], confidence: f64, floor: f64) -> Option<Self> {
        let [a, b] = both.map(|one| variance(one, confidence));
        let ((a, freedom_a), (b, freedom_b)) = (a?, b?);
        let shares = a.powi(2) / freedom_a + b.powi(2) / freedom_b;
        let freedom = if shares > 0.0 { (a + b).powi(2) / shares } else { freedom_a.min(freedom_b) };
        let log = both[1].value.ln() - both[0].value.ln();
        let error = (a + b).sqrt().max(floor);
        let student = student(freedom)?;
        (log.is_finite() && error.is_finite()).then_some(Self { log, error, student })
    }

    pub(super) fn interval(self, confidence: f64) -> (f64, f64) {
        let reach = self.error * reach(self.student, confidence);
        ((self.log - reach).exp(), (self.log + reach).exp())
    }

    /// The smallest effect, as a share, that would have been called different at that level with that probability.
    pub(super) fn smallest_visible(self, border: f64, level: f64, power: f64) -> f64 {
        let errors = reach(self.student, 1.0 - level) + self.student.inverse_cdf(power);
        (border + errors * self.error).exp_m1()
    }

    /// The probability of a ratio at least so far from one, were the truth no further than `border` (a logarithm).
    pub(super) fn p_value(self, border: f64) -> f64 {
        let beyond = self.log.abs() - border;
        if beyond <= 0.0 { 1.0 } else { 2.0 * self.student.sf(beyond / self.error) }
    }
}

/// The variance of an estimate's logarithm, and its degrees of freedom.
fn variance(estimate: Value, confidence: f64) -> Option<(f64, f64)> {
    let freedom = freedom(estimate.launches)?;
    let (low, high) = estimate.interval?;
    let error = (high.ln() - low.ln()) / 2.0 / reach(student(freedom)?, confidence);
    (error >= 0.0 && error.is_finite()).then_some((error.powi(2), freedom))
}

/// The degrees of freedom of a midmean: one less than the launches that it keeps (Yuen, "The two-sample trimmed t for unequal population variances",
/// *Biometrika* 61, 1974).
fn freedom(launches: usize) -> Option<f64> {
    let kept = launches - 2 * (launches / 4);
    Some(kept.checked_sub(1)? as f64)
}

fn student(freedom: f64) -> Option<StudentsT> {
    // Beyond so many it is the normal distribution to every digit.
    StudentsT::new(0.0, 1.0, freedom.min(1e6)).ok()
}

/// How many standard errors the interval of that confidence reaches to either side.
fn reach(student: StudentsT, confidence: f64) -> f64 {
    student.inverse_cdf(f64::midpoint(1.0, confidence))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decide::verdict::holm;
    use outpace::rng::Rng;

    const CONFIDENCE: f64 = 0.95;

    /// An estimate of so many launches whose logarithm has this error.
    fn estimate(log: f64, error: f64, launches: usize) -> Value {
        let reach = error * reach(student(freedom(launches).unwrap()).unwrap(), CONFIDENCE);
        Value { value: log.exp(), interval: Some(((log - reach).exp(), (log + reach).exp())), launches }
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-4 * other.abs()
    }

    #[test]
    fn two_estimates_are_divided_by_welchs_test() {
        let both = [estimate(0.0, 0.01, 21), estimate(0.05, 0.02, 11)];
        let ratio = Ratio::new(both, CONFIDENCE, 0.0).unwrap();
        // Of 11 and 7 launches that are kept: Student's distribution with 9.04 degrees of freedom, integrated numerically.
        assert!(near(ratio.p_value(0.0), 0.052_063), "{}", ratio.p_value(0.0));
        assert!(near(ratio.p_value(0.005), 0.074_903), "{}", ratio.p_value(0.005));
        let (low, high) = ratio.interval(CONFIDENCE);
        assert!(near(low.ln(), -0.000_552_546) && near(high.ln(), 0.100_553), "{low} {high}");
        assert_eq!(ratio.p_value(0.06), 1.0);

        let turned = Ratio::new([both[1], both[0]], CONFIDENCE, 0.0).unwrap();
        assert!(near(turned.p_value(0.005), ratio.p_value(0.005)));
        // Beyond the border: 2.261 standard errors for the level and 0.883 for the power.
        let visible = ratio.smallest_visible(0.005, 0.05, 0.8);
        assert!(near(visible.ln_1p(), 0.005 + ratio.error * 3.144), "{visible}");
        // With an error of 5 % it is one standard error from nothing.
        let blurred = Ratio::new(both, CONFIDENCE, 0.05).unwrap().p_value(0.0);
        assert!((0.3..0.4).contains(&blurred), "{blurred}");
    }

    #[test]
    fn estimates_that_cannot_be_have_no_ratio() {
        let sound = estimate(0.0, 0.01, 20);
        for (value, low, high, launches) in [
            (0.0, 0.99, 1.01, 20),
            (-2.0, 0.99, 1.01, 20),
            (1.0, -1.0, 1.01, 20),
            (1.0, 1.5, 1.1, 20),
            (1.0, 0.99, 1.01, 0),
            (1.0, 0.99, 1.01, 1),
            (f64::INFINITY, 0.99, 1.01, 20),
        ] {
            let other = Value { value, interval: Some((low, high)), launches };
            for both in [[sound, other], [other, sound]] {
                assert!(Ratio::new(both, CONFIDENCE, 0.0).is_none(), "{other:?}");
            }
        }
        let exact = [estimate(0.0, 0.0, 20), estimate(0.1, 0.0, 20)];
        assert_eq!(Ratio::new(exact, CONFIDENCE, 0.0).unwrap().p_value(0.005), 0.0);
    }

    #[test]
    fn of_many_ratios_that_do_not_differ_one_is_called_different_in_five_cases_of_a_hundred() {
        let mut rng = Rng::new(3, "differences");
        let mut seen = |launches: usize| {
            // As many values as a midmean of so many launches keeps.
            let kept = freedom(launches).unwrap() as usize + 1;
            let values: Vec<f64> = (0..kept).map(|_| rng.normal()).collect();
            let (mean, count) = (values.iter().sum::<f64>() / kept as f64, kept as f64);
            let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
            estimate(mean, (squares / (count - 1.0) / count).sqrt(), launches)
        };
        let alarms = (0..1000).filter(|_| {
            let ratios = (0..20).map(|_| Ratio::new([seen(12), seen(20)], CONFIDENCE, 0.0).unwrap());
            let p_values: Vec<f64> = ratios.map(|ratio| ratio.p_value(0.0)).collect();
            holm(&p_values, 1.0 - CONFIDENCE).into_iter().any(|(_, differs)| differs)
        });
        let alarms = alarms.count();
        assert!((25..=75).contains(&alarms), "{alarms} of 1000");
    }
}
