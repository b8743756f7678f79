//! Two 16-bit halves in one i32: `(eg << 16) + mg` (claims 1 to 6 in Plywright's `docs/claims.md`).
//!
//! The word is the value `65536 * eg + mg`, and all arithmetic is modulo 2^32. So a sum, a
//! difference and a multiple of words are the words of the sum, the difference and the multiple,
//! including carries and borrows between the halves. Only the values unpacked at the end must be in
//! range: -32,768 to 32,767 in each half, inclusive. (Claim 6 demands this of every intermediate
//! value; debug builds of all variants do too, so that they stay interchangeable.)
//!
//! A quotient of words is not the word of the quotients (claim 5): the remainder of the endgame
//! half falls into the midgame half.

use super::operators::{is_in_range, operators};
use super::{Score, Tables};

/// The midgame value in the low half, the endgame value in the high half.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub struct Packed(i32);

impl Packed {
    /// Makes a score of these two values.
    #[inline(always)]
    pub const fn new(mg: i32, eg: i32) -> Self {
        debug_assert!(is_in_range(mg, eg), "a score holds -32,768 to 32,767");
        Self((eg << 16).wrapping_add(mg))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }

    #[inline(always)]
    fn negated(self) -> Self {
        Self(self.0.wrapping_neg())
    }

    #[inline(always)]
    fn times(self, factor: i32) -> Self {
        Self(self.0.wrapping_mul(factor))
    }
}

operators!(Packed);

impl Score for Packed {
    const NAME: &'static str = "packed";
    const ZERO: Self = Self(0);

    #[inline(always)]
    fn new(mg: i32, eg: i32) -> Self {
        Self::new(mg, eg)
    }

    #[inline(always)]
    fn mg(self) -> i32 {
        i32::from(self.0 as i16)
    }

    #[inline(always)]
    fn eg(self) -> i32 {
        // A negative midgame value has borrowed one from the endgame half; adding half of the low
        // half's range gives it back.
        self.0.wrapping_add(0x8000) >> 16
    }

    #[inline(always)]
    fn tables<T: Tables>() -> &'static T::Of<Self> {
        T::Packed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_is_laid_out_as_the_source_says() {
        assert_eq!(Packed::new(0x1234, 0x0abc).0, 0x0abc_1234);
        assert_eq!(Packed::new(-1, 1).0, 0x0000_ffff);
    }

    #[test]
    fn intermediate_words_may_leave_the_range_if_the_result_does_not() {
        let (a, b) = (Packed::new(30_000, -30_000), Packed::new(20_000, -20_000));
        assert_eq!(a.plus(b).minus(b), a);
        assert_eq!(a.times(1_000).minus(a.times(999)), a);
    }

    /// The unsigned case (claim 63): neither half needs a correction when it is read, while signed
    /// halves both need one.
    #[test]
    fn halves_that_are_never_negative_need_no_correction() {
        let pack = |mg: u32, eg: u32| eg * 65_536 + mg;
        let read = |word: u32| (word % 65_536, word / 65_536);
        for (mg, eg) in [(0, 0), (1, 65_535), (65_535, 1), (65_535, 65_535), (40_000, 20_000)] {
            assert_eq!(read(pack(mg, eg)), (mg, eg));
            assert_eq!(read(pack(mg / 3, eg / 3) * 3), (mg / 3 * 3, eg / 3 * 3));
            assert_eq!(read(pack(mg, eg) - pack(mg / 2, eg / 2)), (mg - mg / 2, eg - eg / 2));
        }
        assert_ne!(read(pack(40_000, 1) + pack(40_000, 1)), (80_000, 2), "a sum beyond the range");
        assert_ne!(read(Packed::new(-1, 1).0 as u32), (65_535, 1), "a negative half takes from the other");
    }

    #[test]
    fn division_is_not_offered_because_it_corrupts_the_midgame_half() {
        let divided = |mg, eg, by| Packed(Packed::new(mg, eg).0 / by);
        assert_eq!(divided(100, 200, 2), Packed::new(50, 100), "an endgame value that divides does no harm");
        assert_ne!(divided(100, 201, 2).mg(), 50, "one that does not spills into the midgame value");
        let spoilt = (1..100).filter(|&eg| divided(100, eg, 4).mg() != 25).count();
        assert_eq!(spoilt, 75, "all that are no multiples of four");
    }
}
