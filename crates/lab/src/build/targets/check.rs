//! Builds the engine for a target, with one set of features after another, so that each build can
//! be checked.

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
    /// Features of the engine's library that are added to every build, so that cargo compiles the
    /// library only once for several sets of `features`. They change no behaviour.
    pub library_features: &'a [&'a str],
    pub profile: &'a str,
    /// Changes to the profile, such as `opt-level=0`.
    pub changes: &'a [&'a str],
}

impl<'a> Check<'a> {
    /// Returns the check of this target in a build folder that all targets share, so that build
    /// scripts and procedural macros are compiled only once.
    pub fn new(root: &'a Path, ready: Ready) -> Result<Self> {
        Ok(Self::within(root, ready.named(root)?, "targets/library"))
    }

    /// Returns the check of this target in the build folder with this name below the lab's folder.
    pub fn within(root: &'a Path, ready: Ready, folder: &str) -> Self {
        Self { root, ready, folder: workspace::target(root).join(folder) }
    }

    /// Builds the engine. Returns it and the shell command that builds it. The next build replaces
    /// the binary.
    pub fn engine(&self, options: Options<'_>) -> Result<(Built, String)> {
        let Options { features, library_features, profile, changes } = options;
        let mut cargo = self.ready.cargo(self.root, "build");
        cargo.args(["--bin", "plywright", "--no-default-features", "--profile", profile]);
        let features = features.iter().map(String::as_str);
        let features: Vec<&str> = features.chain(library_features.iter().copied()).collect();
        if !features.is_empty() {
            cargo.args(["--features", &features.join(",")]);
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
        let no_relink = Err("it is not linked again in other layouts".to_owned());
        let built = Built::read(path, begun.elapsed(), no_relink)?;
        Ok((built, command))
    }
}

/// Returns the command for a shell: its words, after the relevant part of its environment.
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
    fn the_shell_command_has_no_path_of_this_machine() {
        let mut command = Command::new("/some/where/cargo");
        command.env("CARGO_ENCODED_RUSTFLAGS", "-Ctarget-cpu=x86-64-v3").env("HOME", "/some");
        command.args(["build", "--bin", "plywright"]);
        assert_eq!(line(&command), "RUSTFLAGS=\"-C target-cpu=x86-64-v3\" cargo build --bin plywright");
        let mut command = Command::new("/usr/bin/cargo");
        command.env("CARGO_TARGET_X_LINKER", "gcc").arg("build");
        assert_eq!(line(&command), "CARGO_TARGET_X_LINKER=gcc cargo build");
    }
}
