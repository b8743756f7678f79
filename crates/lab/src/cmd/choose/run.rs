//! One run of `choose`, phase by phase.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::Options;
use crate::build::built::BuiltEngine;
use crate::build::candidates::{self, Candidates};
use crate::build::engines::Plan;
use crate::build::signature;
use crate::bundle::origin::Origin;
use crate::cmd::budget::Budget;
use crate::cmd::comparison;
use crate::decide::predict;
use crate::decide::verdict::{self, RULES, Stream, launches, looks};
use crate::measure::paired;
use crate::record::{
    Axis, BASELINE, CONTROL, Comparison, Confirmation, Duel, Engine, Machine, Missing, Mode, Noise, Paired,
    PairedFigure, Phase, Record, Rung, SCHEMA, Signature, Slice, Source, Survey, Unavailable, Unmeasured,
};
use crate::terminal::format;
use crate::terminal::progress::Progress;
use crate::terminal::stdout;
use crate::workspace;
use outpace::children;
use outpace::lockstep::{Answers, Setup, Until};
use outpace::noise::Watch;
use outpace::rng::Rng;
use outpace::uci::UciEngine;

/// What kernels in lock-step may take.
const PAIRED: Duration = Duration::from_secs(90);

/// One run, with what its phases share.
pub(super) struct Run<'a> {
    pub(super) root: PathBuf,
    origin: Origin,
    options: &'a Options,
    pub(super) budget: Budget,
    pub(super) seed: u64,
    phases: Vec<Phase>,
    /// When the builds were done: what follows has its budget.
    begun: Instant,
}

impl<'a> Run<'a> {
    /// A run that has not begun.
    pub(super) fn new(origin: Origin, options: &'a Options, seed: u64) -> Self {
        Self {
            root: origin.root().to_owned(),
            origin,
            options,
            budget: Budget::of(options.quick),
            seed,
            phases: Vec::new(),
            begun: Instant::now(),
        }
    }

    /// Everything from the builds to the decision.
    pub(super) fn record(mut self, machine: Machine, all: Candidates, started: u64) -> Result<Record> {
        let compiler = self.origin.compiler()?;
        let source = self.origin.source()?;
        let Candidates { axes, plans, mut unavailable, compilers } = all;
        let prediction = predict::of_machine(&self.root, &machine);
        let mut bench = self.build(plans, &mut unavailable)?;
        self.check_source(&source)?;
        if self.options.exhaustive {
            let relink = bench[0].relink().map_err(|reason| anyhow::anyhow!("{reason}"));
            relink.context("`--exhaustive` compares over code layouts")?;
        }

        self.begun = Instant::now();
        let signature = self.verify(&mut bench)?;
        let kernels = self.rung("kernels", |run| run.origin.kernels())?;
        let paired = self.paired(&axes)?;
        let instructions = self.rung("instructions", |run| run.origin.instructions())?;
        let listings = self.rung("listings", |run| run.origin.listings(&compiler))?;
        let mut watch = Watch::begin();
        let duel = self.duel(&mut bench)?;
        watch.look();

        let mut record = Record {
            schema: SCHEMA,
            command: self.command(),
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
            kernels,
            paired,
            instructions,
            duel,
            layouts: Survey::default(),
            confirmation: None,
            regret: None,
            against: None,
            unmeasured: Vec::new(),
            noise: Noise::default(),
            listings,
            prediction,
            decision: verdict::undecided(RULES),
            phases: Vec::new(),
            sha256: String::new(),
        };
        record.decision = verdict::decide(&record, RULES);
        record.layouts = self.check_layouts(&bench, &record)?;
        watch.look();
        record.decision = verdict::decide(&record, RULES);
        let mut combined = None;
        if !record.decision.choice.winners.is_empty() {
            combined = self.confirm(&bench[0], &mut record)?;
        }
        record.decision = verdict::decide(&record, RULES);
        if self.options.exhaustive {
            match self.regret(&bench[0], &record) {
                Ok(regret) => record.regret = Some(regret),
                Err(error) => record.unmeasured.push(unmeasured("--exhaustive".to_owned(), error)?),
            }
        }
        if !self.options.against.is_empty() {
            let choice = &record.decision.choice;
            let is_default = choice.build.is_default();
            let chosen = combined.as_ref().filter(|_| !is_default).unwrap_or(&bench[0]);
            match self.against(&self.options.against, chosen, &record) {
                Ok(against) => record.against = Some(against),
                Err(error) => {
                    let asked = format!("--against {}", self.options.against.join(","));
                    record.unmeasured.push(unmeasured(asked, error)?);
                }
            }
        }
        record.noise = watch.end();
        record.decision = verdict::decide(&record, RULES);
        record.phases = self.phases;
        Ok(record)
    }

    /// Engines of different sources cannot be compared, and the record would name the wrong one.
    pub(super) fn check_source(&self, source: &Source) -> Result<()> {
        if self.origin.source()?.sha256 != source.sha256 {
            bail!("the engine's source was changed while the engines were built: run again");
        }
        Ok(())
    }

    /// The command with its seed.
    fn command(&self) -> String {
        let mut command = format!("{} choose", self.origin.program());
        if self.options.quick {
            command += " --quick";
        }
        for axis in &self.options.axis {
            command += &format!(" --axis {axis}");
        }
        if self.options.exhaustive {
            command += " --exhaustive";
        }
        if !self.options.against.is_empty() {
            command += &format!(" --against {}", self.options.against.join(","));
        }
        if Duration::from_millis(self.options.slice.into()) != outpace::uci::SLICE {
            command += &format!(" --slice {}", self.options.slice);
        }
        format!("{command} --seed {}", self.seed)
    }

    /// Measures one of the rungs below whole engines: figures, or the reason why there are none. Half of the run belongs to whole
    /// engines, and a quick run is theirs alone: the suites of the kernels take longer to compile than it lasts.
    fn rung<T>(&mut self, name: &'static str, measure: impl FnOnce(&Self) -> Rung<T>) -> Result<Rung<T>> {
        let unmeasured = |reason: String| Rung::Unmeasured { reason, remedy: None };
        if self.options.quick {
            return Ok(unmeasured("a quick run times whole engines alone; a full one has it".to_owned()));
        }
        if self.begun.elapsed() > self.budget.whole / 2 {
            return Ok(unmeasured(format!("no time was left for the phase `{name}`")));
        }
        let progress = Progress::before(self.later(Duration::ZERO), name, 1);
        let rung = measure(self);
        children::check()?;
        let took = progress.finish(&match &rung {
            Rung::Measured { figures } => format!("{} figures", figures.len()),
            Rung::Unmeasured { .. } => "not measured".to_owned(),
        });
        self.phase(name, took);
        Ok(rung)
    }

    /// Rung 2 in lock-step. Kernels choose nothing, so a quick run's looks do for them.
    fn paired(&mut self, axes: &[Axis]) -> Result<Paired> {
        let looks = looks::quick();
        let rung = self.rung("paired", |run| {
            let (modes, time) = (&[Mode::Throughput, Mode::Latency], PAIRED);
            let open = |seen: &[PairedFigure]| verdict::open_kernels(seen, &looks, run.seed, RULES);
            run.origin.paired(paired::Plan { axes, modes, looks: &looks, time, seed: run.seed, open: &open })
        })?;
        Ok(Paired { looks, rung })
    }

    /// What is left of the budget when a phase of that length is done.
    fn later(&self, time: Duration) -> Duration {
        self.budget.whole.saturating_sub(self.begun.elapsed() + time)
    }

    pub(super) fn phase(&mut self, name: &str, took: Duration) {
        self.phases.push(Phase { name: name.to_owned(), seconds: took.as_secs_f64() });
    }

    /// Builds the baseline, its copy and every candidate. A candidate that does not build is unavailable.
    fn build(
        &mut self,
        plans: Vec<(Plan, String, String)>,
        unavailable: &mut Vec<Unavailable>,
    ) -> Result<Vec<BuiltEngine>> {
        let mut all = vec![candidates::baseline()];
        all.extend(plans.iter().map(|(plan, ..)| plan.clone()));
        let estimate = self.origin.estimate(&all)?;
        let whole = self.budget.whole;
        stdout::note!(
            "{:>12} {} engines ({}), then measures ({}){}",
            "builds",
            all.len(),
            format::about(estimate),
            format::about(whole),
            self.origin.installs(self.options.quick)?
        );
        let progress = Progress::before(whole, "build", all.len());
        let built = self.origin.engines(&all, &progress)?;
        if !self.options.quick {
            self.origin.prepare();
        }
        children::check()?;
        let took = progress.finish(&format!("{} engines", all.len()));
        self.phase("build", took);

        let mut built = all.into_iter().zip(built);
        let (plan, baseline) = built.next().context("the baseline comes first")?;
        let baseline = BuiltEngine::new(&plan, baseline?);
        let mut control = baseline.clone();
        CONTROL.clone_into(&mut control.engine.slug);
        let mut bench = vec![baseline, control];
        for ((plan, built), (_, axis, variant)) in built.zip(plans) {
            match built {
                Ok(built) => {
                    let mut standing = BuiltEngine::new(&plan, built);
                    standing.engine.axis = Some(axis);
                    standing.engine.variant = Some(variant);
                    standing.engine.same_code_as = standing.twin(&bench);
                    bench.push(standing);
                }
                Err(error) => unavailable.push(Unavailable { axis, variant, reason: format!("{error:#}") }),
            }
        }
        Ok(bench)
    }

    /// Rung 1: the same node count from every engine, or out.
    fn verify(&mut self, bench: &mut [BuiltEngine]) -> Result<Signature> {
        let depth = self.budget.depth;
        let progress = Progress::before(self.later(Duration::ZERO), "verify", bench.len());
        let mut expected = None;
        let mut wrong = Vec::new();
        for standing in bench.iter_mut() {
            // Copies of one binary need no second look.
            if standing.engine.slug == CONTROL {
                continue;
            }
            let said = signature::of(&standing.binary, depth);
            children::check()?;
            progress.step(&standing.engine.slug);
            let engine = &mut standing.engine;
            match (said, expected) {
                (Err(error), None) => return Err(error.context(format!("the engine `{BASELINE}` is broken"))),
                (Err(error), Some(_)) => engine.fault = Some(format!("{error:#}")),
                (Ok(said), _) => {
                    let expected = *expected.get_or_insert(said.nodes);
                    engine.nodes = Some(said.nodes);
                    engine.nps = Some(said.nps);
                    if said.nodes != expected {
                        engine.fault = Some(format!(
                            "a bug: its bench searches {} nodes where the baseline's searches {expected}",
                            said.nodes
                        ));
                    }
                }
            }
            if let Some(fault) = &engine.fault {
                wrong.push(format!("`{}`: {fault}", engine.slug));
            }
        }
        let nodes = expected.context("the baseline comes first")?;
        if let [baseline, control, ..] = bench {
            control.engine.nodes = baseline.engine.nodes;
            control.engine.nps = baseline.engine.nps;
        }
        let took = progress.finish(&match wrong.len() {
            0 => format!("every engine searches {nodes} nodes"),
            some => format!("{some} engines are not equal and are not timed"),
        });
        self.phase("verify", took);
        for line in wrong {
            stdout::note!("{:>12} {line}", "fault");
        }
        Ok(Signature { depth, nodes })
    }

    /// Rung 3: every sound candidate with code of its own, and the control, against the baseline.
    fn duel(&mut self, bench: &mut [BuiltEngine]) -> Result<Duel> {
        let uci_engines: Vec<UciEngine> = bench[1..]
            .iter()
            .filter(|standing| standing.engine.fault.is_none() && standing.engine.same_code_as.is_none())
            .map(BuiltEngine::uci_engine)
            .collect();
        let baseline = bench[0].uci_engine();
        let mut rng = Rng::new(self.seed, "slices");
        let length = Duration::from_millis(self.options.slice.into());
        let folder = workspace::launches(&self.root)?;
        let slices = outpace::uci::calibrate(&baseline, outpace::uci::POSITIONS, length, &folder, &mut rng)?;
        let time = self.budget.duel(self.begun.elapsed());
        let engines: Vec<Engine> = bench.iter().map(|standing| standing.engine.clone()).collect();
        let outcome = self.lockstep(launches::ENGINES, &baseline, &uci_engines, &engines, &slices, time)?;
        for fault in outcome.faults {
            stdout::note!("{:>12} {fault}", "fault");
            if let Some(standing) = bench.iter_mut().find(|standing| standing.engine.slug == fault.engine) {
                standing.engine.fault = Some(fault.what);
            }
        }
        Ok(Duel {
            hash_mib: outpace::uci::HASH_MIB,
            slice_seconds: length.as_secs_f64(),
            positions: slices,
            splits: outcome.splits,
            survey: self.survey(outcome.comparisons),
        })
    }

    /// Whole engines in lock-step, until all are settled or the time is over.
    pub(super) fn lockstep(
        &mut self,
        of: &'static str,
        baseline: &UciEngine,
        uci_engines: &[UciEngine],
        engines: &[Engine],
        slices: &[Slice],
        time: Duration,
    ) -> Result<outpace::lockstep::Outcome> {
        let looks = self.budget.looks.clone();
        self.duel_by(of, baseline, uci_engines, engines, slices, &looks, time)
    }

    /// The same with looks of its own.
    #[expect(clippy::too_many_arguments, reason = "they are what a duel is made of")]
    pub(super) fn duel_by(
        &mut self,
        of: &'static str,
        baseline: &UciEngine,
        uci_engines: &[UciEngine],
        engines: &[Engine],
        slices: &[Slice],
        looks: &[u32],
        time: Duration,
    ) -> Result<outpace::lockstep::Outcome> {
        let folder = workspace::launches(&self.root)?;
        let stream = Stream { seed: self.seed, of };
        let open = |seen: &[Comparison]| verdict::open(seen, engines, looks, stream, RULES);
        let setup =
            &Setup { tasks: slices, folder: &folder, samples: self.budget.samples, answers: Answers::Equal };
        let until = Until { plan: outpace::rounds::Plan { looks, time }, open: &open };
        let (outcome, phase) =
            comparison::measure(stream, baseline, uci_engines, setup, &until, self.later(time))?;
        self.phases.push(phase);
        Ok(outcome)
    }

    pub(super) fn survey(&self, comparisons: Vec<Comparison>) -> Survey {
        Survey { looks: self.budget.looks.clone(), comparisons, missing: Vec::new() }
    }

    /// Rung 3 over code layouts: every win that would decide a feature.
    fn check_layouts(&mut self, bench: &[BuiltEngine], record: &Record) -> Result<Survey> {
        let wins = verdict::to_check(&record.axes, &record.decision.judgements);
        if wins.is_empty() {
            return Ok(self.survey(Vec::new()));
        }
        let mut missing = Vec::new();
        let mut uci_engines = Vec::new();
        let baseline = bench[0].in_layouts();
        for (axis, variant) in wins {
            let is_it = |standing: &&BuiltEngine| {
                standing.engine.axis.as_ref() == Some(&axis)
                    && standing.engine.variant.as_ref() == Some(&variant)
            };
            let Some(standing) = bench.iter().find(is_it) else { continue };
            match (&baseline, standing.in_layouts()) {
                (Ok(_), Ok(uci_engine)) => uci_engines.push(uci_engine),
                (Err(reason), _) => missing.push(missed(standing, reason)),
                (_, Err(reason)) => missing.push(missed(standing, &reason)),
            }
        }
        let mut survey = self.survey(Vec::new());
        if let Ok(baseline) = baseline
            && !uci_engines.is_empty()
        {
            let time = self.budget.layouts;
            let outcome = self.lockstep(
                launches::LAYOUTS,
                &baseline,
                &uci_engines,
                &record.engines,
                &record.duel.positions,
                time,
            )?;
            for fault in outcome.faults {
                stdout::note!("{:>12} {fault}", "fault");
                missing.push(Missing { candidate: fault.engine, reason: fault.what });
            }
            survey.comparisons = outcome.comparisons;
        }
        survey.missing = missing;
        Ok(survey)
    }

    /// Rung 3 again, for the winners together, on launches that chose nothing. Returns their build, if there is one that runs.
    fn confirm(&mut self, baseline: &BuiltEngine, record: &mut Record) -> Result<Option<BuiltEngine>> {
        let plan = candidates::combined(&record.decision.choice);
        let progress = Progress::begin("combine", 1);
        let built = self.origin.engines(std::slice::from_ref(&plan), &progress)?.pop();
        let took = progress.finish(&plan.build.slug());
        self.phase("combine", took);
        self.check_source(&record.source)?;
        // Without launches nothing is confirmed, and the default stands.
        let mut confirmation =
            Confirmation { built: self.survey(Vec::new()), layouts: self.survey(Vec::new()) };
        let mut standing = match built.context("one plan gives one engine")? {
            Ok(built) => BuiltEngine::new(&plan, built),
            Err(error) => {
                stdout::note!("{:>12} {error:#}", "fault");
                let reason = format!("{error:#}");
                confirmation.built.missing.push(Missing { candidate: plan.slug.clone(), reason });
                record.confirmation = Some(confirmation);
                return Ok(None);
            }
        };
        match signature::of(&standing.binary, self.budget.depth) {
            Ok(said) => {
                standing.engine.nodes = Some(said.nodes);
                standing.engine.nps = Some(said.nps);
                if said.nodes != record.signature.nodes {
                    standing.engine.fault = Some(format!("a bug: its bench searches {} nodes", said.nodes));
                }
            }
            Err(error) => standing.engine.fault = Some(format!("{error:#}")),
        }
        children::check()?;
        if standing.engine.fault.is_none() {
            let (slices, engines) = (&record.duel.positions, &record.engines);
            let time = self.budget.confirmation / 2;
            let uci_engines = [standing.uci_engine()];
            let outcome = self.lockstep(
                launches::CONFIRM,
                &baseline.uci_engine(),
                &uci_engines,
                engines,
                slices,
                time,
            )?;
            standing.engine.fault = outcome.faults.into_iter().next().map(|fault| fault.what);
            confirmation.built.comparisons = outcome.comparisons;
            match (baseline.in_layouts(), standing.in_layouts()) {
                (Ok(baseline), Ok(uci_engine)) => {
                    let outcome = self.lockstep(
                        launches::CONFIRM_LAYOUTS,
                        &baseline,
                        &[uci_engine],
                        engines,
                        slices,
                        time,
                    )?;
                    confirmation.layouts.comparisons = outcome.comparisons;
                }
                (Err(reason), _) | (_, Err(reason)) => {
                    confirmation.layouts.missing.push(missed(&standing, &reason));
                }
            }
        }
        if let Some(fault) = &standing.engine.fault {
            stdout::note!("{:>12} `{}`: {fault}", "fault", standing.engine.slug);
            confirmation.built.comparisons.clear();
            confirmation.built.missing.push(missed(&standing, fault));
        }
        record.engines.push(standing.engine.clone());
        record.confirmation = Some(confirmation);
        Ok(Some(standing).filter(|standing| standing.engine.fault.is_none()))
    }
}

/// That something went wrong behind the choice. The choice is made, and is not lost for that, unless it was the user who ended
/// the run.
fn unmeasured(asked: String, error: anyhow::Error) -> Result<Unmeasured> {
    if children::check().is_err() {
        return Err(error);
    }
    let reason = format!("{error:#}");
    stdout::note!("{:>12} `{asked}`: {reason}", "fault");
    Ok(Unmeasured { asked, reason })
}

fn missed(standing: &BuiltEngine, reason: &str) -> Missing {
    Missing { candidate: standing.engine.slug.clone(), reason: reason.to_owned() }
}
