//! Operands of the axis `simd`.
//!
//! - `recorded`: evaluations after a move, at the width of the engine's network.
//! - `evaluate-N`, `update-N`, `anew-N` and `output-N`: each task at every width.
//!
//! The moves are legal ones of recorded positions, so their changes and their columns have the mix
//! of a game. The table has one column of `N` numbers for each input of the engine's network, so a
//! wide table does not fit the caches. In a search more columns are in the caches than here,
//! because it returns to the same few columns more often than the moves of unrelated positions do.
//! Moves of a king between the left and the right half of the board are left out, because they
//! change all columns.
//!
//! The numbers are random, in the ranges of a real network. The running time of a kernel does not
//! depend on their values.

use plywright::board::Position;
use plywright::movegen;
use plywright::network::{HIDDEN, INPUTS, Perspective};
use plywright::recipe::Portable;
use plywright::simd::Row;
use plywright::types::Colour;
use rand_xoshiro::Xoshiro256StarStar;

use super::{Expected, Set, below, random};
use crate::kernels::simd::{AnyWidth, Change, Network, PLIES, Sums, Task, widths};
use plywright_benches::corpus::Corpus;

/// Number of moves in a set. The columns of the table recur within a pass, and the branches of a
/// kernel depend only on the number of columns of a move.
pub(crate) const MOVES: usize = 512;

/// Greatest absolute value of a number in a column. With it, some sums of 32 columns fall inside
/// the clipped range and others beyond each of its ends.
const LARGEST: usize = 60;

/// Greatest weight of an output such that 2 x 1024 of them add up to no more than the axis allows
/// (`LARGEST_SUM`).
const LARGEST_WEIGHT: usize = 16;

fn set(name: String, task: Task, moves: Vec<[Change; 2]>, network: AnyWidth) -> Set<Sums> {
    let operands = Sums { task, moves, network };
    Set {
        name,
        operations: operands.operations() as u64,
        right: Expected::All(operands.answer()),
        operands,
        reorder: None,
    }
}

/// Returns random numbers from `-largest` to `largest`.
pub(crate) fn row<const N: usize>(random: &mut Xoshiro256StarStar, largest: usize) -> Row<N> {
    Row(std::array::from_fn(|_| below(random, 2 * largest + 1) as i16 - largest as i16))
}

/// Returns a network of random numbers. Its rows before a move are those of the positions after the
/// first moves, because any rows do.
fn network<const N: usize>(moves: &[[Change; 2]]) -> Box<Network<N>> {
    let random = &mut random(&format!("network-{N}"));
    let columns: Vec<Row<N>> = (0..INPUTS).map(|_| row(random, LARGEST)).collect();
    let columns: Box<[Row<N>; INPUTS]> = columns.try_into().expect("one for each input");
    let biases = row(random, LARGEST);
    let weights = std::array::from_fn(|_| row(random, LARGEST_WEIGHT));
    let before = |change: &Change| {
        let mut row = biases;
        for &column in &change.after {
            for (sum, number) in row.0.iter_mut().zip(&columns[usize::from(column)].0) {
                *sum += number;
            }
        }
        row
    };
    let line = std::array::from_fn::<_, PLIES, _>(|ply| moves[ply].each_ref().map(before));
    Box::new(Network { columns, biases, weights, line })
}

/// Returns legal moves of the recorded positions. All positions are equally likely, and so are all
/// moves of a position.
fn moves(corpus: &Corpus) -> Vec<[Change; 2]> {
    let random = &mut random("moves");
    let mut moves = Vec::new();
    while moves.len() < MOVES {
        let position = &corpus.positions[below(random, corpus.positions.len())];
        let mut legal = movegen::MoveList::new();
        movegen::legal(Portable::PORTABLE, position, &mut legal);
        if legal.is_empty() {
            continue;
        }
        let mut after = position.clone();
        let _undo = after.make(legal[below(random, legal.len())]);
        let changes = Colour::ALL.map(|colour| change(position, &after, colour));
        if let [Some(ours), Some(theirs)] = changes {
            moves.push([ours, theirs]);
        }
    }
    moves
}

/// Returns the changes of a move for a side, or `None` if everything changes.
fn change(before: &Position, after: &Position, colour: Colour) -> Option<Change> {
    let perspective = Perspective::of(before, colour);
    if perspective != Perspective::of(after, colour) {
        return None;
    }
    let inputs =
        |position: &Position| perspective.inputs(position).map(|input| input as u16).collect::<Vec<_>>();
    let (before, after) = (inputs(before), inputs(after));
    let missing = |known: &[u16], inputs: &[u16]| {
        inputs.iter().copied().filter(|input| !known.contains(input)).collect::<Vec<_>>()
    };
    Some(Change { added: missing(&before, &after), removed: missing(&after, &before), after })
}

/// Returns evaluations after a move.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Sums> {
    let moves = moves(corpus);
    let network = AnyWidth::Of128(network::<HIDDEN>(&moves));
    set("recorded".to_owned(), Task::Evaluate, moves, network)
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Sums>> {
    let moves = moves(corpus);
    let mut sets = vec![recorded(corpus)];
    for (name, task) in [
        ("evaluate", Task::Evaluate),
        ("update", Task::Update),
        ("anew", Task::Anew),
        ("output", Task::Output),
    ] {
        macro_rules! each {
            ($(($Of:ident, $width:literal))*) => {
                $(
                    let any = AnyWidth::$Of(network::<$width>(&moves));
                    sets.push(set(format!("{name}-{}", $width), task, moves.clone(), any));
                )*
            };
        }
        widths!(each);
    }
    sets.into_iter()
}
