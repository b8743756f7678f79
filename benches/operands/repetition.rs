//! Operands of the axis `repetition`.
//!
//! - `quiet`: searches from games of many reversible moves, where one move in sixteen cannot be taken back: the longest
//!   way back to look.
//! - `lively`: one move in three cannot be taken back, as where pieces are exchanged.
//! - `recorded`: what a real search did.
//!
//! A trace has one order only, so a CPU that is given it again and again learns some of its branches: times here are
//! those of a trained branch predictor.

use plywright::types::Key;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::Rng;

use super::{Right, Set, below, random};
use crate::kernels::repetition::{Traces, answer};
use plywright_benches::corpus::{Corpus, Visit};

/// How many traces a synthetic set has.
const TRACES: usize = 8;

/// How many visits a trace has, those of the game before the search left out.
const VISITS: usize = 512;

/// How many positions the game before the search has.
const GAME: usize = 40;

fn set(name: String, operands: Traces) -> Set<Traces> {
    let operations = operands.iter().map(Vec::len).sum::<usize>() as u64;
    Set { name, operations, right: Right::All(answer(&operands)), operands, reorder: None }
}

/// A walk over a tree, where one move in `irreversible` is a capture or a pawn's.
fn trace(random: &mut Xoshiro256StarStar, irreversible: usize) -> Vec<Visit> {
    // The plies since the last irreversible move, at every position of the line.
    let mut line: Vec<u16> = Vec::new();
    let mut trace = Vec::new();
    for visit in 0..GAME + VISITS {
        let pops = if visit <= GAME { 0 } else { below(random, (line.len() - GAME).min(6) + 1) };
        line.truncate(line.len() - pops);
        let before = line.last().map_or(0, |plies| plies + 1);
        let reversible = if below(random, irreversible) == 0 { 0 } else { before };
        // One position in eight is one of a few that come again; only every fourth ply can be alike.
        let place = line.len() as u64 % 4;
        let key =
            if below(random, 8) == 0 { below(random, 4) as u64 * 4 } else { random.next_u64() << 6 | 32 };
        let key = Key((key | place).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let ply = (visit >= GAME).then(|| (line.len() - GAME) as u16);
        line.push(reversible);
        trace.push(Visit { key, pops: pops as u16, reversible, ply });
    }
    trace
}

/// Traces of random walks.
pub(crate) fn synthetic(name: &str, irreversible: usize) -> Set<Traces> {
    let random = &mut random(name);
    set(name.to_owned(), (0..TRACES).map(|_| trace(random, irreversible)).collect())
}

/// What a search did.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Traces> {
    set("recorded".to_owned(), corpus.repetition.clone())
}

/// Every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Traces>> {
    [recorded(corpus), synthetic("quiet", 16), synthetic("lively", 3)].into_iter()
}
