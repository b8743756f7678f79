//! Replaces files as a whole or not at all: they are written under another name, synced and
//! renamed. [`replace`] and [`PendingFile`] promise:
//!
//! - A reader finds the old content or the new one, at any moment and after a power failure: the
//!   file is synced before it is renamed, and its folder after that.
//! - On Unix the new file has the permissions of the old one. It is a new file under the same name:
//!   its owner is the user who wrote it, and another hard link to the old file keeps the old
//!   content.
//! - A symbolic link stays a link, and the file that it leads to is replaced or made.
//! - A folder, a pipe or a device is refused and left alone. A missing folder is not made; the
//!   error names it.
//! - An error leaves the old file as it was, and leaves no other file behind. (The exception is an
//!   error of syncing the folder: the file is then new already.) An interrupt, too, leaves the old
//!   file or the new one and no other file, if the program ends by [`exit`].
//! - A process that is killed may leave a file or a [`Scratch`] folder with the name
//!   `.half-PID-COUNT`, where PID is the number of the process and COUNT a counter. This leftover
//!   is removed when the next file or folder with such a name is made beside it. A process locks
//!   each file and folder that it makes under such a name. The system ends the lock with the
//!   process, so a file or folder without a lock is a leftover. (The PID cannot show that its
//!   process has ended: a process in a container has another PID outside.) The leftover stays on
//!   systems other than Unix, and on file systems without locks, such as some network drives.
//!
//! Linux has files without a name (`O_TMPFILE`), which leave nothing after a kill. They are of no
//! use here: `linkat` can name such a file only if no file of that name exists. To replace a file,
//! the new one would first have to get another name and then be renamed all the same.
//!
//! As in the standard library, the errors do not name the file: the caller does.

#![forbid(unsafe_code)]

use std::collections::BTreeSet;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Greatest number of links that are followed, which is Linux's own limit.
const MOST_LINKS: usize = 40;

/// Checks that [`replace`] could write the file at `path`, and leaves the file as it is.
///
/// # Errors
///
/// Returns the errors of [`replace`] that can be known before anything is written.
pub fn check(path: &Path) -> io::Result<()> {
    PendingFile::open(path).map(drop)
}

/// Replaces the file at `path`, or makes it, as the crate's documentation promises.
///
/// # Errors
///
/// Fails if `path` leads to something other than a plain file, if its folder is missing or not
/// writable, or if the disk is full. The file is then unchanged. If only syncing the folder fails,
/// the file is new already.
pub fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut pending = PendingFile::open(path)?;
    pending.fill(|file| file.write_all(content))?;
    pending.rename()
}

/// A file under a temporary name in the folder of the file that it will replace. It is removed
/// unless it is renamed.
#[derive(Debug)]
pub struct PendingFile {
    /// The target file, at the end of all links.
    path: PathBuf,
    /// The temporary file, until it is renamed.
    temporary: Scratch,
    file: File,
    /// The metadata of the existing file, if there is one.
    old: Option<Metadata>,
}

impl PendingFile {
    /// Makes an empty temporary file in the folder of the file at `path`.
    ///
    /// # Errors
    ///
    /// Fails if the folder is missing or not writable, or if `path` leads to something other than a
    /// plain file.
    pub fn open(path: &Path) -> io::Result<Self> {
        // Anything but a plain file is refused here. Renaming would replace a pipe, and would
        // refuse a folder only after the caller has perhaps renamed other files.
        let (path, old) = target(path)?;
        let make = |at: &Path| OpenOptions::new().write(true).create_new(true).open(at).map(Some);
        let mut temporary = unused(folder_of(&path), make)?;
        let file = temporary.held.take().ok_or(io::ErrorKind::NotFound)?;
        Ok(Self { path, temporary, file, old })
    }

    /// Writes the content with `write`, whole or piece by piece, and waits until it is on the disk.
    ///
    /// # Errors
    ///
    /// Returns the errors of `write`, and those of the disk.
    pub fn fill<T, E: From<io::Error>>(
        &mut self,
        write: impl FnOnce(&mut File) -> Result<T, E>,
    ) -> Result<T, E> {
        let value = write(&mut self.file)?;
        // On systems other than Unix a permission only marks a file as read-only, and such a file
        // cannot be replaced.
        if let Some(old) = self.old.as_ref().filter(|_| cfg!(unix)) {
            self.file.set_permissions(old.permissions())?;
        }
        self.file.sync_all()?;
        Ok(value)
    }

    /// Moves the file to its final place.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be renamed. If only syncing the folder fails, the file is new already.
    pub fn rename(self) -> io::Result<()> {
        fs::rename(self.temporary.path(), &self.path).and_then(|()| sync_folder(&self.path))
    }
}

/// Returns the folder of the file at `path`. For a mere name it is the current folder.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Returns the path at the end of all links, and the metadata of the file there, if it exists.
fn target(path: &Path) -> io::Result<(PathBuf, Option<Metadata>)> {
    let refusal = |reason| Err(io::Error::new(io::ErrorKind::InvalidInput, reason));
    // The metadata is read from the given path, because some links, such as `/dev/stdout`, lead to
    // something without a path of its own.
    let old = match fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(metadata) if !metadata.is_file() => return refusal("it exists and is not a plain file"),
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let last = path.as_os_str().as_encoded_bytes().last();
    if old.is_none() && last.is_some_and(|&byte| std::path::is_separator(char::from(byte))) {
        return refusal("the path ends without the name of a file");
    }
    let mut target = path.to_path_buf();
    for _ in 0..=MOST_LINKS {
        // An error means that the path is not a link, or does not exist.
        let Ok(next) = fs::read_link(&target) else { return Ok((target, old)) };
        target = folder_of(&target).join(next);
    }
    refusal("too many symbolic links lead from one to the next")
}

/// Syncs the folder of the file at `path`, so that the new name is on the disk too. Does nothing on
/// systems other than Unix, which cannot open a folder like a file.
fn sync_folder(path: &Path) -> io::Result<()> {
    use io::ErrorKind::{InvalidInput, PermissionDenied, Unsupported};
    if !cfg!(unix) {
        return Ok(());
    }
    match File::open(folder_of(path)).and_then(|folder| folder.sync_all()) {
        // A folder cannot be synced if it may be written but not read, or if its file system syncs
        // only files.
        Err(error) if matches!(error.kind(), PermissionDenied | InvalidInput | Unsupported) => Ok(()),
        synced => synced,
    }
}

/// A temporary folder, removed with its content when it is dropped; or the temporary file of a
/// [`PendingFile`].
#[derive(Debug)]
pub struct Scratch {
    path: PathBuf,
    /// The open file or folder, if it can be opened. It stays locked while it is open.
    held: Option<File>,
}

impl Scratch {
    /// Makes a temporary folder in `folder`.
    ///
    /// # Errors
    ///
    /// Fails if the folder cannot be made.
    pub fn new_in(folder: &Path) -> io::Result<Self> {
        let make = |path: &Path| {
            fs::create_dir(path)?;
            match File::open(path) {
                // Another process took the new folder for a leftover and removed it.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    Err(io::ErrorKind::AlreadyExists.into())
                }
                // Systems other than Unix cannot open a folder like a file.
                opened => Ok(opened.ok().filter(|_| cfg!(unix))),
            }
        };
        unused(folder, make).map_err(|error| match error.kind() {
            // The message already names the folder.
            io::ErrorKind::NotFound => error,
            kind => io::Error::new(kind, format!("{}: {error}{}", folder.display(), room(kind))),
        })
    }

    /// Takes charge of removing a folder that exists already, or that another program will make.
    pub fn adopt(path: PathBuf) -> Self {
        unfinished().insert(path.clone());
        Self { path, held: None }
    }

    /// Returns the path of the folder or file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // After a rename, nothing has that name any more.
        let _ = remove(&self.path);
        unfinished().remove(&self.path);
    }
}

/// Returns the end of the message that a temporary folder cannot be made: a hint for the user, or
/// an empty text if there is none for this kind of error.
pub fn room(kind: io::ErrorKind) -> &'static str {
    match kind {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            " (it is full; set the variable TMPDIR to a folder with more room)"
        }
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            " (set the variable TMPDIR to a folder in which files can be made)"
        }
        _ => "",
    }
}

/// The paths of the half-written files and temporary folders that exist now, for [`exit`] to
/// remove.
fn unfinished() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    static UNFINISHED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes this process's temporary files and folders, and ends the process. The programs of this
/// project call it at a second interrupt. Other threads make nothing new in the meantime: they wait
/// for the lock, which is held to the end.
pub fn exit(status: i32) -> ! {
    let mut unfinished = unfinished();
    for path in std::mem::take(&mut *unfinished) {
        // A thread may still put something into a folder while the folder is being removed.
        let _ = (0..20).find(|_| remove(&path).is_ok() || !path.exists());
    }
    std::process::exit(status)
}

fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path).or_else(|_| fs::remove_dir_all(path))
}

/// The start of every temporary name. The process number and a counter follow.
const BEGINNING: &str = ".half-";

/// Returns true for a name that this crate makes.
fn is_made_here(name: &str) -> bool {
    let numbers = name.strip_prefix(BEGINNING).and_then(|name| name.split_once('-'));
    numbers.is_some_and(|(process, number)| process.parse::<u32>().is_ok() && number.parse::<u64>().is_ok())
}

/// Makes a file or folder under an unused name in `folder`, and locks it if it is open. Also
/// removes the leftovers of killed processes.
fn unused(folder: &Path, make: impl Fn(&Path) -> io::Result<Option<File>>) -> io::Result<Scratch> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    sweep(folder);
    loop {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!("{BEGINNING}{}-{number}", std::process::id()));
        // The list of paths is locked first, so that [`exit`] misses nothing that is being made.
        let mut unfinished = unfinished();
        match make(&path) {
            Ok(held) => {
                // If another process or thread holds the lock of the new file or folder, it took
                // this for a leftover and removes it.
                if held.as_ref().is_none_or(|file| is_held(file) && is_at(file, &path)) {
                    unfinished.insert(path.clone());
                    return Ok(Scratch { path, held });
                }
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let missing = format!("the folder {} is missing", folder.display());
                return Err(io::Error::new(io::ErrorKind::NotFound, missing));
            }
            Err(error) => return Err(error),
        }
    }
}

/// Removes the leftovers of killed processes in a folder: files and folders that have a name of
/// this crate and that nobody has locked.
fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        // A link or a pipe is never one of ours.
        if !is_made_here(&entry.file_name().to_string_lossy())
            || !entry.file_type().is_ok_and(|kind| kind.is_file() || kind.is_dir())
        {
            continue;
        }
        let path = entry.path();
        let Ok(held) = File::open(&path) else { continue };
        // The lock is held until the removal. If the maker of the entry finds it locked, it gives
        // the entry up.
        if cfg!(unix) && held.try_lock().is_ok() && is_at(&held, &path) {
            let _ = remove(&path);
        }
    }
}

/// Locks a new file or folder as long as it is open. Returns false if another process or thread
/// holds the lock. On systems other than Unix nothing is locked, and nothing is swept.
fn is_held(file: &File) -> bool {
    !cfg!(unix) || !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Returns true if the open file is the one at the path. On systems other than Unix it always
/// returns true.
pub fn is_at(file: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let [open, named] = [file.metadata(), fs::symlink_metadata(path)];
        matches!((open, named), (Ok(open), Ok(named)) if (open.dev(), open.ino()) == (named.dev(), named.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = (file, path);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_replacement_leaves_the_file_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("record.json");
        replace(&path, b"first").unwrap();
        replace(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");

        let taken = folder.path().join("taken");
        fs::create_dir(&taken).unwrap();
        fs::write(taken.join("inside"), b"kept").unwrap();
        let error = replace(&taken, b"lost").expect_err("a folder cannot be replaced by a file");
        assert_eq!(error.kind(), io::ErrorKind::IsADirectory);
        assert_eq!(fs::read(taken.join("inside")).unwrap(), b"kept");
        // A caller can ask whether writing would work before there is anything to write.
        assert!(check(&taken).is_err() && check(&path.join("below")).is_err() && check(&path).is_ok());
        assert!(check(&folder.path().join("new/")).is_err());
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[cfg(unix)]
    #[test]
    fn leftovers_of_killed_processes_are_removed_unless_they_are_locked() {
        let folder = tempfile::tempdir().unwrap();
        let [file, scratch_folder, held, stored, user, link] =
            [".half-1-0", ".half-1-1", ".half-2-0", "record.json", ".half-notes-1", ".half-3-0"]
                .map(|name| folder.path().join(name));
        [&file, &held, &stored, &user].into_iter().for_each(|path| fs::write(path, "half").unwrap());
        fs::create_dir(&scratch_folder).unwrap();
        fs::write(scratch_folder.join("engine"), "a copy").unwrap();
        std::os::unix::fs::symlink(&stored, &link).unwrap();
        let holder = File::open(&held).unwrap();
        holder.lock().unwrap();
        let [scratch, other] = [(); 2].map(|()| Scratch::new_in(folder.path()).unwrap());
        assert!(!file.exists() && !scratch_folder.exists());
        assert!(held.exists() && stored.exists() && user.exists() && link.is_symlink());
        // Our own folder is locked too, until it is removed.
        assert!(File::open(scratch.path()).unwrap().try_lock().is_err());
        sweep(folder.path());
        assert!(scratch.path().is_dir() && other.path().is_dir());
        let pending = PendingFile::open(&stored).unwrap();
        sweep(folder.path());
        assert!(pending.temporary.path().exists());
        drop(holder);
        // Leftovers are removed at each new file, not only at the first that this process makes
        // there.
        check(&stored).unwrap();
        assert!(!held.exists() && scratch.path().is_dir());
        drop((scratch, other, pending));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "the files and the link");
    }

    #[test]
    fn threads_that_write_to_one_folder_do_not_remove_each_other_s_files() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("record.json");
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for _ in 0..300 {
                        assert!(PendingFile::open(&path).unwrap().temporary.path().exists());
                    }
                });
            }
        });
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay_and_devices_are_refused() {
        use std::os::unix::fs::{PermissionsExt, symlink};

        let folder = tempfile::tempdir().unwrap();
        let [file, link, chain, device, ring] =
            ["file", "link", "chain", "device", "ring"].map(|name| folder.path().join(name));
        symlink("file", &link).unwrap();
        symlink(&link, &chain).unwrap();
        symlink("/dev/null", &device).unwrap();
        symlink("ring", &ring).unwrap();
        // The link leads to nothing yet.
        replace(&link, b"first").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        replace(&chain, b"second").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"second");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
        assert!([&link, &chain].iter().all(|path| path.is_symlink()));
        let error = replace(&device, b"lost").unwrap_err().to_string();
        assert!(error.contains("not a plain file"), "{error}");
        assert!(replace(&ring, b"lost").is_err());
        // Missing folders are not made.
        symlink("no/such", folder.path().join("astray")).unwrap();
        let error = replace(&folder.path().join("astray"), b"lost").unwrap_err().to_string();
        assert!(error.starts_with("the folder ") && error.ends_with("/no is missing"), "{error}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 6, "nothing else is left");
    }
}
