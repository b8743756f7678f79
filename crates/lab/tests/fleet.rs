//! `fleet/submit` with stand-ins for Slurm's programs.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here fails the test")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// A folder with a user's bundle, and beside it the stand-ins.
struct Room(TempDir);

impl Room {
    /// The `sbatch` of this room says that, in the words of a shell.
    fn new(sbatch: &str) -> Self {
        let room = Self(tempfile::tempdir().unwrap());
        fs::create_dir(room.path("bin")).unwrap();
        fs::create_dir(room.path("run")).unwrap();
        for (name, does) in [("sbatch", sbatch), ("scontrol", ":"), ("scancel", ":"), ("sinfo", "echo zen4")]
        {
            let file = room.path("bin").join(name);
            fs::write(&file, format!("#!/bin/sh\n{does}\n")).unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        }
        room
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn submit(&self, words: &[&str]) -> Output {
        let script = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fleet/submit")).to_owned();
        let programs = format!("{}:{}", self.path("bin").display(), std::env::var("PATH").unwrap());
        Command::new(script).args(words).current_dir(self.0.path()).env("PATH", programs).output().unwrap()
    }

    /// It says that, and everything in `run` is as it was.
    #[track_caller]
    fn refuses(&self, words: &[&str], told: &str) {
        let before = self.held();
        let done = self.submit(words);
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(!done.status.success() && said.contains(told), "{words:?}: {said}");
        assert_eq!(self.held(), before, "{words:?}: {said}");
    }

    /// The files in `run`, by name, and what they hold.
    fn held(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let entries = fs::read_dir(self.path("run")).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
        files.sort();
        files.into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect()
    }
}

#[test]
fn a_bundle_that_lies_where_its_copy_would_go_is_refused_and_kept() {
    let room = Room::new("echo 7");
    fs::write(room.path("run/bundle.tar.xz"), "the only copy").unwrap();
    room.refuses(&["run/bundle.tar.xz", "run"], "is where its own copy would go");
    std::os::unix::fs::symlink("run/bundle.tar.xz", room.path("link.tar.xz")).unwrap();
    room.refuses(&["link.tar.xz", "run"], "is where its own copy would go");
}

#[test]
fn a_run_that_is_not_submitted_takes_back_what_it_made_and_nothing_else() {
    let room = Room::new("exit 1");
    fs::write(room.path("other.tar.xz"), "another").unwrap();
    room.refuses(&["other.tar.xz", "run"], "");
    fs::write(room.path("run/notes"), "mine").unwrap();
    room.refuses(&["other.tar.xz", "run", "-oops"], "-oops is no type of CPU");
    fs::write(room.path("run/bundle.tar.xz"), "the only copy").unwrap();
    room.refuses(&["other.tar.xz", "run", "-oops"], "would be overwritten");
    room.refuses(&["other.tar.xz", "run"], "would be overwritten");
    assert_eq!(fs::read(room.path("other.tar.xz")).unwrap(), b"another");
}

#[test]
fn a_run_that_is_submitted_leaves_the_bundle_its_types_and_its_options() {
    let room = Room::new("echo 7");
    fs::write(room.path("other.tar.xz"), "another").unwrap();
    let done = room.submit(&["other.tar.xz", "run", "zen4", "icelake", "--", "--quick"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let held = room.held();
    let held: Vec<_> = held.iter().map(|(path, text)| (path.file_name().unwrap(), &text[..])).collect();
    let wanted = [("bundle.tar.xz", "another"), ("options", "--quick\n"), ("types", "zen4\nicelake\n")];
    assert_eq!(held, wanted.map(|(name, text)| (name.as_ref(), text.as_bytes())));
    room.refuses(&["other.tar.xz", "run"], "holds a run already");
}
