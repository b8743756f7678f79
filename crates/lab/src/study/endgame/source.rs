//! What the source says of its recognisers (`docs/claims.md`, 23 to 28).

use super::record::Counted;

/// What a recogniser of the source does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    /// The claim.
    pub(crate) claim: u32,
    /// The ending.
    pub(crate) material: &'static str,
    /// Which positions it counts.
    pub(crate) counted: Counted,
    /// Draws that it spots.
    pub(crate) spotted: u64,
    /// Whether that is told to the position.
    pub(crate) is_precise: bool,
    /// Draws that there are.
    pub(crate) draws: u64,
    /// Wins that it does not take for draws, where told.
    pub(crate) wins: Option<u64>,
}

/// Every recogniser of which figures are told.
pub(crate) const RECOGNISERS: [Told; 4] = [
    Told {
        claim: 24,
        material: "KRKP",
        counted: Counted::All,
        spotted: 700_000,
        is_precise: false,
        draws: 1_212_140,
        wins: None,
    },
    Told {
        claim: 26,
        material: "KBKP",
        counted: Counted::Source,
        spotted: 6_355_575,
        is_precise: true,
        draws: 6_355_575 + 607_948,
        wins: Some(1_248_570),
    },
    Told {
        claim: 27,
        material: "KBNKN",
        counted: Counted::All,
        spotted: 65_560_677,
        is_precise: true,
        draws: 65_560_677 + 116_588_650,
        wins: Some(37_532_061),
    },
    Told {
        claim: 28,
        material: "KRPKR",
        counted: Counted::All,
        spotted: 9_012_914,
        is_precise: true,
        draws: 9_012_914 + 202_942_608,
        wins: Some(271_396_946),
    },
];

/// Claim 25: a rook against a pawn that is about to promote, where only the promotion wins.
pub(crate) const STUDY: &str = "r7/3PK3/8/3k1p2/8/8/8/2R5 w - - 0 1";

/// The move that wins there.
pub(crate) const STUDY_MOVE: &str = "d7d8q";

/// The depth at which the source announces mate.
pub(crate) const STUDY_DEPTH: u32 = 16;
