//! Files appear whole or not at all: written beside, synced, renamed.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use tempfile::NamedTempFile;

/// Replaces the file at `path`, or makes it with the folders above it. Whoever reads it meanwhile, and whoever
/// interrupts us, finds the old file or the new one.
pub(crate) fn replace(path: &Path, content: &[u8]) -> Result<()> {
    replace_all(&[(path, content)])
}

/// Replaces several files that belong together. None is touched before all of them stand complete on the disk, so a disk
/// that is full leaves every one of them as it was. What remains is to rename them, in their order: put first what the
/// others can be made from again.
pub(crate) fn replace_all<P: AsRef<Path>, C: AsRef<[u8]>>(files: &[(P, C)]) -> Result<()> {
    let mut written = Vec::with_capacity(files.len());
    for (path, content) in files {
        let mut beside = Beside::open(path.as_ref())?;
        beside.fill(|file| Ok(file.write_all(content.as_ref())?))?;
        written.push(beside);
    }
    written.into_iter().try_for_each(Beside::rename)
}

/// What is to become a file, beside it. It goes again if it is not renamed: who wants to know early whether a file can be
/// written opens this, and drops it.
#[derive(Debug)]
pub(crate) struct Beside {
    path: PathBuf,
    file: NamedTempFile,
}

impl Beside {
    /// Makes the folders above the file at `path`, and an empty file beside it.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let folder = path.parent().context("a file needs a folder")?;
        // The parent of a mere name is the folder that we are in.
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        // Renaming would find that out too, but only after others were renamed.
        let is_folder = path.is_dir().then(|| io::Error::from(io::ErrorKind::IsADirectory));
        let file = is_folder.map_or_else(|| NamedTempFile::new_in(folder), Err);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Self { path: path.to_owned(), file })
    }

    /// Has it written, whole or piece by piece, and waits until it stands on the disk.
    pub(crate) fn fill<T>(&mut self, write: impl FnOnce(&mut fs::File) -> Result<T>) -> Result<T> {
        let fill = || -> Result<T> {
            let told = write(self.file.as_file_mut())?;
            self.file.as_file().sync_all()?;
            #[cfg(unix)]
            {
                use std::os::unix::fs::PermissionsExt;
                self.file.as_file().set_permissions(fs::Permissions::from_mode(0o644))?;
            }
            Ok(told)
        };
        fill().with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Puts it in its place.
    pub(crate) fn rename(self) -> Result<()> {
        let renamed = self.file.persist(&self.path);
        renamed.map(drop).with_context(|| format!("cannot write {}", self.path.display()))
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
        assert!(Beside::open(&taken).is_err() && Beside::open(&path.join("below")).is_err());
        assert!(Beside::open(&path).is_ok());
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
        assert!(error.to_string().ends_with("taken"), "{error}");
        let state = || [&record, &page].map(|path| fs::read_to_string(path).unwrap());
        assert_eq!(state(), ["old", "old"]);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "nothing is left beside them");
        replace_all(&[(&record, "new"), (&page, "new")]).unwrap();
        assert_eq!(state(), ["new", "new"]);
    }
}
