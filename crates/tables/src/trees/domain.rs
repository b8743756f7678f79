//! All positions of a table, as rules see them.

use plywright::endings::Wdl;
use plywright::endings::layout::{Layout, Squares};
use plywright::endings::rules::tree::Leaf;
use plywright::endings::rules::view::View;
use plywright::recipe::Recipe;
use plywright::types::{Bitboard, Colour, Square};
use rayon::prelude::*;

use crate::table::Table;

/// All positions of a table, with their results.
pub(crate) struct Domain<'a, R> {
    recipe: R,
    table: &'a Table,
}

impl<'a, R: Recipe> Domain<'a, R> {
    pub(crate) fn new(recipe: R, table: &'a Table) -> Self {
        Self { recipe, table }
    }

    pub(crate) fn layout(&self) -> &'a Layout {
        self.table.layout()
    }

    /// Returns the numbers of all legal positions, slice by slice.
    pub(crate) fn slices(&self) -> impl IndexedParallelIterator<Item = Vec<u32>> {
        const SLICE: usize = 4096;
        let sets = self.layout().sets();
        (0..sets.div_ceil(SLICE)).into_par_iter().map(move |slice| {
            (slice * SLICE..sets.min((slice + 1) * SLICE)).flat_map(|set| self.ids_of_set(set)).collect()
        })
    }

    fn ids_of_set(&self, set: usize) -> impl Iterator<Item = u32> + use<'a, R> {
        let table = self.table;
        Colour::ALL.into_iter().flat_map(move |to_move| {
            let legal = Bitboard(table.words(set, to_move).legal());
            legal.into_iter().map(move |member| ((set * 64 + member.index()) * 2 + to_move.index()) as u32)
        })
    }

    /// Returns the squares of the pieces, and the side to move.
    pub(crate) fn position(&self, id: u32) -> (Squares, Colour) {
        let at = id as usize / 2;
        let mut squares = self.layout().squares(at / 64);
        squares[self.layout().fixed()] = Square::wrapping((at % 64) as u8);
        (squares, Colour::of(id & 1 == 0))
    }

    pub(crate) fn view(&self, id: u32) -> View<'a, R> {
        let (squares, to_move) = self.position(id);
        View::new(self.recipe, self.layout().pieces(), &squares, to_move)
    }

    /// Returns the true result of the position.
    pub(crate) fn truth(&self, id: u32) -> Leaf {
        let at = id as usize / 2;
        let to_move = Colour::of(id & 1 == 0);
        let member = Bitboard::of(Square::wrapping((at % 64) as u8));
        let wdl = self.table.words(at / 64, to_move).wdl(member);
        wdl.map_or(Leaf::Open, |wdl| leaf(wdl, to_move))
    }
}

/// Returns the leaf for a position's result for the side to move.
fn leaf(wdl: Wdl, to_move: Colour) -> Leaf {
    match (wdl, to_move.is_white()) {
        (Wdl::Draw, _) => Leaf::Draw,
        (Wdl::Win, true) | (Wdl::Loss, false) => Leaf::White,
        (Wdl::Win, false) | (Wdl::Loss, true) => Leaf::Black,
    }
}
