//! Move histories: the success of moves elsewhere in the tree, used for ordering and pruning.
//!
//! Each entry is a number. A bonus, which may be negative, is added to it, and a *gravity* in
//! proportion to the number and to the bonus pulls it back towards 0. So a number never leaves its
//! bounds, and old bonuses fade slowly. All numbers are integers of fixed width.

use std::hint::assert_unchecked;
use std::num::NonZeroU16;

use super::threats::Threats;
use crate::types::{Colour, Kind, Move, Piece, Square};

/// Greatest absolute value of a history number.
pub(super) const LIMIT: i32 = 16_384;

/// A piece and its target square: the index of captures and continuations, plus 1 so that an
/// `Option` takes no more space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceTo(NonZeroU16);

impl PieceTo {
    pub(super) const COUNT: usize = 12 * 64;

    /// Combines a piece and a square.
    #[inline(always)]
    pub(super) const fn new(piece: Piece, to: Square) -> Self {
        let index = (piece.colour.index() * 6 + piece.kind.index()) * 64 + to.index();
        Self(NonZeroU16::MIN.saturating_add(index as u16))
    }

    /// Returns the index, which is below [`PieceTo::COUNT`].
    #[inline(always)]
    pub(super) const fn index(self) -> usize {
        let index = self.0.get() as usize - 1;
        // SAFETY: the only constructor sums up a colour, a kind and a square, each below its own
        // count.
        unsafe { assert_unchecked(index < Self::COUNT) };
        index
    }
}

/// The history tables.
#[derive(Debug)]
pub(super) struct History {
    /// Quiet moves by side, [class](Threats::place), from and to.
    quiet: Box<[[[[i16; 64]; 64]; Threats::PLACES]; 2]>,
    /// Captures by piece, target square and captured kind.
    captures: Box<[[i16; 6]; PieceTo::COUNT]>,
    /// Quiet moves by piece and target square, given an earlier move.
    continuations: Box<[[[[i16; 64]; 6]; 2]; PieceTo::COUNT]>,
}

/// The continuations where the earlier move is a null move or would lie before the root.
static NO_CONTINUATIONS: [[i16; 64]; 6] = [[0; 64]; 6];

/// The history scores of the quiet moves of one side in a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quiets<'a> {
    by_squares: &'a [[[i16; 64]; 64]; Threats::PLACES],
    threats: Threats,
    continuations: [&'a [[i16; 64]; 6]; 2],
}

impl Quiets<'_> {
    /// Returns the score of a move by a piece of this kind.
    #[inline(always)]
    pub(super) fn of(self, mv: Move, kind: Kind) -> i32 {
        let by_squares =
            i32::from(self.by_squares[self.threats.place(mv)][mv.from().index()][mv.to().index()]);
        let [last, before] = self.continuations.map(|after| i32::from(after[kind.index()][mv.to().index()]));
        by_squares + last + before
    }
}

#[inline(always)]
fn pull(number: &mut i16, bonus: i32) {
    let old = i32::from(*number);
    *number = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

/// Makes an array on the heap that is too large for the stack.
pub(super) fn on_heap<T: Clone, const N: usize>(each: T) -> Box<[T; N]> {
    let array = Box::<[T; N]>::try_from(vec![each; N]);
    array.unwrap_or_else(|_| unreachable!("the vector was made of that length"))
}

impl History {
    /// Creates empty tables.
    pub(super) fn new() -> Self {
        Self {
            quiet: on_heap([[[0; 64]; 64]; Threats::PLACES]),
            captures: on_heap([0; 6]),
            continuations: on_heap([[[0; 64]; 6]; 2]),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.quiet.fill([[[0; 64]; 64]; Threats::PLACES]);
        self.captures.fill([0; 6]);
        self.continuations.fill([[[0; 64]; 6]; 2]);
    }

    /// Returns the scores of a side's quiet moves, given the opponent's attacks and the earlier
    /// moves.
    #[inline(always)]
    pub(super) fn quiets(&self, side: Colour, threats: Threats, earlier: [Option<PieceTo>; 2]) -> Quiets<'_> {
        let after = |before: PieceTo| &self.continuations[before.index()][side.index()];
        Quiets {
            threats,
            by_squares: &self.quiet[side.index()],
            continuations: earlier.map(|before| before.map_or(&NO_CONTINUATIONS, after)),
        }
    }

    /// Rewards a quiet move, or punishes it if the bonus is negative. The bonus is from -[`LIMIT`]
    /// to [`LIMIT`].
    #[inline]
    pub(super) fn learn_quiet(
        &mut self,
        side: Colour,
        mv: Move,
        kind: Kind,
        place: usize,
        earlier: [Option<PieceTo>; 2],
        bonus: i32,
    ) {
        debug_assert!(bonus.abs() <= LIMIT);
        pull(&mut self.quiet[side.index()][place][mv.from().index()][mv.to().index()], bonus);
        self.learn_continuations(PieceTo::new(Piece::new(side, kind), mv.to()), earlier, bonus);
    }

    /// Rewards or punishes a quiet move in the continuations of the earlier moves alone.
    #[inline]
    pub(super) fn learn_continuations(
        &mut self,
        piece_to: PieceTo,
        earlier: [Option<PieceTo>; 2],
        bonus: i32,
    ) {
        for before in earlier.into_iter().flatten() {
            let after = self.continuations[before.index()].as_flattened_mut().as_flattened_mut();
            pull(&mut after[piece_to.index()], bonus);
        }
    }

    /// Returns the score of a capture.
    #[inline(always)]
    pub(super) fn capture(&self, piece_to: PieceTo, victim: Kind) -> i32 {
        i32::from(self.captures[piece_to.index()][victim.index()])
    }

    /// Rewards a capture, or punishes it if the bonus is negative. The bonus is from -[`LIMIT`] to
    /// [`LIMIT`].
    #[inline]
    pub(super) fn learn_capture(&mut self, piece_to: PieceTo, victim: Kind, bonus: i32) {
        debug_assert!(bonus.abs() <= LIMIT);
        pull(&mut self.captures[piece_to.index()][victim.index()], bonus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::MoveKind;

    #[test]
    fn numbers_grow_towards_the_limit_and_never_beyond() {
        let mut history = History::new();
        let mv = Move::new(Square::G1, Square::F3, MoveKind::Quiet);
        let before = PieceTo::new(Piece::new(Colour::Black, Kind::King), Square::H8);
        let mut last = 0;
        for _ in 0..200 {
            history.learn_quiet(Colour::White, mv, Kind::Knight, 0, [Some(before), None], 1500);
            let now = history.quiets(Colour::White, Threats::NONE, [None, None]).of(mv, Kind::Knight);
            assert!(now >= last && now <= LIMIT);
            last = now;
        }
        assert!(last > LIMIT * 9 / 10);
        assert!(
            history.quiets(Colour::White, Threats::NONE, [Some(before), None]).of(mv, Kind::Knight) > last
        );
        for _ in 0..200 {
            history.learn_quiet(Colour::White, mv, Kind::Knight, 0, [None, None], -LIMIT);
        }
        assert_eq!(history.quiets(Colour::White, Threats::NONE, [None, None]).of(mv, Kind::Knight), -LIMIT);
        history.clear();
        assert_eq!(
            history.quiets(Colour::White, Threats::NONE, [Some(before), None]).of(mv, Kind::Knight),
            0
        );
    }
}
