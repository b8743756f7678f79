//! Numbers and verdicts in words, for the terminal and for pages alike.

use std::time::Duration;

use crate::record::Verdict;

/// A number in groups of three digits.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A gain in per cent, with its sign: `+3.1 %`.
pub(crate) fn percent(gain: f64) -> String {
    let percent = gain * 100.0;
    // What rounds to nothing has no sign.
    if percent.abs() < 0.05 {
        return "0.0 %".to_owned();
    }
    format!("{percent:+.1} %").replace('-', "\u{2212}")
}

/// A time that is only estimated: `about 40 s`, `about 4 min`.
pub(crate) fn about(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..90 => format!("about {} s", seconds.next_multiple_of(10)),
        seconds => format!("about {} min", seconds.div_ceil(60)),
    }
}

/// An interval of gains: `+2.4 % to +3.8 %`.
pub(crate) fn interval(low: f64, high: f64) -> String {
    format!("{} to {}", percent(low), percent(high))
}

/// A share in per cent, which has no sign: `3.1 %`.
pub(crate) fn share(share: f64) -> String {
    // What is added takes the sign of a negative zero.
    format!("{:.1} %", share * 100.0 + 0.0)
}

/// Nanoseconds with three digits.
pub(crate) fn nanoseconds(value: f64) -> String {
    match value.abs() {
        100.0.. => format!("{value:.0} ns"),
        10.0.. => format!("{value:.1} ns"),
        _ => format!("{value:.2} ns"),
    }
}

/// A duration.
pub(crate) fn seconds(value: f64) -> String {
    if value < 60.0 {
        format!("{value:.1} s")
    } else {
        format!("{} min {:02} s", (value / 60.0) as u64, (value % 60.0) as u64)
    }
}

/// A text as a sentence: with a capital letter and a full stop.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.trim_end_matches('.').chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).chain(['.']).collect())
}

/// A verdict in a word or two.
pub(crate) const fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Faster => "faster",
        Verdict::Slower => "slower",
        Verdict::NoDifference { .. } => "no difference",
        Verdict::SameCode { .. } => "same code",
        Verdict::Default => "the default here",
        Verdict::Unjudged { .. } => "not judged",
    }
}

/// A verdict in words, with what belongs to it.
pub(crate) fn words(verdict: &Verdict) -> String {
    let word = word(verdict);
    match verdict {
        Verdict::NoDifference { smallest_visible } => {
            format!("{word} (would have seen {})", share(*smallest_visible))
        }
        Verdict::SameCode { of } => format!("{word} as {of}"),
        Verdict::Unjudged { reason } => format!("{word}: {reason}"),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gains_carry_their_sign_and_nothing_has_none() {
        assert_eq!(percent(0.0312), "+3.1 %");
        assert_eq!(percent(-0.02), "\u{2212}2.0 %");
        assert_eq!(percent(-0.0001), "0.0 %");
        assert_eq!(seconds(9.96), "10.0 s");
        assert_eq!(seconds(125.0), "2 min 05 s");
        assert_eq!(sentence("no axis won"), "No axis won.");
    }
}
