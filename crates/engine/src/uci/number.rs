//! Parses numbers in text from outside.

/// Parses a whole number and clamps it to `-i64::MAX` to `i64::MAX`. Returns `None` if the text is
/// not a whole number.
pub(super) fn number(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let size =
        digits.bytes().fold(0_i64, |sum, digit| sum.saturating_mul(10).saturating_add((digit - b'0').into()));
    Some(if negative { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_saturate() {
        assert_eq!(number("0"), Some(0));
        assert_eq!(number("-12"), Some(-12));
        assert_eq!(number("+7"), Some(7));
        assert_eq!(number(&"9".repeat(40)), Some(i64::MAX));
        assert_eq!(number(&format!("-{}", "9".repeat(40))), Some(-i64::MAX));
        for text in ["", "-", "+", "1.5", "1e3", "0x10", "--1", "1-", "\u{0661}"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
