//! The evaluation of positions. One operation is one position.
//!
//! It is compiled for two recipes, so that the cost of a target's word size can be separated from
//! the cost of its default recipe.

use std::hint::black_box;

use plywright::board::Position;
use plywright::eval::Evaluator;
use plywright::recipe::{self, Entry, Of, Portable, Recipe, with};
use plywright::{popcount, score, sliders};

use super::{DEFAULT, PORTABLE, Whole};

/// Positions to evaluate, none of them in check.
pub(crate) type Positions = Vec<Position>;

/// Returns the answer of every kernel: the sum of the values, computed with slow and plain variants
/// of `popcount`, `sliders` and `score`.
pub(crate) fn answer(positions: &Positions) -> u64 {
    type Plain = Of<popcount::Sparse, sliders::Rays, with::Score<score::Split>>;
    sum(Plain::new(popcount::Sparse, sliders::Rays), positions)
}

fn sum<R: Recipe>(recipe: R, positions: &Positions) -> u64 {
    let evaluator = Evaluator::new(recipe);
    positions.iter().map(|position| i64::from(evaluator.evaluate(black_box(position)))).sum::<i64>() as u64
}

/// Evaluates the positions in their order, as a kernel of an axis. In the latency kernel, where
/// `zero` comes from [`opaque_zero`](super::opaque_zero), the index of each position depends on the
/// previous value.
#[inline(always)]
pub(super) fn over<R: Recipe>(evaluator: &Evaluator<R>, positions: &[Position], zero: u64) -> u64 {
    let (mut sum, mut link) = (0_i64, 0);
    for at in 0..positions.len() {
        if let Some(position) = positions.get(at ^ link) {
            let value = i64::from(evaluator.evaluate(black_box(position)));
            sum += value;
            link = (value as u64 & zero) as usize;
        }
    }
    sum as u64
}

/// Defines the kernels of an axis that is compared by whole evaluations, as a callback of its
/// registry: `{ axis Trait }`. The calling file must define `With<V>`, an evaluator with a variant
/// of the axis, and `with`, which makes one.
macro_rules! kernels {
    ({ $axis:ident $Trait:ident } $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use super::{Positions, With, evaluation, opaque_zero, $axis::$Variant};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/", stringify!($axis), "/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(evaluator: &With<$Variant>, positions: &Positions) -> u64 {
                    evaluation::over(evaluator, positions, 0)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/", stringify!($axis), "/", stringify!($file), "/latency"))]
                pub(crate) fn latency(evaluator: &With<$Variant>, positions: &Positions) -> u64 {
                    evaluation::over(evaluator, positions, opaque_zero())
                }
            }
        )*

        /// Returns the kernels of every variant.
        pub(crate) fn all() -> Vec<Kernel<Positions>> {
            vec![
                $({
                    let (chained, free) = (with::<$axis::$Variant>(), with::<$axis::$Variant>());
                    Kernel {
                        name: <$axis::$Variant as $Trait>::NAME,
                        latency: Box::new(move |positions| $file::latency(&chained, positions)),
                        throughput: Box::new(move |positions| $file::throughput(&free, positions)),
                    }
                }),*
            ]
        }
    };
}
pub(super) use kernels;

struct Default;

impl Entry for Default {
    type Output = Whole<Positions>;

    fn run<R: Recipe>(self, recipe: R) -> Whole<Positions> {
        Whole { name: DEFAULT, run: Box::new(move |positions| sum(recipe, positions)) }
    }
}

/// Returns the kernel of each recipe.
pub(crate) fn all() -> Vec<Whole<Positions>> {
    let portable =
        Whole { name: PORTABLE, run: Box::new(|positions: &Positions| sum(Portable::PORTABLE, positions)) };
    recipe::enter(Default).into_iter().chain([portable]).collect()
}
