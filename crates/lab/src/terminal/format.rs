//! Numbers and verdicts for people: the one place where they are put into words.

use std::time::Duration;

use crate::record::Verdict;

/// A number in groups of three digits.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut told = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            told.push(',');
        }
        told.push(digit);
    }
    told
}

/// A gain in percent, with its sign.
pub(crate) fn percent(gain: f64) -> String {
    // So that a tiny loss does not read as minus nothing.
    let rounded = (gain * 1e4).round() / 100.0;
    format!("{:+.2} %", if rounded == 0.0 { 0.0 } else { rounded })
}

/// A time that is only estimated: `about 40 s`, `about 4 min`.
pub(crate) fn about(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..90 => format!("about {} s", seconds.next_multiple_of(10)),
        seconds => format!("about {} min", seconds.div_ceil(60)),
    }
}

/// A verdict in words.
pub(crate) fn words(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Faster => "faster".to_owned(),
        Verdict::Slower => "slower".to_owned(),
        Verdict::NoDifference { smallest_visible } => {
            format!("no difference (would have seen {:.1} %)", smallest_visible * 100.0)
        }
        Verdict::SameCode { of } => format!("same code as {of}"),
        Verdict::Default => "the default here".to_owned(),
        Verdict::Unjudged { reason } => format!("not judged: {reason}"),
    }
}
