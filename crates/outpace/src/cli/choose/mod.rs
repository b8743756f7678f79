//! `outpace choose`: chooses the fastest of many builds, and says how much that choice can lose.

mod arenas;
mod counters;
mod layouts;
mod presets;
mod progress;
mod workshop;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use super::BROKEN;
use super::cores;
use super::options::{self, Lines, Task, percent, time};
use super::output;
use super::run::{self, command_line};
use super::streams::note;
use crate::builds::maker::{Maker, check_artifact};
use crate::builds::matrix::{Axis, Build, File, Matrix, Run};
use crate::builds::sources::{Sources, sources};
use crate::builds::tools::Tools;
use crate::choose::{Contest, Limits, Record, RecordedAxis, RecordedBuild, RecordedRun, decide};
use crate::error::{Context, Result, bail, ensure};
use crate::measure::lockstep::{Cores, Load};
use crate::os::haste::hastened;
use crate::os::noise::Watch;
use crate::os::{children, files, machine};
use crate::record::{LOSS_RULES, LossRules, sealed};
use crate::report::{choice, choice_page};
use crate::workloads::uci;

use layouts::Layouts;
use presets::Presets;
use workshop::{Given, Workshop};

/// File that is read if nothing else is given.
const FILE: &str = "outpace.toml";

/// Folder for builds and their measurements.
const FOLDER: &str = ".outpace";

/// Age in seconds beyond which builds are made again.
const DAY: u64 = 86_400;

/// File in [`FOLDER`] with the record from which a later run goes on.
const RECORD_FILE: &str = "choice.json";

/// Default time for measuring.
const TIME: Duration = Duration::from_secs(300);

/// Chooses among builds of the same sources, or among existing programs.
#[derive(Debug, clap::Args)]
pub(super) struct Choose {
    /// Commands of existing programs, to choose among these instead of building.
    ///
    /// The first is the one that you use now. Each may have a name: `'new=./app --flag'`.
    #[arg(value_name = "[NAME=]COMMAND", conflicts_with_all = ["build", "run", "axis"])]
    programs: Vec<String>,
    #[command(flatten, next_help_heading = "What is built")]
    built: Built,
    #[command(flatten, next_help_heading = "What is run")]
    ran: Ran,
    /// Stop measuring after this time, such as `90s` or `10min` [default: 5min].
    ///
    /// The time for building is not counted. If no build has been shown to lose at most `--loss` by
    /// then, the answer is the best choice so far, and its bound is larger.
    #[arg(long, value_parser = time)]
    time: Option<Duration>,
    /// Loss of speed that you accept, against the fastest build.
    ///
    /// Measuring ends as soon as a build is known, with 98 % confidence, to be at most this much
    /// slower than the fastest. So the other builds are not always ranked.
    #[arg(long, value_name = "PERCENT", default_value = "0.5%", value_parser = percent)]
    loss: f64,
    /// Load on the other CPUs while a program is timed.
    #[arg(long, value_enum, default_value_t = Load::Idle)]
    load: Load,
    /// Seed of all random numbers, such as the order of launches [default: from the clock].
    #[arg(long)]
    seed: Option<u64>,
    /// Also count cycles, instructions, misses and stalls of the chosen build and the first one.
    ///
    /// The CPU's own counters count them, in 12 to 72 more runs of each of the two builds.
    #[arg(long)]
    counters: bool,
    /// For continuous integration: check only that the first build, which you ship, is fast enough.
    ///
    /// The exit status is 1 if the first build is known, with 95 % confidence, to lose more than
    /// `--fail-if` allows, 2 after an error, and otherwise 0. So it is 0 too if the time was too
    /// short to tell.
    #[arg(long)]
    check: bool,
    /// Limit of `--check`, as `loses:PERCENT`.
    #[arg(long, value_name = "RULE", default_value = "loses:1%", value_parser = rule, requires = "check")]
    fail_if: f64,
    /// Write the whole record, which `outpace show` reads.
    ///
    /// `-` is the standard output, also with --markdown and --html; the answer then goes to the
    /// standard error.
    #[arg(long, value_name = "FILE", help_heading = "Write the answer")]
    json: Option<PathBuf>,
    /// Write the answer as Markdown.
    #[arg(long, value_name = "FILE", help_heading = "Write the answer")]
    markdown: Option<PathBuf>,
    /// Write the answer as an HTML page.
    #[arg(long, value_name = "FILE", help_heading = "Write the answer")]
    html: Option<PathBuf>,
}

/// Options for making builds.
#[derive(Debug, clap::Args)]
struct Built {
    #[command(flatten)]
    presets: Presets,
    /// Build command, with the name of an axis in braces where its value goes: `make clean all
    /// CC={cc}`.
    ///
    /// The system's shell runs it. It must build everything anew, because make does not notice that
    /// `CC` changed.
    #[arg(long, value_name = "COMMAND")]
    build: Option<String>,
    /// Something that may differ between builds, with its values; the one that you use now first.
    ///
    /// May be given several times. The name stands in braces in the build command, the run command
    /// or a variable of --env. A value may be empty (`lto=,-flto`); one with a comma needs a file.
    /// With --cargo, --make, --cmake or a file, which have axes of their own, it replaces the
    /// values of the axis with this name, or adds one.
    #[arg(long, value_name = "NAME=VALUE,VALUE...")]
    axis: Vec<String>,
    /// Set an environment variable for the build and the run commands.
    ///
    /// The value may contain axes: `MALLOC_ARENA_MAX={arena}`. May be given several times.
    #[arg(long, value_name = "NAME=VALUE")]
    env: Vec<String>,
    /// Command that runs to collect a profile (PGO) [default: the first run command].
    ///
    /// A guided build is made with counters, this command runs, and the build is made again with
    /// what was counted. --cargo, --make and --cmake try guided builds if the compiler supports
    /// them; in a file, `learn` in a value asks for one. The system's shell runs the command. It
    /// should have another input than the run commands, or guided builds look better than they are.
    #[arg(long, value_name = "COMMAND")]
    train: Option<String>,
    /// File or folder to keep of each build [default: the program of the run command].
    #[arg(long, value_name = "PATH")]
    artifact: Option<PathBuf>,
    /// File with the build, the runs and the axes, instead of a long command line.
    ///
    /// It can also give values names, use an axis only with some values of another one, and forbid
    /// combinations: `forbid = [{ cc = "clang", lto = "on" }]`. --print-file shows the format.
    /// Options of the command line override the file. Without --file, `outpace.toml` is read if the
    /// command line names nothing to build or run.
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Ignore the builds and measurements of earlier runs in this folder.
    #[arg(long)]
    fresh: bool,
    /// Make all combinations of values.
    ///
    /// Without this option each value is tried alone, and then those combinations that may be the
    /// fastest according to these measurements. The answer says whether its bound counts the
    /// others.
    #[arg(long)]
    full: bool,
    /// Do not link each build again with its functions in other orders.
    ///
    /// Where a function lies in memory can change a speed by more than an optimisation does. So on
    /// Linux a build that GCC, clang or rustc links is linked several times, with its functions in
    /// different orders, and each launch takes one of these programs at random.
    #[arg(long)]
    one_layout: bool,
    /// Time limit of each build; one that takes longer counts as failed.
    #[arg(long, value_name = "TIME", default_value = "1h", value_parser = time)]
    build_time: Duration,
}

/// Options for running builds.
#[derive(Debug, clap::Args)]
struct Ran {
    /// Command that runs a build, and whose speed counts.
    ///
    /// May be given several times; the choice is then by the geometric mean of the speeds. With
    /// several, a name helps: `small=./app small.txt`. It is started without a shell, because each
    /// build is stored apart and its path takes the place of the program's name.
    #[arg(long, value_name = "[NAME=]COMMAND")]
    run: Vec<String>,
    /// Exclude builds that may lose more than this against the first one under one run command.
    ///
    /// With `small=1%` a build takes part in the choice only if it is shown to lose at most 1 %
    /// under the run command named `small`. May be given several times.
    #[arg(long, value_name = "NAME=PERCENT", value_parser = guard)]
    guard: Vec<(String, f64)>,
    #[command(flatten)]
    lines: Lines,
    #[command(flatten)]
    task: Task,
    /// Accept builds whose output differs from the first one's; they are excluded otherwise.
    #[arg(long)]
    any_output: bool,
    /// Set a UCI option of all engines; may be given several times.
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// CPU on which each program runs: `fast`, `efficient`, one of a list (`0-3,8`), or `any`.
    ///
    /// `fast` is one CPU of the fastest kind in this machine, `efficient` one of the most efficient
    /// kind. A program with several threads needs `any`: it may then use all CPUs.
    #[arg(long, value_name = "CPUS", default_value = "fast", value_parser = cores::only)]
    cores: Cores,
    /// Length of a slice in milliseconds: of one timed search for the workload `uci`, and of two
    /// timed batches of questions for `lines`.
    #[arg(long, value_name = "MS", default_value_t = uci::SLICE.as_millis() as u32, value_parser = clap::value_parser!(u32).range(1..=1000))]
    slice: u32,
}

/// Parses a rule such as `loses:1%`.
fn rule(text: &str) -> Result<f64, String> {
    match text.split_once(':') {
        Some(("loses", share)) => percent(share),
        _ => Err("expected a rule such as `loses:1%`".to_owned()),
    }
}

/// Parses a run command's name and a share: `small=1%`.
fn guard(text: &str) -> Result<(String, f64), String> {
    let (name, share) =
        text.split_once('=').ok_or("expected a run command's name and a share, such as `small=1%`")?;
    Ok((name.to_owned(), percent(share)?))
}

/// The builds and runs that the command line, the file and the preset together request.
struct Asked {
    build: Option<String>,
    train: Option<String>,
    runs: Vec<Run>,
    artifact: Option<PathBuf>,
    variables: Vec<(String, String)>,
    matrix: Matrix,
}

impl Choose {
    /// Reads the command line and the file.
    fn asked(&self) -> Result<Asked> {
        let Built { build, train, axis, env, artifact, file, .. } = &self.built;
        let default = (build.is_none() && self.ran.run.is_empty()).then_some(Path::new(FILE));
        let path = file.as_deref().or(default);
        let said = self.runs();
        let given = match (self.preset_file(&said)?, path) {
            (Some(preset), _) => preset,
            (None, None) => File::default(),
            (None, Some(path)) => {
                ensure!(
                    path.exists(),
                    "there is no {}: name programs (`outpace choose ./a ./b`), give their build command (`outpace choose --help` has examples), or write that file",
                    path.display()
                );
                let text = String::from_utf8_lossy(&files::read(path, 1 << 20)?).into_owned();
                File::parse(&text).with_context(|| path.display().to_string())?
            }
        };
        let axes = axis.iter().map(|text| Axis::parse(text)).collect::<Result<Vec<_>>>()?;
        let matrix = given.matrix(axes)?;
        let mut variables: Vec<(String, String)> = given.env.into_iter().collect();
        for text in env {
            let pair = text.split_once('=').filter(|(name, _)| !name.is_empty());
            let (name, value) = pair.with_context(|| format!("`--env {text}` is not NAME=VALUE"))?;
            variables.retain(|(other, _)| other != name);
            variables.push((name.to_owned(), value.to_owned()));
        }
        // A preset has already put the paths of what it builds into its run commands.
        let is_preset = self.built.presets.is_given();
        let runs = if said.is_empty() || is_preset { given.run } else { said };
        let train = train.clone().filter(|_| !is_preset).or(given.train);
        // Without a training run in the file or on the command line, the first run command serves
        // as one.
        let first = runs.first().filter(|_| matrix.learns()).map(|run| run.command.clone());
        Ok(Asked {
            build: build.clone().or(given.build),
            train: train.or(first),
            runs,
            artifact: artifact.clone().filter(|_| !is_preset).or(given.artifact.map(PathBuf::from)),
            variables,
            matrix,
        })
    }

    /// Returns the run commands of the command line.
    fn runs(&self) -> Vec<Run> {
        let named = |text: &String| match text.split_once('=') {
            Some((name, command)) if crate::label::is_name(name) && !name.contains(char::is_uppercase) => {
                Run { name: Some(name.to_owned()), command: command.to_owned() }
            }
            _ => Run { name: None, command: text.clone() },
        };
        self.ran.run.iter().map(named).collect()
    }

    fn rules(&self) -> Result<LossRules> {
        ensure!(self.loss > 0.0 && self.loss < 1.0, "--loss must be more than 0 % and less than 100 %");
        self.load.check()?;
        cores::check(&self.ran.cores, self.load)?;
        Ok(LossRules { loss: self.loss, ..LOSS_RULES })
    }
}

pub(super) fn run(options: &Choose) -> Result<ExitCode> {
    let rules = options.rules()?;
    if options.built.presets.print_file {
        let preset = options.preset(&options.runs())?.context("--print-file is for a preset")?;
        output::answer(&preset.text(), false)?;
        return Ok(ExitCode::SUCCESS);
    }
    let exports: Vec<&PathBuf> =
        [&options.json, &options.markdown, &options.html].into_iter().flatten().collect();
    output::apart(&exports)?;
    exports.into_iter().try_for_each(|path| output::check(path))?;
    let (seed, started) = options::begin(options.seed)?;
    let mut record = Record {
        schema: crate::choose::SCHEMA,
        kind: crate::choose::KIND.to_owned(),
        tool: env!("CARGO_PKG_VERSION").to_owned(),
        command: command_line(options.seed, seed),
        started,
        seed,
        machine: machine::identify(),
        load: options.load,
        rules,
        seconds: options.time.unwrap_or_else(|| hastened(TIME)).as_secs_f64(),
        ..Record::default()
    };
    match options.programs.as_slice() {
        [] => of_matrix(options, &mut record)?,
        programs => of_programs(options, programs, &mut record)?,
    }
    let check = options.check.then_some(options.fail_if);
    record.decision = decide(&record, check);
    let exports = [&options.json, &options.markdown, &options.html];
    let is_taken = exports.into_iter().any(|path| output::is_output(path.as_ref()));
    let printed = output::answer(&choice::text(&record), is_taken);
    write(options, &record)?;
    printed?;
    let loses = record.decision.loses.is_some_and(|chance| chance >= rules.confidence);
    Ok(if loses { ExitCode::from(BROKEN) } else { ExitCode::SUCCESS })
}

fn write(options: &Choose, record: &Record) -> Result<()> {
    let mut exports = Vec::new();
    if let Some(path) = &options.json {
        exports.push((path.clone(), sealed::write(record)?));
    }
    if let Some(path) = &options.markdown {
        exports.push((path.clone(), choice::markdown(record).into_bytes()));
    }
    if let Some(path) = &options.html {
        exports.push((path.clone(), choice_page::page(record).into_bytes()));
    }
    output::write(&exports)
}

/// Chooses among existing programs.
fn of_programs(options: &Choose, programs: &[String], record: &mut Record) -> Result<()> {
    let asked = options.ran.lines.read(programs, &options.ran.option)?;
    ensure!(
        options.ran.guard.is_empty(),
        "--guard names a run command (`--run`), and existing programs have none"
    );
    record.builds = asked
        .iter()
        .map(|program| RecordedBuild { name: program.name.clone(), ..RecordedBuild::default() })
        .collect();
    // Each program counts as a different single change from the first.
    let values = asked.iter().map(|program| program.name.clone()).collect();
    record.axes = vec![RecordedAxis { name: "program".to_owned(), values }];
    record.builds.iter_mut().enumerate().skip(1).for_each(|(at, build)| build.parts = vec![at - 1]);
    record.runs = vec![RecordedRun { name: "run".to_owned(), ..RecordedRun::default() }];
    let _lock = run::lock_machine(&record.command)?;
    race(options, record, &mut Given(asked), None)
}

/// Makes the builds of a matrix and chooses among them.
fn of_matrix(options: &Choose, record: &mut Record) -> Result<()> {
    let asked = options.asked()?;
    let Asked { build, train, runs, artifact, variables, matrix } = &asked;
    ensure!(
        !matrix.axes().is_empty(),
        "there is nothing to choose from: `--axis NAME=VALUE,VALUE` says what builds may differ in"
    );
    ensure!(!runs.is_empty(), "`--run COMMAND` is missing: it runs the built program");
    ensure!(
        !options.ran.lines.use_shell(),
        "--shell is for existing programs: a run command is started without a shell, because the path of each build takes the place of the program's name; `--input FILE` gives a file to its standard input"
    );
    let mut lines: Vec<(&str, &str)> = build.iter().map(|line| ("--build", line.as_str())).collect();
    matrix.check_training(train.as_deref())?;
    lines.extend(train.iter().map(|line| ("--train", line.as_str())));
    lines.extend(runs.iter().map(|run| ("--run", run.command.as_str())));
    lines.extend(variables.iter().map(|(_, value)| ("--env", value.as_str())));
    matrix.check_lines(&lines)?;
    let builds = matrix.builds()?;
    record.axes = matrix
        .axes()
        .iter()
        .map(|axis| RecordedAxis {
            name: axis.name.clone(),
            values: axis.values.iter().map(|value| value.label.clone()).collect(),
        })
        .collect();
    record.interacting = matrix.learning();
    let recorded = |candidate| RecordedBuild {
        name: matrix.name(candidate),
        parts: matrix.parts(candidate),
        build: asked.shown(candidate),
        ..RecordedBuild::default()
    };
    record.builds = builds.iter().map(recorded).collect();
    for (at, run) in runs.iter().enumerate() {
        let name = run
            .name
            .clone()
            .unwrap_or_else(|| if runs.len() == 1 { "run".to_owned() } else { format!("run-{}", at + 1) });
        ensure!(record.runs.iter().all(|other| other.name != name), "two run commands are called `{name}`");
        record.runs.push(RecordedRun { name, command: run.command.clone(), ..RecordedRun::default() });
    }
    for (name, most) in &options.ran.guard {
        let Some(run) = record.runs.iter_mut().find(|run| run.name == *name) else {
            let names: Vec<_> = record.runs.iter().map(|run| format!("`{}`", run.name)).collect();
            bail!("--guard {name}: there is no run command of that name; there are {}", names.join(", "));
        };
        run.guard = Some(*most);
    }
    let artifact = match build {
        None => None,
        Some(_) => {
            let first = asked.first(&builds[0])?;
            let artifact = artifact.clone().unwrap_or_else(|| PathBuf::from(&first.program));
            check_artifact(&artifact)?;
            workshop::placed(first, &artifact, Path::new("kept"))?;
            Some(artifact)
        }
    };
    // All requests are checked before this point, so that an invalid command line fails at once
    // instead of waiting for another measurement.
    let _lock = run::lock_machine(&record.command)?;
    let here = Path::new(".");
    let before = sources(here)?;
    record.sources = before.as_ref().map(|sources: &Sources| sources.sha256.clone());
    if before.as_ref().is_some_and(|sources| sources.dirty) {
        note(
            "outpace: files that git knows have changed since the last commit; the builds are made from the changed files",
        );
    }
    let built: Vec<String> = builds.iter().filter_map(|candidate| asked.shown(candidate)).collect();
    let tools = build.is_some().then(|| Tools::find(built.iter().map(String::as_str)));
    record.tools = tools.as_ref().map(Tools::sha256);
    let store = folder()?;
    let maker =
        artifact.as_deref().map(|artifact| Maker::new(artifact, &store, Some(options.built.build_time)));
    let maker = maker.transpose()?;
    let earlier = if options.built.fresh { None } else { earlier(record)? };
    let mut workshop = Workshop {
        layouts: build.is_some().then(|| Layouts::new(&store, record.seed, !options.built.one_layout)),
        lines: record.builds.iter().map(|build| build.build.clone()).collect(),
        before: earlier
            .clone()
            .filter(|earlier| may_reuse(earlier, record, before.as_ref(), artifact.as_deref())),
        asked: &asked,
        builds: &builds,
        maker,
        sources: before,
        tools,
        options: &options.ran.option,
        made: BTreeMap::new(),
    };
    race(options, record, &mut workshop, Some(earlier.as_ref()))
}

impl Asked {
    /// Returns the command line that makes a build.
    fn line(&self, build: &Build) -> Option<String> {
        self.build.as_ref().map(|line| self.matrix.build_line(line, self.train.as_deref(), build))
    }

    /// Returns the command line that makes a build in the form that is shown to the user, with the
    /// variables that are set for it.
    fn shown(&self, build: &Build) -> Option<String> {
        let set = |(name, value): &(String, String)| {
            let value = self.matrix.line(value, build);
            let value = shlex::try_quote(&value).map_or_else(|_| value.clone(), std::borrow::Cow::into_owned);
            format!("export {name}={value}; ")
        };
        Some(self.variables.iter().map(set).collect::<String>() + &self.line(build)?)
    }

    /// Returns the first run command of a build.
    fn first(&self, build: &Build) -> Result<crate::programs::asked::Asked> {
        let run = self.runs.first().context("there is no run command")?;
        crate::programs::asked::one("run", &self.matrix.line(&run.command, build), &[])
    }
}

/// Returns the folder for builds below the working folder, and makes git ignore it.
fn folder() -> Result<PathBuf> {
    let folder = PathBuf::from(FOLDER);
    let ignored = folder.join(".gitignore");
    if !ignored.exists() {
        files::replace(&ignored, b"*\n")?;
    }
    Ok(folder.join("builds"))
}

/// Returns true if builds of an earlier run may be used in this run. Three conditions must hold:
/// git tracks all sources, so that a change shows; the programs that build are the same; and the
/// builds are recent, because a compiler may consist of more files than the one that is called.
fn may_reuse(earlier: &Record, record: &Record, sources: Option<&Sources>, artifact: Option<&Path>) -> bool {
    let Some(sources) = sources else { return false };
    let is_artifact = |name: &String| artifact.is_some_and(|artifact| Path::new(name).starts_with(artifact));
    let is_same_compiler = earlier.tools.is_some() && earlier.tools == record.tools;
    is_same_compiler
        && record.started.saturating_sub(earlier.started) < DAY
        && sources.others.iter().all(is_artifact)
}

/// Returns the record of an earlier run in this folder with the same run commands, under the same
/// load, on the same kind of machine.
fn earlier(record: &Record) -> Result<Option<Record>> {
    let path = PathBuf::from(FOLDER).join(RECORD_FILE);
    let earlier: Record = match sealed::load(&path) {
        Ok(Some(earlier)) => earlier,
        Ok(None) => return Ok(None),
        Err(error) => {
            children::check()?;
            note(&format!("outpace: begins anew: {error}"));
            return Ok(None);
        }
    };
    let commands = |record: &Record| record.runs.iter().map(|run| run.command.clone()).collect::<Vec<_>>();
    let is_same = earlier.machine.key == record.machine.key
        && earlier.load == record.load
        && commands(&earlier) == commands(record);
    // The record of an interrupted run contains no decision.
    let decision = decide(&earlier, None);
    Ok(is_same.then_some(Record { decision, ..earlier }))
}

/// Races the builds. `earlier` is the record of an earlier run. If it is given, even as
/// `Some(None)`, the measurements are stored for later runs.
fn race(
    options: &Choose,
    record: &mut Record,
    workshop: &mut dyn crate::choose::Workshop,
    earlier: Option<Option<&Record>>,
) -> Result<()> {
    let temporary = std::env::temp_dir();
    let scratch = files::Scratch::new_in(&temporary).context("cannot make a folder for copies")?;
    let progress = progress::Progress::begin();
    progress.says(&format!("builds {}", record.baseline()));
    // The kind of workload follows from the baseline.
    let first =
        workshop.make(0)?.map_err(|why| crate::error::Error::Invalid(format!("the baseline: {why}")))?;
    let mut arenas = Vec::new();
    for (run, asked) in record.runs.iter_mut().zip(&first.runs) {
        let (arena, workload) = arenas::arena(options, asked, scratch.path(), record.seed)
            .with_context(|| format!("`{}`", asked.line))?;
        run.workload = workload;
        arenas.push(arena);
    }
    let time = Duration::from_secs_f64(record.seconds);
    let check = options.check.then_some(options.fail_if);
    let watch = Watch::begin();
    let contest = Contest {
        record,
        arenas,
        workshop,
        event: &mut |event| progress.show(&event),
        limits: Limits { full: options.built.full, check, time, ..Limits::default() },
        expected: &[],
        before: earlier.flatten(),
        keep: &mut |record| match earlier {
            Some(_) => files::replace(&PathBuf::from(FOLDER).join(RECORD_FILE), &sealed::write(record)?),
            None => Ok(()),
        },
    };
    let ended = contest.run();
    if earlier.is_some() && record.is_measured() {
        folder()?;
        files::replace(&PathBuf::from(FOLDER).join(RECORD_FILE), &sealed::write(record)?)?;
    }
    progress.finish();
    let noise = watch.end();
    if options.counters && ended.is_ok() {
        record.counters = counters::count(record, workshop, &options.ran, scratch.path());
    }
    if let Some(before) = earlier.flatten().filter(|before| before.launches() > 0) {
        let kept = record.launches().min(before.launches());
        note(&format!("{:>12} up to {kept} launches of an earlier run count (`--fresh` begins anew)", ""));
    }
    let has_built = record.phases.iter().any(|phase| phase.name == "build" && phase.seconds > 1.0);
    record.noise = crate::record::Noise { load_before: noise.load_before.filter(|_| !has_built), ..noise };
    ended
}
