//! Kinds of piece, and pieces.

use super::Colour;

/// The kind of a piece, whoever owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// The pawn.
    Pawn,
    /// The knight.
    Knight,
    /// The bishop.
    Bishop,
    /// The rook.
    Rook,
    /// The queen.
    Queen,
    /// The king.
    King,
}

impl Kind {
    /// All kinds, from pawn to king.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// Returns the index, from 0 for a pawn to 5 for a king.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the lower-case letter of FEN and UCI.
    #[inline]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// Returns the kind with this lower-case letter.
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'p' => Self::Pawn,
            'n' => Self::Knight,
            'b' => Self::Bishop,
            'r' => Self::Rook,
            'q' => Self::Queen,
            'k' => Self::King,
            _ => return None,
        })
    }
}

/// A piece with its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The side that owns it.
    pub colour: Colour,
    /// The kind of piece.
    pub kind: Kind,
}

impl Piece {
    /// Makes a piece of `kind` owned by `colour`.
    #[inline(always)]
    pub const fn new(colour: Colour, kind: Kind) -> Self {
        Self { colour, kind }
    }

    /// Returns the FEN letter: upper case for White.
    #[inline]
    pub const fn letter(self) -> char {
        match self.colour {
            Colour::White => self.kind.letter().to_ascii_uppercase(),
            Colour::Black => self.kind.letter(),
        }
    }

    /// Returns the piece with this FEN letter.
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match Kind::from_letter(letter.to_ascii_lowercase()) {
            Some(kind) => Some(Self::new(Colour::of(letter.is_ascii_uppercase()), kind)),
            None => None,
        }
    }
}
