//! The features of a position that rules ask about: their numbers and names.
//!
//! A feature is identified by a number below 128. It describes, for example, how two pieces stand
//! to each other, how safely a piece can move, or which king is nearer to a square. Its values are
//! below 64 ([`super::view`]).

use crate::types::{Kind, Piece};

/// Size of arrays of pieces: larger than the number of pieces, so that an index reduced to three
/// bits is always in range.
pub(super) const PLACES: usize = 8;

/// The pairs of pieces, by their indices in the layout's order. There are ten.
const PAIRS: [(usize, usize); 16] = {
    let mut pairs = [(0, 0); 16];
    let (mut pair, mut first) = (0, 0);
    while first < 5 {
        let mut second = first + 1;
        while second < 5 {
            pairs[pair] = (first, second);
            pair += 1;
            second += 1;
        }
        first += 1;
    }
    pairs
};

/// The indices of a pair's pieces.
#[inline(always)]
pub const fn pair_of(pair: u8) -> (usize, usize) {
    let (first, second) = PAIRS[(pair & 15) as usize];
    (first % PLACES, second % PLACES)
}

/// A property of a position that a rule may ask about. The number in a variant is the index of a
/// piece (0 to 4), of a pair ([`pair_of`], 0 to 9) or of a pawn among the pawns (0 or 1), as its
/// description says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// The square of a piece.
    Square(u8),
    /// The offset from one piece to another in files and ranks, each clamped to -4 to 3.
    Offset(u8),
    /// The distances between two pieces in files and in ranks.
    Gap(u8),
    /// The numbers of safe moves of two pieces, up to 7 each.
    Freedom(u8),
    /// The distances of both kings from a piece.
    Race(u8),
    /// The distances of both kings from the square in front of a pawn.
    RaceAhead(u8),
    /// The distances of both kings from the square where a pawn promotes.
    RaceHome(u8),
    /// For each piece except the kings, whether it is attacked and whether it is protected.
    Status,
    /// The side to move, whether it is in check, and for each side whether it has a fork and
    /// whether a piece of it hangs.
    Tactics,
    /// The side to move, and whether a pawn's way is blocked or attacked.
    Way(u8),
    /// The steps of a pawn to its promotion, and the distance of the other side's king from the
    /// promotion square.
    Chase(u8),
    /// The steps of a pawn to its promotion, and the distance of its own king from the pawn.
    Escort(u8),
    /// The number of moves by which the other side's king is late at a pawn's promotion square, and
    /// the distance of the pawn's own king from the square in front of the pawn.
    Lead(u8),
    /// The number of moves by which the other side's king is nearer to the square in front of a
    /// pawn than the pawn's own king, and the steps of the pawn to its promotion.
    Contest(u8),
    /// The surroundings of a pawn: whether pieces of the other side, without its king, attack or
    /// occupy the square in front of the pawn, do the same to its promotion square, or stand on its
    /// file; for each king, whether it is at most one step from the promotion square; and whether
    /// it is the turn of the pawn's enemy.
    Guard(u8),
    /// The distance between two pieces, and the side to move.
    Distance(u8),
    /// The number of ranks by which one piece is above another.
    Rise(u8),
    /// The number of files by which one piece is to the right of another.
    Shift(u8),
    /// The rank of a piece, and the side to move.
    Rank(u8),
    /// The file of a piece, and the side to move.
    File(u8),
    /// The number of a piece's safe moves, up to 15.
    Moves(u8),
    /// The distance of a piece from the edge, whether a corner is at most one king's step away, and
    /// the side to move.
    Edge(u8),
    /// The pieces that stand on squares of the other colour than the last piece.
    Shades,
    /// The number of squares that a piece reaches with at most two safe moves.
    Roam(u8),
    /// The number of safe moves with which a piece other than a pawn gives check itself, up to 7
    /// for each side.
    Checks,
    /// A pawn, and the rooks and queens: whether those of its side cut the other king off from the
    /// pawn by a file or by a rank, or stand behind it on its file; whether those of the other side
    /// attack it or stand behind it on its file; whether the other king is ahead of the pawn, and
    /// whether it is at most one file away.
    Fence(u8),
    /// The number of moves that a knight takes between two pieces on an empty board, and the side
    /// to move.
    Hops(u8),
    /// The side to move, and whether it is in check; for each side, whether it has a shot
    /// (something to win at once); and the number of moves without a capture that leave the other
    /// side without a shot, up to 3.
    Shots,
}

impl Feature {
    /// Returns the feature with this number.
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

/// The indices of the pawns among the pieces.
pub fn pawns(pieces: &[Piece]) -> impl Iterator<Item = usize> {
    pieces.iter().enumerate().filter(|(_, piece)| piece.kind == Kind::Pawn).map(|(index, _)| index)
}
