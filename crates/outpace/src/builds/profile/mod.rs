//! Merges the counts of instrumented programs into the profile that `rustc -Cprofile-use` reads, as
//! LLVM's `llvm-profdata merge` does.
//!
//! A program that `rustc -Cprofile-generate` compiled leaves raw profiles, but `rustc
//! -Cprofile-use` reads an indexed one. LLVM's tool converts one to the other, but belongs to an
//! optional component of rustup. [`merge`] does the same without it, for the versions
//! [`RAW_VERSIONS`] of the raw format.
//!
//! Format: LLVM, `InstrProfData.inc`, `InstrProfReader.cpp` and `InstrProfWriter.cpp`.

mod indexed;
mod raw;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Versions of the raw format that [`merge`] reads: LLVM 19 to 22 write version 10.
pub const RAW_VERSIONS: RangeInclusive<u64> = 10..=10;

/// Largest count of a profile: LLVM gives the two values above it another meaning.
const MAX_COUNT: u64 = u64::MAX - 2;

/// Reasons why raw profiles cannot be merged.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum ProfileError {
    /// A file or folder cannot be read.
    #[error("cannot read {}", path.display())]
    Io { path: PathBuf, source: std::io::Error },
    /// A folder without raw profiles.
    #[error("{} has no raw profiles (*.profraw)", .0.display())]
    Empty(PathBuf),
    /// Another kind of file.
    #[error("{} is not a raw profile of a 64-bit little-endian program", .0.display())]
    NotRaw(PathBuf),
    /// A version of the format that is not read here.
    #[error(
        "{} is a raw profile of version {found}; outpace reads version {}: LLVM's own tool merges it \
         (rustup component add llvm-tools)",
        path.display(), RAW_VERSIONS.end()
    )]
    Version { path: PathBuf, found: u64 },
    /// A profile of counters that rustc does not insert.
    #[error(
        "{} is a raw profile of another kind (flags {flags:#x}); outpace reads those of rustc \
         -Cprofile-generate",
        path.display()
    )]
    Kind { path: PathBuf, flags: u64 },
    /// A file that ends within the part called `what`, which starts at byte `at`.
    #[error("{} ends too early: {what}, from byte {at} on", path.display())]
    Cut { path: PathBuf, at: usize, what: &'static str },
    /// A file whose parts contradict each other at byte `at`.
    #[error("{} is damaged at byte {at}: {what}", path.display())]
    Damaged { path: PathBuf, at: usize, what: &'static str },
}

/// Merges raw profiles into one indexed profile; the order of the files does not matter.
pub fn merge<P: AsRef<Path>>(raw_files: &[P]) -> Result<Vec<u8>, ProfileError> {
    let mut profile = Profile::default();
    for path in raw_files {
        let path = path.as_ref();
        let bytes = fs::read(path).map_err(|source| ProfileError::Io { path: path.to_owned(), source })?;
        raw::read(path, &bytes, &mut profile)?;
    }
    Ok(indexed::write(&profile))
}

/// Merges the raw profiles in a folder, which are the files called `*.profraw`.
pub fn merge_folder(folder: &Path) -> Result<Vec<u8>, ProfileError> {
    let failed = |source| ProfileError::Io { path: folder.to_owned(), source };
    let mut raw_files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension == "profraw") {
            raw_files.push(path);
        }
    }
    if raw_files.is_empty() {
        return Err(ProfileError::Empty(folder.to_owned()));
    }
    raw_files.sort();
    merge(&raw_files)
}

/// Functions by name, then by the hash of their control flow.
#[derive(Debug, Default)]
struct Profile(BTreeMap<Vec<u8>, BTreeMap<u64, Function>>);

/// Counts of one function, and the values seen at its sites, by kind: targets of indirect calls
/// (hashes of names), sizes of memory operations.
#[derive(Debug, Default)]
struct Function {
    counts: Vec<u64>,
    sites: [Vec<Site>; KINDS],
}

/// Number of kinds of values that are merged. LLVM has a third kind, addresses of C++'s virtual
/// tables, which is left out.
const KINDS: usize = 2;

/// Values seen at one place in the code, each with its frequency. The most frequent comes first,
/// because the compiler takes the first for the most likely.
type Site = Vec<(u64, u64)>;

impl Profile {
    /// Adds a function of a raw profile. Returns false if a function with the same name and hash
    /// has another number of counters or sites.
    fn add(&mut self, name: &[u8], hash: u64, mut new: Function) -> bool {
        for count in &mut new.counts {
            *count = (*count).min(MAX_COUNT);
        }
        for site in new.sites.iter_mut().flatten() {
            sort_by_count(site);
        }
        let named = self.0.entry(name.to_vec()).or_default();
        let Some(old) = named.get_mut(&hash) else {
            named.insert(hash, new);
            return true;
        };
        let fits = old.counts.len() == new.counts.len()
            && old.sites.iter().zip(&new.sites).all(|(old, new)| old.len() == new.len());
        if !fits {
            return false;
        }
        for (old, new) in old.counts.iter_mut().zip(new.counts) {
            *old = old.saturating_add(new).min(MAX_COUNT);
        }
        for (old, new) in old.sites.iter_mut().flatten().zip(new.sites.into_iter().flatten()) {
            merge_site(old, new);
        }
        true
    }
}

/// Largest number of values that the indexed format can hold at a site.
const MAX_VALUES: usize = u8::MAX as usize;

fn sort_by_count(site: &mut Site) {
    site.sort_by_key(|&(_, count)| Reverse(count));
    site.truncate(MAX_VALUES);
}

fn merge_site(old: &mut Site, mut new: Site) {
    old.sort_by_key(|&(value, _)| value);
    new.sort_by_key(|&(value, _)| value);
    let mut at = 0;
    for (value, count) in new {
        while old.get(at).is_some_and(|&(other, _)| other < value) {
            at += 1;
        }
        match old.get_mut(at) {
            Some((other, sum)) if *other == value => *sum = sum.saturating_add(count),
            _ => old.insert(at, (value, count)),
        }
        at += 1;
    }
    sort_by_count(old);
}

/// Returns the hash by which LLVM identifies a function's name.
fn name_hash(name: &[u8]) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = md5::compute(name).0;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}
