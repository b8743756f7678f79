//! The transposition table: the search's results about positions, kept for when the positions come
//! up again.
//!
//! Entries are sixteen bytes with the whole key, four to a cache line. Nothing depends on
//! addresses, the word size or the byte order, so the same search finds the same entries on every
//! target.

use std::alloc::{Layout, alloc_zeroed};
use std::hint::black_box;

use super::slot::Slot;
use super::{Bound, EVAL_LIMIT, MATE, MATE_FLOOR, TABLE_FLOOR, TABLE_WIN, Value};
use crate::board::Position;
use crate::types::{Key, Move};

/// Size of the smallest table, in MiB.
pub const MIN_HASH_MIB: usize = 1;

/// Size of the largest table, in MiB.
pub const MAX_HASH_MIB: usize = 65_536;

/// The memory does not suffice for a transposition table of this size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no memory for a hash table of {mib} MiB")]
pub struct OutOfMemory {
    /// The requested size, in MiB.
    pub mib: usize,
}

/// The table's knowledge about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// The best move, or the null move. It may come from another position with the same key, so it
    /// must be checked.
    pub(super) mv: Move,
    /// The value. The distance to a mate, or to a win that Syzygy files know, is counted from the
    /// root of the present search.
    pub(super) value: Value,
    /// The static evaluation, or `None` if none was made: in check, or for a position that Syzygy
    /// files settled.
    pub(super) eval: Option<Value>,
    /// Depth of the search in plies; 0 for quiescence.
    pub(super) depth: i32,
    /// The relation of the value to the true one.
    pub(super) bound: Bound,
}

impl Record {
    /// Returns true if the record settles a search `depth` plies deep with the null window below
    /// `beta`.
    #[inline(always)]
    pub(super) fn settles(&self, depth: i32, beta: Value) -> bool {
        self.depth >= depth && self.bound.settles(self.value, beta)
    }

    /// Returns the stored value if it is known to be closer to the truth than the static evaluation
    /// `eval`, otherwise `eval`.
    #[inline(always)]
    pub(super) fn refined(&self, eval: Value) -> Value {
        match self.bound {
            Bound::Exact => self.value,
            Bound::Lower => self.value.max(eval),
            Bound::Upper => self.value.min(eval),
        }
    }
}

/// The data of a slot; all zero if the slot is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    mv: u16,
    value: i16,
    eval: i16,
    depth: u8,
    /// The bound in the low two bits, the age above.
    bound_and_age: u8,
}

/// Marks a position without a static evaluation.
const NO_EVAL: i16 = i16::MIN;

/// Alignment of large memory pages, in bytes.
const PAGE: usize = 2 << 20;

/// Number of extra slots, so that the table can start at the beginning of a page.
const SPARE: usize = PAGE / size_of::<Slot>();

/// Number of different ages; ages wrap around at this.
const AGES: u8 = 64;

/// Number of entries in a bucket.
const WAYS: usize = 4;

/// Number of buckets up to which a table is written when it is made or cleared, so that its pages
/// exist before a clock runs. Larger tables are left to the operating system, which provides a page
/// of zeros when it is first touched.
const EAGER_BUCKETS: usize = 1 << 24;

impl Entry {
    /// Unpacks an entry from the data word of a slot.
    #[inline(always)]
    const fn of(data: u64) -> Self {
        Self {
            mv: data as u16,
            value: (data >> 16) as i16,
            eval: (data >> 32) as i16,
            depth: (data >> 48) as u8,
            bound_and_age: (data >> 56) as u8,
        }
    }

    /// Packs the entry into a data word.
    #[inline(always)]
    const fn data(self) -> u64 {
        self.mv as u64
            | (self.value as u16 as u64) << 16
            | (self.eval as u16 as u64) << 32
            | (self.depth as u64) << 48
            | (self.bound_and_age as u64) << 56
    }

    #[inline(always)]
    const fn is_empty(self) -> bool {
        self.bound_and_age & 3 == 0
    }

    #[inline(always)]
    fn bound(self) -> Option<Bound> {
        match self.bound_and_age & 3 {
            1 => Some(Bound::Upper),
            2 => Some(Bound::Lower),
            3 => Some(Bound::Exact),
            _ => None,
        }
    }

    /// Returns the worth of keeping the entry at the current age; deep and recent entries are worth
    /// most.
    #[inline(always)]
    fn merit(self, age: u8) -> i32 {
        if self.is_empty() {
            return i32::MIN;
        }
        let old = age.wrapping_sub(self.bound_and_age >> 2) % AGES;
        i32::from(self.depth) - 4 * i32::from(old)
    }
}

/// The table. The threads of a search share it.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    /// Number of slots to skip at the beginning, so that the table starts at a large page and each
    /// bucket is one cache line.
    skip: usize,
    buckets: usize,
    mib: usize,
    age: u8,
}

impl Table {
    /// Makes a table of `mib` MiB, clamped to the limits. If memory is short, halves the size until
    /// the table fits; without memory for the smallest table, the table has no slots.
    pub(super) fn new(mib: usize) -> Self {
        let mut table = Self { slots: Vec::new(), skip: 0, buckets: 0, mib: 0, age: 0 };
        let mut mib = mib.clamp(MIN_HASH_MIB, MAX_HASH_MIB);
        while table.allocate(mib).is_err() && mib > MIN_HASH_MIB {
            mib /= 2;
        }
        table
    }

    /// Resizes the table, clamped to the limits, and empties it. If memory is short, returns an
    /// error, and the table is emptied but keeps its former size.
    pub(super) fn resize(&mut self, mib: usize) -> Result<(), OutOfMemory> {
        let (before, mib) = (self.mib, mib.clamp(MIN_HASH_MIB, MAX_HASH_MIB));
        // The old table is freed first, because there may not be room for both.
        self.release();
        self.allocate(mib).inspect_err(|_| *self = Self::new(before))
    }

    /// Returns the size in MiB.
    pub(super) fn mib(&self) -> usize {
        self.mib
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.age = 0;
        if self.buckets <= EAGER_BUCKETS {
            blank(&mut self.slots);
        } else {
            let mib = self.mib;
            self.release();
            *self = Self::new(mib);
        }
    }

    /// Begins a new search: all existing entries become older.
    pub(super) fn begin_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn release(&mut self) {
        *self = Self { slots: Vec::new(), skip: 0, buckets: 0, mib: 0, age: 0 };
    }

    fn allocate(&mut self, mib: usize) -> Result<(), OutOfMemory> {
        let short = OutOfMemory { mib };
        let buckets = mib.checked_mul((1 << 20) / (WAYS * size_of::<Slot>())).ok_or(short)?;
        let count = buckets.checked_mul(WAYS).and_then(|count| count.checked_add(SPARE)).ok_or(short)?;
        let mut slots = zeroed(count).ok_or(short)?;
        let skip = slots.as_ptr().align_offset(PAGE);
        self.skip = if skip < SPARE { skip } else { 0 };
        advise(&mut slots[self.skip..]);
        if buckets <= EAGER_BUCKETS {
            // Without the black box the compiler, which knows that the slots are zero, would write
            // nothing.
            blank(black_box(&mut slots));
        }
        (self.slots, self.buckets, self.mib) = (slots, buckets, mib);
        Ok(())
    }

    /// Returns the index of a key's bucket: the key as a fraction of all keys, times the number of
    /// buckets.
    #[inline(always)]
    fn bucket_index(&self, key: Key) -> usize {
        ((u128::from(key.0) * self.buckets as u128) >> 64) as usize
    }

    /// Returns the bucket of a key.
    #[inline(always)]
    fn bucket(&self, key: Key) -> Option<&[Slot; WAYS]> {
        self.slots.get(self.skip..)?.as_chunks().0.get(self.bucket_index(key))
    }

    /// Prefetches the bucket of a key that will be probed soon.
    #[inline(always)]
    pub(super) fn prefetch(&self, key: Key) {
        if let Some(bucket) = self.bucket(key) {
            fetch(bucket);
        }
    }

    /// Returns the record of the position with this key, `ply` plies below the root and `clock`
    /// plies after the last irreversible move.
    #[inline]
    pub(super) fn probe(&self, key: Key, ply: usize, clock: u16) -> Option<Record> {
        let mut found = self.bucket(key)?.iter().map(Slot::read);
        let entry = Entry::of(found.find(|&(other, _)| other == key.0)?.1);
        Some(Record {
            bound: entry.bound()?,
            mv: Move::from_bits(entry.mv),
            value: from_table(entry.value.into(), ply, clock),
            eval: (entry.eval != NO_EVAL).then_some(entry.eval.into()),
            depth: entry.depth.into(),
        })
    }

    /// Stores a record about a position `ply` plies below the root.
    #[inline]
    pub(super) fn store(&self, key: Key, ply: usize, record: Record) {
        let age = self.age;
        let Some(bucket) = self.bucket(key) else { return };
        // The record replaces the entry of the same position, or else the entry least worth keeping
        // (among equals, the first).
        let found = bucket.each_ref().map(|slot| {
            let (other, data) = slot.read();
            (other == key.0, Entry::of(data))
        });
        let same = found.iter().position(|&(same, entry)| same && !entry.is_empty());
        let mut mv = record.mv;
        if let Some(way) = same {
            let (_, entry) = found[way];
            if mv.is_null() {
                mv = Move::from_bits(entry.mv);
            }
            let recent = entry.bound_and_age >> 2 == age;
            if recent && record.bound != Bound::Exact && record.depth + 3 < i32::from(entry.depth) {
                // A much deeper result is worth more than a shallow one, so only the move is
                // updated.
                bucket[way].write(key.0, Entry { mv: mv.bits(), ..entry }.data());
                return;
            }
        }
        let way = same.or_else(|| (0..WAYS).min_by_key(|&way| found[way].1.merit(age))).unwrap_or(0);
        let entry = Entry {
            mv: mv.bits(),
            value: to_table(record.value, ply) as i16,
            eval: record.eval.map_or(NO_EVAL, |eval| eval as i16),
            depth: record.depth.clamp(0, 255) as u8,
            bound_and_age: record.bound as u8 | age << 2,
        };
        bucket[way].write(key.0, entry.data());
    }

    /// Returns the share of entries from the current search, in thousandths, judged by the first
    /// thousand entries.
    pub(super) fn hashfull(&self) -> u32 {
        let entries = self.slots.iter().skip(self.skip).take(1000).map(|slot| Entry::of(slot.read().1));
        entries.filter(|entry| !entry.is_empty() && entry.bound_and_age >> 2 == self.age).count() as u32
    }
}

/// Returns the key under which a position is stored.
///
/// The draw by the fifty-move rule depends on the clock, which the Zobrist key leaves out. While
/// the draw is far away, this does not matter. Near it, positions with different clocks must have
/// different keys; otherwise the search would announce a mate that comes too late (claim 31).
#[inline(always)]
pub(super) fn table_key(position: &Position) -> Key {
    let (key, clock) = (position.key(), u64::from(position.halfmove_clock()));
    if clock < CLOCK_MATTERS { key } else { Key(key.0 ^ clock.wrapping_mul(0x9e37_79b9_7f4a_7c15)) }
}

/// Least fifty-move clock, in plies, at which positions with different clocks have different keys.
const CLOCK_MATTERS: u64 = 80;

/// Converts a value for storage. Mates, and wins that Syzygy files know, are counted from the
/// position itself, because it may come up again at another ply.
fn to_table(value: Value, ply: usize) -> Value {
    let ply = ply as Value;
    let distance = match value.abs() {
        mate @ MATE_FLOOR.. => mate + ply,
        // A value that is a bound of the window, such as the `beta` that a null move returns, may
        // lie closer to `TABLE_WIN` than a win at this ply can; it must not become a mate.
        win @ TABLE_FLOOR.. => (win + ply).min(TABLE_WIN),
        _ => return value,
    };
    distance * value.signum()
}

/// Converts a stored value back. A win or a loss that may come too late for the fifty-move rule
/// becomes the highest or the lowest value of an evaluation.
fn from_table(value: Value, ply: usize, clock: u16) -> Value {
    let end = match value.abs() {
        MATE_FLOOR.. => MATE,
        TABLE_FLOOR.. => TABLE_WIN,
        _ => return value,
    };
    if end - value.abs() + Value::from(clock) > 100 {
        return EVAL_LIMIT * value.signum();
    }
    let distance = value.abs() - ply as Value;
    // A mate this far from the root would be mistaken for a win that Syzygy files know.
    let is_too_far = end == MATE && distance < MATE_FLOOR;
    (if is_too_far { EVAL_LIMIT } else { distance }) * value.signum()
}

/// Asks the operating system for large pages. The whole table is probed at random, and with pages
/// of the usual size nearly every probe has to walk the page tables first. If the system provides
/// none, nothing is lost.
#[cfg(target_os = "linux")]
fn advise(slots: &mut [Slot]) {
    // SAFETY: the memory is ours, and this advice does not change its content.
    let _ = unsafe { libc::madvise(slots.as_mut_ptr().cast(), size_of_val(slots), libc::MADV_HUGEPAGE) };
}

#[cfg(not(target_os = "linux"))]
fn advise(_slots: &mut [Slot]) {}

/// Prefetches a cache line into all caches, on targets with an instruction for it.
#[inline(always)]
fn fetch<T>(line: &T) {
    cfg_select! {
        all(target_arch = "x86_64", target_feature = "sse") => {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            // SAFETY: this is a hint; it reads nothing that the program could see, and SSE is
            // available.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(line).cast()) };
        }
        _ => { let _ = line; }
    }
}

/// Allocates `count` empty slots, or returns `None` if there is no memory for them.
fn zeroed(count: usize) -> Option<Vec<Slot>> {
    let layout = Layout::array::<Slot>(count).ok()?;
    if layout.size() == 0 {
        return Some(Vec::new());
    }
    // `Vec` can request memory without aborting, or request zeros, but not both; and zeros from the
    // operating system cost nothing until they are touched.
    // SAFETY: the size of the layout is not zero.
    let memory = unsafe { alloc_zeroed(layout) };
    if memory.is_null() {
        return None;
    }
    // SAFETY: the memory comes from the global allocator with the layout of an array of `count`
    // slots, and a slot of zero bytes is an empty one: all its fields are atomic integers.
    Some(unsafe { Vec::from_raw_parts(memory.cast(), count, count) })
}

/// Empties slots with one `memset`. Slot by slot, an unoptimised build took 3.3 s for each `bench`
/// instead of 0.3 s (`docs/tried.md`).
fn blank(slots: &mut [Slot]) {
    // SAFETY: the slice is ours alone, and a slot of zero bytes is an empty one, as in `zeroed`.
    unsafe { slots.as_mut_ptr().write_bytes(0, slots.len()) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{MoveKind, Square};

    fn record(value: Value, depth: i32, bound: Bound) -> Record {
        let mv = Move::new(Square::E2, Square::E4, MoveKind::DoublePush);
        Record { mv, value, eval: Some(-17), depth, bound }
    }

    #[test]
    fn a_stored_entry_is_found() {
        let mut table = Table::new(1);
        let key = Key(0x0123_4567_89ab_cdef);
        assert_eq!(table.probe(key, 0, 0), None);
        for (value, eval) in
            [(0, None), (EVAL_LIMIT, Some(0)), (-EVAL_LIMIT, Some(-31_000)), (77, Some(31_000))]
        {
            let stored = Record { eval, ..record(value, 9, Bound::Exact) };
            table.store(key, 3, stored);
            assert_eq!(table.probe(key, 3, 0), Some(stored));
        }
        assert_eq!(table.probe(Key(key.0 ^ 1), 3, 0), None);
        table.clear();
        assert_eq!(table.probe(key, 3, 0), None);
    }

    #[test]
    fn an_entry_round_trips_through_a_word() {
        for entry in [
            Entry { mv: 0, value: 0, eval: 0, depth: 0, bound_and_age: 0 },
            Entry { mv: u16::MAX, value: -1, eval: i16::MIN, depth: 255, bound_and_age: 255 },
            Entry { mv: 0x1234, value: -32_000, eval: 17, depth: 9, bound_and_age: 0x5e },
        ] {
            assert_eq!(Entry::of(entry.data()), entry);
        }
        assert!(Entry::of(0).is_empty());
    }

    #[test]
    fn mates_are_counted_from_the_position() {
        let table = Table::new(1);
        table.store(Key(5), 4, record(MATE - 7, 9, Bound::Exact));
        assert_eq!(table.probe(Key(5), 4, 0).unwrap().value, MATE - 7);
        assert_eq!(table.probe(Key(5), 10, 0).unwrap().value, MATE - 13);
        table.store(Key(5), 4, record(-MATE + 8, 9, Bound::Exact));
        assert_eq!(table.probe(Key(5), 1, 0).unwrap().value, -MATE + 5);
        // A mate too far away to be written as a mate is still a win.
        table.store(Key(5), 0, record(MATE - 99, 9, Bound::Exact));
        assert_eq!([29, 30].map(|ply| table.probe(Key(5), ply, 0).unwrap().value), [MATE_FLOOR, EVAL_LIMIT]);
    }

    #[test]
    fn known_wins_are_counted_from_the_position() {
        let table = Table::new(1);
        for sign in [1, -1] {
            let value = |stored: Value, ply, clock| {
                table.store(Key(5), 4, record(stored * sign, 9, Bound::Exact));
                table.probe(Key(5), ply, clock).unwrap().value * sign
            };
            assert_eq!([4, 10].map(|ply| value(TABLE_WIN - 7, ply, 0)), [TABLE_WIN - 7, TABLE_WIN - 13]);
            assert_eq!([97, 98].map(|clock| value(TABLE_WIN - 7, 4, clock)), [TABLE_WIN - 7, EVAL_LIMIT]);
            assert_eq!(value(TABLE_WIN, 0, 0), TABLE_WIN, "never more");
        }
    }

    #[test]
    fn a_mate_that_comes_after_the_fiftieth_move_is_not_a_mate() {
        let table = Table::new(1);
        table.store(Key(5), 0, record(MATE - 5, 9, Bound::Exact));
        assert_eq!(table.probe(Key(5), 0, 95).unwrap().value, MATE - 5);
        assert_eq!(table.probe(Key(5), 0, 96).unwrap().value, EVAL_LIMIT);
        let far: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 79 60".parse().unwrap();
        let near: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 80 60".parse().unwrap();
        let nearer: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 81 60".parse().unwrap();
        assert_eq!(table_key(&far), far.key());
        assert!(table_key(&near) != near.key() && table_key(&near) != table_key(&nearer));
    }

    #[test]
    fn a_full_bucket_replaces_old_and_shallow_entries() {
        let mut table = Table::new(1);
        let depth = |table: &Table, key| table.probe(Key(key), 0, 0).map(|found| found.depth);
        for (key, depth) in [(1, 5), (2, 3), (3, 8), (4, 6)] {
            table.store(Key(key), 0, record(0, depth, Bound::Lower));
        }
        table.store(Key(5), 0, record(0, 1, Bound::Lower));
        assert_eq!((depth(&table, 2), depth(&table, 5), depth(&table, 1)), (None, Some(1), Some(5)));
        table.begin_search();
        table.begin_search();
        table.store(Key(6), 0, record(0, 2, Bound::Lower));
        table.store(Key(7), 0, record(0, 2, Bound::Lower));
        assert_eq!((depth(&table, 6), depth(&table, 7), depth(&table, 3)), (Some(2), Some(2), Some(8)));
    }

    #[test]
    fn a_deep_result_outlives_a_shallow_one() {
        let table = Table::new(1);
        table.store(Key(9), 0, record(50, 12, Bound::Lower));
        let shallow = Record { mv: Move::NULL, ..record(10, 2, Bound::Upper) };
        table.store(Key(9), 0, shallow);
        let found = table.probe(Key(9), 0, 0).unwrap();
        assert_eq!((found.depth, found.value, found.mv.to_string().as_str()), (12, 50, "e2e4"));
        table.store(Key(9), 0, Record { mv: Move::NULL, ..record(10, 11, Bound::Upper) });
        let found = table.probe(Key(9), 0, 0).unwrap();
        assert_eq!((found.depth, found.mv.to_string().as_str()), (11, "e2e4"));
    }

    #[test]
    fn sizes_are_kept_within_limits_and_buckets_within_cache_lines() {
        let mut table = Table::new(0);
        assert_eq!((table.mib(), table.buckets), (1, 16_384));
        assert_eq!(table.resize(3), Ok(()));
        assert_eq!((table.mib(), table.buckets), (3, 49_152));
        assert_eq!(table.slots[table.skip..].as_ptr().addr() % 64, 0);
        for key in [0, 1, u64::MAX, 0x8000_0000_0000_0000] {
            assert!(table.bucket_index(Key(key)) < table.buckets);
        }
        assert_eq!((table.bucket_index(Key(u64::MAX)), table.bucket_index(Key(1 << 63))), (49_151, 24_576));
    }
}
