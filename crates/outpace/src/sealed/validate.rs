//! What must hold of every value in a kept file, whatever kind of file it is and whoever wrote it.
//!
//! A file may come from another machine, and a seal says that it is whole, not that it is honest. So no value is taken for possible because
//! it has the right type. What holds for all kinds is checked here, once, when a file is read; what holds for one kind alone is checked by
//! its [`super::Kept::check`].
//!
//! - Numbers are no larger than anything that is measured, so that no sum of numbers of a file leaves the range of 64 bits.
//! - Names consist of letters that mean nothing to a shell, a terminal, Markdown or HTML: they become part of commands and addresses.

use anyhow::{Result, bail, ensure};
use serde_json::{Number, Value};

/// The largest whole number, either side of zero: as nanoseconds it is 36 minutes. With its comma it takes 14 bytes, and a file has at
/// most [`super::LIMIT`] of them, so all numbers of a file together stay below 2^63.
const MOST: u64 = 1 << 41;

/// The largest number with a fraction, either side of zero: up to here whole numbers are exact.
const MOST_FRACTION: f64 = (1_u64 << 53) as f64;

/// Fields that hold any 64 bits: they are compared and mixed, never added up.
const BITS: [&str; 2] = ["seed", "answer"];

/// Fields that hold names, or lists of names.
const NAMES: [&str; 27] = [
    "axis",
    "baseline",
    "benchmark",
    "board",
    "candidate",
    "chosen",
    "compiler",
    "default",
    "ending",
    "features",
    "folder",
    "left_out",
    "levels",
    "material",
    "name",
    "of",
    "only",
    "operands",
    "same_code_as",
    "schedule",
    "slug",
    "split",
    "target",
    "target_cpu",
    "variant",
    "variants",
    "winner",
];

/// A field whose objects have a `name` that is prose.
const PROSE: &str = "phases";

/// Names are no longer than this: a combination of variants names each of them.
const LONGEST_NAME: usize = 300;

/// Whether it is a name: letters, digits and `-`, `_`, `.`, `+`, `/`, with a letter or a digit first.
fn is_name(text: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.+/".contains(letter);
    text.len() <= LONGEST_NAME
        && text.starts_with(|first: char| first.is_ascii_alphanumeric())
        && text.chars().all(is_plain)
}

/// Says which value of a file cannot be, if one cannot.
pub(crate) fn check(value: &Value) -> Result<()> {
    walk(value, "")
}

/// Looks at a value that stands in the field `of`, in whatever depth of lists.
fn walk(value: &Value, of: &str) -> Result<()> {
    match value {
        Value::Object(fields) if of == PROSE => fields.values().try_for_each(|value| walk(value, of)),
        Value::Object(fields) => fields.iter().try_for_each(|(field, value)| walk(value, field)),
        Value::Array(values) => values.iter().try_for_each(|value| walk(value, of)),
        Value::Number(number) if !BITS.contains(&of) => check_number(number, of),
        Value::String(text) if NAMES.contains(&of) => {
            ensure!(is_name(text), "its `{of}` is `{}`, which is no name", text.escape_debug());
            Ok(())
        }
        Value::String(_) | Value::Number(_) | Value::Bool(_) | Value::Null => Ok(()),
    }
}

fn check_number(number: &Number, of: &str) -> Result<()> {
    let whole = number.as_u64().or_else(|| number.as_i64().map(i64::unsigned_abs));
    let fits = match (whole, number.as_f64()) {
        (Some(whole), _) => whole <= MOST,
        (None, Some(fraction)) => fraction.abs() <= MOST_FRACTION,
        (None, None) => false,
    };
    if !fits {
        bail!("its `{of}` is {number}, which is more than is ever measured");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn refused(value: &Value) -> String {
        check(value).unwrap_err().to_string()
    }

    #[test]
    fn numbers_are_no_larger_than_what_is_measured_but_for_seeds_and_answers() {
        assert!(
            check(&json!({ "a": [MOST, -(MOST as i64), 9e15], "seed": u64::MAX, "answer": u64::MAX }))
                .is_ok()
        );
        assert_eq!(
            refused(&json!({ "a": { "nodes": [1, u64::MAX] } })),
            "its `nodes` is 18446744073709551615, which is more than is ever measured"
        );
        for number in [json!(MOST + 1), json!(i64::MIN), json!(1e16), json!(-1e308)] {
            assert!(refused(&json!([{ "a": number }])).starts_with("its `a` is "));
        }
    }

    #[test]
    fn all_numbers_of_a_file_together_stay_within_64_bits() {
        let most = super::super::LIMIT / (MOST.to_string().len() as u64 + 1);
        assert!(most.checked_mul(MOST).is_some_and(|sum| sum < 1 << 63));
    }

    #[test]
    fn a_name_means_nothing_to_a_shell_a_terminal_or_a_page() {
        for name in ["swar", "x86-64-v3", "popcount-swar+target-native", "popcount/swar/latency", "1.95.0"] {
            assert!(check(&json!({ "variants": [name] })).is_ok(), "{name}");
        }
        let long = "a".repeat(LONGEST_NAME + 1);
        for name in [
            "",
            "native\"; touch x; \"",
            "$(x)",
            "a b",
            "-a",
            "../a",
            "a\n",
            "\u{1b}[2J",
            "<b>",
            "a|b",
            &long,
        ] {
            assert!(refused(&json!({ "axes": [{ "name": name }] })).ends_with("which is no name"), "{name}");
        }
        assert!(
            check(&json!({ "phases": [{ "name": "density x86-64" }], "told": "a b", "name": null })).is_ok()
        );
    }
}
