//! Finds the program that a command line names, and makes the commands and fresh copies by which it
//! is launched.

use std::cell::Cell;
use std::fs::{self, File, Metadata};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};

use super::asked::Asked;
use super::layouts::LayoutSequence;
use crate::error::Fault;
use crate::error::{Context, Error, Result, ensure};
use crate::os::children::{self, Finished};
use crate::os::files::Scratch;
use crate::record::sealed;

thread_local! {
    /// Time that this thread has spent on making fresh copies of programs.
    static COPYING: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// Returns the time that this thread has spent so far on making fresh copies of programs.
pub(crate) fn time_of_copies() -> Duration {
    COPYING.get()
}

/// A program in a file, with its arguments and environment.
///
/// It may look for files such as a network or an opening book in its own folder or in the working
/// folder, and it may be a script. A copy of it is called by the same name as the original
/// (`argv[0]`), with the same arguments, variables and working folder. [`Executable::try_copies`]
/// tests beforehand whether a copy is as good as the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Executable {
    /// Path of the file.
    pub file: PathBuf,
    /// Name by which the command line called it.
    pub called: String,
    /// Arguments of the program.
    pub arguments: Vec<String>,
    /// Environment variables to set.
    pub environment: Vec<(String, String)>,
    /// Working folder; `None` for ours.
    pub folder: Option<PathBuf>,
    /// True if every launch runs a fresh copy of the file.
    pub fresh: bool,
    /// Code layouts. A fresh launch runs one of them instead of a copy.
    pub layouts: Option<LayoutSequence>,
    /// True if the file is a script.
    pub is_script: bool,
    /// SHA-256 of the file, in hexadecimal. It does not cover files that the program loads.
    pub sha256: String,
    /// Size of the file in bytes.
    pub bytes: u64,
    modified: Option<SystemTime>,
}

impl Executable {
    /// Finds the program of a command line, to be run in place.
    ///
    /// # Errors
    ///
    /// Fails if there is no such program, or if it cannot be read or executed.
    pub fn find(asked: &Asked) -> Result<Self> {
        let found = Self::at(&find(&asked.program)?)?;
        let Asked { program: called, arguments, environment, layouts, .. } = asked.clone();
        Ok(Self { called, arguments, environment, layouts, ..found })
    }

    /// Returns the program in that file, to be run in place, without arguments.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read, or if it is a script whose interpreter cannot be found.
    pub fn at(file: &Path) -> Result<Self> {
        let what = || format!("cannot read {}", file.display());
        let metadata = fs::metadata(file).with_context(what)?;
        let (sha256, is_script) = digest(file).with_context(what)?;
        if is_script {
            interpreter(file)?;
        }
        Ok(Self {
            file: file.to_path_buf(),
            called: file.to_string_lossy().into_owned(),
            arguments: Vec::new(),
            environment: Vec::new(),
            folder: None,
            fresh: false,
            layouts: None,
            is_script,
            sha256,
            bytes: metadata.len(),
            modified: metadata.modified().ok(),
        })
    }

    /// Returns a command that starts the program, or a fresh copy of it in `folder` under the name
    /// `copy`. `name` is its name in tables.
    ///
    /// # Errors
    ///
    /// Returns a [`Fault`] if the file has changed since it was found, or if it cannot be linked
    /// again; another error if the copy fails for a reason that is not the program's, such as a
    /// full disk.
    pub fn command(&self, name: &str, folder: &Path, copy: &str) -> Result<Command> {
        let Self { file, called, arguments, environment, folder, .. } = self.placed(name, folder, copy)?;
        let mut command = Command::new(file);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::arg0(&mut command, &called);
        #[cfg(not(unix))]
        let _ = called;
        command.args(arguments).envs(environment);
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        Ok(command)
    }

    /// Returns the program itself or, if it is to be fresh, a copy of it in `folder` under the name
    /// `copy`, to be run in place.
    ///
    /// # Errors
    ///
    /// Fails where [`Executable::command`] fails.
    pub fn placed(&self, name: &str, folder: &Path, copy: &str) -> Result<Self> {
        let fault = |what| Fault { program: name.to_owned(), what };
        let mut placed = self.clone();
        if self.fresh {
            placed.file = folder.join(format!("{copy}{}", std::env::consts::EXE_SUFFIX));
            placed.fresh = false;
            let begun = Instant::now();
            if let Some(layouts) = placed.layouts.take() {
                layouts.draw(&placed.file).map_err(|error| match error {
                    // A full disk, for instance, is not the program's fault.
                    Error::Interrupted(_) | Error::Failed { .. } => error,
                    error => fault(format!("cannot be linked again: {error}")).into(),
                })?;
                placed.bytes = fs::metadata(&placed.file).map_or(self.bytes, |file| file.len());
            } else if let Err(error) = fs::copy(&self.file, &placed.file) {
                // If the file is unchanged, the failure is not the program's fault; the disk may be
                // full.
                self.unchanged().map_err(fault)?;
                let hint = crate::os::files::room(error.kind());
                return Err(error)
                    .with_context(|| format!("cannot copy `{name}` to {}{hint}", folder.display()));
            }
            COPYING.set(COPYING.get() + begun.elapsed());
            placed.modified = fs::metadata(&placed.file).and_then(|file| file.modified()).ok();
        }
        // This check follows the copy, so that no change during the copy is missed.
        self.unchanged().map_err(fault)?;
        Ok(placed)
    }

    /// Makes every launch run a fresh copy from now on, if a copy is as good as the program itself,
    /// whose answer was `original`. Otherwise returns the reason: a program that needs other files
    /// in its folder fails or answers differently as a copy. A script is never copied, because the
    /// program that it starts matters, not the script. `run` runs the given program on the task
    /// whose answer was `original`: first the copy, and then the original again if the copy answers
    /// differently.
    ///
    /// # Errors
    ///
    /// Fails if the user interrupts, or if the original fails when it is run again.
    pub fn try_copies<T: PartialEq>(
        &mut self,
        original: &T,
        mut run: impl FnMut(&Self) -> Result<T>,
        describe: impl Fn(&T) -> String,
    ) -> Result<Option<String>> {
        if self.is_script {
            return Ok(Some("a script".to_owned()));
        }
        let copy = Self { fresh: true, ..self.clone() };
        Ok(match run(&copy) {
            Err(Error::Interrupted(interrupted)) => return Err(interrupted.into()),
            Err(error) => Some(format!("a copy fails: {error}")),
            // If the original does not repeat its own answer either, a copy is no worse.
            Ok(answer) if answer != *original && run(self)? == *original => Some(format!(
                "a copy of it answers `{}`, and the file itself `{}`",
                describe(&answer),
                describe(original)
            )),
            Ok(_) => {
                *self = copy;
                None
            }
        })
    }

    /// Runs the program with `text` as its whole input, for at most `limit`. The input and a fresh
    /// copy go to a temporary folder within `folder`.
    pub(crate) fn run_with(
        &self,
        name: &str,
        text: &str,
        folder: &Path,
        limit: Duration,
    ) -> Result<Finished> {
        let scratch = Scratch::new_in(folder).context("cannot make a folder")?;
        let (mut command, input) = self.given(name, text, scratch.path())?;
        children::run_with(&mut command, input.into(), Some(limit))
    }

    /// Returns a command that starts the program, and the file in `folder` with `text`, which is to
    /// be the program's whole input.
    pub(crate) fn given(&self, name: &str, text: &str, folder: &Path) -> Result<(Command, File)> {
        let input = folder.join("input");
        fs::write(&input, text).context("cannot write a question to a file")?;
        let input = File::open(&input).context("cannot read a question from a file")?;
        Ok((self.command(name, folder, "asked")?, input))
    }

    /// Fails with a description of the change if the file differs from the one that was found. A
    /// file that was only touched, or rewritten with the same content, counts as unchanged.
    fn unchanged(&self) -> Result<(), String> {
        let (file, bytes) = (self.file.display(), self.bytes);
        let gone = |error| format!("is gone or cannot be read: {file}: {error}");
        let now = fs::metadata(&self.file).map_err(gone)?;
        let is_same = |now: &Metadata| now.len() == bytes && now.modified().ok() == self.modified;
        if is_same(&now) || digest(&self.file).map_err(gone)?.0 == self.sha256 {
            return Ok(());
        }
        Err(format!(
            "changed while it was measured: {file} no longer has the content that it had at the start ({bytes} bytes)"
        ))
    }
}

/// Checks the first line of a script, because for a bad one the system says only "no such file".
///
/// # Errors
///
/// Fails if the line ends as on Windows, or if it names an interpreter that does not exist.
fn interpreter(file: &Path) -> Result<()> {
    let mut first = Vec::new();
    let line = File::open(file).and_then(|file| file.take(4096).read_to_end(&mut first));
    line.with_context(|| format!("cannot read {}", file.display()))?;
    let line = first.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let (shown, name) = (String::from_utf8_lossy(line), file.display());
    ensure!(
        !line.ends_with(b"\r"),
        "the script {name} begins with `{}` and ends its lines as on Windows (CR LF): the system looks for an interpreter with a carriage return in its name. \
         `sed -i 's/\\r$//' {name}` mends it",
        shown.trim_end().escape_debug()
    );
    let interpreter = shown.get(2..).and_then(|rest| rest.split_whitespace().next()).unwrap_or_default();
    ensure!(
        !cfg!(unix) || !interpreter.starts_with('/') || Path::new(interpreter).exists(),
        "the script {name} is to be run by {interpreter}, which is not there"
    );
    Ok(())
}

/// Returns the SHA-256 of a file, and true if the file begins as a script does.
fn digest(file: &Path) -> std::io::Result<(String, bool)> {
    let bytes = fs::read(file)?;
    Ok((sealed::sha256(&bytes), bytes.starts_with(b"#!")))
}

/// Returns the file of a program: the given path if it names a folder, else the first match in
/// `PATH`, as in a shell.
fn find(program: &str) -> Result<PathBuf> {
    let path = Path::new(program);
    if path.components().count() > 1 || program.contains(std::path::is_separator) {
        let is_there = path.exists();
        let path = file_at(path).with_context(|| match is_there {
            true => format!("{program} is not a file"),
            false => format!("there is no file {program}"),
        })?;
        ensure!(is_executable(&path), "{program} is not executable");
        return Ok(path);
    }
    on_path(program).with_context(|| {
        let hint = if super::shell::is_built_in(program) {
            "; it is a command of the shell, and only `sh -c` or `--shell` starts a shell"
        } else {
            ""
        };
        format!("there is no program `{program}` in the folders of `PATH`{hint}")
    })
}

/// Returns the first program of this name in the folders of `PATH`.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders)
        .filter_map(|folder| file_at(&folder.join(program)))
        .find(|path| is_executable(path))
}

/// Returns the path if a file is there, else the path with the suffix that the system adds to
/// names of programs (`.exe` on Windows), if a file is there.
pub(crate) fn file_at(path: &Path) -> Option<PathBuf> {
    let mut longer = path.as_os_str().to_owned();
    longer.push(std::env::consts::EXE_SUFFIX);
    [path.to_path_buf(), longer.into()].into_iter().find(|path| path.is_file())
}

/// Returns true if a file may be executed, or always if the system has no such permission.
#[cfg(unix)]
pub fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|file| file.permissions().mode() & 0o111 != 0)
}

/// Returns true if a file may be executed, or always if the system has no such permission.
#[cfg(not(unix))]
pub fn is_executable(_: &Path) -> bool {
    true
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use crate::os::scripts::script;

    #[test]
    fn a_script_with_a_bad_first_line_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        for (first, wanted) in [
            ("#!/bin/sh\r\necho 1\r\n", "begins with `#!/bin/sh` and ends its lines as on Windows (CR LF)"),
            ("#!/usr/bin/env python3\r\nprint(1)\r\n", "ends its lines as on Windows"),
            ("#! /bin/bash -e\r\n", "begins with `#! /bin/bash -e` and ends"),
            ("#!/bin/sh\r", "CR LF"),
            ("#!/nowhere/perl\n", "is to be run by /nowhere/perl, which is not there"),
        ] {
            let file = script(folder.path(), "program", "");
            fs::write(&file, first).unwrap();
            let error = Executable::at(&file).unwrap_err().to_string();
            assert!(error.contains(wanted) && error.contains("program"), "{error}");
        }
        // Later lines, and interpreters without a folder, are not checked.
        for first in ["#!/bin/sh\necho 1\r\n", "#!sh\n", "#!\n", "#! \n", "#!/usr/bin/env sh\n"] {
            let file = script(folder.path(), "program", "");
            fs::write(&file, first).unwrap();
            assert!(Executable::at(&file).is_ok(), "{first:?}");
        }
    }

    #[test]
    fn a_changed_file_is_a_fault_and_a_touched_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let file = script(folder.path(), "program", "echo 1");
        for fresh in [false, true] {
            let executable = Executable { fresh, ..Executable::at(&file).unwrap() };
            assert!(executable.is_script);
            assert_eq!(executable.sha256, sealed::sha256(&fs::read(&file).unwrap()));
            let start = || executable.command("p", folder.path(), "copy").map(|_| ());
            start().unwrap();
            let later = SystemTime::now() + Duration::from_secs(100);
            File::options().append(true).open(&file).unwrap().set_modified(later).unwrap();
            start().unwrap();
            // The new content has the same size.
            fs::write(&file, if fresh { "#!/bin/sh\necho 3\n" } else { "#!/bin/sh\necho 2\n" }).unwrap();
            let error = start().unwrap_err().to_string();
            assert!(error.starts_with("the program `p` changed while it was measured: "), "{error}");
        }
        let executable = Executable::at(&file).unwrap();
        fs::remove_file(&file).unwrap();
        let error = executable.command("p", folder.path(), "copy").unwrap_err().to_string();
        assert!(error.starts_with("the program `p` is gone or cannot be read: "), "{error}");
    }
}
