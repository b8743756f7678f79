//! Builds the engine for a target, one feature set after the other.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use super::Ready;
use crate::build::engines::Built;
use crate::build::messages::executable;
use crate::workspace;
use outpace::os::children;

pub struct Check<'a> {
    pub root: &'a Path,
    pub ready: Ready,
    /// Build folder, for one engine at a time.
    pub folder: PathBuf,
}

#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    pub features: &'a [String],
    /// Features that add code without choosing any of it, so that builds of several sets share one
    /// engine library.
    pub also: &'a [&'a str],
    pub profile: &'a str,
    /// Changes to the profile: `opt-level=0`.
    pub changes: &'a [&'a str],
}

impl<'a> Check<'a> {
    /// A check of this target in a folder that all targets share, so that programs that run during
    /// the compilation are built once for all of them.
    pub fn new(root: &'a Path, ready: Ready) -> Result<Self> {
        Ok(Self::within(root, ready.named(root)?, "targets/library"))
    }

    /// A check in the folder with this name below the lab's folder.
    pub fn within(root: &'a Path, ready: Ready, folder: &str) -> Self {
        Self { root, ready, folder: workspace::target(root).join(folder) }
    }

    /// Builds the engine; the next build replaces its binary. Also returns the command line, for a
    /// shell.
    pub fn engine(&self, options: Options<'_>) -> Result<(Built, String)> {
        let Options { features, also, profile, changes } = options;
        let mut cargo = self.ready.cargo(self.root, "build");
        cargo.args(["--bin", "plywright", "--no-default-features", "--profile", profile]);
        let all: Vec<&str> = features.iter().map(String::as_str).chain(also.iter().copied()).collect();
        if !all.is_empty() {
            cargo.args(["--features", &all.join(",")]);
        }
        for change in changes {
            cargo.arg("--config").arg(format!("profile.{profile}.{change}"));
        }
        let command = line(&cargo);
        cargo.args(["--quiet", "--message-format", "json-render-diagnostics", "--target-dir"]);
        cargo.arg(&self.folder).env_remove("CARGO_INCREMENTAL");
        let begun = Instant::now();
        let done = children::run(&mut cargo, None)?;
        ensure!(done.status.success(), "`{command}` failed ({}):\n{}", done.status, done.stderr.trim());
        let path = executable(&done.stdout, "bin", "plywright").context("cargo built no engine")?;
        let built = Built::read(path, begun.elapsed(), Err("it is measured as built".to_owned()))?;
        Ok((built, command))
    }
}

/// The command for a shell: its words, and the relevant part of its environment.
fn line(command: &Command) -> String {
    let mut words = Vec::new();
    for (name, value) in command.get_envs() {
        let (Some(name), Some(value)) = (name.to_str(), value.and_then(|value| value.to_str())) else {
            continue;
        };
        if name == "CARGO_ENCODED_RUSTFLAGS" {
            words.push(format!("RUSTFLAGS=\"{}\"", value.replace("-Ctarget", "-C target")));
        } else if name.ends_with("_LINKER") {
            words.push(format!("{name}={value}"));
        }
    }
    words.push("cargo".to_owned());
    words.extend(command.get_args().map(|word| word.to_string_lossy().into_owned()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_holds_what_another_user_needs_and_nothing_of_this_machine() {
        let mut command = Command::new("/some/where/cargo");
        command.env("CARGO_ENCODED_RUSTFLAGS", "-Ctarget-cpu=x86-64-v3").env("HOME", "/some");
        command.args(["build", "--bin", "plywright"]);
        assert_eq!(line(&command), "RUSTFLAGS=\"-C target-cpu=x86-64-v3\" cargo build --bin plywright");
        let mut command = Command::new("/usr/bin/cargo");
        command.env("CARGO_TARGET_X_LINKER", "gcc").arg("build");
        assert_eq!(line(&command), "CARGO_TARGET_X_LINKER=gcc cargo build");
    }
}
