//! `cargo lab study threads`: what threads are worth on this machine, and which variant of the axis `parallel` makes most of them.
//!
//! Nothing is written before a part is measured whole; then the record and its page are replaced together.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use plywright::search::{BENCH_POSITIONS, MAX_THREADS};

use crate::axes;
use crate::build::engines::{self, Built, Plan};
use crate::machine;
use crate::machine::provenance::{Provenance, ProvenanceStart};
use crate::machine::tools;
use crate::record::Build;
use crate::record::Source;
use crate::report;
use crate::study::threads::measure::{self, Engine};
use crate::study::threads::record::{Match, Times};
use crate::study::threads::{Record, page};
use crate::terminal::progress::Progress;
use crate::terminal::stdout;
use crate::workspace;
use outpace::files;
use outpace::rng::Rng;
use outpace::sealed;

/// The axis.
const AXIS: &str = "parallel";

/// The options of `study threads`.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The numbers of threads that are compared with one.
    #[arg(long, value_delimiter = ',', default_value = "2", value_name = "N,...")]
    threads: Vec<usize>,
    /// The numbers of threads whose stopping is timed.
    #[arg(long, value_delimiter = ',', default_value = "1,2,8,64,256", value_name = "N,...")]
    stops: Vec<usize>,
    /// How often each position is searched with each.
    #[arg(long, default_value_t = 3)]
    repeats: usize,
    /// About how long one thread should take for a search, in milliseconds.
    #[arg(long, default_value_t = 2_000, value_name = "MS")]
    time: u64,
    /// Play so many games at equal time, instead of measuring times: each variant with the most threads against one, and the variants
    /// against each other.
    #[arg(long, value_name = "N")]
    games: Option<u32>,
    /// The clock of the games.
    #[arg(long, default_value = "1+0.01", value_name = "SECONDS+INCREMENT", requires = "games")]
    clock: String,
    /// These variants only.
    #[arg(long, value_delimiter = ',', value_name = "VARIANT,...")]
    only: Vec<String>,
    /// A tenth of the time for each search, one repetition, fewer stops.
    #[arg(long, conflicts_with = "games")]
    quick: bool,
    /// The seed of every random choice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Draw the page of this record again, without measuring.
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["games", "quick"])]
    replay: Option<PathBuf>,
    /// Where the record and its page go [default: reports/MACHINE].
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: stdout::Form,
}

/// Runs the verb.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(path) = &options.replay {
        let record: Record = sealed::load_from(path)?;
        return match &options.output {
            Some(folder) => write(folder, &record),
            None => {
                let page = page::page(&record);
                files::replace(&path.with_extension("md"), page.as_bytes())?;
                options.form.print(&record, || page)
            }
        };
    }
    options.check()?;
    let root = workspace::root()?;
    tools::check_toolchain(&root)?;
    crate::catch_interrupts()?;
    let machine = machine::identify();
    let folder = match &options.output {
        Some(folder) => folder.clone(),
        None if options.quick => root.join("reports").join(format!("{}-quick", machine.key)),
        None => root.join("reports").join(&machine.key),
    };
    // What lies there and cannot be used is the first thing to know.
    let mut record = sealed::load(&folder.join(RECORD))?.unwrap_or_else(|| Record::new(machine.clone()));
    ensure!(
        record.machine.key == machine.key,
        "{} is of another machine: {}",
        folder.join(RECORD).display(),
        record.machine.key
    );
    record.machine = machine;
    let run = Run::build(&root, options)?;
    match options.games {
        Some(games) => run.play(games, &mut record, &folder)?,
        None => {
            record.times = Some(run.times()?);
            write(&folder, &record)?;
        }
    }
    let path = folder.join(RECORD);
    options.form.print(&record, || format!("{}\n{}\n", page::page(&record), path.display()))
}

/// The record's file, and the page's.
const RECORD: &str = "threads.json";
const PAGE: &str = "threads.md";

fn write(folder: &Path, record: &Record) -> Result<()> {
    let page = page::page(record).into_bytes();
    files::replace_all(&[(folder.join(RECORD), sealed::write(record)?), (folder.join(PAGE), page)])?;
    report::redraw(&workspace::root()?, folder)
}

impl Options {
    fn check(&self) -> Result<()> {
        for &threads in self.threads.iter().chain(&self.stops) {
            ensure!(
                (1..=MAX_THREADS).contains(&threads),
                "--threads, --stops: {threads} is not a number from 1 to {MAX_THREADS}"
            );
        }
        ensure!(self.repeats > 0, "--repeats: expected a number above 0");
        ensure!((10..=600_000).contains(&self.time), "--time: expected 10 to 600000 milliseconds");
        ensure!(self.games != Some(0), "--games: expected a number above 0");
        let axis = axes::axis(AXIS)?;
        self.only.iter().try_for_each(|name| axes::variant(axis, name).map(drop))
    }

    /// The command that does the same.
    fn command(&self) -> String {
        let list = |numbers: &[usize]| numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let mut command = format!("cargo lab study threads --threads {}", list(&self.threads));
        match self.games {
            Some(games) => command += &format!(" --games {games} --clock {}", self.clock),
            None => {
                command += &format!(
                    " --stops {} --repeats {} --time {}",
                    list(&self.stops),
                    self.repeats,
                    self.time
                );
            }
        }
        if !self.only.is_empty() {
            command += &format!(" --only {}", self.only.join(","));
        }
        command + if self.quick { " --quick" } else { "" } + &format!(" --seed {}", self.seed)
    }
}

/// The engines of a run.
struct Run<'a> {
    root: &'a Path,
    options: &'a Options,
    source: Source,
    engines: Vec<(&'static str, Built)>,
}

impl<'a> Run<'a> {
    /// Builds an engine for each variant, the default first.
    fn build(root: &'a Path, options: &'a Options) -> Result<Self> {
        let source = machine::source(root)?;
        let variants = axes::axis(AXIS)?.variants.iter();
        let wanted = |name: &str| options.only.is_empty() || options.only.iter().any(|only| only == name);
        let variants: Vec<_> = variants.filter(|variant| wanted(variant.name)).collect();
        let plan = |feature: String| Plan { build: Build::of(&[&feature]), slug: feature };
        let plans: Vec<Plan> = variants.iter().map(|variant| plan(variant.feature())).collect();
        let progress = Progress::begin("build", plans.len());
        let built = engines::build(root, &plans, &progress)?;
        progress.finish("the engines are built");
        let engines = variants.iter().zip(built).map(|(variant, built)| Ok((variant.name, built?)));
        let engines = engines.collect::<Result<Vec<_>>>()?;
        ensure!(
            machine::source(root)?.sha256 == source.sha256,
            "the engine's source was changed while the engines were built: run again"
        );
        Ok(Self { root, options, source, engines })
    }

    fn engines(&self) -> Vec<Engine<'_>> {
        self.engines.iter().map(|(variant, built)| Engine { variant, path: &built.path }).collect()
    }

    /// What is kept of how a part was made.
    fn made(&self, making: ProvenanceStart) -> Result<Provenance> {
        making.end(self.root, self.options.command(), &self.source)
    }

    fn times(&self) -> Result<Times> {
        let Options { quick, seed, .. } = *self.options;
        let making = ProvenanceStart::begin();
        let engines = self.engines();
        let Some(first) = engines.first() else { bail!("a bug: there is no engine") };
        let time = Duration::from_millis(if quick { self.options.time / 10 } else { self.options.time });
        let progress = Progress::begin("depths", BENCH_POSITIONS.len());
        let positions = measure::places(first, time, &progress)?;
        progress.finish(&format!("{} positions have a tree", positions.len()));

        let mut threads = vec![1];
        threads.extend(self.options.threads.iter().filter(|&&threads| threads > 1));
        threads.dedup();
        let repeats = if quick { 1 } else { self.options.repeats };
        let mut rng = Rng::new(seed, "threads");
        let progress = Progress::begin("times", positions.len());
        let runs = measure::times(&engines, &threads, &positions, repeats, &mut rng, &progress)?;
        progress.finish("searched");

        let progress = Progress::begin("stops", engines.len() * self.options.stops.len());
        let mut stops = Vec::new();
        for engine in &engines {
            for &threads in &self.options.stops {
                stops.push(measure::stops(engine, threads, &mut rng)?);
                progress.step(&format!("{} with {threads} threads", engine.variant));
            }
        }
        progress.finish("stopped");
        Ok(Times { made: self.made(making)?, hash_mib: measure::HASH_MIB, positions, runs, stops })
    }

    /// Plays; each match is written when it has been played.
    fn play(&self, games: u32, record: &mut Record, folder: &Path) -> Result<()> {
        let engines = self.engines();
        let most = self.options.threads.iter().copied().max().unwrap_or(2);
        let mut matches: Vec<_> = engines.iter().map(|engine| [(engine, most), (engine, 1)]).collect();
        if let Some((first, others)) = engines.split_first() {
            matches.extend(others.iter().map(|other| [(other, most), (first, most)]));
        }
        let progress = Progress::begin("games", matches.len());
        for players in matches {
            let making = ProvenanceStart::begin();
            let Options { ref clock, seed, .. } = *self.options;
            let (first, second, result) = measure::play(self.root, players, games, clock, seed)?;
            record.take(Match { made: self.made(making)?, first, second, result });
            write(folder, record)?;
            let [(one, threads), (other, fewer)] = players;
            progress.step(&format!("{} {threads} against {} {fewer}", one.variant, other.variant));
        }
        progress.finish("played");
        Ok(())
    }
}
