//! A list of moves without a heap allocation.

use std::ops::{Deref, DerefMut};

use crate::types::Move;

/// A list of up to 255 moves. No position that a game can reach has more than 218.
///
/// The length is a byte, and there is one more slot than a byte can count. An access outside the
/// slots is therefore impossible, and the program needs no bounds checks.
#[derive(Clone, Debug)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY + 1],
    len: u8,
}

impl MoveList {
    /// Largest number of moves in a list.
    pub const CAPACITY: usize = u8::MAX as usize;

    /// An empty list.
    #[inline(always)]
    pub const fn new() -> Self {
        Self { moves: [Move::NULL; Self::CAPACITY + 1], len: 0 }
    }

    /// Appends a move. A full list stays unchanged.
    #[inline(always)]
    pub fn push(&mut self, mv: Move) {
        debug_assert!(self.len < u8::MAX, "no position has so many moves");
        if let Some(longer) = self.len.checked_add(1) {
            self.moves[usize::from(self.len)] = mv;
            self.len = longer;
        }
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        &self.moves[..usize::from(self.len)]
    }
}

impl DerefMut for MoveList {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.moves[..usize::from(self.len)]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
