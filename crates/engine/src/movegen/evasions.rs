//! Moves of a side in check, found in the two ways of the axis [`evasions`](crate::evasions).

use std::marker::PhantomData;

use super::generate::{Generator, Mover, Sink, Step, en_passant};
use crate::board::{Placement, geometry};
use crate::danger::Danger;
use crate::evasions::InCheck;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Kind, MoveKind, Square};

/// A side in check (the name does not mean "verified"), with the sink that takes its moves.
pub(super) struct Checked<'a, T, const NOISY: bool, D, S, K> {
    pub(super) generator: Generator<'a, S>,
    pub(super) checkers: Bitboard,
    pub(super) sink: K,
    pub(super) types: PhantomData<(T, D)>,
}

// Both ways are functions with plain arguments instead of a struct, so that the caller's usual
// path, without a check, keeps its values in registers.
impl<T: Mover, const NOISY: bool, D: Danger, S: Sliders, K: Sink> InCheck for Checked<'_, T, NOISY, D, S, K> {
    type Found = K;

    #[inline(always)]
    fn answers(self) -> K {
        let Self { generator: Generator { sliders, board, movers, king, pinned }, checkers, sink, .. } = self;
        answers::<T, NOISY, D, S, K>(sliders, board, movers, king, pinned, checkers, sink)
    }

    #[inline(always)]
    fn filtered(self) -> K {
        let Self { generator: Generator { sliders, board, movers, king, pinned }, sink, .. } = self;
        filtered::<T, NOISY, D, S, K>(sliders, board, movers, king, pinned, sink)
    }
}

/// Generates only answers to the check: a piece that is not pinned captures the only checker or
/// blocks it, or the king moves away.
#[cold]
#[inline(never)]
fn answers<T: Mover, const NOISY: bool, D: Danger, S: Sliders, K: Sink>(
    sliders: S,
    board: &Placement,
    movers: Bitboard,
    king: Square,
    pinned: Bitboard,
    checkers: Bitboard,
    mut sink: K,
) -> K {
    let generator = Generator { sliders, board, movers, king, pinned };
    let targets = generator.targets::<T, NOISY>();
    let is_double = checkers.several();
    if !is_double && let Some(checker) = checkers.first() {
        let answers = geometry::between(king, checker) | checkers;
        generator.pawns::<T, NOISY, K>(answers, &mut sink);
        generator.pieces::<T, K>(targets & answers, &mut sink);
    }
    generator.king::<T, D, K>(generator.steps(targets), &mut sink);
    if !is_double && let Some(to) = board.en_passant() {
        // `en_passant` looks for sliders on the board after the capture, but not for knights and
        // pawns: a knight or pawn that gives check must itself be the captured piece.
        let leapers = checkers & (board.kind(Kind::Knight) | board.kind(Kind::Pawn));
        if leapers.without(to.ahead(T::Other::COLOUR)).is_empty() {
            return en_passant::<T, S, K>(sliders, board, movers, king, to, sink);
        }
    }
    sink
}

/// Generates every move that would be legal without the check, and keeps those that end the check.
#[cold]
#[inline(never)]
fn filtered<T: Mover, const NOISY: bool, D: Danger, S: Sliders, K: Sink>(
    sliders: S,
    board: &Placement,
    movers: Bitboard,
    king: Square,
    pinned: Bitboard,
    sink: K,
) -> K {
    let filter = Filter::<T, S, K> { sliders, board, king, sink, side: PhantomData };
    Generator { sliders, board, movers, king, pinned }.unchecked::<T, NOISY, D, _>(filter).sink
}

/// Passes on the moves after which the king is safe.
///
/// The generator hands out only safe steps of the king, with or without a check; the filter tries
/// all other moves. It tests only whether the king is attacked after the move, and uses no
/// knowledge of the check before it. The other variant uses that knowledge.
struct Filter<'a, T, S, K> {
    sliders: S,
    board: &'a Placement,
    king: Square,
    sink: K,
    side: PhantomData<T>,
}

impl<T: Mover, S: Sliders, K> Filter<'_, T, S, K> {
    /// Returns true if nothing attacks the king after the piece on `from` has moved to `to` and the
    /// piece on `taken` is gone.
    #[inline(always)]
    fn is_safe_after(&self, from: Square, to: Square, taken: Bitboard) -> bool {
        let them = T::Other::COLOUR;
        let occupied = (self.board.occupied().without(from) & !taken).with(to);
        let attackers = geometry::knight(self.king) & self.board.pieces(them, Kind::Knight)
            | geometry::pawn(T::COLOUR, self.king) & self.board.pieces(them, Kind::Pawn)
            | self.sliders.rook(self.king, occupied) & self.board.straight_sliders(them)
            | self.sliders.bishop(self.king, occupied) & self.board.diagonal_sliders(them);
        (attackers & !taken).is_empty()
    }

    /// Returns those of the `targets` that leave the king safe. `origin` gives the square from
    /// which the piece comes to a target.
    #[inline(always)]
    fn safe(&self, targets: Bitboard, origin: impl Fn(Square) -> Square) -> Bitboard {
        let mut safe = targets;
        for to in targets {
            if !self.is_safe_after(origin(to), to, to.into()) {
                safe ^= to.into();
            }
        }
        safe
    }
}

impl<T: Mover, S: Sliders, K: Sink> Sink for Filter<'_, T, S, K> {
    const NAMELESS: bool = K::NAMELESS;

    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, targets: Bitboard) {
        let safe = if kind == Kind::King { targets } else { self.safe(targets, |_| from) };
        self.sink.piece(kind, from, safe);
    }

    #[inline(always)]
    fn pawns(&mut self, step: Step, targets: Bitboard) {
        self.sink.pawns(step, self.safe(targets, |to| step.origin(T::COLOUR, to)));
    }

    #[inline(always)]
    fn promotions(&mut self, step: Step, targets: Bitboard) {
        self.sink.promotions(step, self.safe(targets, |to| step.origin(T::COLOUR, to)));
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        if self.is_safe_after(from, to, to.ahead(T::Other::COLOUR).into()) {
            self.sink.en_passant(from, to);
        }
    }

    /// Castling out of check is illegal, so this passes nothing on.
    #[inline(always)]
    fn castle(&mut self, _kind: MoveKind) {}
}
