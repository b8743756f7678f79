//! The hidden layer for each ply of the line being searched, updated by the changes between boards.
//!
//! For each ply there is a row for each side, with the board to which the rows belong. To evaluate
//! a position, the code compares it, piece set by piece set, with two boards: the one of the ply
//! above, and the one last evaluated at this ply, mostly a sibling. It takes the rows of the more
//! similar board and adds and removes the columns of the pieces that differ. So making and taking
//! back a move costs nothing here, a node that is never evaluated costs nothing, and an unsuitable
//! row costs time but never gives a wrong answer.
//!
//! A side's row is built anew in three cases: its king has crossed between the files d and e, so
//! that all its inputs differ; more than [`MOST_CHANGES`] pieces were added, or more than
//! [`MOST_CHANGES`] removed; or the more similar board is the empty one with which the entries
//! begin.

use super::inputs::{MOST_PIECES, Perspective};
use super::{HIDDEN, Network};
use crate::board::{Placement, Position};
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::simd::{Row, Simd};
use crate::types::{Bitboard, Colour, Kind};

/// Largest number of added pieces, and of removed pieces, for which a row is updated. A move adds
/// and removes at most four in all.
const MOST_CHANGES: usize = 8;

/// The hidden layer for one board.
#[derive(Clone, Debug)]
struct Entry {
    board: Placement,
    rows: [Row<HIDDEN>; 2],
}

/// The hidden layers of all plies of a line.
#[derive(Clone, Debug)]
pub struct Accumulators {
    entries: Box<[Box<Entry>]>,
    /// The entry into which the next rows are written. It then changes places with the entry of the
    /// evaluated ply, so no row is copied.
    next: Box<Entry>,
}

impl Accumulators {
    /// Creates accumulators for lines of `plies` plies; a search without a network passes 0.
    pub fn new(plies: usize) -> Self {
        let entry = Box::new(Entry { board: Placement::EMPTY, rows: [Row([0; HIDDEN]); 2] });
        Self { entries: vec![entry.clone(); plies].into(), next: entry }
    }

    /// Forgets the rows. It must be called before another network is used.
    pub fn clear(&mut self) {
        for entry in &mut self.entries {
            entry.board = Placement::EMPTY;
        }
    }

    /// Returns the value of a position `ply` plies below the root, in centipawns for the side to
    /// move.
    ///
    /// The value equals the one of [`Network::evaluate`], whatever was evaluated before. `network`
    /// must be the same in all calls since [`clear`](Self::clear).
    ///
    /// # Panics
    ///
    /// Panics if `ply` is not below the number of plies.
    #[inline(never)]
    pub fn evaluate<R: Recipe>(
        &mut self,
        recipe: R,
        network: &Network,
        position: &Position,
        ply: usize,
    ) -> i32 {
        let board = position.placement();
        let changes = |entry: &Entry| {
            let pairs = Kind::ALL.map(|kind| entry.board.kind(kind).0 ^ board.kind(kind).0);
            pairs.into_iter().map(|pair| recipe.popcount().count_few(pair)).sum::<u32>()
        };
        let Self { entries, next } = self;
        let (upper, lower) = entries.split_at_mut(ply);
        let target = &mut lower[0];
        let source = match upper.last() {
            Some(above) if changes(above) < changes(target) => above,
            _ => &*target,
        };
        for colour in Colour::ALL {
            let perspective = Perspective::of(board, colour);
            let before = (&source.board, &source.rows[colour.index()]);
            update(recipe.simd(), network, perspective, before, board, &mut next.rows[colour.index()]);
        }
        next.board = *board;
        std::mem::swap(target, next);
        let pieces = recipe.popcount().count(board.occupied().0);
        network.output(recipe.simd(), &target.rows, position.side(), pieces)
    }
}

/// Up to `N` columns of the first layer, to be added to a row or removed from it.
struct Columns<'a, const N: usize> {
    columns: [&'a Row<HIDDEN>; N],
    count: usize,
}

impl<'a, const N: usize> Columns<'a, N> {
    fn new(network: &'a Network) -> Self {
        Self { columns: [&network.columns[0]; N], count: 0 }
    }

    /// Appends the columns of a kind of piece on some squares. Columns for which there is no room
    /// are only counted.
    #[inline(always)]
    fn extend(
        &mut self,
        network: &'a Network,
        perspective: Perspective,
        piece: (Colour, Kind),
        squares: Bitboard,
    ) {
        for square in squares {
            if let Some(column) = self.columns.get_mut(self.count) {
                *column = &network.columns[perspective.input(piece.0, piece.1, square)];
            }
            self.count += 1;
        }
    }

    /// Returns the columns, or `None` if there was no room for all of them.
    #[inline(always)]
    fn get(&self) -> Option<&[&'a Row<HIDDEN>]> {
        self.columns.get(..self.count)
    }
}

/// Computes a side's row for `board` from the row `from` of the board `before`, or anew.
#[inline(always)]
fn update(
    simd: impl Simd,
    network: &Network,
    perspective: Perspective,
    (before, from): (&Placement, &Row<HIDDEN>),
    board: &Placement,
    row: &mut Row<HIDDEN>,
) {
    let colour = perspective.colour();
    if before.pieces(colour, Kind::King).any() && Perspective::of(before, colour) == perspective {
        let mut added = Columns::<MOST_CHANGES>::new(network);
        let mut removed = Columns::<MOST_CHANGES>::new(network);
        each_kind(|colour, kind| {
            let (then, now) = (before.pieces(colour, kind), board.pieces(colour, kind));
            added.extend(network, perspective, (colour, kind), now & !then);
            removed.extend(network, perspective, (colour, kind), then & !now);
        });
        if let (Some(added), Some(removed)) = (added.get(), removed.get()) {
            simd.update(from, row, added, removed);
            return;
        }
    }
    let mut added = Columns::<MOST_PIECES>::new(network);
    each_kind(|colour, kind| added.extend(network, perspective, (colour, kind), board.pieces(colour, kind)));
    // A legal position has at most `MOST_PIECES` pieces, so there is room for all columns.
    simd.update(&network.biases, row, added.get().unwrap_or_default(), &[]);
}

/// Visits each kind of piece of both colours. A single loop over a list of the pairs would be
/// slower, because the compiler would keep the list in memory and read it back from there: that
/// took a third of the engine's speed with `-C target-cpu=znver3`.
#[inline(always)]
fn each_kind(mut visit: impl FnMut(Colour, Kind)) {
    for colour in Colour::ALL {
        for kind in Kind::ALL {
            visit(colour, kind);
        }
    }
}
