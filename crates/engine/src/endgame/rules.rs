//! Recognisers, without tables.

use super::{Endgame, Sources};

/// Asks the rules alone.
#[derive(Clone, Copy, Debug)]
pub struct Rules;

impl Endgame for Rules {
    const NAME: &'static str = "rules";
    const ASKS: bool = true;
    const NEEDS_TABLES: bool = false;

    #[inline(always)]
    fn ask<S: Sources>(sources: &S) -> Option<S::Answer> {
        sources.rules()
    }
}
