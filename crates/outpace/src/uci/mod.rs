//! The adapter for UCI engines: how one is started and greeted, what it is asked, how long its tasks are, and engines that are given as
//! command lines ([`programs`]).

mod engine;
mod greeting;
mod positions;
mod process;
pub mod programs;

pub use engine::{Program, Slice, Source, UciEngine};
pub use positions::{FRESH, POSITIONS};
pub use process::{Answer, Process, SearchResult, Value};

use std::path::Path;
use std::time::Duration;

use crate::error::{Context, Result, bail};
use crate::rng::Rng;
use crate::statistics::median;
use crate::workload::{Program as _, Reply};
use crate::{children, files};

/// The transposition table in every process: small enough that clearing it before each slice costs little.
pub const HASH_MIB: u32 = 1;

/// What a slice should last: long against a pipe's round trip and the caches' refilling, short against the machine's changes. What a sample
/// is off by hardly depends on it, so twice as many samples of half the length say more; below one millisecond, with an untimed search as long,
/// engines with large tables look slower than they are (docs/methodology.md has the figures).
pub const SLICE: Duration = Duration::from_millis(1);

/// What a freshly started engine answers to all slices, in their order.
pub(crate) fn replies(
    uci_engine: &UciEngine,
    slices: &[Slice],
    folder: &Path,
    rng: &mut Rng,
) -> Result<Vec<Reply<Answer>>> {
    let folder = files::Scratch::new_in(folder).context("cannot make a folder for an engine's copy")?;
    let mut process = uci_engine.start(folder.path(), "replies", rng)?;
    let reply = |slice| {
        children::check()?;
        Ok(UciEngine::work(&mut process, slice)?)
    };
    slices.iter().map(reply).collect()
}

/// Finds for each position how many nodes make a slice, with the engine that all are measured against, copied into `folder`.
/// Positions that are over before a slice is, are left out.
///
/// # Errors
///
/// The engine fails, or most positions are left out.
pub fn calibrate(
    baseline: &UciEngine,
    positions: &[&str],
    length: Duration,
    folder: &Path,
    rng: &mut Rng,
) -> Result<Vec<Slice>> {
    let folder = files::Scratch::new_in(folder).context("cannot make a folder for an engine's copy")?;
    let length = length.as_secs_f64();
    let mut process = baseline.start(folder.path(), "gauge", rng)?;
    let mut slices = Vec::new();
    for fen in positions {
        children::check()?;
        let mut seconds = |nodes: u64| -> Result<f64> {
            let mut taken = [0.0; 3];
            for taken in &mut taken {
                process.prepare(fen)?;
                process.search(nodes)?;
                *taken = process.search(nodes)?.0.as_secs_f64();
            }
            Ok(median(taken).unwrap_or_default())
        };
        let mut nodes = 1_000;
        // Twice: the first guess is too small to tell the search's speed from what every search costs once.
        for _ in 0..2 {
            nodes = scaled(nodes, length / seconds(nodes)?);
        }
        if seconds(nodes)? > length / 4.0 {
            slices.push(Slice { fen: (*fen).to_owned(), nodes });
        }
    }
    // Where a node costs next to nothing the search goes round in circles, and it is not the engine that is timed.
    let usual = median(slices.iter().map(|slice| slice.nodes as f64)).unwrap_or_default();
    slices.retain(|slice| slice.nodes as f64 <= 4.0 * usual);
    if slices.len() < positions.len() / 2 {
        bail!("the engine is done with most positions before {:.1} ms are over", length * 1e3);
    }
    Ok(slices)
}

/// So many times the nodes, in hundreds, within reason.
fn scaled(nodes: u64, times: f64) -> u64 {
    let hundreds = (nodes as f64 * times / 100.0).round().clamp(1.0, 10_000.0);
    hundreds as u64 * 100
}
