//! Files appear whole or not at all: written beside, synced, renamed.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::error::{BoxError, Context, Result};

/// Replaces the file at `path`, or makes it with the folders above it. A reader finds the old file or the new one, at any moment.
///
/// # Errors
///
/// It cannot be written.
pub fn replace(path: &Path, content: &[u8]) -> Result<()> {
    replace_all(&[(path, content)])
}

/// Replaces several files that belong together. None is touched before all of them stand complete on the disk, so a full disk
/// leaves every one of them as it was. Then they are renamed in their order: put first what the others can be made from again.
///
/// # Errors
///
/// One of them cannot be written.
pub fn replace_all<P: AsRef<Path>, C: AsRef<[u8]>>(files: &[(P, C)]) -> Result<()> {
    let write = |(path, content): &(P, C)| {
        let mut pending = PendingFile::open(path.as_ref())?;
        pending.fill(|file| file.write_all(content.as_ref()))?;
        Ok(pending)
    };
    let written = files.iter().map(write).collect::<Result<Vec<_>>>()?;
    written.into_iter().try_for_each(PendingFile::rename)
}

/// What is to become a file, beside it. It is removed if it is not renamed: to open and drop one tells early whether a file can be
/// written.
#[derive(Debug)]
pub struct PendingFile {
    path: PathBuf,
    file: File,
    /// Where it lies until it is renamed.
    beside: PathBuf,
}

impl PendingFile {
    /// Makes the folders above the file at `path`, and an empty file beside it.
    pub fn open(path: &Path) -> Result<Self> {
        let folder = path.parent().context("a file needs a folder")?;
        // The parent of a mere name is the folder that we are in.
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        // Renaming would find that out too, but only after others were renamed.
        let is_folder = path.is_dir().then(|| io::Error::from(io::ErrorKind::IsADirectory));
        let file = is_folder.map_or_else(
            || unused(folder, |beside| OpenOptions::new().write(true).create_new(true).open(beside)),
            Err,
        );
        let (file, beside) = file.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Self { path: path.to_owned(), file, beside })
    }

    /// Has it written, whole or piece by piece, and waits until it stands on the disk.
    ///
    /// # Errors
    ///
    /// Those of `write`, or the disk's.
    pub fn fill<T, E: Into<BoxError>>(&mut self, write: impl FnOnce(&mut File) -> Result<T, E>) -> Result<T> {
        let what = || format!("cannot write {}", self.path.display());
        let value = write(&mut self.file).with_context(what)?;
        self.file.sync_all().with_context(what)?;
        Ok(value)
    }

    /// Puts it in its place.
    pub fn rename(self) -> Result<()> {
        let renamed = fs::rename(&self.beside, &self.path);
        renamed.with_context(|| format!("cannot write {}", self.path.display()))
    }
}

impl Drop for PendingFile {
    fn drop(&mut self) {
        // Where it was renamed there is nothing of that name.
        let _ = fs::remove_file(&self.beside);
    }
}

/// A new folder, which goes with all that is in it when this is dropped.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// Makes one in that folder.
    ///
    /// # Errors
    ///
    /// It cannot be made.
    pub fn new_in(folder: &Path) -> io::Result<Self> {
        unused(folder, |path| fs::create_dir(path)).map(|((), path)| Self(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Makes something under a name in that folder that nothing has yet.
fn unused<T>(folder: &Path, make: impl Fn(&Path) -> io::Result<T>) -> io::Result<(T, PathBuf)> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    loop {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!(".outpace-{}-{number}", std::process::id()));
        match make(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return Ok((made?, path)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_replacement_leaves_the_file_and_nothing_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/record.json");
        replace(&path, b"first").unwrap();
        replace(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");

        let taken = folder.path().join("taken");
        fs::create_dir(&taken).unwrap();
        fs::write(taken.join("inside"), b"kept").unwrap();
        let error = replace(&taken, b"lost").expect_err("a folder cannot be replaced by a file");
        assert!(error.to_string().contains("taken"), "{error}");
        assert_eq!(fs::read(taken.join("inside")).unwrap(), b"kept");
        // Whether it would work can be asked before there is anything to write.
        assert!(PendingFile::open(&taken).is_err() && PendingFile::open(&path.join("below")).is_err());
        assert!(PendingFile::open(&path).is_ok());
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn files_that_belong_together_are_replaced_together_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let [record, page] = ["record.json", "index.html"].map(|name| folder.path().join(name));
        replace_all(&[(&record, "old"), (&page, "old")]).unwrap();
        // The second one cannot be written.
        let taken = folder.path().join("taken");
        fs::create_dir(&taken).unwrap();
        let error = replace_all(&[(&record, "new"), (&taken, "new"), (&page, "new")]).unwrap_err();
        assert!(error.to_string().contains("taken: "), "{error}");
        let state = || [&record, &page].map(|path| fs::read_to_string(path).unwrap());
        assert_eq!(state(), ["old", "old"]);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "nothing is left beside them");
        replace_all(&[(&record, "new"), (&page, "new")]).unwrap();
        assert_eq!(state(), ["new", "new"]);
    }
}
