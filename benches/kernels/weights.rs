//! The kernels of the axis `weights`. One operation is the evaluation of one position, with the shipped weights.
//!
//! The other axes are those of the recipe that runs anywhere.

use plywright::eval::Evaluator;
use plywright::recipe::Of;
use plywright::weights::Weights;
use plywright::{evasions, popcount, repetition, score, side, sliders, weights};

use super::{Kernel, evaluation, nothing};

/// Positions to evaluate, none of them in check.
pub(crate) type Positions = evaluation::Positions;

/// An evaluator of the portable recipe with a variant of this axis.
type With<V> = Evaluator<
    Of<popcount::Swar, sliders::Magic, score::Packed, repetition::Scan, side::Const, evasions::Special, V>,
>;

fn with<V: Weights>() -> With<V> {
    Evaluator::new(Of::new(popcount::Swar, sliders::Magic))
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use super::{Positions, With, evaluation, nothing, weights::$Variant};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/weights/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(evaluator: &With<$Variant>, positions: &Positions) -> u64 {
                    evaluation::over(evaluator, positions, 0)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/weights/", stringify!($file), "/latency"))]
                pub(crate) fn latency(evaluator: &With<$Variant>, positions: &Positions) -> u64 {
                    evaluation::over(evaluator, positions, nothing())
                }
            }
        )*

        /// The kernels of every variant.
        pub(crate) fn all() -> Vec<Kernel<Positions>> {
            vec![
                $({
                    let (chained, free) = (with::<weights::$Variant>(), with::<weights::$Variant>());
                    Kernel {
                        name: <weights::$Variant as Weights>::NAME,
                        latency: Box::new(move |positions| $file::latency(&chained, positions)),
                        throughput: Box::new(move |positions| $file::throughput(&free, positions)),
                    }
                }),*
            ]
        }
    };
}
plywright::weights_variants!(kernels {});
