//! Arithmetic coding of single bits: the more probable a bit was considered, the less space it
//! takes.
//!
//! This is a range coder with a range of 64 bits. Each probability adapts to the bits that were
//! coded with it.

/// Probability that a bit is set: the upper 16 bits hold the probability, the lower 16 the number
/// of bits that it has adapted to, at most `MEMORY`.
#[derive(Clone, Copy, Debug)]
pub struct Probability(u32);

/// Largest number of bits over which a probability averages, so that a new bit always has some
/// weight.
const MEMORY: u32 = 60;

/// Step of a probability towards a new bit, in 65536ths of the distance, by the number of bits
/// seen.
const STEPS: [u32; MEMORY as usize + 1] = {
    let mut steps = [0; MEMORY as usize + 1];
    let mut seen = 0;
    while seen <= MEMORY {
        steps[seen as usize] = 655_360 / (10 * seen + 16);
        seen += 1;
    }
    steps
};

impl Probability {
    /// Set and clear are equally probable.
    pub const EVEN: Self = Self(1 << 31);

    /// Probability of a set bit, in 65536ths. It never reaches either end, because the step towards
    /// an end is rounded down.
    #[inline(always)]
    pub fn set(self) -> u32 {
        self.0 >> 16
    }

    /// Adapts to a bit that was coded with this probability.
    #[inline(always)]
    pub fn learn(&mut self, bit: bool) {
        let seen = self.0 & 0xffff;
        // Measures the distance from the end to which the bit points, so that the step always goes
        // towards zero.
        let other = if bit { u32::MAX } else { 0 };
        let away = (self.0 ^ other) >> 16;
        let near = away - ((away * STEPS[seen.min(MEMORY) as usize]) >> 16);
        self.0 = ((near << 16) ^ other) & 0xffff_0000 | (seen + 1).min(MEMORY);
    }
}

/// One of the two directions of coding: packing or unpacking.
pub trait Coder {
    /// Codes a bit and returns it. A decoder ignores `bit` and finds out the real one.
    fn code(&mut self, probability: &mut Probability, bit: bool) -> bool;
}

/// Turns a code into bits. A code that is too short continues with zeros.
#[derive(Debug)]
pub struct Decoder<'a> {
    code: &'a [u8],
    /// Distance of the code from the low end of the range.
    above: u64,
    range: u64,
}

impl<'a> Decoder<'a> {
    /// Creates a decoder at the first byte of a code.
    pub fn new(code: &'a [u8]) -> Self {
        let mut decoder = Self { code, above: 0, range: u64::MAX };
        decoder.above = decoder.word() << 32;
        decoder.above |= decoder.word();
        decoder
    }

    #[inline(always)]
    fn word(&mut self) -> u64 {
        if let Some((word, rest)) = self.code.split_first_chunk() {
            self.code = rest;
            return u32::from_be_bytes(*word).into();
        }
        let mut word = [0; 4];
        word[..self.code.len()].copy_from_slice(self.code);
        self.code = &[];
        u32::from_be_bytes(word).into()
    }
}

impl Coder for Decoder<'_> {
    #[inline(always)]
    fn code(&mut self, probability: &mut Probability, _: bool) -> bool {
        let bound = (self.range >> 16) * u64::from(probability.set());
        let bit = self.above < bound;
        if bit {
            self.range = bound;
        } else {
            self.above -= bound;
            self.range -= bound;
        }
        if self.range >> 32 == 0 {
            self.range <<= 32;
            self.above = self.above << 32 | self.word();
        }
        probability.learn(bit);
        bit
    }
}
