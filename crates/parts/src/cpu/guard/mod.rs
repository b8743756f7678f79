//! A build that was compiled for more than the CPU has says so, and ends, before it can crash.
//!
//! With `-C target-cpu=x86-64-v3` the compiler may put an AVX or BMI instruction anywhere, `main` and what runs before it
//! included, so a check in Rust may die of what it is looking for. Asking the standard library is no help either: of a
//! feature that the build assumes, `is_x86_feature_detected!` is the constant `true`.
//!
//! | where | what guards |
//! |---|---|
//! | x86 and x86-64 Linux | [`before_main!`], written in the instructions that every such CPU has, run before all other code of the program by the first entry of `.init_array` |
//! | x86 elsewhere | [`check`], ordinary code, called first in `main`: a best effort, since it is compiled like the rest |
//! | other architectures | nothing: their builds assume what the target's baseline has |
//!
//! Both walk one table, in which stand the features that this very build was compiled for; for the default build of x86-64
//! it is empty, and the guard is a call and two `ret`. A library cannot know whether its user wants such a thing, so it is the
//! program that asks for the entry in its `.init_array`, and says by which name it wants to be called:
//!
//! ```
//! plywright_parts::cpu::guard::before_main!("my-engine");
//!
//! # #[allow(clippy::needless_doctest_main)]
//! fn main() {
//!     // Where nothing can run before `main`.
//!     if let Err(missing) = plywright_parts::cpu::guard::check() {
//!         eprintln!("my-engine: {missing}");
//!         std::process::exit(1);
//!     }
//! }
//! ```
//!
//! Shared libraries are started before the program that uses them. Those of the system are built for the system's own
//! baseline; of others no guard in the program can speak.

use std::fmt;

use super::features::{self, Feature, Words};

#[doc(inline)]
pub use crate::__before_main as before_main;

/// What this build assumes, for [`check`].
fn assumed() -> impl Iterator<Item = &'static Feature> {
    features::ALL.iter().filter(|feature| feature.is_assumed)
}

/// This build was compiled for features that this CPU, or its operating system, does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing(
    /// The compiler's names of the features.
    pub Vec<&'static str>,
);

impl fmt::Display for Missing {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.0.join(", ");
        write!(
            out,
            "this build was compiled for {names}, which this CPU or its operating system does not have; \
             build for a lower target"
        )
    }
}

impl std::error::Error for Missing {}

/// Whether this CPU has what this build was compiled for, as far as code of this build can find out.
pub fn check() -> Result<(), Missing> {
    // The default build assumes nothing that is not everywhere, and need not ask.
    if assumed().next().is_none() {
        return Ok(());
    }
    Words::here().map_or(Ok(()), |words| missing_in(&words))
}

/// What of this build's features is not in these words.
fn missing_in(words: &Words) -> Result<(), Missing> {
    let missing: Vec<_> =
        assumed().filter(|feature| !words.has(feature)).map(|feature| feature.name).collect();
    if missing.is_empty() { Ok(()) } else { Err(Missing(missing)) }
}

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86", all(target_arch = "x86_64", target_pointer_width = "64"))
))]
mod naked;

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86", all(target_arch = "x86_64", target_pointer_width = "64"))
))]
#[doc(hidden)]
pub use naked::{NAME_ROOM, enforce};

/// Puts the guard in front of a program: `before_main!("my-engine")`, once, next to its `main`.
///
/// Where the build was compiled for something that the CPU or its operating system does not have, the program writes one line to
/// standard error, which begins with the name given here, and ends with the status 1. On targets where nothing can be put there it
/// does nothing: [`check`] is for those.
///
/// The name is a literal of at most 64 bytes, without quotes, backslashes, braces and line breaks.
#[doc(hidden)]
#[macro_export]
macro_rules! __before_main {
    ($name:literal) => {
        #[cfg(all(
            target_os = "linux",
            any(target_arch = "x86", all(target_arch = "x86_64", target_pointer_width = "64"))
        ))]
        const _: () = {
            assert!($name.len() <= $crate::cpu::guard::NAME_ROOM, "the program's name is too long");

            /// Calls the guard, which reads the name behind the `ret`. Naked, so that no instruction of it is the compiler's.
            #[unsafe(naked)]
            extern "C" fn guard() {
                ::core::arch::naked_asm!(
                    "call {enforce}",
                    "ret",
                    concat!(".asciz \"", $name, "\""),
                    enforce = sym $crate::cpu::guard::enforce,
                )
            }

            // SAFETY: the section holds pointers to functions, which are called with the C calling convention before `main`.
            // The guard is one that needs nothing to be there yet. Of the entries the one with the lowest number is the first.
            #[used]
            #[unsafe(link_section = ".init_array.00000")]
            static GUARD: extern "C" fn() = guard;
        };
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_build_runs_here_and_without_any_feature_it_would_be_refused() {
        assert_eq!(check(), Ok(()));
        // Of the baseline of x86-64 the table is silent, since there is no such CPU without it.
        let missing = missing_in(&Words::default()).err().map_or(Vec::new(), |Missing(names)| names);
        assert!(missing.iter().copied().eq(assumed().map(|feature| feature.name)));
    }

    #[test]
    fn what_is_missing_is_named() {
        let message = Missing(vec!["bmi2", "avx2"]).to_string();
        assert!(message.starts_with("this build was compiled for bmi2, avx2, which this CPU"), "{message}");
    }
}
