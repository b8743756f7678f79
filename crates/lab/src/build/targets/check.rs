//! Checks a target: the engine builds for it, passes its tests there, and searches the same nodes.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use super::{Cell, Ready, Runs};
use crate::build::engines::Built;
use crate::build::messages::{Counts, counts, executable};
use crate::build::signature::{self, Answer, Recorded};
use crate::workspace;
use outpace::os::children;

/// Arguments for the engine's own tests. The tests of the lab and of its records are for the
/// machine that runs the lab.
const TESTS: &str = "--package plywright --package plywright-engine --package plywright-parts --lib --test perft \
                     --test equality --test protocol --test files";

pub struct Check<'a> {
    root: &'a Path,
    pub ready: Ready,
    /// Build folder, for one engine at a time.
    folder: PathBuf,
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

    /// Builds the engine and asks it for its signature at each of these depths. Fails only if the
    /// user interrupts.
    pub fn cells(
        &self,
        options: Options<'_>,
        depths: &[Option<u32>],
        recorded: &Recorded,
    ) -> Result<Vec<Cell>> {
        let wanted = recorded.of(options.features)?;
        let built = self.engine(options);
        children::check()?;
        let (engine, command) = match built {
            Ok((built, command)) => (Ok(built), command),
            Err(error) => (Err(format!("{error:#}")), String::new()),
        };
        let cell = |&depth: &Option<u32>| {
            let outcome = match (&engine, &self.ready.runs) {
                (Err(error), _) => Answer::Failed(error.clone()),
                (Ok(_), Runs::Not(why)) => Answer::NotRun(why.clone()),
                (Ok(built), _) => signature::ask(self.ready.command(&built.path), depth)?,
            };
            let built = engine.as_ref();
            Ok(Cell {
                feature: options.features.join(","),
                command: command.clone(),
                sha256: built.map_or_else(|_| String::new(), |built| built.sha256.clone()),
                seconds: built.map_or(0.0, |built| built.took.as_secs_f64()),
                wanted: wanted.at(depth),
                outcome,
            })
        };
        depths.iter().map(cell).collect()
    }

    /// Runs the engine's tests on the target, or only builds them if nothing can run them. `more`
    /// has further arguments for cargo. Returns cargo's output if something went wrong.
    pub fn tests(&self, more: &[&str]) -> Result<(Counts, Option<String>)> {
        let mut cargo = self.ready.cargo(self.root, "test");
        cargo.args(["--no-default-features", "--no-fail-fast"]).args(TESTS.split(' '));
        cargo.arg("--target-dir").arg(&self.folder).env("CARGO_TERM_COLOR", "never");
        if matches!(self.ready.runs, Runs::Not(_)) {
            cargo.arg("--no-run");
        }
        cargo.args(more);
        let done = children::run(&mut cargo, None)?;
        let counts = counts(&done.stdout);
        let is_well = done.status.success() && counts[1] == 0;
        let fault = (!is_well).then(|| {
            let noise =
                |line: &&str| line.trim_start().starts_with("Compiling ") || line.ends_with(" ... ok");
            let lines = done.stdout.lines().chain(done.stderr.lines()).filter(|line| !noise(line));
            lines.collect::<Vec<_>>().join("\n")
        });
        Ok((counts, fault))
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
