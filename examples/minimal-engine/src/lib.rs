//! Someone else's engine, as small as one can be: it has a board of its own ([`board`]) and takes four parts from Plywright.
//!
//! | part | what for |
//! |---|---|
//! | `sliders` | the moves of rooks, bishops and queens |
//! | `popcount` | mobility, and how much is left on the board |
//! | `score` | midgame and endgame values in one |
//! | `repetition` | draws, in the game and in the search |
//!
//! [`engine`] is generic over the four. Which ones they are is said once: at compile time in [`Fixed`], at run time in [`enter`].

#![forbid(unsafe_code)]

pub mod board;
pub mod engine;

use plywright_parts::popcount::{self, Popcount};
use plywright_parts::repetition::{self, Repetition};
use plywright_parts::score::{self, Score};
use plywright_parts::sliders::{self, Sliders};

use engine::Engine;

/// A choice at compile time: what needs no instruction is simply there.
pub type Fixed = Engine<popcount::Swar, sliders::Magic, score::Packed, repetition::Counter>;

/// What is to be done with an engine, whatever its parts.
pub trait Task {
    /// What it gives.
    type Answer;

    /// Does it.
    fn run<P: Popcount, S: Sliders, V: Score, R: Repetition>(
        self,
        engine: Engine<P, S, V, R>,
    ) -> Self::Answer;
}

/// A choice at run time: what this CPU has, and what every CPU has where it has not.
///
/// The choice is made once, outside of all loops; the task is compiled for either engine and calls nothing through a pointer.
pub fn enter<T: Task>(task: T) -> T::Answer {
    match (popcount::Hardware::new(), sliders::Pext::new()) {
        (Some(popcount), Some(sliders)) => {
            task.run(Engine::<_, _, score::Packed, repetition::Counter>::new(popcount, sliders))
        }
        _ => task.run(Fixed::new(popcount::Swar, sliders::Magic)),
    }
}

/// The guide's examples are tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/use-in-your-engine.md")]
struct Guide;
