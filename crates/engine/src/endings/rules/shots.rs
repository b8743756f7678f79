//! Shots: things that a side could win at once, and the other side's replies to them.
//!
//! Some positions look like a draw and are not. Most of these are lost by a shot, so this one
//! feature is worth more than many others.

use super::feature::PLACES;
use super::view::{View, bit};
use crate::endings::material::MOST_PIECES;
use crate::recipe::Recipe;
use crate::types::{Bitboard, Colour, Kind, Piece, Square};

impl<R: Recipe> View<'_, R> {
    /// Returns true if this side could win something if it were to move. It could if it has
    ///
    /// - an attack on an unprotected piece or pawn,
    /// - an attack by a knight or bishop on a rook or queen,
    /// - an attack by a pawn on any piece or pawn,
    /// - a promotion without a capture on a safe square, or
    /// - a fork or skewer by a piece from a safe square.
    ///
    /// An attack by a rook on a protected queen does not count.
    #[inline]
    pub(super) fn shot(&self, colour: Colour) -> bool {
        let (us, them) = (colour.index(), (!colour).index());
        let king = Bitboard::of(self.kings[them]);
        let loose = self.by_colour[them] & !self.attacked[them] & !king;
        if (self.attacked[us] & loose).any() {
            return true;
        }
        for ((piece, &square), &attacks) in self.pieces.iter().zip(&self.squares).zip(&self.attacks) {
            if piece.colour != colour {
                continue;
            }
            // Pieces that this one may capture even if they are protected: any for a pawn, rooks
            // and queens for a knight or bishop, none for the others.
            let better = match piece.kind {
                Kind::Pawn => self.by_colour[them] & !king,
                Kind::Knight | Kind::Bishop => self.strong(!colour),
                _ => Bitboard::EMPTY,
            };
            if (attacks & better).any() {
                return true;
            }
            if piece.kind == Kind::Pawn {
                let next = square.ahead(colour);
                let is_free = !self.occupied.has(next) && !self.attacked[them].has(next);
                if square.rank_for(colour) == 6 && is_free {
                    return true;
                }
                continue;
            }
            // `occupied` lacks the other king: in check that king must step aside, and a piece
            // behind it is lost.
            let occupied = self.occupied & !Bitboard::of(square) & !king;
            for to in attacks & !self.by_colour[us] & !self.attacked[them] {
                let hit = self.hit(piece.kind, to, occupied);
                if hit.meets(king) && hit.meets(loose | better) || (hit & (loose | better)).several() {
                    return true;
                }
            }
        }
        false
    }

    /// The rooks and queens of a side.
    #[inline(always)]
    fn strong(&self, colour: Colour) -> Bitboard {
        let strong = |&(piece, _): &(&Piece, &Square)| {
            piece.colour == colour && matches!(piece.kind, Kind::Rook | Kind::Queen)
        };
        let pieces = self.pieces.iter().zip(&self.squares).filter(strong);
        pieces.fold(Bitboard::EMPTY, |all, (_, &square)| all.with(square))
    }

    /// Value of `Feature::Shots`, as bits from the lowest: Black to move, a shot of the side to
    /// move, a shot of the other side, quiet moves (two bits), check.
    #[inline]
    pub(super) fn shots(&self) -> u8 {
        let mover = self.to_move;
        let in_check = self.attacked[(!mover).index()].has(self.kings[mover.index()]);
        let bits = bit(0, !mover.is_white())
            | bit(1, self.shot(mover))
            | bit(2, self.shot(!mover))
            | bit(5, in_check);
        bits | self.quiet_moves() << 3
    }

    /// Number of moves without a capture that leave the other side no shot, up to 3. Promotions and
    /// pawns' double steps are not tried.
    #[inline]
    fn quiet_moves(&self) -> u8 {
        let (us, them) = (self.to_move.index(), (!self.to_move).index());
        let mut found = 0;
        for (index, piece) in self.pieces.iter().enumerate() {
            if piece.colour != self.to_move {
                continue;
            }
            let from = self.squares[index % PLACES];
            let mut targets = match piece.kind {
                Kind::Pawn => Bitboard::of(from.ahead(piece.colour)),
                Kind::King => self.attacks[index % PLACES] & !self.attacked[them],
                _ => self.attacks[index % PLACES],
            } & !self.occupied;
            if piece.kind == Kind::Pawn && from.rank_for(piece.colour) == 6 {
                targets = Bitboard::EMPTY;
            }
            for to in targets {
                let mut squares = [Square::A1; MOST_PIECES];
                squares.copy_from_slice(&self.squares[..MOST_PIECES]);
                squares[index % MOST_PIECES] = to;
                let after = View::new(self.recipe, self.pieces, &squares, !self.to_move);
                if !after.attacked[them].has(after.kings[us]) && !after.shot(after.to_move) {
                    found += 1;
                    if found == 3 {
                        return found;
                    }
                }
            }
        }
        found
    }
}
