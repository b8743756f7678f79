//! `cargo lab calibrate`: known cases through the shipped verdict code, and what became of them.
//!
//! The file is replaced after every comparison, so that a kill at any moment loses at most the one that was running, and the
//! next call goes on where this one was, and gives all verdicts anew by the code of today. Each comparison has its own stream of chance by its case and number, wherever
//! the run was interrupted.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::build::built::BuiltEngine;
use crate::build::candidates;
use crate::build::engines::{self, Plan};
use crate::build::signature;
use crate::decide::calibration::{self, CANDIDATE, Calibration, Case, SCHEMA, Trial, read};
use crate::decide::verdict::{self, Launches, RULES, Stream, looks};
use crate::machine;
use crate::machine::tools;
use crate::record::Build;
use crate::record::{Comparison, Launch, Machine, Slice, Verdict};
use crate::report;
use crate::study::compare;
use crate::terminal::progress::Progress;
use crate::terminal::stdout;
use crate::terminal::stdout::Printed;
use crate::terminal::table::{Cell, Table, column};
use crate::workspace;
use outpace::files;
use outpace::lockstep::{Answers, Setup, Until};
use outpace::noise::Watch;
use outpace::rng::Rng;
use outpace::sealed;
use outpace::uci::{Source, UciEngine};

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
    #[command(flatten)]
    form: stdout::Form,
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
    crate::catch_interrupts()?;
    let root = workspace::root()?;
    let machine = machine::identify();
    let folder = options.output.clone().unwrap_or_else(|| root.join("reports").join(&machine.key));
    let path = folder.join("calibration.json");
    let _alone = super::alone(Some(&folder))?;
    // All that can be known before anything is built: what cannot be gone on with is the first thing to know.
    let kept = if options.restart { None } else { read(&path)? };
    compare::all(&folder)?;
    tools::check_toolchain(&root)?;
    let fresh = begin(&root, options, machine)?;
    let source = fresh.source.sha256.clone();
    let mut calibration = match kept {
        Some(kept) => resume(kept, &fresh, options.comparisons, &path)?,
        None => fresh,
    };

    let due = due(&calibration, options.comparisons);
    if !due.is_empty() {
        let bench = Bench::build(&root)?;
        ensure!(
            machine::source(&root)?.sha256 == source,
            "the engine's source was changed while the engines were built: run again"
        );
        measure(&bench, &mut calibration, &due, &path)?;
    }
    calibration.judge_again();
    files::replace(&path, &sealed::write(&calibration)?)?;
    let told = Printed { rows: rows(&calibration) };
    options
        .form
        .print(&told, || format!("{}\n{}\n{}\n", told.rows, calibration.sentence(), path.display()))?;
    report::redraw(&root, &folder).context("the calibration is written, but its page is not")
}

/// Makes the comparisons, and keeps each of them as soon as it is made.
fn measure(bench: &Bench, calibration: &mut Calibration, due: &[(Case, usize)], path: &Path) -> Result<()> {
    if calibration.trials.is_empty() {
        calibration.engines = vec![bench.baseline.engine.clone(), bench.dawdler.engine.clone()];
        calibration.positions = bench.slices(calibration.seed)?;
    }
    let progress = Progress::begin("calibrate", due.len());
    let sitting = calibration.noise.len();
    let watch = Watch::begin();
    for &(case, index) in due {
        let trial = bench.compare(calibration, case, index)?;
        progress.step(&format!("{}: {}", case.name(), word(&trial)));
        calibration.trials.push(trial);
        calibration.noise.truncate(sitting);
        calibration.noise.push(watch.clone().end());
        files::replace(path, &sealed::write(calibration)?)?;
    }
    progress.finish(&format!("{} comparisons", calibration.trials.len()));
    Ok(())
}

/// A calibration without comparisons.
fn begin(root: &Path, options: &Options, machine: Machine) -> Result<Calibration> {
    Ok(Calibration {
        schema: SCHEMA,
        command: command(options.comparisons, options.seed),
        seed: options.seed,
        machine,
        compiler: machine::compiler(root)?,
        source: machine::source(root)?,
        rules: RULES,
        looks: plan(),
        slice_seconds: outpace::uci::SLICE.as_secs_f64(),
        positions: Vec::new(),
        engines: Vec::new(),
        noise: Vec::new(),
        trials: Vec::new(),
        sha256: String::new(),
    })
}

/// The kept one, if what would be measured now is what was measured then. Its command becomes the one by which somebody else
/// would get all of it.
fn resume(kept: Calibration, fresh: &Calibration, comparisons: u32, path: &Path) -> Result<Calibration> {
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
    Ok(Calibration { command: command(comparisons, kept.seed), ..kept })
}

fn command(comparisons: u32, seed: u64) -> String {
    format!("cargo lab calibrate --comparisons {comparisons} --seed {seed}")
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
    baseline: BuiltEngine,
    dawdler: BuiltEngine,
    folder: PathBuf,
}

impl Bench {
    /// Builds the baseline and the engine that can dawdle, and sees that both search the same nodes.
    fn build(root: &Path) -> Result<Self> {
        let dawdler = Plan { slug: DAWDLER.to_owned(), build: Build::of(&[DAWDLER]) };
        let plans = [candidates::baseline(), dawdler];
        let progress = Progress::begin("build", plans.len());
        let mut standing = Vec::new();
        for (plan, built) in plans.iter().zip(engines::build(root, &plans, &progress)?) {
            standing.push(BuiltEngine::new(plan, built?));
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
        Ok(Self { baseline, dawdler, folder: workspace::launches(root)? })
    }

    fn slices(&self, seed: u64) -> Result<Vec<Slice>> {
        let mut rng = Rng::new(seed, "calibrate");
        let baseline = self.baseline.uci_engine();
        outpace::uci::calibrate(
            &baseline,
            outpace::uci::POSITIONS,
            outpace::uci::SLICE,
            &self.folder,
            &mut rng,
        )
    }

    /// One comparison.
    fn compare(&self, calibration: &Calibration, case: Case, index: usize) -> Result<Trial> {
        let begun = Instant::now();
        let (mut rng, seed) = calibration::chance_of(calibration.seed, case, index);
        let swapped = index % 2 == 1;
        let layouts = tempfile::tempdir_in(&self.folder).context("cannot make a folder for layouts")?;
        let (mut one, mut other) = match case {
            Case::Copies => (self.baseline.uci_engine(), self.baseline.uci_engine()),
            Case::Layouts => {
                let mut drawn = |name: &str| -> Result<UciEngine> {
                    let relink = self.baseline.relink().map_err(|reason| anyhow::anyhow!("{reason}"))?;
                    let binary = layouts.path().join(name);
                    relink.link(rng.below(1 << 30) as u32 + 1, &binary)?;
                    Ok(UciEngine { source: Source::Copy(binary), ..self.baseline.uci_engine() })
                };
                (drawn("one")?, drawn("other")?)
            }
            Case::Handicap { basis_points } => {
                let options = vec![("Handicap".to_owned(), basis_points.to_string())];
                (self.dawdler.uci_engine(), UciEngine { options, ..self.dawdler.uci_engine() })
            }
        };
        if swapped {
            std::mem::swap(&mut one, &mut other);
        }
        CANDIDATE.clone_into(&mut other.slug);
        let stream = |of| Stream { seed, of };
        let comparison = self.duel(calibration, &one, &other, stream(Launches::Engines), &mut rng)?;
        let centres = rounded(&comparison);
        let judge = |layouts: &[i32]| {
            calibration::judge(&centres, layouts, &calibration.looks, seed, RULES)
                .context("a comparison gives a verdict")
        };
        let mut judgement = judge(&[])?;
        let mut layout_centres = Vec::new();
        if case == Case::Layouts && judgement.verdict == Verdict::Faster {
            let baseline = self.baseline.in_layouts().map_err(anyhow::Error::msg)?;
            let other = UciEngine { slug: CANDIDATE.to_owned(), ..baseline.clone() };
            let checked = self.duel(calibration, &baseline, &other, stream(Launches::Layouts), &mut rng)?;
            layout_centres = rounded(&checked);
            judgement = judge(&layout_centres)?;
        }
        if let Some(estimate) = &mut judgement.estimate {
            estimate.samples = comparison.launches.iter().take(estimate.launches).map(Launch::samples).sum();
        }
        Ok(Trial {
            case,
            swapped,
            seconds: begun.elapsed().as_secs_f64(),
            judgement,
            centres,
            layout_centres,
        })
    }

    fn duel(
        &self,
        calibration: &Calibration,
        baseline: &UciEngine,
        candidate: &UciEngine,
        stream: Stream,
        rng: &mut Rng,
    ) -> Result<Comparison> {
        let looks = &calibration.looks;
        let open = |seen: &[Comparison]| verdict::open(seen, &[], looks, stream, RULES);
        let outcome = outpace::lockstep::compare(
            baseline,
            std::slice::from_ref(candidate),
            &Setup {
                tasks: &calibration.positions,
                folder: &self.folder,
                samples: outpace::lockstep::SAMPLES,
                answers: Answers::Equal,
            },
            &Until { plan: outpace::rounds::Plan { looks, time: PATIENCE }, open: &open },
            rng,
            &|_| {},
        )?;
        if let Some(fault) = outcome.faults.into_iter().next() {
            return Err(fault.into());
        }
        outcome.comparisons.into_iter().next().context("one candidate gives one comparison")
    }
}

/// The launches' centres in whole millionths.
fn rounded(comparison: &Comparison) -> Vec<i32> {
    comparison.launches.iter().filter_map(Launch::centre).map(|centre| centre.round() as i32).collect()
}

fn word(trial: &Trial) -> String {
    let gain = trial.judgement.estimate.map_or(f64::NAN, |estimate| estimate.gain);
    let word = crate::terminal::format::words(&trial.judgement.verdict);
    format!("{:+.2} %, {word}, {} launches, {:.1} s", gain * 100.0, trial.centres.len(), trial.seconds)
}

/// The summaries.
fn rows(calibration: &Calibration) -> Table {
    let columns = [
        column("case", &["case"]),
        column("comparisons", &["comparisons"]),
        column("told apart", &["told_apart", "told_apart_low", "told_apart_high"]),
        column("wrongly", &["wrongly", "wrongly_low", "wrongly_high"]),
        column("covered", &["covered", "covered_low", "covered_high"]),
        column("mean", &["mean", "mean_error"]),
        column("sum of orders", &["sum_of_orders", "sum_of_orders_error"]),
        column("time", &["seconds"]),
    ];
    let mut rows = Table::new(columns);
    let share = |share: crate::decide::calibration::Share| {
        let text = format!("{} ({:.1} to {:.1} %)", share.count, share.low * 100.0, share.high * 100.0);
        Cell::told(text, [share.count.into(), share.low.into(), share.high.into()])
    };
    for summary in calibration.summaries() {
        let (mean, orders) = (summary.mean, (summary.asymmetry.0 * 2.0, summary.asymmetry.1 * 2.0));
        rows.push([
            Cell::word(summary.case.name()),
            Cell::told(summary.told_apart.of.to_string(), [summary.told_apart.of.into()]),
            share(summary.told_apart),
            share(summary.survived.unwrap_or(summary.wrong)),
            summary.covered.map_or(Cell::none(), share),
            Cell::told(
                format!("{:+.2} ± {:.2} %", mean.0 * 100.0, mean.1 * 100.0),
                [mean.0, mean.1].map(Into::into),
            ),
            Cell::told(
                format!("{:+.3} ± {:.3} %", orders.0 * 100.0, orders.1 * 100.0),
                [orders.0, orders.1].map(Into::into),
            ),
            Cell::told(format!("{:.1} s", summary.seconds), [summary.seconds.into()]),
        ]);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decide::calibration::tests::{NO_DIFFERENCE, calibration, trial};

    /// The comparisons that are due, made: what a sitting adds.
    fn sit(calibration: &mut Calibration, due: &[(Case, usize)]) {
        calibration.trials.extend(due.iter().map(|&(case, index)| trial(case, index, 0.0, NO_DIFFERENCE)));
    }

    #[test]
    fn a_calibration_has_as_many_of_each_case_as_was_said() {
        let all = due(&calibration(Vec::new()), 500);
        let counts = |due: &[(Case, usize)]| -> Vec<usize> {
            Case::all().iter().map(|case| due.iter().filter(|one| one.0 == *case).count()).collect()
        };
        assert_eq!(counts(&all), [500, 50, 50, 100, 100, 50]);
        // So that every case sees the whole of the time: after any tenth copy a tenth of each has been made.
        let tenth = &all[..all.iter().position(|one| *one == (Case::Copies, 50)).unwrap()];
        assert_eq!(counts(tenth), [50, 5, 5, 10, 10, 5]);
    }

    #[test]
    fn wherever_it_is_interrupted_it_goes_on_there_and_repeats_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("calibration.json");
        let all = due(&calibration(Vec::new()), 23);
        for made in 1..=all.len() {
            // All that a kill leaves is the file as it was after the last comparison that was finished.
            let mut before = calibration(Vec::new());
            sit(&mut before, &all[..made]);
            files::replace(&path, &sealed::write(&before).unwrap()).unwrap();
            let mut kept = read(&path).unwrap().unwrap();
            let rest = due(&kept, 23);
            assert_eq!(rest, all[made..], "after {made}");
            sit(&mut kept, &rest);
            assert!(due(&kept, 23).is_empty());
            // Nor does one with more to make begin anew.
            let more = due(&kept, 40);
            assert!(more.iter().all(|one| !all.contains(one)));
            assert_eq!(more.len() + all.len(), due(&calibration(Vec::new()), 40).len());
        }
    }

    #[test]
    fn what_was_measured_otherwise_is_not_gone_on_with() {
        let kept = || calibration(vec![trial(Case::Copies, 0, 0.0, NO_DIFFERENCE)]);
        let refused = |change: &dyn Fn(&mut Calibration)| {
            let mut fresh = calibration(Vec::new());
            change(&mut fresh);
            resume(kept(), &fresh, 500, Path::new("some/calibration.json")).unwrap_err().to_string()
        };
        let told = |what: &str| {
            format!(
                "some/calibration.json was measured with another {what}: move it away, or begin anew with `--restart`"
            )
        };
        assert_eq!(refused(&|fresh| fresh.machine.key.push('x')), told("machine"));
        assert_eq!(refused(&|fresh| fresh.compiler.llvm.push('x')), told("compiler"));
        assert_eq!(refused(&|fresh| fresh.source.sha256.push('x')), told("engine"));
        assert_eq!(refused(&|fresh| fresh.rules.relevance = 0.01), told("rules"));
        assert_eq!(refused(&|fresh| fresh.looks.push(60)), told("rules"));
        assert_eq!(refused(&|fresh| fresh.slice_seconds *= 2.0), told("slices"));
        let gone_on =
            resume(kept(), &calibration(Vec::new()), 900, Path::new("some/calibration.json")).unwrap();
        assert_eq!(gone_on.trials, kept().trials);
        assert_eq!(gone_on.command, "cargo lab calibrate --comparisons 900 --seed 1");
    }
}
