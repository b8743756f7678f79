//! The checksum at the end of a Syzygy file: 16 bytes after the last block of 64 bytes.
//!
//! It is CityHash 1.0.2 in its variant with CRC-32C (Google, 2011, MIT licence): `CityHashCrc256`
//! of each piece of 16 MiB, then `CityHashCrc128` of all those hashes. Files up to [`LARGEST`]
//! bytes are read whole and checked when they are found; each of them fits in a single piece.

/// Size of the largest file that is checked, in bytes. It covers every file with three or four
/// pieces, and many with five.
pub(super) const LARGEST: u64 = 1 << 20;

const K0: u64 = 0xc3a5_c85c_97cb_3127;
const K1: u64 = 0xb492_b66f_be98_f273;
const K3: u64 = 0xc949_d7c7_509e_6557;

/// Number of bytes that are hashed in one step.
const STEP: usize = 240;

/// The CRC-32C of every byte.
const CRC: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut crc = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = crc >> 1 ^ (crc & 1).wrapping_neg() & 0x82f6_3b78;
            bit += 1;
        }
        table[byte] = crc;
        byte += 1;
    }
    table
};

/// Returns the checksum that follows these bytes in an intact file.
pub(super) fn checksum(bytes: &[u8]) -> [u8; 16] {
    let mut hashes = [0; 32];
    for (hash, word) in hashes.as_chunks_mut().0.iter_mut().zip(crc256(bytes)) {
        *hash = word.to_le_bytes();
    }
    let mut sum = [0; 16];
    for (half, word) in sum.as_chunks_mut().0.iter_mut().zip(murmur(hashes)) {
        *half = word.to_le_bytes();
    }
    sum
}

/// Updates a CRC-32C by eight bytes, as the CPU instruction does.
fn crc(start: u64, word: u64) -> u64 {
    let next = |crc: u32, byte: u8| crc >> 8 ^ CRC[usize::from(crc as u8 ^ byte)];
    word.to_le_bytes().into_iter().fold(start as u32, next).into()
}

fn word(bytes: &[u8], at: usize) -> u64 {
    let taken = bytes.get(at..).and_then(|rest| rest.first_chunk()).copied();
    u64::from_le_bytes(taken.unwrap_or_default())
}

fn mix(value: u64) -> u64 {
    value ^ value >> 47
}

/// Hashes 16 bytes to eight.
fn hash16(low: u64, high: u64) -> u64 {
    const FACTOR: u64 = 0x9ddf_ea08_eb38_2d69;
    let a = mix((low ^ high).wrapping_mul(FACTOR));
    mix((high ^ a).wrapping_mul(FACTOR)).wrapping_mul(FACTOR)
}

/// `CityHash128` of 32 bytes.
fn murmur(bytes: [u8; 32]) -> [u64; 2] {
    let (low, high) = (word(&bytes, 16), word(&bytes, 24));
    let (mut a, mut b) = (word(&bytes, 0) ^ K3, word(&bytes, 8));
    a = mix(a.wrapping_mul(K1)).wrapping_mul(K1);
    // Of the bytes after the first 16, CityHash takes eight from each end: all 16 of them here.
    let c = b.wrapping_mul(K1).wrapping_add(hash16(low, high.wrapping_add(16).rotate_right(16)) ^ high);
    let d = mix(a.wrapping_add(low));
    a = hash16(a, c);
    b = hash16(d, b);
    [a ^ b, hash16(b, a)]
}

/// `CityHashCrc256`.
fn crc256(bytes: &[u8]) -> [u64; 4] {
    if bytes.len() >= STEP {
        return crc256_long(bytes, 0);
    }
    let mut padded = [0; STEP];
    padded[..bytes.len()].copy_from_slice(bytes);
    crc256_long(&padded, u64::from(!(bytes.len() as u32)))
}

fn crc256_long(bytes: &[u8], seed: u64) -> [u64; 4] {
    let length = bytes.len() as u64;
    let b = word(bytes, 96).wrapping_add(K0);
    let first = hash16(b, length);
    let second = word(bytes, 120).wrapping_mul(K0).wrapping_add(length);
    let mut state = State {
        words: [
            word(bytes, 56).wrapping_add(K0),
            b,
            first,
            second,
            word(bytes, 184).wrapping_add(seed),
            first.wrapping_add(second),
        ],
        crcs: [seed, 0, 0, 0, 0],
    };
    let (pieces, rest) = bytes.as_chunks::<40>();
    let steps = bytes.len() / STEP * (STEP / 40);
    for (number, piece) in pieces.iter().enumerate() {
        state.take(piece, number < steps && number % 2 == 0);
    }
    // The last piece overlaps the one before it.
    if !rest.is_empty()
        && let Some(last) = bytes.last_chunk()
    {
        state.take(last, false);
    }

    let State { words: [mut a, mut b, mut c, mut d, mut e, t], crcs: [mut f, mut g, mut h, mut i, mut j] } =
        state;
    j = j.wrapping_add(i << 32);
    a = hash16(a, j);
    h = h.wrapping_add(g << 32);
    b = b.wrapping_add(h);
    c = hash16(c, f).wrapping_add(i);
    d = hash16(d, e.wrapping_add(first));
    j = j.wrapping_add(e);
    i = i.wrapping_add(hash16(h, t));
    e = hash16(a, d).wrapping_add(j);
    f = hash16(b, c).wrapping_add(a);
    g = hash16(j, i).wrapping_add(c);
    let one = e.wrapping_add(f).wrapping_add(g).wrapping_add(h);
    a = mix(a.wrapping_add(g).wrapping_mul(K0)).wrapping_mul(K0).wrapping_add(b);
    let two = second.wrapping_add(a).wrapping_add(one);
    a = mix(a.wrapping_mul(K0)).wrapping_mul(K0).wrapping_add(c);
    let three = a.wrapping_add(two);
    a = mix(a.wrapping_add(e).wrapping_mul(K0)).wrapping_mul(K0);
    [one, two, three, a.wrapping_add(three)]
}

struct State {
    words: [u64; 6],
    crcs: [u64; 5],
}

impl State {
    /// Mixes 40 bytes into the state. `odd` is true for the first, third, fifth and so on of the
    /// pieces in complete steps, which are mixed with other rotations and without the factor.
    fn take(&mut self, piece: &[u8; 40], odd: bool) {
        let (twist, factor) = if odd { (1, 1) } else { (0, K0) };
        let [a, b, c, d, e, t] = self.words;
        let next = |value: u64, by: u32, at| {
            value.rotate_right(by ^ twist).wrapping_mul(factor).wrapping_add(word(piece, at))
        };
        self.words = [next(b, 41, 0), next(c, 27, 8), next(d, 41, 16), next(e, 33, 24), next(t, 25, 32), a];
        for (sum, word) in self.crcs.iter_mut().zip(self.words) {
            *sum = crc(*sum, word);
        }
    }
}
