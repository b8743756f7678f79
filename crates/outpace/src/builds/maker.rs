//! Makes builds by the user's command in the user's folder, one after the other in the same place.
//! The artifact of each build (its program, a file or a folder) is copied and stored under its
//! digest.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::error::{Context, Result, ensure};
use crate::os::{children, files};
use crate::programs::system_shell;
use crate::record::sealed::sha256;

/// Number of lines shown of a failed build.
const SHOWN_LINES: usize = 12;

/// Number of bytes at the end of the output from which those lines are taken.
const TAIL_BYTES: u64 = 8 << 10;

/// Largest size of an artifact in bytes: 4 GiB.
const MOST: u64 = 4 << 30;

/// Makes builds. When it is dropped, the artifact of the last build is removed, and the file or
/// folder that was there before is put back.
#[derive(Debug)]
pub struct Maker {
    artifact: PathBuf,
    store: PathBuf,
    limit: Option<Duration>,
}

/// An artifact that a build made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredArtifact {
    /// Path of the stored copy.
    pub path: PathBuf,
    /// SHA-256 in hexadecimal: of a file's content, or over the names and digests of a folder's
    /// files.
    pub sha256: String,
    /// Size in bytes.
    pub bytes: u64,
    /// Time that the build took.
    pub time: Duration,
}

impl Maker {
    /// Prepares builds that make the file or folder `artifact`. Artifacts are stored in the folder
    /// `store`.
    ///
    /// # Errors
    ///
    /// Fails if the store cannot be made, or if the file or folder in the artifact's place cannot
    /// be moved into the store.
    pub fn new(artifact: &Path, store: &Path, limit: Option<Duration>) -> Result<Self> {
        let cannot = || format!("cannot make the folder {}", store.display());
        fs::create_dir_all(store).with_context(cannot)?;
        let maker = Self { artifact: artifact.to_owned(), store: store.to_owned(), limit };
        // If an earlier run was killed, the user's own artifact is still in the store. What lies in
        // its place is then a build, and must not replace it in the store.
        if !maker.before().exists() && artifact.exists() {
            let cannot = || format!("cannot put {} aside to {}", artifact.display(), store.display());
            fs::rename(artifact, maker.before()).with_context(cannot)?;
        }
        Ok(maker)
    }

    /// Returns the path of the file or folder that builds make.
    pub fn artifact(&self) -> &Path {
        &self.artifact
    }

    /// Path to which the earlier artifact was moved.
    fn before(&self) -> PathBuf {
        self.store.join("before")
    }

    /// Runs the build command `line` in the system's shell, with these variables, and stores the
    /// artifact. If the command fails, returns how, with the last lines of its output; if it makes
    /// no artifact, says so.
    ///
    /// # Errors
    ///
    /// Fails if the user interrupts, or if a file cannot be written; then other builds would fail
    /// too.
    pub fn make(&self, line: &str, variables: &[(String, String)]) -> Result<Result<StoredArtifact, String>> {
        let (artifact, begun) = (self.artifact.display(), Instant::now());
        // An old artifact that a build leaves untouched must not pass for a new one.
        remove(&self.artifact).with_context(|| format!("cannot remove {artifact}"))?;
        let log = self.store.join("build.log");
        let cannot = || format!("cannot write {}", log.display());
        let file = File::create(&log).with_context(cannot)?;
        let file_for_errors = file.try_clone().with_context(cannot)?;
        let mut command = system_shell(line);
        command.envs(variables.iter().map(|(name, value)| (name, value))).stdin(Stdio::null());
        command.stdout(Stdio::from(file)).stderr(Stdio::from(file_for_errors));
        let (status, expired) = children::run_quiet(&mut command, self.limit)?;
        children::check()?;
        let failed = match status.code() {
            Some(0) => None,
            _ if expired => Some("took too long".to_owned()),
            Some(code) => Some(format!("ended with status {code}")),
            None => Some(format!("was ended by {status}")),
        };
        let time = begun.elapsed();
        if let Some(how) = failed {
            let shown = tail(&log).with_context(|| format!("cannot read {}", log.display()))?;
            let shown = if shown.is_empty() { "it printed nothing".to_owned() } else { shown };
            return Ok(Err(format!("the build `{line}` {how}:\n{shown}")));
        }
        if !self.artifact.exists() {
            return Ok(Err(format!("the build `{line}` succeeded and made no {artifact}")));
        }
        self.store_copy(time).map(Ok)
    }

    /// Returns the artifact with this digest if an earlier run has stored it. `time` is the time
    /// that its build took.
    pub fn stored(&self, sha256: &str, time: Duration) -> Option<StoredArtifact> {
        let path = self.store.join(sha256).join(self.artifact.file_name()?);
        let (found, bytes) = digest(&path).ok()?;
        (found == sha256).then_some(StoredArtifact { path, sha256: found, bytes, time })
    }

    /// Stores a copy of the artifact.
    fn store_copy(&self, time: Duration) -> Result<StoredArtifact> {
        let cannot = || format!("cannot read {}", self.artifact.display());
        let (sha256, bytes) = digest(&self.artifact).with_context(cannot)?;
        let name = self.artifact.file_name().context("the artifact has no name")?;
        let folder = self.store.join(&sha256);
        let path = folder.join(name);
        if !path.exists() {
            let half = files::Scratch::new_in(&self.store)
                .with_context(|| format!("cannot make a folder in {}", self.store.display()))?;
            let kept = copy(&self.artifact, &half.path().join(name))
                .and_then(|()| fs::create_dir_all(&folder))
                .and_then(|()| fs::rename(half.path().join(name), &path));
            kept.with_context(|| format!("cannot keep a build in {}", self.store.display()))?;
        }
        Ok(StoredArtifact { path, sha256, bytes, time })
    }
}

impl Drop for Maker {
    fn drop(&mut self) {
        let before = self.before();
        if remove(&self.artifact).is_ok() && before.exists() {
            // If it cannot be put back, it stays in the store, and the next run finds it.
            let _ = fs::rename(before, &self.artifact);
        }
    }
}

/// Removes a file or a folder, if it is there.
fn remove(path: &Path) -> std::io::Result<()> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
        Ok(there) if there.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
    }
}

/// Returns the files below a path with their relative names, sorted; for a file, only itself with
/// an empty name.
fn files_below(path: &Path) -> std::io::Result<Vec<(PathBuf, PathBuf)>> {
    if !path.is_dir() {
        return Ok(vec![(PathBuf::new(), path.to_owned())]);
    }
    let (mut found, mut folders) = (Vec::new(), vec![path.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?.path();
            // A link to a folder is not followed: it may lead in a circle.
            if fs::symlink_metadata(&entry)?.is_dir() {
                folders.push(entry);
            } else if entry.is_file() {
                found.push((entry.strip_prefix(path).unwrap_or(&entry).to_owned(), entry.clone()));
            }
        }
    }
    found.sort();
    Ok(found)
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    for (name, file) in files_below(from)? {
        let to = if name.as_os_str().is_empty() { to.to_owned() } else { to.join(name) };
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::copy(file, to)?;
    }
    Ok(())
}

fn digest(path: &Path) -> std::io::Result<(String, u64)> {
    let (mut list, mut bytes) = (String::new(), 0);
    for (name, file) in files_below(path)? {
        let length = fs::metadata(&file)?.len();
        bytes += length;
        if bytes > MOST {
            return Err(std::io::Error::other(format!("it has more than {} GiB", MOST >> 30)));
        }
        let digest = sha256(&fs::read(&file)?);
        if name.as_os_str().is_empty() {
            return Ok((digest, bytes));
        }
        list += &format!("{digest} {}\n", name.display());
    }
    Ok((sha256(list.as_bytes()), bytes))
}

/// Returns the last non-empty lines of a file.
pub(crate) fn tail(path: &Path) -> std::io::Result<String> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(TAIL_BYTES)))?;
    let mut bytes = Vec::new();
    file.take(TAIL_BYTES).read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    let lines: Vec<&str> = text.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
    let shown = lines[lines.len().saturating_sub(SHOWN_LINES)..].join("\n");
    Ok(shown.replace(|letter: char| letter.is_control() && letter != '\n', " "))
}

/// Checks that a build can make that file or folder, which must lie below the working folder.
///
/// # Errors
///
/// Fails if it lies elsewhere.
pub fn check_artifact(path: &Path) -> Result<()> {
    use std::path::Component;
    let is_within = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    ensure!(
        path.file_name().is_some() && path.components().all(is_within),
        "`{}` cannot be the artifact of a build: give a path below this folder, such as target/release/app (with `--artifact`, if the run command \
         begins with another program)",
        path.display()
    );
    Ok(())
}
