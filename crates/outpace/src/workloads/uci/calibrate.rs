//! Finds, for each position, the number of nodes or the depth of a search that takes about as long
//! as a task (a "slice") should take.

use std::path::Path;
use std::time::Duration;

use super::engine::{Slice, UciEngine};
use super::process::{Limit, Process};
use crate::error::{Context, Result, bail};
use crate::os::children;
use crate::os::files;
use crate::rng::Rng;
use crate::statistics::median;
use crate::workloads::Program as _;

/// Largest depth that is tried.
const DEEPEST: u32 = 64;

/// Finds for each position the number of nodes that a copy of the baseline engine in `folder`
/// searches in about `length`. Positions are left out if their search ends much earlier, or if it
/// has far more nodes than usual.
///
/// # Errors
///
/// Fails if the engine fails, or if most positions are left out.
pub fn calibrate(
    baseline: &UciEngine,
    positions: &[&str],
    length: Duration,
    folder: &Path,
    rng: &mut Rng,
) -> Result<Vec<Slice>> {
    found(baseline, positions, length, folder, rng, nodes)
}

/// Finds the depth whose search takes nearest to `length`, for engines that do not keep to a limit
/// of nodes. The search may take much longer or shorter, because each depth takes several times as
/// long as the one before.
///
/// # Errors
///
/// Fails if the engine fails, or if most positions are left out.
pub fn calibrate_depths(
    baseline: &UciEngine,
    positions: &[&str],
    length: Duration,
    folder: &Path,
    rng: &mut Rng,
) -> Result<Vec<Slice>> {
    found(baseline, positions, length, folder, rng, depth)
}

/// Returns a slice for each position for which `find` returns a limit.
fn found(
    baseline: &UciEngine,
    positions: &[&str],
    length: Duration,
    folder: &Path,
    rng: &mut Rng,
    find: impl Fn(&mut Process, &str, f64) -> Result<Option<Limit>>,
) -> Result<Vec<Slice>> {
    let folder = files::Scratch::new_in(folder).context("cannot make a folder for an engine's copy")?;
    let mut process = baseline.start(folder.path(), "gauge", rng)?;
    let mut slices = Vec::new();
    for fen in positions {
        let limit = find(&mut process, fen, length.as_secs_f64())?;
        slices.extend(limit.map(|limit| Slice { fen: (*fen).to_owned(), limit }));
    }
    // Positions with far more nodes than usual are left out. Their nodes cost next to nothing,
    // which shows that the search repeats itself, so its time says nothing about the engine's usual
    // work.
    let nodes = |slice: &Slice| if let Limit::Nodes(nodes) = slice.limit { nodes as f64 } else { 0.0 };
    let usual = median(slices.iter().map(nodes)).unwrap_or_default();
    slices.retain(|slice| nodes(slice) <= 4.0 * usual);
    if slices.len() < positions.len() / 2 || slices.is_empty() {
        bail!(
            "most positions cannot be used: their searches end long before {:.1} ms, or have far more nodes than usual",
            length.as_secs_f64() * 1e3
        );
    }
    Ok(slices)
}

/// Returns the median time of three searches in seconds, each measured as in a comparison.
fn seconds(process: &mut Process, fen: &str, limit: Limit) -> Result<f64> {
    let slice = Slice { fen: fen.to_owned(), limit };
    let mut taken = [0.0; 3];
    for taken in &mut taken {
        children::check()?;
        *taken = UciEngine::work(process, &slice)?.seconds;
    }
    Ok(median(taken).unwrap_or_default())
}

fn nodes(process: &mut Process, fen: &str, length: f64) -> Result<Option<Limit>> {
    let mut nodes = 1_000;
    // Two rounds: the first guess is too small to separate the search's speed from the fixed cost
    // of a search.
    for _ in 0..2 {
        let times = length / seconds(process, fen, Limit::Nodes(nodes))?;
        // The number of nodes is a multiple of one hundred, within reasonable bounds.
        nodes = (nodes as f64 * times / 100.0).round().clamp(1.0, 10_000.0) as u64 * 100;
    }
    let limit = Limit::Nodes(nodes);
    Ok((seconds(process, fen, limit)? > length / 4.0).then_some(limit))
}

fn depth(process: &mut Process, fen: &str, length: f64) -> Result<Option<Limit>> {
    let mut shallower = None;
    for depth in 1..=DEEPEST {
        let limit = Limit::Depth(depth);
        let taken = seconds(process, fen, limit)?;
        if taken < length {
            shallower = Some((taken, limit));
            continue;
        }
        // This search takes too long by some factor, and the shallower one too short by another.
        // The depth with the smaller factor is taken.
        return Ok(match shallower {
            Some((before, shallower)) if length / before < taken / length => Some(shallower),
            _ => Some(limit),
        });
    }
    Ok(shallower.filter(|(taken, _)| *taken > length / 4.0).map(|(_, limit)| limit))
}
