//! A ratio that was measured, and how sure of it one is.

use statrs::distribution::{ContinuousCDF, StudentsT};

use crate::decide::figures::Value;

/// A ratio as its logarithm, with the standard error and how many degrees of freedom that was found with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ratio {
    log: f64,
    error: f64,
    freedom: f64,
}

impl Ratio {
    /// None where these are no such numbers: a record is read from a file, which may say anything.
    pub(super) fn new(log: f64, error: f64, freedom: f64) -> Option<Self> {
        let can_be = log.is_finite() && error.is_finite() && error >= 0.0 && freedom >= 1.0;
        can_be.then_some(Self { log, error, freedom })
    }

    /// The speed that was estimated over launches, as a multiple of the baseline's. The error follows from the interval of
    /// that confidence, by Student's distribution for so many launches.
    pub(super) fn of_speed(speed: Value, confidence: f64) -> Option<Self> {
        let freedom = speed.launches.checked_sub(1)? as f64;
        let (low, high) = speed.interval?;
        let half = (high.ln() - low.ln()) / 2.0;
        let one = Self::new(speed.value.ln(), 1.0, freedom)?;
        Self::new(one.log, half / one.reach(1.0 - confidence), freedom)
    }

    /// This over another that was measured apart from it: logarithms are subtracted, variances added, and the degrees of
    /// freedom are Welch's.
    pub(super) fn over(self, other: Self) -> Option<Self> {
        Self { log: self.log - other.log, ..self }.blurred(other.error, other.freedom)
    }

    /// The same with one more source of noise.
    pub(super) fn blurred(self, error: f64, freedom: f64) -> Option<Self> {
        let (own, more) = (self.error.powi(2), error.powi(2));
        let shares = own.powi(2) / self.freedom + more.powi(2) / freedom;
        let freedom = if shares > 0.0 { (own + more).powi(2) / shares } else { self.freedom.min(freedom) };
        Self::new(self.log, (own + more).sqrt(), freedom)
    }

    /// The same, its error no less than that.
    pub(super) fn at_least(self, error: f64) -> Self {
        Self { error: self.error.max(error), ..self }
    }

    /// The ratio.
    pub(crate) fn value(self) -> f64 {
        self.log.exp()
    }

    /// How far from one it is, as a logarithm.
    pub(super) fn size(self) -> f64 {
        self.log.abs()
    }

    /// The interval of that confidence.
    pub(crate) fn interval(self, confidence: f64) -> (f64, f64) {
        let reach = self.reach(1.0 - confidence) * self.error;
        ((self.log - reach).exp(), (self.log + reach).exp())
    }

    /// The chance of a ratio at least so far from one, were the truth no further than `border` (a logarithm).
    pub(super) fn chance_within(self, border: f64) -> f64 {
        let beyond = self.log.abs() - border;
        if beyond <= 0.0 {
            return 1.0;
        }
        self.student().map_or(1.0, |student| 2.0 * student.sf(beyond / self.error))
    }

    /// How far from one it is at the least, as a logarithm, if one may be wrong with the chance `level`.
    pub(super) fn least(self, level: f64) -> f64 {
        (self.log.abs() - self.reach(level) * self.error).max(0.0)
    }

    /// How many standard errors the interval reaches to either side that is wrong with the chance `level`.
    fn reach(self, level: f64) -> f64 {
        self.student().map_or(f64::INFINITY, |student| student.inverse_cdf(1.0 - level / 2.0))
    }

    fn student(self) -> Option<StudentsT> {
        // Beyond so many it is the normal distribution to every digit.
        StudentsT::new(0.0, 1.0, self.freedom.min(1e6)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-3 * other.abs().max(1e-9)
    }

    fn speed(value: f64, low: f64, high: f64, launches: usize) -> Option<Ratio> {
        Ratio::of_speed(Value { value, interval: Some((low, high)), launches }, 0.95)
    }

    #[test]
    fn an_estimate_comes_back_with_its_own_interval() {
        let ratio = speed(1.04, 1.02, 1.06, 20).unwrap();
        let (low, high) = ratio.interval(0.95);
        assert!(near(ratio.value(), 1.04) && near(low, 1.02) && near(high, 1.06), "{low} {high}");
        // Student's 97.5 % with 19 degrees of freedom.
        assert!(near(ratio.reach(0.05), 2.0930), "{}", ratio.reach(0.05));
    }

    #[test]
    fn two_that_were_measured_apart_are_divided_and_their_errors_add_up() {
        let [a, b] = [0.0, 0.1].map(|log| Ratio::new(log, 0.01, 10.0).unwrap());
        let both = b.over(a).unwrap();
        assert!(near(both.log, 0.1) && near(both.error, 0.01 * 2.0_f64.sqrt()) && near(both.freedom, 20.0));
        let turned = a.over(b).unwrap();
        assert!(near(turned.value() * both.value(), 1.0));
        // Of two very uneven ones the freedom is that of the one that blurs.
        assert!(near(both.blurred(1.0, 5.0).unwrap().freedom, 5.0));
        assert_eq!(Ratio::new(0.0, 0.0, 3.0).unwrap().blurred(0.0, 7.0).unwrap().freedom, 3.0);
    }

    #[test]
    fn what_lies_within_the_border_is_no_chance_and_what_lies_far_beyond_a_small_one() {
        let ratio = |log| Ratio::new(log, 0.01, 19.0).unwrap();
        assert_eq!(ratio(0.004).chance_within(0.005), 1.0);
        // Two standard errors beyond: 0.06 of Student's with 19 degrees of freedom.
        assert!(near(ratio(-0.025).chance_within(0.005), 0.060_0), "{}", ratio(-0.025).chance_within(0.005));
        assert!(ratio(0.2).chance_within(0.005) < 1e-10);
        let least = ratio(-0.2).least(0.05);
        assert!(near(least, 0.2 - 0.020_930), "{least}");
        assert_eq!(ratio(0.01).least(0.05), 0.0);
        // Without any error what differs does so for certain.
        assert_eq!(Ratio::new(0.1, 0.0, 5.0).unwrap().chance_within(0.005), 0.0);
    }

    #[test]
    fn figures_that_cannot_be_give_no_ratio_and_no_panic() {
        for (value, low, high, launches) in [
            (0.0, 0.99, 1.01, 20),
            (-2.0, 0.99, 1.01, 20),
            (1.0, -1.0, 1.01, 20),
            (1.0, 1.5, 1.1, 20),
            (1.0, 0.99, 1.01, 0),
            (1.0, 0.99, 1.01, 1),
        ] {
            assert!(speed(value, low, high, launches).is_none(), "{value} {low} {high} {launches}");
        }
        let ratio = speed(1e300, 0.001, f64::MAX, 20).unwrap();
        assert_eq!(ratio.over(ratio).unwrap().chance_within(0.005), 1.0);
    }
}
