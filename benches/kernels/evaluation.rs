//! The evaluation of positions. One operation is one position.
//!
//! Compiled for two recipes, so that what a target's word size costs and what its default recipe costs can be told apart.

use std::hint::black_box;

use plywright::board::Position;
use plywright::eval::Evaluator;
use plywright::recipe::{self, Entry, Of, Portable, Recipe};
use plywright::{popcount, repetition, score, sliders};

use super::{DEFAULT, PORTABLE, Whole};

/// Positions to evaluate, none of them in check.
pub(crate) type Positions = Vec<Position>;

/// The answer of every kernel: the sum of the values, by the slow and plain variant of each axis.
pub(crate) fn answer(positions: &Positions) -> u64 {
    type Plain = Of<popcount::Sparse, sliders::Rays, score::Split, repetition::Scan>;
    sum(Plain::new(popcount::Sparse, sliders::Rays), positions)
}

fn sum<R: Recipe>(recipe: R, positions: &Positions) -> u64 {
    let evaluator = Evaluator::new(recipe);
    positions.iter().map(|position| i64::from(evaluator.evaluate(black_box(position)))).sum::<i64>() as u64
}

struct Default;

impl Entry for Default {
    type Output = Whole<Positions>;

    fn run<R: Recipe>(self, recipe: R) -> Whole<Positions> {
        Whole { name: DEFAULT, run: Box::new(move |positions| sum(recipe, positions)) }
    }
}

/// The kernel of each recipe.
pub(crate) fn all() -> Vec<Whole<Positions>> {
    let portable =
        Whole { name: PORTABLE, run: Box::new(|positions: &Positions| sum(Portable::PORTABLE, positions)) };
    recipe::enter(Default).into_iter().chain([portable]).collect()
}
