//! Numbers and verdicts in words, for the terminal and for pages.

pub use outpace::text::{about, at_most, percent, percent_to, range, share, thousands};

use jiff::Timestamp;

use crate::record::Verdict;

/// An interval of gains: `+2.4 % to +3.8 %`.
pub fn interval(low: f64, high: f64) -> String {
    format!("{} to {}", percent(low), percent(high))
}

/// Nanoseconds with at least three digits.
pub fn nanoseconds(value: f64) -> String {
    match value.abs() {
        100.0.. => format!("{value:.0} ns"),
        10.0.. => format!("{value:.1} ns"),
        _ => format!("{value:.2} ns"),
    }
}

pub fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

pub fn seconds(value: f64) -> String {
    if value < 60.0 {
        format!("{value:.1} s")
    } else {
        format!("{} min {:02} s", (value / 60.0) as u64, (value % 60.0) as u64)
    }
}

/// Date and time to the minute, from seconds since 1970.
pub fn date(seconds: u64) -> String {
    let moment = i64::try_from(seconds).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    let text = moment.map(|moment| moment.strftime("%Y-%m-%d %H:%M UTC").to_string());
    text.unwrap_or_else(|| format!("{seconds} s after 1970"))
}

/// Turns a text into a sentence, with a capital letter and a full stop.
pub fn sentence(text: &str) -> String {
    let mut letters = text.trim_end_matches('.').chars();
    let Some(first) = letters.next() else { return String::new() };
    first.to_uppercase().chain(letters).chain(['.']).collect()
}

pub const fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Faster => "faster",
        Verdict::Slower => "slower",
        Verdict::NoDifference { .. } => "no difference",
        Verdict::NotSure { .. } => "not sure",
        Verdict::SameCode { .. } => "same code",
        Verdict::Default => "the default here",
        Verdict::Unjudged { .. } => "not judged",
    }
}

/// A verdict in words, with its details.
pub fn words(verdict: &Verdict) -> String {
    let word = word(verdict);
    match verdict {
        Verdict::NotSure { launches: Some(launches), .. } => {
            format!("{word} (about {} launches would tell)", thousands(rounded_up(*launches as u64)))
        }
        Verdict::NotSure { smallest_visible, launches: None } => {
            format!("{word} ({} would show)", share(*smallest_visible))
        }
        Verdict::SameCode { of } => format!("{word} as {of}"),
        Verdict::Unjudged { reason } => format!("{word}: {reason}"),
        _ => word.to_owned(),
    }
}

/// Rounds an estimated number up to two digits: 5,432 becomes 5,500.
fn rounded_up(number: u64) -> u64 {
    let digits = number.checked_ilog10().unwrap_or(0);
    number.next_multiple_of(10_u64.pow(digits.saturating_sub(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_three_digits_and_sentences_a_capital_and_a_full_stop() {
        assert_eq!(seconds(9.96), "10.0 s");
        assert_eq!(seconds(125.0), "2 min 05 s");
        assert_eq!(sentence("no axis won"), "No axis won.");
    }

    #[test]
    fn a_verdict_of_not_sure_says_how_many_launches_would_tell() {
        let not_sure = |launches| words(&Verdict::NotSure { smallest_visible: 0.041, launches });
        assert_eq!(not_sure(Some(57)), "not sure (about 57 launches would tell)");
        assert_eq!(not_sure(Some(5_432)), "not sure (about 5,500 launches would tell)");
        assert_eq!(not_sure(None), "not sure (4.1 % would show)");
        assert_eq!(words(&Verdict::NoDifference { smallest_visible: 0.041 }), "no difference");
        assert_eq!([0, 9, 99, 101, 120, 9_901].map(rounded_up), [0, 9, 99, 110, 120, 10_000]);
    }

    #[test]
    fn any_time_is_formatted_in_utc() {
        for (seconds, wanted) in [
            (1_795_223_341, "2026-11-21 01:09 UTC"),
            (0, "1970-01-01 00:00 UTC"),
            (u64::MAX, "18446744073709551615 s after 1970"),
            (1 << 62, "4611686018427387904 s after 1970"),
        ] {
            assert_eq!(date(seconds), wanted);
        }
    }
}
