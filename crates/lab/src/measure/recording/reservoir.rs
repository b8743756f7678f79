//! A fair sample of a stream of unknown length.

use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::Rng;

/// Keeps a fixed number of elements; each element of the stream is equally likely to be kept.
///
/// Source: Vitter's algorithm R, *Random Sampling with a Reservoir*, 1985.
#[derive(Debug)]
pub(super) struct Reservoir<T> {
    pub(super) elements: Vec<T>,
    size: usize,
    /// Length of the stream so far.
    pub(super) offered: u64,
}

impl<T> Reservoir<T> {
    pub(super) fn new(size: usize) -> Self {
        Self { elements: Vec::new(), size, offered: 0 }
    }

    /// Offers the next element of the stream; `element` is called only if it is kept.
    #[inline]
    pub(super) fn offer(&mut self, random: &mut Xoshiro256StarStar, element: impl FnOnce() -> T) {
        self.offered += 1;
        if self.elements.len() < self.size {
            self.elements.push(element());
        } else if let Some(kept) = self.elements.get_mut(below(random, self.offered) as usize) {
            *kept = element();
        }
    }
}

#[inline]
pub(super) fn below(random: &mut Xoshiro256StarStar, bound: u64) -> u64 {
    ((u128::from(random.next_u64()) * u128::from(bound)) >> 64) as u64
}
