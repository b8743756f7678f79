//! Finds the bench executables of a package, their harness and their benchmarks.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use super::Harness;
use super::formats;
use crate::builds;
use crate::error::{Context, Result, bail, ensure};
use crate::os::children::{self, Finished};
use crate::os::files;
use crate::programs::Executable;
use crate::text::last_line;

/// Longest time for a harness to print its help or its benchmarks. A harness that lacks the option
/// for the help or for the list may run all benchmarks instead.
const PATIENCE: Duration = Duration::from_secs(60);

/// A bench executable that cargo has built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Built {
    /// Name of the target: that of the file in `benches/`, or of the library.
    pub target: String,
    /// Path of the executable.
    pub file: PathBuf,
    /// Folder of the package, in which cargo runs the executable.
    pub package: PathBuf,
}

impl Built {
    /// Returns the executable, to be run in place.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read.
    pub fn executable(&self) -> Result<Executable> {
        let mut executable = Executable::at(&self.file)?;
        let package = self.package.to_string_lossy().into_owned();
        // cargo sets this variable too; some benches use it to find their data.
        executable.environment.push(("CARGO_MANIFEST_DIR".to_owned(), package));
        executable.folder = Some(self.package.clone());
        Ok(executable)
    }
}

/// Builds the benches of the package in `folder`, with these arguments to `cargo bench` and these
/// variables, and finds their executables. Cargo builds below the folder `target`.
///
/// # Errors
///
/// Fails if the arguments name another folder to build in, if cargo fails, or if it finds no bench.
pub fn build(
    cargo: &Path,
    folder: &Path,
    target: &Path,
    arguments: &[String],
    environment: &[(String, OsString)],
) -> Result<Vec<Built>> {
    if let Some(word) = builds::folder::named(arguments) {
        bail!("`{word}` names one folder for all builds, where one would overwrite the other: leave it out");
    }
    let mut command = Command::new(cargo);
    command.current_dir(folder).args(["bench", "--no-run", "--message-format=json"]).args(arguments);
    command.envs(environment.iter().map(|(name, value)| (name, value)));
    builds::folder::set_target(&mut command, target);
    let done = children::run(&mut command, None)?;
    let place = folder.display();
    if !done.status.success() {
        // Errors of the compiler are in the JSON messages; cargo's own errors are not.
        let said = errors(&done.stdout).unwrap_or_else(|| done.stderr.trim_end().to_owned());
        bail!("`cargo bench --no-run` failed in {place} ({}): {said}", done.status);
    }
    let built = built(&done.stdout);
    ensure!(!built.is_empty(), "`cargo bench --no-run` built no bench in {place}");
    Ok(built)
}

/// Returns cargo's messages in the output. Other lines, which build scripts and wrappers may print,
/// are skipped.
fn messages(printed: &str) -> impl Iterator<Item = Value> {
    printed.lines().filter_map(|line| serde_json::from_str(line).ok())
}

/// Returns the bench executables that cargo names with `--message-format=json`.
fn built(printed: &str) -> Vec<Built> {
    let bench = |message: Value| {
        let is_bench = message["reason"] == "compiler-artifact" && message["profile"]["test"] == true;
        let target = message["target"]["name"].as_str()?.to_owned();
        let file = message["executable"].as_str()?.into();
        let package = Path::new(message["manifest_path"].as_str()?).parent()?.to_path_buf();
        is_bench.then_some(Built { target, file, package })
    };
    messages(printed).filter_map(bench).collect()
}

/// Returns the first error of the compiler.
fn errors(printed: &str) -> Option<String> {
    let error = |message: Value| {
        let message = &message["message"];
        let text = message["rendered"].as_str().filter(|_| message["level"] == "error")?;
        Some(text.trim_end().to_owned())
    };
    messages(printed).find_map(error)
}

/// Recognises the harness of an executable by its help text.
///
/// # Errors
///
/// Fails if the help names no known harness.
pub fn harness(executable: &Executable) -> Result<Harness> {
    let done = asked(executable, &["--help"])?;
    let file = executable.file.display();
    formats::harness(&done.stdout).with_context(|| {
        format!("{file} is no bench of criterion, divan or libtest: its `--help` is not that of one of them")
    })
}

/// Returns the exact names of the benchmarks of an executable. Divan's list lacks the arguments of
/// benchmarks, so divan is asked to run each benchmark once, which prints the arguments.
///
/// # Errors
///
/// Fails if the executable fails or has no benchmark.
pub fn names(executable: &Executable, harness: Harness) -> Result<Vec<String>> {
    let arguments: &[&str] = match harness {
        // Without `--bench`, the list would also have tests.
        Harness::Criterion | Harness::Libtest => &["--bench", "--list"],
        Harness::Divan => &["--test", "--color", "never"],
    };
    let done = asked(executable, arguments)?;
    let file = executable.file.display();
    if !done.status.success() {
        let line = last_line(&done.stderr).unwrap_or_default();
        bail!("{file} cannot list its benchmarks ({}): {line}", done.status);
    }
    let names = formats::names(&done.stdout, harness);
    ensure!(!names.is_empty(), "{file} has no benchmark");
    Ok(names)
}

fn asked(executable: &Executable, arguments: &[&str]) -> Result<Finished> {
    // A bench of criterion may write files to its home, which is therefore a temporary folder.
    let home = files::Scratch::new_in(&std::env::temp_dir()).context("cannot make a folder for a bench")?;
    let file = executable.file.display();
    let mut command = executable.command(&file.to_string(), home.path(), "asked")?;
    command.env("CRITERION_HOME", home.path()).args(arguments);
    let done = children::run(&mut command, Some(PATIENCE))?;
    ensure!(!done.expired, "{file} did not end within {} s of `{}`", PATIENCE.as_secs(), arguments.join(" "));
    Ok(done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_benches_in_cargos_messages() {
        let artifact = |name: &str, test: bool, file: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","package_id":"p","manifest_path":"/p/Cargo.toml","target":{{"kind":["bench"],"name":"{name}"}},"profile":{{"test":{test}}},"executable":{file}}}"#
            )
        };
        let printed = [
            "Compiling p",
            "5",
            r#"{"reason":"build-script-executed"}"#,
            &artifact("lib", false, "null"),
            &artifact("tool", false, "\"/t/tool\""),
            &artifact("speed", true, "\"/t/speed-1\""),
            r#"{"reason":"build-finished","success":true}"#,
            "{",
        ];
        let wanted = Built { target: "speed".into(), file: "/t/speed-1".into(), package: "/p".into() };
        assert_eq!(built(&printed.join("\n")), [wanted]);
        let said = r#"{"reason":"compiler-message","message":{"level":"warning","rendered":"w"}}
{"reason":"compiler-message","message":{"level":"error","rendered":"error: no\n"}}"#;
        assert_eq!(errors(said).as_deref(), Some("error: no"));
        assert_eq!(errors("{}"), None);
    }
}
