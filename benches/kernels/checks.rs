//! The kernels of the axis `checks`. One operation is what a search does when a move leads to a new
//! node: it notes the move, then asks whether the side to move is in check.
//!
//! The other axes have the variants of the portable recipe. In the latency kernel the index of the
//! next position depends on the previous answer.

use std::hint::black_box;

use cozy_chess::Board;
use plywright::board::Position;
use plywright::checks::Checks;
use plywright::movegen;
use plywright::sliders::Magic;
use plywright::types::Move;

use super::{Kernel, opaque_zero};

/// Positions, each with the move that led to it.
pub(crate) type Reached = Vec<(Position, Move)>;

/// Length of a line of positions.
const LINE: usize = 8;

/// Returns the answer of every kernel: the number of positions in check, counted by the crate
/// `cozy-chess`.
pub(crate) fn answer(reached: &Reached) -> u64 {
    let board = |position: &Position| -> Board {
        position.to_string().parse().expect("a move of a legal position leads to a legal position")
    };
    reached.iter().filter(|(position, _)| !board(position).checkers().is_empty()).count() as u64
}

#[inline(always)]
fn enter<C: Checks>(reached: &Reached, zero: u64) -> u64 {
    let mut checks = C::new(LINE);
    let (mut sum, mut link) = (0, 0);
    for at in 0..reached.len() {
        if let Some((position, mv)) = reached.get(at ^ link) {
            let (board, ply) = (black_box(position.placement()), black_box(at % LINE));
            checks.reach(ply, || movegen::gave_check(board, *mv));
            // A search reads the answer back from memory.
            let is_check = black_box(&mut checks).is_check(ply, || movegen::checkers(Magic, board).any());
            sum += u64::from(is_check);
            link = (u64::from(is_check) & zero) as usize;
        }
    }
    sum
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use plywright::checks::$Variant;

                use super::{Reached, enter, opaque_zero};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/checks/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(reached: &Reached) -> u64 {
                    enter::<$Variant>(reached, 0)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/checks/", stringify!($file), "/latency"))]
                pub(crate) fn latency(reached: &Reached) -> u64 {
                    enter::<$Variant>(reached, opaque_zero())
                }
            }
        )*

        /// Returns the kernels of every variant.
        pub(crate) fn all() -> Vec<Kernel<Reached>> {
            vec![
                $(Kernel {
                    name: <plywright::checks::$Variant as Checks>::NAME,
                    latency: Box::new(|reached| $file::latency(reached)),
                    throughput: Box::new(|reached| $file::throughput(reached)),
                }),*
            ]
        }
    };
}
plywright::checks_variants!(kernels {});
