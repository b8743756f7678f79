//! What a position is worth, by the files and by what its captures lead to.
//!
//! The files leave out what a capture decides: where one is at least as good as anything else, what they say of a position is at most
//! what it is worth, and chosen so that it packs well. And they know of no pawn that can be taken in passing.

use super::files::Files;
use super::piece_counts::PieceCounts;
use super::table::Distance;
use super::worth::Wdl;
use crate::board::Placement;
use crate::movegen::Rules;
use crate::types::{Kind, Move};

/// What a position is worth by its moves and the files.
#[derive(Clone, Copy, Debug)]
struct Worth {
    wdl: Wdl,
    /// A capture, or a pawn move where those are looked at too, wins as much, or nothing else is left.
    is_at_once: bool,
}

impl Files {
    /// What a legal position is worth for the side to move, right behind a capture or a pawn move. Nothing where there are castling rights,
    /// or where a file that is needed is not there or damaged.
    pub fn wdl(&self, rules: impl Into<Rules>, board: &Placement) -> Option<Wdl> {
        if board.castling().index() != 0 {
            return None;
        }
        self.worth(rules.into(), board, false).map(|worth| worth.wdl)
    }

    /// The plies to the next capture or pawn move, or to mate, where both sides keep what the position is worth: more than 0 where the side to
    /// move is better off, less where it is worse off, 0 for a draw, and 100 more where the fifty-move rule makes a draw of it. It
    /// may be one more than is true, but for 100. Nothing as above.
    pub fn dtz(&self, rules: impl Into<Rules>, board: &Placement) -> Option<i32> {
        self.plies(rules.into(), board)
    }

    fn plies(&self, rules: Rules, board: &Placement) -> Option<i32> {
        if board.castling().index() != 0 {
            return None;
        }
        let Worth { wdl, is_at_once } = self.worth(rules, board, true)?;
        if is_at_once || wdl == Wdl::Draw {
            return Some(wdl.at_once());
        }
        let (pair, flipped) = self.of(PieceCounts::of(rules, board))?;
        match pair.dtz.as_ref()?.distance(board, flipped, wdl)? {
            Distance::Plies(plies) => Some(wdl.at_once() + wdl.sign() * plies),
            Distance::OtherSide => self.dtz_by_moves(rules, board, wdl),
        }
    }

    /// The same for the side whose distances are not there. Those of the other side are: no pawn moves and nothing is taken in between.
    fn dtz_by_moves(&self, rules: Rules, board: &Placement, wdl: Wdl) -> Option<i32> {
        let moves = rules.legal(board);
        let mut best: Option<i32> = None;
        for &mv in &moves {
            let plies = self.dtz_behind(rules, board, mv)?;
            if plies.signum() == wdl.sign() {
                best = Some(best.map_or(plies, |best| best.min(plies)));
            }
        }
        Some(best.unwrap_or(wdl.at_once()))
    }

    /// The plies to the next capture or pawn move where the side to move makes this one.
    pub(super) fn dtz_behind(&self, rules: Rules, board: &Placement, mv: Move) -> Option<i32> {
        let after = board.after(mv);
        if is_irreversible(board, mv) {
            return self.worth(rules, &after, false).map(|worth| (-worth.wdl).at_once());
        }
        let plies = -self.plies(rules, &after)?;
        // A mate is as near as a capture.
        let is_mate = plies == 1 && rules.legal(&after).is_empty();
        Some(if is_mate { 1 } else { plies + plies.signum() })
    }

    /// What a position is worth. It goes from capture to capture, so no deeper than there are pieces.
    fn worth(&self, rules: Rules, board: &Placement, with_pawns: bool) -> Option<Worth> {
        // Where a pawn can be taken in passing and nothing else can be done, the file says stalemate.
        let is_whole = with_pawns || board.en_passant().is_some();
        let moves = if is_whole { rules.legal(board) } else { rules.captures(board) };
        let (mut best, mut tried) = (None, 0);
        for &mv in &moves {
            if mv.is_capture() || with_pawns && is_irreversible(board, mv) {
                tried += 1;
                let wdl = -self.worth(rules, &board.after(mv), false)?.wdl;
                if wdl == Wdl::Win {
                    return Some(Worth { wdl, is_at_once: true });
                }
                best = best.max(Some(wdl));
            }
        }
        if let Some(wdl) = best
            && is_whole
            && tried == moves.len()
        {
            return Some(Worth { wdl, is_at_once: true });
        }
        let stored = self.stored(rules, board)?;
        Some(match best {
            Some(wdl) if wdl >= stored => Worth { wdl, is_at_once: wdl > Wdl::Draw },
            _ => Worth { wdl: stored, is_at_once: false },
        })
    }

    /// What the file says.
    fn stored(&self, rules: Rules, board: &Placement) -> Option<Wdl> {
        let counts = PieceCounts::of(rules, board);
        if counts.number() == 2 {
            return Some(Wdl::Draw);
        }
        let (pair, flipped) = self.of(counts)?;
        pair.wdl.as_ref()?.wdl(board, flipped)
    }
}

/// Whether a move sets the fifty-move rule back.
pub(super) fn is_irreversible(board: &Placement, mv: Move) -> bool {
    mv.is_capture() || board.kind(Kind::Pawn).has(mv.from())
}
