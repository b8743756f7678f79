//! King safety: the pawns in front of the king, the enemy pawns that advance on it, and the attack
//! by pieces.
//!
//! The attack is summed up as *danger*, a plain number, and its square becomes centipawns, because
//! two attackers are much more than twice as dangerous as one.

use super::survey::Survey;
use super::trace::{Term, Trace};
use super::weights::Weights;
use crate::board::geometry;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::score::Score;
use crate::side::Side;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Kind};

/// Largest danger that counts. Up to it, the square of the danger times `danger_midgame` fits an
/// `i32`, whatever the weights.
const MOST_DANGER: i32 = 1_023;

/// The pressure of a side's pieces on the enemy king, added up while their attacks are found.
#[derive(Clone, Copy)]
pub(super) struct Pressure {
    attackers: i32,
    danger: i32,
}

impl Pressure {
    pub(super) const NONE: Self = Self { attackers: 0, danger: 0 };

    /// Adds a knight, bishop, rook or queen that attacks these squares of the king's ring.
    #[inline(always)]
    pub(super) fn add<R: Recipe>(
        &mut self,
        recipe: R,
        weights: &Weights<R::Score>,
        kind: Kind,
        hits: Bitboard,
    ) {
        if hits.any() {
            self.attackers += 1;
            let hits = recipe.popcount().count_few(hits.0) as i32;
            self.danger += weights.danger_attacker[kind.index() - 1] + weights.danger_hit * hits;
        }
    }
}

impl<R: Recipe> Survey<'_, R> {
    /// Value of the safety of a side's king.
    #[inline(always)]
    pub(super) fn king_safety(&self, side: impl Side, trace: &mut impl Trace) -> R::Score {
        let value = self.shelter(side) - self.attack_on_king(side);
        trace.note(side.colour(), Term::KingSafety, value)
    }

    /// Value of the pawns of both sides on the king's file and the files beside it, without those
    /// behind the king. For a king on the a-file or the h-file, the three files nearest to that
    /// edge count.
    #[inline(always)]
    fn shelter(&self, side: impl Side) -> R::Score {
        let us = side.colour();
        let them = !us;
        let weights = self.weights;
        let king = self.board.king(us);
        let not_behind = Bitboard::rank(king.rank()).fill_ahead(us);
        let ours = self.pieces(us, Kind::Pawn) & not_behind;
        let theirs = self.pieces(them, Kind::Pawn) & not_behind;
        let heavy = self.board.straight_sliders(them).any();

        let centre = king.file().clamp(1, 6);
        let mut sum = R::Score::ZERO;
        for file in [centre - 1, centre, centre + 1] {
            let on_file = Bitboard::file(file);
            let our_rank = nearest(side, ours & on_file);
            let their_rank = nearest(side, theirs & on_file);
            let row = if file == king.file() { &weights.shelter_front } else { &weights.shelter_beside };
            sum += row[our_rank];
            let face_to_face = our_rank != 0 && our_rank + 1 == their_rank;
            let row = if face_to_face { &weights.storm_blocked } else { &weights.storm };
            sum += row[their_rank];
            if heavy && our_rank == 0 && their_rank == 0 {
                sum += weights.open_file_at_king;
            }
        }
        sum
    }

    /// Value of the enemy pieces' attack on the king and the squares around it.
    #[inline(always)]
    fn attack_on_king(&self, side: impl Side) -> R::Score {
        let us = side.colour();
        let them = !us;
        let pressure = self.pressure[them.index()];
        let queens = self.pieces(them, Kind::Queen);
        // A single attacker is no attack, unless its side has a queen.
        if pressure.attackers + i32::from(queens.any()) < 2 {
            return R::Score::ZERO;
        }
        let popcount = self.recipe.popcount();
        let sliders = self.recipe.sliders();
        let (ours, theirs) = (self.attacks(us), self.attacks(them));
        let king = self.board.king(us);

        // Attacked squares that are defended at most once, and then only by the king or the queen.
        let weak = theirs.all() & !ours.twice() & (!ours.all() | ours.by(Kind::King) | ours.by(Kind::Queen));
        let weak_ring = self.ring[us.index()] & weak;
        let mut sum =
            pressure.danger + self.weights.danger_weak_square * popcount.count_few(weak_ring.0) as i32;

        let safe = !self.board.colour(them) & (!ours.all() | weak & theirs.twice());
        let straight = sliders.rook(king, self.occupied) & safe;
        let diagonal = sliders.bishop(king, self.occupied) & safe;
        let jumps = geometry::knight(king) & safe;
        for (kind, from) in [
            (Kind::Knight, jumps),
            (Kind::Bishop, diagonal),
            (Kind::Rook, straight),
            (Kind::Queen, straight | diagonal),
        ] {
            if from.meets(theirs.by(kind)) {
                sum += self.weights.danger_safe_check[kind.index() - 1];
            }
        }
        if queens.is_empty() {
            sum -= self.weights.danger_without_queen;
        }
        let sum = sum.clamp(0, MOST_DANGER);
        let midgame = ((sum * sum * self.weights.danger_midgame) >> 12).min(self.weights.danger_cap);
        R::Score::new(midgame, (midgame * self.weights.danger_endgame) >> 6)
    }
}

/// Rank of the pawn that is nearest to the first rank of `side`, counted from `side`; 0 if there is
/// no pawn.
#[inline(always)]
fn nearest(side: impl Side, pawns: Bitboard) -> usize {
    let pawn = if side.colour().is_white() { pawns.first() } else { pawns.last() };
    pawn.map_or(0, |square| usize::from(square.rank_for(side.colour())))
}
