//! Conversion of values to pixels, on a linear or logarithmic axis.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Run {
    /// Includes zero, and starts there unless a value is negative.
    Linear,
    /// Equal ratios have equal distances. All values must be positive.
    Log,
}

impl Run {
    fn counted(self, value: f64) -> f64 {
        if self == Self::Log { value.ln() } else { value }
    }

    fn value(self, counted: f64) -> f64 {
        if self == Self::Log { counted.exp() } else { counted }
    }
}

/// A value with its interval. Without an interval, `low` and `high` equal the value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Value {
    pub at: f64,
    pub low: f64,
    pub high: f64,
}

impl Value {
    pub(crate) const fn exact(at: f64) -> Self {
        Self { at, low: at, high: at }
    }
}

/// A span of values in the axis' own measure (logarithms on a logarithmic axis), and the span of
/// pixels that it covers.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub(super) run: Run,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) from: f64,
    pub(super) to: f64,
}

impl Scale {
    /// Returns a scale that holds all values with their intervals, or `None` if there are no values
    /// or one of them cannot be shown on it.
    pub(super) fn holding(
        run: Run,
        values: impl Iterator<Item = Value>,
        [from, to]: [f64; 2],
    ) -> Option<Self> {
        let ends: Vec<f64> = values.flat_map(|value| [value.low, value.at, value.high]).collect();
        if ends.is_empty() || !ends.iter().all(|end| end.is_finite()) {
            return None;
        }
        let low = ends.iter().copied().fold(f64::INFINITY, f64::min);
        let high = ends.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (low, high) = match run {
            Run::Linear => (low.min(0.0), high.max(0.0)),
            Run::Log if low > 0.0 => (low.ln(), high.ln()),
            Run::Log => return None,
        };
        let margin = if low < high { (high - low) * 0.05 } else { 0.5 + low.abs() * 0.05 };
        let low = if run == Run::Linear && low == 0.0 { 0.0 } else { low - margin };
        let scale = Self { run, low, high: high + margin, from, to };
        // The values from which ticks are computed, including the margins, must be finite too.
        let is_sound = |end: f64| end.is_finite() && (run == Run::Linear || run.value(end).is_normal());
        (is_sound(scale.low) && is_sound(scale.high) && scale.low < scale.high).then_some(scale)
    }

    /// Returns the position of a value, in pixels.
    pub(super) fn at(self, value: f64) -> f64 {
        self.counted_at(self.run.counted(value))
    }

    /// Returns the position of a value given in the axis' own measure.
    pub(super) fn counted_at(self, counted: f64) -> f64 {
        let share = (counted - self.low) / (self.high - self.low);
        let pixels = self.from + share * (self.to - self.from);
        (pixels * 10.0).round() / 10.0
    }

    /// Returns round values on the axis: about `count` of them on a linear axis. A logarithmic axis
    /// gets those with the digit 1, 2 or 5, unless its span has fewer than three.
    pub(super) fn ticks(self, count: f64) -> Vec<f64> {
        let (low, high) = (self.run.value(self.low), self.run.value(self.high));
        if self.run == Run::Log {
            let powers = low.log10().floor() as i32..=high.log10().ceil() as i32;
            let candidates = powers.flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * 10f64.powi(power)));
            let round: Vec<f64> = candidates.filter(|&value| value >= low && value <= high).collect();
            // A span with fewer such values is so short that the ticks of a linear axis suit it.
            if round.len() > 2 {
                return round;
            }
        }
        let rough = (high - low) / count;
        let power = 10f64.powf(rough.log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].into_iter().map(|step| step * power);
        let step = steps.into_iter().find(|&step| step >= rough).unwrap_or(power);
        let (first, last) = ((low / step).ceil() as i64, (high / step + 1e-9).floor() as i64);
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within_the_span() {
        let linear = Scale { run: Run::Linear, low: -3.3, high: 12.0, from: 0.0, to: 100.0 };
        assert_eq!(linear.ticks(6.0), [0.0, 5.0, 10.0]);
        let log = Scale { run: Run::Log, low: 0.3f64.ln(), high: 12f64.ln(), ..linear };
        assert_eq!(log.ticks(6.0), [0.5, 1.0, 2.0, 5.0, 10.0]);
    }

    #[test]
    fn equal_ratios_have_equal_distances_on_a_logarithmic_axis() {
        let values = [1.0, 2.0, 4.0];
        let scale = Scale::holding(Run::Log, values.map(Value::exact).into_iter(), [0.0, 100.0]).unwrap();
        let at = values.map(|value| scale.at(value));
        assert!((at[1] - at[0] - (at[2] - at[1])).abs() < 0.2, "{at:?}");
        assert!(scale.ticks(6.0).contains(&2.0));
    }
}
