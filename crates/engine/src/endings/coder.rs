//! Arithmetic coding of single bits: the likelier a bit was thought, the less room it takes.
//!
//! A range coder over 64-bit words; a probability learns from each bit that it was used for.

/// How likely a bit is set: in the upper 16 bits how likely, in the lower ones how many bits it has learned from.
#[derive(Clone, Copy, Debug)]
pub struct Probability(u32);

/// A bit never has less weight than the last one of so many. With 255 the tables take 10 % more room.
const MEMORY: u32 = 60;

/// The share of the way to a bit that a probability goes, in 65536ths, after so many bits.
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
    /// As likely set as not.
    pub const EVEN: Self = Self(1 << 31);

    /// How likely a set bit is, in 65536ths. It never comes to either end, since what is rounded is what it moves by.
    #[inline(always)]
    pub fn set(self) -> u32 {
        self.0 >> 16
    }

    /// Learns from a bit that it was used for.
    #[inline(always)]
    pub fn learn(&mut self, bit: bool) {
        let seen = self.0 & 0xffff;
        // Steps from zero: from the other end, if the bit is set.
        let other = if bit { u32::MAX } else { 0 };
        let away = (self.0 ^ other) >> 16;
        let near = away - ((away * STEPS[seen.min(MEMORY) as usize]) >> 16);
        self.0 = ((near << 16) ^ other) & 0xffff_0000 | (seen + 1).min(MEMORY);
    }
}

/// Either end of the code.
pub trait Coder {
    /// Whether bits are made of the code, and not the code of bits.
    const DECODES: bool;

    /// Codes a bit. A decoder does not get the bit, but finds it out.
    fn code(&mut self, probability: &mut Probability, bit: bool) -> bool;
}

/// Makes bits of a code. Where the code is too short, it goes on in zeros.
#[derive(Debug)]
pub struct Decoder<'a> {
    code: &'a [u8],
    /// How far the code is above the low end of the range.
    above: u64,
    range: u64,
}

impl<'a> Decoder<'a> {
    /// Begins at the first byte of a code.
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
    const DECODES: bool = true;

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
