//! The pass over the pieces: finds their attacks, and values their squares, their mobility and
//! their posts.

use super::survey::Survey;
use super::trace::{Term, Trace};
use crate::board::geometry;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::side::Side;
use crate::sliders::Sliders;
use crate::types::{Bitboard, Kind, Square};

impl<R: Recipe> Survey<'_, R> {
    /// Value of knights, bishops, rooks, queens and the king. Adds the attacks of all these but the
    /// king to the survey, which has the king's already.
    ///
    /// A square is safe if no enemy pawn attacks it and neither the own king nor an own pawn stands
    /// on it. Bishops see through their own queens, and rooks through their own rooks and queens,
    /// because a battery attacks as one.
    #[inline(always)]
    pub(super) fn pass(&mut self, side: impl Side, trace: &mut impl Trace) -> R::Score {
        let us = side.colour();
        let them = !us;
        let sliders = self.recipe.sliders();
        let popcount = self.recipe.popcount();
        let weights = self.weights;
        let pawns = self.pieces(us, Kind::Pawn);
        let queens = self.pieces(us, Kind::Queen);
        let king = self.board.king(us);
        let taken = pawns | king.into() | self.attacks(them).by(Kind::Pawn);
        let area = !taken;
        let mut sum = trace.note(us, Term::PieceSquare, self.on_square(side, Kind::King, king));

        for square in self.pieces(us, Kind::Knight) {
            let attacked = geometry::knight(square);
            self.add_attacks(side, Kind::Knight, attacked);
            let safe = popcount.count_few((attacked & area).0) as usize;
            sum += trace.note(us, Term::Mobility, weights.knight_mobility[safe]);
            sum += trace.note(us, Term::PieceSquare, self.on_square(side, Kind::Knight, square));
        }

        let through_queens = self.occupied ^ queens;
        for square in self.pieces(us, Kind::Bishop) {
            let attacked = sliders.bishop(square, through_queens);
            self.add_attacks(side, Kind::Bishop, attacked);
            let safe = popcount.count((attacked & area).0) as usize;
            sum += trace.note(us, Term::Mobility, weights.bishop_mobility[safe]);
            sum += trace.note(us, Term::PieceSquare, self.on_square(side, Kind::Bishop, square));
            let complex = if Bitboard::DARK.has(square) { Bitboard::DARK } else { Bitboard::LIGHT };
            let in_its_way = popcount.count_few((pawns & complex).0) as i32;
            sum += trace.note(us, Term::Pieces, weights.bishop_pawn * in_its_way);
        }

        let through_rooks = through_queens ^ self.pieces(us, Kind::Rook);
        for square in self.pieces(us, Kind::Rook) {
            let attacked = sliders.rook(square, through_rooks);
            self.add_attacks(side, Kind::Rook, attacked);
            let safe = popcount.count((attacked & area).0) as usize;
            sum += trace.note(us, Term::Mobility, weights.rook_mobility[safe]);
            sum += trace.note(us, Term::PieceSquare, self.on_square(side, Kind::Rook, square));
        }

        for square in queens {
            let attacked = sliders.queen(square, self.occupied);
            self.add_attacks(side, Kind::Queen, attacked);
            let safe = popcount.count((attacked & area).0) as usize;
            sum += trace.note(us, Term::Mobility, weights.queen_mobility[safe]);
            sum += trace.note(us, Term::PieceSquare, self.on_square(side, Kind::Queen, square));
        }

        sum + self.posts(side, trace)
    }

    /// Value of outposts, minor pieces behind pawns, and rooks on open files and on the seventh
    /// rank; each feature is computed for a whole set.
    #[inline(always)]
    fn posts(&self, side: impl Side, trace: &mut impl Trace) -> R::Score {
        let us = side.colour();
        let them = !us;
        let popcount = self.recipe.popcount();
        let weights = self.weights;
        let knights = self.pieces(us, Kind::Knight);
        let bishops = self.pieces(us, Kind::Bishop);
        let rooks = self.pieces(us, Kind::Rook);

        let advanced = Bitboard::rank_for(us, 3).or(Bitboard::rank_for(us, 4)).or(Bitboard::rank_for(us, 5));
        let posts = advanced & self.attacks(us).by(Kind::Pawn) & !self.pawn_reach[them.index()];
        let mut sum = weights.knight_outpost * popcount.count_few((knights & posts).0) as i32;
        sum += weights.bishop_outpost * popcount.count_few((bishops & posts).0) as i32;
        let behind_pawns = self.pieces(us, Kind::Pawn).ahead(them);
        sum += weights.shielded_minor * popcount.count_few(((knights | bishops) & behind_pawns).0) as i32;

        let half_open = rooks & !self.pawn_files[us.index()];
        let open = half_open & !self.pawn_files[them.index()];
        sum += weights.rook_open * popcount.count_few(open.0) as i32;
        sum += weights.rook_half_open * popcount.count_few((half_open ^ open).0) as i32;

        let seventh = Bitboard::rank_for(us, 6);
        let eighth = Bitboard::rank_for(us, 7);
        if (seventh & self.pieces(them, Kind::Pawn) | eighth & self.pieces(them, Kind::King)).any() {
            sum += weights.rook_seventh * popcount.count_few((rooks & seventh).0) as i32;
        }
        sum = trace.note(us, Term::Pieces, sum);

        // Squares of the side's own half in the centre, through which pieces can move from one wing
        // to the other.
        let centre = Bitboard::file(2).or(Bitboard::file(3)).or(Bitboard::file(4)).or(Bitboard::file(5));
        let ranks = Bitboard::rank_for(us, 1).or(Bitboard::rank_for(us, 2)).or(Bitboard::rank_for(us, 3));
        let room = centre & ranks & !self.pieces(us, Kind::Pawn) & !self.attacks(them).by(Kind::Pawn);
        sum + trace.note(us, Term::Space, weights.space * popcount.count(room.0) as i32)
    }

    /// The piece-square value of a piece.
    #[inline(always)]
    pub(super) fn on_square(&self, side: impl Side, kind: Kind, square: Square) -> R::Score {
        self.weights.squares[kind.index()][square.relative(side.colour()).index()]
    }

    /// Records the squares that a piece attacks, and its pressure on the enemy king.
    #[inline(always)]
    fn add_attacks(&mut self, side: impl Side, kind: Kind, attacked: Bitboard) {
        let us = side.colour();
        let ring = self.ring[(!us).index()];
        self.attacks[us.index()].add(kind, attacked);
        self.pressure[us.index()].add(self.recipe, self.weights, kind, attacked & ring);
    }
}
