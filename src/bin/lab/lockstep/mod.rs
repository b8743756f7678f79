//! Rung 3: whole engines in lock-step.
//!
//! The noise of a shared machine is slow (neighbours come and go) and sticky (two launches of the same bytes differ for
//! as long as they live). Against the first, slices of a few milliseconds that take turns; against the second, many
//! launches. All candidates, the control among them, get one launch a round, in random order, until the time is over: so
//! each has equally many, spread over the same stretch of time, and what the machine does in a bad minute it does to all.

mod pair;
mod positions;
mod process;

pub(crate) use pair::Fighter;
pub(crate) use positions::POSITIONS;
pub(crate) use process::Fault;

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::chance::Chance;
use crate::children;
use crate::progress::Progress;
use crate::record::{Comparison, Slice};
use process::Process;

/// The transposition table in every process: small enough that clearing it before each slice costs little.
pub(crate) const HASH_MIB: u32 = 1;

/// What a slice should last: long against a pipe's round trip and the caches' refilling, short against the machine's moods.
pub(crate) const SLICE: Duration = Duration::from_millis(2);

/// Samples a launch. With the noise that was measured on a two-core machine (1 % between launches, 3 % between samples,
/// and about as much time to launch as for five samples), a dozen is where time is best spent.
pub(crate) const SAMPLES: u32 = 12;

/// Finds for each position how many nodes make a slice, with the engine that all are measured against. Positions that
/// are over before a slice is, are left out.
pub(crate) fn calibrate(baseline: &Fighter) -> Result<Vec<Slice>> {
    let mut process = Process::launch(&baseline.slug, &baseline.binary, HASH_MIB)?;
    let mut slices = Vec::new();
    for fen in POSITIONS {
        children::check()?;
        let mut seconds = |nodes: u64, times: usize| -> Result<f64> {
            let mut taken = Vec::new();
            for _ in 0..times {
                process.prepare(fen)?;
                taken.push(process.search(nodes)?.0.as_secs_f64());
            }
            taken.sort_by(f64::total_cmp);
            Ok(taken[taken.len() / 2])
        };
        let mut nodes = 1_000;
        // Twice: the first guess is too small to tell the search's speed from what every search costs once.
        for _ in 0..2 {
            nodes = scaled(nodes, SLICE.as_secs_f64() / seconds(nodes, 3)?);
        }
        if seconds(nodes, 3)? > SLICE.as_secs_f64() / 4.0 {
            slices.push(Slice { fen: (*fen).to_owned(), nodes });
        }
    }
    // Where a node costs next to nothing the search goes round in circles, and it is not the engine that is timed.
    let mut usual: Vec<u64> = slices.iter().map(|slice| slice.nodes).collect();
    usual.sort_unstable();
    let limit = 4 * usual.get(usual.len() / 2).copied().unwrap_or_default();
    slices.retain(|slice| slice.nodes <= limit);
    if slices.len() < POSITIONS.len() / 2 {
        bail!("the engine is done with most positions before {} ms are over", SLICE.as_millis());
    }
    Ok(slices)
}

/// So many times the nodes, in hundreds, within reason.
fn scaled(nodes: u64, times: f64) -> u64 {
    let hundreds = (nodes as f64 * times / 100.0).round().clamp(1.0, 10_000.0);
    hundreds as u64 * 100
}

/// What a duel gave.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// The samples of each candidate, in the order given.
    pub(crate) comparisons: Vec<Comparison>,
    /// Candidates that fell out. Their samples are not among the comparisons.
    pub(crate) faults: Vec<Fault>,
}

/// Measures every candidate against the baseline, round after round, for as long as another round fits into `time`.
pub(crate) fn duel(
    baseline: &Fighter,
    candidates: &[Fighter],
    slices: &[Slice],
    time: Duration,
    folder: &Path,
    chance: &mut Chance,
    progress: &Progress,
) -> Result<Outcome> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let begun = Instant::now();
    let mut rows: Vec<Vec<Vec<i32>>> = vec![Vec::new(); candidates.len()];
    let mut standing: Vec<usize> = (0..candidates.len()).collect();
    let mut faults = Vec::new();
    let mut longest = Duration::ZERO;
    while !standing.is_empty() && begun.elapsed() + longest <= time {
        let round = Instant::now();
        chance.shuffle(&mut standing);
        let mut fallen = Vec::new();
        for &at in &standing {
            match pair::launch(baseline, &candidates[at], slices, SAMPLES as usize, HASH_MIB, folder, chance)
            {
                Ok(samples) => rows[at].push(samples),
                Err(error) => {
                    children::check()?;
                    match error.downcast::<Fault>() {
                        Ok(fault) if fault.engine == candidates[at].slug => {
                            fallen.push(at);
                            faults.push(fault);
                        }
                        Ok(fault) => return Err(fault.into()),
                        Err(error) => return Err(error),
                    }
                }
            }
            progress.at((begun.elapsed().as_secs_f64() / time.as_secs_f64() * 100.0).min(100.0) as usize);
        }
        standing.retain(|at| !fallen.contains(at));
        longest = longest.max(round.elapsed());
    }
    let comparisons = (0..candidates.len())
        .filter(|at| standing.contains(at))
        .map(|at| Comparison {
            candidate: candidates[at].slug.clone(),
            launches: std::mem::take(&mut rows[at]),
        })
        .collect();
    Ok(Outcome { comparisons, faults })
}

#[cfg(test)]
#[cfg(unix)]
mod tests;
