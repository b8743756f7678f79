//! ABDADA: a move that another thread searches is deferred until the others have been searched.
//!
//! By then the other thread is likely to be done, and its result in the transposition table. The algorithm is Weill's (*The ABDADA distributed
//! minimax-search algorithm*, ICCA Journal 19, 1996), which keeps the number of searching threads in the entries of that table.
//! This is the simpler form of Tom Kerrigan's (*Simplified ABDADA*, 2017): the moves that are being searched have a small
//! table of their own.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Parallel;
use crate::types::{Key, Move};

/// Buckets of the table, a power of two.
const BUCKETS: usize = 1 << 13;

/// Moves that a bucket has room for: half a cache line's worth.
const WAYS: usize = 4;

/// The moves that are being searched. It may forget one, which is then searched twice, and it may take one for another, which
/// is then deferred in vain.
#[derive(Debug)]
pub struct Abdada {
    taken: Vec<[AtomicU64; WAYS]>,
}

impl Abdada {
    /// Whether nothing is being searched.
    #[cfg(test)]
    pub(crate) fn is_idle(&self) -> bool {
        self.taken.iter().flatten().all(|slot| slot.load(Ordering::Relaxed) == 0)
    }

    /// A move and its position as one number, which is hardly ever 0, and its bucket.
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
        // Its own place and no other: another thread's announcement of the same move stays until that thread withdraws it. Only where
        // both announced it in one place, at the same moment or where there was no room, the first withdrawal removes both.
        if let Some(slot) = bucket.get(place)
            && slot.load(Ordering::Relaxed) == hash
        {
            slot.store(0, Ordering::Relaxed);
        }
    }
}
