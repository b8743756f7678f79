//! Options that several verbs have.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::{Args, ValueEnum};
use serde_json::Value;

use super::cores;
use super::output;
use super::streams::note;
use crate::compare::{Record, Rules};
use crate::error::{Context, Error, Result, bail, ensure};
use crate::measure::lockstep::{Cores, Load};
use crate::os::haste::hastened;
use crate::os::pin::Pinned;
use crate::programs::Shell;
use crate::programs::asked::{self, Asked};
use crate::record::sealed;
use crate::report::comparison::{self, Shown};
use crate::report::{export, page};
use crate::rng::Rng;
use crate::workloads::command::Around;
use crate::workloads::uci;

/// Options for the programs and their input.
#[derive(Clone, Debug, Args)]
pub(super) struct Task {
    /// Kind of the programs [default: `lines` with --ask, else `uci` if the first answers `uci`,
    /// else `command`].
    #[arg(long, value_enum)]
    pub(super) workload: Option<Kind>,
    /// Ask each line of this file; the programs answer each line on their standard input with one
    /// line on their standard output. Lines that take less than 5 ms are asked several times, and
    /// the shortest time counts (with --load, the mean).
    #[arg(long, value_name = "FILE")]
    pub(super) ask: Option<PathBuf>,
    /// Give this file as standard input to each command, if whole commands are timed
    /// (`--workload command`).
    #[arg(long, value_name = "FILE")]
    pub(super) input: Option<PathBuf>,
    /// Accept whole commands that end with an exit status other than 0.
    #[arg(long)]
    pub(super) any_status: bool,
}

/// Options for the interpreter of the command lines.
#[derive(Clone, Debug, Args)]
pub(super) struct Lines {
    /// Shell that runs the commands, with redirections, pipes and variables: `sh`, `bash --norc`;
    /// `none` starts programs directly [default: none]. The start of the shell is part of each
    /// time.
    #[arg(long, value_name = "SHELL", value_parser = shell)]
    shell: Option<String>,
    /// Run the commands with the default shell: `sh`, or `cmd` on Windows.
    #[arg(short = 'S', conflicts_with = "shell")]
    default_shell: bool,
}

impl Lines {
    /// Returns true if a shell is to run the commands.
    pub(super) fn use_shell(&self) -> bool {
        self.default_shell || self.shell.as_deref().is_some_and(|shell| shell != "none")
    }

    /// Reads the commands and their UCI options.
    pub(super) fn read(&self, commands: &[String], options: &[String]) -> Result<Vec<Asked>> {
        let named = self.shell.as_deref().or(self.default_shell.then_some("default"));
        let shell = named.filter(|name| *name != "none").map(Shell::parse).transpose()?;
        asked::read_for(shell.as_ref(), commands, options)
    }
}

/// Parses the name of a shell. It refuses a text with shell syntax: that is probably the first
/// command to compare, taken for the value of `--shell`.
fn shell(text: &str) -> Result<String, String> {
    Shell::parse(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}

/// Options for the work that the programs are asked to do.
#[derive(Clone, Debug, Args)]
pub(super) struct Work {
    #[command(flatten)]
    pub(super) task: Task,
    /// Compare the output of whole commands, and refuse a command whose output differs from that of
    /// the first. Without this option they print to `/dev/null`, which some programs notice: GNU
    /// grep stops at its first match.
    #[arg(long)]
    pub(super) check_output: bool,
    /// Run the commands of a launch at the same time on one CPU, which each of them gets in turn for
    /// about half a millisecond, and compare their CPU times. On a noisy machine that finds much
    /// smaller differences. Time that a command waits does not count, and the commands must not
    /// disturb each other, for example by writing the same file.
    #[arg(long, conflicts_with_all = ["prepare", "conclude"])]
    pub(super) interleave: bool,
    #[command(flatten)]
    pub(super) hooks: Hooks,
    /// Set a UCI option of all engines, or of one of the commands (`b:Threads=1`); may be given
    /// several times.
    #[arg(long, value_name = "[PROGRAM:]NAME=VALUE")]
    pub(super) option: Vec<String>,
    /// Compare programs with different answers by the time per unit of work, instead of refusing
    /// them.
    #[arg(long)]
    pub(super) unequal: bool,
    /// CPUs that the programs may use: one of the class `fast` or `efficient`, `each` class in
    /// turn, one of those listed (`0-3,8`), or `any` [default: fast; any if an engine does not
    /// answer on one CPU].
    #[arg(long, value_name = "CPUS")]
    pub(super) cores: Option<cores::Asked>,
    /// Length of a slice in milliseconds: of one timed search for the workload `uci`, and of two
    /// timed batches of questions for `lines`.
    #[arg(long, value_name = "MS", default_value_t = uci::SLICE.as_millis() as u32, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(super) slice: u32,
}

/// Commands that a shell runs around whole commands, as in hyperfine.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct Hooks {
    /// Number of runs of every whole command before anything is timed.
    #[arg(long, value_name = "NUM", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1000))]
    pub(super) warmup: u32,
    /// Run this in a shell once before the first run; may be given several times.
    #[arg(long, value_name = "COMMAND")]
    pub(super) setup: Vec<String>,
    /// Run this in a shell before each run of a whole command, untimed: given once for all
    /// commands, or once for each in turn.
    #[arg(long, value_name = "COMMAND")]
    pub(super) prepare: Vec<String>,
    /// Run this in a shell after each run of a whole command, as --prepare does before it.
    #[arg(long, value_name = "COMMAND")]
    pub(super) conclude: Vec<String>,
    /// Run this in a shell once at the end; may be given several times.
    #[arg(long, value_name = "COMMAND")]
    pub(super) cleanup: Vec<String>,
}

impl Hooks {
    pub(super) fn are_asked(&self) -> bool {
        let Self { warmup, setup, prepare, conclude, cleanup } = self;
        *warmup > 0 || [setup, prepare, conclude, cleanup].iter().any(|lines| !lines.is_empty())
    }

    /// Checks that there is either one line for all of the programs, or one for each.
    pub(super) fn check(&self, programs: usize) -> Result<()> {
        for (name, lines) in [("prepare", &self.prepare), ("conclude", &self.conclude)] {
            let count = lines.len();
            ensure!(
                count < 2 || count == programs,
                "--{name} is given {count} times for {programs} programs; give it once for all of them, or once for each"
            );
        }
        Ok(())
    }

    /// Returns the lines to run around each run of the command with this index.
    pub(super) fn around(&self, at: usize) -> Around {
        let line =
            |lines: &[String]| if lines.len() > 1 { lines.get(at).cloned() } else { lines.first().cloned() };
        Around { prepare: line(&self.prepare), conclude: line(&self.conclude) }
    }
}

impl Work {
    /// Checks `--interleave`, `--cores`, `--input` and the number of `--prepare` and `--conclude`
    /// lines, before anything is built or started. `programs` is the number of programs to compare.
    pub(super) fn check(&self, load: Load, programs: usize) -> Result<()> {
        self.hooks.check(programs)?;
        if self.interleave {
            ensure!(
                self.cores != Some(cores::Asked::Only(Cores::Any)),
                "--interleave needs one CPU for all programs of a launch, and --cores any gives them several"
            );
            ensure!(
                cfg!(unix) && Pinned::to_any(&mut Rng::new(0, "interleave")).is_some(),
                "--interleave is not possible: the system does not let outpace bind programs to a CPU, or does not report their CPU times"
            );
        }
        if self.cores == Some(cores::Asked::Each) {
            cores::check_classes()?;
        }
        if let Some(cores::Asked::Only(cores)) = &self.cores {
            cores::check(cores, load)?;
        }
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
    /// Commands that are timed from start to end.
    Command,
}

/// Options for the end of a comparison.
#[derive(Clone, Debug, Args)]
pub(super) struct Ends {
    /// Stop after this time (`90s`, `10min`), even without a sure answer. The measurement also ends
    /// when its record reaches the maximum size [default: 60s; for long commands as long as a sure
    /// answer may take, up to 10min].
    #[arg(long, value_parser = time)]
    pub(super) time: Option<Duration>,
    /// Smallest difference that matters: measuring goes on until such a difference could be seen.
    /// `outpace ci` ignores it: there the rule of `--fail-if` decides when to stop.
    #[arg(long, value_name = "PERCENT", default_value = "0.5%", value_parser = percent)]
    pub(super) resolution: f64,
    /// Probability that the intervals of all candidates hold at all moments. The control is not
    /// included.
    #[arg(long, value_name = "PERCENT", default_value = "99.5%", value_parser = percent)]
    pub(super) confidence: f64,
    /// Load on the other CPUs.
    #[arg(long, value_enum, default_value_t = Load::Idle)]
    pub(super) load: Load,
    /// Seed of every random choice; drawn from the clock if not given.
    #[arg(long)]
    pub(super) seed: Option<u64>,
    /// Draw the intervals in the terminal.
    #[arg(long)]
    pub(super) plot: bool,
    /// Count cycles, instructions, misses and stalls too, by the CPU's own counters, and compare
    /// them beside the times. For each candidate, the candidate and the first program run 12 to 72
    /// times more, depending on the number of events that the CPU counts at once.
    #[arg(long)]
    pub(super) counters: bool,
    /// Print what shares of the launches' time went to copying or linking the programs, starting
    /// them, warming up, timing them and so on.
    #[arg(long)]
    pub(super) costs: bool,
}

/// Default time limit of a comparison.
const TIME: Duration = Duration::from_secs(60);

impl Ends {
    /// Returns the requested time, or the default.
    pub(super) fn time(&self) -> Duration {
        self.time.unwrap_or_else(|| hastened(TIME))
    }

    /// Returns the parts of the output to show besides the answer.
    pub(super) fn shown(&self) -> Shown {
        Shown { plot: self.plot, costs: self.costs }
    }

    pub(super) fn rules(&self) -> Result<Rules> {
        let rules = Rules { confidence: self.confidence, resolution: self.resolution, limit: None };
        rules.check()?;
        self.load.check()?;
        Ok(rules)
    }
}

/// Options for the files that receive the record.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct Exports {
    /// Write the whole record, which `outpace show` reads. `-` is the standard output, here and
    /// below; the answer then goes to the standard error.
    #[arg(long, value_name = "FILE")]
    pub(super) json: Option<PathBuf>,
    /// Write a self-contained HTML page.
    #[arg(long, value_name = "FILE")]
    pub(super) html: Option<PathBuf>,
    /// Write the answers as Markdown.
    #[arg(long, value_name = "FILE")]
    pub(super) markdown: Option<PathBuf>,
    /// Write one sample per line, as CSV.
    #[arg(long, value_name = "FILE")]
    pub(super) csv: Option<PathBuf>,
    /// Write the format of `hyperfine --export-json`; tools for hyperfine 1 and 2 can read it.
    #[arg(long, value_name = "FILE")]
    pub(super) hyperfine: Option<PathBuf>,
    /// Write one file for each program into this folder, in the format of `critcmp --export`.
    #[arg(long, value_name = "DIR")]
    pub(super) critcmp: Option<PathBuf>,
}

impl Exports {
    /// Checks that the files can be written, so that an error shows before the measurement.
    pub(super) fn try_out(&self) -> Result<()> {
        let files = [&self.json, &self.html, &self.markdown, &self.csv, &self.hyperfine];
        // The files of `--critcmp` are named after programs, whose names are not known yet.
        let within = self.critcmp.as_ref().map(|folder| folder.join("any.json"));
        let paths: Vec<&PathBuf> = files.into_iter().flatten().chain(&within).collect();
        output::apart(&paths)?;
        paths.into_iter().try_for_each(|path| output::check(path))
    }

    /// Prints the answer, and then writes the exports, even if printing failed. Plain files are
    /// replaced all or none; the standard output, pipes and devices are written after them.
    pub(super) fn give(&self, record: &Record, heading: &str, shown: Shown) -> Result<ExitCode> {
        let files = [&self.json, &self.html, &self.markdown, &self.csv, &self.hyperfine];
        let is_taken = files.into_iter().any(|path| output::is_output(path.as_ref()));
        let printed = output::answer(&comparison::answer_of(record, shown), is_taken);
        self.write(record, heading)?;
        printed?;
        Ok(ExitCode::SUCCESS)
    }

    /// Writes to the Markdown file, if one is requested, that nothing was measured, so that nobody
    /// takes an earlier answer for this run's.
    pub(super) fn give_up(&self, heading: &str, error: &Error) -> Result<()> {
        let Some(path) = &self.markdown else { return Ok(()) };
        output::write(&[(path.clone(), comparison::unmeasured(heading, &error.to_string()).into_bytes())])
    }

    fn write(&self, record: &Record, heading: &str) -> Result<()> {
        let mut exports: Vec<(PathBuf, Vec<u8>)> = Vec::new();
        let text = |value: &Value| format!("{value:#}\n").into_bytes();
        let mut add = |path: &Option<PathBuf>, content: &dyn Fn() -> Result<Vec<u8>>| -> Result<()> {
            if let Some(path) = path {
                exports.push((path.clone(), content()?));
            }
            Ok(())
        };
        add(&self.json, &|| sealed::write(record))?;
        add(&self.html, &|| Ok(page(record).into_bytes()))?;
        add(&self.markdown, &|| Ok(comparison::markdown(record, heading).into_bytes()))?;
        add(&self.csv, &|| Ok(export::csv(record).into_bytes()))?;
        add(&self.hyperfine, &|| Ok(text(&export::hyperfine(record))))?;
        if self.hyperfine.is_some() && export::lacks_usage(record) {
            note(
                "outpace: the record has no CPU times of the programs, so `user` and `system` are 0 in the export for hyperfine",
            );
        }
        if record.interleaved && (self.hyperfine.is_some() || self.critcmp.is_some()) {
            note(
                "outpace: the times in the exports for hyperfine and critcmp are CPU times (`--interleave`)",
            );
        }
        let mut taken = None;
        let names: Vec<&str> = record.programs.iter().map(|program| program.name.as_str()).collect();
        for (at, stem) in stems(&names).into_iter().enumerate() {
            let Some(folder) = &self.critcmp else { break };
            let path = folder.join(format!("{stem}.json"));
            if stem != names[at] {
                note(&format!("outpace: {} has the times of `{}`", path.display(), names[at]));
            }
            // If a program's file name is taken, all other files are still written.
            if exports.iter().any(|(other, _)| *other == path) {
                taken = Some(path);
            } else {
                exports.push((path, text(&export::critcmp(record, at))));
            }
        }
        output::write(&exports)?;
        taken.map_or(Ok(()), |path| {
            bail!("{} is named for two exports: the one for critcmp is not written", path.display())
        })
    }
}

/// Returns a name of a file for each program. Names that differ only by case are one file on some
/// systems, so all but the first get a number.
fn stems(names: &[&str]) -> Vec<String> {
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let mut stem = |name: &str| {
        let is_other =
            |folded: &str| names.iter().any(|other| *other != name && other.to_lowercase() == folded);
        let numbered = (2_u64..).map(|number| format!("{name}-{number}"));
        std::iter::once(name.to_owned()).chain(numbered).find(|stem| {
            let folded = stem.to_lowercase();
            (stem == name || !is_other(&folded)) && taken.insert(folded)
        })
    };
    names.iter().filter_map(|name| stem(name)).collect()
}

/// Returns the given seed, or one from the clock, and the start of the run in seconds since 1970.
pub(super) fn begin(seed: Option<u64>) -> Result<(u64, u64)> {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).context("the clock is before 1970")?;
    Ok((seed.unwrap_or(since_1970.as_micros() as u64 % 1_000_000_000), since_1970.as_secs()))
}

/// Parses a time such as `90s` or `10min`, from 1 ms to a day.
pub(super) fn time(text: &str) -> Result<Duration, String> {
    let time = humantime::parse_duration(text).map_err(|error| error.to_string())?;
    let possible = Duration::from_millis(1)..=Duration::from_secs(86_400);
    if possible.contains(&time) { Ok(time) } else { Err("expected a time between 1 ms and 24 h".to_owned()) }
}

/// Parses a share with a per cent sign, such as `0.5%`. A bare `0.5` would be ambiguous.
pub(super) fn percent(text: &str) -> Result<f64, String> {
    let number = text.trim().strip_suffix('%').and_then(|number| number.trim().parse::<f64>().ok());
    match number {
        None => Err("expected a share in per cent, such as `0.5%`".to_owned()),
        Some(number) if (0.0..=100.0).contains(&number) => Ok(number / 100.0),
        Some(_) => Err("expected a share between 0 and 100 %".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_differ_only_by_case_get_different_files() {
        assert_eq!(stems(&["old", "new", "new-2"]), ["old", "new", "new-2"]);
        assert_eq!(stems(&["cc-O2", "cc-o2", "b"]), ["cc-O2", "cc-o2-2", "b"]);
        assert_eq!(
            stems(&["A", "a", "a-2", "A-2", "\u{c9}", "\u{e9}"]),
            ["A", "a-3", "a-2", "A-2-2", "\u{c9}", "\u{e9}-2"]
        );
    }

    #[test]
    fn shares_and_times_are_parsed() {
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
