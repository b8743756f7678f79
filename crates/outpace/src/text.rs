//! Formats numbers for people, and makes foreign text safe to show, for terminals and pages alike.

use std::time::Duration;

/// Formats a gain in per cent with its sign and one decimal: `+3.1 %`.
pub fn percent(gain: f64) -> String {
    percent_to(1, gain)
}

/// Formats a gain in per cent with its sign and this many decimals: `+3.12 %`.
pub fn percent_to(digits: usize, gain: f64) -> String {
    let text = format!("{:+.digits$} %", gain * 100.0);
    // A number that rounds to zero has no sign.
    let is_nothing = !text.contains(|letter: char| ('1'..='9').contains(&letter) || letter.is_alphabetic());
    if is_nothing { text[1..].to_owned() } else { text.replace('-', "\u{2212}") }
}

/// Formats an interval of gains in brackets: `[+2.4, +3.8]`.
pub fn range(low: f64, high: f64) -> String {
    let number = |gain: f64| percent(gain).trim_end_matches(" %").to_owned();
    format!("[{}, {}]", number(low), number(high))
}

/// Formats a share in per cent, without a sign: `3.1 %`.
pub fn share(share: f64) -> String {
    // Adding zero removes the sign of a negative zero.
    format!("{:.1} %", share * 100.0 + 0.0)
}

/// Formats an upper bound of a share, rounded up: `3.2 %`.
pub fn at_most(bound: f64) -> String {
    share((bound * 1e3 - 1e-6).ceil() / 1e3)
}

/// Formats a share that a user requested, in per cent with all its digits: `99.99 %`.
pub fn exact(share: f64) -> String {
    // Rounding restores the decimal number that the user gave, which an `f64` cannot hold exactly.
    format!("{} %", (share * 1e12).round() / 1e10 + 0.0)
}

/// Formats a number in groups of three digits.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect::<Vec<_>>().join(",")
}

/// Formats an estimated time: `about 40 s`, `about 4 min`.
pub fn about(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..90 => format!("about {} s", seconds.next_multiple_of(10)),
        seconds => format!("about {} min", seconds.div_ceil(60)),
    }
}

/// Formats a time with four digits, or more from 1,000 s on: `1.234 s`, `98.70 ms`, `920.2 µs`.
pub fn seconds(seconds: f64) -> String {
    let (scale, unit) = match seconds {
        _ if seconds >= 1.0 => (1.0, "s"),
        _ if seconds >= 1e-3 => (1e3, "ms"),
        _ if seconds >= 1e-6 => (1e6, "µs"),
        _ => (1e9, "ns"),
    };
    let number = seconds * scale;
    let digits = match number {
        _ if number >= 100.0 => 1,
        _ if number >= 10.0 => 2,
        _ => 3,
    };
    format!("{number:.digits$} {unit}")
}

/// Returns the last line of a foreign text, blank lines not counted, cut to 300 characters.
pub fn last_line(text: &str) -> Option<String> {
    let line = text.lines().map(str::trim).rfind(|line| !line.is_empty());
    line.map(|line| line.chars().take(300).collect())
}

/// Makes a foreign text safe for a terminal: each character that would move the cursor, ring the
/// bell or change the direction of writing is shown as its number.
pub fn plain(text: &str) -> String {
    plain_but(text, &[])
}

/// Makes a text safe as [`plain`] does, but leaves the characters in `kept` as they are, such as
/// line ends in a text of several lines.
pub fn plain_but(text: &str, kept: &[char]) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if steers(letter) && !kept.contains(&letter) {
            plain.extend(letter.escape_unicode());
        } else {
            plain.push(letter);
        }
    }
    plain
}

/// Returns true if a terminal does something other than show this character.
pub fn steers(letter: char) -> bool {
    let turns = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    letter.is_control() || turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gains_have_a_sign_unless_they_round_to_zero() {
        assert_eq!(percent(0.0312), "+3.1 %");
        assert_eq!(percent(-0.02), "\u{2212}2.0 %");
        assert_eq!((percent(-0.0001), percent(0.00049)), ("0.0 %".to_owned(), "0.0 %".to_owned()));
        assert_eq!([-0.0001, 0.1].map(|gain| percent_to(2, gain)), ["\u{2212}0.01 %", "+10.00 %"]);
        assert_eq!(range(-0.012, 0.0004), "[\u{2212}1.2, 0.0]");
        assert_eq!(share(-0.0), "0.0 %");
        let bounds = [0.0, 0.005, 0.00501, 0.0052, 0.0749].map(at_most);
        assert_eq!(bounds, ["0.0 %", "0.5 %", "0.6 %", "0.6 %", "7.5 %"]);
        let asked = [0.9999, 0.0005, 0.07, 1.0 - 0.01, -0.0].map(exact);
        assert_eq!(asked, ["99.99 %", "0.05 %", "7 %", "99 %", "0 %"]);
        assert_eq!([7, 1_000, 1_234_567].map(thousands), ["7", "1,000", "1,234,567"]);
    }

    #[test]
    fn times_are_in_the_unit_that_suits_them() {
        let shown = [1.2344, 75.0, 600.25, 0.0987, 0.000_001_5, 2.5e-8, 0.0].map(seconds);
        assert_eq!(shown, ["1.234 s", "75.00 s", "600.2 s", "98.70 ms", "1.500 µs", "25.00 ns", "0.000 ns"]);
    }

    #[test]
    fn the_last_line_is_not_blank() {
        assert_eq!(last_line("one\n two \n\n \n").as_deref(), Some("two"));
        assert_eq!((last_line(" \n"), last_line(&"é".repeat(999))), (None, Some("é".repeat(300))));
    }

    #[test]
    fn control_characters_are_escaped() {
        let hostile = "Xeon® \u{1b}[2J\u{9b}\r\n\u{202e}";
        assert_eq!(plain(hostile), "Xeon® \\u{1b}[2J\\u{9b}\\u{d}\\u{a}\\u{202e}");
        assert!(plain_but(hostile, &['\n']).contains('\n'));
    }
}
