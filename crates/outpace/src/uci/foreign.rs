//! Somebody else's program: how it is started so that it finds what it needs.
//!
//! Our own engines are single files, and every launch runs a fresh copy. Another engine may look for its network or its book beside
//! itself or in the working folder, and may be a script. A copy of it is told the name that the original was called by
//! (`argv[0]`), gets the same arguments, variables and working folder; whether it is then as good as the original is found out
//! beforehand (`commands/ready.rs`), and where it is not the original runs in its place.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::greeting::Greeting;
use super::process::Process;
use crate::workload::Fault;

/// A program with what it is started with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The file.
    pub file: PathBuf,
    /// What it was called on the command line.
    pub called: String,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// Variables that are set for it.
    pub environment: Vec<(String, String)>,
    /// Whether every launch runs a fresh copy of the file.
    pub fresh: bool,
}

impl Program {
    /// Starts it, or a fresh copy of it in that folder under that name.
    pub fn start(
        &self,
        slug: &str,
        folder: &Path,
        name: &str,
        errors: Stdio,
    ) -> Result<(Process, Greeting), Fault> {
        let copy = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        let file = if self.fresh {
            let copied = std::fs::copy(&self.file, &copy);
            let fault = |error| Fault { engine: slug.to_owned(), what: format!("cannot be copied: {error}") };
            copied.map_err(fault)?;
            &copy
        } else {
            &self.file
        };
        let mut command = Command::new(file);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::arg0(&mut command, &self.called);
        command.args(&self.arguments).envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.stderr(errors);
        Process::launch_foreign(slug, &mut command)
    }
}
