//! Sealed files of figures: JSON that people and `git diff` can read, with a schema number and a
//! SHA-256.
//!
//! A file that was read back is whole and unchanged, and has only possible values. Reading refuses
//! the following files with an error that says what is wrong:
//! - a file of another schema; the error names its number;
//! - a file that is cut short or is not JSON of the expected form; the error names the place;
//! - a file that does not match its seal, the SHA-256 of everything else in it, and so was changed
//!   after it was written;
//! - a file larger than [`LIMIT`], whose rest is not read;
//! - a file with an impossible value; the error names that value (see `validate`).

mod validate;

pub use validate::Fields;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use crate::error::{BoxError, Context, Result, bail, ensure};
use crate::text::plain;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Largest size of a sealed file: 32 MiB, twenty times the largest committed record (1.6 MB).
pub const LIMIT: u64 = 32 << 20;

/// A record that is stored in a sealed file. Its JSON is an object with a field `schema`.
pub trait SealedRecord: Serialize + DeserializeOwned + Clone {
    /// Schema version that this program writes and reads. It grows with every change that an older
    /// reader would misunderstand.
    const SCHEMA: u32;
    /// Name of the kind of file in error messages, such as `record`.
    const WHAT: &'static str;
    /// Rules for the contents of some fields.
    const FIELDS: Fields;
    /// Error type of [`Self::check`].
    type Error: Into<BoxError>;

    /// Returns the field that holds the seal.
    fn seal(&mut self) -> &mut String;

    /// Computes the fields that are not stored because they follow from the stored ones.
    fn complete(&mut self) {}

    /// Checks rules that [`Self::FIELDS`] cannot express.
    ///
    /// # Errors
    ///
    /// Fails if a value has the right form but is not allowed in this kind of file, such as a
    /// folder name that leads elsewhere.
    fn check(&self) -> Result<(), Self::Error> {
        Ok(())
    }
}

/// Returns the bytes of the file at `path`, or `None` if there is no file. If the file is larger
/// than [`LIMIT`], returns one byte more than the limit, which [`read`] refuses.
///
/// # Errors
///
/// Fails if the file cannot be read.
pub fn bytes(path: &Path) -> Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    match File::open(path).and_then(|file| file.take(LIMIT + 1).read_to_end(&mut bytes)) {
        Ok(_) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Reads the file at `path`; returns `None` if there is no file.
///
/// # Errors
///
/// Fails where [`bytes`] fails, and for every file that [`read`] refuses.
pub fn load<T: SealedRecord>(path: &Path) -> Result<Option<T>> {
    bytes(path)?.map(|bytes| read(&bytes, path)).transpose()
}

/// Reads the file at `path`, which must be there.
///
/// # Errors
///
/// Fails where [`load`] fails, and if there is no such file.
pub fn load_from<T: SealedRecord>(path: &Path) -> Result<T> {
    load(path)?.with_context(|| format!("cannot read {}: there is no such file", path.display()))
}

/// Returns the sealed text of the file. The text is first read back, because JSON cannot express
/// NaN or infinity: a file with such a figure would be unreadable, and would replace a readable
/// one.
///
/// # Errors
///
/// Fails if the value cannot be written as JSON, or if [`read`] refuses the text.
pub fn write<T: SealedRecord>(value: &T) -> Result<Vec<u8>> {
    let text = sealed(value)?;
    read::<T>(&text, Path::new("what was written"))
        .with_context(|| format!("a bug: this {} could not be read again", T::WHAT))?;
    Ok(text)
}

/// Returns the sealed text of the file without checking that it can be read back.
///
/// # Errors
///
/// Fails if the value cannot be written as JSON.
pub fn sealed<T: SealedRecord>(value: &T) -> Result<Vec<u8>> {
    let mut sealed = value.clone();
    let seal = seal_of(&mut sealed)?;
    *sealed.seal() = seal;
    text(&sealed)
}

/// Parses and checks a file. `origin` is the file's name in errors. Entries that the schema does
/// not know are skipped. The seal may cover either the known entries alone or the whole text,
/// because older files have entries that the program no longer reads.
///
/// # Errors
///
/// Fails for the reasons listed at the top of this module.
pub fn read<T: SealedRecord>(bytes: &[u8], origin: &Path) -> Result<T> {
    #[derive(Deserialize)]
    struct Version {
        schema: u32,
    }
    let origin = origin.display();
    ensure!(bytes.len() as u64 <= LIMIT, "{origin} has more than {LIMIT} bytes, so it is no {}", T::WHAT);
    let broken = || format!("{origin} is not a whole {}", T::WHAT);
    let Version { schema } = parsed(bytes).with_context(broken)?;
    if schema > T::SCHEMA {
        bail!("{origin} is of schema {schema}; this program reads up to {}: update it", T::SCHEMA);
    }
    if schema < T::SCHEMA {
        bail!(
            "{origin} is of schema {schema}: that is older than what this program reads: move it away and measure again"
        );
    }
    let mut value: T = parsed(bytes).with_context(broken)?;
    let seal = value.seal().clone();
    let is_sealed = seal_of(&mut value)? == seal || seal_in(bytes, &seal).is_some_and(|found| found == seal);
    ensure!(is_sealed, "{origin} was changed after it was written: its SHA-256 is not the one that it names");
    *value.seal() = seal;
    let impossible = || format!("{origin} has a value that no {} can have", T::WHAT);
    let fields = serde_json::to_value(&value).with_context(impossible)?;
    validate::check(&fields, "", &T::FIELDS).with_context(impossible)?;
    value.check().with_context(impossible)?;
    value.complete();
    Ok(value)
}

/// Parses JSON. The error may quote a word of the text, so control characters in it are made
/// harmless for a terminal. A long error loses its middle, because its end names the place.
fn parsed<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    const END: usize = 200;
    serde_json::from_slice(bytes).map_err(|error| {
        let letters: Vec<char> = plain(&error.to_string()).chars().collect();
        let cut = |letters: &[char]| letters.iter().collect::<String>();
        match (letters.first_chunk::<END>(), letters.last_chunk::<END>()) {
            (Some(begin), Some(end)) if letters.len() > 2 * END => format!("{}...{}", cut(begin), cut(end)),
            _ => cut(&letters),
        }
    })
}

/// Returns the SHA-256 of the bytes, in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&hmac_sha256::Hash::hash(bytes))
}

/// Returns the bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Clears the value's seal, and computes the seal over everything else in the value.
fn seal_of<T: SealedRecord>(value: &mut T) -> Result<String> {
    value.seal().clear();
    Ok(sha256(&text(value)?))
}

/// Computes the seal from the file's own text, which may have entries that the current types lack.
/// Returns `None` if `seal` is empty or is not in the text.
fn seal_in(text: &[u8], seal: &str) -> Option<String> {
    // A checkout may have changed the line ends to those of Windows.
    let text = std::str::from_utf8(text).ok()?.replace("\r\n", "\n");
    let (before, after) = text.rsplit_once(seal).filter(|_| !seal.is_empty())?;
    Some(sha256([before, after.trim_end(), "\n"].concat().as_bytes()))
}

fn text<T: SealedRecord>(value: &T) -> Result<Vec<u8>> {
    let mut text = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut text, Lines::default());
    value.serialize(&mut serializer).with_context(|| format!("cannot write the {} as JSON", T::WHAT))?;
    text.push(b'\n');
    Ok(text)
}

/// JSON format with each entry of an object on its own line, and a list of numbers or names on one
/// line.
#[derive(Default)]
struct Lines {
    /// The open lists and objects, outermost first.
    open: Vec<Open>,
}

/// A list or an object that is being written.
struct Open {
    is_list: bool,
    /// True if an entry stands on a line of its own; the closing bracket then does too.
    broken: bool,
}

impl Lines {
    fn line<W: Write + ?Sized>(&self, out: &mut W) -> io::Result<()> {
        write!(out, "\n{:1$}", "", self.open.len())
    }

    fn begin<W: Write + ?Sized>(&mut self, out: &mut W, is_list: bool) -> io::Result<()> {
        if let Some(open) = self.open.last_mut().filter(|open| open.is_list) {
            open.broken = true;
            self.line(out)?;
        }
        self.open.push(Open { is_list, broken: false });
        out.write_all(if is_list { b"[" } else { b"{" })
    }

    fn end<W: Write + ?Sized>(&mut self, out: &mut W) -> io::Result<()> {
        let Some(open) = self.open.pop() else { return Ok(()) };
        if open.broken {
            self.line(out)?;
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
        if let Some(open) = self.open.last_mut() {
            open.broken = true;
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

    impl SealedRecord for Sheet {
        const SCHEMA: u32 = 3;
        const WHAT: &'static str = "sheet";
        const FIELDS: Fields = Fields { names: &["names"], bits: &[], prose: &[] };
        type Error = BoxError;

        fn seal(&mut self) -> &mut String {
            &mut self.sha256
        }
    }

    fn sheet() -> Sheet {
        let (names, rows) = (["a", "b"].map(str::to_owned).to_vec(), vec![vec![1, -2, 3], vec![], vec![4]]);
        Sheet { schema: 3, names, rows, value: 0.1 + 0.2, sha256: String::new() }
    }

    fn text() -> String {
        String::from_utf8(write(&sheet()).unwrap()).unwrap()
    }

    #[track_caller]
    fn refused(text: &str) -> String {
        let error = read::<Sheet>(text.as_bytes(), Path::new("some/sheet.json")).unwrap_err();
        format!("{error:#}")
    }

    #[test]
    fn a_row_of_numbers_is_written_on_one_line() {
        assert!(text().starts_with(
            "{\n \"schema\": 3,\n \"names\": [\"a\",\"b\"],\n \"rows\": [\n  [1,-2,3],\n  [],\n  [4]\n ],\n"
        ));
        let mut back: Sheet = read(text().as_bytes(), Path::new("sheet.json")).unwrap();
        assert_eq!(back.sha256.len(), 64);
        back.sha256.clear();
        assert_eq!(back, sheet());
    }

    #[test]
    fn unreadable_values_are_not_written() {
        for sheet in [Sheet { value: f64::NAN, ..sheet() }, Sheet { names: vec!["$(x)".into()], ..sheet() }] {
            let error = write(&sheet).unwrap_err();
            assert!(error.to_string().contains("could not be read again"), "{error:#}");
        }
    }

    #[test]
    fn a_changed_file_is_refused_with_the_reason() {
        let value = |value: &str| text().replace("0.30000000000000004", value);
        let of_schema = |schema: u32| format!(r#"{{"schema": {schema}, "anything": 1}}"#);
        let (long, deep) = (value(&format!("\"\u{9b}{}\"", "a".repeat(5_000))), "[".repeat(100_000));
        for (changed, wanted) in [
            (of_schema(99), " is of schema 99; this program reads up to 3: update it"),
            (
                of_schema(2),
                " is of schema 2: that is older than what this program reads: move it away and measure again",
            ),
            (value("1e999"), " is not a whole sheet: number out of range at line 9 column "),
            (value("NaN"), " is not a whole sheet: expected value at line 9 column "),
            (value("null"), " is not a whole sheet: invalid type: null, expected f64 at line 9 column "),
            (
                value("\"1\""),
                " is not a whole sheet: invalid type: string \"1\", expected f64 at line 9 column ",
            ),
            (value("0, \"value\": 0"), " is not a whole sheet: duplicate field `value` at line 9 column "),
            (deep.clone(), " is not a whole sheet: "),
            (format!(r#"{{"schema": 3, "names": {deep}"#), " is not a whole sheet: "),
            (text().replace("\"sha256\"", "\"sha\""), " is not a whole sheet: "),
            (long, " is not a whole sheet: invalid type: string \"\\u{9b}aaa"),
            (text().replace("[1,-2,3]", "[1,-2,4]"), " was changed after it was written: "),
        ] {
            let error = refused(&changed);
            assert!(error.starts_with(&format!("some/sheet.json{wanted}")) && error.len() < 500, "{error}");
        }
        for end in 0..text().trim_end().len() {
            let error = refused(&text()[..end]);
            assert!(error.starts_with("some/sheet.json is not a whole sheet: "), "{end}: {error}");
        }
        let more = text().replacen('{', &format!("{{\"more\": {deep}{},", "]".repeat(100_000)), 1);
        let read = read::<Sheet>(more.as_bytes(), Path::new("sheet.json"));
        assert!(read.is_ok(), "an unknown entry is skipped");
    }

    #[test]
    fn a_file_that_is_too_large_is_refused_before_it_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("large.json");
        // A sparse file of 50 MB, which takes no space on the disk.
        let file = File::create(&path).unwrap();
        file.set_len(50_000_000).unwrap();
        let error = || load::<Sheet>(&path).unwrap_err().to_string();
        let large = error();
        assert!(large.ends_with("large.json has more than 33554432 bytes, so it is no sheet"), "{large}");
        file.set_len(LIMIT).unwrap();
        assert!(error().contains("large.json is not a whole sheet: "), "{}", error());
        assert!(load::<Sheet>(&folder.path().join("none.json")).unwrap().is_none());
        assert!(load_from::<Sheet>(folder.path()).unwrap_err().to_string().starts_with("cannot read"));
    }
}
