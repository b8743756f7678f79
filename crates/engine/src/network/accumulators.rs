//! The hidden layer of the line being searched, updated by what changed.
//!
//! A row is kept for each ply and side, with the board that it belongs to. When a position is evaluated, the two boards nearest in the line are
//! compared with it, piece set by piece set: that of the ply above, and the one that was last evaluated at this ply, mostly a
//! sibling. The nearer one's row is updated by the columns of what differs. So nothing is to be done when a move is made or taken back, a
//! node that is never evaluated costs nothing, and a row that is of no use costs time but never an answer.
//!
//! A side's row is built anew where its king has crossed the middle of the board, since all its inputs are others then, and where more than
//! [`MOST_CHANGES`] pieces have come or gone.

use super::inputs::{MOST_PIECES, Perspective};
use super::{HIDDEN, Network};
use crate::board::{Placement, Position};
use crate::popcount::Popcount;
use crate::recipe::Recipe;
use crate::simd::{Row, Simd};
use crate::types::{Bitboard, Colour, Kind};

/// Rows of so many changed pieces are updated; a move changes four at most.
const MOST_CHANGES: usize = 8;

/// The hidden layer as it was for one board.
#[derive(Clone, Debug)]
struct Entry {
    board: Placement,
    rows: [Row<HIDDEN>; 2],
}

/// The hidden layer for the plies of a line.
#[derive(Clone, Debug)]
pub struct Accumulators {
    entries: Box<[Box<Entry>]>,
    /// Where the next rows are written, before it changes places with its ply's entry: rows are updated from one place to another, and none
    /// is copied.
    next: Box<Entry>,
}

impl Accumulators {
    /// Accumulators for lines of so many plies; for none where no network is asked.
    pub fn new(plies: usize) -> Self {
        let entry = Box::new(Entry { board: Placement::EMPTY, rows: [Row([0; HIDDEN]); 2] });
        Self { entries: vec![entry.clone(); plies].into(), next: entry }
    }

    /// Forgets the rows, which belong to another network.
    pub fn clear(&mut self) {
        for entry in &mut self.entries {
            entry.board = Placement::EMPTY;
        }
    }

    /// The value of a position `ply` plies below the root, in centipawns for the side to move.
    ///
    /// It is [`Network::evaluate`]'s, whatever was evaluated before. `network` must be the one of all calls since [`clear`](Self::clear).
    ///
    /// # Panics
    ///
    /// `ply` is not below the number of plies.
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

/// The pieces of one board that another one has not, as columns.
struct Columns<'a, const N: usize> {
    columns: [&'a Row<HIDDEN>; N],
    count: usize,
}

impl<'a, const N: usize> Columns<'a, N> {
    fn new(network: &'a Network) -> Self {
        Self { columns: [&network.columns[0]; N], count: 0 }
    }

    /// Adds the columns of these pieces. Those that have no room are counted and no more.
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

    /// The columns, if all had room.
    #[inline(always)]
    fn get(&self) -> Option<&[&'a Row<HIDDEN>]> {
        self.columns.get(..self.count)
    }
}

/// Makes a side's row of the board's, out of the row of another board.
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
    // A board that was checked has no more pieces than there is room for.
    simd.update(&network.biases, row, added.get().unwrap_or_default(), &[]);
}

/// Visits each kind of piece of both colours. (A list of the pairs would be kept in memory by the compiler, and read back from there:
/// `-C target-cpu=znver3` lost a third of the engine's speed by it.)
#[inline(always)]
fn each_kind(mut visit: impl FnMut(Colour, Kind)) {
    for colour in Colour::ALL {
        for kind in Kind::ALL {
            visit(colour, kind);
        }
    }
}
