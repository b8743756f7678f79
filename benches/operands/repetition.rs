//! Operands of the axis `repetition`.
//!
//! - `quiet`: synthetic visits of a search in which only one move in sixteen is irreversible. So
//!   each position must be compared with many earlier ones.
//! - `lively`: the same, but one move in three is irreversible, as during exchanges of pieces.
//! - `recorded`: the visits of a real search.
//!
//! A trace has only one order, so a CPU that repeats it learns some of its branches: the times are
//! those of a trained branch predictor.

use plywright::types::Key;
use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::Rng;

use super::{Expected, Set, below, random};
use crate::kernels::repetition::{Traces, answer};
use plywright_benches::corpus::{Corpus, Visit};

/// Number of traces in a synthetic set.
const TRACES: usize = 8;

/// Number of visits in a trace, without those of the game before the search.
const VISITS: usize = 512;

/// Number of positions in the game before the search.
const GAME: usize = 40;

fn set(name: String, operands: Traces) -> Set<Traces> {
    let operations = operands.iter().map(Vec::len).sum::<usize>() as u64;
    Set { name, operations, right: Expected::All(answer(&operands)), operands, reorder: None }
}

/// Returns a walk over a tree in which one move in `irreversible` is a capture or a pawn move.
fn trace(random: &mut Xoshiro256StarStar, irreversible: usize) -> Vec<Visit> {
    // The plies since the last irreversible move, at every position of the line.
    let mut line: Vec<u16> = Vec::new();
    let mut trace = Vec::new();
    for visit in 0..GAME + VISITS {
        let pops = if visit <= GAME { 0 } else { below(random, (line.len() - GAME).min(6) + 1) };
        line.truncate(line.len() - pops);
        let before = line.last().map_or(0, |plies| plies + 1);
        let reversible = if below(random, irreversible) == 0 { 0 } else { before };
        // One position in eight is drawn from a few that recur. The key contains the ply modulo
        // four, so equal positions of a trace are a multiple of four plies apart.
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

/// Returns traces of random walks.
pub(crate) fn synthetic(name: &str, irreversible: usize) -> Set<Traces> {
    let random = &mut random(name);
    set(name.to_owned(), (0..TRACES).map(|_| trace(random, irreversible)).collect())
}

/// Returns the visits of a search.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Traces> {
    set("recorded".to_owned(), corpus.repetition.clone())
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Traces>> {
    [recorded(corpus), synthetic("quiet", 16), synthetic("lively", 3)].into_iter()
}
