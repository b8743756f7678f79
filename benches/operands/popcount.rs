//! Operands of the axis `popcount`.
//!
//! Three families:
//!
//! - `bits-07`: words with exactly seven bits. Every loop over their bits ends after seven rounds, which a branch
//!   predictor learns at once, however many words there are: the best case of a loop.
//! - `about-07`: each bit is set with a chance of 7 in 64. The counts are those of no word before, so the predictor
//!   must guess where a loop ends: what a loop costs where counts vary.
//! - `recorded`, and `recorded-<call site>`: what a real search counted.

use rand_xoshiro::rand_core::Rng;

use super::{Set, below, random, shares, shuffle, word};
use crate::corpus::{Corpus, Site};
use crate::kernels::popcount::{Words, answer};

/// How many words a set has. Criterion runs through the same set again and again, so it must be too long to be learnt,
/// and still come from the second-level cache of any CPU: 16,384 words are 128 KiB.
pub(crate) const WORDS: usize = 16_384;

/// The numbers of bits for which there are synthetic sets.
pub(crate) fn densities() -> impl Iterator<Item = u32> {
    (1..=32).chain([40, 48, 56, 64])
}

fn set(name: String, any: Vec<u64>, few: Vec<u64>) -> Set<Words> {
    let operands = Words { any, few };
    Set { name, operations: operands.len() as u64, answer: answer(&operands), operands }
}

/// Words with exactly `bits` bits.
pub(crate) fn exactly(bits: u32) -> Set<Words> {
    let name = format!("bits-{bits:02}");
    let random = &mut random(&name);
    let words = (0..WORDS).map(|_| word(random, bits)).collect();
    set(name, words, Vec::new())
}

/// Words with `bits` bits on average, each bit independent of the others.
pub(crate) fn about(bits: u32) -> Set<Words> {
    let name = format!("about-{bits:02}");
    let random = &mut random(&name);
    let words = (0..WORDS)
        .map(|_| (0..64).fold(0, |word, _| word << 1 | u64::from(random.next_u64() >> 58 < u64::from(bits))))
        .collect();
    set(name, words, Vec::new())
}

/// What all call sites counted, each as often as in the search, in random order.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Words> {
    let name = "recorded".to_owned();
    let random = &mut random(&name);
    let (mut any, mut few) = (Vec::new(), Vec::new());
    let shares = shares(corpus.popcount.iter().map(|site| site.calls), WORDS);
    for (site, share) in corpus.popcount.iter().zip(shares) {
        let words = if site.few { &mut few } else { &mut any };
        words.extend((0..share).map(|_| site.words[below(random, site.words.len())]));
    }
    shuffle(random, &mut any);
    shuffle(random, &mut few);
    set(name, any, few)
}

/// What one call site counted, in random order.
pub(crate) fn site(site: &Site) -> Set<Words> {
    let name = format!("recorded-{}", site.name);
    let random = &mut random(&name);
    let words = (0..WORDS).map(|_| site.words[below(random, site.words.len())]).collect();
    if site.few { set(name, Vec::new(), words) } else { set(name, words, Vec::new()) }
}

/// Every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Words>> {
    let synthetic = densities().flat_map(|bits| [exactly(bits), about(bits)]);
    std::iter::once(recorded(corpus)).chain(corpus.popcount.iter().map(site)).chain(synthetic)
}
