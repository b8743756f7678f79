//! The generator: finds every legal move once and hands the moves out in groups.
//!
//! There is one generator with several sinks. It finds the moves of a piece, or of all pawns in a
//! direction, as one set of target squares and hands the set to a [`Sink`]. A sink may record the
//! moves, count the bits of the set, or play the moves. Everything that depends on the side to move
//! or on the sink is decided at compile time.
//!
//! The generator tries no move out. It knows every restriction before it hands out a move: the
//! squares to which a check restricts the pieces, the pinned pieces and their lines, and the
//! squares that the king must not enter. The one exception is the capture en passant, where two
//! pawns leave a rank at once: it is tested on the board after the capture. (For a side in check,
//! the variant `general` of the axis `evasions` adds a filter that does test moves.)

use std::marker::PhantomData;

use super::danger::{KingSteps, is_safe};
use super::evasions::Checked;
use crate::board::{Castling, Placement, geometry};
use crate::danger::Danger;
use crate::evasions::Evasions;
use crate::recipe::Recipe;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, MoveKind, Square};

/// The side to move as a type. A type can name the opposite side, where a const generic parameter
/// could not be negated.
pub(super) trait Mover {
    const COLOUR: Colour;
    type Other: Mover<Other = Self>;
}

pub(super) struct White;
pub(super) struct Black;

impl Mover for White {
    const COLOUR: Colour = Colour::White;
    type Other = Black;
}

impl Mover for Black {
    const COLOUR: Colour = Colour::Black;
    type Other = White;
}

/// A kind of pawn step. For either side, east is towards the h-file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Ahead,
    TwoAhead,
    East,
    West,
}

impl Step {
    /// The square from which the pawn of `colour` came.
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

    /// The squares that pawns of `colour` on `origins` reach by this step.
    #[inline(always)]
    pub(super) const fn targets(self, colour: Colour, origins: Bitboard) -> Bitboard {
        let ahead = origins.ahead(colour);
        match self {
            Self::Ahead => ahead,
            Self::TwoAhead => ahead.ahead(colour),
            Self::East => ahead.east(),
            Self::West => ahead.west(),
        }
    }
}

/// A receiver of the moves of the side to move, in groups.
pub(super) trait Sink {
    /// True if the sink ignores which piece moves. It then gets a queen's moves in two groups, as
    /// those of a bishop and those of a rook, which saves the generator a loop.
    const NAMELESS: bool;

    /// Receives moves of the piece on `from`, never a pawn, to each of `targets`, captures
    /// included.
    fn piece(&mut self, kind: Kind, from: Square, targets: Bitboard);

    /// Receives a pawn move by `step` to each of `targets`, which are never on the last rank.
    fn pawns(&mut self, step: Step, targets: Bitboard);

    /// Receives promotions by `step` on each of `targets`, all on the last rank; each stands for
    /// four moves.
    fn promotions(&mut self, step: Step, targets: Bitboard);

    /// Receives the capture en passant by the pawn on `from`.
    fn en_passant(&mut self, from: Square, to: Square);

    /// Receives a castling move.
    fn castle(&mut self, kind: MoveKind);
}

/// The restrictions on the moves of one side.
pub(super) struct Restraints {
    /// The pieces that give check.
    pub(super) checkers: Bitboard,
    /// The side's own pieces that stand alone between its king and an enemy slider.
    pub(super) pinned: Bitboard,
}

impl Restraints {
    #[inline(always)]
    pub(super) fn of<T: Mover>(board: &Placement, king: Square) -> Self {
        let (us, them) = (T::COLOUR, T::Other::COLOUR);
        let (ours, occupied) = (board.colour(us), board.occupied());
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
                pinned |= shield & ours;
            }
        }
        Self { checkers, pinned }
    }
}

/// Hands every legal move to the sink and returns the sink. It must be the turn of side `T`.
#[inline(always)]
pub(super) fn hand_out<T: Mover, R: Recipe, K: Sink>(recipe: R, board: &Placement, sink: K) -> K {
    generate::<T, false, R::Evasions, R::Danger, _, _>(recipe.sliders(), board, Bitboard::FULL, sink)
}

/// Hands every legal move of the pieces on `movers` to the sink and returns the sink; with `NOISY`,
/// only captures and promotions. It must be the turn of side `T`.
///
/// The sink is passed by value. If the rarely taken paths got a reference to it, a counter in the
/// sink would have to live in memory.
#[inline(always)]
pub(super) fn generate<T: Mover, const NOISY: bool, E: Evasions, D: Danger, S: Sliders, K: Sink>(
    sliders: S,
    board: &Placement,
    movers: Bitboard,
    sink: K,
) -> K {
    let king = board.king(T::COLOUR);
    let Restraints { checkers, pinned } = Restraints::of::<T>(board, king);
    let generator = Generator { sliders, board, movers, king, pinned };
    if checkers.any() {
        return E::find(Checked::<T, NOISY, D, _, _> { generator, checkers, sink, types: PhantomData });
    }
    // A second copy of the code serves the usual case without pins. It saves the sink that counts
    // moves 1 % of perft's instructions (callgrind, Kiwipete to depth 4; `docs/tried.md`).
    if K::NAMELESS && pinned.is_empty() {
        return Generator { pinned: Bitboard::EMPTY, ..generator }.unchecked::<T, NOISY, D, K>(sink);
    }
    generator.unchecked::<T, NOISY, D, K>(sink)
}

/// Generates captures en passant, each tested on the board after the capture.
#[cold]
#[inline(never)]
pub(super) fn en_passant<T: Mover, S: Sliders, K: Sink>(
    sliders: S,
    board: &Placement,
    movers: Bitboard,
    king: Square,
    to: Square,
    mut sink: K,
) -> K {
    let (us, them) = (T::COLOUR, T::Other::COLOUR);
    for from in geometry::pawn(them, to) & board.pieces(us, Kind::Pawn) & movers {
        let left = board.occupied().without(from).without(to.ahead(them)).with(to);
        let attackers = sliders.rook(king, left) & board.straight_sliders(them)
            | sliders.bishop(king, left) & board.diagonal_sliders(them);
        if attackers.is_empty() {
            sink.en_passant(from, to);
        }
    }
    sink
}

/// The values that the parts of the generator share.
#[derive(Clone, Copy)]
pub(super) struct Generator<'a, S> {
    pub(super) sliders: S,
    pub(super) board: &'a Placement,
    pub(super) movers: Bitboard,
    pub(super) king: Square,
    pub(super) pinned: Bitboard,
}

impl<S: Sliders> Generator<'_, S> {
    /// Generates the moves of a side that is not in check, or treats a side in check as if it were
    /// not.
    #[inline(always)]
    pub(super) fn unchecked<T: Mover, const NOISY: bool, D: Danger, K: Sink>(self, mut sink: K) -> K {
        let targets = self.targets::<T, NOISY>();
        self.pawns::<T, NOISY, K>(Bitboard::FULL, &mut sink);
        self.pieces::<T, K>(targets, &mut sink);
        if self.pinned.any() {
            self.pinned_sliders::<T, K>(targets, &mut sink);
        }
        let steps = self.steps(targets);
        if steps.any() {
            let steps = self.king::<T, D, K>(steps, &mut sink);
            if !NOISY && self.board.castling().any_of(T::COLOUR) {
                self.castling::<T, K>(steps, &mut sink);
            }
        }
        match self.board.en_passant() {
            Some(to) => en_passant::<T, S, K>(self.sliders, self.board, self.movers, self.king, to, sink),
            None => sink,
        }
    }

    /// The squares to which a piece other than a pawn may move, checks and pins aside; with
    /// `NOISY`, only those of captures.
    #[inline(always)]
    pub(super) fn targets<T: Mover, const NOISY: bool>(self) -> Bitboard {
        if NOISY { self.board.colour(T::Other::COLOUR) } else { !self.board.colour(T::COLOUR) }
    }

    /// The king's steps to `targets`, safe or not; empty if the king is not among the movers.
    #[inline(always)]
    pub(super) fn steps(self, targets: Bitboard) -> Bitboard {
        if self.movers.has(self.king) { geometry::king(self.king) & targets } else { Bitboard::EMPTY }
    }

    /// Generates the moves to `targets` of knights, bishops, rooks and queens that are not pinned.
    #[inline(always)]
    pub(super) fn pieces<T: Mover, K: Sink>(self, targets: Bitboard, sink: &mut K) {
        let (us, occupied, free) = (T::COLOUR, self.board.occupied(), self.movers & !self.pinned);
        for from in self.board.pieces(us, Kind::Knight) & free {
            sink.piece(Kind::Knight, from, geometry::knight(from) & targets);
        }
        if K::NAMELESS {
            for from in self.board.diagonal_sliders(us) & free {
                sink.piece(Kind::Bishop, from, self.sliders.bishop(from, occupied) & targets);
            }
            for from in self.board.straight_sliders(us) & free {
                sink.piece(Kind::Rook, from, self.sliders.rook(from, occupied) & targets);
            }
        } else {
            for from in self.board.pieces(us, Kind::Bishop) & free {
                sink.piece(Kind::Bishop, from, self.sliders.bishop(from, occupied) & targets);
            }
            for from in self.board.pieces(us, Kind::Rook) & free {
                sink.piece(Kind::Rook, from, self.sliders.rook(from, occupied) & targets);
            }
            for from in self.board.pieces(us, Kind::Queen) & free {
                sink.piece(Kind::Queen, from, self.sliders.queen(from, occupied) & targets);
            }
        }
    }

    /// Generates the moves of pinned bishops, rooks and queens along their pins. A pinned knight
    /// has no move.
    #[inline(always)]
    fn pinned_sliders<T: Mover, K: Sink>(self, targets: Bitboard, sink: &mut K) {
        let (occupied, pinned) = (self.board.occupied(), self.pinned & self.movers);
        let mut along = |kind: Kind, from: Square, attacks: Bitboard| {
            sink.piece(kind, from, attacks & targets & geometry::line(self.king, from));
        };
        for from in pinned & self.board.kind(Kind::Bishop) {
            along(Kind::Bishop, from, self.sliders.bishop(from, occupied));
        }
        for from in pinned & self.board.kind(Kind::Rook) {
            along(Kind::Rook, from, self.sliders.rook(from, occupied));
        }
        for from in pinned & self.board.kind(Kind::Queen) {
            along(Kind::Queen, from, self.sliders.queen(from, occupied));
        }
    }

    /// Generates pawn moves to `targets`, except en passant.
    ///
    /// A pinned pawn moves along its pin. It can push only if the pin runs along the king's file,
    /// and capture only if the pin runs along the diagonal of the capture. So one mask for each
    /// direction lets through the pawns that may move that way.
    #[inline(always)]
    pub(super) fn pawns<T: Mover, const NOISY: bool, K: Sink>(self, targets: Bitboard, sink: &mut K) {
        let us = T::COLOUR;
        let pawns = self.board.pieces(us, Kind::Pawn) & self.movers;
        let (empty, enemy) = (!self.board.occupied(), self.board.colour(T::Other::COLOUR));
        let (rising, falling) = (geometry::rising(self.king), geometry::falling(self.king));
        let (easterly, westerly) = if us.is_white() { (rising, falling) } else { (falling, rising) };
        let free = !self.pinned;

        let ahead = (pawns & (free | Bitboard::file(self.king.file()))).ahead(us) & empty;
        let east = (pawns & (free | easterly)).ahead(us).east() & enemy & targets;
        let west = (pawns & (free | westerly)).ahead(us).west() & enemy & targets;

        let far = (ahead & Bitboard::rank_for(us, 2)).ahead(us) & empty & targets;
        let (ahead, last) = (ahead & targets, Bitboard::rank_for(us, 7));
        let mut quiet = ahead;
        let (mut eastern, mut western) = (east, west);
        if pawns.meets(Bitboard::rank_for(us, 6)) {
            sink.promotions(Step::Ahead, ahead & last);
            sink.promotions(Step::East, east & last);
            sink.promotions(Step::West, west & last);
            (quiet, eastern, western) = (ahead & !last, east & !last, west & !last);
        }
        sink.pawns(Step::East, eastern);
        sink.pawns(Step::West, western);
        if !NOISY {
            sink.pawns(Step::Ahead, quiet);
            sink.pawns(Step::TwoAhead, far);
        }
    }

    /// Generates the king's `steps` that are safe, without castling, and returns them.
    #[inline(always)]
    pub(super) fn king<T: Mover, D: Danger, K: Sink>(self, steps: Bitboard, sink: &mut K) -> Bitboard {
        let Self { sliders, board, king, .. } = self;
        let steps = steps & !self.near::<T>();
        let safe = steps & !D::find(KingSteps::<T, S> { sliders, board, king, steps, side: PhantomData });
        sink.piece(Kind::King, king, safe);
        safe
    }

    /// Generates castling. `steps` are the squares to which the king may step; the square that it
    /// crosses must be among them.
    #[inline(always)]
    fn castling<T: Mover, K: Sink>(self, steps: Bitboard, sink: &mut K) {
        let us = T::COLOUR;
        let (rights, occupied) = (self.board.castling(), self.board.occupied());
        for (right, path, passed, to, kind) in [
            (Castling::short(us), Castling::short_path(us), Square::F1, Square::G1, MoveKind::CastleShort),
            (Castling::long(us), Castling::long_path(us), Square::D1, Square::C1, MoveKind::CastleLong),
        ] {
            let to = to.relative(us);
            if rights.has(right)
                && steps.has(passed.relative(us))
                && !path.meets(occupied)
                && !self.near::<T>().has(to)
                && is_safe::<T, S>(self.sliders, self.board, self.king, to)
            {
                sink.castle(kind);
            }
        }
    }

    /// Squares attacked by the other side's pawns and king.
    #[inline(always)]
    fn near<T: Mover>(self) -> Bitboard {
        let them = T::Other::COLOUR;
        self.board.pieces(them, Kind::Pawn).pawn_attacks(them) | geometry::king(self.board.king(them))
    }
}
