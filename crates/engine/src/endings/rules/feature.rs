//! The features of a position that rules ask about: their numbers and names.
//!
//! A feature is named by a number below 128; it says how two pieces stand to each other, how safely a piece can move, who is nearer to a square.
//! Its values are below 64 ([`super::view`]).

use crate::types::{Kind, Piece};

/// There is room for so many pieces, more than there are, so that a place cut down to three bits is always one of them.
pub(super) const PLACES: usize = 8;

/// The pairs of pieces, by their places in the layout's order. There are ten.
const PAIRS: [(usize, usize); 16] = {
    let mut pairs = [(0, 0); 16];
    let (mut pair, mut one) = (0, 0);
    while one < 5 {
        let mut other = one + 1;
        while other < 5 {
            pairs[pair] = (one, other);
            pair += 1;
            other += 1;
        }
        one += 1;
    }
    pairs
};

/// The places of a pair's pieces.
#[inline(always)]
pub const fn pair_of(pair: u8) -> (usize, usize) {
    let (one, other) = PAIRS[(pair & 15) as usize];
    (one % PLACES, other % PLACES)
}

/// A feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Where a piece stands.
    Square(u8),
    /// From one piece to another: files and ranks, each from -4 to 3 and cut off there.
    Offset(u8),
    /// How many files and how many ranks are between two pieces.
    Gap(u8),
    /// How many safe moves two pieces have, up to 7 each.
    Freedom(u8),
    /// How far both kings are from a piece.
    Race(u8),
    /// How far both kings are from the square before a pawn.
    RaceAhead(u8),
    /// How far both kings are from the square where a pawn promotes.
    RaceHome(u8),
    /// Which pieces apart from the kings are attacked, and which are protected.
    Status,
    /// Who is to move; checks, forks, and pieces that hang.
    Tactics,
    /// Who is to move, and what there is of a pawn's way: blocked, attacked.
    Way(u8),
    /// How many steps a pawn has to its promotion, and how far the other side's king is from there.
    Chase(u8),
    /// How many steps a pawn has to its promotion, and how far its own king is from it.
    Escort(u8),
    /// By how many moves the other side's king is late where a pawn promotes, and how far the pawn's own king is from the square before
    /// it.
    Lead(u8),
    /// By how many moves the other side's king is nearer to the square before a pawn than the pawn's own, and how many steps the pawn has.
    Contest(u8),
    /// What is around a pawn: which king and which other pieces attack the squares before it and where it promotes, and who is to move.
    Guard(u8),
    /// How far one piece is from another, and who is to move.
    Distance(u8),
    /// By how many ranks one piece is above another.
    Rise(u8),
    /// By how many files one piece is to the right of another.
    Shift(u8),
    /// A piece's rank, and who is to move.
    Rank(u8),
    /// A piece's file, and who is to move.
    File(u8),
    /// How many safe moves a piece has, up to 15.
    Moves(u8),
    /// How far a piece is from the edge, from the nearest corner, and who is to move.
    Edge(u8),
    /// Whether a piece stands on a light square, and the colours of the other pieces' squares.
    Shades,
    /// To how many squares a piece comes with two safe moves at the most.
    Roam(u8),
    /// With how many safe moves each side gives check, up to 7 each.
    Checks,
    /// What shuts the other side's king off from a pawn, who stands on its file behind it, and who attacks it.
    Fence(u8),
    /// How many moves a knight takes between two pieces on an empty board, and who is to move.
    Hops(u8),
    /// Who is to move and whether in check, who has a shot (something to win at once), and how many quiet moves leave the other side none,
    /// up to 3.
    Shots,
}

impl Feature {
    /// The one with that number.
    pub const fn of(number: u8) -> Option<Self> {
        Some(match number {
            0..5 => Self::Square(number),
            5..15 => Self::Offset(number - 5),
            15..25 => Self::Gap(number - 15),
            25..35 => Self::Freedom(number - 25),
            35..40 => Self::Race(number - 35),
            40..42 => Self::RaceAhead(number - 40),
            42..44 => Self::RaceHome(number - 42),
            44..46 => Self::Way(number - 44),
            46..48 => Self::Chase(number - 46),
            48..50 => Self::Escort(number - 48),
            50..52 => Self::Lead(number - 50),
            52..54 => Self::Contest(number - 52),
            54..56 => Self::Guard(number - 54),
            56 => Self::Status,
            57 => Self::Tactics,
            58..68 => Self::Distance(number - 58),
            68..78 => Self::Rise(number - 68),
            78..88 => Self::Shift(number - 78),
            88..93 => Self::Rank(number - 88),
            93..98 => Self::File(number - 93),
            98..103 => Self::Moves(number - 98),
            103..108 => Self::Edge(number - 103),
            108 => Self::Shades,
            109..114 => Self::Roam(number - 109),
            114 => Self::Checks,
            115..117 => Self::Fence(number - 115),
            117..127 => Self::Hops(number - 117),
            127 => Self::Shots,
            _ => return None,
        })
    }
}

/// The places of the pawns among the pieces.
pub fn pawns(pieces: &[Piece]) -> impl Iterator<Item = usize> {
    pieces.iter().enumerate().filter(|(_, piece)| piece.kind == Kind::Pawn).map(|(index, _)| index)
}
