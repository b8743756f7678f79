//! Walks back through every second key, because the same side must be to move.

use super::{NEAREST, Repetition, equals, is_draw_by};
use crate::types::Key;

/// Keys in the order in which they came on the board, each with the greatest number of plies back
/// at which an equal position can lie.
#[derive(Clone, Debug)]
pub struct Scan {
    entries: Vec<(Key, u32)>,
}

impl Repetition for Scan {
    const NAME: &'static str = "scan";

    fn new() -> Self {
        Self { entries: Vec::with_capacity(1024) }
    }

    fn clear(&mut self) {
        self.entries.clear();
    }

    #[inline]
    fn push(&mut self, key: Key, reversible: u32) {
        self.entries.push((key, reversible));
    }

    #[inline]
    fn pop(&mut self) {
        self.entries.pop();
    }

    #[inline]
    fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    fn is_draw(&self, ply: u32) -> bool {
        let Some((&(key, reversible), earlier)) = self.entries.split_last() else { return false };
        is_draw_by(equals(earlier, |&(key, _)| key, key, reversible), ply)
    }

    #[inline]
    fn earlier(&self, back: usize) -> Option<Key> {
        let at = self.entries.len().checked_sub(back + 1)?;
        self.entries.get(at).map(|&(key, _)| key)
    }

    #[inline]
    fn exits_early(&self) -> bool {
        self.entries.last().is_none_or(|&(_, reversible)| reversible < NEAREST)
    }
}
