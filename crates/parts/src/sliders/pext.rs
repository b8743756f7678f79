//! `pext`: one instruction gathers the relevant blockers into an index.

use super::Sliders;
use super::subsets::{ATTACKS, COUNT, REACHES, Reach};
use crate::cpu::Bmi2;
use crate::types::{Bitboard, Square};

/// Looks the attacks up in a table of 840 KB, at the index that BMI2's `pext` computes from the
/// blockers.
///
/// Source: Intel's manual for the instruction. The table holds the same attacks as that of
/// [`Magic`](super::Magic), but for each square in the order of the indices that `pext` gives.
/// Available on x86-64 with BMI2; slow, but correct, on CPUs that run the instruction in microcode
/// ([`cpu::has_slow_pext`](crate::cpu::has_slow_pext)).
#[derive(Clone, Copy, Debug)]
pub struct Pext(Bmi2);

/// Returns the bits of `word` that `mask` selects, gathered in the lowest bits in the same order.
///
/// The target always has BMI2 here, so the intrinsic is inlined. It tells the optimiser more than
/// assembler does.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline(always)]
fn gather(_bmi2: Bmi2, word: u64, mask: u64) -> usize {
    // SAFETY: the target has BMI2.
    unsafe { std::arch::x86_64::_pext_u64(word, mask) as usize }
}

/// Gathers the same bits with assembler, which is inlined anywhere. The intrinsic has the attribute
/// `#[target_feature]`, so it is a call wherever the caller lacks the feature: in a build for plain
/// x86-64, one call per lookup.
#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
#[inline(always)]
fn gather(_bmi2: Bmi2, word: u64, mask: u64) -> usize {
    let gathered: usize;
    // SAFETY: `_bmi2` proves that the CPU has BMI2; the instruction touches neither memory nor
    // flags.
    unsafe {
        std::arch::asm!(
            "pext {gathered}, {word}, {mask}",
            gathered = lateout(reg) gathered,
            word = in(reg) word,
            mask = in(reg) mask,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
    gathered
}

/// Gathers the same bits with a loop. Unreachable, because no [`Pext`] can exist here.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
fn gather(_bmi2: Bmi2, word: u64, mask: u64) -> usize {
    let (mut gathered, mut mask) = (0, mask);
    for place in 0..mask.count_ones() {
        gathered |= ((word >> mask.trailing_zeros() & 1) as usize) << place;
        mask &= mask - 1;
    }
    gathered
}

impl Pext {
    #[inline(always)]
    fn attacks(self, slider: usize, square: Square, occupied: Bitboard) -> Bitboard {
        let Reach { mask, start } = REACHES[slider][square.index()];
        let index = start + gather(self.0, occupied.0, mask);
        debug_assert!(index < COUNT);
        // SAFETY: `gather` returns less than 2^(bits of `mask`), and each reach has 2^(bits of its
        // mask) entries before the next reach or the end of the table; the tests look up every
        // possible set. A bounds check costs perft 2 to 4 %.
        Bitboard(unsafe { *ATTACKS.get_unchecked(index) })
    }
}

impl Sliders for Pext {
    const NAME: &'static str = "pext";

    #[inline(always)]
    fn new() -> Option<Self> {
        if cfg!(target_arch = "x86_64") { Bmi2::new().map(Self) } else { None }
    }

    #[inline(always)]
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        self.attacks(0, square, occupied)
    }

    #[inline(always)]
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        self.attacks(1, square, occupied)
    }
}
