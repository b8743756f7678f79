//! Quoting of foreign text in messages.

/// Longest piece of foreign text that a message repeats, in characters.
const SHOWN: usize = 32;

/// Quotes foreign text for a message. The text is cut to `SHOWN` characters, and every character
/// that could end the line is escaped.
pub(crate) fn shown(text: &str) -> String {
    let mut quoted = String::from("`");
    quoted.extend(text.chars().take(SHOWN).flat_map(char::escape_default));
    if text.chars().nth(SHOWN).is_some() {
        quoted.push_str("...");
    }
    quoted.push('`');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_one_short_line() {
        assert_eq!(shown("e2e4"), "`e2e4`");
        assert_eq!(shown("a\0b\nc"), "`a\\u{0}b\\nc`");
        assert_eq!(shown(&"x".repeat(1000)).len(), SHOWN + 5);
    }
}
