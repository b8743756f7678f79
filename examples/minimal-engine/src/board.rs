//! The engine's own board: a mailbox, and a bitboard for each side. It uses no types of Plywright;
//! `engine` converts between the two.
//!
//! It has kings, queens, rooks, bishops and knights, but no pawns and no castling. Its moves still
//! follow the rules of chess, so their counts can be compared with those of any other program.

use std::fmt;

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The king; each side has one.
    King,
    /// The queen: rook and bishop in one.
    Queen,
    /// The rook, which slides straight.
    Rook,
    /// The bishop, which slides diagonally.
    Bishop,
    /// The knight, which leaps.
    Knight,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The piece on each square, a1 first, with its side, 0 for White.
    pub squares: [Option<(Piece, usize)>; 64],
    /// The squares of each side's pieces, one bit per square.
    pub pieces: [u64; 2],
    /// The side to move, 0 for White.
    pub turn: usize,
}

/// A move from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The square that the piece leaves, from 0 to 63.
    pub from: usize,
    /// The square that the piece reaches, from 0 to 63.
    pub to: usize,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |at: usize| (char::from(b'a' + (at % 8) as u8), at / 8 + 1);
        let ((from_file, from_rank), (to_file, to_rank)) = (name(self.from), name(self.to));
        write!(f, "{from_file}{from_rank}{to_file}{to_rank}")
    }
}

impl Board {
    /// Reads the first two fields of a FEN.
    ///
    /// # Errors
    ///
    /// The error describes the fault: a piece that this board does not know, a rank that is not
    /// eight squares, or a side without exactly one king.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut fields = text.split_whitespace();
        let placement = fields.next().ok_or("there is no position")?;
        let turn = match fields.next() {
            Some("w") => 0,
            Some("b") => 1,
            other => return Err(format!("the side to move is `w` or `b`, not `{}`", other.unwrap_or(""))),
        };
        let mut board = Self { squares: [None; 64], pieces: [0; 2], turn };
        let ranks: Vec<&str> = placement.split('/').collect();
        if ranks.len() != 8 {
            return Err(format!("`{placement}` has {} ranks, not 8", ranks.len()));
        }
        for (rank, text) in (0..8).rev().zip(ranks) {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(empty @ 1..=8) = letter.to_digit(10) {
                    file += empty as usize;
                    continue;
                }
                let piece = match letter.to_ascii_lowercase() {
                    'k' => Piece::King,
                    'q' => Piece::Queen,
                    'r' => Piece::Rook,
                    'b' => Piece::Bishop,
                    'n' => Piece::Knight,
                    _ => return Err(format!("`{letter}` in `{text}` is no piece of this board")),
                };
                if file < 8 {
                    board.put(rank * 8 + file, piece, usize::from(letter.is_ascii_lowercase()));
                }
                file += 1;
            }
            if file != 8 {
                return Err(format!("the rank `{text}` has not 8 squares"));
            }
        }
        if (0..2).any(|side| board.each(side).filter(|&(_, piece)| piece == Piece::King).count() != 1) {
            return Err("each side has one king".to_owned());
        }
        Ok(board)
    }

    fn put(&mut self, at: usize, piece: Piece, side: usize) {
        self.squares[at] = Some((piece, side));
        self.pieces[side] |= 1 << at;
    }

    /// Returns the pieces of a side and their squares.
    pub fn each(&self, side: usize) -> impl Iterator<Item = (usize, Piece)> {
        let of_side = move |(at, &square): (usize, &Option<(Piece, usize)>)| match square {
            Some((piece, whose)) if whose == side => Some((at, piece)),
            _ => None,
        };
        self.squares.iter().enumerate().filter_map(of_side)
    }

    /// Returns the square of a side's king.
    pub fn king(&self, side: usize) -> Option<usize> {
        self.each(side).find_map(|(at, piece)| (piece == Piece::King).then_some(at))
    }

    /// Returns the position after a move of the side to move, and true if a piece was captured.
    #[must_use]
    pub fn after(&self, step: Step) -> (Self, bool) {
        let mut next = self.clone();
        let taken = next.squares[step.to].take().is_some();
        next.pieces[1 - self.turn] &= !(1 << step.to);
        if let Some((piece, side)) = next.squares[step.from].take() {
            next.pieces[side] &= !(1 << step.from);
            next.put(step.to, piece, side);
        }
        next.turn = 1 - self.turn;
        (next, taken)
    }

    /// Returns a key that is the same for equal positions, and almost always different for others.
    pub fn key(&self) -> u64 {
        let pieces = self.squares.iter().enumerate().filter_map(|(at, square)| Some((at, (*square)?)));
        let key = |(at, (piece, side)): (usize, (Piece, usize))| {
            scatter((at * 10 + piece as usize * 2 + side + 1) as u64)
        };
        pieces.map(key).fold(scatter(self.turn as u64 + 1000), |sum, key| sum ^ key)
    }
}

/// The finaliser of SplitMix64 (Steele, Lea and Flood, 2014).
fn scatter(number: u64) -> u64 {
    let mut word = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
