//! The options that several verbs have.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::{Args, ValueEnum};
use serde_json::Value;

use super::streams::note;
use super::{export, output, page, words};
use crate::compare::{Record, Rules};
use crate::error::{Context, Error, Result, bail, ensure};
use crate::measure::lockstep::{Cores, Load};
use crate::os::haste::hastened;
use crate::programs::Shell;
use crate::programs::asked::{self, Asked};
use crate::record::sealed;
use crate::workloads::command::Around;
use crate::workloads::uci;

/// What the programs are, and what they read.
#[derive(Clone, Debug, Args)]
pub(super) struct Task {
    /// What the programs are [default: `lines` with --ask, else `uci` where the first answers `uci`, else `command`].
    #[arg(long, value_enum)]
    pub(super) workload: Option<Kind>,
    /// Ask each line of this file; the programs answer one line on their standard output to each line on their standard input.
    #[arg(long, value_name = "FILE")]
    pub(super) ask: Option<PathBuf>,
    /// Give this file to whole commands as their standard input.
    #[arg(long, value_name = "FILE")]
    pub(super) input: Option<PathBuf>,
    /// Accept whole commands that end with an exit status other than 0.
    #[arg(long)]
    pub(super) any_status: bool,
}

/// Who reads the command lines.
#[derive(Clone, Debug, Args)]
pub(super) struct Lines {
    /// Have this shell run the commands, with redirections, pipes and variables: `sh`, `bash --norc`; `none` has programs started directly [default:
    /// none]. The start of the shell is part of each time.
    #[arg(long, value_name = "SHELL", value_parser = shell)]
    shell: Option<String>,
    /// Have `sh` run the commands: `--shell sh`.
    #[arg(short = 'S', conflicts_with = "shell")]
    default_shell: bool,
}

impl Lines {
    /// Reads the commands and their UCI options.
    pub(super) fn read(&self, commands: &[String], options: &[String]) -> Result<Vec<Asked>> {
        let named = self.shell.as_deref().or(self.default_shell.then_some("default"));
        let shell = named.filter(|name| *name != "none").map(Shell::parse).transpose()?;
        asked::read_for(shell.as_ref(), commands, options)
    }
}

/// The name of a shell. A command in its place is refused, which would leave one command fewer to compare.
fn shell(text: &str) -> Result<String, String> {
    Shell::parse(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}

/// What the programs are asked to do.
#[derive(Clone, Debug, Args)]
pub(super) struct Work {
    #[command(flatten)]
    pub(super) task: Task,
    /// Compare what whole commands print; a command that prints something different from the first is refused. Without this option they print to
    /// `/dev/null`, which some programs notice: GNU grep stops at its first match.
    #[arg(long)]
    pub(super) check_output: bool,
    #[command(flatten)]
    pub(super) hooks: Hooks,
    /// Set a UCI option of all engines, or of one of the commands (`b:Threads=1`); may be given several times.
    #[arg(long, value_name = "[PROGRAM:]NAME=VALUE")]
    pub(super) option: Vec<String>,
    /// Compare programs that do not answer alike by the time a unit of work takes, instead of refusing them.
    #[arg(long)]
    pub(super) unequal: bool,
    /// Which CPUs the programs may use [default: one; any where an engine does not answer on one].
    #[arg(long, value_enum)]
    pub(super) cores: Option<Cores>,
    /// How long a slice of `uci` and `lines` lasts, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = uci::SLICE.as_millis() as u32, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(super) slice: u32,
}

/// What a shell does around whole commands, as with hyperfine.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct Hooks {
    /// Run every whole command so often before anything is timed.
    #[arg(long, value_name = "NUM", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1000))]
    pub(super) warmup: u32,
    /// Have a shell do this once before the first run; may be given several times.
    #[arg(long, value_name = "COMMAND")]
    pub(super) setup: Vec<String>,
    /// Have a shell do this before each run of a whole command, untimed: once for all commands, or given for each in turn.
    #[arg(long, value_name = "COMMAND")]
    pub(super) prepare: Vec<String>,
    /// The same after each run.
    #[arg(long, value_name = "COMMAND")]
    pub(super) conclude: Vec<String>,
    /// Have a shell do this once at the end; may be given several times.
    #[arg(long, value_name = "COMMAND")]
    pub(super) cleanup: Vec<String>,
}

impl Hooks {
    pub(super) fn are_asked(&self) -> bool {
        let Self { warmup, setup, prepare, conclude, cleanup } = self;
        *warmup > 0 || [setup, prepare, conclude, cleanup].iter().any(|lines| !lines.is_empty())
    }

    /// Checks that there is one line for all of so many commands, or one for each.
    pub(super) fn check(&self, commands: usize) -> Result<()> {
        for (name, lines) in [("prepare", &self.prepare), ("conclude", &self.conclude)] {
            let count = lines.len();
            ensure!(
                count < 2 || count == commands,
                "--{name} is given {count} times for {commands} commands; it is given once for all of them, or once for each"
            );
        }
        Ok(())
    }

    /// What is done around each run of the command of that number.
    pub(super) fn around(&self, at: usize) -> Around {
        let of =
            |lines: &[String]| if lines.len() > 1 { lines.get(at).cloned() } else { lines.first().cloned() };
        Around { prepare: of(&self.prepare), conclude: of(&self.conclude) }
    }
}

impl Work {
    /// Checks what can be known before anything is built or started.
    pub(super) fn check(&self) -> Result<()> {
        if let Some(path) = self.task.input.as_deref() {
            ensure!(
                path.is_file() || path == Path::new("/dev/null"),
                "--input {}: every run reads it from its beginning, so it must be a file",
                path.display()
            );
        }
        Ok(())
    }
}

/// A kind of workload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Kind {
    /// Chess engines that speak UCI.
    Uci,
    /// Programs that answer each input line with one output line.
    Lines,
    /// Whole commands, from start to end.
    Command,
}

/// When a comparison ends.
#[derive(Clone, Debug, Args)]
pub(super) struct Ends {
    /// Stop after this time, sure or not: `90s`, `10min`; or when the record reaches its maximum size [default: 60s; of commands that take long as
    /// much as a sure answer may take, up to 10min].
    #[arg(long, value_parser = time)]
    pub(super) time: Option<Duration>,
    /// A difference smaller than this counts as none: the time goes on until such a difference could be seen. `ci` rules ignore it.
    #[arg(long, value_name = "PERCENT", default_value = "0.5%", value_parser = percent)]
    pub(super) resolution: f64,
    /// The probability that the intervals of all candidates hold at all moments. The control is not included.
    #[arg(long, value_name = "PERCENT", default_value = "99.5%", value_parser = percent)]
    pub(super) confidence: f64,
    /// What the other CPUs do.
    #[arg(long, value_enum, default_value_t = Load::Idle)]
    pub(super) load: Load,
    /// The seed of every random choice; drawn from the clock if not given.
    #[arg(long)]
    pub(super) seed: Option<u64>,
    /// Draw the intervals in the terminal.
    #[arg(long)]
    pub(super) plot: bool,
    /// What the program is called with these options.
    #[arg(skip = super::NAME)]
    pub(super) called: &'static str,
}

/// How long a comparison takes at most where nothing else is asked for.
const TIME: Duration = Duration::from_secs(60);

impl Ends {
    /// The time that is asked for, or the usual one.
    pub(super) fn time(&self) -> Duration {
        self.time.unwrap_or_else(|| hastened(TIME))
    }

    pub(super) fn rules(&self) -> Result<Rules> {
        let rules = Rules { confidence: self.confidence, resolution: self.resolution, limit: None };
        rules.check()?;
        self.load.check()?;
        Ok(rules)
    }
}

/// Where the record goes, in which forms.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct Exports {
    /// The whole record, which `outpace show` reads. `-` is the standard output, here and below; the answer then goes to the standard error.
    #[arg(long, value_name = "FILE")]
    pub(super) json: Option<PathBuf>,
    /// A self-contained HTML page.
    #[arg(long, value_name = "FILE")]
    pub(super) html: Option<PathBuf>,
    /// The answers as Markdown.
    #[arg(long, value_name = "FILE")]
    pub(super) markdown: Option<PathBuf>,
    /// One sample per line.
    #[arg(long, value_name = "FILE")]
    pub(super) csv: Option<PathBuf>,
    /// What `hyperfine --export-json` writes, for readers of hyperfine 1 and 2.
    #[arg(long, value_name = "FILE")]
    pub(super) hyperfine: Option<PathBuf>,
    /// What `critcmp --export` writes, a file for each program in this folder.
    #[arg(long, value_name = "DIR")]
    pub(super) critcmp: Option<PathBuf>,
}

impl Exports {
    /// Tries whether the files can be written: better to know now than after the measurement.
    pub(super) fn try_out(&self) -> Result<()> {
        let files = [&self.json, &self.html, &self.markdown, &self.csv, &self.hyperfine];
        // The files in this folder are named after programs, which are not known yet.
        let within = self.critcmp.as_ref().map(|folder| folder.join("any.json"));
        let all: Vec<&PathBuf> = files.into_iter().flatten().chain(&within).collect();
        output::apart(&all)?;
        all.into_iter().try_for_each(|path| output::check(path))
    }

    /// Prints the answer, and writes the files, all or none. What cannot be printed is written, and what cannot be written was printed.
    pub(super) fn give(&self, record: &Record, heading: &str, plot: bool) -> Result<ExitCode> {
        let files = [&self.json, &self.html, &self.markdown, &self.csv, &self.hyperfine];
        let is_taken = files.into_iter().any(|path| output::is_output(path.as_ref()));
        let printed = output::answer(&words::answer_of(record, plot), is_taken);
        self.write(record, heading)?;
        printed?;
        Ok(ExitCode::SUCCESS)
    }

    /// Writes, where Markdown is asked for, that nothing was measured: nobody shall take an earlier answer for this one's.
    pub(super) fn give_up(&self, heading: &str, error: &Error) -> Result<()> {
        let Some(path) = &self.markdown else { return Ok(()) };
        output::write(&[(path.clone(), words::unmeasured(heading, &error.to_string()).into_bytes())])
    }

    fn write(&self, record: &Record, heading: &str) -> Result<()> {
        let mut all: Vec<(PathBuf, Vec<u8>)> = Vec::new();
        let text = |value: &Value| format!("{value:#}\n").into_bytes();
        let mut add = |path: &Option<PathBuf>, content: &dyn Fn() -> Result<Vec<u8>>| -> Result<()> {
            if let Some(path) = path {
                all.push((path.clone(), content()?));
            }
            Ok(())
        };
        add(&self.json, &|| sealed::write(record))?;
        add(&self.html, &|| Ok(page::page(record).into_bytes()))?;
        add(&self.markdown, &|| Ok(words::markdown(record, heading).into_bytes()))?;
        add(&self.csv, &|| Ok(export::csv(record).into_bytes()))?;
        add(&self.hyperfine, &|| Ok(text(&export::hyperfine(record))))?;
        if self.hyperfine.is_some() && export::lacks_usage(record) {
            note(
                "outpace: nobody has said what the programs used of the machine: `user` and `system` are 0 for hyperfine's readers",
            );
        }
        let mut taken = None;
        for (at, program) in record.programs.iter().enumerate() {
            let Some(folder) = &self.critcmp else { break };
            let path = folder.join(format!("{}.json", program.name));
            // The record is not lost by its name.
            if all.iter().any(|(other, _)| *other == path) {
                taken = Some(path);
            } else {
                all.push((path, text(&export::critcmp(record, at))));
            }
        }
        output::write(&all)?;
        taken.map_or(Ok(()), |path| {
            bail!("{} is named for two exports: what critcmp reads is not in it", path.display())
        })
    }
}

/// The seed that is given, or one of the clock's; and when the run begins, in seconds since 1970.
pub(super) fn begin(seed: Option<u64>) -> Result<(u64, u64)> {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).context("the clock is before 1970")?;
    Ok((seed.unwrap_or(since_1970.as_micros() as u64 % 1_000_000_000), since_1970.as_secs()))
}

/// A time such as `90s` or `10min`, up to a day.
pub(super) fn time(text: &str) -> Result<Duration, String> {
    let time = humantime::parse_duration(text).map_err(|error| error.to_string())?;
    let possible = Duration::from_millis(1)..=Duration::from_secs(86_400);
    if possible.contains(&time) { Ok(time) } else { Err("a time between 1 ms and 24 h".to_owned()) }
}

/// A share with its sign, such as `0.5%`. Without it nobody knows what `0.5` means.
pub(super) fn percent(text: &str) -> Result<f64, String> {
    let number = text.trim().strip_suffix('%').and_then(|number| number.trim().parse::<f64>().ok());
    match number {
        None => Err("a share with its sign, such as `0.5%`".to_owned()),
        Some(number) if (0.0..=100.0).contains(&number) => Ok(number / 100.0),
        Some(_) => Err("a share between 0 and 100 %".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_times_are_read_and_nonsense_is_refused() {
        assert_eq!((percent("0.5%"), percent(" 0.5 %"), percent("100%")), (Ok(0.005), Ok(0.005), Ok(1.0)));
        assert_eq!(time("10min"), Ok(Duration::from_secs(600)));
        for text in ["", "%", "-1%", "101%", "nan%", "inf%", "5", "0.5"] {
            assert!(percent(text).is_err(), "{text}");
        }
        for text in ["", "0s", "25h", "-1s", "ten"] {
            assert!(time(text).is_err(), "{text}");
        }
    }
}
