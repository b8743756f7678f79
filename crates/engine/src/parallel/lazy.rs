//! Lazy SMP: threads that know of each other only through the transposition table.

use super::Parallel;
use crate::types::{Key, Move};

/// Each thread searches as if it were alone.
#[derive(Clone, Copy, Debug)]
pub struct Lazy;

impl Parallel for Lazy {
    const NAME: &'static str = "lazy";

    const DEFERS: bool = false;

    fn new() -> Self {
        Self
    }

    fn clear(&mut self) {}

    #[inline(always)]
    fn is_taken(&self, _key: Key, _mv: Move) -> bool {
        false
    }

    #[inline(always)]
    fn take(&self, _key: Key, _mv: Move) -> usize {
        0
    }

    #[inline(always)]
    fn release(&self, _key: Key, _mv: Move, _place: usize) {}
}
