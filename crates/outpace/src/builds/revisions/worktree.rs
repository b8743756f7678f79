//! A git worktree in a scratch folder. When it is dropped, nothing of it is left in the repository.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use super::repository::{Commit, Repository, git, why};
use crate::error::{Context, Result, ensure};
use crate::os::files::Scratch;

/// A worktree in a scratch folder. When it is dropped, it is removed together with git's data about
/// it.
#[derive(Debug)]
pub(crate) struct Worktree {
    pub(crate) path: PathBuf,
    /// Its folder in `.git/worktrees`, with git's data about it. We remove the folder ourselves,
    /// because `git worktree remove` cannot be run after an interrupt.
    known: Option<Scratch>,
}

impl Worktree {
    /// Checks out the files of a commit in a new folder within `folder`. The paths of the first ten
    /// worktrees of a process have the same length.
    pub(crate) fn new(repository: &Repository, commit: &Commit, folder: &Path) -> Result<Self> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let worktrees = repository.common.join("worktrees");
        let (name, known) = loop {
            // Git identifies a worktree by the last part of its path, unless another one already
            // has that name.
            let name = format!("outpace-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
            let known = worktrees.join(&name);
            if !known.exists() {
                break (name, known);
            }
        };
        let path = std::path::absolute(folder.join(name)).context("cannot find the scratch folder")?;
        // From here on the worktree is removed, even if git is killed while making it.
        let worktree = Self { path, known: Some(Scratch::adopt(known)) };
        let mut add = ["worktree", "add", "--quiet", "--detach"].map(OsStr::new).to_vec();
        add.extend([worktree.path.as_os_str(), commit.hash.as_ref()]);
        let done = repository.git(add)?;
        let reason = || format!("git cannot make a worktree of {}: {}", commit.short(), why(&done.stderr));
        ensure!(done.status.success(), "{}", reason());
        Ok(worktree)
    }

    /// Checks out a commit, and returns git's message if that fails. Ignored files stay unless
    /// `clean` is set.
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
        let worktrees = known.path().parent().map(Path::to_owned);
        drop(known);
        // Like git, remove the folder of all worktrees with the last one. If another worktree is in
        // it, this fails and the folder stays.
        if let Some(worktrees) = worktrees {
            let _ = fs::remove_dir(worktrees);
        }
    }
}
