//! The generator: every legal move once, handed out in groups.
//!
//! There is one generator and several takers. It finds the moves of a piece, or of all pawns in a direction, as one set of
//! target squares and hands the set to a [`Sink`]; a sink may write the moves down, count the set's bits, or play them.
//! Everything that depends on the side to move or on the sink is settled when the program is compiled.
//!
//! No move is tried out. What keeps a move from being legal is known before the first one is made: the squares to
//! which a check restricts the pieces, the pieces that are pinned and their lines, the squares that the king must not
//! enter. Only taking en passant, where two pawns leave a rank at once, looks at the board as it would be.

use crate::board::{Castling, Placement, geometry};
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, MoveKind, Square};

/// A side as a type, so that the other one can be named where a const generic could not be negated.
pub(super) trait Side {
    const COLOUR: Colour;
    type Other: Side<Other = Self>;
}

pub(super) struct White;
pub(super) struct Black;

impl Side for White {
    const COLOUR: Colour = Colour::White;
    type Other = Black;
}

impl Side for Black {
    const COLOUR: Colour = Colour::Black;
    type Other = White;
}

/// Where a pawn's move ends, as steps from where it starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Ahead,
    TwoAhead,
    East,
    West,
}

impl Step {
    /// Where the pawn of `colour` came from.
    #[inline(always)]
    pub(super) const fn origin(self, colour: Colour, to: Square) -> Square {
        let steps: i8 = match self {
            Self::Ahead => 8,
            Self::TwoAhead => 16,
            Self::East => 8 + if colour.is_white() { 1 } else { -1 },
            Self::West => 8 + if colour.is_white() { -1 } else { 1 },
        };
        let steps = if colour.is_white() { -steps } else { steps };
        Square::wrapping((to.index() as u8).wrapping_add_signed(steps))
    }
}

/// Takes the moves of the side to move, in groups.
pub(super) trait Sink {
    /// The piece on `from`, no pawn, may go to each of `targets`, taking what is there.
    fn piece(&mut self, kind: Kind, from: Square, targets: Bitboard);

    /// A pawn may go to each of `targets` by `step`, none of them on the last rank.
    fn pawns(&mut self, step: Step, targets: Bitboard);

    /// A pawn may go to each of `targets` on the last rank by `step`, and become any of four pieces.
    fn promotions(&mut self, step: Step, targets: Bitboard);

    /// The pawn on `from` may take en passant.
    fn en_passant(&mut self, from: Square, to: Square);

    /// The king may castle.
    fn castle(&mut self, kind: MoveKind);
}

/// What restricts the side to move.
pub(super) struct Restraints {
    /// The pieces that give check.
    pub(super) checkers: Bitboard,
    /// The side's own pieces that alone stand between its king and a slider.
    pub(super) pinned: Bitboard,
}

impl Restraints {
    #[inline(always)]
    pub(super) fn of<T: Side>(board: &Placement, king: Square) -> Self {
        let (us, them) = (T::COLOUR, T::Other::COLOUR);
        let (own, occupied) = (board.colour(us), board.occupied());
        let mut checkers = geometry::knight(king) & board.pieces(them, Kind::Knight)
            | geometry::pawn(us, king) & board.pieces(them, Kind::Pawn);
        let mut pinned = Bitboard::EMPTY;
        let snipers = geometry::rook_lines(king) & board.straight_sliders(them)
            | geometry::bishop_lines(king) & board.diagonal_sliders(them);
        for sniper in snipers {
            let shield = geometry::between(king, sniper) & occupied;
            if shield.is_empty() {
                checkers |= sniper.into();
            } else if !shield.several() {
                pinned |= shield & own;
            }
        }
        Self { checkers, pinned }
    }
}

/// Hands every legal move of the pieces on `movers` to the sink; with `NOISY`, only captures and promotions. It must be
/// the turn of side `T`.
#[inline(always)]
pub(super) fn generate<T: Side, const NOISY: bool, S: Sliders, K: Sink>(
    sliders: S,
    board: &Placement,
    movers: Bitboard,
    sink: &mut K,
) {
    let king = board.king(T::COLOUR);
    let restraints = Restraints::of::<T>(board, king);
    let position = Generator { sliders, board, movers, king, pinned: restraints.pinned };
    if restraints.checkers.is_empty() {
        position.unchecked::<T, NOISY, K>(sink);
    } else {
        position.evasions::<T, NOISY, K>(restraints.checkers, sink);
    }
}

struct Generator<'a, S> {
    sliders: S,
    board: &'a Placement,
    movers: Bitboard,
    king: Square,
    pinned: Bitboard,
}

impl<S: Sliders> Generator<'_, S> {
    /// The moves of a side that is not in check.
    #[inline(always)]
    fn unchecked<T: Side, const NOISY: bool, K: Sink>(&self, sink: &mut K) {
        let targets = if NOISY { self.board.colour(T::Other::COLOUR) } else { !self.board.colour(T::COLOUR) };
        self.pawns::<T, NOISY, K>(Bitboard::FULL, sink);
        self.pieces::<T, K>(targets, sink);
        self.king::<T, K>(targets, sink);
        if !NOISY && self.movers.has(self.king) && self.board.castling().any_of(T::COLOUR) {
            self.castling::<T, K>(sink);
        }
        if let Some(to) = self.board.en_passant() {
            self.en_passant::<T, K>(to, sink);
        }
    }

    /// The moves of a side in check: the king leaves, or one piece that is not pinned takes the only checker or
    /// steps between.
    #[cold]
    #[inline(never)]
    fn evasions<T: Side, const NOISY: bool, K: Sink>(&self, checkers: Bitboard, sink: &mut K) {
        let (own, enemy) = (self.board.colour(T::COLOUR), self.board.colour(T::Other::COLOUR));
        self.king::<T, K>(if NOISY { enemy } else { !own }, sink);
        let Some(checker) = checkers.first() else { return };
        if checkers.several() {
            return;
        }
        let answers = geometry::between(self.king, checker) | checkers;
        self.pawns::<T, NOISY, K>(answers, sink);
        self.pieces::<T, K>(if NOISY { checkers } else { answers }, sink);
        if let Some(to) = self.board.en_passant() {
            // Sliders are looked for on the board after the move; a checking knight or pawn must be the one taken.
            let leapers = checkers & (self.board.kind(Kind::Knight) | self.board.kind(Kind::Pawn));
            if leapers.without(to.ahead(T::Other::COLOUR)).is_empty() {
                self.en_passant::<T, K>(to, sink);
            }
        }
    }

    /// Knights, bishops, rooks and queens to `targets`.
    #[inline(always)]
    fn pieces<T: Side, K: Sink>(&self, targets: Bitboard, sink: &mut K) {
        let (us, occupied) = (T::COLOUR, self.board.occupied());
        for from in self.board.pieces(us, Kind::Knight) & self.movers & !self.pinned {
            sink.piece(Kind::Knight, from, geometry::knight(from) & targets);
        }
        for kind in [Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in self.board.pieces(us, kind) & self.movers {
                let attacks = match kind {
                    Kind::Bishop => self.sliders.bishop(from, occupied),
                    Kind::Rook => self.sliders.rook(from, occupied),
                    _ => self.sliders.queen(from, occupied),
                };
                let mut open = attacks & targets;
                if self.pinned.has(from) {
                    open &= geometry::line(self.king, from);
                }
                sink.piece(kind, from, open);
            }
        }
    }

    /// Pawns to `targets`, but not en passant.
    ///
    /// A pinned pawn moves along its pin. It can do so ahead if the pin is the king's file, and taking if the pin is the
    /// diagonal on which it takes; so that one mask a direction lets through the pawns that may go there.
    #[inline(always)]
    fn pawns<T: Side, const NOISY: bool, K: Sink>(&self, targets: Bitboard, sink: &mut K) {
        let us = T::COLOUR;
        let pawns = self.board.pieces(us, Kind::Pawn) & self.movers;
        let (empty, enemy) = (!self.board.occupied(), self.board.colour(T::Other::COLOUR));
        let (rising, falling) = (geometry::rising(self.king), geometry::falling(self.king));
        let (easterly, westerly) = if us.is_white() { (rising, falling) } else { (falling, rising) };
        let free = !self.pinned;

        let ahead = (pawns & (free | Bitboard::file(self.king.file()))).ahead(us) & empty;
        let east = (pawns & (free | easterly)).ahead(us).east() & enemy & targets;
        let west = (pawns & (free | westerly)).ahead(us).west() & enemy & targets;

        let last = Bitboard::rank_for(us, 7);
        if !NOISY {
            let far = (ahead & Bitboard::rank_for(us, 2)).ahead(us) & empty;
            sink.pawns(Step::Ahead, ahead & targets & !last);
            sink.pawns(Step::TwoAhead, far & targets);
        }
        sink.pawns(Step::East, east & !last);
        sink.pawns(Step::West, west & !last);
        if (pawns & Bitboard::rank_for(us, 6)).any() {
            sink.promotions(Step::Ahead, ahead & targets & last);
            sink.promotions(Step::East, east & last);
            sink.promotions(Step::West, west & last);
        }
    }

    #[cold]
    #[inline(never)]
    fn en_passant<T: Side, K: Sink>(&self, to: Square, sink: &mut K) {
        let (us, them) = (T::COLOUR, T::Other::COLOUR);
        for from in geometry::pawn(them, to) & self.board.pieces(us, Kind::Pawn) & self.movers {
            let left = self.board.occupied().without(from).without(to.ahead(them)).with(to);
            let attackers = self.sliders.rook(self.king, left) & self.board.straight_sliders(them)
                | self.sliders.bishop(self.king, left) & self.board.diagonal_sliders(them);
            if attackers.is_empty() {
                sink.en_passant(from, to);
            }
        }
    }

    #[inline(always)]
    fn king<T: Side, K: Sink>(&self, targets: Bitboard, sink: &mut K) {
        if !self.movers.has(self.king) {
            return;
        }
        let them = T::Other::COLOUR;
        let near = geometry::king(self.king) & targets;
        let mut open = near
            & !self.board.pieces(them, Kind::Pawn).pawn_attacks(them)
            & !geometry::king(self.board.king(them));
        let mut safe = Bitboard::EMPTY;
        while let Some(to) = open.pop() {
            if self.safe::<T>(to) {
                safe = safe.with(to);
            }
        }
        sink.piece(Kind::King, self.king, safe);
    }

    /// Whether no knight or slider would attack the king on `square`.
    #[inline(always)]
    fn safe<T: Side>(&self, square: Square) -> bool {
        let them = T::Other::COLOUR;
        let occupied = self.board.occupied().without(self.king);
        let attackers = geometry::knight(square) & self.board.pieces(them, Kind::Knight)
            | self.sliders.rook(square, occupied) & self.board.straight_sliders(them)
            | self.sliders.bishop(square, occupied) & self.board.diagonal_sliders(them);
        attackers.is_empty()
    }

    #[inline(always)]
    fn castling<T: Side, K: Sink>(&self, sink: &mut K) {
        let (us, them) = (T::COLOUR, T::Other::COLOUR);
        let occupied = self.board.occupied();
        let near =
            self.board.pieces(them, Kind::Pawn).pawn_attacks(them) | geometry::king(self.board.king(them));
        let rank = self.king.rank();
        if self.board.castling().has(Castling::short(us))
            && !Castling::short_path(us).meets(occupied)
            && !near.meets(Castling::short_path(us))
            && self.safe::<T>(Square::at(5, rank))
            && self.safe::<T>(Square::at(6, rank))
        {
            sink.castle(MoveKind::CastleShort);
        }
        if self.board.castling().has(Castling::long(us))
            && !Castling::long_path(us).meets(occupied)
            && !near.meets(Castling::long_path(us) & !Bitboard::file(1))
            && self.safe::<T>(Square::at(3, rank))
            && self.safe::<T>(Square::at(2, rank))
        {
            sink.castle(MoveKind::CastleLong);
        }
    }
}
