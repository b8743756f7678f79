//! The adapter for UCI engines: how one is started and greeted, what it is asked, and how long its tasks are.

mod engine;
mod foreign;
mod greeting;
mod positions;
mod process;

pub use engine::{Source, UciEngine};
pub use foreign::Program;
pub use greeting::{Greeting, Offer, Takes};
pub use positions::{FRESH, POSITIONS};
pub use process::{Answer, Process, SearchResult, Value};

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::record::Slice;
use crate::rng::Rng;
use crate::workload::{Program as _, Reply};
use crate::{children, files};

/// The transposition table in every process: small enough that clearing it before each slice costs little.
pub const HASH_MIB: u32 = 1;

/// What a slice should last: long against a pipe's round trip and the caches' refilling, short against the machine's moods.
pub const SLICE: Duration = Duration::from_millis(2);

/// What came of a first start of somebody else's engine.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// What it said of itself.
    pub greeting: Greeting,
    /// The options that were set then, by name and value.
    pub options: Vec<(String, String)>,
    /// What it answered to a search.
    pub answer: Answer,
}

/// Starts it, sets the options that follow from what it says of itself, and lets it search that many nodes of the first of
/// [`POSITIONS`]; what it writes to its standard error goes to `errors`.
pub fn try_out(
    program: &Program,
    slug: &str,
    options: impl FnOnce(&Greeting) -> Result<Vec<(String, String)>>,
    nodes: u64,
    (folder, errors): (&Path, Stdio),
) -> Result<Trial> {
    let (mut process, greeting) = program.start(slug, folder, "trial", errors)?;
    let options = options(&greeting)?;
    process.set(&options)?;
    process.prepare(POSITIONS[0])?;
    let (_, answer) = process.search(nodes)?;
    Ok(Trial { greeting, options, answer })
}

/// What a freshly started engine answers to all slices, in their order.
pub fn replies(
    uci_engine: &UciEngine,
    slices: &[Slice],
    folder: &Path,
    rng: &mut Rng,
) -> Result<Vec<Reply<Answer>>> {
    let folder = files::Scratch::new_in(folder).context("cannot make a folder for an engine's copy")?;
    let mut process = uci_engine.start(folder.path(), "replies", rng)?;
    let mut replies = Vec::new();
    for slice in slices {
        children::check()?;
        replies.push(UciEngine::work(&mut process, slice)?);
    }
    Ok(replies)
}

/// Finds for each position how many nodes make a slice, with the engine that all are measured against, copied into `folder`.
/// Positions that are over before a slice is, are left out.
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
        let mut seconds = |nodes: u64, times: usize| -> Result<f64> {
            let mut taken = Vec::new();
            for _ in 0..times {
                process.prepare(fen)?;
                process.search(nodes)?;
                taken.push(process.search(nodes)?.0.as_secs_f64());
            }
            taken.sort_by(f64::total_cmp);
            Ok(taken[taken.len() / 2])
        };
        let mut nodes = 1_000;
        // Twice: the first guess is too small to tell the search's speed from what every search costs once.
        for _ in 0..2 {
            nodes = scaled(nodes, length / seconds(nodes, 3)?);
        }
        if seconds(nodes, 3)? > length / 4.0 {
            slices.push(Slice { fen: (*fen).to_owned(), nodes });
        }
    }
    // Where a node costs next to nothing the search goes round in circles, and it is not the engine that is timed.
    let mut usual: Vec<u64> = slices.iter().map(|slice| slice.nodes).collect();
    usual.sort_unstable();
    let limit = 4 * usual.get(usual.len() / 2).copied().unwrap_or_default();
    slices.retain(|slice| slice.nodes <= limit);
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
