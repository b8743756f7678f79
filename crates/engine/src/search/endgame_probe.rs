//! What rules and exact tables say of positions with few pieces.
//!
//! Nothing below a known draw is searched. A known win is searched, since it still has to be won; but its evaluation gets a bonus, so that
//! the search finds it and keeps it, and a larger one where it looks nearer to the mate.

use super::progress::progress;
use super::see::worth;
use super::worker::Worker;
use super::{Observer, Value};
use crate::board::Placement;
use crate::endgame::Endgame;
use crate::endings::{Answer, Wdl};
use crate::recipe::Recipe;
use crate::types::{Bitboard, Colour, Kind};

/// The bonus of a win, in centipawns, where only some wins are known. The positions after it may not be known, and must not look so much
/// worse that the win is never carried out: a pawn is the source's figure (claim 29).
const PARTIAL_BONUS: Value = 100;

/// The bonus of a win where every win is known: then it is worth giving up material for.
const COMPLETE_BONUS: Value = 600;

/// What is known of a position that is no known draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EndgameInfo(Option<Answer>);

impl EndgameInfo {
    /// What the evaluation adds for the side to move.
    #[inline(always)]
    fn bonus(self, board: &Placement) -> Value {
        let Self(Some(Answer { wdl, is_complete })) = self else { return bare_king_bonus(board) };
        let side = board.side();
        let bonus = if is_complete { COMPLETE_BONUS } else { PARTIAL_BONUS };
        match wdl {
            Wdl::Win => bonus + progress(board, side),
            Wdl::Draw => 0,
            Wdl::Loss => -bonus - progress(board, !side),
        }
    }
}

/// The same where nothing is known: on a board without pawns a bare king counts as lost. It cannot win, and nearly always it loses.
#[inline(always)]
fn bare_king_bonus(board: &Placement) -> Value {
    match against_a_bare_king(board) {
        Some(winner) if winner == board.side() => progress(board, winner),
        Some(winner) => -progress(board, winner),
        None => 0,
    }
}

/// The side that has pieces against a bare king, on a board without pawns.
#[inline(always)]
fn against_a_bare_king(board: &Placement) -> Option<Colour> {
    let is_bare = |colour| board.colour(colour) == Bitboard::EMPTY.with(board.king(colour));
    if board.kind(Kind::Pawn).any() {
        None
    } else {
        [board.side(), !board.side()].into_iter().find(|&colour| is_bare(!colour))
    }
}

impl<R: Recipe, O: Observer> Worker<'_, R, O> {
    /// What is known of the position; `None` where it is known to be a draw.
    #[inline(always)]
    pub(super) fn probe_endgame(&mut self) -> Option<EndgameInfo> {
        self.observer.probing_endgame(&self.position);
        let answer = self.context.endings.ask(self.context.recipe, self.position.placement());
        if answer.is_some_and(|answer| answer.wdl == Wdl::Draw) { None } else { Some(EndgameInfo(answer)) }
    }

    /// What the evaluation adds for the side to move.
    #[inline(always)]
    pub(super) fn endgame_bonus(&self, info: EndgameInfo) -> Value {
        if R::Endgame::ASKS { info.bonus(self.position.placement()) } else { 0 }
    }

    /// The value for the side to move of a board without pawns on which a king is bare: the other side's material. The games that a network
    /// learns from end before, and its values there differ by more than the progress towards mate does.
    #[inline(always)]
    pub(super) fn bare_king_value(&self) -> Option<Value> {
        let board = self.position.placement();
        let winner = if R::Endgame::ASKS { against_a_bare_king(board) } else { None }?;
        let material: Value = Kind::ALL
            .into_iter()
            .filter(|&kind| kind != Kind::King)
            .map(|kind| worth(kind) * board.pieces(winner, kind).0.count_ones() as Value)
            .sum();
        Some(if winner == board.side() { material } else { -material })
    }
}
