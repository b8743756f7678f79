//! The kernels of the axis `endgame`. One operation asks the endgame source about one position.
//!
//! Variants know different things, so each has an answer of its own, and no figure here shows that
//! one variant is better: a source that rarely has an answer is fast. The other axes are those of
//! the portable recipe. In the latency kernel the index of the next position depends on the
//! previous answer.

use std::hint::black_box;

use plywright::board::Position;
use plywright::endgame::Endgame;
use plywright::endings::{Answer, Endings};
use plywright::recipe::{Of, with};
use plywright::{endgame, popcount, score, sliders};

use super::{Kernel, opaque, opaque_zero};

/// Positions with few pieces.
pub(crate) type Positions = Vec<Position>;

/// A recipe with a variant of this axis.
type With<P, S, C, N> = Of<P, S, with::Score<C, with::Endgame<N>>>;

/// The portable recipe with a variant of this axis.
type Portable<N> = With<popcount::Swar, sliders::Magic, score::Packed, N>;

fn portable<N: Endgame>() -> Portable<N> {
    Portable::new(popcount::Swar, sliders::Magic)
}

/// Returns an answer as a number. The sum over positions counts, in 16 bits each, the losses, the
/// draws, the wins, and the answers from a source that knows all positions of its kind.
#[inline(always)]
fn number(answer: Option<Answer>) -> u64 {
    answer.map_or(0, |answer| 1 << (16 * answer.wdl as u32) | u64::from(answer.is_complete) << 48)
}

/// Returns the answer of a variant's kernels, computed with slow and plain variants of `popcount`,
/// `sliders` and `score`. The tests of `endings` check that the answers are true.
pub(crate) fn answer(variant: &str, positions: &Positions) -> Option<u64> {
    fn answer<N: Endgame>(positions: &Positions) -> u64 {
        type Plain<N> = With<popcount::Sparse, sliders::Rays, score::Split, N>;
        let recipe = Plain::<N>::new(popcount::Sparse, sliders::Rays);
        let endings = Endings::new(recipe);
        let number = |position: &Position| number(endings.ask(recipe, black_box(position.placement())));
        positions.iter().map(number).sum()
    }
    macro_rules! each {
        ({ $variant:ident $positions:ident } $(($file:ident, $Variant:ident))*) => {
            $(if $variant == <endgame::$Variant as Endgame>::NAME {
                return Some(answer::<endgame::$Variant>($positions));
            })*
        };
    }
    plywright::endgame_variants!(each { variant positions });
    None
}

#[inline(always)]
fn ask<N: Endgame>(endings: &Endings, positions: &[Position], zero: u64) -> u64 {
    let recipe = portable::<N>();
    let (mut sum, mut link) = (0, 0);
    for at in 0..positions.len() {
        if let Some(position) = positions.get(at ^ link) {
            let number = opaque(number(endings.ask(recipe, black_box(position).placement())));
            sum += number;
            link = (number & zero) as usize;
        }
    }
    sum
}

macro_rules! kernels {
    ({} $(($file:ident, $Variant:ident))*) => {
        $(
            pub(crate) mod $file {
                use super::{Endings, Positions, ask, endgame::$Variant, opaque_zero};

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/endgame/", stringify!($file), "/throughput"))]
                pub(crate) fn throughput(endings: &Endings, positions: &Positions) -> u64 {
                    ask::<$Variant>(endings, positions, 0)
                }

                #[inline(never)]
                #[unsafe(export_name = concat!("kernels/endgame/", stringify!($file), "/latency"))]
                pub(crate) fn latency(endings: &Endings, positions: &Positions) -> u64 {
                    ask::<$Variant>(endings, positions, opaque_zero())
                }
            }
        )*

        /// Returns the kernels of every variant. A variant's data is prepared at its first use, so
        /// that tables are not unpacked for other variants.
        pub(crate) fn all() -> Vec<Kernel<Positions>> {
            vec![
                $({
                    let [mut chained, mut free] = [None; 2];
                    let ready = || Endings::new(portable::<endgame::$Variant>());
                    Kernel {
                        name: <endgame::$Variant as Endgame>::NAME,
                        latency: Box::new(move |positions| $file::latency(chained.get_or_insert_with(ready), positions)),
                        throughput: Box::new(move |positions| $file::throughput(free.get_or_insert_with(ready), positions)),
                    }
                }),*
            ]
        }
    };
}
plywright::endgame_variants!(kernels {});
