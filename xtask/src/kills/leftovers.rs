//! Finds leftovers of a killed process: other processes, and temporary files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// Environment variable that marks all processes of a call, because children inherit it.
pub(super) const MARK: &str = "PLYWRIGHT_KILLS";

/// Longest time for a process to notice that its parent is gone.
pub(super) const GRACE: Duration = Duration::from_secs(10);

/// Prefix of temporary files and folders.
const PREFIX: &str = ".half-";

/// Number of consecutive looks that must find no process. One look is not enough: during `exec` a
/// process has no variables for a moment.
const LOOKS: u32 = 3;

/// Waits until the processes with this mark have ended, kills those that have not ended after
/// `grace`, and returns their names.
pub(super) fn orphans(mark: &str, grace: Duration) -> Vec<String> {
    let begun = Instant::now();
    let mut found_none = 0;
    loop {
        let running = marked(mark);
        found_none = if running.is_empty() { found_none + 1 } else { 0 };
        if found_none == LOOKS {
            return Vec::new();
        }
        if !running.is_empty() && begun.elapsed() > grace {
            let name = |id: &u32| fs::read_to_string(format!("/proc/{id}/comm")).unwrap_or_default();
            let names = running.iter().map(|id| name(id).trim().to_owned()).collect();
            let ids = running.iter().map(u32::to_string);
            // One of them may have ended meanwhile.
            let _ = Command::new("kill").arg("-9").args(ids).output();
            return names;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Returns the ids of the running processes whose environment has the mark with this value. A
/// process that has ended has no environment.
fn marked(mark: &str) -> Vec<u32> {
    let wanted = format!("{MARK}={mark}");
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let has = |id: &u32| {
        fs::read(format!("/proc/{id}/environ"))
            .is_ok_and(|text| text.split(|&byte| byte == 0).any(|variable| variable == wanted.as_bytes()))
    };
    ids.filter(has).collect()
}

/// Returns the temporary files and folders in this folder whose process no longer exists.
pub(super) fn temporaries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_left = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let process = name.strip_prefix(PREFIX).and_then(|numbers| numbers.split('-').next());
        process.is_some_and(|id| !Path::new("/proc").join(id).exists())
    };
    entries.map(|entry| entry.path()).filter(is_left).collect()
}

/// Returns true if the process with this id is writing a file in this folder.
pub(super) fn is_writing(folder: &Path, process: u32) -> bool {
    let prefix = format!("{PREFIX}{process}-");
    let mut entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.any(|entry| entry.file_name().to_string_lossy().starts_with(&prefix))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn orphans_are_found_and_killed() {
        let mark = format!("test-{}", std::process::id());
        assert_eq!(orphans(&mark, Duration::ZERO), [""; 0]);
        // The shell ends, but the process that it started goes on.
        let begun = Command::new("sh").args(["-c", "sleep 60 >/dev/null 2>&1 &"]).env(MARK, &mark).status();
        assert!(begun.unwrap().success());
        assert_eq!(orphans(&mark, Duration::from_millis(500)), ["sleep"]);
        assert_eq!(orphans(&mark, Duration::from_secs(20)), [""; 0], "it was ended");
    }

    #[test]
    fn temporary_files_of_dead_processes_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let id = std::process::id();
        let left = [".half-4194999-0", ".half-4194999-1"];
        for name in [&*format!(".half-{id}-3"), "record.json", ".lock"].into_iter().chain(left) {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let mut found = temporaries(folder.path());
        found.sort();
        assert_eq!(found, left.map(|name| folder.path().join(name)));
        assert!(is_writing(folder.path(), id) && !is_writing(folder.path(), id + 1));
        assert!(temporaries(&folder.path().join("none")).is_empty());
    }
}
