//! Random numbers, the same on every target for the same seed.

/// The generator xoshiro256**. Its state comes from splitmix64, as its authors advise (Blackman and
/// Vigna, <https://prng.di.unimi.it/>). It also works at compile time.
#[derive(Clone, Debug)]
pub struct Random([u64; 4]);

impl Random {
    /// Creates a generator with the sequence of this seed.
    #[inline]
    pub const fn new(seed: u64) -> Self {
        let mut state = [0; 4];
        let mut sum = seed;
        let mut i = 0;
        while i < 4 {
            sum = sum.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = sum;
            word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            state[i] = word ^ word >> 31;
            i += 1;
        }
        Self(state)
    }

    /// Returns the next word.
    #[inline]
    pub const fn word(&mut self) -> u64 {
        let state = &mut self.0;
        let word = state[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let shifted = state[1] << 17;
        state[2] ^= state[0];
        state[3] ^= state[1];
        state[1] ^= state[2];
        state[0] ^= state[3];
        state[2] ^= shifted;
        state[3] = state[3].rotate_left(45);
        word
    }

    /// Returns a number below `end`, or 0 if `end` is 0: the next word times `end`, divided by 2^64
    /// and rounded down.
    #[inline]
    pub const fn below(&mut self, end: u64) -> u64 {
        ((self.word() as u128 * end as u128) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256StarStar;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    #[test]
    fn the_generator_is_xoshiro256_star_star() {
        let mut ours = Random::new(42);
        let mut theirs = Xoshiro256StarStar::seed_from_u64(42);
        for _ in 0..1000 {
            assert_eq!(ours.word(), theirs.next_u64());
        }
    }

    #[test]
    fn all_numbers_below_the_bound_occur() {
        let mut random = Random::new(1);
        let mut seen = [0; 6];
        for _ in 0..6_000 {
            seen[random.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| (850..1_150).contains(&times)), "{seen:?}");
        assert_eq!((random.below(0), random.below(1)), (0, 0));
    }
}
