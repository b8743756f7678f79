//! `cargo lab compare programs`: builds of somebody else's engine, in the lock-step of `choose` and with its verdicts.
//!
//! Nothing is built and nothing is written, unless `--output` names a folder.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde::Serialize;
use serde_json::Value;

use crate::cmd::budget::Budget;
use crate::cmd::comparison;
use crate::decide::verdict::{self, RULES, Stream, looks};
use crate::machine;
use crate::record::{CONTROL, Comparison, Judgement, Missing, Phase, Slice, Survey};
use crate::report;
use crate::report::summary;
use crate::terminal::progress::Progress;
use crate::terminal::stdout;
use crate::terminal::stdout::line;
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;
use outpace::children;
use outpace::files;
use outpace::lockstep::{Answers, Load, Outcome, Setup, Until};
use outpace::noise::Watch;
use outpace::rng::Rng;
use outpace::sealed;
use outpace::uci::programs::alike::{self, Checked};
use outpace::uci::programs::asked::{self, Asked};
use outpace::uci::programs::ready::{self, Ready};
use outpace::uci::programs::{CONFIRM, ENGINES, FILE, KIND, Record, SCHEMA};
use outpace::uci::{self, UciEngine};

/// The options of `compare programs`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A command with its arguments, a name before it if you like (`b=./engine --flag`). Given twice or more; the others are compared with
    /// the first.
    #[arg(long, value_name = "[NAME=]COMMAND", required = true)]
    command: Vec<String>,
    /// Set a UCI option of all commands, or of one (`b:Threads=1`); may be given several times.
    #[arg(long, value_name = "[COMMAND:]NAME=VALUE")]
    option: Vec<String>,
    /// Compare commands that do not answer alike by their nodes a second, instead of refusing them.
    #[arg(long)]
    unequal: bool,
    /// Less of everything: an answer in four minutes, with wider intervals.
    #[arg(long)]
    quick: bool,
    /// The seed of every random choice; printed, so that a run can be followed again. Drawn from the clock if not given.
    #[arg(long)]
    seed: Option<u64>,
    /// What a slice of lock-step lasts, in milliseconds; an effect should not depend on it.
    #[arg(long, value_name = "MS", default_value_t = uci::SLICE.as_millis() as u32, value_parser = clap::value_parser!(u32).range(1..=100))]
    slice: u32,
    /// Where the record and its page go [default: nowhere].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb.
pub(super) fn run(options: &Options) -> Result<()> {
    // An interrupt ends the engines too, and is not their fault.
    measured(options).map_err(|error| children::check().map_or_else(Into::into, |()| error))
}

fn measured(options: &Options) -> Result<()> {
    // What is wrong with the command line costs nothing.
    let asked = asked::read(&options.command, &options.option)?;
    crate::catch_interrupts()?;
    let root = workspace::root()?;
    let path = options.output.as_ref().map(|folder| folder.join(FILE));
    let _alone = crate::cmd::alone(options.output.as_deref())?;
    let (started, seed) = comparison::begin(options.seed)?;
    let machine = machine::identify();
    stdout::note!("{:>12} {} ({}), seed {seed}", "machine", machine.brand, machine.key);

    let folder = workspace::launches(&root)?;
    let (budget, looks) =
        (Budget::of(options.quick), if options.quick { looks::quick() } else { looks::full() });
    let mut run = Run { options, folder, budget, looks, seed, phases: Vec::new() };
    let ready = run.ready(&asked)?;
    let uci_engines: Vec<UciEngine> = ready.iter().map(|one| one.uci_engine.clone()).collect();
    let by_nodes = ready.iter().all(|one| one.keeps_nodes);
    let Checked { differences, slices } = run.check(&uci_engines, by_nodes)?;
    if let Some(path) = &path {
        // Better to know now than after ten minutes.
        drop(files::PendingFile::open(path)?);
    }

    let mut record = Record {
        schema: SCHEMA,
        kind: KIND.to_owned(),
        command: command(options, seed),
        started,
        seed,
        quick: options.quick,
        machine,
        tool: machine::source(&root)?,
        engines: ready.into_iter().map(|one| one.engine).collect(),
        unequal: options.unequal.then_some(differences),
        slice_seconds: f64::from(options.slice) / 1e3,
        positions: slices,
        ..Record::default()
    };
    let watch = Watch::begin();
    run.measure(&uci_engines, &mut record)?;
    record.noise = watch.end();
    record.decision = verdict::decide_commands(&record, RULES);
    record.phases = run.phases;
    if let Some(folder) = &options.output {
        write(folder, &record)?;
    }
    options.form.print(&answer(&record, path.as_deref(), None), || told(&record, path.as_deref()))
}

/// A run, with what its phases share.
struct Run<'a> {
    options: &'a Options,
    /// Where copies go.
    folder: PathBuf,
    budget: Budget,
    looks: Vec<u32>,
    seed: u64,
    phases: Vec<Phase>,
}

impl Run<'_> {
    /// Starts and tries every command.
    fn ready(&mut self, asked: &[Asked]) -> Result<Vec<Ready>> {
        let progress = Progress::begin("start", asked.len());
        let mut all = Vec::new();
        for one in asked {
            children::check()?;
            let ready = ready::ready(one, &self.folder)?;
            progress.step(&format!("{}: {}", ready.engine.name, ready.engine.says));
            all.push(ready);
        }
        let took = progress.finish(&format!("{} commands answer", all.len()));
        self.phase("start", took);
        Ok(all)
    }

    /// Finds slices, by nodes if all keep to them, and sees that all commands answer them alike.
    fn check(&mut self, uci_engines: &[UciEngine], by_nodes: bool) -> Result<Checked> {
        let progress = Progress::begin("check", 2);
        let first = uci_engines.first().context("there is a first command")?;
        let length = Duration::from_millis(self.options.slice.into());
        let mut rng = Rng::new(self.seed, "slices");
        let calibrate = if by_nodes { uci::calibrate } else { uci::calibrate_depths };
        let slices = calibrate(first, uci::POSITIONS, length, &self.folder, &mut rng)
            .with_context(|| format!("the command `{}`", first.slug))?;
        progress.step("slices");
        let checked = alike::check(uci_engines, slices, self.options.unequal, &self.folder, &mut rng)?;
        let took = progress.finish(&match checked.differences.len() {
            0 => format!("all answer alike in {} positions", checked.slices.len()),
            some => format!("{some} answer otherwise, so nodes a second are compared"),
        });
        self.phase("check", took);
        Ok(checked)
    }

    /// All commands against the first, and the fastest once more on fresh launches.
    fn measure(&mut self, uci_engines: &[UciEngine], record: &mut Record) -> Result<()> {
        let (first, others) = uci_engines.split_first().context("there is a first command")?;
        let mut control = first.clone();
        CONTROL.clone_into(&mut control.slug);
        let candidates: Vec<UciEngine> = std::iter::once(control).chain(others.iter().cloned()).collect();
        let begun = Instant::now();
        let time = self.budget.whole.saturating_sub(self.budget.confirmation);
        let outcome = self.compare(ENGINES, first, &candidates, &record.positions, time)?;
        for fault in &outcome.faults {
            stdout::note!("{:>12} {fault}", "fault");
            ensure!(fault.engine != CONTROL, "`{}`, started a second time, {}", first.slug, fault.what);
            if let Some(engine) = record.engines.iter_mut().find(|engine| engine.name == fault.engine) {
                engine.fault = Some(fault.what.clone());
            }
        }
        if let Some(fault) = outcome.faults.into_iter().next().filter(|_| outcome.comparisons.len() == 1) {
            return Err(anyhow::Error::from(fault).context("no command is left to compare with the first"));
        }
        record.splits = outcome.splits;
        record.survey = self.survey(outcome.comparisons);
        record.decision = verdict::decide_commands(record, RULES);
        let winner = record.decision.winner.clone();
        if let Some(fastest) = others.iter().find(|uci_engine| uci_engine.slug == winner) {
            let rest = self.budget.whole.saturating_sub(begun.elapsed()).max(self.budget.confirmation);
            let outcome =
                self.compare(CONFIRM, first, std::slice::from_ref(fastest), &record.positions, rest)?;
            let mut survey = self.survey(outcome.comparisons);
            for fault in outcome.faults {
                stdout::note!("{:>12} {fault}", "fault");
                survey.missing.push(Missing { candidate: fault.engine, reason: fault.what });
            }
            record.confirmation = Some(survey);
        }
        Ok(())
    }

    fn compare(
        &mut self,
        of: &'static str,
        first: &UciEngine,
        candidates: &[UciEngine],
        slices: &[Slice],
        time: Duration,
    ) -> Result<Outcome> {
        let stream = Stream { seed: self.seed, of };
        let looks = &self.looks;
        let open = |seen: &[Comparison]| verdict::open_commands(seen, looks, stream, RULES);
        let answers = if self.options.unequal { Answers::Any } else { Answers::Equal };
        // Others' engines take long to start, against which more samples cost little.
        let setup = &Setup {
            tasks: slices,
            folder: &self.folder,
            samples: outpace::lockstep::SAMPLES,
            answers,
            load: Load::Idle,
        };
        let until = Until { plan: outpace::rounds::Plan { looks, time }, open: &open };
        let (outcome, phase) = comparison::measure(stream, first, candidates, setup, &until, Duration::ZERO)?;
        self.phases.push(phase);
        Ok(outcome)
    }

    fn survey(&self, comparisons: Vec<Comparison>) -> Survey {
        Survey { looks: self.looks.clone(), comparisons, missing: Vec::new() }
    }

    fn phase(&mut self, name: &str, took: Duration) {
        self.phases.push(Phase { name: name.to_owned(), seconds: took.as_secs_f64() });
    }
}

/// The command that makes this run again.
fn command(options: &Options, seed: u64) -> String {
    let (slice, seed) = (options.slice.to_string(), seed.to_string());
    let mut words = vec!["cargo", "lab", "compare", "programs"];
    words.extend(options.command.iter().flat_map(|command| ["--command", command]));
    words.extend(options.option.iter().flat_map(|option| ["--option", option]));
    words.extend(options.unequal.then_some("--unequal"));
    words.extend(options.quick.then_some("--quick"));
    if options.slice != uci::SLICE.as_millis() as u32 {
        words.extend(["--slice", &slice]);
    }
    words.extend(["--seed", &seed]);
    // A NUL, which alone cannot be quoted, was refused before.
    shlex::try_join(words).unwrap_or_default()
}

/// Writes the record and its page: both, or nothing.
pub(in crate::cmd) fn write(folder: &Path, record: &Record) -> Result<()> {
    let path = folder.join(FILE);
    let text = sealed::write(record)?;
    let kept: Record = sealed::read(&text, &path)?;
    if verdict::decide_commands(&kept, kept.decision.rules) != record.decision {
        bail!("the record does not lead to its own decision again; nothing was written");
    }
    let page = (folder.join("commands.html"), report::commands_page(record).into_bytes());
    Ok(files::replace_all(&[(path, text), page])?)
}

/// What a record says, for programs.
#[derive(Debug, Serialize)]
pub(in crate::cmd) struct Answer<'a> {
    rows: Table,
    machine: &'a str,
    warnings: &'a [String],
    because: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<&'a Path>,
    /// Of a replay: what is decided otherwise than it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    changed: Option<&'a [String]>,
    command: &'a str,
}

pub(in crate::cmd) fn answer<'a>(
    record: &'a Record,
    path: Option<&'a Path>,
    changed: Option<&'a [String]>,
) -> Answer<'a> {
    let decision = &record.decision;
    Answer {
        rows: rows(record),
        machine: &record.machine.key,
        warnings: &decision.warnings,
        because: &decision.because,
        record: path,
        changed,
        command: &decision.command,
    }
}

/// What a record says, for the terminal; last the command that won.
pub(in crate::cmd) fn told(record: &Record, path: Option<&Path>) -> String {
    let mut text = rows(record).to_string() + "\n";
    text += &summary::notes(&record.machine);
    for note in record.notes() {
        line(&mut text, format_args!("{note}"));
    }
    for warning in &record.decision.warnings {
        line(&mut text, format_args!("noise: {warning}"));
    }
    line(&mut text, format_args!("{}: {}", record.machine.key, record.decision.because));
    if let Some(path) = path {
        line(&mut text, format_args!("{}", path.display()));
    }
    line(&mut text, format_args!("{}", record.decision.command));
    text
}

fn rows(record: &Record) -> Table {
    let speed = if record.unequal.is_some() { "nodes a second" } else { "speed" };
    let columns = [
        column("command", &["command"]),
        column("is", &["is"]),
        column(speed, &["gain"]),
        column("95 % interval", &["low", "high"]),
        column("launches", &["launches"]),
        column("verdict", &["verdict"]),
    ];
    let mut rows = Table::new(columns);
    let decision = &record.decision;
    for (at, engine) in record.engines.iter().enumerate() {
        if at == 0 {
            let [gain, interval, launches] = Cell::estimate(None);
            let first = Cell::told("the first", [Value::Null]);
            rows.push([Cell::word(&engine.name), Cell::word(&engine.says), gain, interval, launches, first]);
        }
        let judgement = decision.judgements.iter().find(|judgement| judgement.variant == engine.name);
        if let Some(judgement) = judgement {
            row(&mut rows, record, &engine.name, &engine.says, judgement);
        }
    }
    if let Some(control) = &decision.control {
        row(&mut rows, record, CONTROL, "the first again", control);
    }
    if let Some(confirmation) = &decision.confirmation {
        row(&mut rows, record, &confirmation.variant, "on fresh launches", confirmation);
    }
    rows
}

fn row(rows: &mut Table, record: &Record, name: &str, says: &str, judgement: &Judgement) {
    let [gain, interval, launches] = Cell::estimate(judgement.estimate.as_ref());
    let unequal = record.difference(&judgement.variant).is_some();
    let verdict = Cell::verdict(&judgement.verdict).and(if unequal { " (unequal)" } else { "" });
    rows.push([Cell::word(name), Cell::word(says), gain, interval, launches, verdict]);
}
