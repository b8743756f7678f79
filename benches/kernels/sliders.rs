//! The kernels of the axis `sliders`. One operation is one query: the attacks of one rook, bishop
//! or queen.
//!
//! The three kinds are queried one after another, because the move generator and the evaluation
//! query one kind at a time. In the latency kernel the next board depends on the attacks found
//! before. [`control`] has the same loops, but shifts the board by the square instead of looking up
//! attacks.

use plywright::sliders::Sliders;
use plywright::types::{Bitboard, Square};

use super::{CONTROL, Kernel, opaque, opaque_zero};
use plywright_benches::corpus::Query;

/// Queries by kind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Queries {
    /// Queries of rooks.
    pub(crate) rook: Vec<Query>,
    /// Queries of bishops.
    pub(crate) bishop: Vec<Query>,
    /// Queries of queens.
    pub(crate) queen: Vec<Query>,
}

impl Queries {
    /// Returns the number of queries.
    pub(crate) fn len(&self) -> usize {
        self.rook.len() + self.bishop.len() + self.queen.len()
    }
}

/// Returns the answer of every kernel except the control: the sum of the attacks, found step by
/// step over files and ranks.
pub(crate) fn answer(queries: &Queries) -> u64 {
    const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
    let walk = |query: &Query, steps: &[(i8, i8)]| {
        let mut attacked = 0_u64;
        for &(file_step, rank_step) in steps {
            let (mut file, mut rank) = (query.square.file() as i8, query.square.rank() as i8);
            loop {
                (file, rank) = (file + file_step, rank + rank_step);
                if !(0..8).contains(&file) || !(0..8).contains(&rank) {
                    break;
                }
                let square = Square::at(file as u8, rank as u8);
                attacked |= Bitboard::of(square).0;
                if query.occupied.has(square) {
                    break;
                }
            }
        }
        attacked
    };
    let rooks = queries.rook.iter().map(|query| walk(query, &STRAIGHT));
    let bishops = queries.bishop.iter().map(|query| walk(query, &DIAGONAL));
    let queens = queries.queen.iter().map(|query| walk(query, &STRAIGHT) | walk(query, &DIAGONAL));
    rooks.chain(bishops).chain(queens).fold(0, u64::wrapping_add)
}

#[inline(always)]
fn sum(queries: &[Query], attacks: impl Fn(Square, Bitboard) -> Bitboard) -> u64 {
    queries.iter().fold(0, |total: u64, query| {
        let occupied = Bitboard(opaque(query.occupied.0));
        total.wrapping_add(opaque(attacks(query.square, occupied).0))
    })
}

#[inline(always)]
fn chain(queries: &[Query], attacks: impl Fn(Square, Bitboard) -> Bitboard) -> u64 {
    let zero = opaque_zero();
    let (mut total, mut link) = (0_u64, 0);
    for query in queries {
        let attacked = opaque(attacks(query.square, Bitboard(query.occupied.0 ^ link)).0);
        total = total.wrapping_add(attacked);
        link = attacked & zero;
    }
    total
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use plywright::sliders::{Sliders, $Variant};

                use super::{Queries, chain, sum};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/sliders/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(variant: $Variant, queries: &Queries) -> u64 {
                    sum(&queries.rook, |square, occupied| variant.rook(square, occupied))
                        .wrapping_add(sum(&queries.bishop, |square, occupied| variant.bishop(square, occupied)))
                        .wrapping_add(sum(&queries.queen, |square, occupied| variant.queen(square, occupied)))
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/sliders/", stringify!($file), "/latency"))]
                pub(crate) fn latency(variant: $Variant, queries: &Queries) -> u64 {
                    chain(&queries.rook, |square, occupied| variant.rook(square, occupied))
                        .wrapping_add(chain(&queries.bishop, |square, occupied| variant.bishop(square, occupied)))
                        .wrapping_add(chain(&queries.queen, |square, occupied| variant.queen(square, occupied)))
                }
            }
        )*

        /// Returns the kernels of every variant that this CPU runs, and the control.
        pub(crate) fn all() -> Vec<Kernel<Queries>> {
            let mut kernels = Vec::new();
            $(
                if let Some(variant) = plywright::sliders::$Variant::new() {
                    kernels.push(Kernel {
                        name: plywright::sliders::$Variant::NAME,
                        latency: Box::new(move |queries| $file::latency(variant, queries)),
                        throughput: Box::new(move |queries| $file::throughput(variant, queries)),
                    });
                }
            )*
            kernels.push(Kernel {
                name: CONTROL,
                latency: Box::new(control::latency),
                throughput: Box::new(control::throughput),
            });
            kernels
        }
    };
}
plywright::sliders_variants!(kernels {});

/// The loops without attacks: instead of a look-up, they shift the board by the square, so that
/// both are read.
pub(crate) mod control {
    use plywright::types::{Bitboard, Square};

    use super::{Queries, chain, sum};

    #[inline(always)]
    fn board(square: Square, occupied: Bitboard) -> Bitboard {
        Bitboard(occupied.0 >> square.index())
    }

    #[inline(never)]
    pub(crate) fn throughput(queries: &Queries) -> u64 {
        sum(&queries.rook, board)
            .wrapping_add(sum(&queries.bishop, board))
            .wrapping_add(sum(&queries.queen, board))
    }

    #[inline(never)]
    pub(crate) fn latency(queries: &Queries) -> u64 {
        chain(&queries.rook, board)
            .wrapping_add(chain(&queries.bishop, board))
            .wrapping_add(chain(&queries.queen, board))
    }
}
