//! The side as a value: one copy of the code, with a test wherever it depends on the side.

use std::hint::black_box;

use super::{Side, Sides, Visit};
use crate::types::Colour;

/// Compiles one copy of the code and calls it with White and with Black.
#[derive(Clone, Copy, Debug)]
pub struct Runtime;

/// A side known only at run time.
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
        // Without `black_box` the optimiser sees that only two constants are ever passed, and
        // compiles a copy for each, as the variant `Const` does. A trip through the stack hides the
        // constants.
        let [white, black] = black_box(Colour::ALL);
        [once(visitor, white), once(visitor, black)]
    }
}

/// The only copy of the code. A function that is never inlined exists once, and its size can be
/// seen.
#[inline(never)]
fn once<V: Visit>(visitor: &mut V, colour: Colour) -> V::Output {
    visitor.visit(AtRunTime(colour))
}
