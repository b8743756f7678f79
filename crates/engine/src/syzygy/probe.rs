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

/// A number of plies that is known exactly, or but for one ply. Both numbers have the sign of [`Files::dtz`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    /// As near as it may be.
    pub(super) least: i32,
    /// As far as it may be.
    pub(super) most: i32,
}

impl Span {
    pub(super) const fn exact(plies: i32) -> Self {
        Self { least: plies, most: plies }
    }

    /// The exact number, where only the side that wins can bring it to an end: its plies are the odd ones. That is so where the loser has no
    /// pawn, and where no capture of the loser leaves enough to mate it.
    ///
    /// Not for a position without a move.
    fn narrowed(self, rules: Rules, board: &Placement) -> Self {
        let winner = if self.least > 0 { board.side() } else { !board.side() };
        let count = |colour| rules.count(board.colour(colour)) - 1;
        let minors = board.kind(Kind::Bishop) | board.kind(Kind::Knight);
        let has_minors_only = rules.count(board.colour(winner) & minors) == count(winner);
        let ends_by_winner = !board.pieces(!winner, Kind::Pawn).any()
            && (count(winner) == 1 || count(winner) == 2 && has_minors_only && count(!winner) == 0);
        let is_odd = |plies: i32| plies % 2 != 0;
        if self.least == self.most || !ends_by_winner {
            self
        } else if is_odd(self.least) == (winner == board.side()) {
            Self::exact(self.least)
        } else {
            Self::exact(self.most)
        }
    }
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
    /// move is better off, less where it is worse off, 0 for a draw, and 100 more where the fifty-move rule makes a draw of it. Nothing as
    /// above.
    ///
    /// Some files have distances in moves. Then the true one may be a ply longer than this, which it is not where that would make a draw of
    /// a win behind a capture or pawn move: such files have plies.
    pub fn dtz(&self, rules: impl Into<Rules>, board: &Placement) -> Option<i32> {
        self.span(rules.into(), board).map(|span| span.least)
    }

    fn span(&self, rules: Rules, board: &Placement) -> Option<Span> {
        if board.castling().index() != 0 {
            return None;
        }
        let Worth { wdl, is_at_once } = self.worth(rules, board, true)?;
        if is_at_once || wdl == Wdl::Draw {
            return Some(Span::exact(wdl.at_once()));
        }
        let (pair, flipped) = self.of(PieceCounts::of(rules, board))?;
        match pair.dtz.as_ref()?.distance(board, flipped, wdl)? {
            Distance::Plies(plies) => Some(Span::exact(wdl.at_once() + wdl.sign() * plies)),
            Distance::Moves(moves) => {
                let least = wdl.at_once() + wdl.sign() * 2 * moves;
                Some(Span { least, most: least + wdl.sign() })
            }
            Distance::OtherSide => self.span_by_moves(rules, board, wdl),
        }
    }

    /// The same for the side whose distances are not there. Those of the other side are: no pawn moves and nothing is taken in between.
    fn span_by_moves(&self, rules: Rules, board: &Placement, wdl: Wdl) -> Option<Span> {
        let moves = rules.legal(board);
        let mut best: Option<Span> = None;
        for &mv in &moves {
            let span = self.span_behind(rules, board, mv)?;
            if span.least.signum() == wdl.sign() {
                // The nearest win, the farthest loss.
                best = Some(best.map_or(span, |best| Span {
                    least: best.least.min(span.least),
                    most: best.most.min(span.most),
                }));
            }
        }
        Some(best.unwrap_or(Span::exact(wdl.at_once())))
    }

    /// The plies to the next capture or pawn move where the side to move makes this one.
    pub(super) fn span_behind(&self, rules: Rules, board: &Placement, mv: Move) -> Option<Span> {
        let after = board.after(mv);
        if is_irreversible(board, mv) {
            return self.worth(rules, &after, false).map(|worth| Span::exact((-worth.wdl).at_once()));
        }
        let span = self.span(rules, &after)?;
        // A mate is as near as a capture.
        if span.least == -1 && rules.legal(&after).is_empty() {
            return Some(Span::exact(1));
        }
        let Span { least, most } = span.narrowed(rules, &after);
        let before = |plies: i32| -(plies + plies.signum());
        Some(Span { least: before(least), most: before(most) })
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
