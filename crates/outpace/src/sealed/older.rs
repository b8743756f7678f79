//! Files of an older schema, brought up to the present one step by step.
//!
//! Each step knows two schemas that follow one another, and works on the JSON itself, for the types of the older one are
//! gone. So its text cannot be written again, which is how [`super::read`] checks a seal. But a seal was taken over
//! the whole text with the seal itself left empty, so here it is checked over the bytes of the file, down to its blanks.

use serde_json::Value;

use super::{Kept, seal_of};
use crate::error::{BoxError, Context, Result};

/// Whether the bytes are those that the seal in them was taken over.
pub(super) fn is_sealed(bytes: &[u8], value: &Value) -> bool {
    let Some(seal) = value.get("sha256").and_then(Value::as_str).filter(|seal| seal.len() == 64) else {
        return false;
    };
    // The seal is the last thing in a file.
    let Some(at) = bytes.windows(seal.len()).rposition(|window| window == seal.as_bytes()) else {
        return false;
    };
    let mut hash = hmac_sha256::Hash::new();
    hash.update(&bytes[..at]);
    hash.update(&bytes[at + seal.len()..]);
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect::<String>() == seal
}

/// The value as it would be kept now, with a seal of its own.
pub(super) fn bring_up<T: Kept>(mut value: Value, schema: u32) -> Result<T, BoxError> {
    for from in schema..T::SCHEMA {
        let next = T::migrate(from, value).map_err(Into::into)?;
        value = next.context("that is older than what this program reads: measure again")?;
        let entries = value.as_object_mut().context("it is no object")?;
        entries.insert("schema".to_owned(), (from + 1).into());
    }
    let mut value: T = serde_json::from_value(value)
        .with_context(|| format!("it is not a whole {} of that schema", T::WHAT))?;
    *value.seal() = seal_of(&mut value)?;
    Ok(value)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::sealed;

    /// Its first schema had no seal; in its second `height` was `size`.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Sheet {
        schema: u32,
        height: u32,
        sha256: String,
    }

    impl Kept for Sheet {
        const SCHEMA: u32 = 3;
        const WHAT: &'static str = "sheet";
        const FIELDS: sealed::Fields = sealed::Fields { names: &[], bits: &[], prose: &[] };
        const SEALED_SINCE: u32 = 2;
        type Error = BoxError;

        fn seal(&mut self) -> &mut String {
            &mut self.sha256
        }

        fn migrate(from: u32, mut value: Value) -> Result<Option<Value>, BoxError> {
            match from {
                1 => {
                    value["size"] = value["long"].take();
                    value["sha256"] = "".into();
                }
                2 => value["height"] = value["size"].take(),
                _ => return Err("nobody knows it".into()),
            }
            Ok(Some(value))
        }
    }

    fn read(text: &str) -> Result<Sheet> {
        sealed::read(text.as_bytes(), Path::new("sheet.json"))
    }

    const SECOND: &str = r#"{"schema": 2, "size": 7, "sha256": ""}"#;

    fn sealed(text: &str) -> String {
        text.replace("\"\"", &format!("\"{}\"", sealed::sha256(text.as_bytes())))
    }

    #[test]
    fn an_older_file_is_brought_up_step_by_step_and_sealed_anew_unless_it_was_changed() {
        let second = sealed(SECOND);
        for text in [r#"{"schema": 1, "long": 7}"#, &second] {
            let sheet = read(text).unwrap();
            assert_eq!((sheet.schema, sheet.height), (3, 7), "{text}");
            let again = String::from_utf8(sealed::write(&sheet).unwrap()).unwrap();
            assert_eq!(read(&again).unwrap(), sheet);
        }
        for changed in [
            &*second.replace('7', "8"),
            &second.replace(", \"size", ",  \"size"),
            SECOND,
            r#"{"schema": 2, "size": 7}"#,
            r#"{"schema": 2, "size": 7, "sha256": 5}"#,
        ] {
            let error = read(changed).unwrap_err().to_string();
            assert!(error.starts_with("sheet.json was changed after it was written"), "{changed}: {error}");
        }
    }

    #[test]
    fn what_no_step_knows_is_refused_by_its_schema() {
        // A list of a struct's values is one to serde too.
        for (text, wanted) in [
            (&*sealed(r#"{"schema": 0, "size": 7}"#), "0: nobody knows it"),
            ("[0]", "0: nobody knows it"),
            (r#"{"schema": 1, "long": "wide"}"#, "1: it is not a whole sheet of that schema: "),
        ] {
            let error = format!("{:#}", read(text).unwrap_err());
            assert!(error.starts_with(&format!("sheet.json is of schema {wanted}")), "{error}");
        }
    }
}
