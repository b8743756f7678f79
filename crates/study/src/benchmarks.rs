//! Positions to search: the first two of the OpenMP study, and one of our own in place of its
//! third.

use plywright::board::Position;

/// A position to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Benchmark {
    /// Name in one word.
    pub name: &'static str,
    /// Description for a page.
    pub title: &'static str,
    /// The position as FEN.
    pub fen: &'static str,
}

/// The benchmarks 0 and 1 of the OpenMP study, and a puzzle in place of its benchmark 2. The study
/// has only a picture of benchmark 2. In that puzzle White, to move, wins a pawn with Nxd5, and of
/// the three benchmarks its search considers the most positions. Our puzzle has these properties
/// too: 1.Nxd5 Nxd5 2.Bxd5 wins a pawn, and at every depth from 3 to 7 no other move is worth as
/// much.
pub const BENCHMARKS: [Benchmark; 3] = [
    Benchmark { name: "start", title: "the first move of a game", fen: Position::START_FEN },
    Benchmark {
        name: "najdorf",
        title: "the Najdorf opening",
        fen: "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6",
    },
    Benchmark {
        name: "puzzle",
        title: "a puzzle: Nxd5 wins a pawn",
        fen: "r1b2rk1/ppqn1ppp/5n2/3p4/2BN4/2NQP3/PP3PPP/R3R1K1 w - - 0 15",
    },
];
