//! A worktree that leaves nothing behind.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use super::repository::{Commit, Repository, git, why};
use crate::error::{Context, Result, ensure};
use crate::os::files::Scratch;

/// A worktree in a scratch folder. It goes when this is dropped, and so does what git knows of it.
#[derive(Debug)]
pub(crate) struct Worktree {
    pub(crate) path: PathBuf,
    /// Its folder in `.git/worktrees`. It is what `git worktree list` reads, and what `git worktree remove` would remove; that cannot be run
    /// after an interrupt.
    known: Option<Scratch>,
}

impl Worktree {
    /// The files of a commit, in a new folder within that one. The paths of the first ten that a process makes are equally long.
    pub(crate) fn new(repository: &Repository, commit: &Commit, folder: &Path) -> Result<Self> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let all = repository.common.join("worktrees");
        let (name, known) = loop {
            // Git knows a worktree by the last part of its path, unless it knows another one by that.
            let name = format!("outpace-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
            let known = all.join(&name);
            if !known.exists() {
                break (name, known);
            }
        };
        let path = std::path::absolute(folder.join(name)).context("cannot find the scratch folder")?;
        // From here on it goes, even if git is killed while it makes it.
        let worktree = Self { path, known: Some(Scratch::of(known)) };
        let mut add = ["worktree", "add", "--quiet", "--detach"].map(OsStr::new).to_vec();
        add.extend([worktree.path.as_os_str(), commit.hash.as_ref()]);
        let done = repository.git(add)?;
        let reason = || format!("git cannot make a worktree of {}: {}", commit.short(), why(&done.stderr));
        ensure!(done.status.success(), "{}", reason());
        Ok(worktree)
    }

    /// Makes its files those of a commit; what git says where it cannot. What git ignores stays, unless all is to go.
    pub(super) fn check_out(&self, commit: &Commit, clean: bool) -> Result<Result<(), String>> {
        let remove = if clean { "-ffdxq" } else { "-ffdq" };
        for arguments in
            [&["checkout", "--quiet", "--force", "--detach", &commit.hash, "--"][..], &["clean", remove]]
        {
            let done = git(&self.path, arguments)?;
            if !done.status.success() {
                return Ok(Err(format!("git cannot check it out: {}", why(&done.stderr))));
            }
        }
        Ok(Ok(()))
    }
}

impl Drop for Worktree {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
        let Some(known) = self.known.take() else { return };
        let all = known.path().parent().map(Path::to_owned);
        drop(known);
        // As git does: the folder of all goes with the last. Where there is another it stays.
        if let Some(all) = all {
            let _ = fs::remove_dir(all);
        }
    }
}
