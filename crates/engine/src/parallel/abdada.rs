//! ABDADA: a thread that meets a move which another thread is searching defers it, and searches its
//! other moves first.
//!
//! By then the other thread has probably finished, and its result is in the transposition table.
//! The algorithm is Weill's (*The ABDADA distributed minimax-search algorithm*, ICCA Journal 19,
//! 1996), which keeps the number of searching threads in the entries of that table. This is Tom
//! Kerrigan's simpler form (*Simplified ABDADA*, 2017), which keeps the moves being searched in a
//! separate small table.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Parallel;
use crate::types::{Key, Move};

/// Number of buckets in the table, a power of two.
const BUCKETS: usize = 1 << 13;

/// Moves in a bucket: half a cache line.
const WAYS: usize = 4;

/// The moves that are being searched. The table may forget a move, which two threads may then
/// search, and may mistake one move for another, which is then deferred in vain.
#[derive(Debug)]
pub struct Abdada {
    taken: Vec<[AtomicU64; WAYS]>,
}

impl Abdada {
    /// Returns true if no move is being searched.
    #[cfg(test)]
    pub(crate) fn is_idle(&self) -> bool {
        self.taken.iter().flatten().all(|slot| slot.load(Ordering::Relaxed) == 0)
    }

    /// Returns a hash of a move and its position, almost never 0, and the bucket of that hash.
    #[inline]
    fn find(&self, key: Key, mv: Move) -> Option<(u64, &[AtomicU64; WAYS])> {
        let hash = (key.0 ^ u64::from(mv.bits())).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Some((hash, self.taken.get(hash as usize >> 7 & (BUCKETS - 1))?))
    }
}

impl Parallel for Abdada {
    const NAME: &'static str = "abdada";

    const DEFERS: bool = true;

    fn new() -> Self {
        Self { taken: std::iter::repeat_with(Default::default).take(BUCKETS).collect() }
    }

    fn clear(&mut self) {
        self.taken.fill_with(Default::default);
    }

    #[inline]
    fn is_taken(&self, key: Key, mv: Move) -> bool {
        self.find(key, mv)
            .is_some_and(|(hash, bucket)| bucket.iter().any(|slot| slot.load(Ordering::Relaxed) == hash))
    }

    #[inline]
    fn take(&self, key: Key, mv: Move) -> usize {
        let Some((hash, bucket)) = self.find(key, mv) else { return 0 };
        let place = bucket.iter().position(|slot| slot.load(Ordering::Relaxed) == 0).unwrap_or(0);
        bucket[place].store(hash, Ordering::Relaxed);
        place
    }

    #[inline]
    fn release(&self, key: Key, mv: Move, place: usize) {
        let Some((hash, bucket)) = self.find(key, mv) else { return };
        // Clears only its own slot: another thread's announcement of the same move stays until that
        // thread withdraws it. If both threads used the same slot (at the same moment, or because
        // the bucket was full), the first withdrawal removes both.
        if let Some(slot) = bucket.get(place)
            && slot.load(Ordering::Relaxed) == hash
        {
            slot.store(0, Ordering::Relaxed);
        }
    }
}
