//! Arithmetic coding of single bits: the likelier a bit was thought, the less room it takes.
//!
//! A range coder over 64-bit words; a probability learns from each bit that it was used for.

/// How likely a bit is set: in the upper 16 bits how likely, in the lower ones how many bits it has learned from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Probability(u32);

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
    pub(super) const EVEN: Self = Self(1 << 31);

    /// In 65536ths. It never comes to either end, since what is rounded is what it moves by.
    #[inline(always)]
    fn set(self) -> u32 {
        self.0 >> 16
    }

    #[inline(always)]
    fn learn(&mut self, bit: bool) {
        let seen = self.0 & 0xffff;
        // Steps from zero: from the other end, if the bit is set.
        let other = if bit { u32::MAX } else { 0 };
        let away = (self.0 ^ other) >> 16;
        let near = away - ((away * STEPS[seen.min(MEMORY) as usize]) >> 16);
        self.0 = ((near << 16) ^ other) & 0xffff_0000 | (seen + 1).min(MEMORY);
    }
}

/// Either end of the code.
pub(super) trait Coder {
    /// Whether bits are made of the code, and not the code of bits.
    const DECODES: bool;

    /// Codes a bit. A decoder does not get the bit, but finds it out.
    fn code(&mut self, probability: &mut Probability, bit: bool) -> bool;
}

/// Makes bits of a code. Where the code is too short, it goes on in zeros.
#[derive(Debug)]
pub(super) struct Decoder<'a> {
    code: &'a [u8],
    /// How far the code is above the low end of the range.
    above: u64,
    range: u64,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(code: &'a [u8]) -> Self {
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

/// Makes a code of bits.
#[cfg(any(feature = "retrograde", test))]
#[derive(Debug)]
pub(super) struct Encoder {
    code: Vec<u8>,
    low: u64,
    range: u64,
}

#[cfg(any(feature = "retrograde", test))]
impl Encoder {
    pub(super) fn new() -> Self {
        Self { code: Vec::new(), low: 0, range: u64::MAX }
    }

    /// The code; zeros at its end are left out.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.code.extend(self.low.to_be_bytes());
        let kept = self.code.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        self.code.truncate(kept);
        self.code
    }

    /// Adds one to what is written.
    fn carry(&mut self) {
        for byte in self.code.iter_mut().rev() {
            let (sum, carries) = byte.overflowing_add(1);
            *byte = sum;
            if !carries {
                break;
            }
        }
    }
}

#[cfg(any(feature = "retrograde", test))]
impl Coder for Encoder {
    const DECODES: bool = false;

    fn code(&mut self, probability: &mut Probability, bit: bool) -> bool {
        let bound = (self.range >> 16) * u64::from(probability.set());
        if bit {
            self.range = bound;
        } else {
            let (low, carries) = self.low.overflowing_add(bound);
            self.low = low;
            self.range -= bound;
            if carries {
                self.carry();
            }
        }
        if self.range >> 32 == 0 {
            self.code.extend(((self.low >> 32) as u32).to_be_bytes());
            self.low <<= 32;
            self.range <<= 32;
        }
        probability.learn(bit);
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Random;

    #[test]
    fn bits_come_back_and_likely_ones_are_short() {
        for (ones_in, most) in [(2, 13_000), (100, 1_200), (10_000, 200)] {
            let mut random = Random::new(ones_in);
            let bits: Vec<bool> = (0..100_000).map(|_| random.word().is_multiple_of(ones_in)).collect();
            let mut encoder = Encoder::new();
            let mut probabilities = [Probability::EVEN; 2];
            for (i, &bit) in bits.iter().enumerate() {
                encoder.code(&mut probabilities[i % 2], bit);
            }
            let code = encoder.finish();
            assert!(code.len() < most, "1 in {ones_in}: {}", code.len());
            let mut decoder = Decoder::new(&code);
            let mut probabilities = [Probability::EVEN; 2];
            assert!((0..bits.len()).map(|i| decoder.code(&mut probabilities[i % 2], false)).eq(bits));
        }
    }

    #[test]
    fn a_carry_goes_as_far_as_it_must() {
        // The least likely bit each time, so that the low end climbs as close to the high one as it can.
        for (zeros, ones) in (0..300).flat_map(|zeros| [(zeros, 1), (zeros, 70), (70, zeros)]) {
            let bits = std::iter::repeat_n(false, zeros).chain(std::iter::repeat_n(true, ones));
            let mut encoder = Encoder::new();
            let mut probability = Probability::EVEN;
            for bit in bits.clone() {
                encoder.code(&mut probability, bit);
            }
            let code = encoder.finish();
            let (mut decoder, mut probability) = (Decoder::new(&code), Probability::EVEN);
            assert!(bits.clone().all(|bit| decoder.code(&mut probability, false) == bit), "{zeros} {ones}");
        }
    }
}
