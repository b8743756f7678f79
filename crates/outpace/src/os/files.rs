//! Writes all files that outpace stores. The package `whole-files` replaces each completely or not
//! at all. This module also makes the folders above a file, and its errors name the file.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::error::{BoxError, Context, Result, ensure};

pub use whole_files::Scratch;
pub(crate) use whole_files::{exit, is_at, room};

/// Returns the contents of the file at `path`, which may have at most `most` bytes.
///
/// # Errors
///
/// Fails if the file cannot be read, or is larger.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    read.with_context(|| format!("cannot read {}", path.display()))?;
    ensure!(bytes.len() as u64 <= most, "{} has more than {} MiB", path.display(), most >> 20);
    Ok(bytes)
}

/// Checks that the file at `path` can be written, before there is anything to write. The folders
/// above it are made.
///
/// # Errors
///
/// Fails if it cannot be written, or if something other than a plain file is there.
pub fn check(path: &Path) -> Result<()> {
    PendingFile::open(path).map(drop)
}

/// Replaces the file at `path`, or makes it with the folders above it.
///
/// # Errors
///
/// Fails if it cannot be written, or if something other than a plain file is there.
pub fn replace(path: &Path, content: &[u8]) -> Result<()> {
    replace_all(&[(path, content)])
}

/// Replaces several files that belong together. No file is touched before all new contents are
/// complete on the disk, so a full disk leaves every file as it was. Then they are renamed in the
/// given order: put first the file from which the others can be made again.
///
/// # Errors
///
/// Fails if one of them cannot be written.
pub fn replace_all<P: AsRef<Path>, C: AsRef<[u8]>>(files: &[(P, C)]) -> Result<()> {
    let write = |(path, content): &(P, C)| {
        let mut pending = PendingFile::open(path.as_ref())?;
        pending.fill(|file| file.write_all(content.as_ref()))?;
        Ok(pending)
    };
    let written = files.iter().map(write).collect::<Result<Vec<_>>>()?;
    written.into_iter().try_for_each(PendingFile::rename)
}

/// A file under a temporary name in the folder of the file that it will replace. It is removed if
/// it is not renamed.
#[derive(Debug)]
pub struct PendingFile {
    /// Path of the file, as the caller gave it.
    path: PathBuf,
    pending: whole_files::PendingFile,
}

impl PendingFile {
    /// Makes the folders above the file at `path`, and an empty temporary file in its folder.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be written, or if something other than a plain file is there.
    pub fn open(path: &Path) -> Result<Self> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            let cannot = || format!("cannot make the folder {}", folder.display());
            fs::create_dir_all(folder).with_context(cannot)?;
        }
        let pending = whole_files::PendingFile::open(path);
        let pending = pending.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Self { path: path.to_owned(), pending })
    }

    /// Lets `write` fill the file, whole or piece by piece, and waits until the contents are on the
    /// disk.
    ///
    /// # Errors
    ///
    /// Fails where `write` fails, or if the disk reports an error.
    pub fn fill<T, E: Into<BoxError>>(&mut self, write: impl FnOnce(&mut File) -> Result<T, E>) -> Result<T> {
        let filled = self.pending.fill(|file| write(file).map_err(Into::<BoxError>::into));
        filled.with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Renames it to its final path.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be renamed.
    pub fn rename(self) -> Result<()> {
        self.pending.rename().with_context(|| format!("cannot write {}", self.path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn makes_the_folders_above_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/record.json");
        replace(&path, b"first").unwrap();
        assert_eq!(read(&path, 5).unwrap(), b"first");
        let error = read(&path, 4).unwrap_err().to_string();
        assert!(error.ends_with("record.json has more than 0 MiB"), "{error}");
        let error = replace(&path.join("below"), b"lost").unwrap_err().to_string();
        assert!(error.contains("record.json: "), "{error}");
        let error = check(folder.path()).unwrap_err().to_string();
        assert!(error.contains(&*folder.path().display().to_string()), "{error}");
    }

    #[test]
    fn files_are_replaced_together_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let [record, page] = ["record.json", "index.html"].map(|name| folder.path().join(name));
        replace_all(&[(&record, "old"), (&page, "old")]).unwrap();
        // The second file cannot be written.
        let taken = folder.path().join("taken");
        fs::create_dir(&taken).unwrap();
        let error = replace_all(&[(&record, "new"), (&taken, "new"), (&page, "new")]).unwrap_err();
        assert!(error.to_string().contains("taken: "), "{error}");
        let state = || [&record, &page].map(|path| fs::read_to_string(path).unwrap());
        assert_eq!(state(), ["old", "old"]);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "nothing else is left");
        replace_all(&[(&record, "new"), (&page, "new")]).unwrap();
        assert_eq!(state(), ["new", "new"]);
    }
}
