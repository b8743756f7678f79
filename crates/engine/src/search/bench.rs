//! The fixed set of positions that measures and identifies the engine.
//!
//! The node count over the set, searched to [`DEPTH`], is the engine's *signature* (claim 37 in
//! `docs/claims.md`). It is the same for every target, every compiler and every recipe with the
//! same variants of the axes `endgame` and `evaluation`. A change of the search or of the
//! evaluation changes it. Any other difference is an error.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::{AnyListener, AnyRecipe, Limits, Outcome, Task, nodes_per_second};
use crate::board::Position;

/// Default search depth of each position, in plies.
pub const DEPTH: u32 = 11;

/// Size of the transposition table in MiB.
pub const HASH_MIB: usize = 16;

/// The positions, as FEN: openings, middlegames, endgames; checks, promotions, zugzwangs, clocks
/// near the limit of the fifty-move rule, mates.
#[rustfmt::skip]
pub const POSITIONS: &[&str] = &[
    // Openings.
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4",
    "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6",
    "rnbqk2r/pp1pppbp/5np1/2pP4/2P5/2N5/PP2PPPP/R1BQKBNR w KQkq - 1 5",
    "r1bqk2r/ppppbppp/2n2n2/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 b kq - 7 5",
    "rnbqkbnr/ppp2ppp/4p3/3pP3/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 3",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "r2qkbnr/pp1nppp1/2p3bp/8/3P3P/3Q1NN1/PPP2PP1/R1B1K2R w KQkq - 0 10",
    // Middlegames.
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "r1bq1rk1/pp3pbp/2np1np1/2pPp3/2P1P3/2N1BP2/PP1QN1PP/R3KB1R w KQ e6 0 10",
    "2rq1rk1/pb1nbppp/1p2pn2/3p4/2PP4/1P1B1N2/PB1NQPPP/2RR2K1 w - - 6 14",
    "r2q1rk1/1b1nbppp/p2ppn2/1p6/3NPP2/1BN1B3/PPPQ2PP/2KR3R b - - 3 12",
    "1r1q1rk1/3bppbp/p2p1np1/2pPn3/P1P1PP2/2N1B3/1P1QB1PP/R4RK1 b - f3 0 16",
    "r1b2rk1/2q1bppp/p2p1n2/np2p3/3PP3/5N1P/PPBN1PP1/R1BQR1K1 b - - 2 13",
    "3r1rk1/pp1q1ppp/2n1b3/2bpP3/8/2PB1N2/PP2QPPP/R1B2RK1 w - - 4 15",
    "r2q1rk1/pp2np2/5P2/3bp2Q/3pN2b/1B1P4/PPP3PP/R4RK1 w - - 0 1",
    "2r2rk1/1bqnbppp/p3pn2/1p6/3NP3/P1N1BB2/1PP1Q1PP/3R1R1K w - - 4 17",
    "r1bq1rk1/ppp1nppp/4n3/3p3Q/3P4/1BP1B3/PP1N2PP/R4RK1 w - - 1 16",
    "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1",
    "3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - - 0 1",
    "2q1rr1k/3bbnnp/p2p1pp1/2pPp3/PpP1P1P1/1P2BNNP/2BQ1PRK/7R b - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r3r1k1/ppqb1ppp/8/4p1NQ/8/2P5/PP3PPP/R3R1K1 b - - 0 1",
    // In check, or with checks close by.
    "r1bqk1nr/pppp1ppp/2n5/4p3/1bB1P3/2P2N2/PP1P1PPP/RNBQK2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "4rk2/5p1Q/3q2p1/p2P4/1p4P1/1P6/P1R5/7K b - - 5 41",
    "8/2k5/8/8/3Kn2p/1r6/5PP1/3R4 w - - 2 48",
    // Endgames.
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1",
    "7K/8/k1P5/7p/8/8/8/8 w - - 0 1",
    "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1",
    "8/5k2/1pnrp1p1/p1p4p/P6P/4R1PK/1P3P2/4R3 b - - 1 38",
    "6k1/5p2/6p1/8/7p/8/6PP/6K1 b - - 0 1",
    "8/1r3k2/2R5/4p1p1/4P1P1/5K2/8/8 w - - 12 52",
    "8/8/8/8/5kp1/P7/8/1K1N4 w - - 0 1",
    "5k2/7R/4P2p/5K2/p1r2P1p/8/8/8 b - - 0 1",
    "6k1/3b3r/1p1p4/p1n2p2/1PPNpP1q/P3Q1p1/1R1RB1P1/5K2 b - - 0 1",
    "8/3k4/3p4/1p1Pp1p1/1P2PpP1/1K3P2/8/5B1b w - - 40 80",
    "8/8/3P3k/8/1p6/8/1P6/1K3n2 b - - 0 1",
    // Promotions.
    "1r6/P4pk1/6p1/8/8/1q6/5PPP/1Q4K1 w - - 0 33",
    "8/1P1R4/8/k2p4/8/p2K4/1p6/1R3r2 w - - 0 50",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    // Zugzwang.
    "8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1",
    "1q1k4/2Rr4/8/2Q3K1/8/8/8/8 w - - 0 1",
    // The clock.
    "8/5k2/8/8/1R6/R6K/7P/8 w - - 96 200",
    "8/6k1/3r2p1/5p2/4pP2/3rP1P1/3R1K2/3R4 w - - 86 120",
    // Mates.
    "2b5/1p1p4/1P1P4/ppBP1B2/k2p1R2/N2P4/K1P1P3/8 w - - 0 1",
    "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1",
    "8/8/8/3k4/8/8/1Q6/K7 w - - 0 1",
];

/// The result of a bench.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bench {
    /// Nodes over all positions; at the default depth, the signature.
    pub nodes: u64,
    /// Time over all searches.
    pub time: Duration,
}

impl Bench {
    /// Returns the nodes per second.
    pub fn nodes_per_second(&self) -> u64 {
        nodes_per_second(self.nodes, self.time)
    }
}

/// Searches every position to `depth`, each with nothing learnt before, and calls `progress` with
/// its FEN and outcome. Returns `None` if `stop` was set before the end.
pub fn bench(
    recipe: impl Into<AnyRecipe>,
    depth: u32,
    stop: &AtomicBool,
    mut progress: impl FnMut(&str, &Outcome),
) -> Option<Bench> {
    run(recipe.into(), depth, stop, &mut progress)
}

fn run(
    recipe: AnyRecipe,
    depth: u32,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&str, &Outcome),
) -> Option<Bench> {
    let mut searcher = recipe.searcher(HASH_MIB);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut total = Bench::default();
    for (fen, position) in POSITIONS.iter().filter_map(|fen| Some((fen, fen.parse::<Position>().ok()?))) {
        searcher.new_game();
        let task = Task { position, history: Vec::new() };
        let start = Instant::now();
        let outcome = searcher.search(&task, &limits, stop, &mut AnyListener::none());
        total.time += start.elapsed();
        total.nodes += outcome.nodes;
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        progress(fen, &outcome);
    }
    Some(total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recipe::Portable;

    #[test]
    fn every_position_is_legal_and_different() {
        assert!(POSITIONS.len() >= 40);
        let mut keys: Vec<u64> =
            POSITIONS.iter().map(|fen| fen.parse::<Position>().expect(fen).key().0).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), POSITIONS.len());
    }

    #[test]
    fn the_signature_is_the_same_the_second_time() {
        let (mut seen, never) = (0, AtomicBool::new(false));
        let first = bench(Portable::PORTABLE, 4, &never, |_, _| seen += 1).unwrap();
        let second = bench(Portable::PORTABLE, 4, &never, |_, _| {}).unwrap();
        assert_eq!(seen, POSITIONS.len());
        assert_eq!(first.nodes, second.nodes);
        assert!(first.nodes > 1_000 && first.nodes_per_second() > 0);
    }

    #[test]
    fn a_stop_ends_the_bench_without_a_signature() {
        assert_eq!(bench(Portable::PORTABLE, 64, &AtomicBool::new(true), |_, _| {}), None);
    }
}
