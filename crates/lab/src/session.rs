//! The set-up of a subcommand: exclusive use of the machine, start time and seed, the folder for
//! its record, and the text of its command line.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use outpace::os::children;
use outpace::os::cpus;
use outpace::os::files;
use outpace::os::lock::{self, Lock};
use outpace::os::signals;
use outpace::record::sealed::{self, SealedRecord};

use crate::machine::{self, tools};
use crate::record::Machine;
use crate::terminal::stdout::{self, Form};
use crate::workspace;

/// Installs a handler: the first interrupt ends the children and makes
/// [`outpace::os::children::check`] fail, a second one ends the program at once.
pub fn catch_interrupts() -> Result<()> {
    Ok(signals::catch()?)
}

/// Options of the subcommands that write a record of this machine.
#[derive(Debug, clap::Args)]
pub struct Files {
    /// Folder for the record and the pages drawn from it [default: reports/local/MACHINE, plus a
    /// suffix for some options].
    #[arg(long, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// Write to the shipped evidence, reports/MACHINE, instead of reports/local/MACHINE.
    #[arg(long, conflicts_with = "output")]
    pub keep: bool,
    #[command(flatten)]
    pub form: Form,
}

impl Files {
    /// Returns the folder of this machine's record: that of `--output`, or else the usual one with
    /// the suffix. A suffix makes it a separate folder, for example for the quick runs of a study.
    pub fn folder(&self, root: &Path, machine: &Machine, suffix: &str) -> PathBuf {
        let usual = || workspace::results(root, self.keep).join(format!("{}{suffix}", machine.key));
        self.output.clone().unwrap_or_else(usual)
    }

    /// Starts a measurement whose record goes to the folder with that suffix. Fails without a
    /// compiler to build engines with, and where the control group grants less than one CPU.
    pub fn begin(&self, suffix: &str) -> Result<Begun> {
        let root = workspace::root()?;
        tools::check_toolchain(&root)?;
        catch_interrupts()?;
        let machine = machine::identify();
        let folder = self.folder(&root, &machine, suffix);
        if self.keep {
            workspace::check_within(&root, &folder)?;
        }
        cpus::ask_for_full_speed();
        cpus::here().check(1)?;
        let locks = lock_machine(Some(&folder))?;
        Ok(Begun { root, machine, folder, locks })
    }

    /// Prints a record's page and the page's path, or the record as JSON.
    pub fn show<S: SealedRecord>(&self, record: &S, page: fn(&S) -> String, path: &Path) -> Result<()> {
        self.form.print(record, || format!("{}\n{}\n", page(record).trim_end(), path.display()))
    }
}

/// A started measurement: the package's root, and the folder of the record.
pub struct Begun {
    pub root: PathBuf,
    pub machine: Machine,
    pub folder: PathBuf,
    pub locks: Locks,
}

/// Writes a record and its page, and returns the path of the page.
pub fn write<S: SealedRecord>(
    folder: &Path,
    stem: &str,
    record: &S,
    page: fn(&S) -> String,
) -> Result<PathBuf> {
    let [path, drawn] = ["json", "md"].map(|end| folder.join(format!("{stem}.{end}")));
    files::replace_all(&[(&path, sealed::write(record)?), (&drawn, page(record).into_bytes())])?;
    redraw(&workspace::root()?, folder);
    Ok(drawn)
}

/// Returns the time since the beginning of 1970, UTC.
pub fn since_1970() -> Result<Duration> {
    SystemTime::now().duration_since(UNIX_EPOCH).context("the clock stands before 1970")
}

/// Returns the start of a run, in seconds since 1970, and its seed: the given one, or one from the
/// clock.
pub fn begin(seed: Option<u64>) -> Result<(u64, u64)> {
    let since_1970 = since_1970()?;
    Ok((since_1970.as_secs(), seed.unwrap_or(since_1970.as_micros() as u64 % 1_000_000_000)))
}

/// Returns the first circumstance in which an earlier run differs from this one, or `None` if its
/// samples may be pooled with this run's. Each difference has a name, and is true if the runs
/// differ in it.
pub fn another<'a>(differences: &[(&'a str, bool)]) -> Option<&'a str> {
    differences.iter().find_map(|&(what, differs)| differs.then_some(what))
}

/// Fails if the file kept at `path` was made under circumstances that differ from the present ones.
pub fn check_same(path: &Path, made: &str, differences: &[(&str, bool)]) -> Result<()> {
    if let Some(what) = another(differences) {
        let path = path.display();
        bail!("{path} was {made} with another {what}: move it away, or begin anew with `--restart`");
    }
    Ok(())
}

/// Locks that keep everything else from measuring on this machine and from writing to a folder.
pub type Locks = (Lock, Option<Lock>);

/// Draws the machine's page in that folder anew, if it has one. An error is only a warning: the
/// measurements are already written, and `cargo lab report` draws the page later.
pub fn redraw(root: &Path, folder: &Path) {
    let now = crate::bundle::source(root);
    if let Err(error) = now.and_then(|now| crate::report::redraw(root, folder, &now.sha256)) {
        stdout::note!("warning: the page in {} is not drawn: {error:#}", folder.display());
    }
}

/// Locks the machine for a measurement, and the folder if one is given. Waits until nothing else
/// measures on this machine or writes to the folder. Fails if the folder contains links: it may
/// come from somebody else, and a link could make the lab overwrite other files.
pub fn lock_machine(folder: Option<&Path>) -> Result<Locks> {
    folder.map_or(Ok(()), workspace::check_plain)?;
    let machine = lock::machine(&command(), |holder| wait("the machine", holder))?;
    Ok((machine, folder.map(lock_folder).transpose()?))
}

/// Locks that folder. Waits until nothing else writes to it.
pub fn lock_folder(folder: &Path) -> Result<Lock> {
    Ok(lock::folder(folder, &command(), |holder| wait(&folder.display().to_string(), holder))?)
}

/// Returns an option without a value as it stands in a command, or an empty string if it is not
/// given.
pub fn flag(name: &str, is_given: bool) -> String {
    if is_given { format!(" --{name}") } else { String::new() }
}

/// Returns an option with these values, or an empty string if there are none.
pub fn list(name: &str, values: &[String]) -> String {
    if values.is_empty() { String::new() } else { format!(" --{name} {}", values.join(",")) }
}

/// Returns an option repeated for each of these values.
pub fn each(name: &str, values: &[String]) -> String {
    values.iter().map(|value| format!(" --{name} {value}")).collect()
}

/// Ends the program with status 1 if a check has failed. Prints no error, because the subcommand
/// has already printed what it found.
pub fn exit_unless(is_well: bool) -> Result<()> {
    if is_well { Ok(()) } else { std::process::exit(1) }
}

/// Returns the exit status for the result of a subcommand. Prints the error, if there is one.
pub fn exit(done: Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            stdout::note!("error: {error:#}");
            if children::check().is_err() {
                return ExitCode::from(children::interrupted_status());
            }
            ExitCode::FAILURE
        }
    }
}

/// Returns the command of this run. It begins with `cargo` and the name of the program, which is
/// also cargo's alias for it.
pub fn command() -> String {
    let mut words = std::env::args_os();
    let program = words.next().map(PathBuf::from);
    let name = program.as_deref().and_then(Path::file_stem).unwrap_or_default();
    words.fold(format!("cargo {}", name.to_string_lossy()), |line, word| line + " " + &word.to_string_lossy())
}

fn wait(what: &str, holder: &str) {
    let who = if holder.is_empty() { "another run" } else { holder };
    stdout::note!("{:>12} until {what} is free: {who} has it", "waiting");
}
