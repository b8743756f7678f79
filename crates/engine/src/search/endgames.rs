//! Positions with few men of which it is known what they are worth.
//!
//! A known draw is a draw: nothing below it is searched. A known win is searched all the same, since to know that it is won is not to
//! win it; but it is worth a bonus, so that it is looked for and kept, and the more the
//! nearer to the mate it looks.

use super::progress::progress;
use super::run::Run;
use super::{Observer, Value};
use crate::board::Placement;
use crate::endgame::Endgame;
use crate::endings::{Answer, Wdl};
use crate::recipe::Recipe;
use crate::types::{Bitboard, Kind};

/// What a win is worth more, in centipawns, where only some wins are known. What follows it may not be known, and must not look so much
/// worse that the win is never carried out: a pawn is the source's figure (claim 29).
const SOMEWHERE: Value = 100;

/// What it is worth more where every win is known: then it is worth giving up material for.
const EVERYWHERE: Value = 600;

/// What is known of a position that is no known draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Known(Option<Answer>);

impl Known {
    /// What the evaluation has to add for the side to move of the position.
    #[inline(always)]
    fn bonus(self, board: &Placement) -> Value {
        let Self(Some(Answer { wdl, is_complete })) = self else { return bare(board) };
        let side = board.side();
        let bonus = if is_complete { EVERYWHERE } else { SOMEWHERE };
        match wdl {
            Wdl::Win => bonus + progress(board, side),
            Wdl::Draw => 0,
            Wdl::Loss => -bonus - progress(board, !side),
        }
    }
}

/// Likewise of one of which nothing is known: a king alone without pawns on the board is driven as if it were known to be lost, since it
/// cannot win, and nearly always it is.
#[inline(always)]
fn bare(board: &Placement) -> Value {
    if board.kind(Kind::Pawn).any() {
        return 0;
    }
    let side = board.side();
    let is_bare = |colour| board.colour(colour) == Bitboard::EMPTY.with(board.king(colour));
    if is_bare(!side) {
        progress(board, side)
    } else if is_bare(side) {
        -progress(board, !side)
    } else {
        0
    }
}

impl<R: Recipe, O: Observer> Run<'_, R, O> {
    /// What is known of the position; `None` where it is known to be a draw.
    #[inline(always)]
    pub(super) fn known(&mut self) -> Option<Known> {
        self.observer.asking(&self.position);
        let answer = self.endings.ask(self.recipe, self.position.placement());
        if answer.is_some_and(|answer| answer.wdl == Wdl::Draw) { None } else { Some(Known(answer)) }
    }

    /// What the evaluation has to add for the side to move, where so much is known.
    #[inline(always)]
    pub(super) fn bonus(&self, known: Known) -> Value {
        if R::Endgame::ASKS { known.bonus(self.position.placement()) } else { 0 }
    }
}
