//! The operands of the kernels: synthetic sets, and sets recorded from a real search.
//!
//! All random numbers come from xoshiro256**, seeded with [`SEED`] and the set's own name, so a set
//! does not change when another is added.

#![allow(dead_code, unused_imports, reason = "each suite uses the operands of its own axis")]

pub(crate) mod bytes;
pub(crate) mod checks;
pub(crate) mod danger;
pub(crate) mod endgame;
pub(crate) mod evaluation;
pub(crate) mod evasions;
pub(crate) mod parallel;
pub(crate) mod perft;
pub(crate) mod popcount;
pub(crate) mod repetition;
pub(crate) mod score;
pub(crate) mod simd;
pub(crate) mod sliders;

// On these axes one operation is a complete evaluation.
pub(crate) use {evaluation as side, evaluation as weights};

use std::rc::Rc;

use rand_xoshiro::Xoshiro256StarStar;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use plywright_benches::corpus::Corpus;

/// The seed of all synthetic operands.
pub(crate) const SEED: u64 = 2013;

/// Operands with their right answers.
pub(crate) struct Set<T> {
    /// The name in bench ids.
    pub(crate) name: String,
    /// The operands.
    pub(crate) operands: T,
    /// Number of operations in one pass over the operands.
    pub(crate) operations: u64,
    /// The answer of the slow reference.
    pub(crate) right: Expected,
    /// Reorders the operands, if a branch predictor could learn their order.
    pub(crate) reorder: Option<Reorder<T>>,
}

/// A function that returns the right answer of a variant, by name, if there is one.
pub(crate) type AnswerOf = Rc<dyn Fn(&str) -> Option<u64>>;

/// The right answers.
#[derive(Clone)]
pub(crate) enum Expected {
    /// One answer for all variants.
    All(u64),
    /// One answer per variant, by name, if variants differ in their knowledge; it is only computed
    /// on demand.
    Each(AnswerOf),
}

impl Expected {
    /// Returns the answer of a variant or a recipe, or `None` if it has no answer.
    pub(crate) fn answer(&self, name: &str) -> Option<u64> {
        match self {
            Self::All(answer) => Some(*answer),
            Self::Each(answer) => answer(name),
        }
    }
}

/// A function that reorders operands.
pub(crate) type Reorder<T> = Box<dyn FnMut(&mut T)>;

/// Loads the recorded operands. A missing or damaged corpus ends the bench with one clear error.
pub(crate) fn corpus() -> Corpus {
    // A suite that runs outside the checkout gets the place of its operands from this variable.
    let folder = std::env::var_os("PLYWRIGHT_CORPUS");
    let folder = folder.unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/corpus").into());
    Corpus::load(folder.as_ref()).unwrap_or_else(|error| {
        eprintln!("error: {error}");
        std::process::exit(1)
    })
}

/// Returns the random generator of the set `name`.
fn random(name: &str) -> Xoshiro256StarStar {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    Xoshiro256StarStar::seed_from_u64(name.bytes().fold(SEED, fold))
}

/// Returns a random number below `bound`. The probability of each number is off by less than one in
/// four billion, so `bound` must be small.
fn below(random: &mut Xoshiro256StarStar, bound: usize) -> usize {
    (((random.next_u64() >> 32) * bound as u64) >> 32) as usize
}

/// Returns a word with `bits` bits set; all such words are equally likely.
fn word(random: &mut Xoshiro256StarStar, bits: u32) -> u64 {
    let mut word = 0_u64;
    for placed in 0..bits {
        // Finds the `free`-th bit that is still clear.
        let mut free = below(random, 64 - placed as usize);
        for bit in 0..64 {
            if word >> bit & 1 == 0 {
                if free == 0 {
                    word |= 1 << bit;
                    break;
                }
                free -= 1;
            }
        }
    }
    word
}

/// Puts the elements into random order.
pub(crate) fn shuffle<T>(random: &mut Xoshiro256StarStar, elements: &mut [T]) {
    for last in (1..elements.len()).rev() {
        elements.swap(last, below(random, last + 1));
    }
}

/// Divides `total` in proportion to `calls`, without losing any to rounding.
fn shares(calls: impl Iterator<Item = u64> + Clone, total: usize) -> Vec<usize> {
    let total_calls: u128 = calls.clone().map(u128::from).sum();
    let up_to = calls.scan(0, |sum: &mut u128, calls| {
        *sum += u128::from(calls);
        Some((*sum * total as u128 / total_calls.max(1)) as usize)
    });
    up_to.scan(0, |before, here| Some(here - std::mem::replace(before, here))).collect()
}
