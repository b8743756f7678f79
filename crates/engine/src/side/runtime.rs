//! The side is a value: one copy of the code, which asks wherever it depends on it.

use std::hint::black_box;

use super::{Side, Sides, Visit};
use crate::types::Colour;

/// One copy of the code, called with White and with Black.
#[derive(Clone, Copy, Debug)]
pub struct Runtime;

/// A side that only the running program knows.
#[derive(Clone, Copy, Debug)]
pub struct AtRunTime(Colour);

impl Side for AtRunTime {
    #[inline(always)]
    fn colour(self) -> Colour {
        self.0
    }
}

impl Sides for Runtime {
    const NAME: &'static str = "runtime";

    #[inline(always)]
    fn both<V: Visit>(visitor: &mut V) -> [V::Output; 2] {
        // The optimiser would see that two constants are all that is ever passed, and compile a copy for each of them:
        // the other variant. A trip through the stack hides that from it.
        let [white, black] = black_box(Colour::ALL);
        [once(visitor, white), once(visitor, black)]
    }
}

/// The only copy: what is never inlined is there once, and its size can be seen.
#[inline(never)]
fn once<V: Visit>(visitor: &mut V, colour: Colour) -> V::Output {
    visitor.visit(AtRunTime(colour))
}
