//! Two locks: one lets only one process measure on a machine at a time, the other lets only one run
//! write to a folder at a time.
//!
//! Both are advisory locks of the system on a file. They end with the process that holds them, in
//! whatever way it ends, so no lock is ever stale. The file names the holder.
//!
//! Measurements run in the order of arrival. The system does not define in which order waiting
//! processes get a lock, and a process that measures in a loop would take it again and again before
//! the others try. So each process first takes a ticket, a file with the time in its name, and
//! waits until no other process has an earlier one. A ticket is locked by its owner, so the ticket
//! of a process that has ended no longer counts.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::error::{Context, Result};
use crate::os::children;
use crate::os::files::{Scratch, is_at};

/// A lock that is held until it is dropped. Then, on Unix, its file is removed, and also its folder
/// if the lock has made that folder and it is empty.
#[derive(Debug)]
pub struct Lock {
    /// The lock lasts as long as this file is open.
    file: File,
    path: PathBuf,
    /// Folder that was made for the lock.
    made: Option<PathBuf>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Processes that wait for the file have it open, see that it is gone and make another
        // ([`is_at`]).
        if cfg!(unix) && is_at(&self.file, &self.path) {
            let _ = fs::remove_file(&self.path);
        }
        if let Some(made) = &self.made {
            let _ = fs::remove_dir(made);
        }
    }
}

/// Name of the file by which a folder is locked.
const FILE: &str = ".lock";

/// Interval at which a lock held by another process is tried again.
const AGAIN: Duration = Duration::from_millis(200);

/// File locked by the process that measures on this machine. All users share it: a user who may not
/// write the file can still lock it.
const MACHINE: &str = "outpace-measuring.lock";

/// Beginning of a ticket's name; the time, the process and [`TICKET_END`] follow.
const TICKET: &str = "outpace-waiting-";

const TICKET_END: &str = ".lock";

/// Waits until no other process measures on this machine, and until the processes that waited
/// before have measured. If it has to wait, it calls `wait` with the current holder and the
/// processes ahead, and again when they change.
///
/// # Errors
///
/// Fails if the file cannot be locked, or if the user interrupts.
pub fn machine(command: &str, mut wait: impl FnMut(&str)) -> Result<Lock> {
    in_turn(&std::env::temp_dir(), command, &mut wait)
}

/// Does the work of [`machine`] with the files in `folder`.
fn in_turn(folder: &Path, command: &str, wait: &mut dyn FnMut(&str)) -> Result<Lock> {
    let ticket = Ticket::draw(folder, command);
    let mut said = None;
    let mut say = |who: String, wait: &mut dyn FnMut(&str)| {
        let who = if who.is_empty() { "another process".to_owned() } else { who };
        if said.as_ref() != Some(&who) {
            wait(&who);
            said = Some(who);
        }
    };
    loop {
        let before = ticket.as_ref().map_or_else(Vec::new, |ticket| ticket.before(folder));
        if before.is_empty() {
            // No other process can overtake now, because all later ones wait for this ticket.
            return take(folder, MACHINE, command, |holder| say(holder.to_owned(), wait));
        }
        let holder = fs::read_to_string(folder.join(MACHINE)).unwrap_or_default();
        let holders = std::iter::once(holder.trim()).filter(|holder| !holder.is_empty()).map(str::to_owned);
        say(holders.chain(before).collect::<Vec<_>>().join("; then "), wait);
        children::check()?;
        std::thread::sleep(AGAIN);
    }
}

/// A place in the queue. It is given up when dropped.
#[derive(Debug)]
struct Ticket {
    name: String,
    /// Removes the ticket's file.
    _scratch: Scratch,
    /// Keeps the file open and so locked.
    _held: File,
}

impl Ticket {
    /// Takes the next ticket. Returns `None` if files cannot be made or locked in the folder; then
    /// there is no queue.
    fn draw(folder: &Path, command: &str) -> Option<Self> {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        let name = format!("{TICKET}{:020}-{}{TICKET_END}", since_1970.as_micros(), std::process::id());
        let path = folder.join(&name);
        let mut file = OpenOptions::new().write(true).create_new(true).open(&path).ok()?;
        let _scratch = Scratch::adopt(path);
        file.try_lock().ok()?;
        writeln!(file, "process {}: {command}", std::process::id()).ok()?;
        Some(Self { name, _scratch, _held: file })
    }

    /// Returns the holders of earlier tickets. Files left by killed processes are removed.
    fn before(&self, folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut earlier: Vec<String> = names.filter(|name| is_ticket(name) && *name < self.name).collect();
        earlier.sort();
        earlier.into_iter().filter_map(|name| holder(&folder.join(name))).collect()
    }
}

fn is_ticket(name: &str) -> bool {
    let parts = name.strip_prefix(TICKET).and_then(|name| name.strip_suffix(TICKET_END));
    parts.and_then(|parts| parts.split_once('-')).is_some_and(|(time, process)| {
        time.len() == 20 && time.parse::<u64>().is_ok() && process.parse::<u32>().is_ok()
    })
}

/// Returns the text that the holder of a ticket has written into it. Returns `None`, and removes
/// the ticket's file, if no process holds it.
fn holder(path: &Path) -> Option<String> {
    // If it is no plain file, it was not made by us.
    let is_file = fs::symlink_metadata(path).is_ok_and(|there| there.is_file());
    let mut file = is_file.then(|| File::open(path).ok()).flatten()?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let mut words = String::new();
            let _ = (&mut file).take(4096).read_to_string(&mut words);
            Some(if words.trim().is_empty() { "another process".to_owned() } else { words.trim().to_owned() })
        }
        Ok(()) => {
            // A new file is held by no process for the instant before its owner locks it. If it is
            // removed in that instant, its owner goes without a ticket.
            let _ = fs::remove_file(path);
            None
        }
        Err(TryLockError::Error(_)) => None,
    }
}

/// Locks a folder, which is made if it does not exist. If another process holds the lock, calls
/// `wait` with the text that the other process wrote into the lock's file, and waits for it.
///
/// # Errors
///
/// Fails as [`machine`] does.
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
            // The previous holder has removed the file.
            Ok(()) => {
                file = open()?;
                continue;
            }
            // A file system of a cluster may not support locks.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => break,
            Err(TryLockError::Error(error)) => return Err(error).with_context(cannot),
            Err(TryLockError::WouldBlock) => {}
        }
        if let Some(wait) = wait.take() {
            let mut holder = String::new();
            // The text may be half written, or long and not ours; then `wait` gets a part of it.
            let _ = (&mut file).take(4096).read_to_string(&mut holder);
            wait(holder.trim());
        }
        children::check()?;
        std::thread::sleep(AGAIN);
    }
    // A process that may only read the file cannot sign it.
    let _ = file.set_len(0).and_then(|()| writeln!(file, "process {}: {command}", std::process::id()));
    Ok(Lock { file, path, made })
}

/// Opens the file, or makes it if there is none. A link in its place is not followed, because
/// anybody may have put it into a folder shared by all users.
fn open(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.custom_flags(rustix::fs::OFlags::NOFOLLOW.bits() as i32);
    }
    options.read(true);
    let file = options.clone().append(true).create(true).open(path).or_else(|_| options.open(path))?;
    // Lets other users open the file too, whatever our default permissions are. Only the owner can
    // set this.
    #[cfg(unix)]
    let _ = file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_waits_for_the_first() {
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
        // The second lock's file was removed while it waited, so it holds another file.
        let second = second.join().unwrap().unwrap();
        let signed = fs::read_to_string(room.join(FILE)).unwrap();
        assert_eq!(signed, format!("process {}: choose\n", std::process::id()));
        drop(second);
        // On systems other than Unix an open file cannot be removed.
        let left = usize::from(!cfg!(unix));
        assert_eq!(fs::read_dir(&room).unwrap().count(), left, "nothing is left behind");
        folder(&room, "again", |_| panic!("it is free")).unwrap();
        let new = scratch.path().join("new");
        drop(folder(&new, "choose", |_| ()).unwrap());
        assert!(!new.exists() || !cfg!(unix), "a folder that the lock has made and nobody has used");
    }

    #[test]
    fn processes_measure_in_the_order_of_arrival() {
        let scratch = tempfile::tempdir().unwrap();
        let room = scratch.path().to_owned();
        // These are left by a killed process, or are no tickets.
        fs::write(room.join(format!("{TICKET}00000000000000000001-1{TICKET_END}")), "process 1: gone\n")
            .unwrap();
        fs::write(room.join(format!("{TICKET}notes{TICKET_END}")), "kept").unwrap();
        let measure = |command: &str| in_turn(&room, command, &mut |_| panic!("nobody measures")).unwrap();
        let (order, heard) = (std::sync::Mutex::new(Vec::new()), std::sync::Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            let mut held = Some(measure("loop 0"));
            for (at, command) in ["first", "second", "third"].into_iter().enumerate() {
                let (order, heard, room) = (&order, &heard, &room);
                scope.spawn(move || {
                    let lock = in_turn(room, command, &mut |who| {
                        heard.lock().unwrap().push((command, who.to_owned()));
                    });
                    order.lock().unwrap().push(command.to_owned());
                    std::thread::sleep(Duration::from_millis(20));
                    drop(lock.unwrap());
                });
                while heard.lock().unwrap().len() <= at {
                    std::thread::sleep(Duration::from_millis(5));
                }
            }
            // A process that measures in a loop comes back at once, and waits for all processes
            // that came before.
            drop(held.take());
            let again = in_turn(&room, "loop 1", &mut |_| ()).unwrap();
            order.lock().unwrap().push("loop 1".to_owned());
            drop(again);
        });
        assert_eq!(*order.lock().unwrap(), ["first", "second", "third", "loop 1"]);
        let me = std::process::id();
        let heard = heard.lock().unwrap();
        let heard_by = |command: &str| heard.iter().find(|(name, _)| *name == command).unwrap().1.clone();
        assert_eq!(heard_by("first"), format!("process {me}: loop 0"));
        let second = heard_by("second");
        assert!(second.ends_with(&format!("; then process {me}: first")), "{second}");
        assert!(
            heard_by("third").ends_with(&format!("; then process {me}: first; then process {me}: second")),
            "{heard:?}"
        );
        let left = fs::read_dir(&room).unwrap().flatten().map(|entry| entry.file_name());
        let left: Vec<_> = left.filter(|name| cfg!(unix) || name != MACHINE).collect();
        assert_eq!(
            left,
            [format!("{TICKET}notes{TICKET_END}").as_str()],
            "its tickets and the lock are gone"
        );
    }

    #[test]
    fn a_holder_without_text_is_another_process() {
        let scratch = tempfile::tempdir().unwrap();
        let held = File::create(scratch.path().join(MACHINE)).unwrap();
        held.lock().unwrap();
        std::thread::scope(|scope| {
            let mut held = Some(held);
            let (sender, heard) = std::sync::mpsc::channel();
            let waits = scope.spawn(move || {
                in_turn(scratch.path(), "waits", &mut |who| sender.send(who.to_owned()).unwrap())
            });
            assert_eq!(heard.recv().unwrap(), "another process");
            drop(held.take());
            drop(waits.join().unwrap().unwrap());
        });
    }

    #[cfg(unix)]
    #[test]
    fn a_link_in_place_of_the_lock_file_is_not_followed() {
        let scratch = tempfile::tempdir().unwrap();
        let precious = scratch.path().join("precious");
        fs::write(&precious, "kept").unwrap();
        std::os::unix::fs::symlink(&precious, scratch.path().join(FILE)).unwrap();
        let error = folder(scratch.path(), "choose", |_| ()).unwrap_err();
        assert!(error.to_string().starts_with("cannot lock "), "{error}");
        assert_eq!(fs::read_to_string(&precious).unwrap(), "kept");
    }
}
