//! Operands of the axis `popcount`.
//!
//! Three families:
//!
//! - `bits-07`: words with exactly seven bits. Every loop over their bits ends after seven rounds,
//!   which a branch predictor learns at once: the best case of a loop.
//! - `about-07`: each bit is set with a probability of 7 in 64, so the predictor must guess where a
//!   loop ends: the cost of a loop when counts vary unpredictably.
//! - `recorded`, and `recorded-<call site>`: the words counted by a real search. The words of a
//!   call site come in random order, so here too the number of bits is unpredictable; in the engine
//!   it may be predictable.
//!
//! # Against learning
//!
//! Criterion repeats a set again and again, and today's predictors memorise long sets. The variant
//! `sparse`, which clears the bits of a word one by one in a loop, shows it on an Intel Xeon of
//! family 6, model 207. At about two bits a word, it takes 2.0 ns a word if the set repeats after
//! 4,096 words, 8 ns after 16,384, 12 ns after 65,536 and 20 ns after 262,144. At about seven bits,
//! it takes 3.5 ns after 2,048 and 19 to 23 ns from 8,192 on. A set too long to be learnt would not
//! fit the second-level cache, and the fast variants would wait for memory. So sets are short, and
//! if the order matters they are shuffled before every pass, outside the timing.

use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::Rng;

use super::{Expected, Reorder, Set, below, random, shares, shuffle, word};
use crate::kernels::popcount::{Words, answer};
use plywright_benches::corpus::{Corpus, Site};

/// Number of words in a set: 128 KiB, which fits the second-level cache of any CPU, and enough that
/// reading the clock takes less than one percent of a pass.
pub(crate) const WORDS: usize = 16_384;

/// Returns the numbers of bits for which there are synthetic sets.
pub(crate) fn densities() -> impl Iterator<Item = u32> {
    (1..=32).chain([40, 48, 56, 64])
}

/// Makes a set from the words of call sites that expect any number of bits, and of those that
/// expect few. The words of a call site stay together, even when they are reordered.
fn set(name: String, any: &[Vec<u64>], few: &[Vec<u64>], reorder: Option<Xoshiro256StarStar>) -> Set<Words> {
    let lengths = |runs: &[Vec<u64>]| runs.iter().map(Vec::len).collect::<Vec<_>>();
    let (any_lengths, few_lengths) = (lengths(any), lengths(few));
    let operands = Words { any: any.concat(), few: few.concat() };
    let reorder = reorder.map(|mut random| -> Reorder<Words> {
        Box::new(move |words| {
            for (words, lengths) in [(&mut words.any, &any_lengths), (&mut words.few, &few_lengths)] {
                let mut rest = &mut words[..];
                for &length in lengths {
                    shuffle(&mut random, rest.split_off_mut(..length).unwrap_or_default());
                }
            }
        })
    });
    Set {
        name,
        operations: operands.len() as u64,
        right: Expected::All(answer(&operands)),
        operands,
        reorder,
    }
}

/// Returns words with exactly `bits` bits.
pub(crate) fn exactly(bits: u32) -> Set<Words> {
    let name = format!("bits-{bits:02}");
    let random = &mut random(&name);
    let words = (0..WORDS).map(|_| word(random, bits)).collect();
    set(name, &[words], &[], None)
}

/// Returns words with `bits` bits on average, each bit independent of the others.
pub(crate) fn about(bits: u32) -> Set<Words> {
    let name = format!("about-{bits:02}");
    let mut random = random(&name);
    let mut word =
        || (0..64).fold(0, |word, _| word << 1 | u64::from(random.next_u64() >> 58 < u64::from(bits)));
    let words = (0..WORDS).map(|_| word()).collect();
    set(name, &[words], &[], Some(random))
}

/// Returns the words of all call sites, each as often as in the search. The call sites follow one
/// another, because in the engine each has a loop of its own, with branches of its own.
pub(crate) fn recorded(corpus: &Corpus) -> Set<Words> {
    let name = "recorded".to_owned();
    let mut random = random(&name);
    let (mut any, mut few) = (Vec::new(), Vec::new());
    let shares = shares(corpus.popcount.iter().map(|site| site.calls), WORDS);
    for (site, share) in corpus.popcount.iter().zip(shares) {
        if site.few { &mut few } else { &mut any }.push(draw(site, share, &mut random));
    }
    set(name, &any, &few, Some(random))
}

/// Returns the words of one call site.
pub(crate) fn site(site: &Site) -> Set<Words> {
    let name = format!("recorded-{}", site.name);
    let mut random = random(&name);
    let words = [draw(site, WORDS, &mut random)];
    if site.few { set(name, &[], &words, Some(random)) } else { set(name, &words, &[], Some(random)) }
}

/// Draws `count` words from a call site's sample.
fn draw(site: &Site, count: usize, random: &mut Xoshiro256StarStar) -> Vec<u64> {
    (0..count).map(|_| site.words[below(random, site.words.len())]).collect()
}

/// Returns every set.
pub(crate) fn all(corpus: &Corpus) -> impl Iterator<Item = Set<Words>> {
    let synthetic = densities().flat_map(|bits| [exactly(bits), about(bits)]);
    std::iter::once(recorded(corpus)).chain(corpus.popcount.iter().map(site)).chain(synthetic)
}
