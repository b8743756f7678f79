//! Which texts may be the name of a file, a folder or a program.

/// Whether a folder or a file may have this name: letters, digits, `-`, `_` and `.`, with a letter or a digit first, and no more
/// of them than file systems take.
pub fn is_name(text: &str) -> bool {
    is_word(text, "-_.", 100)
}

/// Whether it consists of letters and digits of any script and these marks, with a letter or a digit first.
pub(crate) fn is_label(text: &str, marks: &str, longest: usize) -> bool {
    text.chars().count() <= longest
        && text.starts_with(char::is_alphanumeric)
        && text.chars().all(|letter| is_letter(letter) || marks.contains(letter))
}

/// Returns true for a letter or a digit of any script, and for a sign that is written on a letter: an accent, a vowel, a joiner of the scripts of India.
pub(crate) fn is_letter(letter: char) -> bool {
    let is_sign = || {
        // Rust escapes such a sign only where it has no letter before it.
        let on_a_letter = format!("a{letter}");
        letter.escape_debug().len() > 1 && on_a_letter.escape_debug().eq(on_a_letter.chars())
    };
    letter.is_alphanumeric() || !letter.is_ascii() && is_sign()
}

/// Whether it consists of ASCII letters, digits and these marks, with a letter or a digit first.
fn is_word(text: &str, marks: &str, longest: usize) -> bool {
    text.len() <= longest
        && text.starts_with(|first: char| first.is_ascii_alphanumeric())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || marks.contains(letter))
}
