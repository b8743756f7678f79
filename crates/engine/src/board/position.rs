//! A position of a game.

use std::ops::Deref;

use super::{Castling, Placement, zobrist};
use crate::types::{Colour, Key, Kind, Piece, Square};

/// A placement with the data that a game and a search also need: the piece on each square, keys and
/// clocks.
///
/// It dereferences to its [`Placement`]. Only [`make`](Self::make), [`make_null`](Self::make_null)
/// and the functions that take them back change it.
///
/// ```
/// use plywright_engine::board::Position;
/// use plywright_engine::movegen::{self, MoveList};
/// use plywright_engine::recipe::Portable;
///
/// let mut position: Position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse()?;
/// let before = position.clone();
/// let mut moves = MoveList::new();
/// movegen::legal(Portable::PORTABLE, &position, &mut moves);
/// assert_eq!(moves.len(), 6);
/// let undo = position.make(moves[0]);
/// assert_ne!(position.key(), before.key());
/// position.unmake(moves[0], undo);
/// assert_eq!(position, before);
/// # Ok::<(), plywright_engine::board::FenError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) placement: Placement,
    pub(super) board: [Option<Kind>; 64],
    /// True if a capture en passant is legal; the key then contains the file of its square.
    pub(super) en_passant_is_keyed: bool,
    pub(super) key: Key,
    pub(super) pawn_key: Key,
    pub(super) halfmove: u16,
    pub(super) fullmove: u16,
    pub(super) reversible: u16,
}

impl Deref for Position {
    type Target = Placement;

    #[inline(always)]
    fn deref(&self) -> &Placement {
        &self.placement
    }
}

impl Position {
    /// FEN of the initial position of chess.
    pub const START_FEN: &'static str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /// Returns the initial position of chess.
    pub fn start() -> Self {
        let mut placement = Placement { castling: Castling::ALL, ..Placement::EMPTY };
        let back = [
            Kind::Rook,
            Kind::Knight,
            Kind::Bishop,
            Kind::Queen,
            Kind::King,
            Kind::Bishop,
            Kind::Knight,
            Kind::Rook,
        ];
        for (file, kind) in (0..).zip(back) {
            for (colour, home, pawns) in [(Colour::White, 0, 1), (Colour::Black, 7, 6)] {
                placement.put(Piece::new(colour, kind), Square::at(file, home));
                placement.put(Piece::new(colour, Kind::Pawn), Square::at(file, pawns));
            }
        }
        Self::from_checked(placement, 0, 1)
    }

    /// Builds a position from a placement that has been validated. `halfmove` counts the plies
    /// since the last capture or pawn move.
    pub(super) fn from_checked(placement: Placement, halfmove: u16, fullmove: u16) -> Self {
        let square = placement.en_passant;
        let mut position = Self {
            placement,
            board: [None; 64],
            en_passant_is_keyed: square.is_some_and(|to| placement.may_take_en_passant(placement.side, to)),
            key: Key::default(),
            pawn_key: Key::default(),
            halfmove,
            fullmove,
            reversible: halfmove,
        };
        for kind in Kind::ALL {
            for square in placement.kind(kind) {
                position.board[square.index()] = Some(kind);
            }
        }
        (position.key, position.pawn_key) = position.keys_from_scratch();
        position
    }

    /// The placement without the mailbox, keys and clocks.
    #[inline(always)]
    pub const fn placement(&self) -> &Placement {
        &self.placement
    }

    /// The kind of the piece on a square.
    #[inline(always)]
    pub const fn kind_at(&self, square: Square) -> Option<Kind> {
        self.board[square.index()]
    }

    /// The piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let colour = Colour::of(self.colour(Colour::White).has(square));
        self.kind_at(square).map(|kind| Piece::new(colour, kind))
    }

    /// The Zobrist key: pieces, side to move, castling rights, and the en-passant file if a capture
    /// is legal.
    ///
    /// Two positions with the same key are therefore the same by the Laws of Chess (FIDE 9.2),
    /// which compare the possible moves; only a chance collision of keys is an exception.
    /// [`Placement::en_passant`] and the key of Polyglot's books are less strict: they include the
    /// square even if the only pawn that attacks it is pinned.
    #[inline(always)]
    pub const fn key(&self) -> Key {
        self.key
    }

    /// The Zobrist key of the pawns alone.
    #[inline(always)]
    pub const fn pawn_key(&self) -> Key {
        self.pawn_key
    }

    /// Plies since the last capture or pawn move, for the fifty-move rule.
    #[inline(always)]
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove
    }

    /// Move number as in a FEN, 1 at the start of a game.
    #[inline(always)]
    pub const fn fullmove_number(&self) -> u16 {
        self.fullmove
    }

    /// Plies since the last capture, pawn move or null move. The search looks for repetitions no
    /// further back: a capture or pawn move cannot be undone, and a null move is no move of a game.
    #[inline(always)]
    pub const fn reversible_plies(&self) -> u32 {
        self.reversible as u32
    }

    /// Computes the keys of the position and of its pawns from scratch.
    pub(super) fn keys_from_scratch(&self) -> (Key, Key) {
        let mut key = zobrist::castling(self.castling);
        let mut pawn_key = Key::default();
        for square in self.occupied() {
            if let Some(piece) = self.piece_at(square) {
                let word = zobrist::piece(piece.colour, piece.kind, square);
                key ^= word;
                if piece.kind == Kind::Pawn {
                    pawn_key ^= word;
                }
            }
        }
        if let Some(square) = self.en_passant.filter(|_| self.en_passant_is_keyed) {
            key ^= zobrist::en_passant(square.file());
        }
        if self.side == Colour::Black {
            key ^= zobrist::black_to_move();
        }
        (key, pawn_key)
    }
}
