//! The kernels of the axis `evasions`. One operation lists the legal moves of one position in which
//! the side to move is in check.
//!
//! The other axes are those of the portable recipe. In the latency kernel the index of the next
//! position depends on the number of moves of the previous one.

use std::hint::black_box;

use cozy_chess::Board;
use plywright::board::Position;
use plywright::evasions::Evasions;
use plywright::movegen::{self, MoveList};
use plywright::recipe::{Of, Recipe, with};
use plywright::{evasions, popcount, sliders};

use super::{Kernel, opaque_zero};

/// Positions in check.
pub(crate) type Positions = Vec<Position>;

/// Returns the answer of every kernel: the number of legal moves, counted by the crate
/// `cozy-chess`.
pub(crate) fn answer(positions: &Positions) -> u64 {
    let mut moves = 0;
    for position in positions {
        let board: Board = position.to_string().parse().expect("a searched position is legal");
        board.generate_moves(|group| {
            moves += group.len() as u64;
            false
        });
    }
    moves
}

/// The portable recipe with a variant of this axis.
type With<E> = Of<popcount::Swar, sliders::Magic, with::Evasions<E>>;

/// Lists the legal moves of each position and returns their number.
#[inline(always)]
pub(super) fn generate<R: Recipe>(recipe: R, positions: &[Position], zero: u64) -> u64 {
    let (mut sum, mut link) = (0, 0);
    for at in 0..positions.len() {
        if let Some(position) = positions.get(at ^ link) {
            let mut list = MoveList::new();
            movegen::legal(recipe, black_box(position), &mut list);
            let moves = black_box(&list).len() as u64;
            sum += moves;
            link = (moves & zero) as usize;
        }
    }
    sum
}

/// Defines the kernels of an axis that is compared by lists of legal moves, as a callback of its
/// registry: `{ axis Trait }`. The calling file must define `With<V>`, the portable recipe with a
/// variant of the axis.
macro_rules! kernels {
    ({ $axis:ident $Trait:ident } $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use super::{Positions, With, generate, opaque_zero, popcount, sliders, $axis::$Variant};

                const RECIPE: With<$Variant> = With::new(popcount::Swar, sliders::Magic);

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/", stringify!($axis), "/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(positions: &Positions) -> u64 {
                    generate(RECIPE, positions, 0)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/", stringify!($axis), "/", stringify!($file), "/latency"))]
                pub(crate) fn latency(positions: &Positions) -> u64 {
                    generate(RECIPE, positions, opaque_zero())
                }
            }
        )*

        /// Returns the kernels of every variant.
        pub(crate) fn all() -> Vec<Kernel<Positions>> {
            vec![
                $(Kernel {
                    name: <$axis::$Variant as $Trait>::NAME,
                    latency: Box::new(|positions| $file::latency(positions)),
                    throughput: Box::new(|positions| $file::throughput(positions)),
                }),*
            ]
        }
    };
}
pub(super) use kernels;

plywright::evasions_variants!(kernels { evasions Evasions });
