//! How figures are said.

use maud::{Markup, html};

use crate::record::{Estimate, Rung, Verdict};
use crate::terminal::format;

/// A gain of speed as a signed percentage: `+3.1 %`.
pub(super) fn gain(fraction: f64) -> String {
    let percent = fraction * 100.0;
    // No "-0.0 %": what rounds to nothing has no sign.
    if percent.abs() < 0.05 {
        return "0.0 %".to_owned();
    }
    let sign = if percent < 0.0 { '\u{2212}' } else { '+' };
    format!("{sign}{:.1} %", percent.abs())
}

/// An interval of gains: `+2.4 % to +3.8 %`.
pub(super) fn interval(low: f64, high: f64) -> String {
    format!("{} to {}", gain(low), gain(high))
}

/// Nanoseconds with three figures.
pub(super) fn nanoseconds(value: f64) -> String {
    match value.abs() {
        100.0.. => format!("{value:.0} ns"),
        10.0.. => format!("{value:.1} ns"),
        _ => format!("{value:.2} ns"),
    }
}

/// A duration of a phase.
pub(super) fn seconds(value: f64) -> String {
    if value < 60.0 {
        format!("{value:.1} s")
    } else {
        format!("{} min {:02} s", (value / 60.0) as u64, (value % 60.0) as u64)
    }
}

/// A sentence, whatever case its writer began it in.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.trim_end_matches('.').chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).chain(['.']).collect())
}

/// A verdict: its class for the style, its sign, and its words. The sign and the words carry it; colour only helps.
pub(super) fn verdict(verdict: &Verdict) -> (&'static str, &'static str, String) {
    let (class, sign) = match verdict {
        Verdict::Faster => ("faster", "▲"),
        Verdict::Slower => ("slower", "▼"),
        Verdict::NoDifference { .. } => ("same", "="),
        Verdict::SameCode { .. } => ("same", "≡"),
        Verdict::Default => ("same", "●"),
        Verdict::Unjudged { .. } => ("none", "?"),
    };
    (class, sign, format::words(verdict))
}

/// The three cells of an estimate: gain, interval, launches. They are there without one too.
pub(super) fn figures(estimate: Option<&Estimate>) -> Markup {
    html! {
        @match estimate {
            Some(estimate) => {
                td.n data-v=(estimate.gain) { (gain(estimate.gain)) }
                td.n { (interval(estimate.low, estimate.high)) }
                td.n { (estimate.launches) }
            }
            None => { td.n { "–" } td.n { "–" } td.n { "–" } }
        }
    }
}

/// An address in a page, out of names: letters and digits as they are, `-` for all else.
pub(super) fn address(names: &[&str]) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '_' { letter } else { '-' };
    names.join("-").chars().map(plain).collect()
}

/// Says why a rung has no figures; nothing where it has them.
pub(super) fn unmeasured<T>(rung: &Rung<T>) -> Markup {
    match rung {
        Rung::Measured { .. } => html! {},
        Rung::Unmeasured { reason, remedy } => html! {
            p.missing {
                strong { "Not measured here: " } (reason)
                @if let Some(remedy) = remedy { ". To get it: " code { (remedy) } }
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gains_carry_their_sign_and_nothing_has_none() {
        assert_eq!(gain(0.0312), "+3.1 %");
        assert_eq!(gain(-0.02), "\u{2212}2.0 %");
        assert_eq!(gain(-0.0001), "0.0 %");
        assert_eq!(seconds(9.96), "10.0 s");
        assert_eq!(seconds(125.0), "2 min 05 s");
        assert_eq!(sentence("no axis won"), "No axis won.");
    }
}
