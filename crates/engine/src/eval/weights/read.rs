//! Reading weights from TOML.
//!
//! A file gives every weight by its name, and nothing else: a name that is forgotten or misspelt would quietly leave what it
//! meant to change. Whatever is wrong, the error says where.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{ENTRIES, Entry, Kind, TooHeavy, Values};
use crate::board::shown;

/// A text is no table of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct Malformed {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub reason: String,
}

impl Malformed {
    /// The place of an offset in the text.
    fn at(text: &str, mut offset: usize, reason: String) -> Self {
        offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = &text[..offset];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        // A mark at the beginning of the text, which says how it is encoded, takes no column.
        let in_line = before[line_start..].trim_start_matches('\u{feff}');
        Self { line: before.matches('\n').count() + 1, column: in_line.chars().count() + 1, reason }
    }
}

/// What is wrong, and where in the text.
type Fault = (usize, String);

impl Values {
    /// Reads a table as [`to_toml`](Self::to_toml) writes it, in any order and layout.
    ///
    /// # Errors
    ///
    /// What is no TOML, a name that is unknown, missing or there twice, lists of the wrong length, numbers that are no whole
    /// ones or out of their range, and weights that together could leave the range of a score are refused.
    pub fn from_toml(text: &str) -> Result<Self, Malformed> {
        read(text).map_err(|(offset, reason)| Malformed::at(text, offset, reason))
    }

    /// Reads a table from the bytes of a file.
    ///
    /// # Errors
    ///
    /// What is no UTF-8 is refused, and what [`from_toml`](Self::from_toml) refuses.
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
            return Err((key.span().start, format!("there is no weight {}", shown(key.get_ref()))));
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
    // Each number is in its range, so it is all of them together that are too much.
    values.check().map_err(|error| {
        let (TooHeavy::Together { name, .. } | TooHeavy::Alone { name, .. }) = error;
        let key = table.keys().find(|key| key.get_ref() == name);
        (key.map_or(0, |key| key.span().start), error.to_string())
    })?;
    Ok(values)
}

/// Reads what stands `dimensions` deep.
fn list(
    entry: &Entry,
    value: &Spanned<DeValue<'_>>,
    dimensions: &[usize],
    numbers: &mut Vec<i32>,
) -> Result<(), Fault> {
    let Some((&length, within)) = dimensions.split_first() else {
        return one(entry, value, numbers);
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
fn one(entry: &Entry, value: &Spanned<DeValue<'_>>, numbers: &mut Vec<i32>) -> Result<(), Fault> {
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
    numbers.push(number.ok_or_else(|| fault(shown(integer.as_str())))?);
    Ok(())
}
