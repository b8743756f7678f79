//! The kernels of the axis `side`. One operation is the evaluation of one position, all of it: what a second copy of
//! the code does to the caches cannot be seen on a term alone.
//!
//! The other axes are those of the recipe that runs anywhere. In the chain the place of the next position depends on the
//! value before.

use std::hint::black_box;

use plywright::board::Position;
use plywright::eval::Evaluator;
use plywright::recipe::Of;
use plywright::side::Sides;
use plywright::{popcount, repetition, score, side, sliders};

use super::{Kernel, evaluation, nothing};

/// Positions to evaluate, none of them in check.
pub(crate) type Positions = evaluation::Positions;

/// The portable recipe with a variant of this axis.
type With<B> = Of<popcount::Swar, sliders::Magic, score::Packed, repetition::Scan, B>;

#[inline(always)]
fn evaluate<B: Sides>(positions: &[Position], nothing: u64) -> u64 {
    let evaluator = Evaluator::new(With::<B>::new(popcount::Swar, sliders::Magic));
    let (mut sum, mut link) = (0_i64, 0);
    for at in 0..positions.len() {
        if let Some(position) = positions.get(at ^ link) {
            let value = i64::from(evaluator.evaluate(black_box(position)));
            sum += value;
            link = (value as u64 & nothing) as usize;
        }
    }
    sum as u64
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use super::{Positions, evaluate, nothing, side::$Variant};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/side/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(positions: &Positions) -> u64 {
                    evaluate::<$Variant>(positions, 0)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/side/", stringify!($file), "/latency"))]
                pub(crate) fn latency(positions: &Positions) -> u64 {
                    evaluate::<$Variant>(positions, nothing())
                }
            }
        )*

        /// The kernels of every variant.
        pub(crate) fn all() -> Vec<Kernel<Positions>> {
            vec![
                $(Kernel {
                    name: <side::$Variant as Sides>::NAME,
                    latency: Box::new(|positions| $file::latency(positions)),
                    throughput: Box::new(|positions| $file::throughput(positions)),
                }),*
            ]
        }
    };
}
plywright::side_variants!(kernels {});
