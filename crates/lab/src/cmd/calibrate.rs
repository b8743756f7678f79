//! `cargo lab calibrate`: measures the lab's own error by comparisons of an engine with itself, and
//! by choices among builds of known speeds ([`outpace::compare::calibration`]).
//!
//! The file `calibration.json` is replaced after every comparison and every decision. So a kill
//! loses only those that are running and, with several jobs, comparisons that have ended while an
//! earlier one still runs. The next call continues with the rest, and judges every comparison again
//! by the present rules.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::build::built::BuiltEngine;
use crate::build::candidates;
use crate::build::engines::{self, Plan};
use crate::cmd::budget::Budget;
use crate::decide::calibration::{Calibration, SCHEMA, read};
use crate::machine;
use crate::parallel;
use crate::record::{Build, LOSS_RULES, Slice};
use crate::report::calibration::table;
use crate::session;
use crate::session::{Begun, Files};
use crate::terminal::format::{self, percent_to};
use crate::terminal::progress::Progress;
use crate::terminal::stdout::Printed;
use crate::workspace;
use outpace::choose::calibration::Planted;
use outpace::choose::{self, Limits};
use outpace::compare::Workload;
use outpace::compare::calibration::decisions::{Decision, Decisions};
use outpace::compare::calibration::{self, CANDIDATE, Case, Sides, Trial};
use outpace::decide::Rules;
use outpace::measure::lockstep::Setup;
use outpace::os::files;
use outpace::os::noise::Watch;
use outpace::os::pin;
use outpace::record::sealed;
use outpace::rng::Rng;
use outpace::workloads::uci::{self, Source, UciEngine};

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Total number of comparisons of byte-identical copies. For every five, one comparison with a
    /// slowdown of 1 % and one with 2 % are added; for every ten, one of each other case [default:
    /// 500, or none if --decisions is given].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100_000))]
    comparisons: Option<u32>,
    /// Total number of choices among twelve builds of known speeds. The builds combine four
    /// changes, two of which interact. Each choice is made by the method of `choose`. Two of every
    /// four choices have only the time of `--quick`.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    decisions: u32,
    /// Number of comparisons made at the same time, each on a CPU of its own.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    jobs: u32,
    /// Seed of every random choice of a new calibration.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Discard earlier measurements.
    #[arg(long)]
    restart: bool,
    #[command(flatten)]
    files: Files,
}

/// Feature and slug of the engine that can be slowed down by a known share.
const HANDICAP: &str = "handicap";

/// Time limit of a comparison, which normally takes less than a minute. After this time no further
/// launch begins, unless there are too few for an answer.
const PATIENCE: Duration = Duration::from_secs(300);

/// Largest number of launches of a comparison. Copies often need more for a sure answer, slowdowns
/// of 1 % and more seldom.
const MOST_LAUNCHES: u32 = 150;

/// Time limit of a decision's race. A decision normally takes 20 to 60 seconds.
const RACE: Duration = Duration::from_secs(60);

/// Time limit of the race of a decision with the time of `--quick`.
const QUICK_RACE: Duration = Duration::from_secs(12);

/// Number of engines, each with its own code layouts, that the builds of a decision share.
const ENGINES: u64 = 7;

pub(crate) fn run(options: &Options) -> Result<()> {
    let Begun { root, machine, folder, locks: _locks } = options.files.begin("")?;
    let path = folder.join("calibration.json");
    // Everything that can fail without a build is checked before the builds.
    let kept = if options.restart { None } else { read(&path)? };
    let cpus = pin::allowed();
    // A quota may allow less CPU time than the affinity mask suggests.
    let (jobs, most) = (options.jobs as usize, cpus.len().min(machine.cpus));
    ensure!(jobs == 1 || jobs <= most, "`--jobs {jobs}` needs {jobs} CPUs, but the lab may use only {most}");
    let (compiler, source) = (machine::compiler(&root)?, machine::source(&root)?);
    let fresh = Calibration {
        schema: SCHEMA,
        command: String::new(),
        seed: options.seed,
        machine,
        compiler,
        source: source.clone(),
        rules: LOSS_RULES,
        verdicts: Some(Rules::default()),
        jobs: options.jobs,
        slice_seconds: uci::SLICE.as_secs_f64(),
        positions: Vec::new(),
        engines: Vec::new(),
        noise: Vec::new(),
        trials: Vec::new(),
        decisions: Vec::new(),
        sha256: String::new(),
    };
    let mut calibration = match kept {
        Some(kept) => resume(kept, &fresh, &path)?,
        None => fresh,
    };

    let comparisons = options.comparisons.unwrap_or(if options.decisions == 0 { 500 } else { 0 });
    let due = calibration::due(&calibration.trials, comparisons as usize);
    let decisions = calibration.decisions.len()..options.decisions as usize;
    if !due.is_empty() || !decisions.is_empty() {
        let bench = Bench::build(&root)?;
        machine::check_source(&machine::source(&root)?, &source)?;
        if calibration.engines.is_empty() {
            calibration.engines = vec![bench.baseline.engine.clone(), bench.handicapped.engine.clone()];
            calibration.positions = bench.slices(calibration.seed)?;
        }
        measure(&bench, &mut calibration, &due, &cpus, &path)?;
        decide(&bench, &mut calibration, decisions, &path)?;
    }
    calibration.command = command(&calibration);
    calibration.judge_again();
    files::replace(&path, &sealed::write(&calibration)?)?;
    let printed = Printed { rows: table(&calibration.trials) };
    options.files.form.print(&printed, || {
        let mut text = String::new();
        if !calibration.trials.is_empty() {
            text += &format!("{}\n{}\n", printed.rows, calibration::sentence(&calibration.trials));
        }
        if let Some(decisions) = Decisions::summarise(&calibration.decisions, LOSS_RULES) {
            text += &format!("{}\n", decisions.sentence());
        }
        format!("{text}{}\n", path.display())
    })?;
    session::redraw(&root, &folder);
    Ok(())
}

/// Makes the comparisons, and stores each of them as soon as it and all earlier ones are complete.
fn measure(
    bench: &Bench,
    calibration: &mut Calibration,
    due: &[(Case, usize)],
    cpus: &[usize],
    path: &Path,
) -> Result<()> {
    if due.is_empty() {
        return Ok(());
    }
    let progress = Progress::begin("calibrate", due.len());
    let earlier = calibration.noise.len();
    let watch = Watch::begin();
    let plan = calibration.clone();
    let compare = |&(case, index): &(Case, usize)| bench.compare(&plan, case, index);
    parallel::in_order(plan.jobs as usize, cpus, due, compare, |trial| {
        progress.step(&format!("{}: {}", trial.case.name(), word(&trial)));
        calibration.trials.push(trial);
        calibration.noise.truncate(earlier);
        calibration.noise.push(watch.clone().end());
        calibration.command = command(calibration);
        Ok(files::replace(path, &sealed::write(calibration)?)?)
    })?;
    progress.finish(&format!("{} comparisons", calibration.trials.len()));
    Ok(())
}

/// Makes the decisions with these numbers, and stores each of them as soon as it is complete.
fn decide(bench: &Bench, calibration: &mut Calibration, numbers: Range<usize>, path: &Path) -> Result<()> {
    if numbers.is_empty() {
        return Ok(());
    }
    let progress = Progress::begin("decide", numbers.len());
    let watch = Watch::begin();
    let earlier = calibration.noise.len();
    let engine = |seed: u64| bench.handicapped.in_layouts(&bench.folder, seed).map_err(anyhow::Error::msg);
    let engines: Vec<UciEngine> = (0..ENGINES).map(engine).collect::<Result<_>>()?;
    for number in numbers {
        let decision = bench.decide(&engines, calibration, number)?;
        let (lost, bound) = (decision.regret() * 100.0, decision.loss.bound * 100.0);
        let (launches, seconds) = (decision.launches, decision.seconds);
        progress.step(&format!("lost {lost:.2} %, bound {bound:.2} %, {launches} launches, {seconds:.1} s"));
        calibration.decisions.push(decision);
        calibration.noise.truncate(earlier);
        calibration.noise.push(watch.clone().end());
        calibration.command = command(calibration);
        files::replace(path, &sealed::write(calibration)?)?;
    }
    progress.finish(&format!("{} decisions", calibration.decisions.len()));
    Ok(())
}

/// Returns the stored calibration if it was measured under the same conditions as a fresh one would
/// be. Otherwise fails.
fn resume(kept: Calibration, fresh: &Calibration, path: &Path) -> Result<Calibration> {
    let differences = [
        ("machine", kept.machine.key != fresh.machine.key),
        ("compiler", kept.compiler != fresh.compiler),
        ("engine", kept.source.sha256 != fresh.source.sha256),
        ("rules", (kept.rules, kept.verdicts) != (fresh.rules, fresh.verdicts)),
        ("slices", kept.slice_seconds != fresh.slice_seconds),
        ("number of jobs", kept.jobs != fresh.jobs && !kept.trials.is_empty()),
    ];
    session::check_same(path, "measured", &differences)?;
    // Decisions are made one after the other, so a calibration of decisions may change `jobs`.
    Ok(Calibration { jobs: fresh.jobs, ..kept })
}

/// Returns the command that reproduces the whole calibration.
fn command(calibration: &Calibration) -> String {
    let copies = calibration.trials.iter().filter(|trial| trial.case == Case::Copies).count();
    let mut command = format!("cargo lab calibrate --comparisons {copies}");
    if !calibration.decisions.is_empty() {
        command += &format!(" --decisions {}", calibration.decisions.len());
    }
    if calibration.jobs > 1 {
        command += &format!(" --jobs {}", calibration.jobs);
    }
    format!("{command} --seed {}", calibration.seed)
}

struct Bench {
    baseline: BuiltEngine,
    handicapped: BuiltEngine,
    folder: PathBuf,
}

impl Bench {
    /// Builds the baseline and the engine with the handicap, and checks that both search the same
    /// nodes.
    fn build(root: &Path) -> Result<Self> {
        let plans = [
            candidates::baseline(&[]),
            Plan { slug: HANDICAP.to_owned(), build: Build::from_features(&[HANDICAP]) },
        ];
        let progress = Progress::begin("build", plans.len());
        let mut engines = Vec::new();
        for (plan, built) in plans.iter().zip(engines::build(root, &plans, &progress)?) {
            engines.push(BuiltEngine::new(plan, built?));
        }
        progress.finish("2 engines");
        BuiltEngine::verify_all(&mut engines, Some(5), |_| ())?;
        BuiltEngine::check_all(&engines)?;
        let (Some(handicapped), Some(baseline)) = (engines.pop(), engines.pop()) else {
            bail!("not both engines were built");
        };
        Ok(Self { baseline, handicapped, folder: workspace::launches(root)? })
    }

    fn slices(&self, seed: u64) -> Result<Vec<Slice>> {
        let mut rng = Rng::new(seed, "calibrate");
        let baseline = self.baseline.uci_engine();
        Ok(uci::calibrate(&baseline, uci::POSITIONS, uci::SLICE, &self.folder, &mut rng)?)
    }

    /// Makes one decision. All programs are the same engine with different handicaps, and each
    /// launch has its own code layout.
    fn decide(&self, engines: &[UciEngine], calibration: &Calibration, number: usize) -> Result<Decision> {
        let mut planted = Planted::drawn(calibration.seed, number)?;
        planted.workload =
            Workload::Uci { slice: uci::SLICE.as_secs_f64(), positions: calibration.positions.clone() };
        let program = |name: &str, handicap: u32| {
            let place = planted.builds.iter().position(|build| build == name).unwrap_or(planted.builds.len());
            UciEngine {
                slug: name.to_owned(),
                options: vec![("Handicap".to_owned(), handicap.to_string())],
                ..engines[place % engines.len()].clone()
            }
        };
        let is_quick = number / 2 % 2 == 1;
        let budget = Budget::new(true);
        let limits = if is_quick {
            Limits { time: QUICK_RACE, combinations: budget.together, ..Limits::default() }
        } else {
            Limits { time: RACE, ..Limits::default() }
        };
        let setup = Setup::of_builds(&calibration.positions, &self.folder, budget.samples);
        let mut rng = Rng::new(calibration.seed, &format!("decision {number}"));
        Ok(choose::calibration::choose(&planted, &program, &setup, limits, LOSS_RULES, &mut rng)?)
    }

    fn compare(&self, calibration: &Calibration, case: Case, index: usize) -> Result<Trial> {
        let mut rng = case.rng(calibration.seed, index);
        let layouts = files::Scratch::new_in(&self.folder).context("cannot make a folder for layouts")?;
        let (mut baseline, mut candidate) = match case {
            Case::Copies => (self.baseline.uci_engine(), self.baseline.uci_engine()),
            Case::Layouts => {
                let relink = self.baseline.relink.as_ref().map_err(|reason| anyhow::anyhow!("{reason}"))?;
                let mut random_layout = |name: &str| -> Result<UciEngine> {
                    let binary = layouts.path().join(name);
                    relink.link(rng.below(1 << 30) as u32 + 1, &binary)?;
                    Ok(UciEngine { source: Source::Copy(binary), ..self.baseline.uci_engine() })
                };
                (random_layout("baseline")?, random_layout("candidate")?)
            }
            Case::Handicap { basis_points } => {
                let options = vec![("Handicap".to_owned(), basis_points.to_string())];
                (self.handicapped.uci_engine(), UciEngine { options, ..self.handicapped.uci_engine() })
            }
        };
        let swapped = index % 2 == 1;
        if swapped {
            std::mem::swap(&mut baseline, &mut candidate);
        }
        let setup =
            Setup::of_builds(&calibration.positions, &self.folder, outpace::measure::lockstep::SAMPLES);
        let rules = Rules::default();
        let plan = rules.plan(1, MOST_LAUNCHES, PATIENCE);
        let candidate = UciEngine { slug: CANDIDATE.to_owned(), ..candidate };
        Ok(Sides { case, swapped, baseline, candidate }.compare(&setup, plan, &rules, rng)?)
    }
}

fn word(trial: &Trial) -> String {
    let estimate = trial.judgement.estimate;
    let gain = estimate.map_or_else(String::new, |estimate| percent_to(2, estimate.gain) + ", ");
    let word = format::words(&trial.judgement.verdict);
    format!("{gain}{word}, {} launches, {:.1} s", trial.centres.len(), trial.seconds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Loss;

    fn stored() -> Calibration {
        crate::fixtures::load_record("tests/fixtures/intel-xeon-6-cf-2/calibration.json")
    }

    #[test]
    fn a_comparison_without_an_estimate_shows_no_number() {
        let stored = stored();
        let mut trial = stored.trials[0].clone();
        trial.judgement.estimate = None;
        assert!(word(&trial).starts_with(format::word(&trial.judgement.verdict)), "{}", word(&trial));
        let table = table(&stored.trials).to_string();
        assert!(table.contains(" \u{2212}0.") && !table.contains(" -0."), "{table}");
    }

    #[test]
    fn a_decision_for_any_build_can_be_stored_and_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("calibration.json");
        let planted = Planted::drawn(1, 0).unwrap();
        let mut calibration = stored();
        calibration.decisions = planted
            .builds
            .iter()
            .enumerate()
            .map(|(chosen, build)| Decision {
                handicaps: planted.handicaps.clone(),
                chosen,
                loss: Loss {
                    candidate: build.clone(),
                    gain: 0.01,
                    error: 0.002,
                    expected: 0.001,
                    bound: 0.005,
                    best: 0.8,
                },
                launches: 400,
                seconds: 60.0,
                raced: vec![0, chosen],
                whole: Some(0.01),
                quick: false,
            })
            .collect();
        files::replace(&path, &sealed::write(&calibration).unwrap()).unwrap();
        assert_eq!(read(&path).unwrap().unwrap().decisions, calibration.decisions);
    }

    #[test]
    fn a_calibration_under_other_conditions_is_not_resumed() {
        let path = Path::new("some/calibration.json");
        type Change = fn(&mut Calibration);
        let changes: [(Change, &str); 6] = [
            (|fresh| fresh.machine.key.push('x'), "machine"),
            (|fresh| fresh.compiler.llvm.push('x'), "compiler"),
            (|fresh| fresh.source.sha256.push('x'), "engine"),
            (|fresh| fresh.rules.loss = 0.01, "rules"),
            (|fresh| fresh.slice_seconds *= 2.0, "slices"),
            (|fresh| fresh.jobs += 1, "number of jobs"),
        ];
        for (change, what) in changes {
            let mut fresh = stored();
            change(&mut fresh);
            let error = resume(stored(), &fresh, path).unwrap_err().to_string();
            let begin = format!("some/calibration.json was measured with another {what}: ");
            assert_eq!(error, begin + "move it away, or begin anew with `--restart`");
        }
        let resumed = resume(stored(), &stored(), path).unwrap();
        assert_eq!(resumed.trials, stored().trials);
        assert_eq!(command(&resumed), "cargo lab calibrate --comparisons 4 --seed 1");
    }
}
