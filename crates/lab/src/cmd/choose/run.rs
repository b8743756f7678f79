//! A run of `cargo lab choose`, phase by phase.

use std::cell::RefCell;
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result};

use super::field::{self, Builds, ENGINES, Engines, Shown};
use super::unfinished::{self, Unfinished};
use super::{Earlier, Options};
use crate::build::built::BuiltEngine;
use crate::build::candidates::{self, Candidates};
use crate::build::engines::Plan;
use crate::bundle::origin::Origin;
use crate::cmd::budget::Budget;
use crate::decide::verdict;
use crate::machine;
use crate::measure::counters::{self, Program};
use crate::measure::paired;
use crate::record::{
    Axis, CONTROL, Counted, Figures, Known, LOSS_RULES, Machine, Noise, Paired, PairedFigure, Phase, Record,
    SCHEMA, Signature, Source, Survey, Unavailable, Unmeasured, WholeEngines,
};
use crate::session::{each, flag, list};
use crate::terminal::format::{self, about};
use crate::terminal::progress::Progress;
use crate::terminal::stdout;
use crate::workspace;
use outpace::choose::{Contest, Limits};
use outpace::decide::Rules;
use outpace::os::children;
use outpace::os::noise::Watch;
use outpace::rng::Rng;

/// Time limit for the phase that times kernels in lock-step.
const PAIRED: Duration = Duration::from_secs(90);

/// Largest number of launches of each kernel.
const MOST_OF_KERNEL: u32 = 45;

/// Usual number of builds that combine several variants: at most four in the shipped records.
const USUAL_COMBINED: usize = 4;

/// State of a run that its phases share.
pub(super) struct Run<'a> {
    pub(super) root: PathBuf,
    origin: Origin,
    options: &'a Options,
    pub(super) budget: Budget,
    pub(super) seed: u64,
    known: Vec<Known>,
    /// Gains for [`Record::expected`].
    expected: Vec<Known>,
    /// Standard deviation of a gain from run to run, if earlier runs show it.
    between: Option<f64>,
    unfinished: Unfinished,
    /// The unfinished run that this one resumes.
    former: Option<Record>,
    phases: Vec<Phase>,
    /// Usual duration of the run after the first builds.
    usual: Duration,
    /// Estimated time of the combined builds that are still to be made.
    together: Duration,
    /// Moment at which the time budget of the run begins: the end of the first builds, minus the
    /// time that a resumed run has already spent.
    begun: Instant,
}

impl<'a> Run<'a> {
    pub(super) fn new(
        origin: Origin,
        options: &'a Options,
        seed: u64,
        Earlier { known, expected, between }: Earlier,
        unfinished: Unfinished,
    ) -> Self {
        Self {
            root: origin.root().to_owned(),
            origin,
            options,
            budget: Budget::new(options.quick),
            seed,
            known,
            expected,
            between,
            unfinished,
            former: None,
            phases: Vec::new(),
            usual: Duration::ZERO,
            together: Duration::ZERO,
            begun: Instant::now(),
        }
    }

    /// Runs all phases, from the builds to the decision.
    pub(super) fn record(
        mut self,
        machine: Machine,
        candidates: Candidates,
        started: u64,
        former: Option<Record>,
    ) -> Result<Record> {
        let compiler = self.origin.compiler()?;
        let source = self.origin.source()?;
        let Candidates { axes, plans, mut unavailable, compilers, .. } = candidates;
        let mut bench = self.build(plans, &mut unavailable)?;
        self.check_source(&source)?;
        self.begun = Instant::now();
        let signature = self.verify(&mut bench)?;
        let mut record = Record {
            schema: SCHEMA,
            command: command(&self.origin, self.options, self.seed),
            started,
            seed: self.seed,
            quick: self.options.quick,
            machine,
            compiler,
            compilers,
            source,
            bundle: self.origin.bundled(),
            axes,
            unavailable,
            engines: bench.iter().map(|built| built.engine.clone()).collect(),
            signature,
            kernels: unmeasured_yet(),
            paired: Paired { level: unmeasured_yet() },
            instructions: unmeasured_yet(),
            whole_engines: self.slices(&bench[0])?,
            known: self.known.clone(),
            expected: self.expected.clone(),
            between: self.between,
            against: None,
            counters: Vec::new(),
            unmeasured: Vec::new(),
            noise: Noise::default(),
            listings: unmeasured_yet(),
            decision: verdict::undecided(LOSS_RULES),
            phases: Vec::new(),
            sha256: String::new(),
        };
        if let Some(former) = former {
            self.resume(former, &mut bench, &mut record)?;
        }
        record.kernels = self.level("kernels", record.kernels, |run| run.origin.kernels())?;
        self.keep(&record);
        record.paired.level = self.paired(record.paired.level, &record.axes)?;
        self.keep(&record);
        record.instructions =
            self.level("instructions", record.instructions, |run| run.origin.instructions())?;
        self.keep(&record);
        record.listings =
            self.level("listings", record.listings, |run| run.origin.listings(run.options.keep))?;
        self.keep(&record);
        let mut watch = Watch::begin();
        let before = record.noise;
        self.race(&mut bench, &mut record, &watch)?;
        watch.look();
        let chosen = verdict::choose(&record, LOSS_RULES);
        if !self.options.against.is_empty() {
            let build = &chosen.choice.build;
            let built = bench.iter().find(|built| built.engine.build == *build).unwrap_or(&bench[0]);
            match self.against(&self.options.against, built, &record) {
                Ok(against) => record.against = Some(against),
                Err(error) => {
                    let asked = format!("--against {}", self.options.against.join(","));
                    record.unmeasured.push(unmeasured(asked, error)?);
                }
            }
        }
        if self.options.counters {
            let build = &chosen.choice.build;
            // The first two engines are the default and its copy, the control.
            let built = bench.iter().skip(2).find(|built| built.engine.build == *build);
            let counted = built
                .context("the default itself was chosen, so there is nothing to compare it with")
                .and_then(|built| self.counters(&bench[0], built, &record));
            match counted {
                Ok(counted) => record.counters.push(counted),
                Err(error) => record.unmeasured.push(unmeasured("--counters".to_owned(), error)?),
            }
        }
        record.noise = unfinished::worse(before, watch.end());
        record.decision = verdict::judge(&record, chosen);
        record.phases = self.phases;
        Ok(record)
    }

    /// Continues from the measurements of an unfinished run of the same command.
    fn resume(&mut self, former: Record, bench: &mut [BuiltEngine], record: &mut Record) -> Result<()> {
        if !unfinished::is_built_alike(&former, record) {
            return self.unfinished.set_aside("baseline", former.started);
        }
        for built in bench.iter_mut().filter(|built| built.engine.fault.is_none()) {
            built.engine.fault = unfinished::fault(&former.engines, &built.engine);
        }
        record.engines = bench.iter().map(|built| built.engine.clone()).collect();
        let begun = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(former.started));
        let changed = machine::suites_changed(&self.root).ok();
        let are_suites_unchanged = changed.zip(begun).is_some_and(|(changed, begun)| changed <= begun);
        if !are_suites_unchanged && !self.options.quick {
            stdout::note!(
                "{:>12} the benchmarks were changed after the unfinished run: they run again",
                "unfinished"
            );
        }
        unfinished::take_over(&former, record, are_suites_unchanged);
        let spent = unfinished::spent(record);
        self.begun = self.begun.checked_sub(spent).unwrap_or(self.begun);
        self.phases.splice(..0, std::mem::take(&mut record.phases));
        self.former = Some(former);
        let launches: usize =
            record.whole_engines.survey.comparisons.iter().map(|comparison| comparison.launches.len()).sum();
        let launches =
            if launches == 0 { String::new() } else { format!(", {launches} launches of engines") };
        stdout::note!(
            "{:>12} an unfinished run of this command: {} of measuring{launches} (`--restart` discards them)",
            "resumes",
            format::about(spent)
        );
        Ok(())
    }

    /// Saves the measurements so far, so that another run can continue if this one is interrupted.
    fn keep(&mut self, record: &Record) {
        self.unfinished.keep(&Record { phases: self.phases.clone(), ..record.clone() });
    }

    pub(super) fn check_source(&self, source: &Source) -> Result<()> {
        machine::check_source(&self.origin.source()?, source)
    }

    /// Measures an evidence level other than whole engines. Returns its figures, or the reason why
    /// there are none. After half of the run's time limit nothing is measured here, because the
    /// rest belongs to whole engines. A quick run measures only whole engines, because compiling
    /// the suites of the kernels takes longer than a quick run.
    fn level<T>(
        &mut self,
        name: &'static str,
        so_far: Figures<T>,
        measure: impl FnOnce(&Self) -> Figures<T>,
    ) -> Result<Figures<T>> {
        let unmeasured = |reason: String| Figures::Unmeasured { reason, remedy: None };
        if matches!(so_far, Figures::Measured { .. }) {
            return Ok(so_far);
        }
        if self.options.quick {
            return Ok(unmeasured("a quick run measures only whole engines; a full run has this".to_owned()));
        }
        if self.begun.elapsed() > self.budget.whole / 2 {
            // The record of the resumed run may already say why there are no figures.
            let is_known = matches!(&so_far, Figures::Unmeasured { reason, .. } if reason != NOT_YET);
            let too_late = unmeasured(format!("no time was left for the phase `{name}`"));
            return Ok(if is_known { so_far } else { too_late });
        }
        let progress = Progress::before(self.later(Duration::ZERO), name, 1);
        let level = measure(self);
        children::check()?;
        let took = progress.finish(&match &level {
            Figures::Measured { figures } => format!("{} figures", figures.len()),
            Figures::Unmeasured { .. } => "not measured".to_owned(),
        });
        self.phase(name, took);
        Ok(level)
    }

    /// Measures evidence level 2 (kernels) in lock-step.
    fn paired(&mut self, so_far: Figures<PairedFigure>, axes: &[Axis]) -> Result<Figures<PairedFigure>> {
        self.level("paired", so_far, |run| {
            let rules = Rules::default();
            let open = |seen: &[PairedFigure]| verdict::open_kernels(seen, &rules);
            let launches = MOST_OF_KERNEL;
            run.origin.paired(paired::Plan { axes, launches, time: PAIRED, seed: run.seed, open: &open })
        })
    }

    /// Counts cycles, instructions and misses of `bench` in the chosen build and in the baseline,
    /// by the CPU's own counters.
    fn counters(&mut self, baseline: &BuiltEngine, chosen: &BuiltEngine, record: &Record) -> Result<Counted> {
        let progress = Progress::before(self.later(Duration::ZERO), "counters", 1);
        let bench =
            |built: &BuiltEngine| Program::bench(&built.engine.slug, &built.binary, record.signature.depth);
        let counts = counters::count(&self.root, [&bench(baseline), &bench(chosen)])?;
        self.phase("counters", progress.finish("cycles, instructions and misses"));
        Ok(Counted { benchmark: String::new(), candidate: chosen.engine.slug.clone(), counts })
    }

    /// Returns the estimated time of the run that remains after a phase of this length.
    pub(super) fn later(&self, time: Duration) -> Duration {
        self.usual.saturating_sub(self.begun.elapsed() + time) + self.together
    }

    pub(super) fn phase(&mut self, name: &str, took: Duration) {
        self.phases.push(Phase { name: name.to_owned(), seconds: took.as_secs_f64() });
    }

    /// Builds the baseline and every candidate, and adds a copy of the baseline. A candidate that
    /// cannot be built is added to `unavailable`.
    fn build(
        &mut self,
        plans: Vec<(Plan, String, String)>,
        unavailable: &mut Vec<Unavailable>,
    ) -> Result<Vec<BuiltEngine>> {
        let mut builds = vec![candidates::baseline(&self.options.with)];
        builds.extend(plans.iter().map(|(plan, ..)| plan.clone()));
        let whole = self.budget.whole;
        let usual = self.budget.usual(builds.len());
        self.usual = usual;
        let several = if self.origin.compiles() { self.budget.together } else { 0 };
        let estimate = self.origin.estimate(&builds, several.min(USUAL_COMBINED), self.options.quick)?;
        let several = match several {
            0 => String::new(),
            most => format!(
                " and builds up to {most} engines that combine variants ({})",
                about(estimate.together)
            ),
        };
        stdout::note!(
            "{:>12} {} engines{} ({}), then measures ({}, at most {} min){several}{}",
            "builds",
            builds.len(),
            if self.options.quick { "" } else { " and the benchmarks" },
            about(estimate.engines + estimate.suites),
            about(usual),
            whole.as_secs() / 60,
            self.origin.installs(self.options.quick)?
        );
        self.together = estimate.together;
        let later = usual + estimate.together;
        let progress = Progress::before(later + estimate.suites, "build", builds.len());
        let built = self.origin.engines(&builds, &progress)?;
        let mut took = progress.finish(&format!("{} engines", builds.len()));
        if !self.options.quick {
            took += self.origin.prepare(later);
        }
        children::check()?;
        self.phase("build", took);

        let mut built = builds.into_iter().zip(built);
        let (plan, baseline) = built.next().context("the baseline is missing")?;
        let baseline = BuiltEngine::new(&plan, baseline?);
        let mut control = baseline.clone();
        CONTROL.clone_into(&mut control.engine.slug);
        let mut bench = vec![baseline, control];
        for ((plan, built), (_, axis, variant)) in built.zip(plans) {
            match built {
                Ok(built) => {
                    let mut candidate = BuiltEngine::new(&plan, built);
                    candidate.engine.axis = Some(axis);
                    candidate.engine.variant = Some(variant);
                    candidate.engine.same_code_as = candidate.twin(&bench);
                    bench.push(candidate);
                }
                Err(error) => unavailable.push(Unavailable { axis, variant, reason: format!("{error:#}") }),
            }
        }
        Ok(bench)
    }

    /// Checks evidence level 1 (equal): an engine with a different node count does not take part.
    fn verify(&mut self, bench: &mut [BuiltEngine]) -> Result<Signature> {
        let progress = Progress::before(self.later(Duration::ZERO), "verify", bench.len());
        let signature = BuiltEngine::verify_all(bench, self.budget.depth, |slug| progress.step(slug))?;
        let wrong =
            || bench.iter().filter_map(|built| Some((&built.engine.slug, built.engine.fault.as_ref()?)));
        let took = progress.finish(&match wrong().count() {
            0 => format!("every engine searches {} nodes", signature.nodes),
            some => format!("{some} engines differ from the baseline or fail, and are not timed"),
        });
        for (slug, fault) in wrong() {
            stdout::note!("{:>12} `{slug}`: {fault}", "fault");
        }
        self.phase("verify", took);
        Ok(signature)
    }

    /// Returns the slices (a position and a number of nodes) that whole engines search. The
    /// baseline searches each for about as long as `--slice` says.
    fn slices(&self, baseline: &BuiltEngine) -> Result<WholeEngines> {
        let length = Duration::from_millis(self.options.slice.into());
        let folder = workspace::launches(&self.root)?;
        let (baseline, positions) = (baseline.uci_engine(), outpace::workloads::uci::POSITIONS);
        let mut rng = Rng::new(self.seed, "slices");
        Ok(WholeEngines {
            hash_mib: outpace::workloads::uci::HASH_MIB,
            slice_seconds: length.as_secs_f64(),
            positions: outpace::workloads::uci::calibrate(&baseline, positions, length, &folder, &mut rng)?,
            as_built: Vec::new(),
            survey: Survey::default(),
        })
    }

    /// Measures evidence level 3 (whole engines): races the control and every sound engine, except
    /// those with the same code as another, until the choice is certain or the time is over.
    /// Half-way or sooner, combined builds that may be the best are made and join the race.
    fn race(&mut self, bench: &mut Vec<BuiltEngine>, record: &mut Record, watch: &Watch) -> Result<()> {
        let budget = &self.budget;
        let limits = Limits {
            time: budget.race(self.begun.elapsed()),
            first: budget.first,
            combinations: if self.origin.compiles() { budget.together } else { 0 },
            ..Limits::default()
        };
        let former = self.former.take().map(|former| {
            let matrix = verdict::of_matrix(&former, &record.known, LOSS_RULES);
            let decision = outpace::choose::decide(&matrix, None);
            outpace::choose::Record { decision, ..matrix }
        });
        let former_launches = former.as_ref().map_or(0, outpace::choose::Record::launches);
        let engines = RefCell::new(std::mem::take(bench));
        let mut field = field::field(record);
        let shown = Shown::new(ENGINES, self.later(limits.time));
        let arena = Engines {
            bench: &engines,
            positions: record.whole_engines.positions.clone(),
            samples: budget.samples,
            folder: workspace::launches(&self.root)?,
            seed: self.seed,
            rng: Rng::new(self.seed, &format!("{ENGINES} {former_launches}")),
            racers: Vec::new(),
        };
        let mut workshop = Builds::new(&field, record, &self.origin, (&engines, &shown));
        let (unfinished, phases) = (&mut self.unfinished, &self.phases);
        let contest = Contest {
            record: &mut field,
            arenas: vec![Box::new(arena)],
            workshop: &mut workshop,
            event: &mut |event| shown.show(&event),
            limits,
            expected: &record.expected,
            before: former.as_ref(),
            keep: &mut |field| {
                // Do not save before all launches of the earlier run have joined, because a kill
                // would then lose those that have not.
                if !unfinished.is_due() || field.launches() < former_launches {
                    return Ok(());
                }
                let mut so_far = Record { phases: phases.clone(), ..record.clone() };
                field::measured(&mut so_far, field, &engines.borrow());
                so_far.noise = unfinished::worse(record.noise, watch.clone().end());
                so_far.phases.extend(field::phases(field));
                unfinished.keep(&so_far);
                Ok(())
            },
        };
        contest.run()?;
        children::check()?;
        shown.finish(&field);
        *bench = engines.into_inner();
        field::measured(record, &field, bench);
        self.phases.extend(field::phases(&field));
        self.together = Duration::ZERO;
        self.check_source(&record.source)
    }
}

pub(super) fn command(origin: &Origin, options: &Options, seed: u64) -> String {
    let words = [
        flag("quick", options.quick),
        each("axis", &options.axis),
        list("with", &options.with),
        each("without", &options.without),
        flag("fresh", options.fresh),
        flag("with-shipped", options.with_shipped),
        list("against", &options.against),
        flag("counters", options.counters),
        if options.has_usual_slices() { String::new() } else { format!(" --slice {}", options.slice) },
    ];
    format!("{} choose{} --seed {seed}", origin.program(), words.concat())
}

/// Reason why an evidence level has no figures before its phase begins.
const NOT_YET: &str = "the run ended before this phase";

/// Returns an evidence level that has not been measured yet.
fn unmeasured_yet<T>() -> Figures<T> {
    Figures::Unmeasured { reason: NOT_YET.to_owned(), remedy: None }
}

/// Turns an error after the choice into an entry of the record, so that the choice is not lost.
/// Fails only if the user interrupts.
fn unmeasured(asked: String, error: anyhow::Error) -> Result<Unmeasured> {
    if children::check().is_err() {
        return Err(error);
    }
    let reason = format!("{error:#}");
    stdout::note!("{:>12} `{asked}`: {reason}", "fault");
    Ok(Unmeasured { asked, reason })
}
