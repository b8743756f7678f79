//! Destinations of output: files, which appear whole or not at all; the standard output (`-`,
//! `/dev/stdout`); and pipes and devices, such as those of `>(jq .)`, which can only be written to.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use super::streams::note;
use crate::error::{Context, Result, ensure};
use crate::os::files;
use crate::text::steers;

/// A destination of output.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// The standard output. The answer for people then goes to the standard error.
    Output,
    /// The standard error.
    Errors,
    /// A pipe or a device.
    Pipe(PathBuf),
    /// A file, by whatever path it is named; a new file is identified by its folder and name.
    File(PathBuf),
}

impl Place {
    pub(super) fn from_path(path: &Path) -> Self {
        match path.to_str() {
            Some("-" | "/dev/stdout" | "/dev/fd/1" | "/proc/self/fd/1") => return Self::Output,
            Some("/dev/stderr" | "/dev/fd/2" | "/proc/self/fd/2") => return Self::Errors,
            _ => {}
        }
        if fs::metadata(path).is_ok_and(|there| is_pipe(there.file_type())) {
            return Self::Pipe(path.to_owned());
        }
        let within = || {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok()?;
            Some(folder.join(path.file_name()?))
        };
        Self::File(path.canonicalize().ok().or_else(within).unwrap_or_else(|| path.to_owned()))
    }
}

#[cfg(unix)]
fn is_pipe(kind: fs::FileType) -> bool {
    use std::os::unix::fs::FileTypeExt;
    kind.is_fifo() || kind.is_char_device()
}

#[cfg(not(unix))]
fn is_pipe(_: fs::FileType) -> bool {
    false
}

/// Returns true if this path is the standard output, so that nothing else may be printed there.
pub(super) fn is_output(path: Option<&PathBuf>) -> bool {
    path.is_some_and(|path| Place::from_path(path) == Place::Output)
}

/// Prints the answer, on the standard error if the standard output is taken.
pub(super) fn answer(text: &str, is_taken: bool) -> Result<()> {
    if is_taken {
        note(text.trim_end_matches('\n'));
        return Ok(());
    }
    super::streams::print(text)
}

/// Checks that a path can be written to, before there is anything to write. Errors of a pipe show
/// only when it is written to.
pub(super) fn check(path: &Path) -> Result<()> {
    if let Place::File(_) = Place::from_path(path) { files::check(path) } else { Ok(()) }
}

/// Writes all outputs: first the files, all or none of them, and then the streams.
pub(super) fn write(outputs: &[(PathBuf, Vec<u8>)]) -> Result<()> {
    let is_file = |(path, _): &&(PathBuf, Vec<u8>)| matches!(Place::from_path(path), Place::File(_));
    let (kept, streams): (Vec<_>, Vec<_>) = outputs.iter().partition(is_file);
    let kept: Vec<(&PathBuf, &Vec<u8>)> = kept.into_iter().map(|(path, content)| (path, content)).collect();
    files::replace_all(&kept)?;
    for (path, content) in streams {
        let done = match Place::from_path(path) {
            Place::Output => to(&mut std::io::stdout().lock(), &harmless(content)),
            Place::Errors => to(&mut std::io::stderr().lock(), &harmless(content)),
            Place::Pipe(pipe) | Place::File(pipe) => {
                OpenOptions::new().write(true).open(pipe).and_then(|mut pipe| to(&mut pipe, content))
            }
        };
        done.with_context(|| format!("cannot write to {}", path.display()))?;
    }
    Ok(())
}

fn to(stream: &mut impl Write, content: &[u8]) -> std::io::Result<()> {
    stream.write_all(content).and_then(|()| stream.flush())
}

/// Escapes control characters in JSON, so that they cannot control a terminal. Apart from line ends
/// they occur only in strings, where an escape means the same. No other output contains such
/// characters.
fn harmless(content: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(content);
    let letters = text.chars().map(|letter| match letter {
        letter if steers(letter) && letter != '\n' => format!("\\u{:04x}", u32::from(letter)),
        letter => letter.into(),
    });
    letters.collect::<String>().into_bytes()
}

/// Fails if two of these paths are the same destination.
pub(super) fn apart(paths: &[&PathBuf]) -> Result<()> {
    let mut seen = std::collections::BTreeSet::new();
    for path in paths {
        ensure!(seen.insert(Place::from_path(path)), "{} is named for two exports", path.display());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_standard_output_are_one_destination() {
        for name in ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
            assert_eq!(Place::from_path(Path::new(name)), Place::Output, "{name}");
        }
        assert_eq!(Place::from_path(Path::new("/dev/stderr")), Place::Errors);
        assert!(matches!(Place::from_path(Path::new("./-")), Place::File(_)));
        assert_eq!(
            Place::from_path(Path::new("Cargo.toml")),
            Place::from_path(Path::new("./src/../Cargo.toml"))
        );
        let paths = ["-", "/dev/stdout", "a"].map(PathBuf::from);
        assert!(apart(&[&paths[0], &paths[2]]).is_ok());
        let error = apart(&[&paths[0], &paths[1]]).unwrap_err().to_string();
        assert_eq!(error, "/dev/stdout is named for two exports");
    }

    #[test]
    fn json_on_a_terminal_has_no_control_characters() {
        let raw = "a \u{1b}[2J \u{9b} \u{202e} ü";
        let shown = harmless(serde_json::to_string_pretty(&[raw]).unwrap().as_bytes());
        assert!(
            !String::from_utf8(shown.clone()).unwrap().contains(|letter| steers(letter) && letter != '\n')
        );
        assert_eq!(serde_json::from_slice::<Vec<String>>(&shown).unwrap(), [raw]);
    }
}
