//! Reads the small files in which Linux describes a machine.

use std::fs;
use std::path::Path;
use std::str::FromStr;

/// Returns a file's text without its line end; `None` if it cannot be read or is empty.
pub(super) fn text(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Parses the text of a file; `None` if the file has no text or the text has another form.
pub(super) fn value<T: FromStr>(path: &Path) -> Option<T> {
    text(path)?.parse().ok()
}
