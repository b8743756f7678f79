//! Simulates choices among programs with known speeds. The loss of each choice is then known too,
//! so this example counts how often the printed bound holds.
//!
//! A log ratio has noise of its own and noise that it shares with the other log ratios of the
//! launch; each of the two is ten times as large with a probability of 1 in 20. A build's speed is
//! the sum of its changes' effects, plus an interaction where the kind has one. In *runs differ*
//! every build but the baseline is faster or slower by a random amount (standard deviation 0.3 %)
//! that is the same for the whole run, like an effect of the time of day or of a layout.
//!
//! `cargo run --release -p outpace --example choices` prints the table in the documentation of
//! [`outpace::choose`]. With `launched 100` it makes a hundred real choices instead: the builds of
//! [`outpace::choose::calibration`] are then copies of this program, which does as much work as its
//! arguments say. Every second pair of choices has 12 s in place of a minute, and makes two
//! combinations at most.

use std::collections::BTreeMap;
use std::time::Duration;

use outpace::builds::matrix::{Axis, Matrix};
use outpace::choose::calibration::{self, Planted};
use outpace::choose::{
    Admitted, Arena, Contest, Entry, KIND, Limits, Record, RecordedAxis, RecordedBuild, RecordedRun, Refusal,
    SCHEMA, Workshop, decide,
};
use outpace::compare::calibration::decisions::Decisions;
use outpace::error::{Error, Interrupted, Result};
use outpace::measure::lockstep::Setup;
use outpace::os::files::Scratch;
use outpace::programs::Executable;
use outpace::programs::asked::{self, Asked};
use outpace::record::{LOSS_RULES, Launch};
use outpace::rng::Rng;
use outpace::workloads::command::{Input, WholeCommand};

/// Number of choices of each kind, unless the command line gives another one.
const RUNS: u64 = 100;

/// Largest number of launches of a choice: five minutes of launches of half a second each.
const MOST: usize = 600;

/// A kind of matrix: its axes, and the costs of changes by name. A pair of names joined by `+` is
/// the additional cost of both changes together.
struct Kind {
    name: &'static str,
    axes: &'static [&'static str],
    costs: &'static [(&'static str, f64)],
    /// The change whose worth depends on the others, where there is one.
    interacting: &'static str,
    /// Standard deviation of a launch's noise.
    noise: f64,
    /// Number of launches of the whole choice, after which the user interrupts it.
    most: usize,
    /// Difference of a build's speed between runs (standard deviation).
    between: f64,
}

const PLANTED: Kind = Kind {
    name: "A: 8 builds of 0, 0.3, 0.6, 1, 2, 4, 8, 30 % more work",
    axes: &["work=0,3,6,10,20,40,80,300"],
    costs: &[
        ("work=3", 0.003),
        ("work=6", 0.006),
        ("work=10", 0.01),
        ("work=20", 0.02),
        ("work=40", 0.039),
        ("work=80", 0.077),
        ("work=300", 0.262),
    ],
    interacting: "",
    most: MOST,
    noise: 0.005,
    between: 0.0,
};

const FLAGS: &[&str] = &["cc=gcc,clang", "opt=2,3", "march=none,v3,native", "lto=off,on", "pgo=off,on"];

const KINDS: [Kind; 10] = [
    PLANTED,
    Kind { name: "A, runs differ", between: 0.003, ..PLANTED },
    Kind { name: "A, noisy launches", noise: 0.02, ..PLANTED },
    Kind { name: "A, noisy launches, ended after 12", noise: 0.02, most: 12, ..PLANTED },
    Kind {
        name: "B: 48 builds, five axes, no interactions",
        axes: FLAGS,
        costs: &[
            ("cc=clang", 0.01),
            ("opt=3", -0.005),
            ("march=v3", -0.03),
            ("march=native", -0.032),
            ("lto=on", -0.01),
            ("pgo=on", -0.08),
        ],
        ..PLANTED
    },
    Kind {
        name: "C: 48 builds, five axes, a profile and LTO are worth 2 % more together",
        axes: FLAGS,
        costs: &[("march=v3", -0.02), ("lto=on", 0.002), ("pgo=on", -0.05), ("lto=on+pgo=on", -0.02)],
        interacting: "pgo=on",
        ..PLANTED
    },
    Kind {
        name: "C, ended after 24",
        axes: FLAGS,
        costs: &[("march=v3", -0.02), ("lto=on", 0.002), ("pgo=on", -0.05), ("lto=on+pgo=on", -0.02)],
        interacting: "pgo=on",
        most: 24,
        ..PLANTED
    },
    Kind {
        name: "C, noisy launches, ended after 24",
        axes: FLAGS,
        costs: &[("march=v3", -0.02), ("lto=on", 0.002), ("pgo=on", -0.05), ("lto=on+pgo=on", -0.02)],
        interacting: "pgo=on",
        noise: 0.02,
        most: 24,
        ..PLANTED
    },
    Kind {
        name: "D: 48 builds, five axes, no change makes a difference",
        axes: FLAGS,
        costs: &[],
        ..PLANTED
    },
    Kind {
        name: "C, runs differ",
        axes: FLAGS,
        costs: &[("march=v3", -0.02), ("lto=on", 0.002), ("pgo=on", -0.05), ("lto=on+pgo=on", -0.02)],
        interacting: "pgo=on",
        between: 0.003,
        ..PLANTED
    },
];

impl Kind {
    fn cost(&self, name: &str) -> f64 {
        let changes: Vec<&str> = name.split('+').collect();
        let applies = |costly: &str| costly.split('+').all(|change| changes.contains(&change));
        self.costs.iter().filter(|(change, _)| applies(change)).map(|(_, cost)| cost).sum()
    }
}

/// Simulated programs with known speeds.
struct Simulated {
    slower: BTreeMap<String, f64>,
    noise: f64,
    left: usize,
    rng: Rng,
}

impl Arena for Simulated {
    fn admit(&mut self, _: &str, _: &Asked) -> Result<Result<Admitted, Refusal>> {
        Ok(Ok(Admitted::default()))
    }

    fn launch(&mut self, names: &[String]) -> Result<Vec<Launch>> {
        let Self { slower, noise, left, rng } = self;
        *left = left.checked_sub(1).ok_or(Interrupted)?;
        let mut normal = || *noise * rng.normal() * if rng.below(20) == 0 { 10.0 } else { 1.0 };
        let shared = 0.6 * normal();
        let launch = |name: &String| {
            let log = 0.8f64.mul_add(normal(), shared) - slower.get(name).copied().unwrap_or(0.0);
            Launch::of_centre((1e6 * log).round() as i32)
        };
        Ok(names.iter().map(launch).collect())
    }
}

/// Workshop that makes nothing, and counts its calls.
struct EmptyWorkshop(usize);

impl Workshop for EmptyWorkshop {
    fn make(&mut self, _: usize) -> Result<Result<Entry, String>> {
        self.0 += 1;
        Ok(Ok(Entry { runs: vec![asked::one("run", "./app", &[])?], ..Entry::default() }))
    }
}

/// Result of a choice.
struct Outcome {
    /// Loss against the best of all combinations.
    regret: f64,
    /// Loss against the best of the builds that raced.
    among: f64,
    bound: f64,
    /// Bound against the best of all combinations, where one is stated.
    whole: Option<f64>,
    chosen: String,
    launches: usize,
    made: usize,
}

fn choice(kind: &Kind, seed: u64) -> Result<Outcome> {
    let axes = kind.axes.iter().map(|text| Axis::parse(text)).collect::<Result<Vec<_>>>()?;
    let matrix = Matrix::new(axes, &[])?;
    let builds = matrix.builds()?;
    let labels = |axis: &Axis| axis.values.iter().map(|value| value.label.clone()).collect();
    let mut record = Record {
        schema: SCHEMA,
        kind: KIND.to_owned(),
        seed,
        axes: matrix
            .axes()
            .iter()
            .map(|axis| RecordedAxis { name: axis.name.clone(), values: labels(axis) })
            .collect(),
        builds: builds
            .iter()
            .map(|build| RecordedBuild {
                name: matrix.name(build),
                parts: matrix.parts(build),
                ..RecordedBuild::default()
            })
            .collect(),
        runs: vec![RecordedRun { name: "run".to_owned(), ..RecordedRun::default() }],
        rules: LOSS_RULES,
        ..Record::default()
    };
    let is_interacting = |build: &&RecordedBuild| build.name == kind.interacting;
    record.interacting =
        record.builds.iter().find(is_interacting).map(|build| build.parts.clone()).unwrap_or_default();
    let mut rng = Rng::new(seed, "speeds");
    let slowness = |name: &String| {
        let of_run = if name == "baseline" { 0.0 } else { kind.between * rng.normal() };
        (name.clone(), kind.cost(name) + of_run)
    };
    let names: Vec<String> = record.builds.iter().map(|build| build.name.clone()).collect();
    let slower: BTreeMap<String, f64> = names.iter().map(slowness).collect();
    let arena = Simulated { slower, noise: kind.noise, left: kind.most, rng: Rng::new(seed, "launches") };
    let mut workshop = EmptyWorkshop(0);
    let contest = Contest {
        record: &mut record,
        arenas: vec![Box::new(arena)],
        workshop: &mut workshop,
        event: &mut |_| (),
        // The number of launches is limited instead, so that each run gives the same table.
        limits: Limits { time: Duration::MAX, ..Limits::default() },
        expected: &[],
        before: None,
        keep: &mut |_| Ok(()),
    };
    contest.run()?;
    let decision = decide(&record, None);
    let chosen = decision.row(&decision.chosen).cloned().unwrap_or_default();
    // The true speed of a build is its average over runs. The best is sought among all builds,
    // including those that were not made.
    let best = names.iter().map(|name| kind.cost(name)).fold(f64::INFINITY, f64::min);
    let regret = 1.0 - (best - kind.cost(&decision.chosen)).exp();
    let raced = decision.rows.iter().map(|row| kind.cost(&row.build)).fold(f64::INFINITY, f64::min);
    let among = 1.0 - (raced - kind.cost(&decision.chosen)).exp();
    Ok(Outcome {
        regret,
        among,
        bound: chosen.bound,
        whole: decision.with_absent.or((decision.not_made == 0).then_some(chosen.bound)),
        chosen: decision.chosen,
        launches: record.launches(),
        made: workshop.0,
    })
}

/// Work of a program without a handicap, in units of about 2 µs.
const WORK: u64 = 10_000;

/// Does this many units of work.
fn work(units: u64) {
    let mut sum = 1u64;
    for at in 0..units * 1_000 {
        sum = std::hint::black_box(sum.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(at));
    }
}

/// Makes real choices among launched programs of known speeds, and summarises them.
fn launched(count: usize) -> Result<()> {
    let failed = |error: std::io::Error| Error::Invalid(error.to_string());
    let this = Executable::at(&std::env::current_exe().map_err(failed)?)?;
    let folder = Scratch::new_in(&std::env::temp_dir()).map_err(failed)?;
    let setup = Setup::of_builds(&[Input::Nothing], folder.path(), 2);
    let program = |name: &str, handicap: u32| {
        let units = WORK * (10_000 + u64::from(handicap)) / 10_000;
        let mut executable = this.clone();
        executable.arguments = vec!["work".to_owned(), units.to_string()];
        executable.fresh = true;
        WholeCommand::new(name, executable)
    };
    let mut decisions = Vec::new();
    for number in 0..count {
        let is_quick = number / 2 % 2 == 1;
        let time = Duration::from_secs(if is_quick { 12 } else { 60 });
        let combinations = if is_quick { 2 } else { usize::MAX };
        let limits = Limits { time, combinations, ..Limits::default() };
        let planted = Planted::drawn(1, number)?;
        let rng = &mut Rng::new(number as u64, "choice");
        let decision = calibration::choose(&planted, &program, &setup, limits, LOSS_RULES, rng)?;
        println!(
            "{} lost {:.2} %, bound {:.2} %, {} launches, {:.1} s",
            if is_quick { "quick" } else { "     " },
            100.0 * decision.regret(),
            100.0 * decision.loss.bound,
            decision.launches,
            decision.seconds
        );
        decisions.push(decision);
    }
    let (quick, long): (Vec<_>, Vec<_>) = decisions.into_iter().partition(|decision| decision.quick);
    for (name, decisions) in [("a minute", long), ("quick", quick)] {
        if let Some(summary) = Decisions::summarise(&decisions, LOSS_RULES) {
            println!("{name}: {}", summary.sentence());
        }
    }
    Ok(())
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| arguments.get(at).and_then(|text| text.parse().ok());
    match arguments.first().map(String::as_str) {
        Some("work") => {
            work(number(1).unwrap_or(WORK));
            return Ok(());
        }
        Some("launched") => return launched(number(1).unwrap_or(RUNS) as usize),
        _ => {}
    }
    let runs = number(0).unwrap_or(RUNS);
    println!(
        "| matrix | bound held | of all | at most 0.5 % lost | lost on average | printed bound | alike | launches | made |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    for kind in &KINDS {
        let outcomes = (0..runs).map(|seed| choice(kind, seed)).collect::<Result<Vec<_>>>()?;
        let count =
            |holds: &dyn Fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| holds(outcome)).count();
        let mean = |figure: &dyn Fn(&Outcome) -> f64| outcomes.iter().map(figure).sum::<f64>() / runs as f64;
        let mut chosen: BTreeMap<&str, usize> = BTreeMap::new();
        outcomes.iter().for_each(|outcome| *chosen.entry(&outcome.chosen).or_default() += 1);
        println!(
            "| {} | {} | {} of {} | {} | {:.2} % | {:.2} % | {} | {:.0} | {:.0} |",
            kind.name,
            count(&|outcome| outcome.among <= outcome.bound),
            count(&|outcome| outcome.whole.is_some_and(|whole| outcome.regret <= whole)),
            count(&|outcome| outcome.whole.is_some()),
            count(&|outcome| outcome.regret <= 0.005),
            100.0 * mean(&|outcome| outcome.regret),
            100.0 * mean(&|outcome| outcome.bound),
            chosen.values().max().copied().unwrap_or_default(),
            mean(&|outcome| outcome.launches as f64),
            mean(&|outcome| outcome.made as f64),
        );
    }
    Ok(())
}
