//! Piece-square values: what a piece is worth more or less by where it stands.
//!
//! The boards are the same left and right, so only the files a to d are written, the first rank at the top. The numbers
//! are our own. They follow the well-known reasons (Tomasz Michniewski's "simplified evaluation function" spells them
//! out), and are milder than tables that have to be the whole evaluation, because mobility, shelter and passed pawns
//! are terms of their own here.

use super::weights::Pair;

type HalfBoard = [[Pair; 4]; 8];

/// All six boards, by kind and square.
pub(super) const fn whole_boards() -> [[Pair; 64]; 6] {
    let halves = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING];
    let mut boards = [[(0, 0); 64]; 6];
    let mut kind = 0;
    while kind < 6 {
        let mut square = 0;
        while square < 64 {
            let file = square % 8;
            boards[kind][square] = halves[kind][square / 8][if file < 4 { file } else { 7 - file }];
            square += 1;
        }
        kind += 1;
    }
    boards
}

/// Pawns want the centre; in the endgame they want to get on.
const PAWN: HalfBoard = [
    [(0, 0), (0, 0), (0, 0), (0, 0)],
    [(-6, 4), (2, 4), (-4, 2), (-10, 4)],
    [(-4, 0), (0, 0), (2, -2), (4, 0)],
    [(-8, 2), (-2, 0), (8, -4), (18, -6)],
    [(-2, 8), (4, 6), (10, 0), (22, -4)],
    [(4, 22), (12, 18), (18, 12), (24, 8)],
    [(20, 30), (20, 30), (24, 24), (28, 20)],
    [(0, 0), (0, 0), (0, 0), (0, 0)],
];

/// Knights are lost at the edge and strong in the centre of the enemy's half.
const KNIGHT: HalfBoard = [
    [(-60, -40), (-18, -28), (-16, -20), (-12, -12)],
    [(-20, -26), (-18, -14), (-4, -10), (2, -2)],
    [(-14, -18), (0, -6), (10, 0), (12, 10)],
    [(-10, -12), (4, 0), (12, 10), (16, 18)],
    [(-4, -12), (8, 2), (18, 12), (24, 20)],
    [(-6, -16), (12, -4), (24, 6), (28, 12)],
    [(-30, -24), (-12, -12), (16, -10), (14, 0)],
    [(-90, -50), (-40, -32), (-30, -20), (-18, -14)],
];

/// Bishops leave the first rank, like the long diagonals and the fianchetto.
const BISHOP: HalfBoard = [
    [(-14, -18), (-6, -10), (-12, -8), (-10, -4)],
    [(4, -10), (12, -8), (8, -4), (4, 0)],
    [(4, -6), (8, 0), (10, 4), (8, 6)],
    [(0, -4), (4, 2), (8, 6), (16, 8)],
    [(-4, -2), (6, 4), (10, 6), (18, 8)],
    [(0, 0), (6, 2), (12, 4), (10, 4)],
    [(-14, -6), (-6, -2), (-4, 0), (-6, 0)],
    [(-20, -12), (-12, -8), (-18, -6), (-16, -4)],
];

/// Rooks come to the middle files, and to the seventh and eighth rank.
const ROOK: HalfBoard = [
    [(-14, -6), (-8, -4), (0, -4), (6, -6)],
    [(-20, -6), (-8, -4), (-6, -2), (-4, -4)],
    [(-16, -4), (-6, 0), (-4, -2), (-2, -2)],
    [(-14, 2), (-6, 2), (-4, 2), (-2, 0)],
    [(-8, 6), (-2, 4), (2, 4), (4, 2)],
    [(-4, 6), (6, 4), (8, 4), (10, 2)],
    [(4, 10), (8, 10), (14, 10), (18, 8)],
    [(6, 10), (8, 10), (4, 10), (8, 10)],
];

/// Queens stay back in the midgame and take the centre in the endgame.
const QUEEN: HalfBoard = [
    [(-6, -30), (-4, -24), (-2, -22), (4, -20)],
    [(-8, -22), (0, -18), (6, -14), (4, -8)],
    [(-4, -14), (4, -6), (2, 2), (0, 6)],
    [(-2, -6), (0, 6), (-2, 14), (-4, 20)],
    [(-4, 0), (-4, 10), (-4, 18), (-6, 26)],
    [(-4, -2), (-2, 8), (2, 16), (0, 20)],
    [(-10, -6), (-20, 8), (-4, 14), (-6, 20)],
    [(-6, -10), (0, 0), (4, 4), (6, 8)],
];

/// Kings hide in a castled corner until the endgame calls them to the centre.
const KING: HalfBoard = [
    [(24, -60), (34, -36), (4, -24), (-14, -24)],
    [(16, -36), (14, -14), (-14, -4), (-36, 0)],
    [(-14, -20), (-16, -4), (-36, 8), (-50, 14)],
    [(-34, -12), (-36, 8), (-54, 20), (-64, 26)],
    [(-40, -4), (-40, 16), (-56, 26), (-66, 30)],
    [(-30, -2), (-30, 18), (-44, 26), (-56, 28)],
    [(-30, -16), (-30, 6), (-40, 12), (-50, 14)],
    [(-40, -56), (-40, -30), (-46, -18), (-56, -14)],
];
