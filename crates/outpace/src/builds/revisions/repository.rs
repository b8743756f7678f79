//! A git repository: its revisions, and the commits between two of them.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Context, Result, bail, ensure};
use crate::os::children::{self, Finished};

/// Number of digits of a hash that are shown.
const SHORT: usize = 12;

/// A commit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// Full hash.
    pub hash: String,
    /// First line of its message, without control characters.
    pub subject: String,
}

impl Commit {
    /// Returns the first 12 digits of the hash.
    pub fn short(&self) -> &str {
        self.hash.get(..SHORT).unwrap_or(&self.hash)
    }
}

/// A git repository.
#[derive(Clone, Debug)]
pub struct Repository {
    folder: PathBuf,
    /// Folder with the data that all worktrees share: `.git`.
    pub(super) common: PathBuf,
}

impl Repository {
    /// Finds the repository that contains this folder.
    ///
    /// # Errors
    ///
    /// Fails if no repository contains it, or if there is no git.
    pub fn at(folder: &Path) -> Result<Self> {
        let shown = folder.display();
        ensure!(folder.is_dir(), "there is no folder {shown}");
        let mut repository = Self { folder: folder.to_owned(), common: PathBuf::new() };
        let done = repository.git(["rev-parse", "--git-common-dir"])?;
        let why = last_line(&done.stderr);
        ensure!(done.status.success(), "{shown} is in no git repository that can be used: {why}");
        let common = folder.join(done.stdout.trim_end_matches(['\r', '\n']));
        repository.common =
            std::path::absolute(&common).with_context(|| format!("cannot find {}", common.display()))?;
        Ok(repository)
    }

    /// Returns the path of the folder within its checkout, which is empty at the top.
    ///
    /// # Errors
    ///
    /// Fails if git cannot be run.
    pub fn prefix(&self) -> Result<PathBuf> {
        let done = self.git(["rev-parse", "--show-prefix"])?;
        Ok(PathBuf::from(done.stdout.trim_end_matches(['\r', '\n'])))
    }

    /// Returns the commit that a revision names: a hash, a tag, a branch, `HEAD~3`, ...
    ///
    /// # Errors
    ///
    /// Fails if there is no such commit.
    pub fn commit(&self, revision: &str) -> Result<Commit> {
        let is_plain =
            !revision.is_empty() && !revision.starts_with('-') && !revision.contains(char::is_control);
        // `^{commit}` is added in a second step, because in `:/text` it would be part of the text.
        let named = if is_plain { self.hash(revision)? } else { None };
        let hash = match named {
            Some(named) => self.hash(&format!("{named}^{{commit}}"))?,
            None => None,
        };
        let Some(hash) = hash else {
            let (folder, shallow) = (self.folder.display(), self.shallow()?);
            bail!("{folder} has no revision `{}`{shallow}", revision.escape_debug());
        };
        let mut commits = self.log(&["--max-count=1", &hash])?;
        commits.pop().with_context(|| format!("git does not show the revision {hash}"))
    }

    /// Returns the hash of the object with that name, if there is one.
    fn hash(&self, name: &str) -> Result<Option<String>> {
        let done = self.git(["rev-parse", "--verify", "--quiet", name])?;
        let hash = done.stdout.trim().to_owned();
        Ok(Some(hash).filter(|hash| done.status.success() && is_hash(hash)))
    }

    /// Returns the commits after `good` up to `bad`, oldest first, along first parents: the
    /// mainline, without the single commits of merged branches.
    ///
    /// # Errors
    ///
    /// Fails if `good` is not an ancestor of `bad`, or if both are the same.
    pub fn between(&self, good: &Commit, bad: &Commit) -> Result<Vec<Commit>> {
        ensure!(good != bad, "both revisions are {}, so there is nothing between them", good.short());
        let is_ancestor = self.git(["merge-base", "--is-ancestor", &good.hash, &bad.hash])?.status.success();
        let (from, to) = (good.short(), bad.short());
        if !is_ancestor {
            let shallow = self.shallow()?;
            bail!("{from} is no ancestor of {to}, so no commits lead from one to the other{shallow}");
        }
        let commits = self.log(&["--first-parent", "--reverse", &format!("{}..{}", good.hash, bad.hash)])?;
        ensure!(commits.last() == Some(bad), "git lists no commits from {from} to {to}");
        Ok(commits)
    }

    fn log(&self, arguments: &[&str]) -> Result<Vec<Commit>> {
        let fixed =
            ["-c", "log.showSignature=false", "log", "--no-color", "--encoding=UTF-8", "--format=%H %s"];
        let done = self.git(fixed.iter().chain(arguments).chain(&["--"]))?;
        ensure!(done.status.success(), "git cannot list commits: {}", last_line(&done.stderr));
        let commit = |line: &str| {
            let (hash, subject) = line.split_once(' ').unwrap_or((line, ""));
            let subject = subject.replace(char::is_control, " ");
            ensure!(is_hash(hash), "git printed `{line}` where a commit was expected");
            Ok(Commit { hash: hash.to_owned(), subject })
        };
        done.stdout.lines().map(commit).collect()
    }

    /// Returns a hint for the error that a commit is missing: empty unless the clone is shallow.
    fn shallow(&self) -> Result<&'static str> {
        let is_shallow = self.git(["rev-parse", "--is-shallow-repository"])?.stdout.trim() == "true";
        Ok(if is_shallow { "; this clone is shallow: `git fetch --unshallow` gets the rest" } else { "" })
    }

    pub(super) fn git(&self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Result<Finished> {
        git(&self.folder, arguments)
    }
}

/// Variables that make git work elsewhere than in the given folder. Git sets them for its hooks,
/// and everything that a hook starts inherits them.
const ELSEWHERE: [&str; 7] = [
    "GIT_DIR",
    "GIT_WORK_TREE",
    "GIT_INDEX_FILE",
    "GIT_COMMON_DIR",
    "GIT_PREFIX",
    "GIT_OBJECT_DIRECTORY",
    "GIT_NAMESPACE",
];

/// Removes git's environment variables from a command, so that it does not act on the repository
/// whose hook started us.
pub(super) fn without_git_variables(command: &mut Command) -> &mut Command {
    ELSEWHERE.iter().fold(command, |command, name| command.env_remove(name))
}

/// Runs git in a folder, without hooks, without prompts, and without background processes that
/// would outlive it.
pub(super) fn git(folder: &Path, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Result<Finished> {
    let mut command = Command::new("git");
    let settings =
        ["core.hooksPath=/dev/null", "core.fsmonitor=false", "gc.auto=0", "maintenance.auto=false"];
    command.args(settings.iter().flat_map(|setting| ["-c", setting])).args(arguments).current_dir(folder);
    command.env("LC_ALL", "C").env("GIT_TERMINAL_PROMPT", "0").env("GIT_OPTIONAL_LOCKS", "0");
    children::run(without_git_variables(&mut command), None)
}

/// Returns the reason of a failure from git's standard error: its last line, with a hint if git-lfs
/// is missing or the disk is full.
pub(super) fn why(stderr: &str) -> String {
    let last = last_line(stderr);
    let says = |words: &[&str]| stderr.lines().any(|line| words.iter().all(|word| line.contains(word)));
    // If the helper git-lfs is missing, git's last line does not name it: "the remote end hung up
    // unexpectedly", or "smudge filter lfs failed".
    let is_missing = says(&["git-lfs", "not found"])
        || says(&["git-lfs", "cannot run"])
        || says(&["'lfs' is not a git command"]);
    if is_missing {
        return format!(
            "{last}. The repository keeps files in git-lfs, which is not installed: `git lfs` has to work here"
        );
    }
    if says(&["No space left on device"]) && !last.contains("No space left") {
        return format!("{last}: no space left on device; set TMPDIR to a folder with more room");
    }
    last
}

pub(super) fn last_line(text: &str) -> String {
    crate::text::last_line(text).unwrap_or_else(|| "it does not say why".to_owned())
}

fn is_hash(text: &str) -> bool {
    matches!(text.len(), 40 | 64) && text.bytes().all(|digit| digit.is_ascii_hexdigit())
}
