//! Operands of the axis `simd`.
//!
//! - `recorded`: evaluations after a move, at the width of the engine's network.
//! - `evaluate-N`, `update-N`, `anew-N` and `output-N`: each task at every width.
//!
//! The moves are legal ones of recorded positions, so what they add and remove has a game's mix, and so have the columns: the table has one for
//! each input of the engine's network, of `N` numbers each, and the caches hold of it what they can. A search comes back to the same few
//! columns more often than moves of unrelated positions do. Moves by which a king changes the half of the board are left out, since all
//! columns are others then.
//!
//! The numbers are random, in the ranges of a real network. No time depends on them.

use plywright::board::Position;
use plywright::movegen;
use plywright::network::{HIDDEN, INPUTS, Perspective};
use plywright::recipe::Portable;
use plywright::simd::Row;
use plywright::types::Colour;
use rand_xoshiro::Xoshiro256StarStar;

use super::{Right, Set, below, random};
use crate::kernels::simd::{AnyWidth, Change, Network, PLIES, Sums, Task, widths};
use plywright_benches::corpus::Corpus;

/// How many moves a set has: the table's columns come again within a pass, and nothing in a move decides more than how many columns it has.
pub(crate) const MOVES: usize = 512;

/// The most that a number of a column can be: the sums of 32 columns are then at both ends of the range that is clipped, and between.
const LARGEST: usize = 60;

/// The largest weight of an output for which twice 1024 of them are allowed.
const LARGEST_WEIGHT: usize = 16;

fn set(name: String, task: Task, moves: Vec<[Change; 2]>, network: AnyWidth) -> Set<Sums> {
    let operands = Sums { task, moves, network };
    Set {
        name,
        operations: operands.operations() as u64,
        right: Right::All(operands.answer()),
        operands,
        reorder: None,
    }
}

/// Numbers from `-largest` to `largest`.
pub(crate) fn row<const N: usize>(random: &mut Xoshiro256StarStar, largest: usize) -> Row<N> {
    Row(std::array::from_fn(|_| below(random, 2 * largest + 1) as i16 - largest as i16))
}

/// A network of random numbers, and the rows of the first positions.
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

/// Legal moves of the recorded positions, each position as likely as another, and each of its moves.
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
        if let [Some(own), Some(theirs)] = changes {
            moves.push([own, theirs]);
        }
    }
    moves
}

/// What a move changes for a side; none where that is everything.
fn change(before: &Position, after: &Position, colour: Colour) -> Option<Change> {
    let perspective = Perspective::of(before, colour);
    if perspective != Perspective::of(after, colour) {
        return None;
    }
    let inputs =
        |position: &Position| perspective.inputs(position).map(|input| input as u16).collect::<Vec<_>>();
    let (before, after) = (inputs(before), inputs(after));
    let missing = |of: &[u16], from: &[u16]| {
        from.iter().copied().filter(|input| !of.contains(input)).collect::<Vec<_>>()
    };
    Some(Change { added: missing(&before, &after), removed: missing(&after, &before), after })
}

/// Evaluations after a move.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Sums> {
    let moves = moves(corpus);
    let network = AnyWidth::Of128(network::<HIDDEN>(&moves));
    set("recorded".to_owned(), Task::Evaluate, moves, network)
}

/// Every set.
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
