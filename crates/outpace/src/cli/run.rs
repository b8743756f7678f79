//! From programs to a record: choice of the workload, check of equal answers, and the measurement.

use std::path::Path;
use std::time::{Duration, Instant};

use super::cores;
use super::counters;
use super::live::Live;
use super::options::{self, Ends, Kind, Task, Work};
use super::plan;
use super::streams::note;
use crate::compare::{Layouts, Part, Plan, Record, Rules, SCHEMA, Started, Workload, decide, measure};
use crate::decide::bisect::Measured;
use crate::error::{Context, Error, Result, ensure};
use crate::measure::lockstep::{Answers, Cores, Load, Outcome, Setup};
use crate::os::children;
use crate::os::cpus;
use crate::os::files;
use crate::os::lock;
use crate::os::machine;
use crate::os::noise::Watch;
use crate::os::pin;
use crate::programs::asked::Asked;
use crate::programs::{Executable, LayoutSequence};
use crate::record::{CONTROL, Comparison, Noise, Usage};
use crate::rng::Rng;
use crate::text::{about, seconds};
use crate::workloads::Program;
use crate::workloads::answers;
use crate::workloads::command::{self, Input, Runs, WholeCommand};
use crate::workloads::lines::{self, Batch, LineProgram};
use crate::workloads::uci::ready::{Ready, ready, silent_on_one_cpu};
use crate::workloads::uci::{self, Spoken, UciEngine, alike};

/// A program to compare: its command, its revision if it was built from one, and its code layouts
/// if it has several.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) asked: Asked,
    /// Revision that the program was built from, and its subject, if it was built from one.
    pub(super) revision: Option<(String, String)>,
    /// Layouts that take the place of copies of the program's file.
    pub(super) layouts: Option<LayoutSequence>,
}

impl Given {
    /// Wraps programs that exist already.
    pub(super) fn commands(asked: Vec<Asked>) -> Vec<Self> {
        asked.into_iter().map(|asked| Self { asked, revision: None, layouts: None }).collect()
    }

    /// Returns the program's entry in the record, as far as it is known before the start.
    fn started(&self) -> Started {
        let (name, command) = (self.asked.name.clone(), self.asked.line.clone());
        Started { name, command, revision: self.revision.clone(), ..Started::default() }
    }
}

/// Waits until no other measurement, and no build for one, is running on this machine. Then locks
/// the machine for this measurement.
pub(super) fn lock_machine(command: &str) -> Result<lock::Lock> {
    lock::machine(command, |holder| {
        note(&format!("outpace: `{command}` waits for another measurement on this machine ({holder})"));
    })
}

/// Returns the programs if all are builds of revisions, have the same bytes and are started in the
/// same way: then nothing has to be timed. Otherwise returns `None`. Scripts are always timed,
/// because their work may lie in other files.
fn one_build(given: &[Given]) -> Result<Option<Vec<Started>>> {
    if given.iter().any(|program| program.revision.is_none()) {
        return Ok(None);
    }
    let found = found(given)?;
    if found.iter().any(|(_, executable)| executable.is_script) {
        return Ok(None);
    }
    let started = found.into_iter().map(|(program, Executable { sha256, bytes, .. })| Started {
        sha256,
        bytes,
        options: program.asked.options.clone(),
        ..program.started()
    });
    let programs: Vec<Started> = started.collect();
    let is_one = programs.iter().all(|program| programs.first().is_some_and(|first| program.is_same(first)));
    Ok(is_one.then_some(programs))
}

/// Begins the record of a comparison, with everything that is known before the measurement.
pub(super) fn begun(ends: &Ends, rules: Rules) -> Result<Record> {
    let (seed, started) = options::begin(ends.seed)?;
    Ok(Record {
        schema: SCHEMA,
        tool: env!("CARGO_PKG_VERSION").to_owned(),
        command: command_line(ends.seed, seed),
        started,
        seed,
        machine: machine::identify(),
        load: ends.load,
        rules,
        seconds: ends.time().as_secs_f64(),
        ..Record::default()
    })
}

/// Compares the programs with the first of them, and completes the record. If the caller needs the
/// gain rather than an answer, `estimate` is the least number of launches ([`Plan::estimate`]). The
/// caller holds the lock of [`lock_machine`].
pub(super) fn compared(
    mut record: Record,
    given: &[Given],
    work: &Work,
    ends: &Ends,
    estimate: Option<usize>,
) -> Result<Record> {
    if ends.counters {
        counters::check(work)?;
    }
    if estimate.is_none()
        && let Some(programs) = one_build(given)?
    {
        (record.programs, record.parts) = (programs, vec![Part::default()]);
    } else {
        let folder = std::env::temp_dir();
        let scratch = files::Scratch::new_in(&folder).context("cannot make a folder for copies")?;
        let cores = work.cores.clone().unwrap_or(cores::Asked::Only(Cores::Fast));
        let mut run = Run { work, ends, estimate, folder: scratch.path(), record: &mut record, cores };
        let first = given.first().context("there is no program")?;
        let fit = kind(
            &work.task,
            work.check_output || work.interleave || work.hooks.are_asked(),
            &work.option,
            &first.asked,
            scratch.path(),
        )?;
        if let Some(said) = (Started { no_uciok: fit.late(), ..first.started() }).no_engine() {
            note(&format!("outpace: {said}"));
        }
        match fit.kind {
            Kind::Uci => run.uci(given)?,
            Kind::Lines => run.lines(given)?,
            Kind::Command => run.command(given, &fit)?,
        }
        run.count(given)?;
    }
    // A program that runs in place has one layout.
    let in_place = record.programs.iter().find_map(|program| program.in_place.clone());
    if let Some((layouts, why)) = record.layouts.as_mut().zip(in_place) {
        *layouts = Layouts::Single { why };
    }
    record.decision = decide(&record);
    Ok(record)
}

/// The workload of a comparison, and the result of the test by which it was found.
pub(super) struct Fit {
    pub(super) kind: Kind,
    /// Result of the test whether the first program is an engine, if that was tested.
    tried: Option<Spoken>,
}

impl Fit {
    /// Returns how long, in seconds, the test waited for the first program, if the program neither
    /// ended nor answered `uci` in that time: it may be a slow engine. Otherwise returns `None`.
    fn late(&self) -> Option<f64> {
        match self.tried {
            Some(Spoken::Late(late)) => Some(late.as_secs_f64()),
            _ => None,
        }
    }
}

/// Returns the requested workload, or the one that fits the first program.
pub(super) fn kind(
    task: &Task,
    for_commands: bool,
    option: &[String],
    first: &Asked,
    folder: &Path,
) -> Result<Fit> {
    let Task { workload, ask, input, any_status } = task;
    let for_commands = input.is_some() || for_commands || *any_status;
    let mut tried = None;
    let kind = match workload {
        Some(kind) => *kind,
        None if ask.is_some() => Kind::Lines,
        None if for_commands => Kind::Command,
        None if *tried.insert(uci::speaks(first, folder)?) == Spoken::Engine => Kind::Uci,
        None => Kind::Command,
    };
    ensure!((kind == Kind::Lines) == ask.is_some(), "--ask FILE and --workload lines need each other");
    let fits = kind == Kind::Command || !for_commands;
    ensure!(
        fits,
        "--input, --check-output, --any-status, --interleave, --warmup, --setup, --prepare, --conclude and --cleanup are for whole commands (--workload command)"
    );
    ensure!(kind == Kind::Uci || option.is_empty(), "--option sets options of UCI engines (--workload uci)");
    Ok(Fit { kind, tried })
}

/// Returns the command that repeats this comparison.
pub(super) fn command_line(given: Option<u64>, seed: u64) -> String {
    let typed = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    line(std::iter::once(super::NAME.to_owned()).chain(typed).collect(), given, seed)
}

/// Joins the words, with the seed added unless one was given.
fn line(mut words: Vec<String>, given: Option<u64>, seed: u64) -> String {
    if given.is_none() {
        // Words after `--` are not options.
        let at = words.iter().position(|word| word == "--").unwrap_or(words.len());
        words.splice(at..at, ["--seed".to_owned(), seed.to_string()]);
    }
    // Only a NUL cannot be quoted, and no argument of a process contains one.
    shlex::try_join(words.iter().map(String::as_str)).unwrap_or_default()
}

#[cfg(test)]
#[test]
fn the_seed_is_added_before_the_words_of_another_program() {
    let line = |words: &str, given| line(words.split(' ').map(str::to_owned).collect(), given, 7);
    assert_eq!(line("outpace ./a ./b", None), "outpace ./a ./b --seed 7");
    assert_eq!(line("outpace git main.. -- cargo bench", None), "outpace git main.. --seed 7 -- cargo bench");
    assert_eq!(line("outpace ./a ./b --seed 7", Some(7)), "outpace ./a ./b --seed 7");
}

/// A run, with the state that its phases share.
struct Run<'a> {
    work: &'a Work,
    ends: &'a Ends,
    estimate: Option<usize>,
    folder: &'a Path,
    record: &'a mut Record,
    cores: cores::Asked,
}

impl Run<'_> {
    fn uci(&mut self, given: &[Given]) -> Result<()> {
        let begun = Instant::now();
        let mut engines = Vec::new();
        let mut all_keep_nodes = true;
        for program in given {
            children::check()?;
            let Ready { mut uci_engine, says, sha256, bytes, in_place, keeps_nodes } =
                ready(&program.asked, self.folder)?;
            if let uci::Source::Foreign { executable, .. } = &mut uci_engine.source {
                executable.layouts.clone_from(&program.layouts);
            }
            all_keep_nodes &= keeps_nodes;
            let options = uci_engine.options.clone();
            self.record.programs.push(Started {
                says,
                sha256,
                bytes,
                in_place,
                options,
                ..program.started()
            });
            engines.push(uci_engine);
        }
        self.unbind(&engines, all_keep_nodes)?;
        let first = engines.first().context("there is no program to compare")?;
        let slice = Duration::from_millis(self.work.slice.into());
        let mut rng = self.rng("slices");
        let (unequal, folder) = (self.work.unequal, self.folder);
        let mut checked = |by_nodes: bool| -> Result<_> {
            let calibrate = if by_nodes { uci::calibrate } else { uci::calibrate_depths };
            let slices =
                calibrate(first, uci::POSITIONS, slice, folder, &mut rng).map_err(|error| match error {
                    Error::Invalid(what) => Error::Invalid(format!("the program `{}`: {what}", first.slug)),
                    other => other,
                })?;
            let checked = alike::check(&engines, slices.clone(), unequal, folder, &mut rng);
            match checked {
                // If an engine does not repeat its own answers to a limit of nodes, unequal answers
                // do not show that the engines differ, so all engines search to depths instead.
                Err(error @ Error::Invalid(_)) if by_nodes && !unequal => {
                    match alike::unrepeated(&engines, &slices, folder, &mut rng)? {
                        Some(unrepeated) => Ok(Err(unrepeated)),
                        None => Err(error),
                    }
                }
                other => other.map(Ok),
            }
        };
        let by_depth = |checked: Result<_, String>| checked.map_err(Error::Invalid);
        let (differences, slices) = match checked(all_keep_nodes)? {
            Ok(checked) => checked,
            Err(unrepeated) => {
                note(&format!("{:>12} to depths, not to numbers of nodes: {unrepeated}", "searches"));
                by_depth(checked(false)?)?
            }
        };
        self.record.unequal = unequal.then_some(differences);
        self.record.workload = Workload::Uci { slice: slice.as_secs_f64(), positions: slices.clone() };
        self.record.phase("start", begun);
        let control = |first: &UciEngine| UciEngine { slug: CONTROL.to_owned(), ..first.clone() };
        self.measure(&engines, control, &slices, FIRST_SAMPLES)
    }

    /// Lets the engines use any CPU if one of them does not answer on a single CPU, unless the user
    /// has chosen the CPUs or loads the others.
    fn unbind(&mut self, engines: &[UciEngine], keep_nodes: bool) -> Result<()> {
        if self.work.cores.is_some() || self.ends.load != Load::Idle {
            return Ok(());
        }
        for engine in engines {
            if let Some(why) = silent_on_one_cpu(engine, keep_nodes, self.folder, &mut self.rng("one CPU"))? {
                note(&format!("{:>12} any CPU (`--cores any`): on one alone, {why}", "uses"));
                self.cores = cores::Asked::Only(Cores::Any);
                break;
            }
        }
        Ok(())
    }

    fn lines(&mut self, given: &[Given]) -> Result<()> {
        let begun = Instant::now();
        let path = self.work.task.ask.as_deref().context("--ask names the questions")?;
        let (questions, sha256) = lines::read(path)?;
        let origin = path.display().to_string();
        let slice = Duration::from_millis(self.work.slice.into());
        let made = |name: &str, executable: &Executable| LineProgram {
            name: name.to_owned(),
            executable: executable.clone(),
        };
        let found = found(given)?;
        let (program, executable) = found.first().context("there is no program to compare")?;
        let first = made(&program.asked.name, executable);
        let batches = batches(&first, &origin, &questions, slice, self.ends.load, self.folder)?;
        let few = batches.get(..1).unwrap_or_default();
        let (programs, _) = self.programs(found, few, made)?;
        self.record.workload =
            Workload::Lines { file: origin, lines: questions.len(), sha256, slice: slice.as_secs_f64() };
        self.alike(&programs, &batches)?;
        self.record.phase("start", begun);
        let control = |first: &LineProgram| made(CONTROL, &first.executable);
        self.measure(&programs, control, &batches, lines::FIRST_SAMPLES)
    }

    fn command(&mut self, given: &[Given], fit: &Fit) -> Result<()> {
        let hooks = &self.work.hooks;
        lines_for_shell("setup", &hooks.setup)?;
        let measured = self.commands(given, fit);
        // The clean-up runs even after a failure; the first failure is the one reported.
        let cleaned = lines_for_shell("cleanup", &hooks.cleanup);
        measured.and(cleaned)
    }

    fn commands(&mut self, given: &[Given], fit: &Fit) -> Result<()> {
        let begun = Instant::now();
        let hooks = &self.work.hooks;
        let place = |name: &str| given.iter().position(|program| program.asked.name == name).unwrap_or(0);
        let Work { task: Task { input, any_status, .. }, check_output, .. } = self.work;
        let tasks = [input.clone().map_or(Input::Nothing, Input::File)];
        let runs: Vec<Runs> = given.iter().map(|_| Runs::default()).collect();
        if let Some((first, _)) = runs.first().zip(fit.tried) {
            first.next();
        }
        let made = |name: &str, executable: &Executable| WholeCommand {
            name: name.to_owned(),
            executable: executable.clone(),
            compares_output: *check_output,
            may_fail: *any_status,
            limit: command::LIMIT,
            // The control has no place among the given programs and gets the first one's hooks.
            around: hooks.around(place(name)),
            runs: runs.get(place(name)).cloned().unwrap_or_default(),
            is_interleaved: self.work.interleave,
        };
        let (programs, each) = self.programs(found(given)?, &tasks, made)?;
        self.record.workload = Workload::Command;
        self.record.interleaved = self.work.interleave;
        let each: Vec<f64> = each.iter().map(|alone| alone.seconds).collect();
        self.record.programs.first_mut().into_iter().for_each(|first| first.no_uciok = fit.late());
        if *check_output || *any_status {
            self.alike(&programs, &tasks)?;
        }
        for _ in 0..hooks.warmup {
            for program in &programs {
                answers::replies(program, &tasks, self.folder, &mut self.rng("warm-up"))?;
            }
        }
        self.record.phase("start", begun);
        let longest = each.iter().copied().fold(0.0, f64::max);
        // A link takes as long as several runs, so a launch with links has more runs.
        let are_linked = given.iter().any(|program| program.layouts.is_some());
        let samples = if are_linked { command::samples(longest) } else { command::few(longest) };
        if self.ends.time.is_none() && self.estimate.is_none() {
            self.size(&each, samples, longest);
        }
        self.measure(&programs, |first| made(CONTROL, &first.executable), &tasks, samples)
    }

    /// Sets the time limit so that a sure answer is possible. `each` are the seconds that the
    /// commands take.
    fn size(&mut self, each: &[f64], samples: u32, longest: f64) {
        let fewest = self.record.rules.fewest(each.len().saturating_sub(1));
        let needed = plan::needed(each, samples, fewest);
        let wanted = (plan::MARGIN * needed).clamp(self.record.seconds, plan::MOST.as_secs_f64());
        if wanted > self.record.seconds {
            self.record.seconds = wanted.ceil();
            let within = about(Duration::from_secs_f64(wanted));
            let run = seconds(longest);
            note(&if needed > wanted {
                let needed = about(Duration::from_secs_f64(needed));
                format!(
                    "outpace: a run takes up to {run}, so a sure answer takes {needed}; after {within} the answer is provisional (`--time` sets another time)"
                )
            } else {
                format!(
                    "outpace: a run takes up to {run}, so the answer may take {within} (`--time` sets another time)"
                )
            });
        }
    }

    /// Makes the programs of these files and adds them to the record. Each program first does the
    /// tasks, to find out whether a copy of its file works as well as the file itself. Also returns
    /// the times of these runs for each program.
    fn programs<P: Program>(
        &mut self,
        found: Vec<(&Given, Executable)>,
        tasks: &[P::Task],
        made: impl Fn(&str, &Executable) -> P,
    ) -> Result<(Vec<P>, Vec<Alone>)> {
        let mut programs = Vec::new();
        let mut each = Vec::new();
        for (program, mut executable) in found {
            let name = &program.asked.name;
            let mut alone = Alone::default();
            let mut rng = self.rng("copies");
            let mut answer = |executable: &Executable| -> Result<Vec<String>> {
                let replies = answers::replies(&made(name, executable), tasks, self.folder, &mut rng)?;
                replies.iter().for_each(|reply| alone.add(reply.seconds, reply.usage));
                Ok(replies.into_iter().map(|reply| reply.answer.to_string()).collect())
            };
            let original = answer(&executable)?;
            let in_place = executable.try_copies(&original, answer, |answer| answer.join(" "))?;
            programs.push(made(name, &executable));
            each.push(alone);
            let Executable { sha256, bytes, .. } = executable;
            let busy = alone.busy.filter(|_| self.work.interleave);
            self.record.programs.push(Started { sha256, bytes, in_place, busy, ..program.started() });
        }
        Ok((programs, each))
    }

    fn alike<P: Program>(&mut self, programs: &[P], tasks: &[P::Task]) -> Result<()> {
        let unequal = self.work.unequal;
        let checked = answers::check(programs, tasks, unequal, self.folder, &mut self.rng("answers"))?;
        self.record.unequal = unequal.then_some(checked.differences);
        Ok(())
    }

    /// Measures until the answers are sure or the time is over.
    fn measure<P: Program + Clone>(
        &mut self,
        programs: &[P],
        control: impl Fn(&P) -> P,
        tasks: &[P::Task],
        samples: u32,
    ) -> Result<()> {
        let begun = Instant::now();
        let (first, others) = programs.split_first().context("there is no program to compare")?;
        let answers = if self.record.unequal.is_some() { Answers::Any } else { Answers::Equal };
        let watch = Watch::begin();
        let parts = self.parts();
        let (rules, comparisons) = (self.record.rules, others.len() * parts.len());
        let time = Duration::from_secs_f64(self.record.seconds / parts.len() as f64);
        let plan = Plan { rules, comparisons, time, estimate: self.estimate, watch: &|_| {} };
        let mut rng = self.rng("launches");
        let mut faults = Vec::new();
        for (benchmark, cores) in parts {
            if !benchmark.is_empty() {
                note(&format!("{:>12} on the {benchmark}", "measures"));
            }
            let setup = Setup { tasks, folder: self.folder, samples, answers, load: self.ends.load, cores };
            let measured = shown((first, control(first)), others, &setup, &plan, self.ends.plot, &mut rng)?;
            faults.extend(measured.faults);
            self.record.costs.get_or_insert_default().add(&measured.costs);
            self.record.parts.push(Part { benchmark, comparisons: measured.comparisons, fault: None });
        }
        for fault in &faults {
            let program = self.record.programs.iter_mut().find(|program| program.name == fault.program);
            program.into_iter().for_each(|program| program.fault = Some(fault.what.clone()));
        }
        // The fault that ended the comparison is reported at its end.
        let ended_by = self.record.ended_by();
        for fault in faults.iter().filter(|fault| ended_by.as_ref() != Some(fault)) {
            note(&format!("{:>12} {fault}", "fault"));
        }
        self.record.noise = noise(watch, self.record);
        self.record.phase("measure", begun);
        Ok(())
    }

    /// Returns the parts of the comparison, each with its name and its CPUs: one for each class of
    /// CPUs, or a single one without a name.
    fn parts(&self) -> Vec<(String, Cores)> {
        match &self.cores {
            cores::Asked::Only(cores) => vec![(String::new(), cores.clone())],
            cores::Asked::Each => match cpus::here().within(&pin::allowed()).classes.as_slice() {
                [] | [_] => vec![(String::new(), Cores::Fast)],
                classes => classes
                    .iter()
                    .map(|class| (format!("{} CPUs", class.name), Cores::These(class.firsts())))
                    .collect(),
            },
        }
    }

    /// Reads the CPU's own counters, in separate runs after the launches.
    fn count(&mut self, given: &[Given]) -> Result<()> {
        let is_over = self.record.ended_by().is_some() || children::check().is_err();
        if !self.ends.counters || is_over {
            return Ok(());
        }
        let begun = Instant::now();
        let counted = found(given).and_then(|found| {
            let programs: Vec<Executable> = found.into_iter().map(|(_, executable)| executable).collect();
            counters::count(self.record, &programs, self.work, &self.parts(), self.folder)
        });
        // The times are useful without the counters too, even after an interrupt.
        self.record.counters = match counted {
            Ok(counted) => counted,
            Err(_) if children::check().is_err() => Vec::new(),
            Err(error) => counters::absent(self.record, &error),
        };
        self.record.phase("count", begun);
        Ok(())
    }

    fn rng(&self, purpose: &str) -> Rng {
        Rng::new(self.record.seed, purpose)
    }
}

/// Times of a program's runs while no other program of the comparison ran.
#[derive(Clone, Copy, Debug, Default)]
struct Alone {
    /// Time of the longest run, in seconds.
    seconds: f64,
    /// Largest share of CPU time in the time of a run. A run that something else disturbed has a
    /// smaller share. `None` if all runs are too short, or if they are not processes of their own.
    busy: Option<f64>,
}

impl Alone {
    fn add(&mut self, seconds: f64, usage: Option<Usage>) {
        self.seconds = self.seconds.max(seconds);
        let cpu = usage.and_then(Usage::cpu_seconds).filter(|_| seconds >= SHORT);
        if let Some(cpu) = cpu {
            self.busy = Some(self.busy.map_or(cpu / seconds, |busy| busy.max(cpu / seconds)));
        }
    }
}

/// Duration in seconds below which the start of a process is too large a part of a run to say
/// whether the program waits.
const SHORT: f64 = 0.02;

/// Returns the disturbances of the measurement. The load of the minute before is left out if this
/// run was building then.
pub(super) fn noise(watch: Watch, record: &Record) -> Noise {
    let has_built = record.phases.iter().any(|phase| phase.name == "build");
    let noise = watch.end();
    Noise { load_before: noise.load_before.filter(|_| !has_built), ..noise }
}

fn found(given: &[Given]) -> Result<Vec<(&Given, Executable)>> {
    let executable = |program: &Given| -> Result<Executable> {
        let mut executable = Executable::find(&program.asked)?;
        executable.layouts.clone_from(&program.layouts);
        Ok(executable)
    };
    given.iter().map(|program| Ok((program, executable(program)?))).collect()
}

/// Measures by the plan, and shows the progress.
pub(super) fn shown<P: Program + Clone>(
    first: (&P, P),
    others: &[P],
    setup: &Setup<'_, P::Task>,
    plan: &Plan<'_>,
    plot: bool,
    rng: &mut Rng,
) -> Result<Outcome> {
    let names: Vec<String> = others.iter().map(|program| program.name().to_owned()).collect();
    let live = Live::begin(&names, plan, plot);
    let watch = |seen: &[Comparison]| live.show(seen);
    let measured = measure(first, others, setup, &Plan { watch: &watch, ..*plan }, rng);
    live.finish();
    measured
}

/// Fails if the failure of a program ended the comparison before its time.
pub(super) fn whole(record: &Record) -> Result<()> {
    record.ended_by().map_or(Ok(()), |fault| Err(fault.into()))
}

/// Runs the lines of an option in a shell, in order.
fn lines_for_shell(option: &str, lines: &[String]) -> Result<()> {
    for line in lines {
        command::run_line(line, command::LIMIT)?
            .map_err(|what| Error::Invalid(format!("--{option} {what}")))?;
    }
    Ok(())
}

/// Returns the gain of the second program over the first, from the launches that begin within
/// `time`, and from [`FEWEST`] launches at least; and the sentences that a reader of it needs.
///
/// # Errors
///
/// Fails, among other reasons, if the programs have several layouts but one of them runs in place,
/// in a single layout: the standard error would then not include the differences between layouts.
pub(super) fn gain(
    pair: &[Given; 2],
    work: &Work,
    time: Duration,
    load: Load,
    seed: u64,
) -> Result<(Measured, Vec<String>)> {
    let rules = Rules::default();
    let Rules { resolution, confidence, .. } = rules;
    let ends = Ends {
        time: Some(time),
        resolution,
        confidence,
        load,
        seed: Some(seed),
        plot: false,
        counters: false,
        costs: false,
    };
    let record = compared(begun(&ends, rules)?, pair, work, &ends, Some(FEWEST))?;
    children::check()?;
    whole(&record)?;
    let in_place =
        record.programs.iter().find_map(|program| Some((&program.name, program.in_place.as_ref()?)));
    if let Some((name, why)) = in_place.filter(|_| pair.iter().any(|program| program.layouts.is_some())) {
        return Err(Error::Failed {
            what: format!("`{name}` runs in place, in one layout (`--one-layout` compares the files)"),
            cause: why.as_str().into(),
        });
    }
    let took = record.took();
    if took > 1.5 * time.as_secs_f64() {
        note(&format!(
            "{:>12} {FEWEST} launches took {took:.0} s, longer than --each: fewer give no good standard error",
            ""
        ));
    }
    let judged = record.decision.rows.iter().find(|row| row.candidate != CONTROL).and_then(|row| row.judged);
    let judged = judged.context("nothing was measured")?;
    Ok((Measured { gain: judged.gain, error: judged.error }, record.interleaving()))
}

/// Finds the batches of the lines of the file `origin`, and lets their mean time count if copies load
/// the other CPUs.
///
/// # Errors
///
/// As [`lines::calibrate`].
pub(super) fn batches(
    first: &LineProgram,
    origin: &str,
    questions: &[String],
    slice: Duration,
    load: Load,
    folder: &Path,
) -> Result<Vec<Batch>> {
    let batches = lines::calibrate(first, origin, questions, slice, folder)?;
    Ok(if load == Load::Idle { batches } else { batches.into_iter().map(Batch::under_load).collect() })
}

/// Number of samples in each of the first six launches of engines. After them the number follows
/// from the variances and the costs that the launches show.
const FIRST_SAMPLES: u32 = 16;

/// Fewest launches for a standard error that is known well enough. With 8 launches it is too small
/// so often that one search of `bisect` in ten would be wrong.
const FEWEST: usize = 16;
