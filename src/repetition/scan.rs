//! Walks back through the keys: every second one, since the same side must be to move.

use super::Repetition;
use crate::types::Key;

/// Keys in the order they came on the board.
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

    fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    fn is_draw(&self, ply: u32) -> bool {
        let Some((&(key, reversible), earlier)) = self.entries.split_last() else { return false };
        let reach = (reversible as usize).min(earlier.len());
        let mut seen = false;
        let mut distance = 4;
        while distance <= reach {
            if earlier[earlier.len() - distance].0 == key {
                if seen || (distance as u32) < ply {
                    return true;
                }
                seen = true;
            }
            distance += 2;
        }
        false
    }
}
