//! A Python of the lab's own: a virtual environment below cargo's target folder. It has python-chess, for what plays with the engine, clients and
//! matches; and programs that others have compiled and packed for it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::Result;

use crate::workspace;
use outpace::children;

/// The package, at the version that the scripts were written for.
pub(crate) const PACKAGE: &str = "chess==1.11.2";

/// The Python that is here already.
const SYSTEM: &str = if cfg!(windows) { "python" } else { "python3" };

/// What installs a package.
const INSTALL: [&str; 5] = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];

/// Longer than an installation takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// Where the environment lies.
fn folder(root: &Path) -> PathBuf {
    workspace::target(root).join("python")
}

/// A program of the environment.
pub(super) fn program(root: &Path, name: &str) -> PathBuf {
    let folder = folder(root);
    if cfg!(windows) {
        folder.join("Scripts").join(format!("{name}.exe"))
    } else {
        folder.join("bin").join(name)
    }
}

/// The command that makes the environment and installs a package in it.
pub(super) fn remedy(root: &Path, package: &str) -> String {
    let [folder, python] = [folder(root), program(root, "python")]
        .map(|path| path.strip_prefix(root).unwrap_or(&path).display().to_string());
    format!("{SYSTEM} -m venv {folder} && {python} {} {package}", INSTALL.join(" "))
}

/// A Python that has the package, or what there is instead.
pub(crate) fn ensure(root: &Path) -> Result<Result<PathBuf, String>> {
    let python = program(root, "python");
    let (name, version) = PACKAGE.split_once("==").unwrap_or((PACKAGE, ""));
    let check = format!("import {name}, sys; sys.exit({name}.__version__ != '{version}')");
    let has_package = |python: &Path| attempt(Command::new(python).args(["-c", &check])).map(|it| it.is_ok());
    if python.exists() && has_package(&python)? {
        return Ok(Ok(python));
    }
    if attempt(Command::new(SYSTEM).arg("--version"))?.is_err() {
        return Ok(Err(format!("`{SYSTEM}` is not here")));
    }
    if let Err(why) = attempt(Command::new(SYSTEM).args(["-m", "venv"]).arg(folder(root)))? {
        return Ok(Err(format!("`{SYSTEM} -m venv` makes no environment: {why}")));
    }
    if let Err(why) = attempt(Command::new(&python).args(INSTALL).arg(PACKAGE))? {
        return Ok(Err(format!("`pip install {PACKAGE}` failed: {why}")));
    }
    Ok(Ok(python))
}

/// Whether a command does what it should; else the last thing that it said.
fn attempt(command: &mut Command) -> Result<Result<(), String>> {
    let ran = match children::run(command, Some(PATIENCE)) {
        Ok(ran) => ran,
        Err(error) => {
            // What an interrupt broke off is no answer; a program that cannot be started is.
            children::check()?;
            return Ok(Err(format!("{error:#}")));
        }
    };
    if ran.status.success() {
        return Ok(Ok(()));
    }
    let said = ran.stderr.lines().chain(ran.stdout.lines()).rfind(|line| !line.trim().is_empty());
    Ok(Err(said.unwrap_or("it says nothing").trim().to_owned()))
}
