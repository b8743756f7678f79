//! The encoder, the counterpart of the engine's decoder ([`plywright::endings::coder`]).

use plywright::endings::coder::{Coder, Probability};

/// Encodes bits into a code.
#[derive(Debug)]
pub(crate) struct Encoder {
    code: Vec<u8>,
    low: u64,
    range: u64,
}

impl Encoder {
    pub(crate) fn new() -> Self {
        Self { code: Vec::new(), low: 0, range: u64::MAX }
    }

    /// Returns the code without the zeros at its end.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.code.extend(self.low.to_be_bytes());
        let kept = self.code.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        self.code.truncate(kept);
        self.code
    }

    /// Adds one to the bytes written so far.
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

impl Coder for Encoder {
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
    use plywright::endings::coder::Decoder;
    use plywright::types::Random;

    use super::*;

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
        // Each zero brings the low end closer to the high end, so that a carry goes through many
        // bytes.
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
