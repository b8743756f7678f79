//! A Python that has python-chess, for what plays with the engine: clients and matches.
//!
//! It lives in a virtual environment of the lab's own, below cargo's target folder.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::Result;

use crate::{children, workspace};

/// The package, at the version that the scripts were written for.
pub(crate) const PACKAGE: &str = "chess==1.11.2";

/// Longer than an installation takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// A Python that has the package, or what there is instead.
pub(crate) fn ensure(root: &Path) -> Result<Result<PathBuf, String>> {
    let folder = workspace::target(root).join("clients");
    let python = if cfg!(windows) {
        folder.join("Scripts").join("python.exe")
    } else {
        folder.join("bin").join("python")
    };
    let (name, version) = PACKAGE.split_once("==").unwrap_or((PACKAGE, ""));
    let check = format!("import {name}, sys; sys.exit({name}.__version__ != '{version}')");
    let has_package = |python: &Path| attempt(Command::new(python).args(["-c", &check])).map(|it| it.is_ok());
    if python.exists() && has_package(&python)? {
        return Ok(Ok(python));
    }
    let system = if cfg!(windows) { "python" } else { "python3" };
    if attempt(Command::new(system).arg("--version"))?.is_err() {
        return Ok(Err(format!("`{system}` is not here")));
    }
    if let Err(why) = attempt(Command::new(system).args(["-m", "venv", "--clear"]).arg(&folder))? {
        return Ok(Err(format!("`{system} -m venv` makes no environment: {why}")));
    }
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE];
    if let Err(why) = attempt(Command::new(&python).args(install))? {
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
