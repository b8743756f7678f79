//! Reading of weights from TOML.
//!
//! A file gives every weight by its name, and nothing else. A forgotten or misspelt name would
//! otherwise leave a weight silently unchanged. Every error says where in the text the fault is.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{ENTRIES, Entry, Kind, TooHeavy, Values};
use crate::board::quoted;

/// The error of a text that is not a table of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct Malformed {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// Description of the fault.
    pub reason: String,
}

impl Malformed {
    /// Builds the error from a byte offset in the text.
    fn at(text: &str, mut offset: usize, reason: String) -> Self {
        offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = &text[..offset];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        // A byte order mark at the beginning of the text takes no column.
        let in_line = before[line_start..].trim_start_matches('\u{feff}');
        Self { line: before.matches('\n').count() + 1, column: in_line.chars().count() + 1, reason }
    }
}

/// The byte offset of a fault in the text, and its description.
type Fault = (usize, String);

impl Values {
    /// Reads a table as [`to_toml`](Self::to_toml) writes it; the weights may be in any order and
    /// the text in any layout.
    ///
    /// # Errors
    ///
    /// Refuses text that is not TOML; names that are unknown, missing or repeated; lists of the
    /// wrong length; numbers that are not whole or out of their range; and weights that together
    /// could exceed the range of a score.
    pub fn from_toml(text: &str) -> Result<Self, Malformed> {
        read(text).map_err(|(offset, reason)| Malformed::at(text, offset, reason))
    }

    /// Reads a table from the bytes of a file.
    ///
    /// # Errors
    ///
    /// Refuses bytes that are not UTF-8, and any text that [`from_toml`](Self::from_toml) refuses.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Malformed> {
        let mut chunks = bytes.utf8_chunks();
        let text = chunks.next().map_or("", |chunk| chunk.valid());
        if text.len() < bytes.len() {
            let reason = "the text is not UTF-8 from here on".to_owned();
            return Err(Malformed::at(text, text.len(), reason));
        }
        Self::from_toml(text)
    }
}

fn read(text: &str) -> Result<Values, Fault> {
    let table = DeTable::parse(text).map_err(|error| {
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        (error.span().map_or(0, |span| span.start), message)
    })?;
    let table = table.get_ref();
    for key in table.keys() {
        if !ENTRIES.iter().any(|entry| entry.name == key.get_ref()) {
            return Err((key.span().start, format!("there is no weight {}", quoted(key.get_ref()))));
        }
    }
    let mut numbers = Vec::new();
    for entry in ENTRIES {
        let Some(value) = table.get(entry.name) else {
            return Err((text.trim_end().len(), format!("the weight `{}` is missing", entry.name)));
        };
        list(entry, value, &entry.dimensions(), &mut numbers)?;
    }
    let values = Values::from_numbers(&numbers);
    // Each number is in its range, so only their sum can be too large.
    values.check().map_err(|error| {
        let (TooHeavy::Together { name, .. } | TooHeavy::Alone { name, .. }) = error;
        let key = table.keys().find(|key| key.get_ref() == name);
        (key.map_or(0, |key| key.span().start), error.to_string())
    })?;
    Ok(values)
}

/// Reads the numbers in nested lists. `dimensions` has the length of the lists on each level, the
/// outermost first.
fn list(
    entry: &Entry,
    value: &Spanned<DeValue<'_>>,
    dimensions: &[usize],
    numbers: &mut Vec<i32>,
) -> Result<(), Fault> {
    let Some((&length, within)) = dimensions.split_first() else {
        return number(entry, value, numbers);
    };
    let fault = |span: Range<usize>, found: String| {
        let expected = match (entry.kind, within) {
            (Kind::Pair | Kind::Boards, []) => "a midgame and an endgame value".to_owned(),
            _ => format!("a list of {length}"),
        };
        Err((span.start, format!("`{}`: expected {expected}, found {found}", entry.name)))
    };
    match value.get_ref() {
        DeValue::Array(items) if items.len() == length => {
            items.iter().try_for_each(|item| list(entry, item, within, numbers))
        }
        DeValue::Array(items) => fault(value.span(), format!("a list of {}", items.len())),
        other => fault(value.span(), other.type_str().to_owned()),
    }
}

/// Reads a single number.
fn number(entry: &Entry, value: &Spanned<DeValue<'_>>, numbers: &mut Vec<i32>) -> Result<(), Fault> {
    let Entry { name, low, high, .. } = *entry;
    let fault = |found: String| {
        let reason = format!("`{name}`: expected a whole number from {low} to {high}, found {found}");
        (value.span().start, reason)
    };
    let DeValue::Integer(integer) = value.get_ref() else {
        return Err(fault(value.get_ref().type_str().to_owned()));
    };
    let number = i32::from_str_radix(integer.as_str(), integer.radix()).ok();
    let number = number.filter(|number| (low..=high).contains(number));
    numbers.push(number.ok_or_else(|| fault(quoted(integer.as_str())))?);
    Ok(())
}
