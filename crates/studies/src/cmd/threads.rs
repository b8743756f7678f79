//! `cargo studies threads`: measures the gain from several threads on this machine for each variant
//! of the axis `parallel`.
//!
//! The times are written once all of them are measured, and each match once it is played. Each
//! time, the record and its page are replaced together.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use plywright::search::{BENCH_POSITIONS, MAX_THREADS};

use super::{PartsRun, put};
use crate::engines::{Engine, Engines};
use crate::games::Plan;
use crate::provenance::ProvenanceStart;
use crate::threads::{Player, Threads, Times, measure, page};
use outpace::rng::Rng;
use plywright_lab::axes;
use plywright_lab::session::Files;
use plywright_lab::terminal::progress::Progress;

const AXIS: &str = "parallel";

/// Number of searches that are stopped for each number of threads; a quick run stops a quarter.
const STOPS: usize = 40;

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Numbers of threads to compare with one thread.
    #[arg(long, value_delimiter = ',', default_value = "2", value_name = "N,...")]
    threads: Vec<usize>,
    /// Numbers of threads for which stopping a search is timed.
    #[arg(long, value_delimiter = ',', default_value = "1,2,8,64,256", value_name = "N,...")]
    stops: Vec<usize>,
    /// Searches of each position for each number of threads.
    #[arg(long, default_value_t = 3)]
    repeats: usize,
    /// Approximate time of a search with one thread, in milliseconds.
    #[arg(long, default_value_t = 2_000, value_name = "MS", value_parser = clap::value_parser!(u64).range(10..=600_000))]
    time: u64,
    /// Play matches of this many games at equal time instead of measuring times: each variant with
    /// the most threads against itself with one thread, and every other variant against the first
    /// one.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Clock of the games.
    #[arg(long, default_value = "1+0.01", value_name = "SECONDS+INCREMENT", requires = "games")]
    clock: String,
    /// Use these variants only.
    #[arg(long, value_delimiter = ',', value_name = "VARIANT,...")]
    only: Vec<String>,
    /// Use a tenth of the time for each search, one repetition, and 10 stopped searches instead of
    /// 40 for each number of threads.
    #[arg(long, conflicts_with = "games")]
    quick: bool,
    /// Seed of every random choice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    files: Files,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    options.check()?;
    let suffix = if options.quick { "-quick" } else { "" };
    let mut run = PartsRun::<Threads>::begin("threads", page::page, &options.files, suffix)?;
    let is_wanted = |name: &str| options.only.is_empty() || options.only.iter().any(|only| only == name);
    let engines = Engines::build(&run.root, AXIS, is_wanted)?;
    match options.games {
        Some(games) => options.play(games, &engines, &mut run)?,
        None => put(&mut run.record.parts.times, options.times(&engines)?, |part| &part.made, Times::size),
    }
    run.show(&options.files)
}

impl Options {
    fn check(&self) -> Result<()> {
        for &threads in self.threads.iter().chain(&self.stops) {
            let can_be = (1..=MAX_THREADS).contains(&threads);
            ensure!(can_be, "--threads, --stops: {threads} is not a number from 1 to {MAX_THREADS}");
        }
        ensure!(self.repeats > 0, "--repeats: expected a number above 0");
        let axis = axes::axis(AXIS)?;
        self.only.iter().try_for_each(|name| axes::variant(axis, name).map(drop))
    }

    fn command(&self) -> String {
        let list = |numbers: &[usize]| numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let Self { repeats, time, clock, .. } = self;
        let (threads, stops) = (list(&self.threads), list(&self.stops));
        let what = match self.games {
            Some(games) => format!("--games {games} --clock {clock}"),
            None => format!("--stops {stops} --repeats {repeats} --time {time}"),
        };
        let flags = plywright_lab::session::list("only", &self.only)
            + &plywright_lab::session::flag("quick", self.quick);
        format!("cargo studies threads --threads {threads} {what}{flags} --seed {}", self.seed)
    }

    fn times(&self, engines: &Engines) -> Result<Times> {
        let start = ProvenanceStart::begin();
        let first = engines.all.first().context("a bug: there is no engine")?;
        let time = Duration::from_millis(if self.quick { self.time / 10 } else { self.time });
        let progress = Progress::begin("depths", BENCH_POSITIONS.len());
        let positions = measure::places(first, time, &progress)?;
        progress.finish(&format!("{} positions have a depth to search to", positions.len()));

        let mut threads = [&[1], &self.threads[..]].concat();
        threads.sort_unstable();
        threads.dedup();
        let repeats = if self.quick { 1 } else { self.repeats };
        let mut rng = Rng::new(self.seed, "threads");
        let progress = Progress::begin("times", positions.len());
        let runs = measure::times(&engines.all, &threads, &positions, repeats, &mut rng, &progress)?;
        progress.finish("searched");

        let progress = Progress::begin("stops", engines.all.len() * self.stops.len());
        let count = if self.quick { STOPS / 4 } else { STOPS };
        let mut stops = Vec::new();
        for engine in &engines.all {
            for &threads in &self.stops {
                stops.push(measure::stops(engine, threads, count, &mut rng)?);
                progress.step(&format!("{} with {threads} threads", engine.variant));
            }
        }
        progress.finish("stopped");
        let made = engines.provenance(start, self.command())?;
        Ok(Times { made, hash_mib: measure::HASH_MIB, positions, runs, stops })
    }

    /// Plays each variant with the most threads against itself with one thread, and each later
    /// variant against the first one, both with the most threads.
    fn play(&self, games: u32, engines: &Engines, run: &mut PartsRun<Threads>) -> Result<()> {
        let most = self.threads.iter().copied().max().unwrap_or(2);
        let mut matches: Vec<_> = engines.all.iter().map(|engine| [(engine, most), (engine, 1)]).collect();
        if let Some((first, others)) = engines.all.split_first() {
            matches.extend(others.iter().map(|other| [(other, most), (first, most)]));
        }
        let Self { ref clock, seed, .. } = *self;
        let plan = Plan { games, clock, seed, hash_mib: measure::HASH_MIB, openings: None };
        let player =
            |(engine, threads): (&Engine, usize)| Player { variant: engine.variant.to_owned(), threads };
        run.play(engines, &matches, (plan, &self.command()), player, |parts| &mut parts.matches)
    }
}
