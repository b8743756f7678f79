//! Two sinks for moves: one records them, the other looks for one given move.

use std::marker::PhantomData;

use super::MoveList;
use super::generate::{Mover, Sink, Step};
use crate::board::Placement;
use crate::types::{Bitboard, Kind, Move, MoveKind, Square};

/// Kinds to which a pawn can promote, the likeliest first.
const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Knight, Kind::Rook, Kind::Bishop];

/// A sink that appends the moves to a list.
pub(super) struct List<'a, T> {
    list: &'a mut MoveList,
    enemy: Bitboard,
    side: PhantomData<T>,
}

impl<'a, T: Mover> List<'a, T> {
    #[inline(always)]
    pub(super) fn new(board: &Placement, list: &'a mut MoveList) -> Self {
        Self { list, enemy: board.colour(T::Other::COLOUR), side: PhantomData }
    }
}

impl<T: Mover> Sink for List<'_, T> {
    const NAMELESS: bool = true;

    #[inline(always)]
    fn piece(&mut self, _kind: Kind, from: Square, targets: Bitboard) {
        for to in targets & self.enemy {
            self.list.push(Move::new(from, to, MoveKind::Capture));
        }
        for to in targets & !self.enemy {
            self.list.push(Move::new(from, to, MoveKind::Quiet));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: Step, targets: Bitboard) {
        for to in targets {
            self.list.push(Move::new(step.origin(T::COLOUR, to), to, step.kind()));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: Step, targets: Bitboard) {
        for to in targets {
            for kind in PROMOTIONS {
                self.list.push(Move::new(step.origin(T::COLOUR, to), to, step.promoting(kind)));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.list.push(Move::new(from, to, MoveKind::EnPassant));
    }

    #[inline(always)]
    fn castle(&mut self, kind: MoveKind) {
        self.list.push(castling::<T>(kind));
    }
}

/// A sink that looks for one move.
pub(super) struct Find<T> {
    wanted: Move,
    enemy: Bitboard,
    found: bool,
    side: PhantomData<T>,
}

impl<T: Mover> Find<T> {
    #[inline(always)]
    pub(super) fn new(board: &Placement, wanted: Move) -> Self {
        Self { wanted, enemy: board.colour(T::Other::COLOUR), found: false, side: PhantomData }
    }

    #[inline(always)]
    pub(super) const fn found(&self) -> bool {
        self.found
    }
}

impl<T: Mover> Sink for Find<T> {
    const NAMELESS: bool = true;

    #[inline(always)]
    fn piece(&mut self, _kind: Kind, from: Square, targets: Bitboard) {
        let to = self.wanted.to();
        let kind = if self.enemy.has(to) { MoveKind::Capture } else { MoveKind::Quiet };
        self.found |= targets.has(to) && self.wanted == Move::new(from, to, kind);
    }

    #[inline(always)]
    fn pawns(&mut self, step: Step, targets: Bitboard) {
        let to = self.wanted.to();
        self.found |=
            targets.has(to) && self.wanted == Move::new(step.origin(T::COLOUR, to), to, step.kind());
    }

    #[inline(always)]
    fn promotions(&mut self, step: Step, targets: Bitboard) {
        let to = self.wanted.to();
        if targets.has(to) {
            let from = step.origin(T::COLOUR, to);
            self.found |=
                PROMOTIONS.iter().any(|&kind| self.wanted == Move::new(from, to, step.promoting(kind)));
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.found |= self.wanted == Move::new(from, to, MoveKind::EnPassant);
    }

    #[inline(always)]
    fn castle(&mut self, kind: MoveKind) {
        self.found |= self.wanted == castling::<T>(kind);
    }
}

/// Returns the move of the king with which side `T` castles.
#[inline(always)]
fn castling<T: Mover>(kind: MoveKind) -> Move {
    let to = if kind == MoveKind::CastleShort { Square::G1 } else { Square::C1 };
    Move::new(Square::E1.relative(T::COLOUR), to.relative(T::COLOUR), kind)
}

impl Step {
    #[inline(always)]
    const fn kind(self) -> MoveKind {
        match self {
            Self::Ahead => MoveKind::Quiet,
            Self::TwoAhead => MoveKind::DoublePush,
            Self::East | Self::West => MoveKind::Capture,
        }
    }

    #[inline(always)]
    const fn promoting(self, kind: Kind) -> MoveKind {
        MoveKind::promotion(kind, matches!(self, Self::East | Self::West))
    }
}
