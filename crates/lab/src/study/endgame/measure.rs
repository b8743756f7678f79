//! Measuring: the engines' speed, what they say of solved positions, and matches.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use super::record::{Judged, LONGEST_MATE, MATE, Place, Speed, Study};
use super::source;
use crate::build::signature;
use crate::measure::matches::{self, Outcome, Plan};
use crate::measure::recording;
use crate::terminal::progress::Progress;
use outpace::children;
use outpace::rng::Rng;
use outpace::uci::{Process, Value};
use plywright_benches::placement;

/// The size of the transposition table, in MiB: what is searched is small.
pub(crate) const HASH_MIB: u32 = 16;

/// A search of so few nodes, or to so little depth, takes no longer.
const PATIENCE: Duration = Duration::from_secs(600);

/// Endings with six men, from which matches begin beside those that recorded games begin with.
const SIX: [&str; 4] = ["KRPkrp", "KRPPkr", "KBPknp", "KNPkpp"];

/// Matches begin where a search takes the position to be worth no more than this to either side, in centipawns.
pub(crate) const BALANCED_WITHIN: i32 = 150;

/// Nodes of that search.
const BALANCED_NODES: u64 = 50_000;

/// An engine: its variant and its binary.
pub(crate) struct Engine<'a> {
    /// The variant of the axis `endgame`.
    pub(crate) variant: &'a str,
    /// The binary.
    pub(crate) path: &'a Path,
}

impl Engine<'_> {
    fn launch(&self) -> Result<Process> {
        Ok(Process::launch(self.variant, self.path, HASH_MIB, &[])?)
    }
}

/// A value as the record keeps it.
fn centipawns(value: Value) -> i32 {
    let far = |moves: i32| MATE - moves.min(LONGEST_MATE);
    match value {
        Value::Centipawns(value) => value.clamp(LONGEST_MATE - MATE + 1, MATE - LONGEST_MATE - 1),
        Value::Mate(moves) if moves > 0 => far(moves),
        Value::Mate(moves) => -far(moves.saturating_neg()),
    }
}

/// Runs `bench` of every engine so many times, in an order that is drawn anew for each repetition.
pub(crate) fn speeds(
    engines: &[Engine<'_>],
    repeats: usize,
    rng: &mut Rng,
    progress: &Progress,
) -> Result<Vec<Speed>> {
    let mut speeds: Vec<Speed> = engines
        .iter()
        .map(|engine| Speed { variant: engine.variant.to_owned(), nodes: 0, nps: Vec::new() })
        .collect();
    for _ in 0..repeats {
        let mut order: Vec<usize> = (0..engines.len()).collect();
        rng.shuffle(&mut order);
        for which in order {
            let Engine { variant, path } = engines[which];
            let told = signature::of(path, None).with_context(|| format!("the engine `{variant}`"))?;
            let speed = &mut speeds[which];
            ensure!(
                speed.nps.is_empty() || speed.nodes == told.nodes,
                "the engine `{variant}` searches another number of nodes the next time"
            );
            speed.nodes = told.nodes;
            speed.nps.push(told.nps);
            progress.step(variant);
        }
    }
    Ok(speeds)
}

/// What each engine says of the positions, within so many nodes.
pub(crate) fn judge(
    engines: &[Engine<'_>],
    positions: &[Place],
    nodes: u64,
    progress: &Progress,
) -> Result<Vec<Judged>> {
    let mut all = Vec::new();
    for engine in engines {
        let mut process = engine.launch()?;
        let mut values = Vec::with_capacity(positions.len());
        for place in positions {
            process.prepare(&place.fen)?;
            let told = process.think(&format!("nodes {nodes}"), PATIENCE)?;
            values.push(told.value.map(centipawns));
            children::check()?;
        }
        all.push(Judged { variant: engine.variant.to_owned(), values });
        progress.step(engine.variant);
    }
    Ok(all)
}

/// What each engine finds in the study of claim 25, depth by depth, each from an empty table.
pub(crate) fn studies(engines: &[Engine<'_>]) -> Result<Vec<Study>> {
    let mut all = Vec::new();
    for engine in engines {
        let mut process = engine.launch()?;
        let mut study = Study { variant: engine.variant.to_owned(), best: Vec::new(), values: Vec::new() };
        for depth in 1..=source::STUDY_DEPTH {
            process.prepare(source::STUDY)?;
            let told = process.think(&format!("depth {depth}"), PATIENCE)?;
            study.best.push(process.best().unwrap_or_default().to_owned());
            study.values.push(told.value.map(centipawns));
            children::check()?;
        }
        all.push(study);
    }
    Ok(all)
}

/// Endgames with six to nine men, drawn at random, that an engine takes to be balanced.
pub(crate) fn openings(
    engine: &Engine<'_>,
    count: usize,
    seed: u64,
    progress: &Progress,
) -> Result<Vec<String>> {
    let mut random = Xoshiro256StarStar::seed_from_u64(seed);
    let mut process = engine.launch()?;
    let mut openings = Vec::with_capacity(count);
    for men in SIX.iter().chain(&recording::BEGINNINGS).cycle() {
        if openings.len() == count {
            break;
        }
        let fen = placement::place(men, &mut random).to_string();
        process.prepare(&fen)?;
        let told = process.think(&format!("nodes {BALANCED_NODES}"), PATIENCE)?;
        if told.value.is_some_and(|value| centipawns(value).abs() <= BALANCED_WITHIN) {
            progress.step(&fen);
            openings.push(fen);
        }
        children::check()?;
    }
    Ok(openings)
}

/// Plays a match from those openings, every game to its end by the rules: what is given up or agreed upon is what the engines
/// believe, and it is just that in which they differ.
pub(crate) fn play(
    root: &Path,
    engines: [&Engine<'_>; 2],
    openings: &[String],
    games: u32,
    clock: &str,
    seed: u64,
) -> Result<Outcome> {
    let spec = |engine: &Engine<'_>| {
        format!("\"name={}\" \"cmd='{}'\" option.Hash={HASH_MIB}", engine.variant, engine.path.display())
    };
    let mut file =
        tempfile::Builder::new().suffix(".epd").tempfile().context("cannot make a temporary file")?;
    let mut text = String::new();
    for opening in openings {
        let _ = writeln!(text, "{opening}");
    }
    file.write_all(text.as_bytes()).and_then(|()| file.flush()).context("cannot write the openings")?;
    let plan = Plan { games, clock, seed, openings: Some(file.path()), to_the_end: true };
    let [first, second] = engines.map(spec);
    matches::play(root, [&first, &second], plan)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mate_is_worth_more_than_any_value_and_the_more_the_nearer() {
        let values = [
            Value::Mate(1),
            Value::Mate(200),
            Value::Centipawns(1_000_000),
            Value::Centipawns(31_871),
            Value::Centipawns(0),
            Value::Centipawns(-5),
            Value::Mate(-3),
            Value::Mate(0),
        ]
        .map(centipawns);
        assert!(values.is_sorted_by(|one, next| one > next), "{values:?}");
        assert_eq!((values[0], values[7]), (99_999, -100_000));
    }
}
