//! Lets engines search solved positions and the study of claim 25, and chooses balanced endgames as
//! openings of matches.

use std::time::Duration;

use anyhow::Result;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::SeedableRng;

use super::claims::{STUDY, STUDY_DEPTH};
use super::record::{Judged, LONGEST_MATE, MATE, Place, Study};
use crate::engines::Engine;
use outpace::os::children;
use outpace::workloads::uci::{Process, Value};
use plywright_benches::placement;
use plywright_lab::measure::recording;
use plywright_lab::terminal::progress::Progress;

/// Size of the transposition table in MiB; the searches are small.
pub(crate) const HASH_MIB: u32 = 16;

/// Longest time for one of these searches, which have few nodes or little depth.
const PATIENCE: Duration = Duration::from_secs(600);

/// Endings with six pieces. Matches begin from these and from the endings in
/// [`recording::BEGINNINGS`].
const SIX: [&str; 4] = ["KRPkrp", "KRPPkr", "KBPknp", "KNPkpp"];

/// Largest absolute value, in centipawns, of a position that counts as balanced.
pub(crate) const BALANCED_WITHIN: i32 = 150;

/// Nodes of the search that decides whether an opening is balanced.
const BALANCED_NODES: u64 = 50_000;

/// Value in the form that the record stores: mates become large centipawn values.
fn centipawns(value: Value) -> i32 {
    let far = |moves: i32| MATE - moves.min(LONGEST_MATE);
    match value {
        Value::Centipawns(value) => value.clamp(LONGEST_MATE - MATE + 1, MATE - LONGEST_MATE - 1),
        Value::Mate(moves) if moves > 0 => far(moves),
        Value::Mate(moves) => -far(moves.saturating_neg()),
    }
}

/// Value of a position by a search; None if the engine prints no value.
fn value(process: &mut Process, fen: &str, limit: &str) -> Result<Option<i32>> {
    process.prepare(fen)?;
    let (_, answer) = process.think(limit, PATIENCE)?;
    children::check()?;
    Ok(answer.value().map(centipawns))
}

/// Values of the positions by each engine, within this number of nodes.
pub(crate) fn judge(
    engines: &[Engine],
    positions: &[Place],
    nodes: u64,
    progress: &Progress,
) -> Result<Vec<Judged>> {
    let mut judged = Vec::new();
    for engine in engines {
        let mut process = engine.launch(HASH_MIB, 1)?;
        let limit = format!("nodes {nodes}");
        let values = positions.iter().map(|place| value(&mut process, &place.fen, &limit));
        judged.push(Judged { variant: engine.variant.to_owned(), values: values.collect::<Result<_>>()? });
        progress.step(engine.variant);
    }
    Ok(judged)
}

/// Answers of each engine in the study of claim 25, at every depth up to [`STUDY_DEPTH`]. Each
/// search begins with an empty transposition table.
pub(crate) fn studies(engines: &[Engine]) -> Result<Vec<Study>> {
    let mut studies = Vec::new();
    for engine in engines {
        let mut process = engine.launch(HASH_MIB, 1)?;
        let mut study = Study { variant: engine.variant.to_owned(), best: Vec::new(), values: Vec::new() };
        for depth in 1..=STUDY_DEPTH {
            study.values.push(value(&mut process, STUDY, &format!("depth {depth}"))?);
            study.best.push(process.best().unwrap_or_default().to_owned());
        }
        studies.push(study);
    }
    Ok(studies)
}

/// Generates random endgames with six to nine pieces until the engine has judged `count` of them to
/// be balanced, and returns those as FENs.
pub(crate) fn openings(engine: &Engine, count: usize, seed: u64, progress: &Progress) -> Result<Vec<String>> {
    let mut random = Xoshiro256StarStar::seed_from_u64(seed);
    let mut process = engine.launch(HASH_MIB, 1)?;
    let mut openings = Vec::with_capacity(count);
    for pieces in SIX.iter().chain(&recording::BEGINNINGS).cycle() {
        if openings.len() == count {
            break;
        }
        let fen = placement::place(pieces, &mut random).to_string();
        let found = value(&mut process, &fen, &format!("nodes {BALANCED_NODES}"))?;
        if found.is_some_and(|value| value.abs() <= BALANCED_WITHIN) {
            progress.step(&fen);
            openings.push(fen);
        }
    }
    Ok(openings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nearer_mate_is_worth_more() {
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
        assert!(values.is_sorted_by(|value, next| value > next), "{values:?}");
        assert_eq!((values[0], values[7]), (99_999, -100_000));
    }
}
