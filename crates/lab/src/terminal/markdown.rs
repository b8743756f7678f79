//! Escapes text for a page of Markdown, so that any content of a file appears as plain text.
//!
//! The pages `*.md` in `reports/` are drawn from files that may come from anywhere, and a code host
//! shows them. So every text that is not this program's own goes through [`text`].

use crate::terminal::stdout;

/// Escapes a text for use within a line or a table's cell, so that nothing in it begins a tag, a
/// link, a cell or a line. Text between backticks stays code. But the backticks are escaped too if
/// the code is empty or contains `<`, `|` or a backslash, and all of them if their number is odd.
pub fn text(text: &str) -> String {
    let plain = stdout::plain(text);
    let parts: Vec<&str> = plain.split('`').collect();
    // An unpaired backtick would turn the rest into code.
    if parts.len().is_multiple_of(2) {
        return escaped(&plain);
    }
    let shown = |(at, part): (usize, &&str)| match at % 2 {
        0 => escaped(part),
        _ if part.is_empty() || part.contains(['<', '|', '\\']) => escaped(&format!("`{part}`")),
        _ => format!("`{part}`"),
    };
    parts.iter().enumerate().map(shown).collect()
}

/// Escapes a text like `text` for the beginning of a paragraph or of a list's entry, where a first
/// word such as `#`, `-` or `1.` would make a heading or a list.
pub fn block(words: &str) -> String {
    let mut shown = text(words.trim_start());
    let first = shown.split(' ').next().unwrap_or_default();
    let is_mark = |letter: char| "#-+*_~".contains(letter);
    let is_digit = |letter: char| letter.is_ascii_digit();
    let number = first.strip_suffix(['.', ')']).filter(|number| number.chars().all(is_digit));
    if first.starts_with("~~~") || (!first.is_empty() && first.chars().all(is_mark)) {
        shown.insert(0, '\\');
    } else if let Some(end) = number.map(str::len) {
        shown.insert(end, '\\');
    }
    shown
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '|' | '\\' | '`' => out.extend(['\\', letter]),
            // A bracket followed by one of these would make a link.
            ']' if letters.peek().is_some_and(|next| ['(', '[', ':'].contains(next)) => out.push_str("\\]"),
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_without_a_meaning_in_markdown_is_unchanged() {
        for plain in [
            "Intel(R) Xeon(R) Processor",
            "`endgame-exact` knows all, 1.25 [1.20, 1.30] times, *simulated*",
            "Made by `cargo studies threads --seed 1` in 3 s, of 0123abcd, rustc 1.95.0 (59807616e 2026-04-14).",
        ] {
            assert_eq!(text(plain), plain);
        }
    }

    #[test]
    fn no_paragraph_becomes_a_heading_a_list_or_code() {
        for (hostile, expected) in [
            ("# forged", "\\# forged"),
            ("    - forged", "\\- forged"),
            ("***", "\\***"),
            ("~~~rust", "\\~~~rust"),
            ("12. forged", "12\\. forged"),
            ("1) forged", "1\\) forged"),
            ("+1.2 % `faster` - 3.", "+1.2 % `faster` - 3."),
            ("", ""),
        ] {
            assert_eq!(block(hostile), expected);
        }
    }

    #[test]
    fn nothing_begins_a_tag_a_link_a_cell_a_line_or_code() {
        for (hostile, expected) in [
            ("<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"),
            ("a & b", "a &amp; b"),
            ("a | b \\| c", "a \\| b \\\\\\| c"),
            ("a\n## b", "a\\\\u{a}## b"),
            ("[a](javascript:b) [c]: d", "[a\\](javascript:b) [c\\]: d"),
            ("a `b", "a \\`b"),
            ("a `<b>` c", "a \\`&lt;b&gt;\\` c"),
            ("``", "\\`\\`"),
            ("\u{1b}[2J\u{202e}", "\\\\u{1b}[2J\\\\u{202e}"),
        ] {
            assert_eq!(text(hostile), expected);
        }
    }
}
