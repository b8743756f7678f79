//! The engine's board: sets of squares, with positions copied rather than moves taken back, and a
//! last ply counted rather than played.

use super::material::{lost, sign, worth};
use super::{Board, LastPly};
use plywright::board::{Placement, Position};
use plywright::movegen::{self, MoveList, reach};
use plywright::recipe::Recipe;
use plywright::types::{Bitboard, Colour, Kind, Move, MoveKind};

/// Board of the engine with its material.
#[derive(Clone, Debug)]
pub struct Bitboards<R> {
    recipe: R,
    placement: Placement,
    /// White's material less Black's, in pawns.
    material: i32,
}

/// Kinds of pieces that can be captured, the most valuable first.
const VICTIMS: [Kind; 5] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

impl<R: Recipe> Bitboards<R> {
    /// Sets up the board of a position.
    pub fn new(recipe: R, position: &Position) -> Self {
        let placement = *position.placement();
        let material = |colour| -> i32 {
            let count = |kind| placement.pieces(colour, kind).into_iter().count() as i32;
            VICTIMS.into_iter().map(|kind| worth(kind) * count(kind)).sum()
        };
        Self { recipe, material: material(Colour::White) - material(Colour::Black), placement }
    }

    /// Worth of the most valuable piece on these squares, in pawns; 0 without a piece.
    #[inline(always)]
    fn dearest(&self, squares: Bitboard) -> i32 {
        VICTIMS.into_iter().find(|&kind| squares.meets(self.placement.kind(kind))).map_or(0, worth)
    }
}

impl<R: Recipe> Board for Bitboards<R> {
    type Undo = (Placement, i32);

    #[inline(always)]
    fn side(&self) -> Colour {
        self.placement.side()
    }

    #[inline]
    fn moves(&mut self, list: &mut MoveList) {
        movegen::legal(self.recipe, &self.placement, list);
    }

    #[inline]
    fn make(&mut self, mv: Move) -> Self::Undo {
        let gain = match mv.kind() {
            MoveKind::EnPassant => worth(Kind::Pawn),
            _ if mv.is_capture() => self.dearest(mv.to().into()),
            _ => 0,
        };
        let grown = mv.promotion().map_or(0, |kind| worth(kind) - worth(Kind::Pawn));
        let after = self.placement.after(mv);
        let material = self.material + sign(self.side()) * (gain + grown);
        (std::mem::replace(&mut self.placement, after), std::mem::replace(&mut self.material, material))
    }

    #[inline]
    fn unmake(&mut self, _mv: Move, (placement, material): Self::Undo) {
        (self.placement, self.material) = (placement, material);
    }

    #[inline(always)]
    fn material(&self) -> i32 {
        self.material
    }

    #[inline]
    fn last_ply(&mut self) -> LastPly {
        let side = self.side();
        let reach = reach(self.recipe, &self.placement);
        if reach.moves == 0 {
            return LastPly { value: lost(side), positions: 0 };
        }
        let enemy = self.placement.colour(side.other());
        let mut gain =
            self.dearest(reach.targets & enemy).max(i32::from(reach.en_passant) * worth(Kind::Pawn));
        if reach.promotions.any() {
            let grown = worth(Kind::Queen) - worth(Kind::Pawn);
            gain = gain.max(grown + self.dearest(reach.promotions & enemy));
        }
        LastPly { value: self.material + sign(side) * gain, positions: reach.moves }
    }
}
