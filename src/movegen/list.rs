//! A list of moves that needs no heap.

use std::ops::{Deref, DerefMut};

use crate::types::Move;

/// Up to 256 moves: no position that eight promotions a side can lead to has more than 218.
#[derive(Clone, Debug)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    /// How many moves fit.
    pub const CAPACITY: usize = 256;

    /// An empty list.
    #[inline(always)]
    pub const fn new() -> Self {
        Self { moves: [Move::NULL; Self::CAPACITY], len: 0 }
    }

    /// Appends a move; a full list stays as it is.
    #[inline(always)]
    pub fn push(&mut self, mv: Move) {
        debug_assert!(self.len < Self::CAPACITY, "no position has so many moves");
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
            self.len += 1;
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
        &self.moves[..self.len]
    }
}

impl DerefMut for MoveList {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
