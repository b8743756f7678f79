//! A slot of the transposition table: sixteen bytes that threads read and write without a lock.
//!
//! A slot is two words, and two threads that write it at once can leave a word of each. So the first word is not the key
//! but the key combined with the second by exclusive or: a mixed pair reads as the slot of another key, so nothing is found
//! (Hyatt and Mann, *A lock-less transposition table implementation for parallel search chess engines*, ICGA Journal 25,
//! 2002). All accesses are atomic, so there is no data race, and relaxed, so they cost what plain ones do: no word says
//! anything about the rest of memory.

use std::sync::atomic::{AtomicU64, Ordering};

/// A word that threads share. The table's are the standard library's; a model checker has its own.
pub(crate) trait Word {
    /// Its value.
    fn read(&self) -> u64;

    /// Gives it another value.
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

/// What is stored under a key: a word of data.
#[derive(Debug, Default)]
#[repr(C)]
pub(crate) struct Slot<W = AtomicU64> {
    /// The key, combined with the data.
    check: W,
    data: W,
}

impl<W: Word> Slot<W> {
    /// The key and the data that were stored; zeros where nothing was. Where two threads wrote at once, the key is one that neither
    /// of them stored, but for one case in 2^64.
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
