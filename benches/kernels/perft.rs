//! Perft: move generation and the copies of the board that it needs, without a search. One
//! operation is one position at the last ply.
//!
//! It is compiled for two recipes, like the [`evaluation`](super::evaluation).

use std::hint::black_box;

use plywright::board::Position;
use plywright::movegen;
use plywright::recipe::{self, Entry, Portable, Recipe};

use super::{DEFAULT, PORTABLE, Whole};

/// Positions, each with a depth and the published number of positions at that depth.
pub(crate) type Depths = Vec<(Position, u32, u64)>;

/// Returns the answer of every kernel: the published count.
pub(crate) fn answer(depths: &Depths) -> u64 {
    depths.iter().map(|(.., nodes)| nodes).sum()
}

fn count<R: Recipe>(recipe: R, depths: &Depths) -> u64 {
    let below =
        |(position, depth, _): &(Position, u32, u64)| movegen::perft(recipe, black_box(position), *depth);
    depths.iter().map(below).sum()
}

struct Default;

impl Entry for Default {
    type Output = Whole<Depths>;

    fn run<R: Recipe>(self, recipe: R) -> Whole<Depths> {
        Whole { name: DEFAULT, run: Box::new(move |depths| count(recipe, depths)) }
    }
}

/// Returns the kernel of each recipe.
pub(crate) fn all() -> Vec<Whole<Depths>> {
    let portable =
        Whole { name: PORTABLE, run: Box::new(|depths: &Depths| count(Portable::PORTABLE, depths)) };
    recipe::enter(Default).into_iter().chain([portable]).collect()
}
