//! Checks at the start whether the CPU has all features that the build was compiled for. If it has
//! not, the program can end with a message, unless it dies before.
//!
//! Call [`check`] first in `main`:
//!
//! ```
//! # #[allow(clippy::needless_doctest_main)]
//! fn main() {
//!     if let Err(missing) = plywright_parts::cpu::guard::check() {
//!         eprintln!("my-engine: {missing}");
//!         std::process::exit(1);
//!     }
//! }
//! ```
//!
//! The check reads CPUID itself. The standard library does not help: for a feature that the build
//! assumes, `is_x86_feature_detected!` is the constant `true`.
//!
//! It is a best effort. The check is compiled like the rest of the program, and with
//! `-C target-cpu=x86-64-v3` the compiler may put an AVX or BMI instruction anywhere: into the
//! check, into `main`, into the standard library's code that runs before `main`. On a CPU without
//! that instruction the program then dies of an illegal instruction (SIGILL) before it prints the
//! message. The default build for x86-64 assumes nothing that an x86-64 CPU could lack, so its
//! check is empty. On architectures other than x86 the check does nothing.

use std::fmt;

use super::features::{self, Feature, Word, Words};

/// Returns the features that this build assumes and a CPU may lack.
fn assumed() -> impl Iterator<Item = &'static Feature> {
    features::ALL.iter().filter(|feature| feature.is_assumed)
}

/// An error: this build was compiled for features that this CPU or its operating system lacks.
///
/// It holds no data, and asks the CPU again for the names: to move a list of names, the compiler
/// would use the very registers that may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing(());

impl fmt::Display for Missing {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        sentence(out, assumed().filter(|feature| !feature.is_here()))
    }
}

impl std::error::Error for Missing {}

/// Writes the sentence that names the missing features.
fn sentence<'a>(out: &mut dyn fmt::Write, missing: impl Iterator<Item = &'a Feature>) -> fmt::Result {
    out.write_str("this build was compiled for ")?;
    let mut comma = "";
    for feature in missing {
        out.write_str(comma)?;
        out.write_str(feature.name)?;
        comma = ", ";
    }
    out.write_str(", which this CPU or its operating system does not have; build for a lower target")
}

/// Checks that this CPU has the features that this build was compiled for, as far as code of this
/// build can find out.
///
/// # Errors
///
/// The error names the missing features.
pub fn check() -> Result<(), Missing> {
    // On a target without CPUID the build assumes no x86 features.
    if is_enough(|word| word.here().unwrap_or_default()) { Ok(()) } else { Err(Missing(())) }
}

/// Returns true if a CPU with these words has everything that this build assumes. Words that do not
/// matter are not read.
fn is_enough(read: impl Fn(Word) -> u32) -> bool {
    // One word at a time, because the compiler would move all of them together with vector
    // instructions.
    Word::ALL.iter().all(|&word| {
        let needed = Words::ASSUMED.get(word);
        needed == 0 || read(word) & needed == needed
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_is_refused_without_any_feature_that_it_assumes() {
        assert_eq!(check(), Ok(()));
        let words = Words::of(assumed());
        assert!(is_enough(|word| words.get(word)));
        for feature in assumed() {
            let others = |word: Word| match word == feature.word {
                true => words.get(word) & !feature.mask,
                false => words.get(word),
            };
            assert!(!is_enough(others), "{}", feature.name);
        }
        let unsaved = |word: Word| if word == Word::Xcr0 { 0 } else { words.get(word) };
        assert_eq!(is_enough(unsaved), assumed().all(|feature| feature.states == 0));
    }

    #[test]
    fn the_missing_feature_is_named() {
        let mut message = String::new();
        sentence(&mut message, [features::BMI2, features::AVX2].iter()).expect("written");
        let expected = "this build was compiled for bmi2, avx2, which this CPU or its operating system does not have; \
                        build for a lower target";
        assert_eq!(message, expected);
    }
}
