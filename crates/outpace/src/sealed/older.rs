//! Files of an older schema, brought up to this lab's step by step.
//!
//! Each step knows two schemas that follow one another, and works on the JSON itself, for the types of the older one are
//! gone. So is what wrote its text, and with it the way in which [`super::read`] checks a seal. But a seal was taken over
//! the whole text with the seal itself left empty, so here it is checked over the very bytes of the file: who has changed
//! so much as a blank in an old file has broken its seal.

use anyhow::{Context, Result};
use serde_json::Value;

use super::{Kept, seal_of};

/// Whether the bytes are those that the seal in them was taken over.
pub(crate) fn is_sealed(bytes: &[u8], value: &Value) -> bool {
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

/// The value as this lab would have kept it, with a seal of its own.
pub(crate) fn bring_up<T: Kept>(mut value: Value, schema: u32) -> Result<T> {
    for from in schema..T::SCHEMA {
        value = T::migrate(from, value)?;
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

    use anyhow::bail;
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
        const SEALED_SINCE: u32 = 2;

        fn seal(&mut self) -> &mut String {
            &mut self.sha256
        }

        fn migrate(from: u32, mut value: Value) -> Result<Value> {
            match from {
                1 => {
                    value["size"] = value["long"].take();
                    value["sha256"] = "".into();
                }
                2 => value["height"] = value["size"].take(),
                _ => bail!("nobody knows it"),
            }
            Ok(value)
        }
    }

    fn read(text: &str) -> Result<Sheet> {
        sealed::read(text.as_bytes(), Path::new("sheet.json"))
    }

    fn sealed(text: &str) -> String {
        let seal = sealed::sha256(text.as_bytes());
        text.replace("\"\"", &format!("\"{seal}\""))
    }

    #[test]
    fn an_older_file_is_brought_up_step_by_step_and_sealed_anew() {
        for text in
            [r#"{"schema": 1, "long": 7}"#.to_owned(), sealed(r#"{"schema": 2, "size": 7, "sha256": ""}"#)]
        {
            let sheet = read(&text).unwrap();
            assert_eq!((sheet.schema, sheet.height), (3, 7), "{text}");
            let again = String::from_utf8(sealed::write(&sheet).unwrap()).unwrap();
            assert_eq!(read(&again).unwrap(), sheet);
        }
    }

    #[test]
    fn an_older_file_that_was_changed_is_refused() {
        let text = sealed(r#"{"schema": 2, "size": 7, "sha256": ""}"#);
        for changed in [
            text.replace('7', "8"),
            text.replace(", \"size", ",  \"size"),
            r#"{"schema": 2, "size": 7, "sha256": ""}"#.to_owned(),
            r#"{"schema": 2, "size": 7}"#.to_owned(),
            r#"{"schema": 2, "size": 7, "sha256": 5}"#.to_owned(),
        ] {
            let error = read(&changed).unwrap_err().to_string();
            assert!(error.starts_with("sheet.json was changed after it was written"), "{changed}: {error}");
        }
    }

    #[test]
    fn what_no_step_knows_is_refused_by_its_schema() {
        let error = format!("{:#}", read(&sealed(r#"{"schema": 0, "size": 7}"#)).unwrap_err());
        assert_eq!(error, "sheet.json is of schema 0: nobody knows it");
        // A list of a struct's values is one to serde too.
        let error = format!("{:#}", read("[0]").unwrap_err());
        assert_eq!(error, "sheet.json is of schema 0: nobody knows it");
        let error = format!("{:#}", read(r#"{"schema": 1, "long": "wide"}"#).unwrap_err());
        assert!(
            error.starts_with("sheet.json is of schema 1: it is not a whole sheet of that schema: "),
            "{error}"
        );
    }
}
