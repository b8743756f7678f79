//! Rules for every value in a sealed file, whatever its kind and whoever wrote it.
//!
//! A file may come from another machine, and its seal shows only that it is unchanged, not that it
//! is honest. The rules that apply to all values are checked here, once, when a file is read. The
//! rules for one kind of file are checked by its [`super::SealedRecord::check`].
//!
//! - Numbers are no larger than a measured value can be, so that no sum over a file overflows 64
//!   bits. Only numbers that are never added up, such as seeds ([`Fields::bits`]), may be larger.
//! - Names consist of characters without meaning to a shell, a terminal, Markdown or HTML, because
//!   names become part of commands and addresses.

use serde_json::{Number, Value};

use crate::error::{Result, ensure};
use crate::label::is_label;

/// Rules for the fields of one kind of file, by field name, whatever object they stand in.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    /// Fields that hold a name or a list of names. A name consists of letters, digits and `-`, `_`,
    /// `.`, `+`, `/`, and starts with a letter or a digit.
    pub names: &'static [&'static str],
    /// Fields that may hold any 64-bit number, because their values are never added up.
    pub bits: &'static [&'static str],
    /// Fields whose objects hold no names, not even in fields listed in `names`.
    pub prose: &'static [&'static str],
}

/// Largest absolute value of a whole number: 36 minutes in nanoseconds. With its comma it takes 14
/// bytes, and a file has at most [`super::LIMIT`] bytes, so the sum of all numbers of a file stays
/// below 2^63.
const MOST: u64 = 1 << 41;

/// Largest absolute value of a number with a fraction: up to here whole numbers are exact in an
/// `f64`.
const MOST_FRACTION: f64 = (1_u64 << 53) as f64;

/// Greatest length of a name. The name of a combination of variants contains the name of each of
/// them.
const LONGEST_NAME: usize = 300;

/// Checks a value and everything in it. `field` is the name of the innermost field around the
/// value, whatever the depth of lists between them; inside a field of [`Fields::prose`] it is the
/// name of that field. It is empty for the whole file.
pub(super) fn check(value: &Value, field: &str, fields: &Fields) -> Result<()> {
    match value {
        Value::Object(entries) => {
            let is_prose = fields.prose.contains(&field);
            entries
                .iter()
                .try_for_each(|(name, entry)| check(entry, if is_prose { field } else { name }, fields))
        }
        Value::Array(values) => values.iter().try_for_each(|value| check(value, field, fields)),
        Value::Number(number) => {
            let fits = fields.bits.contains(&field) || fits(number);
            ensure!(fits, "its `{field}` is {number}, which is more than is ever measured");
            Ok(())
        }
        Value::String(text) => {
            let fits = !fields.names.contains(&field) || is_label(text, "-_.+/", LONGEST_NAME);
            let shown = || text.chars().take(80).flat_map(char::escape_debug).collect::<String>();
            ensure!(fits, "its `{field}` is `{}`, which is no name", shown());
            Ok(())
        }
        Value::Bool(_) | Value::Null => Ok(()),
    }
}

fn fits(number: &Number) -> bool {
    match number.as_u64().or_else(|| number.as_i64().map(i64::unsigned_abs)) {
        Some(whole) => whole <= MOST,
        None => number.as_f64().is_some_and(|fraction| fraction.abs() <= MOST_FRACTION),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const FIELDS: Fields =
        Fields { names: &["name", "variants"], bits: &["seed", "answer"], prose: &["phases"] };

    #[test]
    fn too_large_numbers_and_unsafe_names_are_refused() {
        let long = "a".repeat(LONGEST_NAME + 1);
        for value in [
            json!({ "a": [MOST, -(MOST as i64), 9e15], "seed": u64::MAX, "answer": u64::MAX }),
            json!({ "variants": ["swar", "x86-64-v3", "popcount-swar+target-native", "popcount/swar/latency", "1.95.0"] }),
            json!({ "phases": [{ "name": "density x86-64" }], "told": "a b", "name": null }),
        ] {
            check(&value, "", &FIELDS).unwrap();
        }
        let refused = |value: &Value| check(value, "", &FIELDS).unwrap_err().to_string();
        let error = refused(&json!({ "a": { "nodes": [1, u64::MAX] } }));
        assert_eq!(error, "its `nodes` is 18446744073709551615, which is more than is ever measured");
        for number in [json!(MOST + 1), json!(i64::MIN), json!(1e16), json!(-1e308)] {
            assert!(refused(&json!([{ "a": number }])).starts_with("its `a` is "));
        }
        for name in ["", "a\"; x; \"", "$(x)", "a b", "-a", "../a", "a\n", "\u{1b}[", "<b>", "a|b", &long] {
            assert!(refused(&json!({ "axes": [{ "name": name }] })).ends_with("which is no name"), "{name}");
        }
    }

    #[test]
    fn the_sum_of_all_numbers_fits_into_64_bits() {
        let most = super::super::LIMIT / (MOST.to_string().len() as u64 + 1);
        assert!(most.checked_mul(MOST).is_some_and(|sum| sum < 1 << 63));
    }
}
