//! A run of a verb: alone on its machine, begun at a time and by a seed, with a folder for its record; and the words of its command.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};
use outpace::os::children;
use outpace::os::files;
use outpace::os::lock::{self, Lock};
use outpace::os::signals;
use outpace::record::sealed::{self, Kept};

use crate::machine::provenance::since_1970;
use crate::machine::{self, tools};
use crate::record::Machine;
use crate::terminal::stdout::{self, Form};
use crate::workspace;

/// From now on an interrupt ends the children and makes [`outpace::os::children::check`] fail; a second one ends the program on the spot.
pub fn catch_interrupts() -> Result<()> {
    Ok(signals::catch()?)
}

/// The files of a verb that keeps a record of this machine.
#[derive(Debug, clap::Args)]
pub struct Files {
    /// Folder for the record and the pages drawn from it [default: reports/local/MACHINE, plus a suffix for some options].
    #[arg(long, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// Write to the shipped evidence, reports/MACHINE, instead of reports/local/MACHINE.
    #[arg(long, conflicts_with = "output")]
    pub keep: bool,
    #[command(flatten)]
    pub form: Form,
}

impl Files {
    /// The folder of this machine's record; a quick run of some studies has one of its own.
    pub fn folder(&self, root: &Path, machine: &Machine, suffix: &str) -> PathBuf {
        let usual = || workspace::results(root, self.keep).join(format!("{}{suffix}", machine.key));
        self.output.clone().unwrap_or_else(usual)
    }

    /// Begins to measure for a record in that folder, where there is a compiler to build engines with.
    pub fn begin(&self, suffix: &str) -> Result<Begun> {
        let root = workspace::root()?;
        tools::check_toolchain(&root)?;
        catch_interrupts()?;
        let machine = machine::identify();
        let folder = self.folder(&root, &machine, suffix);
        if self.keep {
            workspace::check_within(&root, &folder)?;
        }
        let alone = alone(Some(&folder))?;
        Ok(Begun { root, machine, folder, alone })
    }

    /// Prints the page of a record, and where it lies.
    pub fn show<S: Kept>(&self, record: &S, page: fn(&S) -> String, path: &Path) -> Result<()> {
        self.form.print(record, || format!("{}\n{}\n", page(record).trim_end(), path.display()))
    }
}

/// Where a verb measures, and the folder of its record.
pub struct Begun {
    pub root: PathBuf,
    pub machine: Machine,
    pub folder: PathBuf,
    pub alone: Alone,
}

/// Writes a record and its page, whose path it gives.
pub fn write<S: Kept>(folder: &Path, stem: &str, kept: &S, page: fn(&S) -> String) -> Result<PathBuf> {
    let [path, drawn] = ["json", "md"].map(|end| folder.join(format!("{stem}.{end}")));
    files::replace_all(&[(&path, sealed::write(kept)?), (&drawn, page(kept).into_bytes())])?;
    redraw(&workspace::root()?, folder);
    Ok(drawn)
}

/// When a run begins, in seconds since 1970, and its seed: the one that is given, or one of the clock's.
pub fn begin(seed: Option<u64>) -> Result<(u64, u64)> {
    let since_1970 = since_1970()?;
    Ok((since_1970.as_secs(), seed.unwrap_or(since_1970.as_micros() as u64 % 1_000_000_000)))
}

/// What was another when a run began whose samples are to count with this one's, by what is known of each; none if they count.
pub fn another<'a>(differences: &[(&'a str, bool)]) -> Option<&'a str> {
    differences.iter().find_map(|&(what, differs)| differs.then_some(what))
}

/// Refuses to go on with what is kept at `path` where it was made with another of these than would be used now.
pub fn check_same(path: &Path, made: &str, differences: &[(&str, bool)]) -> Result<()> {
    if let Some(what) = another(differences) {
        let path = path.display();
        bail!("{path} was {made} with another {what}: move it away, or begin anew with `--restart`");
    }
    Ok(())
}

/// That nothing else measures on this machine, and nothing else writes to a folder, as long as this is kept.
pub type Alone = (Lock, Option<Lock>);

/// Draws the machine's page in that folder anew, if it has one. What keeps it from being drawn is a warning: what was measured is written,
/// and `cargo lab report` draws it later.
pub fn redraw(root: &Path, folder: &Path) {
    let now = crate::bundle::source(root);
    if let Err(error) = now.and_then(|now| crate::report::redraw(root, folder, &now.sha256)) {
        stdout::note!("warning: the page in {} is not drawn: {error:#}", folder.display());
    }
}

/// Waits until nothing else measures on this machine, and nothing else writes to that folder, if one is given. A folder with links in it is refused:
/// it may be a stranger's, and what is written there would land elsewhere.
pub fn alone(folder: Option<&Path>) -> Result<Alone> {
    folder.map_or(Ok(()), workspace::check_plain)?;
    let machine = lock::machine(&command(), |holder| wait("the machine", holder))?;
    Ok((machine, folder.map(alone_in).transpose()?))
}

/// Waits until nothing else writes to that folder.
pub fn alone_in(folder: &Path) -> Result<Lock> {
    Ok(lock::folder(folder, &command(), |holder| wait(&folder.display().to_string(), holder))?)
}

/// An option of a command without a value, where it is given.
pub fn flag(name: &str, is_given: bool) -> String {
    if is_given { format!(" --{name}") } else { String::new() }
}

/// An option of a command with these values, where there are any.
pub fn list(name: &str, values: &[String]) -> String {
    if values.is_empty() { String::new() } else { format!(" --{name} {}", values.join(",")) }
}

/// An option of a command that is given once for each of these values.
pub fn each(name: &str, values: &[String]) -> String {
    values.iter().map(|value| format!(" --{name} {value}")).collect()
}

/// Ends the program with status 1 where something does not hold, without an error: what was printed is the last word.
pub fn exit_unless(is_well: bool) -> Result<()> {
    if is_well { Ok(()) } else { std::process::exit(1) }
}

/// Exit status of a program whose verb ended so. Prints an error first.
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

/// The command of this run, by cargo's alias, which is the program's name.
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
