//! Somebody else's engine, as small as possible: it has its own board ([`board`]) and takes four
//! parts from Plywright.
//!
//! | part | use |
//! |---|---|
//! | `sliders` | the moves of rooks, bishops and queens |
//! | `popcount` | mobility, and the number of pieces left |
//! | `score` | midgame and endgame values in one |
//! | `repetition` | draws, in the game and in the search |
//!
//! [`engine`] is generic over the four. The parts are chosen in one place: at compile time in
//! [`Fixed`], at run time in [`enter`].

#![forbid(unsafe_code)]

pub mod board;
pub mod engine;

use plywright_parts::popcount::{self, Popcount};
use plywright_parts::repetition::{self, Repetition};
use plywright_parts::score::{self, Score};
use plywright_parts::sliders::{self, Sliders};

use engine::Engine;

/// A choice at compile time, of parts that need no special instruction.
pub type Fixed = Engine<popcount::Swar, sliders::Magic, score::Packed, repetition::Counter>;

/// A task for an engine with any parts.
pub trait Task {
    /// The type of the answer.
    type Answer;

    /// Runs the task.
    fn run<P: Popcount, S: Sliders, V: Score, R: Repetition>(
        self,
        engine: Engine<P, S, V, R>,
    ) -> Self::Answer;
}

/// Runs the task with parts chosen at run time: the variants that need special instructions if this
/// CPU has all these instructions, otherwise the parts of [`Fixed`].
///
/// The choice is made once, outside of all loops. The task is compiled for both engines, and calls
/// nothing through a pointer.
pub fn enter<T: Task>(task: T) -> T::Answer {
    match (popcount::Hardware::new(), sliders::Pext::new()) {
        (Some(popcount), Some(sliders)) => {
            task.run(Engine::<_, _, score::Packed, repetition::Counter>::new(popcount, sliders))
        }
        _ => task.run(Fixed::new(popcount::Swar, sliders::Magic)),
    }
}

/// Runs the examples of the guide as tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/use-in-your-engine.md")]
struct Guide;
