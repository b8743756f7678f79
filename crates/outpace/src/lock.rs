//! One measurement at a time on a machine, and one run at a time in a folder that it will rewrite.
//!
//! Both are advisory locks of the system on a file, so they end with the process that holds them, however it ends: no lock is ever stale.
//! The file says who holds it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::children;
use crate::error::{Context, Result};
use crate::files::is_at;

/// A lock that is held until this is dropped. Then its file goes, and its folder if the lock has made it and nothing else is in it.
#[derive(Debug)]
pub struct Lock {
    /// The lock lasts as long as it is open.
    file: File,
    path: PathBuf,
    made: Option<PathBuf>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Whoever waits for the file has it open, sees that it is gone and makes another ([`is_at`]).
        if cfg!(unix) && is_at(&self.file, &self.path) {
            let _ = fs::remove_file(&self.path);
        }
        if let Some(made) = &self.made {
            let _ = fs::remove_dir(made);
        }
    }
}

/// The name of the file that a folder is locked by.
const FILE: &str = ".lock";

/// How often a lock that another process holds is tried again.
const AGAIN: Duration = Duration::from_millis(200);

/// Waits until no other process measures on this machine. Where it has to wait it says so, once, by `wait`: with the command that measures.
pub fn machine(command: &str, wait: impl FnOnce(&str)) -> Result<Lock> {
    // One for all users: whoever may not write the file can lock it nevertheless.
    take(&std::env::temp_dir(), "outpace-measuring.lock", command, wait)
}

/// Waits until no other process has locked that folder, which is made if it is not there.
///
/// # Errors
///
/// As [`machine`].
pub fn folder(folder: &Path, command: &str, wait: impl FnOnce(&str)) -> Result<Lock> {
    take(folder, FILE, command, wait)
}

fn take(folder: &Path, name: &str, command: &str, wait: impl FnOnce(&str)) -> Result<Lock> {
    let path = folder.join(name);
    let cannot = || format!("cannot lock {}", path.display());
    let made = (!folder.exists()).then(|| folder.to_owned());
    let open = || fs::create_dir_all(folder).and_then(|()| open(&path)).with_context(cannot);
    let mut wait = Some(wait);
    let mut file = open()?;
    loop {
        match file.try_lock() {
            Ok(()) if is_at(&file, &path) => break,
            // Its holder has removed it.
            Ok(()) => {
                file = open()?;
                continue;
            }
            // A file system of a cluster may know no locks.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => break,
            Err(TryLockError::Error(error)) => return Err(error).with_context(cannot),
            Err(TryLockError::WouldBlock) => {}
        }
        if let Some(wait) = wait.take() {
            let mut holder = String::new();
            // It may be half written, or not ours and long: then it says less.
            let _ = (&mut file).take(4096).read_to_string(&mut holder);
            wait(holder.trim());
        }
        children::check()?;
        std::thread::sleep(AGAIN);
    }
    // Who may only read the file cannot sign it.
    let _ = file.set_len(0).and_then(|()| writeln!(file, "process {}: {command}", std::process::id()));
    Ok(Lock { file, path, made })
}

/// Opens the file, and makes it where there is none. A link in its place is not followed: a folder for all users may hold anybody's.
fn open(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.custom_flags(rustix::fs::OFlags::NOFOLLOW.bits() as i32);
    }
    options.read(true);
    let file = options.clone().append(true).create(true).open(path).or_else(|_| options.open(path))?;
    // So that other users can open it too, whatever ours are kept from by habit; only its owner may say so.
    #[cfg(unix)]
    let _ = file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_waits_for_the_first_and_learns_who_that_is() {
        let scratch = tempfile::tempdir().unwrap();
        let room = scratch.path().join("machine");
        let first = folder(&room, "calibrate", |_| panic!("nobody holds it")).unwrap();
        let (sender, heard) = std::sync::mpsc::channel();
        let second = {
            let room = room.clone();
            std::thread::spawn(move || {
                folder(&room, "choose", |holder| sender.send(holder.to_owned()).unwrap())
            })
        };
        assert_eq!(heard.recv().unwrap(), format!("process {}: calibrate", std::process::id()));
        assert!(!second.is_finished(), "it waits");
        drop(first);
        // Its file was removed under it, so it holds another.
        let second = second.join().unwrap().unwrap();
        let signed = fs::read_to_string(room.join(FILE)).unwrap();
        assert_eq!(signed, format!("process {}: choose\n", std::process::id()));
        drop(second);
        assert_eq!(fs::read_dir(&room).unwrap().count(), 0, "nothing is left behind");
        folder(&room, "again", |_| panic!("it is free")).unwrap();
        let new = scratch.path().join("new");
        drop(folder(&new, "choose", |_| ()).unwrap());
        assert!(!new.exists(), "a folder that the lock has made and nobody has used");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_in_the_place_of_the_file_is_not_followed() {
        let scratch = tempfile::tempdir().unwrap();
        let precious = scratch.path().join("precious");
        fs::write(&precious, "kept").unwrap();
        std::os::unix::fs::symlink(&precious, scratch.path().join(FILE)).unwrap();
        let error = folder(scratch.path(), "choose", |_| ()).unwrap_err();
        assert!(error.to_string().starts_with("cannot lock "), "{error}");
        assert_eq!(fs::read_to_string(&precious).unwrap(), "kept");
    }
}
