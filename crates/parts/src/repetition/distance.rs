//! Looks for an earlier equal position when a position comes on the board, and stores the answer
//! with it.
//!
//! Every push pays for the scan; every later question is one comparison, however often it is asked.

use super::{Repetition, equals};
use crate::types::Key;

/// Keys, each with the smallest `ply` for which `is_draw` is true: 0 for a threefold, the distance
/// plus one for a twofold, `None` for no repetition.
#[derive(Clone, Debug)]
pub struct Distance {
    entries: Vec<(Key, Option<u32>)>,
}

impl Repetition for Distance {
    const NAME: &'static str = "distance";

    fn new() -> Self {
        Self { entries: Vec::with_capacity(1024) }
    }

    fn clear(&mut self) {
        self.entries.clear();
    }

    #[inline]
    fn push(&mut self, key: Key, reversible: u32) {
        let draw_from = {
            let mut distances = equals(&self.entries, |&(key, _)| key, key, reversible);
            match (distances.next(), distances.next()) {
                (None, _) => None,
                (Some(nearest), None) => Some(nearest + 1),
                (Some(_), Some(_)) => Some(0),
            }
        };
        self.entries.push((key, draw_from));
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
        matches!(self.entries.last(), Some(&(_, Some(draw_from))) if draw_from <= ply)
    }

    #[inline]
    fn earlier(&self, back: usize) -> Option<Key> {
        let at = self.entries.len().checked_sub(back + 1)?;
        self.entries.get(at).map(|&(key, _)| key)
    }

    #[inline]
    fn exits_early(&self) -> bool {
        true
    }
}
