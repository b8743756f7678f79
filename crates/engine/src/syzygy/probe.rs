//! Looks up the result of a position, from the Syzygy files and from the results of its captures.
//!
//! Where a capture is at least as good as every other move, the file need not hold the result: the
//! stored one is at most the true one, and chosen so that it packs well. The files also ignore
//! en-passant captures. So the captures are always tried too.

use super::files::Files;
use super::piece_counts::PieceCounts;
use super::table::Distance;
use super::worth::Wdl;
use crate::board::Placement;
use crate::movegen::Rules;
use crate::types::{Kind, Move};

/// The result of a position, from its moves and the files.
#[derive(Clone, Copy, Debug)]
struct Worth {
    wdl: Wdl,
    /// True if the result is a win that a capture keeps, or if there are no moves but captures.
    /// Where pawn moves were examined too, they count like captures.
    is_at_once: bool,
}

/// A number of plies that is known exactly or to within one ply. Both bounds have the sign of
/// [`Files::dtz`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    /// The bound closer to zero.
    pub(super) least: i32,
    /// The bound farther from zero.
    pub(super) most: i32,
}

impl Span {
    pub(super) const fn exact(plies: i32) -> Self {
        Self { least: plies, most: plies }
    }

    /// Narrows the span to the exact number, if only the winner can end the count. The winner makes
    /// the odd plies if it is to move, otherwise the even ones. Only the winner can end the count
    /// if the loser has no pawn, and no capture by the loser leaves the winner enough to mate.
    ///
    /// The position must have a legal move.
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
    /// Returns the result of a legal position for the side to move, right after a capture or a pawn
    /// move. Returns `None` if there are castling rights, or if a file that is needed is missing or
    /// damaged.
    pub fn wdl(&self, rules: impl Into<Rules>, board: &Placement) -> Option<Wdl> {
        if board.castling().index() != 0 {
            return None;
        }
        self.worth(rules.into(), board, false).map(|worth| worth.wdl)
    }

    /// Returns the plies to the next capture or pawn move, or to mate, if both sides keep the
    /// result. The number is positive if the side to move is better off, negative if it is worse
    /// off, and 0 for a draw. It is 100 larger in size if the fifty-move rule makes the result a
    /// draw. Returns `None` if there are castling rights, or if a file with results or distances
    /// that is needed is missing or damaged.
    ///
    /// Some files have distances in moves. The true distance may then be one ply longer than the
    /// returned one. This never turns a win right after a capture or pawn move into a draw, because
    /// files in which it could do so use plies.
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

    /// Computes the span of a position whose side to move has no stored distances, from the
    /// positions after its moves. After a move that is neither a capture nor a pawn move, the other
    /// side is to move, and its distances are stored.
    fn span_by_moves(&self, rules: Rules, board: &Placement, wdl: Wdl) -> Option<Span> {
        let moves = rules.legal(board);
        let mut best: Option<Span> = None;
        for &mv in &moves {
            let span = self.span_behind(rules, board, mv)?;
            if span.least.signum() == wdl.sign() {
                // The nearest win, or the farthest loss.
                best = Some(best.map_or(span, |best| Span {
                    least: best.least.min(span.least),
                    most: best.most.min(span.most),
                }));
            }
        }
        Some(best.unwrap_or(Span::exact(wdl.at_once())))
    }

    /// Returns the plies to the next capture or pawn move, or to mate, if the side to move makes
    /// this move, which is counted too.
    pub(super) fn span_behind(&self, rules: Rules, board: &Placement, mv: Move) -> Option<Span> {
        let after = board.after(mv);
        if is_irreversible(board, mv) {
            return self.worth(rules, &after, false).map(|worth| Span::exact((-worth.wdl).at_once()));
        }
        let span = self.span(rules, &after)?;
        // A mate counts like a capture.
        if span.least == -1 && rules.legal(&after).is_empty() {
            return Some(Span::exact(1));
        }
        let Span { least, most } = span.narrowed(rules, &after);
        let before = |plies: i32| -(plies + plies.signum());
        Some(Span { least: before(least), most: before(most) })
    }

    /// Returns the result of a position, from its captures, with `with_pawns` also from its pawn
    /// moves, and from the file. The function recurses from capture to capture, so it goes no
    /// deeper than the number of pieces.
    fn worth(&self, rules: Rules, board: &Placement, with_pawns: bool) -> Option<Worth> {
        // If the only legal moves are en-passant captures, the file stores a stalemate. So if there
        // is an en-passant square, all moves are needed.
        let has_all_moves = with_pawns || board.en_passant().is_some();
        let moves = if has_all_moves { rules.legal(board) } else { rules.captures(board) };
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
            && has_all_moves
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

    /// Returns the stored result.
    fn stored(&self, rules: Rules, board: &Placement) -> Option<Wdl> {
        let counts = PieceCounts::of(rules, board);
        if counts.number() == 2 {
            return Some(Wdl::Draw);
        }
        let (pair, flipped) = self.of(counts)?;
        pair.wdl.as_ref()?.wdl(board, flipped)
    }
}

/// Returns true if a move resets the clock of the fifty-move rule.
pub(super) fn is_irreversible(board: &Placement, mv: Move) -> bool {
    mv.is_capture() || board.kind(Kind::Pawn).has(mv.from())
}
