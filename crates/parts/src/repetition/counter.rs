//! Counters that answer "never seen" at once in nearly all cases, so that the scan is skipped.
//!
//! A small table counts the positions that are remembered now, by the low bits of their keys. If
//! the slot of the last pushed position has a count of one, it counts no other position, so none
//! can be equal to the last. The table holds at most one count for each move of the game and each
//! ply of the search, so it is nearly empty and the early exit is nearly always taken.
//!
//! The counters are those of the engine iCE, described in its blog (2012; claims 32 to 34 in
//! Plywright's `docs/claims.md`). There the counters once became negative, because null moves were
//! removed from the table but never added. Here that bug is impossible: a move is taken back by
//! popping the entry that it pushed, whatever kind of move it was, and the entry stores the amount
//! that it added to its slot.

use super::{NEAREST, Repetition, equals, is_draw_by};
use crate::types::Key;

/// Number of slots, a power of two. With one byte per slot, the table leaves room in the
/// first-level cache for other data. With a hundred remembered positions, a new position meets an
/// occupied slot in fewer than one case of 160.
const SLOTS: usize = 1 << 14;

/// A scan behind a table of counters.
#[derive(Clone, Debug)]
pub struct Counter {
    entries: Vec<Entry>,
    slots: Box<[u8; SLOTS]>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: Key,
    reversible: u32,
    /// The amount that the entry added to its slot: one, or zero if the slot was full. A game that
    /// goes round in circles can fill a slot. Entries pushed after that add nothing, and popping
    /// them takes nothing away, so the slot counts right again once they are popped.
    counted: u8,
}

#[inline(always)]
fn slot_of(key: Key) -> usize {
    key.0 as usize % SLOTS
}

impl Counter {
    /// Number of slots of the table.
    pub const SLOTS: usize = SLOTS;

    /// Returns true if the slot of the last pushed position counts no other position.
    #[inline]
    pub fn is_alone(&self) -> bool {
        self.entries.last().is_none_or(|entry| self.slots[slot_of(entry.key)] == 1)
    }

    /// Returns true if the last pushed position has fewer reversible plies behind it than the
    /// shortest repetition takes.
    #[inline]
    pub fn is_young(&self) -> bool {
        self.entries.last().is_none_or(|entry| entry.reversible < NEAREST)
    }

    /// The scan that the early exit skips, kept out of the exit's code.
    #[cold]
    #[inline(never)]
    fn scan(&self, ply: u32) -> bool {
        let Some((entry, earlier)) = self.entries.split_last() else { return false };
        is_draw_by(equals(earlier, |entry| entry.key, entry.key, entry.reversible), ply)
    }
}

impl Repetition for Counter {
    const NAME: &'static str = "counter";

    fn new() -> Self {
        Self { entries: Vec::with_capacity(1024), slots: Box::new([0; SLOTS]) }
    }

    fn clear(&mut self) {
        self.entries.clear();
        self.slots.fill(0);
    }

    #[inline]
    fn push(&mut self, key: Key, reversible: u32) {
        let slot = &mut self.slots[slot_of(key)];
        let counted = u8::from(*slot < u8::MAX);
        *slot += counted;
        self.entries.push(Entry { key, reversible, counted });
    }

    #[inline]
    fn pop(&mut self) {
        if let Some(entry) = self.entries.pop() {
            self.slots[slot_of(entry.key)] -= entry.counted;
        }
    }

    #[inline]
    fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    fn is_draw(&self, ply: u32) -> bool {
        !self.exits_early() && self.scan(ply)
    }

    #[inline]
    fn earlier(&self, back: usize) -> Option<Key> {
        let at = self.entries.len().checked_sub(back + 1)?;
        self.entries.get(at).map(|entry| entry.key)
    }

    #[inline]
    fn exits_early(&self) -> bool {
        self.is_young() || self.is_alone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Counter {
        /// The sum of all counts: one for each remembered position (claim 34), unless a slot is
        /// full.
        pub(in crate::repetition) fn counts(&self) -> usize {
            self.slots.iter().map(|&count| usize::from(count)).sum()
        }
    }

    /// Two keys that share a slot.
    const KEYS: [Key; 2] = [Key(7), Key(7 + SLOTS as u64)];

    #[test]
    fn a_collision_costs_a_scan_and_no_wrong_answer() {
        let mut memory = Counter::new();
        for reversible in 0..4 {
            memory.push(KEYS[0], reversible);
        }
        memory.push(KEYS[1], 4);
        assert!(!memory.exits_early());
        assert!(!memory.is_draw(5));
    }

    #[test]
    fn a_full_slot_still_empties_and_still_answers() {
        let mut memory = Counter::new();
        for reversible in 0..1_000 {
            memory.push(KEYS[reversible as usize / 2 % 2], reversible);
            assert_eq!(memory.is_draw(0), reversible >= 8, "at {reversible}");
        }
        assert_eq!(memory.counts(), 255);
        for left in (0..1_000).rev() {
            memory.pop();
            assert_eq!(memory.counts(), left.min(255));
        }
    }
}
