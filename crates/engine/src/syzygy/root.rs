//! Ranks the moves at the root of a search by the results, and if possible the distances, that
//! Syzygy files give for the positions after the moves.

use super::files::Files;
use super::probe::{Span, is_irreversible};
use super::worth::Wdl;
use crate::board::Position;
use crate::movegen::Rules;
use crate::types::{Key, Move};

/// Rank of a win with time to spare before the fifty-move rule.
const TOP: i32 = 1 << 18;

/// The fifty-move rule, in plies.
const RULE: i32 = 100;

/// A move with its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The move.
    pub mv: Move,
    /// The rank, the higher the better. Without distances
    /// ([`is_by_distance`](Ranking::is_by_distance)), all moves with the same result have the same
    /// rank. With distances this holds only far from the fifty-move rule, and for wins only until a
    /// position is repeated. After that, or near the rule, a win ranks the higher, the sooner a
    /// capture or pawn move comes. Near the rule a loss ranks the higher, the later one comes.
    pub rank: i32,
    /// The result that the move keeps. It takes repetitions into account, and also the fifty-move
    /// rule if that applies and [`is_certain`](Self::is_certain) is true.
    pub wdl: Wdl,
    /// True if the result counts as certain, as all results do with distances. Without them it is
    /// unknown whether a win or a loss comes before the fifty-move rule ends the game. So these
    /// count as certain only if the rule does not apply, the clock is at 0, or the move sets it to
    /// 0.
    pub is_certain: bool,
}

/// The moves of a root with their ranks.
#[derive(Clone, Debug, Default)]
pub struct Ranking {
    /// The moves in the order in which they were given.
    pub moves: Vec<Ranked>,
    /// True if the ranks come from distances, so that playing by rank wins a won position.
    pub is_by_distance: bool,
}

impl Files {
    /// Ranks moves of a position. `history` has the keys of the earlier positions that can still be
    /// repeated, oldest first. Returns `None` if there are castling rights, or if a file that the
    /// ranking needs is missing or damaged.
    pub fn rank(
        &self,
        rules: impl Into<Rules>,
        position: &Position,
        history: &[Key],
        moves: &[Move],
        has_rule: bool,
    ) -> Option<Ranking> {
        if position.castling().index() != 0 {
            return None;
        }
        let root = Root { files: self, rules: rules.into(), position, history, has_rule };
        let ranked = |rank: &dyn Fn(Move) -> Option<Ranked>| moves.iter().map(|&mv| rank(mv)).collect();
        if let Some(moves) = ranked(&|mv| root.by_distance(mv)) {
            return Some(Ranking { moves, is_by_distance: true });
        }
        Some(Ranking { moves: ranked(&|mv| root.by_worth(mv))?, is_by_distance: false })
    }
}

/// Returns the rank and the result of a move. `span` has the plies to the next capture or pawn
/// move, or to mate, the move itself included. `clock` is the fifty-move clock before the move.
///
/// A win or a loss comes before the fifty-move rule if the plies and the clock add up to at most
/// 100, because the hundredth ply may still be the capture, the pawn move or the mate. If the
/// number of plies is uncertain by one, the larger number decides.
fn rank(span: Span, clock: i32, has_rule: bool, has_repeated: bool) -> (i32, Wdl) {
    let Span { least, most } = span;
    let is_in_time = !has_rule || most.abs() + clock <= RULE;
    match least {
        1.. => {
            let is_far_from_rule = most + clock < RULE && !has_repeated;
            let rank = if is_far_from_rule { TOP } else { TOP - (least + most + 2 * clock) };
            (rank, if is_in_time { Wdl::Win } else { Wdl::CursedWin })
        }
        0 => (0, Wdl::Draw),
        _ => {
            let is_far_from_rule = clock - 2 * least < RULE;
            let rank = if is_far_from_rule { -TOP } else { -TOP + 2 * clock - (least + most) };
            (rank, if is_in_time { Wdl::Loss } else { Wdl::BlessedLoss })
        }
    }
}

struct Root<'a> {
    files: &'a Files,
    rules: Rules,
    position: &'a Position,
    history: &'a [Key],
    has_rule: bool,
}

impl Root<'_> {
    fn by_distance(&self, mv: Move) -> Option<Ranked> {
        let clock = i32::from(self.position.halfmove_clock());
        let span = if self.is_draw(mv) {
            Span::exact(0)
        } else {
            self.files.span_behind(self.rules, self.position.placement(), mv)?
        };
        let (rank, wdl) = rank(span, clock, self.has_rule, self.has_repeated());
        Some(Ranked { mv, rank, wdl, is_certain: true })
    }

    fn by_worth(&self, mv: Move) -> Option<Ranked> {
        let mut wdl = if self.is_draw(mv) {
            Wdl::Draw
        } else {
            -self.files.wdl(self.rules, &self.position.placement().after(mv))?
        };
        if !self.has_rule {
            wdl = wdl.without_rule();
        }
        let rank = match wdl {
            Wdl::Win => TOP,
            Wdl::CursedWin => TOP - RULE - 1,
            Wdl::Draw => 0,
            Wdl::BlessedLoss => RULE + 1 - TOP,
            Wdl::Loss => -TOP,
        };
        let has_time = is_irreversible(self.position, mv) || self.position.halfmove_clock() == 0;
        let is_certain = has_time || !self.has_rule || wdl == Wdl::Draw;
        Some(Ranked { mv, rank, wdl, is_certain })
    }

    /// Returns true if a position has been repeated since the last capture or pawn move.
    fn has_repeated(&self) -> bool {
        let keys: Vec<Key> = self.history.iter().copied().chain([self.position.key()]).collect();
        let reversible = usize::from(self.position.halfmove_clock()) + 1;
        let recent = &keys[keys.len().saturating_sub(reversible)..];
        (1..recent.len()).any(|at| recent[..at].contains(&recent[at]))
    }

    /// Returns true if a move draws at once: by the third occurrence of a position, or by the
    /// fifty-move rule.
    fn is_draw(&self, mv: Move) -> bool {
        if is_irreversible(self.position, mv) {
            return false;
        }
        let mut after = self.position.clone();
        let _ = after.make(mv);
        let is_third = self.history.iter().filter(|&&key| key == after.key()).count() >= 2;
        let is_late = self.has_rule && i32::from(after.halfmove_clock()) >= RULE && {
            !self.rules.legal(&after).is_empty() || self.rules.checkers(&after).is_empty()
        };
        is_third || is_late
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_at_the_hundredth_ply_counts() {
        let exact = |plies, clock| rank(Span::exact(plies), clock, true, false).1;
        let unsure =
            |least: i32, clock| rank(Span { least, most: least + least.signum() }, clock, true, false).1;
        for clock in 0..=100 {
            let left = 100 - clock;
            for plies in 1..=210 {
                let (win, loss) = match plies {
                    _ if plies <= left => (Wdl::Win, Wdl::Loss),
                    _ => (Wdl::CursedWin, Wdl::BlessedLoss),
                };
                assert_eq!((exact(plies, clock), exact(-plies, clock)), (win, loss), "{plies} at {clock}");
                let (win, loss) = match plies {
                    _ if plies < left => (Wdl::Win, Wdl::Loss),
                    _ => (Wdl::CursedWin, Wdl::BlessedLoss),
                };
                assert_eq!((unsure(plies, clock), unsure(-plies, clock)), (win, loss), "{plies} at {clock}");
            }
        }
        // Results that the files themselves call cursed or blessed: 101 plies and more, whatever
        // the clock.
        for plies in [101, 102, 200] {
            assert_eq!((exact(plies, 0), exact(-plies, 0)), (Wdl::CursedWin, Wdl::BlessedLoss));
            let without_rule = |plies| rank(Span::exact(plies), 50, false, false).1;
            assert_eq!((without_rule(plies), without_rule(-plies)), (Wdl::Win, Wdl::Loss));
        }
    }

    #[test]
    fn a_win_in_time_ranks_above_an_uncertain_one() {
        let rank_of = |least: i32, most: i32, clock| rank(Span { least, most }, clock, true, false).0;
        assert_eq!((rank_of(1, 1, 0), rank_of(49, 49, 50), rank_of(48, 49, 50)), (TOP, TOP, TOP));
        let at_the_edge = [
            rank_of(49, 49, 50),
            rank_of(50, 50, 50),
            rank_of(50, 51, 50),
            rank_of(52, 52, 50),
            rank_of(101, 101, 50),
            0,
        ];
        assert!(at_the_edge.is_sorted_by(|a, b| a > b), "{at_the_edge:?}");
        let late =
            [0, rank_of(-80, -80, 90), rank_of(-101, -101, 0), rank_of(-50, -50, 50), rank_of(-5, -5, 50)];
        assert!(late.is_sorted_by(|a, b| a > b), "{late:?}");
        // After a repetition the nearest win is the best.
        let back = |plies| rank(Span::exact(plies), 8, true, true).0;
        assert!(back(3) > back(5) && back(5) > 0);
    }
}
