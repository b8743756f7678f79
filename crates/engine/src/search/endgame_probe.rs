//! Knowledge of positions with few pieces, from rules and exact tables.
//!
//! Nothing below a known draw is searched, unless the draw is the root. A known win is searched,
//! because it still has to be won. Its evaluation gets a bonus, so that the search finds the win
//! and keeps it, and the bonus grows as the position looks closer to mate.

use super::progress::progress;
use super::see::worth;
use super::worker::Worker;
use super::{Observer, Value};
use crate::board::Placement;
use crate::endgame::Endgame;
use crate::endings::{Answer, Wdl};
use crate::recipe::Recipe;
use crate::types::{Bitboard, Colour, Kind};

/// Bonus of a win, in centipawns, if only some wins are known. The positions that follow a known
/// win may be unknown. They must not look so much worse than the known win that the engine never
/// plays on towards the win. The source gives a pawn (claim 29).
const PARTIAL_BONUS: Value = 100;

/// Bonus of a win, in centipawns, if every win is known. It is large enough to give up material for
/// the win.
const COMPLETE_BONUS: Value = 600;

/// The knowledge about a position that is not a known draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EndgameInfo(Option<Answer>);

impl EndgameInfo {
    /// Returns the bonus to add to the evaluation, for the side to move.
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

/// Returns the bonus for the side to move where nothing is known. On a board without pawns a bare
/// king counts as lost: it cannot win, and nearly always loses.
#[inline(always)]
fn bare_king_bonus(board: &Placement) -> Value {
    match against_a_bare_king(board) {
        Some(winner) if winner == board.side() => progress(board, winner),
        Some(winner) => -progress(board, winner),
        None => 0,
    }
}

/// Returns the side that has pieces against a bare king, on a board without pawns.
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
    /// Returns the knowledge about the position, or `None` if it is a known draw.
    #[inline(always)]
    pub(super) fn probe_endgame(&mut self) -> Option<EndgameInfo> {
        self.observer.probing_endgame(&self.position);
        let answer = self.context.endings.ask(self.context.recipe, self.position.placement());
        if answer.is_some_and(|answer| answer.wdl == Wdl::Draw) { None } else { Some(EndgameInfo(answer)) }
    }

    /// Returns the bonus to add to the evaluation for the side to move; 0 in recipes without
    /// endgame sources.
    #[inline(always)]
    pub(super) fn endgame_bonus(&self, info: EndgameInfo) -> Value {
        if R::Endgame::ASKS { info.bonus(self.position.placement()) } else { 0 }
    }

    /// Returns the material value, for the side to move, of a board without pawns on which one king
    /// is bare; `None` for other boards, and in recipes without endgame sources. It replaces the
    /// network's value: most of the network's training games ended before such boards arose, and
    /// the network's values for them vary by more than the bonus for progress towards mate.
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
