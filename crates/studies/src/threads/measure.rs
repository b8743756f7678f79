//! Measures how long searches to a depth take with several threads, and how soon a search stops.

use std::time::Duration;

use anyhow::{Result, ensure};
use plywright::search::BENCH_POSITIONS;

use super::{Place, Run, Stops};
use crate::engines::Engine;
use outpace::os::children;
use outpace::rng::Rng;
use plywright_lab::terminal::progress::Progress;

/// Size of the transposition table in MiB.
pub(crate) const HASH_MIB: u32 = 64;

/// Positions that one thread searches deeper than this in the short trial are left out: their tree
/// is so small that its time would be noise.
const DEEPEST: u32 = 34;

/// One in this many stops comes right after `go`, while the search is starting.
const EARLY: usize = 4;

/// Selects the positions of `bench` with a tree that is large enough ([`DEEPEST`]). Each gets a
/// depth for which one thread needs about `time`: three plies more than it reaches in an eighth of
/// `time`.
///
/// The depth that one thread reaches in the full time would be a biased choice: it favours
/// iterations that happened to be short for one thread, and several threads would be compared with
/// that luck.
pub(crate) fn places(engine: &Engine, time: Duration, progress: &Progress) -> Result<Vec<Place>> {
    let mut process = engine.launch(HASH_MIB, 1)?;
    let mut places = Vec::new();
    for fen in BENCH_POSITIONS {
        process.prepare(fen)?;
        let limit = format!("movetime {}", time.as_millis() / 8);
        let (_, answer) = process.think(&limit, time)?;
        let depth = answer.depth.and_then(|depth| u32::try_from(depth).ok());
        let depth = depth.filter(|depth| (1..=DEEPEST).contains(depth));
        places.extend(depth.map(|depth| Place { fen: (*fen).to_owned(), depth: depth + 3 }));
        progress.step(fen);
        children::check()?;
    }
    Ok(places)
}

/// Searches every position to its depth `repeats` times with every variant and number of threads.
/// The positions come in order; each repetition shuffles the variants and numbers of threads anew.
pub(crate) fn times(
    engines: &[Engine],
    threads: &[usize],
    places: &[Place],
    repeats: usize,
    rng: &mut Rng,
    progress: &Progress,
) -> Result<Vec<Run>> {
    let mut runs = Vec::new();
    for engine in engines {
        for &threads in threads {
            let run = Run {
                variant: engine.variant.to_owned(),
                threads,
                seconds: vec![Vec::new(); places.len()],
                nodes: vec![Vec::new(); places.len()],
            };
            runs.push((engine.launch(HASH_MIB, threads)?, run));
        }
    }
    for (at, Place { fen, depth: wanted }) in places.iter().enumerate() {
        for _ in 0..repeats {
            let mut order: Vec<usize> = (0..runs.len()).collect();
            rng.shuffle(&mut order);
            for which in order {
                let (process, run) = &mut runs[which];
                process.prepare(fen)?;
                let (took, answer) = process.think(&format!("depth {wanted}"), Duration::from_secs(600))?;
                let (depth, nodes) = (answer.depth.unwrap_or(0), answer.nodes.unwrap_or(0));
                let (variant, threads) = (&run.variant, run.threads);
                ensure!(
                    depth == u64::from(*wanted) && nodes > 0,
                    "{variant} with {threads} threads came to depth {depth} of {wanted} at {fen}"
                );
                run.seconds[at].push(took.as_secs_f64());
                run.nodes[at].push(nodes);
                children::check()?;
            }
        }
        progress.step(fen);
    }
    Ok(runs.into_iter().map(|(_, run)| run).collect())
}

/// Measures `count` times how soon a search without a limit stops, from `stop` to `bestmove`.
pub(crate) fn stops(engine: &Engine, threads: usize, count: usize, rng: &mut Rng) -> Result<Stops> {
    let mut process = engine.launch(HASH_MIB, threads)?;
    let mut milliseconds = Vec::with_capacity(count);
    for turn in 0..count {
        process.prepare(BENCH_POSITIONS[turn % 20])?;
        let after = if turn % EARLY == 0 { rng.below(5) } else { 50 + rng.below(50) };
        let after = Duration::from_millis(after as u64);
        milliseconds.push(process.stop_after(after)?.as_secs_f64() * 1e3);
        children::check()?;
    }
    Ok(Stops { variant: engine.variant.to_owned(), threads, early: count.div_ceil(EARLY), milliseconds })
}
