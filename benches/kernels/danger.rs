//! The kernels of the axis `danger`. One operation lists the legal moves of one evaluated position.
//!
//! The other axes are those of the portable recipe. In the chain the place of the next position
//! depends on the number of moves before.

use plywright::danger::Danger;
use plywright::recipe::{Of, with};
use plywright::{danger, popcount, sliders};

use super::evasions::generate;
pub(crate) use super::evasions::{Positions, answer};
use super::{Kernel, nothing};

/// The portable recipe with a variant of this axis.
type With<D> = Of<popcount::Swar, sliders::Magic, with::Danger<D>>;

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use super::{Positions, With, danger::$Variant, generate, nothing, popcount, sliders};

                const RECIPE: With<$Variant> = With::new(popcount::Swar, sliders::Magic);

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/danger/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(positions: &Positions) -> u64 {
                    generate(RECIPE, positions, 0)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/danger/", stringify!($file), "/latency"))]
                pub(crate) fn latency(positions: &Positions) -> u64 {
                    generate(RECIPE, positions, nothing())
                }
            }
        )*

        /// Returns the kernels of every variant.
        pub(crate) fn all() -> Vec<Kernel<Positions>> {
            vec![
                $(Kernel {
                    name: <danger::$Variant as Danger>::NAME,
                    latency: Box::new(|positions| $file::latency(positions)),
                    throughput: Box::new(|positions| $file::throughput(positions)),
                }),*
            ]
        }
    };
}
plywright::danger_variants!(kernels {});
