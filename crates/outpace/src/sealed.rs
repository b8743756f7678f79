//! Files of figures: JSON for people and for `git diff`, with a schema's number and a seal.
//!
//! Who reads such a file back must be able to trust it: one of a newer schema is refused by its number, one of an older
//! schema brought up to this one or refused likewise, a torn one by the place where it ends, one that was changed after it
//! was written by its seal, a SHA-256 over everything else in it, one above [`LIMIT`] before it is read, and one with a value that no
//! lab can have written by that value (`validate`).

mod older;
mod validate;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The bytes that such a file may have: 32 MiB, thirty times the largest that the lab has written. What is larger is none
/// of its files.
pub const LIMIT: u64 = 32 << 20;

/// What is kept in such a file. Its JSON is an object with a field `schema`.
pub trait Kept: Serialize + DeserializeOwned + Clone {
    /// The version that this lab writes and reads. It grows with every change that an older reader would misunderstand.
    const SCHEMA: u32;
    /// What it is, for errors: `record`.
    const WHAT: &'static str;

    /// The field that holds the seal.
    fn seal(&mut self) -> &mut String;

    /// Works out what is in no file because it follows from what is.
    fn complete(&mut self) {}

    /// Says what is wrong with a value that has the right form but cannot be in this kind of file: a name of a folder that leads
    /// elsewhere. What cannot be in any is looked for in `validate`.
    fn check(&self) -> Result<()> {
        Ok(())
    }

    /// The first schema that was sealed.
    const SEALED_SINCE: u32 = 1;

    /// Brings what a file of the schema `from` holds up to the next one.
    ///
    /// # Errors
    ///
    /// If there is no way up from that schema, or the value is not what that schema says.
    fn migrate(from: u32, value: Value) -> Result<Value> {
        let _ = (from, value);
        bail!("that is older than what this lab reads: measure again")
    }
}

/// The bytes of the file at `path`; none where there is no file.
///
/// # Errors
///
/// If it cannot be read. Of one that has more than [`LIMIT`] bytes so many and one more are read, which [`read`] refuses.
pub fn bytes(path: &Path) -> Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    // One byte more tells that there are too many, also where nobody knows beforehand how many there will be.
    let told = File::open(path).and_then(|file| file.take(LIMIT + 1).read_to_end(&mut bytes));
    match told {
        Ok(_) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Reads the file at `path`; none where there is no file.
///
/// # Errors
///
/// Those of [`bytes`], and what [`read`] refuses.
pub fn load<T: Kept>(path: &Path) -> Result<Option<T>> {
    bytes(path)?.map(|bytes| read(&bytes, path)).transpose()
}

/// Reads the file at `path`, which must be there.
///
/// # Errors
///
/// Those of [`load`], and if there is no such file.
pub fn load_from<T: Kept>(path: &Path) -> Result<T> {
    load(path)?.with_context(|| format!("cannot read {}: there is no such file", path.display()))
}

/// The text of the file, sealed, and seen to be one that [`read`] takes: JSON has no word for what is not a number, so a
/// figure that is none would make a file that nobody can read again, in the place of one that could be read.
pub fn write<T: Kept>(value: &T) -> Result<Vec<u8>> {
    let text = sealed(value)?;
    read::<T>(&text, Path::new("what was written"))
        .with_context(|| format!("a bug: this {} could not be read again", T::WHAT))?;
    Ok(text)
}

/// The text of the file, sealed.
pub fn sealed<T: Kept>(value: &T) -> Result<Vec<u8>> {
    let mut sealed = value.clone();
    let seal = seal_of(&mut sealed)?;
    *sealed.seal() = seal;
    text(&sealed)
}

/// Reads it back; `origin` is where the text came from, for the error.
///
/// What follows the schema of this lab may hold entries that it does not know; they are passed over, and no seal covers
/// them.
pub fn read<T: Kept>(bytes: &[u8], origin: &Path) -> Result<T> {
    #[derive(Deserialize)]
    struct Version {
        schema: u32,
    }
    let origin = origin.display();
    ensure!(
        bytes.len() as u64 <= LIMIT,
        "{origin} has more than {LIMIT} bytes, so it is no {} of a lab",
        T::WHAT
    );
    let broken = || format!("{origin} is not a whole {}", T::WHAT);
    let Version { schema } = serde_json::from_slice(bytes).with_context(broken)?;
    if schema > T::SCHEMA {
        bail!("{origin} is of schema {schema}; this lab reads up to {}: update the lab", T::SCHEMA);
    }
    let changed =
        || format!("{origin} was changed after it was written: its SHA-256 is not the one that it names");
    let mut value: T = if schema < T::SCHEMA {
        let old: Value = serde_json::from_slice(bytes).with_context(broken)?;
        if schema >= T::SEALED_SINCE {
            ensure!(older::is_sealed(bytes, &old), changed());
        }
        older::bring_up(old, schema).with_context(|| format!("{origin} is of schema {schema}"))?
    } else {
        let mut value: T = serde_json::from_slice(bytes).with_context(broken)?;
        let told = value.seal().clone();
        ensure!(seal_of(&mut value)? == told, changed());
        *value.seal() = told;
        value
    };
    validate(&value).with_context(|| format!("{origin} is no {} that can be", T::WHAT))?;
    value.complete();
    Ok(value)
}

/// SHA-256 of the bytes, in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hmac_sha256::Hash::hash(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Says what is wrong with a value that has the right form and cannot be.
fn validate<T: Kept>(value: &T) -> Result<()> {
    validate::check(
        &serde_json::to_value(value).with_context(|| format!("cannot look at the {}", T::WHAT))?,
    )?;
    value.check()
}

/// The seal of what the value holds beside it, which is emptied.
fn seal_of<T: Kept>(value: &mut T) -> Result<String> {
    value.seal().clear();
    Ok(sha256(&text(value)?))
}

fn text<T: Kept>(value: &T) -> Result<Vec<u8>> {
    let mut text = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut text, Lines::default());
    value.serialize(&mut serializer).with_context(|| format!("cannot write the {} as JSON", T::WHAT))?;
    text.push(b'\n');
    Ok(text)
}

/// An object's entries on lines of their own, a list of numbers or names on one line.
#[derive(Default)]
struct Lines {
    /// The open lists and objects, outermost first.
    open: Vec<Open>,
}

struct Open {
    is_list: bool,
    /// Whether an entry stands on a line of its own, so that the closing bracket does too.
    broken: bool,
}

impl Lines {
    fn line<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        if let Some(open) = self.open.last_mut() {
            open.broken = true;
        }
        out.write_all(b"\n")?;
        (0..self.open.len()).try_for_each(|_| out.write_all(b" "))
    }

    fn begin<W: Write + ?Sized>(&mut self, out: &mut W, is_list: bool) -> io::Result<()> {
        if self.open.last().is_some_and(|open| open.is_list) {
            self.line(out)?;
        }
        self.open.push(Open { is_list, broken: false });
        out.write_all(if is_list { b"[" } else { b"{" })
    }

    fn end<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        let Some(open) = self.open.pop() else { return Ok(()) };
        if open.broken {
            out.write_all(b"\n")?;
            (0..self.open.len()).try_for_each(|_| out.write_all(b" "))?;
        }
        out.write_all(if open.is_list { b"]" } else { b"}" })
    }
}

impl serde_json::ser::Formatter for Lines {
    fn begin_array<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.begin(out, true)
    }

    fn end_array<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out)
    }

    fn begin_object<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.begin(out, false)
    }

    fn end_object<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out)
    }

    fn begin_object_key<W: Write + ?Sized>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        if !first {
            out.write_all(b",")?;
        }
        self.line(out)
    }

    fn begin_object_value<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        out.write_all(b": ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Sheet {
        schema: u32,
        names: Vec<String>,
        rows: Vec<Vec<i32>>,
        value: f64,
        sha256: String,
    }

    impl Kept for Sheet {
        const SCHEMA: u32 = 3;
        const WHAT: &'static str = "sheet";

        fn seal(&mut self) -> &mut String {
            &mut self.sha256
        }
    }

    fn sheet() -> Sheet {
        Sheet {
            schema: 3,
            names: vec!["a".into(), "b".into()],
            rows: vec![vec![1, -2, 3], vec![], vec![4]],
            value: 0.1 + 0.2,
            sha256: String::new(),
        }
    }

    #[track_caller]
    fn refused(text: &str) -> String {
        let error = read::<Sheet>(text.as_bytes(), Path::new("some/sheet.json")).unwrap_err();
        format!("{error:#}")
    }

    #[test]
    fn numbers_stand_on_one_line_a_row_and_come_back_as_they_were() {
        let text = write(&sheet()).unwrap();
        let lines = String::from_utf8(text.clone()).unwrap();
        assert!(lines.starts_with(
            "{\n \"schema\": 3,\n \"names\": [\"a\",\"b\"],\n \"rows\": [\n  [1,-2,3],\n  [],\n  [4]\n ],\n"
        ));
        let mut back: Sheet = read(&text, Path::new("sheet.json")).unwrap();
        assert_eq!(back.sha256.len(), 64);
        back.sha256.clear();
        assert_eq!(back, sheet());
    }

    #[test]
    fn what_could_not_be_read_again_is_not_written() {
        let error = write(&Sheet { value: f64::NAN, ..sheet() }).unwrap_err();
        assert!(error.to_string().contains("could not be read again"), "{error:#}");
    }

    #[test]
    fn a_file_of_a_newer_schema_is_refused_by_its_number() {
        let told = refused(r#"{"schema": 99, "anything": 1}"#);
        assert_eq!(told, "some/sheet.json is of schema 99; this lab reads up to 3: update the lab");
    }

    #[test]
    fn numbers_that_are_none_are_refused_where_they_stand() {
        let text = String::from_utf8(write(&sheet()).unwrap()).unwrap();
        for (value, told) in [
            ("1e999", "number out of range"),
            ("NaN", "expected value"),
            ("null", "invalid type: null, expected f64"),
            ("\"1\"", "invalid type: string"),
            ("0, \"value\": 0", "duplicate field `value`"),
        ] {
            let refused = refused(&text.replace("0.30000000000000004", value));
            assert!(refused.starts_with("some/sheet.json is not a whole sheet: "), "{refused}");
            assert!(refused.contains(told) && refused.contains(" at line 9 column "), "{value}: {refused}");
        }
    }

    #[test]
    fn deep_nesting_is_refused_or_passed_over() {
        let deep = "[".repeat(100_000);
        assert!(refused(&deep).starts_with("some/sheet.json is not a whole sheet"));
        assert!(refused(&format!(r#"{{"schema": 3, "names": {deep}"#)).contains("not a whole sheet"));
        let text = String::from_utf8(write(&sheet()).unwrap()).unwrap();
        let more = text.replacen('{', &format!("{{\"more\": {deep}{},", "]".repeat(100_000)), 1);
        assert!(read::<Sheet>(more.as_bytes(), Path::new("sheet.json")).is_ok(), "nobody looks at it");
    }

    #[test]
    fn a_file_that_is_too_large_is_refused_before_it_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("large.json");
        // 50 MB that take no place on the disk.
        let file = File::create(&path).unwrap();
        file.set_len(50_000_000).unwrap();
        let error = load::<Sheet>(&path).unwrap_err().to_string();
        assert!(
            error.ends_with("large.json has more than 33554432 bytes, so it is no sheet of a lab"),
            "{error}"
        );
        file.set_len(LIMIT).unwrap();
        assert!(load::<Sheet>(&path).unwrap_err().to_string().ends_with("large.json is not a whole sheet"));
        assert!(load::<Sheet>(&folder.path().join("none.json")).unwrap().is_none());
        assert!(load_from::<Sheet>(folder.path()).unwrap_err().to_string().starts_with("cannot read"));
    }

    #[test]
    fn a_torn_file_is_refused_wherever_it_ends() {
        let text = String::from_utf8(write(&sheet()).unwrap()).unwrap();
        for end in 0..text.trim_end().len() {
            let told = refused(&text[..end]);
            assert!(told.starts_with("some/sheet.json is not a whole sheet"), "{end}: {told}");
        }
    }

    #[test]
    fn a_file_that_was_changed_is_refused() {
        let text = String::from_utf8(write(&sheet()).unwrap()).unwrap();
        let changed = text.replace("[1,-2,3]", "[1,-2,4]");
        assert_ne!(changed, text);
        assert!(refused(&changed).contains("was changed after it was written"));
        let unsealed = text.replace("\"sha256\"", "\"sha\"");
        assert!(refused(&unsealed).starts_with("some/sheet.json is not a whole sheet"));
    }
}
