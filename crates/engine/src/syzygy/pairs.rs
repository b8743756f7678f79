//! Compressed values of one part of a Syzygy file (for parts see [`super::table`]).
//!
//! Pairs of neighbouring values were replaced by symbols, again and again, and the remaining
//! symbols were written in a canonical Huffman code, in blocks of one size. The positions are
//! divided into spans of equal length, and an index gives the block of the position in the middle
//! of each span.

use super::store::{Cursor, Store};
use super::table::Fault;

/// Length of the longest code, in bits.
const LONGEST: u8 = 32;

/// The right half that marks a symbol as a plain value.
const VALUE: u16 = 0xfff;

/// Base 2 logarithm of the largest block size in bytes; existing files have up to ten.
const LARGEST_BLOCK: u8 = 16;

/// A symbol: a value, or a sequence of two symbols.
#[derive(Clone, Copy, Debug, Default)]
struct Symbol {
    left: u16,
    right: u16,
    /// Number of values into which the symbol expands, less one.
    extra_values: u8,
}

/// The values of a part.
#[derive(Debug)]
pub(super) enum Pairs {
    /// All values are equal to this one.
    Same(u16),
    Packed(Packed),
}

/// Compressed values.
#[derive(Debug)]
pub(super) struct Packed {
    positions: u64,
    /// Base 2 logarithm of the size of a block in bytes.
    block_bits: u8,
    /// Base 2 logarithm of the number of positions that share an entry of the index.
    span_bits: u8,
    blocks: u64,
    /// Number of blocks whose count of values is written in the file.
    counts: u64,
    shortest: u8,
    /// For each code length, from the shortest on: the first symbol of that length, and its code in
    /// the upper bits of a word.
    lengths: Vec<(u16, u64)>,
    symbols: Vec<Symbol>,
    index_at: u64,
    counts_at: u64,
    data_at: u64,
}

impl Pairs {
    /// Reads the flags, and the description of the values of `positions` positions.
    pub(super) fn read(cursor: &mut Cursor<'_>, positions: u64) -> Result<(u8, Self), Fault> {
        let flags = cursor.byte()?;
        if flags & 0x80 != 0 {
            return Ok((flags, Self::Same(cursor.byte()?.into())));
        }
        let [block_bits, span_bits, padding] = cursor.take()?;
        let blocks = u64::from(u32::from_le_bytes(cursor.take()?));
        let [longest, shortest] = cursor.take()?;
        if block_bits > LARGEST_BLOCK || !(1..64).contains(&span_bits) {
            return Err(Fault::Structure("its blocks have an impossible size"));
        }
        if shortest == 0 || shortest > longest || longest > LONGEST {
            return Err(Fault::Structure("its codes have impossible lengths"));
        }
        let firsts: Result<Vec<u16>, Fault> = (shortest..=longest).map(|_| cursor.word()).collect();
        let lengths = codes(&firsts?, shortest).ok_or(Fault::Structure("its codes contradict each other"))?;
        let count = usize::from(cursor.word()?);
        if count > usize::from(VALUE) {
            return Err(Fault::Structure("it has too many symbols"));
        }
        let bytes = cursor.bytes(3 * count)?;
        let symbols = symbols(&bytes).ok_or(Fault::Structure("its symbols contradict each other"))?;
        cursor.align(2)?;
        let counts = blocks + u64::from(padding);
        Ok((
            flags,
            Self::Packed(Packed {
                positions,
                block_bits,
                span_bits,
                blocks,
                counts,
                shortest,
                lengths,
                symbols,
                index_at: 0,
                counts_at: 0,
                data_at: 0,
            }),
        ))
    }

    /// Skips the index and notes its place.
    pub(super) fn place_index(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Fault> {
        let Self::Packed(packed) = self else { return Ok(()) };
        packed.index_at = cursor.at();
        // A product that overflows is larger than every file, so `skip` refuses it.
        cursor.skip(packed.positions.div_ceil(1 << packed.span_bits).saturating_mul(6))
    }

    /// Skips the counts of values and notes their place.
    pub(super) fn place_counts(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Fault> {
        let Self::Packed(packed) = self else { return Ok(()) };
        packed.counts_at = cursor.at();
        cursor.skip(2 * packed.counts)
    }

    /// Skips the blocks and notes their place.
    pub(super) fn place_data(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Fault> {
        let Self::Packed(packed) = self else { return Ok(()) };
        cursor.align(64)?;
        packed.data_at = cursor.at();
        cursor.skip(packed.blocks << packed.block_bits)
    }

    /// Returns the value of a position, or `None` if the file contradicts itself or cannot be read.
    pub(super) fn value(&self, store: &Store, number: u64) -> Option<u16> {
        match self {
            Self::Same(value) => Some(*value),
            Self::Packed(packed) => packed.value(store, number),
        }
    }
}

impl Packed {
    fn value(&self, store: &Store, number: u64) -> Option<u16> {
        let (block, rest) = self.find(store, number)?;
        let mut bytes = vec![0; 1 << self.block_bits];
        store.fill(self.data_at + (block << self.block_bits), &mut bytes)?;
        let (mut symbol, mut rest) = self.decode(&bytes, rest)?;
        // Each step goes to a symbol that expands into fewer values.
        while symbol.extra_values > 0 {
            let left = *self.symbols.get(usize::from(symbol.left))?;
            if rest <= left.extra_values.into() {
                symbol = left;
            } else {
                rest -= u64::from(left.extra_values) + 1;
                symbol = *self.symbols.get(usize::from(symbol.right))?;
            }
        }
        Some(symbol.left)
    }

    /// Returns the block that contains a position, and the number of earlier positions in that
    /// block.
    fn find(&self, store: &Store, number: u64) -> Option<(u64, u64)> {
        if number >= self.positions {
            return None;
        }
        let [a, b, c, d, e, f] = store.read(self.index_at + 6 * (number >> self.span_bits))?;
        let mut block = u64::from(u32::from_le_bytes([a, b, c, d]));
        // An entry describes the position in the middle of those that share it.
        let span = 1_u64 << self.span_bits;
        let mut rest = u64::from(u16::from_le_bytes([e, f])) + number % span;
        let mut missing = (span / 2).saturating_sub(rest);
        rest = rest.saturating_sub(span / 2);
        let mut counts = Counts { packed: self, store, from: 0, window: None };
        while missing > 0 {
            block = block.checked_sub(1)?;
            let count = counts.get(block)?;
            rest = count.saturating_sub(missing);
            missing = missing.saturating_sub(count);
        }
        loop {
            let count = counts.get(block)?;
            if rest < count {
                return (block < self.blocks).then_some((block, rest));
            }
            rest -= count;
            block += 1;
        }
    }

    /// Returns the symbol that contains the value number `rest` of a block, counted from 0, and the
    /// number of earlier values in that symbol.
    fn decode(&self, bytes: &[u8], mut rest: u64) -> Option<(Symbol, u64)> {
        let words = bytes.as_chunks().0;
        let word = |at: usize| words.get(at).map_or(0, |&word| u64::from(u32::from_be_bytes(word)));
        let mut code = word(0) << 32 | word(1);
        let (mut next, mut used) = (2, 0);
        // `code` holds 64 bits, so its first bit is in word `next - 2`. The loop ends soon after
        // that word is past the end.
        while next <= words.len() + 2 {
            let (length, &(first, from)) =
                (self.shortest..).zip(&self.lengths).find(|(_, (_, from))| code >= *from)?;
            let symbol = usize::from(first) + ((code - from) >> (64 - length)) as usize;
            let symbol = *self.symbols.get(symbol)?;
            if rest <= symbol.extra_values.into() {
                return Some((symbol, rest));
            }
            rest -= u64::from(symbol.extra_values) + 1;
            code <<= length;
            used += length;
            if used >= 32 {
                used -= 32;
                code |= word(next) << used;
                next += 1;
            }
        }
        None
    }
}

/// The counts of values of the blocks, read a few at a time.
struct Counts<'a> {
    packed: &'a Packed,
    store: &'a Store,
    /// The first block of those in the window.
    from: u64,
    window: Option<[u8; Counts::BYTES]>,
}

impl Counts<'_> {
    /// Number of counts that are read at a time.
    const AT_ONCE: u64 = 16;

    const BYTES: usize = 2 * Self::AT_ONCE as usize;

    fn get(&mut self, block: u64) -> Option<u64> {
        if block >= self.packed.counts {
            return None;
        }
        let from = block - block % Self::AT_ONCE;
        let window = match self.window {
            Some(window) if self.from == from => window,
            // The blocks and the checksum follow the counts, so a whole window can always be read.
            _ => self.store.read(self.packed.counts_at + 2 * from)?,
        };
        (self.from, self.window) = (from, Some(window));
        let count = window.as_chunks().0.get((block - from) as usize)?;
        Some(u64::from(u16::from_le_bytes(*count)) + 1)
    }
}

/// Computes the codes from the first symbol of each length. Returns `None` if the numbers of codes
/// contradict each other, or if a code has more bits than its length.
fn codes(firsts: &[u16], shortest: u8) -> Option<Vec<(u16, u64)>> {
    let mut from = vec![0_u64; firsts.len()];
    for index in (1..firsts.len()).rev() {
        let (this, next) = (u64::from(firsts[index - 1]), u64::from(firsts[index]));
        from[index - 1] = (from[index] + this).checked_sub(next)? / 2;
    }
    let lengths = (shortest..)
        .zip(firsts.iter().zip(from))
        .map(|(length, (&first, from))| (from >> length == 0).then(|| (first, from << (64 - length))));
    lengths.collect()
}

/// Parses the symbols and counts the values of each. Returns `None` if a symbol contains itself or
/// a symbol that does not exist, or expands into more than 256 values.
fn symbols(bytes: &[u8]) -> Option<Vec<Symbol>> {
    let mut symbols: Vec<Symbol> = bytes
        .as_chunks()
        .0
        .iter()
        .map(|&[low, middle, high]| Symbol {
            left: u16::from(middle & 15) << 8 | u16::from(low),
            right: u16::from(high) << 4 | u16::from(middle) >> 4,
            extra_values: 0,
        })
        .collect();
    let mut known: Vec<bool> = symbols.iter().map(|symbol| symbol.right == VALUE).collect();
    let mut under_way = vec![false; symbols.len()];
    let mut waiting = Vec::new();
    for symbol in 0..symbols.len() {
        waiting.push(symbol);
        while let Some(&symbol) = waiting.last() {
            let Symbol { left, right, .. } = symbols[symbol];
            let halves = [left, right].map(usize::from);
            if !known[symbol] {
                let mut unknown = None;
                for half in halves {
                    if !*known.get(half)? {
                        unknown = Some(half);
                    }
                }
                if let Some(half) = unknown {
                    // A symbol that waits for one of its halves must not be part of that half.
                    if under_way[half] {
                        return None;
                    }
                    under_way[symbol] = true;
                    waiting.push(half);
                    continue;
                }
                let [left, right] = halves.map(|half| symbols[half].extra_values);
                symbols[symbol].extra_values = left.checked_add(right)?.checked_add(1)?;
                known[symbol] = true;
                under_way[symbol] = false;
            }
            waiting.pop();
        }
    }
    Some(symbols)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_has_the_values_of_its_halves() {
        let pair = |left: u16, right: u16| [left as u8, (left >> 8 | right << 4) as u8, (right >> 4) as u8];
        let read = |pairs: &[(u16, u16)]| {
            let bytes: Vec<_> = pairs.iter().flat_map(|&(left, right)| pair(left, right)).collect();
            symbols(&bytes)
                .map(|symbols| symbols.iter().map(|symbol| symbol.extra_values).collect::<Vec<_>>())
        };
        assert_eq!(read(&[(4, VALUE), (0, VALUE), (3, 0), (0, 1)]), Some(vec![0, 0, 2, 1]));
        assert_eq!(read(&[(0, 1), (1, VALUE)]), None, "part of itself");
        assert_eq!(read(&[(1, 2), (0, 2), (1, VALUE)]), None, "part of its part");
        assert_eq!(read(&[(1, 3), (1, VALUE)]), None, "no such symbol");
        let doubled: Vec<_> = (0..9).map(|at| if at == 0 { (1, VALUE) } else { (at - 1, at - 1) }).collect();
        assert_eq!(read(&doubled).unwrap().last(), Some(&255));
        let too_much: Vec<_> =
            (0..10).map(|at| if at == 0 { (1, VALUE) } else { (at - 1, at - 1) }).collect();
        assert_eq!(read(&too_much), None);
    }

    #[test]
    fn codes_are_canonical() {
        // One code of one bit, one of two bits, two of three bits: 1, 01, 001 and 000.
        let top = |bits: u64, length: u32| bits << (64 - length);
        assert_eq!(codes(&[3, 2, 0], 1), Some(vec![(3, top(1, 1)), (2, top(1, 2)), (0, 0)]));
        assert_eq!(codes(&[0, 9], 1), None);
        assert_eq!(codes(&[9, 0, 0], 1), None, "more codes than there is room for");
    }
}
