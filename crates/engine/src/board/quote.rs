//! Foreign text in our own sentences.

/// The longest piece of foreign text that a message repeats, in characters.
const SHOWN: usize = 32;

/// A piece of foreign text as a message may repeat it: quoted, short, and free of anything that could end the line.
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
