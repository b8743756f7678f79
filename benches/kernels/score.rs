//! The kernels of the axis `score`. One operation is one term of an evaluation: an entry of a table
//! is added, subtracted, or multiplied and added.
//!
//! The throughput kernel adds up independent complete evaluations, and tapers each. Only the result
//! of each evaluation is hidden from the compiler, so it may optimise the sums as in an engine, for
//! example with vector code. In the latency kernel the entry of the next term depends on both
//! values of the sum so far, so the kernel's critical path contains, for each term, a load, the
//! addition and the unpacking of the score.

use plywright::score::Score;

use super::{Kernel, opaque, opaque_count, opaque_zero};

/// Number of entries in the table. The last one is zero and pads sums.
pub(crate) const TABLE: usize = 512;

/// Number of terms in one evaluation.
pub(crate) const TERMS: usize = 2 * TERMS_PER_SIDE + WEIGHTED;

/// Number of plain terms of each colour.
pub(crate) const TERMS_PER_SIDE: usize = 16;

/// Number of multiplied terms.
pub(crate) const WEIGHTED: usize = 8;

/// Phase of a full board; an evaluation's phase is from 0 to this.
pub(crate) const FULL_PHASE: i32 = 24;

/// The terms of one evaluation, as entries of the table.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation {
    /// Entries that are added.
    pub(crate) white: [u16; TERMS_PER_SIDE],
    /// Entries that are subtracted.
    pub(crate) black: [u16; TERMS_PER_SIDE],
    /// Entries that are multiplied and added.
    pub(crate) weighted: [(u16, i16); WEIGHTED],
    /// [`FULL_PHASE`] for midgame values alone, 0 for endgame values alone.
    pub(crate) phase: i32,
}

/// Evaluations to add up.
pub(crate) type Evaluations = Vec<Evaluation>;

/// Returns both values of an entry, at most 100 centipawns in size: no sum of terms can leave the
/// range of 16 bits.
pub(crate) fn entry(index: usize) -> (i32, i32) {
    if index + 1 == TABLE {
        return (0, 0);
    }
    let spread = |salt: usize| (index * 2 + salt) * 7919 % 201;
    (spread(0) as i32 - 100, spread(1) as i32 - 100)
}

/// Returns the table of a variant.
pub(crate) fn table<S: Score>() -> Box<[S; TABLE]> {
    Box::new(std::array::from_fn(|index| {
        let (mg, eg) = entry(index);
        S::new(mg, eg)
    }))
}

/// Returns the answer that every kernel must give, computed with plain integers: midgame and
/// endgame values are summed separately.
pub(crate) fn answer(evaluations: &Evaluations) -> u64 {
    let tapered = evaluations.iter().map(|evaluation| {
        let plain = |indices: &[u16]| {
            indices.iter().map(|&index| entry(index.into())).fold((0, 0), |sum, e| (sum.0 + e.0, sum.1 + e.1))
        };
        let (white, black) = (plain(&evaluation.white), plain(&evaluation.black));
        let weighted = evaluation.weighted.iter().fold((0, 0), |sum, &(index, times)| {
            let entry = entry(index.into());
            (sum.0 + entry.0 * i32::from(times), sum.1 + entry.1 * i32::from(times))
        });
        let (mg, eg) = (white.0 - black.0 + weighted.0, white.1 - black.1 + weighted.1);
        (mg * evaluation.phase + eg * (FULL_PHASE - evaluation.phase)) / FULL_PHASE
    });
    tapered.map(i64::from).sum::<i64>() as u64
}

#[inline(always)]
fn at<S: Score>(table: &[S; TABLE], index: u16) -> S {
    table[usize::from(index) % TABLE]
}

#[inline(always)]
fn taper<S: Score>(score: S, phase: i32) -> i64 {
    i64::from((score.mg() * phase + score.eg() * (FULL_PHASE - phase)) / FULL_PHASE)
}

#[inline(always)]
fn sums<S: Score>(table: &[S; TABLE], evaluations: &Evaluations) -> u64 {
    let mut total = 0;
    for evaluation in evaluations {
        let mut score = S::ZERO;
        for index in evaluation.white {
            score += at(table, index);
        }
        for index in evaluation.black {
            score -= at(table, index);
        }
        for (index, times) in evaluation.weighted {
            score += at(table, index) * i32::from(times);
        }
        total += opaque(taper(score, evaluation.phase) as u64) as i64;
    }
    total as u64
}

#[inline(always)]
fn chain<S: Score>(table: &[S; TABLE], evaluations: &Evaluations) -> u64 {
    let zero = opaque_zero() as u32;
    let tie = |score: S| (opaque_count((score.mg() ^ score.eg()) as u32) & zero) as u16;
    let mut total = 0;
    for evaluation in evaluations {
        let mut score = S::ZERO;
        let mut link = 0;
        for index in evaluation.white {
            score += at(table, index ^ link);
            link = tie(score);
        }
        for index in evaluation.black {
            score -= at(table, index ^ link);
            link = tie(score);
        }
        for (index, times) in evaluation.weighted {
            score += at(table, index ^ link) * i32::from(times);
            link = tie(score);
        }
        total += taper(score, evaluation.phase);
    }
    total as u64
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use plywright::score::$Variant;

                use super::{Evaluations, TABLE, chain, sums};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/score/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(table: &[$Variant; TABLE], evaluations: &Evaluations) -> u64 {
                    sums(table, evaluations)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/score/", stringify!($file), "/latency"))]
                pub(crate) fn latency(table: &[$Variant; TABLE], evaluations: &Evaluations) -> u64 {
                    chain(table, evaluations)
                }
            }
        )*

        /// Returns the kernels of every variant.
        pub(crate) fn all() -> Vec<Kernel<Evaluations>> {
            vec![
                $({
                    let table: &'static _ = Box::leak(table::<plywright::score::$Variant>());
                    Kernel {
                        name: plywright::score::$Variant::NAME,
                        latency: Box::new(move |evaluations| $file::latency(table, evaluations)),
                        throughput: Box::new(move |evaluations| $file::throughput(table, evaluations)),
                    }
                }),*
            ]
        }
    };
}
plywright::score_variants!(kernels {});
