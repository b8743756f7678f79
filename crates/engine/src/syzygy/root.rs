//! The moves of a root, by what they keep.

use super::files::Files;
use super::probe::is_irreversible;
use super::worth::Wdl;
use crate::board::Position;
use crate::movegen::Rules;
use crate::types::{Key, Move};

/// The rank of what wins for certain.
const TOP: i32 = 1 << 18;

/// The fifty-move rule, in plies.
const RULE: i32 = 100;

/// A move with its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The move.
    pub mv: Move,
    /// The higher the better. Moves that win before the fifty-move rule does all have the same rank, until a position comes
    /// back: from then on the sooner something is taken or a pawn moves, the better.
    pub rank: i32,
    /// What it keeps, everything considered.
    pub wdl: Wdl,
}

/// The moves of a root with their ranks.
#[derive(Clone, Debug, Default)]
pub struct Ranking {
    /// In the order in which they were given.
    pub moves: Vec<Ranked>,
    /// The distances are known, so that to play by rank is to win.
    pub is_by_distance: bool,
}

impl Files {
    /// Ranks moves of a position, with the game before it: keys, oldest first, as far as they can be repeated. Nothing where something that
    /// is needed is not there.
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
        let plies = if self.is_draw(mv) {
            0
        } else {
            self.files.dtz_behind(self.rules, self.position.placement(), mv)?
        };
        let rank = match plies {
            1.. if plies + clock < RULE && !self.has_repeated() => TOP,
            1.. => TOP - (plies + clock),
            0 => 0,
            _ if clock - 2 * plies < RULE => -TOP,
            _ => -TOP + clock - plies,
        };
        let wdl = match rank {
            1.. if rank >= TOP - RULE || !self.has_rule => Wdl::Win,
            1.. => Wdl::CursedWin,
            0 => Wdl::Draw,
            _ if rank <= RULE - TOP || !self.has_rule => Wdl::Loss,
            _ => Wdl::BlessedLoss,
        };
        Some(Ranked { mv, rank, wdl })
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
        Some(Ranked { mv, rank, wdl })
    }

    /// Whether a position has come back since something was taken or a pawn moved.
    fn has_repeated(&self) -> bool {
        let keys: Vec<Key> = self.history.iter().copied().chain([self.position.key()]).collect();
        let reversible = usize::from(self.position.halfmove_clock()) + 1;
        let recent = &keys[keys.len().saturating_sub(reversible)..];
        (1..recent.len()).any(|at| recent[..at].contains(&recent[at]))
    }

    /// Whether a move draws at once: by bringing a position back for the second time, or by the fifty-move rule.
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
