//! The part of a position that the rules of movement need.

use super::{Castling, geometry};
use crate::types::{Bitboard, Colour, Kind, Move, MoveKind, Piece, Square};

/// Squares of the pieces, the side to move, castling rights and the en-passant square.
///
/// It has eight sets of squares and four bytes, small enough to be copied for each move, as perft
/// does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    pub(super) kinds: [Bitboard; 6],
    pub(super) colours: [Bitboard; 2],
    pub(super) side: Colour,
    pub(super) castling: Castling,
    pub(super) en_passant: Option<Square>,
}

impl Placement {
    /// An empty board, White to move.
    pub const EMPTY: Self = Self {
        kinds: [Bitboard::EMPTY; 6],
        colours: [Bitboard::EMPTY; 2],
        side: Colour::White,
        castling: Castling::NONE,
        en_passant: None,
    };

    /// The side to move.
    #[inline(always)]
    pub const fn side(&self) -> Colour {
        self.side
    }

    /// The castling rights.
    #[inline(always)]
    pub const fn castling(&self) -> Castling {
        self.castling
    }

    /// The square behind a pawn that has just moved two squares. It is set only if a pawn of the
    /// side to move attacks it, even if that pawn is pinned and may not capture.
    #[inline(always)]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The pieces of a kind, of both colours.
    #[inline(always)]
    pub const fn kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// The pieces of a colour.
    #[inline(always)]
    pub const fn colour(&self, colour: Colour) -> Bitboard {
        self.colours[colour.index()]
    }

    /// The pieces of a kind and a colour.
    #[inline(always)]
    pub fn pieces(&self, colour: Colour, kind: Kind) -> Bitboard {
        self.kind(kind) & self.colour(colour)
    }

    /// The bishops and queens of a colour.
    #[inline(always)]
    pub fn diagonal_sliders(&self, colour: Colour) -> Bitboard {
        (self.kind(Kind::Bishop) | self.kind(Kind::Queen)) & self.colour(colour)
    }

    /// The rooks and queens of a colour.
    #[inline(always)]
    pub fn straight_sliders(&self, colour: Colour) -> Bitboard {
        (self.kind(Kind::Rook) | self.kind(Kind::Queen)) & self.colour(colour)
    }

    /// Every piece on the board.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.colours[0] | self.colours[1]
    }

    /// The square of the king of `colour`. Returns a1 on a board without that king, but every
    /// [`Position`](super::Position) has one.
    #[inline(always)]
    pub fn king(&self, colour: Colour) -> Square {
        Square::wrapping(self.pieces(colour, Kind::King).0.trailing_zeros() as u8)
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(super) fn put(&mut self, piece: Piece, square: Square) {
        self.kinds[piece.kind.index()] |= square.into();
        self.colours[piece.colour.index()] |= square.into();
    }
}

impl Placement {
    /// Returns the placement after a legal move. After an illegal move it is meaningless, but this
    /// is never unsafe.
    pub fn after(&self, mv: Move) -> Self {
        let (us, from, to) = (self.side, mv.from(), mv.to());
        match mv.kind() {
            MoveKind::DoublePush => self.after_double_push(us, from, to),
            MoveKind::CastleShort => self.after_castling(us, true),
            MoveKind::CastleLong => self.after_castling(us, false),
            MoveKind::EnPassant => self.after_en_passant(us, from, to),
            _ => match (mv.promotion(), Kind::ALL.into_iter().find(|&kind| self.kind(kind).has(from))) {
                (Some(promoted), _) => self.after_promotion(us, from, to, promoted),
                (None, None | Some(Kind::Pawn)) => self.after_pawn_takes(us, from, to),
                (None, Some(kind)) => self.after_piece(us, kind, from, to),
            },
        }
    }
}

/// Placements after legal moves of `us`, the side to move. Each kind of move has its own function.
/// Perft, which plays millions of moves on copies, calls the right function directly, so no code
/// runs to find out the kind of a move.
impl Placement {
    /// This placement with the other side to move and no en-passant square.
    #[inline(always)]
    const fn passed(&self, us: Colour) -> Self {
        Self { side: us.other(), en_passant: None, ..*self }
    }

    /// Removes any piece of `them` on `victim`. Clearing it from every set is cheaper than finding
    /// out which piece it is.
    #[inline(always)]
    fn take(&mut self, them: Colour, victim: Bitboard) {
        for kind in &mut self.kinds {
            *kind &= !victim;
        }
        self.colours[them.index()] &= !victim;
    }

    /// Returns the placement after a piece other than a pawn has moved, with or without a capture.
    #[inline(always)]
    pub(crate) fn after_piece(&self, us: Colour, kind: Kind, from: Square, to: Square) -> Self {
        let mut after = self.passed(us);
        if self.colour(!us).has(to) {
            after.take(!us, to.into());
            after.castling = after.castling.after_touching(to);
        }
        let step = Bitboard::of(from).with(to);
        after.kinds[kind.index()] ^= step;
        after.colours[us.index()] ^= step;
        if matches!(kind, Kind::Rook | Kind::King) {
            after.castling = after.castling.after_touching(from);
        }
        after
    }

    /// Returns the placement after a pawn has moved one square ahead.
    #[inline(always)]
    pub(crate) fn after_push(&self, us: Colour, from: Square, to: Square) -> Self {
        let mut after = self.passed(us);
        let step = Bitboard::of(from).with(to);
        after.kinds[Kind::Pawn.index()] ^= step;
        after.colours[us.index()] ^= step;
        after
    }

    /// Returns the placement after a pawn has moved two squares ahead.
    #[inline(always)]
    pub(crate) fn after_double_push(&self, us: Colour, from: Square, to: Square) -> Self {
        let mut after = self.after_push(us, from, to);
        let passed = from.ahead(us);
        if geometry::pawn(us, passed).meets(self.pieces(!us, Kind::Pawn)) {
            after.en_passant = Some(passed);
        }
        after
    }

    /// Returns the placement after a pawn has captured on `to` without reaching the last rank.
    #[inline(always)]
    pub(crate) fn after_pawn_takes(&self, us: Colour, from: Square, to: Square) -> Self {
        let mut after = self.passed(us);
        after.take(!us, to.into());
        let step = Bitboard::of(from).with(to);
        after.kinds[Kind::Pawn.index()] ^= step;
        after.colours[us.index()] ^= step;
        after
    }

    /// Returns the placement after a capture en passant.
    #[inline(always)]
    pub(crate) fn after_en_passant(&self, us: Colour, from: Square, to: Square) -> Self {
        let mut after = self.after_push(us, from, to);
        let victim = Bitboard::of(to.ahead(!us));
        after.kinds[Kind::Pawn.index()] ^= victim;
        after.colours[(!us).index()] ^= victim;
        after
    }

    /// Returns the placement after a promotion to `kind`, with or without a capture.
    #[inline(always)]
    pub(crate) fn after_promotion(&self, us: Colour, from: Square, to: Square, kind: Kind) -> Self {
        let mut after = self.passed(us);
        after.take(!us, to.into());
        after.castling = after.castling.after_touching(to);
        after.kinds[Kind::Pawn.index()] ^= from.into();
        after.kinds[kind.index()] |= to.into();
        after.colours[us.index()] ^= Bitboard::of(from).with(to);
        after
    }

    /// Returns the placement after castling: towards the h-file if `short`, else towards the
    /// a-file.
    #[inline(always)]
    pub(crate) fn after_castling(&self, us: Colour, short: bool) -> Self {
        let mut after = self.passed(us);
        let (king, rook) = if short { (0x50, 0xa0) } else { (0x14, 0x09) };
        let home = 56 * us.index();
        let (king, rook) = (Bitboard(king << home), Bitboard(rook << home));
        after.kinds[Kind::King.index()] ^= king;
        after.kinds[Kind::Rook.index()] ^= rook;
        after.colours[us.index()] ^= king | rook;
        after.castling = after.castling.after_touching(Square::E1.relative(us));
        after
    }
}
