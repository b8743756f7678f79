//! Parsers of fractional numbers on the command line, with their ranges.

/// Parses a number above 0.
pub(crate) fn positive(text: &str) -> Result<f64, String> {
    number(text, "above 0", |number| number > 0.0)
}

/// Parses a number that is 0 or above.
pub(crate) fn not_negative(text: &str) -> Result<f64, String> {
    number(text, "that is not negative", |number| number >= 0.0)
}

/// Parses a number from 0 to 1.
pub(crate) fn share(text: &str) -> Result<f64, String> {
    number(text, "from 0 to 1", |number| (0.0..=1.0).contains(&number))
}

fn number(text: &str, expected: &str, holds: fn(f64) -> bool) -> Result<f64, String> {
    let number = text.parse().ok().filter(|&number: &f64| number.is_finite() && holds(number));
    number.ok_or_else(|| format!("expected a number {expected}"))
}
