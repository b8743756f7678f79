//! Making and unmaking moves.

use std::mem;

use super::{Castling, Position, geometry, zobrist};
use crate::types::{Colour, Key, Kind, Move, MoveKind, Square};

/// The part of the state before a move that the move itself does not record.
#[derive(Clone, Copy, Debug)]
#[must_use = "without it the move cannot be taken back"]
pub struct Undo {
    captured: Option<Kind>,
    castling: Castling,
    en_passant: Option<Square>,
    en_passant_is_keyed: bool,
    halfmove: u16,
    fullmove: u16,
    reversible: u16,
    key: Key,
    pawn_key: Key,
}

impl Undo {
    /// The kind of piece captured by the move.
    #[inline(always)]
    pub const fn captured(&self) -> Option<Kind> {
        self.captured
    }
}

impl Position {
    #[inline(always)]
    fn undo(&self) -> Undo {
        Undo {
            captured: None,
            castling: self.placement.castling,
            en_passant: self.placement.en_passant,
            en_passant_is_keyed: self.en_passant_is_keyed,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
            reversible: self.reversible,
            key: self.key,
            pawn_key: self.pawn_key,
        }
    }

    /// Plays a legal move. An illegal move leaves a meaningless position, but is never unsafe.
    #[inline]
    pub fn make(&mut self, mv: Move) -> Undo {
        match self.placement.side {
            Colour::White => self.make_for::<true>(mv),
            Colour::Black => self.make_for::<false>(mv),
        }
    }

    /// Takes back the last move. `mv` and `undo` must belong to the last call of `make`; otherwise
    /// the position is meaningless.
    #[inline]
    pub fn unmake(&mut self, mv: Move, undo: Undo) {
        match self.placement.side {
            Colour::White => self.unmake_for::<false>(mv, undo),
            Colour::Black => self.unmake_for::<true>(mv, undo),
        }
    }

    /// Passes the turn. The side to move must not be in check, or the position becomes meaningless.
    #[inline]
    pub fn make_null(&mut self) -> Undo {
        let undo = self.undo();
        self.key ^= zobrist::black_to_move();
        self.forget_en_passant();
        self.placement.side = !self.placement.side;
        self.halfmove = self.halfmove.saturating_add(1);
        self.reversible = 0;
        undo
    }

    /// Takes back a null move.
    #[inline]
    pub fn unmake_null(&mut self, undo: Undo) {
        self.placement.side = !self.placement.side;
        self.restore(undo);
    }

    /// Clears the en-passant square, and removes the word of its file from the key if the key has
    /// it.
    #[inline(always)]
    fn forget_en_passant(&mut self) {
        if let Some(square) = self.placement.en_passant.take()
            && mem::take(&mut self.en_passant_is_keyed)
        {
            self.key ^= zobrist::en_passant(square.file());
        }
    }

    #[inline(always)]
    fn restore(&mut self, undo: Undo) {
        self.placement.castling = undo.castling;
        self.placement.en_passant = undo.en_passant;
        self.en_passant_is_keyed = undo.en_passant_is_keyed;
        self.halfmove = undo.halfmove;
        self.fullmove = undo.fullmove;
        self.reversible = undo.reversible;
        self.key = undo.key;
        self.pawn_key = undo.pawn_key;
    }

    /// Adds a piece to the sets or removes it, and leaves the mailbox and the keys alone.
    #[inline(always)]
    fn toggle(&mut self, colour: Colour, kind: Kind, square: Square) {
        self.placement.kinds[kind.index()] ^= square.into();
        self.placement.colours[colour.index()] ^= square.into();
    }

    /// Does the same as `toggle`, and updates the keys.
    #[inline(always)]
    fn toggle_keyed(&mut self, colour: Colour, kind: Kind, square: Square) {
        self.toggle(colour, kind, square);
        let word = zobrist::piece(colour, kind, square);
        self.key ^= word;
        if kind == Kind::Pawn {
            self.pawn_key ^= word;
        }
    }

    fn make_for<const WHITE: bool>(&mut self, mv: Move) -> Undo {
        let us = Colour::of(WHITE);
        let them = !us;
        let mut undo = self.undo();
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        let moved = self.board[from.index()].unwrap_or(Kind::Pawn);

        self.halfmove = self.halfmove.saturating_add(1);
        self.reversible = self.reversible.saturating_add(1);
        self.forget_en_passant();

        let victim_at = if kind == MoveKind::EnPassant { to.ahead(them) } else { to };
        if mv.is_capture()
            && let Some(captured) = self.board[victim_at.index()].take()
        {
            self.toggle_keyed(them, captured, victim_at);
            undo.captured = Some(captured);
            (self.halfmove, self.reversible) = (0, 0);
        }

        self.board[from.index()] = None;
        self.toggle_keyed(us, moved, from);
        let placed = mv.promotion().unwrap_or(moved);
        self.board[to.index()] = Some(placed);
        self.toggle_keyed(us, placed, to);

        if moved == Kind::Pawn {
            (self.halfmove, self.reversible) = (0, 0);
            if kind == MoveKind::DoublePush {
                let passed = from.ahead(us);
                if geometry::pawn(us, passed).meets(self.placement.pieces(them, Kind::Pawn)) {
                    self.placement.en_passant = Some(passed);
                    if self.placement.may_take_en_passant(them, passed) {
                        self.en_passant_is_keyed = true;
                        self.key ^= zobrist::en_passant(passed.file());
                    }
                }
            }
        } else if mv.is_castling() {
            let (rook_from, rook_to) = Castling::rook_path(to);
            self.board[rook_from.index()] = None;
            self.board[rook_to.index()] = Some(Kind::Rook);
            self.toggle_keyed(us, Kind::Rook, rook_from);
            self.toggle_keyed(us, Kind::Rook, rook_to);
        }

        let castling = self.placement.castling.after_touching(from).after_touching(to);
        self.key ^= zobrist::castling(self.placement.castling) ^ zobrist::castling(castling);
        self.placement.castling = castling;

        self.key ^= zobrist::black_to_move();
        self.placement.side = them;
        self.fullmove = self.fullmove.saturating_add(u16::from(!WHITE));
        undo
    }

    fn unmake_for<const WHITE: bool>(&mut self, mv: Move, undo: Undo) {
        let us = Colour::of(WHITE);
        let them = !us;
        let (from, to) = (mv.from(), mv.to());

        let placed = self.board[to.index()].take().unwrap_or(Kind::Pawn);
        let moved = if mv.promotion().is_some() { Kind::Pawn } else { placed };
        self.toggle(us, placed, to);
        self.toggle(us, moved, from);
        self.board[from.index()] = Some(moved);

        if let Some(captured) = undo.captured {
            let victim_at = if mv.kind() == MoveKind::EnPassant { to.ahead(them) } else { to };
            self.board[victim_at.index()] = Some(captured);
            self.toggle(them, captured, victim_at);
        }
        if mv.is_castling() {
            let (rook_from, rook_to) = Castling::rook_path(to);
            self.board[rook_to.index()] = None;
            self.board[rook_from.index()] = Some(Kind::Rook);
            self.toggle(us, Kind::Rook, rook_to);
            self.toggle(us, Kind::Rook, rook_from);
        }

        self.placement.side = us;
        self.restore(undo);
    }
}
