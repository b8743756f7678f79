//! The state of the sources in a folder, as git sees it: whether two builds are of the same.

use std::path::Path;
use std::process::Command;

use crate::error::Result;
use crate::os::children;
use crate::record::sealed::sha256;

/// What the sources are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources {
    /// The commit, in hexadecimal.
    pub commit: String,
    /// Whether files that git knows differ from it.
    pub dirty: bool,
    /// SHA-256 over the commit and what differs from it.
    pub sha256: String,
    /// The files that git neither knows nor ignores, which may be sources too.
    pub others: Vec<String>,
}

/// The sources in that folder; none where git knows nothing of it, or is not there.
///
/// # Errors
///
/// The user interrupts.
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
