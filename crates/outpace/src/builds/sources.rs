//! State of the sources in a folder according to git. If the states of two builds are equal, the
//! files that git tracks were the same; of files that it does not track, only the names are
//! compared.

use std::path::Path;
use std::process::Command;

use crate::error::Result;
use crate::os::children;
use crate::record::sealed::sha256;

/// State of the sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources {
    /// Hash of the commit, in hexadecimal.
    pub commit: String,
    /// True if files tracked by git differ from the commit.
    pub dirty: bool,
    /// SHA-256 over the commit and the differences from it.
    pub sha256: String,
    /// Files that git neither tracks nor ignores; they may be sources too.
    pub others: Vec<String>,
}

/// Returns the state of the sources in that folder, or `None` if the folder is in no repository or
/// git is not installed.
///
/// # Errors
///
/// Fails if the user interrupts.
pub fn sources(folder: &Path) -> Result<Option<Sources>> {
    let git = |words: &[&str]| -> Result<Option<String>> {
        let mut command = Command::new("git");
        command.current_dir(folder).args(words).env("GIT_OPTIONAL_LOCKS", "0");
        let done = children::run(&mut command, None);
        children::check()?;
        Ok(done.ok().filter(|done| done.status.success()).map(|done| done.stdout))
    };
    let Some(commit) = git(&["rev-parse", "--verify", "HEAD"])? else { return Ok(None) };
    let Some(changes) = git(&["diff", "--no-ext-diff", "--binary", "HEAD"])? else { return Ok(None) };
    let others = git(&["ls-files", "--others", "--exclude-standard", "-z"])?.unwrap_or_default();
    let others = others.split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect();
    let commit = commit.trim().to_owned();
    let sha256 = sha256(format!("{commit}\n{changes}").as_bytes());
    Ok(Some(Sources { dirty: !changes.is_empty(), commit, sha256, others }))
}
