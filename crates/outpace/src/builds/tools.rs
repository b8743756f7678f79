//! State of the compilers and other programs that build commands name, by which a replaced compiler
//! is noticed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::SystemTime;

use crate::programs::executable::on_path;
use crate::record::sealed::sha256;

/// Compilers and linkers that a build line may call without naming them.
const USUAL: [&str; 9] = ["cc", "c++", "gcc", "g++", "clang", "clang++", "ld", "cargo", "rustc"];

/// State of the programs: for each file its size and the time of its last change. A file has
/// changed if either is different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tools(BTreeMap<PathBuf, (u64, Option<SystemTime>)>);

impl Tools {
    /// Finds in the folders of `PATH` the programs that these lines name, and the usual compilers.
    /// Programs that a line names by a path are left out, because the build may make them itself.
    pub fn find<'a>(lines: impl IntoIterator<Item = &'a str>) -> Self {
        let is_end = |letter: char| letter.is_whitespace() || "'\"`;|&()=<>,".contains(letter);
        let words = lines.into_iter().flat_map(|line| line.split(is_end));
        let words = words.filter(|word| !word.is_empty() && !word.contains(std::path::is_separator));
        let files = USUAL.into_iter().chain(words).filter_map(on_path);
        // Links are followed, because an update replaces the file to which a link leads.
        let state = |file: PathBuf| {
            let file = file.canonicalize().ok()?;
            let found = file.metadata().ok()?;
            Some((file, (found.len(), found.modified().ok())))
        };
        Self(files.filter_map(state).collect())
    }

    /// Returns the first program that has changed since [`Tools::find`].
    pub fn changed(&self) -> Option<&PathBuf> {
        let is_same = |file: &PathBuf, (bytes, time): &(u64, Option<SystemTime>)| {
            file.metadata().is_ok_and(|now| now.len() == *bytes && now.modified().ok() == *time)
        };
        self.0.iter().find(|(file, state)| !is_same(file, state)).map(|(file, _)| file)
    }

    /// Returns the SHA-256 over the names and states, in hexadecimal.
    pub fn sha256(&self) -> String {
        sha256(format!("{:?}", self.0).as_bytes())
    }
}
