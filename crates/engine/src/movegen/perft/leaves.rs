//! Counts the answers to all moves of a position together.
//!
//! The boards after the moves of one position differ from it in a few squares, so nearly everything
//! that a count needs is the same for nearly all of them: which pieces of the answering side are
//! pinned, where its king may step, which of its knights jump where. [`Common`] holds these facts.
//! A move that changes none of them is *plain* and becomes one row of [`Rows`]. The answers to all
//! plain moves are then counted piece by piece: for each piece of the answering side a short loop
//! goes over the rows, and everything about the piece stays in registers. A move that is not plain,
//! such as a check or a move that pins a piece, is played on a copy and its answers are counted
//! there.

use super::play::Play;
use crate::board::{Castling, Placement, geometry};
use crate::movegen::generate::{Mover, Sink, Step};
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Colour, Kind, MoveKind, Square};

/// Number of rows for which there is room. A byte counts them, so no index needs a bounds check. No
/// position that a game can reach has more than 218 moves.
const ROOM: usize = 256;

/// The boards after the plain moves, in columns.
pub(super) struct Rows {
    /// All pieces.
    occupied: [Bitboard; ROOM],
    /// The squares without a piece of the answering side.
    open: [Bitboard; ROOM],
    /// Squares that the answering king must not enter.
    danger: [Bitboard; ROOM],
    len: u8,
    /// The rows of each slider's own moves: the first, and the one after the last.
    spans: [[u8; 2]; 64],
}

/// The board after a plain move.
struct Row {
    occupied: Bitboard,
    open: Bitboard,
    danger: Bitboard,
}

impl Rows {
    pub(super) const fn new() -> Self {
        let column = [Bitboard::EMPTY; ROOM];
        Self { occupied: column, open: column, danger: column, len: 0, spans: [[0; 2]; 64] }
    }

    /// Appends the row of each target.
    #[inline(always)]
    fn extend(&mut self, targets: Bitboard, mut row: impl FnMut(Square) -> Row) {
        // A copy of the length stays in a register.
        let mut len = self.len;
        for to in targets {
            debug_assert!(len < u8::MAX, "no position has so many moves");
            let at = usize::from(len);
            Row { occupied: self.occupied[at], open: self.open[at], danger: self.danger[at] } = row(to);
            len = len.wrapping_add(1);
        }
        self.len = len;
    }
}

/// The rows outside a span.
#[inline(always)]
fn outside([first, end]: [u8; 2], len: usize) -> [std::ops::Range<usize>; 2] {
    [0..usize::from(first).min(len), usize::from(end).min(len)..len]
}

/// The facts that are the same after every plain move.
struct Common {
    /// The answering side's king.
    king: Square,
    /// Pieces of the answering side that stand alone between its king and a slider.
    pinned: Bitboard,
    /// Pieces of the moving side that have no plain move.
    bound: Bitboard,
    /// By kind: the squares to which a piece of that kind has no plain move.
    special: [Bitboard; 6],
    /// The steps of the king, safe or not.
    steps: Bitboard,
    /// True if the answering side has the right to castle and no piece of its own is in the way:
    /// short, long.
    castling: [bool; 2],
    /// Squares from which a bishop on an empty board attacks a watched square: a step of the king
    /// or a square that it crosses or reaches in castling. Empty if no square is watched.
    diagonals: Bitboard,
    /// The same for a rook.
    lines: Bitboard,
    /// Squares from which a pawn of the moving side attacks a watched square.
    pawns: Bitboard,
}

impl Common {
    #[inline(always)]
    fn new<T: Mover, S: Sliders>(sliders: S, board: &Placement) -> Self {
        let (us, them) = (T::COLOUR, T::Other::COLOUR);
        let (occupied, answering) = (board.occupied(), board.colour(them));
        let king = board.king(them);
        let ring = geometry::king(king);

        // No move to a square of `anywhere` is plain: it captures next to the king, lands between
        // the king and a slider that pins, or lands in a corner where a rook may have the right to
        // castle.
        let (mut pinned, mut bound, mut anywhere) = (Bitboard::EMPTY, Bitboard::EMPTY, ring & answering);
        let snipers = geometry::rook_lines(king) & board.straight_sliders(us)
            | geometry::bishop_lines(king) & board.diagonal_sliders(us);
        for sniper in snipers {
            let between = geometry::between(king, sniper);
            let shield = between & occupied;
            // If one of two shields leaves, the other may be pinned; if the only shield leaves, it
            // uncovers a check.
            let mut others = shield;
            others.pop();
            if !others.several() {
                bound |= shield & board.colour(us);
            }
            if !shield.several() && shield.meets(answering) {
                pinned |= shield;
                bound = bound.with(sniper);
                anywhere |= between;
            }
        }

        let (rights, mut crossed) = (board.castling(), Bitboard::EMPTY);
        let mut castling = [false; 2];
        if rights.any_of(them) {
            anywhere |= (Bitboard::file(0) | Bitboard::file(7)) & Bitboard::rank_for(them, 0);
            let paths = paths(them);
            castling = [
                rights.has(Castling::short(them)) && !paths[0].meets(answering),
                rights.has(Castling::long(them)) && !paths[1].meets(answering),
            ];
            for (can, path) in castling.into_iter().zip(paths) {
                if can {
                    crossed |= path & CROSSED;
                }
            }
        }
        let steps = ring & !answering;
        let (mut diagonals, mut lines) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let watched = steps | crossed;
        for square in watched {
            diagonals |= geometry::bishop_lines(square);
            lines |= geometry::rook_lines(square);
        }

        // On a line from the king, a slider that lands no farther than the first piece gives check.
        // One that lands beyond it, no farther than the second piece, may pin the first.
        let through = |attacks: Bitboard| occupied & !attacks;
        let diagonal = sliders.bishop(king, through(sliders.bishop(king, occupied)));
        let straight = sliders.rook(king, through(sliders.rook(king, occupied)));
        let mut special = [anywhere; 6];
        special[Kind::Pawn.index()] |= geometry::pawn(them, king);
        special[Kind::Knight.index()] |= geometry::knight(king);
        special[Kind::Bishop.index()] |= diagonal;
        special[Kind::Rook.index()] |= straight;
        special[Kind::Queen.index()] |= diagonal | straight;
        let pawns = watched.pawn_attacks(them);
        Self { king, pinned, bound, special, steps, castling, diagonals, lines, pawns }
    }
}

/// The squares that must be empty for `colour` to castle: short, long.
const fn paths(colour: Colour) -> [Bitboard; 2] {
    [Castling::short_path(colour), Castling::long_path(colour)]
}

/// The squares that either king crosses or reaches in castling.
const CROSSED: Bitboard = Bitboard(0x6c00_0000_0000_006c);

/// A sink that counts the answers to the moves of side `T`. The axes `evasions` and `danger` take
/// no part in counting the answers to plain moves.
pub(super) struct Leaves<'a, T, R, F> {
    recipe: R,
    rows: &'a mut Rows,
    /// Plays the moves that are not plain and counts the answers to them.
    play: Play<'a, T, F>,
    common: Common,
    /// Squares that the pawns, knights and king of the moving side attack.
    by_pawns: Bitboard,
    by_knights: Bitboard,
    by_king: Bitboard,
    /// Correction of the number of answers that is counted over all rows, modulo 2^32. Captures
    /// make it negative or positive.
    corrections: u32,
}

impl<'a, T: Mover, R: Recipe, F: FnMut(&Placement) -> u64> Leaves<'a, T, R, F> {
    #[inline(always)]
    pub(super) fn new(recipe: R, rows: &'a mut Rows, play: Play<'a, T, F>) -> Self {
        let (us, board) = (T::COLOUR, play.board);
        let common = Common::new::<T, _>(recipe.sliders(), board);
        rows.len = 0;
        for from in board.diagonal_sliders(us) & common.diagonals | board.straight_sliders(us) & common.lines
        {
            rows.spans[from.index()] = [0; 2];
        }
        Self {
            recipe,
            rows,
            play,
            common,
            by_pawns: board.pieces(us, Kind::Pawn).pawn_attacks(us),
            by_knights: geometry::knights(board.pieces(us, Kind::Knight)),
            by_king: geometry::king(board.king(us)),
            corrections: 0,
        }
    }

    /// Appends a row for each plain move of a piece from `from` to `targets`. `danger` gives the
    /// squares that the moving side attacks after the move, without those of sliders that stay.
    #[inline(always)]
    fn plain(&mut self, from: Square, targets: Bitboard, danger: impl Fn(Square, Bitboard) -> Bitboard) {
        let board = self.play.board;
        let (answering, left) = (board.colour(T::Other::COLOUR), board.occupied().without(from));
        self.rows.extend(targets & !answering, |to| {
            let occupied = left.with(to);
            Row { occupied, open: !answering, danger: danger(to, occupied) }
        });
        self.captures(targets & answering, |to| (left, danger(to, left)));
    }

    /// Appends a row for each plain move of a slider. From the squares of `near`, the slider could
    /// attack a watched square.
    #[inline(always)]
    fn slider(
        &mut self,
        from: Square,
        targets: Bitboard,
        near: Bitboard,
        attacks: impl Fn(R::Sliders, Square, Bitboard) -> Bitboard,
    ) {
        let (sliders, king, first) = (self.recipe.sliders(), self.common.king, self.rows.len);
        let by_rest = self.by_pawns | self.by_knights | self.by_king;
        self.plain(from, targets & !near, |_, _| by_rest);
        self.plain(from, targets & near, |to, occupied| {
            by_rest | attacks(sliders, to, occupied.without(king))
        });
        self.rows.spans[from.index()] = [first, self.rows.len];
    }

    /// Appends a row for each capture on `targets`. `after` gives all pieces and the danger after
    /// the capture.
    #[inline(always)]
    fn captures(&mut self, targets: Bitboard, after: impl Fn(Square) -> (Bitboard, Bitboard)) {
        let answering = self.play.board.colour(T::Other::COLOUR);
        for to in targets {
            let (open, (occupied, danger)) = ((!answering).with(to), after(to));
            self.rows.extend(to.into(), |_| Row { occupied, open, danger });
            self.correct(to, occupied, open);
        }
    }

    /// Corrects the number of answers for a capture on `at`. This is needed because the count goes
    /// over all pieces that the answering side has on the parent's board, the captured one too.
    #[inline(always)]
    fn correct(&mut self, at: Square, occupied: Bitboard, open: Bitboard) {
        let (them, board, sliders) = (T::Other::COLOUR, self.play.board, self.recipe.sliders());
        let size = |set| size(self.recipe, set);
        let knights = board.pieces(them, Kind::Knight) & !self.common.pinned;
        let mut corrections = self.corrections;
        if knights.any() {
            corrections = corrections.wrapping_add(size(geometry::knight(at) & knights));
            if knights.has(at) {
                let jumps = geometry::knight(at) & !board.colour(them);
                corrections = corrections.wrapping_sub(size(jumps));
            }
        }
        if board.diagonal_sliders(them).has(at) {
            corrections = corrections.wrapping_sub(size(sliders.bishop(at, occupied) & open));
        }
        if board.straight_sliders(them).has(at) {
            corrections = corrections.wrapping_sub(size(sliders.rook(at, occupied) & open));
        }
        self.corrections = corrections;
    }

    /// Counts the answers to all plain moves and returns the number of all answers.
    #[inline(always)]
    pub(super) fn finish(self) -> u64 {
        let them = T::Other::COLOUR;
        let Self { recipe, rows, play, common, corrections, .. } = self;
        let (board, sliders) = (play.board, recipe.sliders());
        let size = |set| size(recipe, set);
        let len = usize::from(rows.len);
        let Rows { occupied, open, danger, spans, .. } = rows;
        let (occupied, open, danger) = (&occupied[..len], &open[..len], &mut danger[..len]);
        let Common { king, pinned, steps, castling, diagonals, lines, .. } = common;
        let (diagonal, straight) = (board.diagonal_sliders(them), board.straight_sliders(them));

        // The number of answers over all rows fits 32 bits.
        let mut plain = pawns::<T::Other, R>(recipe, board, &common, occupied, open);
        for from in board.pieces(them, Kind::Knight) & !pinned {
            plain += size(geometry::knight(from) & !board.colour(them)) * len as u32;
        }
        for from in diagonal & !pinned {
            for (&occupied, &open) in occupied.iter().zip(open) {
                plain += size(sliders.bishop(from, occupied) & open);
            }
        }
        for from in straight & !pinned {
            for (&occupied, &open) in occupied.iter().zip(open) {
                plain += size(sliders.rook(from, occupied) & open);
            }
        }
        for from in diagonal & pinned {
            let line = geometry::line(king, from);
            for (&occupied, &open) in occupied.iter().zip(open) {
                plain += size(sliders.bishop(from, occupied) & open & line);
            }
        }
        for from in straight & pinned {
            let line = geometry::line(king, from);
            for (&occupied, &open) in occupied.iter().zip(open) {
                plain += size(sliders.rook(from, occupied) & open & line);
            }
        }

        if diagonals.any() {
            for from in board.diagonal_sliders(T::COLOUR) & diagonals {
                for rows in outside(spans[from.index()], len) {
                    for (danger, &occupied) in danger[rows.clone()].iter_mut().zip(&occupied[rows]) {
                        *danger |= sliders.bishop(from, occupied.without(king));
                    }
                }
            }
            for from in board.straight_sliders(T::COLOUR) & lines {
                for rows in outside(spans[from.index()], len) {
                    for (danger, &occupied) in danger[rows.clone()].iter_mut().zip(&occupied[rows]) {
                        *danger |= sliders.rook(from, occupied.without(king));
                    }
                }
            }
            for &danger in &*danger {
                plain += size(steps & !danger);
            }
            for (can, path) in castling.into_iter().zip(paths(them)) {
                if can {
                    for (&danger, &occupied) in danger.iter().zip(occupied) {
                        plain += u32::from((path & (occupied | danger & CROSSED)).is_empty());
                    }
                }
            }
        }
        play.nodes + u64::from(plain.wrapping_add(corrections))
    }
}

/// Number of squares in a set.
#[inline(always)]
fn size<R: Recipe>(recipe: R, set: Bitboard) -> u32 {
    recipe.popcount().count(set.0)
}

/// Number of pawn moves of side `T` over all rows. No row allows a capture en passant.
#[inline(always)]
fn pawns<T: Mover, R: Recipe>(
    recipe: R,
    board: &Placement,
    common: &Common,
    occupied: &[Bitboard],
    open: &[Bitboard],
) -> u32 {
    let us = T::COLOUR;
    let size = |set| size(recipe, set);
    let (pawns, free) = (board.pieces(us, Kind::Pawn), !common.pinned);
    let (rising, falling) = (geometry::rising(common.king), geometry::falling(common.king));
    let (easterly, westerly) = if us.is_white() { (rising, falling) } else { (falling, rising) };
    let pushing = pawns & (free | Bitboard::file(common.king.file()));
    let (eastern, western) = (pawns & (free | easterly), pawns & (free | westerly));
    let last = Bitboard::rank_for(us, 7);
    let promotes = pawns.meets(Bitboard::rank_for(us, 6));
    let mut moves = 0;
    for (&occupied, &open) in occupied.iter().zip(open) {
        let (empty, enemy) = (!occupied, occupied & open);
        let ahead = Step::Ahead.targets(us, pushing & !open) & empty;
        let far = Step::Ahead.targets(us, ahead & Bitboard::rank_for(us, 2)) & empty;
        let east = Step::East.targets(us, eastern & !open) & enemy;
        // No square can be reached both by a capture and by a push, or by both kinds of push, so
        // their union counts each move once.
        let others = Step::West.targets(us, western & !open) & enemy | ahead | far;
        moves += size(east) + size(others);
        if promotes {
            moves += 3 * (size(east & last) + size(others & last));
        }
    }
    moves
}

impl<T: Mover, R: Recipe, F: FnMut(&Placement) -> u64> Sink for Leaves<'_, T, R, F> {
    const NAMELESS: bool = false;

    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, targets: Bitboard) {
        let mut special = self.common.special[kind.index()];
        if self.common.bound.has(from) {
            special = Bitboard::FULL;
        }
        let plain = targets & !special;
        match kind {
            Kind::Knight => {
                let others = self.play.board.pieces(T::COLOUR, Kind::Knight).without(from);
                let by_rest = self.by_pawns | self.by_king | geometry::knights(others);
                self.plain(from, plain, |to, _| by_rest | geometry::knight(to));
            }
            Kind::King => {
                let by_rest = self.by_pawns | self.by_knights;
                self.plain(from, plain, |to, _| by_rest | geometry::king(to));
            }
            Kind::Bishop => self.slider(from, plain, self.common.diagonals, R::Sliders::bishop),
            Kind::Rook => self.slider(from, plain, self.common.lines, R::Sliders::rook),
            _ => self.slider(from, plain, self.common.diagonals | self.common.lines, R::Sliders::queen),
        }
        self.play.piece(kind, from, targets & special);
    }

    #[inline(always)]
    fn pawns(&mut self, step: Step, targets: Bitboard) {
        let (us, board) = (T::COLOUR, self.play.board);
        let (pawns, by_rest) = (board.pieces(us, Kind::Pawn), self.by_knights | self.by_king);
        let bound = step.targets(us, self.common.bound);
        let mut special = self.common.special[Kind::Pawn.index()] | bound;
        if step == Step::TwoAhead {
            let them = T::Other::COLOUR;
            special |= board.pieces(them, Kind::Pawn).pawn_attacks(them).ahead(us);
        }
        let plain = targets & !special;
        let near = self.common.pawns | step.targets(us, self.common.pawns);
        let (answering, occupied) = (board.colour(T::Other::COLOUR), board.occupied());
        let by_pawns = self.by_pawns;
        for (targets, is_near) in [(plain & !near, false), (plain & near, true)] {
            let danger = |from, to| {
                by_rest | if is_near { pawns.without(from).with(to).pawn_attacks(us) } else { by_pawns }
            };
            if matches!(step, Step::East | Step::West) {
                self.captures(targets, |to| {
                    let from = step.origin(us, to);
                    (occupied.without(from), danger(from, to))
                });
            } else {
                self.rows.extend(targets, |to| {
                    let from = step.origin(us, to);
                    Row {
                        occupied: occupied.without(from).with(to),
                        open: !answering,
                        danger: danger(from, to),
                    }
                });
            }
        }
        self.play.pawns(step, targets & special);
    }

    #[inline(always)]
    fn promotions(&mut self, step: Step, targets: Bitboard) {
        self.play.promotions(step, targets);
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.play.en_passant(from, to);
    }

    #[inline(always)]
    fn castle(&mut self, kind: MoveKind) {
        self.play.castle(kind);
    }
}
