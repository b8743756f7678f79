//! Seeded random numbers: every random choice of a run comes from its seed, so that a run can be
//! repeated step by step.

use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};

/// A stream of random choices.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256StarStar);

impl Rng {
    /// Creates the stream of a seed for a purpose. Streams for different purposes are independent,
    /// so taking more numbers from one of them does not change the others.
    pub fn new(seed: u64, purpose: &str) -> Self {
        // FNV-1a; the only requirement is that different names give different numbers.
        let name = purpose.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self(Xoshiro256StarStar::seed_from_u64(seed ^ name))
    }

    /// Returns a number below `bound`. Each has the probability 1 / `bound`, with an error below
    /// 2^-64.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        let scaled = u128::from(self.0.next_u64()) * bound as u128;
        (scaled >> 64) as usize
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// Returns a number from the standard normal distribution.
    pub fn normal(&mut self) -> f64 {
        let mut unit = || (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
        let radius = (-2.0 * (1.0 - unit()).ln()).sqrt();
        radius * (std::f64::consts::TAU * unit()).cos()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_and_a_purpose_give_the_same_choices_again() {
        let choices = |seed, purpose| {
            let mut rng = Rng::new(seed, purpose);
            std::array::from_fn::<usize, 16, _>(|_| rng.below(1000))
        };
        assert_eq!(choices(1, "order"), choices(1, "order"));
        assert_ne!(choices(1, "order"), choices(2, "order"));
        assert_ne!(choices(1, "order"), choices(1, "bootstrap"));
    }

    #[test]
    fn all_orders_are_equally_likely() {
        let mut rng = Rng::new(7, "test");
        let mut seen = std::collections::BTreeMap::<[u8; 3], u32>::new();
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            rng.shuffle(&mut items);
            *seen.entry(items).or_default() += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|count| (850..1150).contains(count)), "{seen:?}");
    }
}
