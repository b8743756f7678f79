//! Files appear whole or not at all: written to a temporary file in the same folder, synced, renamed.
//! All files of the engine's verbs are written by [`replace`], which promises:
//!
//! - Whoever reads the file finds the old content or the new one, at any moment and after a power failure: the file is synced before it is
//!   renamed, and its folder after that.
//! - The new file has the permissions of the old one. It is another file under the same name: its owner is who wrote it, and another
//!   hard link to the old one keeps the old content.
//! - A symbolic link stays one, and the file that it leads to is replaced, or made.
//! - A folder, a pipe or a device is refused and left alone. A folder that is missing is not made; the error names it.
//! - An error leaves the old file as it was, and nothing next to it.
//! - A process that is killed while it writes leaves `.plywright-PROCESS-NUMBER.new` in the file's folder. The next write into that folder removes it.
//!   The writer locks it, and the system ends the lock with the process, so what is not locked was left. (The number of the process
//!   does not show it: one in a container is another one outside.) Where files are not locked, as on some network drives, it stays.
//!
//! Linux has files without a name (`O_TMPFILE`), of which a kill leaves nothing. They are of no use here: `linkat` names one only where no
//! file of that name is. To replace a file the new one would have to be named in its folder and renamed all the same, and neither call is in the
//! standard library, with which alone this is written.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process;

/// So many links are followed: as many as Linux follows.
const MOST_LINKS: usize = 40;

/// How the name of a file begins and ends that is being written. Between them are the numbers of its process and of the attempt.
const TEMPORARY: (&str, &str) = (".plywright-", ".new");

/// Replaces the file at `path`, or makes it, as the module's documentation promises.
///
/// # Errors
///
/// There is no plain file at `path` but something else, its folder is missing or may not be written, or the disk is full. Then the file
/// is what it was. If only its folder cannot be synced, it is new already.
pub fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let (target, old) = target(path)?;
    // It stays open, and so locked, until it is renamed.
    let (mut file, temporary) = create_temporary(&target)?;
    let written = file.write_all(content).and_then(|()| keep_permissions(&file, old.as_ref()));
    let renamed = written.and_then(|()| file.sync_all()).and_then(|()| fs::rename(&temporary, &target));
    if renamed.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    renamed.and_then(|()| sync_folder(&target))
}

/// Finds out whether [`replace`] could write the file at `path`, and leaves it as it is.
///
/// # Errors
///
/// Those of [`replace`], as far as they can be known before there is anything to write.
pub fn check(path: &Path) -> io::Result<()> {
    let (target, _) = target(path)?;
    let (_file, temporary) = create_temporary(&target)?;
    fs::remove_file(&temporary)
}

/// What a path leads to at the end of all links, and what is there, if anything is.
fn target(path: &Path) -> io::Result<(PathBuf, Option<Metadata>)> {
    // Asked of the path as it stands: some links, such as `/dev/stdout`, lead to what has no path of its own.
    let old = match fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        Ok(metadata) if !metadata.is_file() => return Err(refusal("it is there and is no plain file")),
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let mut target = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        // An error says that this is no link, or nothing.
        let Ok(next) = fs::read_link(&target) else { return Ok((target, old)) };
        target = folder_of(&target).join(next);
    }
    Err(refusal("too many links lead to one another"))
}

fn refusal(reason: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, reason)
}

/// The folder in which the file at `path` lies.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A new file in the same folder, locked, under a name that nobody else has. What killed processes have left there is removed.
fn create_temporary(target: &Path) -> io::Result<(File, PathBuf)> {
    let last = target.as_os_str().as_encoded_bytes().last();
    let is_folder = last.is_some_and(|&byte| std::path::is_separator(char::from(byte)));
    if is_folder || target.file_name().is_none() {
        return Err(refusal("it ends with no name of a file"));
    }
    let folder = folder_of(target);
    sweep(folder);
    let (begin, end) = TEMPORARY;
    for attempt in 0..1000 {
        // A name of its own: behind that of the target it might become longer than names may be.
        let temporary = target.with_file_name(format!("{begin}{}-{attempt}{end}", process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&temporary) {
            // If another process has it, it took it for one that was left, and removes it.
            Ok(file) if !is_held(&file, &temporary) => {}
            Ok(file) => return Ok((file, temporary)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let missing = format!("the folder {} is missing", folder.display());
                return Err(io::Error::new(ErrorKind::NotFound, missing));
            }
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Removes the files that processes were writing in that folder when they were killed.
fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if !is_temporary(&entry.file_name().to_string_lossy())
            || !entry.file_type().is_ok_and(|kind| kind.is_file())
        {
            continue;
        }
        let path = entry.path();
        let Ok(file) = File::open(&path) else { continue };
        // Held until it is removed: one whose writer locks it after us is given up by that writer.
        if cfg!(unix) && file.try_lock().is_ok() && is_at(&file, &path) {
            let _ = fs::remove_file(&path);
        }
    }
}

/// Whether a file of that name is one that is or was being written.
fn is_temporary(name: &str) -> bool {
    let (begin, end) = TEMPORARY;
    let numbers = name.strip_prefix(begin).and_then(|name| name.strip_suffix(end)?.split_once('-'));
    numbers.is_some_and(|(process, attempt)| process.parse::<u32>().is_ok() && attempt.parse::<u32>().is_ok())
}

/// Locks a new file as long as it is open; whether nobody else has, and it is still there. Where there are no locks nobody sweeps.
fn is_held(file: &File, path: &Path) -> bool {
    !cfg!(unix) || !matches!(file.try_lock(), Err(TryLockError::WouldBlock)) && is_at(file, path)
}

/// Whether the open file is the one at the path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let [open, there] = [file.metadata(), fs::symlink_metadata(path)];
    matches!((open, there), (Ok(open), Ok(there)) if (open.dev(), open.ino()) == (there.dev(), there.ino()))
}

/// Elsewhere nobody sweeps.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

#[cfg(unix)]
fn keep_permissions(file: &File, old: Option<&Metadata>) -> io::Result<()> {
    old.map_or(Ok(()), |old| file.set_permissions(old.permissions()))
}

/// Elsewhere a permission is a mark against writing, and a file that has it cannot be replaced.
#[cfg(not(unix))]
fn keep_permissions(_: &File, _: Option<&Metadata>) -> io::Result<()> {
    Ok(())
}

/// Has the new name on the disk too, not the content alone.
#[cfg(unix)]
fn sync_folder(target: &Path) -> io::Result<()> {
    match File::open(folder_of(target)).and_then(|folder| folder.sync_all()) {
        // A folder that may be written and not read, or whose file system syncs files alone.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::PermissionDenied | ErrorKind::InvalidInput | ErrorKind::Unsupported
            ) =>
        {
            Ok(())
        }
        synced => synced,
    }
}

/// Elsewhere a folder cannot be opened as a file is.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder that goes when it is dropped.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("plywright-files-{name}-{}", process::id()));
            fs::create_dir_all(&path).unwrap();
            Self(path)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).unwrap();
            let mut names: Vec<_> =
                entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
            names.sort_unstable();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_file_is_made_and_replaced_and_nothing_else_is_left() {
        let folder = Folder::new("made");
        // As long a name as there can be, where paths are not short themselves.
        let long = "n".repeat(if cfg!(unix) { 255 } else { 100 });
        for name in ["a", &long] {
            let path = folder.0.join(name);
            replace(&path, b"first").unwrap();
            replace(&path, b"second").unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"second");
        }
        assert_eq!(folder.names(), ["a", &long]);
    }

    #[test]
    fn what_is_no_plain_file_is_left_alone() {
        let folder = Folder::new("folder");
        let taken = folder.0.join("taken");
        fs::create_dir(&taken).unwrap();
        assert_eq!(replace(&taken, b"lost").unwrap_err().kind(), ErrorKind::IsADirectory);
        assert!(replace(&taken.join(".."), b"lost").is_err() && replace(Path::new(""), b"lost").is_err());
        let error = replace(&folder.0.join("no/such"), b"lost").unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotFound);
        assert_eq!(error.to_string(), format!("the folder {} is missing", folder.0.join("no").display()));
        assert_eq!(folder.names(), ["taken"]);
    }

    #[cfg(unix)]
    #[test]
    fn what_a_killed_process_has_left_goes_and_what_a_living_one_writes_stays() {
        use std::env;
        use std::process::{Command, Stdio};
        use std::time::Duration;

        /// Names the folder where this test is the process that is killed.
        const VICTIM: &str = "PLYWRIGHT_TEST_FOLDER";

        if let Some(folder) = env::var_os(VICTIM).map(PathBuf::from) {
            let (_file, temporary) = create_temporary(&folder.join("book")).unwrap();
            assert!(temporary.exists());
            fs::write(folder.join("begun"), "").unwrap();
            // Until it is killed, or nobody is left to kill it.
            let _ = io::copy(&mut io::stdin(), &mut io::sink());
            return;
        }
        let folder = Folder::new("killed");
        let [other, longer, user, room] =
            ["other", ".plywright-1-0.new.txt", ".plywright-notes.new", ".plywright-2-0.new"]
                .map(|name| folder.0.join(name));
        [&longer, &user].into_iter().for_each(|path| fs::write(path, "kept").unwrap());
        fs::create_dir(&room).unwrap();
        let name = "files::tests::what_a_killed_process_has_left_goes_and_what_a_living_one_writes_stays";
        // An emulator that runs this process has to run that one, too.
        let arch = format!("CARGO_TARGET_{}_", env::consts::ARCH.to_uppercase());
        let is_runner = |name: &str| name.starts_with(&arch) && name.ends_with("_RUNNER");
        let runner = env::vars_os().find(|(name, _)| name.to_str().is_some_and(is_runner));
        let runner = runner.and_then(|(_, runner)| runner.into_string().ok()).unwrap_or_default();
        let mut words = runner.split_whitespace().map(PathBuf::from).chain([env::current_exe().unwrap()]);
        let mut victim = Command::new(words.next().unwrap())
            .args(words)
            .args(["--exact", name])
            .env(VICTIM, &folder.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        while !folder.0.join("begun").exists() {
            assert_eq!(victim.try_wait().unwrap(), None, "it ends before it writes");
            std::thread::sleep(Duration::from_millis(5));
        }
        let temporary = folder.0.join(format!(".plywright-{}-0.new", victim.id()));
        replace(&other, b"first").unwrap();
        assert!(temporary.exists(), "its process lives");
        victim.kill().unwrap();
        victim.wait().unwrap();
        assert!(temporary.exists(), "it was left");
        check(&other).unwrap();
        assert!(!temporary.exists());
        assert!([&other, &longer, &user, &room].iter().all(|path| path.exists()), "{:?}", folder.names());
        assert_eq!(folder.names().len(), 5, "{:?}", folder.names());
    }

    #[test]
    fn threads_that_write_to_one_folder_do_not_take_a_file_from_one_another() {
        let folder = Folder::new("threads");
        std::thread::scope(|scope| {
            for number in 0..8 {
                let path = folder.0.join(number.to_string());
                scope.spawn(move || (0..300).for_each(|_| check(&path).unwrap()));
            }
        });
        assert_eq!(folder.names(), [""; 0]);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_or_a_pipe_is_refused_and_a_link_stays_one() {
        use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};

        let error = replace(Path::new("/dev/null"), b"lost").unwrap_err().to_string();
        assert!(error.contains("no plain file"), "{error}");
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());

        let folder = Folder::new("links");
        let [file, link, chain, device, ring, astray, pipe] =
            ["file", "link", "chain", "device", "ring", "astray", "pipe"].map(|name| folder.0.join(name));
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
        assert!(replace(&device, b"lost").is_err() && replace(&ring, b"lost").is_err());
        symlink("no/such", &astray).unwrap();
        let error = replace(&astray, b"lost").unwrap_err().to_string();
        assert!(error.ends_with("/no is missing"), "{error}");
        assert!(process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let error = replace(&pipe, b"lost").unwrap_err().to_string();
        assert!(error.contains("no plain file"), "{error}");
        assert_eq!(folder.names(), ["astray", "chain", "device", "file", "link", "pipe", "ring"]);
    }
}
