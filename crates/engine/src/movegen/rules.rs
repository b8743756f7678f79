//! The rules of chess without a recipe in their type.

use super::MoveList;
use crate::board::Placement;
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::types::{Bitboard, Square};

/// The rules of chess as a recipe computes them, behind a pointer.
///
/// Code that is generic over the recipe is compiled once for each recipe that a program may pick.
/// That pays where the code runs a million times a second. Code that runs once for each command,
/// line of a file or position of a book takes this type instead and is compiled once: notations,
/// books, tables on disk and the protocol.
#[derive(Clone, Copy)]
pub struct Rules(&'static (dyn Generator + Send + Sync));

trait Generator {
    fn legal(&self, board: &Placement, list: &mut MoveList);
    fn captures(&self, board: &Placement, list: &mut MoveList);
    fn attackers(&self, board: &Placement, square: Square) -> Bitboard;
    fn checkers(&self, board: &Placement) -> Bitboard;
    fn count(&self, set: Bitboard) -> u32;
    fn perft(&self, board: &Placement, depth: u32) -> u64;
}

impl<R: Recipe> Generator for R {
    fn legal(&self, board: &Placement, list: &mut MoveList) {
        super::legal(*self, board, list);
    }

    fn captures(&self, board: &Placement, list: &mut MoveList) {
        super::captures(*self, board, list);
    }

    fn attackers(&self, board: &Placement, square: Square) -> Bitboard {
        super::attackers(self.sliders(), board, square, board.occupied())
    }

    fn checkers(&self, board: &Placement) -> Bitboard {
        super::checkers(self.sliders(), board)
    }

    fn count(&self, set: Bitboard) -> u32 {
        self.popcount().count(set.0)
    }

    fn perft(&self, board: &Placement, depth: u32) -> u64 {
        super::perft(*self, board, depth)
    }
}

impl<R: Recipe> From<R> for Rules {
    fn from(recipe: R) -> Self {
        // A recipe consists of witnesses without size, so the box allocates nothing and leaks
        // nothing.
        const { assert!(size_of::<R>() == 0) };
        Self(Box::leak(Box::new(recipe)))
    }
}

impl std::fmt::Debug for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Rules")
    }
}

impl Rules {
    /// The legal moves.
    pub fn legal(self, board: &Placement) -> MoveList {
        let mut list = MoveList::new();
        self.0.legal(board, &mut list);
        list
    }

    /// The legal captures and promotions.
    pub fn captures(self, board: &Placement) -> MoveList {
        let mut list = MoveList::new();
        self.0.captures(board, &mut list);
        list
    }

    /// The pieces of both colours that attack a square.
    pub fn attackers(self, board: &Placement, square: Square) -> Bitboard {
        self.0.attackers(board, square)
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(self, board: &Placement) -> Bitboard {
        self.0.checkers(board)
    }

    /// Number of squares in a set.
    pub fn count(self, set: Bitboard) -> u32 {
        self.0.count(set)
    }

    /// Counts positions like [`perft`](super::perft()).
    pub fn perft(self, board: &Placement, depth: u32) -> u64 {
        self.0.perft(board, depth)
    }
}
