//! What the source says of its recognisers (`docs/claims.md`, 23 to 28).

use super::record::Counted;

/// What a recogniser of the source does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recogniser {
    pub(crate) claim: u32,
    /// The ending.
    pub(crate) material: &'static str,
    /// Which positions it counts.
    pub(crate) counted: Counted,
    /// Draws that it spots.
    pub(crate) spotted: u64,
    /// Draws that there are.
    pub(crate) draws: u64,
    /// Wins that it does not take for draws. Where the source does not say, its other figures are round.
    pub(crate) wins: Option<u64>,
}

const fn recogniser(
    claim: u32,
    material: &'static str,
    counted: Counted,
    [spotted, missed]: [u64; 2],
    wins: Option<u64>,
) -> Recogniser {
    Recogniser { claim, material, counted, spotted, draws: spotted + missed, wins }
}

/// Every recogniser of which the source has figures.
pub(crate) const RECOGNISERS: [Recogniser; 4] = [
    recogniser(24, "KRKP", Counted::All, [700_000, 512_140], None),
    recogniser(26, "KBKP", Counted::Source, [6_355_575, 607_948], Some(1_248_570)),
    recogniser(27, "KBNKN", Counted::All, [65_560_677, 116_588_650], Some(37_532_061)),
    recogniser(28, "KRPKR", Counted::All, [9_012_914, 202_942_608], Some(271_396_946)),
];

/// Claim 25: a rook against a pawn that is about to promote, where only the promotion wins.
pub(crate) const STUDY: &str = "r7/3PK3/8/3k1p2/8/8/8/2R5 w - - 0 1";

/// The move that wins there.
pub(crate) const STUDY_MOVE: &str = "d7d8q";

/// The depth at which the source announces mate.
pub(crate) const STUDY_DEPTH: u32 = 16;
