//! Quoting of foreign text in messages.

/// Longest piece of foreign text that a message repeats, in characters.
const LONGEST_QUOTE: usize = 32;

/// Quotes foreign text for a message. Cuts it to [`LONGEST_QUOTE`] characters, escapes quotes,
/// backslashes and everything that is not printable ASCII, and puts backticks around it. The result
/// is one line.
pub(crate) fn quoted(text: &str) -> String {
    let mut quote = String::from("`");
    quote.extend(text.chars().take(LONGEST_QUOTE).flat_map(char::escape_default));
    if text.chars().nth(LONGEST_QUOTE).is_some() {
        quote.push_str("...");
    }
    quote.push('`');
    quote
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quote_is_one_short_line() {
        assert_eq!(quoted("e2e4"), "`e2e4`");
        assert_eq!(quoted("a\0b\nc"), "`a\\u{0}b\\nc`");
        assert_eq!(quoted(&"x".repeat(1000)).len(), LONGEST_QUOTE + 5);
    }
}
