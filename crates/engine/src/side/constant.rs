//! The side as a type: the code is compiled once for each side, and every decision that depends on
//! the side is made at compile time.

use super::{Side, Sides, Visit};
use crate::types::Colour;

/// Compiles one copy of the code for White and one for Black.
#[derive(Clone, Copy, Debug)]
pub struct Const;

/// White, known at compile time.
#[derive(Clone, Copy, Debug)]
pub struct White;

/// Black, known at compile time.
#[derive(Clone, Copy, Debug)]
pub struct Black;

impl Side for White {
    #[inline(always)]
    fn colour(self) -> Colour {
        Colour::White
    }
}

impl Side for Black {
    #[inline(always)]
    fn colour(self) -> Colour {
        Colour::Black
    }
}

impl Sides for Const {
    const NAME: &'static str = "const";

    #[inline(always)]
    fn both<V: Visit>(visitor: &mut V) -> [V::Output; 2] {
        [visitor.visit(White), visitor.visit(Black)]
    }
}
