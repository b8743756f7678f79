//! Checks whether a text may be the name of a file, a folder or a program.

/// Returns true if a file or folder may have this name: ASCII letters, digits, `-`, `_` and `.`,
/// with a letter or digit first, and at most 100 characters.
pub fn is_name(text: &str) -> bool {
    is_word(text, "-_.", 100)
}

/// Returns true if the text consists of letters and digits of any script and of these marks, begins
/// with a letter or digit, and has at most `longest` characters.
pub(crate) fn is_label(text: &str, marks: &str, longest: usize) -> bool {
    text.chars().count() <= longest
        && text.starts_with(char::is_alphanumeric)
        && text.chars().all(|letter| is_letter(letter) || marks.contains(letter))
}

/// Returns true for a letter or digit of any script, and for a sign that is written on a letter,
/// such as an accent, a vowel sign, or a joiner of the scripts of India.
pub(crate) fn is_letter(letter: char) -> bool {
    let is_sign = || {
        // `escape_debug` escapes such a sign only if no letter precedes it.
        let on_a_letter = format!("a{letter}");
        letter.escape_debug().len() > 1 && on_a_letter.escape_debug().eq(on_a_letter.chars())
    };
    letter.is_alphanumeric() || !letter.is_ascii() && is_sign()
}

/// Returns true if the text consists of ASCII letters, digits and these marks, begins with a letter
/// or digit, and has at most `longest` characters.
fn is_word(text: &str, marks: &str, longest: usize) -> bool {
    text.len() <= longest
        && text.starts_with(|first: char| first.is_ascii_alphanumeric())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || marks.contains(letter))
}
