//! `cargo lab choose`: verify, measure, decide, write the report, print the build command.
//!
//! No report is written before everything is known: an interrupted run leaves the reports as they were.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};

use crate::candidates::{self, Candidates};
use crate::chance::Chance;
use crate::engines::{self, Built, Plan};
use crate::lockstep::{self, Fighter};
use crate::progress::Progress;
use crate::record::{
    BASELINE, CONTROL, Comparison, Duel, Engine, Machine, Phase, Record, Rung, SCHEMA, Signature, Source,
    Unavailable,
};
use crate::verdict::{self, Evidence};
use crate::{children, command, files, machine, report, rungs, signature, summary, workspace};

/// The options of `choose`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Less of everything: an answer in five minutes, with wider intervals.
    #[arg(long)]
    quick: bool,
    /// The seed of every random choice; printed, so that a run can be followed again. Drawn from the clock if not given.
    #[arg(long)]
    seed: Option<u64>,
    /// Look at this axis only; may be given several times.
    #[arg(long, value_name = "NAME")]
    axis: Vec<String>,
    /// Where the record, the choice and the report go [default: reports/MACHINE, with the axes' names where some are
    /// given].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// How long a run may take, and what for. The phases that cannot be cut short come first; the lock-step runs, which can
/// use any time, take what they leave.
struct Budget {
    /// All together, from the end of the builds.
    whole: Duration,
    /// For each candidate in lock-step, at most.
    candidate: Duration,
    /// For the confirmation.
    confirmation: Duration,
    /// For what comes after: building the combined engine, deciding, writing.
    rest: Duration,
    /// The depth of the `bench` runs; none for its own.
    depth: Option<u32>,
}

impl Budget {
    fn of(options: &Options) -> Self {
        let seconds = Duration::from_secs;
        if options.quick {
            Self {
                whole: seconds(280),
                candidate: seconds(6),
                confirmation: seconds(25),
                rest: seconds(40),
                depth: Some(5),
            }
        } else {
            Self {
                whole: seconds(860),
                candidate: seconds(20),
                confirmation: seconds(80),
                rest: seconds(50),
                depth: None,
            }
        }
    }

    /// What the lock-step runs may take, when so much is gone. Never nothing: a run too short for the fewest launches
    /// judges nothing, and says so.
    fn duel(&self, gone: Duration, candidates: usize) -> Duration {
        let left = self.whole.saturating_sub(gone + self.confirmation + self.rest);
        left.min(self.candidate * u32::try_from(candidates).unwrap_or(u32::MAX)).max(Duration::from_secs(20))
    }
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    children::catch_interrupts()?;
    let root = workspace::root()?;
    let machine = machine::identify();
    let all = Candidates::list(&machine, &options.axis)?;
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).context("the clock stands before 1970")?;
    let seed = options.seed.unwrap_or(since_1970.as_micros() as u64 % 1_000_000_000);
    eprintln!("{:>12} {} ({}), seed {seed}", "machine", machine.brand, machine.key);

    // A look at some axes only must not stand where the whole choice is expected.
    let part: String = options.axis.iter().map(|axis| format!("-{axis}")).collect();
    let usual = || root.join("reports").join(format!("{}{part}", machine.key));
    let folder = options.output.clone().unwrap_or_else(usual);
    let started = since_1970.as_secs();
    let mut run = Run { root, options, budget: Budget::of(options), seed, phases: Vec::new() };
    let record = run.record(machine, all, started)?;
    write(&folder, &record)?;

    let choice = &record.decision.choice;
    let mut out = std::io::stdout();
    write!(out, "{}", summary::table(&record))?;
    writeln!(out, "{}: {}", record.machine.key, choice.because)?;
    writeln!(out, "{}", folder.join("record.json").display())?;
    writeln!(out, "{}", choice.command)?;
    Ok(())
}

/// One run, with what its phases share.
struct Run<'a> {
    root: PathBuf,
    options: &'a Options,
    budget: Budget,
    seed: u64,
    phases: Vec<Phase>,
}

impl Run<'_> {
    /// Everything from the builds to the decision.
    fn record(&mut self, machine: Machine, all: Candidates, started: u64) -> Result<Record> {
        let compiler = machine::compiler(&self.root)?;
        let source = machine::source(&self.root)?;
        let Candidates { axes, plans, mut unavailable } = all;
        let mut bench = self.build(plans, &mut unavailable)?;
        self.check_source(&source)?;

        let begun = Instant::now();
        let signature = self.verify(&mut bench)?;
        let kernels = self.rung("kernels", |run| rungs::kernels(&run.root, run.options.quick))?;
        let instructions = self.optional_rung("instructions", begun, |run| rungs::instructions(&run.root))?;
        let listings = self.optional_rung("listings", begun, |run| rungs::listings(&run.root, &compiler))?;
        let duel = self.duel(&mut bench, begun)?;

        let mut record = Record {
            schema: SCHEMA,
            command: self.command(),
            started,
            seed: self.seed,
            quick: self.options.quick,
            machine,
            compiler,
            source,
            axes,
            unavailable,
            engines: bench.iter().map(|built| built.engine.clone()).collect(),
            signature,
            kernels,
            instructions,
            duel,
            confirmation: None,
            listings,
            decision: verdict::undecided(verdict::RULES),
            phases: Vec::new(),
        };
        record.decision = verdict::decide(Evidence::from(&record), verdict::RULES);
        if !record.decision.choice.winners.is_empty() {
            self.confirm(&bench[0], &mut record)?;
            record.decision = verdict::decide(Evidence::from(&record), verdict::RULES);
        }
        record.phases = std::mem::take(&mut self.phases);
        Ok(record)
    }

    /// Engines of different sources cannot be compared, and the record would name the wrong one.
    fn check_source(&self, source: &Source) -> Result<()> {
        if machine::source(&self.root)?.sha256 != source.sha256 {
            bail!("the engine's source was changed while the engines were built: run again");
        }
        Ok(())
    }

    /// The command with its seed.
    fn command(&self) -> String {
        let mut command = "cargo lab choose".to_owned();
        if self.options.quick {
            command += " --quick";
        }
        for axis in &self.options.axis {
            command += &format!(" --axis {axis}");
        }
        format!("{command} --seed {}", self.seed)
    }

    /// Measures one of the rungs that give figures, or a reason.
    fn rung<T>(&mut self, name: &'static str, measure: impl FnOnce(&Self) -> Rung<T>) -> Result<Rung<T>> {
        let progress = Progress::begin(name, 1);
        let rung = measure(self);
        children::check()?;
        let took = progress.finish(&match &rung {
            Rung::Measured { figures } => format!("{} figures", figures.len()),
            Rung::Unmeasured { .. } => "not measured".to_owned(),
        });
        self.phase(name, took);
        Ok(rung)
    }

    /// The same, where there is time for it: half of the run belongs to whole engines.
    fn optional_rung<T>(
        &mut self,
        name: &'static str,
        begun: Instant,
        measure: impl FnOnce(&Self) -> Rung<T>,
    ) -> Result<Rung<T>> {
        if begun.elapsed() > self.budget.whole / 2 {
            return Ok(Rung::Unmeasured { reason: format!("no time was left for the {name}"), remedy: None });
        }
        self.rung(name, measure)
    }

    fn phase(&mut self, name: &str, took: Duration) {
        self.phases.push(Phase { name: name.to_owned(), seconds: took.as_secs_f64() });
    }

    /// Builds the baseline, its copy and every candidate. A candidate that does not build is unavailable.
    fn build(
        &mut self,
        plans: Vec<(Plan, String, String)>,
        unavailable: &mut Vec<Unavailable>,
    ) -> Result<Vec<Standing>> {
        let mut all = vec![candidates::baseline()];
        all.extend(plans.iter().map(|(plan, ..)| plan.clone()));
        let progress = Progress::begin("build", all.len());
        let built = engines::build(&self.root, &all, &progress)?;
        rungs::prepare(&self.root);
        children::check()?;
        let took = progress.finish(&format!("{} engines", all.len()));
        self.phase("build", took);

        let mut built = all.into_iter().zip(built);
        let (plan, baseline) = built.next().context("the baseline comes first")?;
        let baseline = Standing::new(&plan, baseline?);
        let mut control = baseline.clone();
        CONTROL.clone_into(&mut control.engine.slug);
        let mut bench = vec![baseline, control];
        for ((plan, built), (_, axis, variant)) in built.zip(plans) {
            match built {
                Ok(built) => {
                    let mut standing = Standing::new(&plan, built);
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
    fn verify(&mut self, bench: &mut [Standing]) -> Result<Signature> {
        let depth = self.budget.depth;
        let progress = Progress::begin("verify", bench.len());
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
            eprintln!("{:>12} {line}", "fault");
        }
        Ok(Signature { depth, nodes })
    }

    /// Rung 3: every sound candidate with code of its own, and the control, against the baseline.
    fn duel(&mut self, bench: &mut [Standing], begun: Instant) -> Result<Duel> {
        let fighters: Vec<Fighter> = bench[1..]
            .iter()
            .filter(|standing| standing.engine.fault.is_none() && standing.engine.same_code_as.is_none())
            .map(Standing::fighter)
            .collect();
        let baseline = bench[0].fighter();
        let slices = lockstep::calibrate(&baseline)?;
        let time = self.budget.duel(begun.elapsed(), fighters.len());
        let progress = Progress::begin("engines", 100);
        let outcome = lockstep::duel(
            &baseline,
            &fighters,
            &slices,
            time,
            &workspace::target(&self.root).join("launches"),
            &mut Chance::new(self.seed, "duel"),
            &progress,
        )?;
        let launches = outcome.comparisons.first().map_or(0, |comparison| comparison.launches.len());
        let took = progress.finish(&format!("{} candidates, {launches} launches each", fighters.len()));
        self.phase("engines", took);
        for fault in outcome.faults {
            eprintln!("{:>12} {fault}", "fault");
            if let Some(standing) = bench.iter_mut().find(|standing| standing.engine.slug == fault.engine) {
                standing.engine.fault = Some(fault.what);
            }
        }
        Ok(Duel {
            hash_mib: lockstep::HASH_MIB,
            slice_seconds: lockstep::SLICE.as_secs_f64(),
            samples_per_launch: lockstep::SAMPLES,
            positions: slices,
            comparisons: outcome.comparisons,
        })
    }

    /// Rung 3 again, for the winners together, on launches that chose nothing.
    fn confirm(&mut self, baseline: &Standing, record: &mut Record) -> Result<()> {
        let plan = candidates::combined(&record.decision.choice);
        let progress = Progress::begin("combine", 1);
        let built = engines::build(&self.root, std::slice::from_ref(&plan), &progress)?.pop();
        let took = progress.finish(&plan.command());
        self.phase("combine", took);
        self.check_source(&record.source)?;
        // Without launches nothing is confirmed, and the default stands.
        let mut comparison = Comparison { candidate: plan.slug.clone(), launches: Vec::new() };
        let mut standing = match built.context("one plan gives one engine")? {
            Ok(built) => Standing::new(&plan, built),
            Err(error) => {
                eprintln!("{:>12} {error:#}", "fault");
                record.confirmation = Some(comparison);
                return Ok(());
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
            let progress = Progress::begin("confirm", 100);
            let outcome = lockstep::duel(
                &baseline.fighter(),
                &[standing.fighter()],
                &record.duel.positions,
                self.budget.confirmation,
                &workspace::target(&self.root).join("launches"),
                &mut Chance::new(self.seed, "confirm"),
                &progress,
            )?;
            standing.engine.fault = outcome.faults.into_iter().next().map(|fault| fault.what);
            if let Some(measured) = outcome.comparisons.into_iter().next() {
                comparison = measured;
            }
            let took = progress.finish(&format!("{} fresh launches", comparison.launches.len()));
            self.phase("confirm", took);
        }
        if let Some(fault) = &standing.engine.fault {
            eprintln!("{:>12} `{}`: {fault}", "fault", comparison.candidate);
        }
        record.engines.push(standing.engine);
        record.confirmation = Some(comparison);
        Ok(())
    }
}

/// An engine on the bench: its entry in the record and its binary.
#[derive(Clone, Debug)]
struct Standing {
    engine: Engine,
    binary: PathBuf,
}

impl Standing {
    fn new(plan: &Plan, built: Built) -> Self {
        let engine = Engine {
            slug: plan.slug.clone(),
            axis: None,
            variant: None,
            features: plan.features.clone(),
            target_cpu: plan.target_cpu.clone(),
            command: command::build(&plan.features, plan.target_cpu.as_deref()),
            sha256: built.sha256,
            code_sha256: built.code_sha256,
            bytes: built.bytes,
            build_seconds: built.took.as_secs_f64(),
            same_code_as: None,
            nodes: None,
            nps: None,
            fault: None,
        };
        Self { engine, binary: built.path }
    }

    fn fighter(&self) -> Fighter {
        Fighter { slug: self.engine.slug.clone(), binary: self.binary.clone() }
    }

    /// The first of those engines that has the very same code.
    fn twin(&self, others: &[Self]) -> Option<String> {
        let is_twin = |other: &&Self| {
            let (ours, theirs) = (&self.engine, &other.engine);
            ours.sha256 == theirs.sha256
                || ours.code_sha256.is_some() && ours.code_sha256 == theirs.code_sha256
        };
        others.iter().find(is_twin).map(|other| other.engine.slug.clone())
    }
}

/// Writes the record and what follows from it, each file whole.
fn write(folder: &Path, record: &Record) -> Result<()> {
    let path = folder.join("record.json");
    let json = record.to_json()?;
    // A record that cannot be decided again from its file alone is worth nothing; better to know now.
    let kept = Record::from_json(&json, &path)?;
    if verdict::decide(Evidence::from(&kept), kept.decision.rules) != record.decision {
        bail!("the record does not lead to its own decision again; nothing was written");
    }
    for (name, chart) in report::charts(record) {
        files::replace(&folder.join(name), chart.as_bytes())?;
    }
    files::replace(&folder.join("index.html"), report::page(record).as_bytes())?;
    files::replace(&folder.join("choice.toml"), summary::choice(record)?.as_bytes())?;
    files::replace(&path, &json)
}
