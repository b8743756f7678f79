//! `cargo lab calibrate`: known cases through the shipped verdict code, and what became of them.
//!
//! The file is replaced after every comparison, so that a kill at any moment loses at most the one that was running, and the
//! next call goes on where this one was. Each comparison has its own stream of chance by its case and number, wherever
//! the run was interrupted.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::calibration::{Calibration, Case, SCHEMA, Trial};
use crate::candidates;
use crate::chance::Chance;
use crate::engines::{self, Plan};
use crate::lockstep::{self, Arena, Fighter, Source, Until};
use crate::noise::Watch;
use crate::progress::Progress;
use crate::record::{Comparison, Launch, Survey, Verdict};
use crate::standing::Standing;
use crate::verdict::{self, RULES, looks};
use crate::{children, files, json, machine, report, signature, summary, workspace};

/// The options of `calibrate`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// How many comparisons of byte-identical copies there are to be in all. To five of them comes one of each slowdown of 1
    /// and 2 %, to ten one of each other case.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    comparisons: u32,
    /// The seed of every random choice of a new calibration.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Forget what was measured before.
    #[arg(long)]
    restart: bool,
    /// Where `calibration.json` goes [default: reports/MACHINE].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// How many comparisons of copies come to one of that case.
fn share(case: Case) -> usize {
    match case {
        Case::Copies => 1,
        Case::Handicap { basis_points: 100 | 200 } => 5,
        Case::Layouts | Case::Handicap { .. } => 10,
    }
}

/// The launch counts at which a comparison is looked at: those of a quick choice, which has fewer launches to see an
/// effect with than a full one.
fn plan() -> Vec<u32> {
    looks::quick()
}

/// The slug of the engine that can dawdle.
const DAWDLER: &str = "handicap";

/// A comparison takes some ten seconds; one that takes so long has lost its machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    children::catch_interrupts()?;
    let root = workspace::root()?;
    let machine = machine::identify();
    let folder = options.output.clone().unwrap_or_else(|| root.join("reports").join(&machine.key));
    let path = folder.join("calibration.json");
    // Read before anything is built: what cannot be gone on with is the first thing to know.
    let kept = if options.restart { None } else { read(&path)? };

    let bench = Bench::build(&root)?;
    let fresh = bench.begin(&root, options, machine)?;
    let mut calibration = match kept {
        Some(kept) => resume(kept, &fresh, &path)?,
        None => Calibration { positions: bench.slices(fresh.seed)?, ..fresh },
    };
    let due = due(&calibration, options.comparisons);
    let progress = Progress::begin("calibrate", due.len());
    let sitting = calibration.noise.len();
    let watch = Watch::begin();
    for (case, index) in due {
        let trial = bench.compare(&calibration, case, index)?;
        progress.step(&format!("{}: {}", case.name(), word(&trial)));
        calibration.trials.push(trial);
        calibration.noise.truncate(sitting);
        calibration.noise.push(watch.clone().end());
        files::replace(&path, &json::write(&calibration)?)?;
    }
    progress.finish(&format!("{} comparisons", calibration.trials.len()));
    report::redraw(&folder)?;
    let mut out = std::io::stdout();
    write!(out, "{}", table(&calibration))?;
    writeln!(out, "{}", calibration.sentence())?;
    writeln!(out, "{}", path.display())?;
    Ok(())
}

/// The calibration in that file; none where there is no file.
pub(crate) fn read(path: &Path) -> Result<Option<Calibration>> {
    match std::fs::read(path) {
        Ok(text) => Ok(Some(json::read(&text, path)?)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// The kept one, if what would be measured now is what was measured then.
fn resume(kept: Calibration, fresh: &Calibration, path: &Path) -> Result<Calibration> {
    let differs = [
        ("machine", kept.machine.key != fresh.machine.key),
        ("compiler", kept.compiler != fresh.compiler),
        ("engine", kept.source.sha256 != fresh.source.sha256),
        ("rules", kept.rules != fresh.rules || kept.looks != fresh.looks),
        ("slices", kept.slice_seconds != fresh.slice_seconds),
    ];
    for (what, differs) in differs {
        ensure!(
            !differs,
            "{} was measured with another {what}: move it away, or begin anew with `--restart`",
            path.display()
        );
    }
    Ok(kept)
}

/// The comparisons that are still to be made: the case and its number. The cases take turns, so that whatever the machine
/// does in a bad hour it does to all.
fn due(calibration: &Calibration, comparisons: u32) -> Vec<(Case, usize)> {
    let mut due = Vec::new();
    for round in 0..comparisons as usize {
        for case in Case::all() {
            let (index, rest) = (round / share(case), round % share(case));
            if rest == 0 && index >= calibration.of(case).count() {
                due.push((case, index));
            }
        }
    }
    due
}

/// What is compared.
struct Bench {
    baseline: Standing,
    dawdler: Standing,
    folder: PathBuf,
}

impl Bench {
    /// Builds the baseline and the engine that can dawdle, and sees that both search the same nodes.
    fn build(root: &Path) -> Result<Self> {
        let dawdler = Plan { slug: DAWDLER.to_owned(), features: vec![DAWDLER.to_owned()], target_cpu: None };
        let plans = [candidates::baseline(), dawdler];
        let progress = Progress::begin("build", plans.len());
        let mut standing = Vec::new();
        for (plan, built) in plans.iter().zip(engines::build(root, &plans, &progress)?) {
            standing.push(Standing::new(plan, built?));
        }
        progress.finish("2 engines");
        for one in &mut standing {
            let said = signature::of(&one.binary, Some(5))?;
            one.engine.nodes = Some(said.nodes);
            one.engine.nps = Some(said.nps);
        }
        let (Some(dawdler), Some(baseline)) = (standing.pop(), standing.pop()) else {
            bail!("two plans give two engines");
        };
        ensure!(
            baseline.engine.nodes == dawdler.engine.nodes,
            "a bug: the engine with a handicap searches other nodes"
        );
        Ok(Self { baseline, dawdler, folder: workspace::target(root).join("launches") })
    }

    /// A calibration without comparisons.
    fn begin(&self, root: &Path, options: &Options, machine: crate::record::Machine) -> Result<Calibration> {
        Ok(Calibration {
            schema: SCHEMA,
            command: format!(
                "cargo lab calibrate --comparisons {} --seed {}",
                options.comparisons, options.seed
            ),
            seed: options.seed,
            machine,
            compiler: machine::compiler(root)?,
            source: machine::source(root)?,
            rules: RULES,
            looks: plan(),
            slice_seconds: lockstep::SLICE.as_secs_f64(),
            positions: Vec::new(),
            engines: vec![self.baseline.engine.clone(), self.dawdler.engine.clone()],
            noise: Vec::new(),
            trials: Vec::new(),
            sha256: String::new(),
        })
    }

    fn slices(&self, seed: u64) -> Result<Vec<crate::record::Slice>> {
        let mut chance = Chance::new(seed, "calibrate");
        lockstep::calibrate(&self.baseline.fighter(), lockstep::POSITIONS, lockstep::SLICE, &mut chance)
    }

    /// One comparison.
    fn compare(&self, calibration: &Calibration, case: Case, index: usize) -> Result<Trial> {
        let begun = Instant::now();
        let mut chance = Chance::new(calibration.seed, &format!("{} {index}", case.key()));
        let seed = chance.below(1 << 30) as u64;
        let swapped = index % 2 == 1;
        let layouts = tempfile::tempdir().context("cannot make a folder for layouts")?;
        let (mut one, mut other) = match case {
            Case::Copies => (self.baseline.fighter(), self.baseline.fighter()),
            Case::Layouts => {
                let mut drawn = |name: &str| -> Result<Fighter> {
                    let relink = self.baseline.relink().map_err(|reason| anyhow::anyhow!("{reason}"))?;
                    let binary = layouts.path().join(name);
                    relink.link(chance.below(1 << 30) as u32 + 1, &binary)?;
                    Ok(Fighter { source: Source::Copy(binary), ..self.baseline.fighter() })
                };
                (drawn("one")?, drawn("other")?)
            }
            Case::Handicap { basis_points } => {
                let options = vec![("Handicap".to_owned(), basis_points.to_string())];
                (self.dawdler.fighter(), Fighter { options, ..self.dawdler.fighter() })
            }
        };
        if swapped {
            std::mem::swap(&mut one, &mut other);
        }
        CANDIDATE.clone_into(&mut other.slug);
        let comparison = self.duel(calibration, &one, &other, seed, &mut chance)?;
        let none = Survey::default();
        let mut judgement = verdict::alone(&comparison, &none, &calibration.looks, seed, RULES)
            .context("a comparison gives a verdict")?;
        if case == Case::Layouts && judgement.verdict == Verdict::Faster {
            let baseline = self.baseline.in_layouts().map_err(anyhow::Error::msg)?;
            let other = Fighter { slug: CANDIDATE.to_owned(), ..baseline.clone() };
            let comparisons = vec![self.duel(calibration, &baseline, &other, seed, &mut chance)?];
            let survey = Survey { looks: calibration.looks.clone(), comparisons, missing: Vec::new() };
            judgement = verdict::alone(&comparison, &survey, &calibration.looks, seed, RULES)
                .context("a comparison gives a verdict")?;
        }
        let centres =
            comparison.launches.iter().filter_map(Launch::centre).map(|centre| centre.round() as i32);
        Ok(Trial {
            case,
            swapped,
            seconds: begun.elapsed().as_secs_f64(),
            judgement,
            centres: centres.collect(),
        })
    }

    fn duel(
        &self,
        calibration: &Calibration,
        baseline: &Fighter,
        candidate: &Fighter,
        seed: u64,
        chance: &mut Chance,
    ) -> Result<Comparison> {
        let looks = &calibration.looks;
        let open = |seen: &[Comparison]| verdict::open(seen, &[], looks, seed, RULES);
        let outcome = lockstep::duel(
            baseline,
            std::slice::from_ref(candidate),
            Arena { slices: &calibration.positions, folder: &self.folder, samples: lockstep::SAMPLES },
            &Until { looks, time: PATIENCE, open: &open },
            chance,
            &Progress::silent(),
        )?;
        if let Some(fault) = outcome.faults.into_iter().next() {
            return Err(fault.into());
        }
        outcome.comparisons.into_iter().next().context("one candidate gives one comparison")
    }
}

/// The slug of whatever is compared with the baseline.
const CANDIDATE: &str = "candidate";

fn word(trial: &Trial) -> String {
    let gain = trial.judgement.estimate.map_or(f64::NAN, |estimate| estimate.gain);
    let word = summary::words(&trial.judgement.verdict);
    format!("{:+.2} %, {word}, {} launches, {:.1} s", gain * 100.0, trial.centres.len(), trial.seconds)
}

/// The summaries as a table.
fn table(calibration: &Calibration) -> String {
    let mut table = comfy_table::Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    table.set_header([
        "case",
        "comparisons",
        "told apart",
        "wrongly",
        "covered",
        "mean",
        "sum of orders",
        "time",
    ]);
    for summary in calibration.summaries() {
        let share = |share: crate::calibration::Share| {
            format!("{} ({:.1} to {:.1} %)", share.count, share.low * 100.0, share.high * 100.0)
        };
        table.add_row([
            summary.case.name(),
            summary.told_apart.of.to_string(),
            share(summary.told_apart),
            share(summary.survived.unwrap_or(summary.wrong)),
            summary.covered.map_or_else(String::new, share),
            format!("{:+.2} ± {:.2} %", summary.mean.0 * 100.0, summary.mean.1 * 100.0),
            format!("{:+.3} ± {:.3} %", summary.asymmetry.0 * 200.0, summary.asymmetry.1 * 200.0),
            format!("{:.1} s", summary.seconds),
        ]);
    }
    let mut text = table.to_string();
    let _ = writeln!(text);
    text
}
