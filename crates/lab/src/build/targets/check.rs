//! What is asked of a target: that the engine builds for it, passes its tests there, and searches the same nodes.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::{Ready, Runs, Way};
use crate::build::libtest::{self, Counts};
use crate::build::signature::{self, Answer};
use crate::workspace;
use outpace::children;

/// The engine's own tests; those of the lab and of what it keeps are for the machine that runs the lab.
const TESTS: [&str; 15] = [
    "--package",
    "plywright",
    "--package",
    "plywright-engine",
    "--package",
    "plywright-parts",
    "--lib",
    "--test",
    "perft",
    "--test",
    "equality",
    "--test",
    "protocol",
    "--test",
    "files",
];

/// A target under examination.
pub(crate) struct Check<'a> {
    root: &'a Path,
    pub(crate) ready: &'a Ready,
    /// Where it is built. The targets share a folder, so that what runs while the engine is compiled is built once for
    /// all of them; a compiler of its own gets a folder of its own. One target is built in it at a time.
    folder: PathBuf,
}

/// An engine that was built.
#[derive(Clone, Debug)]
pub(crate) struct Engine {
    /// The binary; another target's build replaces it.
    pub(crate) path: PathBuf,
    /// The line that builds it, for a shell.
    pub(crate) command: String,
    /// SHA-256 of the file.
    pub(crate) sha256: String,
    /// How long the build took.
    pub(crate) took: Duration,
}

/// What came of the tests.
#[derive(Debug)]
pub(crate) struct Tested {
    /// How many passed, failed and were skipped.
    pub(crate) counts: Counts,
    /// What cargo said, where something went wrong.
    pub(crate) fault: Option<String>,
}

impl<'a> Check<'a> {
    /// Of that target.
    pub(crate) fn new(root: &'a Path, ready: &'a Ready) -> Self {
        let way = if matches!(ready.way, Way::Source(_)) { "source" } else { "library" };
        Self { root, ready, folder: workspace::target(root).join("targets").join(way) }
    }

    /// Builds the engine with these features in that profile of cargo's.
    pub(crate) fn engine(&self, features: &[String], profile: &str) -> Result<Engine> {
        let mut cargo = self.ready.cargo_apart(self.root, "build")?;
        cargo.args(["--bin", "plywright", "--no-default-features", "--profile", profile]);
        if !features.is_empty() {
            cargo.args(["--features", &features.join(",")]);
        }
        let command = line(&cargo);
        cargo.args(["--quiet", "--target-dir"]).arg(&self.folder).env_remove("CARGO_INCREMENTAL");
        let begun = Instant::now();
        let done = children::run(&mut cargo, None)?;
        if !done.status.success() {
            bail!("`{command}` failed ({}):\n{}", done.status, done.stderr.trim());
        }
        let took = begun.elapsed();
        let path = self.ready.output_apart(&self.folder, profile)?.join("plywright");
        let file =
            std::fs::read(&path).with_context(|| format!("cannot read the engine {}", path.display()))?;
        let sha256 = outpace::sealed::sha256(&file);
        Ok(Engine { path, command, sha256, took })
    }

    /// Runs the engine's tests on the target, or builds them where nothing runs them; `more` goes to cargo.
    pub(crate) fn tests(&self, more: &[&str]) -> Result<Tested> {
        let mut cargo = self.ready.cargo_apart(self.root, "test")?;
        cargo.args(["--no-default-features", "--no-fail-fast"]).args(TESTS);
        cargo.arg("--target-dir").arg(&self.folder).env("CARGO_TERM_COLOR", "never");
        if matches!(self.ready.runs, Runs::Not(_)) {
            cargo.arg("--no-run");
        }
        cargo.args(more);
        let done = children::run(&mut cargo, None)?;
        let counts = libtest::counts(&done.stdout);
        let is_well = done.status.success() && counts[1] == 0;
        let fault = (!is_well).then(|| {
            let noise =
                |line: &&str| line.trim_start().starts_with("Compiling ") || line.ends_with(" ... ok");
            let lines = done.stdout.lines().chain(done.stderr.lines()).filter(|line| !noise(line));
            lines.collect::<Vec<_>>().join("\n")
        });
        Ok(Tested { counts, fault })
    }

    /// The engine's signature; none where nothing runs it.
    pub(crate) fn signature(&self, engine: &Path, depth: Option<u32>) -> Result<Option<Answer>> {
        if matches!(self.ready.runs, Runs::Not(_)) {
            return Ok(None);
        }
        signature::ask(self.ready.command(engine), depth).map(Some)
    }
}

/// The command for a shell: its words, and what matters of its environment.
fn line(command: &Command) -> String {
    let mut words = Vec::new();
    for (name, value) in command.get_envs() {
        let (Some(name), Some(value)) = (name.to_str(), value.and_then(|value| value.to_str())) else {
            continue;
        };
        if name == "CARGO_ENCODED_RUSTFLAGS" {
            words.push(format!("RUSTFLAGS=\"{}\"", value.replace("-Ctarget", "-C target")));
        } else if name.starts_with("RUSTC") || name.ends_with("_LINKER") {
            words.push(format!("{name}={value}"));
        }
    }
    let program = Path::new(command.get_program());
    // Rustup's is on everybody's path; a system's own may stand behind it.
    let is_systems = program.starts_with("/usr");
    let name = if is_systems { program.as_os_str() } else { program.file_name().unwrap_or_default() };
    words.push(name.to_string_lossy().into_owned());
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
        command.env("RUSTC", "/usr/bin/rustc").env("CARGO_TARGET_X_LINKER", "gcc").arg("build");
        assert_eq!(line(&command), "CARGO_TARGET_X_LINKER=gcc RUSTC=/usr/bin/rustc /usr/bin/cargo build");
    }
}
