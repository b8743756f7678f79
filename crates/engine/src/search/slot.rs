//! A slot of the transposition table: sixteen bytes that threads read and write without a lock.
//!
//! A slot is two words, and two threads that write it at the same time can leave one word each. So
//! the first word is not the key itself but the exclusive or of the key and the second word. A
//! mixed pair then reads as the slot of a different key, and a lookup finds nothing (Hyatt and
//! Mann, *A lock-less transposition table implementation for parallel search chess engines*, ICGA
//! Journal 25, 2002). All accesses are atomic, so there is no data race. They are relaxed, because
//! no word says anything about the rest of memory, and so they cost no more than plain accesses.

use std::sync::atomic::{AtomicU64, Ordering};

/// A word shared by threads. The table uses the standard library's atomic; a model checker uses its
/// own.
pub(crate) trait Word {
    /// Returns the value.
    fn read(&self) -> u64;

    /// Replaces the value.
    fn write(&self, value: u64);
}

impl Word for AtomicU64 {
    #[inline(always)]
    fn read(&self) -> u64 {
        self.load(Ordering::Relaxed)
    }

    #[inline(always)]
    fn write(&self, value: u64) {
        self.store(value, Ordering::Relaxed);
    }
}

/// A slot of the table: a key and one word of data.
#[derive(Debug, Default)]
#[repr(C)]
pub(crate) struct Slot<W = AtomicU64> {
    /// The key, combined with the data by exclusive or.
    check: W,
    data: W,
}

impl<W: Word> Slot<W> {
    /// Returns the stored key and data, or zeros if nothing was stored. If the slot's two words
    /// come from different writes, the key is one that neither of them stored, except in one case
    /// out of 2^64.
    #[inline(always)]
    pub(crate) fn read(&self) -> (u64, u64) {
        let data = self.data.read();
        (self.check.read() ^ data, data)
    }

    /// Stores data under a key.
    #[inline(always)]
    pub(crate) fn write(&self, key: u64, data: u64) {
        self.check.write(key ^ data);
        self.data.write(data);
    }
}

const _: () = assert!(size_of::<Slot>() == 16);
